// A test that is skipped proves nothing, nor does one without an assertion: the first says in its name what it needs, and a run
// ends with a line for each reason.

import { afterAll, expect, test } from "bun:test";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTempDir } from "./harness.ts";

const directory = makeTempDir();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Runs a real test file and hands its report to the script, as .ci/run does. */
function judge(source: string, environment: Record<string, string> = {}): { code: number; stdout: string } {
  const file = join(directory, "sample.test.ts");
  const needs = JSON.stringify(join(import.meta.dir, "needs.ts"));
  writeFileSync(file, `import { describe, expect, test } from "bun:test"; import { needs } from ${needs};\n${source}`);
  const report = join(directory, "report.xml");
  rmSync(report, { force: true });
  const reporter = ["--reporter=junit", `--reporter-outfile=${report}`];
  // No program is on this path.
  const env = { ...process.env, PATH: directory, SECRETPUSH_TEST_ALL: "", ...environment };
  const run = Bun.spawnSync([process.execPath, "test", ...reporter, file], { cwd: directory, env });
  if (!existsSync(report)) return { code: run.exitCode, stdout: run.stderr.toString() };
  const judged = Bun.spawnSync([process.execPath, join(import.meta.dir, "../scripts/skips.ts"), report]);
  return { code: judged.exitCode, stdout: judged.stdout.toString() };
}

const LACKS =
  'needs("readelf").describe("<d>", () => { for (const n of [1, 2]) test(`${n}`, () => {}); needs("fish").test("c", () => {}); });';

test("a run without skips is accepted", () => {
  expect(judge('test("a", () => expect(1).toBe(1));')).toEqual({ code: 0, stdout: "none\n" });
});

test("what a test needs and is not here is counted, a line for each reason", () => {
  const stdout = "3 tests need readelf: apt-get install binutils\n1 test needs fish: apt-get install fish\n";
  expect(judge(LACKS)).toEqual({ code: 0, stdout });
  expect(judge(LACKS, { CI: "true" })).toEqual({ code: 0, stdout });
});

test("all that packages bring must be here if the run says so", () => {
  const { code, stdout } = judge(LACKS, { SECRETPUSH_TEST_ALL: "1" });
  expect(code).toBe(1);
  expect(stdout).toContain(
    "readelf is missing, and SECRETPUSH_TEST_ALL=1 skips no test that needs it: apt-get install binutils.",
  );
  const optional = judge('needs("arm runtime").test("a", () => expect(1).toBe(1));', {
    SECRETPUSH_TEST_ALL: "1",
    HOME: directory,
  });
  expect(optional).toEqual({ code: 0, stdout: "1 test needs Bun for ARM: bun run build --all\n" });
});

test("what a test needs and is here changes nothing", () => {
  const source =
    'needs("linux").describe("d", () => needs("bash").test("a", () => expect(needs("bash").path).toStartWith("/")));';
  expect(judge(source, { PATH: process.env["PATH"] ?? "" })).toEqual({ code: 0, stdout: "none\n" });
});

test("a skip without a reason is not accepted", () => {
  const source = 'describe.skip("in a browser", () => void test("a", () => {})); test("c", () => expect(1).toBe(1));';
  expect(judge(source)).toEqual({ code: 1, stdout: "SKIPPED WITHOUT A REASON sample.test.ts: a\n" });
});

test("a test that passes without an assertion is not accepted, and one that fails is told elsewhere", () => {
  const source = 'describe("d", () => void test("a", () => {})); test("b", () => { throw new Error(); });';
  expect(judge(source)).toEqual({ code: 1, stdout: "NO ASSERTION sample.test.ts: a\n" });
});

test("of tests that failed, those are named that do so alone as well, and the others", () => {
  const file = join(directory, "sample.test.ts");
  const marker = JSON.stringify(join(directory, "ran"));
  const source = `import { existsSync, writeFileSync } from "node:fs"; import { expect, test } from "bun:test";
    test("beside others", () => { const again = existsSync(${marker}); writeFileSync(${marker}, ""); expect(again).toBe(true); });`;
  const failing =
    'import { expect, test } from "bun:test"; test("always", () => expect(1).toBe(2)); test("b", () => {});';
  const run = (text: string): string => {
    writeFileSync(file, text);
    const report = join(directory, "report.xml");
    Bun.spawnSync([process.execPath, "test", "--reporter=junit", `--reporter-outfile=${report}`, file], {
      cwd: directory,
    });
    const script = join(import.meta.dir, "../scripts/failed_again.ts");
    return Bun.spawnSync([process.execPath, script, report], { cwd: directory }).stdout.toString();
  };
  expect(run(source)).toBe(
    "failed       sample.test.ts on SQLite: beside others\npassed alone sample.test.ts on SQLite: beside others\n1 passed alone\n",
  );
  expect(run('import { expect, test } from "bun:test"; test("a", () => expect(1).toBe(1));')).toBe("none\n");
  const failed = run(failing);
  expect(failed).toStartWith("failed       sample.test.ts on SQLite: always\n");
  expect(failed).toEndWith("\n0 passed alone\n");
  expect(failed).not.toContain("passed alone sample");
});
