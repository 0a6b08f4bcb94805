// The house does not grow by itself: lines of src, static and docs against test/size.json (size.ts).

import { expect, test } from "bun:test";

import { budget, excesses, sizes } from "./size.ts";

test("nothing is longer than test/size.json allows", () => {
  const now = sizes();
  expect(now.src).toBeGreaterThan(10_000);
  expect(excesses(now, budget())).toEqual([]);
});

test("a line too many would be seen, and so would a place without a limit", () => {
  const now = sizes();
  const { docs, ...rest } = now;
  expect(excesses(now, { ...now, src: now.src - 1 })).toEqual([
    `src has ${now.src} lines, and test/size.json allows ${now.src - 1}. Shorten something, or run "bun test/size.ts --record" in a commit that says why.`,
  ]);
  expect(excesses(now, rest as typeof now)).toEqual([expect.stringContaining(`docs has ${docs} lines`)]);
});
