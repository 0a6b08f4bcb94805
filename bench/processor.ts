// The processor time of other processes.

import { dlopen, ptr } from "bun:ffi";

const { symbols } = dlopen("libc.so.6", { clock_gettime: { args: ["i32", "ptr"], returns: "i32" } });
const SCHEDULED = 2;

/** The processor time that a process has used so far, all threads together, in microseconds. */
export function processorUs(pid: number): number {
  const time = new BigInt64Array(2);
  // The number of the clock of another process: see clock_getcpuclockid(3).
  if (symbols.clock_gettime((~pid << 3) | SCHEDULED, ptr(time)) !== 0) throw new Error(`Process ${pid} has ended.`);
  const [seconds = 0n, nanoseconds = 0n] = time;
  return Number(seconds) * 1e6 + Number(nanoseconds) / 1e3;
}
