// The data directory: readable by its owner only, and used by one server at a time. The master key is in it too,
// unless the administrator keeps it elsewhere.

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, unlinkSync } from "node:fs";
import { join } from "node:path";

import { reasonOf } from "../base/errors.ts";

/** The file that marks a directory whose restore has not ended: no server starts in it. */
export const RESTORING = "restore-unfinished";
/** The file that a server locks. */
export const LOCK = "server.lock";

/** The file that marks a directory whose content is being copied into PostgreSQL, or is there: no server starts in it. */
export const MIGRATION = "migration";

/** Makes the directory where it is missing. @throws Error with a sentence, where no server may start in it */
export function openDataDir(dataDir: string): void {
  makeDataDir(dataDir);
  refuseMarked(dataDir);
}

/** Makes the directory (mode 0700) where it is missing. Files made from here on are mode 0600. */
export function makeDataDir(dataDir: string): void {
  process.umask(0o077);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`The data directory ${dataDir} cannot be made: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Replaces the error of a full disk by a sentence that names the disk; returns any other error unchanged. */
export function nameFullDisk(error: unknown, where: { file: string; database?: string }): unknown {
  const code = (error as { code?: string } | null)?.code ?? "";
  const place = ["ENOSPC", "EDQUOT"].includes(code) ? where.file : code === "SQLITE_FULL" ? where.database : undefined;
  return place === undefined ? error : new Error(`The disk that ${place} is on is full: make room.`, { cause: error });
}

/** A draft that nobody has written to for this long was left by a crash. */
const STALE_MS = 60 * 60 * 1000;

/** Removes drafts that a crash left, and none that another process is writing. */
export function removeStaleDrafts(directory: string, prefix: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (name.startsWith(prefix) && Date.now() - statSync(path).mtimeMs > STALE_MS) unlinkSync(path);
  }
}

/** @throws Error with a sentence, where a restore into this directory has not ended, or its content is elsewhere now */
export function refuseMarked(dataDir: string): void {
  refuseUnfinishedRestore(dataDir);
  refuseMigrated(dataDir);
}

function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORING))) return;
  throw new Error(
    `The data directory ${dataDir} holds a restore that did not end. ` +
      `Run it again: secretpush restore FILE --data-dir ${dataDir}`,
  );
}

/** The marks of a migration. A crash between them is followed by another run. */
export interface MigrationMark {
  /** Of the copy. */
  id: string;
  /** The database and the schema. */
  to: string;
  done: boolean;
}

export function migrationOf(dataDir: string): MigrationMark | null {
  const path = join(dataDir, MIGRATION);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as MigrationMark) : null;
}

// Two servers with the same pushes would hand out every view twice.
function refuseMigrated(dataDir: string): void {
  const mark = migrationOf(dataDir);
  if (!mark) return;
  throw new Error(
    mark.done
      ? `Everything of the data directory ${dataDir} is in the database ${mark.to} now: start with database_url.`
      : `The data directory ${dataDir} is being copied into the database ${mark.to}. ` +
          `Run "secretpush migrate" again to end that.`,
  );
}

/**
 * Remembers which files these are. A server has them open: after somebody deletes or replaces them, it would store
 * everything in files that are gone when it ends.
 * @returns a function that checks again, and returns a sentence where one is no longer the same file
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
      `${lost.path} was deleted or replaced while the server was running: what it stores now would be lost. ` +
      "Start it again once the data directory is complete."
    );
  };
}

/** Device and inode; "gone" where no file has the name, null where the system cannot tell at the moment. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    return ["ENOENT", "ENOTDIR", "ESTALE"].includes((error as { code?: string }).code ?? "") ? "gone" : null;
  }
}

/** Of a database that only a server upgrades. */
export const olderSchema = (what: string): Error =>
  new Error(`${what} has the schema of an older version: the next start of the server upgrades it.`);
