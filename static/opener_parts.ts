// What opener.html is made of. Bun runs this as a macro while it bundles or transpiles the program.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { bundled } from "./embed.ts";
import { LANGUAGES } from "./languages.ts";
import { readTexts } from "./texts/files.ts";
import { SAID } from "./opener/texts.ts";

export function openerParts(): { html: string; style: string; script: string } {
  const read = (name: string): string => readFileSync(join(import.meta.dir, "opener", name), "utf8");
  return {
    html: read("opener.html"),
    style: read("opener.css"),
    script: bundled("opener/opener").replace("{{texts}}", packedTexts),
  };
}

/** The same bytes from the same texts. */
function packedTexts(): string {
  const saidIn = (language: string): object => {
    const texts: Record<string, Record<string, unknown>> = readTexts(language);
    return Object.fromEntries(
      Object.entries(SAID).map(([group, keys]) => [
        group,
        Object.fromEntries(keys.map((key) => [key, texts[group]?.[key]])),
      ]),
    );
  };
  const all = Object.fromEntries(LANGUAGES.map((language) => [language, saidIn(language)]));
  return Buffer.from(Bun.gzipSync(JSON.stringify(all), { level: 9 })).toString("base64");
}
