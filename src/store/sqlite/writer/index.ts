// The writer of the database, the only class in this folder that the rest of the store knows. It queues writes, which
// are named operations (operations/index.ts), and has them carried out a batch at a time (batch.ts). The promise of a
// write resolves once its commit is on disk; a read that begins afterwards sees it.
//
// A server's writer carries out short writes in the event loop, where they cost least. Unless the disk is fast, another thread
// flushes, so that only writes wait for the disk. A batch is answered after its flush, and until then reads see the database as it
// was before: no response contains anything that a power cut can undo. The writer's thread (thread.ts) carries out long writes,
// writes that must wait for another program, and the maintenance of the log. It starts when it is needed. A command's writer has all
// batches carried out by a carrier on the same thread (carrier.ts).

import { closeSync, fdatasync, fdatasyncSync, fsync, fsyncSync, openSync } from "node:fs";

import { AppError, reasonOf } from "../../../base/errors.ts";
import type { CallerSignal } from "../../contract.ts";
import { Connection, logPath } from "../connection.ts";
import { isFull } from "../damage.ts";
import type { TurnSnapshot } from "../reads.ts";
import {
  type Answer,
  Batches,
  type Call,
  lost,
  type Operations,
  type OperationsOn,
  refused,
  unconfirmed,
} from "./batch.ts";
import type { Carrier, CarrierOptions, StartCarrier, StartThread, Thread } from "./carrier.ts";

/** What the writer is doing. */
export type State =
  /** Nothing is queued. */
  | "idle"
  /** The next batch waits for the end of the turn, or for more writes. */
  | "gathering"
  /** The event loop carries out a batch, or is about to answer one that needs no flush. */
  | "committing"
  /** A batch is committed, and its flush is under way. */
  | "flushing"
  /** The thread has a batch; for commands, the carrier has it. */
  | "inThread"
  /** The log is being emptied or restarted, and nothing must be written until that is done. */
  | "paused"
  /** A flush has failed: nothing can be stored any more. */
  | "lost"
  /** Queued writes are carried out at once. */
  | "closing"
  | "closed";

/** The states that may follow each state. docs/architecture.md has them as a table. A checkpoint in the thread can run during all of them. */
export const LEADS_TO: Record<State, readonly State[]> = {
  idle: ["gathering", "paused", "closing"],
  gathering: ["gathering", "committing", "paused", "closing"],
  committing: ["flushing", "inThread", "committing", "gathering", "idle", "paused", "closing"],
  flushing: ["committing", "gathering", "idle", "paused", "lost", "closing"],
  inThread: ["committing", "gathering", "idle", "paused", "closing"],
  paused: ["committing", "idle", "paused", "closing"],
  closing: ["lost", "closed"],
  lost: [],
  closed: [],
};

/** The longest time for which the event loop waits for another program that is writing. */
const BUSY_IN_LOOP_MS = 10;
/** Far longer than a flush takes on a working disk. */
const STUCK_AFTER_MS = 60_000;
/** A shorter flush takes less time than building the responses of a batch. */
const QUICK_FLUSH_MS = 1;
/** How long a full disk is remembered. */
const FULL_FOR_MS = 10_000;
/** The number of writes between two checks of the length of the log. */
const LOOK_AFTER = 16;
const MIB = 1024 * 1024;
/** Once the log has this many bytes that the database lacks, a checkpoint runs while writes continue. */
const CHECKPOINT_AFTER = 2 * MIB;
/** A log of LONG bytes is restarted, which pauses writes, once a checkpoint has left at most LEFT_FOR_PAUSE of it. */
const LONG = 4 * MIB;
const LEFT_FOR_PAUSE = MIB;
/** A log of this many bytes is restarted, however long the pause. */
const TOO_LONG = 32 * MIB;

/** How a server writes in the event loop. */
export interface LoopOptions {
  operationsOn: OperationsOn<Operations>;
  /** The names of operations that take no longer than a flush. */
  short: ReadonlySet<string>;
  /** For tests. With it, the event loop never flushes. */
  flush?: Flush | undefined;
  stuckAfterMs?: number | undefined;
}

/** A carrier for all batches, or a thread for those that the event loop does not carry out. */
export type Writing = { carrier: StartCarrier; loop?: undefined } | { thread: StartThread; loop: LoopOptions };

export interface WriterOptions extends CarrierOptions {
  /** Without it, nothing can be written. */
  writing: Writing | undefined;
  maxWritesPerCommit: number;
  /** The names of operations that change no user and no token. */
  leavesAccounts: ReadonlySet<string>;
}

interface QueuedWrite extends Call {
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/** A server's means of writing in the event loop. */
interface Loop {
  short: ReadonlySet<string>;
  batches: Batches;
  /** The connection for reads while a commit waits for its flush. */
  before: Connection;
  log: LogFile;
  watch: Watch;
  startThread: () => Thread;
  thread: Thread | null;
}

export class Writer<O extends Operations> {
  #state: State = "idle";
  #queue: QueuedWrite[] = [];
  /** Work that waits for the writer to pause. */
  #pauses: Array<() => void> = [];
  readonly #window = new BatchWindow();
  /** Set while the next batch waits for more writes. */
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The callback of the flush that is under way. */
  #flushed: ((error: Error | null) => void) | null = null;
  #loop: Loop | null = null;
  #carrier: Carrier | null = null;
  /** The number of answered writes that may have changed accounts. */
  accountWrites = 0;
  #refusal: AppError | null = null;
  #fullAtMs = -Infinity;
  /** The number of writes since the last check of the length of the log. */
  #writes = 0;
  #isCheckpointing = false;
  #hasEmptied = false;

  constructor(private readonly options: WriterOptions) {}

  get #snapshot(): TurnSnapshot | null {
    return this.options.connection.snapshot;
  }

  #endReading(): void {
    if (this.#snapshot?.isUsed) this.#snapshot.leave();
  }

  get #isOver(): boolean {
    return this.#state === "lost" || this.#state === "closing" || this.#state === "closed";
  }

  #become(next: State): void {
    if (!LEADS_TO[this.#state].includes(next))
      throw new Error(`A writer that is ${this.#state} cannot become ${next}.`);
    this.#state = next;
  }

  /** Opens what is needed for writing, which otherwise happens at the first write. */
  start(): void {
    if (this.#loop || this.#carrier) return;
    const { writing, ...options } = this.options;
    if (!writing) throw new Error("This database was opened without a writer.");
    if (!writing.loop) this.#carrier = writing.carrier(options);
    else this.#loop = this.#openLoop(writing.loop, () => writing.thread(options));
  }

  #openLoop(
    { operationsOn, short, flush, stuckAfterMs = STUCK_AFTER_MS }: LoopOptions,
    startThread: () => Thread,
  ): Loop {
    const { path, busyTimeoutMs, onDamage, connection } = this.options;
    // Writes share the connection of the reads: a change on another connection would empty its cache.
    connection.waitForLocks(BUSY_IN_LOOP_MS);
    connection.leaveFlushes();
    const before = new Connection({ path, busyTimeoutMs, onDamage, checkpointsLater: true });
    connection.snapshot?.useBefore(before.database);
    const watch: Watch = new Watch(stuckAfterMs, () => this.#flushed?.(new Error(`it ${watch.words}`)));
    return {
      short,
      batches: new Batches(operationsOn, { path, busyTimeoutMs: BUSY_IN_LOOP_MS, onDamage, connection }),
      before,
      log: new LogFile(logPath(path), flush),
      watch,
      startThread,
      thread: null,
    };
  }

  /** The carrier for the work that the event loop does not do. */
  #elsewhere(): Carrier {
    const carrier = this.#loop ? threadOf(this.#loop) : this.#carrier;
    if (!carrier) throw new Error("The writer has not started.");
    return carrier;
  }

  // ── The queue ─────────────────────────────────────────────────────────────────────────────────

  /** From now on, refuses every write with this error. */
  refuse(refusal: AppError): void {
    this.#refusal = refusal;
  }

  /** Whether a write found the disk full in the last few seconds. A smaller write may still fit into the log. */
  get wasFull(): boolean {
    return performance.now() - this.#fullAtMs < FULL_FOR_MS;
  }

  /**
   * Queues an operation for the next commit.
   * @param signal tells the operation whether the client has disconnected
   * @throws the error of the operation; AppError `unavailable` if the commit did not reach the disk, and `corrupt` if the operation found
   *   damage (in both cases, nothing is stored); `unconfirmed` if the disk has failed (the write may or may not be stored)
   */
  readonly write = <Name extends keyof O & string>(
    name: Name,
    parameters: Parameters<O[Name]>[0],
    signal: CallerSignal | null = null,
  ): Promise<ReturnType<O[Name]>> => {
    if (this.#refusal) return Promise.reject(this.#refusal);
    if (this.#state === "lost") return Promise.reject(lost());
    if (this.#isOver) return Promise.reject(new AppError("unavailable", "The store is closed. Nothing was stored."));
    return new Promise((resolve, reject) => {
      this.#queue.push({ name, parameters, signal, resolve, reject });
      if (this.#state === "idle") this.#gather();
      else if (this.#timer && this.#window.waitMs(this.#queue.length) === 0) this.#gather();
    });
  };

  /** Sends a batch at the end of the turn, so that the writes of a turn share a commit. */
  #gather(): void {
    this.#become("gathering");
    this.#stopWaiting();
    setImmediate(() => {
      if (this.#state !== "gathering" || this.#timer) return;
      const waitMs = this.#window.waitMs(this.#queue.length);
      if (waitMs === 0) this.#send();
      else this.#timer = setTimeout(() => this.#send(), waitMs);
    });
    // Code that waited for a commit reads in this phase of the event loop. Its snapshot would last through the next poll, and a request that
    // arrives during the poll would not see what another process wrote before that request was sent.
    setImmediate(() => this.#endReading());
  }

  #stopWaiting(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** @param mayStay false if the batch must not overtake what the thread has. @returns whether it was carried out in the event loop */
  #send(mayStay = true): boolean {
    this.#timer = null;
    const isClosing = this.#state === "closing";
    if (!isClosing) this.#become("committing");
    const batch = this.#queue.splice(0, this.options.maxWritesPerCommit);
    this.#endReading(); // the log can be emptied only while nothing reads
    try {
      this.start();
      if (mayStay && this.#loop && this.#carriesOut(batch, this.#loop)) return true;
      const carrier = this.#elsewhere();
      if (!isClosing) this.#become("inThread");
      carrier.send(batch, (answer) => {
        this.#answered(batch, answer);
        this.#keepLogShort(LOOK_AFTER);
      });
    } catch (cause) {
      this.#snapshot?.showNow();
      const error = new AppError("unavailable", "The store cannot be written to. Nothing was stored.", { cause });
      queueMicrotask(() => this.#answered(batch, refused(batch, error)));
    }
    return false;
  }

  #answered(batch: readonly QueuedWrite[], answer: Answer): void {
    this.#window.answered(batch.length + this.#queue.length, answer.flushMs);
    this.#settle(batch, answer);
    // After a slow flush, the next batch leaves before the responses are built, so that the disk can work at the same time. After a fast one,
    // other requests come first, and clients that were answered may join the next batch.
    if (!this.#isOver) this.#goOn(answer.flushMs >= QUICK_FLUSH_MS && this.#window.waitMs(this.#queue.length) === 0);
  }

  #settle(batch: readonly QueuedWrite[], { outcomes }: Answer): void {
    this.#endReading(); // reads after this must see the commit
    for (const [index, write] of batch.entries()) {
      if (!this.options.leavesAccounts.has(write.name)) this.accountWrites += 1;
      const outcome = outcomes[index] ?? { error: new Error("A write was not answered.") };
      if ("error" in outcome) {
        if (isFull(outcome.error)) this.#fullAtMs = performance.now();
        write.reject(outcome.error);
      } else write.resolve(outcome.value as never);
    }
  }

  /** Begins what follows a batch or a pause. @param atOnce the next batch leaves in this turn */
  #goOn(atOnce: boolean): void {
    const pause = this.#pauses.shift();
    if (pause) {
      this.#become("paused");
      pause();
    } else if (this.#queue.length === 0) this.#become("idle");
    else if (atOnce) this.#send();
    else this.#gather();
  }

  // ── A batch in the event loop ─────────────────────────────────────────────────────────────────

  /** @returns false, with nothing done, if the thread must carry out the batch */
  #carriesOut(batch: readonly QueuedWrite[], loop: Loop): boolean {
    if (!batch.every(({ name }) => loop.short.has(name))) return false;
    const answer = loop.batches.carryOutIfFree(batch);
    if (answer && loop.batches.hasUnflushed()) {
      this.#flush(batch, answer, loop);
      return true;
    }
    this.#snapshot?.showNow();
    if (answer) queueMicrotask(() => this.#answered(batch, answer));
    return answer !== null;
  }

  #flush(batch: readonly QueuedWrite[], { outcomes }: Answer, { log, watch }: Loop): void {
    const startMs = performance.now();
    const flushed = (error: Error | null): void => {
      this.#flushed = null;
      watch.end();
      if (error) return this.#lose(error, batch);
      this.#snapshot?.showNow();
      this.#answered(batch, { outcomes, flushMs: performance.now() - startMs });
      this.#keepLogShort(batch.length);
    };
    if (this.#state === "closing") return flushed(log.flushNow());
    this.#become("flushing");
    this.#flushed = flushed;
    watch.begin();
    log.flush((error) => {
      if (this.#flushed === flushed) flushed(error);
    });
  }

  // The commit is in the log and cannot be undone. Linux forgets the pages that it could not write, so another flush would succeed
  // and prove nothing. Reads stay at the state before the commit, and nothing is moved into the database any more.
  #lose(error: Error, batch: readonly QueuedWrite[]): void {
    this.#become("lost");
    this.#snapshot?.freezeForGood();
    this.options.onFailure(`The disk has failed to confirm a change: ${reasonOf(error)}. Nothing more can be stored.`);
    this.#answered(batch, refused(batch, unconfirmed(error)));
    for (const write of this.#queue.splice(0)) write.reject(lost());
    this.#endPauses();
  }

  // ── The log ───────────────────────────────────────────────────────────────────────────────────

  // A checkpoint during writes never covers the whole log, so the log would keep growing while writes continue. If the log is
  // long, writes pause while the rest is moved.
  #keepLogShort(writes: number): void {
    const loop = this.#loop;
    this.#writes += writes;
    if (!loop || this.#writes < LOOK_AFTER || this.#isCheckpointing || this.#isOver) return;
    this.#writes = 0;
    const { log, checkpointed } = loop.batches.connection.logState();
    if (log - checkpointed < CHECKPOINT_AFTER) return;
    this.#isCheckpointing = true;
    this.#checkpoint(loop)
      .catch(() => {}) // such as a full disk: the commits are on disk, and the next checkpoint tries again
      .finally(() => (this.#isCheckpointing = false));
  }

  async #checkpoint(loop: Loop): Promise<void> {
    const thread = threadOf(loop);
    const { log, checkpointed } = await thread.checkpoint();
    const isShort = log < LONG || (log < TOO_LONG && log - checkpointed > LEFT_FOR_PAUSE);
    if (!isShort) await this.#alone(() => beginAnew(thread, this.#snapshot));
  }

  /**
   * Moves the content of the write-ahead log into the database, and empties the log, so that no erased bytes stay in old log pages.
   * @returns false if another process is reading: try again later
   */
  truncateLog(): Promise<boolean> {
    this.start();
    const loop = this.#loop;
    if (!loop) return this.#elsewhere().truncateLog();
    // The first time, the event loop empties the log itself, so that an idle server needs no thread.
    const isFirst = !this.#hasEmptied;
    this.#hasEmptied = true;
    return this.#alone(() => (isFirst && !loop.thread ? loop.batches.truncateLog() : threadOf(loop).truncateLog()));
  }

  /** Pauses writes during `run`. */
  async #alone<T>(run: () => Promise<T> | T): Promise<T> {
    await new Promise<void>((resolve) => {
      if (this.#isOver) return resolve();
      this.#pauses.push(resolve);
      if (this.#state !== "idle" && this.#state !== "gathering") return;
      this.#stopWaiting();
      this.#goOn(true);
    });
    try {
      if (this.#isOver) throw lost();
      return await run();
    } finally {
      if (!this.#isOver) this.#goOn(true);
    }
  }

  #endPauses(): void {
    for (const begin of this.#pauses.splice(0)) begin();
  }

  // ── The end ───────────────────────────────────────────────────────────────────────────────────

  /** Finishes queued writes, then closes. */
  close(): void {
    const state = this.#state;
    if (state === "closed") return;
    this.#stopWaiting();
    this.#loop?.watch.stop();
    if (state !== "lost") {
      this.#become("closing");
      // Closing cannot wait for the flush that is under way, so it flushes the log itself.
      if (this.#loop) this.#flushed?.(this.#loop.log.flushNow());
      let mayStay = state !== "inThread";
      while (this.#queue.length > 0) mayStay = this.#send(mayStay);
      this.#endPauses();
    }
    this.#endReading(); // the log can be emptied only while nothing reads
    this.#loop?.log.close();
    // While a connection reads the state before a commit, closing others does not move the log into the database.
    if (this.#isLost()) return;
    this.#become("closed");
    if (!this.#loop) return this.#carrier?.close();
    this.#loop.before.close();
    if (this.#loop.thread) this.#loop.thread.close();
    else this.#loop.batches.emptyLog();
  }

  #isLost(): boolean {
    return this.#state === "lost";
  }
}

const threadOf = (loop: Loop): Thread => (loop.thread ??= loop.startThread());

/** Moves the content of the log into the database, and restarts the log. Writes must be paused. */
async function beginAnew(thread: Thread, snapshot: TurnSnapshot | null): Promise<void> {
  await thread.checkpoint();
  // New reads need nothing from the log. Earlier reads would keep it from being restarted.
  snapshot?.leave();
  await thread.beginLog();
}

// ── How long a batch waits for more writes ──────────────────────────────────────────────────────

// Clients that send writes one after another send the next one soon after they are answered. If a flush is slow, a batch that leaves without
// them costs them a whole flush: half of the clients would always wait for the other half. So after slow flushes, a batch waits for as many
// writes as the last one had, for at most a fraction of a flush. It never waits on a fast disk, or for a single client. Any disk is slow at
// times, and a busy event loop notices the end of a flush late: so a disk counts as slow only if each of the last few flushes was slow.

/** A shorter flush is not worth waiting for. */
const SLOW_FLUSH_MS = 2;
const FLUSHES = 4;
/** The longest wait, as a fraction of a flush. */
const LONGEST_WAIT = 0.3;

export class BatchWindow {
  #expected = 0;
  readonly #flushes = Array<number>(FLUSHES).fill(0);
  #newest = 0;
  #untilMs = 0;

  /** @param nowMs the clock that measures the wait */
  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** @param writes the number of writes that have just been answered or are waiting for the next batch */
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

// ── A flush that does not end ───────────────────────────────────────────────────────────────────

// Notices work that does not end. It counts its own checks instead of measuring the time: if the process, its container or its machine is
// suspended for an hour, that hour contains at most one check, and the work still has time to end.

const LOOKS = 4;

export class Watch {
  #isUnderWay = false;
  /** The number of checks since the work began. */
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param stuck called if the work has not ended after `afterMs` */
  constructor(
    private readonly afterMs: number,
    private readonly stuck: () => void,
  ) {}

  /** Call this when work begins. From then on, earlier work is no longer watched. */
  begin(): void {
    this.#isUnderWay = true;
    this.#looks = 0;
    this.#timer ??= this.#lookLater();
  }

  end(): void {
    this.#isUnderWay = false;
  }

  stop(): void {
    this.end();
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** "has not answered for 60 seconds" */
  get words(): string {
    return `has not answered for ${Math.round(this.afterMs / 1_000)} seconds`;
  }

  #lookLater(): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => this.#look(), this.afterMs / LOOKS);
    timer.unref();
    return timer;
  }

  #look(): void {
    this.#timer = null;
    if (!this.#isUnderWay) return;
    this.#looks += 1;
    if (this.#looks > LOOKS) this.stuck();
    else this.#timer = this.#lookLater();
  }
}

// ── The file of the log ─────────────────────────────────────────────────────────────────────────

// The file of the write-ahead log, and its flushes. A flush in the thread pool delays only writes, but handing it over costs more than the flush
// itself takes on a fast disk. So the event loop flushes if the disk is fast. A disk that is always slow never blocks the event loop, and a disk
// that is sometimes slow blocks it for at most a fiftieth of the time.

export type Flush = (fd: number, done: (error: Error | null) => void) => void;

// The functions that SQLite itself uses.
const [FLUSH, FLUSH_NOW] = process.platform === "linux" ? [fdatasync, fdatasyncSync] : [fsync, fsyncSync];

/** A shorter flush blocks the event loop no longer than the statements of a batch. */
const QUICK_MS = 1;
/** After a slow flush, the event loop does not flush for this multiple of the time that the flush took. */
const REST = 50;

/** Whether a disk is fast, judging by its flushes. */
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
  // The system reports a failure only once through each open file, so `flushNow` has its own.
  readonly #last: number;
  readonly #flush: Flush;
  readonly #pace: DiskPace | null;
  #isUnderWay = false;
  #isClosed = false;

  /** @param flush does all flushes except the last one; without it, the event loop flushes if the disk is fast */
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
