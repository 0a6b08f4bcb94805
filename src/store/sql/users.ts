// Rows of users, what the rest of the program calls them, and what several subjects do to a user.

import type { Ended, User } from "../../model/account.ts";
import { alone, any, changed, lockUser, one, type Statement, type Steps } from "./voice.ts";

export interface UserRow {
  id: number;
  email: string;
  password_hash: string;
  is_admin: boolean;
  is_auditor: boolean;
  suspended: boolean;
  vouched: boolean;
  disabled: boolean;
  created_at_ms: number;
}

/** Of the user `u`. */
export const USER_COLUMNS =
  "u.id, u.email, u.password_hash, u.is_admin, u.is_auditor, u.suspended, u.vouched, u.disabled, u.created_at_ms";
/** The same behind RETURNING. */
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
 * Of all changes of accounts that begin with this, one runs at a time: two nodes never both make the first user, nor both take
 * the right of the last administrator. Whoever locks a user as well does that afterwards.
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

/** Whether nobody could administer this server without this user. Whoever was invited has yet to come. */
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

/** @returns how many rows of the user there were */
export const removeOf = (userId: number, table: OfUser): Statement<number> =>
  changed(`DELETE FROM ${table} WHERE user_id = $userId`, { userId });

/** @param keep the one session that stays */
export const removeSessions = (userId: number, keep: Uint8Array | null): Statement<number> =>
  changed("DELETE FROM sessions WHERE user_id = $userId AND hash <> $keep", { userId, keep: keep ?? new Uint8Array() });

/** Ends all by which a user comes in, but for the password. @returns how many of each */
export function* endAccess(userId: number): Steps<Pick<Ended, "sessions" | "tokens" | "links">> {
  yield* lockUser(userId);
  return {
    sessions: yield* removeOf(userId, "sessions"),
    tokens: yield* removeOf(userId, "api_tokens"),
    links: yield* removeOf(userId, "password_links"),
  };
}
