// Which texts nothing shows. Where a text is used is read from the names in the sources: {{group.key}} in a template,
// group.key or a group and its key in one module, a key of a group for browsers in any script. Keys that are put together
// at run time are found by the part that is written somewhere.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Of an id, the words that stand in its stead in the sources. */
const COMPUTED: readonly (readonly [id: RegExp, word: string])[] = [
  // Kinds of log entries, of events and of what doctor finds, as src/model names them.
  [/^(?:own|seen)LogLive-(?:own|seen)-(\w+)$/, "$1"],
  [/^eventNamesLive-(\w+)-(\w+)$/, "$1.$2"],
  [/^condition(?:Says|Mend)-(\w+)$/, "$1"],
  // What a company's sign-in answers, as the address of the page says it.
  [/^companyRefused-(.+)$/, "$1"],
  // Why a mail came back.
  [/^returned-(\w+)$/, "$1"],
  // Texts that another module gets as values: what went wrong with a link, who sends, what a notice is about.
  [/^(?:layout|answer)-(notSealed|notSealedText|anyAccount|unverifiedAccount)$/, "$1"],
  [/^mailNotice-(\w+)$/, "$1"],
  // The printed sheet of a request has the texts of a letter, under its names.
  [/^requestLetter-(\w+)$/, "letter.$1"],
];

/** What a module takes from others: .name, "name", and name in { name, other: … }. In templates all is a name. */
const NAMED = /\.(\w+)|["'`]([\w.-]+)["'`]|[{,]\s*(\w+)\s*(?=[,}:])/g;
/** Of a.b.c, both a.b and b.c. */
const PAIRS = /(\w+)(?=\.(\w+))/g;
const COMMENTS = /\/\/[^\n]*|\/\*[^]*?\*\//g;

/** A key that is put together: [`${what}Text`]. */
const PARTS = /\[`(\w*)\$\{[^`{}]*\}(\w*)`\]/g;

interface Module {
  names: ReadonlySet<string>;
  parts: readonly (readonly [before: string, after: string])[];
}

const hasKey = ({ names, parts }: Module, key: string): boolean =>
  names.has(key) ||
  parts.some(([before, after]) => before + after !== "" && key.startsWith(before) && key.endsWith(after));

export function unused(root: string, ids: Iterable<string>): string[] {
  const everywhere = new Set<string>();
  const modules: Module[] = [];
  const scripts: Module[] = [];
  for (const [path, source] of sources(root)) {
    if (path.endsWith(".html")) {
      for (const [name] of source.matchAll(/\w+\.\w+/g)) everywhere.add(name);
      continue;
    }
    const code = source.replaceAll(COMMENTS, "");
    const names = new Set<string>();
    for (const [, first = "", second = ""] of code.matchAll(PAIRS)) names.add(`${first}.${second}`);
    for (const [, property, text, member] of code.matchAll(NAMED)) names.add(property ?? text ?? member ?? "");
    for (const name of names) everywhere.add(name);
    const parts = [...code.matchAll(PARTS)].map(([, before = "", after = ""]) => [before, after] as const);
    modules.push({ names, parts });
    if (path.startsWith("static/")) scripts.push({ names, parts });
  }
  return [...ids].filter((id) => {
    const [pattern, word] = COMPUTED.find(([computed]) => computed.test(id)) ?? [];
    if (pattern !== undefined && word !== undefined) return !everywhere.has(id.replace(pattern, word));
    const [, group = "", key = ""] = /^(\w+)-(.+)$/.exec(id) ?? [];
    if (everywhere.has(`${group}.${key}`)) return false;
    const isNamed = modules.some((module) => module.names.has(group) && hasKey(module, key));
    return !isNamed && !(group.endsWith("Live") && scripts.some((module) => hasKey(module, key)));
  });
}

function* sources(root: string): Generator<[path: string, source: string]> {
  for (const folder of ["static", "src"]) {
    for (const name of readdirSync(join(root, folder), { recursive: true }) as string[]) {
      const path = `${folder}/${name.replaceAll("\\", "/")}`;
      if (!/\.(ts|html)$/.test(path) || /^static\/(texts|strings)\//.test(path)) continue;
      yield [path, readFileSync(join(root, path), "utf8")];
    }
  }
}
