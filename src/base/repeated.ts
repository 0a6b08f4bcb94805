// Background work that repeats until the server stops.

import { isCorrupt, reasonOf } from "./errors.ts";
import type { Log } from "./log.ts";

export interface RepeatedOptions {
  /** One pass. If it throws, the error is logged, and the next pass tries again. */
  pass: () => Promise<unknown>;
  /** The log message if a pass fails. */
  failure: string;
  log: Pick<Log, "error">;
  /** The pause after each pass, in ms. */
  intervalMs: number;
}

/** The same failure is logged at most once in this time. */
const LOGGED_EVERY_MS = 60_000;

export class Repeated {
  readonly #stop = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();
  #loggedAtMs = 0;
  /** Why the last pass failed; null if it did not. */
  failure: string | null = null;

  constructor(private readonly options: RepeatedOptions) {}

  /** Aborted by `stop`: passes check it between their steps. */
  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  /** Begins the first pass now. */
  start(): void {
    this.#running = this.options
      .pass()
      .then(() => {
        this.failure = null;
      })
      .catch((error: unknown) => this.report(error))
      .then(() => this.startLater());
  }

  /** Begins the first pass after one pause. */
  startLater(): void {
    if (!this.stopped.aborted) this.#timer = setTimeout(() => this.start(), this.options.intervalMs);
  }

  report(error: unknown): void {
    const { failure, log } = this.options;
    // The damage is in the log already, and every pass would report it again.
    if (isCorrupt(error)) return;
    const reason = reasonOf(error);
    // A failure that occurs every second is logged once a minute.
    const nowMs = performance.now();
    if (reason !== this.failure || nowMs - this.#loggedAtMs >= LOGGED_EVERY_MS) {
      log.error(failure, { reason });
      this.#loggedAtMs = nowMs;
    }
    this.failure = reason;
  }

  /** Resolves when the running pass has ended. */
  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }
}
