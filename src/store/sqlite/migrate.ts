// Upgrades the schema of a database. There are no downgrades.

import type { Database } from "bun:sqlite";
import { renameSync, rmSync, statfsSync } from "node:fs";
import { dirname } from "node:path";

import { build } from "../../base/build.ts";
import { draftName, flush } from "../../base/durable_file.ts";
import { Unmendable } from "../../base/errors.ts";
import type { Migrated, OnProgress, SpaceFloor } from "../contract.ts";
import { complete, COMPLETE_AT } from "./early_schema.ts";
import type { Migrations } from "./schema.ts";

export const pragmaValue = (db: Database, name: string): number =>
  db.query<Record<string, number>, []>(`PRAGMA ${name}`).get()?.[name] ?? 0;

/** The number of migrations that were applied to a database: 0 if it is new. */
export const schemaVersionOf = (db: Database): number => pragmaValue(db, "user_version");

/** The copy that is made before a migration to this schema version. */
export const copyBefore = (path: string, to: number): string => `${path}.before-schema-${to}`;

/** The size of a database without its free pages. */
export const usedBytes = (db: Database): number =>
  (pragmaValue(db, "page_count") - pragmaValue(db, "freelist_count")) * pragmaValue(db, "page_size");

export interface MigrationOptions {
  /** The space to leave free on the disk. */
  floor?: SpaceFloor | undefined;
  onProgress?: OnProgress | undefined;
}

/**
 * Brings the schema up to date, all or nothing. First copies the database, unless it is empty, to a file beside it, named after the new version.
 * @returns null if there was nothing to do or the database was empty
 * @throws Error with a message for the administrator if the disk has too little space. A failed attempt leaves nothing behind.
 */
export function migrate(
  db: Database,
  path: string,
  migrations: Migrations,
  { floor, onProgress = () => {} }: MigrationOptions = {},
): Migrated | null {
  const [found, to] = [schemaVersionOf(db), migrations.length];
  if (found === to) return null;
  const copy = copyBefore(path, to);
  const draft = draftName(`${copy}.`);
  if (found > 0) {
    const room = roomFor(db, path, floor);
    if (isTooSmall(room)) throw new Error(`${noRoom(room, found, to)} Nothing was changed.`);
    onProgress("the database is being migrated", { from: found, to, pushes: pushesIn(db), bytes: room.copyBytes });
  }
  try {
    if (found > 0) {
      db.run("VACUUM INTO ?", [draft]);
      flush(draft);
      onProgress("the database was copied, and its schema is being migrated", { copy });
    }
    db.run("BEGIN IMMEDIATE");
    // Read again under the lock: another process may have migrated the database in the meantime, and has then made the copy itself.
    const first = schemaVersionOf(db);
    for (let next = first; next < to; next += 1) {
      if (next === first && first === COMPLETE_AT) complete(db);
      db.run(migrations[next] ?? "");
      db.run(`PRAGMA user_version = ${next + 1}`);
    }
    if (found > 0 && first === found) {
      renameSync(draft, copy);
      flush(dirname(copy));
    }
    db.run("COMMIT");
    return found > 0 && first === found ? { from: found, to, copy } : null;
  } catch (error) {
    if (db.inTransaction) db.run("ROLLBACK");
    throw error;
  } finally {
    for (const end of ["", "-journal"]) rmSync(`${draft}${end}`, { force: true });
  }
}

export interface Room {
  copyBytes: number;
  /** The space for the copy and for all that the migration writes. */
  neededBytes: number;
  freeBytes: number;
  floorBytes: number;
  directory: string;
}

/** The room that a migration needs, and the room on the disk. */
export function roomFor(db: Database, path: string, floor: SpaceFloor = { bytes: 0, percent: 0 }): Room {
  const copyBytes = usedBytes(db);
  const directory = dirname(path);
  const { bavail, blocks, bsize } = statfsSync(directory);
  return {
    copyBytes,
    // A migration may rewrite every page, first into the log.
    neededBytes: 2 * copyBytes,
    freeBytes: bavail * bsize,
    floorBytes: Math.min(floor.bytes, (blocks * bsize * floor.percent) / 100),
    directory,
  };
}

export const isTooSmall = ({ neededBytes, freeBytes, floorBytes }: Room): boolean =>
  freeBytes < neededBytes + floorBytes;

export function noRoom({ neededBytes, freeBytes, floorBytes, directory }: Room, from: number, to: number): string {
  const kept = floorBytes === 0 ? "" : `, and ${mebibytes(floorBytes)} must stay free (upload.free_space_floor)`;
  return (
    `The upgrade from schema version ${from} to ${to} temporarily needs ${mebibytes(neededBytes)}${kept}, but the disk that ` +
    `${directory} is on has ${mebibytes(freeBytes)} left: free some space first.`
  );
}

export const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

/**
 * @param writtenBy the version of Secret Push that wrote the database, if it is known
 * @returns a sentence if the database is too new for this program; otherwise null
 */
export function whyUnusable(
  found: number,
  migrations: Migrations,
  writtenBy: string | null,
  what: string,
): string | null {
  if (found > migrations.length) {
    const by = writtenBy === null || writtenBy === build ? "a newer Secret Push" : `Secret Push ${writtenBy}`;
    return (
      `${what} has schema version ${found}, but this program, ${build}, knows only up to ${migrations.length}. ` +
      `It was written by ${by}: use that version or a later one, or restore a backup made before the upgrade.`
    );
  }
  return null;
}

/** On the project's first day, the format of the logs changed without a new version. @throws Error with a message for the administrator if a database is older */
export function refuseTooOld(db: Database, what: string): void {
  const columns = db.query<{ name: string }, []>("SELECT name FROM pragma_table_info('pushes')").all();
  if (columns.length === 0 || columns.some(({ name }) => name === "last_entry_hash")) return;
  throw new Unmendable(
    `${what} was written by a build from before commit 2cbe72c3 of 2026-11-20. It is not damaged, but later programs cannot read it. ` +
      "Retrieve what you need with that build, then start with a new data directory.",
  );
}

/** @throws Error with the sentence of `whyUnusable` */
export function refuseUnusable(...about: Parameters<typeof whyUnusable>): void {
  const why = whyUnusable(...about);
  if (why !== null) throw new Unmendable(why);
}

/** The version of Secret Push that last wrote to a database; null if the database does not say. */
export function writtenBy(db: Database): string | null {
  try {
    const row = db.query<{ value: string }, []>("SELECT value FROM meta WHERE key = 'application_version'").get();
    return row?.value ?? null;
  } catch {
    return null;
  }
}

function pushesIn(db: Database): number {
  const has = db.query("SELECT 1 FROM sqlite_master WHERE name = 'pushes'").get() !== null;
  return has ? (db.query<{ n: number }, []>("SELECT count(*) AS n FROM pushes").get()?.n ?? 0) : 0;
}
