// The writer of a server. Short writes are carried out in the event loop, where they cost least, and the flush of a disk
// that is not quick is left to another thread (log_file.ts): nobody waits for such a disk but who writes. A batch is answered
// once its flush is over, and until then reads see the database as it was before: nobody is told what a power cut can undo.
// Whatever is not short, waits for another program or keeps the log short goes to the writer's thread (thread.ts), which
// starts when it is needed.

import { AppError, reasonOf } from "../../base/errors.ts";
import type { Carrier, StartWriter, StartWriterOptions } from "./carrier.ts";
import { Connection, logPath } from "./connection.ts";
import { type Flush, LogFile } from "./log_file.ts";
import { lost, type WriterThread, writerInThread } from "./thread.ts";
import type { TurnSnapshot } from "./turn_snapshot.ts";
import { Watch } from "./watch.ts";
import { type Answer, type Call, type Operations, type OperationsOn, Writer } from "./writer.ts";

/** How long the event loop waits for another program that writes. */
const BUSY_IN_LOOP_MS = 10;
/** Far longer than a disk that works takes for a flush. */
const STUCK_AFTER_MS = 60_000;
/** After so many writes the length of the log is looked at. */
const LOOK_AFTER = 16;
/** In pages: what makes a checkpoint worth while, beside which writes go on. */
const CHECKPOINT_AFTER = 500;
/** In pages: where the log is to begin anew, and how much a checkpoint may have left for the pause that this takes. */
const LONG = 1_000;
const LEFT_FOR_PAUSE = 250;
/** In pages: where the log begins anew, however long the pause. */
const TOO_LONG = 8_000;

export interface LoopWriterOptions {
  /** The names of the operations that take no longer than a flush. */
  short: ReadonlySet<string>;
  /** A test may give its own. */
  startThread?: (options: StartWriterOptions) => WriterThread;
  /** A test may have it wait. Then no flush is the event loop's. */
  flush?: Flush;
  stuckAfterMs?: number;
}

export const loopWriter =
  (operationsOn: OperationsOn<Operations>, how: LoopWriterOptions): StartWriter =>
  (options) =>
    new LoopWriter(operationsOn, how, options);

class LoopWriter implements Carrier {
  readonly #how: LoopWriterOptions;
  readonly #options: StartWriterOptions;
  readonly #writer: Writer;
  /** Reads, while a commit waits for its flush. */
  readonly #before: Connection;
  readonly #log: LogFile;
  #started: WriterThread | null = null;
  /** How much the thread has to do: what comes after it must not overtake it. */
  #underWay = 0;
  /** Ends the flush that is under way. */
  #flushed: ((error: Error | null) => void) | null = null;
  /** What begins after that flush, or after the pause. */
  #waiting: Array<() => void> = [];
  #isPaused = false;
  /** Once a flush has failed. */
  #isLost = false;
  #isClosing = false;
  readonly #watch: Watch;
  #writes = 0;
  #isCheckpointing = false;
  #hasEmptied = false;

  constructor(operationsOn: OperationsOn<Operations>, how: LoopWriterOptions, options: StartWriterOptions) {
    this.#how = how;
    this.#options = options;
    const { path, busyTimeoutMs, onDamage, connection } = options;
    // On the connection of the reads: a change by another one would empty its cache.
    connection.waitForLocks(BUSY_IN_LOOP_MS);
    connection.leaveFlushes();
    this.#before = new Connection({ path, busyTimeoutMs, onDamage, checkpointsLater: true });
    connection.snapshot?.useBefore(this.#before.database);
    this.#writer = new Writer(operationsOn, { path, busyTimeoutMs: BUSY_IN_LOOP_MS, onDamage, connection });
    this.#log = new LogFile(logPath(path), how.flush);
    this.#watch = new Watch(how.stuckAfterMs ?? STUCK_AFTER_MS, () =>
      this.#flushed?.(new Error(`it ${this.#watch.words}`)),
    );
  }

  send(calls: readonly Call[], answered: (answer: Answer) => void): void {
    this.#whenFree(() => {
      const refuse = (error: AppError): void =>
        queueMicrotask(() => answered({ outcomes: calls.map(() => ({ error })), flushMs: 0 }));
      if (this.#isLost) return refuse(lost());
      try {
        if (!this.#carriesOutHere(calls, answered)) this.#sendToThread(calls, answered);
      } catch (cause) {
        this.#options.connection.snapshot?.showNow();
        refuse(new AppError("unavailable", "The store cannot be written to. Nothing was stored.", { cause }));
      }
    });
  }

  /** @returns false, with nothing done, where the batch is the thread's */
  #carriesOutHere(calls: readonly Call[], answered: (answer: Answer) => void): boolean {
    if (this.#underWay > 0 || !calls.every(({ name }) => this.#how.short.has(name))) return false;
    const { snapshot } = this.#options.connection;
    snapshot?.leave();
    const answer = this.#writer.carryOutIfFree(calls);
    if (answer && this.#writer.hasUnflushed()) {
      snapshot?.showBefore();
      this.#flush(calls, answer, answered);
      return true;
    }
    snapshot?.showNow();
    if (answer) queueMicrotask(() => answered(answer));
    return answer !== null;
  }

  #flush(calls: readonly Call[], { outcomes }: Answer, answered: (answer: Answer) => void): void {
    const startMs = performance.now();
    const flushed = (error: Error | null): void => {
      this.#flushed = null;
      this.#watch.end();
      if (error)
        return this.#lose(error, () => answered({ outcomes: calls.map(() => unconfirmed(error)), flushMs: 0 }));
      this.#options.connection.snapshot?.showNow();
      this.#goOn();
      answered({ outcomes, flushMs: performance.now() - startMs });
      this.#keepLogShort(calls.length);
    };
    if (this.#isClosing) return flushed(this.#log.flushNow());
    this.#flushed = flushed;
    this.#watch.begin();
    this.#log.flush((error) => {
      if (this.#flushed === flushed) flushed(error);
    });
  }

  // The commit is in the log, and nothing takes it back. Linux forgets what it could not write, so that another flush
  // would succeed. Reads stay at the state before, and nothing is moved into the database any more.
  #lose(error: Error, told: () => void): void {
    this.#isLost = true;
    this.#options.connection.snapshot?.stayBefore();
    this.#options.onFailure(`The disk has failed to confirm a change: ${reasonOf(error)}. Nothing more can be stored.`);
    told();
    this.#goOn();
  }

  #sendToThread(calls: readonly Call[], answered: (answer: Answer) => void): void {
    const thread = this.#thread();
    this.#underWay += 1;
    thread.send(calls, (answer) => {
      this.#underWay -= 1;
      answered(answer);
      this.#keepLogShort(LOOK_AFTER);
    });
  }

  #thread(): WriterThread {
    const { startThread = writerInThread() } = this.#how;
    return (this.#started ??= startThread(this.#options));
  }

  // ── The log ───────────────────────────────────────────────────────────────────────────────────

  // A checkpoint beside which writes go on never has all of the log, so that the log would grow for as long as they do.
  // Where it is long, writes pause for what the checkpoint has left.
  #keepLogShort(writes: number): void {
    this.#writes += writes;
    if (this.#writes < LOOK_AFTER || this.#isCheckpointing || this.#isOver) return;
    this.#writes = 0;
    const { log, checkpointed } = this.#writer.logState();
    if (log - checkpointed < CHECKPOINT_AFTER) return;
    this.#isCheckpointing = true;
    this.#checkpoint()
      .catch(() => {}) // a full disk, for instance: the commits are on disk, and the next checkpoint tries again
      .finally(() => (this.#isCheckpointing = false));
  }

  async #checkpoint(): Promise<void> {
    const thread = this.#thread();
    const { log, checkpointed } = await thread.checkpoint();
    const isShort = log < LONG || (log < TOO_LONG && log - checkpointed > LEFT_FOR_PAUSE);
    if (!isShort) await this.#alone(() => beginAnew(thread, this.#options.connection.snapshot));
  }

  truncateLog(): Promise<boolean> {
    // What the start has written is emptied here: a server that nobody uses has no thread.
    const isFirst = !this.#hasEmptied;
    this.#hasEmptied = true;
    return this.#alone(() => (isFirst && !this.#started ? this.#writer.truncateLog() : this.#thread().truncateLog()));
  }

  /** Runs something while nothing is written. */
  async #alone<T>(run: () => Promise<T> | T): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#whenFree(() => {
        this.#isPaused = !this.#isOver; // `close` does not return before the writes behind it are carried out
        resolve();
      });
    });
    try {
      if (this.#isOver) throw lost();
      return await run();
    } finally {
      this.#isPaused = false;
      this.#goOn();
    }
  }

  // ── One after the other ───────────────────────────────────────────────────────────────────────

  get #isFree(): boolean {
    return !this.#isPaused && this.#flushed === null;
  }

  get #isOver(): boolean {
    return this.#isLost || this.#isClosing;
  }

  #whenFree(begin: () => void): void {
    if (this.#isFree && this.#waiting.length === 0) begin();
    else this.#waiting.push(begin);
  }

  #goOn(): void {
    while (this.#isFree) {
      const begin = this.#waiting.shift();
      if (!begin) return;
      begin();
    }
  }

  close(): void {
    this.#watch.stop();
    this.#isClosing = true;
    this.#isPaused = false;
    // The flush that is under way can be waited for only by another one.
    if (this.#flushed) this.#flushed(this.#log.flushNow());
    this.#goOn();
    this.#log.close();
    // As long as a connection reads what was before, none moves the log into the database when it closes.
    if (this.#isLost) return;
    this.#before.close();
    if (this.#started) this.#started.close();
    else this.#writer.emptyLog();
  }
}

/** Moves the log into the database and begins it anew. Writes must pause meanwhile. */
async function beginAnew(thread: WriterThread, snapshot: TurnSnapshot | null): Promise<void> {
  await thread.checkpoint();
  // Who begins to read now needs nothing of the log. Who had begun before would keep it from beginning anew.
  snapshot?.leave();
  await thread.beginLog();
}

const unconfirmed = (cause: Error): { error: AppError } => ({
  error: new AppError("unconfirmed", "The disk did not confirm the change. It may or may not be stored.", { cause }),
});
