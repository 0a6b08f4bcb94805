// The flags of `serve` as people and units type them, read without loading the whole command line. Anything but a known
// flag with its value is left to commander: help, a word too many, a flag that is unknown or lacks its value.

import { OPTIONS } from "../config/options.ts";

/**
 * @param words what follows "serve"
 * @returns flag without its dashes → its text; null if commander must decide
 */
export function typedFlags(words: readonly string[]): Record<string, string> | null {
  const flags: Record<string, string> = {};
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name = "", given] = /^--([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
    const isNext = rest[0] !== undefined && !rest[0].startsWith("-");
    const found = OPTIONS.find(({ flag }) => flag === name || (flag !== null && name === `no-${flag}`));
    const isBoolean = found?.type === "boolean";
    if (name === "config" || (found?.flag === name && !isBoolean)) {
      const value = given ?? (isNext ? rest.shift() : undefined);
      if (value === undefined) return null;
      flags[name] = value;
    } else if (isBoolean && found.flag === name) {
      flags[name] = given ?? (isNext ? rest.shift() : undefined) ?? "true";
    } else if (isBoolean && found.flag !== null && given === undefined) {
      flags[found.flag] = "false";
    } else return null;
  }
  return flags;
}
