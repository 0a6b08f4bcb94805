// Which files of tests share a process in the short run: loading the program costs as much as most files' tests, and so does starting
// a browser. In the long run, and where what a file costs is recorded, each has its own.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { importsOf, ROOT } from "./house.ts";
import type { Timings } from "./timings.ts";

/** Seconds of a processor, as recorded. A file that costs more is worth a process. */
const MOST_OF_A_FILE = 4;
/** More are several, so that no group is the last to end. */
const MOST_OF_A_GROUP = 30;

/** @param files in any order @returns each of them once; neighbours by name share, and a file with a browser shares with its like */
export function groupsOf(files: readonly string[], timings: Timings): string[][] {
  const costOf = (file: string): number => timings.get(file)?.processor ?? Infinity;
  const isAlone = (file: string): boolean => costOf(file) > MOST_OF_A_FILE;
  const groups = files.filter(isAlone).map((file) => [file]);
  const sharing = files.filter((file) => !isAlone(file)).toSorted();
  for (const withBrowser of [true, false]) {
    let group: string[] = [];
    let cost = 0;
    for (const file of sharing.filter((one) => opensBrowser(one) === withBrowser)) {
      if (cost + costOf(file) > MOST_OF_A_GROUP || group.length === 0) {
        group = [];
        groups.push(group);
        cost = 0;
      }
      group.push(file);
      cost += costOf(file);
    }
  }
  return groups;
}

/** Whether a file, or what it shares with others in test/, has a browser. */
function opensBrowser(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  if (file === "test/browser.ts") return true;
  return importsOf(file, readFileSync(join(ROOT, file), "utf8")).some(
    // What a test writes as text imports files that are not there.
    ({ target }) =>
      target?.startsWith("test/") === true && existsSync(join(ROOT, target)) && opensBrowser(target, seen),
  );
}
