// The data directory. Only its owner can read it, and only one server at a time uses it. It usually contains the master key too.

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, unlinkSync } from "node:fs";
import { readdir, stat, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { flush } from "../base/durable_file.ts";
import { AppError, reasonOf, Unmendable } from "../base/errors.ts";

/** This file marks a directory with an unfinished restore. A server refuses to start in it. */
export const RESTORING = "restore-unfinished";
export const LOCK = "server.lock";
/** Where the server that holds the lock accepts commands. */
export const SOCKET = "server.sock";
/** Empty, and owned by the user who upgraded first, usually root. */
export const UPGRADE_LOCK = "upgrade.lock";

/** This file marks a directory whose content is being moved, or was moved, to PostgreSQL. A server refuses to start in it. */
export const MIGRATION = "migration";

/** Creates the directory if it is missing. @throws Error with a message for the administrator if no server may start in it */
export function openDataDir(dataDir: string): void {
  makeDataDir(dataDir);
  refuseMarked(dataDir);
}

/**
 * Creates the directory and any missing ones above it with mode 0700, and flushes their names. Files that the process
 * creates afterwards have mode 0600.
 */
export function makeDataDir(dataDir: string): void {
  process.umask(0o077);
  try {
    const first = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    const above = dirname(resolve(first));
    for (let path = resolve(dataDir); path !== above; path = dirname(path)) flushName(dirname(path));
  } catch (error) {
    throw new Error(`The data directory ${dataDir} cannot be created: ${reasonOf(error)}.`, { cause: error });
  }
}

/** A directory may let this user create files in it, but not list them. Then it cannot be opened or flushed. */
function flushName(directory: string): void {
  try {
    flush(directory);
  } catch (error) {
    if ((error as { code?: string }).code !== "EACCES") throw error;
  }
}

/** SQLite's codes. The second one occurs if the first program to open a database has no space for its shared memory. */
const FULL = new Set(["SQLITE_FULL", "SQLITE_IOERR_SHMSIZE"]);

/** Replaces the error of a full disk with a sentence that names the disk. @returns other errors unchanged */
export function nameFullDisk(error: unknown, where: { file?: string; database?: string }): unknown {
  const failed = error instanceof AppError ? error.cause : error;
  const code = (failed as { code?: string } | null | undefined)?.code ?? "";
  const place = ["ENOSPC", "EDQUOT"].includes(code) ? where.file : FULL.has(code) ? where.database : undefined;
  return place === undefined
    ? error
    : new Error(`The disk that holds ${place} is full: free some space.`, { cause: error });
}

/** A draft that has not been written to for this long counts as left over from a crash. */
const STALE_MS = 60 * 60 * 1000;

/** Removes drafts that are left over from crashes, but not drafts that another process is writing. */
export function removeStaleDrafts(directory: string, prefix: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (name.startsWith(prefix) && Date.now() - statSync(path).mtimeMs > STALE_MS) unlinkSync(path);
  }
}

/** @throws Error with a message for the administrator if this directory has an unfinished restore, or if its content is in PostgreSQL */
export function refuseMarked(dataDir: string): void {
  if (existsSync(join(dataDir, RESTORING))) {
    throw new Unmendable(
      `The data directory ${dataDir} contains an unfinished restore. ` +
        `Run the restore again: secretpush restore FILE --data-dir ${dataDir}`,
    );
  }
  const mark = migrationOf(dataDir);
  if (!mark) return;
  // Two servers with the same pushes would allow every view twice.
  throw new Unmendable(
    mark.done
      ? `The data directory ${dataDir} has been moved to the database ${mark.to}: start the server with database_url.`
      : `The data directory ${dataDir} is being copied into the database ${mark.to}. ` +
          `Run "secretpush migrate" again to finish this.`,
  );
}

/** The mark of a migration. After a crash, the migration must run again. */
export interface MigrationMark {
  id: string;
  /** The database and its schema. */
  to: string;
  done: boolean;
}

export function migrationOf(dataDir: string): MigrationMark | null {
  const path = join(dataDir, MIGRATION);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as MigrationMark) : null;
}

/**
 * Watches files that a server has open. If they are deleted or replaced, everything that the server stores is lost when it ends.
 * @returns a function that returns a sentence if one of them is no longer the same file
 */
export function watchFiles(paths: readonly string[]): () => string | null {
  const known = paths.map((path) => ({ path, identity: identityOf(path) }));
  const isLost = ({ path, identity }: (typeof known)[number]): boolean => {
    const now = identityOf(path);
    return now !== null && now !== identity;
  };
  return () => {
    const lost = known.find(isLost);
    if (!lost) return null;
    return (
      `${lost.path} was deleted or replaced while the server was running: anything the server stored now would be lost. ` +
      "Start it again once the data directory is complete."
    );
  };
}

/** Device and inode; "gone" if there is no such file; null if the system cannot tell now. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    return ["ENOENT", "ENOTDIR", "ESTALE"].includes((error as { code?: string }).code ?? "") ? "gone" : null;
  }
}

/** The error for a database that only a server may upgrade. */
export const olderSchema = (what: string): Error =>
  new Error(`${what} has the schema of an older version: the next start of the server upgrades it.`);

/** The space on the disk of a directory. `freeFiles` is null if its file system sets no limit. */
export async function spaceAt(
  directory: string,
): Promise<{ freeBytes: number; totalBytes: number; freeFiles: number | null }> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(directory);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, freeFiles: files > 0 ? ffree : null };
}

/** The directory in which the server notices a new version that an administrator puts there. */
export const UPGRADE = "upgrade";

/** The newest file that an administrator has put there, if it is newer than this program; null if there is none. */
export async function newVersionIn(dataDir: string): Promise<string | null> {
  const directory = join(dataDir, UPGRADE);
  const names = await readdir(directory).catch(() => []);
  let newest = { path: null as string | null, atMs: (await stat(process.execPath)).mtimeMs };
  for (const name of names.filter((one) => /^secretpush(?!.*\.(?:minisig|sha256|txt|json)$)/.test(one))) {
    const path = join(directory, name);
    const found = await stat(path);
    if (found.isFile() && found.mtimeMs > newest.atMs) newest = { path, atMs: found.mtimeMs };
  }
  return newest.path;
}
