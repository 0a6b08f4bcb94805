// The words for what an act does, and the table of what each act does in each state, as `step` has it.

import { type State, step, type Terms } from "./model/push.ts";

const both = (answer: string, words: string) => Object.fromEntries(words.split(" ").map((word) => [word, answer]));
/** How a program sees what the words for an outcome say; those that are not here are what it sees, mostly a code of an error. */
const ANSWERS: Record<string, string> = {
  waits: "held",
  ...both("gone", "stays final"),
  ...both("soon", "left taken"),
  ...both("done", "kept undone browser"),
  owners: "forbidden",
  ...both("conflict", "undoFirst nothing over erased waitOver"),
};
export const answerOf = (word: string): string => ANSWERS[word] ?? word;

/** One that was opened once. */
export const NEW: State = {
  limit: 5,
  views: 1,
  end: [1_000_000, 1_000_000],
  frozen: false,
  alarmed: false,
  over: null,
  overAt: 0,
  deletion: null,
  restored: false,
  device: null,
  deviceAt: 0,
  codes: {},
  proved: {},
  waits: {},
  answers: 0,
  failures: {},
  log: {},
};
const deletion = { key: "a", until: [9_000, 9_000], frozen: false, waits: {} } as const;

/** A push in each state, by its name in the document. Somebody has deleted it by the device "a". */
export const STATES = {
  live: ["live", NEW, {}],
  early: ["not open yet", NEW, { opensAt: 10_000 }],
  held: ["held", NEW, { hold: true }],
  frozen: ["frozen", { ...NEW, frozen: true }, {}],
  byViewer: ["being deleted by a viewer", { ...NEW, deletion: { ...deletion, byOwner: false } }, {}],
  byOwner: ["being deleted by its owner", { ...NEW, deletion: { ...deletion, byOwner: true } }, {}],
  deleted: ["deleted", { ...NEW, over: "deleted" }, {}],
  expired: ["expired", { ...NEW, over: "time" }, {}],
} as const satisfies Record<string, readonly [string, State, Partial<Terms>]>;
export type StateName = keyof typeof STATES;

export const ACTS = [
  "retrieve",
  "retrieveByOwner",
  "page",
  "alarm",
  "freeze",
  "thaw",
  "change",
  "delete",
  "deleteByLink",
  "deleteSoon",
  "deleteSoonByLink",
  "deleteSoonByReceipt",
  "undo",
  "undoByLink",
  "release",
  "refuse",
] as const;
export type Act = (typeof ACTS)[number];

/** What the act does to a push in this state: a key of WORDS. A push has a receipt or a wait where the act needs one. */
export function outcomeOf(act: Act, name: StateName): string {
  const [, state, terms] = STATES[name];
  const isOfWait = act === "release" || act === "refuse";
  if ((isOfWait && (name === "live" || name === "early")) || (act === "deleteSoonByReceipt" && name === "held"))
    return "none";
  // A freeze has ended the wait.
  const waits = isOfWait
    ? ({ w: name === "frozen" || state.over || state.deletion ? "over" : "waiting" } as const)
    : {};
  const within = state.deletion && isOfWait ? { ...state.deletion, waits: { w: "waiting" } as const } : state.deletion;
  const operation = {
    act,
    by: "a",
    sent: 1,
    answered: 2,
    ms: [5_000, 5_000],
    answer: null,
    wait: isOfWait ? "w" : "",
  } as const;
  const [[told] = [{ is: "none" }]] = step({ ...state, waits, deletion: within }, operation, {
    deletable: true,
    ...terms,
  });
  return told.is;
}
