// The buttons that suggest a password for the text, and a passphrase. The generator is loaded for the first one.

import type { GeneratorPage } from "../../modules/generator.ts";
import { countText, passphrase } from "./fields.ts";
import { limits, texts } from "./parts.ts";
import { any, button } from "../shared/elements.ts";
import { complain } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { say } from "../shared/texts.ts";

type Generator = typeof import("../../modules/generator.ts");

const page: GeneratorPage = {
  defaults: limits.generator,
  loadWords: async () => (await loadModule<{ WORDS: readonly string[] }>("words")).WORDS,
  bits: (n) => say(texts.bits, { n }),
  offline: texts.offline,
  taken: countText,
};
let generator: Generator | undefined;

/** @throws TypeError if the server does not answer */
const load = async (): Promise<Generator> => (generator ??= await loadModule<Generator>("generator"));

/** Forgets the suggestion that the user took. */
export const clearSuggestion = (): void => generator?.forget();

button("generate").addEventListener("click", () =>
  load().then(
    ({ toggle }) => toggle(page),
    () => complain(any("problem-text"), texts.offline),
  ),
);

let suggestedPassphrase = "";

/** Whether this is a suggested passphrase, which the sender knows from this page only. */
export const isSuggested = (words: string): boolean => words !== "" && words === suggestedPassphrase;

/** Fills in a suggested passphrase. */
export async function suggestPassphrase(): Promise<void> {
  try {
    suggestedPassphrase = await (await load()).passphraseFor(page, limits.policy.passphraseMinLength);
  } catch {
    return complain(any("problem-passphrase"), texts.offline, passphrase);
  }
  passphrase.value = suggestedPassphrase;
  passphrase.dispatchEvent(new Event("input", { bubbles: true }));
}

button("suggest").addEventListener("click", async () => {
  await suggestPassphrase();
  passphrase.focus();
  passphrase.select();
});
