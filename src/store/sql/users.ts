// Rows of users, and what the rest of the program calls them.

import type { User } from "../../model/account.ts";

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
