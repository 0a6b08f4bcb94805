// Rows of users, and the steps that several subjects share.

import type { Ended, User } from "../../model/account.ts";
import { alone, any, changed, lockUser, one, type Statement, type Steps } from "./voice.ts";

export interface UserRow {
  id: number;
  email: string;
  is_admin: boolean;
  is_auditor: boolean;
  suspended: boolean;
  vouched: boolean;
  disabled: boolean;
  created_at_ms: number;
}

/** The columns, for a query in which `u` is the table. */
export const USER_COLUMNS =
  "u.id, u.email, u.is_admin, u.is_auditor, u.suspended, u.vouched, u.disabled, u.created_at_ms";
/** The same columns, for RETURNING. */
export const RETURNED_USER = USER_COLUMNS.replaceAll("u.", "");

export const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  admin: row.is_admin,
  auditor: row.is_auditor,
  suspended: row.suspended,
  vouched: row.vouched,
  disabled: row.disabled,
  createdAtMs: row.created_at_ms,
});

/**
 * Changes to accounts begin with this, so that they run one at a time: two nodes never both create the first user, and never each remove one of
 * the last two administrators. An operation that also locks a user does so after this.
 */
export const lockAccounts = alone("accounts");

export const userWithId = (id: number): Statement<User | null> =>
  one(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $id`, { id }, toUser);

/** @returns null if the address is taken */
export const addUser = (user: {
  email: string;
  passwordHash: string;
  admin: boolean;
  auditor: boolean;
  vouched: boolean;
  nowMs: number;
}): Statement<User | null> =>
  one(
    `INSERT INTO users (email, password_hash, is_admin, is_auditor, vouched, created_at_ms)
     VALUES ($email, $passwordHash, $admin, $auditor, $vouched, $nowMs)
     ON CONFLICT DO NOTHING RETURNING ${RETURNED_USER}`,
    user,
    toUser,
  );

/** Whether this user is the only administrator who can sign in. Administrators with an open invitation do not count. */
export const isLastAdmin = (userId: number): Statement<boolean> =>
  any(
    `SELECT u.id FROM users u
      WHERE u.id = $userId AND u.is_admin AND NOT u.disabled
        AND NOT EXISTS (
          SELECT 1 FROM users o
           WHERE o.id <> $userId AND o.is_admin AND NOT o.disabled AND NOT o.suspended
             AND NOT EXISTS (SELECT 1 FROM password_links l WHERE l.user_id = o.id AND l.invites))`,
    { userId },
  );

type OfUser = "sessions" | "api_tokens" | "password_links" | "totps" | "passkeys" | "recovery_codes" | "subscriptions";

/** @returns the number of removed rows */
export const removeOf = (userId: number, table: OfUser): Statement<number> =>
  changed(`DELETE FROM ${table} WHERE user_id = $userId`, { userId });

/** @param keep the hash of a session that stays */
export const removeSessions = (userId: number, keep: Uint8Array | null): Statement<number> =>
  changed("DELETE FROM sessions WHERE user_id = $userId AND hash <> $keep", { userId, keep: keep ?? new Uint8Array() });

/** Ends all access of a user except the password. @returns the number of each kind */
export function* endAccess(userId: number): Steps<Pick<Ended, "sessions" | "tokens" | "links">> {
  yield* lockUser(userId);
  return {
    sessions: yield* removeOf(userId, "sessions"),
    tokens: yield* removeOf(userId, "api_tokens"),
    links: yield* removeOf(userId, "password_links"),
  };
}
