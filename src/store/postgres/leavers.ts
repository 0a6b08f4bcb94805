// Invitations, sessions that end singly, and people who leave, in PostgreSQL. The contract says what each promises. Those
// that take a query run while no other node changes accounts.

import type { Ended, Invitation, KnownSession, Session, SignInMethod, User } from "../../model/account.ts";
import type { NewInvitation, Takeover } from "../contract.ts";
import type { LeaverChanges, LeaverStore } from "../leavers.ts";
import { isLastAdmin, toUser, USER_COLUMNS, type UserRow } from "./account_rows.ts";
import type { Query, Statements } from "./connection.ts";
import { identities } from "../sql/identities.ts";
import { runIn } from "./run.ts";

export interface SessionColumns {
  how: SignInMethod;
  strong: boolean;
  begun_at_ms: number;
  last_used_at_ms: number;
  expires_at_ms: number;
}

export const SESSION_COLUMNS = `s.how, s.strong, s.expires_at_ms::float8 AS expires_at_ms, s.created_at_ms::float8 AS begun_at_ms,
  coalesce(s.last_used_at_ms, s.created_at_ms)::float8 AS last_used_at_ms`;

export const toSession = (row: SessionColumns): Omit<Session, "user"> => ({
  how: row.how,
  strong: row.strong,
  createdAtMs: row.begun_at_ms,
  lastUsedAtMs: row.last_used_at_ms,
  expiresAtMs: row.expires_at_ms,
});

type KnownRow = SessionColumns & {
  user_id: number;
  hash: Uint8Array;
  ip: string;
  user_agent: string;
};

/** What accounts have besides users, tokens and links. */
export class PostgresLeavers implements LeaverChanges, LeaverStore {
  readonly #db: Statements;

  constructor(db: Statements) {
    this.#db = db;
  }

  sessionsOf(userId: number, nowMs: number): Promise<KnownSession[]> {
    return sessionsOf(this.#db, userId, nowMs);
  }

  invitations(): Promise<Invitation[]> {
    return invitations(this.#db);
  }

  invite(invitation: NewInvitation, again: boolean): Promise<User | null> {
    return this.alone((query) => invite(query, invitation, again));
  }

  withdraw(userId: number): Promise<boolean> {
    return this.alone((query) => withdraw(query, userId));
  }

  endSession(userId: number, hash: Uint8Array): Promise<boolean> {
    return this.alone((query) => endSession(query, userId, hash));
  }

  endSessions(userId: number, keep: Uint8Array | null): Promise<{ counts: Pick<Ended, "sessions"> } | null> {
    return this.alone((query) => endSessions(query, userId, keep));
  }

  takeOver(takeover: Takeover): Promise<{ counts: Partial<Ended> } | null> {
    return this.alone((query) => takenOver(this.#db, query, takeover));
  }

  unlink(userId: number, issuer: string): Promise<boolean> {
    return this.alone((query) => unlink(query, userId, issuer));
  }

  vouch(userId: number): Promise<boolean> {
    return this.alone(async (query) => {
      const rows = await query("UPDATE users SET vouched = true WHERE id = $1::bigint AND NOT vouched RETURNING id", [
        userId,
      ]);
      return rows.length > 0;
    });
  }

  endEverything(userId: number, nowMs: number): Promise<{ counts: Ended } | "last-admin" | null> {
    return this.alone((query) => endEverything(query, userId, nowMs));
  }

  /** Runs a change while no other node runs one of these. */
  protected alone<T>(change: (query: Query) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (query) => {
      await query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' accounts', 0))");
      return change(query);
    });
  }
}

async function sessionsOf(db: Statements, userId: number, nowMs: number): Promise<KnownSession[]> {
  const rows = await db.read<KnownRow>(
    `SELECT s.user_id::float8 AS user_id, s.hash, s.ip, s.user_agent, ${SESSION_COLUMNS}
       FROM sessions s WHERE s.user_id = $1::bigint AND s.expires_at_ms > $2::bigint
      ORDER BY coalesce(s.last_used_at_ms, s.created_at_ms) DESC, s.hash`,
    [userId, nowMs],
  );
  if (rows.some((row) => row.user_id !== userId)) throw db.misrouted("sessions");
  return rows.map((row) => Object.assign(toSession(row), { hash: row.hash, ip: row.ip, userAgent: row.user_agent }));
}

async function invitations(db: Statements): Promise<Invitation[]> {
  const rows = await db.read<UserRow & { link_expires_at_ms: number }>(
    `SELECT l.expires_at_ms::float8 AS link_expires_at_ms, ${USER_COLUMNS}
       FROM password_links l JOIN users u ON u.id = l.user_id WHERE l.invites ORDER BY u.id`,
  );
  return rows.map((row) => ({ user: toUser(row), expiresAtMs: row.link_expires_at_ms }));
}

async function invite(query: Query, invitation: NewInvitation, again: boolean): Promise<User | null> {
  const { email, passwordHash, admin, auditor = false, hash, nowMs, expiresAtMs } = invitation;
  const [known] = await query<{ invites: boolean }>(
    `SELECT coalesce(l.invites, false) AS invites
       FROM users u LEFT JOIN password_links l ON l.user_id = u.id WHERE u.email = $1`,
    [email],
  );
  if (again !== (known?.invites === true) || (known && !again)) return null;
  const [row] = again
    ? await query<UserRow>(
        `UPDATE users AS u SET is_admin = $2, is_auditor = $3 WHERE u.email = $1 RETURNING ${USER_COLUMNS}`,
        [email, admin, auditor],
      )
    : await query<UserRow>(
        `INSERT INTO users AS u (email, password_hash, is_admin, is_auditor, vouched, created_at_ms)
         VALUES ($1, $2, $3, $4, true, $5::bigint) RETURNING ${USER_COLUMNS}`,
        [email, passwordHash, admin, auditor, nowMs],
      );
  if (!row) return null;
  await query(
    `INSERT INTO password_links (user_id, hash, expires_at_ms, invites) VALUES ($1::bigint, $2, $3::bigint, true)
     ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, expires_at_ms = excluded.expires_at_ms`,
    [row.id, hash, expiresAtMs],
  );
  return toUser(row);
}

async function withdraw(query: Query, userId: number): Promise<boolean> {
  const removed = await query("DELETE FROM password_links WHERE user_id = $1::bigint AND invites RETURNING user_id", [
    userId,
  ]);
  if (removed.length === 0) return false;
  await query(
    `DELETE FROM users WHERE id = $1::bigint
        AND NOT EXISTS (SELECT 1 FROM api_tokens WHERE user_id = $1::bigint)
        AND NOT EXISTS (SELECT 1 FROM identities WHERE user_id = $1::bigint)
        AND NOT EXISTS (SELECT 1 FROM pushes WHERE owner_id = $1::bigint)`,
    [userId],
  );
  return true;
}

async function endSession(query: Query, userId: number, hash: Uint8Array): Promise<boolean> {
  const ended = await query("DELETE FROM sessions WHERE hash = $2 AND user_id = $1::bigint RETURNING user_id", [
    userId,
    hash,
  ]);
  return ended.length > 0;
}

async function endSessions(query: Query, userId: number, keep: Uint8Array | null) {
  const ended = await query("DELETE FROM sessions WHERE user_id = $1::bigint AND hash <> $2 RETURNING user_id", [
    userId,
    keep ?? new Uint8Array(),
  ]);
  return ended.length > 0 ? { counts: { sessions: ended.length } } : null;
}

async function endEverything(
  query: Query,
  userId: number,
  nowMs: number,
): Promise<{ counts: Ended } | "last-admin" | null> {
  const [before] = await query<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $1::bigint`, [userId]);
  if (!before) return null;
  if (await isLastAdmin(query, userId)) return "last-admin";
  await query("UPDATE users SET disabled = true WHERE id = $1::bigint", [userId]);
  // What has expired has ended by itself.
  for (const table of ["sessions", "password_links"]) {
    await query(`DELETE FROM ${table} WHERE user_id = $1::bigint AND expires_at_ms <= $2::bigint`, [userId, nowMs]);
  }
  return { counts: await endAccess(query, userId) };
}

async function takenOver(
  db: Statements,
  query: Query,
  { userId, identity, passwordHash, byHand }: Takeover,
): Promise<{ counts: Partial<Ended> } | null> {
  const [before] = await query<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $1::bigint`, [userId]);
  if (!before || (before.is_admin && !byHand)) return null;
  const { issuer, subject } = identity;
  const others = await query("SELECT id FROM identities WHERE user_id = $1::bigint AND issuer = $2 AND subject <> $3", [
    userId,
    issuer,
    subject,
  ]);
  if (others.length > 0 || !(await runIn(db, query, identities.writes.link(userId, identity)))) return null;
  if (before.is_admin || before.vouched) return { counts: {} };
  await query("UPDATE users SET password_hash = $2, vouched = true WHERE id = $1::bigint", [userId, passwordHash]);
  await query("DELETE FROM identities WHERE user_id = $1::bigint AND issuer <> $2", [userId, issuer]);
  return { counts: await endAccess(query, userId) };
}

async function unlink(query: Query, userId: number, issuer: string): Promise<boolean> {
  const removed = await query("DELETE FROM identities WHERE user_id = $1::bigint AND issuer = $2 RETURNING id", [
    userId,
    issuer,
  ]);
  if (removed.length === 0) return false;
  for (const table of ["sessions", "api_tokens", "password_links"]) {
    await query(`DELETE FROM ${table} WHERE user_id = $1::bigint`, [userId]);
  }
  return true;
}

async function endAccess(query: Query, userId: number): Promise<Ended> {
  const removed = async (table: string): Promise<number> =>
    (await query(`DELETE FROM ${table} WHERE user_id = $1::bigint RETURNING user_id`, [userId])).length;
  await removed("recovery_codes");
  return {
    sessions: await removed("sessions"),
    tokens: await removed("api_tokens"),
    links: await removed("password_links"),
    second_factors: (await removed("totps")) + (await removed("passkeys")),
    hooks: await removed("subscriptions"),
  };
}
