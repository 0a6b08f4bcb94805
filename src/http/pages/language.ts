// The texts of a page in its reader's language, and how readers choose another one.

import { keeping } from "../../../static/keeping.ts";
import {
  DIRECTIONS,
  isLanguage,
  type Language,
  LANGUAGE_NAMES,
  MOST_KEPT,
  type Strings,
  textsIn,
} from "../../../static/texts.ts";
import { type Words, wordsIn } from "../../../static/scripts/shared/words.ts";
import { LANGUAGE_COOKIE, languageFor, likelyFor, type Theme, THEME_COOKIE, THEMES } from "../language.ts";
import { contextOf } from "../request_context.ts";
import { pagePath, redirect } from "./redirect.ts";

export { languageFor } from "../language.ts";

const YEAR_S = 365 * 24 * 3600;

/** The texts of the pages in the reader's language. */
export const textsFor = (request: Request): Strings => textsIn(languageFor(request));

/** Formats dates, sizes and plurals in a language. Built on first use: the runtime's own tables take time to load. */
export const wordsOf: (language: Language) => Words = keeping(MOST_KEPT, wordsIn);

/** In place of a tag, for readers who want the language of their browser. */
export const NO_CHOICE = "auto";

/**
 * Answers ?lang=de and ?theme=dark, which set a cookie and redirect to the page, or to the one that `back`
 * names; null if the address has neither.
 */
export function languageSwitch(request: Request): Response | null {
  if (!request.url.includes("?")) return null;
  const { pathname, searchParams } = new URL(request.url);
  const [language, chosen] = [searchParams.get("lang"), searchParams.get("theme")];
  const theme = THEMES.find((known) => known === chosen);
  const isOffered = isLanguage(language) && contextOf(request).languages.offered.includes(language);
  if (!isOffered && language !== NO_CHOICE && !theme) return null;
  const response = redirect(pagePath(searchParams.get("back")) ?? pathname.replace(/^\/+/, "/"), 303);
  const keep = (name: string, value: string, how: object): void =>
    response.headers.append(
      "set-cookie",
      new Bun.Cookie(name, value, { path: "/", maxAge: YEAR_S, sameSite: "lax", ...how }).toString(),
    );
  if (isOffered) keep(LANGUAGE_COOKIE, language, { httpOnly: true });
  if (language === NO_CHOICE) keep(LANGUAGE_COOKIE, "", { httpOnly: true, maxAge: 0 });
  // Scripts change this cookie too, so it is open to them.
  if (theme) keep(THEME_COOKIE, theme, {});
  return response;
}

/** A handler that shows a page, unless the request switches the language first. */
export const shown =
  (show: (request: Request) => Promise<Response>) =>
  ({ request }: { request: Request }): Response | Promise<Response> =>
    languageSwitch(request) ?? show(request);

/** The page on which readers choose among all languages. */
export const LANGUAGES_PATH = "/languages";
/** How many languages the footer names. */
const MOST_NAMED = 4;

/** What the footer must know about its page. */
export interface FootOf {
  status?: number;
  /** The target of its links to languages, if it is not the page itself. */
  back?: string;
  /** Whether its links to languages open in a new tab: without scripts, its content or typed text would be lost. */
  staysOpen?: boolean;
}

/** The address that sets a language and leads to the page `back`; null: to the page on which the reader chose it. */
export const choosing = (language: Language | typeof NO_CHOICE, back: string | null): string =>
  `${LANGUAGES_PATH}?lang=${language}${back === null ? "" : `&back=${back}`}`;

/** A link that loads a page in another language. */
export function languageLink(language: Language, current: Language, href: string, more = ""): string {
  const direction = DIRECTIONS[language] === DIRECTIONS[current] ? "" : ` dir="${DIRECTIONS[language]}"`;
  const mark = language === current ? ' aria-current="true"' : "";
  return `<a href="${Bun.escapeHTML(href)}" lang="${language}" hreflang="${language}"${direction}${mark}${more && ` ${more}`}>${LANGUAGE_NAMES[language]}</a>`;
}

/** The languages in the footer: the reader's own, those that their browser requests, and a link to all. Null if there is only one. */
export function languagesAtFoot(request: Request, { status = 200, back, staysOpen }: FootOf) {
  const { offered } = contextOf(request).languages;
  if (offered.length < 2) return { languages: null };
  const current = languageFor(request);
  const path = back ?? new URL(request.url).pathname;
  const isPosted = request.method === "POST";
  // The result of a form cannot be loaded a second time.
  const origin = pagePath(isPosted ? (/^\/(?:p|req|receipts)\/[^/]+/.exec(path)?.[0] ?? path) : path);
  const isItself = back === undefined && !isPosted && status < 400;
  const opensIn = staysOpen ? 'target="_blank"' : "";
  const named = likelyFor(request, offered.length <= MOST_NAMED ? offered : []).slice(0, MOST_NAMED);
  return {
    languages: named
      .map(
        (one) => `<li>${languageLink(one, current, isItself ? `?lang=${one}` : choosing(one, origin), opensIn)}</li>`,
      )
      .join(""),
    allLanguages: `${LANGUAGES_PATH}${origin === null ? "" : `?back=${origin}`}`,
    // On the page of all languages, this link leads to the page itself.
    allLanguagesMore: new URL(request.url).pathname === LANGUAGES_PATH ? 'aria-current="page"' : opensIn,
  };
}

/** The choice between light and dark in the footer. */
export const themeLinks = (current: Theme, { layout }: Pick<Strings, "layout">): string =>
  THEMES.map((theme) => {
    const mark = theme === current ? ' aria-current="true"' : "";
    return `<a href="?theme=${theme}"${mark}>${Bun.escapeHTML(layout[theme])}</a>`;
  }).join(" ");
