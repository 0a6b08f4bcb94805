// Whether what the clients of one push were told can be explained by operations that happened one at a time, each at a moment
// between its request and its answer (Wing and Gong; memory of tried states as by Lowe), as the specification (../model/push.ts) says.

import { type Operation, type State, step, type Terms, type Told } from "../model/push.ts";
import { answerOf } from "../state_table.ts";

/** Parts of answers that can be left out, to name the one that is wrong. */
export const PARTS = ["end", "left", "expired", "count", "frozen", "log"] as const;
export type Part = (typeof PARTS)[number];

/** So many states are tried for a history, which takes seconds. What nobody confirms doubles them. */
const MOST_TRIED = 100_000;
class Undecided extends Error {}

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

/** The states in which the operation may leave the push, if it happens; none if its answer cannot be true here. */
export function after(state: State, operation: Operation, terms: Terms, without?: Part): State[] {
  const { answer } = operation;
  if (answer?.is === "refused") return [state];
  const outcomes = step(state, operation, terms);
  if (answer === null || answer.is === "unconfirmed") return outcomes.map(([, next]) => next);
  return outcomes.flatMap(([told, next]) => {
    if (!agrees(told, answer, without)) return [];
    // What was shown is known from now on.
    return [answer.end && told.end && next.over === null && without !== "end" ? { ...next, end: answer.end } : next];
  });
}

/** Operations, and refusals of all others, that change nothing whenever they come. */
const isLook = (operation: Operation | undefined): boolean =>
  /^(?:look|list|receipt|log|read|responses|download)$/.test(operation?.act ?? "") ||
  /^(?:empty|closed|conflict|invalid|forbidden|unauthorized|opened-elsewhere|no-views-left)$/.test(
    operation?.answer?.is ?? "",
  );

const isSame = (one: State, other: State): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether they ask for the same, and no answer tells them apart. */
const areAlike = (one: Operation, other: Operation): boolean =>
  one.answered === Infinity && askedBy(one) === askedBy(other);
const askedBy = (operation: Operation): string => JSON.stringify({ ...operation, sent: 0, ms: 0 });

export function isExplained(history: readonly Operation[], initial: State, terms: Terms, without?: Part): boolean {
  if (history.length > 30) throw new Error(`A history of ${history.length} operations is too long.`);
  const tried = new Set<string>();
  // Of those that are alike, the one that was sent first comes first.
  const earlier = history.map((one) =>
    history.flatMap((other, at) => (other.sent < one.sent && areAlike(one, other) ? [at] : [])),
  );
  const search = (done: number, state: State): boolean => {
    const left = history.filter((_, index) => !(done & (1 << index)));
    const firstAnswer = Math.min(...left.map(({ answered }) => answered));
    // What has no answer may happen later, or never.
    if (firstAnswer === Infinity) return true;
    const key = `${done} ${JSON.stringify(state)}`;
    if (tried.has(key)) return false;
    if (tried.size === MOST_TRIED) throw new Undecided();
    tried.add(key);
    const may = history.flatMap((operation, index) => {
      if (done & (1 << index) || operation.sent >= firstAnswer) return [];
      const nexts = after(state, operation, terms, without);
      // One without an answer that changes nothing need not have happened.
      const isOpen = operation.answered === Infinity;
      return [{ index, isOpen, nexts: isOpen ? nexts.filter((next) => !isSame(next, state)) : nexts }];
    });
    const isSecond = ({ index, nexts }: (typeof may)[number]): boolean =>
      may.some((one) => earlier[index]?.includes(one.index) && JSON.stringify(one.nexts) === JSON.stringify(nexts));
    // What never changes anything comes as soon as it fits: later it helps no other operation.
    const still = may.find(({ index, nexts }) => isLook(history[index]) && nexts.some((next) => isSame(next, state)));
    const tries = still ? [still] : may.filter((one) => !isSecond(one));
    return tries.some(({ index, nexts }) => nexts.some((next) => search(done | (1 << index), next)));
  };
  return search(0, initial);
}

/** @returns what no order of the operations explains; null if one does; "undecided" if there are too many */
export function wrongIn(
  history: readonly Operation[],
  initial: State,
  terms: Terms,
): Part | "order" | "undecided" | null {
  try {
    if (isExplained(history, initial, terms)) return null;
    return PARTS.find((part) => isExplained(history, initial, terms, part)) ?? "order";
  } catch (error) {
    if (error instanceof Undecided) return "undecided";
    throw error;
  }
}
