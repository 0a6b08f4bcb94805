// The table of what is counted, with its limits.

import { readBudget } from "./budget.ts";
import { type Cost, type Costs, type Kind, KINDS } from "./costs.ts";
import { table } from "./figures.ts";

const WORDS: Record<keyof Cost, string> = {
  statements: "SQL statements",
  triggers: "triggers entered",
  rowsWritten: "rows written",
  walBytes: "bytes into the log",
  systemCalls: "system calls",
  headerLookUps: "header look-ups",
  timers: "timers",
  messagesToThreads: "messages to threads",
  promises: "promises",
  objects: "objects",
  errors: "error objects",
};

/** @param others what other checkouts cost, by their names */
export function countedTable(costs: Costs, others: ReadonlyMap<string, Costs>): string {
  const { counted } = readBudget();
  const shown = (figure: number): string =>
    Number.isNaN(figure)
      ? "–"
      : (figure < 100 ? Math.round(figure * 10) / 10 : Math.round(figure)).toLocaleString("en-US");
  const cell = (kind: Kind, name: keyof Cost): string => {
    const [figure, limit] = [costs[kind].cost[name], counted[kind]?.[name]];
    const beside = [...others.values()].map((other) => ` (${shown(other[kind].cost[name])})`).join("");
    return `${shown(figure)}${beside}${limit !== undefined && figure > limit ? ` **above ${limit}**` : ""}`;
  };
  const names = Object.keys(WORDS) as Array<keyof Cost>;
  const rows = names.map((name) => [WORDS[name]].concat(KINDS.map((kind) => cell(kind, name))));
  const brackets = others.size === 0 ? "" : `; in brackets: ${[...others.keys()].join(", ")}`;
  const command = ["bun run bench --exact", ...[...others.keys()].map((name) => `--against ../${name}`)].join(" ");
  return `\`${command}\`, the same on every machine${brackets}:\n\n${table(["", ...KINDS], rows)}\n`;
}
