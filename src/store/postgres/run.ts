// Carries out the shared operations (../sql/voice.ts) on PostgreSQL, and checks that each answer belongs to its query. A write of several
// statements is a transaction.

import { type Row, typed, typeOfValue } from "../sql/columns.ts";
import { withEvents } from "../sql/events.ts";
import type { Type } from "../sql/tables.ts";
import { type ByEngine, type Op, type Runner, runLater, Statement, type Values } from "../sql/voice.ts";
import type { SealKeys } from "../purges.ts";
import type { Query, Statements } from "./connection.ts";
import { UNCONFIRMED } from "./faults.ts";
import { clean, numbers, type Parameter, texts } from "./parameters.ts";

type EngineAnswers = Partial<Record<ByEngine, (values: Values, query: Query) => Promise<readonly object[]>>>;

/** @param sealKeys returns the keys that seal the ends of logs at this moment */
export const postgresAnswers = (sealKeys: () => Promise<SealKeys>): EngineAnswers => ({
  "seal keys": async () => (await sealKeys()).map((key) => ({ key })),
  // There is nothing to do: the database's own triggers do this.
  "set triggers": async () => [],
  "highest push": async () => [],
});

export interface RunnerOptions {
  byEngine: EngineAnswers;
  /** Whether the times that callers pass replace the database's clock. */
  testClock: boolean;
}

export function postgresRunner(db: Statements, options: RunnerOptions): Runner {
  const read: Query = (text, parameters) => db.read(text, parameters);
  const change: Query = (text, parameters) => db.change(text, parameters);
  // A single statement is committed before its answer arrives. A transaction is not: it is lost with its connection.
  const changes: Asked = { misrouted: (what) => db.misrouted(what, UNCONFIRMED.change) };
  const write = (op: Op<unknown>): Promise<unknown> =>
    op instanceof Statement
      ? runLater(op, answersTo(changes, change, options))
      : db.transaction((query) => runLater(op, answersTo(changes, query, options)));
  return {
    read: ({ operation, given }) => runLater(operation(...given), answersTo(db, read, options)),
    write: ({ operation, given }) => write(operation(...given)),
    writeWithEvents: ({ operation, given }, events) => write(withEvents(operation(...given), events)),
  };
}

/** Carries out a shared operation inside a transaction of this engine. */
export type Speak = <T>(query: Query, op: Op<T>) => Promise<T>;

export const runIn = <T>(db: Asked, query: Query, op: Op<T>, options: Partial<RunnerOptions> = {}): Promise<T> =>
  runLater(op, answersTo(db, query, options));

type Asked = Pick<Statements, "misrouted">;

const answersTo =
  (db: Asked, query: Query, { byEngine, testClock }: Partial<RunnerOptions>) =>
  async (step: Statement<unknown>): Promise<readonly Row[]> => {
    if (step.kind !== "engine") return answer(db, query, step, testClock === true);
    const answered = byEngine?.[step.sql as ByEngine];
    if (!answered) throw new Error(`${step.sql} is not available here.`);
    return (await answered(step.values, query)) as readonly Row[];
  };

let questions = 0;

// The driver has occasionally returned the answer to a different query. So each query has a number, which even an answer without rows repeats.
async function answer(
  db: Asked,
  query: Query,
  { kind, sql, values }: Statement<unknown>,
  testClock: boolean,
): Promise<readonly Row[]> {
  const question = (questions = (questions + 1) & 0x7fff_ffff);
  const { text, parameters } = numbered(sql, values, testClock);
  const asked = `$${parameters.push(question)}::int AS _question`;
  const rows = await query<Row>(
    kind === "change"
      ? `WITH answer AS (${text} RETURNING 1) SELECT ${asked}, true AS _answered, count(*) AS n FROM answer`
      : `WITH answer AS (${text}) SELECT ${asked}, answer.*
           FROM (SELECT) AS asked LEFT JOIN (SELECT true AS _answered, * FROM answer) AS answer ON true`,
    parameters,
  );
  if (rows.length === 0 || rows.some((row) => row["_question"] !== question)) throw db.misrouted(tableIn(sql));
  return rows.filter((row) => row["_answered"]).map(typed);
}

const tableIn = (sql: string): string => `the table ${/\b(?:FROM|INTO|UPDATE)\s+(\w+)/.exec(sql)?.[1] ?? "unknown"}`;

const CASTS: Record<Type, string> = { number: "::bigint", flag: "::boolean", text: "::text", bytes: "::bytea" };

/** The names of values that strangers write. Other texts must not be cleaned, because two different ones could become the same. */
const PROSE = new Set(["name", "userAgent", "referrer", "error", "ip"]);

/** The statement with numbered parameters. */
function numbered(sql: string, values: Values, hasTestClock: boolean): { text: string; parameters: Parameter[] } {
  const parameters: Parameter[] = [];
  const known = new Map<string, string>();
  const add = (said: string, name: string): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`The statement has no value for $${name}.`);
    if (said.startsWith("decided"))
      return `(SELECT decided_ms_1($${parameters.push(hasTestClock ? (value as number) : null)}::bigint))`;
    if (isList(value)) return listed(value, parameters);
    const type = typeOfValue(name, value);
    const number = parameters.push(typeof value === "string" && PROSE.has(name) ? clean(value) : value);
    return `$${number}${type ? CASTS[type] : ""}`;
  };
  const text = sql.replace(/\bdecided\(\$(\w+)\)|\bIN \$(\w+)|\$(\w+)/g, (said, moment, list, name) => {
    const parameter = known.get(said) ?? add(said, moment ?? list ?? name);
    known.set(said, parameter);
    return parameter;
  });
  return { text, parameters };
}

const isList = (value: Values[string]): value is readonly number[] | readonly string[] => Array.isArray(value);

const listed = (list: readonly number[] | readonly string[], parameters: Parameter[]): string =>
  list.length === 0
    ? "IN (NULL)"
    : typeof list[0] === "number"
      ? `= ANY ($${parameters.push(numbers(list as readonly number[]))}::bigint[])`
      : `= ANY ($${parameters.push(texts(list as readonly string[]))}::text[])`;
