// The same messages in the same order as English, with the same placeholders, and the plural categories of the language.

import { type Form, type Message, placeholders, type TextFile, type Trouble } from "./fluent.ts";

export function shape(tag: string, english: TextFile, own: TextFile): Trouble[] {
  const troubles: Trouble[] = [];
  for (const [id, message] of own.messages) {
    const source = english.messages.get(id);
    if (source === undefined) troubles.push({ line: message.line, id, says: "English has no such text. Delete it." });
    else for (const says of wrongShape(tag, source, message)) troubles.push({ line: message.line, id, says });
  }
  troubles.push(...missing(english, own), ...order(english, own));
  return troubles;
}

/** A note "To translate" above an English text lets it wait for its translators: pages show it in English until then. */
function missing(english: TextFile, own: TextFile): Trouble[] {
  const troubles: Trouble[] = [];
  let before: Message | undefined;
  for (const [id, { note }] of english.messages) {
    const message = own.messages.get(id);
    if (message !== undefined) before = message;
    else if (!own.lost.has(id) && !/^To translate$/m.test(note)) {
      const place = before === undefined ? "at the beginning" : `after ${before.id}`;
      troubles.push({ line: before?.line ?? 1, id, says: `It is missing. Translate it, ${place}.` });
    }
  }
  return troubles;
}

function order(english: TextFile, own: TextFile): Trouble[] {
  const troubles: Trouble[] = [];
  const ids = [...english.messages.keys()];
  for (const id of displaced(ids, [...own.messages.keys()])) {
    const before = ids[ids.indexOf(id) - 1];
    const place = before === undefined ? "first" : `after ${before}`;
    troubles.push({
      line: own.messages.get(id)?.line ?? 1,
      id,
      says: `It is at another place than in en.ftl. Move it: it comes ${place}.`,
    });
  }
  const unknown = own.groups.filter((group) => !english.groups.includes(group));
  const lacking = english.groups.filter((group) => !own.groups.includes(group));
  for (const group of unknown) troubles.push({ line: 1, id: "", says: `en.ftl has no heading “## ${group}”.` });
  for (const group of lacking) troubles.push({ line: 1, id: "", says: `The heading “## ${group}” is missing.` });
  for (const group of displaced(english.groups, [...new Set(own.groups)])) {
    troubles.push({ line: 1, id: "", says: `The heading “## ${group}” is at another place than in en.ftl.` });
  }
  return troubles;
}

/** The fewest of `own` that must move for the order of `wanted`; what `wanted` has not is left aside. */
function displaced(wanted: readonly string[], own: readonly string[]): string[] {
  const place = new Map(wanted.map((name, index) => [name, index]));
  const known = own.filter((name) => place.has(name));
  // The longest sequence that is in order stays: for each length, the smallest end of such a sequence.
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const name of known) {
    const at = place.get(name) as number;
    const isNext = at > (ends.at(-1) ?? -1);
    const length = isNext ? ends.length : ends.findIndex((end) => end >= at);
    previous.set(at, ends[length - 1]);
    ends[length] = at;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) kept.add(at);
  return known.filter((name) => !kept.has(place.get(name) as number));
}

function* wrongShape(tag: string, source: Message, own: Message): Generator<string> {
  if (source.counts && !own.counts) {
    yield "It must choose by $n, as the English does: { $n -> … *[other] … }.";
    return;
  }
  if (!source.counts && own.counts) {
    yield "It must be one text without a choice by $n, as the English is.";
    return;
  }
  if (source.counts) yield* wrongCategories(tag, own);
  const paragraphs = ({ forms }: Message): number => forms.at(-1)?.text.split("\n\n").length ?? 0;
  if (paragraphs(own) !== paragraphs(source)) {
    yield `Paragraphs: ${paragraphs(own)}; in English ${paragraphs(source)}. A blank line ends one.`;
  }
  const known = new Set(source.forms.flatMap(({ text }) => placeholders(text)));
  for (const form of own.forms) {
    const where = form.category === null ? "" : ` in the form [${form.category}]`;
    const has = placeholders(form.text);
    for (const name of has.filter((each) => !known.has(each))) {
      yield `{ $${name} }${where} is not in the English. ${known.size === 0 ? "It has no placeholder." : `It has ${list(known)}.`}`;
    }
    for (const name of needed(tag, source, form).filter((each) => !has.includes(each))) {
      yield name === "n" && form.category !== null && form.category !== "other"
        ? `{ $n } is missing${where}, which is for several numbers${examples(tag, form.category)}.`
        : `{ $${name} } is missing${where}.`;
    }
  }
}

const examples = (tag: string, category: string): string => {
  const numbers = numbersIn(tag).get(category) ?? [];
  return numbers.length === 0 ? "" : `: ${numbers.slice(0, 3).join(", ")}${numbers.length > 3 ? " …" : ""}`;
};

const list = (names: Iterable<string>): string => [...names].map((name) => `{ $${name} }`).join(", ");

function* wrongCategories(tag: string, own: Message): Generator<string> {
  const wanted = SIX.filter((category) => numbersIn(tag).has(category));
  const has = own.forms.map(({ category }) => category ?? "");
  const lacking = wanted.filter((category) => !has.includes(category));
  const unknown = has.filter((category) => !wanted.includes(category));
  const all = wanted.map((category) => `[${category}]`);
  const forms = `The forms of this language are ${all.join(" ")}.`;
  for (const category of lacking) yield `The form [${category}] is missing. ${forms}`;
  for (const category of unknown) yield `The form [${category}] does not exist in this language. ${forms}`;
}
const SIX = ["zero", "one", "two", "few", "many", "other"];

const SAMPLES = [...Array.from({ length: 301 }, (_, n) => n), 1_000_000, 2_000_000];
const samples = new Map<string, Map<string, readonly number[]>>();

/** Of each category of a language, some of its whole numbers. It has none if it is for fractions only. */
function numbersIn(tag: string): Map<string, readonly number[]> {
  let numbers = samples.get(tag);
  if (numbers === undefined) {
    const rules = new Intl.PluralRules(tag);
    const found = Map.groupBy(SAMPLES, (n) => rules.select(n) as string);
    numbers = new Map(
      rules.resolvedOptions().pluralCategories.map((category) => [category, found.get(category) ?? []]),
    );
    samples.set(tag, numbers);
  }
  return numbers;
}

/** What a form must show: as much as the English for its numbers. Only a form for one number alone may leave the number out. */
function needed(tag: string, source: Message, form: Form): string[] {
  const english = (category: string): string[] =>
    placeholders((source.forms.find((each) => each.category === category) ?? source.forms.at(-1))?.text ?? "");
  if (form.category === null) return english("other");
  const numbers = numbersIn(tag).get(form.category) ?? [];
  const isOne = numbers.length > 0 && numbers.every((n) => n <= 1);
  const others = english(isOne ? "one" : "other").filter((name) => name !== "n");
  return numbers.length !== 1 && english("other").includes("n") ? [...others, "n"] : others;
}
