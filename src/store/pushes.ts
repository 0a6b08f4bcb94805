// What every engine promises of pushes: their rows, their audit logs and their lists.

import type { AppError } from "../base/errors.ts";
import type { AuditEntry, AuditKind, AuditTotal, ClientInfo, FreezeKind, LogOnlyKind } from "../model/audit.ts";
import type { MailOrder } from "../model/mailing.ts";
import type { FileRecord, NewPush, PushRecord, SealedPayload, SealedWords } from "../model/push.ts";

/** What one engine has at hand, and another must ask for. */
export type Awaitable<T> = T | Promise<T>;

/** What comes of a claim: the push after the view, or why none was counted. */
export type Claimed = PushRecord | "asker-gone" | "not-released" | null;

/** What is stored with a push. */
export interface PushParts {
  sealed: SealedPayload;
  labels: Uint8Array | null;
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

  /**
   * As `findSealed`, for a retrieval: it may be ahead of the disk. Whatever is found, the caller tells nobody before a
   * claim or an entry of its own is stored.
   */
  findToClaim(lookup: Uint8Array): ReturnType<PushStore["findSealed"]>;

  /** What the sender of this push says to recipients, and the owner's e-mail address; null where nothing, or expired. */
  findWords(id: number): Promise<{ sealed: SealedWords; ownerEmail: string } | null>;

  /** The files of a push that is not expired, in their order. */
  files(id: number): Promise<Array<Omit<FileRecord, "checksum">>>;

  /**
   * The claim: checks the limits, counts the view and writes its `view` entry. The last view also expires the push
   * and erases its payload. Its blobs stay for `blobsStayMs` more, because the recipient's download links still
   * need them.
   * @param asker nothing happens if it has disconnected by the time of the claim
   * @param uses a released wait for this push. A counted view uses it up in the same step: of two claims with one wait, one
   * counts at most. A claim that counts nothing leaves the wait as it was.
   * @returns the push after this view; or "asker-gone"; or "not-released" if the wait is not released, or not any more; or
   * null when its views or time are used up: then a `failed_view` entry is written instead, and a push whose time is up is
   * expired.
   */
  claimView(
    push: PushRecord,
    client: ClientInfo,
    nowMs: number,
    blobsStayMs: number,
    asker?: Asker,
    uses?: string,
  ): Promise<Claimed>;

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
  ): Promise<Array<{ push: PushRecord; labels: Uint8Array | null; words: SealedWords | null }>>;
  findById(id: number): Promise<PushRecord | null>;

  /** How many pushes there are, and how many can still be retrieved. Reads a whole index. */
  count(nowMs: number): Promise<{ all: number; active: number }>;
  /** What only the owner of a push sees of it; null for an anonymous push. */
  labels(id: number): Promise<Uint8Array | null>;
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

/** The client of a request: `aborted` once it has disconnected. An AbortSignal is one. */
export interface Asker {
  readonly aborted: boolean;
  /** Where it is missing, `aborted` does not change any more. */
  addEventListener?(type: "abort", listener: () => void): void;
}
