// The language and the colours for a reader. The language: the one they chose, which a cookie remembers, or the best of those that their browser asks
// for. Loads no texts: only pages and mails need those.

import { isLanguage, type Language, languageOf } from "../../static/languages.ts";
import { cookieOf } from "./own_cookie.ts";

export const LANGUAGE_COOKIE = "sp_lang";
export const THEME_COOKIE = "sp_theme";

export const THEMES = ["light", "dark", "auto"] as const;
export type Theme = (typeof THEMES)[number];

/** As the reader chose; "auto" follows their system. */
export function themeFor(request: Request): Theme {
  const chosen = cookieOf(request, THEME_COOKIE);
  return THEMES.find((theme) => theme === chosen) ?? "auto";
}

export function languageFor(request: Request): Language {
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : languageOf(request.headers.get("accept-language"));
}
