// English words on a page in another language. A word counts as English if a text of the English pages has it, and no text of the
// other language does: "link" is a word of German pages too.

import type { Language } from "../static/languages.ts";
import { textsIn } from "../static/texts.ts";
import type { Page } from "./browser.ts";
import { WRITTEN } from "./page_states.ts";

/** What stands in Latin letters in every language: parts of the product, of the platform, and of a link. */
const EVERYWHERE = new Set(["secret", "push", "https", "http", "api", "json", "iso", "gmt", "utc"]);

const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\w+\}/g, " ")
    .toLowerCase()
    .match(/[a-z]{3,}/g) ?? [];

const wordsIn = (language: Language): Set<string> =>
  new Set(
    Object.values(textsIn(language) as unknown as Record<string, Record<string, string | object>>)
      .flatMap((group) => Object.values(group))
      .flatMap((text) => (typeof text === "string" ? text : Object.values(text as Record<string, string>)))
      .flatMap(wordsOf),
  );

// Runs in the page: all that it shows, and all that it tells those who do not see it. What is in another language on purpose
// says so, as names of languages do.
const SHOWN = (language: string): string => `(() => {
  const skips = 'script, style, noscript, template, code, pre, bdi, output, [translate="no"], [lang]:not(html):not([lang="${language}"])';
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(skips);
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement && isShown(parentElement)) texts.push(data);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
    for (const one of document.querySelectorAll("[" + name + "]")) if (isShown(one)) texts.push(one.getAttribute(name));
  }
  return texts.map((text) => text.replaceAll(navigator.userAgent, " "));
})()`;

/** @returns the texts on the page in which there is an English word */
export async function englishOn(page: Page, language: Language): Promise<string[]> {
  if (language === "en") return [];
  const own = wordsIn(language);
  const english = new Set([...wordsIn("en")].filter((word) => !own.has(word) && !EVERYWHERE.has(word)));
  const texts = (await page.view.evaluate(SHOWN(language))) as string[];
  return texts.filter((text) => {
    let left = text;
    for (const one of WRITTEN) left = left.replaceAll(one, " ");
    return wordsOf(left.replace(/https?:\/\/\S*/g, " ")).some((word) => english.has(word));
  });
}
