// Histories: random clients of one push at a time, on real servers on which something goes wrong, and a checker that looks for an order in
// which all that they were told is what the specification (model/) allows. It knows nothing of how the server works: whatever races, on
// either engine, shows as a history without such an order. What fails is shrunk, and printed as a table of times.

import { expect, setDefaultTimeout, test } from "bun:test";

import { FULL, LONG, seedOf } from "./full.ts";
import { Clients, type Kind, KINDS, type World } from "./histories/clients.ts";
import { shrunk, told } from "./histories/report.ts";
import { jumpingClock, oneServer, threeNodes } from "./histories/worlds.ts";
import { wrongIn } from "./histories/linearizable.ts";
import type { Operation, State, Terms, Told } from "./model/push.ts";
import { NEW } from "./state_table.ts";
import { needs } from "./needs.ts";
import { dice } from "./power_cut/disk.ts";

setDefaultTimeout(FULL ? 0 : 240_000); // on a machine that does much else; the hours of FULL are bounded by their rounds

/** Of each kind of push, on each world. */
const ROUNDS = FULL ? 300 : LONG ? 5 : 2;

async function judge(open: () => Promise<World>, rounds = ROUNDS): Promise<void> {
  const world = await open();
  const seed = seedOf(`histories on ${world.name}`);
  const clients = new Clients(world, dice(seed));
  let left: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of Object.keys(KINDS) as Kind[]) {
        const { operations, initial, terms } = await clients.history(kind, { clients: 5, length: 4 });
        const wrong = wrongIn(operations, initial, terms);
        if (wrong === null) continue;
        const table = told(shrunk(operations, initial, terms), initial, terms);
        throw new Error(
          `${wrong}: no order explains round ${round} of ${kind}, on ${world.name}, seed ${seed}\n${table}`,
        );
      }
    }
  } finally {
    left = await world.end();
  }
  expect(left).toEqual([]);
}

test("what clients are told by a server whose clock jumps can be explained", () => judge(jumpingClock, ROUNDS * 3));

needs("linux", "cc").test("by one that is killed and paused, on a slow disk", () => judge(oneServer));

needs("postgresql").test("by three nodes with a shared directory, whose answers get lost", () =>
  judge(() => threeNodes("directory")),
);

needs("postgresql", "s3", "the long run").test("by three nodes with a bucket", () => judge(() => threeNodes("bucket")));

needs("postgresql", "the long run").test("by three nodes whose database is restarted", () =>
  judge(() => threeNodes("directory", true)),
);

const END = 10_000_000;
const START: State = { ...NEW, limit: 2, views: 0, end: [END, END] };
const op = (
  act: string,
  [sent, answered]: [number, number],
  answer: Told | null,
  more: Partial<Operation> = {},
): Operation => ({
  act,
  by: /^(?:retrieve|download|prove)$/.test(act) ? "a" : "",
  sent,
  answered,
  ms: [sent, Math.min(answered, 100)],
  answer,
  ...more,
});
const done = (left: number, end = END): Told => ({ is: "done", expired: false, left, end: [end, end] });
const look = (at: [number, number], left: number, end = END) =>
  op("retrieveByOwner", at, { ...done(left, end), is: "opens" });
const view = (at: [number, number], left: number, more: Partial<Operation> = {}, end = END) =>
  op("retrieve", at, { ...done(left, end), is: "opens" }, more);
const says = (act: string, at: [number, number], is: string, more: Partial<Operation> = {}) =>
  op(act, at, { is }, more);
const logs = (at: [number, number], log: Record<string, number>) => op("log", at, { is: "done", log });
const to = (limit: number) => ({ limit });
const FIRST: Partial<Terms> = { firstViewMs: 1_000_000 };
const HOLD: Partial<Terms> = { hold: true };
const asked = (at: [number, number], wait = "w") => op("retrieve", at, { is: "held", wait });
const GUESSED: Partial<Terms> = { passphrase: true, counted: true };
const guesses = (times: number): Operation[] =>
  Array.from({ length: times }, (_, n) =>
    says("retrieve", [2 * n + 1, 2 * n + 2], "bad-passphrase", { wrongPassphrase: true }),
  );
const alarms = (times: number): Operation[] =>
  Array.from({ length: times }, (_, n) => says("alarm", [2 * n + 5, 2 * n + 6], "done", { by: "a" }));
const CODES = { codes: { a: { code: "A", address: "ann", tries: 3 }, b: { code: "B", address: "ben", tries: 3 } } };

const forged: Array<[what: string, Operation[], ReturnType<typeof wrongIn>, Partial<Terms>?, Partial<State>?]> = [
  ["more payloads than views", [view([1, 9], 1), view([1, 9], 0), view([1, 9], 0)], "order"],
  ["one view handed out twice", [view([1, 9], 1), view([1, 9], 1)], "left"],
  ["a payload after a deletion", [says("delete", [1, 2], "gone"), view([3, 4], 1)], "order"],
  ["a payload while frozen", [op("freeze", [1, 2], done(2)), view([3, 4], 1)], "order"],
  ["frozen, and nobody froze it", [says("retrieve", [1, 2], "closed")], "order"],
  [
    "frozen after a thaw",
    [op("freeze", [1, 2], done(2)), op("thaw", [3, 4], done(2)), says("retrieve", [5, 6], "closed")],
    "order",
  ],
  ["nothing there, and it is alive", [says("retrieve", [1, 2], "empty"), look([3, 4], 2)], "order"],
  ["a view that is not counted", [view([1, 2], 1), look([3, 4], 2)], "left"],
  ["a view that nobody had", [look([1, 2], 1)], "left"],
  ["a view that is in no log", [view([1, 2], 1), logs([3, 4], { view: 0 })], "log"],
  ["a deletion that is in no log", [says("delete", [1, 2], "gone"), logs([3, 4], { expire: 0 })], "log"],
  ["a change that is in the log twice", [op("change", [1, 2], done(5), to(5)), logs([3, 4], { changed: 2 })], "log"],
  ["a freeze that the log takes for a thaw", [op("freeze", [1, 2], done(2)), logs([3, 4], { thaw: 1 })], "log"],
  ["a view by HEAD", [says("head", [1, 2], "shown"), look([3, 4], 1)], "left"],
  [
    "a limit beyond the policy",
    [op("change", [1, 2], done(101), to(101))],
    "order",
    { most: { limit: 100, end: END } },
  ],
  [
    "an end beyond the policy",
    [op("change", [1, 2], done(2, 2 * END), { end: 2 * END })],
    "order",
    { most: { limit: 100, end: END } },
  ],
  ["a sixth passphrase of one address", guesses(6), "order", GUESSED],
  ["a third alarm that is refused", [view([1, 2], 1), ...alarms(2), says("alarm", [21, 22], "rate-limited")], "order"],
  ["the right one after five wrong ones", [...guesses(5), op("retrieve", [21, 22], { is: "opens" })], "order", GUESSED],
  [
    "a freeze that leaves the undo to the link",
    [
      says("deleteSoonByLink", [1, 2], "soon", { by: "a" }),
      says("freeze", [3, 4], "done"),
      says("undoByLink", [5, 6], "done", { by: "a" }),
    ],
    "order",
  ],
  ["a deleted push in the list", [says("delete", [1, 2], "gone"), says("list", [3, 4], "listed")], "order"],
  [
    "an end by hand that the receipt takes for one by time",
    [says("delete", [1, 2], "gone"), says("receipt", [3, 4], "time")],
    "order",
  ],
  ["a limit that was changed, forgotten", [op("change", [1, 2], done(5), to(5)), view([3, 4], 1)], "left"],
  ["a limit that was changed later", [view([1, 2], 4), op("change", [3, 4], done(4), to(5))], "left"],
  [
    "an end that was changed, undone",
    [op("change", [1, 2], done(2, 2 * END), { end: 2 * END }), look([3, 4], 2)],
    "end",
  ],
  ["an old end beside a change", [op("change", [1, 2], done(2, 2 * END), { end: 2 * END }), view([3, 4], 1)], "end"],
  ["a first view that moves no end", [view([1, 2], 1)], "end", FIRST],
  ["an earlier end after the first view", [view([1, 2], 1, {}, 1_000_000), look([3, 4], 1, 900_000)], "end", FIRST],
  ["a refused retrieval that was counted", [says("retrieve", [1, 2], "refused"), look([3, 4], 1)], "left"],
  ["one without an answer that was counted twice", [op("retrieve", [1, Infinity], null), look([3, 4], 0)], "left"],
  ["a payload before it opens", [view([1, 2], 1)], "order", { opensAt: 50 }],
  ["a payload after its end", [view([1, 2], 1, { ms: [2 * END, 2 * END] })], "order"],
  ["two devices of a locked push", [view([1, 2], 1), view([3, 4], 0, { by: "b" })], "order", { lock: true }],
  ["a payload without a release", [asked([1, 2]), view([3, 4], 1, { wait: "w" })], "order", HOLD],
  [
    "a release that is used twice",
    [
      asked([1, 2]),
      says("release", [3, 4], "done", { wait: "w" }),
      view([5, 6], 1, { wait: "w" }),
      view([7, 8], 0, { wait: "w" }),
    ],
    "order",
    HOLD,
  ],
  ["a payload without a proof", [view([1, 2], 1)], "order", { addressed: true }, CODES],
  ["a code of somebody else", [says("prove", [1, 2], "done", { code: "B" })], "order", { addressed: true }, CODES],
  [
    "a code that works twice",
    [says("prove", [1, 2], "done", { code: "A" }), says("prove", [3, 4], "done", { code: "A" })],
    "order",
    { addressed: true },
    CODES,
  ],
  [
    "more views than each may have",
    [says("prove", [1, 2], "done", { code: "A" }), view([3, 4], 0), view([5, 6], 0)],
    "order",
    { addressed: true, each: 1 },
    CODES,
  ],
  [
    "a view of one recipient that the log gives to another",
    [says("prove", [1, 2], "done", { code: "A" }), view([3, 4], 1), logs([5, 6], { view: 1, "view by ben": 1 })],
    "log",
    { addressed: true },
    CODES,
  ],
  [
    "an undo by another device",
    [says("deleteSoonByLink", [1, 2], "soon", { by: "a" }), says("undoByLink", [3, 4], "done", { by: "b" })],
    "order",
  ],
  [
    "an undo that is too late",
    [says("deleteSoon", [1, 2], "soon"), says("undo", [3, 4], "done", { ms: [9_000, 9_000] })],
    "order",
  ],
  [
    "a file of what is deleted",
    [view([1, 2], 1), says("delete", [3, 4], "gone"), says("download", [5, 6], "served")],
    "order",
  ],
  [
    "more answers than a request takes",
    [says("respond", [1, 2], "done"), says("respond", [3, 4], "done")],
    "order",
    { answers: 1 },
  ],
  [
    "an answer that is lost",
    [says("respond", [1, 2], "done"), op("responses", [3, 4], { is: "done", count: 0 })],
    "count",
    { answers: 1 },
  ],
  [
    "purged before its time",
    [says("delete", [1, 2], "gone"), says("retrieve", [3, 4], "not-found")],
    "order",
    { purgeAfterMs: 1_000 },
  ],
];
test.each(forged)("a history that cannot be true is refused: %s", (_what, history, wrong, terms = {}, state = {}) => {
  expect(wrongIn(history, { ...START, ...state }, { deletable: true, ...terms })).toBe(wrong);
});

const possible: Array<[what: string, Operation[], Partial<Terms>?, Partial<State>?]> = [
  ["one after the other", [view([1, 2], 1), view([3, 4], 0), says("retrieve", [5, 6], "empty")]],
  ["at once, in the other order", [view([1, 9], 0), view([2, 8], 1), says("retrieve", [3, 7], "empty")]],
  ["one without an answer that comes last", [op("retrieve", [1, Infinity], null), view([2, 3], 1), look([4, 5], 1)]],
  ["an unconfirmed view that was counted", [op("retrieve", [1, Infinity], null), view([3, 4], 0)]],
  ["a sixth passphrase that is refused", [...guesses(5), says("retrieve", [21, 22], "rate-limited")], GUESSED],
  [
    "another one when a minute is over",
    [...guesses(5), op("retrieve", [21, 22], { is: "opens" }, { ms: [70_000, 70_000] })],
    GUESSED,
  ],
  ["a first view within its minutes", [view([1, 2], 1, {}, 1_000_001), look([3, 4], 1, 1_000_001)], FIRST],
  [
    "gone by itself after eight seconds",
    [says("deleteSoon", [1, 2], "soon"), says("undo", [3, 4], "conflict", { ms: [9_000, 9_000] })],
  ],
  [
    "a release that nobody confirmed",
    [asked([1, 2]), op("release", [3, Infinity], null, { wait: "w" }), view([5, 6], 1, { wait: "w" })],
    HOLD,
  ],
  [
    "a wrong passphrase beside a deletion and its undo",
    [
      asked([1, 2]),
      says("deleteSoon", [3, 4], "soon"),
      says("retrieve", [5, 8], "bad-passphrase", { by: "a", wait: "w", wrongPassphrase: true }),
      says("undo", [6, 7], "done"),
    ],
    { ...HOLD, passphrase: true },
  ],
  [
    "a fourth alarm that is refused",
    [view([1, 2], 1), ...alarms(3), says("alarm", [21, 22], "rate-limited", { by: "a" })],
  ],
  [
    "a deletion by the receipt that had begun before an undo",
    [
      says("deleteSoonByLink", [1, 2], "soon", { by: "a" }),
      says("deleteSoonByReceipt", [3, 8], "gone"),
      says("undoByReceipt", [4, 5], "answered"),
      says("look", [6, 7], "opens", { by: "b" }),
    ],
  ],
  [
    "a view of somebody without views left, beside a freeze",
    [view([1, 3], 0, { by: "a" }), op("freeze", [4, 5], done(1)), says("retrieve", [2, 6], "closed", { by: "a" })],
    { addressed: true, each: 1 },
    { proved: { a: "ann" } },
  ],
  [
    "a wait beside its refusal, which freezes the push",
    [
      asked([1, 2]),
      says("refuse", [3, 6], "done", { wait: "w" }),
      says("retrieve", [4, 5], "closed", { by: "a", wait: "w" }),
    ],
    HOLD,
  ],
];
test.each(possible)("and what may be is not: %s", (_what, history, terms = {}, state = {}) => {
  expect(wrongIn(history, { ...START, ...state }, { deletable: true, ...terms })).toBeNull();
});

test("what too many orders may explain is given up in seconds, and is no success", () => {
  const acts = ["retrieve", "freeze", "thaw", "change", "deleteSoon", "undo", "deleteSoonByLink", "undoByLink"];
  const open = acts.flatMap((act, n) => [2 * n + 1, 2 * n + 2].map((at) => op(act, [at, Infinity], null, to(3 + n))));
  const history = [...open, says("delete", [31, 32], "gone"), look([33, 34], 2)];
  expect(wrongIn(history, START, { deletable: true })).toBe("undecided");
});

test("but those that ask for the same are tried in one order", () => {
  const acts = ["retrieve", "freeze", "thaw", "deleteSoon", "undo"];
  const open = acts.flatMap((act, n) => [0, 1, 2, 3].map((more) => op(act, [4 * n + more, Infinity], null)));
  expect(wrongIn([...open, look([31, 32], 99)], START, { deletable: true })).toBe("left");
});

test("a wrong history is shrunk to what is wrong in it", () => {
  const history = [
    look([1, 2], 2),
    view([3, 4], 1),
    look([5, 6], 1),
    view([7, 8], 0),
    view([9, 10], 0),
    look([11, 12], 0),
  ];
  const least = shrunk(history, START, { deletable: true });
  expect(least.map(({ sent }) => sent)).toEqual([3, 7, 9]);
  expect(told(least, START, { deletable: true }).split("\n")).toHaveLength(6);
});
