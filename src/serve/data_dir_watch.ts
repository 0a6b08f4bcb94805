// Watches the data directory. If it is deleted or replaced, writes would go into files that no one can find again. The
// server then refuses everything for a moment, so that clients learn the reason, and stops. It also stops when a shared
// database returns wrong rows.

import { AppError } from "../base/errors.ts";
import type { Log } from "../base/log.ts";

const CHECK_EVERY_MS = 1_000;
const ANSWER_FOR_MS = 1_000;

export interface DirectoryWatchOptions {
  /** Returns what happened to the directory, as a sentence; null while it is in place. */
  findLoss: () => string | null;
  refuseWrites: (reason: AppError) => void;
  /** What the server would lose. */
  what: "data directory" | "database";
  log: Log;
}

export class DirectoryWatch {
  /** Why no request can be answered; null while the directory is in place. */
  outOfService: AppError | null = null;
  /** Resolves with a sentence once the directory is lost. The server must then be stopped. */
  readonly lost: Promise<string>;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor({ findLoss, refuseWrites, what, log }: DirectoryWatchOptions) {
    const { promise, resolve } = Promise.withResolvers<string>();
    this.lost = promise;
    this.#timer = setInterval(() => {
      const loss = findLoss();
      if (loss === null) return;
      this.stop();
      log.error(`the ${what} was lost`, { reason: loss });
      this.outOfService = new AppError("unavailable", `The server has lost its ${what} and is about to stop.`);
      refuseWrites(this.outOfService);
      setTimeout(() => resolve(loss), ANSWER_FOR_MS);
    }, CHECK_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
