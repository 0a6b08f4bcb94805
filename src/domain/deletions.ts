// Deletions from a page, which can be undone for a few seconds. Meanwhile nobody retrieves anything. The push then expires by its
// own time, so it is erased even if the page is closed or this process ends: at the latest by the sweeper.

import type { Clock } from "../base/clock.ts";
import { AppError, notFound } from "../base/errors.ts";
import type { ClientInfo } from "../model/audit.ts";
import { isExpired, owns, type PushRecord } from "../model/push.ts";
import type { PushStore } from "../store/contract.ts";
import type { Caller } from "./caller.ts";
import type { Files } from "./files.ts";

/** How long a deletion can be undone. */
export const UNDO_MS = 8_000;
/** By then the time of the push is up on the database's clock too. */
const ERASED_AFTER_MS = UNDO_MS + 250;

interface DeletionsOptions {
  store: Pick<PushStore, "deleteSoon" | "restore" | "endIfDue">;
  files: Pick<Files, "unlinkDue">;
  clock: Clock;
}

export class Deletions {
  readonly #options: DeletionsOptions;

  constructor(options: DeletionsOptions) {
    this.#options = options;
  }

  /** @returns the push afterwards, which has no deletion if it has expired meanwhile @throws AppError `not-found` */
  async begin({ id }: PushRecord, byOwner: boolean, client: ClientInfo): Promise<PushRecord> {
    const { store, clock } = this.#options;
    const deleted = await store.deleteSoon(id, { byOwner, waitMs: UNDO_MS }, client, clock.now());
    if (!deleted) throw notFound();
    if (deleted.traits.deletion) setTimeout(() => void this.#erase(deleted), ERASED_AFTER_MS).unref();
    return deleted;
  }

  /**
   * Only its owner undoes what the owner has deleted.
   * @throws AppError `not-found`, `forbidden`, `conflict`
   */
  async undo(push: PushRecord, caller: Caller): Promise<PushRecord> {
    const { store, clock } = this.#options;
    const { deletion } = push.traits;
    if (deletion && !owns(caller.userId, push) && (deletion.byOwner || !push.deletableByViewer)) {
      throw new AppError("forbidden", "Only the person who deleted this push may undo that.");
    }
    const restored = deletion ? await store.restore(push.id, caller.client, clock.now()) : push;
    if (!restored) throw notFound();
    if (isExpired(restored, clock.now())) throw new AppError("conflict", "It is too late: this push is erased.");
    return restored;
  }

  async #erase({ id, fileCount }: PushRecord): Promise<void> {
    const { store, files, clock } = this.#options;
    try {
      await store.endIfDue(id, clock.now());
      if (fileCount > 0) await files.unlinkDue();
    } catch {
      // The store is closed or refuses writes: the sweeper erases the push.
    }
  }
}
