// The background pass. Nothing depends on it for correctness: a push that is over is never served,
// swept or not. It erases what nobody asks for, purges what has been expired for long, unlinks files, gives
// what the database no longer needs back to the disk and empties the write-ahead log. It works in steps of a few milliseconds and lets requests through between them.

import { isCorrupt } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import type { Clock } from "../base/clock.ts";
import type { Batch, PushStore } from "../store/contract.ts";
import type { Db } from "../store/sqlite/db.ts";
import type { Files } from "./files.ts";

export interface SweeperOptions {
  db: Db;
  pushes: PushStore;
  files: Pick<Files, "unlinkDue">;
  clock: Clock;
  log: Log;
  intervalMs: number;
  /** How long expired pushes of nobody stay, in ms; null is for ever. */
  purgeAnonymousAfterMs: number | null;
  /** The same for pushes with an owner. */
  purgeAfterMs: number | null;
}

/** One step's share of the event loop at most, and at least; its commit comes on top. */
const STEP_MS = 4;
const SHORTEST_STEP_MS = 0.5;
/** What a step and its commit should take together. Rows that lie far apart make dear commits. */
const STEP_AND_COMMIT_MS = 8;
/** So many rows on damaged pages are passed over in a pass. */
const MAX_SKIPPED = 100;

export class Sweeper {
  readonly #options: SweeperOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: SweeperOptions) {
    this.#options = options;
  }

  /** Sweeps now and then again one interval after each pass has ended. */
  start(): void {
    this.#running = this.sweep()
      .then((done) => {
        if (done.expired + done.purged + done.unlinked > 0) this.#options.log.info("sweep", { ...done });
      })
      // A full disk is no reason to end: the next pass tries again.
      .catch((error: unknown) => {
        // Damage is in the log already, and each pass meets it again.
        if (!isCorrupt(error)) this.#options.log.error("sweep failed", { reason: String(error) });
      })
      .then(() => {
        if (!this.#stopped) this.#timer = setTimeout(() => this.start(), this.#options.intervalMs);
      });
  }

  /** Ends after the batch that is running. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** One whole pass. Damage in one part does not keep the others from being done. @returns what it did. */
  async sweep(): Promise<{ expired: number; purged: number; unlinked: number }> {
    const { pushes, files, clock, purgeAnonymousAfterMs, purgeAfterMs, db } = this.#options;
    const nowMs = clock.now();
    let damage: unknown;
    const part = (run: () => Promise<number>): Promise<number> =>
      run().catch((error: unknown) => {
        if (!isCorrupt(error)) throw error;
        damage ??= error;
        return 0;
      });
    try {
      const expired = await part(() => this.#inSteps((budgetMs, skip) => pushes.expireDue(nowMs, budgetMs, skip)));
      let purged = 0;
      for (const [whose, afterMs] of [
        ["anonymous", purgeAnonymousAfterMs],
        ["owned", purgeAfterMs],
      ] as const) {
        if (afterMs === null) continue;
        purged += await part(() =>
          this.#inSteps((budgetMs, skip) => pushes.purge(whose, nowMs - afterMs, nowMs, budgetMs, skip)),
        );
      }
      await part(() => pushes.noteHighest().then(() => 0));
      const unlinked = await part(() => files.unlinkDue());
      await part(() => this.#giveBackPages());
      if (damage !== undefined) throw damage;
      return { expired, purged, unlinked };
    } finally {
      // Also where there was no room to erase anything: an emptied log makes some.
      db.truncateLog();
    }
  }

  #giveBackPages(): Promise<number> {
    const { db } = this.#options;
    let spare = db.sparePages();
    return this.#inSteps(async (budgetMs) => {
      const done = spare > 0 ? await db.giveBackPages(spare, budgetMs) : 0;
      spare -= done;
      return { done, more: done > 0 && spare > 0 };
    });
  }

  // The next step is shorter after one that took long, whether its commit was dear or others wanted
  // to write too: where there is much to do for visitors, the sweeper does less.
  // A step that meets damage is undone. The same rows are then taken one at a time, as far as the one that
  // lies on the damaged page; that one is passed over.
  async #inSteps(step: (budgetMs: number, skip: number) => Promise<Batch>): Promise<number> {
    let total = 0;
    let budgetMs = STEP_MS;
    let skip = 0;
    let oneByOne = false;
    while (!this.#stopped) {
      const startMs = performance.now();
      let more = true;
      try {
        const batch = await step(oneByOne ? 0 : budgetMs, skip);
        total += batch.done;
        more = batch.more;
      } catch (error) {
        if (!isCorrupt(error) || skip === MAX_SKIPPED) throw error;
        if (oneByOne) skip += 1;
        oneByOne = !oneByOne;
      }
      if (!more) break;
      const tookLong = performance.now() - startMs > STEP_AND_COMMIT_MS;
      budgetMs = tookLong ? Math.max(SHORTEST_STEP_MS, budgetMs / 2) : Math.min(STEP_MS, budgetMs * 1.1);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return total;
  }
}
