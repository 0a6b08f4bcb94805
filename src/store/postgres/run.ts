// Carries out the store's voice (sql/voice.ts) on PostgreSQL: a single statement as it is, several in one transaction. Here
// alone it is checked that an answer belongs to its question.

import type { NewEvent } from "../../model/event.ts";
import { type Row, typed, typeOfValue } from "../sql/columns.ts";
import { type Call, type Op, type Runner, runLater, Statement, Told, withEvents } from "../sql/voice.ts";
import type { Type, Value } from "../sql/tables.ts";
import type { Query, Statements } from "./connection.ts";
import { clean } from "./parameters.ts";

/** Writes events and their entries in the administrators' log, as the last thing in a transaction. */
type Tell = (query: Query, events: readonly NewEvent[]) => Promise<void>;

export function postgresRunner(db: Statements, tell: Tell): Runner {
  const write = (op: Op<unknown>): Promise<unknown> =>
    op instanceof Statement
      ? runLater(
          op,
          answers(db, (text, parameters) => db.change(text, parameters)),
        )
      : db.transaction((query) => runLater(op, answers(db, query, tell)));
  return {
    read: ({ operation, given }) =>
      runLater(
        operation(...given),
        answers(db, (text, parameters) => db.read(text, parameters)),
      ),
    write: ({ operation, given }: Call) => write(operation(...given)),
    writeWithEvents: ({ operation, given }, events) => write(withEvents(operation(...given), events)),
  };
}

/** Runs what is written in the voice inside a transaction that is not. */
export const runIn = <T>(db: Pick<Statements, "misrouted">, query: Query, op: Op<T>): Promise<T> =>
  runLater(op, answers(db, query));

const answers =
  (db: Pick<Statements, "misrouted">, query: Query, tell?: Tell) =>
  async (step: Statement<unknown> | Told): Promise<readonly Row[]> => {
    if (!(step instanceof Told)) return answer(db, query, step);
    if (!tell) throw new Error("Only a change of several statements can tell an event.");
    await tell(query, step.events);
    return [];
  };

let questions = 0;

// The driver has been seen to hand an answer to another question, so each question has a number that its answer repeats, also
// where it has no rows.
async function answer(
  db: Pick<Statements, "misrouted">,
  query: Query,
  { kind, sql, values }: Statement<unknown>,
): Promise<readonly Row[]> {
  const question = (questions = (questions + 1) & 0x7fff_ffff);
  const { text, parameters } = numbered(sql, values);
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

/** What strangers write. Other text must not be changed: two names that become one would be one. */
const PROSE = new Set(["name", "userAgent", "referrer", "error", "ip"]);

/** The statement with numbered parameters. */
function numbered(sql: string, values: Readonly<Record<string, Value>>): { text: string; parameters: Value[] } {
  const parameters: Value[] = [];
  const numbers = new Map<string, string>();
  const add = (name: string): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`The statement has no value for $${name}.`);
    const type = typeOfValue(name, value);
    const number = parameters.push(typeof value === "string" && PROSE.has(name) ? clean(value) : value);
    const parameter = `$${number}${type ? CASTS[type] : ""}`;
    numbers.set(name, parameter);
    return parameter;
  };
  return { text: sql.replace(/\$(\w+)/g, (_, name: string) => numbers.get(name) ?? add(name)), parameters };
}
