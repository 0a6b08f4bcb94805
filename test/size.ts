// How long the house is, in lines. test/size.json has the most that it may be. When a change has made something shorter, or needs more and
// its commit says why, this writes the lengths of now: bun test/size.ts --record

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./house.ts";

const BUDGET = join(ROOT, "test/size.json");

const PLACES = {
  src: { folder: "src", isCounted: () => true },
  "static, without texts": { folder: "static", isCounted: (name: string) => !/^(?:texts|words)\//.test(name) },
  "static/scripts": { folder: "static/scripts", isCounted: () => true },
  docs: { folder: "docs", isCounted: (name: string) => name.endsWith(".md") },
};

export type Sizes = Record<keyof typeof PLACES, number>;

const linesOf = (path: string): number => readFileSync(path, "utf8").split("\n").length - 1;

export const sizes = (): Sizes => {
  const entries = Object.entries(PLACES).map(([place, { folder, isCounted }]) => {
    const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const counted = paths.filter((path) => isCounted(path.slice(join(ROOT, folder).length + 1)));
    return [place, counted.reduce((sum, path) => sum + linesOf(path), 0)];
  });
  return Object.fromEntries(entries) as Sizes;
};

export const budget = (): Sizes => JSON.parse(readFileSync(BUDGET, "utf8")) as Sizes;

/** A sentence for each place that is longer than it may be. */
export const excesses = (now: Sizes, most: Sizes): string[] =>
  (Object.keys(PLACES) as Array<keyof Sizes>)
    .filter((place) => !(now[place] <= most[place]))
    .map(
      (place) =>
        `${place} has ${now[place]} lines, and test/size.json allows ${most[place]}. Shorten something, or run "bun test/size.ts --record" in a commit that says why.`,
    );

if (import.meta.main) {
  const now = sizes();
  if (process.argv.includes("--record")) writeFileSync(BUDGET, `${JSON.stringify(now, null, 2)}\n`);
  for (const [place, lines] of Object.entries(now)) console.log(`${place}: ${lines}`);
}
