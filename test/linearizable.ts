// Whether what the clients of one push were told can be explained by operations that happened one at a time, each at a moment
// between its request and its answer (Wing and Gong; memory of tried states as by Lowe). The model is `step`.

/** Times that follow from the first view are known as well as the moment of that view. */
export type Interval = readonly [from: number, to: number];

export interface State {
  limit: number;
  views: number;
  end: Interval;
  frozen: boolean;
  /** Without views, or deleted. */
  over: boolean;
}

/** What an answer shows of the push. */
export interface Shown {
  expired: boolean;
  left: number;
  end: number;
  /** Of a retrieval. */
  payload?: boolean;
}

export interface Operation {
  kind: "retrieve" | "look" | "delete" | "freeze" | "thaw" | "limit" | "end";
  /** The new limit, or the new end. */
  to?: number;
  /** A tick of one counter; `answered` is Infinity without an answer. */
  sent: number;
  answered: number;
  /** The same by the clock. */
  ms: Interval;
  /** "refused": nothing has happened. "unconfirmed": it may have happened. "frozen": a retrieval was refused because of that. */
  answer: Shown | "refused" | "unconfirmed" | "frozen" | null;
}

export interface Terms {
  /** How long the push lives after its first view; null: as long as without one. */
  firstViewMs: number | null;
}

/** Parts of answers that can be left out, to name the one that is wrong. */
export const PARTS = ["end", "views left", "expired"] as const;
export type Part = (typeof PARTS)[number];

/** How far clocks and rounding may be apart. Ends differ by minutes. */
const SLACK_MS = 5_000;

/** @returns the states in which the operation may leave the push; none if its answer cannot be true here */
export function step(state: State, operation: Operation, { firstViewMs }: Terms, without?: Part): State[] {
  const { kind, to = 0, ms, answer } = operation;
  const { limit, views, end, frozen, over } = state;
  if (answer === "refused") return [state];
  if (answer === "frozen") return frozen && !over ? [state] : [];
  const after = ((): State => {
    if (over) return state;
    switch (kind) {
      case "look":
        return state;
      case "delete":
        return { ...state, over: true };
      case "freeze":
      case "thaw":
        return { ...state, frozen: kind === "freeze" };
      case "end":
        return { ...state, end: [to, to] };
      case "limit":
        return to > views ? { ...state, limit: to } : state;
      case "retrieve": {
        if (frozen) return state;
        const lives = views === 0 ? (firstViewMs ?? Infinity) : Infinity;
        const sooner: Interval = [Math.min(end[0], ms[0] + lives), Math.min(end[1], ms[1] + lives)];
        return { ...state, views: views + 1, over: views + 1 >= limit, end: sooner };
      }
    }
  })();
  if (answer === null || answer === "unconfirmed") return [after, state];
  const isChecked = (part: Part): boolean => part !== without;
  if (answer.payload === false) return (over && answer.expired) || !isChecked("expired") ? [state] : [];
  // A payload is handed out by a view that is counted, and terms are changed of a push that is alive.
  if (kind === "retrieve" ? after.views === views : over && (kind === "end" || kind === "limit")) return [];
  if (isChecked("expired") && answer.expired !== (kind !== "retrieve" && after.over)) return [];
  if (isChecked("views left") && !over && answer.left !== after.limit - after.views) return [];
  if (over || !isChecked("end")) return [after];
  const isNear = answer.end >= after.end[0] - SLACK_MS && answer.end <= after.end[1] + SLACK_MS;
  // What was shown is known from now on.
  return isNear ? [{ ...after, end: [answer.end, answer.end] }] : [];
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
        step(state, operation, terms, without).some((next) => search(done | (1 << index), next)),
    );
  };
  return search(0, initial);
}

/** @returns what no order of the operations explains; null if one does */
export function wrongIn(
  history: readonly Operation[],
  initial: State,
  terms: Terms,
): Part | "more than one part" | null {
  if (isExplained(history, initial, terms)) return null;
  return PARTS.find((part) => isExplained(history, initial, terms, part)) ?? "more than one part";
}
