// Fields of the JSON API. A table declares each field once: what clients may send, what of it is kept, what answers show and
// to whom, and what the API reference says. The tables are push_fields.ts and request_fields.ts; http/contract reads, shows
// and describes by them.

import type { Problems } from "../base/errors.ts";
import { NO_TRAITS, type Traits } from "./push.ts";
import type { PushRules } from "./rules.ts";

/** @template Anybody what an answer to anybody with the link is made of @template Owner what an answer to its owner is made of */
export interface Field<Anybody, Owner extends Anybody = Anybody> {
  /** Absent: clients cannot set it. */
  in?: Taken;
  /** Absent: no answer shows it. */
  out?: Shown<Anybody> | Shown<Owner>;
}

/** What limits and descriptions may depend on. */
export interface FieldSettings {
  rules: PushRules;
  /** For the first version of the API, in which an expiry outside its range becomes the default. */
  isForgiving: boolean;
}
export type BySettings<Part> = Part | ((settings: FieldSettings) => Part);

/** A list, or one text with commas. */
export type Texts = string | readonly string[];

export type Taken =
  TakenAs<"string", string> | TakenAs<"integer", number> | TakenAs<"boolean", boolean> | TakenAs<"texts", Texts>;

interface TakenAs<Type extends string, Value> {
  type: Type;
  /** What it means, in the API reference. */
  doc: BySettings<string>;
  /** Without it or files there is nothing to store. */
  isPayload?: true;
  example?: unknown;
  /** The most characters of a text, or the most bytes of its UTF-8. */
  characters?: number;
  bytes?: number;
  isOneLine?: true;
  /** More of its JSON Schema. */
  schema?: BySettings<object>;
  /** What a push keeps, if it keeps the field as a trait. */
  keep?: (value: Value | undefined, keeping: Keeping) => Traits | false;
}

export interface Keeping {
  rules: PushRules;
  problems: Problems;
  /** Whether the sender has an account. */
  hasAccount: boolean;
  /** The sender's language. */
  language: () => string;
}

/** What the types of shown fields stand for: in this program, where a time is in milliseconds, and in JSON. */
interface ShownTypes {
  string: [string, string];
  integer: [number, number];
  boolean: [boolean, boolean];
  texts: [readonly string[], readonly string[]];
  time: [number, string];
  "time or null": [number | null, string | null];
  null: [null, null];
}
/** With "?", answers lack the field if its value is undefined. */
export type ShownType = keyof ShownTypes | `${keyof ShownTypes}?`;
type Sides<Type> = Type extends keyof ShownTypes
  ? ShownTypes[Type]
  : Type extends `${infer Always extends keyof ShownTypes}?`
    ? ShownTypes[Always] | [undefined, undefined]
    : never;

/** Who gets an answer: "anybody" has the link. The owner also gets what anybody gets. */
export type Reader = "anybody" | "owner";

export interface Shown<From, To extends Reader = Reader, Type extends ShownType = ShownType> {
  to: To;
  type: Type;
  /** What it means, in the API reference. */
  doc: string;
  /** More of its JSON Schema, and an example. */
  schema: Readonly<Record<string, unknown>>;
  /** @param base what links start with, without a trailing slash */
  of: (from: From, base: string) => Sides<Type>[0];
}

export const showing =
  <From, To extends Reader>(to: To) =>
  <Type extends ShownType>(
    type: Type,
    doc: string,
    of: (from: From, base: string) => Sides<Type>[0],
    schema: Shown<From>["schema"] = {},
  ): Shown<From, To, Type> => ({ to, type, doc, schema, of });

type TypeShown<Field, To> = Field extends { out: { to: infer For; type: infer Type } }
  ? For extends To | "anybody"
    ? Type
    : never
  : never;
type NamesShown<Fields, To, Always extends boolean> = {
  [Name in keyof Fields]: [TypeShown<Fields[Name], To>] extends [never]
    ? never
    : (TypeShown<Fields[Name], To> extends keyof ShownTypes ? true : false) extends Always
      ? Name
      : never;
}[keyof Fields];
/** An answer to this reader. */
export type Answer<Fields, To extends Reader> = {
  [Name in NamesShown<Fields, To, true>]: Sides<TypeShown<Fields[Name], To>>[1];
} & { [Name in NamesShown<Fields, To, false>]?: NonNullable<Sides<TypeShown<Fields[Name], To>>[1]> };

/** What an answer to this reader is made of. */
export type Shows<Fields, To extends Reader> = {
  [Name in keyof Fields]: Fields[Name] extends { out: Shown<infer From, To> } ? From : never;
}[keyof Fields];

/** expire_after_days → expireAfterDays */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
type ValueOf<Type> = Type extends "string"
  ? string
  : Type extends "integer"
    ? number
    : Type extends "boolean"
      ? boolean
      : Texts;

/** What a client has sent: the types are checked, and nothing else. Absent fields take the instance's defaults. */
export type Draft<Fields> = {
  [Name in keyof Fields & string as Fields[Name] extends { in: object } ? CamelCase<Name> : never]?:
    (Fields[Name] extends { in: { type: infer Type } } ? ValueOf<Type> : never) | undefined;
};

/** A field that comes in, with its names. */
export interface TakenField {
  /** As clients call it. */
  name: string;
  /** As a draft calls it. */
  key: string;
  taken: Taken;
}

/** The fields of a table that come in. */
export class TakenFields<Fields extends Record<string, { in?: Taken; out?: object }>> {
  readonly all: readonly TakenField[];
  /** The least that a body must hold. */
  readonly least: string;
  readonly #texts: readonly TakenField[];
  readonly #traits: readonly TakenField[];

  /** @param what the key of the body that holds them */
  constructor(what: string, fields: Fields) {
    this.all = Object.entries(fields).flatMap(([name, { in: taken }]) => {
      const key = name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
      return taken ? [{ name, key, taken }] : [];
    });
    this.least = `${what}: {"${what}": {"${this.all[0]?.name}": "…"}}`;
    this.#texts = this.all.filter(({ taken }) => taken.characters !== undefined || taken.bytes !== undefined);
    this.#traits = this.all.filter(({ taken }) => taken.keep);
  }

  /** Checks each text that has a limit of its own. */
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

  /** What a push keeps as traits. */
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

/** 65536 → "65,536" */
export const count = (value: number): string => value.toLocaleString("en-US");
