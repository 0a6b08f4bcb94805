// The writes of users, API tokens, sessions and one-time links. The contract says what each of them promises.

import { SQLiteError } from "bun:sqlite";

import type { ApiToken, Preferences, User } from "../../../model/account.ts";
import { NO_LIMITS } from "../../../model/token.ts";
import type { NewSession, NewToken, NewUser, Rights } from "../../contract.ts";
import {
  LAST_ADMIN,
  RETURNED_USER,
  TOKEN_COLUMNS,
  type TokenRow,
  toToken,
  toUser,
  USER_COLUMNS,
  type UserRow,
} from "../account_rows.ts";
import { identities } from "../../sql/identities.ts";
import { runNow } from "../../sql/voice.ts";
import { storedLimits } from "../../token_limits.ts";
import type { Connection } from "../connection.ts";
import { answersOn } from "../run.ts";

export function accountOperations(connection: Connection) {
  const sql = prepare(connection);
  const answers = answersOn(connection);

  return {
    createUser({
      email,
      passwordHash,
      admin,
      auditor = false,
      vouched = false,
      identity,
      nowMs,
    }: NewUser): User | null {
      if (identity && sql.isKnown.get({ issuer: identity.issuer, subject: identity.subject })) return null;
      const flags = { isAdmin: Number(admin), isAuditor: Number(auditor), vouched: Number(vouched) };
      const row = unlessTaken(() => sql.insertUser.get({ email, passwordHash, ...flags, nowMs }));
      if (row && identity) runNow(identities.writes.link(row.id, identity), answers);
      return row && toUser(row);
    },

    createFirstUser({
      email,
      passwordHash,
      nowMs,
    }: {
      email: string;
      passwordHash: string;
      nowMs: number;
    }): User | null {
      const row = sql.insertFirstUser.get({ email, passwordHash, nowMs });
      return row && toUser(row);
    },

    changePassword({
      userId,
      passwordHash,
      keep,
      before,
    }: {
      userId: number;
      passwordHash: string;
      keep: { session: Uint8Array | null; tokens: boolean };
      before: string | null;
    }): number | null {
      if (before !== null && sql.findUserById.get({ id: userId })?.password_hash !== before) return null;
      sql.setPassword.run({ userId, passwordHash });
      sql.removeSessions.run({ userId, keep: keep.session });
      sql.removePasswordLink.run({ userId });
      return keep.tokens ? 0 : sql.removeTokens.run({ userId });
    },

    changeRights({ userId, admin, auditor, disabled }: Rights & { userId: number }): User | "last-admin" | null {
      const before = sql.findUserById.get({ id: userId });
      if (!before) return null;
      const loses =
        (before.is_admin !== 0 && !admin) ||
        (before.is_auditor !== 0 && !auditor && !admin) ||
        (before.disabled === 0 && disabled);
      if ((!admin || disabled) && sql.lastAdmin.get({ userId })) return "last-admin";
      const row = sql.setRights.get({
        userId,
        admin: Number(admin),
        auditor: Number(auditor),
        disabled: Number(disabled),
      });
      if (loses) {
        sql.removeTokens.run({ userId });
        sql.removeSessions.run({ userId, keep: null });
        sql.removePasswordLink.run({ userId });
      }
      return row && toUser(row);
    },

    suspend({ userId, suspended }: { userId: number; suspended: boolean }): boolean {
      if (suspended && sql.lastAdmin.get({ userId })) return false;
      sql.suspend.run({ userId, suspended: Number(suspended) });
      if (suspended) sql.removeSessions.run({ userId, keep: null });
      return true;
    },

    createSession(session: NewSession): boolean {
      sql.removeExpiredSessions.run({ nowMs: session.nowMs });
      const begun = sql.insertSession.run({ ...session, strong: Number(session.strong) }) > 0;
      if (begun) sql.removeInvitation.run({ userId: session.userId });
      return begun;
    },

    extendSession(use: { hash: Uint8Array; expiresAtMs: number; nowMs: number }): void {
      sql.extendSession.run(use);
    },

    removeSession({ hash }: { hash: Uint8Array }): Uint8Array | null {
      return sql.removeSession.get({ hash })?.provider_hint ?? null;
    },

    endProviderSessions({ sid, userId }: { sid: string | null; userId: number | null }) {
      const sessions = sid === null && userId === null ? 0 : sql.endProviderSessions.run({ sid, userId });
      return sessions > 0 ? { counts: { sessions } } : null;
    },

    createPasswordLink(link: { userId: number; hash: Uint8Array; expiresAtMs: number }): void {
      sql.insertPasswordLink.run(link);
    },

    usePasswordLink(use: { hash: Uint8Array; passwordHash: string; nowMs: number }): User | null {
      const row = sql.findPasswordLink.get({ hash: use.hash, nowMs: use.nowMs });
      if (!row) return null;
      sql.removePasswordLink.run({ userId: row.id });
      sql.setPassword.run({ userId: row.id, passwordHash: use.passwordHash });
      sql.removeSessions.run({ userId: row.id, keep: null });
      sql.removeTokens.run({ userId: row.id });
      return toUser(row);
    },

    endAccess({ userId }: { userId: number }): number {
      sql.removeSessions.run({ userId, keep: null });
      sql.removePasswordLink.run({ userId });
      return sql.removeTokens.run({ userId });
    },

    setPreferences({ userId, notifyMe, lookedAtMs }: Partial<Preferences> & { userId: number }): void {
      const notify = notifyMe === undefined ? null : Number(notifyMe);
      sql.setPreferences.run({ userId, notify, lookedAtMs: lookedAtMs ?? null });
    },

    removeUser({ userId }: { userId: number }): void {
      sql.removeUser.run({ userId });
    },

    createToken({ limits = NO_LIMITS, ...token }: NewToken): ApiToken | null {
      const inserted = unlessTaken(() => sql.insertToken.get({ ...token, ...storedLimits(limits) }));
      const row = inserted && sql.findToken.get({ id: inserted.id });
      return row && toToken(row);
    },

    removeToken({ id }: { id: number }): boolean {
      return sql.removeToken.run({ id }) > 0;
    },

    touchToken({ id, nowMs, ip }: { id: number; nowMs: number; ip: string }): void {
      sql.touchToken.run({ id, nowMs, ip });
    },
  };
}

/** The insertion is one statement, so nothing is left of it where it fails. @returns null where the name is taken */
function unlessTaken<Row>(insert: () => Row | null): Row | null {
  try {
    return insert();
  } catch (error) {
    if (error instanceof SQLiteError && error.code === "SQLITE_CONSTRAINT_UNIQUE") return null;
    throw error;
  }
}

function prepare(connection: Connection) {
  return {
    insertUser: connection.prepare<UserRow>(`
      INSERT INTO users (email, password_hash, is_admin, is_auditor, vouched, created_at_ms)
      VALUES ($email, $passwordHash, $isAdmin, $isAuditor, $vouched, $nowMs)
      RETURNING ${RETURNED_USER}`),
    isKnown: connection.prepare(`SELECT 1 FROM identities WHERE issuer = $issuer AND subject = $subject`),
    insertFirstUser: connection.prepare<UserRow, { email: string; passwordHash: string; nowMs: number }>(`
      INSERT INTO users (email, password_hash, is_admin, vouched, created_at_ms)
      SELECT $email, $passwordHash, 1, 1, $nowMs
       WHERE NOT EXISTS (SELECT 1 FROM users)
      RETURNING ${RETURNED_USER}`),
    findUserById: connection.prepare<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $id`),
    lastAdmin: connection.prepare<{ id: number }>(LAST_ADMIN),
    setRights: connection.prepare<UserRow>(`
      UPDATE users SET is_admin = $admin, is_auditor = $auditor, disabled = $disabled WHERE id = $userId
      RETURNING ${RETURNED_USER}`),
    insertSession: connection.prepare(`
      INSERT INTO sessions (hash, user_id, created_at_ms, expires_at_ms, last_used_at_ms, how, strong, ip, user_agent,
                            provider_sid, provider_hint)
      SELECT $hash, id, $nowMs, $expiresAtMs, $nowMs, $how, $strong, $ip, $userAgent, $providerSid, $providerHint
        FROM users
       WHERE id = $userId AND disabled = 0 AND suspended = 0
         AND ($passwordHash IS NULL OR password_hash = $passwordHash)
         AND ($strong = 1 OR $how = 'oidc'
              OR NOT EXISTS (SELECT 1 FROM totps WHERE user_id = $userId)
                 AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = $userId))`),
    suspend: connection.prepare(`UPDATE users SET suspended = $suspended WHERE id = $userId`),
    extendSession: connection.prepare<unknown, { hash: Uint8Array; expiresAtMs: number; nowMs: number }>(`
      UPDATE sessions SET expires_at_ms = max(expires_at_ms, $expiresAtMs),
                          last_used_at_ms = max(coalesce(last_used_at_ms, 0), $nowMs)
       WHERE hash = $hash`),
    removeSession: connection.prepare<{ provider_hint: Uint8Array | null }>(
      `DELETE FROM sessions WHERE hash = $hash RETURNING provider_hint`,
    ),
    endProviderSessions: connection.prepare(`
      DELETE FROM sessions
       WHERE how = 'oidc' AND ($sid IS NULL OR provider_sid = $sid) AND ($userId IS NULL OR user_id = $userId)`),
    removeSessions: connection.prepare(
      `DELETE FROM sessions WHERE user_id = $userId AND ($keep IS NULL OR hash <> $keep)`,
    ),
    removeExpiredSessions: connection.prepare(`DELETE FROM sessions WHERE expires_at_ms <= $nowMs`),
    insertPasswordLink: connection.prepare<unknown, { userId: number; hash: Uint8Array; expiresAtMs: number }>(`
      INSERT INTO password_links (user_id, hash, expires_at_ms) VALUES ($userId, $hash, $expiresAtMs)
      ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, expires_at_ms = excluded.expires_at_ms`),
    findPasswordLink: connection.prepare<UserRow>(`
      SELECT ${USER_COLUMNS}
        FROM password_links l JOIN users u ON u.id = l.user_id
       WHERE l.hash = $hash AND l.expires_at_ms > $nowMs AND u.disabled = 0`),
    removeInvitation: connection.prepare(`DELETE FROM password_links WHERE user_id = $userId AND invites = 1`),
    removePasswordLink: connection.prepare(`DELETE FROM password_links WHERE user_id = $userId`),
    setPassword: connection.prepare(`UPDATE users SET password_hash = $passwordHash WHERE id = $userId`),
    setPreferences: connection.prepare(`
      UPDATE users SET notify_me = coalesce($notify, notify_me), looked_at_ms = coalesce($lookedAtMs, looked_at_ms)
       WHERE id = $userId`),
    removeUser: connection.prepare(`DELETE FROM users WHERE id = $userId`),
    insertToken: connection.prepare<{ id: number }>(`
      INSERT INTO api_tokens (user_id, name, prefix, hash, created_at_ms, scopes, networks, expires_at_ms)
      VALUES ($userId, $name, $prefix, $hash, $nowMs, $scopes, $networks, $expiresAtMs)
      RETURNING id`),
    findToken: connection.prepare<TokenRow>(`
      SELECT ${TOKEN_COLUMNS} FROM api_tokens t JOIN users u ON u.id = t.user_id WHERE t.id = $id`),
    removeTokens: connection.prepare(`DELETE FROM api_tokens WHERE user_id = $userId`),
    removeToken: connection.prepare(`DELETE FROM api_tokens WHERE id = $id`),
    touchToken: connection.prepare(`UPDATE api_tokens SET last_used_at_ms = $nowMs, last_used_ip = $ip WHERE id = $id`),
  };
}
