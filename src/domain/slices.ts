// Long work on the event loop, such as a search that opens thousands of seals, in slices of a few
// milliseconds. One slice runs in a turn of the loop, whoever it belongs to, so that all such work
// together delays a request by one slice. A user has one such work at a time: a newer one ends the older.

import { AppError } from "../base/errors.ts";

const SLICE_MS = 5;

/** One user's work. Call `next` before each slice and `end` when it is done, however it ends. */
export interface Slice {
  /** Waits for a turn. @throws AppError `conflict` where newer work of the same user has begun */
  next(): Promise<void>;
  /** Whether this slice has used up its time. */
  isOver(): boolean;
  end(): void;
}

export class Slices {
  /** The newest work of each user. */
  readonly #newest = new Map<number, Slice>();
  #turn: Promise<void> = Promise.resolve();

  /**
   * @param nowMs a clock for the length of a slice @param sliceMs how long a slice may take
   * @param yieldTurn lets everything else have its turn
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
        // One after the other: each slice has a turn of the loop to itself.
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
    throw new AppError("conflict", "You have begun another search meanwhile, which took the place of this one.");
  }
}
