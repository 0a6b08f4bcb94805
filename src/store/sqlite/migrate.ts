// Brings the schema of a database forward, and never back.

import type { Database } from "bun:sqlite";
import { renameSync, rmSync, statfsSync } from "node:fs";
import { dirname } from "node:path";

import { build } from "../../base/build.ts";
import { draftName, flush } from "../../base/durable_file.ts";
import type { Migrated, OnProgress, SpaceFloor } from "../contract.ts";
import type { Migrations } from "./schema.ts";

/** The last commit that knows every version between two releases. */
const STEP_BY_STEP = "d7b3a4a";

/** How many migrations a database has had: 0 where it is new. */
export const schemaVersionOf = (db: Database): number =>
  db.query<{ user_version: number }, []>("PRAGMA user_version").get()?.user_version ?? 0;

export interface MigrationOptions {
  /** What stays free on the disk. */
  floor?: SpaceFloor | undefined;
  onProgress?: OnProgress | undefined;
}

/**
 * Brings the schema up to date, all or nothing. A database that holds something is copied first, to a file beside
 * it that is named after the version it is brought to.
 * @returns what was done, where the database held something
 * @throws Error with a sentence where the disk has no room for it; nothing of a failed attempt stays
 */
export function migrate(
  db: Database,
  path: string,
  migrations: Migrations,
  { floor, onProgress = () => {} }: MigrationOptions = {},
): Migrated | null {
  const [found, to] = [schemaVersionOf(db), migrations.length];
  if (found === to) return null;
  const copy = `${path}.before-schema-${to}`;
  const draft = draftName(`${copy}.`);
  if (found > 0) {
    const room = roomFor(db, path, floor);
    if (isTooSmall(room)) throw new Error(`${noRoom(room, found, to)} Nothing was changed.`);
    onProgress("the database is migrated", { from: found, to, pushes: pushesIn(db), bytes: room.copyBytes });
  }
  try {
    if (found > 0) {
      db.run("VACUUM INTO ?", [draft]);
      flush(draft);
      onProgress("the database was copied, its schema is migrated", { copy });
    }
    db.run("BEGIN IMMEDIATE");
    // Read again under the lock: another process may have been quicker, and then has the copy.
    const first = schemaVersionOf(db);
    for (let next = first; next < to; next += 1) {
      const migration = migrations[next];
      if (migration) db.run(migration);
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
  /** Of the copy. */
  copyBytes: number;
  /** Of the copy and of all that the migration writes. */
  neededBytes: number;
  freeBytes: number;
  /** What must stay free. */
  floorBytes: number;
  directory: string;
}

/** The room that a migration needs, and the room that there is. */
export function roomFor(db: Database, path: string, floor: SpaceFloor = { bytes: 0, percent: 0 }): Room {
  const value = (name: string): number => db.query<Record<string, number>, []>(`PRAGMA ${name}`).get()?.[name] ?? 0;
  const copyBytes = (value("page_count") - value("freelist_count")) * value("page_size");
  const directory = dirname(path);
  const { bavail, blocks, bsize } = statfsSync(directory);
  return {
    copyBytes,
    // Every page may be written anew, first into the log.
    neededBytes: 2 * copyBytes,
    freeBytes: bavail * bsize,
    floorBytes: Math.min(floor.bytes, (blocks * bsize * floor.percent) / 100),
    directory,
  };
}

export const isTooSmall = ({ neededBytes, freeBytes, floorBytes }: Room): boolean =>
  freeBytes < neededBytes + floorBytes;

/** A sentence with both sizes. */
export function noRoom({ neededBytes, freeBytes, floorBytes, directory }: Room, from: number, to: number): string {
  const kept = floorBytes === 0 ? "" : `, and ${mebibytes(floorBytes)} stay free (upload.free_space_floor)`;
  return (
    `The upgrade from schema version ${from} to ${to} needs ${mebibytes(neededBytes)} for a while${kept}, but the disk that ` +
    `${directory} is on has ${mebibytes(freeBytes)} left: make room first.`
  );
}

const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

/**
 * Why this program cannot use a database of this version, a sentence: its schema is newer, or no release has had it. Null where
 * it can.
 * @param writtenBy the version of Secret Push that wrote it, where that is known
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
      `It was written by ${by}: use that one or a later one, or restore a backup made before the upgrade.`
    );
  }
  if (migrations[found] !== null) return null;
  return (
    `${what} has schema version ${found}, which no release of Secret Push has had. It was written by ` +
    `${writtenBy === null ? "a build in between" : `Secret Push ${writtenBy}`}: have the build of commit ${STEP_BY_STEP} bring it ` +
    `to version ${migrations.lastIndexOf(null) + 1} first. Nothing was changed.`
  );
}

/** @throws Error with a sentence, as `whyUnusable` */
export function refuseUnusable(...about: Parameters<typeof whyUnusable>): void {
  const why = whyUnusable(...about);
  if (why !== null) throw new Error(why);
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

/** How much there is to do, for the log. */
function pushesIn(db: Database): number {
  const has = db.query("SELECT 1 FROM sqlite_master WHERE name = 'pushes'").get() !== null;
  return has ? (db.query<{ n: number }, []>("SELECT count(*) AS n FROM pushes").get()?.n ?? 0) : 0;
}
