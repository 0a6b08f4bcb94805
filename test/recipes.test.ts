// The recipes of CONTRIBUTING.md, followed to the letter in a copy of the repository: the copy compiles, the tests that they name
// pass, and each changes as many files as is promised here.

import { afterEach, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { needs } from "./needs.ts";
import { ENVIRONMENT } from "./processes.ts";
import { changed, type Recipe, recipesIn } from "./recipes.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(300_000); // a machine that others use too is slow at times

/** How many files each changes, those that its commands write included. A push field is one of the command line, too. */
const FILES = {
  "A setting": 3,
  "A push field": 6,
  "A page": 5,
  "An audit kind": 5,
  "An event kind": 5,
  "A capability": 3,
};

const ROOT = join(import.meta.dir, "..");
const FOLDERS = ["src", "static", "test", "docs", "scripts", "bench", "deploy", ".ci"];
const BESIDE = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

const RECIPES = recipesIn(readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8"));

needs("the long run").describe("a recipe followed to the letter compiles and passes its tests", () => {
  const { root } = scratch();
  const copy = join(root, "copy");
  /** Path → hash. */
  let original: Map<string, bigint | number>;

  const filesIn = (folder: string): typeof original =>
    new Map(
      FOLDERS.flatMap((name) => readdirSync(join(folder, name), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(folder.length + 1), Bun.hash(readFileSync(path))]),
    );
  const changedFiles = (): string[] => {
    const now = filesIn(copy);
    return [...new Set([...original.keys(), ...now.keys()])].filter((path) => original.get(path) !== now.get(path));
  };

  beforeAll(() => {
    for (const name of [...FOLDERS, ...BESIDE]) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    original = filesIn(copy);
  });
  afterEach(() => {
    for (const path of changedFiles()) {
      rmSync(join(copy, path), { force: true });
      if (original.has(path)) cpSync(join(ROOT, path), join(copy, path));
    }
  });

  /** @throws Error with what it printed, if it fails */
  async function run(command: string): Promise<void> {
    const child = Bun.spawn(["sh", "-c", command], {
      cwd: copy,
      env: { ...ENVIRONMENT, PATH: `${dirname(process.execPath)}:${ENVIRONMENT.PATH}` },
      stdout: "pipe",
      stderr: "pipe",
    });
    const printed = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    if ((await child.exited) !== 0) throw new Error(`\`${command}\` fails:\n${printed.join("\n").slice(-4_000)}`);
  }

  /** @returns the files that differ now */
  async function follow(recipes: Recipe[]): Promise<string[]> {
    for (const { name, changes } of recipes) {
      for (const change of changes) {
        const file = join(copy, change.path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, changed(existsSync(file) ? readFileSync(file, "utf8") : null, change, name));
      }
    }
    const commands = recipes.flatMap((recipe) => recipe.commands);
    // The first writes the types of new texts.
    for (const command of [...commands, "bun check", "bun check -p static"]) await run(command);
    const files = changedFiles();
    // Nothing formats Fluent and snapshots.
    await run(`bun fmt --check ${files.filter((path) => !/\.(?:ftl|snap)$/.test(path)).join(" ")}`);
    await run(`node_modules/.bin/oxlint --deny-warnings ${files.join(" ")}`);
    return files;
  }

  test.each(Object.entries(FILES))("%s changes %i files", async (name, count) => {
    const recipe = RECIPES.filter((one) => one.name === name);
    expect(recipe.flatMap(({ commands }) => commands)).not.toEqual([]);
    expect(await follow(recipe)).toHaveLength(count);
  });

  test("those whose examples are a part of the change compile too", async () => {
    const others = RECIPES.filter(({ name, changes }) => !(name in FILES) && changes.length > 0);
    expect(await follow(others)).not.toEqual([]);
  });
});

test("each change of a recipe has its place", () => {
  const changes = RECIPES.flatMap((recipe) => recipe.changes.map((change) => ({ ...change, name: recipe.name })));
  expect(changes.length).toBeGreaterThan(20);
  for (const change of changes) {
    const file = join(ROOT, change.path);
    const before = existsSync(file) ? readFileSync(file, "utf8") : null;
    expect(changed(before, change, change.name)).not.toBe(before ?? "");
  }
});

test("outside of its folder a capability is one line of src", () => {
  const changes = RECIPES.find(({ name }) => name === "A capability")?.changes ?? [];
  const rest = changes.filter(({ path }) => /^src\/(?!capabilities\/)/.test(path));
  expect(rest.map(({ path }) => path)).toEqual(["src/serve/capabilities.ts"]);
  expect(rest[0]?.lines.filter((line) => !line.startsWith(" "))).toHaveLength(1);
});

test("a place that is not there, or there twice, would be seen", () => {
  const change = (...lines: string[]) => ({ path: "a.ts", lines });
  expect(changed("one;\ntwo;\nthree;\n", change(" one;", "+half;", " …", "-three;"), "A")).toBe("one;\nhalf;\ntwo;\n");
  const refused = (text: string | null, ...lines: string[]) => expect(() => changed(text, change(...lines), "A"));
  refused("one;\n", " two;", "+half;").toThrow('CONTRIBUTING.md, "A", is out of date: a.ts has no line "two;"');
  refused("one;\none;\n", " one;", "+half;").toThrow("a.ts has more than one place with\none;");
  refused("one;\nand\ntwo;\n", " one;", " two;", "+half;").toThrow("a.ts does not have these lines in a row");
  refused("one;\n", "+half;").toThrow('a.ts is there: show a line of it above or below "+half;"');
  refused(null, " one;", "+half;").toThrow('a.ts is not there, so it has no line "one;"');
});
