// What a push is: its states, who may do what in each, and which answers may come. Nothing here is of the program. `step` makes the table in
// docs/behaviour.md (state_table.ts); test/states.test.ts tries it on a server; the histories of test/histories.test.ts must follow it.

/** A moment that is not known exactly. */
export type Interval = readonly [from: number, to: number];
type Some<Name extends string, Value> = Partial<Record<Name, Value>>;
/**
 * What a push is made with, and never changes. `counted`: nothing forgets a wrong passphrase. `addressed`: certain people prove an address
 * by a code, and each may open it so often. `firstViewMs`: how long it lives after its first view. `purgeAfterMs`: how long what is over is
 * still known. `answers`: how many a request takes. `most`: what its policy lets a change make of it.
 */
export interface Terms extends Some<"most", { limit: number; end: number }>, Flags, Numbers {
  deletable: boolean;
}
type Flags = Some<"passphrase" | "counted" | "hold" | "lock" | "addressed", boolean>;
type Numbers = Some<"each" | "opensAt" | "firstViewMs" | "purgeAfterMs" | "answers", number>;
type Waits = Record<string, "waiting" | "released" | "refused" | "used" | "over">;
/** Over since `overAt` at the earliest; the first device was answered at the tick `deviceAt`. Kind → entries of the log; views by address too. */
export interface State
  extends
    Record<"limit" | "views" | "overAt" | "deviceAt" | "answers", number>,
    Record<"frozen" | "alarmed" | "restored", boolean>,
    Record<"log", Record<string, number>> {
  end: Interval;
  over: null | "views" | "deleted" | "time";
  /** A deletion that can be undone until then: by the device with the key, or by its owner alone. A freeze ends its waits. */
  deletion: null | { byOwner: boolean; key: string; until: Interval; frozen: boolean; waits?: Waits };
  device: string | null;
  /** Device → the code that was mailed for it last, and how often it can be tried; device → the address that it has proved. */
  codes: Record<string, { code: string; address: string; tries: number }>;
  proved: Record<string, string>;
  waits: Waits;
  /** The tick of its request → a wrong passphrase. */
  failures: Record<number, { by: string; at: Interval; answered: number }>;
}
/** What an answer says, as far as it is compared: a word of the table, or the code of an error; and the wait that has begun. */
export interface Told extends Some<"expired" | "frozen", boolean>, Some<"left" | "count", number> {
  is: string;
  wait?: string;
  end?: Interval;
  log?: Record<string, number>;
}
/**
 * `by` is the device of somebody with the link, or "" for the owner. `sent` and `answered` are ticks of one counter, `ms` the same by the
 * clock. `answer` is null, and `answered` Infinity, where none came, or one that says that it may have happened.
 */
export interface Operation
  extends Record<"sent" | "answered", number>, Some<"wait" | "code", string>, Some<"limit" | "end", number>, Ways {
  act: string;
  by: string;
  ms: Interval;
  answer: Told | null;
}
type Ways = Some<"wrongPassphrase" | "freezes", boolean>; // a refusal freezes the push, unless this is false
type Outcome = readonly [told: Told, next: State];
export const UNDO_MS = 8_000; // how long deletions on a page can be undone
/** From one address, so many passphrases may be wrong within this time, and so many alarms be raised. */
const [FAILURES, WINDOW_MS, ALARMS, ANY] = [5, 60_000, 3, { limit: Infinity, end: Infinity }];
/** Doors that tell these words alone, and "refused" in place of all others. */
const DOORS: Record<string, Record<string, string>> = {
  head: { opens: "shown", empty: "shown" },
  look: { opens: "opens", empty: "empty", "not-found": "empty" },
  press: { opens: "opens", empty: "empty", "not-found": "empty", "bad-passphrase": "wrong", "rate-limited": "limited" },
  undoByReceipt: { undone: "answered", nothing: "answered", erased: "answered", "not-found": "not-found" },
};
/** Every answer that may come now, with what is so afterwards. */
export function step(state: State, operation: Operation, terms: Terms): Outcome[] {
  const { act, by, ms } = operation;
  const outcomes = atItsTime(state, ms).flatMap((now): Outcome[] => {
    const isPurged = now.over !== null && terms.purgeAfterMs !== undefined && ms[1] >= now.overAt + terms.purgeAfterMs;
    const unknown = isPurged ? is("not-found", now) : [];
    if (terms.addressed && by !== "" && act !== "prove" && now.proved[by] === undefined)
      return unknown.concat(is("needs-recipient", now));
    if (!terms.deletable && /^delete(?:Soon)?ByLink$/.test(act)) return unknown.concat(is("unauthorized", now));
    return unknown.concat(RULES[act]?.(now, operation, terms) ?? []);
  });
  const words = DOORS[act];
  return words ? outcomes.map(([told, next]) => [{ ...told, is: words[told.is] ?? "refused" }, next]) : outcomes;
}
/** Its end, and that of a deletion, come by themselves: before the operation, or after it. They leave no entry. */
function atItsTime(state: State, [from, to]: Interval): State[] {
  const end = state.deletion?.until ?? state.end;
  if (state.over !== null || to < end[0]) return [state];
  const over = ended(state, state.deletion ? "deleted" : "time", end[0]);
  return from > end[1] ? [over] : [state, over];
}
const ended = (state: State, over: State["over"], at: number) => ({ ...state, over, overAt: at, deletion: null });
type Rule = (state: State, operation: Operation, terms: Terms) => Outcome[];
const is = (word: string, state: State): Outcome[] => [[{ is: word }, state]];
const more = (counts: Record<string, number>, of: string) => ({ ...counts, [of]: (counts[of] ?? 0) + 1 });
const logged = (kind: string, state: State): State => ({ ...state, log: more(state.log, kind) });
export const viewBy = (address = ""): string => `view by ${address}`;
const isGone = ({ over, deletion }: State): boolean => over !== null || deletion !== null;
const shown = (word: string, after: State, expired = isGone(after)): Outcome => [
  { is: word, expired, left: after.limit - after.views, ...(!expired && { end: after.end }) },
  after,
];
/** An act that a push which is over, or may be restored, refuses by these words. */
const unlessOver =
  (overIs: string, deletingIs: string, rule: Rule): Rule =>
  (state, ...asked) =>
    isGone(state) ? is(state.over ? overIs : deletingIs, state) : rule(state, ...asked);
const unlessGone = (rule: Rule): Rule => unlessOver("empty", "empty", rule);
const waits = (to: State, id: string, now: Waits[string]): State => ({ ...to, waits: { ...to.waits, [id]: now } });
const froze = (state: State): State => {
  const ends = Object.entries(state.waits).map(([id, now]) => [id, /^(?:wait|rel)/.test(now) ? "over" : now] as const);
  return { ...state, frozen: true, waits: Object.fromEntries(ends) };
};
/** What an undo restores is frozen, and nobody waits for it any more. Only an alarm leaves the undo to the link. */
const kept = ({ deletion, ...state }: State, kind: "freeze" | "alarm" | "refuse"): Outcome[] => {
  if (deletion === null) return [];
  const { waits: known, ...before } = deletion;
  const after = { ...before, frozen: true, byOwner: deletion.byOwner || kind !== "alarm" };
  const repeats = known === undefined && deletion.frozen && deletion.byOwner === after.byOwner;
  const next = { ...state, deletion: after };
  return is("kept", kind === "refuse" || (kind === "freeze" && repeats) ? next : logged(kind, next));
};
const early = ({ opensAt = 0 }: Terms, [from, to]: Interval): boolean[] =>
  to < opensAt ? [true] : from >= opensAt ? [false] : [true, false];
const isOthers = ({ device }: State, { by }: Operation, { lock }: Terms) => lock && device !== null && device !== by;
/** Whoever asked before the first device was answered may have been judged before it. */
const byLink =
  (rule: Rule): Rule =>
  (state, operation, terms) => {
    const outcomes = early(terms, operation.ms).flatMap((isEarly) =>
      isEarly && !state.over ? is("closed", state) : rule(state, operation, terms),
    );
    if (state.over || !isOthers(state, operation, terms)) return outcomes;
    return is("opened-elsewhere", state).concat(operation.sent < state.deviceAt ? outcomes : []);
  };
const stays = (state: State): State => (state.over === "views" ? { ...state, over: "deleted" } : state);
const erased: Rule = (state, { ms }) => [
  state.over ? shown("stays", stays(state)) : shown("final", ended(logged("expire", state), "deleted", ms[0])),
];
const soon: Rule = (state, operation, terms) => {
  const { act, by, ms } = operation;
  const [{ over, frozen, deletion }, byOwner] = [state, act !== "deleteSoonByLink"];
  if (over) return is("stays", stays(state));
  const until: Interval = [Math.min(state.end[0], ms[0] + UNDO_MS), Math.min(state.end[1], ms[1] + UNDO_MS)];
  const begun = { byOwner, key: by, until, frozen, ...(terms.hold && { waits: state.waits }) };
  const final = act === "deleteSoon" ? [] : erased(state, operation, terms); // by a receipt, it may precede an undo
  const begins = byOwner || !state.restored ? is("soon", logged("expire", { ...froze(state), deletion: begun })) : [];
  if (!deletion) return state.restored ? begins.concat(final) : begins;
  if (act === "deleteSoonByReceipt" && !deletion.byOwner) return final;
  const isTaken = byOwner && !deletion.byOwner;
  const next = isTaken ? logged("expire", { ...state, deletion: { ...deletion, byOwner } }) : state;
  // Its last second is told as none.
  return is(isTaken ? "taken" : "left", next).concat(deletion.until[0] - ms[1] < 1_000 ? is("stays", next) : []);
};
const undone: Rule = ({ deletion, ...state }, { act }) => {
  if (!deletion) return is(state.over ? "erased" : "nothing", { ...state, deletion });
  const refused = Object.fromEntries(Object.entries(state.waits).filter(([, now]) => now === "refused"));
  const waiting = { ...state.waits, ...deletion.waits, ...refused };
  const back = { ...state, frozen: deletion.frozen, waits: waiting, deletion: null, restored: true };
  return is(act === "undoByLink" ? "browser" : "undone", logged("restored", back));
};
/** A passphrase is tried only where its address has places left. Who asked before a failure was answered may have been before it. */
const guarded =
  (rule: Rule): Rule =>
  (state, operation, terms) => {
    const { by, ms, sent, answered, wrongPassphrase } = operation;
    if (!terms.passphrase) return rule(state, operation, terms);
    const own = Object.values(state.failures).filter((one) => one.by === by && one.at[1] + WINDOW_MS > ms[0]);
    const sure = own.filter((one) => one.answered < sent && one.at[0] + WINDOW_MS > ms[1]);
    const limited = own.length >= FAILURES ? is("rate-limited", state) : [];
    if (terms.counted && sure.length >= FAILURES) return limited;
    if (!wrongPassphrase) return limited.concat(rule(state, operation, terms));
    const failed = { ...state, failures: { ...state.failures, [sent]: { by, at: ms, answered } } };
    return limited.concat(is("bad-passphrase", logged("failed_passphrase", failed)));
  };
/** Somebody with the link asks for the secret. */
const retrieved: Rule = (state, operation, terms) => {
  if (isOthers(state, operation, terms)) return is("opened-elsewhere", state);
  if (ownLeft(state, operation.by, terms) <= 0) return is("no-views-left", state);
  // A wait that goes on is told so before anything else is looked at.
  const stands = terms.hold ? state.waits[operation.wait ?? ""] : undefined;
  if (stands === "refused" || stands === "waiting")
    return is(stands === "refused" ? "refused-release" : "waits", state);
  return early(terms, operation.ms).flatMap((isEarly) =>
    isEarly || state.frozen ? is("closed", state) : guarded(opened)(state, operation, terms),
  );
};
const ownLeft = (state: State, by: string, { each = Infinity }: Terms): number =>
  each - (state.log[viewBy(state.proved[by])] ?? 0);
const opened: Rule = (state, operation, terms) => {
  const { by, ms, wait = "" } = operation;
  if (terms.hold && wait === "") {
    const asked = logged("hold_asked", waits(state, operation.answer?.wait ?? `${operation.sent}`, "waiting"));
    const isFull = Object.values(state.waits).filter((one) => one === "waiting").length >= 3;
    return is("waits", asked).concat(isFull ? is("rate-limited", state) : []);
  }
  if (terms.hold && state.waits[wait] !== "released") return is("wait-over", state);
  const lives = state.views === 0 ? (terms.firstViewMs ?? Infinity) : Infinity;
  const counted: State = {
    ...logged(viewBy(state.proved[by]), logged("view", terms.hold ? waits(state, wait, "used") : state)),
    views: state.views + 1,
    end: [Math.min(state.end[0], ms[0] + lives), Math.min(state.end[1], ms[1] + lives)],
    ...(terms.lock && state.device === null && { device: by, deviceAt: operation.answered }),
  };
  const [told, next] = shown("opens", counted.views >= state.limit ? ended(counted, "views", ms[0]) : counted, false);
  return [[{ ...told, left: Math.min(told.left ?? 0, ownLeft(next, by, terms)) }, next]];
};
const waitOver = guarded((state) => is("wait-over", state));
/** While it passed the gates, the last view, a deletion or a freeze may have come: it may be told of the gate, too. */
const retrievedOrStopped: Rule = (state, operation, terms) => {
  const [isLater, isBefore] = [isOthers(state, operation, terms), operation.sent < state.deviceAt];
  return [
    ...unlessGone(retrieved)(state, operation, terms),
    ...(isGone(state) && isLater ? is("opened-elsewhere", state) : []),
    ...(isGone(state) && state.waits[operation.wait ?? ""] === "refused" ? is("refused-release", state) : []),
    ...(isGone(state) && ownLeft(state, operation.by, terms) <= 0 ? is("no-views-left", state) : []),
    ...(state.frozen && (terms.hold || terms.each || (isLater && isBefore)) ? is("closed", state) : []),
    ...(terms.hold && (isGone(state) || state.frozen) ? waitOver(state, operation, terms) : []),
  ];
};
const page = unlessGone(byLink((state) => is(state.frozen ? "closed" : "opens", state)));
const RULES: Record<string, Rule> = {
  retrieve: retrievedOrStopped,
  press: retrievedOrStopped,
  head: (state, ...asked) =>
    retrievedOrStopped(state, ...asked).map(([told, { failures }]) => [told, { ...state, failures }]),
  retrieveByOwner: unlessGone(guarded((state) => [shown("opens", logged("owner_view", state))])),
  page,
  look: page,
  list: (state) => is(isGone(state) ? "unlisted" : "listed", state),
  alarm: (state, { ms, answer }, terms) => {
    if (state.over) return is("empty", state);
    if (state.views === 0 || early(terms, ms).includes(true)) return is("closed", state);
    if (answer?.is === "rate-limited" && (state.log["alarm"] ?? 0) >= ALARMS) return is(answer.is, state);
    const alarmed = { ...state, alarmed: true };
    if (!state.deletion) return is("done", logged("alarm", terms.deletable ? froze(alarmed) : alarmed));
    return terms.deletable ? kept(alarmed, "alarm") : is("kept", logged("alarm", alarmed));
  },
  freeze: (state) => {
    if (isGone(state)) return state.over ? is("over", state) : kept(state, "freeze");
    return [shown("done", state.frozen ? state : logged("freeze", froze(state)))];
  },
  thaw: unlessOver("over", "undoFirst", (state) => [
    shown("done", state.frozen || state.alarmed ? logged("thaw", { ...state, frozen: false, alarmed: false }) : state),
  ]),
  change: unlessOver("over", "undoFirst", (state, { limit = state.limit, end, ms }, { most = ANY }) => {
    const isBeyond = (limit !== state.limit && limit > most.limit) || (end ?? 0) > most.end;
    if (limit <= state.views || isBeyond || (end ?? Infinity) <= ms[0]) return is("invalid", state);
    const changed: State = { ...state, limit, end: end === undefined ? state.end : [end, end] };
    const isSame = limit === state.limit && changed.end[0] === state.end[0];
    return [shown("done", isSame ? state : logged("changed", changed))];
  }),
  delete: erased,
  deleteByLink: byLink(erased),
  deleteSoon: soon,
  deleteSoonByLink: byLink(soon),
  deleteSoonByReceipt: soon,
  undo: undone,
  undoByReceipt: undone,
  undoByLink: (state, operation, terms) => {
    const { deletion } = state;
    if (deletion && (deletion.byOwner || deletion.key !== operation.by)) return is("owners", state);
    return undone(state, operation, terms);
  },
  release: (state, { wait = "" }) => {
    const stands = state.waits[wait];
    if (stands === "used") return is("done", state);
    if (state.deletion?.waits?.[wait] === "released") return [...is("done", state), ...is("undoFirst", state)];
    if (isGone(state)) return is(state.over ? "over" : "undoFirst", state);
    if (stands !== "waiting") return is(stands === "released" ? "done" : "waitOver", state);
    return is("done", logged("hold_released", waits(state, wait, "released")));
  },
  refuse: (state, { wait = "", freezes = true }) => {
    const stands = state.deletion?.waits?.[wait] ?? state.waits[wait];
    if (state.over && stands !== "refused" && stands !== "used") return is("over", state);
    if (stands !== "waiting" && stands !== "refused") return is("waitOver", state);
    const refused = waits(state, wait, "refused");
    if (freezes && state.deletion?.frozen && stands === "refused") return is("done", state); // it is closed already
    if (freezes && state.deletion) return kept(refused, "refuse");
    return is("done", freezes && !state.over ? froze(refused) : refused);
  },
  download: (state, { by }, { lock }) => {
    const isServed = !state.deletion && !state.frozen && (state.over === null || state.over === "views");
    return is(isServed && (!lock || state.device === by) ? "served" : "gone", state);
  },
  prove: (state, { by, code }) => {
    const { [by]: known, ...codes } = state.codes;
    if (!known) return is("no-code", state);
    if (code === known.code) return is("done", { ...state, codes, proved: { ...state.proved, [by]: known.address } });
    if (known.tries === 1) return is("no-code", { ...state, codes });
    return is("wrong-code", { ...state, codes: { ...codes, [by]: { ...known, tries: known.tries - 1 } } });
  },
  log: (state) => [[{ is: "done", log: state.log }, state]],
  receipt: (state) => {
    const end = state.limit === state.views ? "views" : state.over === "time" ? "time" : "hand";
    const frozen = state.over ? {} : { frozen: state.deletion?.frozen ?? state.frozen };
    return [[{ ...shown(isGone(state) ? end : "active", state)[0], ...frozen, count: state.views }, state]];
  },
  read: (state) => is(state.over ? "empty" : "opens", state),
  respond: (state, _operation, { answers = 0 }) => {
    const isTaken = !state.over && state.answers < answers;
    return is(isTaken ? "done" : "conflict", isTaken ? { ...state, answers: state.answers + 1 } : state);
  },
  responses: (state) => [[{ is: "done", count: state.answers, expired: state.over !== null }, state]],
  close: (state, { ms }) => is("done", state.over ? state : ended(state, "deleted", ms[0])),
};
