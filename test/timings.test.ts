// A file of tests that has become dearer is told from a slow machine.

import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./house.ts";
import { doesMoreInLongRun, grown, readTimings, type Timings } from "./timings.ts";

const KNOWN: Timings = new Map(
  Array.from({ length: 30 }, (_each, at) => [`test/${at}.test.ts`, { seconds: 5, processor: at, skipped: 1 }]),
);
/** What a machine measures that takes so many times as long, and more for one of the files. */
const measured = (times: number, { at, more }: { at: number; more: number }) =>
  Array.from(KNOWN, ([file, { processor }], index) => ({
    file,
    seconds: 1,
    skipped: 1,
    processor: processor * times * (index === at ? more : 1),
  }));

test.each([1, 2.5, 0.5])(
  "a file that costs half as much again is named, on a machine that takes %p times as long",
  (times) => {
    expect(grown(measured(times, { at: 20, more: 1 }), KNOWN)).toEqual([]);
    expect(grown(measured(times, { at: 20, more: 1.5 }), KNOWN)).toEqual([
      "test/20.test.ts: 30.0 seconds of a processor, recorded are 20.0",
    ]);
  },
);

test("a quarter more, and a small file that costs twice as much, are noise", () => {
  expect(grown(measured(1, { at: 20, more: 1.25 }), KNOWN)).toEqual([]);
  expect(grown(measured(1, { at: 2, more: 2 }), KNOWN)).toEqual([]);
});

test("beside other work a file may cost up to twice as much, and no more", () => {
  expect(grown(measured(1, { at: 20, more: 1.9 }), KNOWN, 2)).toEqual([]);
  expect(grown(measured(1, { at: 20, more: 2.1 }), KNOWN, 2)).toHaveLength(1);
});

test("a file without a record, and a few files alone, are judged as they are", () => {
  expect(grown([{ file: "test/new.test.ts", seconds: 1, processor: 100, skipped: 0 }], KNOWN)).toEqual([]);
  expect(grown([{ file: "test/20.test.ts", seconds: 1, processor: 40, skipped: 1 }], KNOWN)).toHaveLength(1);
});

test("a file of which more tests run than were recorded is not judged", () => {
  const file = { file: "test/20.test.ts", seconds: 1, processor: 40 };
  expect(grown([{ ...file, skipped: 0 }], KNOWN)).toEqual([]);
  expect(grown([{ ...file, skipped: 2 }], KNOWN)).toHaveLength(1);
});

test("a file does more in the long run if it says so, or what it imports does", () => {
  const files = [...readTimings().keys()].filter((file) => existsSync(join(ROOT, file)));
  const longer = files.filter((file) => doesMoreInLongRun(file));
  expect(longer).toContain("test/crash.test.ts");
  expect(longer).toContain("test/recipes.test.ts");
  expect(longer).not.toContain("test/timings.test.ts");
  expect(longer.length).toBeLessThan(files.length / 2);
  expect(readTimings().size).toBeGreaterThan(200);
});
