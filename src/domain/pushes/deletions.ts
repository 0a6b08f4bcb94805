// Deletions: at once, or from a page, where a deletion can be undone for a few seconds. Meanwhile, no one can retrieve the push. After
// that, its time is up, so it is erased even if the page was closed. If this process has ended by then, the sweeper erases it.

import type { Clock } from "../../base/clock.ts";
import { newToken, sha256 } from "../../base/crypto.ts";
import { AppError, notFound, readBack } from "../../base/errors.ts";
import type { ClientInfo } from "../../model/audit.ts";
import { isOver, owns, type Push, type PushRecord } from "../../model/push.ts";
import type { DeleteSoon, PushStore } from "../../store/contract.ts";
import type { Caller } from "../callers/caller.ts";
import type { Files } from "../files/files.ts";
import { expectKnown } from "../gates/push_gates.ts";
import type { Finding } from "./finding.ts";

/** How long a deletion can be undone. */
export const UNDO_MS = 8_000;
const KEY_LENGTH = 22;
const digestOf = (key: string): string => sha256(key).toBase64();

/** By then, the push has expired on the database's clock, too. */
const ERASED_AFTER_MS = UNDO_MS + 250;

export interface Deleted {
  record: PushRecord;
  /** How long the deletion can be undone; 0 if it cannot. */
  undoMs: number;
  /** Whether this caller can undo it. `key` is the key for that, or "" if none is needed. */
  mayUndo: boolean;
  key: string;
}

interface DeletionsOptions {
  store: PushStore;
  files: Pick<Files, "unlinkDue">;
  clock: Clock;
  finding: Finding;
}

export class Deletions {
  constructor(private readonly options: DeletionsOptions) {}

  /**
   * Expires by hand. Idempotent, unless this caller must be the one who ends the push (`mustEnd`).
   * @throws AppError `not-found`, `unauthorized`, `forbidden`, `unavailable`; with `mustEnd`, `conflict` if the push is over
   */
  async expire(urlToken: string, caller: Caller, mustEnd = false): Promise<Push> {
    return this.options.finding.seen(urlToken, (await this.#delete(urlToken, caller, null, mustEnd)).record);
  }

  /**
   * Like `expire`, but `restore` can undo the deletion for `undoMs`, which is 0 if the push had already expired.
   * @param key the key with which this browser could undo an earlier deletion of the push; null if it has none
   */
  deleteSoon(urlToken: string, caller: Caller, key: string | null = null): Promise<Deleted> {
    return this.#delete(urlToken, caller, { key });
  }

  /** Undoes a deletion. @throws AppError `not-found`, `forbidden`, `unauthorized`, `conflict`, `unavailable` */
  async restore(urlToken: string, caller: Caller, key: string | null = null): Promise<Push> {
    const { finding } = this.options;
    const found = await finding.find(urlToken);
    const { client } = await finding.expectAddressed(found, caller);
    const by = owns(caller.userId, found.record) ? "owner" : { key };
    return finding.seen(urlToken, await this.undo(found.record, by, client));
  }

  async #delete(
    urlToken: string,
    caller: Caller,
    soon: { key: string | null } | null,
    mustEnd = false,
  ): Promise<Deleted> {
    const { finding } = this.options;
    const found = await finding.findAny(urlToken);
    const { record, atMs } = found;
    const own = owns(caller.userId, record);
    if (!own) expectKnown(record);
    const as = record.traits.unknown ? caller : await finding.expectAddressed(found, caller);
    if (!record.deletableByViewer && !own) {
      throw caller.userId === null
        ? new AppError("unauthorized", "Only the owner of this push may delete it. Send an API token.")
        : new AppError("forbidden", "Only the owner of this push may delete it.");
    }
    if (!own && !isOver(record, atMs)) await finding.expectDeletable(found, as);
    const act = own ? "deleteSoon" : "deleteSoonByLink";
    if (mustEnd) await this.#endFirst(record, act, as.client);
    return soon ? this.begin(record, act, as.client, soon.key) : this.end(record, as.client);
  }

  /**
   * Deletes a push so that the deletion can be undone. The deletion is final at once if the table of states says so, if the push has expired, or if
   * an earlier deletion was undone and someone other than the owner deletes the push again.
   * @param given the key of this browser; null: it has none yet
   * @throws AppError `not-found`
   */
  async begin({ id }: PushRecord, act: DeleteSoon, client: ClientInfo, given: string | null = null): Promise<Deleted> {
    const { store, clock } = this.options;
    const key = given ?? newToken(KEY_LENGTH);
    const record = await store.deleteSoon(id, { act, undo: digestOf(key), waitMs: UNDO_MS }, client, clock.now());
    if (!record) throw notFound();
    const { deletion } = record.traits;
    const undoMs = Math.max(0, Math.min(UNDO_MS, record.expiresAtMs - clock.now()));
    const isFinal = act === "deleteSoonByReceipt" && !deletion?.byOwner;
    if (!deletion || record.expiredAtMs !== null || isFinal) return this.end(record, client);
    // Does nothing if the deletion has been undone by then.
    setTimeout(() => void this.#erase(record), ERASED_AFTER_MS).unref();
    const mayUndo = act !== "deleteSoonByLink" || (!deletion.byOwner && deletion.undo === digestOf(key));
    return { record, undoMs, mayUndo, key: act === "deleteSoonByLink" ? key : "" };
  }

  /** Ends a push. If several callers try to, only one succeeds. @throws AppError `conflict`, `not-found` */
  async #endFirst({ id }: PushRecord, act: DeleteSoon, client: ClientInfo): Promise<void> {
    const { store, clock } = this.options;
    const undo = digestOf(newToken(KEY_LENGTH));
    const record = await store.deleteSoon(id, { act, undo, waitMs: 0 }, client, clock.now());
    if (!record) throw notFound();
    if (record.traits.deletion?.undo !== undo) throw new AppError("conflict", "This push had already expired.");
    await store.endIfDue(id, clock.now());
  }

  /** Deletes a push at once; a push that has expired stays as it is. @throws AppError `not-found` */
  async end({ id }: PushRecord, client: ClientInfo): Promise<Deleted> {
    const { store, files, clock } = this.options;
    const record = await store.expireByHand(id, client, clock.now());
    if (!record) throw notFound();
    // Done before the response, so that download links have stopped working when it arrives.
    if (record.fileCount > 0) await readBack(files.unlinkDue());
    return { record, undoMs: 0, mayUndo: false, key: "" };
  }

  /**
   * Only the owner can undo the owner's deletion, and only the same browser can undo a viewer's.
   * @param by the key of this browser, if it has one; "owner" also for callers with the receipt of the push
   * @throws AppError `not-found`, `forbidden`, `conflict`
   */
  async undo({ id }: PushRecord, by: "owner" | { key: string | null }, client: ClientInfo): Promise<PushRecord> {
    const { store, clock } = this.options;
    const digest = by === "owner" ? null : digestOf(by.key ?? "");
    const restored = await store.restore(id, digest, client, clock.now());
    if (!restored) throw notFound();
    return restored;
  }

  async #erase({ id, fileCount }: PushRecord): Promise<void> {
    const { store, files, clock } = this.options;
    try {
      await store.endIfDue(id, clock.now());
      if (fileCount > 0) await files.unlinkDue();
    } catch {
      // The store is closed or refuses writes: the sweeper erases the push.
    }
  }
}
