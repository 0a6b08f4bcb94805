// The texts of a page in its reader's language, and how readers choose another one.

import { keeping } from "../../../static/keeping.ts";
import { isLanguage, type Language, LANGUAGE_NAMES, MOST_KEPT, type Strings, textsIn } from "../../../static/texts.ts";
import { type Words, wordsIn } from "../../../static/scripts/words.ts";
import { LANGUAGE_COOKIE, languageFor, type Theme, THEME_COOKIE, THEMES } from "../language.ts";
import { redirect } from "./redirect.ts";

export { languageFor } from "../language.ts";

const YEAR_S = 365 * 24 * 3600;

/** The texts of the pages in the reader's language. */
export const textsFor = (request: Request): Strings => textsIn(languageFor(request));

/** Formats dates, sizes and plurals in a language. Built on first use: the runtime's own tables take time to load. */
export const wordsOf: (language: Language) => Words = keeping(MOST_KEPT, wordsIn);

/**
 * Answers ?lang=de and ?theme=dark, which set a cookie and lead back to the page; null if the address asks for neither.
 */
export function languageSwitch(request: Request): Response | null {
  if (!request.url.includes("?")) return null;
  const { pathname, searchParams } = new URL(request.url);
  const [language, chosen] = [searchParams.get("lang"), searchParams.get("theme")];
  const theme = THEMES.find((known) => known === chosen);
  if (!isLanguage(language) && !theme) return null;
  const response = redirect(pathname.replace(/^\/+/, "/"), 303);
  const keep = (name: string, value: string, how: object): void =>
    response.headers.append(
      "set-cookie",
      new Bun.Cookie(name, value, { path: "/", maxAge: YEAR_S, sameSite: "lax", ...how }).toString(),
    );
  if (isLanguage(language)) keep(LANGUAGE_COOKIE, language, { httpOnly: true });
  // Scripts change it too.
  if (theme) keep(THEME_COOKIE, theme, {});
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

/** The choice between light and dark there. */
export const themeLinks = (current: Theme, { layout }: Pick<Strings, "layout">): string =>
  THEMES.map((theme) => {
    const mark = theme === current ? ' aria-current="true"' : "";
    return `<a href="?theme=${theme}"${mark}>${Bun.escapeHTML(layout[theme])}</a>`;
  }).join(" ");
