// What every engine promises of pushes by hand. The rest is in sql/pushes.ts.

import type { AppError } from "../base/errors.ts";
import type { ClientInfo, LogOnlyKind } from "../model/audit.ts";
import type { MailOrder } from "../model/mailing.ts";
import type { FileRecord, NewPush, PushRecord, SealedPayload } from "../model/push.ts";

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

/** What requests do all the time, and what each engine does in its own way. */
export interface PushesByHand {
  /** Stores a push with its sealed parts and its `creation` entry. The blobs of `files` must be on disk already. */
  create(push: NewPush, parts: PushParts, client: ClientInfo): Promise<PushRecord>;
  find(lookup: Uint8Array): Promise<PushRecord | null>;

  /** Reports a seal that does not open. @returns the error to throw */
  damaged(what: string): AppError;

  /** The push together with what a retrieval opens; `sealed` is null once it is erased. */
  findSealed(lookup: Uint8Array): Awaitable<{ push: PushRecord; sealed: SealedPayload | null } | null>;

  /**
   * As `findSealed`, for a retrieval: it may be ahead of the disk. Whatever is found, the caller tells nobody before a
   * claim or an entry of its own is stored.
   */
  findToClaim(lookup: Uint8Array): ReturnType<PushesByHand["findSealed"]>;

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
