// Finds the access that people regain through a restore: they had it at the time of the backup, but no longer in the replaced directory.

import { reasonOf } from "../../base/errors.ts";
import { type LiveDatabase, databasePath, hasDatabase, openReadOnly } from "../sqlite/snapshot.ts";

const OF_USER = "JOIN users ON users.id = user_id";

/** Kinds of access, each with a query for its owners and items. */
const WHAT: ReadonlyArray<readonly [string, string]> = [
  ["account", "SELECT email, '' AS one FROM users WHERE disabled = 0"], // an earlier schema has no suspensions
  ["account", "SELECT email, '' AS one FROM users WHERE disabled = 0 AND suspended = 0"],
  ["role of an administrator", "SELECT email, '' AS one FROM users WHERE disabled = 0 AND is_admin = 1"],
  ["role of an auditor", "SELECT email, '' AS one FROM users WHERE disabled = 0 AND is_auditor = 1"],
  ["password", "SELECT email, password_hash AS one FROM users WHERE disabled = 0"],
  ["link to the company's sign-in", `SELECT users.email, issuer || ' ' || subject AS one FROM identities ${OF_USER}`],
  ["session", `SELECT email, hex(hash) AS one FROM sessions ${OF_USER} WHERE expires_at_ms > unixepoch() * 1000`],
  ["group", `SELECT email, name AS one FROM group_members ${OF_USER}`],
  ["webhook", `SELECT email, name AS one FROM subscriptions ${OF_USER}`],
  ["API token", `SELECT email, hex(hash) AS one FROM api_tokens ${OF_USER}`],
  ["authenticator", `SELECT email, hex(secret) AS one FROM totps ${OF_USER}`],
  ["passkey", `SELECT email, hex(credential_id) AS one FROM passkeys ${OF_USER}`],
  ["link to set a password", `SELECT email, hex(hash) AS one FROM password_links ${OF_USER}`],
];

type Had = { email: string; one: string };

function rowsOf(db: LiveDatabase, sql: string): Had[] {
  try {
    return db.query<Had, []>(sql).all();
  } catch (error) {
    if (/^no such (?:table|column)/.test(reasonOf(error))) return []; // an earlier schema
    throw error;
  }
}

/**
 * @param before the data directory that the restored one replaces
 * @returns a line for each person; null if there is no such directory
 * @throws an error of SQLite if a database is damaged
 */
export function comeBack(dataDir: string, before: string): string[] | null {
  if (!hasDatabase(before)) return null;
  const [restored, replaced] = [openReadOnly(databasePath(dataDir)), openReadOnly(databasePath(before))];
  try {
    const found = new Map<string, Set<string>>();
    for (const [what, sql] of WHAT) {
      const kept = new Set(rowsOf(replaced, sql).map(({ email, one }) => `${email} ${one}`));
      for (const { email, one } of rowsOf(restored, sql)) {
        if (!kept.has(`${email} ${one}`)) found.set(email, (found.get(email) ?? new Set()).add(what));
      }
    }
    return [...found].map(([email, whats]) => `${email}: ${[...whats].join(", ")}`);
  } finally {
    restored.close();
    replaced.close();
  }
}
