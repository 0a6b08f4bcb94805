// The server's side of the process that makes a backup.

import { BACKUP_PROCESS, program } from "../../base/build.ts";
import { reasonOf } from "../../base/errors.ts";
import type { Order, Outcome } from "./order.ts";

/** @param stopped ends the process at once */
export async function orderFrom(order: Order, stopped: AbortSignal): Promise<Outcome> {
  if (stopped.aborted) return { error: STOPPED };
  try {
    const child = Bun.spawn([...program, BACKUP_PROCESS], { stdin: "pipe", stdout: "pipe", stderr: "pipe" });
    const { promise: isStopped, resolve } = Promise.withResolvers<Outcome>();
    const kill = (): void => {
      child.kill("SIGKILL");
      // Nothing waits for the child: while a network drive hangs, the child cannot end.
      child.unref();
      resolve({ error: STOPPED });
    };
    stopped.addEventListener("abort", kill);
    try {
      // Standard input stays open: when this server ends, in whatever way, the child ends too.
      void child.stdin.write(`${JSON.stringify(order)}\n`);
      void child.stdin.flush();
      const outcome = Promise.all([child.stdout.text(), child.stderr.text(), child.exited]).then(
        ([answer, complaint]) => outcomeIn(answer) ?? { error: endOf(child, complaint) },
      );
      return await Promise.race([outcome, isStopped]);
    } finally {
      stopped.removeEventListener("abort", kill);
      await Promise.resolve(child.stdin.end()).catch(() => {});
    }
  } catch (error) {
    return { error: `The process that makes backups cannot be started: ${reasonOf(error)}` };
  }
}

const STOPPED = "It was stopped before it finished.";

function outcomeIn(answer: string): Outcome | null {
  try {
    return JSON.parse(answer) as Outcome;
  } catch {
    return null;
  }
}

function endOf({ exitCode, signalCode }: Bun.Subprocess, complaint: string): string {
  const why = complaint.trim().split("\n", 1)[0] ?? "";
  const how =
    signalCode === "SIGKILL" ? "was killed: there may not be enough memory" : `ended with ${exitCode ?? signalCode}`;
  return `The process that makes backups ${how}.${why === "" ? "" : ` It said: ${why.slice(0, 300)}`}`;
}
