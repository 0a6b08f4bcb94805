// What each file of tests costs: test/timings.json, as `bun run test:all --record` has measured it. The slowest files start first,
// and a file that has become dearer by a third without a word fails the long run: make it cheaper, or record it anew in the commit
// that says why. Time of processors is compared, because time on the clock depends on what else a machine does, and in proportion
// to the other files, because machines differ.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { importsOf, ROOT } from "./house.ts";

const PATH = join(ROOT, "test/timings.json");
const MOST_GROWTH = 4 / 3;
/** Seconds of a processor. Below it a file is not judged, and what is less than this is no growth. */
const LEAST = 3;
/** Fewer files say nothing of a machine. */
const ENOUGH_FILES = 20;

export interface Timing {
  /** On the clock. */
  seconds: number;
  /** Of processors, with all programs that were started. */
  processor: number;
  /** How many tests of the file were skipped, as for a program that was missing: with it, the file costs more. */
  skipped: number;
}

/** What a process that runs several files has cost as one of them begins, or as all have ended. */
export interface CostMark {
  /** Its path; none at the end. */
  file: string;
  /** Since its start, of the clock, and of processors with what it has started and seen end. */
  seconds: number;
  processor: number;
  /** Of processors: its browsers. */
  browsers: number;
}

export type Timings = Map<string, Timing>;

export const readTimings = (): Timings =>
  new Map(Object.entries(JSON.parse(readFileSync(PATH, "utf8")) as Record<string, Timing>));

/** @param allFiles how many there are: if all ran, what is not among them is gone */
export function writeTimings(
  known: Timings,
  measured: ReadonlyArray<Timing & { file: string }>,
  allFiles: number,
): void {
  const kept = measured.length >= known.size && measured.length === allFiles ? [] : [...known];
  const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;
  const all = new Map([
    ...kept,
    ...measured.map(({ file, seconds, processor, skipped }): [string, Timing] => [
      file,
      { seconds: rounded(seconds), processor: rounded(processor), skipped },
    ]),
  ]);
  const lines = [...all]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((one) => {
      const [file, { seconds, processor, skipped }] = one;
      return `  ${JSON.stringify(file)}: { "seconds": ${seconds}, "processor": ${processor}, "skipped": ${skipped} }`;
    });
  writeFileSync(PATH, `{\n${lines.join(",\n")}\n}\n`);
}

/** A sentence for each file that costs at least `most` times what is recorded. */
export function grown(
  measured: ReadonlyArray<Timing & { file: string }>,
  known: Timings,
  most: number = MOST_GROWTH,
): string[] {
  const compared = measured.flatMap(({ file, processor, skipped }) => {
    const recorded = known.get(file);
    const before = recorded?.processor ?? 0;
    return before === 0 || skipped < (recorded?.skipped ?? 0) ? [] : [{ file, processor, before }];
  });
  const ratios = compared.map(({ processor, before }) => processor / before);
  // How much slower this machine is than the one that recorded.
  const usual =
    ratios.length < ENOUGH_FILES ? 1 : (ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 1);
  return compared.flatMap(({ file, processor, before }) => {
    const now = processor / usual;
    if (now < LEAST || now < before * most || now - before < LEAST) return [];
    return [`${file}: ${now.toFixed(1)} seconds of a processor, recorded are ${before.toFixed(1)}`];
  });
}

/** What this process has cost so far, without browsers. */
export function costSoFar(): Omit<CostMark, "file" | "browsers"> {
  const { user, system } = process.cpuUsage();
  const ofChildren = process.platform === "linux" ? ticksIn(statOf("self"), 13, 15) : 0;
  return { seconds: process.uptime(), processor: (user + system) / 1e6 + ofChildren / TICKS_PER_SECOND };
}

/** Seconds of processors that the browsers of this process have taken: they end after it, so that nobody is told of them. */
export function costOfBrowsers(): number {
  if (process.platform !== "linux") return 0;
  const ticks = new Map<number, { parent: number; ticks: number; isBrowser: boolean }>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const { command, fields } = statOf(name);
      // Its own time and that of its children which have ended.
      const sum = ticksIn({ fields }, 11, 15);
      ticks.set(Number(name), { parent: fields[1] ?? 0, ticks: sum, isBrowser: /chrom|headless/.test(command) });
    } catch {
      // It has ended.
    }
  }
  const isOurs = (pid: number): boolean => pid === process.pid || (pid > 1 && isOurs(ticks.get(pid)?.parent ?? 0));
  const browsers = [...ticks].filter(([pid, { isBrowser }]) => isBrowser && isOurs(pid));
  return browsers.reduce((total, [, one]) => total + one.ticks, 0) / TICKS_PER_SECOND;
}

function statOf(pid: string): { command: string; fields: number[] } {
  const [, command = "", rest = ""] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return { command, fields: rest.split(" ").map(Number) };
}

const ticksIn = ({ fields }: { fields: number[] }, from: number, to: number): number =>
  fields.slice(from, to).reduce((total, one) => total + one, 0);

const TICKS_PER_SECOND = 100;

const WORD = /\bLONG\b[^;]*\bfrom "\.{1,2}\/full\.ts"|needs\([^)]*"the long run"/;

/** Whether a file, or what it shares with others in test/, has numbers for the long run. */
export function doesMoreInLongRun(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || /^test\/(?:full|needs)\.ts$/.test(file)) return false;
  seen.add(file);
  const source = readFileSync(join(ROOT, file), "utf8");
  if (WORD.test(source)) return true;
  return importsOf(file, source).some(
    // What a test writes as text imports files that are not there.
    ({ target }) =>
      target?.startsWith("test/") === true && existsSync(join(ROOT, target)) && doesMoreInLongRun(target, seen),
  );
}
