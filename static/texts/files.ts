// The texts of a language as their file holds them. The executable has them packed, and this module is replaced: scripts/packed.ts.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Forms, Strings } from "../strings.ts";
import { messagesIn } from "./fluent.ts";

/** Languages that have no file: tests add some. */
export const ADDED = new Map<string, ReadonlyMap<string, string | Forms>>();

let english: ReadonlyMap<string, string | Forms> | null = null;

/** In the order of English; what the file lacks, in English. @throws Error that names the file and what is wrong with it */
export function readTexts(language: string): Strings {
  english ??= read("en");
  const own = language === "en" ? english : (ADDED.get(language) ?? read(language));
  const groups: Record<string, Record<string, string | Forms>> = {};
  for (const [id, text] of english) {
    const [, group = "", key = ""] = /^(\w+)-(.+)$/.exec(id) ?? [];
    (groups[group] ??= {})[key] = own.get(id) ?? text;
  }
  return groups as unknown as Strings;
}

function read(language: string): Map<string, string | Forms> {
  const path = join(import.meta.dir, `${language}.ftl`);
  try {
    return messagesIn(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}
