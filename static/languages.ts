// The languages of the pages without their texts, and the choice of one for a reader. To add a language: a line in the table, and its texts.

type Row = readonly [name: string, direction: "ltr" | "rtl"];

/** Of each tag, the language's name in the language itself, and which way people read it. */
const TABLE = {
  ar: ["العربية", "rtl"],
  bg: ["Български", "ltr"],
  ca: ["Català", "ltr"],
  cs: ["Čeština", "ltr"],
  da: ["Dansk", "ltr"],
  de: ["Deutsch", "ltr"],
  el: ["Ελληνικά", "ltr"],
  en: ["English", "ltr"],
  es: ["Español", "ltr"],
  "es-419": ["Español (Latinoamérica)", "ltr"],
  et: ["Eesti", "ltr"],
  fa: ["فارسی", "rtl"],
  fi: ["Suomi", "ltr"],
  fr: ["Français", "ltr"],
  he: ["עברית", "rtl"],
  hi: ["हिन्दी", "ltr"],
  hr: ["Hrvatski", "ltr"],
  hu: ["Magyar", "ltr"],
  id: ["Bahasa Indonesia", "ltr"],
  it: ["Italiano", "ltr"],
  ja: ["日本語", "ltr"],
  ko: ["한국어", "ltr"],
  lt: ["Lietuvių", "ltr"],
  lv: ["Latviešu", "ltr"],
  nb: ["Norsk bokmål", "ltr"],
  nl: ["Nederlands", "ltr"],
  pl: ["Polski", "ltr"],
  "pt-BR": ["Português (Brasil)", "ltr"],
  "pt-PT": ["Português (Portugal)", "ltr"],
  ro: ["Română", "ltr"],
  ru: ["Русский", "ltr"],
  sk: ["Slovenčina", "ltr"],
  sl: ["Slovenščina", "ltr"],
  sr: ["Српски", "ltr"],
  sv: ["Svenska", "ltr"],
  th: ["ไทย", "ltr"],
  tr: ["Türkçe", "ltr"],
  uk: ["Українська", "ltr"],
  vi: ["Tiếng Việt", "ltr"],
  "zh-Hans": ["简体中文", "ltr"],
  "zh-Hant": ["繁體中文", "ltr"],
} as const satisfies Record<string, Row>;

/** The tag of a language (BCP 47) as its file of texts spells it. */
export type Language = keyof typeof TABLE;

export const LANGUAGES = Object.keys(TABLE) as Language[];
export const LANGUAGE_NAMES = column(0);
export const DIRECTIONS = column(1);

function column<At extends 0 | 1>(at: At): Record<Language, Row[At]> {
  return Object.fromEntries(LANGUAGES.map((tag) => [tag, TABLE[tag][at]])) as Record<Language, Row[At]>;
}

export const isLanguage = (text: unknown): text is Language =>
  typeof text === "string" && Object.hasOwn(DIRECTIONS, text);

/** The languages that a server offers, and the one for readers who want none of them. */
export interface LanguageOffer {
  readonly offered: readonly Language[];
  readonly default: Language;
}
export const EVERY_LANGUAGE: LanguageOffer = { offered: LANGUAGES, default: "en" };

/** What a tag means or comes nearest to, in lower case: what programs wrote in former times, and the likely script or region (CLDR). */
const NEAR: Readonly<Record<string, string>> = {
  iw: "he",
  in: "id",
  mo: "ro",
  no: "nb",
  nn: "nb",
  gsw: "de",
  bs: "hr",
  cnr: "sr",
  sh: "sr",
  prs: "fa",
  cmn: "zh",
  zh: "zh-hans",
  yue: "zh-hant",
  ...each("zh-hant", "zh", "hk mo tw"),
  pt: "pt-br",
  ...each("pt-pt", "pt", "ao ch cv fr gq gw lu mo mz st tl"),
  ...each("es-419", "es", "ar bo br bz cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve"),
};

function each(near: string, language: string, regions: string): Record<string, string> {
  return Object.fromEntries(regions.split(" ").map((region) => [`${language}-${region}`, near]));
}

/** Of a list of tags, each in lower case: made once, because a server asks with the same list each time. */
const LOWER = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function byLower<Tag extends string>(tags: readonly Tag[]): ReadonlyMap<string, Tag> {
  let found = LOWER.get(tags);
  if (!found) LOWER.set(tags, (found = new Map(tags.map((tag) => [tag.toLowerCase(), tag]))));
  return found as ReadonlyMap<string, Tag>;
}

const primary = (tag: string): string => tag.split("-", 1)[0] ?? "";

/** The language itself, then what is the less exact the later it comes (RFC 4647, section 3.4). */
function* candidates(tag: string): Generator<string> {
  for (let at = tag; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("-")))) {
    for (let near: string | undefined = at; near !== undefined; near = NEAR[near]) yield near;
  }
}

/**
 * The offered language that a tag asks for, or that its readers read most easily; null if there is none.
 * @param refused tags in lower case
 */
export function nearest<Tag extends string = Language>(
  tag: string,
  offered: readonly Tag[],
  refused: readonly string[] = [],
): Tag | null {
  const isFree = (one: string): boolean => !refused.some((no) => one === no || one.startsWith(`${no}-`));
  const known = byLower(offered);
  let last = "";
  for (const candidate of candidates(tag.toLowerCase().replaceAll("_", "-"))) {
    const found = known.get(candidate);
    if (found !== undefined && isFree(candidate)) return found;
    last = candidate;
  }
  // The same language, as others write it.
  for (const [one, found] of known) if (primary(one) === primary(last) && isFree(one)) return found;
  return null;
}

/** One language of an Accept-Language header with its weight. */
const RANGE = /^\s*(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;
/** Browsers send a tenth of these. What comes after them is not read. */
const MAX_CHARACTERS = 1_000;
const MAX_RANGES = 30;

/** The offered languages that an Accept-Language header asks for, the most wanted one first. What is malformed in it counts for nothing. */
export function languagesIn(header: string | null, { offered, default: own }: LanguageOffer): Language[] {
  if (header === null) return [];
  const read = header.slice(0, MAX_CHARACTERS).split(",", MAX_RANGES);
  if (header.length > MAX_CHARACTERS) read.pop();
  const ranges = read.flatMap((part) => {
    const [, tag, weight = "1"] = RANGE.exec(part) ?? [];
    return tag === undefined ? [] : { tag: tag.toLowerCase(), weight: Number(weight) };
  });
  const refused = ranges.filter(({ weight }) => weight === 0).map(({ tag }) => tag);
  const wanted = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  const found = wanted.map(({ tag }) => (tag === "*" ? null : nearest(tag, offered, refused)));
  // Any other will do.
  if (wanted.some(({ tag }) => tag === "*")) {
    found.push(nearest(own, offered, refused) ?? offered.find((one) => nearest(one, [one], refused)) ?? null);
  }
  return [...new Set(found)].filter((one) => one !== null);
}

/** The offered language that an Accept-Language header wants most, or else the default one. */
export const languageOf = (header: string | null, offer: LanguageOffer): Language =>
  languagesIn(header, offer)[0] ?? offer.default;
