// Whether what the clients of one push were told can be explained by operations that happened one at a time, each at a moment
// between its request and its answer (Wing and Gong; memory of tried states as by Lowe), as the specification (../model/push.ts) says.

import { type Operation, type State, step, type Terms, type Told } from "../model/push.ts";
import { answerOf } from "../state_table.ts";

/** Parts of answers that can be left out, to name the one that is wrong. */
export const PARTS = ["end", "left", "expired", "count", "frozen", "log"] as const;
export type Part = (typeof PARTS)[number];

/** How far clocks and rounding may be apart. Ends differ by minutes. */
const SLACK_MS = 2_000;

/** Whether the answer may be this one. */
function agrees(told: Told, answer: Told, without: Part | undefined): boolean {
  if (answerOf(told.is) !== answer.is) return false;
  return PARTS.every((part) => {
    const [may, was] = [told[part], answer[part]];
    if (part === without || may === undefined || was === undefined) return true;
    if (part === "log") return Object.entries(answer.log ?? {}).every(([kind, n]) => (told.log?.[kind] ?? 0) === n);
    if (part !== "end") return may === was;
    const [[from, to], [end]] = [may, was] as [[number, number], [number, number]];
    return end >= from - SLACK_MS && end <= to + SLACK_MS;
  });
}

/** The states in which the operation may leave the push; none if its answer cannot be true here. */
export function after(state: State, operation: Operation, terms: Terms, without?: Part): State[] {
  const { answer } = operation;
  if (answer?.is === "refused") return [state];
  const outcomes = step(state, operation, terms);
  if (answer === null || answer.is === "unconfirmed") return [state, ...outcomes.map(([, next]) => next)];
  return outcomes.flatMap(([told, next]) => {
    if (!agrees(told, answer, without)) return [];
    // What was shown is known from now on.
    return [answer.end && told.end && next.over === null && without !== "end" ? { ...next, end: answer.end } : next];
  });
}

export function isExplained(history: readonly Operation[], initial: State, terms: Terms, without?: Part): boolean {
  if (history.length > 30) throw new Error(`A history of ${history.length} operations is too long.`);
  const tried = new Set<string>();
  const search = (done: number, state: State): boolean => {
    const left = history.filter((_, index) => !(done & (1 << index)));
    const firstAnswer = Math.min(...left.map(({ answered }) => answered));
    // What has no answer may happen later, or never.
    if (firstAnswer === Infinity) return true;
    const key = `${done} ${JSON.stringify(state)}`;
    if (tried.has(key)) return false;
    tried.add(key);
    return history.some(
      (operation, index) =>
        !(done & (1 << index)) &&
        operation.sent < firstAnswer &&
        after(state, operation, terms, without).some((next) => search(done | (1 << index), next)),
    );
  };
  return search(0, initial);
}

/** @returns what no order of the operations explains; null if one does */
export function wrongIn(history: readonly Operation[], initial: State, terms: Terms): Part | "order" | null {
  if (isExplained(history, initial, terms)) return null;
  return PARTS.find((part) => isExplained(history, initial, terms, part)) ?? "order";
}
