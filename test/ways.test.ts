// How many files of src the answer to a request enters: to follow one through the code, a reader opens as many. The numbers only fall;
// a change that needs more says why in its commit.

import { expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { scratch } from "./scratch.ts";
import { instrument } from "./ways/instrument.ts";
import type { Way, Ways } from "./ways/ways.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const ROOT = join(import.meta.dir, "..");
const { root } = scratch();

// Changes of file vary by one: a quick disk takes another way than a slow one.
const MOST: Record<keyof Ways, { files: number; engineChanges: number }> = {
  retrieval: { files: 30, engineChanges: 15 },
  page: { files: 36, engineChanges: 2 },
  create: { files: 42, engineChanges: 14 },
  createWithFile: { files: 54, engineChanges: 19 },
};

test("no way through the house is longer than it was", async () => {
  for (const name of [
    "src",
    "static",
    "test",
    "bench",
    "scripts",
    ".ci",
    "package.json",
    "tsconfig.json",
    "bunfig.toml",
  ])
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  instrument(root);
  const run = Bun.spawn([process.execPath, "test/ways/ways.ts"], { cwd: root, stdout: "pipe", stderr: "pipe" });
  const [said, complaint] = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text()]);
  if ((await run.exited) !== 0) throw new Error(complaint);
  const ways = JSON.parse(said) as Ways;
  for (const [name, { files, engineChanges }] of Object.entries(ways) as Array<[keyof Ways, Way]>) {
    const most = MOST[name];
    expect(files).toContain("src/http/app.ts");
    expect(files.length > most.files ? [`${name}: ${files.length} files`, ...files] : []).toEqual([]);
    expect(engineChanges, `${name}: changes of file within the engine`).toBeLessThanOrEqual(most.engineChanges);
  }
});
