// Fields of the JSON API. A table declares each field once: what clients may send, how much of it is kept, what answers show and to whom, and what
// the API reference says. The tables are push_fields.ts and the one for requests. http/contract uses them to read, show and describe fields.

import type { Problems } from "../base/errors.ts";
import { NO_TRAITS, type Traits } from "./push.ts";
import type { PushRules } from "./rules.ts";

/** A field that clients send, and that answers show if it has `out`; or a field that only answers have. */
// oxlint-disable-next-line typescript/no-explicit-any -- what answers are made of differs by table and by reader
export type Field = (Taken & { out?: Shown<any> }) | Shown<any>;
export type Table = Readonly<Record<string, Field>>;

/** Limits and descriptions may depend on these. */
export interface FieldSettings {
  rules: PushRules;
  /** For the first version of the API, in which an expiry outside its range becomes the default. */
  isForgiving: boolean;
}
export type BySettings<Part> = Part | ((settings: FieldSettings) => Part);

// ── What comes in ─────────────────────────────────────────────────────────────────────────────

interface TakenTypes {
  string: string;
  integer: number;
  boolean: boolean;
  /** A list, or one text with commas. */
  texts: string | readonly string[];
}
export type Taken = { [Type in keyof TakenTypes]: TakenAs<Type> }[keyof TakenTypes];

/** Options of `secretpush push`, each with its help. */
type Flags = Readonly<Record<`--${string}`, string | { about: string; choices?: readonly string[]; repeat?: true }>>;

interface TakenAs<Type extends keyof TakenTypes> {
  type: Type;
  /** The meaning of the field, for the API reference. */
  doc: BySettings<string>;
  /** Without this field or files, there is nothing to store. */
  isPayload?: true;
  example?: unknown;
  /** The most characters of a text, or the most bytes of its UTF-8. */
  characters?: number;
  bytes?: number;
  isOneLine?: true;
  /** Further parts of its JSON Schema. */
  schema?: BySettings<object>;
  /** The traits that a push gets from it; false if none. Absent: the field is not a trait. */
  keep?: (value: TakenTypes[Type] | undefined, keeping: Keeping) => Traits | false;
  /**
   * The placeholder decides how the value is read (src/cli/client/push_flags.ts). For a text without a placeholder, the option's name is the value.
   */
  flag?: Flags;
  /** Without the field, more people could open the push: a client expires the push if the server ignores the field. */
  guards?: true;
  /** Present if presets may set the field: what the settings' reference says about it. */
  preset?: string;
  /** Its input in the form's list "Add an option …". Absent: the form has another input for it, or none. */
  input?: Input;
}

export interface Input {
  /** The form's script adds the choices of a select. */
  type: "checkbox" | "text" | "datetime-local" | "select";
  /** Names of texts, such as "lock.choice". */
  label: `${string}.${string}`;
  hint?: `${string}.${string}`;
  /** What the summary of the terms says while the field is set. */
  chip?: `${string}.${string}`;
  /** Absent: the name of the field, with hyphens. */
  id?: string;
  /** Only people with an account see it. */
  forAccounts?: true;
}

export interface Keeping {
  rules: PushRules;
  problems: Problems;
  /** Whether the sender has an account. */
  hasAccount: boolean;
  /** The sender's language. */
  language: () => string;
  nowMs: number;
  /** When the push expires by time. */
  endMs: number;
}

/** expire_after_days → expireAfterDays */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The fields that a client has sent. Only their types are checked. Absent fields take the server's defaults. */
export type Draft<Fields extends Table> = {
  [Name in keyof Fields & string as Fields[Name] extends Shown ? never : CamelCase<Name>]?:
    (Fields[Name]["type"] extends keyof TakenTypes ? TakenTypes[Fields[Name]["type"]] : never) | undefined;
};

/** A field that comes in, with its names. */
interface TakenField {
  /** As clients call it. */
  name: string;
  /** As a draft calls it. */
  key: string;
  taken: Taken;
}

/** The fields of a table that come in. */
export class TakenFields<Fields extends Table> {
  readonly all: readonly TakenField[];
  readonly names: ReadonlySet<string>;
  /** The minimum content of a body. */
  readonly least: string;
  readonly #texts: readonly TakenField[];
  readonly #traits: readonly TakenField[];

  /** @param what the name under which the body contains the object with the fields */
  constructor(what: string, fields: Fields) {
    this.all = Object.entries(fields).flatMap(([name, field]) => {
      const key = name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
      return isShown(field) ? [] : [{ name, key, taken: field }];
    });
    this.names = new Set(this.all.map(({ name }) => name));
    this.least = `${what}: {"${what}": {"${this.all[0]?.name}": "…"}}`;
    this.#texts = this.all.filter(({ taken }) => taken.characters !== undefined || taken.bytes !== undefined);
    this.#traits = this.all.filter(({ taken }) => taken.keep);
  }

  /** The first option of `secretpush push` for a field: "--not-before". */
  flagOf(name: string): string | undefined {
    const { flag = {} } = this.all.find((field) => field.name === name)?.taken ?? {};
    return Object.keys(flag)[0]?.split(" ")[0];
  }

  /** Checks each text that has its own limit. */
  checkTexts(draft: Draft<Fields>, problems: Problems): void {
    for (const { name, key, taken } of this.#texts) {
      const text = (draft as Record<string, string | undefined>)[key];
      if (!text) continue;
      const { characters, bytes } = taken;
      if (!problems.has(name) && !text.isWellFormed()) problems.add(name, "must be valid Unicode");
      if (bytes !== undefined && Buffer.byteLength(text) > bytes) {
        problems.add(name, `is too long: at most ${bytes} bytes`);
      }
      if (characters !== undefined && [...text].length > characters) {
        problems.add(name, `is too long: at most ${characters} characters`);
      }
      // A line break would let a name imitate the lines that the page itself writes below it.
      if (taken.isOneLine && /[\p{Cc}\u2028\u2029]/u.test(text.trim())) problems.add(name, "must be one line");
    }
  }

  /** The traits of a push with these fields. */
  traitsIn(draft: Draft<Fields>, keeping: Keeping): Traits {
    let traits = NO_TRAITS;
    for (const { key, taken } of this.#traits) {
      const keep = taken.keep as (value: unknown, keeping: Keeping) => Traits | false;
      const kept = keep((draft as Record<string, unknown>)[key], keeping);
      if (kept) traits = traits === NO_TRAITS ? kept : Object.assign(traits, kept);
    }
    return traits;
  }
}

// ── What goes out ─────────────────────────────────────────────────────────────────────────────

interface ShownTypes {
  string: string;
  "string or null": string | null;
  integer: number;
  boolean: boolean;
  texts: readonly string[];
  /** As `iso` writes it. */
  time: string;
  "time or null": string | null;
  null: null;
}
/** With "?", answers lack the field if its value is undefined. */
type ShownType = keyof ShownTypes | `${keyof ShownTypes}?`;
type ShownValue<Type> = Type extends keyof ShownTypes
  ? ShownTypes[Type]
  : Type extends `${infer Always extends keyof ShownTypes}?`
    ? ShownTypes[Always] | undefined
    : never;

/** Who gets an answer: "anybody" is anyone with the link. The owner also gets what anyone gets. */
export type Reader = "anybody" | "owner";

// oxlint-disable-next-line typescript/no-explicit-any -- as for a field
export interface Shown<From = any, To extends Reader = Reader, Type extends ShownType = ShownType> {
  to: To;
  type: Type;
  /** The meaning of the field, for the API reference. */
  doc: string;
  /** Further parts of its JSON Schema, and an example. */
  schema: Readonly<Record<string, unknown>>;
  /** @param base what links start with, without a trailing slash */
  of: (from: From, base: string) => ShownValue<Type>;
}

export const showing =
  <From, To extends Reader>(to: To) =>
  <Type extends ShownType>(
    type: Type,
    doc: string,
    of: (from: From, base: string) => ShownValue<Type>,
    schema: Shown["schema"] = {},
  ): Shown<From, To, Type> => ({ to, type, doc, schema, of });

export const isShown = (field: Field): field is Shown => "of" in field;

type OutOf<Field> = Field extends Shown ? Field : Field extends { out: infer Out } ? Out : never;
type ValueShown<Field, To> = OutOf<Field> extends { to: To | "anybody"; type: infer Type } ? ShownValue<Type> : never;
type NamesShown<Fields, To, IsOptional extends boolean> = {
  [Name in keyof Fields]: [ValueShown<Fields[Name], To>] extends [never]
    ? never
    : (undefined extends ValueShown<Fields[Name], To> ? true : false) extends IsOptional
      ? Name
      : never;
}[keyof Fields];

/** An answer to this reader. */
export type Answer<Fields extends Table, To extends Reader> = {
  [Name in NamesShown<Fields, To, false>]: ValueShown<Fields[Name], To>;
} & { [Name in NamesShown<Fields, To, true>]?: NonNullable<ValueShown<Fields[Name], To>> };

/** The value that an answer to this reader is built from. */
export type Shows<Fields extends Table, To extends Reader> = {
  [Name in keyof Fields]: OutOf<Fields[Name]> extends Shown<infer From, To> ? From : never;
}[keyof Fields];

/** 65536 → "65,536" */
export const count = (value: number): string => value.toLocaleString("en-US");
