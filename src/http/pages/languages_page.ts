// The page on which readers choose their language, among all that this server offers. It takes them back to where they were.

import { type Language, LANGUAGE_NAMES } from "../../../static/languages.ts";
import { folded, isFound } from "../../../static/scripts/languages/folded.ts";
import { jsonResponse } from "../contract/responses.ts";
import { chosenBy } from "../language.ts";
import { ANY_END } from "../link_check.ts";
import { contextOf } from "../request_context.ts";
import { choosing, languageFor, languageLink, LANGUAGES_PATH, NO_CHOICE, textsFor } from "./language.ts";
import type { Page } from "./layout.ts";
import { pagePath } from "./redirect.ts";

/** More than anyone types to find a language. */
const MAX_SEARCH = 100;

/** The page or, for a form, what that form needs to let a sender choose a language for others. */
export function languagesPageFor(request: Request): Page | Response {
  const { offered } = contextOf(request).languages;
  const texts = textsFor(request).languages;
  const current = languageFor(request);
  const { searchParams } = new URL(request.url);
  const back = pagePath(searchParams.get("back"));
  const search = (searchParams.get("q") ?? "").slice(0, MAX_SEARCH);
  const inOrder = offered.toSorted(
    (a, b) => collatorOf(current).compare(LANGUAGE_NAMES[a], LANGUAGE_NAMES[b]) || Number(a > b) - Number(a < b),
  );
  const whom = searchParams.get("for");
  if (whom === "recipient" || whom === "answerer") {
    const none = ["", texts.recipientOwn] as const;
    const choices = [none, ...inOrder.map((one) => [one, LANGUAGE_NAMES[one]] as const)];
    return jsonResponse({ label: texts[whom], hint: texts[`${whom}Hint`], choices }, 200, contextOf(request));
  }
  const isBack = back !== null && back !== LANGUAGES_PATH;
  const found = inOrder
    .map((one) => ({ one, names: namesOf(one, current) }))
    .filter(({ names }) => isFound(names, folded(search)))
    .map(({ one, names }) => {
      const link = languageLink(one, current, choosing(one, back));
      return `<li data-names="${Bun.escapeHTML(names)}">${link}</li>`;
    });
  return {
    template: "languages",
    title: texts.title,
    script: "languages",
    live: "languagesLive",
    back: back ?? LANGUAGES_PATH,
    takes: ANY_END,
    // Recipients who come from a link do not see links into the application here either.
    forRecipients: back !== null && /^\/(?:p|req)\//.test(back),
    values: {
      links: found.join(""),
      noneHidden: found.length > 0 ? "hidden" : "",
      search,
      backTo: isBack ? back : null,
      kept: back,
      all: search === "" ? null : `${LANGUAGES_PATH}${back === null ? "" : `?back=${back}`}`,
      unchosen: chosenBy(request) === null ? null : choosing(NO_CHOICE, back),
    },
  };
}

/** The words by which a language is found: its tag, and its names in that language, in English and in the reader's language. */
function namesOf(language: Language, reader: Language): string {
  const named = ["en", reader].map((tag) => new Intl.DisplayNames([tag], { type: "language" }).of(language) ?? "");
  return [...new Set([language, LANGUAGE_NAMES[language], ...named].map(folded))].join(" ");
}

const collatorOf = (language: Language): Intl.Collator => new Intl.Collator(language);
