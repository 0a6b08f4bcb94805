// Each capability can be taken out: without its folder, at most three files of the rest no longer compile.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, readdirSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { FREEZE } from "../src/domain/barriers.ts";
import { PushGates } from "../src/domain/push_gates.ts";
import type { PushRecord } from "../src/model/push.ts";
import { testClock } from "./harness.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const ROOT = join(import.meta.dir, "..");
const { root } = scratch();
const copy = join(root, "copy");
const away = join(root, "away");

const NAMES = readdirSync(join(ROOT, "src/capabilities"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The files of src that do not compile. */
async function broken(): Promise<string[]> {
  const check = Bun.spawn([process.execPath, "check"], { cwd: copy, stdout: "pipe", stderr: "pipe" });
  const said = (await Promise.all([new Response(check.stdout).text(), new Response(check.stderr).text()])).join("\n");
  const exitCode = await check.exited;
  const files = [...said.matchAll(/^(src\/[\w/.-]+\.ts)\(\d+,\d+\): error/gm)].map(([, file = ""]) => file);
  expect(said).toContain(exitCode === 0 ? "No type errors" : "error TS");
  return [...new Set(files)].toSorted();
}

describe("a capability is a room with one door", () => {
  beforeAll(() => {
    for (const name of ["src", "static", "tsconfig.json", "package.json", "bunfig.toml"]) {
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  });

  test("the whole house compiles", async () => {
    expect(NAMES).toContain("hold");
    expect(await broken()).toEqual([]);
  });

  test.each(NAMES)("without %s, at most three files of the rest do not", async (name) => {
    const folder = join(copy, "src/capabilities", name);
    renameSync(folder, away);
    try {
      const files = await broken();
      expect(files.length).toBeGreaterThan(0);
      expect(files.slice(3)).toEqual([]);
    } finally {
      renameSync(away, folder);
    }
  });
});

test.each([{ hold: true }, { recipients: [] }, { networks: [] }, { notBefore: 1 }])(
  "a push with %p stays closed without its gate",
  (traits) => {
    const gates = new PushGates({ store: { logWithoutView: async () => {} }, clock: testClock(), gates: [FREEZE] });
    const push = { traits, frozen: false } as unknown as PushRecord;
    expect(() => gates.stagesOf(push)).toThrow("stays closed here");
  },
);
