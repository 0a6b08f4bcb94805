// The texts of a page in its reader's language, and how readers choose another one.

import { isLanguage, type Language, LANGUAGE_NAMES, LANGUAGES, type Strings } from "../../../static/strings.ts";
import { type Words, wordsIn } from "../../../static/scripts/words.ts";
import { LANGUAGE_COOKIE, languageFor } from "../language.ts";
import { redirect } from "./redirect.ts";

export { languageFor } from "../language.ts";

const YEAR_S = 365 * 24 * 3600;

/** The texts of the pages in the reader's language. */
export const textsFor = (request: Request): Strings => LANGUAGES[languageFor(request)];

const WORDS = new Map<Language, Words>();

/** Formats dates, sizes and plurals in a language. Built on first use: the runtime's own tables take time to load. */
export function wordsOf(language: Language): Words {
  let words = WORDS.get(language);
  if (!words) WORDS.set(language, (words = wordsIn(language)));
  return words;
}

/**
 * Answers ?lang=de, which sets the cookie and leads back to the page; null if the address does not ask for a switch.
 */
export function languageSwitch(request: Request): Response | null {
  if (!request.url.includes("?")) return null;
  const { pathname, searchParams } = new URL(request.url);
  const wanted = searchParams.get("lang");
  if (!isLanguage(wanted)) return null;
  const response = redirect(pathname.replace(/^\/+/, "/"), 303);
  const cookie = { path: "/", maxAge: YEAR_S, httpOnly: true, sameSite: "lax" } as const;
  response.headers.append("set-cookie", new Bun.Cookie(LANGUAGE_COOKIE, wanted, cookie).toString());
  return response;
}

/** A handler that shows a page, unless the request switches the language first. */
export const shown =
  (show: (request: Request) => Promise<Response>) =>
  ({ request }: { request: Request }): Response | Promise<Response> =>
    languageSwitch(request) ?? show(request);

/** The list of languages at the foot of a page. */
export function languageLinks(current: Language): string {
  return Object.entries(LANGUAGE_NAMES)
    .map(([language, name]) => {
      const mark = language === current ? ' aria-current="true"' : "";
      return `<li><a href="?lang=${language}" lang="${language}" hreflang="${language}"${mark}>${name}</a></li>`;
    })
    .join("");
}
