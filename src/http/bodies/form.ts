// The fields of a small body, each read as the type that its handler needs.

import { AppError } from "../../base/errors.ts";
import type { Fields } from "./body.ts";

export class Form {
  constructor(readonly fields: Fields) {}

  /** @throws AppError `malformed` if a field is missing or not a string */
  texts<const Name extends string>(...names: Name[]): Record<Name, string> {
    const texts = {} as Record<Name, string>;
    for (const name of names) {
      const value = this.json(name);
      if (typeof value !== "string") throw new AppError("malformed", `The field ${name} must be a string.`);
      texts[name] = value;
    }
    return texts;
  }

  /** @throws AppError `malformed` if a field is missing or not a list of strings */
  lists<const Name extends string>(...names: Name[]): Record<Name, string[]> {
    const lists = {} as Record<Name, string[]>;
    for (const name of names) {
      const value = this.json(name);
      if (!Array.isArray(value) || value.some((one) => typeof one !== "string")) {
        throw new AppError("malformed", `The field ${name} must be a list of strings.`);
      }
      lists[name] = value as string[];
    }
    return lists;
  }

  /** Whether a field is there and not null. */
  has(name: string): boolean {
    return this.json(name) !== null;
  }

  optionalText(name: string): string | null {
    const value = this.json(name);
    return typeof value === "string" ? value : null;
  }

  /** Of any type; null if it is missing. */
  json(name: string): unknown {
    return Object.hasOwn(this.fields, name) ? this.fields[name] : null;
  }

  /** Pages' forms send "yes" or "no". */
  flag(name: string): boolean | null {
    const value = this.json(name);
    if (value === "yes" || value === "no") return value === "yes";
    return typeof value === "boolean" ? value : null;
  }

  number(name: string): number | null {
    const value = this.json(name);
    return Number.isSafeInteger(value) ? (value as number) : null;
  }
}

/** For routes whose bodies our own code reads: see the README of http. */
export const UNPARSED = { parse: "none" } as const;

export async function refuseFile(): Promise<void> {
  throw new AppError("malformed", "Files are not accepted here.");
}

/** @throws AppError `not-found` */
export function idOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new AppError("not-found", "not-found");
  return Number(text);
}
