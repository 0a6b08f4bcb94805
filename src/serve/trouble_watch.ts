// Tells the log what keeps this server from its work, when it begins and when it is over: the database that several share,
// the bucket. Nothing of it may be seen in the answers to requests for long.

import type { Log } from "../base/log.ts";

const LOOK_EVERY_MS = 1_000;

export class TroubleWatch {
  readonly #timer: ReturnType<typeof setInterval>;
  #told: string | null = null;

  /** @param find what is wrong at the moment, as a sentence; null where nothing is */
  constructor({ find, log }: { find: () => string | null; log: Log }) {
    this.#timer = setInterval(() => {
      const trouble = find();
      if (trouble === this.#told) return;
      if (trouble === null) log.info("trouble is over", { reason: this.#told });
      else log.error("trouble", { reason: trouble });
      this.#told = trouble;
    }, LOOK_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
