// The way back from an upgrade that failed. The older program takes it at its next start if a mark in the data directory asks for it. Each step
// is a rename or a deletion, so that a crash in between leaves a database that one of the two programs can use.

import { Database } from "bun:sqlite";
import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { flush } from "../../base/durable_file.ts";
import { isBusy, unusable } from "./damage.ts";
import { copyBefore, schemaVersionOf } from "./migrate.ts";
import { MIGRATIONS } from "./schema.ts";
import { databasePath, openLive } from "./snapshot.ts";

const MARK = "roll-back";

/**
 * Asks the next start of this program to replace a newer database with the copy that was made when it was migrated.
 * @returns the path of the copy; null if the database is not newer, so that there is nothing to do
 * @throws Error with a message for the administrator if there is no copy
 */
export function askForRollBack(dataDir: string): string | null {
  const found = versionIn(dataDir);
  if (found <= MIGRATIONS.length) return null;
  const copy = copyBefore(databasePath(dataDir), found);
  if (!existsSync(copy)) {
    // A server may have put the copy in place in the meantime.
    if (versionIn(dataDir) <= MIGRATIONS.length) return null;
    throw new Error(`The database has schema version ${found}, but the copy ${copy} is missing.`);
  }
  // The mark is an empty file, so that a kill leaves either the mark or nothing.
  closeSync(openSync(join(dataDir, MARK), "w", 0o600));
  flush(dataDir);
  return copy;
}

function versionIn(dataDir: string): number {
  const live = openLive(dataDir);
  try {
    return schemaVersionOf(live);
  } finally {
    live.close();
  }
}

/**
 * Call this while holding the lock of the directory, before the database is opened. If this program knows the schema, it only removes the mark.
 * @returns the path of the copy that has replaced the database; null if none has
 * @throws Error with a message for the administrator; then the database is unchanged
 */
export function rollBackIfAsked(dataDir: string): string | null {
  const mark = join(dataDir, MARK);
  if (!existsSync(mark)) return null;
  const path = databasePath(dataDir);
  const copy = existsSync(path) ? copyToTake(path) : null;
  if (copy !== null) renameSync(copy, path);
  flush(dataDir);
  rmSync(mark);
  return copy;
}

function copyToTake(path: string): string | null {
  const db = new Database(path, { readwrite: true, create: false });
  try {
    const found = schemaVersionOf(db);
    const copy = copyBefore(path, found);
    if (found <= MIGRATIONS.length || !existsSync(copy)) return null;
    // Without a log, this file is the whole database, so a rename can replace it.
    db.run("PRAGMA busy_timeout = 5000");
    db.run("PRAGMA journal_mode = DELETE");
    return copy;
  } catch (error) {
    if (!isBusy(error)) throw unusable(path, error);
    throw new Error(`A command is using the database ${path}: end it, then start the server again.`, { cause: error });
  } finally {
    db.close();
  }
}
