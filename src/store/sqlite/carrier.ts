// The connection between the event loop and the writer. A carrier passes batches to the writer, one after the other, and returns
// the answers.

import type { Connection } from "./connection.ts";
import { type Answer, type Call, type Operations, type OperationsOn, Writer, type WriterOptions } from "./writer.ts";

export interface Carrier {
  /** Passes on a batch. Calls `answered` once the batch is on disk or has failed, and never before this returns. */
  send(calls: readonly Call[], answered: (answer: Answer) => void): void;

  /** `Writer.truncateLog`, after all earlier batches. */
  truncateLog(): Promise<boolean>;

  /** Waits for all earlier batches, and closes the writer. */
  close(): void;
}

export interface StartWriterOptions extends Omit<WriterOptions, "connection"> {
  /** The connection on which the event loop reads. */
  connection: Connection;
  /** Called once, with a sentence, when nothing can be written any more. Then the process must end. */
  onFailure: (sentence: string) => void;
}

export type StartWriter = (options: StartWriterOptions) => Carrier;

/** A writer in the same thread, for commands. It opens its connection at the first write. */
export const writerHere =
  (operationsOn: OperationsOn<Operations>): StartWriter =>
  ({ path, busyTimeoutMs, onDamage }) => {
    const options = { path, busyTimeoutMs, onDamage };
    let opened: Writer | undefined;
    const writer = (): Writer => (opened ??= new Writer(operationsOn, options));
    return {
      send(calls, answered) {
        const answer = writer().carryOut(calls);
        queueMicrotask(() => answered(answer));
      },
      truncateLog: () => Promise.try(() => writer().truncateLog()),
      close: () => opened?.close(),
    };
  };
