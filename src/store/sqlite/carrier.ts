// The way between the event loop and the writer. A carrier hands batches over, one after the other, and brings back
// what came of them.

import type { Connection } from "./connection.ts";
import { type Answer, type Call, type Operations, type OperationsOn, Writer, type WriterOptions } from "./writer.ts";

export interface Carrier {
  /** Hands over a batch; `answered` is called once it is on disk or has failed, and never before this returns. */
  send(calls: readonly Call[], answered: (answer: Answer) => void): void;

  /** `Writer.truncateLog`, after everything that was sent before. */
  truncateLog(): Promise<boolean>;

  /** Waits for what was sent, and closes the writer. */
  close(): void;
}

export interface StartWriterOptions extends Omit<WriterOptions, "connection"> {
  /** The connection of the event loop, on which it reads. */
  connection: Connection;
  /** Called once where nothing can be written any more, with a sentence: then the process must end. */
  onFailure: (sentence: string) => void;
}

/** How a database that has just been opened gets its writer. */
export type StartWriter = (options: StartWriterOptions) => Carrier;

/** A writer on the same thread: for commands, which have nothing else to do meanwhile. It opens at the first write. */
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
