// The panel that a button in the text's field opens: it suggests a password for the text; and the button that suggests a passphrase.

import { countText, passphrase, text } from "./create_fields.ts";
import { limits, texts } from "./create_shared.ts";
import { any, button, complain, element, input, loadModule, say } from "./dom.ts";
import type { Recipe } from "./generator.ts";
import { countedLength } from "./passphrase_length.ts";

const style = element("generator-style", HTMLSelectElement);
/** What makes passwords, the words and the administrator's settings, once they are needed. */
interface Tools {
  generate: typeof import("../modules/generator.ts").generate;
  defaults: typeof import("../modules/generator.ts").GENERATOR;
  ranges: ReturnType<typeof import("../modules/generator.ts").rangesOf>;
  words: readonly string[];
}
let tools: Tools | undefined;

/** @returns null where the server does not answer */
async function toolsFor(wants: Recipe["style"]): Promise<Tools | null> {
  try {
    if (!tools) {
      const { generate, GENERATOR, rangesOf } = await loadModule<typeof import("../modules/generator.ts")>("generator");
      const defaults = limits.generator ?? GENERATOR;
      tools = { generate, defaults, ranges: rangesOf(defaults), words: [] };
    }
    if (wants === "words" && tools.words.length === 0) {
      tools.words = (await loadModule<{ WORDS: readonly string[] }>("words")).WORDS;
    }
    return tools;
  } catch {
    return null;
  }
}

const length = input("generator-length");
const marks = { capitals: input("capitals"), digits: input("digits"), symbols: input("symbols") };
const suggestion = element("suggestion", HTMLOutputElement);
const opener = button("generate");
const panel = any("generator");

/** Where the last suggestion went, so that the next one replaces it. */
let inserted = { at: 0, text: "" };

async function styleChanged(): Promise<void> {
  const wanted = style.value as Recipe["style"];
  const found = await toolsFor(wanted);
  if (!found) return void (any("strength").textContent = texts.offline);
  const { min, max, start } = found.ranges[wanted];
  length.min = String(min);
  length.max = String(max);
  length.value = String(start);
  for (const mark of Object.values(marks)) mark.checked = wanted === "characters";
  any("marks").hidden = wanted === "pin";
  any("pin-hint").hidden = wanted !== "pin";
  suggest();
}

function suggest(): void {
  if (!tools) return;
  any("length-shown").textContent = length.value;
  const recipe = {
    style: style.value as Recipe["style"],
    length: Number(length.value),
    capitals: marks.capitals.checked,
    digits: marks.digits.checked,
    symbols: marks.symbols.checked,
    separator: tools.defaults.separator,
  };
  const made = tools.generate(recipe, tools.words);
  suggestion.value = made.text;
  any("strength").textContent = say(texts.bits, { n: made.bits });
}

/** Forgets the suggestion that the user took, and shows another. */
export function clearSuggestion(): void {
  inserted = { at: 0, text: "" };
  suggest();
}

style.addEventListener("change", () => void styleChanged());
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
  if (shown && suggestion.value === "") void begin();
}

async function begin(): Promise<void> {
  style.value = (await toolsFor("characters"))?.defaults.style ?? style.value;
  await styleChanged();
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
  const found = await toolsFor("words");
  if (!found) return complain(any("problem-passphrase"), texts.offline, passphrase);
  const { defaults, generate, words } = found;
  const plain = {
    style: "words",
    capitals: false,
    digits: false,
    symbols: false,
    separator: defaults.separator,
  } as const;
  for (let { words: length } = defaults; ; length++) {
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
