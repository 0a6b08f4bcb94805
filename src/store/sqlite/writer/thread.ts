// The writer in a separate thread, so that only writes wait for the disk, not pages or downloads. This is the event loop's side; in_thread.ts is
// the other side. If the thread ends or does not answer, this is reported once: then nothing can be written any more, and the process must end.

import type { CallerSignal } from "../../contract.ts";
import type { CarrierOptions, StartThread, Thread } from "./carrier.ts";
import type { LogState } from "../connection.ts";
import {
  fromPlain,
  MAX_ASKERS,
  type Order,
  pack,
  type PackedCall,
  type PlainAnswer,
  type Report,
  State,
  type Tending,
  toOutcome,
  unpack,
} from "./messages.ts";
import { type LoopOptions, Watch, type Writing } from "./index.ts";
import { type Answer, type Call, lost, type Operations, type OperationsOn, refused, unconfirmed } from "./batch.ts";

/** Set by scripts/build-binary.ts: the first module of the thread, inside the executable. */
declare const SECRETPUSH_WRITER_THREAD: string | undefined;

export const MODULE =
  typeof SECRETPUSH_WRITER_THREAD === "string"
    ? SECRETPUSH_WRITER_THREAD
    : new URL("./writer_thread.ts", import.meta.url).href;

/** Far longer than any order takes on a working disk. */
const STUCK_AFTER_MS = 60_000;

export interface ThreadOptions {
  /** The first module of the thread, for tests. */
  module?: string;
  stuckAfterMs?: number;
}

export const writerInThread =
  ({ module = MODULE, stuckAfterMs = STUCK_AFTER_MS }: ThreadOptions = {}) =>
  (options: CarrierOptions): WriterThread =>
    new WriterThread(module, stuckAfterMs, options);

/** For a server. @param startThread for tests: replaces the start of the thread */
export const writerInLoop = (
  operationsOn: OperationsOn<Operations>,
  { startThread = writerInThread(), ...how }: Omit<LoopOptions, "operationsOn"> & { startThread?: StartThread },
): Writing => ({ thread: startThread, loop: { operationsOn, ...how } });

export class WriterThread implements Thread {
  readonly #worker: Worker;
  readonly #state = new State();
  readonly #watch: Watch;
  /** The callbacks for each awaited report, in the sequence of the orders. */
  #waiting: Array<{ reported: (report: Report) => void; failed: () => void }> = [];
  /** The signals of writes that are under way, by their index in `State.gone`. */
  readonly #signals: Array<CallerSignal | undefined> = [];
  #nextAsker = 0;
  #ended = false;
  #failure = "";

  constructor(
    module: string,
    stuckAfterMs: number,
    private readonly options: CarrierOptions,
  ) {
    this.#worker = new Worker(module);
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Report>) => this.#take(data));
    this.#worker.addEventListener("error", ({ message }) => this.#fail(`has failed: ${sentenceIn(message)}`));
    this.#worker.addEventListener("close", () => this.#fail("has ended"));
    const { path, busyTimeoutMs } = options;
    this.#order({ start: { path, busyTimeoutMs, state: this.#state.buffer } });
    this.#watch = new Watch(stuckAfterMs, () => this.#fail(this.#watch.words));
  }

  send(calls: readonly Call[], answered: (answer: Answer) => void): void {
    const failed = (): void => answered(refused(calls, lost()));
    if (this.#ended) return queueMicrotask(failed);
    const slots: number[] = [];
    const packed = pack(
      calls.map(({ name, parameters, signal }): PackedCall => {
        const slot = signal ? this.#follow(signal) : -1;
        if (slot !== -1) slots.push(slot);
        return [name, parameters, slot];
      }),
    );
    this.#expect(
      (report) => {
        for (const slot of slots) this.#signals[slot] = undefined;
        if (!("answer" in report)) throw new Error("The writer's thread did not report an answer.");
        const { outcomes, flushMs, damaged } = unpack<PlainAnswer>(report.answer);
        for (const place of damaged) this.options.onDamage(place);
        answered({ outcomes: outcomes.map(toOutcome), flushMs });
      },
      () => answered(refused(calls, unconfirmed(new Error(this.#failure)))),
    );
    this.#order({ batch: packed }, [packed.bytes]);
  }

  checkpoint = (): Promise<LogState> => this.#tend("checkpoint");
  beginLog = (): Promise<void> => this.#tend("beginLog");
  truncateLog = (): Promise<boolean> => this.#tend("truncateLog");

  #tend<T>(tend: Tending): Promise<T> {
    if (this.#ended) return Promise.reject(lost());
    return new Promise((resolve, reject) => {
      this.#expect(
        (report) => {
          if ("error" in report) reject(fromPlain(report.error));
          else if ("tended" in report) resolve(report.tended as T);
        },
        () => reject(lost()),
      );
      this.#order({ tend });
    });
  }

  /** The thread carries out all earlier orders. Their answers arrive in a later turn of the event loop. */
  close(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#watch.stop();
    this.#order({ close: true });
    Atomics.wait(this.#state.closed, 0, 0, STUCK_AFTER_MS);
  }

  /** Lets the thread see when the signal is aborted. @returns its index in `State.gone` */
  #follow(signal: CallerSignal): number {
    const slot = this.#nextAsker;
    this.#nextAsker = (slot + 1) % MAX_ASKERS;
    this.#signals[slot] = signal;
    Atomics.store(this.#state.gone, slot, signal.aborted ? 1 : 0);
    signal.addEventListener?.("abort", () => {
      if (this.#signals[slot] === signal) Atomics.store(this.#state.gone, slot, 1);
    });
    return slot;
  }

  #order(order: Order, transferred: ArrayBuffer[] = []): void {
    this.#worker.postMessage(order, transferred);
  }

  #expect(reported: (report: Report) => void, failed: () => void): void {
    if (this.#waiting.length === 0) this.#watch.begin();
    this.#waiting.push({ reported, failed });
  }

  #take(report: Report): void {
    const waiting = this.#waiting.shift();
    if (this.#waiting.length > 0) this.#watch.begin();
    else this.#watch.end();
    waiting?.reported(report);
  }

  #fail(what: string): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#watch.stop();
    this.#failure = `The thread that writes to the database ${what}.`;
    this.options.onFailure(`${this.#failure} Nothing more can be stored.`);
    for (const { failed } of this.#waiting.splice(0)) failed();
  }
}

/** Leaves out the source code that the runtime's message contains. */
const sentenceIn = (message: string): string => /^\w*error: .*$/im.exec(message)?.[0] ?? message;
