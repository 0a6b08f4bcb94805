// The background pass. Nothing depends on it for correctness: a push that is over is never served,
// swept or not. It erases what nobody asks for, purges what has been expired for long, and empties
// the write-ahead log. It works in steps of a few milliseconds and lets requests through between them.

import type { Log } from "../base/log.ts";
import type { Runtime } from "../base/runtime.ts";
import type { Db } from "../store/db.ts";
import type { Batch, PushStore } from "../store/pushes.ts";

export interface SweeperOptions {
  db: Db;
  pushes: PushStore;
  runtime: Runtime;
  log: Log;
  intervalMs: number;
  /** How long expired pushes of nobody stay, in ms; null is for ever. */
  purgeAnonymousAfterMs: number | null;
  /** The same for pushes with an owner. */
  purgeAfterMs: number | null;
}

/** One step's share of the event loop; its commit comes on top. */
const STEP_MS = 4;

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
        if (done.expired + done.purged > 0) this.#options.log.info("sweep", { ...done });
      })
      // A full disk is no reason to end: the next pass tries again.
      .catch((error: unknown) => this.#options.log.error("sweep failed", { reason: String(error) }))
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

  /** One whole pass. @returns what it did. */
  async sweep(): Promise<{ expired: number; purged: number }> {
    const { pushes, runtime, purgeAnonymousAfterMs, purgeAfterMs, db } = this.#options;
    const nowMs = runtime.now();
    const expired = await this.#inSteps(() => pushes.expireDue(nowMs, STEP_MS));
    let purged = 0;
    if (purgeAnonymousAfterMs !== null) {
      purged += await this.#inSteps(() => pushes.purge("anonymous", nowMs - purgeAnonymousAfterMs, STEP_MS));
    }
    if (purgeAfterMs !== null) {
      purged += await this.#inSteps(() => pushes.purge("owned", nowMs - purgeAfterMs, STEP_MS));
    }
    db.truncateLog();
    return { expired, purged };
  }

  async #inSteps(step: () => Promise<Batch>): Promise<number> {
    let total = 0;
    while (!this.#stopped) {
      const { done, more } = await step();
      total += done;
      if (!more) break;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return total;
  }
}
