// Times within sentences. The server does not know the reader's zone, so it writes them in UTC as elements, which
// static/scripts/shared/own_zone.ts rewrites in that zone.

import { dateIn, type Reader, readerOf } from "./list.ts";
import { Html, markup } from "./markup.ts";

/** Different at each start, so that no name that someone chooses can contain such a time. */
const KEY = crypto.randomUUID();
/** A time in a text, between two characters that have no meaning. */
const MARKED = new RegExp(`\uE000${KEY} (\\w+) ([\\d:.TZ-]+) ([^\uE000\uE001]*)\uE001`, "g");
const marked = (as: string, at: string, text: string): string => `\uE000${KEY} ${as} ${at} ${text}\uE001`;

/** A reader whose words mark times for `timedHtml`. */
export function timedReaderOf(request: Request): Reader {
  const { words, ...reader } = readerOf(request);
  return {
    ...reader,
    words: {
      ...words,
      date: (at) => marked("date", at, words.date(at, "UTC").replace(/ ?UTC/, "")),
      shortDate: (at) => marked("short", at, dateIn(Date.parse(at), { ...reader, words })),
      relative: (at) => marked("relative", at, words.relative(at)),
    },
  };
}

/** A text as HTML, with its times as elements, which take the same room in each zone: UTC is named only without scripts. */
export const timedHtml = (text: string): Html =>
  new Html(
    Bun.escapeHTML(text).replace(MARKED, (_whole, as: string, at: string, written: string) => {
      const zone = as === "relative" ? "" : "<noscript> UTC</noscript>";
      return `<time datetime="${at}" data-as="${as}">${written}${zone}</time>`;
    }),
  );

/** Facts that are absent are left out. */
export type Facts = ReadonlyArray<readonly [name: string, fact: string | Html | false | undefined]>;

/** The items of a definition list. */
export const factsHtml = (facts: Facts): string =>
  facts
    .map(([name, fact]) =>
      fact ? markup`<dt>${name}</dt><dd>${fact instanceof Html ? fact : timedHtml(fact)}</dd>` : "",
    )
    .join("");

/** Values of a template: each text as HTML, and "hidden" for its element if there is nothing to say. */
export const saying = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => [
      [name, String(timedHtml(text))],
      [`${name}Hidden`, text === "" ? "hidden" : ""],
    ]),
  );
