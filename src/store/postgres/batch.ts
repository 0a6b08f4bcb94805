// Gathers calls into a batch while the previous batch is under way. A node sends one batch of a kind at a time: several would be smaller, and
// each call would cost the database more.

import { faultOf } from "./faults.ts";

/** A call that waits for its answer. */
export interface Call<Item, Answer> {
  readonly item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

export interface BatchLimits<Item> {
  /** The most calls in one batch. */
  calls: number;
  /** The most weight in one batch. A call that weighs more has a batch to itself. */
  weight?: { of: (item: Item) => number; most: number };
  /** The next batch waits for this to end, but for at most `atMostMs`: more calls arrive soon afterwards. */
  comesBefore?: { readonly underWay: Promise<void> | null; atMostMs?: number };
}

interface Waiting<Item, Answer> extends Call<Item, Answer> {
  settled: boolean;
}

export class Batcher<Item, Answer> {
  #queue: Array<Waiting<Item, Answer>> = [];
  #running = false;
  /** Resolves at the end of the batch that is under way, and never rejects; null if there is none. */
  underWay: Promise<void> | null = null;

  /**
   * @param run answers the calls of one batch. If it throws, the calls without an answer get the error. But if a statement failed, it certainly
   *   did nothing, so the calls run again one by one: perhaps only one of them was the cause.
   */
  constructor(
    private readonly run: (calls: ReadonlyArray<Call<Item, Answer>>) => Promise<void>,
    private readonly limits: BatchLimits<Item>,
  ) {}

  add(item: Item): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const call: Waiting<Item, Answer> = {
      item,
      settled: false,
      resolve: (answer) => {
        call.settled = true;
        resolve(answer);
      },
      reject: (error) => {
        call.settled = true;
        reject(error);
      },
    };
    this.#queue.push(call);
    if (!this.#running) {
      this.#running = true;
      // Calls that arrive in the same turn of the event loop share the batch.
      setImmediate(() => void this.#work());
    }
    return promise;
  }

  async #work(): Promise<void> {
    const { comesBefore } = this.limits;
    while (this.#queue.length > 0) {
      if (comesBefore?.underWay) {
        const { underWay, atMostMs } = comesBefore;
        await (atMostMs === undefined ? underWay : Promise.race([underWay, Bun.sleep(atMostMs)]));
        await new Promise(setImmediate);
      }
      this.underWay = this.#carryOut(this.#take());
      await this.underWay;
      this.underWay = null;
    }
    this.#running = false;
  }

  #take(): Array<Waiting<Item, Answer>> {
    const { calls, weight } = this.limits;
    let count = 0;
    let total = 0;
    for (const { item } of this.#queue) {
      total += weight?.of(item) ?? 0;
      if (count >= calls || (count > 0 && weight && total > weight.most)) break;
      count += 1;
    }
    return this.#queue.splice(0, count);
  }

  async #carryOut(batch: Array<Waiting<Item, Answer>>): Promise<void> {
    try {
      await this.run(batch);
    } catch (error) {
      const left = batch.filter(({ settled }) => !settled);
      if (batch.length > 1 && faultOf(error) === "statement") {
        for (const call of left) await this.#carryOut([call]);
      } else for (const call of left) call.reject(error);
    }
    for (const call of batch) if (!call.settled) call.reject(new Error("The database gave no answer to this call."));
  }
}
