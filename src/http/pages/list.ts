// A list on a page: one description of its filters, lines and links, and its HTML. Filters and pages are links or a
// form, so the list works without scripts. static/scripts/lists/page_list.ts replaces the parts marked `data-swap` with
// those of the next page, without a reload.

import type { Language, Strings } from "../../../static/texts.ts";
import { iso } from "../../base/clock.ts";
import { iconHtml } from "./icons.ts";
import { attribute, Html, markup } from "./markup.ts";
import { languageFor, textsFor, wordsOf } from "./language.ts";
import { isLink } from "../../../static/scripts/shared/typed_link.ts";
import { datesIn, joined, type Words } from "../../../static/scripts/shared/words.ts";

/** The reader of a list: the texts and words of their language. */
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

/** The query of a list, by the names in the address; "" stands for everything. */
export type Asked = Readonly<Record<string, string>>;

export interface Field {
  id: string;
  name: string;
  label: string;
  /** Shown in an empty search field; if absent, the label. */
  placeholder?: string;
  hint?: string;
  /** The input type of a field that people type in; if absent, search. */
  type?: "search" | "date";
  options?: ReadonlyArray<readonly [value: string, word: string]>;
}

/** A link to a part of a list. */
export interface Chip {
  id: string;
  word: string;
  /** How many that part has. */
  n?: number | undefined;
  /** What is new in that part. A dot says so. */
  news?: string | undefined;
  asked: Asked;
  /** Whether that part is empty. */
  isHidden?: boolean;
  /** Whether it depends on the reader's local date. */
  isZoned?: boolean;
}

export interface List {
  id: string;
  className?: string;
  label?: string;
  path: string;
  asked?: Asked;
  fields?: readonly Field[];
  chips?: readonly Chip[];
  /** Whether its search takes links. These stay out of addresses, so its form is posted. */
  takesLinks?: boolean;
  /** Whether the list is too short to filter. */
  isShort?: boolean;
  /** What its script reads. */
  data?: Readonly<Record<string, string>>;
  lines: readonly Html[];
  /** Shown if there are no lines. */
  nothing: Html;
  /** The labels of its links to other pages; if absent, newer and older. */
  pager?: { newer: string; older: string };
  /** What to change in the query for the previous and the next page; null if there is none. */
  newer: Asked | null;
  older: Asked | null;
}

export const addressOf = (path: string, asked: Asked): string => {
  const query = String(new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== "")));
  return query === "" ? path : `${path}?${query}`;
};

/** The part of the query for addresses: without links, which must stay out of them. */
const inAddress = ({ asked = {}, takesLinks }: List): Asked =>
  takesLinks && isLink(asked["q"] ?? "") ? { ...asked, q: "" } : asked;

/** The reader's time zone, as their browser names it; "" if it is not valid, because pages repeat it in their links. */
export function zoneIn(query: URLSearchParams): string {
  const zone = query.get("zone") ?? "";
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone || "UTC" }).resolvedOptions().timeZone && zone;
  } catch {
    return "";
  }
}

/** The values for the template of the list's page: the filters, and the list with its pager. */
export function listValues(list: List, reader: Reader): { filter: string; list: string } {
  const { texts } = reader;
  const { id, path, className = "list", lines, nothing, pager = texts.admin, newer, older } = list;
  const label = list.label !== undefined && markup` aria-label="${list.label}"`;
  const data = Object.entries(list.data ?? {}).map(([name, value]) => markup` data-${name}="${value}"`);
  const turn = (to: Asked | null, key: string, word: string): Html =>
    to === null
      ? markup`<span></span>`
      : markup`<a class="button quiet" id="${key}" href="${addressOf(path, { ...inAddress(list), ...to })}">${word}</a>`;
  const pages = markup`${turn(newer, "newer", pager.newer)}${turn(older, "older", pager.older)}`;
  const around = attribute("hidden", newer === null && older === null);
  return {
    filter: String(narrowing(list, reader)),
    list: String(
      markup`<ul class="${className}" id="${id}"${label}${data} data-swap>${lines.length > 0 ? lines : nothing}</ul>
<div class="row apart pager" id="pager" data-swap${around}>${pages}</div>`,
    ),
  };
}

/** Its fields and chips, collapsed on a phone. If there is nothing to filter, empty elements remain, which the script fills for a later page. */
function narrowing(list: List, reader: Reader): Html {
  const { fields, chips, isShort } = list;
  const place = (id: string): Html => markup`<div id="${id}" hidden data-swap></div>`;
  if (isShort) return markup`${fields && place("filter")}${chips && place("chips")}`;
  const shown = chips?.map((chip) => chipHtml(chip, list, reader));
  const { parts } = reader.texts.admin;
  return markup`${fields && formHtml(list, fields, reader.texts)}${shown && markup`<div class="chips" id="chips" role="group" aria-label="${parts}" data-swap>${shown}</div>`}`;
}

const isChosenIn = ({ asked = {} }: List, its: Asked): boolean =>
  Object.entries(its).every(([name, value]) => (asked[name] ?? "") === value);

const showsAll = (its: Asked): boolean => Object.values(its).every((value) => value === "");

/** Whether the list is narrowed by more than its search. */
const isFiltered = (list: List, [, ...others]: readonly Field[]): boolean =>
  others.some(({ name, options }) => (list.asked?.[name] ?? "") !== (options?.[0]?.[0] ?? "")) ||
  list.chips?.some(({ asked }) => !showsAll(asked) && isChosenIn(list, asked)) === true;

/** A part of the list. Choosing it again shows everything. */
function chipHtml(chip: Chip, list: List, { language }: Reader): Html {
  const { path } = list;
  const { id, word, n, news, asked: its, isHidden = false, isZoned = false } = chip;
  const isChosen = isChosenIn(list, its);
  const none = Object.fromEntries(Object.keys(its).map((name) => [name, ""]));
  const to = addressOf(path, { ...inAddress(list), ...(isChosen ? none : its) });
  const many = n !== undefined && markup` <span>${n.toLocaleString(language)}</span>`;
  const fresh = news !== undefined && markup` <i class="news-dot" title="${news}"><b class="unseen">${news}</b></i>`;
  // While a phone collapses the filters, the style hides the chip that shows everything.
  const isAll = showsAll(its);
  return markup`<a class="chip${isAll && " all"}" id="${id}" href="${to}" aria-current="${isChosen ? "true" : "false"}"${attribute("data-zoned", isZoned && !isChosen)}${attribute("hidden", isHidden && !isChosen)}>${word}${many}${fresh}</a>`;
}

function formHtml(list: List, fields: readonly Field[], texts: Strings): Html {
  const { path, asked = {}, takesLinks } = list;
  const named = new Set(fields.map(({ name }) => name));
  const others = Object.entries(asked).filter(([name, value]) => !named.has(name) && value !== "");
  const hidden = others.map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`);
  // With scripts, results appear while people type.
  const own = markup`<noscript><button type="submit" class="quiet">${texts.adminLog.show}</button></noscript>`;
  const shown = fields.map((field) => fieldHtml(field, asked, own));
  const isFolded = fields.length > 1 || list.chips !== undefined;
  const opener =
    isFolded &&
    markup`<button type="button" class="quiet scripted opener" id="open-filters" aria-expanded="false" aria-controls="filter" aria-label="${texts.admin.parts}"${attribute("data-on", isFiltered(list, fields))}>${new Html(iconHtml("icon-filter"))}</button>`;
  const box = markup`<div class="fields filters">${shown}${opener}</div>`;
  return markup`<form id="filter" method="${takesLinks ? "post" : "get"}" action="${path}" data-filter data-swap>${box}${hidden}</form>
`;
}

/** @param button stands beside a search */
function fieldHtml(field: Field, asked: Asked, button: Html): Html {
  const { id, name, label, placeholder = label, hint, options, type = "search" } = field;
  const value = asked[name] ?? "";
  const told = hint === undefined ? null : markup` aria-describedby="${id}-hint"`;
  const choices = options?.map(
    ([one, word]) => markup`<option value="${one}"${attribute("selected", one === value)}>${word}</option>`,
  );
  const typed = markup`<input type="${type}" id="${id}" name="${name}" value="${value}" placeholder="${type === "search" ? placeholder : ""}" autocomplete="off" autocapitalize="none" spellcheck="false"${told}>`;
  const control = choices
    ? markup`<select id="${id}" name="${name}" autocomplete="off"${told}>${choices}</select>`
    : type === "search"
      ? markup`<div class="joined">${typed}${button}</div>`
      : typed;
  return markup`<div><label for="${id}">${label}</label>${control}${hint === undefined ? null : markup`<small id="${id}-hint">${hint}</small>`}</div>`;
}

/** The actions on a line. @param items forms, each with a button */
export const menuHtml = (id: string, about: string, items: readonly Html[], { texts, words }: Reader): Html =>
  markup`<details class="menu"><summary id="menu-${id}" aria-label="${words.say(texts.adminLive.actionsOf, { email: about })}">${new Html(iconHtml("icon-more"))}</summary><div>${items}</div></details>`;

export const nothingHtml = (text: string): Html => markup`<li class="meta">${text}</li>`;

/** Shown if a filter leaves out all lines, with a link to everything. */
export const noneFound = (text: string, path: string, all: string): Html =>
  markup`<li class="empty"><p class="meta">${text}</p><a class="button quiet" href="${path}">${all}</a></li>`;

/** A moment as "2026-01-31 13:00:00"; in UTC if the zone is unknown. */
function clockIn(zone: string, atMs: number): string {
  try {
    return new Date(atMs).toLocaleString("sv-SE", { timeZone: zone });
  } catch {
    return new Date(atMs).toLocaleString("sv-SE", { timeZone: "UTC" });
  }
}

/** The last moment of a day in the reader's time zone; NaN if `day` is not valid. @param day as 2026-01-31; today if absent */
export function endOfDay(zone: string, day = clockIn(zone, Date.now()).slice(0, 10)): number {
  const utcMs = Date.parse(`${day}T23:59:59.999Z`);
  const there = (atMs: number): number => Date.parse(`${clockIn(zone, atMs).replace(" ", "T")}.999Z`) - atMs;
  if (Number.isNaN(utcMs)) return utcMs;
  // Summer time may begin or end between this clock time in UTC and the same clock time in the zone.
  return utcMs - there(utcMs - there(utcMs));
}

/** In UTC, because the server does not know readers' time zones. */
export const utcWords = (atMs: number, reader: Reader): string => `${dateIn(atMs, reader)} UTC`;

/** static/scripts/shared/own_zone.ts rewrites it in the reader's zone. UTC is named only without scripts. */
export const timeHtml = (atMs: number, reader: Reader): Html =>
  markup`<time datetime="${iso(atMs)}">${dateIn(atMs, reader)}<noscript> UTC</noscript></time>`;

/** Without the zone, which is UTC. */
export const dateIn = (atMs: number, { language }: Reader): string =>
  joined(new Date(atMs).toLocaleString(datesIn(language), IN_UTC));

const IN_UTC = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;

/** The last page that can be requested. */
const LAST_PAGE = 200;

/** The requested page; the first if it is not valid. */
export const pageIn = (query: URLSearchParams): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(query.get("page"))) || 1));

/** The previous and the next page, if pages have numbers. */
export const pagesAround = (page: number, more: boolean): Pick<List, "newer" | "older"> => ({
  newer: page === 1 ? null : { page: page === 2 ? "" : String(page - 1) },
  older: more && page < LAST_PAGE ? { page: String(page + 1) } : null,
});
