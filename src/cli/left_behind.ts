// Directories that a command makes for a moment. Their names hold the number of the process, so that the next one removes what a
// killed one has left.

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** @param prefix "selftest-" @returns its path, and what removes it */
export function scratchIn(directory: string, prefix: string): { path: string; remove: () => void } {
  removeLeft(directory, prefix);
  const path = mkdtempSync(join(directory, `${prefix}${process.pid}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function removeLeft(directory: string, prefix: string): void {
  for (const name of readdirSync(directory)) {
    const [, pid] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : [];
    // Nothing of this process is there yet: in a container, a killed one had the same number.
    if (pid === undefined || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    try {
      rmSync(join(directory, name), { recursive: true, force: true });
    } catch {
      // Somebody else's.
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
