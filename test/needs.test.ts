// No test goes round test/needs.ts: what a machine may lack is asked for there, and only there a test is skipped.

import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";

import { PROGRAM_NAMES } from "./needs.ts";

const HERE = resolve(import.meta.dir);
/** What every Debian has, also the smallest, and Git, with which this checkout was made. */
const EVERYWHERE = new Set(
  "bash cat chmod chown cp dd df find git grep id mkfifo mount rm setpriv sh sleep tar timeout true umount unshare".split(
    " ",
  ),
);
/** Their subject: they quote what others may not write, or find what is asked for. */
const OWN = new Set(["needs.ts", "needs.test.ts", "skips.test.ts", "s3_program.ts"]);

const sources = [...new Bun.Glob("**/*.ts").scanSync({ cwd: HERE })]
  .filter((path) => !OWN.has(path))
  .map((path) => ({ path: relative(HERE, join(HERE, path)), text: readFileSync(join(HERE, path), "utf8") }));

/** "file: what" of each match. */
const matches = (pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, what = ""]) => `${path}: ${what}`));

/** Programs that a source starts by their name and does not ask for. */
function unasked({ path, text }: { path: string; text: string }): string[] {
  const asked = new Set(
    [...text.matchAll(/needs\(([^()]*)\)/g)].flatMap(([, names = ""]) => names.match(/[^"\s,]+/g) ?? []),
  );
  const begun = [...text.matchAll(/\bspawn(?:Sync)?\(\s*\[\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  const listed = [...text.matchAll(/\[\s*"([^"\s]+)",/g)]
    .map(([, name = ""]) => name)
    .filter((name) => PROGRAM_NAMES.includes(name));
  return [...new Set([...begun, ...listed])]
    .filter(
      (name) => !EVERYWHERE.has(basename(name)) && !name.startsWith("./") && !asked.has(name) && !asked.has("name"),
    )
    .map((name) => `${path}: ${name}`);
}

test("the sources are read", () => expect(sources.length).toBeGreaterThan(300));

test("no program is started that is not everywhere and was not asked for", () => {
  expect(sources.flatMap(unasked)).toEqual([]);
  const sample = (text: string) => unasked({ path: "a", text });
  expect(sample('Bun.spawn(["wrk"]); Bun.spawnSync(["cat"]);')).toEqual(["a: wrk"]);
  expect(sample('const argv = ["openssl", "x509"];')).toEqual(["a: openssl"]);
  expect(sample('needs("age", "curl").test("a", () => Bun.spawn(["curl", url]));')).toEqual([]);
});

test("none is looked for, and no test is skipped, but there; CI in the environment changes nothing", () => {
  expect(
    matches(/(\bBun\.which\(|\b(?:describe|test)\.(?:skip|skipIf|todo|todoIf|if)\(|env(?:\.CI\b|\["CI"\]))/g),
  ).toEqual([]);
});

test("no test has a limit of time below that of all", () => {
  const seconds = (text = ""): number => Number(text.replaceAll("_", "")) / 1_000;
  const short = (pattern: RegExp): string[] =>
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].filter(([, limit]) => seconds(limit) < 60).map(([, limit]) => `${path}: ${limit}`),
    );
  expect(short(/^ *\}, ([\d_]+)\);$/gm)).toEqual([]);
  expect(short(/setDefaultTimeout\(([1-9][\d_]+)\)/g)).toEqual([]);
});
