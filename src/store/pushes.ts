// The operations of pushes that are written by hand for each engine. sql/pushes.ts has the others.

import type { AppError } from "../base/errors.ts";
import type { ClientInfo, LogOnlyKind } from "../model/audit.ts";
import type { MailOrder } from "../model/mailing.ts";
import type { Opener } from "../model/opener.ts";
import type { FileRecord, NewPush, PushRecord, SealedPayload } from "../model/push.ts";

/** One engine has the value at once; the other one must query the database for it. */
export type Awaitable<T> = T | Promise<T>;

/**
 * The push after the view, or why no view was counted. `ownLeft` counts the recipient's own remaining views; `unmet` is
 * the position of the need that is not met.
 */
export type Claimed = (PushRecord & { ownLeft?: number | undefined }) | { unmet: number } | "disconnected" | null;

/** What a claim needs besides a remaining view: a released wait, or an opener who may open the push. */
export type ClaimNeed = { wait: string } | Opener;

/** The parts that are stored with a push. */
export interface PushParts {
  sealed: SealedPayload;
  labels: Uint8Array | null;
  /** The sender's words to recipients, sealed. */
  words?: Uint8Array | null;
  files: readonly FileRecord[];
  /** Mail that announces the push. */
  mail?: MailOrder | null;
  /** Whether the push expires at the time in `push`, whichever clock determines when it was created. */
  hasFixedEnd?: boolean;
  /** An answer that is kept with the push, sealed, for clients that repeat the request. */
  kept?: { id: Uint8Array; sealedFor: (push: PushRecord) => Uint8Array } | null;
}

export interface PushesByHand {
  /**
   * Stores a push with its sealed parts and its `creation` entry. The blobs of `files` must be on disk already.
   * @throws AppError `conflict`, with nothing stored, if an answer is already kept under `kept.id`
   */
  create(push: NewPush, parts: PushParts, client: ClientInfo): Promise<PushRecord>;
  find(lookup: Uint8Array): Promise<PushRecord | null>;

  /** Reports a seal that does not open. @returns the error to throw */
  damaged(what: string): AppError;

  /** The push with its sealed payload, which is null once it is erased. */
  findSealed(lookup: Uint8Array): Awaitable<{ push: PushRecord; sealed: SealedPayload | null } | null>;

  /** As `findSealed`, but may see a commit that is not on disk yet. The caller must reveal nothing before its own claim or entry is stored. */
  findToClaim(lookup: Uint8Array): ReturnType<PushesByHand["findSealed"]>;

  /**
   * The claim: checks the limits, counts the view and writes its `view` entry. The last view also expires the push and erases its
   * payload. Its blobs stay for another `blobsStayMs`, because the recipient's download links need them.
   * @param signal if it is aborted, nothing happens
   * @param needs conditions checked in the same step as the count. Two claims that share a wait therefore count as one
   * view at most, and if two devices compete for a locked push, only one succeeds. An uncounted claim changes neither waits nor openers.
   * @returns the push after this view; "disconnected"; `unmet` if a need is not met, or no longer met; null if no view or no time
   * is left: then a `failed_view` entry is written, and a push whose time is up expires
   */
  claimView(
    push: PushRecord,
    client: ClientInfo,
    nowMs: number,
    blobsStayMs: number,
    signal?: CallerSignal,
    needs?: readonly ClaimNeed[],
  ): Promise<Claimed>;

  /** Writes an entry without counting a view, up to a limit per push. Expires a push whose time is up. */
  logWithoutView(id: number, kind: LogOnlyKind, client: ClientInfo, nowMs: number): Promise<void>;

  /**
   * Expires a push by hand and erases it. Changes nothing if it has already expired. Blobs that were to stay until
   * download links expire become due for removal at once.
   * @returns the push afterwards; null if there is no such push
   */
  expireByHand(id: number, client: ClientInfo, nowMs: number): Promise<PushRecord | null>;

  /**
   * Expires, erases and disowns all pushes of a user who is being removed, in short steps between which other requests run.
   * @returns the number of pushes that were still active
   */
  expireAndDisown(ownerId: number, nowMs: number): Promise<number>;
}

/** Shows whether the caller has disconnected, as the AbortSignal of a request does. */
export interface CallerSignal {
  readonly aborted: boolean;
  /** Absent if `aborted` never changes. */
  addEventListener?(type: "abort", listener: () => void): void;
}
