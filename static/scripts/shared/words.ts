// Numbers, sizes, times and lists in words of the reader's language, for the browser and the server: a page without
// scripts shows the same words. Intl knows how a language writes them; this knows what the pages say.

import type { Forms } from "../../strings.ts";

type Values = Readonly<Record<string, string | number>>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Not static/languages.ts, which is long: test/pages.test.ts compares them. */
const RIGHT_TO_LEFT = /^(ar|fa|he)/;
/** Full-width full stops need no space after them. */
const UNSPACED = /^(ja|zh)/;
const POWERS = ["K", "M", "G", "T"];

export interface Words {
  /** Fills a text's placeholders. If the text has forms, the number {n} chooses one. */
  say(text: string | Forms, values?: Values): string;
  /** A value that a text quotes, such as a name or an address: in a right-to-left language, it is isolated. */
  isolated(value: string): string;
  /** 1536 → "1.5 KiB". */
  size(bytes: number): string;
  /** 0.42 → "42%". Rounds down: 100% means done. */
  percent(share: number): string;
  /** Several facts about one thing: "administrator, disabled". */
  list(items: readonly string[]): string;
  /** Separate facts in one line, without the empty ones: "7 days · 5 views". */
  beside(...items: readonly string[]): string;
  /** Whole sentences one after the other, without the empty ones. */
  sentences(...said: readonly string[]): string;
  /** "7 days", "45 minutes". */
  duration(ms: number): string;
  /** "in 3 days", "2 minutes ago", "just now". */
  relative(iso: string): string;
  /** Day and time in full. @param timeZone shown with the time; the reader's own if it is absent */
  date(iso: string, timeZone?: string): string;
  /** Day and time in full with the zone's distance from UTC, for readers in other zones: "… at 3:30 PM GMT+1". */
  zonedDate(iso: string): string;
  /** Day and time in short. */
  shortDate(iso: string, timeZone?: string): string;
}

// Not dateStyle "full", which allows no time zone beside it, and names the day in Finnish in a case that fits into no sentence.
const MEDIUM: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};
const FULL: Intl.DateTimeFormatOptions = {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

/** No line breaks within these words, but after a comma. */
export const joined = (words: string): string => words.replace(/(?<![,،、]) /g, "\u00a0");

/** The language of dates: the pages' English is British, and so are its dates. */
export const datesIn = (language: string): string => (language === "en" ? "en-GB" : language);

export function wordsIn(language: string): Words {
  // CLDR does not say where the day of the week belongs in a date of the Persian calendar, and Intl puts it last.
  const full = /^fa\b/.test(language) ? { ...FULL, weekday: undefined } : FULL;
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: "percent" });
  // French counts in "octets".
  const byte = /^fr\b/.test(language) ? "o" : "B";
  const spans: Array<[number, Intl.RelativeTimeFormatUnit]> = [
    [DAY, "day"],
    [HOUR, "hour"],
    [MINUTE, "minute"],
  ];
  // Without the marks (U+2068, U+2069) a name in Latin letters would reorder the text around it.
  const isolated = (value: string): string => (value && RIGHT_TO_LEFT.test(language) ? `\u2068${value}\u2069` : value);
  const medium = { dateStyle: "medium", timeStyle: "short" } as const;
  // A clock and its half of the day, "9:57 AM", stay in one line: from right to left, two lines would read in the wrong order.
  const written = (iso: string, style: Intl.DateTimeFormatOptions): string =>
    new Date(iso).toLocaleString(datesIn(language), style).replace(/(:\S\S) (?!UTC|GMT)/, "$1\u00a0");

  // The separator of items. In lists of units, Intl has none in Chinese; in other lists, it puts "and" before the last item.
  const between = (): string =>
    new Intl.ListFormat(language, { style: "narrow" })
      .formatToParts(["1", "2", "3"])
      .find(({ type }) => type === "literal")?.value ?? ", ";

  return {
    say(text, values = {}) {
      const form = typeof text === "string" ? text : (text[plurals.select(Number(values.n))] ?? text.other);
      return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        return value === undefined ? whole : typeof value === "number" ? numbers.format(value) : isolated(value);
      });
    },

    isolated,

    size(bytes) {
      const power = bytes < 1024 ? 0 : Math.min(POWERS.length, Math.floor(Math.log2(bytes) / 10));
      const value = bytes / 1024 ** power;
      const maximumFractionDigits = value < 10 && power > 0 ? 1 : 0;
      // Intl counts in thousands and calls it MB. Its place and its space stay, but the unit is ours.
      const sized = new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits })
        .formatToParts(value)
        .map(({ type, value: part }) => {
          if (type === "unit") return power === 0 ? byte : `${POWERS[power - 1]}i${byte}`;
          return type === "literal" ? part.replace(" ", "\u00a0") : part;
        })
        .join("");
      // The size also appears alone.
      return isolated(sized);
    },

    percent: (share) => percents.format(Math.floor(share * 100) / 100),

    list: (items) => items.map(isolated).join(between()),

    beside: (...items) => items.filter(Boolean).map(isolated).join(" · "),

    sentences: (...said) => said.filter(Boolean).join(UNSPACED.test(language) ? "" : " "),

    duration(ms) {
      const [span, unit] = spans.find(([length]) => ms >= length && ms % length === 0) ?? [MINUTE, "minute"];
      return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(ms / span);
    },

    relative(iso) {
      const ms = Date.parse(iso) - Date.now();
      const format = (n: number, unit: Intl.RelativeTimeFormatUnit): string =>
        joined(new Intl.RelativeTimeFormat(language).format(n, unit));
      if (ms <= 0 && ms > -MINUTE && language === "en") return "just\u00a0now";
      // Never 0: Intl would say "in 0 seconds", or "now", and nothing was "deleted now".
      if (Math.abs(ms) < MINUTE) return format(ms > 0 ? Math.ceil(ms / 1_000) : Math.floor(ms / 1_000) || -1, "second");
      // The largest unit that is not misleading: a day and a half is 36 hours, not two days.
      for (const [length, unit] of spans) {
        const exact = ms / length;
        const rounded = Math.round(exact);
        if (Math.abs(rounded) >= 1 && Math.abs(rounded - exact) <= 0.15 * Math.abs(exact)) return format(rounded, unit);
      }
      return format(Math.round(ms / MINUTE), "minute");
    },

    date: (iso, timeZone) => written(iso, timeZone === undefined ? full : { ...full, timeZone, timeZoneName: "short" }),

    zonedDate: (iso) => written(iso, { ...full, timeZoneName: "shortOffset" }),

    shortDate: (iso, timeZone) =>
      joined(written(iso, timeZone === undefined ? medium : { ...MEDIUM, timeZone, timeZoneName: "short" })),
  };
}
