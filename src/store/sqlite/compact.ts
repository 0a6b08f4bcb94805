// Rewrites the database without its free pages. The server must be stopped, because a rewrite blocks all writes. Afterwards, the sweeper can
// return free pages to the disk, as in any database that this version created.

import { Database } from "bun:sqlite";
import { statfsSync, statSync } from "node:fs";

import { isDamage, unusable } from "./damage.ts";
import { nameFullDisk, refuseMarked } from "../data_dir.ts";
import { databaseProblems } from "./integrity.ts";
import { DirectoryInUse, lockDataDir } from "./directory_lock.ts";
import { mebibytes, usedBytes } from "./migrate.ts";
import { databasePath, openLive } from "./snapshot.ts";

export type CompactStep = "check" | "rewrite" | "move";

export interface Compacted {
  path: string;
  beforeBytes: number;
  afterBytes: number;
}

/**
 * A crash leaves the database either as it was or compacted.
 * @throws Error with a message for the administrator if a server is running, the disk has too little space, or the database is damaged
 */
export function compact(dataDir: string, onStep: (step: CompactStep) => void = () => {}): Compacted {
  process.umask(0o077);
  refuseMarked(dataDir);
  const path = databasePath(dataDir);
  openLive(dataDir).close(); // before locking, which would create a file even in a directory without a database
  const unlock = lock(dataDir);
  let db: Database | undefined;
  try {
    db = openLive(dataDir);
    onStep("check");
    const problems = databaseProblems(db);
    if (problems.length > 0) {
      throw new Error(
        `The database ${path} is damaged and was left as it is (${problems[0]}). ` +
          "To see all the damage: secretpush check",
      );
    }
    empty(db); // before the size is measured: pages in the log count too
    const beforeBytes = statSync(path).size;
    requireRoom(db, dataDir);
    onStep("rewrite");
    db.run("PRAGMA synchronous = FULL");
    db.run("PRAGMA secure_delete = ON");
    // Temporary files go to the disk of the database: it has the room, and the content is there anyway.
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

/** Moves the content of the write-ahead log into the database. @throws Error with a message for the administrator if another process is reading */
function empty(db: Database): void {
  const row = db.query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)").get();
  if (row?.busy === 1) throw new Error("Another command is reading the database: try again once it has ended.");
}

// SQLite writes the new database twice: into a temporary file, and from there into the log.
function requireRoom(db: Database, dataDir: string): void {
  const needed = 2 * usedBytes(db);
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new Error(
    `Compacting temporarily needs ${mebibytes(needed)}, but the disk that ${dataDir} is on has ` +
      `${mebibytes(free)} left: free some space first. Nothing was changed.`,
  );
}
