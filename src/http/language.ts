// Which language a reader gets: the one they chose, which a cookie remembers, or the best of those that
// their browser asks for. Without the texts, which only pages and mails need.

import { isLanguage, type Language, languageOf } from "../../static/languages.ts";
import { cookieOf } from "./own_cookie.ts";

export const LANGUAGE_COOKIE = "sp_lang";

export function languageFor(request: Request): Language {
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : languageOf(request.headers.get("accept-language"));
}
