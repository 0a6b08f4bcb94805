// What the program loads before its first answer. Each package here costs every start milliseconds: what only some
// requests need is imported by those, when they come.

import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SRC = join(import.meta.dir, "../src");

/** Packages that these modules load, through static imports of values only. */
function packagesOf(...entries: string[]): string[] {
  const scanner = new Bun.Transpiler({ loader: "ts" });
  const [seen, packages] = [new Set<string>(), new Set<string>()];
  const open = entries.map((entry) => join(SRC, entry));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const { path: wanted, kind } of scanner.scanImports(readFileSync(path, "utf8"))) {
      if (kind !== "import-statement" || /^(?:node|bun):/.test(wanted)) continue;
      if (!wanted.startsWith(".")) packages.add(wanted);
      else if (wanted.endsWith(".ts")) open.push(join(dirname(path), wanted));
    }
  }
  return [...packages].sort();
}

test("the server starts with a handful of packages, and without generators of documents and images", () => {
  expect(packagesOf("main.ts", "serve.ts")).toEqual([
    "@elysiajs/bearer",
    "@sinclair/typebox",
    "@sinclair/typebox/value",
    "commander",
    "content-disposition",
    "elysia",
    "ipaddr.js",
    "qrcode/lib/core/qrcode.js",
  ]);
});

test("asking questions on a terminal is loaded when somebody is asked", () => {
  for (const file of ["cli/terminal.ts", "cli/client/prompt.ts"]) {
    const imports = new Bun.Transpiler({ loader: "ts" }).scanImports(readFileSync(join(SRC, file), "utf8"));
    const readline = imports.filter(({ path }) => path === "node:readline");
    expect(readline.map(({ kind }) => kind)).toEqual(["dynamic-import"]);
  }
});
