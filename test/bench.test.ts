// The bench's own parts: what it takes, and how it judges. It measures only where somebody runs it.

import { expect, test } from "bun:test";

import { parseOptions } from "../bench/parse.ts";
import { Verdicts } from "../bench/verdicts.ts";

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

test.each([
  [["--only", "core,speed"], "--only: speed is not one of counted, core, million, bystanders, executables, engines."],
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
