// Identities of users at an OpenID provider or in a directory, and values that count only once.

import type { Identity, User } from "../../model/account.ts";
import type { Group } from "../../model/group.ts";
import { toUser, USER_COLUMNS, type UserRow } from "./users.ts";
import { all, camel, changed, did, type Offered, one, type Steps } from "./voice.ts";

export type IdentityStore = Offered<typeof identities>;

export const identities = {
  reads: {
    /** The user with this identity. */
    find: (issuer: string, subject: string) =>
      one(
        `SELECT ${USER_COLUMNS} FROM identities i JOIN users u ON u.id = i.user_id
          WHERE i.issuer = $issuer AND i.subject = $subject`,
        { issuer, subject },
        toUser,
      ),

    /** All identities of a user. */
    of: (userId: number) =>
      all(
        "SELECT issuer, subject, groups, email, seen_at_ms FROM identities WHERE user_id = $userId ORDER BY id",
        { userId },
        camel((row: Omit<Identity, "groups"> & { groups: string }): Identity => ({
          ...row,
          groups: JSON.parse(row.groups) as Group[],
        })),
      ),

    /**
     * Identities at this issuer that were last seen before a moment, and whose users still have access: they are neither disabled
     * nor suspended, and have a session or a token.
     * @param at.after the id of the last identity of the page before; 0 for the first page
     * @returns at most `limit`, in the order of their ids
     */
    unheardOf: (issuer: string, at: { beforeMs: number; nowMs: number; after: number; limit: number }) =>
      all(
        `SELECT i.id AS identity_id, i.subject, ${USER_COLUMNS} FROM identities i JOIN users u ON u.id = i.user_id
          WHERE i.issuer = $issuer AND i.id > $after AND i.seen_at_ms < $beforeMs AND NOT u.disabled AND NOT u.suspended
            AND (EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id AND s.expires_at_ms > $nowMs)
                 OR EXISTS (SELECT 1 FROM api_tokens t WHERE t.user_id = u.id))
          ORDER BY i.id LIMIT $limit`,
        { issuer, ...at },
        (row: UserRow & { identity_id: number; subject: string }): { id: number; subject: string; user: User } => ({
          id: row.identity_id,
          subject: row.subject,
          user: toUser(row),
        }),
      ),
  },

  writes: {
    /**
     * Links an identity to a user, or updates it.
     * @returns false, with nothing changed, if another user has it
     */
    link: (userId: number, { groups, ...identity }: Identity) =>
      did(
        `INSERT INTO identities AS i (issuer, subject, user_id, groups, email, seen_at_ms)
         VALUES ($issuer, $subject, $userId, $groups, $email, $seenAtMs)
         ON CONFLICT (issuer, subject) DO UPDATE
            SET groups = excluded.groups, email = excluded.email, seen_at_ms = excluded.seen_at_ms
          WHERE i.user_id = excluded.user_id`,
        { userId, ...identity, groups: JSON.stringify(groups) },
      ),

    /**
     * Uses up a value that counts once. Forgets values that have expired.
     * @param hash SHA-256 of the value
     * @param untilMs when the value expires
     * @returns false if any node has used it before. If two calls run at once, only one returns true.
     */
    *spend(hash: Uint8Array, untilMs: number, nowMs: number): Steps<boolean> {
      yield* changed("DELETE FROM spent WHERE until_ms <= $nowMs", { nowMs });
      const values = { hash, untilMs };
      return yield* did("INSERT INTO spent (hash, until_ms) VALUES ($hash, $untilMs) ON CONFLICT DO NOTHING", values);
    },
  },
};
