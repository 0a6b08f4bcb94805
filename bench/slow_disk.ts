// A slow disk for benches and tests on a machine that has a fast one: a library (slow_disk.c) that makes every flush
// of a process take longer. It is compiled when asked for, with the system's C compiler.

import { existsSync, mkdirSync, renameSync } from "node:fs";
import { basename, join } from "node:path";

/** "5ms" → 5. @returns null where it is something else */
export function flushMsIn(text: string): number | null {
  const ms = /^(\d+(?:\.\d+)?)ms$/.exec(text)?.[1];
  return ms === undefined ? null : Number(ms);
}

/**
 * The environment of a process whose flushes take so much longer.
 * @param directory where the library is kept
 */
export function slowDisk(flushMs: number, directory: string): { LD_PRELOAD: string; FSYNC_US: string } {
  const library = libraryOf(join(import.meta.dir, "slow_disk.c"), directory);
  return { LD_PRELOAD: library, FSYNC_US: String(Math.round(flushMs * 1_000)) };
}

/** Compiles a library for LD_PRELOAD, once. @returns its path in the directory */
export function libraryOf(source: string, directory: string): string {
  const library = join(directory, `${basename(source, ".c")}.so`);
  if (existsSync(library)) return library;
  mkdirSync(directory, { recursive: true });
  const draft = `${library}.${process.pid}`; // another run may compile it too
  const compiled = Bun.spawnSync(["cc", "-shared", "-fPIC", "-O2", source, "-o", draft, "-ldl"]);
  if (compiled.exitCode !== 0) throw new Error(`${source} cannot be compiled: ${compiled.stderr.toString()}`);
  renameSync(draft, library);
  return library;
}
