// A file of texts as what it must be: messages under headings, each a plain text, or one text for each plural category of
// $n. What Fluent offers beyond that is a trouble, said in a sentence with its line.

import { isDeepStrictEqual } from "node:util";

import { type Entry, FluentParser, type Message as FluentMessage, type Pattern } from "@fluent/syntax";

import { messagesIn } from "../../static/texts/fluent.ts";

/** One line of the report. */
export interface Trouble {
  line: number;
  /** The message, or "" if it is about the file. */
  id: string;
  says: string;
}

export interface Form {
  /** Of plurals; null in a text that does not count. */
  category: string | null;
  /** With its placeholders as `{ $name }`. */
  text: string;
}

export interface Message {
  id: string;
  group: string;
  line: number;
  /** For translators, from the comment above it. */
  note: string;
  counts: boolean;
  forms: readonly Form[];
}

export interface TextFile {
  messages: ReadonlyMap<string, Message>;
  /** Their names, without what follows the dash. */
  groups: readonly string[];
  /** Ids of messages that cannot be read. */
  lost: ReadonlySet<string>;
  troubles: Trouble[];
}

export const PLACEHOLDER = /\{ \$(\w+) \}/g;

/** Names of the placeholders of a text, each once. */
export const placeholders = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name)),
];

/** What a reader sees of a text whatever is put into it. */
export const words = (text: string): string => text.replaceAll(PLACEHOLDER, "");

export function readTexts(source: string): TextFile {
  const troubles: Trouble[] = [];
  const messages = new Map<string, Message>();
  const groups: string[] = [];
  const lost = new Set<string>();
  // The parser is ten times as fast without spans. Entries begin at the start of a line, so that lines are known without them.
  const lines = linesOfEntries(source);
  let body = new FluentParser({ withSpans: false }).parse(source).body;
  if (body.some(({ type }) => type === "Junk")) body = new FluentParser().parse(source).body;

  if (body[0]?.type !== "ResourceComment") {
    troubles.push({
      line: 1,
      id: "",
      says: "The file does not begin with “### ” and the English name of the language.",
    });
  }
  for (const entry of body) {
    if (entry.type === "GroupComment") {
      const name = (entry.content ?? "").split(/\s/)[0] ?? "";
      const line = lines.get(`## ${name}`)?.shift() ?? 1;
      if (groups.includes(name)) troubles.push({ line, id: "", says: `The heading “## ${name}” is there twice.` });
      groups.push(name);
    } else if (entry.type === "Message") {
      const id = entry.id.name;
      const line = lines.get(id)?.shift() ?? 1;
      const say = (says: string): void => {
        troubles.push({ line, id, says });
        lost.add(id);
      };
      const group = groups.at(-1) ?? "";
      if (messages.has(id)) {
        troubles.push({ line, id, says: "This id is there twice. Delete one of the two." });
        continue;
      }
      const read = formsOf(entry, say);
      if (lost.has(id)) continue;
      messages.set(id, { id, group, line, note: entry.comment?.content ?? "", ...read });
      if (!id.startsWith(`${group}-`)) {
        troubles.push({ line, id, says: `It stands below “## ${group}”. Move it below the heading of its group.` });
      }
    } else if (entry.type === "Term") {
      troubles.push({
        line: lines.get(`-${entry.id.name}`)?.shift() ?? 1,
        id: `-${entry.id.name}`,
        says: "Terms are not used here: write the word itself.",
      });
    } else if (entry.type === "Junk") {
      const trouble = junk(entry, source);
      lost.add(trouble.id);
      troubles.push(trouble);
    }
  }
  troubles.push(...readOtherwise(source, messages, troubles.length > 0));
  return { messages, groups, lost, troubles };
}

/** What the server's own reader, which knows only this part of Fluent, reads in another way than the standard's. */
function* readOtherwise(source: string, messages: ReadonlyMap<string, Message>, isBroken: boolean): Generator<Trouble> {
  let read: ReturnType<typeof messagesIn>;
  try {
    read = messagesIn(source);
  } catch (error) {
    if (!isBroken) yield { line: 1, id: "", says: `The server cannot read it: ${(error as Error).message}.` };
    return;
  }
  for (const { id, line, counts, forms } of messages.values()) {
    const texts = forms.map(({ category, text }) => [category, text.replaceAll(PLACEHOLDER, "{$1}")] as const);
    if (!isDeepStrictEqual(read.get(id), counts ? Object.fromEntries(texts) : texts[0]?.[1])) {
      yield {
        line,
        id,
        says: "The server reads it in another way than Fluent does. Write each form on one line, without a space at its end.",
      };
    }
  }
}

function linesOfEntries(source: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const [index, text] of source.split("\n").entries()) {
    const name = /^(?:(-?[A-Za-z][\w-]*) *=|(## \S*))/.exec(text);
    const key = name?.[1] ?? name?.[2];
    if (key !== undefined) lines.set(key, [...(lines.get(key) ?? []), index + 1]);
  }
  return lines;
}

function junk(entry: Entry & { type: "Junk" }, source: string): Trouble {
  const said = entry.annotations[0];
  const at = said?.span?.start ?? entry.span?.start ?? 0;
  return {
    line: source.slice(0, at).split("\n").length,
    id: /^-?[A-Za-z][\w-]*/.exec(entry.content)?.[0] ?? "",
    says: `This is not Fluent: ${said?.message ?? "it cannot be parsed"}. Everything up to the next message is lost.`,
  };
}

const SUBSET = "Only text, { $name }, and one choice by $n around the whole text are used here.";

function formsOf(entry: FluentMessage, say: (says: string) => void): { counts: boolean; forms: Form[] } {
  if (entry.attributes.length > 0) say(`It has attributes. ${SUBSET}`);
  const pattern = entry.value;
  if (pattern === null) {
    say("It has no text.");
    return { counts: false, forms: [] };
  }
  const [first] = pattern.elements;
  if (pattern.elements.length === 1 && first?.type === "Placeable" && first.expression.type === "SelectExpression") {
    const { selector, variants } = first.expression;
    if (selector.type !== "VariableReference" || selector.id.name !== "n") say(`It does not choose by $n. ${SUBSET}`);
    const forms = variants.map(({ key, value }) => ({
      category: key.type === "Identifier" ? key.name : key.value,
      text: plain(value, say),
    }));
    for (const [index, { category }] of forms.entries()) {
      if (forms.findIndex((form) => form.category === category) < index) say(`The form [${category}] is there twice.`);
    }
    const standard = variants.find((variant) => variant.default)?.key;
    if (standard?.type !== "Identifier" || standard.name !== "other" || variants.at(-1)?.key !== standard) {
      say("The last form must be the one for all other numbers: *[other].");
    }
    return { counts: true, forms };
  }
  return { counts: false, forms: [{ category: null, text: plain(pattern, say) }] };
}

function plain(pattern: Pattern, say: (says: string) => void): string {
  let text = "";
  for (const element of pattern.elements) {
    if (element.type === "TextElement") text += element.value;
    else if (element.expression.type === "VariableReference") text += `{ $${element.expression.id.name} }`;
    else {
      say(`${FEATURES[element.expression.type]} is not used here. ${SUBSET}`);
      return text;
    }
  }
  if (words(text).trim() === "" && placeholders(text).length === 0) say("It has no text.");
  return text;
}

const FEATURES = {
  StringLiteral: 'A text in quotation marks, { "…" },',
  NumberLiteral: "A number in braces",
  FunctionReference: "A function",
  MessageReference: "A reference to another message",
  TermReference: "A reference to a term",
  SelectExpression: "A choice inside a text",
  Placeable: "A brace inside a brace",
};
