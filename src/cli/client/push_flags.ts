// The options of `secretpush push` that each set one field of the API, from PUSH_FIELDS, and the fields that they send.

import { PUSH_FIELDS, TAKEN_OF_PUSH } from "../../model/push_fields.ts";
import { minutesOf, momentOf, wholeNumber } from "./lifetime.ts";
import { recipientsIn } from "./recipients.ts";
import type { Field } from "./transfer.ts";

type All<Flags> = (Flags extends unknown ? (all: Flags) => void : never) extends (all: infer Each) => void
  ? Each
  : never;
type Flagged<Field> = Field extends { flag: infer Flags } ? Flags : never;
type FieldOptions = All<Flagged<(typeof PUSH_FIELDS)[keyof typeof PUSH_FIELDS]>>;

export const FIELD_OPTIONS = Object.assign({}, ...TAKEN_OF_PUSH.all.map(({ taken }) => taken.flag)) as FieldOptions;

/** Name of a field → its value. */
export type Fields = Record<string, Field[1]> & { kind?: string; recipients?: string[] };

/** "--not-before <time>" → "--not-before", and "time" */
const partsOf = (option: string): [flag: string, word: string] => {
  const [flag = "", word = ""] = option.split(" ");
  return [flag, word.slice(1, -1)];
};

/** "--no-opened-before" → "openedBefore" */
const keyOf = (flag: string): string =>
  flag.replace(/^--(?:no-)?/, "").replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Converts the text given for a placeholder; for one without an entry, the text is the value. @throws UsageError */
const READ: Readonly<Record<string, (text: string, flag: string) => Field[1]>> = {
  n: wholeNumber,
  time: momentOf,
  duration: minutesOf,
};

/** The fields that these options stand for. @throws UsageError */
export function fieldsIn(flags: object): Fields {
  const fields: Fields = {};
  for (const { name, taken } of TAKEN_OF_PUSH.all) {
    for (const option of Object.keys(taken.flag ?? {})) {
      const [flag, word] = partsOf(option);
      const value = (flags as Partial<Record<string, string | boolean | string[]>>)[keyOf(flag)];
      if (typeof value === "string") fields[name] = READ[word]?.(value, flag) ?? value;
      else if (Array.isArray(value)) fields[name] = value.join(", ");
      else if (value !== undefined) fields[name] = taken.type === "string" ? keyOf(flag) : value;
    }
  }
  const recipients = recipientsIn(flags);
  return { ...fields, ...(recipients && { recipients }) };
}

/** The options whose fields guard the push, but are missing from the answer: the server does not know these fields. */
export const ignoredBy = (pushed: object, fields: Fields): string[] =>
  TAKEN_OF_PUSH.all.flatMap(({ name, taken }) => {
    const value = (pushed as Record<string, unknown>)[name] ?? false;
    // Every server says when a push ends.
    const isKept =
      name === "expires_at" ? Date.parse(String(value)) <= Date.parse(String(fields[name])) : value !== false;
    return taken.guards && fields[name] && !isKept ? [TAKEN_OF_PUSH.flagOf(name) ?? name] : [];
  });
