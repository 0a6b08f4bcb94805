// How long a batch waits for more writes. Clients that write one thing after the other come back soon after they are
// answered. Where a flush is slow, a batch that leaves without them costs them a whole flush: half of the clients
// would always wait for the other half. So after a slow flush the next batch waits until as many writes are there
// again, for a fraction of the flush at most. On a fast disk, and for a single client, it never waits. A busy event loop
// hears late of a flush, and any disk is slow at times: a disk is slow where the last few flushes all were.

/** A flush that takes less is not worth waiting for. */
const SLOW_FLUSH_MS = 2;
const FLUSHES = 4;
/** Of the flush. */
const LONGEST_WAIT = 0.3;

export class Rendezvous {
  #expected = 0;
  readonly #flushes = Array<number>(FLUSHES).fill(0);
  #newest = 0;
  #untilMs = 0;

  /** @param nowMs the clock that measures the wait */
  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** @param writes how many were answered now, or wait for the next batch */
  answered(writes: number, flushMs: number): void {
    this.#newest = (this.#newest + 1) % FLUSHES;
    this.#flushes[this.#newest] = flushMs;
    const leastMs = Math.min(...this.#flushes);
    this.#expected = leastMs < SLOW_FLUSH_MS ? 0 : writes;
    this.#untilMs = this.nowMs() + leastMs * LONGEST_WAIT;
  }

  /** @returns for how long a batch of so many writes should still wait for others, in ms */
  waitMs(writes: number): number {
    return writes >= this.#expected ? 0 : Math.max(0, this.#untilMs - this.nowMs());
  }
}
