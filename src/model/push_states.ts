// The states of a push, and what each act does in each of them. This table decides: the store reads it under the lock of the push,
// docs/behaviour.md shows it, and test/states.test.ts tries each of its cells on a server.

import { AppError } from "../base/errors.ts";
import { isOver, opensAt, type PushRecord } from "./push.ts";

/** By their names in the document. The two deletions can still be undone. */
export const STATES = {
  live: "live",
  early: "not open yet",
  held: "held",
  frozen: "frozen",
  byViewer: "being deleted by a viewer",
  byOwner: "being deleted by its owner",
  deleted: "deleted",
  expired: "expired",
} as const;
export type State = keyof typeof STATES;

/** A push in several states is in the last of them. */
export function stateAt(push: PushRecord, nowMs: number): State {
  const { deleted, frozen, traits } = push;
  if (isOver(push, nowMs)) return deleted ? "deleted" : "expired";
  if (traits.deletion) return traits.deletion.byOwner ? "byOwner" : "byViewer";
  if (frozen) return "frozen";
  if (traits.hold) return "held";
  return opensAt(push) > nowMs ? "early" : "live";
}

/** What an act does: the words of the table, and what they mean. */
export const OUTCOMES = {
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
} as const satisfies Record<string, readonly [string, string]>;
export type Outcome = keyof typeof OUTCOMES;

const open = <O extends Outcome>(outcome: O) => ({ live: outcome, early: outcome, held: outcome, frozen: outcome });
const deleting = <O extends Outcome>(outcome: O) => ({ byViewer: outcome, byOwner: outcome });
const over = <O extends Outcome>(outcome: O) => ({ deleted: outcome, expired: outcome });

/** "By link": somebody who is not its owner, of a push that viewers may delete. */
export const ACTS = {
  retrieve: {
    ...open("opens"),
    early: "closed",
    held: "waits",
    frozen: "closed",
    ...deleting("empty"),
    ...over("empty"),
  },
  retrieveByOwner: { ...open("opens"), ...deleting("empty"), ...over("empty") },
  page: { ...open("opens"), early: "closed", frozen: "closed", ...deleting("empty"), ...over("empty") },
  alarm: { ...open("done"), early: "closed", ...deleting("kept"), ...over("empty") },
  freeze: { ...open("done"), ...deleting("kept"), ...over("over") },
  thaw: { ...open("done"), ...deleting("undoFirst"), ...over("over") },
  change: { ...open("done"), ...deleting("undoFirst"), ...over("over") },
  delete: { ...open("final"), ...deleting("final"), ...over("stays") },
  deleteByLink: { ...open("final"), early: "closed", ...deleting("final"), ...over("stays") },
  deleteSoon: { ...open("soon"), byViewer: "taken", byOwner: "left", ...over("stays") },
  deleteSoonByLink: { ...open("soon"), early: "closed", ...deleting("left"), ...over("stays") },
  deleteSoonByReceipt: { ...open("soon"), held: "none", byViewer: "final", byOwner: "left", ...over("stays") },
  undo: { ...open("nothing"), ...deleting("undone"), ...over("erased") },
  undoByLink: { ...open("nothing"), byViewer: "browser", byOwner: "owners", ...over("erased") },
  release: { ...open("none"), held: "done", frozen: "waitOver", ...deleting("undoFirst"), ...over("over") },
  refuse: { ...open("none"), held: "done", frozen: "waitOver", ...deleting("kept"), ...over("over") },
} as const satisfies Record<string, Record<State, Outcome>>;
export type Act = keyof typeof ACTS;

/** Why a push that is over refuses an act. */
const NO_MORE: Partial<Record<Act, string>> = {
  change: "nothing about it can be changed",
  freeze: "there is nothing to freeze. Delete it to stop the download links of its last view",
};

const REFUSALS: Partial<Record<Outcome, (act: Act) => AppError>> = {
  undoFirst: () => new AppError("conflict", "This push is deleted. While that can be undone, undo it first."),
  over: (act) => new AppError("conflict", `This push has expired: ${NO_MORE[act] ?? "no one can open it any more"}.`),
  nothing: () => new AppError("conflict", "This push is not deleted: there is nothing to undo."),
  erased: () => new AppError("conflict", "It is too late: this push is erased."),
  owners: () => notTheirs(),
  waitOver: () => waitOver(),
};

export const waitOver = (): AppError => new AppError("conflict", "This wait is over: the recipient can ask again.");

export const notTheirs = (): AppError =>
  new AppError("forbidden", "Only the person who deleted this push may undo that.");

/** What the act does now. @throws AppError `conflict`, `forbidden` if the table refuses it */
export function outcomeOf(act: Act, state: State): Outcome {
  const outcome: Outcome = ACTS[act][state];
  const refusal = REFUSALS[outcome]?.(act);
  if (refusal) throw refusal;
  return outcome;
}
