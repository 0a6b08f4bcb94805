// The part that runs in the writer's thread: it carries out the orders of the event loop (thread.ts) one after the other, and reports on each.
// If an order throws, the thread ends, and the event loop ends the process.

import { isUnconfirmed } from "../../../base/errors.ts";
import { migrateHere } from "../upgrade_thread.ts";
import { erase, type Order, packAnswer, type PackedCall, type Report, State, toPlain, unpack } from "./messages.ts";
import type { CallerSignal, DamagedPlace } from "../../contract.ts";
import { type Operations, type OperationsOn, Batches } from "./batch.ts";

declare const self: Worker;

/** Call this in the first module of the thread. */
export function serveWriter(operationsOn: OperationsOn<Operations>): void {
  const damaged: DamagedPlace[] = [];
  let state = new State();
  let batches: Batches | undefined;
  const report = (report: Report, transferred: ArrayBuffer[] = []): void => self.postMessage(report, transferred);
  const signalOf = (index: number): CallerSignal | null =>
    index === -1
      ? null
      : {
          get aborted() {
            return Atomics.load(state.gone, index) === 1;
          },
        };

  const take = ({ data: order }: MessageEvent<Order>): void => {
    if ("start" in order) {
      const { path, busyTimeoutMs } = order.start;
      state = new State(order.start.state);
      batches = new Batches(operationsOn, {
        path,
        busyTimeoutMs,
        onDamage: (place) => damaged.push(place),
        checkpointsLater: true,
      });
      return;
    }
    if ("migrate" in order) {
      migrateHere(order.migrate, (step) => self.postMessage(step, []));
      self.removeEventListener("message", take);
      return;
    }
    if (!batches) throw new Error("The writer was given an order before it was started.");
    if ("batch" in order) {
      const calls = unpack<PackedCall[]>(order.batch).map(([name, parameters, signal]) => ({
        name,
        parameters,
        signal: signalOf(signal),
      }));
      const carriedOut = batches.carryOut(calls);
      const answer = packAnswer(carriedOut, damaged.splice(0));
      erase(order.batch);
      report({ answer }, [answer.bytes]);
      for (const outcome of carriedOut.outcomes)
        if ("error" in outcome && isUnconfirmed(outcome.error)) throw outcome.error;
    } else if ("close" in order) {
      batches.close();
      Atomics.store(state.closed, 0, 1);
      Atomics.notify(state.closed, 0);
      self.removeEventListener("message", take); // with nothing left to wait for, the thread ends
    } else {
      try {
        report({ tended: order.tend === "truncateLog" ? batches.truncateLog() : batches.connection[order.tend]() });
      } catch (error) {
        report({ error: toPlain(error) });
      }
    }
  };
  self.addEventListener("message", take);
}
