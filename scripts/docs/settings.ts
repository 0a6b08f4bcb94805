// Which settings a running server takes by a reload, as a sentence for docs/configuration.md. What each setting means, the
// program says itself: `secretpush serve --help`, and a comment for each in the installed config file.

import { OPTIONS } from "../../src/config/options.ts";

const tableOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf(".")));

/** In Markdown: tables of which it takes everything, then settings of others. */
export function reloadedSettings(): string {
  const restarted = new Set(OPTIONS.filter(({ reload }) => !reload).map(({ name }) => tableOf(name)));
  restarted.add("");
  const taken = OPTIONS.filter(({ reload, type }) => reload && type !== "secretFile").map(({ name }) => name);
  const tables = [...new Set(taken.map(tableOf).filter((table) => !restarted.has(table)))];
  const others = taken.filter((name) => restarted.has(tableOf(name)));
  const named = (names: string[]): string => names.map((name) => `\`${name}\``).join(", ");
  return `All of ${named(tables.map((table) => `[${table}]`))}; and ${named(others)}.`;
}
