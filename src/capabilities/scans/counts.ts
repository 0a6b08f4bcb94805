// Counts how often programs, such as link previews in a chat, have loaded the page of a push. Counts are gathered in memory and
// stored together, to save writes. A crash loses the counts of a few seconds.

import type { Log } from "../../base/log.ts";
import { isCorrupt, reasonOf } from "../../base/errors.ts";
import { MAX_SCANS } from "../../model/push.ts";
import type { Scans } from "../../http/scanners.ts";
import type { PushStore } from "../../store/contract.ts";

export interface ScansOptions {
  store: Pick<PushStore, "addScans" | "scansOf">;
  log: Log;
  /** How long counts are gathered before they are stored, in ms. */
  intervalMs: number;
}

/** The most pushes whose counts are kept in memory. Scans of further pushes do not count until these counts are stored. */
const MAX_PUSHES = 10_000;

export class ScanCounts implements Scans {
  #gathered = new Map<number, number>();
  #storing: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ScansOptions) {}

  note(pushId: number): void {
    const count = this.#gathered.get(pushId) ?? 0;
    if (count < MAX_SCANS && (count > 0 || this.#gathered.size < MAX_PUSHES)) this.#gathered.set(pushId, count + 1);
    this.#timer ??= setTimeout(() => void this.#store(), this.options.intervalMs);
  }

  async of(pushId: number): Promise<number> {
    await this.#storing;
    const stored = await this.options.store.scansOf(pushId);
    return Math.min(stored + (this.#gathered.get(pushId) ?? 0), MAX_SCANS);
  }

  /** Stores what is left. */
  stop(): Promise<void> {
    return this.#store();
  }

  #store(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#gathered.size === 0) return this.#storing;
    const counts = [...this.#gathered].map(([pushId, count]) => ({ pushId, count }));
    this.#gathered = new Map();
    this.#storing = this.#storing
      .then(() => this.options.store.addScans(counts))
      .catch((error: unknown) => {
        // Counts are only a hint, so they are dropped if the database does not accept writes.
        if (!isCorrupt(error)) this.options.log.warn("counts of scans were not stored", { reason: reasonOf(error) });
      });
    return this.#storing;
  }
}
