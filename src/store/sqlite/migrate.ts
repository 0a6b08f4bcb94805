// Brings the schema of a database forward, and never back.

import type { Database } from "bun:sqlite";
import { existsSync, renameSync, rmSync } from "node:fs";
import { basename, dirname } from "node:path";

import { build } from "../../base/build.ts";
import { draftName, flush } from "../../base/durable_file.ts";
import type { Migrated } from "../contract.ts";
import { removeStaleDrafts } from "../data_dir.ts";

/** How many migrations a database has had: 0 where it is new. */
export const schemaVersionOf = (db: Database): number =>
  db.query<{ user_version: number }, []>("PRAGMA user_version").get()?.user_version ?? 0;

/**
 * Brings the schema up to date, all or nothing. A database that holds something is copied first, to a file beside
 * it that is named after the version it is brought to.
 * @returns what was done, where the database held something
 */
export function migrate(db: Database, path: string, migrations: readonly string[]): Migrated | null {
  const found = schemaVersionOf(db);
  if (found === migrations.length) return null;
  const copy = `${path}.before-schema-${migrations.length}`;
  const draft = draftName(`${copy}.`);
  removeStaleDrafts(dirname(copy), `${basename(copy)}.`);
  if (found > 0) {
    db.run("VACUUM INTO ?", [draft]);
    flush(draft);
  }
  db.run("BEGIN IMMEDIATE");
  try {
    // Read again under the lock: another process may have been quicker, and then has the copy.
    const first = schemaVersionOf(db);
    for (let next = first; next < migrations.length; next += 1) {
      db.run(migrations[next] ?? "");
      db.run(`PRAGMA user_version = ${next + 1}`);
    }
    if (found > 0 && first === found) {
      renameSync(draft, copy);
      flush(dirname(copy));
    }
    db.run("COMMIT");
    return found > 0 && first === found ? { from: found, to: migrations.length, copy } : null;
  } catch (error) {
    if (db.inTransaction) db.run("ROLLBACK");
    throw error;
  } finally {
    if (existsSync(draft)) rmSync(draft);
  }
}

/**
 * @param writtenBy the version of Secret Push that wrote it, where that is known
 * @throws Error with a sentence, where the schema is newer than what this program knows
 */
export function refuseNewerSchema(found: number, known: number, writtenBy: string | null, what: string): void {
  if (found <= known) return;
  const by = writtenBy === null || writtenBy === build ? "a newer Secret Push" : `Secret Push ${writtenBy}`;
  throw new Error(
    `${what} has schema version ${found}, but this program, ${build}, knows only up to ${known}. ` +
      `It was written by ${by}: use that one or a later one, or restore a backup made before the upgrade.`,
  );
}

/** The version of Secret Push that wrote a database last; null where it does not say, as a newer or an empty one may not. */
export function writtenBy(db: Database): string | null {
  try {
    const row = db.query<{ value: string }, []>("SELECT value FROM meta WHERE key = 'application_version'").get();
    return row?.value ?? null;
  } catch {
    return null;
  }
}
