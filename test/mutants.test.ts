// The ledger of promises (scripts/mutants/ledger.ts): what is numbered, what each mutant says, and that all of them still apply. `bun run mutants`
// runs them; the long run takes a few.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import {
  KEPT_ELSEWHERE,
  ledger,
  mutants,
  type PromiseMade,
  promises,
  promisesIn,
  ROOT,
} from "../scripts/mutants/ledger.ts";
import { seedOf } from "./full.ts";
import { needs } from "./needs.ts";
import { dice } from "./power_cut/disk.ts";

setDefaultTimeout(1_200_000); // a machine that others use too is slow at times

const made = promises();
const known = mutants();

describe("promises", () => {
  test("are numbered once each, from 1 on, without a gap", () => {
    expect(made.map(({ number }) => number)).toEqual(made.map((_, at) => at + 1));
    expect(made.length).toBeGreaterThanOrEqual(120);
  });

  test("are sentences, whatever markup stands in them", () => {
    const text =
      "- **Title.** One [link](#there) is\n  there.<!--P1--> `Two` come; and so<!--P2-->\n\n| a | can do this<!--P3--> |\n| one row<!--P4--> | b |\n";
    const found: PromiseMade[] = promisesIn("one of them", text);
    expect(found.map((one) => [one.number, one.text, one.isRow])).toEqual([
      [1, "One link is there.", false],
      [2, "`Two` come; and so", false],
      [3, "a | can do this", false],
      [4, "one row", true],
    ]);
  });

  test("each stand once in the list: the proven with their tests, the others by number", () => {
    const numbers = [...ledger(made, known).matchAll(/\bP(\d+)\b/g)].map(([, number]) => Number(number));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(made.map(({ number }) => number));
  });

  test("are proven by a mutant, or kept by something else than this program", () => {
    const proven = new Set(known.flatMap((mutant) => mutant.promises));
    const others = made.map(({ number }) => number).filter((number) => !proven.has(number));
    expect(others).toEqual([...KEPT_ELSEWHERE.keys()]);
  });

  test("and their proofs are listed as they are: bun run docs writes the list", () => {
    expect(readFileSync(join(ROOT, "docs/assurance/promises.md"), "utf8")).toBe(ledger(made, known));
  });
});

describe("a mutant", () => {
  test.each(known.map((mutant) => [mutant.name, mutant] as const))(
    "%s breaks a promise by at most three lines, and applies",
    (_name, mutant) => {
      const { promises: broken, file, test: named, patch } = mutant;
      const numbers = new Set(made.map(({ number }) => number));
      expect(broken.filter((number) => !numbers.has(number))).toEqual([]);
      expect(existsSync(join(ROOT, file))).toBe(true);
      expect(readFileSync(join(ROOT, file), "utf8")).toContain(named);
      const lines = patch.split("\n");
      const changed = (sign: string): number =>
        lines.filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3))).length;
      expect([changed("+") <= 3, changed("-") <= 3, changed("+") + changed("-") > 0]).toEqual([true, true, true]);
      expect(lines.filter((line) => line.startsWith("+++ b/src/"))).toHaveLength(1);
      const applies = Bun.spawnSync(["git", "apply", "--check"], { cwd: ROOT, stdin: Buffer.from(patch) });
      expect(applies.stderr.toString()).toBe("");
    },
  );

  needs("the long run").test("is killed by the test that the ledger names, whichever it is", async () => {
    const roll = dice(seedOf("mutants"));
    const names = Array.from({ length: 4 }, () => known[roll(known.length)]?.name ?? "");
    const child = Bun.spawn([process.execPath, "scripts/mutants/run.ts", ...names], {
      cwd: ROOT,
      stdout: "pipe",
      stderr: "pipe",
    });
    const said = await child.stdout.text();
    expect([await child.exited, said]).toEqual([
      0,
      expect.stringContaining("are killed by the test that the ledger names"),
    ]);
  });
});
