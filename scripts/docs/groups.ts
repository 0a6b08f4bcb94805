// static/texts/groups.ts: the keys of English, for the types of all texts.

import { readTexts } from "../../static/texts/files.ts";

/** As source text. */
export function groupsSource(): string {
  const groups = Object.entries(readTexts("en")).map(([group, texts]) => {
    const keys = Object.entries(texts).map(([key, text]) => (typeof text === "object" ? `${key}#` : key));
    return `  ${group}: "${keys.join(" ")}";`;
  });
  return [
    "// Written by `bun run docs` from en.ftl.",
    "",
    "/** The keys of each group; # marks those of texts that take a number. */",
    "export interface Groups {",
    ...groups,
    "}",
    "",
  ].join("\n");
}
