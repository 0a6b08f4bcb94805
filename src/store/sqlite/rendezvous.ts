// The time that a batch waits for more writes. Clients that write one thing after the other return soon after they are answered. If
// a flush is slow, a batch that leaves without them costs them a whole flush: half of the clients would always wait for the other
// half. So after slow flushes, a batch waits for as many writes as the last one had, for at most a fraction of a flush. It never
// waits on a fast disk, or for a single client. Any disk is slow at times, and a busy event loop notices the end of a flush late:
// so a disk counts as slow only if the last few flushes all were slow.

/** A shorter flush is not worth waiting for. */
const SLOW_FLUSH_MS = 2;
const FLUSHES = 4;
/** A fraction of the flush. */
const LONGEST_WAIT = 0.3;

export class Rendezvous {
  #expected = 0;
  readonly #flushes = Array<number>(FLUSHES).fill(0);
  #newest = 0;
  #untilMs = 0;

  /** @param nowMs the clock that measures the wait */
  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** @param writes the number of writes that were answered now or wait for the next batch */
  answered(writes: number, flushMs: number): void {
    this.#newest = (this.#newest + 1) % FLUSHES;
    this.#flushes[this.#newest] = flushMs;
    const leastMs = Math.min(...this.#flushes);
    this.#expected = leastMs < SLOW_FLUSH_MS ? 0 : writes;
    this.#untilMs = this.nowMs() + leastMs * LONGEST_WAIT;
  }

  /** @returns how long a batch of this many writes should still wait for others, in ms */
  waitMs(writes: number): number {
    return writes >= this.#expected ? 0 : Math.max(0, this.#untilMs - this.nowMs());
  }
}
