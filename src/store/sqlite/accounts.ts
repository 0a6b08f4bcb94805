// Users, API tokens, sessions and one-time links as rows. What opens a door (token, session id, link)
// is stored as the SHA-256 of its text only.

import { SQLiteError } from "bun:sqlite";
import type { ApiToken, Session, User } from "../../model/account.ts";
import type { AccountStore } from "../contract.ts";

import type { Db } from "./db.ts";

type UserRow = {
  id: number;
  email: string;
  password_hash: string;
  is_admin: number;
  disabled: number;
  created_at_ms: number;
};
type TokenRow = {
  id: number;
  email: string;
  name: string;
  prefix: string;
  created_at_ms: number;
  last_used_at_ms: number | null;
};

const USER_COLUMNS = "u.id, u.email, u.password_hash, u.is_admin, u.disabled, u.created_at_ms";
const TOKEN_COLUMNS = "t.id, u.email, t.name, t.prefix, t.created_at_ms, t.last_used_at_ms";

export class SqliteAccounts implements AccountStore {
  readonly #db: Db;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: Db) {
    this.#db = db;
    this.#sql = prepare(db);
  }

  createUser(user: { email: string; passwordHash: string; admin: boolean; nowMs: number }): Promise<User | null> {
    return this.#unlessTaken(() =>
      this.#sql.insertUser.get({
        email: user.email,
        passwordHash: user.passwordHash,
        isAdmin: Number(user.admin),
        nowMs: user.nowMs,
      }),
    ).then((row) => row && toUser(row));
  }

  createFirstUser(user: { email: string; passwordHash: string; nowMs: number }): Promise<User | null> {
    return this.#db.write(() => this.#sql.insertFirstUser.get(user)).then((row) => row && toUser(row));
  }

  async findUser(email: string): Promise<User | null> {
    const row = this.#sql.findUser.get({ email });
    return row && toUser(row);
  }

  async findUserById(id: number): Promise<User | null> {
    const row = this.#sql.findUserById.get({ id });
    return row && toUser(row);
  }

  async hasUsers(): Promise<boolean> {
    return this.#sql.anyUser.get({}) !== null;
  }

  async findPassword(email: string): Promise<{ user: User; passwordHash: string } | null> {
    const row = this.#sql.findUser.get({ email });
    return row && { user: toUser(row), passwordHash: row.password_hash };
  }

  async listUsers(): Promise<User[]> {
    return this.#sql.listUsers.all({}).map(toUser);
  }

  changePassword(
    userId: number,
    passwordHash: string,
    keep: { session: Uint8Array | null; tokens: boolean },
    before: string | null,
  ): Promise<number | null> {
    return this.#db.write(() => {
      if (before !== null && this.#sql.findUserById.get({ id: userId })?.password_hash !== before) return null;
      this.#sql.setPassword.run({ userId, passwordHash });
      this.#sql.removeSessions.run({ userId, keep: keep.session });
      this.#sql.removePasswordLink.run({ userId });
      return keep.tokens ? 0 : this.#sql.removeTokens.run({ userId });
    });
  }

  changeRights(userId: number, rights: { admin: boolean; disabled: boolean }): Promise<User | "last-admin" | null> {
    return this.#db.write(() => {
      const before = this.#sql.findUserById.get({ id: userId });
      if (!before) return null;
      const loses = (before.is_admin !== 0 && !rights.admin) || (before.disabled === 0 && rights.disabled);
      const wasAdmin = before.is_admin !== 0 && before.disabled === 0;
      if (wasAdmin && (!rights.admin || rights.disabled) && !this.#sql.anotherAdmin.get({ userId }))
        return "last-admin";
      const row = this.#sql.setRights.get({
        userId,
        admin: Number(rights.admin),
        disabled: Number(rights.disabled),
      });
      if (loses) {
        this.#sql.removeTokens.run({ userId });
        this.#sql.removeSessions.run({ userId, keep: null });
        this.#sql.removePasswordLink.run({ userId });
      }
      return row && toUser(row);
    });
  }

  createSession(session: {
    userId: number;
    passwordHash: string;
    hash: Uint8Array;
    nowMs: number;
    expiresAtMs: number;
  }): Promise<boolean> {
    const { nowMs } = session;
    return this.#db.write(() => {
      this.#sql.removeExpiredSessions.run({ nowMs });
      return this.#sql.insertSession.run(session) > 0;
    });
  }

  async findSession(hash: Uint8Array, nowMs: number): Promise<Session | null> {
    const row = this.#sql.findSession.get({ hash, nowMs });
    return row && { user: toUser(row), expiresAtMs: row.expires_at_ms };
  }

  extendSession(hash: Uint8Array, expiresAtMs: number): Promise<void> {
    return this.#db.write(() => void this.#sql.extendSession.run({ hash, expiresAtMs }));
  }

  removeSession(hash: Uint8Array): Promise<void> {
    return this.#db.write(() => void this.#sql.removeSession.run({ hash }));
  }

  createPasswordLink(link: { userId: number; hash: Uint8Array; expiresAtMs: number }): Promise<void> {
    return this.#db.write(() => void this.#sql.insertPasswordLink.run(link));
  }

  async findPasswordLink(hash: Uint8Array, nowMs: number): Promise<User | null> {
    const row = this.#sql.findPasswordLink.get({ hash, nowMs });
    return row && toUser(row);
  }

  usePasswordLink(hash: Uint8Array, passwordHash: string, nowMs: number): Promise<User | null> {
    return this.#db.write(() => {
      const row = this.#sql.findPasswordLink.get({ hash, nowMs });
      if (!row) return null;
      this.#sql.removePasswordLink.run({ userId: row.id });
      this.#sql.setPassword.run({ userId: row.id, passwordHash });
      this.#sql.removeSessions.run({ userId: row.id, keep: null });
      this.#sql.removeTokens.run({ userId: row.id });
      return toUser(row);
    });
  }

  endAccess(userId: number): Promise<number> {
    return this.#db.write(() => {
      this.#sql.removeSessions.run({ userId, keep: null });
      this.#sql.removePasswordLink.run({ userId });
      return this.#sql.removeTokens.run({ userId });
    });
  }

  removeUser(userId: number): Promise<void> {
    return this.#db.write(() => void this.#sql.removeUser.run({ userId }));
  }

  createToken(token: {
    userId: number;
    name: string;
    prefix: string;
    hash: Uint8Array;
    nowMs: number;
  }): Promise<ApiToken | null> {
    return this.#unlessTaken(() => {
      const inserted = this.#sql.insertToken.get({ ...token });
      return inserted && this.#sql.findToken.get({ id: inserted.id });
    }).then((row) => row && toToken(row));
  }

  async listTokens(userId: number | null): Promise<ApiToken[]> {
    return this.#sql.listTokens.all({ userId }).map(toToken);
  }

  removeToken(id: number): Promise<boolean> {
    return this.#db.write(() => this.#sql.removeToken.run({ id }) > 0);
  }

  async findByTokenHash(
    hash: Uint8Array,
  ): Promise<{ tokenId: number; user: User; lastUsedAtMs: number | null } | null> {
    const row = this.#sql.findByHash.get({ hash });
    return row && { tokenId: row.token_id, user: toUser(row), lastUsedAtMs: row.last_used_at_ms };
  }

  touchToken(id: number, nowMs: number): Promise<void> {
    return this.#db.write(() => void this.#sql.touchToken.run({ id, nowMs }));
  }

  #unlessTaken<Row>(insert: () => Row | null): Promise<Row | null> {
    return this.#db.write(insert).catch((error: unknown) => {
      if (error instanceof SQLiteError && error.code === "SQLITE_CONSTRAINT_UNIQUE") return null;
      throw error;
    });
  }
}

const toUser = (row: Omit<UserRow, "password_hash">): User => ({
  id: row.id,
  email: row.email,
  admin: row.is_admin !== 0,
  disabled: row.disabled !== 0,
  createdAtMs: row.created_at_ms,
});

const toToken = (row: TokenRow): ApiToken => ({
  id: row.id,
  email: row.email,
  name: row.name,
  prefix: row.prefix,
  createdAtMs: row.created_at_ms,
  lastUsedAtMs: row.last_used_at_ms,
});

function prepare(db: Db) {
  return {
    insertUser: db.prepare<UserRow>(`
      INSERT INTO users (email, password_hash, is_admin, created_at_ms)
      VALUES ($email, $passwordHash, $isAdmin, $nowMs)
      RETURNING id, email, password_hash, is_admin, disabled, created_at_ms`),
    insertFirstUser: db.prepare<UserRow, { email: string; passwordHash: string; nowMs: number }>(`
      INSERT INTO users (email, password_hash, is_admin, created_at_ms)
      SELECT $email, $passwordHash, 1, $nowMs
       WHERE NOT EXISTS (SELECT 1 FROM users)
      RETURNING id, email, password_hash, is_admin, disabled, created_at_ms`),
    findUser: db.prepare<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.email = $email`),
    findUserById: db.prepare<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $id`),
    anyUser: db.prepare<{ id: number }>(`SELECT id FROM users LIMIT 1`),
    listUsers: db.prepare<UserRow>(`SELECT ${USER_COLUMNS} FROM users u ORDER BY u.id`),
    anotherAdmin: db.prepare<{ id: number }>(`
      SELECT id FROM users WHERE id <> $userId AND is_admin = 1 AND disabled = 0 LIMIT 1`),
    setRights: db.prepare<UserRow>(`
      UPDATE users SET is_admin = $admin, disabled = $disabled WHERE id = $userId
      RETURNING id, email, password_hash, is_admin, disabled, created_at_ms`),
    insertSession: db.prepare<
      unknown,
      { userId: number; passwordHash: string; hash: Uint8Array; nowMs: number; expiresAtMs: number }
    >(`
      INSERT INTO sessions (hash, user_id, created_at_ms, expires_at_ms)
      SELECT $hash, id, $nowMs, $expiresAtMs FROM users
       WHERE id = $userId AND disabled = 0 AND password_hash = $passwordHash`),
    findSession: db.prepare<UserRow & { expires_at_ms: number }>(`
      SELECT s.expires_at_ms, ${USER_COLUMNS}
        FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.hash = $hash AND s.expires_at_ms > $nowMs AND u.disabled = 0`),
    extendSession: db.prepare(`UPDATE sessions SET expires_at_ms = $expiresAtMs WHERE hash = $hash`),
    removeSession: db.prepare(`DELETE FROM sessions WHERE hash = $hash`),
    removeSessions: db.prepare(`DELETE FROM sessions WHERE user_id = $userId AND ($keep IS NULL OR hash <> $keep)`),
    removeExpiredSessions: db.prepare(`DELETE FROM sessions WHERE expires_at_ms <= $nowMs`),
    insertPasswordLink: db.prepare<unknown, { userId: number; hash: Uint8Array; expiresAtMs: number }>(`
      INSERT OR REPLACE INTO password_links (user_id, hash, expires_at_ms) VALUES ($userId, $hash, $expiresAtMs)`),
    findPasswordLink: db.prepare<UserRow>(`
      SELECT ${USER_COLUMNS}
        FROM password_links l JOIN users u ON u.id = l.user_id
       WHERE l.hash = $hash AND l.expires_at_ms > $nowMs AND u.disabled = 0`),
    removePasswordLink: db.prepare(`DELETE FROM password_links WHERE user_id = $userId`),
    setPassword: db.prepare(`UPDATE users SET password_hash = $passwordHash WHERE id = $userId`),
    removeUser: db.prepare(`DELETE FROM users WHERE id = $userId`),
    insertToken: db.prepare<{ id: number }>(`
      INSERT INTO api_tokens (user_id, name, prefix, hash, created_at_ms)
      VALUES ($userId, $name, $prefix, $hash, $nowMs)
      RETURNING id`),
    findToken: db.prepare<TokenRow>(`
      SELECT ${TOKEN_COLUMNS} FROM api_tokens t JOIN users u ON u.id = t.user_id WHERE t.id = $id`),
    listTokens: db.prepare<TokenRow>(`
      SELECT ${TOKEN_COLUMNS} FROM api_tokens t JOIN users u ON u.id = t.user_id
       WHERE $userId IS NULL OR t.user_id = $userId
       ORDER BY t.id`),
    removeTokens: db.prepare(`DELETE FROM api_tokens WHERE user_id = $userId`),
    removeToken: db.prepare(`DELETE FROM api_tokens WHERE id = $id`),
    findByHash: db.prepare<UserRow & { token_id: number; last_used_at_ms: number | null }>(`
      SELECT t.id AS token_id, t.last_used_at_ms, ${USER_COLUMNS}
        FROM api_tokens t JOIN users u ON u.id = t.user_id
       WHERE t.hash = $hash AND u.disabled = 0`),
    touchToken: db.prepare(`UPDATE api_tokens SET last_used_at_ms = $nowMs WHERE id = $id`),
  };
}
