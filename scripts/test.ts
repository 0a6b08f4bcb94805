// `bun run test`: builds the program that tests start, runs each file of tests in a process of its own, the slowest first, and
// says at the end what was slow, what was skipped and why. Everything that a run starts or writes ends with it.
//
//   bun run test [FILE …] [--OPTION-OF-BUN-TEST …]
//   … --record         store what each file costs in test/timings.json
//   … --only-longer    the files alone that do more in the long run: what `bun run test:all` adds
//   … --jobs=N         so many files at a time, in place of one more than there are processors
//
// TEST_REPORT=PATH stores the reports for junit. The long run fails for a file that has become dearer by a
// third. TEST_BUDGET=N fails for one that costs N times what is recorded, where other work beside the run blurs the time.

import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

import { LONG } from "../test/full.ts";
import { doesMoreInLongRun, grown, readTimings, type Timing, writeTimings } from "../test/timings.ts";
import { BUILT } from "../test/processes.ts";
import { reasonsOf, skippedIn } from "../test/skips.ts";
import { buildTestProgram } from "./test_program.ts";

const ROOT = resolve(import.meta.dir, "..");
const PROGRESS_EVERY_MS = 15_000;
/** What the runner of Bun counts, in its order. */
const COUNTED = ["pass", "skip", "todo", "fail", "error", "expect() call"] as const;

interface Outcome extends Timing {
  file: string;
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
  const [, name = "", value = ""] = /^--(record|only-longer|jobs)(?:=(.*))?$/.exec(word) ?? [];
  if (name !== "") own.set(name, value);
  else if (/^(?:-t|--test-name-pattern)$/.test(word)) forBun.push(word, process.argv[(at += 1)] ?? "");
  else (word.startsWith("-") ? forBun : named).push(word);
}

const timings = readTimings();
const files = readdirSync(join(ROOT, "test"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `test/${name.replaceAll("\\", "/")}`)
  .filter((file) => named.length === 0 || named.some((name) => file.includes(name.replace(/^\.\//, ""))))
  .filter((file) => !own.has("only-longer") || doesMoreInLongRun(file))
  .toSorted(
    (a, b) => (timings.get(b)?.seconds ?? Infinity) - (timings.get(a)?.seconds ?? Infinity) || (a < b ? -1 : 1),
  );
if (files.length === 0) {
  console.error(`test: no file of tests has ${named.join(" or ")} in its name.`);
  process.exit(1);
}

// Tests write below a directory of the run, which is open to other users as /tmp is: some programs run as one.
const scratch = mkdtempSync(join(tmpdir(), "sp-"));
chmodSync(scratch, 0o1777);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    end();
    process.exit(130);
  });

const begun = performance.now();
const env: Record<string, string | undefined> = { ...process.env, TMPDIR: scratch };
if (BUILT === null) env["TEST_BUNDLE"] = await buildTestProgram(join(scratch, "program"));
const outcomes: Outcome[] = [];
const running = new Set<string>();
const waiting = [...files];
const progress = setInterval(sayProgress, PROGRESS_EVERY_MS);
const jobs = Number(own.get("jobs") ?? availableParallelism() + 1);
await Promise.all(Array.from({ length: Math.min(jobs, files.length) }, worker));
// One that cost more beside the others is judged by what it costs alone.
const budget = process.env["TEST_BUDGET"];
const isJudged = LONG || budget !== undefined;
for (let tries = isJudged ? 2 : 0; tries > 0; tries -= 1) {
  for (const sentence of dearer()) {
    const outcome = outcomes.find(({ file }) => sentence.startsWith(`${file}:`));
    if (outcome) outcome.processor = Math.min(outcome.processor, (await run(outcome.file)).processor);
  }
}
clearInterval(progress);
const left = end();
process.exitCode = conclude() ? 0 : 1;

async function worker(): Promise<void> {
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    running.add(file);
    const outcome = await run(file);
    running.delete(file);
    outcomes.push(outcome);
    const shown = withoutWhatPassed(outcome.output);
    if (shown !== "") process.stdout.write(`\n${file}:\n${shown}\n`);
    if (outcome.code !== 0) console.log(`${file} failed.`);
  }
}

async function run(file: string): Promise<Outcome> {
  const junit = join(scratch, `${basename(file)}.xml`);
  const reporter = ["--reporter=junit", `--reporter-outfile=${junit}`];
  const from = performance.now();
  // Not a pipe: what a test leaves running would keep that open.
  const log = join(scratch, `${basename(file)}.log`);
  const cost = join(scratch, `${basename(file)}.cost`);
  const descriptor = openSync(log, "a");
  const child = Bun.spawn([process.execPath, "test", "--timeout", "60000", ...reporter, ...forBun, `./${file}`], {
    cwd: ROOT,
    env: { ...env, TEST_COST: cost },
    stdio: ["ignore", descriptor, descriptor],
  });
  const code = await child.exited;
  closeSync(descriptor);
  const output = readFileSync(log, "utf8");
  const ofBrowsers = existsSync(cost) ? readFileSync(cost, "utf8").split("\n").map(Number) : [];
  const told = existsSync(junit) ? readFileSync(junit, "utf8") : "";
  const counted = COUNTED.map((word) => {
    const lines = [...output.matchAll(new RegExp(`^ *(?:\\d+ snapshots?, )?(\\d+) ${RegExp.escape(word)}s?$`, "gm"))];
    return [word, Number(lines.at(-1)?.[1] ?? 0)] as const;
  });
  const counts = Object.fromEntries(counted) as Outcome["counts"];
  // One that ends before it has counted has failed, whatever it says.
  if (code !== 0 && counts.fail + counts.error === 0) counts.error = 1;
  const seconds = (performance.now() - from) / 1_000;
  return {
    file,
    counts,
    output,
    told,
    code,
    seconds,
    skipped: counts.skip,
    processor: ofBrowsers.reduce((total, one) => total + one, Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1e6),
  };
}

/** What a test printed stays, with the tests that failed. */
function withoutWhatPassed(output: string): string {
  const usual =
    /^(?:\((?:pass|skip|todo)\) .*|\d+ tests? skipped:|bun test v.*|test\/\S+\.test\.ts:|Ran \d+ tests? across .*| *(?:\d+ snapshots?, )?\d+ (?:pass|skip|todo|fail|errors?|expect\(\) calls))$/;
  return output
    .split("\n")
    .filter((line) => !usual.test(line))
    .join("\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

function sum(word: (typeof COUNTED)[number]): number {
  return outcomes.reduce((total, { counts }) => total + counts[word], 0);
}

function sayProgress(): void {
  console.log(
    `${clock()}  ${outcomes.length} of ${files.length} files, ${sum("pass")} passed, ${sum("fail") + sum("error")} failed; now ${[...running].join(", ")}`,
  );
}

function clock(): string {
  const seconds = Math.round((performance.now() - begun) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @returns whether everything holds */
function conclude(): boolean {
  const line = ({ file, seconds, processor }: Outcome): string =>
    `${seconds.toFixed(1).padStart(7)} ${processor.toFixed(1).padStart(7)}  ${file}`;
  console.log(`\nThe slowest files: seconds, seconds of a processor`);
  for (const one of outcomes.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)) console.log(line(one));

  const skipped = reasonsOf(outcomes.flatMap(({ told }) => skippedIn(told)));
  if (skipped.length > 0) console.log(`\nSkipped\n  ${skipped.join("\n  ")}`);
  if (left.length > 0) console.log(`\nTests left these programs running, which are ended now:\n  ${left.join("\n  ")}`);
  const tooDear = dearer();
  if (tooDear.length > 0)
    console.log(`\nFiles that cost more than test/timings.json has for them:\n  ${tooDear.join("\n  ")}`);
  const report = process.env["TEST_REPORT"];
  if (report !== undefined) writeFileSync(report, outcomes.map(({ told }) => told).join(""));
  if (own.has("record")) writeTimings(timings, outcomes, files.length);

  const processor = outcomes.reduce((total, one) => total + one.processor, 0);
  const failed = outcomes.filter(({ code }) => code !== 0).map(({ file }) => file);
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
    `Ran ${tests} tests across ${outcomes.length} file${outcomes.length === 1 ? "" : "s"}. [${clock()}, ${Math.round(processor)} s of a processor]`,
  );
  return failed.length === 0 && sum("pass") > 0 && !(isJudged && tooDear.length > 0);
}

/** A sentence for each file that costs more than it did. One that does more in the long run is judged by that alone. */
function dearer(): string[] {
  if (forBun.length > 0 || own.has("record")) return [];
  return grown(
    outcomes.filter(({ file }) => LONG || !doesMoreInLongRun(file)),
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
  rmSync(scratch, { recursive: true, force: true });
  return left;
}

/** Of this run: what it has started and what that has, and programs that name its directory, because their parent may be gone. */
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
      if (pid !== process.pid && about.some((text) => text.includes(scratch))) naming.set(pid, command.slice(0, 160));
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
