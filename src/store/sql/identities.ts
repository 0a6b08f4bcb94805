// Identities of users at an OpenID provider or in a directory, the groups that users are in, and values that can be used only once. A group that
// an administrator made on this server exists as long as it has a member.

import type { Identity, User } from "../../model/account.ts";
import type { Group } from "../../model/group.ts";
import type { Membership } from "../../model/rules_by_group.ts";
import { toUser, USER_COLUMNS, type UserRow } from "./users.ts";
import { all, camel, changed, did, type Offered, one, type Steps } from "./voice.ts";

export type IdentityStore = Offered<typeof identities>;

export const identities = {
  reads: {
    find: (issuer: string, subject: string) =>
      one(
        `SELECT ${USER_COLUMNS} FROM identities i JOIN users u ON u.id = i.user_id
          WHERE i.issuer = $issuer AND i.subject = $subject`,
        { issuer, subject },
        toUser,
      ),

    of: (userId: number) =>
      all(
        "SELECT issuer, subject, groups, email, seen_at_ms FROM identities WHERE user_id = $userId ORDER BY id",
        { userId },
        camel((row: Omit<Identity, "groups"> & { groups: string }): Identity => ({
          ...row,
          groups: JSON.parse(row.groups) as Group[],
        })),
      ),

    /** All groups of a user, including those made here. A single statement, because it may run for every new push. */
    membershipsOf: (userId: number) =>
      all(
        `SELECT issuer, groups FROM identities WHERE user_id = $userId
          UNION ALL SELECT '' AS issuer, name AS groups FROM group_members WHERE user_id = $userId`,
        { userId },
        toMembership,
      ),

    /** The groups that were made here, and the number of members in each. */
    groupsMade: () =>
      all<{ name: string; n: number }>(
        'SELECT name, count(*) AS n FROM group_members GROUP BY name ORDER BY name COLLATE "C"',
      ),

    /** One page of the members of a group that was made here, in the byte order of their addresses. */
    membersOf: (name: string, at: { limit: number; offset: number }) =>
      all<{ id: number; email: string }>(
        `SELECT u.id, u.email FROM group_members m JOIN users u ON u.id = m.user_id
          WHERE m.name = $name ORDER BY u.email COLLATE "C" LIMIT $limit OFFSET $offset`,
        { name, ...at },
      ),

    /**
     * Identities at this issuer that were last seen before `beforeMs`, and whose users still have access: they are neither disabled nor suspended,
     * and have a session or a token.
     * @param at.after the id of the last identity of the previous page; 0 for the first page
     * @returns up to `limit`, sorted by id
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
    /** Links an identity to a user, or updates it. @returns false, with nothing changed, if another user has it */
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
     * Uses up a value that can be used only once. Also deletes values that have expired.
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

  changes: {
    /** @returns false if the user is in the group already, or there is no such user */
    joinGroup: (userId: number, name: string) =>
      did(
        "INSERT INTO group_members (user_id, name) SELECT id, $name FROM users WHERE id = $userId ON CONFLICT DO NOTHING",
        { userId, name },
      ),

    /** @returns false if the user is not in the group */
    leaveGroup: (userId: number, name: string) =>
      did("DELETE FROM group_members WHERE user_id = $userId AND name = $name", { userId, name }),
  },
};

/** For `doctor`: all groups that have members. An empty issuer stands for this server. */
export const ALL_GROUPS = "SELECT issuer, groups FROM identities UNION SELECT '', name FROM group_members";

export const toMembership = ({ issuer, groups }: { issuer: string; groups: string }): Membership =>
  issuer === "" ? { issuer: null, groups: [groups] } : { issuer, groups: JSON.parse(groups) as Group[] };
