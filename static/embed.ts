// Bun runs these functions as macros while it bundles or transpiles the program, so that the text of
// this folder's files becomes part of the program. Nothing is read from disk at run time.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Name → text of the files with this ending in a folder of static/, sorted by name. */
export function filesIn(folder: string, ending: string): Record<string, string> {
  const directory = join(import.meta.dir, folder);
  const names = readdirSync(directory).filter((name) => name.endsWith(ending));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(directory, name), "utf8")]));
}

/** Name → text of the scripts of the pages, without types and comments, to be bundled: JSON, gzip, base64. */
export function scripts(): string {
  const transpiler = new Bun.Transpiler({ loader: "ts", target: "browser", minifyWhitespace: true });
  const plain = ([name, text]: [string, string]): [string, string] => [name, transpiler.transformSync(text)];
  const texts = JSON.stringify(Object.fromEntries(Object.entries(filesIn("scripts", ".ts")).map(plain)));
  return Buffer.from(Bun.gzipSync(texts, { level: 9 })).toString("base64");
}

/** Pico without the rules for what no page of ours has: a sixth of its bytes. */
export function pico(): string {
  const path = join(import.meta.dir, "../node_modules/@picocss/pico/css/pico.classless.min.css");
  return pruned(readFileSync(path, "utf8"), everySource());
}

/** The texts that HTML can come from: pages, what scripts make, and what the server writes. */
function everySource(): string {
  const folders = ["pages", "scripts", "modules", "../src/http/pages", "../src/capabilities"];
  return folders
    .flatMap((folder) =>
      readdirSync(join(import.meta.dir, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /\.(?:html|ts)$/.test(name))
    .map((name) => readFileSync(join(import.meta.dir, name), "utf8"))
    .join("\n");
}

/** A stylesheet without the selectors that name an element, or an attribute, that the source does not. */
export function pruned(css: string, source: string): string {
  const made = source.matchAll(/<([a-z][a-z0-9]*)|\b(?:make|createElement)\(\s*"([a-z0-9]+)"/g);
  const elements = new Set([
    "html",
    "head",
    "body",
    ...Array.from(made, ([, written, built]) => written ?? built ?? ""),
  ]);
  const isUsed = (selector: string): boolean => {
    if (/:(?:is|where|has)\(/.test(selector)) return true;
    const wanted = selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, "");
    const names = wanted.replaceAll(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?/g, "").match(/[a-z][a-z0-9]*/gi) ?? [];
    const attributes = [...wanted.matchAll(/\[([\w-]+)(?:[~|^$*]?="?([^"\]]*)"?)?\]/g)];
    return (
      names.every((name) => elements.has(name.toLowerCase())) &&
      attributes.every(
        ([, name = "", value = ""]) =>
          source.includes(name) && (name === "type" || name === "role" ? source.includes(value) : true),
      )
    );
  };
  let kept = "";
  for (let at = 0; at < css.length;) {
    const opens = css.indexOf("{", at);
    if (opens === -1) break;
    let end = opens + 1;
    for (let depth = 1; depth > 0; end += 1) depth += css[end] === "{" ? 1 : css[end] === "}" ? -1 : 0;
    const head = css.slice(at, opens);
    const body = css.slice(opens + 1, end - 1);
    at = end;
    if (/^@(?:media|supports)/.test(head)) {
      const inner = pruned(body, source);
      if (inner !== "") kept += `${head}{${inner}}`;
      continue;
    }
    const used = head.startsWith("@") ? [head] : selectorsIn(head).filter(isUsed);
    if (used.length > 0) kept += `${used.join(",")}{${body}}`;
  }
  return kept;
}

/** A comma within brackets is part of a selector. */
function selectorsIn(head: string): string[] {
  const found = [""];
  let depth = 0;
  for (const letter of head) {
    depth += Number("([".includes(letter)) - Number(")]".includes(letter));
    if (letter === "," && depth === 0) found.push("");
    else found[found.length - 1] += letter;
  }
  return found;
}

/** What stands as a script in every page. */
export function linkCheck(): string {
  const transpiler = new Bun.Transpiler({ loader: "ts", target: "browser", minifyWhitespace: true });
  return transpiler.transformSync(readFileSync(join(import.meta.dir, "link_check.ts"), "utf8")).trim();
}

function bundled(path: string): string {
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

/** What opener.html is made of. */
export function openerParts(): { html: string; style: string; script: string } {
  const read = (name: string): string => readFileSync(join(import.meta.dir, "opener", name), "utf8");
  return { html: read("opener.html"), style: read("opener.css"), script: bundled("opener/opener") };
}
