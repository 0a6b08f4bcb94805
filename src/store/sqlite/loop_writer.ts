// The writer of a server. It carries out short writes in the event loop, where they cost least. Unless the disk is quick, another
// thread flushes (log_file.ts), so that only writes wait for the disk. A batch is answered after its flush, and until then reads
// see the database as it was before: no response contains anything that a power cut can undo. The writer's thread (thread.ts)
// carries out long writes, writes that must wait for another program, and the maintenance of the log. It starts when it is needed.

import { AppError, reasonOf } from "../../base/errors.ts";
import type { Carrier, StartWriter, StartWriterOptions } from "./carrier.ts";
import { Connection, logPath } from "./connection.ts";
import { type Flush, LogFile } from "./log_file.ts";
import { lost, type WriterThread, writerInThread } from "./thread.ts";
import type { TurnSnapshot } from "./turn_snapshot.ts";
import { Watch } from "./watch.ts";
import { type Answer, type Call, type Operations, type OperationsOn, refused, unconfirmed, Writer } from "./writer.ts";

/** The maximum wait of the event loop for another program that writes. */
const BUSY_IN_LOOP_MS = 10;
/** Far longer than a flush takes on a working disk. */
const STUCK_AFTER_MS = 60_000;
/** The number of writes between two checks of the length of the log. */
const LOOK_AFTER = 16;
/** In pages: a log of this length gets a checkpoint, while writes continue. */
const CHECKPOINT_AFTER = 500;
/** In pages: a log of this length must be restarted, which pauses writes, if a checkpoint has left no more than this. */
const LONG = 1_000;
const LEFT_FOR_PAUSE = 250;
/** In pages: a log of this length is restarted, however long the pause. */
const TOO_LONG = 8_000;

export interface LoopWriterOptions {
  /** The names of operations that take no longer than a flush. */
  short: ReadonlySet<string>;
  /** For tests. */
  startThread?: (options: StartWriterOptions) => WriterThread;
  /** For tests. With it, the event loop never flushes. */
  flush?: Flush;
  stuckAfterMs?: number;
}

export const loopWriter =
  (operationsOn: OperationsOn<Operations>, how: LoopWriterOptions): StartWriter =>
  (options) =>
    new LoopWriter(operationsOn, how, options);

class LoopWriter implements Carrier {
  readonly #writer: Writer;
  /** Reads while a commit waits for its flush. */
  readonly #before: Connection;
  readonly #log: LogFile;
  #started: WriterThread | null = null;
  /** The number of batches in the thread. Later batches must not overtake them. */
  #underWay = 0;
  /** The callback of the flush that is under way. */
  #flushed: ((error: Error | null) => void) | null = null;
  /** Starts after that flush, or after the pause. */
  #waiting: Array<() => void> = [];
  #isPaused = false;
  /** Whether a flush has failed. */
  #isLost = false;
  #isClosing = false;
  readonly #watch: Watch;
  #writes = 0;
  #isCheckpointing = false;
  #hasEmptied = false;

  constructor(
    operationsOn: OperationsOn<Operations>,
    private readonly how: LoopWriterOptions,
    private readonly options: StartWriterOptions,
  ) {
    const { path, busyTimeoutMs, onDamage, connection } = options;
    // Writes share the connection of the reads: a change on another connection would empty its cache.
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
      const refuse = (error: AppError): void => queueMicrotask(() => answered(refused(calls, error)));
      if (this.#isLost) return refuse(lost());
      try {
        if (!this.#carriesOutHere(calls, answered)) this.#sendToThread(calls, answered);
      } catch (cause) {
        this.options.connection.snapshot?.showNow();
        refuse(new AppError("unavailable", "The store cannot be written to. Nothing was stored.", { cause }));
      }
    });
  }

  /** @returns false, with nothing done, if the thread must carry out the batch */
  #carriesOutHere(calls: readonly Call[], answered: (answer: Answer) => void): boolean {
    if (this.#underWay > 0 || !calls.every(({ name }) => this.how.short.has(name))) return false;
    const { snapshot } = this.options.connection;
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
      if (error) return this.#lose(error, () => answered(refused(calls, unconfirmed(error))));
      this.options.connection.snapshot?.showNow();
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

  // The commit is in the log and cannot be undone. Linux forgets the pages that it could not write, so another flush would succeed
  // and prove nothing. Reads stay at the state before the commit, and nothing is moved into the database any more.
  #lose(error: Error, told: () => void): void {
    this.#isLost = true;
    this.options.connection.snapshot?.stayBefore();
    this.options.onFailure(`The disk has failed to confirm a change: ${reasonOf(error)}. Nothing more can be stored.`);
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
    return (this.#started ??= (this.how.startThread ?? writerInThread())(this.options));
  }

  // ── The log ───────────────────────────────────────────────────────────────────────────────────

  // A checkpoint during writes never covers the whole log, so the log would grow as long as writes continue. If the log is long,
  // writes pause while the rest is moved.
  #keepLogShort(writes: number): void {
    this.#writes += writes;
    if (this.#writes < LOOK_AFTER || this.#isCheckpointing || this.#isOver) return;
    this.#writes = 0;
    const { log, checkpointed } = this.#writer.connection.logState();
    if (log - checkpointed < CHECKPOINT_AFTER) return;
    this.#isCheckpointing = true;
    this.#checkpoint()
      .catch(() => {}) // such as a full disk: the commits are on disk, and the next checkpoint tries again
      .finally(() => (this.#isCheckpointing = false));
  }

  async #checkpoint(): Promise<void> {
    const thread = this.#thread();
    const { log, checkpointed } = await thread.checkpoint();
    const isShort = log < LONG || (log < TOO_LONG && log - checkpointed > LEFT_FOR_PAUSE);
    if (!isShort) await this.#alone(() => beginAnew(thread, this.options.connection.snapshot));
  }

  truncateLog(): Promise<boolean> {
    // After the start, the log is emptied here, so that an idle server needs no thread.
    const isFirst = !this.#hasEmptied;
    this.#hasEmptied = true;
    return this.#alone(() => (isFirst && !this.#started ? this.#writer.truncateLog() : this.#thread().truncateLog()));
  }

  /** Pauses writes during `run`. */
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
    // Only another flush can wait for the one that is under way.
    if (this.#flushed) this.#flushed(this.#log.flushNow());
    this.#goOn();
    this.#log.close();
    // While a connection reads the state before, closing others does not move the log into the database.
    if (this.#isLost) return;
    this.#before.close();
    if (this.#started) this.#started.close();
    else this.#writer.emptyLog();
  }
}

/** Moves the log into the database and restarts it. Writes must pause meanwhile. */
async function beginAnew(thread: WriterThread, snapshot: TurnSnapshot | null): Promise<void> {
  await thread.checkpoint();
  // New reads need nothing from the log. Earlier reads would keep it from being restarted.
  snapshot?.leave();
  await thread.beginLog();
}
