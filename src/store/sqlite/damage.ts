// Damage to the database: the errors by which SQLite reports it, and the one that callers get.

import { SQLiteError } from "bun:sqlite";

import { AppError, reasonOf } from "../../base/errors.ts";

/** Something cannot be read, because pages of the database are damaged. Other pages may be whole. */
export class Damage extends AppError {
  constructor(details: { cause?: unknown } = {}) {
    super(
      "corrupt",
      "The database is damaged: what is needed cannot be read. Look at all of it with: secretpush check",
      details,
    );
  }
}

/** A damaged page, a file that is not a database, or a disk that cannot be read. */
export const isDamage = (error: unknown): error is SQLiteError =>
  error instanceof SQLiteError &&
  /^SQLITE_(?:CORRUPT|NOTADB|IOERR_(?:READ|SHORT_READ|CORRUPTFS|DATA))/.test(error.code ?? "");

/** Any error of SQLite, damage or not. */
export const isDatabaseError = (error: unknown): error is Error => error instanceof SQLiteError;

/** Why a database cannot be opened, and what to do, as an error with a sentence. */
export function unusable(path: string, error: unknown): Error {
  const cause = error instanceof Error ? error.cause : undefined;
  const advice =
    isDamage(error) || error instanceof Damage
      ? " It is damaged, or something else has taken its place. Move the data directory away, then bring back a backup with: secretpush restore FILE"
      : "";
  return new Error(`The database ${path} cannot be used: ${reasonOf(cause ?? error)}.${advice}`, { cause: error });
}
