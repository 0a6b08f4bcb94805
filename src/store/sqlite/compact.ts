// Rewrites the database without its free pages, while no server runs: a rewrite would keep all writers waiting.
// The sweeper gives free pages back too, but only in databases that were created for it. After this, an older
// database is one of them.

import { Database } from "bun:sqlite";
import { statfsSync, statSync } from "node:fs";

import { isDamage, unusable } from "./damage.ts";
import { nameFullDisk, refuseMarked } from "../data_dir.ts";
import { databaseProblems } from "./integrity.ts";
import { DirectoryInUse, lockDataDir } from "./directory_lock.ts";
import { databasePath, openLive } from "./snapshot.ts";

export type CompactStep = "check" | "rewrite" | "move";

export interface Compacted {
  path: string;
  beforeBytes: number;
  afterBytes: number;
}

/**
 * All or nothing: a crash leaves the database as it was or as it is to be.
 * @throws Error with a sentence: a server runs, there is no room, or the database is damaged
 */
export function compact(dataDir: string, onStep: (step: CompactStep) => void = () => {}): Compacted {
  process.umask(0o077);
  refuseMarked(dataDir);
  const path = databasePath(dataDir);
  openLive(dataDir).close(); // before the lock, which would make a file in a directory that is not one of ours
  const unlock = lock(dataDir);
  let db: Database | undefined;
  try {
    db = openLive(dataDir);
    onStep("check");
    const problems = databaseProblems(db);
    if (problems.length > 0) {
      throw new Error(
        `The database ${path} is damaged and was left as it is (${problems[0]}). ` +
          "Look at all of it with: secretpush check",
      );
    }
    empty(db); // what the log still holds counts too
    const beforeBytes = statSync(path).size;
    requireRoom(db, dataDir);
    onStep("rewrite");
    db.run("PRAGMA synchronous = FULL");
    db.run("PRAGMA secure_delete = ON");
    // The draft lies where the database lies: what is in it is at home there, and the room was looked at.
    db.run(`PRAGMA temp_store_directory = '${dataDir.replaceAll("'", "''")}'`);
    db.run("PRAGMA temp_store = FILE");
    db.run("PRAGMA auto_vacuum = INCREMENTAL");
    db.run("VACUUM");
    onStep("move");
    empty(db);
    db.close(true);
    db = undefined;
    return { path, beforeBytes, afterBytes: statSync(path).size };
  } catch (error) {
    throw isDamage(error) ? unusable(path, error) : nameFullDisk(error, { file: dataDir, database: dataDir });
  } finally {
    db?.close();
    unlock();
  }
}

function lock(dataDir: string): () => void {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    throw new Error(
      `A Secret Push server is using the data directory ${dataDir}. Stop it, compact, and start it again. ` +
        "A running server gives free space back by itself once its database has been compacted.",
      { cause: error },
    );
  }
}

/** Moves the write-ahead log into the database. @throws Error with a sentence where another process reads */
function empty(db: Database): void {
  const row = db.query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)").get();
  if (row?.busy === 1) throw new Error("Another command is reading the database: try again once it has ended.");
}

// The new database is written beside the old one, and once more into the log that replaces the old one's pages.
function requireRoom(db: Database, dataDir: string): void {
  const value = (name: string): number => db.query<Record<string, number>, []>(`PRAGMA ${name}`).get()?.[name] ?? 0;
  const needed = 2 * (value("page_count") - value("freelist_count")) * value("page_size");
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new Error(
    `Compacting needs ${mebibytes(needed)} for a while, and the disk that ${dataDir} is on has ` +
      `${mebibytes(free)} left: make room first. Nothing was changed.`,
  );
}

const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
