// What `bun run test` promises: the count of Bun's own runner, an exit code that is true, the program of the source as it is, and
// nothing that stays.

import { expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { until } from "./flooding.ts";
import { groupsOf } from "./groups.ts";
import { ROOT } from "./house.ts";
import { needs } from "./needs.ts";
import { BUILT, ENVIRONMENT } from "./processes.ts";
import { scratch } from "./scratch.ts";
import { readTimings } from "./timings.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const { newPath } = scratch();
/** What the outer run has built is not built again. */
const GIVEN = BUILT === null ? {} : { TEST_PROGRAM: resolve(BUILT) };

function start(argv: string[], settings: Record<string, string> = {}) {
  const directory = newPath("tmp");
  mkdirSync(directory);
  const child = Bun.spawn([process.execPath, join(ROOT, "scripts/test.ts"), ...argv], {
    env: { ...ENVIRONMENT, TMPDIR: directory, ...GIVEN, ...settings },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  return { child, directory };
}

async function run(argv: string[], settings: Record<string, string> = {}) {
  const { child, directory } = start(argv, settings);
  const [stdout, code] = await Promise.all([child.stdout.text(), child.exited]);
  return { stdout, code, left: readdirSync(directory) };
}

test("a run says what was slow and how many passed, and leaves nothing", async () => {
  const report = `${newPath("report")}.xml`;
  const { stdout, code, left } = await run(["test/units.test.ts"], { TEST_REPORT: report });
  expect([code, left]).toEqual([0, []]);
  expect(stdout).toMatch(/^ +[\d.]+ +[\d.]+ {2}test\/units\.test\.ts$/m);
  expect(stdout).toMatch(/^ *[1-9]\d* pass$/m);
  expect(stdout).toMatch(/^ *0 fail$/m);
  expect(stdout).toMatch(/^Ran [1-9]\d* tests across 1 file\. \[/m);
  expect(readFileSync(report, "utf8")).toContain('file="test/units.test.ts"');
});

test("files that cost little share a process, and the run says what each costs", async () => {
  const { stdout, code, left } = await run(["test/units.test.ts", "test/time.test.ts", "test/version.test.ts"]);
  expect([code, left]).toEqual([0, []]);
  const costs = [...stdout.matchAll(/^ +([\d.]+) +([\d.]+) {2}test\/(\w+)\.test\.ts$/gm)];
  expect(costs.map(([, , , name]) => name).toSorted()).toEqual(["time", "units", "version"]);
  // The first to run has loaded what all of them use.
  expect(costs.filter(([, , processor]) => Number(processor) > 0).length).toBeGreaterThan(1);
  expect(stdout).toMatch(/^Ran \d+ tests across 3 files\. \[/m);
});

test("each file runs once: one that costs much alone, the others with those of their kind", () => {
  const timings = readTimings();
  const files = [...timings.keys()];
  const groups = groupsOf(files, timings);
  expect(groups.flat().toSorted()).toEqual(files.toSorted());
  expect(groups.length).toBeLessThan(files.length / 2);
  const processor = (file: string): number => timings.get(file)?.processor ?? 0;
  for (const group of groups.filter(({ length }) => length > 1))
    expect(group.filter((file) => processor(file) > 4)).toEqual([]);
  const isFlow = (file: string): boolean => file.startsWith("test/flows_");
  expect(groups.filter((group) => group.some(isFlow) && group.includes("test/units.test.ts"))).toEqual([]);
  // Nothing is known of a new one.
  expect(groupsOf(["test/units.test.ts", "test/time.test.ts"], new Map())).toEqual([
    ["test/units.test.ts"],
    ["test/time.test.ts"],
  ]);
});

test("what is skipped is counted with its reason, and a run in which nothing passes fails", async () => {
  const { stdout, code, left } = await run(["test/recipes.test.ts", "-t", "recipe followed to the letter"]);
  expect([code, left]).toEqual([1, []]);
  expect(stdout).toMatch(/^ {2}\d+ tests need the long run: bun run test:all$/m);
  expect(stdout).toMatch(/^ *0 pass$/m);
  expect((await run(["nosuchfile"])).code).toBe(1);
});

test("a file that does not end is ended, and the run names it", async () => {
  const { stdout, code, left } = await run(["test/retrieve.test.ts", "--at-most=0"]);
  expect([code, left]).toEqual([1, []]);
  expect(stdout).toContain("This process was ended: it took more than 0 seconds.");
  expect(stdout).toMatch(/^Failed: test\/retrieve\.test\.ts$/m);
});

needs("linux").test("a run that is interrupted ends what it has started, and leaves nothing", async () => {
  const { child, directory } = start(["test/retrieve.test.ts"]);
  const begun = () => readdirSync(directory).some((name) => existsSync(join(directory, name, "retrieve.test.ts.log")));
  await until(begun, "the file has begun");
  child.kill("SIGINT");
  expect([await child.exited, readdirSync(directory)]).toEqual([130, []]);
  const running = readdirSync("/proc").filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, "utf8").includes(directory);
    } catch {
      return false; // it has ended
    }
  });
  expect(running).toEqual([]);
});

needs("the long run").test(
  "the program that tests start is built from the source as it is, and does not stay",
  async () => {
    const dist = join(ROOT, "dist");
    mkdirSync(dist, { recursive: true });
    const built = () => readdirSync(dist).filter((name) => name.startsWith(".test-"));
    const ofOthers = built();
    const { code, left, stdout } = await run(["test/version.test.ts"], { TEST_PROGRAM: "" });
    expect([code, left]).toEqual([0, []]);
    expect(stdout).toStartWith("Building the program that the tests start.\n");
    expect(built()).toEqual(ofOthers);
  },
);

test("what each file costs is recorded, and nothing of a file that is gone", () => {
  const files = (readdirSync(join(ROOT, "test"), { recursive: true }) as string[])
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `test/${name}`);
  // Missing: bun run test:all --record
  expect([...readTimings().keys()].toSorted()).toEqual(files.toSorted());
});
