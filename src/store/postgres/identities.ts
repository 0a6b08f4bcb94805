// How users are known elsewhere, and what counts once, in PostgreSQL.

import type { Identity, User } from "../../model/account.ts";
import { type IdentityRow, type IdentityStore, toIdentity, type UnheardOf } from "../identities.ts";
import { toUser, USER_COLUMNS, type UserRow } from "./account_rows.ts";
import type { Query, Statements } from "./connection.ts";

export class PostgresIdentities implements IdentityStore {
  readonly #db: Statements;

  constructor(db: Statements) {
    this.#db = db;
  }

  async find(issuer: string, subject: string): Promise<User | null> {
    const [row] = await this.#db.read<UserRow & IdentityRow>(
      `SELECT i.issuer, i.subject, ${USER_COLUMNS} FROM identities i JOIN users u ON u.id = i.user_id
        WHERE i.issuer = $1 AND i.subject = $2`,
      [issuer, subject],
    );
    if (row && (row.issuer !== issuer || row.subject !== subject)) throw this.#db.misrouted("an identity");
    return row ? toUser(row) : null;
  }

  async of(userId: number): Promise<Identity[]> {
    const rows = await this.#db.read<IdentityRow & { user_id: number }>(
      `SELECT user_id::float8 AS user_id, issuer, subject, groups, email, seen_at_ms::float8 AS seen_at_ms
         FROM identities WHERE user_id = $1::bigint ORDER BY id`,
      [userId],
    );
    if (rows.some((row) => row.user_id !== userId)) throw this.#db.misrouted("identities");
    return rows.map(toIdentity);
  }

  link(userId: number, identity: Identity): Promise<boolean> {
    return linkIdentity((text, values) => this.#db.change(text, values), userId, identity);
  }

  async unheardOf(
    issuer: string,
    { beforeMs, nowMs, after, limit }: { beforeMs: number; nowMs: number; after: number; limit: number },
  ): Promise<UnheardOf[]> {
    const rows = await this.#db.read<UserRow & { identity_id: number; issuer: string; subject: string }>(
      `SELECT i.id::float8 AS identity_id, i.issuer, i.subject, ${USER_COLUMNS}
         FROM identities i JOIN users u ON u.id = i.user_id
        WHERE i.issuer = $1 AND i.id > $2::bigint AND i.seen_at_ms < $3::bigint AND NOT u.disabled AND NOT u.suspended
          AND (EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id AND s.expires_at_ms > $4::bigint)
               OR EXISTS (SELECT 1 FROM api_tokens t WHERE t.user_id = u.id))
        ORDER BY i.id LIMIT $5::bigint`,
      [issuer, after, beforeMs, nowMs, limit],
    );
    if (rows.some((row) => row.issuer !== issuer)) throw this.#db.misrouted("identities");
    return rows.map((row) => ({ id: row.identity_id, subject: row.subject, user: toUser(row) }));
  }

  spend(hash: Uint8Array, untilMs: number, nowMs: number): Promise<boolean> {
    return this.#db.transaction(async (query) => {
      await query("DELETE FROM spent WHERE until_ms <= $1::bigint", [nowMs]);
      const rows = await query(
        "INSERT INTO spent (hash, until_ms) VALUES ($1, $2::bigint) ON CONFLICT (hash) DO NOTHING RETURNING until_ms",
        [hash, untilMs],
      );
      return rows.length > 0;
    });
  }
}

/** What `link` promises, inside a change of the caller. */
export async function linkIdentity(query: Query, userId: number, identity: Identity): Promise<boolean> {
  const rows = await query(
    `INSERT INTO identities AS i (issuer, subject, user_id, groups, email, seen_at_ms)
     VALUES ($1, $2, $6::bigint, $3, $4, $5::bigint)
     ON CONFLICT (issuer, subject) DO UPDATE SET groups = excluded.groups, email = excluded.email, seen_at_ms = excluded.seen_at_ms
       WHERE i.user_id = excluded.user_id
     RETURNING i.id`,
    [...identityValues(identity), userId],
  );
  return rows.length > 0;
}

/** Issuer, subject, groups, email and the time, in this order. */
export const identityValues = ({ issuer, subject, groups, email, seenAtMs }: Identity) => [
  issuer,
  subject,
  JSON.stringify(groups),
  email,
  seenAtMs,
];
