// Keeps a second server out of a data directory.

import { Database, SQLiteError } from "bun:sqlite";
import { join } from "node:path";
import { reasonOf } from "../../base/errors.ts";
import { LOCK } from "../data_dir.ts";

/** Another server holds the directory. */
export class DirectoryInUse extends Error {
  constructor(dataDir: string, options: ErrorOptions) {
    super(
      `Another Secret Push server is using the data directory ${dataDir}. Stop it first, or give this one its own with --data-dir.`,
      options,
    );
    this.name = "DirectoryInUse";
  }
}

/**
 * Keeps a second server out. The lock is an exclusive SQLite transaction on an empty file, which
 * rests on the operating system's own file locks: it ends with the process, however that ends.
 * @returns a function that gives the lock back. @throws Error with a sentence when it is taken.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, LOCK);
  let lock: Database;
  try {
    lock = new Database(path, { create: true, readwrite: true });
  } catch (error) {
    throw new Error(`The lock file ${path} cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
  try {
    // Of two first starts in the same instant each could find the other half-way to the lock, and both would give up.
    lock.run("PRAGMA busy_timeout = 250");
    lock.run("PRAGMA locking_mode = EXCLUSIVE");
    lock.run("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!(error instanceof SQLiteError && (error.code ?? "").startsWith("SQLITE_BUSY"))) {
      throw new Error(`The lock file ${path} cannot be used: ${reasonOf(error)}.`, { cause: error });
    }
    throw new DirectoryInUse(dataDir, { cause: error });
  }
  return () => lock.close(true);
}
