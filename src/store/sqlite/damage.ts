// SQLite errors: damage to the database, and locks.

import { SQLiteError } from "bun:sqlite";
import { statSync } from "node:fs";
import { dirname } from "node:path";

import { AppError, reasonOf, Unmendable } from "../../base/errors.ts";
import { nameFullDisk } from "../data_dir.ts";

/** A read or write has found damaged pages. Other pages may be intact. */
export class Damage extends AppError {
  constructor(details: { cause?: unknown } = {}) {
    super(
      "corrupt",
      "The database is damaged: the required data cannot be read. To see all the damage: secretpush check",
      details,
    );
  }
}

const codeOf = (error: unknown): string => (error instanceof SQLiteError ? (error.code ?? "") : "");

/** A damaged page, a file that is not a database, or a disk that cannot be read. */
export const isDamage = (error: unknown): error is SQLiteError =>
  /^SQLITE_(?:CORRUPT|NOTADB|IOERR_(?:READ|SHORT_READ|CORRUPTFS|DATA))/.test(codeOf(error));

/** Whether another connection held a lock. */
export const isBusy = (error: unknown): boolean => codeOf(error).startsWith("SQLITE_BUSY");

/** Whether the disk had no room for a write. */
export const isFull = (error: unknown): boolean =>
  codeOf(error) === "SQLITE_FULL" || (error instanceof Error && codeOf(error.cause) === "SQLITE_FULL");

/** Any error of SQLite, damage or not. */
export const isDatabaseError = (error: unknown): error is Error => error instanceof SQLiteError;

/** Whether the database belongs to another user, for example because root restored it. */
function isOfAnother(path: string, error: unknown): boolean {
  const owner = statSync(path, { throwIfNoEntry: false })?.uid;
  return /^SQLITE_(?:CANTOPEN|READONLY)/.test(codeOf(error)) && owner !== undefined && owner !== process.getuid?.();
}

/** Says why a database cannot be used, and what to do. @returns an error with this sentence, or `error` itself if it is not from SQLite */
export function unusable(path: string, error: unknown): unknown {
  const isDamaged = isDamage(error) || error instanceof Damage;
  if (!isDamaged && !isDatabaseError(error)) return error;
  const named = nameFullDisk(error, { database: dirname(path) });
  if (named !== error) return named;
  const advice = isDamaged
    ? " It is damaged, or something else has taken its place. Move the data directory away, then restore a backup with: secretpush restore FILE"
    : isOfAnother(path, error)
      ? ` It belongs to another user. Make the service's user its owner: chown -R secretpush ${dirname(path)}`
      : "";
  // A disk that failed once may be readable the next time.
  const Kind = advice === "" || codeOf(error).startsWith("SQLITE_IOERR") ? Error : Unmendable;
  return new Kind(`The database ${path} cannot be used: ${reasonOf(error.cause ?? error)}.${advice}`, {
    cause: error,
  });
}
