// The table of states as a table for docs/behaviour.md: a row for each act, a column for each state, and what its words mean.

import { type Act, ACTS, OUTCOMES, type State, STATES } from "../../src/model/push_states.ts";

const NAMES: Record<Act, string> = {
  retrieve: "Retrieval, by link",
  retrieveByOwner: "Retrieval, by its owner",
  page: "Page, by link",
  alarm: "“That was not me”",
  freeze: "`freeze`",
  thaw: "`thaw`, also by receipt",
  change: "`PATCH`",
  delete: "`DELETE`, by owner or receipt",
  deleteByLink: "`DELETE`, by link",
  deleteSoon: "Deletion on a page, by owner",
  deleteSoonByLink: "Deletion on a page, by link",
  deleteSoonByReceipt: "Deletion on a receipt's page",
  undo: "Undo, by owner or receipt",
  undoByLink: "Undo, by link",
  release: "`release`",
  refuse: "`refuse`",
};

export function statesTable(): string {
  const states = Object.keys(STATES) as State[];
  const line = (name: string, cell: (state: State) => string): string =>
    `| ${name} | ${states.map(cell).join(" | ")} |`;
  const rows = (Object.keys(ACTS) as Act[]).map((act) => line(NAMES[act], (state) => OUTCOMES[ACTS[act][state]][0]));
  const table = [line("", (state) => STATES[state]), line("---", () => "---"), ...rows].join("\n");
  const meanings = new Map<string, string>();
  for (const [word, means] of Object.values(OUTCOMES))
    if (means !== "") meanings.set(word, meanings.get(word) ?? means);
  const legend = [...meanings].map(([word, means]) => `_${word}_: ${means}.`);
  return [table, "", legend.join(" ")].join("\n");
}
