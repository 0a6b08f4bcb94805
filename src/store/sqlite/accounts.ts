// Users, API tokens, sessions and one-time links as rows: finding, and the door to their writes
// (operations/accounts.ts). What opens a door (token, session id, link) is stored as the SHA-256 of its text only.

import type {
  ApiToken,
  Ended,
  Invitation,
  KnownSession,
  Preferences,
  Session,
  SignInMethod,
  User,
} from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";
import type {
  AccountChanges,
  AccountStore,
  Takeover,
  NewInvitation,
  NewSession,
  NewToken,
  NewUser,
  Rights,
  UsedToken,
} from "../contract.ts";
import {
  LIMIT_COLUMNS,
  TOKEN_COLUMNS,
  type TokenRow,
  toToken,
  toUser,
  USER_COLUMNS,
  type UserRow,
} from "./account_rows.ts";
import { unlessLogDamaged } from "../admin_log.ts";
import { type LimitColumns, toLimits } from "../token_limits.ts";
import type { StoreDb } from "./operations/index.ts";
import type { SealKeys } from "../purges.ts";
import { writeWithEvents, type Write } from "./with_events.ts";

class Changes implements AccountChanges {
  readonly #write: Write;

  constructor(write: Write) {
    this.#write = write;
  }

  createUser(user: NewUser): Promise<User | null> {
    return this.#write("createUser", user);
  }

  createFirstUser(user: { email: string; passwordHash: string; nowMs: number }): Promise<User | null> {
    return this.#write("createFirstUser", user);
  }

  changePassword(
    userId: number,
    passwordHash: string,
    keep: { session: Uint8Array | null; tokens: boolean },
    before: string | null,
  ): Promise<number | null> {
    return this.#write("changePassword", { userId, passwordHash, keep, before });
  }

  changeRights(userId: number, rights: Rights): Promise<User | "last-admin" | null> {
    return this.#write("changeRights", { userId, ...rights });
  }

  suspend(userId: number, suspended: boolean): Promise<boolean> {
    return this.#write("suspend", { userId, suspended });
  }

  createPasswordLink(link: { userId: number; hash: Uint8Array; expiresAtMs: number }): Promise<void> {
    return this.#write("createPasswordLink", link);
  }

  usePasswordLink(hash: Uint8Array, passwordHash: string, nowMs: number): Promise<User | null> {
    return this.#write("usePasswordLink", { hash, passwordHash, nowMs });
  }

  removeUser(userId: number): Promise<void> {
    return this.#write("removeUser", { userId });
  }

  createToken(token: NewToken): Promise<ApiToken | null> {
    return this.#write("createToken", token);
  }

  removeToken(id: number): Promise<boolean> {
    return this.#write("removeToken", { id });
  }

  invite(invitation: NewInvitation, again: boolean): Promise<User | null> {
    return this.#write("invite", { ...invitation, again });
  }

  withdraw(userId: number): Promise<boolean> {
    return this.#write("withdraw", { userId });
  }

  takeOver(takeover: Takeover): Promise<{ counts: Partial<Ended> } | null> {
    return this.#write("takeOver", takeover);
  }

  unlink(userId: number, issuer: string): Promise<boolean> {
    return this.#write("unlink", { userId, issuer });
  }

  vouch(userId: number): Promise<boolean> {
    return this.#write("vouch", { userId });
  }

  endProviderSessions(of: {
    sid: string | null;
    userId: number | null;
  }): Promise<{ counts: Pick<Ended, "sessions"> } | null> {
    return this.#write("endProviderSessions", of);
  }

  endSession(userId: number, hash: Uint8Array): Promise<boolean> {
    return this.#write("endSession", { userId, hash });
  }

  endSessions(userId: number, keep: Uint8Array | null): Promise<{ counts: Pick<Ended, "sessions"> } | null> {
    return this.#write("endSessions", { userId, keep });
  }

  endEverything(userId: number, nowMs: number): Promise<{ counts: Ended } | "last-admin" | null> {
    return this.#write("endEverything", { userId, nowMs });
  }
}

export class SqliteAccounts extends Changes implements AccountStore {
  readonly #db: StoreDb;
  readonly #sealKeys: () => SealKeys;
  readonly #sql: ReturnType<typeof prepare>;

  /** @param sealKeys the keys that seal the end of the administrators' log at this moment */
  constructor(db: StoreDb, sealKeys: () => SealKeys) {
    super((name, parameters) => db.write(name, parameters));
    this.#db = db;
    this.#sealKeys = sealKeys;
    this.#sql = prepare(db);
  }

  withEvents(events: readonly NewEvent[]): AccountChanges {
    return new Changes(writeWithEvents(this.#db, events, this.#sealKeys));
  }

  async findUser(email: string): Promise<User | null> {
    const row = this.#sql.findUser.get({ email });
    return row && toUser(row);
  }

  async findUserById(id: number): Promise<User | null> {
    const row = this.#sql.findUserById.get({ id });
    return row && toUser(row);
  }

  async deviceEpoch(userId: number): Promise<number | null> {
    return this.#sql.deviceEpoch.get({ userId })?.device_epoch ?? null;
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

  async findUsers({ text, limit, offset }: { text: string; limit: number; offset: number }) {
    const total = this.#sql.countUsers.get({ text })?.total ?? 0;
    return { users: this.#sql.findUsers.all({ text, limit, offset }).map(toUser), total };
  }

  async findSession(hash: Uint8Array, nowMs: number): Promise<Session | null> {
    const row = this.#sql.findSession.get({ hash, nowMs });
    return row && { user: toUser(row), ...toSession(row) };
  }

  async findPasswordLink(hash: Uint8Array, nowMs: number): Promise<(User & { invited: boolean }) | null> {
    const row = this.#sql.findPasswordLink.get({ hash, nowMs });
    return row && { ...toUser(row), invited: row.invites !== 0 };
  }

  async sessionsOf(userId: number, nowMs: number): Promise<KnownSession[]> {
    return this.#sql.sessionsOf.all({ userId, nowMs }).map((row) => {
      return Object.assign(toSession(row), { hash: row.hash, ip: row.ip, userAgent: row.user_agent });
    });
  }

  async invitations(): Promise<Invitation[]> {
    const rows = this.#sql.invitations.all({});
    return rows.map((row) => ({ user: toUser(row), expiresAtMs: row.expires_at_ms }));
  }

  async listTokens(userId: number | null): Promise<ApiToken[]> {
    return this.#sql.listTokens.all({ userId }).map(toToken);
  }

  async findByTokenHash(hash: Uint8Array): Promise<UsedToken | null> {
    const row = this.#sql.findByHash.get({ hash });
    return (
      row && {
        tokenId: row.token_id,
        user: toUser(row),
        limits: toLimits(row),
        lastUsedAtMs: row.last_used_at_ms,
      }
    );
  }

  createSession(session: NewSession): Promise<boolean> {
    return unlessLogDamaged(
      () => this.#db.write("signIn", { session, sealKeys: this.#sealKeys() }),
      () => this.#db.write("createSession", session),
    );
  }

  extendSession(hash: Uint8Array, expiresAtMs: number, nowMs: number): Promise<void> {
    return this.#db.write("extendSession", { hash, expiresAtMs, nowMs });
  }

  signOut(hash: Uint8Array, client: NewEvent["client"], nowMs: number): Promise<Uint8Array | null> {
    return unlessLogDamaged(
      () => this.#db.write("signOut", { hash, client, nowMs, sealKeys: this.#sealKeys() }),
      () => this.#db.write("removeSession", { hash }),
    );
  }

  endAccess(userId: number): Promise<number> {
    return this.#db.write("endAccess", { userId });
  }

  async preferences(userId: number): Promise<Preferences> {
    const row = this.#sql.preferences.get({ userId });
    return { notifyMe: row?.notify_me === 1, lookedAtMs: row?.looked_at_ms ?? 0 };
  }

  setPreferences(userId: number, change: Partial<Preferences>): Promise<void> {
    return this.#db.write("setPreferences", { userId, ...change });
  }

  touchToken(id: number, used: { nowMs: number; ip: string }): Promise<void> {
    return this.#db.write("touchToken", { id, ...used });
  }
}

interface SessionColumns {
  how: SignInMethod;
  strong: number;
  begun_at_ms: number;
  last_used_at_ms: number;
  expires_at_ms: number;
}

const SESSION_COLUMNS =
  "s.how, s.strong, s.created_at_ms AS begun_at_ms, coalesce(s.last_used_at_ms, s.created_at_ms) AS last_used_at_ms, s.expires_at_ms";

const toSession = (row: SessionColumns): Omit<Session, "user"> => ({
  how: row.how,
  strong: row.strong !== 0,
  createdAtMs: row.begun_at_ms,
  lastUsedAtMs: row.last_used_at_ms,
  expiresAtMs: row.expires_at_ms,
});

function prepare(db: StoreDb) {
  return {
    findUser: db.prepare<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.email = $email`),
    findUserById: db.prepare<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $id`),
    preferences: db.prepare<{ notify_me: number; looked_at_ms: number }>(
      `SELECT notify_me, looked_at_ms FROM users WHERE id = $userId`,
    ),
    deviceEpoch: db.prepare<{ device_epoch: number }>(
      `SELECT device_epoch FROM users WHERE id = $userId AND disabled = 0 AND suspended = 0`,
    ),
    anyUser: db.prepare<{ id: number }>(`SELECT id FROM users LIMIT 1`),
    listUsers: db.prepare<UserRow>(`SELECT ${USER_COLUMNS} FROM users u ORDER BY u.id`),
    findUsers: db.prepare<UserRow>(`
      SELECT ${USER_COLUMNS} FROM users u WHERE instr(u.email, $text) > 0
       ORDER BY u.email LIMIT $limit OFFSET $offset`),
    countUsers: db.prepare<{ total: number }>(`SELECT count(*) AS total FROM users WHERE instr(email, $text) > 0`),
    sessionsOf: db.prepare<SessionColumns & { hash: Uint8Array; ip: string; user_agent: string }>(`
      SELECT s.hash, s.ip, s.user_agent, ${SESSION_COLUMNS}
        FROM sessions s WHERE s.user_id = $userId AND s.expires_at_ms > $nowMs
       ORDER BY coalesce(s.last_used_at_ms, s.created_at_ms) DESC, s.hash`),
    invitations: db.prepare<UserRow & { expires_at_ms: number }>(`
      SELECT l.expires_at_ms, ${USER_COLUMNS}
        FROM password_links l JOIN users u ON u.id = l.user_id
       WHERE l.invites = 1 ORDER BY u.id`),
    findSession: db.prepare<UserRow & SessionColumns>(`
      SELECT ${SESSION_COLUMNS}, ${USER_COLUMNS}
        FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.hash = $hash AND s.expires_at_ms > $nowMs AND u.disabled = 0 AND u.suspended = 0`),
    findPasswordLink: db.prepare<UserRow & { invites: number }>(`
      SELECT l.invites, ${USER_COLUMNS}
        FROM password_links l JOIN users u ON u.id = l.user_id
       WHERE l.hash = $hash AND l.expires_at_ms > $nowMs AND u.disabled = 0`),
    listTokens: db.prepare<TokenRow>(`
      SELECT ${TOKEN_COLUMNS} FROM api_tokens t JOIN users u ON u.id = t.user_id
       WHERE $userId IS NULL OR t.user_id = $userId
       ORDER BY t.id`),
    findByHash: db.prepare<UserRow & LimitColumns & { token_id: number; last_used_at_ms: number | null }>(`
      SELECT t.id AS token_id, t.last_used_at_ms, ${LIMIT_COLUMNS}, ${USER_COLUMNS}
        FROM api_tokens t JOIN users u ON u.id = t.user_id
       WHERE t.hash = $hash AND u.disabled = 0 AND u.suspended = 0`),
  };
}
