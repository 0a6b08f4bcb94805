// The types of the columns that statements return. SQLite stores flags as 0 and 1, and PostgreSQL's driver returns large numbers as text.
// `typed` gives the rows of both the same types.

import { columnsOf, type ColumnTypes, TABLES, type Type, type Value } from "./tables.ts";

export type Row = Readonly<Record<string, Value>>;

interface Meanings {
  number: number;
  flag: boolean;
  text: string;
  bytes: Uint8Array;
}

type Meaning<T extends Type> = [T] extends ["text" | "bytes"]
  ? Meanings[T]
  : [T] extends ["number"]
    ? number
    : [T] extends ["flag"]
      ? boolean
      : never;

/**
 * The type of a column, according to the tables. The type of any other value follows from its name: `is_…` is a flag; `n`, `n_…`, `…_id` and
 * `…_ms` are numbers; the rest is text or bytes. A name that has different types in several tables needs an alias (AS).
 */
type Column<Name> = Name extends keyof ColumnTypes
  ? Meaning<ColumnTypes[Name]>
  : Name extends `is_${string}`
    ? boolean
    : Name extends "n" | `n_${string}` | `${string}_id` | `${string}_ms`
      ? number
      : string | Uint8Array;

/** Checks the type of a row against the columns: `R extends Typed<R>`. */
export type Typed<R> = { [Name in keyof R]: Column<Name> | null };

/** The type of a row with these columns. @template Null the columns that can be null */
export type RowOf<Name extends keyof ColumnTypes, Null extends Name = never> = {
  [N in Name]: Meaning<ColumnTypes[N]> | (N extends Null ? null : never);
};

/** These columns, for a query in which `table` is the name of their table. */
export const listed = (table: string, names: readonly string[]): string =>
  names.map((name) => `${table}.${name}`).join(", ");

type Snake<Name, Done extends string = ""> = Name extends `${infer Letter}${infer Rest}`
  ? Snake<Rest, `${Done}${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}`>
  : Done;

/** As `Typed`, for a row whose names `inCamelCase` has converted. */
export type TypedCamel<R> = {
  [Name in keyof R]: Name extends `${string}_${string}` ? never : Column<Snake<Name>> | null;
};

const camelCased = new Map<string, string>();

function camelCase(name: string): string {
  const known = camelCased.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  camelCased.set(name, made);
  return made;
}

export function inCamelCase(row: Row): Row {
  const made: Record<string, Value> = {};
  for (const name in row) made[camelCase(name)] = row[name] ?? null;
  return made;
}

const TYPES = new Map<string, Type>(TABLES.flatMap(columnsOf));

export function typeOf(name: string): Type {
  const type = TYPES.get(name);
  if (type) return type;
  if (name.startsWith("is_")) return "flag";
  return /^n(?:_|$)|_(?:id|ms)$/.test(name) ? "number" : "text";
}

export const isFlag = (name: string): boolean => TYPES.get(name) === "flag";

/** Turns flags into booleans, and numbers that are texts into numbers. Leaves out columns that begin with `_`, which only the engine uses. */
export function typed(row: Row): Row {
  const made: Record<string, Value> = {};
  for (const name in row) {
    if (name.startsWith("_")) continue;
    const value = row[name] ?? null;
    const type = value === null ? "text" : typeOf(name);
    made[name] = type === "flag" ? Boolean(value) : type === "number" ? Number(value) : value;
  }
  return made;
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The type of a value. A null has the type of the column with its name. */
export function typeOfValue(name: string, value: Value): Type | undefined {
  if (value === null) return TYPES.get(snakeCase(name));
  if (value instanceof Uint8Array) return "bytes";
  return ({ number: "number", boolean: "flag", string: "text" } as const)[typeof value as "number"];
}
