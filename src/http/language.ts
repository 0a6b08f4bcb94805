// The language and the colours for a reader. The language is the reader's choice, which a cookie remembers, or else the
// choice of their link's sender, or else the best match for their browser. This file loads no texts: only pages and
// mails need those.

import {
  isLanguage,
  type Language,
  type LanguageOffer,
  languageOf,
  languagesIn,
  nearest,
} from "../../static/languages.ts";
import { cookieOf } from "./own_cookie.ts";
import { contextOf } from "./request_context.ts";

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
  const context = contextOf(request);
  return (context.language ??= languageAmong(request, context.languages));
}

/** Like `languageFor`, for a request that has no context. */
export const languageAmong = (request: Request, languages: LanguageOffer): Language =>
  chosenAmong(request, languages) ?? languageOf(request.headers.get("accept-language"), languages);

function chosenAmong(request: Request, { offered }: LanguageOffer): Language | null {
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  return isLanguage(chosen) && offered.includes(chosen) ? chosen : null;
}

/** The language that the reader chose themselves; null if they chose none that this server offers. */
export const chosenBy = (request: Request): Language | null => chosenAmong(request, contextOf(request).languages);

/** From now on, answers in the language that a sender chose for their recipients, unless the reader has chosen one. */
export function speakAs(request: Request, tag: string | undefined): void {
  const context = contextOf(request);
  if (tag !== undefined) context.language = chosenBy(request) ?? nearest(tag, context.languages.offered);
}

/** From now on, answers in the reader's own language again, because the reader is the sender. */
export const speakAsAsked = (request: Request): void => void (contextOf(request).language = null);

/** The reader's language, then those that their browser asks for, then `others`. */
export function likelyFor(request: Request, others: readonly Language[]): Language[] {
  const asked = languagesIn(request.headers.get("accept-language"), contextOf(request).languages);
  return [...new Set([languageFor(request), ...asked, ...others])];
}
