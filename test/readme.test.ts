// The README is what an administrator has. Its table of options is the program's own, and its commands exist.

import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { OPTIONS, optionsTable } from "../src/config.ts";

const readme = readFileSync(join(import.meta.dir, "..", "README.md"), "utf8");

/** Rows of a Markdown table, whatever its cells are padded with. */
const rows = (markdown: string): string[][] =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test("the table of options in the README is the program's own", () => {
  const [, table = ""] = readme.split("<!-- options -->");
  expect(rows(table)).toEqual(rows(optionsTable()));
  expect(rows(table).length).toBe(OPTIONS.length + 1);
});

test("every subcommand that the README shows is one that the program has", async () => {
  const shown = new Set([...readme.matchAll(/^(?:sudo )?secretpush ([a-z]+)/gm)].map(([, name]) => name as string));
  const help = Bun.spawnSync(["bun", "src/main.ts", "--help"], { cwd: join(import.meta.dir, "..") }).stdout.toString();
  expect([...shown].filter((name) => !new RegExp(`^  ${name}\\b`, "m").test(help))).toEqual([]);
  expect(shown.size).toBeGreaterThan(5);
});
