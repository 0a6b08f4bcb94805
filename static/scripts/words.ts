// Numbers, sizes and times in words of the reader's language, for the browser and the server: a page without scripts
// shows the same words.

type Values = Readonly<Record<string, string | number>>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Words {
  /** Fills a text's placeholders; {n} chooses between "one|other". */
  say(text: string, values?: Values): string;
  /** 1536 → "1.5 KiB". */
  size(bytes: number): string;
  /** "7 days", "45 minutes". */
  duration(ms: number): string;
  /** "in 3 days", "2 minutes ago", "now". */
  relative(iso: string): string;
  /** Day and time in full. @param timeZone shown with the time; the reader's own where it is absent */
  date(iso: string, timeZone?: string): string;
  /** Day and time in full with the zone's distance from UTC, for readers in other zones: "… at 3:30 PM GMT+1". */
  zonedDate(iso: string): string;
  /** Day and time in short. */
  shortDate(iso: string): string;
}

export function wordsIn(language: string): Words {
  const plurals = new Intl.PluralRules(language);
  const units = language === "fr" ? ["o", "Kio", "Mio", "Gio", "Tio"] : ["B", "KiB", "MiB", "GiB", "TiB"];
  const spans: Array<[number, Intl.RelativeTimeFormatUnit]> = [
    [DAY, "day"],
    [HOUR, "hour"],
    [MINUTE, "minute"],
  ];
  const written = (iso: string, style: Intl.DateTimeFormatOptions): string =>
    new Date(iso).toLocaleString(language, style);

  return {
    say(text, values = {}) {
      const forms = text.split("|");
      const n = values.n;
      const form = typeof n === "number" && forms.length > 1 && plurals.select(n) !== "one" ? forms[1] : forms[0];
      return (form ?? "").replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        return value === undefined ? whole : typeof value === "number" ? value.toLocaleString(language) : value;
      });
    },

    size(bytes) {
      let value = bytes;
      let unit = 0;
      while (value >= 1024 && unit < units.length - 1) {
        value /= 1024;
        unit += 1;
      }
      const maximumFractionDigits = value < 10 && unit > 0 ? 1 : 0;
      return `${value.toLocaleString(language, { maximumFractionDigits })}\u00a0${units[unit]}`;
    },

    duration(ms) {
      const [span, unit] = spans.find(([length]) => ms >= length && ms % length === 0) ?? [MINUTE, "minute"];
      const style = { style: "unit", unit, unitDisplay: "long" } as const;
      return new Intl.NumberFormat(language, style as Intl.NumberFormatOptions).format(ms / span);
    },

    relative(iso) {
      const ms = Date.parse(iso) - Date.now();
      const format = (amount: number, unit: Intl.RelativeTimeFormatUnit): string =>
        new Intl.RelativeTimeFormat(language, { numeric: unit === "second" ? "auto" : "always" }).format(amount, unit);
      if (Math.abs(ms) < MINUTE) return format(ms > 0 ? Math.ceil(ms / 1_000) : 0, "second");
      // The largest unit that is not misleading: a day and a half is 36 hours, not two days.
      for (const [length, unit] of spans) {
        const exact = ms / length;
        const rounded = Math.round(exact);
        if (Math.abs(rounded) >= 1 && Math.abs(rounded - exact) <= 0.15 * Math.abs(exact)) return format(rounded, unit);
      }
      return format(Math.round(ms / MINUTE), "minute");
    },

    date: (iso, timeZone) =>
      timeZone === undefined
        ? written(iso, { dateStyle: "full", timeStyle: "short" })
        : `${written(iso, { dateStyle: "full", timeStyle: "short", timeZone })} ${timeZone}`,

    zonedDate: (iso) =>
      written(iso, {
        weekday: "long",
        year: "numeric",
        month: "long",
        day: "numeric",
        hour: "numeric",
        minute: "2-digit",
        timeZoneName: "shortOffset",
      }),

    shortDate: (iso) => written(iso, { dateStyle: "medium", timeStyle: "short" }),
  };
}
