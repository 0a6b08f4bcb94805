// What every engine of the store promises. A read sees committed data. The promise of a change resolves once the
// change is on disk. Each method is one atomic step, unless it says otherwise: no other call ever sees half of it.
// Implemented in store/sqlite/ and store/postgres/ (rows) and in store/blobs/ (files); store/index.ts opens them.

import type { Clock } from "../base/clock.ts";
import type { AppError } from "../base/errors.ts";
import type { Keyring } from "../base/keyring.ts";
import type { AttemptLimits, Gate } from "../base/limiter.ts";
import type { Ended, ApiToken, Preferences, Session, SignInMethod, User } from "../model/account.ts";
import type { AuditEntry, AuditKind, AuditTotal, ClientInfo, FreezeKind, LogOnlyKind } from "../model/audit.ts";
import type { NewEvent } from "../model/event.ts";
import type { Decision, Hold } from "../model/hold.ts";
import type { MailOrder } from "../model/mailing.ts";
import type {
  FileRecord,
  MasterSeals,
  NewPush,
  PushRecord,
  SealedLabels,
  SealedPayload,
  SealedWords,
} from "../model/push.ts";
import type { NewSecretRequest, RequestState, SecretRequest } from "../model/request.ts";
import type { TokenLimits } from "../model/token.ts";
import type { AdminLogStore } from "./admin_log.ts";
import type { Blobs } from "./blobs/contract.ts";
import type { IdentityStore } from "./identities.ts";
import type { SecondFactorStore } from "./second_factors.ts";
import type { LeaverChanges, LeaverStore } from "./leavers.ts";
import type { MailingStore } from "./mailings.ts";
import type { OutboxStore } from "./outbox.ts";
import type { OverviewStore } from "./overview.ts";

export type { AdminFilter, AdminLogStore } from "./admin_log.ts";
export type { IdentityStore } from "./identities.ts";
export type { SecondFactorStore } from "./second_factors.ts";
export type { NewInvitation } from "./leavers.ts";
export type { MailingStore } from "./mailings.ts";
export type { OutboxStore } from "./outbox.ts";
export type { OverviewStore, PushCount, PushFilter } from "./overview.ts";
export { DamagedBlob } from "./blobs/contract.ts";
export type { BlobReader, Blobs, BlobWriter, DiskSpace } from "./blobs/contract.ts";
export type { BlobFindings, Inspection, Progress } from "./maintenance/contract.ts";

/** What one engine has at hand, and another must ask for. */
export type Awaitable<T> = T | Promise<T>;

export interface StoreOptions {
  dataDir: string;
  key?: string | undefined;
  keyFile?: string | undefined;
  /** The key before `key`, for a rotation between two keys that are given as text or as credentials. */
  previousKey?: string | undefined;
  credentialsDir?: string | undefined;
  /** A server holds the directory alone; a command that runs beside it does not. */
  exclusive: boolean;
  /** Writes in a thread of its own while the disk is slow, as a server must: its other requests go on meanwhile. */
  ownThread?: boolean;
  /** With a thread: a flush that takes this long sends writes there. */
  slowFlushMs?: number;
  /** Opens a directory that is being migrated too: for the migration itself. */
  migrates?: true;
  maxWritesPerCommit?: number;
  /** Recorded in the database as the last version to write to it. */
  applicationVersion?: string;
  /** Called once for each damaged place in the database. */
  onDamage?: ((place: DamagedPlace) => void) | undefined;
  /** Called once where nothing can be written any more, with a sentence: then the process must end at once. */
  onFailure?: ((sentence: string) => void) | undefined;
}

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

export interface Store {
  pushes: PushStore;
  holds: HoldStore;
  requests: RequestStore;
  accounts: AccountStore;
  blobTable: BlobTable;
  blobs: Blobs;
  keys: Keyring;
  rotation: RotationState;
  overview: OverviewStore;
  outbox: OutboxStore;
  adminLog: AdminLogStore;
  mailings: MailingStore;
  identities: IdentityStore;
  secondFactors: SecondFactorStore;
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

  /** Whether `doctor` has left this word in the database within the last minute. */
  isDoctor(word: string): Awaitable<boolean>;

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

/** What is stored with a push. */
export interface PushParts {
  sealed: SealedPayload;
  labels: SealedLabels | null;
  /** What the sender says to recipients. */
  words?: Uint8Array | null;
  files: readonly FileRecord[];
  /** Mail that tells people of it. */
  mail?: MailOrder | null;
}

export interface PushStore {
  /** Stores a push with its sealed parts and its `creation` entry. The blobs of `files` must be on disk already. */
  create(push: NewPush, parts: PushParts, client: ClientInfo): Promise<PushRecord>;
  find(lookup: Uint8Array): Promise<PushRecord | null>;

  /** Adds to how often programs have loaded the pages of pushes, up to MAX_SCANS each. In one commit. */
  addScans(counts: ReadonlyArray<{ pushId: number; count: number }>): Promise<void>;
  scansOf(pushId: number): Promise<number>;

  /** Reports a seal that does not open. @returns the error to throw */
  damaged(what: string): AppError;

  /** The push together with what a retrieval opens; `sealed` is null once it is erased. */
  findSealed(lookup: Uint8Array): Awaitable<{ push: PushRecord; sealed: SealedPayload | null } | null>;

  /** What the sender of this push says to recipients, and the owner's e-mail address; null where nothing, or expired. */
  findWords(id: number): Promise<{ sealed: SealedWords; ownerEmail: string } | null>;

  /** The files of a push that is not expired, in their order. */
  files(id: number): Promise<Array<Omit<FileRecord, "checksum">>>;

  /**
   * The claim: checks the limits, counts the view and writes its `view` entry. The last view also expires the push
   * and erases its payload. Its blobs stay for `blobsStayMs` more, because the recipient's download links still
   * need them.
   * @param asker nothing happens where it has disconnected by the time of the claim
   * @returns the push after this view, or "asker-gone", or null when its views or time are used up: then
   * a `failed_view` entry is written instead, and a push whose time is up is expired.
   */
  claimView(
    push: PushRecord,
    client: ClientInfo,
    nowMs: number,
    blobsStayMs: number,
    asker?: Asker,
  ): Promise<PushRecord | "asker-gone" | null>;

  /**
   * As `claimView`, with a released wait, which a counted view uses up in the same step: of two claims with one wait,
   * one counts at most. A claim that counts nothing leaves the wait as it was.
   * @returns "not-released" where the wait is not released, or not any more
   */
  claimHeldView(
    push: PushRecord,
    holdId: string,
    client: ClientInfo,
    nowMs: number,
    blobsStayMs: number,
    asker?: Asker,
  ): Promise<PushRecord | "asker-gone" | "not-released" | null>;

  /** Writes an entry without counting a view, up to a limit per push; expires a push whose time is up. */
  logWithoutView(id: number, kind: LogOnlyKind, client: ClientInfo, nowMs: number): Promise<void>;

  /**
   * Expires by hand and erases. Idempotent: a push that is expired, or whose time is up, stays as it is. Blobs that
   * still wait for download links to expire are scheduled to be unlinked now.
   * @returns the push afterwards, or null where there is no such push.
   */
  expireByHand(id: number, client: ClientInfo, nowMs: number): Promise<PushRecord | null>;

  /**
   * Freezes or thaws a push that has not expired, and writes why. An `alarm` also marks it as alarmed, and a `thaw`
   * takes that back. `updatedAtMs` stays: it is the moment of the last view. Where nothing changes, a `freeze` or `thaw`
   * leaves no entry; the other kinds leave one that counts towards the limit of `logWithoutView`.
   * @param frozen null leaves that as it is
   * @returns the push afterwards, or null where there is no such push.
   */
  setFrozen(
    id: number,
    frozen: boolean | null,
    kind: FreezeKind,
    client: ClientInfo,
    nowMs: number,
  ): Promise<PushRecord | null>;

  /** One page of an owner's pushes, newest first. `nowMs` decides which are active, whether swept or not. */
  list(
    ownerId: number,
    state: "active" | "expired",
    nowMs: number,
    page: { limit: number; offset?: number; beforeId?: number },
  ): Promise<Array<{ push: PushRecord; labels: SealedLabels | null; words: SealedWords | null }>>;
  findById(id: number): Promise<PushRecord | null>;

  /** How many pushes there are, and how many can still be retrieved. Reads a whole index. */
  count(nowMs: number): Promise<{ all: number; active: number }>;
  /** What only the owner of a push sees of it; null for an anonymous push. */
  labels(id: number): Promise<SealedLabels | null>;
  auditLog(id: number, page: { limit: number; offset: number }): Promise<AuditEntry[]>;

  /** How many entries of each kind the audit log of a push has. Kinds without an entry are left out. */
  auditTotals(id: number): Promise<AuditTotal[]>;

  /** The newest entries of one kind, newest first. */
  latestEntries(id: number, kind: AuditKind, limit: number): Promise<AuditEntry[]>;

  /**
   * Expires, erases and disowns all pushes of a user who is being removed. Works in short steps; other requests
   * run between them.
   * @returns how many of the pushes were still active
   */
  expireAndDisown(ownerId: number, nowMs: number): Promise<number>;
}

/** Waits for held pushes. Freezing a push ends its waits; they do not come back when it is thawed. */
export interface HoldStore {
  /**
   * Begins a wait and writes its `hold_asked` entry, up to the limit of `logWithoutView`. Where the same waiter already
   * waits, or is released, that wait comes back and nothing changes.
   * @param most how many may wait at once
   * @returns "full" where so many wait; null where the push has expired or is frozen
   */
  ask(wait: NewHold, client: ClientInfo, nowMs: number, most: number): Promise<Hold | "full" | null>;

  find(pushId: number, id: string): Promise<Hold | null>;

  /**
   * Releases or refuses a wait that is neither decided nor over, and writes its entry. A released waiter has `timeoutMs`
   * to open the push.
   * @param choice.freezes whether the push is frozen in the same step
   * @returns the wait afterwards, whoever decided it; null where there is no such wait
   */
  decide(
    pushId: number,
    id: string,
    choice: { decision: Decision; freezes: boolean; timeoutMs: number },
    client: ClientInfo,
    nowMs: number,
  ): Promise<Hold | null>;

  /** The waits of a push, newest first, also those that are over, until they are forgotten. */
  list(pushId: number, limit: number): Promise<Hold[]>;

  /** Who waits for any push of this owner, longest first. */
  waitingFor(ownerId: number, nowMs: number, limit: number): Promise<Hold[]>;

  /** How many wait for each of these pushes. Pushes for which nobody waits are left out. */
  countWaiting(pushIds: readonly number[], nowMs: number): Promise<Map<number, number>>;

  /** These waits, each with its push. Unknown ones are left out. */
  look(ids: readonly string[]): Promise<Array<{ hold: Hold; push: PushRecord }>>;
}

/** Requests. Each is a push with the trait `request`, which the lists and counts of pushes leave out, and what is here. */
export interface RequestStore {
  /**
   * Stores a request, as `PushStore.create` stores its push.
   * @param mostOpen how many of its owner may be open at once
   * @returns "full" where so many are: then nothing is stored
   */
  create(
    push: NewPush,
    request: NewSecretRequest,
    parts: PushParts,
    client: ClientInfo,
    mostOpen: number,
  ): Promise<SecretRequest | "full">;
  find(lookup: Uint8Array): Promise<SecretRequest | null>;

  /** One page of an owner's requests in these states, newest first. */
  list(
    ownerId: number,
    states: readonly RequestState[],
    nowMs: number,
    page: { limit: number; offset: number },
  ): Promise<Array<{ request: SecretRequest; labels: SealedLabels | null }>>;

  /**
   * Stores an answer, as `PushStore.create` stores a push, and takes one of the answers that the request allows, in one
   * step with an `answer` entry in the log of the request and the event `request.answered`. Of many at once no more get
   * through than it allows.
   * @returns null where the request is closed or has all its answers: then nothing is stored
   */
  answer(requestId: number, push: NewPush, parts: PushParts, client: ClientInfo): Promise<PushRecord | null>;

  /** Answers to an owner's requests that can be read and that nobody has opened yet; at most `limit`. */
  unopened(ownerId: number, nowMs: number, limit: number): Promise<Array<{ requestId: number; pushId: number }>>;

  /** The pushes that answered a request, oldest first, until they are purged. */
  answersTo(requestId: number, limit: number): Promise<Array<{ push: PushRecord; labels: SealedLabels | null }>>;
}

export type NewHold = Pick<Hold, "id" | "pushId" | "waiter" | "words" | "expiresAtMs">;

/** The client of a request: `aborted` once it has disconnected. An AbortSignal is one. */
export interface Asker {
  readonly aborted: boolean;
  /** Where it is missing, `aborted` does not change any more. */
  addEventListener?(type: "abort", listener: () => void): void;
}

/** Types, not interfaces: a statement of SQLite takes them as its parameters. */
export type NewSession = {
  userId: number;
  /** Of the password that the user gave; null where it was not a password of this server. */
  passwordHash: string | null;
  hash: Uint8Array;
  how: SignInMethod;
  strong: boolean;
  ip: string;
  userAgent: string;
  /** The session at the provider, and sealed what it is shown to sign out there. */
  providerSid: string | null;
  providerHint: Uint8Array | null;
  nowMs: number;
  expiresAtMs: number;
};

export type NewToken = {
  userId: number;
  name: string;
  prefix: string;
  hash: Uint8Array;
  nowMs: number;
  /** Absent: none. */
  limits?: TokenLimits;
};

/** A token that somebody uses. */
export interface UsedToken {
  tokenId: number;
  user: User;
  limits: TokenLimits;
  lastUsedAtMs: number | null;
}

export interface NewUser {
  email: string;
  passwordHash: string;
  admin: boolean;
  auditor?: boolean;
  nowMs: number;
}

/** What an administrator gives or takes. */
export type Rights = Pick<User, "admin" | "auditor" | "disabled">;

/** Changes of accounts, each in one commit. */
export interface AccountChanges extends LeaverChanges {
  /** @returns null when the email is taken. */
  createUser(user: NewUser): Promise<User | null>;

  /** Creates an administrator, if there is no user yet. @returns null where there is one. */
  createFirstUser(user: { email: string; passwordHash: string; nowMs: number }): Promise<User | null>;

  /**
   * Changes a password. Ends the user's one-time link, its sessions except the one with the hash `session`, and its
   * API tokens unless they are kept.
   * @param before the hash of the password that the user gave; null for an administrator
   * @returns how many tokens ended; null where the password has changed meanwhile: then nothing is changed
   */
  changePassword(
    userId: number,
    passwordHash: string,
    keep: { session: Uint8Array | null; tokens: boolean },
    before: string | null,
  ): Promise<number | null>;

  /**
   * Changes what a user may do. A user who may do less afterwards loses its tokens, sessions and link.
   * @returns the user afterwards; "last-admin" where no administrator would be left: then nothing is changed;
   * null where there is no such user.
   */
  changeRights(userId: number, rights: Rights): Promise<User | "last-admin" | null>;

  /**
   * Ends sessions that began at the provider: that one of its sessions, those of a user, or where both are given, what is both.
   * @returns how many; null where there was none
   */
  endProviderSessions(of: {
    sid: string | null;
    userId: number | null;
  }): Promise<{ counts: Pick<Ended, "sessions"> } | null>;

  /** Suspends a user, which ends the sessions, or lets them in again; the tokens stay, and rest meanwhile. */
  suspend(userId: number, suspended: boolean): Promise<void>;

  /** Creates a one-time link. The user's earlier link stops working. That of an invitation stays one. */
  createPasswordLink(link: { userId: number; hash: Uint8Array; expiresAtMs: number }): Promise<void>;

  /**
   * Uses a one-time link: sets the password and ends the link, and every session and API token of its user.
   * @returns null if the link is invalid, used or expired. Of two simultaneous calls, one gets the user.
   */
  usePasswordLink(hash: Uint8Array, passwordHash: string, nowMs: number): Promise<User | null>;

  /** Removes the user, with any tokens left. Expire and disown its pushes first. */
  removeUser(userId: number): Promise<void>;

  /** @returns null where the user has a token of that name already. */
  createToken(token: NewToken): Promise<ApiToken | null>;

  /** @returns whether there was such a token. */
  removeToken(id: number): Promise<boolean>;
}

export interface AccountStore extends AccountChanges, LeaverStore {
  /**
   * The same changes, each with these events in its commit, and with their entries in the administrators' log. Where nothing
   * is changed, nothing is told. The `counts` of a change are told with them.
   */
  telling(events: readonly NewEvent[]): AccountChanges;

  findUser(email: string): Promise<User | null>;
  findUserById(id: number): Promise<User | null>;
  hasUsers(): Promise<boolean>;

  /** A user with the hash of its password. */
  findPassword(email: string): Promise<{ user: User; passwordHash: string } | null>;
  listUsers(): Promise<User[]>;

  /**
   * Also deletes expired sessions. A session that begins has an entry in the administrators' log, in the same commit.
   * Whoever signs in has accepted an invitation: its link ends.
   * @returns false, without a session, where the user is disabled or suspended, or the password has changed meanwhile
   */
  createSession(session: NewSession): Promise<boolean>;

  /** The session with this hash, unless it has expired or its user is disabled or suspended. */
  findSession(hash: Uint8Array, nowMs: number): Promise<Session | null>;
  /** Notes that a session is used at `nowMs`, and prolongs it. One that has ended stays so. */
  extendSession(hash: Uint8Array, expiresAtMs: number, nowMs: number): Promise<void>;

  /**
   * Ends a session, with its entry in the administrators' log, where there is such a session.
   * @returns what the provider is shown to sign out there, sealed; null where there is nothing to show
   */
  signOut(hash: Uint8Array, client: NewEvent["client"], nowMs: number): Promise<Uint8Array | null>;

  /** The user of a one-time link, while the link is valid, and whether it invites them. */
  findPasswordLink(hash: Uint8Array, nowMs: number): Promise<(User & { invited: boolean }) | null>;

  /** Of a user that exists. */
  preferences(userId: number): Promise<Preferences>;
  setPreferences(userId: number, change: Partial<Preferences>): Promise<void>;

  /** Ends all tokens, sessions and the one-time link of a user. @returns how many tokens there were. */
  endAccess(userId: number): Promise<number>;

  listTokens(userId: number | null): Promise<ApiToken[]>;

  /** The token with this hash, whatever its limits say, unless its user is disabled or suspended. */
  findByTokenHash(hash: Uint8Array): Promise<UsedToken | null>;
  touchToken(id: number, used: { nowMs: number; ip: string }): Promise<void>;
}

export interface BlobTable {
  /** At most `limit` blobs that may be unlinked now. */
  due(nowMs: number, limit: number): Promise<Array<{ blobId: string; byteSize: number }>>;

  /** Deletes the rows of blobs that have been unlinked. */
  forget(blobIds: readonly string[]): Promise<void>;

  /**
   * Whether the blob may be downloaded: it belongs to an active push, or its download links have not expired.
   * @returns "frozen" where its push is, null where it may not be downloaded at all
   */
  standing(blobId: string, nowMs: number): Promise<"served" | "frozen" | null>;

  /** Which of these blobs are in no row. */
  orphansAmong(blobIds: readonly string[]): Promise<string[]>;

  /** One page of the blobs of all files: those after `after`, in the order of their ids. */
  filesAfter(after: string, limit: number): Promise<Array<{ blobId: string; byteSize: number }>>;

  /** Bytes of all blobs on disk, with those that wait to be unlinked. Reads every row: call it once, at start. */
  totalBytes(): Promise<number>;
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
  sizes(): Awaitable<{ databaseBytes: number; logBytes: number }>;

  /** Whether damage was met since the store was opened. It does not heal by itself: a backup is needed. */
  readonly isDamaged: boolean;

  /** From now on every write fails with this error: the files it would reach are lost. */
  refuseWrites(refusal: AppError): void;
}

/** Fingerprints of master keys, as the database remembers them. */
export interface RememberedKeys {
  current: string;
  /** The key that a rotation leads to; null while none is under way. */
  next: string | null;
}

export interface RotationState {
  remembered(): Awaitable<RememberedKeys>;

  /** How far a rotation has come: the id of the last push it has passed, and the highest id there is. */
  progress(): Awaitable<{ done: number; total: number }>;

  /** Begins a rotation to the key with this fingerprint, unless one is under way. @returns what is remembered then */
  stage(next: string): Promise<RememberedKeys>;

  /**
   * The seals of up to `limit` pushes, from the first id after `cursor` on, in the order of their ids. Waits for
   * every earlier `create`, so no push sealed under the old key is missed.
   */
  sealsAfter(cursor: number, limit: number): Promise<MasterSeals[]>;

  /**
   * Compares and sets: each renewed seal takes the place of the one that was read, unless the push has expired in
   * between. `cursor` is remembered in the same atomic step, so that a rotation goes on there after a crash. Where
   * another node has ended the rotation already, nothing is changed.
   */
  replaceSeals(changes: readonly RenewedSeals[], cursor: number): Promise<void>;

  /**
   * The last step: the new key becomes the current one. Afterwards no database log holds anything sealed under the
   * old key.
   */
  finish(): Promise<void>;
}

/** The seals of a push as they were read, and the same under the new key; null stays as it is. */
export interface RenewedSeals {
  read: MasterSeals;
  wrappedKey: Uint8Array | null;
  labels: SealedLabels | null;
}
