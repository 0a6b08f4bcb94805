// How users are known elsewhere, at an OpenID provider or in a directory, and what counts only once.

import type { Identity, User } from "../../model/account.ts";
import type { Group } from "../../model/group.ts";
import { toUser, USER_COLUMNS, type UserRow } from "./users.ts";
import { all, changed, did, type Offered, one, type Steps } from "./voice.ts";

export type IdentityStore = Offered<typeof identities>;

export interface UnheardOf {
  id: number;
  subject: string;
  user: User;
}

export const identities = {
  reads: {
    /** The user who is known so there. */
    find: (issuer: string, subject: string) =>
      one(
        `SELECT ${USER_COLUMNS} FROM identities i JOIN users u ON u.id = i.user_id
          WHERE i.issuer = $issuer AND i.subject = $subject`,
        { issuer, subject },
        toUser,
      ),

    /** How a user is known elsewhere. */
    of: (userId: number) =>
      all(
        "SELECT issuer, subject, groups, email, seen_at_ms FROM identities WHERE user_id = $userId ORDER BY id",
        { userId },
        toIdentity,
      ),

    /**
     * Identities there that were last heard of before a moment, of users who can do something here: they are neither disabled
     * nor suspended, and have a session or a token.
     * @param after the id of the last one that was returned before; 0 at first
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
        toUnheardOf,
      ),
  },

  writes: {
    /**
     * Links an identity to a user, or notes what it says now.
     * @returns false if it is somebody else's already: then nothing is changed
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
     * Uses something up that counts once. Forgets what would be refused anyway.
     * @param hash SHA-256 of it
     * @param untilMs when it would be refused without this
     * @returns false if it was used before, by whichever node. Of two simultaneous calls, one gets true.
     */
    *spend(hash: Uint8Array, untilMs: number, nowMs: number): Steps<boolean> {
      yield* changed("DELETE FROM spent WHERE until_ms <= $nowMs", { nowMs });
      const values = { hash, untilMs };
      return yield* did("INSERT INTO spent (hash, until_ms) VALUES ($hash, $untilMs) ON CONFLICT DO NOTHING", values);
    },
  },
};

interface IdentityRow {
  issuer: string;
  subject: string;
  groups: string;
  email: string | null;
  seen_at_ms: number;
}

const toIdentity = ({ issuer, subject, groups, email, seen_at_ms: seenAtMs }: IdentityRow): Identity => ({
  issuer,
  subject,
  groups: JSON.parse(groups) as Group[],
  email,
  seenAtMs,
});

const toUnheardOf = (row: UserRow & { identity_id: number; subject: string }): UnheardOf => ({
  id: row.identity_id,
  subject: row.subject,
  user: toUser(row),
});
