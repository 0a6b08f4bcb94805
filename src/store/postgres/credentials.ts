// Finds the user of a session or an API token. Nearly every request needs this, so simultaneous look-ups share one query. Each row is compared
// with the hash that was looked up, because the row of another session would mean another user.

import type { AccountStore } from "../contract.ts";
import { typed } from "../sql/columns.ts";
import { SESSION_COLUMNS, type SessionRow, toUsedSession } from "../sql/sessions.ts";
import { toUsedToken, USED_TOKEN_COLUMNS, type UsedTokenRow } from "../sql/tokens.ts";
import { USER_COLUMNS, type UserRow } from "../sql/users.ts";
import { Batcher, type Call } from "./batch.ts";
import type { Row, Statements } from "./connection.ts";
import { byteas, hex, sameBytes } from "./parameters.ts";

const MOST_AT_ONCE = 256;

type Credentials = Pick<AccountStore, "findSession" | "extendSession" | "findByTokenHash">;

export function credentialsOn(db: Statements, spoken: AccountStore): Credentials {
  const sessions = batcher<UserRow & SessionRow>(db, FIND_SESSIONS);
  const tokens = batcher<UsedTokenRow>(db, FIND_TOKENS);
  const extending = new Map<string, Promise<unknown>>();
  return {
    async findSession(hash, nowMs) {
      // A request that extends its session does not wait for that. The next request does: otherwise it could find the session expired.
      await extending.get(hex(hash))?.catch(() => {});
      const row = await sessions.add(hash);
      return row && row.expires_at_ms > nowMs ? toUsedSession(row) : null;
    },

    async extendSession(hash, expiresAtMs, nowMs) {
      const key = hex(hash);
      const change = spoken.extendSession(hash, expiresAtMs, nowMs);
      extending.set(key, change);
      try {
        return await change;
      } finally {
        if (extending.get(key) === change) extending.delete(key);
      }
    },

    async findByTokenHash(hash) {
      const row = await tokens.add(hash);
      return row && toUsedToken(row);
    },
  };
}

const batcher = <R>(db: Statements, text: string): Batcher<Uint8Array, R | null> =>
  new Batcher<Uint8Array, R | null>((calls) => findAll(db, text, calls), { calls: MOST_AT_ONCE });

async function findAll<R>(
  db: Statements,
  text: string,
  calls: ReadonlyArray<Call<Uint8Array, R | null>>,
): Promise<void> {
  const rows = await db.read<Row & { n: number; hash: Uint8Array }>(text, [byteas(calls.map(({ item }) => item))]);
  const found = new Map(rows.map((row) => [row.n, row]));
  for (const [index, { item, resolve }] of calls.entries()) {
    const row = found.get(index + 1);
    if (row && !sameBytes(row.hash, item)) throw db.misrouted("a session");
    resolve(row ? (typed(row as never) as R) : null);
  }
}

const FIND_SESSIONS = `
  SELECT i.n::int AS n, s.hash, ${SESSION_COLUMNS}, ${USER_COLUMNS}
    FROM unnest($1::bytea[]) WITH ORDINALITY AS i (hash, n)
    JOIN sessions s ON s.hash = i.hash JOIN users u ON u.id = s.user_id AND NOT u.disabled AND NOT u.suspended`;

const FIND_TOKENS = `
  SELECT i.n::int AS n, t.hash, ${USED_TOKEN_COLUMNS}
    FROM unnest($1::bytea[]) WITH ORDINALITY AS i (hash, n)
    JOIN api_tokens t ON t.hash = i.hash JOIN users u ON u.id = t.user_id AND NOT u.disabled AND NOT u.suspended`;
