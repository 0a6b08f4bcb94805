// Carries out the store's voice (sql/voice.ts) on SQLite: reads on the connection of the event loop, writes as operations of
// the writer.

import type { NewEvent } from "../../model/event.ts";
import { type Row, typed } from "../sql/columns.ts";
import { WRITES } from "../sql/index.ts";
import type { Value } from "../sql/tables.ts";
import {
  type Op,
  type Runner,
  runNow,
  type Statement,
  type Steps,
  Told,
  type Values,
  withEvents,
} from "../sql/voice.ts";
import type { Connection } from "./connection.ts";
import type { SealKeys } from "../purges.ts";
import type { Parameters, Query } from "./query.ts";

interface Db extends Pick<Connection, "prepare"> {
  write(name: never, parameters: never): Promise<unknown>;
}

type Answers = (step: Statement<unknown> | Told) => readonly Row[];

/** Answers statements on a connection. Each is compiled once. */
export function answersOn(connection: Pick<Connection, "prepare">): Answers {
  const compiled = new Map<string, Query<Row, Parameters>>();
  const queryOf = (sql: string): Query<Row, Parameters> => {
    let query = compiled.get(sql);
    if (!query) compiled.set(sql, (query = connection.prepare(inSqlite(sql))));
    return query;
  };
  return (step) => {
    if (step instanceof Told) throw new Error("Only a write can tell an event.");
    const { kind, sql, values } = step;
    if (kind === "lock") return [];
    const query = queryOf(sql);
    const bound = bindings(values);
    if (kind === "change") return [{ n: query.run(bound) }];
    if (kind === "rows") return query.all(bound).map(typed);
    const row = query.get(bound);
    return row ? [typed(row)] : [];
  };
}

/** Texts are compared byte by byte anyway, and the clock that decides is the server's. */
const inSqlite = (sql: string): string =>
  sql
    .replace(/\bIN (\$\w+)/g, "IN (SELECT value FROM json_each($1))")
    .replace(/\bdecided\((\$\w+)\)/g, "$1")
    .replaceAll(' COLLATE "C"', "");

function bindings(values: Values): Parameters {
  const bound: Parameters = {};
  for (const name in values) {
    const value = values[name] ?? null;
    bound[name] = Array.isArray(value) ? JSON.stringify(value) : (value as Value);
  }
  return bound;
}

/** @param sealKeys the keys that seal the end of the administrators' log at this moment */
export function sqliteRunner(db: Db, sealKeys: () => SealKeys): Runner {
  const answers = answersOn(db);
  return {
    read: async ({ operation, given }) => runNow(operation(...given), answers),
    write: ({ name, given }) => db.write(name as never, given as never),
    writeWithEvents: ({ name, given }, events) =>
      db.write("withEvents" as never, { events, name, parameters: given, sealKeys: sealKeys() } as never),
  };
}

export interface WriteWithEvents {
  events: readonly NewEvent[];
  name: string;
  parameters: unknown;
  sealKeys: SealKeys;
}

interface ByHand {
  /** Changes that are not in the voice yet. */
  changes: Record<string, (parameters: never) => unknown>;
  tell(told: { event: NewEvent; sealKeys: SealKeys }): void;
}

/** A change that is not in the voice yet, as one that is. */
// oxlint-disable-next-line require-yield
function* byHand(change: () => unknown): Steps<unknown> {
  return change();
}

/** The writes as the writer knows them, by name. Each takes the list of what the operation is given. */
export function spokenWrites(connection: Connection, { changes, tell }: ByHand) {
  const answers = answersOn(connection);
  const operationOf = (name: string, parameters: unknown): Op<unknown> => {
    const operation = WRITES.get(name);
    if (operation) return operation(...(parameters as unknown[]));
    const change = changes[name];
    if (!change) throw new Error(`There is no change ${name}.`);
    return byHand(() => change(parameters as never));
  };
  const writes = [...WRITES.keys()].map((name) => [
    name,
    (given: unknown[]) => runNow(operationOf(name, given), answers),
  ]);
  return {
    ...(Object.fromEntries(writes) as object),

    withEvents: ({ events, name, parameters, sealKeys }: WriteWithEvents): unknown =>
      runNow(withEvents(operationOf(name, parameters), events), (step) => {
        if (!(step instanceof Told)) return answers(step);
        for (const event of step.events) tell({ event, sealKeys });
        return [];
      }),
  };
}
