// Temporary directories, whose names contain the process number: the next process removes what a killed one left behind.

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** @param prefix "selftest-" @returns the path of a new directory, and a function that removes it */
export function scratchIn(directory: string, prefix: string): { path: string; remove: () => void } {
  removeLeft(directory, prefix);
  const path = mkdtempSync(join(directory, `${prefix}${process.pid}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function removeLeft(directory: string, prefix: string): void {
  for (const name of readdirSync(directory)) {
    const [, pid] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : [];
    // This process has not made any yet: in a container, a killed process may have had the same number.
    if (pid === undefined || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    try {
      rmSync(join(directory, name), { recursive: true, force: true });
    } catch {
      // It belongs to another user.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code !== "ESRCH";
  }
}
