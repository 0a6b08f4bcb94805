// All checks of one language.

import { readTexts, type TextFile, type Trouble, words } from "./fluent.ts";
import { avoided, conformity, glossaryTroubles, inconsistent, readGlossary } from "./glossary.ts";
import { tooLong } from "./length.ts";
import { LATIN_WORD, type SameWords } from "./same.ts";
import { shape } from "./shape.ts";
import { mixedQuotes, typography } from "./typography.ts";

export interface English {
  texts: TextFile;
  glossary: string;
  /** avoid.csv: what English does not say. */
  avoid: string;
  same: SameWords;
}

export interface Checked {
  inTexts: Trouble[];
  inGlossary: Trouble[];
  /** How many messages are there, in words that are not the English ones. */
  translated: number;
  /** What may be better, and need not be. */
  advice: () => string[];
}

/** @param glossary - undefined if there is no file */
export function check(tag: string, english: English, source: string, glossary: string | undefined): Checked {
  const own = readTexts(source);
  const terms = readGlossary(glossary ?? "");
  const isSame = english.same.of(
    tag,
    terms.slice(1).map(({ target }) => target),
  );
  const inTexts = [...own.troubles, ...shape(tag, english.texts, own), ...mixedQuotes(tag, own.messages.values())];
  if (tag === "en") inTexts.push(...avoided(english.avoid, own.messages.values()));
  let translated = 0;
  for (const [id, message] of own.messages) {
    const { line, forms } = message;
    const like = english.texts.messages.get(id);
    if (like === undefined) continue;
    const says = new Set<string>();
    for (const { category, text } of forms) {
      const wanted = like.forms.find((form) => form.category === category) ?? like.forms.at(-1);
      for (const sentence of typography(tag, wanted?.text ?? "", text, isSame)) says.add(sentence);
    }
    for (const sentence of tooLong(like, message)) says.add(sentence);
    if (tag !== "en" && forms.at(-1)?.text === like.forms.at(-1)?.text && !isRight(forms.at(-1)?.text ?? "", isSame)) {
      says.add("It is the same as the English. Translate it, or list it in same.csv if it is right.");
    } else translated += 1;
    for (const sentence of says) inTexts.push({ line, id, says: sentence });
  }
  const byLine = (a: Trouble, b: Trouble): number => a.line - b.line;
  return {
    inTexts: inTexts.sort(byLine),
    inGlossary: tag === "en" ? [] : glossaryTroubles(english.glossary, glossary).sort(byLine),
    translated,
    advice: () => (tag === "en" ? [] : [...conformity(terms, english.texts, own), ...inconsistent(english.texts, own)]),
  };
}

/** Whether a text has only words that are the same in both languages. */
const isRight = (text: string, isSame: (word: string) => boolean): boolean =>
  [...words(text).matchAll(LATIN_WORD)].filter(([word]) => word.length > 1 && !isSame(word)).length === 0;
