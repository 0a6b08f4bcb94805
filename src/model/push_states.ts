// The states of a push, and what each act that depends on the state does. The store decides by this table, under the lock of the push.
// test/model/ is the specification, which docs/behaviour.md shows; test/states.test.ts tries each of its cells on a server.

import { AppError } from "../base/errors.ts";
import { isOver, opensAt, type PushRecord } from "./push.ts";

/** `byViewer` and `byOwner` are deletions that can still be undone. */
export type State = "live" | "early" | "held" | "frozen" | "byViewer" | "byOwner" | "deleted" | "expired";

/** If several states apply, the last one counts. */
export function stateAt(push: PushRecord, nowMs: number): State {
  const { deleted, frozen, traits } = push;
  if (isOver(push, nowMs)) return deleted ? "deleted" : "expired";
  if (traits.deletion) return traits.deletion.byOwner ? "byOwner" : "byViewer";
  if (frozen) return "frozen";
  if (traits.hold) return "held";
  return opensAt(push) > nowMs ? "early" : "live";
}

const open = <O extends string>(outcome: O) => ({ live: outcome, early: outcome, held: outcome, frozen: outcome });
const deleting = <O extends string>(outcome: O) => ({ byViewer: outcome, byOwner: outcome });
const over = <O extends string>(outcome: O) => ({ deleted: outcome, expired: outcome });

/** "ByLink": done by a person other than the owner, to a push that viewers may delete. */
export const ACTS = {
  alarm: { ...open("done"), early: "closed", ...deleting("kept"), ...over("empty") },
  freeze: { ...open("done"), ...deleting("kept"), ...over("over") },
  thaw: { ...open("done"), ...deleting("undoFirst"), ...over("over") },
  change: { ...open("done"), ...deleting("undoFirst"), ...over("over") },
  deleteSoon: { ...open("soon"), byViewer: "taken", byOwner: "left", ...over("stays") },
  deleteSoonByLink: { ...open("soon"), early: "closed", ...deleting("left"), ...over("stays") },
  deleteSoonByReceipt: { ...open("soon"), held: "none", byViewer: "final", byOwner: "left", ...over("stays") },
  undo: { ...open("nothing"), ...deleting("undone"), ...over("erased") },
  undoByLink: { ...open("nothing"), byViewer: "browser", byOwner: "owners", ...over("erased") },
  release: { ...open("none"), held: "done", frozen: "waitOver", ...deleting("undoFirst"), ...over("over") },
  refuse: { ...open("none"), held: "done", frozen: "waitOver", ...deleting("kept"), ...over("over") },
} as const satisfies Record<string, Record<State, string>>;
export type Act = keyof typeof ACTS;
/** test/state_table.ts says what the words mean. */
export type Outcome = (typeof ACTS)[Act][State];

/** Why an expired push refuses an act. */
const NO_MORE: Partial<Record<Act, string>> = {
  change: "nothing about it can be changed",
  freeze: "there is nothing to freeze. Delete it to stop the download links of its last view",
};

const REFUSALS: Partial<Record<Outcome, (act: Act) => AppError>> = {
  undoFirst: () => new AppError("conflict", "This push is deleted: undo the deletion first, while that is possible."),
  over: (act) => new AppError("conflict", `This push has expired: ${NO_MORE[act] ?? "no one can open it any more"}.`),
  nothing: () => new AppError("conflict", "This push is not deleted: there is nothing to undo."),
  erased: () => new AppError("conflict", "It is too late: this push has been erased."),
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
