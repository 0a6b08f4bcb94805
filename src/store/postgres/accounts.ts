// Users, API tokens, sessions and one-time links in PostgreSQL. What opens a door (token, session id, link) is stored as
// the SHA-256 of its text only, and an answer is compared with the hash that was asked for.
//
// Changes are rare. Each that depends on what it reads first is a transaction that holds one lock for all of them: two
// nodes never both make the first user, nor both take the right of the last administrator.

import type { Ended, ApiToken, Preferences, Session, User } from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";
import type { AccountChanges, AccountStore, NewSession, NewToken, NewUser, Rights, UsedToken } from "../contract.ts";
import { NO_LIMITS } from "../../model/token.ts";
import { append } from "../sql/admin_log.ts";
import { type LimitColumns, storedLimits, toLimits } from "../token_limits.ts";
import { SIGN_IN, SIGN_OUT } from "../../model/admin_log.ts";
import { isLastAdmin, toUser, USER_COLUMNS, type UserRow } from "./account_rows.ts";
import { unlessLogDamaged } from "../admin_log.ts";
import { Batcher, type Call } from "./batch.ts";
import type { Query, Statements } from "./connection.ts";
import type { Speak } from "./run.ts";
import { connectionWithEvents } from "./with_events.ts";
import { isUniqueViolation } from "./faults.ts";
import * as leavers from "./leavers.ts";
import { byteas, clean, hex, sameBytes } from "./parameters.ts";

interface TokenRow extends LimitColumns {
  id: number;
  user_id: number;
  email: string;
  name: string;
  prefix: string;
  created_at_ms: number;
  last_used_at_ms: number | null;
  last_used_ip: string | null;
}
type LinkRow = UserRow & { hash: Uint8Array; expires_at_ms: number; invites: boolean };
type SessionRow = UserRow & leavers.SessionColumns & { hash: Uint8Array };
type TokenUserRow = UserRow & LimitColumns & { hash: Uint8Array; token_id: number; last_used_at_ms: number | null };

const LIMIT_COLUMNS = "t.scopes, t.networks, t.expires_at_ms::float8 AS expires_at_ms";
const TOKEN_COLUMNS = `t.id::float8 AS id, t.user_id::float8 AS user_id, u.email, t.name, t.prefix,
  t.created_at_ms::float8 AS created_at_ms, t.last_used_at_ms::float8 AS last_used_at_ms, t.last_used_ip,
  ${LIMIT_COLUMNS}`;
const MOST_AT_ONCE = 256;

export class PostgresAccounts extends leavers.PostgresLeavers implements AccountStore {
  readonly #db: Statements;
  readonly #speak: Speak;
  /** A request of a signed-in browser asks for its session, one with a token for the token. */
  readonly #sessions: Batcher<Uint8Array, SessionRow | null>;
  readonly #tokens: Batcher<Uint8Array, TokenUserRow | null>;
  readonly #prolonging = new Map<string, Promise<unknown>>();

  constructor(db: Statements, speak: Speak) {
    super(db);
    this.#db = db;
    this.#speak = speak;
    this.#sessions = new Batcher((calls) => this.#findByHash(FIND_SESSIONS, calls), { calls: MOST_AT_ONCE });
    this.#tokens = new Batcher((calls) => this.#findByHash(FIND_TOKENS, calls), { calls: MOST_AT_ONCE });
  }

  withEvents(events: readonly NewEvent[]): AccountChanges {
    return new PostgresAccounts(connectionWithEvents(this.#db, events, this.#speak), this.#speak);
  }

  async createUser({ identity, ...user }: NewUser): Promise<User | null> {
    const [row] = await unlessTaken(
      this.#db.change<UserRow>(
        `WITH added AS (
           INSERT INTO users AS u (email, password_hash, is_admin, is_auditor, vouched, created_at_ms)
           VALUES ($1, $2, $3, $5, $6, $4::bigint)
           RETURNING ${USER_COLUMNS}
         ), linked AS (
           INSERT INTO identities (issuer, subject, user_id, groups, email, seen_at_ms)
           SELECT $7, $8, id::bigint, $9, $10, $11::bigint FROM added WHERE $7::text IS NOT NULL
         )
         SELECT * FROM added`,
        [
          user.email,
          user.passwordHash,
          user.admin,
          user.nowMs,
          user.auditor === true,
          user.vouched === true,
          ...identityValues(identity),
        ],
      ),
    );
    return row ? toUser(row) : null;
  }

  createFirstUser(user: { email: string; passwordHash: string; nowMs: number }): Promise<User | null> {
    return this.alone(async (query) => {
      const [row] = await query<UserRow>(
        `INSERT INTO users AS u (email, password_hash, is_admin, vouched, created_at_ms)
         SELECT $1::text, $2::text, true, true, $3::bigint WHERE NOT EXISTS (SELECT 1 FROM users)
         RETURNING ${USER_COLUMNS}`,
        [user.email, user.passwordHash, user.nowMs],
      );
      // From now on it opens nothing, also where every user is removed one day.
      if (row) await query("DELETE FROM meta WHERE key = 'setup_code'");
      return row ? toUser(row) : null;
    });
  }

  async findUser(email: string): Promise<User | null> {
    return (await this.findPassword(email))?.user ?? null;
  }

  async findUserById(id: number): Promise<User | null> {
    const [row] = await this.#db.read<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $1::bigint`, [id]);
    if (row && row.id !== id) throw this.#db.misrouted("a user");
    return row ? toUser(row) : null;
  }

  async deviceEpoch(userId: number): Promise<number | null> {
    const [row] = await this.#db.read<{ id: number; epoch: number }>(
      `SELECT id::float8 AS id, device_epoch::float8 AS epoch FROM users
        WHERE id = $1::bigint AND NOT disabled AND NOT suspended`,
      [userId],
    );
    if (row && row.id !== userId) throw this.#db.misrouted("a user");
    return row ? row.epoch : null;
  }

  async hasUsers(): Promise<boolean> {
    const [row] = await this.#db.read<{ yes: boolean }>("SELECT EXISTS (SELECT 1 FROM users) AS yes");
    return row?.yes === true;
  }

  async findPassword(email: string): Promise<{ user: User; passwordHash: string } | null> {
    const [row] = await this.#db.read<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.email = $1`, [email]);
    if (row && row.email !== email) throw this.#db.misrouted("a user");
    return row ? { user: toUser(row), passwordHash: row.password_hash } : null;
  }

  async listUsers(): Promise<User[]> {
    return (await this.#db.read<UserRow>(`SELECT ${USER_COLUMNS} FROM users u ORDER BY u.id`)).map(toUser);
  }

  async findUsers({ text, limit, offset }: { text: string; limit: number; offset: number }) {
    const rows = await this.#db.read<UserRow>(FIND_USERS, [text, limit, offset]);
    if (rows.some(({ email }) => !email.includes(text))) throw this.#db.misrouted("a list of users");
    const [count] = await this.#db.read<{ total: number }>(COUNT_USERS, [text]);
    return { users: rows.map(toUser), total: count?.total ?? 0 };
  }

  changePassword(
    userId: number,
    passwordHash: string,
    keep: { session: Uint8Array | null; tokens: boolean },
    before: string | null,
  ): Promise<number | null> {
    return this.alone(async (query) => {
      const user = await userIn(query, userId);
      if (before !== null && user?.password_hash !== before) return null;
      await query("UPDATE users SET password_hash = $2 WHERE id = $1::bigint", [userId, passwordHash]);
      await query("DELETE FROM sessions WHERE user_id = $1::bigint AND hash <> $2", [
        userId,
        keep.session ?? new Uint8Array(),
      ]);
      await query("DELETE FROM password_links WHERE user_id = $1::bigint", [userId]);
      return keep.tokens ? 0 : removeTokens(query, userId);
    });
  }

  changeRights(userId: number, rights: Rights): Promise<User | "last-admin" | null> {
    return this.alone(async (query) => {
      const before = await userIn(query, userId);
      if (!before) return null;
      const loses =
        (before.is_admin && !rights.admin) ||
        (before.is_auditor && !rights.auditor && !rights.admin) ||
        (!before.disabled && rights.disabled);
      if ((!rights.admin || rights.disabled) && (await isLastAdmin(query, userId))) return "last-admin";
      const [row] = await query<UserRow>(
        `UPDATE users AS u SET is_admin = $2, is_auditor = $3, disabled = $4 WHERE u.id = $1::bigint
         RETURNING ${USER_COLUMNS}`,
        [userId, rights.admin, rights.auditor, rights.disabled],
      );
      if (loses) await endAccess(query, userId);
      return row ? toUser(row) : null;
    });
  }

  suspend(userId: number, suspended: boolean): Promise<boolean> {
    return this.alone(async (query) => {
      if (suspended && (await isLastAdmin(query, userId))) return false;
      await query("UPDATE users SET suspended = $2 WHERE id = $1::bigint RETURNING id", [userId, suspended]);
      if (suspended) await query("DELETE FROM sessions WHERE user_id = $1::bigint", [userId]);
      return true;
    });
  }

  createSession(session: NewSession): Promise<boolean> {
    return unlessLogDamaged(
      () => this.#begin(session, true),
      () => this.#begin(session, false),
    );
  }

  #begin(session: NewSession, isTold: boolean): Promise<boolean> {
    return this.alone(async (query) => {
      // Whoever sets up a second factor holds it, so the insertion sees that factor.
      await query("SELECT 1 FROM users WHERE id = $1::bigint FOR SHARE", [session.userId]);
      await query("DELETE FROM sessions WHERE expires_at_ms <= $1::bigint", [session.nowMs]);
      const [made] = await query<{ email: string }>(
        `INSERT INTO sessions (hash, user_id, created_at_ms, expires_at_ms, last_used_at_ms, how, strong, ip, user_agent,
                               provider_sid, provider_hint)
         SELECT $3::bytea, id, $4::bigint, $5::bigint, $4::bigint, $6::text, $7::boolean, $8, $9, $10, $11::bytea
           FROM users
          WHERE id = $1::bigint AND NOT disabled AND NOT suspended AND ($2::text IS NULL OR password_hash = $2)
            AND ($7::boolean OR $6::text = 'oidc'
                 OR NOT EXISTS (SELECT 1 FROM totps WHERE user_id = $1::bigint)
                    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1::bigint))
         RETURNING (SELECT email FROM users WHERE id = user_id) AS email`,
        [
          session.userId,
          session.passwordHash,
          session.hash,
          session.nowMs,
          session.expiresAtMs,
          session.how,
          session.strong,
          session.ip,
          clean(session.userAgent),
          session.providerSid,
          session.providerHint,
        ],
      );
      if (!made) return false;
      const { userId, how, strong, ip, userAgent, nowMs: atMs } = session;
      const { email } = made;
      const detail = { how, ...(strong && { strong }) };
      const entry = { kind: SIGN_IN, actor: email, userId, userEmail: email, client: { ip, userAgent }, atMs, detail };
      if (isTold) await this.#speak(query, append([entry]));
      await query("DELETE FROM password_links WHERE user_id = $1::bigint AND invites", [session.userId]);
      return true;
    });
  }

  async findSession(hash: Uint8Array, nowMs: number): Promise<Session | null> {
    // A request that prolonged it does not wait for that; the next one does, or it could find it expired.
    await this.#prolonging.get(hex(hash))?.catch(() => {});
    const row = await this.#sessions.add(hash);
    if (!row || row.expires_at_ms <= nowMs) return null;
    return { user: toUser(row), ...leavers.toSession(row) };
  }

  async extendSession(hash: Uint8Array, expiresAtMs: number, nowMs: number): Promise<void> {
    const key = hex(hash);
    const change = `UPDATE sessions SET expires_at_ms = greatest(expires_at_ms, $2::bigint),
                           last_used_at_ms = greatest(last_used_at_ms, $3::bigint) WHERE hash = $1`;
    const prolonging = this.#db.change(change, [hash, expiresAtMs, nowMs]);
    this.#prolonging.set(key, prolonging);
    try {
      await prolonging;
    } finally {
      if (this.#prolonging.get(key) === prolonging) this.#prolonging.delete(key);
    }
  }

  signOut(hash: Uint8Array, client: NewEvent["client"], atMs: number): Promise<Uint8Array | null> {
    return unlessLogDamaged(
      () => this.#end(hash, { client, atMs, isTold: true }),
      () => this.#end(hash, { client, atMs, isTold: false }),
    );
  }

  #end(
    hash: Uint8Array,
    { client, atMs, isTold }: { client: NewEvent["client"]; atMs: number; isTold: boolean },
  ): Promise<Uint8Array | null> {
    return this.#db.transaction(async (query) => {
      const [ended] = await query<{ user_id: number; email: string; hint: Uint8Array | null }>(
        `DELETE FROM sessions s USING users u WHERE s.hash = $1 AND u.id = s.user_id
         RETURNING s.user_id::float8 AS user_id, u.email, s.provider_hint AS hint`,
        [hash],
      );
      if (!ended) return null;
      const { user_id: userId, email } = ended;
      const entry = { kind: SIGN_OUT, actor: email, userId, userEmail: email, client, atMs, detail: {} };
      if (isTold) await this.#speak(query, append([entry]));
      return ended.hint;
    });
  }

  async endProviderSessions({
    sid,
    userId,
  }: {
    sid: string | null;
    userId: number | null;
  }): Promise<{ counts: Pick<Ended, "sessions"> } | null> {
    if (sid === null && userId === null) return null;
    return this.alone(async (query) => {
      const ended = await query(
        `DELETE FROM sessions
          WHERE how = 'oidc' AND ($1::text IS NULL OR provider_sid = $1) AND ($2::bigint IS NULL OR user_id = $2::bigint)
          RETURNING user_id`,
        [sid, userId],
      );
      return ended.length > 0 ? { counts: { sessions: ended.length } } : null;
    });
  }

  async createPasswordLink(link: { userId: number; hash: Uint8Array; expiresAtMs: number }): Promise<void> {
    await this.#db.change(
      `INSERT INTO password_links (user_id, hash, expires_at_ms) VALUES ($1::bigint, $2, $3::bigint)
       ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, expires_at_ms = excluded.expires_at_ms
       RETURNING user_id`,
      [link.userId, link.hash, link.expiresAtMs],
    );
  }

  async findPasswordLink(hash: Uint8Array, nowMs: number): Promise<(User & { invited: boolean }) | null> {
    const [row] = await this.#db.read<LinkRow>(FIND_LINK, [hash, nowMs]);
    if (row && !sameBytes(row.hash, hash)) throw this.#db.misrouted("a one-time link");
    return row ? { ...toUser(row), invited: row.invites } : null;
  }

  usePasswordLink(hash: Uint8Array, passwordHash: string, nowMs: number): Promise<User | null> {
    return this.alone(async (query) => {
      const [row] = await query<LinkRow>(FIND_LINK, [hash, nowMs]);
      if (!row) return null;
      if (!sameBytes(row.hash, hash)) throw this.#db.misrouted("a one-time link");
      await query("UPDATE users SET password_hash = $2 WHERE id = $1::bigint", [row.id, passwordHash]);
      await endAccess(query, row.id);
      return toUser(row);
    });
  }

  endAccess(userId: number): Promise<number> {
    return this.alone((query) => endAccess(query, userId));
  }

  async preferences(userId: number): Promise<Preferences> {
    const [row] = await this.#db.read<{ id: number; notify_me: boolean; looked_at_ms: number }>(
      "SELECT id::float8 AS id, notify_me, looked_at_ms::float8 AS looked_at_ms FROM users WHERE id = $1::bigint",
      [userId],
    );
    if (row && row.id !== userId) throw this.#db.misrouted("a user");
    return { notifyMe: row?.notify_me === true, lookedAtMs: row?.looked_at_ms ?? 0 };
  }

  async setPreferences(userId: number, { notifyMe, lookedAtMs }: Partial<Preferences>): Promise<void> {
    await this.#db.change(
      `UPDATE users SET notify_me = coalesce($2::boolean, notify_me), looked_at_ms = coalesce($3::bigint, looked_at_ms)
        WHERE id = $1::bigint`,
      [userId, notifyMe ?? null, lookedAtMs ?? null],
    );
  }

  async removeUser(userId: number): Promise<void> {
    await this.alone((query) => query("DELETE FROM users WHERE id = $1::bigint", [userId]));
  }

  async createToken(token: NewToken): Promise<ApiToken | null> {
    const { scopes, networks, expiresAtMs } = storedLimits(token.limits ?? NO_LIMITS);
    const [row] = await unlessTaken(
      this.#db.change<TokenRow>(
        `WITH t AS (
           INSERT INTO api_tokens (user_id, name, prefix, hash, created_at_ms, scopes, networks, expires_at_ms)
           VALUES ($1::bigint, $2, $3, $4, $5::bigint, $6::text, $7::text, $8::bigint)
           RETURNING *
         )
         SELECT ${TOKEN_COLUMNS} FROM t JOIN users u ON u.id = t.user_id`,
        [token.userId, token.name, token.prefix, token.hash, token.nowMs, scopes, networks, expiresAtMs],
      ),
    );
    return row ? toToken(row) : null;
  }

  async listTokens(userId: number | null): Promise<ApiToken[]> {
    const rows = await this.#db.read<TokenRow>(
      `SELECT ${TOKEN_COLUMNS} FROM api_tokens t JOIN users u ON u.id = t.user_id
        WHERE $1::bigint IS NULL OR t.user_id = $1::bigint ORDER BY t.id`,
      [userId],
    );
    if (userId !== null && rows.some((row) => row.user_id !== userId)) throw this.#db.misrouted("tokens");
    return rows.map(toToken);
  }

  async removeToken(id: number): Promise<boolean> {
    return (await this.#db.change("DELETE FROM api_tokens WHERE id = $1::bigint RETURNING id", [id])).length > 0;
  }

  async findByTokenHash(hash: Uint8Array): Promise<UsedToken | null> {
    const row = await this.#tokens.add(hash);
    return (
      row && {
        tokenId: row.token_id,
        user: toUser(row),
        limits: toLimits(row),
        lastUsedAtMs: row.last_used_at_ms,
      }
    );
  }

  async touchToken(id: number, { nowMs, ip }: { nowMs: number; ip: string }): Promise<void> {
    const change = "UPDATE api_tokens SET last_used_at_ms = $2::bigint, last_used_ip = $3 WHERE id = $1::bigint";
    await this.#db.change(change, [id, nowMs, ip]);
  }

  async #findByHash<R extends { hash: Uint8Array }>(
    text: string,
    calls: ReadonlyArray<Call<Uint8Array, R | null>>,
  ): Promise<void> {
    const rows = await this.#db.read<R & { n: number }>(text, [byteas(calls.map(({ item }) => item))]);
    const found = new Map(rows.map((row) => [row.n, row]));
    for (const [index, { item, resolve }] of calls.entries()) {
      const row = found.get(index + 1) ?? null;
      // The row of another session would be another user.
      if (row && !sameBytes(row.hash, item)) throw this.#db.misrouted("a session");
      resolve(row);
    }
  }
}

async function userIn(query: Query, id: number): Promise<UserRow | null> {
  const [row] = await query<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $1::bigint`, [id]);
  return row ?? null;
}

async function removeTokens(query: Query, userId: number): Promise<number> {
  return (await query("DELETE FROM api_tokens WHERE user_id = $1::bigint RETURNING id", [userId])).length;
}

async function endAccess(query: Query, userId: number): Promise<number> {
  await query("DELETE FROM sessions WHERE user_id = $1::bigint", [userId]);
  await query("DELETE FROM password_links WHERE user_id = $1::bigint", [userId]);
  return removeTokens(query, userId);
}

/** Issuer, subject, groups, email and the time, in this order. */
const identityValues = (identity: NewUser["identity"]) =>
  identity
    ? [identity.issuer, identity.subject, JSON.stringify(identity.groups), identity.email, identity.seenAtMs]
    : [null, null, null, null, null];

const unlessTaken = <R>(insert: Promise<R[]>): Promise<R[]> =>
  insert.catch((error: unknown) => {
    if (isUniqueViolation(error)) return [];
    throw error;
  });

const toToken = (row: TokenRow): ApiToken => ({
  id: row.id,
  email: row.email,
  name: row.name,
  prefix: row.prefix,
  createdAtMs: row.created_at_ms,
  lastUsedAtMs: row.last_used_at_ms,
  lastUsedIp: row.last_used_ip,
  ...toLimits(row),
});

const FIND_SESSIONS = `
  SELECT i.n::int AS n, s.hash, ${leavers.SESSION_COLUMNS}, ${USER_COLUMNS}
    FROM unnest($1::bytea[]) WITH ORDINALITY AS i (hash, n)
    JOIN sessions s ON s.hash = i.hash JOIN users u ON u.id = s.user_id AND NOT u.disabled AND NOT u.suspended`;

const FIND_TOKENS = `
  SELECT i.n::int AS n, t.hash, t.id::float8 AS token_id, t.last_used_at_ms::float8 AS last_used_at_ms,
         ${LIMIT_COLUMNS}, ${USER_COLUMNS}
    FROM unnest($1::bytea[]) WITH ORDINALITY AS i (hash, n)
    JOIN api_tokens t ON t.hash = i.hash JOIN users u ON u.id = t.user_id AND NOT u.disabled AND NOT u.suspended`;

const FIND_LINK = `
  SELECT l.hash, l.invites, l.expires_at_ms::float8 AS expires_at_ms, ${USER_COLUMNS}
    FROM password_links l JOIN users u ON u.id = l.user_id
   WHERE l.hash = $1 AND l.expires_at_ms > $2::bigint AND NOT u.disabled`;

// The order of bytes, as in SQLite, whatever the database's own order is.
const FIND_USERS = `
  SELECT ${USER_COLUMNS} FROM users u WHERE strpos(u.email, $1::text) > 0
   ORDER BY u.email COLLATE "C" LIMIT $2::int OFFSET $3::int`;
const COUNT_USERS = `SELECT count(*)::float8 AS total FROM users WHERE strpos(email, $1::text) > 0`;
