// What every engine of the store promises. A read sees committed data. The promise of a change resolves once the
// change is on disk. Each method is one atomic step, unless it says otherwise: no other call ever sees half of it.
// Implemented in store/sqlite/ and store/postgres/ (rows) and in store/blobs/ (files); store/index.ts opens them.

import type { Clock } from "../base/clock.ts";
import type { AppError } from "../base/errors.ts";
import type { Keyring } from "../base/keyring.ts";
import type { AttemptLimits, Gate } from "../base/limiter.ts";
import type { Blobs } from "./blob_files.ts";
import type { Awaitable } from "./pushes.ts";
import type { RequestStore } from "./sql/requests.ts";
import type { PushStore } from "./sql/pushes.ts";
import type { RotationState } from "./sql/rotation.ts";
import type { Spoken } from "./sql/index.ts";
import type { OutboxStore } from "./sql/outbox.ts";

export type { Asker, Awaitable, Claimed, PushParts } from "./pushes.ts";
export type { AdminFilter, AdminLogStore } from "./sql/admin_log.ts";
export type { RequestStore } from "./sql/requests.ts";
export type { BlobTable } from "./sql/blob_table.ts";
export type { HoldStore, NewHold } from "./sql/holds.ts";
export type { IdentityStore } from "./sql/identities.ts";
export type { MailingStore } from "./sql/mailings.ts";
export type { OutboxStore } from "./sql/outbox.ts";
export type { PushStore } from "./sql/pushes.ts";
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
export type { BlobReader, Blobs, BlobWriter, DiskSpace } from "./blob_files.ts";
export type { BlobFindings, Inspection, Progress } from "./inspection.ts";

export interface StoreOptions {
  dataDir: string;
  key?: string | undefined;
  keyFile?: string | undefined;
  /** The key before `key`, for a rotation between two keys that are given as text or as credentials. */
  previousKey?: string | undefined;
  credentialsDir?: string | undefined;
  /** A server holds the directory alone; a command that runs beside it does not. */
  exclusive: boolean;
  /** Waits for the disk in other threads, as a server must: its other requests go on meanwhile. */
  ownThread?: boolean;
  /** Refuses a schema that is older than this program's, in place of upgrading it. */
  upgrades?: false;
  /** Opens a directory that is being migrated too: for the migration itself. */
  migrates?: true;
  maxWritesPerCommit?: number;
  /** Recorded in the database as the last version to write to it. */
  applicationVersion?: string;
  /** What an upgrade of the schema leaves free on the disk. */
  spaceFloor?: SpaceFloor | undefined;
  /** Called when opening takes long: what is done, and how much of it there is. */
  onProgress?: OnProgress | undefined;
  /** Called once for each damaged place in the database. */
  onDamage?: ((place: DamagedPlace) => void) | undefined;
  /** Called once where nothing can be written any more, with a sentence: then the process must end at once. */
  onFailure?: ((sentence: string) => void) | undefined;
}

/** What must stay free on the disk: so many bytes, or so much of it, whichever is less. */
export interface SpaceFloor {
  bytes: number;
  percent: number;
}

export type OnProgress = (message: string, fields: Record<string, string | number>) => void;

/** A place where damage was met, and how it showed. Metadata only. */
export interface DamagedPlace {
  what: string;
  reason: string;
}

/** An upgrade of the schema: from which version to which. */
export interface Migrated {
  from: number;
  to: number;
  /** Where the copy of the earlier database is; null where the engine makes none. */
  copy: string | null;
}

/** What is written once for both engines is in sql/, and described there. */
export interface Store extends Spoken {
  pushes: PushStore;
  requests: RequestStore;
  blobs: Blobs;
  keys: Keyring;
  rotation: RotationState;
  outbox: OutboxStore;
  maintenance: Maintenance;

  /** The clock that decides, where it is not this host's own. */
  clock?: Clock;

  /** What several servers on one store must know of each other; undefined where there is only one. */
  shared?: SharedState;

  /** The key with this fingerprint, if the data directory holds it for a rotation; else null. */
  nextKey(fingerprint: string): Uint8Array | null;

  /** What the administrator should know about the keys: one sentence each. */
  notices: readonly string[];

  /** What this opening changed of the schema. */
  migrated: Migrated | null;

  /** @returns a sentence where the database or the lock is no longer the file that was opened */
  findLoss(): string | null;

  /** Commits something small. @throws AppError `unavailable`, and `corrupt` once damage was met anywhere */
  checkWritable(): Promise<void>;

  /** Finishes the writes that are queued, then closes. */
  close(): Awaitable<void>;
}

/** What one server alone would keep in its memory. */
export interface SharedState {
  /** Failed attempts, counted by all servers together under this name. */
  gate(name: string, limits: AttemptLimits, clock: Clock): Gate;

  /** Why this server should get no requests at the moment, as a sentence; null while it may. */
  trouble(): string | null;

  /** The setup code of all servers: `fresh`, where no server has made one yet. */
  setupCode(fresh: string): Promise<string>;
}

/** Points in time for a background pass, in ms since 1970. */
export interface PassTimes {
  nowMs: number;
  /** Anonymous pushes that expired before this moment are deleted whole; null keeps them forever. */
  purgeAnonymousBeforeMs: number | null;
  /** The same for pushes with an owner. */
  purgeOwnedBeforeMs: number | null;
}

/** What the engine does for itself in the background, and what it reports of itself. */
export interface Maintenance {
  /**
   * One background pass. It expires and erases pushes whose time is up, deletes and logs pushes that expired long
   * ago, forgets waits that were over long ago, gives unused space back to the disk, and leaves no erased bytes in a log.
   * It works in short steps; other requests run between them. Damage in one part does not keep the others from being done.
   * @param stop ends the pass after the current step
   * @throws AppError `corrupt` at the end of a pass that met damage, `unavailable` at once
   */
  maintain(times: PassTimes, stop?: AbortSignal): Promise<{ expired: number; purged: number }>;

  /**
   * What follows a pass, and may wait for a bucket: gone keys that are still in the remains of the database are made
   * useless. Undefined where the engine overwrites what it erases.
   * @param stop ends it after the current step
   */
  renewKeys?(nowMs: number, stop?: AbortSignal): Promise<void>;
  sizes(): Awaitable<{ databaseBytes: number; logBytes: number }>;

  /** Whether damage was met since the store was opened. It does not heal by itself: a backup is needed. */
  readonly isDamaged: boolean;

  /** From now on every write fails with this error: the files it would reach are lost. */
  refuseWrites(refusal: AppError): void;
}
