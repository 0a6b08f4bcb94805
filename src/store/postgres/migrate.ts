// Migrates the schema forward, never back. If several nodes start at once, one migrates and the others wait for it. The age of a program is the
// number of migrations that it knows. The database stores the oldest program that may use it. Older nodes stop at their next heartbeat, and
// newer nodes serve only after that.

import { Unmendable } from "../../base/errors.ts";
import type { Migrated, OnProgress } from "../contract.ts";
import { olderSchema } from "../data_dir.ts";
import type { Connection, Query } from "./connection.ts";
import { sqlStateOf } from "./faults.ts";
import { ALIVE_MS, lockKeys, OLDEST_SCHEMA, setMeta } from "./key_fingerprints.ts";
import { MIGRATIONS, type Migrations } from "./schema.ts";

const MIGRATION_DEADLINE_MS = 60 * 60 * 1000;
const LOCK_TIMEOUT = "55P03";
/** A change to a table waits for transactions that use it, and meanwhile blocks later ones. So it waits only briefly, and is tried often. */
const TRIES = 40;

export interface Known {
  migrations: Migrations;
  /** The version and commit of this program. */
  program: string;
}

/** @throws Error with a message for the administrator if the schema is not ours, or too new for this program */
export async function migrate(
  db: Connection,
  program: string,
  migrations: Migrations = MIGRATIONS,
  onProgress: OnProgress = () => {},
): Promise<Migrated | null> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(
        (query) => migrateIn(query, db.schema, { migrations, program }, onProgress),
        MIGRATION_DEADLINE_MS,
      );
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      if (sqlStateOf(cause) !== LOCK_TIMEOUT || tried === TRIES) throw error;
      if (tried === 1)
        onProgress("the migration is waiting", { reason: cause instanceof Error ? cause.message : "a lock" });
      await Bun.sleep(1_000);
    }
  }
}

/** The oldest program that may use a schema with these migrations. */
const oldestFor = (migrations: Migrations): number =>
  migrations.findLastIndex((one) => one === null || one.restricts) + 1;

async function migrateIn(
  query: Query,
  schema: string,
  { migrations, program }: Known,
  onProgress: OnProgress,
): Promise<Migrated | null> {
  await query("SET LOCAL statement_timeout = 0");
  await query("SET LOCAL lock_timeout = '10min'");
  await query("SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' secretpush schema', 0))", [schema]);
  await query("SET LOCAL lock_timeout = '2s'");
  const found = await versionIn(query, schema);
  if (found === null) {
    // If the schema already exists, this program does not need the right to create schemas.
    const [there] = await query("SELECT 1 FROM pg_namespace WHERE nspname = $1", [schema]);
    if (!there) await query(`CREATE SCHEMA ${identifier(schema)}`);
    await query("CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL)");
    await query("INSERT INTO meta (key, value) VALUES ('application', 'secretpush')");
  } else refuseUnusable(found, { migrations, program }, schema);
  const from = found?.version ?? 0;
  if (from >= migrations.length) return null;
  const oldest = oldestFor(migrations);
  // No node may join in the meantime, because it would not notice the migration.
  await lockKeys(query);
  if (from > 0)
    onProgress("the database is being migrated", { from, to: migrations.length, pushes: await countPushes(query) });
  for (const migration of migrations.slice(from)) if (migration) await query(migration.sql);
  await setMeta(query, "schema_version", String(migrations.length));
  await setMeta(query, OLDEST_SCHEMA, String(oldest));
  await setMeta(query, "application_version", program);
  return from === 0 ? null : { from, to: migrations.length, copy: null };
}

/** The planner's estimate, because counting would take too long. */
async function countPushes(query: Query): Promise<number> {
  const [row] = await query<{ n: number }>(
    "SELECT greatest(reltuples, 0)::float8 AS n FROM pg_class WHERE oid = 'pushes'::regclass",
  );
  return row?.n ?? 0;
}

/**
 * Waits until no node is left that is too old for the schema: such a node would not enforce what this program creates. It stops at its next
 * heartbeat. A killed node counts until it has been silent for long enough.
 */
export async function outliveOlder(db: Connection, onProgress: OnProgress = () => {}): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const older = await db.read(
      `SELECT 1 FROM nodes
        WHERE seen_ms > decided_ms_1(NULL) - $1::bigint
          AND schema_version < (SELECT value::int FROM meta WHERE key = $2::text)`,
      [ALIVE_MS, OLDEST_SCHEMA],
    );
    if (older.length === 0) return;
    if (tried === 1) onProgress("waiting until older nodes have stopped", { nodes: older.length });
    await Bun.sleep(250);
  }
}

/** Inspects the schema without changing it. @returns null if it is empty @throws as `migrate` */
export async function inspectSchema(db: Connection, program: string): Promise<Found | null> {
  const found = await versionIn((text, parameters) => db.read(text, parameters), db.schema);
  if (found) refuseUnusable(found, { migrations: MIGRATIONS, program }, db.schema);
  return found;
}

/** @throws Error with a message for the administrator if the schema is older than this program's */
export async function refuseOlder(db: Connection, program: string, where: string): Promise<void> {
  const found = await inspectSchema(db, program);
  if ((found?.version ?? 0) < MIGRATIONS.length) throw olderSchema(where);
}

/** @throws Error with a message for the administrator if a migration into this schema is unfinished */
export async function refusePending(db: Connection, where: string): Promise<void> {
  const [row] = await db.read("SELECT 1 FROM meta WHERE key = 'pending_migration'");
  if (!row) return;
  throw new Error(`The database ${where} contains an unfinished migration. Run "secretpush migrate" again.`);
}

export interface Found {
  version: number;
  /** The oldest program that may use the schema. */
  oldest: number;
  writtenBy: string;
}

/** @returns null if the schema is empty @throws Error with a message for the administrator if it belongs to another program */
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
    throw new Unmendable(
      `The schema "${schema}" of the database contains tables of another program. ` +
        "Name another schema with database_schema, or another database with database_url. Nothing was changed.",
    );
  }
  return {
    version: Number(meta.get("schema_version") ?? 0),
    oldest: Number(meta.get(OLDEST_SCHEMA) ?? 0),
    writtenBy: meta.get("application_version") ?? "",
  };
}

function refuseUnusable({ version, oldest, writtenBy }: Found, { migrations, program }: Known, schema: string): void {
  const has = `The database schema "${schema}" has version ${version}`;
  if (oldest > migrations.length) {
    const by = writtenBy === "" || writtenBy === program ? "a newer Secret Push" : `Secret Push ${writtenBy}`;
    throw new Unmendable(
      `${has}, and only programs that know at least version ${oldest} can use it; this one, ${program}, ` +
        `knows up to ${migrations.length}. It was written by ${by}: use that version or a later one. Nothing was changed.`,
    );
  }
  if (migrations[version] === null) {
    throw new Unmendable(
      `${has}, which no release of Secret Push has had. It was written by ${writtenBy === "" ? "an unreleased build" : `Secret Push ${writtenBy}`}: make a ` +
        "backup with that build, and restore it into another schema with this one. Nothing was changed.",
    );
  }
}

const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
