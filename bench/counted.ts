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

export function countedTable(costs: Costs): string {
  const { counted } = readBudget();
  const cell = (kind: Kind, name: keyof Cost): string => {
    const [figure, limit] = [costs[kind].cost[name], counted[kind]?.[name]];
    const shown = Number.isNaN(figure)
      ? "–"
      : (figure < 100 ? Math.round(figure * 10) / 10 : Math.round(figure)).toLocaleString("en-US");
    return limit !== undefined && figure > limit ? `${shown} (**above ${limit}**)` : shown;
  };
  const names = Object.keys(WORDS) as Array<keyof Cost>;
  const rows = names.map((name) => [WORDS[name]].concat(KINDS.map((kind) => cell(kind, name))));
  return `\`bun run bench --exact\`, the same on every machine:\n\n${table(["", ...KINDS], rows)}\n`;
}
