// The language for a reader: the one they chose, which a cookie remembers, or the best of those that their browser asks
// for. Loads no texts: only pages and mails need those.

import { isLanguage, type Language, languageOf } from "../../static/languages.ts";
import { cookieOf } from "./own_cookie.ts";

export const LANGUAGE_COOKIE = "sp_lang";

export function languageFor(request: Request): Language {
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : languageOf(request.headers.get("accept-language"));
}
