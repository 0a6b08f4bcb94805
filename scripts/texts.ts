// Checks the texts of the pages in every language, and says in a sentence what is wrong with them. Exits with 1 if anything is.
//
//   bun run texts [TAG …] [--dir DIR] [--advise] [--max N]
//
// --dir: another directory with the same files. --advise: also what may be better and need not be. --max: lines for each file.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { isLanguage, LANGUAGES } from "../static/languages.ts";
import { check } from "./texts/check.ts";
import { readTexts, type Trouble } from "./texts/fluent.ts";
import { SameWords } from "./texts/same.ts";
import { unused } from "./texts/uses.ts";

const ROOT = join(import.meta.dir, "..");
const TEXTS = join(ROOT, "static/texts");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: "string", default: TEXTS },
    advise: { type: "boolean", default: false },
    max: { type: "string" },
  },
});

const read = (name: string, directory = values.dir): string | undefined => {
  const path = join(directory, name);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
};
const all = (existsSync(values.dir) ? readdirSync(values.dir) : [])
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => name.slice(0, -".ftl".length))
  .sort();
const tags = positionals.length > 0 ? positionals : all.length > 0 ? all : ["en"];
const most = Number(values.max ?? (tags.length === 1 ? 1000 : 20));
const lines: string[] = [];
let troubles = 0;

function report(file: string, found: readonly Trouble[]): void {
  troubles += found.length;
  for (const { line, id, says } of found.slice(0, most))
    lines.push(`${file}:${line}${id === "" ? "" : ` ${id}`}: ${says}`);
  if (found.length > most) lines.push(`${file}: ${found.length - most} more. Pass --max ${found.length} to see them.`);
}

function wrongTag(tag: string): string | undefined {
  try {
    const [right = tag] = Intl.getCanonicalLocales(tag);
    return right === tag ? undefined : `The tag of this language is ${right}. Name the file ${right}.ftl.`;
  } catch {
    return "Its name is no tag of a language (BCP 47), such as pt-BR.ftl.";
  }
}

const same = new SameWords(read("same.csv") ?? read("same.csv", TEXTS) ?? "");
const english = {
  texts: readTexts(read("en.ftl") ?? ""),
  glossary: read("glossary/en.csv") ?? "",
  avoid: read("avoid.csv") ?? "",
  same,
};
const { messages } = english.texts;
const complete: string[] = [];
for (const tag of tags) {
  const source = read(`${tag}.ftl`);
  const wrong = source === undefined ? `There is no such file in ${values.dir}.` : wrongTag(tag);
  if (source === undefined || wrong !== undefined) {
    report(`${tag}.ftl`, [{ line: 1, id: "", says: wrong ?? "" }]);
    continue;
  }
  const { inGlossary, inTexts, translated, advice } = check(tag, english, source, read(`glossary/${tag}.csv`));
  report(`glossary/${tag}.csv`, inGlossary);
  report(`${tag}.ftl`, inTexts);
  if (values.advise) lines.push(...advice().map((says) => `advice for ${tag}: ${says}`));
  complete.push(`${tag} ${Math.floor((translated / Math.max(1, messages.size)) * 1000) / 10} %`);
}
if (values.dir === TEXTS) {
  const says = (tag: string): string =>
    all.includes(tag)
      ? `${tag}.ftl has no line in static/languages.ts. Add one.`
      : `Its language has no ${tag}.ftl. Add one.`;
  const odd = [...all, ...LANGUAGES].filter((tag) => !all.includes(tag) || !isLanguage(tag));
  report(
    "static/languages.ts",
    odd.map((tag) => ({ line: 1, id: tag, says: says(tag) })),
  );
}
if (tags.includes("en")) {
  const says = "Nothing shows this text. Delete it, or say in scripts/texts/uses.ts where its key is put together.";
  report(
    "en.ftl",
    unused(ROOT, messages.keys()).map((id) => ({ line: messages.get(id)?.line ?? 1, id, says })),
  );
}
report("same.csv", [...same.troubles()]);
if (values.advise && positionals.length === 0)
  lines.push(...[...same.advice()].map((says) => `advice for same.csv: ${says}`));

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;
lines.push(
  `${count(troubles, "trouble")} in ${count(tags.length, "language")} of ${count(messages.size, "message")}; complete: ${complete.join(", ")}`,
);
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = troubles === 0 ? 0 : 1;
