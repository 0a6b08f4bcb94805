// The specification (test/model/) as a table for docs/behaviour.md: a row for each act, a column for each state, and what its words mean.

import { type Act, ACTS, outcomeOf, type StateName, STATES } from "../../test/state_table.ts";

/** The words of the specification, as the table has them, and what they mean. */
const WORDS: Record<string, readonly [shown: string, means: string]> = {
  opens: ["opens", "200 with the payload; the page has its button"],
  waits: ["waits", "403 with a wait for the owner's release"],
  closed: ["403", "nothing happens"],
  empty: ["nothing there", "200 without a payload; the page is that of an unknown link"],
  done: ["done", "200"],
  kept: ["for after an undo", "200: an undo restores the push as this act leaves it"],
  stays: ["stays", "200, and the push stays as it is"],
  final: ["erased", "200: nothing undoes it"],
  soon: ["8 s", "200: it can be undone for eight seconds, then the push is erased"],
  left: ["rest of 8 s", "200: the one who began the deletion can still undo it"],
  taken: ["owner's now", "200: for the rest of the eight seconds only the owner can undo it"],
  undone: ["restored", "200"],
  browser: ["its browser", "200 for the browser that deleted the push, 403 for all others"],
  owners: ["403", "nothing happens"],
  undoFirst: ["409, undo first", "nothing happens, because the deletion can still be undone"],
  nothing: ["409", "nothing happens"],
  over: ["409", "nothing happens"],
  erased: ["409", "nothing happens"],
  waitOver: ["409", "nothing happens"],
  none: ["–", ""],
};
const NAMES: Record<Act, string> = {
  retrieve: "Retrieval, by link",
  retrieveByOwner: "Retrieval, by its owner",
  page: "Page, by link",
  alarm: "“That wasn’t me”",
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

/** Each row is a promise: scripts/mutants/ledger.ts. */
const FIRST_PROMISE = 129;

export function statesTable(): string {
  const states = Object.keys(STATES) as StateName[];
  const line = (name: string, cell: (state: StateName) => string): string =>
    `| ${name} | ${states.map(cell).join(" | ")} |`;
  const rows = ACTS.map((act, n) =>
    line(`${NAMES[act]}<!--P${FIRST_PROMISE + n}-->`, (state) => WORDS[outcomeOf(act, state)]?.[0] ?? ""),
  );
  const table = [line("", (state) => STATES[state][0]), line("---", () => "---"), ...rows].join("\n");
  const meanings = new Map<string, string>();
  for (const [word, means] of Object.values(WORDS)) if (means !== "") meanings.set(word, meanings.get(word) ?? means);
  const legend = [...meanings].map(([word, means]) => `_${word}_: ${means}.`);
  return [table, "", legend.join(" ")].join("\n");
}
