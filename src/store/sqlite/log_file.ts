// The file of the write-ahead log, and its flushes. A flush in the thread pool delays only writes, but costs more than the flush
// itself takes on a good disk. So the event loop flushes if the disk is quick. A disk that is always slow never blocks the event
// loop, and a disk that is sometimes slow blocks it for at most a fiftieth of the time.

import { closeSync, fdatasync, fdatasyncSync, fsync, fsyncSync, openSync } from "node:fs";

export type Flush = (fd: number, done: (error: Error | null) => void) => void;

// The functions that SQLite itself uses.
const [FLUSH, FLUSH_NOW] = process.platform === "linux" ? [fdatasync, fdatasyncSync] : [fsync, fsyncSync];

/** A shorter flush blocks the event loop no longer than the statements of a batch. */
const QUICK_MS = 1;
/** After a slow flush, the event loop does not flush for this many times its length. */
const REST = 50;

/** Whether a disk is quick, judging by its flushes. */
export class DiskPace {
  /** The shortest flush since the last slow one in the loop. The loop notices the end of most flushes in the pool late. */
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

/** The file stays the same while a connection is open: SQLite restarts and empties it in place. */
export class LogFile {
  readonly #fd: number;
  // The system reports a failure once for each open file, so `flushNow` has its own.
  readonly #last: number;
  readonly #flush: Flush;
  readonly #pace: DiskPace | null;
  #isUnderWay = false;
  #isClosed = false;

  /** @param flush does all flushes except the last one; without it, the event loop flushes if the disk is quick */
  constructor(path: string, flush?: Flush) {
    this.#fd = openSync(path, "r+");
    this.#last = openSync(path, "r+");
    this.#flush = flush ?? FLUSH;
    this.#pace = flush ? null : new DiskPace();
  }

  /** @param done not called before this returns */
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

  /** The last flush. Another one may be under way. */
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
