// What a unit lets a program ask of the kernel, as the header that launcher.c is compiled with.
// systemd's own table of call groups decides where it is at hand, else the copy in test/fixtures.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { needs } from "../needs.ts";

const COPY = join(import.meta.dir, "../fixtures/syscall_groups.txt");

/** As `systemd-analyze syscall-filter` prints them: a group, and its members indented below. */
function readGroups(): Map<string, string[]> {
  const asked = needs("systemd-analyze").isHere && Bun.spawnSync(["systemd-analyze", "--no-pager", "syscall-filter"]);
  const text = asked && asked.exitCode === 0 ? asked.stdout.toString() : readFileSync(COPY, "utf8");
  const groups = new Map<string, string[]>();
  let members: string[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("@")) groups.set(line.trim(), (members = []));
    else if (/^ +[@\w]/.test(line)) members.push(line.trim());
  }
  return groups;
}

/** @param lines the values of SystemCallFilter: the first permits, those that begin with ~ take away */
function permittedCalls(lines: readonly string[]): Set<string> {
  const groups = readGroups();
  const expand = (name: string): string[] => {
    if (!name.startsWith("@")) return [name];
    const members = groups.get(name);
    if (!members) throw new Error(`${name} is not a group of system calls`);
    return members.flatMap(expand);
  };
  if (lines[0] === undefined || lines[0].startsWith("~")) throw new Error("the first SystemCallFilter permits nothing");
  const permitted = new Set<string>();
  for (const line of lines) {
    const names = line.replace(/^~/, "").split(" ").flatMap(expand);
    for (const name of names) {
      if (line.startsWith("~")) permitted.delete(name);
      else permitted.add(name);
    }
  }
  for (const name of expand("@default")) permitted.add(name); // these are permitted whatever the unit says
  return permitted;
}

/** @param all the values of a directive of the unit, and @param flag whether it says yes */
export function filterHeader(all: (directive: string) => string[], flag: (directive: string) => boolean): string {
  const calls = [...permittedCalls(all("SystemCallFilter"))];
  const families = all("RestrictAddressFamilies").flatMap((value) => value.split(" "));
  const [refusal] = all("SystemCallErrorNumber");
  return [
    ...calls.map(
      (name) => `#ifdef SYS_${name}\n#define CALL_${name} SYS_${name},\n#else\n#define CALL_${name}\n#endif`,
    ),
    `#define ALLOWED_CALLS ${calls.map((name) => `CALL_${name}`).join(" ")}`,
    `#define ALLOWED_FAMILIES ${families.join(", ")}`,
    `#define REFUSAL ${refusal ?? "EPERM"}`,
    `#define NO_NAMESPACES ${Number(flag("RestrictNamespaces"))}`,
    `#define NO_SET_ID ${Number(flag("RestrictSUIDSGID"))}`,
    "",
  ].join("\n");
}
