// What every engine of the store promises. Reads see committed data; every method that changes something
// answers after the change is on disk. Each method is one atomic step: two at once never see half of
// another. Implemented in store/sqlite/ (rows) and store/blobs/ (files); store/index.ts opens them.

import type { AppError } from "../base/errors.ts";
import type { Keyring, PurposeKey } from "../base/keyring.ts";
import type { ApiToken, Session, User } from "../model/account.ts";
import type { AuditEntry, ClientInfo, LogOnlyKind } from "../model/audit.ts";
import type { FileRecord, NewPush, PushRecord, SealedLabels, SealedPayload } from "../model/push.ts";

export interface StoreOptions {
  dataDir: string;
  key?: string | undefined;
  keyFile?: string | undefined;
  /** The key before `key`, for a rotation between two keys that are given as text or as credentials. */
  previousKey?: string | undefined;
  credentialsDir?: string | undefined;
  /** A server holds the directory alone; a command that runs beside it does not. */
  exclusive: boolean;
  maxWritesPerCommit?: number;
  /** The database remembers it as the version that wrote it last. */
  applicationVersion?: string;
  /** Called once for each damaged place in the database. */
  onDamage?: ((place: DamagedPlace) => void) | undefined;
}

/** A place where damage was met, and how it showed. Metadata only. */
export interface DamagedPlace {
  what: string;
  reason: string;
}

/** An upgrade of the schema: from which version to which, and where the copy of the earlier database is. */
export interface Migrated {
  from: number;
  to: number;
  copy: string;
}

export interface Store {
  pushes: PushStore;
  accounts: AccountStore;
  blobTable: BlobTable;
  blobs: Blobs;
  keys: Keyring;
  rotation: RotationState;
  maintenance: Maintenance;

  /** The key with this fingerprint, where it waits in the data directory for a rotation. */
  nextKey(fingerprint: string): Uint8Array | null;

  /** What the administrator should know of the keys: one sentence each. */
  notices: readonly string[];

  /** What this opening changed of the schema. */
  migrated: Migrated | null;

  /** @returns a sentence where the database or the lock is no longer the file that was opened */
  findLoss(): string | null;

  /** Whether `doctor` has left this word in the database within the last minute. */
  isDoctor(word: string): boolean;

  /** Commits something small. @throws AppError `unavailable`, and `corrupt` once damage was met anywhere */
  checkWritable(): Promise<void>;

  /** Finishes the writes that are queued, then closes. */
  close(): void;
}

export interface PushStore {
  /** Stores a push with its sealed parts and its `creation` entry. The blobs of `files` are on disk already. */
  create(
    push: NewPush,
    parts: { sealed: SealedPayload; labels: SealedLabels | null; files: readonly FileRecord[] },
    client: ClientInfo,
  ): Promise<PushRecord>;
  find(lookup: Uint8Array): Promise<PushRecord | null>;

  /** Reports a seal that does not open. @returns the error for whoever needed what it holds */
  damaged(what: string): AppError;

  /** The push together with what a retrieval opens; `sealed` is null once it is erased. Waits for nothing, as no read does. */
  findSealed(lookup: Uint8Array): { push: PushRecord; sealed: SealedPayload | null } | null;

  /** The files of a push that is not expired, in their order. */
  files(id: number): Promise<Array<Omit<FileRecord, "checksum">>>;

  /**
   * The claim: one atomic step that checks the limits, counts the view, writes its `view` entry
   * and, where it was the last one, expires the push and erases its payload; its blobs stay for
   * `blobsStayMs` more, because the recipient's download links still need them.
   * @param asker whoever is gone by the time of the claim could not be answered: nothing happens
   * @returns the push after this view, or "asker-gone", or null when its views or time are used up: then
   * a `failed_view` entry was written instead, and a push whose time is up was expired.
   */
  claimView(
    push: PushRecord,
    client: ClientInfo,
    nowMs: number,
    blobsStayMs: number,
    asker?: Asker,
  ): Promise<PushRecord | "asker-gone" | null>;

  /** Writes an entry that counts no view, while there is room for it; expires a push whose time is up. */
  logWithoutView(id: number, kind: LogOnlyKind, client: ClientInfo, nowMs: number): Promise<void>;

  /**
   * Expires by hand and erases. Idempotent: a push that was expired, or whose time was up, stays as it
   * was, but blobs that still waited for download links to end are given up now.
   * @returns the push afterwards, or null when it is gone.
   */
  expireByHand(id: number, client: ClientInfo, nowMs: number): Promise<PushRecord | null>;

  /** One page of an owner's pushes, newest first. What is active is decided by `nowMs`, not by the sweeper. */
  list(
    ownerId: number,
    state: "active" | "expired",
    nowMs: number,
    page: { limit: number; offset?: number; beforeId?: number },
  ): Promise<Array<{ push: PushRecord; labels: SealedLabels | null }>>;
  findById(id: number): Promise<PushRecord | null>;

  /** Pushes of everybody and nobody, newest first, those made before the one with this id. Metadata only. */
  listAll(beforeId: number, limit: number): Promise<Array<{ push: PushRecord; ownerEmail: string | null }>>;

  /** How many there are, and how many of them can still be retrieved. Reads an index from end to end. */
  count(nowMs: number): Promise<{ all: number; active: number }>;
  auditLog(id: number, page: { limit: number; offset: number }): Promise<AuditEntry[]>;

  /**
   * Expires, erases and disowns all pushes of a user who is being removed. Works in short steps; other requests
   * run between them. @returns how many of the pushes were still active
   */
  expireAndDisown(ownerId: number, nowMs: number): Promise<number>;
}

/** Whether whoever asks is still connected; an AbortSignal is one. */
export interface Asker {
  readonly aborted: boolean;
}

export interface AccountStore {
  /** @returns null when the email is taken. */
  createUser(user: { email: string; passwordHash: string; admin: boolean; nowMs: number }): Promise<User | null>;

  /** Creates an administrator where there is no user at all. @returns null where there is one. */
  createFirstUser(user: { email: string; passwordHash: string; nowMs: number }): Promise<User | null>;
  findUser(email: string): Promise<User | null>;
  findUserById(id: number): Promise<User | null>;
  hasUsers(): Promise<boolean>;

  /** A user with the hash of its password, to check one against. */
  findPassword(email: string): Promise<{ user: User; passwordHash: string } | null>;
  listUsers(): Promise<User[]>;

  /**
   * Changes a password and ends any one-time link, the user's sessions save the one with the hash `session`,
   * and all API tokens unless they are kept.
   * @param before the hash that the user proved to know the password of; null for an administrator
   * @returns how many tokens ended; null where the password is another one by now, and nothing was changed
   */
  changePassword(
    userId: number,
    passwordHash: string,
    keep: { session: Uint8Array | null; tokens: boolean },
    before: string | null,
  ): Promise<number | null>;

  /**
   * Changes what a user may do and, where that became less, ends its tokens, sessions and link.
   * @returns the user afterwards; "last-admin" where nobody would be left to administer: nothing
   * was changed; null where there is no such user.
   */
  changeRights(userId: number, rights: { admin: boolean; disabled: boolean }): Promise<User | "last-admin" | null>;

  /**
   * Also forgets sessions that are over.
   * @param session.passwordHash the hash that the user proved to know the password of
   * @returns whether it was made: not for a user who is disabled, or has another password by now
   */
  createSession(session: {
    userId: number;
    passwordHash: string;
    hash: Uint8Array;
    nowMs: number;
    expiresAtMs: number;
  }): Promise<boolean>;

  /** The session with this hash, unless it is over or its user disabled. */
  findSession(hash: Uint8Array, nowMs: number): Promise<Session | null>;
  extendSession(hash: Uint8Array, expiresAtMs: number): Promise<void>;
  removeSession(hash: Uint8Array): Promise<void>;

  /** Makes a one-time link; the user's link before it stops working. */
  createPasswordLink(link: { userId: number; hash: Uint8Array; expiresAtMs: number }): Promise<void>;

  /** Who a one-time link that is still good belongs to. */
  findPasswordLink(hash: Uint8Array, nowMs: number): Promise<User | null>;

  /**
   * Uses a one-time link up: sets the password and ends every session and API token of its user.
   * @returns null where the link is not good (any more): of two at once, one gets the user.
   */
  usePasswordLink(hash: Uint8Array, passwordHash: string, nowMs: number): Promise<User | null>;

  /** Ends all tokens, sessions and the one-time link of a user. @returns how many tokens there were. */
  endAccess(userId: number): Promise<number>;

  /** Removes the user, with any tokens left. Release its pushes first. */
  removeUser(userId: number): Promise<void>;

  /** @returns null when the user has a token of that name already. */
  createToken(token: {
    userId: number;
    name: string;
    prefix: string;
    hash: Uint8Array;
    nowMs: number;
  }): Promise<ApiToken | null>;
  listTokens(userId: number | null): Promise<ApiToken[]>;

  /** @returns whether there was such a token. */
  removeToken(id: number): Promise<boolean>;

  /** Who the token with this hash belongs to. */
  findByTokenHash(hash: Uint8Array): Promise<{ tokenId: number; user: User; lastUsedAtMs: number | null } | null>;
  touchToken(id: number, nowMs: number): Promise<void>;
}

export interface BlobTable {
  /** At most `limit` doomed blobs whose time has come. */
  due(nowMs: number, limit: number): Promise<Array<{ blobId: string; byteSize: number }>>;

  /** Forgets doomed blobs, after they were unlinked. */
  forget(blobIds: readonly string[]): Promise<void>;

  /** Is the blob one that may still be downloaded: of a living push, or waiting for its links to end? */
  mayServe(blobId: string, nowMs: number): Promise<boolean>;

  /** Which of these blobs no row speaks of. */
  orphansAmong(blobIds: readonly string[]): Promise<string[]>;

  /** Every file's blob, in pages: those after `after`, in order. */
  filesAfter(after: string, limit: number): Promise<Array<{ blobId: string; byteSize: number }>>;

  /** Bytes of all blobs that are on disk, doomed ones included. Reads every row: once, at start. */
  totalBytes(): Promise<number>;
}

/** The moments that a background pass goes by, in ms since 1970. */
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
   * ago, gives unused space back to the disk, and leaves no erased bytes in a log. It works in short steps; other
   * requests run between them. Damage in one part does not keep the others from being done.
   * @param stop ends the pass after the current step
   * @throws AppError `corrupt` at the end of a pass that met damage, `unavailable` at once
   */
  maintain(times: PassTimes, stop?: AbortSignal): Promise<{ expired: number; purged: number }>;
  sizes(): { databaseBytes: number; logBytes: number };

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
  remembered(): RememberedKeys;

  /** How far a rotation has come: the id of the last push it has passed, and the highest id there is. */
  progress(): { done: number; total: number };

  /** Begins a rotation to the key with this fingerprint. @returns what is remembered then, which may be another. */
  stage(next: string): Promise<RememberedKeys>;

  /**
   * The seals of up to `limit` pushes, from the first id after `cursor` on, in the order of their ids. Includes every
   * push whose `create` was called before: none that was sealed under the old key is missed.
   */
  sealsAfter(cursor: number, limit: number): Promise<MasterSeals[]>;

  /**
   * Compares and sets: each renewed seal takes the place of the one that was read, unless the push has expired in
   * between. `cursor` is remembered in the same atomic step, so that a rotation goes on there after a crash.
   */
  replaceSeals(changes: readonly RenewedSeals[], cursor: number): Promise<void>;

  /** The last step: the new key becomes the current one. What is sealed under the old key is in no log afterwards. */
  finish(): Promise<void>;
}

/** The seals of a push as they were read, and the same under the new key; null stays as it is. */
export interface RenewedSeals {
  read: MasterSeals;
  wrappedKey: Uint8Array | null;
  labels: SealedLabels | null;
}

export interface BlobWriter {
  readonly id: string;

  /** Plaintext bytes taken so far. */
  readonly byteSize: number;

  /** Takes any number of bytes; resolves when there is room for more. */
  write(bytes: Uint8Array): Promise<void>;

  /** Seals the last chunk, flushes, and gives the blob its name. */
  finish(): Promise<void>;

  /** Of the sealed bytes, once it is finished; 16 hexadecimal digits. */
  readonly checksum: string;

  /** Leaves nothing behind. */
  abort(): Promise<void>;
}

export interface BlobReader {
  readonly id: string;
  readonly byteSize: number;

  /**
   * The plaintext from `start` up to, not including, `end`, in pieces of at most one chunk. Opens only
   * the chunks it needs. Close the reader afterwards. @throws DamagedBlob
   */
  read(start: number, end: number): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

/** The blob is missing, or its bytes are not those that were written. */
export class DamagedBlob extends Error {
  constructor(blobId: string, what: string) {
    super(`Blob ${blobId} ${what}.`);
    this.name = "DamagedBlob";
  }
}

export interface Blobs {
  /** Begins a blob. @param keyOf gives the 32-byte key that is for the blob of this id alone */
  create(keyOf: (blobId: string) => Uint8Array): Promise<BlobWriter>;

  /** Opens a blob for reading and checks that it is whole. @throws DamagedBlob */
  open(id: string, key: Uint8Array, byteSize: number): Promise<BlobReader>;

  /** Removes a blob. Readers that have it open may finish. Missing is fine. */
  remove(id: string): Promise<void>;

  /** How much of the disk is free, in bytes, and how large it is. */
  space(): Promise<{ freeBytes: number; totalBytes: number }>;

  /** The ids of all whole blobs, directory by directory. */
  ids(): Generator<string[]>;

  /** Removes what uploads left when the process ended. Only while nothing is being uploaded. @returns how many. */
  removeDrafts(): Promise<number>;
  exists(id: string): Promise<boolean>;
}

/** What of one push is sealed under the master key. */
export interface MasterSeals {
  id: number;
  lookup: Uint8Array;
  /** null once the push has expired. */
  wrappedKey: Uint8Array | null;
  /** null for an anonymous push. */
  labels: SealedLabels | null;
}

/** How far something long is: so many bytes of so many. */
export type Progress = (done: number, total: number) => void;

/** What can be found out about a data directory, beside a server or without one. Reads only. */
export interface Inspection {
  /** Problems of the database as a file: pages, indexes, references. One sentence each. */
  databaseProblems(): string[];

  /** Rows that do not fit each other, and payloads that are not the ones stored. One sentence each. */
  rowProblems(): string[];

  /** Everything that is sealed under the master key, push by push. */
  masterSeals(): Iterable<MasterSeals>;

  /** Compares the rows of files with what lies on the disk, to the last byte. */
  blobFindings(progress: Progress): BlobFindings;

  /**
   * Checks the hash chains of all audit logs, and that no push is missing that was not purged.
   * @param purgeLogKey null where the master key is not available
   */
  auditLog(purgeLogKey: PurposeKey | null): { entries: number; problems: string[] };
}

export interface BlobFindings {
  files: number;
  bytes: number;
  /** Names below the data directory. */
  missing: string[];
  wrongSize: string[];
  /** The size is right, the bytes are not, or cannot be read. */
  altered: string[];
  /** On disk, but in no row: uploads under way, or what a crash left. */
  unknown: number;
}
