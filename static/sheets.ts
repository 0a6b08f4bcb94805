// The stylesheet of each kind of page, as macros of the program make it: the files of styles/ in their order, without what no page
// of the kind has. People load such a page once, and want it at once.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { packed } from "./embed.ts";

/**
 * The templates of a kind, the scripts that they begin with, the modules that these load, and the sources of the server that write
 * parts of the pages; and classes that are not on them, but words for something else there. Every other page has "style", which
 * is whole but for what these alone have.
 */
const KINDS = {
  style_recipient: {
    pages: [
      "reveal",
      "opened",
      "gone",
      "closed",
      "addressed",
      "by_code",
      "deleted_plain",
      "onward",
      "letters_page",
      "other_device",
    ],
    scripts: [
      "recipient/page_reveal",
      "recipient/page_sealed",
      "recipient/page_gone",
      "recipient/page_by_code",
      "recipient/page_checked",
    ],
    modules: ["opening", "unseal", "sending"],
    server: [
      "pages/file_links",
      "pages/sender_note",
      "pages/caution",
      "pages/company",
      "pages/reveal",
      "pages/recipient",
      "../capabilities/addressed/code_pages",
      "../capabilities/e2e/panel",
    ],
    absent:
      "actions asked change drop generator key log making options passkeys presets programs pushes requests sealing second share storage terms".split(
        " ",
      ),
  },
  style_answer: {
    pages: ["request_gate", "request_answer", "request_over", "request_sent", "request_unsent"],
    scripts: ["requests/page_request_gate", "requests/page_request_answer"],
    modules: ["answers", "seal", "sending"],
    server: [
      "../capabilities/requests/answer_pages",
      "../capabilities/addressed/code_pages",
      "pages/file_links",
      "pages/company",
    ],
    absent: ["log"],
  },
  // The others are what modules of the page consist of.
  style_sender: {
    pages: ["create", "create_closed", "letter"],
    scripts: ["create/page_create", "shared/waits", "create/several_links", "create/result"],
    modules: ["acts", "generator", "kept", "presets", "sending", "sign_in_again"],
    absent:
      "about-terms asked back before caution change key left log one passkeys programs requests see storage".split(" "),
    server: ["pages/create", "pages/term_inputs"],
  },
  style_push: {
    pages: ["push", "letter"],
    scripts: ["push/page_push", "push/kept", "shared/undo", "shared/waits"],
    modules: ["kept", "sign_in_again"],
    absent:
      "asked before drop generator key lead made passkeys presets programs sealing pushes requests second see select storage success term text tick waiting".split(
        " ",
      ),
    server: ["pages/push", "pages/push_log", "pages/push_terms", "pages/times", "pages/markup"],
  },
  style_sign_in: {
    pages: ["sign_in"],
    scripts: ["account/page_sign_in"],
    modules: ["passkeys"],
    server: ["pages/company"],
    absent: [],
    also: ["company"],
  },
  style_reading: {
    pages: ["about", "accessibility", "languages"],
    scripts: ["languages/page_languages"],
    modules: [],
    server: ["pages/markup"],
    absent: [],
  },
  style_reference: {
    pages: ["reference"],
    scripts: [],
    modules: [],
    server: ["pages/reference", "pages/markup"],
    absent: ["answer", "back", "choices", "facts", "fields", "key", "list", "log", "prose", "text"],
    // What Markdown makes.
    also: ["table", "thead", "tbody", "tr", "th", "td"],
  },
} as const;

export type KindOfStyle = keyof typeof KINDS | "style";

/** A template → the kind of its page. */
export function kindsOfPage(): Record<string, KindOfStyle> {
  return Object.fromEntries(
    Object.entries(KINDS).flatMap(([kind, { pages }]) => pages.map((page) => [page, kind as KindOfStyle])),
  );
}

/** Kind of page → its stylesheet; packed. */
export const styles = (): string => packed(sheets());

/** A kind → its stylesheet, without comments and spare white space. */
function sheets(): Record<KindOfStyle, string> {
  const whole = rulesIn(
    filesOf("styles", ".css")
      .map((path) => readFileSync(path, "utf8"))
      .join("\n"),
  );
  const common = commonWords();
  const kinds = Object.entries(KINDS).map(([kind, { pages, scripts, modules, server, absent, ...more }]) => {
    const words = new Set([
      ...common,
      ...pages.flatMap((page) => wordsIn(template(page))),
      ...spoken([
        ...scripts.flatMap((name) => imported(`scripts/${name}`)),
        ...modules.flatMap((name) => imported(`modules/${name}`)),
        ...server.map((name) => join(import.meta.dir, "../src/http", `${name}.ts`)),
      ]),
    ]);
    for (const name of [...OF_WHOLE, ...absent]) words.delete(name);
    for (const name of "also" in more ? more.also : []) words.add(name);
    const rules = only(whole, (selector) => isUsed(selector, words));
    return [kind, written(withoutDead(rules))];
  });
  const others = only(whole, (selector) => isUsed(selector, { has: (name) => !OF_OTHERS.has(name) }));
  return { style: written(withoutDead(others)), ...Object.fromEntries(kinds) } as Record<KindOfStyle, string>;
}

interface Rule {
  /** What stands before the brace: selectors, or "@media …". */
  head: string;
  /** Declarations; of an at-rule that holds rules, those. */
  body: string | Rule[];
}

const NESTS = /^@(?:media|supports|container|layer)/;

/** A text in quotes or within url(), which is nothing but itself; or a comment. */
const LITERAL = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\//g;

function rulesIn(css: string): Rule[] {
  const texts: string[] = [];
  const keep = (text: string): string => (text.startsWith("/*") ? "" : `\uE000${texts.push(text) - 1}\uE000`);
  const back = (text: string): string =>
    text.replaceAll(/\uE000(\d+)\uE000/g, (_whole, at: string) => texts[Number(at)] ?? "");
  const parse = (source: string): Rule[] => {
    const rules: Rule[] = [];
    for (let at = 0; ;) {
      const opens = source.indexOf("{", at);
      if (opens === -1) return rules;
      let end = opens + 1;
      for (let depth = 1; depth > 0; end += 1) depth += Number(source[end] === "{") - Number(source[end] === "}");
      const head = tight(source.slice(at, opens));
      const inside = source.slice(opens + 1, end - 1);
      rules.push({ head: back(head), body: NESTS.test(head) ? parse(inside) : back(tight(inside).replace(/;$/, "")) });
      at = end;
    }
  };
  return parse(css.replaceAll(LITERAL, keep));
}

const tight = (css: string): string =>
  css
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([;{},>~]) ?/g, "$1")
    .replaceAll(/([;{]|^)([\w-]+): /g, "$1$2:");

const written = (rules: readonly Rule[]): string =>
  rules.map(({ head, body }) => `${head}{${typeof body === "string" ? body : written(body)}}`).join("");

function only(rules: readonly Rule[], isWanted: (selector: string) => boolean): Rule[] {
  return rules.flatMap(({ head, body }): Rule[] => {
    if (typeof body !== "string") {
      const inner = only(body, isWanted);
      return inner.length === 0 ? [] : [{ head, body: inner }];
    }
    if (head.startsWith("@")) return [{ head, body }];
    const wanted = listed(head).filter(isWanted);
    return wanted.length === 0 ? [] : [{ head: wanted.join(","), body }];
  });
}

/** Without animations and variables that no rule names. */
function withoutDead(rules: readonly Rule[]): Rule[] {
  const css = written(rules);
  const kept = (some: readonly Rule[]): Rule[] =>
    some.flatMap(({ head, body }): Rule[] => {
      const animation = /^@keyframes (.*)/.exec(head)?.[1];
      if (animation !== undefined && !new RegExp(`animation(?:-name)?:[^;}]*\\b${animation}\\b`).test(css)) return [];
      if (typeof body !== "string") return [{ head, body: kept(body) }];
      const isRead = (one: string): boolean => {
        const name = /^(--[\w-]+):/.exec(one)?.[1];
        return name === undefined || css.includes(`var(${name}`);
      };
      return [
        {
          head,
          body: body
            .split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
            .filter(isRead)
            .join(";"),
        },
      ];
    });
  return kept(rules);
}

/** A comma within brackets is part of a selector. */
function listed(head: string): string[] {
  const found = [""];
  let depth = 0;
  for (const letter of head) {
    depth += Number("([".includes(letter)) - Number(")]".includes(letter));
    if (letter === "," && depth === 0) found.push("");
    else found[found.length - 1] += letter;
  }
  return found;
}

/** Parts of elements that browsers draw, each with a word of every page that has it. */
const DRAWN: ReadonlyArray<[RegExp, string]> = [
  [/slider|range-(?:track|thumb)/, "range"],
  [/-progress-/, "progress"],
  [/-search-/, "search"],
];

/** Whether every element, class, id, and type or role that the selector asks for is a word of the sources. */
function isUsed(selector: string, words: Pick<ReadonlySet<string>, "has">): boolean {
  const some = /:(?:is|where|has)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/.exec(selector);
  if (some) {
    const [whole, list = ""] = some;
    const rest = selector.slice(0, some.index) + selector.slice(some.index + whole.length);
    return listed(list).some((one) => isUsed(one, words)) && isUsed(rest, words);
  }
  if (DRAWN.some(([part, word]) => part.test(selector) && !words.has(word))) return false;
  const wanted = selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, "");
  const valued = [...wanted.matchAll(/\[(?:type|role|dir)="?([\w-]+)"?\]/g)].map(([, value = ""]) => value);
  const named = wanted.replaceAll(/\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?/g, " ").match(/[a-z][\w-]*/gi) ?? [];
  return [...named, ...valued].every((name) => words.has(name));
}

/** Classes and ids that only pages of the other kinds have. */
const OF_OTHERS = new Set(["attached", "composer", "generator", "on-paper", "suggestion", "terms-box", "typing"]);

/** Classes and ids of the administration alone, which are words for something else elsewhere. */
const OF_WHOLE =
  "company complaints first-steps folds groups hooks how limits many place sections sessions settings tokens".split(
    " ",
  );

/** The words of what is on all pages. */
const commonWords = (): string[] => [
  "html",
  "head",
  "body",
  "rtl",
  ...wordsIn(template("layout")),
  ...spoken(["layout", "language", "icons"].map((name) => join(import.meta.dir, "../src/http/pages", `${name}.ts`))),
];

const wordsIn = (text: string): string[] => text.match(/[a-z][\w-]*/gi) ?? [];

/** The words in the strings of these sources. */
const spoken = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => stringsIn(readFileSync(path, "utf8")).flatMap(wordsIn));

function filesOf(folder: string, ending: string): string[] {
  const names = readdirSync(join(import.meta.dir, folder), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(import.meta.dir, folder, name));
}

function template(name: string): string {
  const source = readFileSync(join(import.meta.dir, "pages", `${name}.html`), "utf8");
  return source.replaceAll(/\{\{>(\w+)\}\}/g, (_whole, part: string) => template(part));
}

/** A script and the scripts that it is bundled with. */
function imported(entry: string): string[] {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, from = ""] of readFileSync(path, "utf8").matchAll(/from "(\.[^"]*)"/g)) add(join(path, "..", from));
  };
  add(join(import.meta.dir, `${entry}.ts`));
  return [...found];
}

const stringsIn = (script: string): string[] =>
  (
    script.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").match(/"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g) ?? []
  ).filter((text) => !text.startsWith('"./') && !text.startsWith('"../'));
