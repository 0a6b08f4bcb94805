// Bun runs these functions as macros while it bundles or transpiles the program, so that the text of
// this folder's files becomes part of the program. Nothing is read from disk at run time.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Name → text of the files with this ending in a folder of static/ and the folders below it, sorted by name. */
export function filesIn(folder: string, ending: string): Record<string, string> {
  const directory = join(import.meta.dir, folder);
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(directory, name), "utf8")]));
}

/** Name → text of the scripts of the pages, without types and comments, to be bundled; packed. */
export function scripts(): string {
  const transpiler = new Bun.Transpiler({ loader: "ts", target: "browser", minifyWhitespace: true });
  const plain = ([name, text]: [string, string]): [string, string] => [name, transpiler.transformSync(text)];
  return packed(Object.fromEntries(Object.entries(filesIn("scripts", ".ts")).map(plain)));
}

/** JSON, gzip, base64: small in the executable. */
export const packed = (texts: Record<string, string>): string =>
  Buffer.from(Bun.gzipSync(JSON.stringify(texts), { level: 9 })).toString("base64");

/** What stands as a script in every page. */
export function linkCheck(): string {
  const transpiler = new Bun.Transpiler({ loader: "ts", target: "browser", minifyWhitespace: true });
  return transpiler.transformSync(readFileSync(join(import.meta.dir, "link_check.ts"), "utf8")).trim();
}

/** A script of static/ with all that it imports, for browsers. @param path without its ending */
export function bundled(path: string): string {
  // In a process of its own, because the bundler waits for this macro.
  const program = join(import.meta.dir, "../scripts/bundle-module.ts");
  const built = Bun.spawnSync([process.execPath, program, path]);
  if (!built.success) throw new Error(`The module ${path} does not compile: ${built.stderr.toString()}`);
  return built.stdout.toString();
}

/** A module of static/modules/ with the packages it imports, as one script for browsers. */
export function moduleOf(name: string): string {
  return bundled(`modules/${name}`);
}
