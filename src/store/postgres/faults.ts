// Decides what an error of the database means for the caller: nothing was done, the outcome is unknown, or the statement failed.

import { AppError } from "../../base/errors.ts";

/**
 * - `refused`: the database refused the statement, and certainly did nothing
 * - `lost`: the connection ended before the answer; a change may have been carried out
 * - `statement`: the statement failed, and certainly did nothing
 */
export type Fault = "refused" | "lost" | "statement";

/** SQLSTATE classes and codes of a server that cannot serve at the moment: no resources, read-only, starting, busy, cancelled. */
const REFUSED = /^(?:SP001|53|25006|57P03|57P05|57014|55P03|40P01|40001|3D000|28)/;
const LOST = /^(?:08|57P01|57P02|57P04)/;
/** Errors of the driver before it has sent anything. */
const UNSENT =
  /^(?:ERR_POSTGRES_(?:CONNECTION_(?:REFUSED|TIMEOUT|FAILED)|TLS\w*|SSL\w*|AUTHENTICATION\w*|UNSUPPORTED_AUTH\w*|UNKNOWN_AUTH\w*|SASL\w*|SERVER_DOES_NOT_SUPPORT\w*)|ECONNREFUSED|ENOTFOUND|FailedToOpenSocket|\w*CERT|UNABLE_TO_VERIFY)/;

/** The SQLSTATE of an error that the server reported; "" for any other error. */
export function sqlStateOf(error: unknown): string {
  const { errno } = Object(error) as { errno?: unknown };
  return typeof errno === "string" && /^[0-9A-Z]{5}$/.test(errno) ? errno : "";
}

/** @returns null if the error does not come from the database */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof Unanswered) return "lost";
  const state = sqlStateOf(error);
  if (state !== "") return REFUSED.test(state) ? "refused" : LOST.test(state) ? "lost" : "statement";
  const code = String((Object(error) as { code?: unknown }).code ?? "");
  if (UNSENT.test(code)) return "refused";
  return code.startsWith("ERR_POSTGRES_") ? "lost" : null;
}

/** The database did not answer in time. The query is not cancelled: while it waits for a standby, a cancelled query reports success. */
export class Unanswered extends Error {
  constructor() {
    super("The database did not answer in time.");
    this.name = "Unanswered";
  }
}

/** These sentences say what may have happened; only the database knows whether it did. */
export const UNCONFIRMED = {
  view: "The database did not confirm the view. It may have been counted, but nothing was handed out.",
  push: "The database did not confirm the push. It may have been stored, but no one has its link.",
  change: "The database did not confirm the change. It may have been carried out.",
} as const;

/** The error for callers; an error that does not come from the database, unchanged. */
export function publicError(error: unknown, unconfirmed: string | null): unknown {
  const fault = faultOf(error);
  if (fault === "lost" && unconfirmed !== null) return new AppError("unconfirmed", unconfirmed, { cause: error });
  if (fault === "lost") return new AppError("unavailable", "The database cannot be read right now.", { cause: error });
  if (fault !== "refused") return error;
  return new AppError("unavailable", "The store cannot accept writes right now. Nothing was stored.", { cause: error });
}
