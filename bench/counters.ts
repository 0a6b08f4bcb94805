// Preloaded into a server whose costs are counted (costs.ts). While it counts, it stands before the statements, the
// headers, the timers and the ways to other threads, and notes the name of each use; or it counts what is made, and
// then stands before nothing, because notes are made too. Between two counts the server is as it always is.

import { heapStats } from "bun:jsc";
import { Database, type Statement } from "bun:sqlite";
import { unlinkSync } from "node:fs";

export interface Order {
  note: "uses" | "what is made" | "no more";
  /** What strace's lines between the first and the last order are known by. */
  name: string;
}
/** What is used or made → by name → how often. */
export type Notes = Record<string, Record<string, number>>;

type Method = (this: unknown, ...given: unknown[]) => unknown;
type Methods = Record<string, Method>;

const notes = new Map<string, Map<string, number>>();
const statements: Array<{ statement: Statement; sql: string }> = [];
const databases = new Set<Database>();
let undo: Array<() => void> = [];
let before: Record<string, number> | null = null;

function note(what: string, name: string, times = 1): void {
  const of = notes.get(what) ?? new Map<string, number>();
  notes.set(what, of.set(name, (of.get(name) ?? 0) + times));
}

/** Until `undo`, each call of the method is noted. @param named what it is noted as; null: not at all */
function watch(owner: object, method: string, what: string, named: (first: unknown) => string | null): void {
  const methods = owner as Methods;
  const own = Object.getOwnPropertyDescriptor(methods, method);
  const real = methods[method];
  if (!real) return;
  const watching: Method = function watching(...given) {
    const name = named(given[0]);
    if (name !== null) note(what, name);
    return real.apply(this, given);
  };
  Object.defineProperty(methods, method, { value: watching, configurable: true, writable: true, enumerable: true });
  undo.push(() => {
    if (own) Object.defineProperty(methods, method, own);
    else delete methods[method];
  });
}

const oneLine = (sql: string): string => sql.replaceAll(/\s+/g, " ").trim();

function watchStatement({ statement, sql }: { statement: Statement; sql: string }): void {
  for (const method of ["get", "all", "run", "values"]) watch(statement, method, "statements", () => sql);
}

// Statements are kept by those who prepare them, so that they are remembered from the start.
const realMethods = Database.prototype as unknown as Methods;
for (const method of ["prepare", "query"]) {
  const real = realMethods[method] as Method;
  realMethods[method] = function remembering(sql, ...more) {
    const statement = real.call(this, sql, ...more) as Statement;
    databases.add(this as Database);
    if (statements.some((known) => known.statement === statement)) return statement;
    const one = { statement, sql: oneLine(String(sql)) };
    statements.push(one);
    if (undo.length > 0) watchStatement(one);
    return statement;
  };
}

/** Rows that were inserted, changed or deleted, by triggers too. */
function rowsWritten(): number {
  let sum = 0;
  for (const database of databases) {
    try {
      sum += Number(Object.values(database.query("SELECT total_changes()").get() as object)[0]);
    } catch {
      databases.delete(database); // it was closed
    }
  }
  return sum;
}

function start({ note: what }: Order): void {
  notes.clear();
  if (what === "what is made") {
    Bun.gc(true); // none comes before the count ends: its limits are far away
    before = heapStats().objectTypeCounts;
    return;
  }
  note("rows", "written", -rowsWritten());
  for (const method of ["get", "has", "toJSON", "entries", "keys", "values", "forEach"]) {
    watch(Headers.prototype, method, "headers", (name) => (typeof name === "string" ? name.toLowerCase() : "all"));
  }
  for (const timer of ["setTimeout", "setInterval"]) watch(globalThis, timer, "timers", () => timer);
  watch(globalThis, "setImmediate", "turns", () => "setImmediate");
  for (const port of [Worker.prototype, MessagePort.prototype]) watch(port, "postMessage", "messages", () => "sent");
  for (const method of ["run", "exec"]) watch(Database.prototype, method, "statements", (sql) => oneLine(String(sql)));
  for (const one of statements) watchStatement(one);
}

function stop(): Notes {
  if (before === null) {
    for (const step of undo.toReversed()) step();
    undo = [];
    note("rows", "written", rowsWritten());
  } else {
    for (const [type, count] of Object.entries(heapStats().objectTypeCounts)) {
      note("made", type, count - (before[type] ?? 0));
    }
    before = null;
  }
  return Object.fromEntries([...notes].map(([what, of]) => [what, Object.fromEntries(of)]));
}

/** A system call that nothing else makes. */
function mark(name: string): void {
  try {
    unlinkSync(name);
  } catch {
    // It is not there.
  }
}

process.on("message", (order: Order) => {
  if (order.note === "no more") {
    if (before === null) mark(order.name);
    process.send?.(stop());
    return;
  }
  start(order);
  if (before === null) mark(order.name);
  process.send?.("started");
});
process.send?.({ pid: process.pid });
