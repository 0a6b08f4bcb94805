// Becomes part of the executable, in place of static/texts/files.ts: the texts that scripts/packed.ts compressed.

import { readFileSync } from "node:fs";

import type { Forms, Strings } from "../static/strings.ts";

/** @param files their paths, by name */
export const unpacked = (files: Readonly<Record<string, string>>) => {
  const read = (name: string): unknown =>
    JSON.parse(Bun.zstdDecompressSync(readFileSync(files[name] ?? "")).toString());
  return (language: string): Strings => {
    const texts = (read(`packed-texts-${language}`) as ReadonlyArray<string | Forms>).values();
    const groups = (read("packed-keys") as ReadonlyArray<[group: string, keys: string[]]>).map(([group, keys]) => [
      group,
      Object.fromEntries(keys.map((key) => [key, texts.next().value])),
    ]);
    return Object.fromEntries(groups) as Strings;
  };
};
