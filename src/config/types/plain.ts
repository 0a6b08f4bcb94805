// Types of settings: words, numbers, texts and lists of them.

import { type Language, LANGUAGES } from "../../../static/languages.ts";
import { signingKeyOf } from "../../base/signing_secret.ts";
import { parseBytes, parseDuration } from "../../base/units.ts";
import { iso, parseMoment } from "../../base/clock.ts";
import {
  type Defaulting,
  type Facts,
  InvalidValue,
  secretTyped,
  shown,
  typed,
  undocumented,
  type Within,
} from "../setting.ts";

export function readText(raw: unknown): string {
  if (typeof raw !== "string") throw new InvalidValue("is not text in quotes");
  return raw.trim();
}

/** @returns text that is not empty */
export function readFilled(raw: unknown): string {
  const text = readText(raw);
  if (text === "") throw new InvalidValue("is empty");
  return text;
}

function withoutControls<Text extends string | readonly string[]>(text: Text): Text {
  if (/\p{C}/u.test(String(text))) throw new InvalidValue("contains control characters");
  return text;
}

export const readList = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw.map(readText) : readText(raw).split(","))
    .map((item) => item.trim())
    .filter((item) => item !== "");

export function readEntries(raw: unknown): string[] {
  const items = readList(raw);
  if (items.length === 0) throw new InvalidValue("is empty");
  return items;
}

function readSome<Word>(raw: unknown, all: readonly Word[], find: (text: string) => Word | undefined): readonly Word[] {
  const given = readEntries(raw);
  if (given.length === 1 && given[0] === "all") return all;
  return given.map((one) => {
    const word = find(one);
    if (word === undefined) throw new InvalidValue(`contains ${shown(one)}, which is not one of the allowed values`);
    return word;
  });
}

/** What `parse` returns. If it throws, the error's message must complete a sentence that begins with the setting. */
export function orInvalid<T>(parse: () => T, say = (reason: string): string => reason): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof InvalidValue) throw error;
    throw new InvalidValue(say(error instanceof Error ? error.message : String(error)));
  }
}

export const isNone = (items: readonly string[]): boolean => items.length === 1 && items[0] === "none";

function readInteger(raw: unknown): number {
  const value = typeof raw === "string" && /^\s*[+-]?\d+\s*$/.test(raw) ? Number(raw) : raw;
  if (!Number.isSafeInteger(value)) throw new InvalidValue("is not a whole number");
  return value as number;
}

function inRange(value: number, min: number, max: number): number {
  if (value < min) throw new InvalidValue("is too small");
  if (value > max) throw new InvalidValue("is too large");
  return value;
}

export const boolean = typed("boolean", "true|false", "true or false", (raw): boolean => {
  if (typeof raw === "boolean") return raw;
  const word = typeof raw === "string" ? raw.trim().toLowerCase() : "";
  if (["true", "yes", "on", "1"].includes(word)) return true;
  if (["false", "no", "off", "0"].includes(word)) return false;
  throw new InvalidValue("is neither true nor false");
});

export const integer = <Preset extends number | undefined = undefined>(
  facts: Facts<Preset> & Within & { readonly min: number; readonly max: number },
) =>
  undocumented<Defaulting<number, Preset>>(
    {
      type: "integer",
      placeholder: "number",
      allowed: () => `a whole number from ${facts.min} to ${facts.max}`,
      read: (raw) => inRange(readInteger(raw), facts.min, facts.max),
    },
    facts,
  );

interface Limits {
  readonly min: string;
  readonly max: string;
}

const DURATION_EXAMPLES = ["90s", "15m", "1h", "7d"];

function durationsWithin({ min, max }: Limits): string {
  const fitting = DURATION_EXAMPLES.filter(
    (text) => parseDuration(text) >= parseDuration(min) && parseDuration(text) <= parseDuration(max),
  );
  return fitting.length > 1 ? `${fitting.slice(0, -1).join(", ")} or ${fitting.at(-1)}` : (fitting[0] ?? max);
}

/** Milliseconds in Config; null if it is off. */
export const duration = <Off extends true | undefined = undefined>(
  facts: Facts<string> & Limits & { readonly default: string; readonly off?: Off },
) =>
  undocumented<Off extends true ? number | null : number, "_ms">(
    {
      type: "duration",
      placeholder: "duration",
      allowed: () =>
        `a duration from ${facts.min} to ${facts.max}, such as ${durationsWithin(facts)}${facts.off ? ", or off" : ""}`,
      read: (raw) => {
        const text = raw === 0 ? "0" : raw;
        if (typeof text === "number") throw new InvalidValue("has no unit (ms, s, m, h, d, w or y)");
        const value = orInvalid(() => parseDuration(readText(text), { allowOff: facts.off === true }));
        return value === null ? null : inRange(value, parseDuration(facts.min), parseDuration(facts.max));
      },
    },
    facts,
    "_ms",
  );

/** A number of bytes in Config. */
export const bytes = <Preset extends string | undefined = undefined>(facts: Facts<Preset> & Limits) =>
  undocumented<Defaulting<number, Preset>, "_bytes">(
    {
      type: "bytes",
      placeholder: "size",
      allowed: () => `a size from ${facts.min} to ${facts.max}, such as 64KiB, 1MiB or a number of bytes`,
      read: (raw) => {
        const value = typeof raw === "number" ? readInteger(raw) : orInvalid(() => parseBytes(readText(raw)));
        return inRange(value, parseBytes(facts.min), parseBytes(facts.max));
      },
    },
    facts,
    "_bytes",
  );

export const oneOf = <const Word extends string>(
  words: readonly Word[],
  facts: Facts<NoInfer<Word>> & { readonly default: NoInfer<Word> },
) =>
  undocumented<Word>(
    {
      type: "word",
      placeholder: words.join("|"),
      allowed: () => `one of ${words.join(", ")}`,
      read: (raw) => {
        const word = readText(raw);
        if (!words.some((one) => one === word)) throw new InvalidValue("is not one of the allowed values");
        return word;
      },
    },
    facts,
  );

export const someOf = <
  const Word extends string,
  Preset extends "all" | readonly NoInfer<Word>[] | undefined = undefined,
>(
  words: readonly Word[],
  facts: Facts<Preset> = {},
) =>
  undocumented<Defaulting<readonly Word[], Preset>>(
    {
      type: "words",
      placeholder: "words",
      allowed: () => `some of ${words.join(", ")}, separated by commas, or all`,
      read: (raw) => [...new Set(readSome(raw, words, (word) => words.find((one) => one === word)))],
    },
    facts,
  );

const TAGS = LANGUAGES.join(", ");

const withTag = (tag: string): Language | undefined => LANGUAGES.find((one) => one.toLowerCase() === tag.toLowerCase());

export const language = typed("language", "tag", `one of ${TAGS}`, (raw): Language => {
  const found = withTag(readFilled(raw));
  if (found === undefined) throw new InvalidValue("is not one of the languages");
  return found;
});

export const languages = (facts: Facts<"all">) =>
  undocumented<readonly Language[]>(
    {
      type: "languages",
      placeholder: "tags",
      allowed: () => `some of ${TAGS}, separated by commas, or all`,
      read: (raw) => {
        const given = readSome(raw, LANGUAGES, withTag);
        return LANGUAGES.filter((one) => given.includes(one));
      },
    },
    facts,
  );

export const text = (facts: Facts<string> & { readonly default: string; readonly maxCharacters: number }) =>
  undocumented<string>(
    {
      type: "text",
      placeholder: "text",
      allowed: () => `a line of at most ${facts.maxCharacters} characters`,
      read: (raw) => {
        const text = withoutControls(readText(raw));
        if ([...text].length > facts.maxCharacters) throw new InvalidValue("is too long");
        return text;
      },
    },
    facts,
  );

const readLine = (raw: unknown): string => withoutControls(readFilled(raw));
export const line = typed("line", "line", "a line of text", readLine);
export const secretText = secretTyped("secretText", "a line of text", readLine);

function readPath(raw: unknown): string {
  const path = readFilled(raw);
  if (path.includes("\0")) throw new InvalidValue("contains a NUL character");
  return path;
}
export const path = typed("path", "path", "a path", readPath);
export const file = typed("file", "file", "a path", readPath);
export const secretFile = typed("secretFile", "file", "a path", readPath);

/** A distinguished name contains commas, so semicolons separate several names. A single name needs no semicolon. */
export const names = typed(
  "names",
  "names",
  "names, separated by commas (or by semicolons, if the text contains any), or none",
  (raw): readonly string[] => {
    const isOneDn = typeof raw === "string" && raw.split(",").every((part) => part.includes("="));
    const given = readList(typeof raw === "string" && (isOneDn || raw.includes(";")) ? raw.split(";") : raw);
    return isNone(withoutControls(given)) ? [] : [...new Set(given)];
  },
);

export const day = typed("day", "day", "a day such as 2027-03-31", (raw): string => {
  // TOML has its own type for dates: the parser returns an object whose text form is the date.
  const text = typeof raw === "object" ? String(raw) : readText(raw);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || parseMoment(`${text}T00:00:00Z`) === null) {
    throw new InvalidValue("is not a day");
  }
  return text;
});

export const moment = typed("moment", "time", "a time with a zone, such as 2026-01-09T12:00:00Z", (raw): string => {
  const ms = parseMoment(typeof raw === "object" ? String(raw) : readText(raw));
  if (ms === null) throw new InvalidValue("is not a time with a zone");
  return iso(ms);
});

export const colour = typed("colour", "colour", 'a colour such as "#0b6068"', (raw) => {
  const text = readText(raw).toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(text)) throw new InvalidValue("is not a colour of six hexadecimal digits");
  return text;
});

export const masterKey = secretTyped("masterKey", "32 bytes as 64 hex digits or in base64", (raw) => {
  const text = readFilled(raw);
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  const key = /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, "base64") : Buffer.alloc(0);
  if (key.length !== 32) throw new InvalidValue("is not a key of 32 bytes");
  return key.toString("hex");
});

export const signingSecrets = secretTyped(
  "signingSecrets",
  "whsec_ and 24 to 64 bytes in base64, such as the output of: echo whsec_$(openssl rand -base64 32)",
  (raw) => {
    const secrets = readText(raw).split(/\s+/);
    if (secrets.length > 2) throw new InvalidValue("contains more than two secrets");
    if (secrets.some((secret) => signingKeyOf(secret) === null)) {
      throw new InvalidValue("is not a valid signing secret");
    }
    return secrets.join(" ");
  },
);

export const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Tables that the operator names, from the file or from one JSON object. @throws InvalidValue */
export function tablesIn(raw: unknown): Record<string, unknown> {
  // The default is an empty list.
  if (Array.isArray(raw) && raw.length === 0) return {};
  const tables = typeof raw === "string" ? jsonIn(raw) : raw;
  if (!isTable(tables)) throw new InvalidValue("contains no tables", false);
  return tables;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.trim() || "{}");
  } catch {
    throw new InvalidValue("is not JSON", false);
  }
}
