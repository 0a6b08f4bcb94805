// What the program loads before its first answer. Each package here costs every start milliseconds: what only some
// requests need is imported by those, when they come.

import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { dependencies } from "../package.json";

const SRC = join(import.meta.dir, "../src");

/** What these modules load, through static imports of values only: modules of src, and packages. */
function loadedBy(...entries: string[]): { modules: string[]; packages: string[]; builtIn: string[] } {
  const scanner = new Bun.Transpiler({ loader: "ts" });
  const [modules, packages, builtIn] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const open = entries.map((entry) => join(SRC, entry));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (modules.has(path)) continue;
    modules.add(path);
    for (const { path: wanted, kind } of scanner.scanImports(readFileSync(path, "utf8"))) {
      if (kind !== "import-statement") continue;
      if (/^(?:node|bun):/.test(wanted)) builtIn.add(wanted);
      else if (!wanted.startsWith(".")) packages.add(wanted);
      else if (wanted.endsWith(".ts")) open.push(join(dirname(path), wanted));
    }
  }
  return {
    modules: [...modules].map((path) => relative(SRC, path)).sort(),
    packages: [...packages].sort(),
    builtIn: [...builtIn].sort(),
  };
}

test("the server starts with a handful of packages, and without generators of documents and images", () => {
  expect(loadedBy("main.ts", "serve.ts").packages).toEqual([
    "@elysiajs/bearer",
    "@sinclair/typebox",
    "content-disposition",
    "elysia",
    "ipaddr.js",
  ]);
});

// Bun loads its own modules when they are imported. Those of streams, compression and TLS take longest.
test("the server starts with few of the runtime's modules, and with few of its own", () => {
  const { modules, builtIn } = loadedBy("main.ts", "serve.ts");
  expect(builtIn).toEqual([
    "bun:ffi",
    "bun:sqlite",
    "node:crypto",
    "node:fs",
    "node:fs/promises",
    "node:os",
    "node:path",
  ]);
  expect(modules.length).toBeLessThanOrEqual(292);
});

test("pages, providers, directories, second factors, upkeep and the other commands are loaded when somebody needs them", () => {
  const { modules, packages } = loadedBy("main.ts", "serve.ts");
  const later = [
    "capabilities/addressed/codes.ts",
    "capabilities/addressed/proved_addresses.ts",
    "capabilities/addressed/page",
    "capabilities/backups/",
    "capabilities/directory/",
    "capabilities/lock/gate.ts",
    "capabilities/lock/panel.ts",
    "capabilities/mail/",
    "capabilities/oidc/",
    "capabilities/requests/",
    "capabilities/resumable/routes.ts",
    "capabilities/resumable/uploads.ts",
    "capabilities/siem/",
    "capabilities/webhooks/",
    "cli/program.ts",
    "http/routes/more_routes.ts",
    "http/pages/",
    "http/sessions/device_key.ts",
    "http/routes/upgrading.ts",
    "store/blobs/partial",
    "store/maintenance/",
    "store/postgres/",
  ];
  expect(modules.filter((path) => later.some((start) => path.startsWith(start)))).toEqual([]);
  const texts = modules.filter((path) => path.startsWith("../static/"));
  expect(texts).toEqual(["../static/embed.ts", "../static/languages.ts"]);
  const packagesLater = ["openid-client", "ldapts", "otpauth", "@simplewebauthn/server"];
  expect(packages.filter((name) => packagesLater.includes(name))).toEqual([]);

  // A name that has changed would hide what it stands for.
  const all = [...new Bun.Glob("**/*.ts").scanSync(SRC)];
  expect(later.filter((start) => !all.some((path) => path.startsWith(start)))).toEqual([]);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(packagesLater));
});

test("asking questions on a terminal is loaded when somebody is asked", () => {
  const readlineIn = (file: string): string[] =>
    new Bun.Transpiler({ loader: "ts" })
      .scanImports(readFileSync(join(SRC, file), "utf8"))
      .flatMap(({ path, kind }) => (path === "node:readline" ? [kind] : []));
  expect(readlineIn("cli/terminal.ts")).toEqual(["dynamic-import"]);
  expect(readlineIn("cli/client/prompt.ts")).toEqual([]);
});
