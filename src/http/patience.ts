// How long a body's sender may take: the pauses between its bytes, and the whole body.

import { AppError } from "../base/errors.ts";
import { formatDuration } from "../base/units.ts";

/** How long a sender may pause, and how long the whole body may take, in ms. */
export interface Pace {
  idleMs: number;
  totalMs: number;
}

/** Waits for a sender's next bytes, as long as its pace allows. */
export class Patience {
  #pace: Pace;
  readonly #giveUp: () => void;
  #startedMs = 0;
  #idle: Timer | undefined;
  #total: Timer | undefined;
  #isWaiting = false;
  #lost: AppError | null = null;

  /** @param giveUp ends the wait that is under way */
  constructor(pace: Pace, giveUp: () => void) {
    this.#pace = pace;
    this.#giveUp = giveUp;
  }

  become(pace: Pace): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    if (this.#idle) this.#wind();
  }

  begin(): void {
    this.#startedMs = performance.now();
    this.#wind();
  }

  /** @throws AppError `too-slow`, or `malformed` where the sender is gone */
  async with<T>(read: Promise<T>): Promise<T> {
    this.#isWaiting = true;
    this.#idle?.refresh();
    try {
      const result = await read;
      if (this.#lost) throw this.#lost;
      return result;
    } catch {
      throw this.#lost ?? brokenOff();
    } finally {
      this.#isWaiting = false;
    }
  }

  end(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#total);
    this.#idle = this.#total = undefined;
  }

  // One timer serves all chunks. Only the sender's pauses count, not the reader's.
  #wind(): void {
    this.end();
    const { idleMs, totalMs } = this.#pace;
    const idle = setTimeout(() => (this.#isWaiting ? this.#lose(tooIdle(idleMs)) : idle.refresh()), idleMs);
    const leftMs = Math.max(0, this.#startedMs + totalMs - performance.now());
    this.#idle = idle;
    this.#total = setTimeout(() => this.#lose(tooLong(totalMs)), leftMs);
  }

  #lose(error: AppError): void {
    this.#lost = error;
    this.#giveUp();
  }
}

export const tooIdle = (idleMs: number): AppError =>
  new AppError("too-slow", `Nothing more of the body came for ${formatDuration(idleMs)}.`);

export const tooLong = (totalMs: number): AppError =>
  new AppError("too-slow", `The body took longer than ${formatDuration(totalMs)}.`);

export const brokenOff = (): AppError => new AppError("malformed", "The request body ended early.");
