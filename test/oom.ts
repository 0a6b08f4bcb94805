// Which process the kernel ends first if there is not enough memory.

import { readdirSync, readFileSync } from "node:fs";

/** Whether a child of this process is ended before it, by the kernel's own measure. */
export function hasChildEndedFirst(pid: number): boolean {
  const own = scoreOf(pid);
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readIfThere(`/proc/${pid}/task/${task}/children`).split(" "))
    .some((child) => child !== "" && scoreOf(Number(child)) >= own + 300);
}

const scoreOf = (pid: number): number => Number(readIfThere(`/proc/${pid}/oom_score`));

/** A process may end at any moment. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
