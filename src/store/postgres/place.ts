// Tells an administrator where a database is and why it cannot be used, without giving away the password.

import { AppError, reasonOf } from "../../base/errors.ts";
import { faultOf } from "./faults.ts";

/** Host, database and schema: the parts of an address that may be shown. */
export function placeOf(url: string, schema: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}, schema ${schema}`;
}

// The driver's own sentences do not say which database cannot be used.
export function unusable(where: string, error: unknown): unknown {
  const cause = error instanceof AppError ? error.cause : error;
  if (faultOf(cause) === null && !(error instanceof AppError)) return error;
  return new Error(`The database ${where} cannot be used: ${reasonOf(cause).replace(/[.]$/, "")}.`, { cause });
}
