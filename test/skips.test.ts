// A test that is skipped proves nothing: .ci/run accepts only those that test/skips.ts gives a reason for. Nor does one without
// an assertion.

import { afterAll, expect, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTempDir } from "./harness.ts";
import { ALLOWED_SKIPS } from "./skips.ts";

const directory = makeTempDir();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Runs a real test file and hands what the runner printed to the script, as .ci/run does. */
function judge(source: string): { code: number; stdout: string } {
  const file = join(directory, "sample.test.ts");
  writeFileSync(file, `import { describe, expect, test } from "bun:test";\n${source}`);
  const report = join(directory, "report.xml");
  const reporter = ["--reporter=junit", `--reporter-outfile=${report}`];
  const { stderr } = Bun.spawnSync([process.execPath, "test", ...reporter, file], { cwd: directory });
  const log = join(directory, "log");
  writeFileSync(log, stderr);
  const judged = Bun.spawnSync([process.execPath, join(import.meta.dir, "../scripts/skips.ts"), log, report]);
  return { code: judged.exitCode, stdout: judged.stdout.toString() };
}

test("a run without skips is accepted", () => {
  expect(judge('test("a", () => expect(1).toBe(1));')).toEqual({ code: 0, stdout: "none\n" });
});

test("a skip that has a reason is printed with it, and accepted", () => {
  const source = 'describe("on a full disk", () => void test.skip("b", () => {}));';
  const stdout =
    "allowed      on a full disk > b: mounting a small file system, namespaces and becoming another user take root\n";
  expect(judge(source)).toEqual({ code: 0, stdout });
});

test("a skip without a reason is not accepted", () => {
  const source = 'describe.skip("in a browser", () => void test("a", () => {})); test("c", () => expect(1).toBe(1));';
  expect(judge(source)).toEqual({ code: 1, stdout: "NOT ALLOWED  in a browser > a\n" });
});

test("a test that passes without an assertion is not accepted, and one that fails is told elsewhere", () => {
  const source = 'describe("d", () => void test("a", () => {})); test("b", () => { throw new Error(); });';
  expect(judge(source)).toEqual({ code: 1, stdout: "NO ASSERTION sample.test.ts: a\n" });
});

test("the list stays short", () => expect(ALLOWED_SKIPS.length).toBeLessThanOrEqual(8));

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
