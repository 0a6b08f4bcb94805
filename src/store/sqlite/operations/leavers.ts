// The writes of invitations, of sessions that end singly, and of people who leave. The contract says what each promises.

import type { Ended, User } from "../../../model/account.ts";
import type { NewInvitation } from "../../contract.ts";
import { IS_ADMIN, RETURNED_USER, toUser, type UserRow } from "../account_rows.ts";
import type { Connection } from "../connection.ts";

export function leaverOperations(connection: Connection) {
  const sql = prepare(connection);

  return {
    invite(invitation: NewInvitation & { again: boolean }): User | null {
      const { email, passwordHash, admin, again, hash, nowMs, expiresAtMs } = invitation;
      const known = sql.invited.get({ email });
      if (again !== (known?.invites === 1) || (known && !again)) return null;
      const person = { email, admin: Number(admin) };
      const row = again ? sql.setAdmin.get(person) : sql.insertUser.get({ ...person, passwordHash, nowMs });
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
      if (before.is_admin !== 0 && before.disabled === 0 && !sql.anotherAdmin.get({ userId })) return "last-admin";
      sql.disable.run({ userId });
      // What has expired has ended by itself.
      sql.removeExpiredSessions.run({ userId, nowMs });
      sql.removeExpiredLinks.run({ userId, nowMs });
      sql.removeRecoveryCodes.run({ userId });
      return {
        counts: {
          sessions: sql.removeSessions.run({ userId, keep: null }),
          tokens: sql.removeTokens.run({ userId }),
          links: sql.removeLinks.run({ userId }),
          second_factors: sql.removeTotps.run({ userId }) + sql.removePasskeys.run({ userId }),
          hooks: sql.removeHooks.run({ userId }),
        },
      };
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
    setAdmin: connection.prepare<UserRow>(`
      UPDATE users SET is_admin = $admin WHERE email = $email RETURNING ${RETURNED_USER}`),
    insertUser: connection.prepare<UserRow>(`
      INSERT INTO users (email, password_hash, is_admin, created_at_ms) VALUES ($email, $passwordHash, $admin, $nowMs)
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
    anotherAdmin: connection.prepare<{ id: number }>(`
      SELECT id FROM users WHERE id <> $userId AND ${IS_ADMIN} LIMIT 1`),
    disable: connection.prepare(`UPDATE users SET disabled = 1 WHERE id = $userId`),
    removeTokens: ofUser("api_tokens"),
    removeLinks: ofUser("password_links"),
    removeTotps: ofUser("totps"),
    removePasskeys: ofUser("passkeys"),
    removeRecoveryCodes: ofUser("recovery_codes"),
    removeHooks: ofUser("subscriptions"),
  };
}
