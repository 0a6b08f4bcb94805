// The voice of the store: each operation is said once, for both engines. It yields statements, in the SQL that SQLite and
// PostgreSQL both understand, with named values ($userId), and gets their rows, as columns.ts types them. How they are
// carried out is in sqlite/run.ts and postgres/run.ts. Only what must be quickest is written by hand for each engine.
//
// What the engines say differently is written so:
//
//   id IN $ids           $ids is a list of numbers or texts
//   decided($nowMs)      this moment by the clock that decides: in PostgreSQL the database's own
//   name COLLATE "C"     texts compared byte by byte
//   strpos(name, $text)  where the text begins, from 1; 0: nowhere
//   NOT o.spread         a flag is not set: so SQLite finds it in an index for those too
//   … FOR UPDATE         nobody else changes these rows until the end of the transaction. SQLite has one writer anyway

import { PurposeKey } from "../../base/keyring.ts";
import type { NewEvent } from "../../model/event.ts";
import type { SealedWords } from "../../model/push.ts";
import { unlessLogDamaged } from "../admin_log.ts";
import type { Row, Typed } from "./columns.ts";
import type { Value } from "./tables.ts";

export type Values = Readonly<Record<string, Value | readonly number[] | readonly string[]>>;

/**
 * - `rows`: it returns rows
 * - `row`: of these, only the first counts
 * - `change`: it has no RETURNING; its answer is one row with `n`, how many rows it has changed
 * - `lock`: it holds something until the end of the transaction. SQLite, with its one writer, passes over it
 * - `engine`: no SQL, but the name of something that each engine does in its own way (`ByEngine`)
 */
type StatementKind = "rows" | "row" | "change" | "lock" | "engine";

/** What only an engine can answer. */
export type ByEngine = "highest push" | "other nodes" | "seal keys" | "sender's words" | "set triggers";

/** One statement, and what its answer means. */
export class Statement<T> {
  constructor(
    readonly kind: StatementKind,
    readonly sql: string,
    readonly values: Values,
    readonly outcomeOf: (rows: readonly Row[]) => T,
  ) {}

  /** As a step of an operation: `const row = yield* one(…)`. */
  *[Symbol.iterator](): Steps<T> {
    return this.outcomeOf(yield this);
  }
}

export type Steps<T> = Generator<Statement<unknown>, T, readonly Row[]>;

/**
 * What an operation does. PostgreSQL carries out a write of several steps in one transaction, and one statement without. The
 * statements of a read are on their own.
 */
export type Op<T> = Statement<T> | Steps<T>;

// ── Statements ──────────────────────────────────────────────────────────────────────────────────

/** All rows. @param to makes of a row what the caller gets */
export const all = <R extends Typed<R>, T = R>(
  sql: string,
  values: Values = {},
  to: (row: R) => T = (row) => row as never,
): Statement<T[]> => new Statement("rows", sql, values, (rows) => rows.map((row) => to(row as R)));

/** The first row, or null. */
export const one = <R extends Typed<R>, T = R>(
  sql: string,
  values: Values = {},
  to: (row: R) => T = (row) => row as never,
): Statement<T | null> =>
  new Statement("row", sql, values, ([row]) => (row === undefined ? null : to(row as unknown as R)));

/** The row of a statement that always has one, such as a count. */
export const only = <R extends Typed<R>, T = R>(
  sql: string,
  values: Values = {},
  to: (row: R) => T = (row) => row as never,
): Statement<T> => new Statement("row", sql, values, ([row]) => to(row as unknown as R));

/** Whether there is a row. */
export const any = (sql: string, values: Values = {}): Statement<boolean> =>
  new Statement("row", sql, values, (rows) => rows.length > 0);

/** INSERT, UPDATE or DELETE. @returns how many rows it has changed */
export const changed = (sql: string, values: Values = {}): Statement<number> =>
  new Statement("change", sql, values, ([row]) => Number(row?.["n"]));

/** The same. @returns whether it has changed any */
export const did = (sql: string, values: Values = {}): Statement<boolean> =>
  new Statement("change", sql, values, ([row]) => Number(row?.["n"]) > 0);

/** Nobody else changes what depends on this user, and nobody removes it, until the end of the transaction. */
export const lockUser = (userId: number): Statement<void> =>
  new Statement("lock", "SELECT id FROM users WHERE id = $userId FOR NO KEY UPDATE", { userId }, () => {});

/** Nobody else changes this push until the end of the transaction. */
export const lockPush = (pushId: number): Statement<void> =>
  new Statement("lock", "SELECT id FROM pushes WHERE id = $pushId FOR NO KEY UPDATE", { pushId }, () => {});

/** Of all operations that are `alone` with the same, one runs at a time. */
export const alone = (what: string): Statement<void> =>
  new Statement(
    "lock",
    "SELECT 1 AS n FROM pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || $what, 0))",
    { what },
    () => {},
  );

/** The same, alone with `what` of each id that the query returns. */
export const aloneWithEach = (what: string, ids: string, values: Values): Statement<void> =>
  new Statement(
    "lock",
    `SELECT 1 AS n FROM (${ids}) AS one CROSS JOIN LATERAL
       pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || $what || ' ' || one.id::text, 0))`,
    { ...values, what },
    () => {},
  );

const byEngine = <T>(what: ByEngine, outcomeOf: (rows: readonly Row[]) => T, values: Values = {}): Statement<T> =>
  new Statement("engine", what, values, outcomeOf);

/** The keys that seal the ends of logs at this moment. Only a write gets them. */
export const sealKeys = byEngine("seal keys", (rows) => new PurposeKey(rows.map((row) => row["key"] as Uint8Array)));

/** How many other nodes are running. */
export const otherNodes = byEngine("other nodes", ([row]) => (row ? Number(row["n"]) : 0));

/** Subscriptions have changed: in SQLite, the triggers that write events are there only while there are any. */
export const setTriggers = byEngine("set triggers", () => {});

/** The highest push id that was given out; null in PostgreSQL, whose ids have gaps. */
export const highestPush = byEngine("highest push", ([row]) => (row ? Number(row["n"]) : null));

/** What the senders of these pushes say to recipients, by push. In a read. */
export const sendersWords = (pushIds: readonly number[]): Statement<ReadonlyMap<number, SealedWords>> =>
  byEngine("sender's words", (rows) => new Map((rows as unknown as WordsRow[]).map(wordsIn)), { pushIds });

export interface WordsRow {
  push_id: number;
  words: Uint8Array;
  wrapped_key: Uint8Array;
}
const wordsIn = (row: WordsRow) => [row.push_id, { wrappedKey: row.wrapped_key, words: row.words }] as const;

// ── Subjects ────────────────────────────────────────────────────────────────────────────────────

// Types cannot say "whatever parameters" without it.
// oxlint-disable-next-line typescript/no-explicit-any
export type Operation = ((...given: any[]) => Op<unknown>) & { isShort?: true; unlogged?: Operation };
export type Operations = Readonly<Record<string, Operation>>;

/**
 * A write that requests wait for and that takes no longer than a flush: SQLite carries it out in the event loop, because the
 * way to the writer's thread would cost more.
 */
export const short = <O extends Operation>(operation: O): O => Object.assign(operation, { isShort: true as const });

/**
 * A write that has an entry in the administrators' log, and goes on without it if the log is damaged.
 * @param operation the write with its entry, or without
 */
export const evenUnlogged = <Given extends unknown[], T>(
  operation: (isLogged: boolean) => (...given: Given) => Op<T>,
): ((...given: Given) => Op<T>) => Object.assign(operation(true), { unlogged: operation(false) });

/** The operations of one subject. What they are given must be plain values: SQLite's writer may be another thread. */
export interface Subject {
  reads?: Operations;
  writes?: Operations;
  /** Writes that `withEvents` offers too. */
  changes?: Operations;
}

type Promised<O> = {
  [Name in keyof O]: O[Name] extends (...given: infer Given) => Op<infer T> ? (...given: Given) => Promise<T> : never;
};

/** A subject as a store offers it: each operation is atomic, and returns a promise. */
export type Offered<S extends Subject> = Promised<S["reads"]> &
  Promised<S["writes"]> &
  Promised<S["changes"]> &
  (S extends { changes: Operations } ? WithEvents<Promised<S["changes"]>> : unknown);

interface WithEvents<Changes> {
  /**
   * The same changes, each with these events and their entries in the administrators' log in its commit. Where nothing is
   * changed, nothing is told. The `counts` of a change are told with them.
   */
  withEvents(events: readonly NewEvent[]): Changes;
}

/** An operation that somebody calls. */
export interface Call {
  /** Of the subject and the operation: "identities.link". */
  name: string;
  operation: Operation;
  given: readonly unknown[];
}

/** How an engine carries operations out. */
export interface Runner {
  read(call: Call): Promise<unknown>;
  write(call: Call): Promise<unknown>;
  writeWithEvents(call: Call, events: readonly NewEvent[]): Promise<unknown>;
}

export const writesOf = ({ writes, changes }: Subject): Operations => ({ ...writes, ...changes });
/** The name of what an operation is `evenUnlogged`. */
export const unloggedName = (name: string): string => `${name}, unlogged`;

/** The subject as a store offers it. @param subjectName begins the names of its operations */
export function offered<S extends Subject>(subjectName: string, subject: S, runner: Runner): Offered<S> {
  const promised = (operations: Operations | undefined, run: (call: Call) => Promise<unknown>) =>
    Object.fromEntries(
      Object.entries(operations ?? {}).map(([name, operation]) => [
        name,
        (...given: unknown[]) => run({ name: `${subjectName}.${name}`, operation, given }),
      ]),
    );
  const write = (call: Call): Promise<unknown> => {
    const { unlogged } = call.operation;
    if (!unlogged) return runner.write(call);
    return unlessLogDamaged(
      () => runner.write(call),
      () => runner.write({ ...call, name: unloggedName(call.name), operation: unlogged }),
    );
  };
  return {
    ...promised(subject.reads, (call) => runner.read(call)),
    ...promised(writesOf(subject), write),
    withEvents: (events: readonly NewEvent[]) =>
      promised(subject.changes, (call) => runner.writeWithEvents(call, events)),
  } as never;
}

// ── Running ─────────────────────────────────────────────────────────────────────────────────────

/** Carries out an operation where each step is answered at once. */
export function runNow<T>(op: Op<T>, ask: (step: Statement<unknown>) => readonly Row[]): T {
  if (op instanceof Statement) return op.outcomeOf(ask(op));
  const steps = op[Symbol.iterator]();
  let step = steps.next();
  while (!step.done) step = steps.next(ask(step.value));
  return step.value;
}

/** The same where answers come later. */
export async function runLater<T>(op: Op<T>, ask: (step: Statement<unknown>) => Promise<readonly Row[]>): Promise<T> {
  const steps = op[Symbol.iterator]();
  let step = steps.next();
  while (!step.done) step = steps.next(await ask(step.value));
  return step.value;
}
