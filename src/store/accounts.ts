// Users and API tokens as rows. A token is stored as the SHA-256 of its text only.

import { SQLiteError } from "bun:sqlite";

import type { Db } from "./db.ts";

export interface User {
  id: number;
  email: string;
  admin: boolean;
  createdAtMs: number;
}

export interface ApiToken {
  id: number;
  /** Whose it is. */
  email: string;
  name: string;
  /** The first letters, enough to recognise it by. */
  prefix: string;
  createdAtMs: number;
  lastUsedAtMs: number | null;
}

type UserRow = { id: number; email: string; password_hash: string; is_admin: number; created_at_ms: number };
type TokenRow = {
  id: number;
  email: string;
  name: string;
  prefix: string;
  created_at_ms: number;
  last_used_at_ms: number | null;
};

const TOKEN_COLUMNS = "t.id, u.email, t.name, t.prefix, t.created_at_ms, t.last_used_at_ms";

export class AccountStore {
  readonly #db: Db;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: Db) {
    this.#db = db;
    this.#sql = prepare(db);
  }

  /** @returns null when the email is taken. */
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

  async findUser(email: string): Promise<User | null> {
    const row = this.#sql.findUser.get({ email });
    return row && toUser(row);
  }

  async listUsers(): Promise<User[]> {
    return this.#sql.listUsers.all({}).map(toUser);
  }

  setPasswordHash(userId: number, passwordHash: string): Promise<void> {
    return this.#db.write(() => void this.#sql.setPassword.run({ userId, passwordHash }));
  }

  /** Ends all tokens of a user. @returns how many there were. */
  removeTokens(userId: number): Promise<number> {
    return this.#db.write(() => this.#sql.removeTokens.run({ userId }));
  }

  /** Removes the user, with any tokens left. Release its pushes first. */
  removeUser(userId: number): Promise<void> {
    return this.#db.write(() => void this.#sql.removeUser.run({ userId }));
  }

  /** @returns null when the user has a token of that name already. */
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

  /** @returns whether there was such a token. */
  removeToken(id: number): Promise<boolean> {
    return this.#db.write(() => this.#sql.removeToken.run({ id }) > 0);
  }

  /** Who the token with this hash belongs to. */
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
      RETURNING id, email, password_hash, is_admin, created_at_ms`),
    findUser: db.prepare<UserRow>(`
      SELECT id, email, password_hash, is_admin, created_at_ms FROM users WHERE email = $email`),
    listUsers: db.prepare<UserRow>(`
      SELECT id, email, password_hash, is_admin, created_at_ms FROM users ORDER BY id`),
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
      SELECT t.id AS token_id, t.last_used_at_ms, u.id, u.email, u.password_hash, u.is_admin, u.created_at_ms
        FROM api_tokens t JOIN users u ON u.id = t.user_id
       WHERE t.hash = $hash`),
    touchToken: db.prepare(`UPDATE api_tokens SET last_used_at_ms = $nowMs WHERE id = $id`),
  };
}
