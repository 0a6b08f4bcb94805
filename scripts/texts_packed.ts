// Becomes part of the executable, in place of static/texts/files.ts: the texts that scripts/packed.ts compressed.

import { readFileSync } from "node:fs";

import type { Forms, Strings } from "../static/strings.ts";

/** @param files their paths, by name */
export const unpacked = (files: Readonly<Record<string, string>>) => {
  const read = (name: string): unknown =>
    JSON.parse(Bun.zstdDecompressSync(readFileSync(files[name] ?? "")).toString());
  let keys: ReadonlyArray<[group: string, keys: string[]]> | null = null;
  return (language: string): Strings => {
    keys ??= read("packed-keys") as NonNullable<typeof keys>;
    const texts = (read(`packed-texts-${language}`) as ReadonlyArray<string | Forms>).values();
    const withTexts = (group: readonly string[]) => Object.fromEntries(group.map((key) => [key, texts.next().value]));
    return Object.fromEntries(keys.map(([group, listed]) => [group, withTexts(listed)])) as Strings;
  };
};
