// Sessions of browsers. The id of a session is stored only as its SHA-256.

import type { Ended, KnownSession, Session, SignInMethod } from "../../model/account.ts";
import { type NewAdminEntry, SIGN_IN, SIGN_OUT } from "../../model/admin_log.ts";
import type { NewEvent } from "../../model/event.ts";
import { append } from "./admin_log.ts";
import { acceptInvitation } from "./password_links.ts";
import { lockAccounts, removeSessions, toUser, USER_COLUMNS, type UserRow } from "./users.ts";
import { all, changed, did, evenUnlogged, lockUser, one, only, type Op, short, type Steps } from "./voice.ts";

export interface NewSession {
  userId: number;
  /** The stored hash of the password that the user entered; null if the user entered no password of this server. */
  passwordHash: string | null;
  hash: Uint8Array;
  how: SignInMethod;
  strong: boolean;
  ip: string;
  userAgent: string;
  /** The session at the OpenID provider. */
  providerSid: string | null;
  /** The sealed ID token, for signing the user out there. */
  providerHint: Uint8Array | null;
  nowMs: number;
  expiresAtMs: number;
}

export const sessions = {
  reads: {
    /** The session with this hash, unless it has expired or its user is disabled or suspended. */
    findSession: (hash: Uint8Array, nowMs: number) => one(FIND_SESSION, { hash, nowMs }, toUsedSession),

    /** The active sessions of a user, most recently used first. */
    sessionsOf: (userId: number, nowMs: number) =>
      all<KnownSession>(
        `SELECT hash, ip, user_agent, how, strong, created_at_ms, expires_at_ms,
                coalesce(last_used_at_ms, created_at_ms) AS last_used_at_ms
           FROM sessions s
          WHERE s.user_id = $userId AND s.expires_at_ms > $nowMs
          ORDER BY coalesce(s.last_used_at_ms, s.created_at_ms) DESC, s.hash`,
        { userId, nowMs },
      ),
  },

  writes: {
    /**
     * Begins a session, with an entry in the admin log. Signing in accepts an open invitation, and so ends its link. Also deletes expired
     * sessions.
     * @returns false, without beginning a session, if the user is disabled or suspended, if the password has changed in the meantime, or if the
     *   user has a second factor but did not use it (except at an OpenID provider)
     */
    createSession: evenUnlogged(
      (isLogged) =>
        function* (session: NewSession): Steps<boolean> {
          const { userId, how, strong, ip, userAgent, nowMs } = session;
          yield* lockAccounts;
          // Adding a second factor locks the user too, so this waits for a factor that is being added, and sees it.
          yield* lockUser(userId);
          yield* changed("DELETE FROM sessions WHERE expires_at_ms <= $nowMs", { nowMs });
          const begins = did(
            `INSERT INTO sessions (hash, user_id, created_at_ms, expires_at_ms, last_used_at_ms, how, strong, ip, user_agent,
                               provider_sid, provider_hint)
         SELECT $hash, id, $nowMs, $expiresAtMs, $nowMs, $how, $strong, $ip, $userAgent, $providerSid, $providerHint
           FROM users
          WHERE id = $userId AND NOT disabled AND NOT suspended
            AND ($passwordHash IS NULL OR password_hash = $passwordHash)
            AND ($strong OR $how = 'oidc'
                 OR NOT EXISTS (SELECT 1 FROM totps WHERE user_id = $userId)
                    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = $userId))`,
            { ...session },
          );
          if (!(yield* begins)) return false;
          yield* acceptInvitation(userId);
          const detail = { how, ...(strong && { strong }) };
          if (isLogged) yield* enter(SIGN_IN, { userId, client: { ip, userAgent }, atMs: nowMs, detail });
          return true;
        },
    ),

    /** Records that a session was used at `nowMs`, and extends the session. */
    extendSession: short((hash: Uint8Array, expiresAtMs: number, nowMs: number) =>
      did(
        `UPDATE sessions
            SET expires_at_ms = CASE WHEN expires_at_ms > $expiresAtMs THEN expires_at_ms ELSE $expiresAtMs END,
                last_used_at_ms = CASE WHEN last_used_at_ms > $nowMs THEN last_used_at_ms ELSE $nowMs END
          WHERE hash = $hash`,
        { hash, expiresAtMs, nowMs },
      ),
    ),

    /** Ends a session, with an entry in the admin log. @returns the session's `providerHint`; null also if there is no such session */
    signOut: evenUnlogged(
      (isLogged) =>
        function* (hash: Uint8Array, client: NewEvent["client"], nowMs: number): Steps<Uint8Array | null> {
          const session = yield* one<{ userId: number; providerHint: Uint8Array | null }>(
            "DELETE FROM sessions WHERE hash = $hash RETURNING user_id, provider_hint",
            { hash },
          );
          if (!session) return null;
          if (isLogged) yield* enter(SIGN_OUT, { userId: session.userId, client, atMs: nowMs, detail: {} });
          return session.providerHint;
        },
    ),
  },

  changes: {
    /** @returns false if the user has no such session */
    endSession: (userId: number, hash: Uint8Array) =>
      did("DELETE FROM sessions WHERE hash = $hash AND user_id = $userId", { userId, hash }),

    /** Ends the sessions of a user except one. @returns null if there were none */
    endSessions: (userId: number, keep: Uint8Array | null) => ended(userId, removeSessions(userId, keep)),

    /**
     * Ends sessions that began at the provider: those of one provider session, those of one user, or, if both are given, those of this user in
     * this session.
     * @returns null if there were none
     */
    *endProviderSessions({ sid, userId }: { sid: string | null; userId: number | null }): Steps<EndedSessions | null> {
      if (sid === null && userId === null) return null;
      return yield* ended(
        userId,
        changed(
          `DELETE FROM sessions
            WHERE how = 'oidc' AND ($providerSid IS NULL OR provider_sid = $providerSid)
              AND ($userId IS NULL OR user_id = $userId)`,
          { providerSid: sid, userId },
        ),
      );
    },
  },
};

interface EndedSessions {
  counts: Pick<Ended, "sessions">;
}

function* ended(userId: number | null, removal: Op<number>): Steps<EndedSessions | null> {
  yield* lockAccounts;
  if (userId !== null) yield* lockUser(userId);
  const count = yield* removal;
  return count > 0 ? { counts: { sessions: count } } : null;
}

/** Adds an entry about a user's own session to the admin log. */
function* enter(
  kind: string,
  entry: Pick<NewAdminEntry, "client" | "atMs" | "detail"> & { userId: number },
): Steps<void> {
  const { userId } = entry;
  const { email } = yield* only<{ email: string }>("SELECT email FROM users WHERE id = $userId", { userId });
  yield* append([{ ...entry, kind, actor: email, userEmail: email }]);
}

export interface SessionRow {
  how: SignInMethod;
  strong: boolean;
  begun_at_ms: number;
  last_used_at_ms: number;
  expires_at_ms: number;
}

/** The columns, for a query in which `s` is the session. */
export const SESSION_COLUMNS =
  "s.how, s.strong, s.created_at_ms AS begun_at_ms, coalesce(s.last_used_at_ms, s.created_at_ms) AS last_used_at_ms, s.expires_at_ms";

// Built once, because nearly every request from a browser uses it.
const FIND_SESSION = `
  SELECT ${SESSION_COLUMNS}, ${USER_COLUMNS} FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.hash = $hash AND s.expires_at_ms > $nowMs AND NOT u.disabled AND NOT u.suspended`;

export const toUsedSession = (row: UserRow & SessionRow): Session => ({
  user: toUser(row),
  how: row.how,
  strong: row.strong,
  createdAtMs: row.begun_at_ms,
  lastUsedAtMs: row.last_used_at_ms,
  expiresAtMs: row.expires_at_ms,
});
