// Each capability can be taken out: at most three files of the rest would have to change.

import { expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import type { CapabilityParts } from "../src/capabilities/capability.ts";
import { FREEZE } from "../src/domain/gates/barriers.ts";
import { PushGates } from "../src/domain/gates/push_gates.ts";
import type { PushRecord } from "../src/model/push.ts";
import { only } from "../src/serve/capabilities.ts";
import { testClock } from "./harness.ts";
import { allImports, houseIn, ROOT } from "./house.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const { root } = scratch();
const copy = join(root, "copy");

const NAMES = readdirSync(join(ROOT, "src/capabilities"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const IMPORTS = allImports(houseIn("src"));
/** The files of the rest that import from a capability's folder. */
function importersOf(name: string): string[] {
  const folder = `src/capabilities/${name}/`;
  const files = IMPORTS.flatMap(({ file, target }) =>
    target?.startsWith(folder) === true && !file.startsWith(folder) ? [file] : [],
  );
  return [...new Set(files)].toSorted();
}

test("of a capability at most three files of the rest know", () => {
  expect(NAMES).toContain("hold");
  const known = NAMES.map((name) => ({ name, files: importersOf(name) }));
  expect(known.filter(({ files }) => files.length < 1 || files.length > 3)).toEqual([]);
});

test("those that import from its folder, and no others, do not compile without it", async () => {
  for (const name of ["src", "static", "tsconfig.json", "package.json", "bunfig.toml"])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  rmSync(join(copy, "src/capabilities/hold"), { recursive: true });
  const check = Bun.spawn([process.execPath, "check"], { cwd: copy, stdout: "pipe", stderr: "pipe" });
  const said = (await Promise.all([check.stdout.text(), check.stderr.text()])).join("\n");
  const files = [...said.matchAll(/^(src\/[\w/.-]+\.ts)\(\d+,\d+\): error/gm)].map(([, file = ""]) => file);
  expect([...new Set(files)].toSorted()).toEqual(importersOf("hold"));
});

test("two that have the same member, of which there may be one, are refused; shared members are not", () => {
  const provider = { label: "x" } as unknown as NonNullable<CapabilityParts["provider"]>;
  const brought: CapabilityParts[] = [
    { start: () => {}, provider },
    { start: () => {}, tidy: async () => {} },
  ];
  expect(only<CapabilityParts>([...brought, null])).toEqual({ provider });
  expect(() => only<CapabilityParts>([...brought, { provider }])).toThrow("Two capabilities have provider");
});

test.each([{ hold: true }, { recipients: [] }, { networks: [] }, { notBefore: 1 }])(
  "a push with %p stays closed without its gate",
  (traits) => {
    const gates = new PushGates({ store: { logWithoutView: async () => {} }, clock: testClock(), gates: [FREEZE] });
    const push = { traits, frozen: false } as unknown as PushRecord;
    expect(() => gates.stagesOf(push)).toThrow("stays closed here");
  },
);
