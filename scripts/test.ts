// `bun run test`: builds the executable that tests start, runs the files of tests in processes of one or several (test/groups.ts), the
// slowest first, and says at the end what was slow, what was skipped and why. Everything that a run starts or writes ends with it.
//
//   bun run test [FILE …] [--OPTION-OF-BUN-TEST …]
//   … --record         store what each file costs in test/timings.json
//   … --only-longer    the files alone that do more in the long run: what `bun run test:all` adds
//   … --jobs=N         so many files at a time, in place of one more than there are processors
//   … --at-most=N      end a process after N seconds, and let its files fail; without it, after five times what is recorded, and ten minutes
//
// TEST_REPORT=PATH stores the reports for junit. The long run fails for a file that has become dearer by a third. With TEST_BUDGET=N,
// no run does: it only names the files that cost N times what is recorded, because other work beside it blurs the time.

import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

import { FULL, LONG } from "../test/full.ts";
import { groupsOf } from "../test/groups.ts";
import { type CostMark, doesMoreInLongRun, grown, readTimings, type Timing, writeTimings } from "../test/timings.ts";
import { BUILT } from "../test/processes.ts";
import { failedIn, reasonsOf, skippedIn } from "../test/skips.ts";

const ROOT = resolve(import.meta.dir, "..");
const PROGRESS_EVERY_MS = 15_000;
/** What the runner of Bun counts, in its order. */
const COUNTED = ["pass", "skip", "todo", "fail", "error", "expect() call"] as const;

type Cost = Timing & { file: string };

interface Outcome {
  /** One, or several that shared the process. */
  files: string[];
  costs: Cost[];
  counts: Record<(typeof COUNTED)[number], number>;
  output: string;
  /** Its report for junit. */
  told: string;
  code: number;
}

const own = new Map<string, string>();
const forBun: string[] = [];
const named: string[] = [];
for (let at = 2; at < process.argv.length; at += 1) {
  const word = process.argv[at] ?? "";
  const [, name = "", value = ""] = /^--(record|only-longer|jobs|at-most)(?:=(.*))?$/.exec(word) ?? [];
  if (name !== "") own.set(name, value);
  else if (/^(?:-t|--test-name-pattern)$/.test(word)) forBun.push(word, process.argv[(at += 1)] ?? "");
  else (word.startsWith("-") ? forBun : named).push(word);
}

const timings = readTimings();
const files = readdirSync(join(ROOT, "test"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `test/${name.replaceAll("\\", "/")}`)
  .filter((file) => named.length === 0 || named.some((name) => file.includes(name.replace(/^\.\//, ""))))
  .filter((file) => !own.has("only-longer") || doesMoreInLongRun(file));
if (files.length === 0) {
  console.error(`test: no file of tests has ${named.join(" or ")} in its name.`);
  process.exit(1);
}

// Tests write below a directory of the run, which is open to other users as /tmp is: some programs run as one.
const scratch = mkdtempSync(join(tmpdir(), "sp-"));
chmodSync(scratch, 0o1777);
// Not there: temporary directories can be small, or forbid to start programs.
mkdirSync(join(ROOT, "dist"), { recursive: true });
const building = mkdtempSync(join(ROOT, "dist/.test-"));
chmodSync(building, 0o755);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    end();
    process.exit(130);
  });

const begun = performance.now();
const env: Record<string, string | undefined> = { ...process.env, TMPDIR: scratch };
if (BUILT === null) env["TEST_PROGRAM"] = await buildProgram();
const outcomes: Outcome[] = [];
const running = new Set<string[]>();
// A file alone has what it costs recorded, and the long run holds each to that.
const isEachAlone = LONG || own.has("record");
const waiting = (isEachAlone ? files.map((file) => [file]) : groupsOf(files, timings)).toSorted(
  (a, b) => secondsOf(b) - secondsOf(a) || ((a[0] ?? "") < (b[0] ?? "") ? -1 : 1),
);
const progress = setInterval(sayProgress, PROGRESS_EVERY_MS);
const jobs = Number(own.get("jobs") ?? availableParallelism() + 1);
await Promise.all(Array.from({ length: Math.min(jobs, waiting.length) }, worker));
// One that cost more beside the others is judged by what it costs alone.
const budget = process.env["TEST_BUDGET"];
const isJudged = LONG && budget === undefined;
for (let tries = isJudged ? 2 : 0; tries > 0; tries -= 1) {
  for (const sentence of dearer()) {
    const cost = outcomes.flatMap(({ costs }) => costs).find(({ file }) => sentence.startsWith(`${file}:`));
    if (cost) cost.processor = Math.min(cost.processor, (await run([cost.file])).costs[0]?.processor ?? Infinity);
  }
}
clearInterval(progress);
const left = end();
process.exitCode = conclude() ? 0 : 1;

/** The executable, which starts in a fifth of the time that the source takes. @returns its path */
async function buildProgram(): Promise<string> {
  console.log("Building the program that the tests start.");
  const script = join(ROOT, "scripts/build-binary.ts");
  const build = Bun.spawn([process.execPath, script, "--out", building], { stdout: "ignore", stderr: "pipe" });
  const [said, code] = await Promise.all([build.stderr.text(), build.exited]);
  if (code === 0) return join(building, "secretpush");
  console.error(`${said}test: the program does not build.`);
  end();
  return process.exit(1);
}

async function worker(): Promise<void> {
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    running.add(group);
    const outcome = await run(group);
    running.delete(group);
    outcomes.push(outcome);
    const shown = withoutWhatPassed(outcome.output);
    if (shown !== "") process.stdout.write(`\n${shown}\n`);
    if (outcome.code !== 0) console.log(`${failedOf(outcome).join(" ")} failed.`);
  }
}

async function run(group: string[]): Promise<Outcome> {
  const name = join(scratch, basename(group[0] ?? ""));
  const junit = `${name}.xml`;
  const reporter = ["--reporter=junit", `--reporter-outfile=${junit}`];
  // Not a pipe: what a test leaves running would keep that open.
  const log = `${name}.log`;
  const marks = `${name}.cost`;
  rmSync(marks, { force: true });
  const from = performance.now();
  const descriptor = openSync(log, "w");
  const paths = group.map((file) => `./${file}`);
  const child = Bun.spawn([process.execPath, "test", "--timeout", "60000", ...reporter, ...forBun, ...paths], {
    cwd: ROOT,
    env: { ...env, TEST_COST: marks },
    stdio: ["ignore", descriptor, descriptor],
  });
  // A test that never ends would keep the run from saying which one it was.
  const atMost = atMostSeconds(group);
  const ending = setTimeout(() => {
    writeSync(descriptor, `\nThis process was ended: it took more than ${atMost} seconds.\n`);
    child.kill("SIGKILL");
  }, atMost * 1_000);
  const code = await child.exited;
  clearTimeout(ending);
  closeSync(descriptor);
  const output = readFileSync(log, "utf8");
  const told = existsSync(junit) ? readFileSync(junit, "utf8") : "";
  const counted = COUNTED.map((word) => {
    const lines = [...output.matchAll(new RegExp(`^ *(?:\\d+ snapshots?, )?(\\d+) ${RegExp.escape(word)}s?$`, "gm"))];
    return [word, Number(lines.at(-1)?.[1] ?? 0)] as const;
  });
  const counts = Object.fromEntries(counted) as Outcome["counts"];
  // One that ends before it has counted has failed, whatever it says.
  if (code !== 0 && counts.fail + counts.error === 0) counts.error = 1;
  const seconds = (performance.now() - from) / 1_000;
  const processor = Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1e6;
  const costs = costsOf(group, existsSync(marks) ? readFileSync(marks, "utf8") : "", { seconds, processor });
  const skipped = skippedIn(told);
  for (const cost of costs) cost.skipped = skipped.filter(({ file }) => file === cost.file).length;
  return { files: group, costs, counts, output, told, code };
}

/** What each file of a process has cost. @param marks of test/preload.ts @param whole what the process has taken, without browsers */
function costsOf(group: string[], marks: string, whole: Omit<Timing, "skipped">): Cost[] {
  const all = marks
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CostMark);
  const browsers = all.at(-1)?.browsers ?? 0;
  const end: CostMark = { file: "", seconds: whole.seconds, processor: whole.processor, browsers };
  // A test that runs files of tests has them marked here too.
  const starts = all.filter(({ file }) => group.some((one) => join(ROOT, one) === file));
  return group.map((file) => {
    const at = starts.findIndex((mark) => mark.file === join(ROOT, file));
    const start = starts[at];
    // The first has had the start of the process too.
    const since = at === 0 ? { seconds: 0, processor: 0, browsers: 0 } : start;
    const until = starts[at + 1] ?? end;
    if (since === undefined) return { file, seconds: 0, processor: 0, skipped: 0 };
    const processor = until.processor - since.processor + until.browsers - since.browsers;
    return { file, seconds: until.seconds - since.seconds, processor, skipped: 0 };
  });
}

/** How long a process may run. */
function atMostSeconds(group: string[]): number {
  const given = own.get("at-most");
  if (given !== undefined) return Number(given);
  // A day for the hours of FULL: a timer takes no more than 24.8 days.
  const recorded = secondsOf(group);
  return FULL ? 86_400 : Math.max(600, Number.isFinite(recorded) ? Math.ceil(recorded * 5) : 0);
}

/** By what is recorded. */
function secondsOf(group: string[]): number {
  return group.reduce((total, file) => total + (timings.get(file)?.seconds ?? Infinity), 0);
}

/** The files of a process in which a test has failed; all of them, where it ended before it could say so. */
function failedOf({ files: group, told, code }: Outcome): string[] {
  if (code === 0) return [];
  const failed = new Set(failedIn(told).map(({ file }) => file));
  return failed.size === 0 ? group : [...failed];
}

/** What a test printed stays, with the tests that failed, below the name of the file. */
function withoutWhatPassed(output: string): string {
  const usual =
    /^(?:\((?:pass|skip|todo)\) .*|\d+ tests? skipped:|bun test v.*|Ran \d+ tests? across .*| *(?:\d+ snapshots?, )?\d+ (?:pass|skip|todo|fail|errors?|expect\(\) calls))$/;
  const sections = output.split(/^(?=test\/\S+\.test\.ts:$)/m).map((section) =>
    section
      .split("\n")
      .filter((line) => !usual.test(line))
      .join("\n")
      .replace(/\n{2,}/g, "\n")
      .trim(),
  );
  return sections.filter((section) => !/^(?:test\/\S+\.test\.ts:)?$/.test(section)).join("\n\n");
}

function sum(word: (typeof COUNTED)[number]): number {
  return outcomes.reduce((total, { counts }) => total + counts[word], 0);
}

function sayProgress(): void {
  console.log(
    `${clock()}  ${outcomes.flatMap(({ files: done }) => done).length} of ${files.length} files, ${sum("pass")} passed, ${sum("fail") + sum("error")} failed; now ${[...running].map(nameOf).join(", ")}`,
  );
}

function nameOf([first = "", ...more]: string[]): string {
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

function clock(): string {
  const seconds = Math.round((performance.now() - begun) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @returns whether everything holds */
function conclude(): boolean {
  const costs = outcomes.flatMap((one) => one.costs);
  const line = ({ file, seconds, processor }: Cost): string =>
    `${seconds.toFixed(1).padStart(7)} ${processor.toFixed(1).padStart(7)}  ${file}`;
  console.log(`\nThe slowest files: seconds, seconds of a processor`);
  for (const one of costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)) console.log(line(one));

  const skipped = reasonsOf(outcomes.flatMap(({ told }) => skippedIn(told)));
  if (skipped.length > 0) console.log(`\nSkipped\n  ${skipped.join("\n  ")}`);
  if (left.length > 0) console.log(`\nTests left these programs running, which are ended now:\n  ${left.join("\n  ")}`);
  const tooDear = isJudged || budget !== undefined ? dearer() : [];
  if (tooDear.length > 0)
    console.log(`\nFiles that cost more than test/timings.json has for them:\n  ${tooDear.join("\n  ")}`);
  const report = process.env["TEST_REPORT"];
  if (report !== undefined) writeFileSync(report, outcomes.map(({ told }) => told).join(""));
  if (own.has("record")) writeTimings(timings, costs, files.length);

  const processor = costs.reduce((total, one) => total + one.processor, 0);
  const failed = outcomes.flatMap(failedOf);
  if (failed.length > 0) console.log(`\nFailed: ${failed.toSorted().join(" ")}`);
  console.log("");
  for (const word of COUNTED) {
    const count = sum(word);
    const isCount = word === "error" || word === "expect() call";
    if (count > 0 || word === "pass" || word === "fail")
      console.log(` ${count} ${word}${isCount && count !== 1 ? "s" : ""}`);
  }
  const tests = sum("pass") + sum("skip") + sum("todo") + sum("fail");
  console.log(
    `Ran ${tests} tests across ${costs.length} file${costs.length === 1 ? "" : "s"}. [${clock()}, ${Math.round(processor)} s of a processor]`,
  );
  return failed.length === 0 && sum("pass") > 0 && !(isJudged && tooDear.length > 0);
}

/** A sentence for each file that costs more than it did. One that does more in the long run is judged by that alone. */
function dearer(): string[] {
  if (forBun.length > 0 || own.has("record")) return [];
  return grown(
    outcomes.flatMap(({ costs }) => costs).filter(({ file }) => LONG || !doesMoreInLongRun(file)),
    timings,
    budget === undefined ? undefined : Number(budget),
  );
}

/** Ends what the run has started, and removes what it has written. @returns the programs that files of tests had left */
function end(): string[] {
  const { ofTests, left } = processes();
  for (const pid of ofTests) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
  for (const directory of [scratch, building]) rmSync(directory, { recursive: true, force: true });
  return left;
}

/** Of this run: what it has started and what that has, and programs that name its directories, because their parent may be gone. */
function processes(): { ofTests: Set<number>; left: string[] } {
  const children = new Map<number, number[]>();
  const naming = new Map<number, string>();
  let pids: number[] = [];
  try {
    pids = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    // Only Linux says so.
  }
  for (const pid of pids) {
    try {
      const parent = Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
      children.set(parent, [...(children.get(parent) ?? []), pid]);
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      const about = [command, readlinkSync(`/proc/${pid}/cwd`), readFileSync(`/proc/${pid}/environ`, "utf8")];
      const isOfTests = about.some((text) => text.includes(scratch) || text.includes(building));
      if (pid !== process.pid && isOfTests) naming.set(pid, command.slice(0, 160));
    } catch {
      // It has ended, or is another user's.
    }
  }
  const ofTests = new Set(naming.keys());
  const add = (pid: number): void => {
    for (const child of children.get(pid) ?? []) {
      ofTests.add(child);
      add(child);
    }
  };
  add(process.pid);
  return { ofTests, left: [...naming.values()] };
}
