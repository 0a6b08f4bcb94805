// Carries out the store's operations (../sql/voice.ts) on SQLite: reads on the connection of the event loop, writes through the writer.

import type { NewEvent } from "../../model/event.ts";
import type { PushRecord } from "../../model/push.ts";
import { isFlag, type Row, typeOf } from "../sql/columns.ts";
import { withEvents } from "../sql/events.ts";
import { WRITES } from "../sql/index.ts";
import type { Value } from "../sql/tables.ts";
import {
  type ByEngine,
  type Op,
  type Runner,
  runNow,
  type Statement,
  type StoredPush,
  type Values,
  type WordsRow,
} from "../sql/voice.ts";
import type { Connection } from "./connection.ts";
import { triggerSetter } from "./outbox_triggers.ts";
import type { SealKeys } from "../purges.ts";
import type { Parameters, Query } from "./reads.ts";

/** The highest push id that the database has assigned. */
export const LAST_PUSH = "SELECT seq FROM sqlite_sequence WHERE name = 'pushes'";

interface Db extends Pick<Connection, "prepare"> {
  write(name: never, parameters: never): Promise<unknown>;
}

type Answers = (step: Statement<unknown>) => readonly Row[];
type EngineAnswers = Partial<Record<ByEngine, (values: never) => readonly unknown[] | void>>;

/** Answers statements on a connection. Compiles each statement once. */
export function answersOn(connection: Pick<Connection, "prepare">, byEngine: EngineAnswers = {}): Answers {
  const compiled = new Map<string, Compiled>();
  const compile = (sql: string): Compiled => {
    const made: Compiled = { query: connection.prepare(inSqlite(sql)), flags: null };
    compiled.set(sql, made);
    return made;
  };
  return (step) => {
    const { kind, sql, values } = step;
    if (kind === "lock") return [];
    if (kind === "engine") {
      const answer = byEngine[sql as ByEngine];
      if (!answer) throw new Error(`The operation cannot use "${sql}" here.`);
      return (answer(values as never) ?? []) as Row[];
    }
    const asked = compiled.get(sql) ?? compile(sql);
    const { query } = asked;
    const bound = bindings(values);
    if (kind === "change") return [{ n: query.run(bound) }];
    if (kind === "rows") return query.all(bound).map((row) => typed(row, asked));
    const row = query.get(bound);
    return row ? [typed(row, asked)] : [];
  };
}

interface Compiled {
  query: Query<Record<string, Value>, Parameters>;
  /** The columns that are flags; known after the first row. */
  flags: readonly string[] | null;
}

/** Turns flags into booleans; in place, because most requests pass through here. */
function typed(row: Record<string, Value>, asked: Compiled): Row {
  asked.flags ??= Object.keys(row).filter((name) => typeOf(name) === "flag");
  for (const name of asked.flags) if (row[name] !== null) row[name] = row[name] !== 0;
  return row;
}

/** The statement for SQLite, which compares texts byte by byte anyway, has the same clock as this process, and has only one writer. */
const inSqlite = (sql: string): string =>
  sql
    .replace(/\bIN (\$\w+)/g, "IN (SELECT value FROM json_each($1))")
    .replace(/\bdecided\((\$\w+)\)/g, "$1")
    .replaceAll(' COLLATE "C"', "")
    .replaceAll("strpos(", "instr(")
    .replace(/\bNOT ((?:\w+\.)?(\w+))/g, (said, column: string, name: string) =>
      isFlag(name) ? `${column} = 0` : said,
    )
    .replace(/ FOR UPDATE(?: SKIP LOCKED)?$/, "");

function bindings(values: Values): Parameters {
  const bound: Parameters = {};
  for (const name in values) {
    const value = values[name] ?? null;
    bound[name] = Array.isArray(value) ? JSON.stringify(value) : (value as Value);
  }
  return bound;
}

/** @param sealKeys returns the current keys that seal the ends of logs */
export function sqliteRunner(db: Db, sealKeys: () => SealKeys): Runner {
  const words = db.prepare<WordsRow, { pushIds: string }>(WORDS);
  const answers = answersOn(db, {
    "sender's words": ({ pushIds }: { pushIds: readonly number[] }) => words.all({ pushIds: JSON.stringify(pushIds) }),
  });
  return {
    read: async ({ operation, given }) => runNow(operation(...given), answers),
    write: ({ name, given }) => db.write(name as never, { given, sealKeys: sealKeys() } as never),
    writeWithEvents: ({ name, given }, events) =>
      db.write("withEvents" as never, { events, name, given, sealKeys: sealKeys() } as never),
  };
}

// Most pushes have no words: in this order, SQLite does not search the two tables with the key for these.
const WORDS = `
  SELECT w.push_id, w.words, k.wrapped_key
    FROM sender_words w CROSS JOIN sealed_payloads s ON s.push_id = w.push_id CROSS JOIN key_slots k ON k.slot = s.key_slot
   WHERE w.push_id IN (SELECT value FROM json_each($pushIds))`;

/** Carries out an operation inside a write. @param sealKeys needed if it changes a log whose end is sealed */
export type Speak = <T>(op: Op<T>, sealKeys?: SealKeys) => T;

/** The hand-written steps that operations in ../sql contain. */
interface ByHand {
  expireIfDue(given: { pushId: number; nowMs: number }): void;
  storePush(given: StoredPush): PushRecord;
}

export function speaksOn(connection: Pick<Connection, "prepare">, byHand?: ByHand): Speak {
  let keys: SealKeys = [];
  const lastPush = connection.prepare<{ n: number }>(`SELECT coalesce((${LAST_PUSH}), 0) AS n`);
  const answers = answersOn(connection, {
    "other nodes": () => [],
    "seal keys": () => keys.map((key) => ({ key })),
    "set triggers": triggerSetter(connection),
    "highest push": () => lastPush.all({}),
    ...(byHand && {
      "expire if due": byHand.expireIfDue,
      "store push": (given: StoredPush) => [byHand.storePush(given)],
    }),
  });
  return (op, sealKeys = []) => {
    // A hand-written answer may carry out another operation.
    const outer = keys;
    keys = sealKeys;
    try {
      return runNow(op, answers);
    } finally {
      keys = outer;
    }
  };
}

interface Given {
  given: readonly unknown[];
  sealKeys: SealKeys;
}

/** All writes of ../sql by name, for the writer. */
export function spokenWrites(speak: Speak) {
  const writes = [...WRITES].map(([name, operation]) => [
    name,
    ({ given, sealKeys }: Given) => speak(operation(...given), sealKeys),
  ]);
  return {
    ...(Object.fromEntries(writes) as object),

    withEvents({ events, name, given, sealKeys }: Given & { events: readonly NewEvent[]; name: string }): unknown {
      const operation = WRITES.get(name);
      if (!operation) throw new Error(`There is no change ${name}.`);
      return speak(withEvents(operation(...given), events), sealKeys);
    },
  };
}
