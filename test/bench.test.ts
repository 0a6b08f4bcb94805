// The bench's own parts: what it takes, and how it judges. It measures only where somebody runs it.

import { expect, test } from "bun:test";
import { rmSync } from "node:fs";

import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";
import { Links } from "../src/domain/pushes/links.ts";
import { Seals } from "../src/domain/pushes/seals.ts";
import { openStore } from "../src/store/index.ts";
import { fillDirectory } from "../bench/fill.ts";
import { PAYLOAD } from "../bench/processes.ts";
import { parseOptions } from "../bench/parse.ts";
import { Verdicts } from "../bench/verdicts.ts";
import { cli } from "./command_line.ts";
import { makeTempDir } from "./harness.ts";

test("without options it counts and measures the core; with an executable, that too", () => {
  const { parts, connections, rounds, gate } = parseOptions([]);
  expect({ parts: [...parts], connections, rounds, gate }).toEqual({
    parts: ["counted", "core"],
    connections: [32, 128],
    rounds: 5,
    gate: false,
  });
  expect([...parseOptions(["--exact"]).parts]).toEqual(["counted"]);
  const compared = parseOptions(["--gate", "--against", "/a", "--against", "/b", "--executable", "/x"]);
  expect([...compared.parts]).toEqual(["counted", "core", "executables"]);
  expect(compared).toMatchObject({ gate: true, checkouts: ["/a", "/b"], executables: ["/x"] });
  expect(parseOptions(["--slow-disk", "0.5ms"]).slowDiskMs).toBe(0.5);
});

test("a directory that was filled has pushes that open, by their links and after a check", async () => {
  const dataDir = makeTempDir();
  try {
    const tokens = await fillDirectory(dataDir, 300, 3);
    const store = openStore({ dataDir, exclusive: true });
    const [links, seals] = [new Links(store.links), new Seals(store.keys, new PassphraseKdf())];
    for (const urlToken of tokens) {
      const { push, sealed } = (await store.pushes.findSealed(links.lookupOf(urlToken))) ?? {};
      expect(push && sealed && seals.open(urlToken, push, sealed).payload).toBe(PAYLOAD);
    }
    await store.close();
    expect(tokens).toHaveLength(3);
    expect(await cli(["check", "--data-dir", dataDir])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("300"),
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test.each([
  [
    ["--only", "core,speed"],
    "--only: speed is not one of counted, core, million, bystanders, executables, engines, scale.",
  ],
  [["--connections", "32,many"], '--connections takes whole numbers from 1, not "many".'],
  [["--rounds", "0"], '--rounds takes whole numbers from 1, not "0".'],
  [["--slow-disk", "5"], "--slow-disk takes milliseconds, such as 5ms."],
  [["--only", "executables"], "The part executables needs --executable FILE, which `bun run build` makes."],
  [["--only", "core", "--exact"], "--exact is short for --only counted: pass one of them."],
])("%p is refused", (args, sentence) => {
  expect(() => parseOptions(args)).toThrow(sentence);
});

test("a missed goal has a sentence that names the figure, the goal and what was measured", () => {
  const measured = { "processor time": { create: { atMost: 1.35 } }, rate: { create: { atLeast: 0.92 } } };
  const verdicts = new Verdicts({ measured });
  expect(verdicts.judge("processor time", "create", 1.35)).toBe("≤ 1.35 met");
  expect(verdicts.judge("rate", "version", 0.1)).toBe("–");
  expect(verdicts.missed).toEqual([]);
  expect(verdicts.judge("processor time", "create", 1.361)).toBe("≤ 1.35 **missed**");
  expect(verdicts.judge("rate", "create", 0.5)).toBe("≥ 0.92 **missed**");
  expect(verdicts.missed).toEqual([
    "processor time: create is 1.36, and bench/budget.json asks for at most 1.35.",
    "rate: create is 0.5, and bench/budget.json asks for at least 0.92.",
  ]);
});
