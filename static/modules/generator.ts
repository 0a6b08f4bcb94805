// Makes passwords, once someone wants one: in the panel that a button in the text's field opens, and as a passphrase.

import { generate, GENERATOR, type GeneratorDefaults, rangesOf, type Recipe } from "../scripts/create/generator.ts";
import { countedLength } from "../scripts/create/passphrase_length.ts";

export interface GeneratorPage {
  /** What the administrator set; undefined for the usual. */
  defaults: GeneratorDefaults | undefined;
  /** @throws TypeError where the server does not answer */
  loadWords: () => Promise<readonly string[]>;
  /** "about 77 bits" */
  bits: (n: number) => string;
  offline: string;
  /** Called once a suggestion was taken. */
  taken: () => void;
}

const found = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const opener = found<HTMLButtonElement>("generate");
const panel = found("generator");
const text = found<HTMLTextAreaElement>("text");
const style = found<HTMLSelectElement>("generator-style");
const length = found<HTMLInputElement>("generator-length");
const marks = ["capitals", "digits", "symbols"].map((id) => found<HTMLInputElement>(id));
const suggestion = found<HTMLOutputElement>("suggestion");
const strength = found("strength");

let page: GeneratorPage | undefined;
let words: readonly string[] = [];
/** Where the last suggestion went, so that the next one replaces it. */
let inserted = { at: 0, text: "" };

/** Opens the panel, or closes it. */
export function toggle(given: GeneratorPage): void {
  if (!page) {
    page = given;
    style.value = defaultsOf(given).style;
    void styleChanged();
  }
  show(panel.hidden === true);
}

/** Forgets the suggestion that the user took, and shows another. */
export function forget(): void {
  inserted = { at: 0, text: "" };
  suggest();
}

/** @returns one of words that is long enough @throws TypeError where the server does not answer */
export async function passphraseFor(given: GeneratorPage, minLength: number): Promise<string> {
  const { words: start, separator } = defaultsOf(given);
  const list = (words = await given.loadWords());
  const plain = { style: "words", capitals: false, digits: false, symbols: false, separator } as const;
  for (let length = start; ; length += 1) {
    const made = generate({ ...plain, length }, list).text;
    if (countedLength(made) >= minLength) return made;
  }
}

const defaultsOf = ({ defaults = GENERATOR }: GeneratorPage): GeneratorDefaults => defaults;

async function styleChanged(): Promise<void> {
  if (!page) return;
  const wanted = style.value as Recipe["style"];
  try {
    if (wanted === "words") words = await page.loadWords();
  } catch {
    strength.textContent = page.offline;
    return;
  }
  const { min, max, start } = rangesOf(defaultsOf(page))[wanted];
  length.min = String(min);
  length.max = String(max);
  length.value = String(start);
  for (const mark of marks) mark.checked = wanted === "characters";
  found("marks").hidden = wanted === "pin";
  found("pin-hint").hidden = wanted !== "pin";
  suggest();
}

function suggest(): void {
  if (!page) return;
  found("length-shown").textContent = length.value;
  const [capitals = false, digits = false, symbols = false] = marks.map(({ checked }) => checked);
  const { separator } = defaultsOf(page);
  const recipe = { style: style.value as Recipe["style"], length: Number(length.value), capitals, digits, symbols };
  const made = generate({ ...recipe, separator }, words);
  suggestion.value = made.text;
  strength.textContent = page.bits(made.bits);
}

style.addEventListener("change", () => void styleChanged());
for (const control of [length, ...marks]) control.addEventListener("input", suggest);
found("again").addEventListener("click", suggest);

found("use").addEventListener("click", () => {
  // The suggestion replaces the one inserted before, or goes to the cursor. Typed text stays.
  const isThere = inserted.text !== "" && text.value.startsWith(inserted.text, inserted.at);
  const [from, to] = isThere
    ? [inserted.at, inserted.at + inserted.text.length]
    : [text.selectionStart, text.selectionEnd];
  text.setRangeText(suggestion.value, from, to, "end");
  inserted = { at: from, text: suggestion.value };
  page?.taken();
  show(false);
  text.focus();
});

function show(shown: boolean): void {
  panel.hidden = !shown;
  opener.ariaExpanded = String(shown);
}

panel.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  show(false);
  opener.focus();
});
