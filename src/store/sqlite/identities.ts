// How users are known elsewhere as rows: finding, and the door to the writes (operations/identities.ts).

import type { Identity, User } from "../../model/account.ts";
import { type IdentityRow, type IdentityStore, toIdentity, type UnheardOf } from "../identities.ts";
import { toUser, USER_COLUMNS, type UserRow } from "./account_rows.ts";
import type { StoreDb } from "./operations/index.ts";

export class SqliteIdentities implements IdentityStore {
  readonly #db: StoreDb;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: StoreDb) {
    this.#db = db;
    this.#sql = prepare(db);
  }

  async find(issuer: string, subject: string): Promise<User | null> {
    const row = this.#sql.find.get({ issuer, subject });
    return row && toUser(row);
  }

  async of(userId: number): Promise<Identity[]> {
    return this.#sql.of.all({ userId }).map(toIdentity);
  }

  link(userId: number, identity: Identity): Promise<boolean> {
    return this.#db.write("linkIdentity", { userId, ...identity });
  }

  async unheardOf(
    issuer: string,
    at: { beforeMs: number; nowMs: number; after: number; limit: number },
  ): Promise<UnheardOf[]> {
    const rows = this.#sql.unheardOf.all({ issuer, ...at });
    return rows.map((row) => ({ id: row.identity_id, subject: row.subject, user: toUser(row) }));
  }

  spend(hash: Uint8Array, untilMs: number, nowMs: number): Promise<boolean> {
    return this.#db.write("spend", { hash, untilMs, nowMs });
  }
}

function prepare(db: StoreDb) {
  return {
    find: db.prepare<UserRow>(`
      SELECT ${USER_COLUMNS} FROM identities i JOIN users u ON u.id = i.user_id
       WHERE i.issuer = $issuer AND i.subject = $subject`),
    unheardOf: db.prepare<UserRow & { identity_id: number; subject: string }>(`
      SELECT i.id AS identity_id, i.subject, ${USER_COLUMNS} FROM identities i JOIN users u ON u.id = i.user_id
       WHERE i.issuer = $issuer AND i.id > $after AND i.seen_at_ms < $beforeMs AND u.disabled = 0 AND u.suspended = 0
         AND (EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id AND s.expires_at_ms > $nowMs)
              OR EXISTS (SELECT 1 FROM api_tokens t WHERE t.user_id = u.id))
       ORDER BY i.id LIMIT $limit`),
    of: db.prepare<IdentityRow>(`
      SELECT issuer, subject, groups, email, seen_at_ms FROM identities WHERE user_id = $userId ORDER BY id`),
  };
}
