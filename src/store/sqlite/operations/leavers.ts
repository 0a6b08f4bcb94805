// The writes of invitations, of sessions that end singly, and of people who leave. The contract says what each promises.

import type { Ended, User } from "../../../model/account.ts";
import type { NewInvitation, Takeover } from "../../contract.ts";
import { identities } from "../../sql/identities.ts";
import { runNow } from "../../sql/voice.ts";
import { LAST_ADMIN, RETURNED_USER, toUser, type UserRow } from "../account_rows.ts";
import type { Connection } from "../connection.ts";
import { answersOn } from "../run.ts";

export function leaverOperations(connection: Connection) {
  const sql = prepare(connection);
  const answers = answersOn(connection);
  const endAccess = (userId: number): Ended => {
    sql.removeRecoveryCodes.run({ userId });
    return {
      sessions: sql.removeSessions.run({ userId, keep: null }),
      tokens: sql.removeTokens.run({ userId }),
      links: sql.removeLinks.run({ userId }),
      second_factors: sql.removeTotps.run({ userId }) + sql.removePasskeys.run({ userId }),
      hooks: sql.removeHooks.run({ userId }),
    };
  };

  return {
    invite(invitation: NewInvitation & { again: boolean }): User | null {
      const { email, passwordHash, admin, auditor = false, again, hash, nowMs, expiresAtMs } = invitation;
      const known = sql.invited.get({ email });
      if (again !== (known?.invites === 1) || (known && !again)) return null;
      const person = { email, admin: Number(admin), auditor: Number(auditor) };
      const row = again ? sql.setRights.get(person) : sql.insertUser.get({ ...person, passwordHash, nowMs });
      if (!row) return null;
      sql.insertInvitation.run({ userId: row.id, hash, expiresAtMs });
      return toUser(row);
    },

    withdraw({ userId }: { userId: number }): boolean {
      if (sql.removeInvitation.run({ userId }) === 0) return false;
      sql.removeUnused.run({ userId });
      return true;
    },

    endSession({ userId, hash }: { userId: number; hash: Uint8Array }): boolean {
      return sql.removeSession.run({ userId, hash }) > 0;
    },

    endSessions({ userId, keep }: { userId: number; keep: Uint8Array | null }) {
      const sessions = sql.removeSessions.run({ userId, keep });
      return sessions > 0 ? { counts: { sessions } } : null;
    },

    endEverything({ userId, nowMs }: { userId: number; nowMs: number }): { counts: Ended } | "last-admin" | null {
      const before = sql.findUser.get({ userId });
      if (!before) return null;
      if (sql.lastAdmin.get({ userId })) return "last-admin";
      sql.disable.run({ userId });
      // What has expired has ended by itself.
      sql.removeExpiredSessions.run({ userId, nowMs });
      sql.removeExpiredLinks.run({ userId, nowMs });
      return { counts: endAccess(userId) };
    },

    takeOver({ userId, identity, passwordHash, byHand }: Takeover): { counts: Partial<Ended> } | null {
      const before = sql.findUser.get({ userId });
      const { issuer, subject } = identity;
      const isAdmin = before?.is_admin !== 0;
      if (!before || (isAdmin && !byHand) || sql.otherOf.get({ userId, issuer, subject })) return null;
      if (!runNow(identities.writes.link(userId, identity), answers)) return null;
      if (isAdmin || before.vouched !== 0) return { counts: {} };
      sql.takeOver.run({ userId, passwordHash });
      sql.removeOtherIdentities.run({ userId, issuer });
      return { counts: endAccess(userId) };
    },

    unlink({ userId, issuer }: { userId: number; issuer: string }): boolean {
      if (sql.unlink.run({ userId, issuer }) === 0) return false;
      sql.removeSessions.run({ userId, keep: null });
      sql.removeTokens.run({ userId });
      sql.removeLinks.run({ userId });
      return true;
    },

    vouch({ userId }: { userId: number }): boolean {
      return sql.vouch.run({ userId }) > 0;
    },
  };
}

function prepare(connection: Connection) {
  const ofUser = (table: string) =>
    connection.prepare<unknown, { userId: number }>(`DELETE FROM ${table} WHERE user_id = $userId`);
  return {
    invited: connection.prepare<{ invites: number }>(`
      SELECT coalesce(l.invites, 0) AS invites
        FROM users u LEFT JOIN password_links l ON l.user_id = u.id WHERE u.email = $email`),
    setRights: connection.prepare<UserRow>(`
      UPDATE users SET is_admin = $admin, is_auditor = $auditor WHERE email = $email RETURNING ${RETURNED_USER}`),
    insertUser: connection.prepare<UserRow>(`
      INSERT INTO users (email, password_hash, is_admin, is_auditor, vouched, created_at_ms)
      VALUES ($email, $passwordHash, $admin, $auditor, 1, $nowMs)
      RETURNING ${RETURNED_USER}`),
    insertInvitation: connection.prepare<unknown, { userId: number; hash: Uint8Array; expiresAtMs: number }>(`
      INSERT INTO password_links (user_id, hash, expires_at_ms, invites) VALUES ($userId, $hash, $expiresAtMs, 1)
      ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, expires_at_ms = excluded.expires_at_ms`),
    removeInvitation: connection.prepare(`DELETE FROM password_links WHERE user_id = $userId AND invites = 1`),
    removeUnused: connection.prepare(`
      DELETE FROM users WHERE id = $userId
         AND NOT EXISTS (SELECT 1 FROM api_tokens WHERE user_id = $userId)
         AND NOT EXISTS (SELECT 1 FROM identities WHERE user_id = $userId)
         AND NOT EXISTS (SELECT 1 FROM pushes WHERE owner_id = $userId)`),
    removeSession: connection.prepare(`DELETE FROM sessions WHERE hash = $hash AND user_id = $userId`),
    removeSessions: connection.prepare(
      `DELETE FROM sessions WHERE user_id = $userId AND ($keep IS NULL OR hash <> $keep)`,
    ),
    removeExpiredSessions: connection.prepare(
      `DELETE FROM sessions WHERE user_id = $userId AND expires_at_ms <= $nowMs`,
    ),
    removeExpiredLinks: connection.prepare(
      `DELETE FROM password_links WHERE user_id = $userId AND expires_at_ms <= $nowMs`,
    ),
    findUser: connection.prepare<UserRow>(`SELECT ${RETURNED_USER} FROM users WHERE id = $userId`),
    lastAdmin: connection.prepare<{ id: number }>(LAST_ADMIN),
    takeOver: connection.prepare(`UPDATE users SET password_hash = $passwordHash, vouched = 1 WHERE id = $userId`),
    vouch: connection.prepare(`UPDATE users SET vouched = 1 WHERE id = $userId AND vouched = 0`),
    otherOf: connection.prepare(
      `SELECT id FROM identities WHERE user_id = $userId AND issuer = $issuer AND subject <> $subject`,
    ),
    unlink: connection.prepare(`DELETE FROM identities WHERE user_id = $userId AND issuer = $issuer`),
    removeOtherIdentities: connection.prepare(`DELETE FROM identities WHERE user_id = $userId AND issuer <> $issuer`),
    disable: connection.prepare(`UPDATE users SET disabled = 1 WHERE id = $userId`),
    removeTokens: ofUser("api_tokens"),
    removeLinks: ofUser("password_links"),
    removeTotps: ofUser("totps"),
    removePasskeys: ofUser("passkeys"),
    removeRecoveryCodes: ofUser("recovery_codes"),
    removeHooks: ofUser("subscriptions"),
  };
}
