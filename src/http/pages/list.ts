// A list on a page: one description of what it asks for, shows and leads to, and its HTML. Filters and pages are links or a form, so
// that it works without scripts. static/scripts/lists/page_list.ts puts in the next page's parts, those with `data-swap`, without a reload.

import type { Language, Strings } from "../../../static/texts.ts";
import { iso } from "../../base/clock.ts";
import { attribute, type Html, markup } from "./markup.ts";
import { queryOf } from "../request_context.ts";
import { languageFor, textsFor, wordsOf } from "./language.ts";
import type { Words } from "../../../static/scripts/shared/words.ts";

/** Whom a list is for: the texts and words of their language. */
export interface Reader {
  language: Language;
  texts: Strings;
  words: Words;
}

export const readerOf = (request: Request): Reader => ({
  language: languageFor(request),
  texts: textsFor(request),
  words: wordsOf(languageFor(request)),
});

/** What a list is asked for, by the name in the address; "" is everything. */
export type Asked = Readonly<Record<string, string>>;

export interface Field {
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** Of a choice: what it offers. */
  options?: ReadonlyArray<readonly [value: string, word: string]>;
}

/** A part of a list, chosen by a press. */
export interface Chip {
  id: string;
  word: string;
  n?: number;
  asked: Asked;
  /** Whether it would find nothing. */
  isHidden?: boolean;
}

export interface List {
  id: string;
  className?: string;
  label?: string;
  /** Where it is. */
  path: string;
  asked?: Asked;
  fields?: readonly Field[];
  chips?: readonly Chip[];
  /** The button that sends the fields, if what is typed finds nothing before it is complete. */
  submit?: string;
  lines: readonly Html[];
  /** In place of no lines. */
  nothing: Html;
  /** What its links to other pages say; if absent, newer and older. */
  pager?: { newer: string; older: string };
  /** Where the pages before and behind this one are; null if there is none. */
  newer: Asked | null;
  older: Asked | null;
}

export const addressOf = (path: string, asked: Asked): string => {
  const query = String(new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== "")));
  return query === "" ? path : `${path}?${query}`;
};

/** What the template of its page fills in: what narrows it, and the list with its pages. */
export function listValues(list: List, reader: Reader): { filter: string; list: string } {
  const { texts } = reader;
  const { id, path, asked = {}, className = "list", submit, lines, nothing, pager = texts.admin, newer, older } = list;
  const label = list.label !== undefined && markup` aria-label="${list.label}"`;
  const form = list.fields && formHtml(path, asked, list.fields, submit ?? null, texts);
  const chips = list.chips?.map((chip) => chipHtml(chip, list, reader));
  const turn = (to: Asked | null, key: string, word: string): Html =>
    to === null
      ? markup`<span></span>`
      : markup`<a class="button quiet" id="${key}" href="${addressOf(path, { ...asked, ...to })}">${word}</a>`;
  const pages = markup`${turn(newer, "newer", pager.newer)}${turn(older, "older", pager.older)}`;
  const around = attribute("hidden", newer === null && older === null);
  return {
    filter: String(
      markup`${form}${chips && markup`<div class="chips" id="chips" role="group" aria-label="${texts.admin.parts}" data-swap>${chips}</div>`}`,
    ),
    list: String(
      markup`<ul class="${className}" id="${id}"${label} data-swap>${lines.length > 0 ? lines : nothing}</ul>
<div class="row apart pager" id="pager" data-swap${around}>${pages}</div>`,
    ),
  };
}

/** A part of the list. Choosing it once more leads back to all. */
function chipHtml({ id, word, n, asked: its, isHidden }: Chip, { path, asked = {} }: List, { language }: Reader): Html {
  const isChosen = Object.entries(its).every(([name, value]) => (asked[name] ?? "") === value);
  const none = Object.fromEntries(Object.keys(its).map((name) => [name, ""]));
  const to = addressOf(path, { ...asked, ...(isChosen ? none : its) });
  const many = n !== undefined && markup` <span>${n.toLocaleString(language)}</span>`;
  return markup`<a class="chip" id="${id}" href="${to}" aria-current="${isChosen ? "true" : "false"}"${attribute("hidden", isHidden === true && !isChosen)}>${word}${many}</a>`;
}

function formHtml(path: string, asked: Asked, fields: readonly Field[], submit: string | null, texts: Strings): Html {
  const named = new Set(fields.map(({ name }) => name));
  const others = Object.entries(asked).filter(([name, value]) => !named.has(name) && value !== "");
  const hidden = others.map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`);
  const show = (word: string): Html => markup`<button type="submit" class="quiet">${word}</button>`;
  const own = submit === null ? null : show(submit);
  const shown = fields.map((field) => fieldHtml(field, asked, own));
  const box = own
    ? shown
    : markup`<div class="fields filters">${shown}</div><noscript><p>${show(texts.adminLog.show)}</p></noscript>`;
  return markup`<form id="filter" method="get" action="${path}" data-swap>${box}${hidden}</form>
`;
}

/** @param button beside what is typed */
function fieldHtml({ id, name, label, hint, options }: Field, asked: Asked, button: Html | null): Html {
  const value = asked[name] ?? "";
  const told = hint === undefined ? null : markup` aria-describedby="${id}-hint"`;
  const choices = options?.map(
    ([one, word]) => markup`<option value="${one}"${attribute("selected", one === value)}>${word}</option>`,
  );
  const typed = markup`<input type="search" id="${id}" name="${name}" value="${value}" autocomplete="off" autocapitalize="none" spellcheck="false"${told}>`;
  const control = choices
    ? markup`<select id="${id}" name="${name}" autocomplete="off"${told}>${choices}</select>`
    : button
      ? markup`<div class="joined">${typed}${button}</div>`
      : typed;
  return markup`<div><label for="${id}">${label}</label>${control}${hint === undefined ? null : markup`<small id="${id}-hint">${hint}</small>`}</div>`;
}

export const nothingHtml = (text: string): Html => markup`<li class="meta">${text}</li>`;

/** In place of lines that a filter leaves out, with the way to all of them. */
export const noneFound = (text: string, path: string, all: string): Html =>
  markup`<li class="empty"><p class="meta">${text}</p><a class="button quiet" href="${path}">${all}</a></li>`;

/** In UTC, because the server knows no reader's zone; static/scripts/shared/swap.ts writes it in theirs. */
export const timeHtml = (atMs: number, { language }: Reader): Html =>
  markup`<time datetime="${iso(atMs)}">${new Date(atMs).toLocaleString(language, IN_UTC)} UTC</time>`;

const IN_UTC = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;

/** The last page that the store has. */
const LAST_PAGE = 200;

/** The page that the address asks for; what is none is the first. */
export const pageIn = (request: Request): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(queryOf(request).get("page"))) || 1));

/** The pages around one of those that are counted. */
export const pagesAround = (page: number, more: boolean): Pick<List, "newer" | "older"> => ({
  newer: page === 1 ? null : { page: page === 2 ? "" : String(page - 1) },
  older: more && page < LAST_PAGE ? { page: String(page + 1) } : null,
});
