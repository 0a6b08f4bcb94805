// Where a batch is carried out: in the event loop while the disk is fast, because the way to the writer's thread and
// back costs more there than the flush; in the thread once a flush was slow, because everybody would wait for it.
// Whatever is not short, and whatever has to wait for another program, goes to the thread on every disk.

import type { Carrier, StartWriter, StartWriterOptions } from "./carrier.ts";
import { type WriterThread, writerInThread } from "./thread.ts";
import { type Answer, type Call, type Operations, type OperationsOn, Writer } from "./writer.ts";

/** A flush that takes this long is one that others would notice. */
const SLOW_FLUSH_MS = 1;
/** A checkpoint writes and flushes twice; it takes about so many times as long. */
const FLUSHES_OF_CHECKPOINT = 5;
/** After a slow flush, so many quick ones in a row make the disk fast again. */
const QUICK_AGAIN = 512;
/** How long the event loop waits for another program that writes. */
const BUSY_IN_LOOP_MS = 10;

export interface AdaptiveOptions {
  /** The names of the operations that take no longer than a flush. */
  short: ReadonlySet<string>;
  /** A test may give its own. */
  startThread?: (options: StartWriterOptions) => WriterThread;
  slowFlushMs?: number;
  quickAgain?: number;
}

export const adaptiveWriter =
  (operationsOn: OperationsOn<Operations>, how: AdaptiveOptions): StartWriter =>
  (options) =>
    new AdaptiveWriter(operationsOn, how, options);

class AdaptiveWriter implements Carrier {
  readonly #how: AdaptiveOptions;
  readonly #thread: WriterThread;
  readonly #here: () => Writer;
  readonly #options: StartWriterOptions;
  /** How much the thread has to do: what comes after it must not overtake it. */
  #underWay = 0;
  /** How many quick flushes make the disk fast again; 0 while it is. */
  #missing: number;

  constructor(operationsOn: OperationsOn<Operations>, how: AdaptiveOptions, options: StartWriterOptions) {
    const { startThread = writerInThread() } = how;
    this.#how = how;
    this.#thread = startThread(options);
    this.#options = options;
    this.#missing = how.slowFlushMs === 0 ? Infinity : 0;
    let opened: Writer | undefined;
    this.#here = () => (opened ??= this.#openHere(operationsOn));
  }

  send(calls: readonly Call[], answered: (answer: Answer) => void): void {
    const answer = this.#mayRunHere(calls) ? this.#here().carryOutIfFree(calls) : null;
    if (answer) {
      this.#flushed(Math.max(answer.flushMs, this.#checkpoint() / FLUSHES_OF_CHECKPOINT));
      queueMicrotask(() => answered({ ...answer, inLoop: true }));
      return;
    }
    this.#underWay += 1;
    this.#thread.send(calls, (fromThread) => {
      this.#underWay -= 1;
      this.#flushed(fromThread.flushMs);
      answered(fromThread);
    });
  }

  truncateLog(): Promise<boolean> {
    return this.#thread.truncateLog();
  }

  close(): void {
    this.#thread.close();
  }

  #mayRunHere(calls: readonly Call[]): boolean {
    return this.#missing === 0 && this.#underWay === 0 && calls.every(({ name }) => this.#how.short.has(name));
  }

  /** @returns how long it took, in ms */
  #checkpoint(): number {
    const startMs = performance.now();
    this.#here().checkpoint();
    return performance.now() - startMs;
  }

  #flushed(flushMs: number): void {
    const { slowFlushMs = SLOW_FLUSH_MS, quickAgain = QUICK_AGAIN } = this.#how;
    if (flushMs >= slowFlushMs) this.#missing = quickAgain;
    else if (this.#missing > 0) this.#missing -= 1;
  }

  // On the connection of the reads: a change by another one would empty its cache.
  #openHere(operationsOn: OperationsOn<Operations>): Writer {
    const { path, onDamage, connection } = this.#options;
    connection.waitForLocks(BUSY_IN_LOOP_MS);
    connection.leaveCheckpoints();
    return new Writer(operationsOn, { path, busyTimeoutMs: BUSY_IN_LOOP_MS, onDamage, connection });
  }
}
