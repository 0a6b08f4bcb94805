// Brings the schema forward, and never back. Several nodes may start at once: one migrates, the others wait for it.

import type { Migrated } from "../contract.ts";
import { olderSchema } from "../data_dir.ts";
import type { Connection, Query } from "./connection.ts";
import { sqlStateOf } from "./faults.ts";
import { MIGRATIONS, type Migration } from "./schema.ts";

const MIGRATION_DEADLINE_MS = 60 * 60 * 1000;
const LOCK_TIMEOUT = "55P03";
/** A change of a table waits for a transaction that uses it, and every later request would wait behind it. */
const TRIES = 30;

export interface Known {
  migrations: readonly Migration[];
  /** The version of this program. */
  program: string;
}

/** @throws Error with a sentence: the schema is not ours, or newer than this program can work with */
export async function migrate(
  db: Connection,
  program: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Migrated | null> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(
        (query) => migrateIn(query, db.schema, { migrations, program }),
        MIGRATION_DEADLINE_MS,
      );
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      if (sqlStateOf(cause) !== LOCK_TIMEOUT || tried === TRIES) throw error;
      await Bun.sleep(1_000);
    }
  }
}

async function migrateIn(query: Query, schema: string, { migrations, program }: Known): Promise<Migrated | null> {
  await query("SET LOCAL statement_timeout = 0");
  await query("SET LOCAL lock_timeout = '10min'");
  await query("SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' secretpush schema', 0))", [schema]);
  await query("SET LOCAL lock_timeout = '2s'");
  const found = await versionIn(query, schema);
  if (found === null) {
    // Where it exists already, its owner may have made it for us; the right to make schemas is not needed then.
    const [there] = await query("SELECT 1 FROM pg_namespace WHERE nspname = $1", [schema]);
    if (!there) await query(`CREATE SCHEMA ${identifier(schema)}`);
    await query("CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL)");
    await query("INSERT INTO meta (key, value) VALUES ('application', 'secretpush')");
  } else refuseNewer(found, { migrations, program }, schema);
  const from = found?.version ?? 0;
  if (from >= migrations.length) return null;
  for (const [index, { sql, minProgram }] of migrations.entries()) {
    if (index < from) continue;
    await query(sql);
    await setMeta(query, "schema_version", String(index + 1));
    await setMeta(query, "min_program_version", minProgram);
  }
  await setMeta(query, "application_version", program);
  return from === 0 ? null : { from, to: migrations.length, copy: null };
}

/** What is in the schema, which is left as it is; null where it is empty. @throws Error with a sentence, as `migrate` */
export async function inspectSchema(db: Connection, program: string): Promise<Found | null> {
  const found = await versionIn((text, parameters) => db.read(text, parameters), db.schema);
  if (found) refuseNewer(found, { migrations: MIGRATIONS, program }, db.schema);
  return found;
}

/** @throws Error with a sentence where the schema is older than this program's */
export async function refuseOlder(db: Connection, program: string, where: string): Promise<void> {
  const found = await inspectSchema(db, program);
  if ((found?.version ?? 0) < MIGRATIONS.length) throw olderSchema(where);
}

/** @throws Error with a sentence where rows were being brought here, and that did not end */
export async function refusePending(db: Connection, where: string): Promise<void> {
  const [row] = await db.read("SELECT 1 FROM meta WHERE key = 'pending_migration'");
  if (!row) return;
  throw new Error(`The database ${where} holds a migration that did not end. Run "secretpush migrate" again.`);
}

export interface Found {
  version: number;
  minProgram: string;
  writtenBy: string;
}

/** What there is of ours in the schema; null where it is empty. @throws Error with a sentence where it is not ours */
async function versionIn(query: Query, schema: string): Promise<Found | null> {
  const tables = await query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = $1 AND c.relkind IN ('r', 'v', 'm', 'p', 'f')`,
    [schema],
  );
  if (tables.length === 0) return null;
  const rows = tables.some(({ name }) => name === "meta")
    ? await query<{ key: string; value: string }>("SELECT key, value FROM meta").catch(() => [])
    : [];
  const meta = new Map(rows.map(({ key, value }) => [key, value]));
  if (meta.get("application") !== "secretpush") {
    throw new Error(
      `The schema "${schema}" of the database holds tables of something else. ` +
        "Name another schema with database_schema, or another database with database_url. Nothing was changed.",
    );
  }
  return {
    version: Number(meta.get("schema_version") ?? 0),
    minProgram: meta.get("min_program_version") ?? "",
    writtenBy: meta.get("application_version") ?? "",
  };
}

function refuseNewer(found: Found, { migrations, program }: Known, schema: string): void {
  if (found.version <= migrations.length || isAtLeast(program, found.minProgram)) return;
  throw new Error(
    `The database schema "${schema}" has version ${found.version}, but this program knows only up to ` +
      `${migrations.length}, and it needs Secret Push ${found.minProgram} or later. Nothing was changed.`,
  );
}

/** Whether version `a` is `b` or a later one: "2.10.0" is later than "2.9.3". */
export function isAtLeast(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  for (const [index, wanted] of (right ?? []).entries()) {
    const has = left?.[index] ?? 0;
    if (has !== wanted) return has > wanted;
  }
  return true;
}

const setMeta = (query: Query, key: string, value: string) =>
  query("INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value", [
    key,
    value,
  ]);

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
