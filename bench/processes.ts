// What every bench shares: a directory of its own, the processes it starts, and their memory. The directory
// and the processes go at the end of the run, on Ctrl-C too.

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dir, "..");
export const MIB = 1024 * 1024;
/** Of every push that the bench makes. */
export const PAYLOAD = "correct horse battery staple, and some more to make it 64 bytes.";

const children = new Set<Bun.Subprocess>();
const homes: string[] = [];

/** Makes a directory for this run. @param parent where; it should be on a real disk */
export function makeHome(parent: string): string {
  const home = mkdtempSync(join(parent, "secretpush-bench-"));
  homes.push(home);
  return home;
}

/** Remembers a process, so that it does not outlive the bench. */
export function tracked<C extends Bun.Subprocess>(child: C): C {
  children.add(child);
  void child.exited.then(() => children.delete(child));
  return child;
}

/** Runs a bench and exits with the code that it returns, or with 1 after an error. Nothing of the run remains. */
export async function runBench(bench: () => Promise<number | void>): Promise<never> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      cleanUp();
      process.exit(130);
    });
  }
  let code: number | void;
  try {
    code = await bench();
  } finally {
    cleanUp();
  }
  for (const home of homes) if (existsSync(home)) fail(`${home} could not be removed.`);
  process.exit(code ?? 0);
}

function cleanUp(): void {
  for (const child of children) child.kill("SIGKILL");
  for (const home of homes) rmSync(home, { recursive: true, force: true });
}

/** Ends the bench with an error. */
export function fail(sentence: string): never {
  cleanUp();
  console.error(sentence);
  process.exit(1);
}

/** A port of the loopback address that nothing listens on. */
export function freePort(): number {
  const probe = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
  const { port } = probe;
  void probe.stop(true);
  return port ?? 0;
}

/** A process's resident memory in bytes: now (VmRSS), or at its highest (VmHWM). */
export function memoryBytes(pid: number, field: "VmRSS" | "VmHWM"): number {
  const kib = new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kib ?? Number.NaN) * 1024;
}
