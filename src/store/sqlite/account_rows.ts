// Rows of users and tokens, and what the rest of the program calls them.

import type { ApiToken, User } from "../../model/account.ts";
import { type LimitColumns, toLimits } from "../token_limits.ts";

export type UserRow = {
  id: number;
  email: string;
  password_hash: string;
  is_admin: number;
  is_auditor: number;
  suspended: number;
  vouched: number;
  disabled: number;
  created_at_ms: number;
};
export type TokenRow = LimitColumns & {
  id: number;
  email: string;
  name: string;
  prefix: string;
  created_at_ms: number;
  last_used_at_ms: number | null;
  last_used_ip: string | null;
};

export const USER_COLUMNS =
  "u.id, u.email, u.password_hash, u.is_admin, u.is_auditor, u.suspended, u.vouched, u.disabled, u.created_at_ms";
/** Whether a user could administer this server now. Whoever was invited has yet to come. */
export const IS_ADMIN = `is_admin = 1 AND disabled = 0 AND suspended = 0
         AND NOT EXISTS (SELECT 1 FROM password_links l WHERE l.user_id = users.id AND l.invites = 1)`;
/** Finds the user $userId, where without this one nobody could administer this server. */
export const LAST_ADMIN = `
  SELECT u.id FROM users u WHERE u.id = $userId AND u.is_admin = 1 AND u.disabled = 0
     AND NOT EXISTS (SELECT 1 FROM users WHERE id <> $userId AND ${IS_ADMIN})`;
/** USER_COLUMNS after an INSERT or an UPDATE. */
export const RETURNED_USER = USER_COLUMNS.replaceAll("u.", "");
export const LIMIT_COLUMNS = "t.scopes, t.networks, t.expires_at_ms";
export const TOKEN_COLUMNS = `t.id, u.email, t.name, t.prefix, t.created_at_ms, t.last_used_at_ms, t.last_used_ip, ${LIMIT_COLUMNS}`;

export const toUser = (row: Omit<UserRow, "password_hash">): User => ({
  id: row.id,
  email: row.email,
  admin: row.is_admin !== 0,
  auditor: row.is_auditor !== 0,
  suspended: row.suspended !== 0,
  vouched: row.vouched !== 0,
  disabled: row.disabled !== 0,
  createdAtMs: row.created_at_ms,
});

export const toToken = (row: TokenRow): ApiToken => ({
  id: row.id,
  email: row.email,
  name: row.name,
  prefix: row.prefix,
  createdAtMs: row.created_at_ms,
  lastUsedAtMs: row.last_used_at_ms,
  lastUsedIp: row.last_used_ip,
  ...toLimits(row),
});
