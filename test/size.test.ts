// The house does not grow by itself: lines of src, static and docs against test/size.json (size.ts).

import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

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

/** Fields of a push, by their names in the API and as traits → the most files of src and static that may name one. */
const NAMED = {
  "not_before|notBefore": 9,
  "allowed_networks|allowedNetworks": 5,
  "expire_after_first_view|minutesAfterFirstView": 4,
  "views_per_recipient|viewsEach": 15,
};

test("no more files name a field of a push than did", () => {
  const texts = ["src", "static"].flatMap((folder) => {
    const root = join(import.meta.dir, "..", folder);
    const names = readdirSync(root, { recursive: true, encoding: "utf8" });
    return names
      .filter((name) => /\.(?:ts|html|css)$/.test(name))
      .map((name) => readFileSync(join(root, name), "utf8"));
  });
  for (const [name, most] of Object.entries(NAMED)) {
    const count = texts.filter((text) => new RegExp(name).test(text)).length;
    expect(count, name).toBeGreaterThan(1);
    expect(count, `${name}: a field is a row of PUSH_FIELDS, which the rest reads`).toBeLessThanOrEqual(most);
  }
});
