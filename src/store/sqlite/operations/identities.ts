// The writes of how users are known elsewhere, and of what counts once.

import type { Identity } from "../../../model/account.ts";
import type { Connection } from "../connection.ts";

export function identityOperations(connection: Connection) {
  const sql = prepare(connection);

  return {
    linkIdentity({ userId, issuer, subject, groups, email, seenAtMs }: Identity & { userId: number }): boolean {
      return sql.link.run({ userId, issuer, subject, groups: JSON.stringify(groups), email, seenAtMs }) > 0;
    },

    spend({ hash, untilMs, nowMs }: { hash: Uint8Array; untilMs: number; nowMs: number }): boolean {
      sql.forgetSpent.run({ nowMs });
      return sql.spend.run({ hash, untilMs }) > 0;
    },
  };
}

function prepare(connection: Connection) {
  return {
    link: connection.prepare(`
      INSERT INTO identities (issuer, subject, user_id, groups, email, seen_at_ms)
      VALUES ($issuer, $subject, $userId, $groups, $email, $seenAtMs)
      ON CONFLICT (issuer, subject) DO UPDATE SET groups = excluded.groups, email = excluded.email, seen_at_ms = excluded.seen_at_ms
        WHERE user_id = excluded.user_id`),
    forgetSpent: connection.prepare(`DELETE FROM spent WHERE until_ms <= $nowMs`),
    spend: connection.prepare(`INSERT OR IGNORE INTO spent (hash, until_ms) VALUES ($hash, $untilMs)`),
  };
}
