// What a push is, in one page: its states, who may do what in each, and which answers may come. Nothing here is of the program. The table in
// docs/behaviour.md is what `step` says of each state (state_table.ts), test/states.test.ts tries it on a server, and the histories of
// test/histories.test.ts, whose operations overlap and whose answers get lost, must follow it (linearizable.ts there).

/** A moment that is not known exactly. */
export type Interval = readonly [from: number, to: number];

/** What a push is made with, and never changes. */
export interface Terms {
  deletable: boolean;
  passphrase?: boolean;
  hold?: boolean;
  lock?: boolean;
  /** For certain people, who prove an address by a code. */
  addressed?: boolean;
  /** How often each of them may open it. */
  each?: number;
  opensAt?: number;
  /** How long it lives after its first view. */
  firstViewMs?: number;
  /** How long what is over is still known. */
  purgeAfterMs?: number;
  /** Of a request: how many answers it takes. */
  answers?: number;
}

export interface State {
  limit: number;
  views: number;
  end: Interval;
  frozen: boolean;
  over: null | "views" | "deleted" | "time";
  /** When it was over at the earliest. */
  overAt: number;
  /** A deletion that can be undone until then: by the device with the key, or by its owner alone. */
  deletion: null | { byOwner: boolean; key: string; until: Interval; frozen: boolean; waits: Waits };
  restored: boolean;
  /** The first device of a locked push. */
  device: string | null;
  /** The tick at which it was answered. */
  deviceAt: number;
  /** Device → the code that was mailed for it last, and how often it can be tried. */
  codes: Record<string, { code: string; address: string; tries: number }>;
  /** Device → the address that it has proved. */
  proved: Record<string, string>;
  /** Address → views. */
  each: Record<string, number>;
  waits: Waits;
  answers: number;
}
type Waits = Record<string, "waiting" | "released" | "refused" | "used" | "over">;

/** What an answer says, as far as it is compared. */
export interface Told {
  /** A word of the table, or the code of an error. */
  is: string;
  expired?: boolean;
  left?: number;
  end?: Interval;
  /** The wait that has begun. */
  wait?: string;
  count?: number;
}

export interface Operation {
  act: string;
  /** The device of somebody with the link; "" of the owner. */
  by: string;
  /** A tick of one counter; `answered` is Infinity without an answer. */
  sent: number;
  answered: number;
  /** The same by the clock. */
  ms: Interval;
  /** null: none came, or one that says that it may have happened. */
  answer: Told | null;
  /** Its wait; the code that is typed. */
  wait?: string;
  code?: string;
  wrongPassphrase?: boolean;
  limit?: number;
  end?: number;
}

type Outcome = readonly [told: Told, next: State];
/** Deletions on a page can be undone for so long. */
export const UNDO_MS = 8_000;
/** Every answer that may come now, with what is so afterwards. */
export function step(state: State, operation: Operation, terms: Terms): Outcome[] {
  const { act, by, ms } = operation;
  return atItsTime(state, ms).flatMap((now): Outcome[] => {
    const isPurged = now.over !== null && terms.purgeAfterMs !== undefined && ms[1] >= now.overAt + terms.purgeAfterMs;
    const unknown: Outcome[] = isPurged ? [[{ is: "not-found" }, now]] : [];
    if (terms.addressed && by !== "" && act !== "prove" && now.proved[by] === undefined)
      return unknown.concat(is("needs-recipient", now));
    if (!terms.deletable && /^delete(?:Soon)?ByLink$/.test(act)) return unknown.concat(is("unauthorized", now));
    return unknown.concat(RULES[act]?.(now, operation, terms) ?? []);
  });
}

/** Its end, and that of a deletion, come by themselves: before the operation, or after it. */
function atItsTime(state: State, [from, to]: Interval): State[] {
  const end = state.deletion?.until ?? state.end;
  if (state.over !== null || to < end[0]) return [state];
  const over = ended({ ...state, deletion: null }, state.deletion ? "deleted" : "time", end[0]);
  return from > end[1] ? [over] : [state, over];
}
const ended = (state: State, over: State["over"], at: number): State => ({ ...state, over, overAt: at });
type Rule = (state: State, operation: Operation, terms: Terms) => Outcome[];
const is = (word: string, state: State): Outcome[] => [[{ is: word }, state]];
const shown = (word: string, after: State, isExpired = after.over !== null || after.deletion !== null): Outcome => [
  { is: word, expired: isExpired, left: after.limit - after.views, ...(!isExpired && { end: after.end }) },
  after,
];
/** An act that a push which is over, or may be restored, refuses by these words. */
const unlessOver = (overIs: string, deletingIs: string, rule: Rule): Rule => {
  return (state, operation, terms) =>
    state.over ? is(overIs, state) : state.deletion ? is(deletingIs, state) : rule(state, operation, terms);
};
const stopped = (waits: Waits): Waits =>
  Object.fromEntries(
    Object.entries(waits).map(([id, wait]) => [id, wait === "waiting" || wait === "released" ? "over" : wait]),
  );
const froze = (state: State): State => ({ ...state, frozen: true, waits: stopped(state.waits) });
/** What an undo restores is frozen, and nobody waits for it any more. Only an alarm leaves the undo to the link. */
const kept = ({ deletion, ...state }: State, byOwner: boolean): Outcome[] =>
  deletion === null
    ? []
    : is("kept", {
        ...state,
        deletion: { ...deletion, frozen: true, byOwner: deletion.byOwner || byOwner, waits: {} },
      });
/** Before the moment at which it opens, at it, or after it. */
const early = ({ opensAt = 0 }: Terms, [from, to]: Interval): boolean[] =>
  to < opensAt ? [true] : from >= opensAt ? [false] : [true, false];
/** Whoever asked before the first device was answered may have been judged before it. */
const byLink = (rule: Rule): Rule => {
  return (state, operation, terms) => {
    const { by, ms, sent } = operation;
    const isOthers = terms.lock && state.device !== null && state.device !== by && !state.over;
    const outcomes = early(terms, ms).flatMap((isEarly) =>
      isEarly && !state.over ? is("closed", state) : rule(state, operation, terms),
    );
    return isOthers ? [...is("opened-elsewhere", state), ...(sent < state.deviceAt ? outcomes : [])] : outcomes;
  };
};
const erased: Rule = (state, { ms }) => {
  if (state.over) return [shown("stays", state.over === "views" ? { ...state, over: "deleted" } : state)];
  return [shown("final", ended({ ...state, deletion: null }, "deleted", ms[0]))];
};
const soon = (byOwner: boolean): Rule => {
  return (state, operation, terms) => {
    const { by, ms } = operation;
    const { frozen, waits, deletion } = state;
    if (state.over) return is("stays", state.over === "views" ? { ...state, over: "deleted" } : state);
    const until: Interval = [Math.min(state.end[0], ms[0] + UNDO_MS), Math.min(state.end[1], ms[1] + UNDO_MS)];
    if (!deletion && !byOwner && state.restored) return erased(state, operation, terms);
    const begun: State = { ...froze(state), deletion: { byOwner, key: by, until, frozen, waits } };
    if (!deletion) return is("soon", begun);
    if (deletion.byOwner || !byOwner) return is("left", state);
    return is("taken", { ...state, deletion: { ...deletion, byOwner } });
  };
};
const undone = (word: string): Rule => {
  return (state) => {
    const { deletion, ...rest } = state;
    if (!deletion) return is("nothing", state);
    const { frozen, waits } = deletion;
    return is(word, { ...rest, frozen, waits: { ...rest.waits, ...waits }, deletion: null, restored: true });
  };
};
/** Somebody with the link asks for the secret. */
const retrieved: Rule = (state, operation, terms) => {
  const { by, wait = "" } = operation;
  if (terms.lock && state.device !== null && state.device !== by) return is("opened-elsewhere", state);
  if (ownLeft(state, by, terms) <= 0) return is("no-views-left", state);
  // A wait that goes on is told so before anything else is looked at.
  const stands = terms.hold ? state.waits[wait] : undefined;
  if (stands === "refused") return is("refused-release", state);
  if (stands === "waiting") return is("waits", state);
  return early(terms, operation.ms).flatMap((isEarly) =>
    isEarly || state.frozen ? is("closed", state) : opened(state, operation, terms),
  );
};
/** How many views of their own somebody has left. */
const ownLeft = (state: State, by: string, { each = Infinity }: Terms): number =>
  each - (state.each[state.proved[by] ?? ""] ?? 0);
const opened: Rule = (state, operation, terms) => {
  const { by, ms, wait = "", wrongPassphrase } = operation;
  if (terms.passphrase && wrongPassphrase) return is("bad-passphrase", state);
  if (terms.hold && wait === "") {
    const id = operation.answer?.wait;
    const begun = is("waits", id ? { ...state, waits: { ...state.waits, [id]: "waiting" } } : state);
    const isFull = Object.values(state.waits).filter((one) => one === "waiting").length >= 3;
    return isFull ? [...begun, ...is("rate-limited", state)] : begun;
  }
  if (terms.hold && state.waits[wait] !== "released") return is("wait-over", state);
  const lives = state.views === 0 ? (terms.firstViewMs ?? Infinity) : Infinity;
  const address = state.proved[by] ?? "";
  const counted: State = {
    ...state,
    views: state.views + 1,
    end: [Math.min(state.end[0], ms[0] + lives), Math.min(state.end[1], ms[1] + lives)],
    ...(terms.lock && state.device === null && { device: by, deviceAt: operation.answered }),
    each: { ...state.each, [address]: (state.each[address] ?? 0) + 1 },
    waits: { ...state.waits, ...(terms.hold && { [wait]: "used" as const }) },
  };
  const [told, next] = shown("opens", counted.views >= state.limit ? ended(counted, "views", ms[0]) : counted, false);
  return [[{ ...told, left: Math.min(told.left ?? 0, ownLeft(next, by, terms)) }, next]];
};
/** While it passed the gates, the last view, a deletion or a freeze may have come in between: it may be told of the gate, too. */
const retrievedOrStopped: Rule = (state, operation, terms) => {
  const { by, sent } = operation;
  const isOver = state.over !== null || state.deletion !== null;
  const isOthers = terms.lock && state.device !== null && state.device !== by;
  const isUsedUp = ownLeft(state, by, terms) <= 0;
  return [
    ...unlessOver("empty", "empty", retrieved)(state, operation, terms),
    ...(isOver && isOthers ? is("opened-elsewhere", state) : []),
    ...(isOver && isUsedUp ? is("no-views-left", state) : []),
    ...(isOthers && state.frozen && sent < state.deviceAt ? is("closed", state) : []),
    ...(terms.hold && (isOver || state.frozen) ? is("wait-over", state) : []),
  ];
};
const RULES: Record<string, Rule> = {
  retrieve: retrievedOrStopped,
  retrieveByOwner: unlessOver("empty", "empty", (state, { wrongPassphrase }, { passphrase }) =>
    passphrase && wrongPassphrase ? is("bad-passphrase", state) : [shown("opens", state)],
  ),
  page: unlessOver(
    "empty",
    "empty",
    byLink((state) => is(state.frozen ? "closed" : "opens", state)),
  ),
  alarm: (state, operation, terms) =>
    state.deletion
      ? kept(state, false)
      : unlessOver(
          "empty",
          "",
          byLink(() => is("done", froze(state))),
        )(state, operation, terms),
  freeze: (state) =>
    state.over ? is("over", state) : state.deletion ? kept(state, true) : [shown("done", froze(state))],
  thaw: unlessOver("over", "undoFirst", (state) => [shown("done", { ...state, frozen: false })]),
  change: unlessOver("over", "undoFirst", (state, { limit = state.limit, end }) =>
    limit <= state.views
      ? is("invalid", state)
      : [shown("done", { ...state, limit, end: end === undefined ? state.end : [end, end] })],
  ),
  delete: erased,
  deleteByLink: byLink(erased),
  deleteSoon: soon(true),
  deleteSoonByLink: byLink(soon(false)),
  deleteSoonByReceipt: (state, operation, terms) =>
    (state.deletion && !state.deletion.byOwner ? erased : soon(true))(state, operation, terms),
  undo: (state, operation, terms) => (state.over ? is("erased", state) : undone("undone")(state, operation, terms)),
  undoByLink: (state, operation, terms) => {
    if (state.over) return is("erased", state);
    const { deletion } = state;
    if (deletion && (deletion.byOwner || deletion.key !== operation.by)) return is("owners", state);
    return undone("browser")(state, operation, terms);
  },
  release: (state, { wait = "" }) => {
    const stands = state.waits[wait];
    if (stands === "used") return is("done", state);
    if (state.deletion?.waits[wait] === "released") return [...is("done", state), ...is("undoFirst", state)];
    if (state.over || state.deletion) return is(state.over ? "over" : "undoFirst", state);
    if (stands === "released") return is("done", state);
    if (stands !== "waiting") return is("waitOver", state);
    return is("done", { ...state, waits: { ...state.waits, [wait]: "released" } });
  },
  refuse: (state, { wait = "" }) => {
    const stands = state.deletion?.waits[wait] ?? state.waits[wait];
    if (state.over && stands !== "refused" && stands !== "used") return is("over", state);
    if (stands !== "waiting" && stands !== "refused") return is("waitOver", state);
    const refused: State = { ...state, waits: { ...state.waits, [wait]: "refused" } };
    return state.deletion ? kept(refused, true) : is("done", state.over ? refused : froze(refused));
  },
  download: (state, { by }, { lock }) => {
    const isServed = !state.deletion && !state.frozen && (state.over === null || state.over === "views");
    return is(isServed && (!lock || state.device === by) ? "served" : "gone", state);
  },
  prove: (state, { by, code }) => {
    const { [by]: known, ...codes } = state.codes;
    if (!known) return is("no-code", state);
    const { address, tries } = known;
    if (code === known.code) return is("done", { ...state, codes, proved: { ...state.proved, [by]: address } });
    if (tries === 1) return is("no-code", { ...state, codes });
    return is("wrong-code", { ...state, codes: { ...codes, [by]: { ...known, tries: tries - 1 } } });
  },
  log: (state) => [[{ is: "done", count: state.views }, state]],
  read: (state) => is(state.over ? "empty" : "opens", state),
  respond: (state, _operation, { answers = 0 }) =>
    state.over || state.answers >= answers
      ? is("conflict", state)
      : is("done", { ...state, answers: state.answers + 1 }),
  responses: (state) => [[{ is: "done", count: state.answers, expired: state.over !== null }, state]],
  close: (state, { ms }) => is("done", state.over ? state : ended(state, "deleted", ms[0])),
};
