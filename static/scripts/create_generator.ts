// The panel that a button in the text's field opens: it suggests a password for the text; and the button that suggests a passphrase.

import { countText, passphrase, text } from "./create_fields.ts";
import { limits, texts } from "./create_shared.ts";
import { any, button, complain, element, input, loadModule, say } from "./dom.ts";
import { generate, GENERATOR, rangesOf, type Recipe } from "./generator.ts";
import { countedLength } from "./passphrase_length.ts";

const defaults = limits.generator ?? GENERATOR;
const RANGES = rangesOf(defaults);
const style = element("generator-style", HTMLSelectElement);
style.value = defaults.style;
const length = input("generator-length");
const marks = { capitals: input("capitals"), digits: input("digits"), symbols: input("symbols") };
const suggestion = element("suggestion", HTMLOutputElement);
const opener = button("generate");
const panel = any("generator");

/** Where the last suggestion went, so that the next one replaces it. */
let inserted = { at: 0, text: "" };

function recipe(): Recipe {
  return {
    style: style.value as Recipe["style"],
    length: Number(length.value),
    capitals: marks.capitals.checked,
    digits: marks.digits.checked,
    symbols: marks.symbols.checked,
    separator: defaults.separator,
  };
}

function styleChanged(): void {
  const range = RANGES[style.value as Recipe["style"]];
  length.min = String(range.min);
  length.max = String(range.max);
  length.value = String(range.start);
  for (const mark of Object.values(marks)) mark.checked = style.value === "characters";
  any("marks").hidden = style.value === "pin";
  any("pin-hint").hidden = style.value !== "pin";
  suggest();
}

let words: readonly string[] = [];

/** Loads the words once they are needed. @returns false where the server does not answer */
async function haveWords(): Promise<boolean> {
  if (words.length > 0) return true;
  try {
    ({ WORDS: words } = await loadModule<{ WORDS: readonly string[] }>("words"));
    return true;
  } catch {
    return false;
  }
}

function suggest(): void {
  const wanted = recipe();
  any("length-shown").textContent = length.value;
  if (wanted.style === "words" && words.length === 0) {
    suggestion.value = "";
    any("strength").textContent = "";
    if (panel.hidden) return;
    void haveWords().then((there) => (there ? suggest() : void (any("strength").textContent = texts.offline)));
    return;
  }
  const made = generate(wanted, words);
  suggestion.value = made.text;
  any("strength").textContent = say(texts.bits, { n: made.bits });
}

/** Forgets the suggestion that the user took, and shows another. */
export function clearSuggestion(): void {
  inserted = { at: 0, text: "" };
  suggest();
}

style.addEventListener("change", styleChanged);
for (const control of [length, ...Object.values(marks)]) control.addEventListener("input", suggest);
button("again").addEventListener("click", suggest);

button("use").addEventListener("click", () => {
  // The suggestion replaces the one inserted before, or goes to the cursor. Typed text stays.
  const isThere = inserted.text !== "" && text.value.startsWith(inserted.text, inserted.at);
  const [from, to] = isThere
    ? [inserted.at, inserted.at + inserted.text.length]
    : [text.selectionStart, text.selectionEnd];
  text.setRangeText(suggestion.value, from, to, "end");
  inserted = { at: from, text: suggestion.value };
  countText();
  showPanel(false);
  text.focus();
});

function showPanel(shown: boolean): void {
  panel.hidden = !shown;
  opener.setAttribute("aria-expanded", String(shown));
  if (shown && suggestion.value === "") suggest();
}

opener.addEventListener("click", () => showPanel(panel.hidden === true));
panel.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  showPanel(false);
  opener.focus();
});

let suggestedPassphrase = "";

/** Whether this is a suggested passphrase, which the sender knows from this page only. */
export const isSuggested = (words: string): boolean => words !== "" && words === suggestedPassphrase;

/** Fills a passphrase in. */
export async function suggestPassphrase(): Promise<void> {
  if (!(await haveWords())) return complain(any("problem-passphrase"), texts.offline, passphrase);
  const { separator } = defaults;
  const plain = { style: "words", capitals: false, digits: false, symbols: false, separator } as const;
  for (let { start: length } = RANGES.words; ; length++) {
    suggestedPassphrase = generate({ ...plain, length }, words).text;
    if (countedLength(suggestedPassphrase) >= limits.policy.passphraseMinLength) break;
  }
  passphrase.value = suggestedPassphrase;
  passphrase.dispatchEvent(new Event("input", { bubbles: true }));
}

button("suggest").addEventListener("click", async () => {
  await suggestPassphrase();
  passphrase.focus();
  passphrase.select();
});

styleChanged();
