// A carrier carries out batches outside the event loop of a server: in the writer's thread (thread.ts), or in the only thread of a command. It
// carries out one batch after the other, and returns the answers.

import type { Connection, LogState } from "../connection.ts";
import { type Answer, Batches, type BatchesOptions, type Call, type Operations, type OperationsOn } from "./batch.ts";

export interface Carrier {
  /** Passes on a batch. Calls `answered` once the batch is on disk or has failed, and never before `send` returns. */
  send(calls: readonly Call[], answered: (answer: Answer) => void): void;

  /** `Batches.truncateLog`, after all earlier batches. */
  truncateLog(): Promise<boolean>;

  /** Waits for all earlier batches, and closes. */
  close(): void;
}

export interface Thread extends Carrier {
  /** `Connection.checkpoint` and `beginLog`, after all earlier batches. */
  checkpoint(): Promise<LogState>;
  beginLog(): Promise<void>;
}

export interface CarrierOptions extends Omit<BatchesOptions, "connection"> {
  /** The connection on which the event loop reads. */
  connection: Connection;
  /** Called once, with a sentence, when nothing can be written any more. Then the process must end. */
  onFailure: (sentence: string) => void;
}

export type StartCarrier = (options: CarrierOptions) => Carrier;
export type StartThread = (options: CarrierOptions) => Thread;

/** For commands. The carrier opens its connection at the first write. */
export const writerHere = (operationsOn: OperationsOn<Operations>): { carrier: StartCarrier } => ({
  carrier({ path, busyTimeoutMs, onDamage }) {
    const options = { path, busyTimeoutMs, onDamage };
    let opened: Batches | undefined;
    const batches = (): Batches => (opened ??= new Batches(operationsOn, options));
    return {
      send(calls, answered) {
        const answer = batches().carryOut(calls);
        queueMicrotask(() => answered(answer));
      },
      truncateLog: () => Promise.try(() => batches().truncateLog()),
      close: () => opened?.close(),
    };
  },
});
