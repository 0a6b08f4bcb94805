// Two languages that nobody speaks, for tests only. Every text stands in ⟦brackets⟧, in accented letters, and is longer
// by two fifths, as other languages are. What shows a plain Latin word does not come from static/texts/, or was put
// together by hand. Intl writes the dates and numbers of the two in Greek and in Arabic, so those stand out as well.

import { DIRECTIONS, type Forms, type Language, LANGUAGE_NAMES, LANGUAGES, textsIn } from "../static/texts.ts";
import { ADDED } from "../static/texts/files.ts";

/** Read from left to right, and from right to left. */
export const PSEUDO = { ltr: "el-XA", rtl: "ar-XB" } as const;

/** The cookie by which a reader has chosen a language. */
export const choosing = (language: string): { sp_lang: string } => ({ sp_lang: language });

const ACCENTS: Record<string, string> = Object.fromEntries(
  Array.from(
    "AÅaåCÇcçDÐdðEÉeéGĜgĝHĤhĥIÎiîJĴjĵKĶkķLĻlļNÑnñOÖoöRŔrŕSŠsšTŢtţUÛuûWŴwŵYÝyýZŽzžBßbƀFƑfƒMḾmḿPÞpþQǪqǫVṼvṽXẊxẋ".matchAll(
      /../gu,
    ),
    ([pair]) => [pair[0] ?? "", pair.slice(1)],
  ),
);

/** "Sign in" → "⟦Šîîĝñ îîñ·⟧" */
export function pseudo(text: string): string {
  const long = text.length + 0.4 * text.replace(/\{\w+\}/g, "").length;
  // What stands in braces is put in later, and keeps its name.
  let accented = text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/./gu, (letter) => ACCENTS[letter] ?? letter)))
    .join("");
  // Longer words rather than more of them: words are what does not fit.
  accented = accented.replace(/[åéîöû](?![^{]*\})/gu, (vowel) => (accented.length < long ? vowel + vowel : vowel));
  return `⟦${accented.padEnd(Math.ceil(long), "·")}⟧`;
}

/** Every text of English by its id, in pseudo-language. */
function translated(): Map<string, string | Forms> {
  const form = (text: string | Forms): string | Forms =>
    typeof text === "string"
      ? pseudo(text)
      : (Object.fromEntries(Object.entries(text).map(([rule, one]) => [rule, pseudo(one)])) as unknown as Forms);
  return new Map(
    Object.entries(textsIn("en")).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${group}-${key}`, form(text)] as const),
    ),
  );
}

/** Lets servers that this process starts from now on speak the two, to whoever has the cookie or asks for them. */
export function learnPseudo(): void {
  for (const [direction, language] of Object.entries(PSEUDO)) {
    ADDED.set(language, translated());
    Object.assign(DIRECTIONS, { [language]: direction });
    Object.assign(LANGUAGE_NAMES, { [language]: pseudo(language) });
    LANGUAGES.push(language as Language);
  }
}

export function forgetPseudo(): void {
  for (const language of Object.values(PSEUDO)) {
    ADDED.delete(language);
    Reflect.deleteProperty(DIRECTIONS, language);
    Reflect.deleteProperty(LANGUAGE_NAMES, language);
    LANGUAGES.splice(LANGUAGES.indexOf(language as Language), 1);
  }
}
