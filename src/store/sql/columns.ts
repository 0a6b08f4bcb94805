// What the columns hold, for the rows of both engines: SQLite keeps flags as 0 and 1, PostgreSQL's driver returns large
// numbers as text. A column that a statement works out shows in its name what it holds.

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
 * By the table of columns; else by its name: `is_…` is a flag; `n`, `n_…`, `…_id`, `…_ms` are numbers; the rest is text or
 * bytes. A name that is a number in one table and something else in another cannot be used: select it AS another one.
 */
type Column<Name> = Name extends keyof ColumnTypes
  ? Meaning<ColumnTypes[Name]>
  : Name extends `is_${string}`
    ? boolean
    : Name extends "n" | `n_${string}` | `${string}_id` | `${string}_ms`
      ? number
      : string | Uint8Array;

/** A type of rows must be so: `R extends Typed<R>`. */
export type Typed<R> = { [Name in keyof R]: Column<Name> | null };

const TYPES = new Map<string, Type>(TABLES.flatMap(columnsOf));

export function typeOf(name: string): Type {
  const type = TYPES.get(name);
  if (type) return type;
  if (name.startsWith("is_")) return "flag";
  return /^n(?:_|$)|_(?:id|ms)$/.test(name) ? "number" : "text";
}

export const isFlag = (name: string): boolean => TYPES.get(name) === "flag";

/** The row with flags as booleans and numbers as numbers, whichever engine has read it. `_…` is an engine's own. */
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

/** The type of a value: its own, or if it is null, that of the column with its name. */
export function typeOfValue(name: string, value: Value): Type | undefined {
  if (value === null) return TYPES.get(snakeCase(name));
  if (value instanceof Uint8Array) return "bytes";
  return ({ number: "number", boolean: "flag", string: "text" } as const)[typeof value as "number"];
}
