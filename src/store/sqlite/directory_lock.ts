// Keeps a second server out of a data directory.

import { constants, Database } from "bun:sqlite";
import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { reasonOf } from "../../base/errors.ts";
import { LOCK, nameFullDisk, UPGRADE_LOCK } from "../data_dir.ts";
import { isBusy } from "./damage.ts";

/** Root may lock a directory that another user can write to: following a symbolic link there would create a file elsewhere. */
const FLAGS = constants.SQLITE_OPEN_READWRITE | constants.SQLITE_OPEN_CREATE | constants.SQLITE_OPEN_NOFOLLOW;

/** Another server is using the directory. */
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
 * The lock is an exclusive SQLite transaction on an empty file. It uses the operating system's file locks, so it ends with the
 * process, even if the process is killed.
 * @returns a function that releases the lock @throws Error with a message for the administrator if the lock is taken
 */
export function lockDataDir(dataDir: string): () => void {
  return lockFile(join(dataDir, LOCK), (cause) => new DirectoryInUse(dataDir, { cause }));
}

/** Whether a server, or a command that keeps servers out, is using the directory. */
export function isInUse(dataDir: string): boolean {
  // Taking the lock would create its file, perhaps as a user whose files the server cannot open.
  if (!existsSync(join(dataDir, LOCK))) return false;
  try {
    lockDataDir(dataDir)();
    return false;
  } catch (error) {
    if (error instanceof DirectoryInUse) return true;
    throw error;
  }
}

/** Keeps out a second upgrade, in the same way. Without a directory, as with PostgreSQL, there is nothing to lock. */
export function lockForUpgrade(dataDir: string): () => void {
  if (!existsSync(dataDir)) return () => {};
  const inUse = (cause: unknown): Error => new Error("Another upgrade is under way: wait until it ends.", { cause });
  return lockFile(join(dataDir, UPGRADE_LOCK), inUse);
}

function lockFile(path: string, inUse: (cause: unknown) => Error): () => void {
  let lock: Database;
  try {
    lock = new Database(join(realpathSync(dirname(path)), basename(path)), FLAGS);
  } catch (error) {
    throw unusable(path, error);
  }
  try {
    // If two servers started at the same moment without this wait, each could find the other about to take the lock, and both would give up.
    lock.run("PRAGMA busy_timeout = 250");
    lock.run("PRAGMA locking_mode = EXCLUSIVE");
    lock.run("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw isBusy(error) ? inUse(error) : unusable(path, error);
  }
  return () => lock.close(true);
}

function unusable(path: string, error: unknown): unknown {
  const named = nameFullDisk(error, { database: dirname(path) });
  if (named !== error) return named;
  return new Error(`The lock file ${path} cannot be used: ${reasonOf(error)}.`, { cause: error });
}
