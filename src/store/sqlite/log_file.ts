// The file of the write-ahead log, and where it is flushed. In the pool of threads, a flush keeps nobody waiting who writes
// nothing, but it costs more than a good disk takes for it. So the log of a quick disk is flushed in the event loop.
// A disk that is always slow never keeps the loop waiting, and one that is slow at times does so for a fiftieth of the time
// at most.

import { closeSync, fdatasync, fdatasyncSync, fsync, fsyncSync, openSync } from "node:fs";

export type Flush = (fd: number, done: (error: Error | null) => void) => void;

// What SQLite itself flushes with.
const [FLUSH, FLUSH_NOW] = process.platform === "linux" ? [fdatasync, fdatasyncSync] : [fsync, fsyncSync];

/** What takes less keeps the event loop no longer than the statements of a batch do. */
const QUICK_MS = 1;
/** After a slow flush, the loop does not wait for another one until so many times its length have passed. */
const REST = 50;

/** Whether a disk is quick, by the flushes that it was asked for. */
export class DiskPace {
  /** Since the last flush that was slow in the loop. The loop hears late of those in the pool, but not of all of them. */
  #leastMs = Number.POSITIVE_INFINITY;
  #restUntilMs = 0;

  /** @param nowMs the clock that measures the rest */
  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  get isQuick(): boolean {
    return this.#leastMs < QUICK_MS && this.nowMs() >= this.#restUntilMs;
  }

  flushedInLoop(ms: number): void {
    if (ms < QUICK_MS) return;
    this.#leastMs = Number.POSITIVE_INFINITY;
    this.#restUntilMs = this.nowMs() + ms * REST;
  }

  flushedInPool(ms: number): void {
    this.#leastMs = Math.min(this.#leastMs, ms);
  }
}

/** It is the same file for as long as a connection is open: SQLite begins it anew and empties it in place. */
export class LogFile {
  readonly #fd: number;
  // The system reports a failure once to each that has opened the file, so `flushNow` has an opening of its own.
  readonly #last: number;
  readonly #flush: Flush;
  readonly #pace: DiskPace | null;
  #isUnderWay = false;
  #isClosed = false;

  /** @param flush does all flushes but the last; without it, the event loop does those of a quick disk */
  constructor(path: string, flush?: Flush) {
    this.#fd = openSync(path, "r+");
    this.#last = openSync(path, "r+");
    this.#flush = flush ?? FLUSH;
    this.#pace = flush ? null : new DiskPace();
  }

  /** @param done is never called before this returns */
  flush(done: (error: Error | null) => void): void {
    const startMs = performance.now();
    if (this.#pace?.isQuick) {
      const error = failureOf(this.#fd);
      this.#pace.flushedInLoop(performance.now() - startMs);
      queueMicrotask(() => done(error));
      return;
    }
    this.#isUnderWay = true;
    this.#flush(this.#fd, (error) => {
      this.#isUnderWay = false;
      this.#pace?.flushedInPool(performance.now() - startMs);
      if (this.#isClosed) closeSync(this.#fd);
      done(error);
    });
  }

  /** The last flush, beside one that may be under way. */
  flushNow(): Error | null {
    return failureOf(this.#last);
  }

  close(): void {
    this.#isClosed = true;
    closeSync(this.#last);
    if (!this.#isUnderWay) closeSync(this.#fd);
  }
}

function failureOf(fd: number): Error | null {
  try {
    FLUSH_NOW(fd);
    return null;
  } catch (error) {
    return error as Error;
  }
}
