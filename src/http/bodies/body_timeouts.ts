// How long a body's sender may take: for each pause between its bytes, and for the whole body.

import { AppError } from "../../base/errors.ts";
import { formatDuration } from "../../base/units.ts";

/** How long a sender may pause, and how long the whole body may take, in ms. */
export interface Pace {
  idleMs: number;
  totalMs: number;
}

/** Waits for a sender's next bytes, as long as the pace allows. */
export class BodyTimeouts {
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

  /** @throws AppError `too-slow`, or `malformed` if the sender is gone */
  async with<T>(read: Promise<T>): Promise<T> {
    if (this.#lost) throw this.#lost;
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
    const idle = setTimeout(() => (this.#isWaiting ? this.lose(tooIdle(idleMs)) : idle.refresh()), idleMs);
    const leftMs = Math.max(0, this.#startedMs + totalMs - performance.now());
    this.#idle = idle;
    this.#total = setTimeout(() => this.lose(tooLong(totalMs)), leftMs);
  }

  /** Ends the wait with this error. */
  lose(error: AppError): void {
    this.#lost = error;
    this.#giveUp();
  }
}

/**
 * Waits for bodies that may all take equally long. One timer serves them all: it runs until the oldest is due, and then
 * again only if others are still waiting.
 */
export class SharedTimeout {
  /** The oldest first. */
  readonly #waits = new Set<{ dueMs: number; lose: (error: AppError) => void }>();
  #timer: Timer | undefined;

  /** @param late makes the error for a sender that takes longer than `ms` */
  constructor(
    private readonly ms: number,
    private readonly late: () => AppError,
  ) {}

  /** @throws AppError `too-slow`, or `malformed` if the sender is gone */
  with<T>(read: Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const wait = { dueMs: performance.now() + this.ms, lose: reject };
    this.#waits.add(wait);
    if (!this.#timer) this.#wind(this.ms);
    read.then(
      (result) => {
        this.#waits.delete(wait);
        resolve(result);
      },
      () => {
        this.#waits.delete(wait);
        reject(brokenOff());
      },
    );
    return promise;
  }

  #wind(ms: number): void {
    this.#timer = setTimeout(() => this.#look(), ms).unref();
  }

  #look(): void {
    this.#timer = undefined;
    const nowMs = performance.now();
    for (const wait of this.#waits) {
      if (wait.dueMs > nowMs) {
        this.#wind(wait.dueMs - nowMs);
        return;
      }
      this.#waits.delete(wait);
      wait.lose(this.late());
    }
  }
}

export const tooIdle = (idleMs: number): AppError =>
  new AppError("too-slow", `No more of the body arrived for ${formatDuration(idleMs)}.`);

export const tooLong = (totalMs: number): AppError =>
  new AppError("too-slow", `The body took longer than ${formatDuration(totalMs)}.`);

export const brokenOff = (): AppError => new AppError("malformed", "The request body ended early.");
