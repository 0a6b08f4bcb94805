// The language in which the store's operations are written, once for both engines. An operation yields statements in SQL that SQLite and
// PostgreSQL both understand, with named values ($userId), and receives their rows, typed by columns.ts. sqlite/run.ts and postgres/run.ts carry
// the statements out. Only the operations that must be fastest are hand-written for each engine.
//
// The engines translate these expressions:
//
//   id IN $ids           $ids is a list of numbers or texts
//   decided($nowMs)      the current time; PostgreSQL uses the database's clock
//   name COLLATE "C"     compares texts byte by byte
//   strpos(name, $text)  the position of the text, from 1; 0 if the name does not contain it
//   NOT o.spread         the flag is not set; SQLite can use an index for this too
//   … FOR UPDATE         locks the rows until the end of the transaction; SQLite has only one writer and ignores it

import { isCorrupt } from "../../base/errors.ts";
import { PurposeKey } from "../../base/keyring.ts";
import type { NewEvent } from "../../model/event.ts";
import type { ClientInfo } from "../../model/audit.ts";
import type { NewPush, PushRecord, SealedWords } from "../../model/push.ts";
import type { PushParts } from "../pushes.ts";
import { inCamelCase, type Row, type Typed, type TypedCamel } from "./columns.ts";
import type { Value } from "./tables.ts";

export type Values = Readonly<Record<string, Value | readonly number[] | readonly string[]>>;

/**
 * - `rows`: returns rows
 * - `row`: returns rows, of which only the first one counts
 * - `change`: has no RETURNING; the answer is one row with `n`, the number of changed rows
 * - `lock`: takes a lock until the end of the transaction. SQLite has only one writer and skips this
 * - `engine`: is not SQL, but the name of something that each engine does in its own way (`ByEngine`)
 */
type StatementKind = "rows" | "row" | "change" | "lock" | "engine";

/** What each engine does or provides in its own way. */
export type ByEngine =
  "expire if due" | "highest push" | "other nodes" | "seal keys" | "sender's words" | "set triggers" | "store push";

/** A statement, with the function that turns its rows into a result. */
export class Statement<T> {
  constructor(
    readonly kind: StatementKind,
    readonly sql: string,
    readonly values: Values,
    readonly outcomeOf: (rows: readonly Row[]) => T,
  ) {}

  /** Makes a statement a step of an operation: `const row = yield* one(…)`. */
  *[Symbol.iterator](): Steps<T> {
    return this.outcomeOf(yield this);
  }
}

export type Steps<T> = Generator<Statement<unknown>, T, readonly Row[]>;

/**
 * An operation. PostgreSQL runs a write of several statements in a transaction, and a single statement without one. The statements of a read do
 * not share a transaction.
 */
export type Op<T> = Statement<T> | Steps<T>;

// ── Statements ────────────────────────────────────────────────────────────────────────────────────

/** All rows, in camel case, or as `to` maps them. */
export function all<R extends TypedCamel<R>>(sql: string, values?: Values): Statement<R[]>;
export function all<R extends Typed<R>, T>(sql: string, values: Values, to: (row: R) => T): Statement<T[]>;
export function all(sql: string, values: Values = {}, to: Mapping = inCamelCase): Statement<unknown[]> {
  return new Statement("rows", sql, values, (rows) => rows.map((row) => to(row as never)));
}

/** The first row, or null. */
export function one<R extends TypedCamel<R>>(sql: string, values?: Values): Statement<R | null>;
export function one<R extends Typed<R>, T>(sql: string, values: Values, to: (row: R) => T): Statement<T | null>;
export function one(sql: string, values: Values = {}, to: Mapping = inCamelCase): Statement<unknown> {
  return new Statement("row", sql, values, ([row]) => (row === undefined ? null : to(row as never)));
}

/** The row of a statement that always returns one, such as a count. */
export function only<R extends TypedCamel<R>>(sql: string, values?: Values): Statement<R>;
export function only<R extends Typed<R>, T>(sql: string, values: Values, to: (row: R) => T): Statement<T>;
export function only(sql: string, values: Values = {}, to: Mapping = inCamelCase): Statement<unknown> {
  return new Statement("row", sql, values, ([row]) => to(row as never));
}

/** The number `n` of a statement that always returns a row. */
export const number = (sql: string, values: Values = {}): Statement<number> =>
  only(sql, values, ({ n }: { n: number }) => n);

type Mapping = (row: never) => unknown;

/** For `all`, `one` and `only`: maps rows in camel case. */
export const camel =
  <R extends TypedCamel<R>, T>(to: (row: R) => T) =>
  (row: never): T =>
    to(inCamelCase(row) as unknown as R);

/** Whether there is a row. */
export const any = (sql: string, values: Values = {}): Statement<boolean> =>
  new Statement("row", sql, values, (rows) => rows.length > 0);

/** INSERT, UPDATE or DELETE. @returns the number of rows that it has changed */
export const changed = (sql: string, values: Values = {}): Statement<number> =>
  new Statement("change", sql, values, ([row]) => Number(row?.["n"]));

/** As `changed`. @returns whether it has changed any row */
export const did = (sql: string, values: Values = {}): Statement<boolean> =>
  new Statement("change", sql, values, ([row]) => Number(row?.["n"]) > 0);

/** Locks a user until the end of the transaction: meanwhile, no other operation locks or removes the user. */
export const lockUser = (userId: number): Statement<void> =>
  new Statement("lock", "SELECT id FROM users WHERE id = $userId FOR NO KEY UPDATE", { userId }, () => {});

/** Locks a push until the end of the transaction. */
export const lockPush = (pushId: number): Statement<void> =>
  new Statement("lock", "SELECT id FROM pushes WHERE id = $pushId FOR NO KEY UPDATE", { pushId }, () => {});

/** Until the end of the transaction, no other operation with this name runs. */
export const alone = (what: string): Statement<void> =>
  new Statement(
    "lock",
    "SELECT 1 AS n FROM pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || $what, 0))",
    { what },
    () => {},
  );

/** As `alone`, with one name for each id that the query returns. */
export const aloneWithEach = (what: string, ids: string, values: Values): Statement<void> =>
  new Statement(
    "lock",
    `SELECT 1 AS n FROM (${ids}) AS one CROSS JOIN LATERAL
       pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || $what || ' ' || one.id::text, 0))`,
    { ...values, what },
    () => {},
  );

const byEngine = <T>(what: ByEngine, outcomeOf: (rows: readonly Row[]) => T, given: object = {}): Statement<T> =>
  new Statement("engine", what, given as Values, outcomeOf);

/** A push that `storePush` stores. */
export interface StoredPush {
  push: NewPush;
  parts: PushParts;
  client: ClientInfo;
}

/** Stores a push, as `PushesByHand.create` does. Only for writes. */
export const storePush = (given: StoredPush): Statement<PushRecord> =>
  byEngine("store push", ([row]) => row as unknown as PushRecord, given);

/** Expires a push if its time is up. Only for writes. */
export const expireIfDue = (pushId: number, nowMs: number): Statement<void> =>
  byEngine("expire if due", () => {}, { pushId, nowMs });

/** The keys that seal the ends of logs at this moment. Only for writes. */
export const sealKeys = byEngine("seal keys", (rows) => new PurposeKey(rows.map((row) => row["key"] as Uint8Array)));

/** The ids of the other running nodes. */
export const otherNodes = byEngine("other nodes", (rows) => rows.map((row) => String(row["id"])));

/** Call this after subscriptions have changed: in SQLite, the triggers that write events exist only while there are subscribers. */
export const setTriggers = byEngine("set triggers", () => {});

/** The highest push id ever assigned; null in PostgreSQL, whose ids have gaps. */
export const highestPush = byEngine("highest push", ([row]) => (row ? Number(row["n"]) : null));

/** The senders' words to recipients, by push id. Only for reads. */
export const sendersWords = (pushIds: readonly number[]): Statement<ReadonlyMap<number, SealedWords>> =>
  byEngine("sender's words", (rows) => new Map((rows as unknown as WordsRow[]).map(wordsIn)), { pushIds });

export interface WordsRow {
  push_id: number;
  words: Uint8Array;
  wrapped_key: Uint8Array;
}
const wordsIn = (row: WordsRow) => [row.push_id, { wrappedKey: row.wrapped_key, words: row.words }] as const;

// ── Subjects ────────────────────────────────────────────────────────────────────────────────────

// TypeScript has no other type for arbitrary parameters.
// oxlint-disable-next-line typescript/no-explicit-any
export type Operation = ((...given: any[]) => Op<unknown>) & { isShort?: true; unlogged?: Operation };
export type Operations = Readonly<Record<string, Operation>>;

/** Marks a write that takes no longer than a flush. SQLite runs it in the event loop, because passing it to a thread would cost more. */
export const short = <O extends Operation>(operation: O): O => Object.assign(operation, { isShort: true as const });

/**
 * A write with an entry in the admin log. If the log is damaged, the write happens without the entry.
 * @param operation returns the write, with or without the entry
 */
export const evenUnlogged = <Given extends unknown[], T>(
  operation: (isLogged: boolean) => (...given: Given) => Op<T>,
): ((...given: Given) => Op<T>) => Object.assign(operation(true), { unlogged: operation(false) });

/** The operations on one subject. Their parameters must be plain values, because SQLite's writer may run in another thread. */
export interface Subject {
  reads?: Operations;
  writes?: Operations;
  /** Writes that `withEvents` can combine with events. */
  changes?: Operations;
}

type Promised<O> = {
  [Name in keyof O]: O[Name] extends (...given: infer Given) => Op<infer T> ? (...given: Given) => Promise<T> : never;
};

/** The methods that a store offers for a subject: each is atomic and returns a promise. */
export type Offered<S extends Subject> = Promised<S["reads"]> &
  Promised<S["writes"]> &
  Promised<S["changes"]> &
  (S extends { changes: Operations } ? WithEvents<Promised<S["changes"]>> : unknown);

interface WithEvents<Changes> {
  /**
   * The same changes. Each writes these events, and their entries in the admin log, in its own commit. A change that has no effect writes no
   * event. The events contain the `counts` that a change returns.
   */
  withEvents(events: readonly NewEvent[]): Changes;
}

export interface Call {
  /** Subject and operation: "identities.link". */
  name: string;
  operation: Operation;
  given: readonly unknown[];
}

/** Carries out operations on an engine. */
export interface Runner {
  read(call: Call): Promise<unknown>;
  write(call: Call): Promise<unknown>;
  writeWithEvents(call: Call, events: readonly NewEvent[]): Promise<unknown>;
}

export const writesOf = ({ writes, changes }: Subject): Operations => ({ ...writes, ...changes });
/** The name of the variant without an entry (`evenUnlogged`). */
export const unloggedName = (name: string): string => `${name}, unlogged`;

/** @param subjectName the first part of the names of its operations */
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
    // A damaged log must not keep people from signing in and repairing the server. The damage is reported nevertheless.
    return runner.write(call).catch((error: unknown) => {
      if (!isCorrupt(error)) throw error;
      return runner.write({ ...call, name: unloggedName(call.name), operation: unlogged });
    });
  };
  return {
    ...promised(subject.reads, (call) => runner.read(call)),
    ...promised(writesOf(subject), write),
    withEvents: (events: readonly NewEvent[]) =>
      promised(subject.changes, (call) => runner.writeWithEvents(call, events)),
  } as never;
}

// ── Running ─────────────────────────────────────────────────────────────────────────────────────

/** Carries out an operation whose steps are answered synchronously. */
export function runNow<T>(op: Op<T>, ask: (step: Statement<unknown>) => readonly Row[]): T {
  if (op instanceof Statement) return op.outcomeOf(ask(op));
  const steps = op[Symbol.iterator]();
  let step = steps.next();
  while (!step.done) step = steps.next(ask(step.value));
  return step.value;
}

/** Carries out an operation whose steps are answered asynchronously. */
export async function runLater<T>(op: Op<T>, ask: (step: Statement<unknown>) => Promise<readonly Row[]>): Promise<T> {
  const steps = op[Symbol.iterator]();
  let step = steps.next();
  while (!step.done) step = steps.next(await ask(step.value));
  return step.value;
}
