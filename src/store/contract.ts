// The contract of the storage engines. A read sees committed data. The promise of a change resolves once the change is on disk. Each
// method is atomic unless its comment says otherwise. sqlite/ and postgres/ implement it for rows, and blobs/ for files.

import type { Clock } from "../base/clock.ts";
import type { AppError } from "../base/errors.ts";
import type { Keyring } from "../base/keyring.ts";
import type { AttemptLimits, Gate } from "../base/limiter.ts";
import type { Blobs } from "./blob_files.ts";
import type { Awaitable } from "./pushes.ts";
import type { RequestStore } from "./sql/requests.ts";
import type { LinkKey } from "./sql/link_key.ts";
import type { PushStore } from "./sql/pushes.ts";
import type { RotationState } from "./sql/rotation.ts";
import type { Spoken } from "./sql/index.ts";
import type { OutboxStore } from "./sql/outbox.ts";

export type { CallerSignal, Awaitable, Claimed, ClaimNeed, PushParts } from "./pushes.ts";
export type { AdminFilter, AdminLogStore } from "./sql/admin_log.ts";
export type { RequestStore } from "./sql/requests.ts";
export type { BlobTable } from "./sql/blob_table.ts";
export type { LinkKey } from "./sql/link_key.ts";
export type { HoldStore, NewHold } from "./sql/holds.ts";
export type { IdentityStore } from "./sql/identities.ts";
export type { Arrival, ImportedPush, ImportStore, Mark } from "./sql/imports.ts";
export type { KeptAnswerStore } from "./sql/kept_answers.ts";
export type { MailingStore } from "./sql/mailings.ts";
export type { OpenerStore } from "./sql/openers.ts";
export type { CodeFate, RecipientCodeStore, TooMany, Tried } from "./sql/recipient_codes.ts";
export type { OutboxStore } from "./sql/outbox.ts";
export type { DeleteSoon, PushStore } from "./sql/pushes.ts";
export type { OverviewStore, PushCount, PushFilter } from "./sql/overview.ts";
export type { NewUser, Rights } from "./sql/accounts.ts";
export type { AccountChanges, AccountStore } from "./sql/index.ts";
export type { Takeover } from "./sql/offboarding.ts";
export type { NewInvitation } from "./sql/password_links.ts";
export type { KeyFingerprints, RenewedSeals, RotationState } from "./sql/rotation.ts";
export type { SecondFactorChanges, SecondFactorStore } from "./sql/second_factors.ts";
export type { NewSession } from "./sql/sessions.ts";
export type { NewToken, UsedToken } from "./sql/tokens.ts";
export { DamagedBlob } from "./blob_files.ts";
export type {
  BlobReader,
  Blobs,
  BlobWriter,
  DiskSpace,
  PartialBlob,
  PartialBlobs,
  PartialFacts,
} from "./blob_files.ts";
export type { BlobFindings, Inspection, Progress } from "./inspection.ts";

export interface StoreOptions {
  dataDir: string;
  key?: string | undefined;
  keyFile?: string | undefined;
  /** The key that `key` replaces, for a rotation between two keys in settings or credentials. */
  previousKey?: string | undefined;
  credentialsDir?: string | undefined;
  /** Whether this is a server, which locks the directory, rather than a command that runs beside one. */
  exclusive: boolean;
  /** Whether waiting for the disk is left to other threads, so that a server can answer requests meanwhile. */
  ownThread?: boolean;
  /** `false` refuses an older schema instead of upgrading it. */
  upgrades?: false | undefined;
  /** For the migration to PostgreSQL: opens a directory that is marked as being migrated. */
  migrates?: true;
  /** The maximum number of writes that share a commit. */
  maxWritesPerCommit?: number;
  /** Stored in the database as the last version that has written to it. */
  applicationVersion?: string;
  /** The space that an upgrade of the schema leaves free on the disk. */
  spaceFloor?: SpaceFloor | undefined;
  /** Called if opening takes a long time. */
  onProgress?: OnProgress | undefined;
  /** Called once for each damaged place in the database. */
  onDamage?: ((place: DamagedPlace) => void) | undefined;
  /** Called once, with a sentence, when writing is no longer possible. Then the process must end at once. */
  onFailure?: ((sentence: string) => void) | undefined;
}

/** Options for PostgreSQL. */
export interface NodeOptions {
  /** A digest of the settings that all nodes should share. */
  settingsDigest?: string | undefined;
  /** Whether to refuse a database that confirms a change before a standby has it. */
  requireSyncStandby?: boolean;
  /** How long erased keys may remain readable, with the master key, in the database's files, logs and backups. */
  eraseHorizonMs?: number;
  /** For tests that set the time: uses the times that callers pass, not the database's clock. */
  testClock?: boolean;
}

/** The space to leave free on the disk: the smaller of the two. */
export interface SpaceFloor {
  bytes: number;
  percent: number;
}

export type OnProgress = (message: string, fields: Record<string, string | number>) => void;

/** Where the database is damaged. Metadata only. */
export interface DamagedPlace {
  what: string;
  reason: string;
}

export interface Migrated {
  from: number;
  to: number;
  /** The path of the copy of the earlier database; null if the engine makes none. */
  copy: string | null;
}

/** `Spoken` has the operations of sql/, which both engines share. */
export interface Store extends Spoken {
  pushes: PushStore;
  requests: RequestStore;
  blobs: Blobs;
  keys: Keyring;
  links: LinkKey;
  rotation: RotationState;
  outbox: OutboxStore;
  maintenance: Maintenance;

  /** The authoritative clock, if it is not this host's clock. */
  clock?: Clock;

  /** State that several servers share; undefined if there is only one. */
  shared?: SharedState;

  /** The key with this fingerprint, if the data directory has it for a rotation; else null. */
  nextKey(fingerprint: string): Uint8Array | null;

  /** Sentences for the administrator about the keys. */
  notices: readonly string[];

  /** The upgrade of the schema when the store was opened; null if there was none. */
  migrated: Migrated | null;

  /** @returns a sentence if the database or the lock is no longer the file that was opened */
  findLoss(): string | null;

  /** Commits something small. @throws AppError `unavailable`, and `corrupt` once any damage has been found */
  checkWritable(): Promise<void>;

  /** Finishes the writes that are queued, then closes. */
  close(): Awaitable<void>;
}

/** One of several servers. */
export interface SharedNode {
  id: string;
  /** The version and commit. */
  version: string;
  /** How far the database's clock is ahead of the server's, in ms. */
  skewMs: number;
  isThisOne: boolean;
}

/** The state that several servers share. A single server has it in memory. */
export interface SharedState {
  /** This server among `nodes()`. */
  id: string;

  /** Counts the failed attempts of all servers under this name. */
  gate(name: string, limits: AttemptLimits, clock: Clock): Gate;

  /** A sentence if this server should get no requests now; else null. */
  trouble(): string | null;

  /** The servers that are running, this one included, by id. */
  nodes(): Promise<SharedNode[]>;

  /** Differences between the servers that an administrator should know: one sentence each. */
  differences(): Promise<string[]>;
  /** Tells the other servers that this one has new settings. @param digest of the settings that all should share */
  renewSettings(digest: string): void;

  /** The setup code of all servers: `fresh` if no server has made one yet. */
  setupCode(fresh: string): Promise<string>;
}

/** Times for a background pass, in ms since 1970. */
export interface PassTimes {
  nowMs: number;
  /** Anonymous pushes that expired before this time are purged; null keeps them forever. */
  purgeAnonymousBeforeMs: number | null;
  /** The same for pushes with an owner. */
  purgeOwnedBeforeMs: number | null;
}

export interface Maintenance {
  /**
   * A background pass: expires and erases pushes whose time is up, purges pushes that expired long ago, deletes waits that ended
   * long ago, returns unused space to the disk, and removes erased bytes from logs. It works in short steps, and requests run
   * between them. Damage in one part does not stop the other parts.
   * @param stop ends the pass after the current step
   * @throws AppError `corrupt` at the end of a pass that found damage, `unavailable` at once
   */
  maintain(times: PassTimes, stop?: AbortSignal): Promise<{ expired: number; purged: number }>;

  /**
   * Call this after a pass; it may wait for a bucket. Makes sure that erased keys in the database's files, logs and backups open
   * nothing. Undefined if the engine overwrites what it erases.
   * @param stop ends it after the current step
   */
  renewKeys?(nowMs: number, stop?: AbortSignal): Promise<void>;
  sizes(): Awaitable<{ databaseBytes: number; logBytes: number }>;

  /** Whether damage has been found since the store was opened. Only restoring a backup repairs it. */
  readonly isDamaged: boolean;

  /** From now on, every write fails with this error, because the files of the database are lost. */
  refuseWrites(refusal: AppError): void;
}
