// Cuts long work on the event loop, such as a search that opens thousands of seals, into slices of a few milliseconds.
// Each turn of the loop runs one slice of one user's job, so all such work together delays a request by at most one
// slice. Each user has one job at a time: a newer job cancels the older one.

import { AppError } from "./errors.ts";

const SLICE_MS = 5;

/** One user's job. Call `next` before each slice, and `end` when the job has finished or failed. */
export interface Slice {
  /** Waits for a turn. @throws AppError `conflict` if the same user has begun a newer job */
  next(): Promise<void>;
  /** Whether this slice has used up its time. */
  isOver(): boolean;
  end(): void;
}

export class Slices {
  /** The newest job of each user. */
  readonly #newest = new Map<number, Slice>();
  #turn: Promise<void> = Promise.resolve();

  /**
   * @param nowMs the clock that measures slices @param sliceMs how long a slice may take
   * @param yieldTurn lets everything else on the event loop run once
   */
  constructor(
    private readonly options: { nowMs: () => number; sliceMs: number; yieldTurn: () => Promise<void> } = {
      nowMs: () => performance.now(),
      sliceMs: SLICE_MS,
      yieldTurn: () => new Promise((resolve) => setImmediate(resolve)),
    },
  ) {}

  begin(userId: number): Slice {
    const { nowMs, sliceMs, yieldTurn } = this.options;
    let endsAtMs = 0;
    const slice: Slice = {
      next: async () => {
        this.#check(userId, slice);
        // The slices queue up, so that each has a turn of the loop to itself.
        this.#turn = this.#turn.then(yieldTurn);
        await this.#turn;
        this.#check(userId, slice);
        endsAtMs = nowMs() + sliceMs;
      },
      isOver: () => nowMs() >= endsAtMs,
      end: () => {
        if (this.#newest.get(userId) === slice) this.#newest.delete(userId);
      },
    };
    this.#newest.set(userId, slice);
    return slice;
  }

  #check(userId: number, slice: Slice): void {
    if (this.#newest.get(userId) === slice) return;
    throw new AppError("conflict", "You have started the same operation again, which replaces this one.");
  }
}
