// The glossary of a language (CSV: source,target,note): every term of en.csv, in its order, with a word for each.

import { csv } from "./csv.ts";
import { type Message, type TextFile, type Trouble, words } from "./fluent.ts";

export interface Term {
  line: number;
  source: string;
  target: string;
}

export function readGlossary(source: string): Term[] {
  return csv(source)
    .slice(1)
    .map(({ line, cells: [term = "", target = ""] }) => ({ line, source: term, target: target.trim() }));
}

export function glossaryTroubles(english: string, own: string | undefined): Trouble[] {
  if (own === undefined) {
    return [
      { line: 1, id: "", says: "There is no glossary. Translate the terms of glossary/en.csv before the texts." },
    ];
  }
  const troubles: Trouble[] = [];
  const say = (line: number, id: string, says: string): number => troubles.push({ line, id, says });
  const [head, first] = csv(own);
  if (head?.cells.join() !== "source,target,note") say(1, "", "The first line must be source,target,note.");
  if (first?.cells[0] !== "(tone)") say(2, "", "The first term must be (tone): how the pages address their reader.");
  for (const { line, cells } of csv(own)) {
    if (cells.length !== 3)
      say(line, cells[0] ?? "", `It has ${cells.length} columns and must have 3. Put " around a text with a comma.`);
  }
  const wanted = readGlossary(english).map((term) => term.source);
  const terms = readGlossary(own);
  const has = terms.map((term) => term.source);
  for (const [index, { line, source, target }] of terms.entries()) {
    if (!wanted.includes(source)) say(line, source, "en.csv has no such term. Delete it.");
    if (has.indexOf(source) < index) say(line, source, "This term is there twice. Delete one of the two.");
    if (target === "") say(line, source, "It has no translation.");
  }
  for (const term of wanted.filter((each) => !has.includes(each))) say(1, term, "This term is missing.");
  const known = has.filter((term) => wanted.includes(term));
  const moved = wanted.filter((term) => known.includes(term)).find((term, index) => term !== known[index]);
  if (moved !== undefined && troubles.length === 0)
    say(1, moved, "The terms are in another order than in en.csv, from this one on.");
  return troubles;
}

/** English texts with words that static/texts/avoid.csv replaces by others, for one thing has one word. */
export function* avoided(source: string, english: Iterable<Message>): Generator<Trouble> {
  const rows = csv(source)
    .slice(1)
    .map(({ cells: [avoid = "", use = ""] }) => ({ pattern: new RegExp(`\\b(?:${avoid})\\b`, "iu"), use }));
  for (const { id, line, forms } of english) {
    const text = words(forms.map((form) => form.text).join(" | "));
    for (const { pattern, use } of rows) {
      const [found] = pattern.exec(text) ?? [];
      if (found !== undefined) yield { line, id, says: `“${found}” is not a word of ours here. Use: ${use}.` };
    }
  }
}

/** The words by which a translation of a term can be found in a text, in whatever form: the beginnings of its longest word. */
function stems(target: string): string[] {
  return target
    .replaceAll(/\([^)]*\)/gu, "")
    .split(/[,;/،、；]/u)
    .map((alternative) => {
      const [longest = ""] = alternative
        .trim()
        .split(/\s+/u)
        .sort((a, b) => b.length - a.length);
      return longest.toLowerCase().slice(0, Math.max(2, Math.ceil(longest.length * 0.6)));
    })
    .filter((stem) => stem !== "");
}

/** Texts whose English has a term and that do not have its translation. Only advice: other words can be right. */
export function* conformity(terms: readonly Term[], english: TextFile, own: TextFile): Generator<string> {
  for (const { source, target } of terms.slice(1)) {
    const wanted = stems(target);
    const inEnglish = new RegExp(`\\b${source}s?\\b`, "iu");
    const without: string[] = [];
    let total = 0;
    for (const [id, message] of english.messages) {
      const text = own.messages.get(id)?.forms.at(-1)?.text.toLowerCase();
      if (text === undefined || !inEnglish.test(words(message.forms.at(-1)?.text ?? ""))) continue;
      total += 1;
      if (!wanted.some((stem) => text.includes(stem))) without.push(id);
    }
    if (without.length === 0) continue;
    const texts = total === 1 ? "1 text" : `${total} texts`;
    const more = without.length > 8 ? " …" : "";
    yield `“${source}” is “${target}”, but not in ${without.length} of ${texts}: ${without.slice(0, 8).join(" ")}${more}`;
  }
}

const whole = (message: Message | undefined): string => (message?.forms ?? []).map(({ text }) => text).join(" | ");

/** The same English in several ways. Only advice. */
export function* inconsistent(english: TextFile, own: TextFile): Generator<string> {
  const ids = [...own.messages.keys()].filter((id) => english.messages.has(id));
  for (const [text, alike] of Map.groupBy(ids, (id) => whole(english.messages.get(id)))) {
    const ways = [...Map.groupBy(alike, (id) => whole(own.messages.get(id)))];
    if (ways.length === 1) continue;
    yield `“${text}” is ${ways.map(([one, those]) => `“${one}” (${those.join(" ")})`).join(", ")}`;
  }
}
