// Rows of users in PostgreSQL, and what the rest of the program calls them.

import type { User } from "../../model/account.ts";
import type { Query } from "./connection.ts";

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

export const USER_COLUMNS = `u.id::float8 AS id, u.email, u.password_hash, u.is_admin, u.is_auditor, u.suspended, u.vouched, u.disabled,
   u.created_at_ms::float8 AS created_at_ms`;

/** Whether the user `u` could administer this server now. Whoever was invited has yet to come. */
export const IS_ADMIN = `u.is_admin AND NOT u.disabled AND NOT u.suspended
   AND NOT EXISTS (SELECT 1 FROM password_links l WHERE l.user_id = u.id AND l.invites)`;

/** Whether nobody could administer this server without this user. */
export const isLastAdmin = async (query: Query, userId: number): Promise<boolean> => {
  const found = await query(
    `SELECT one.id FROM users one WHERE one.id = $1::bigint AND one.is_admin AND NOT one.disabled
        AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id <> $1::bigint AND ${IS_ADMIN})`,
    [userId],
  );
  return found.length > 0;
};

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
