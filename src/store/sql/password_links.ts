// One-time links that set a password. An invitation is such a link for a new user. A user has at most one link. The code in a link is stored
// only as its SHA-256.

import type { Invitation, User } from "../../model/account.ts";
import { addUser, endAccess, lockAccounts, RETURNED_USER, toUser, USER_COLUMNS, type UserRow } from "./users.ts";
import { all, changed, did, one, type Statement, type Steps } from "./voice.ts";

export interface NewInvitation {
  email: string;
  admin: boolean;
  auditor?: boolean;
  /** The value that is stored if there is no password. */
  passwordHash: string;
  /** SHA-256 of the link's code. */
  hash: Uint8Array;
  nowMs: number;
  expiresAtMs: number;
}

interface Link {
  userId: number;
  hash: Uint8Array;
  expiresAtMs: number;
}

export const passwordLinks = {
  reads: {
    /** The user of a valid one-time link, and whether the link is an invitation. */
    findPasswordLink: (hash: Uint8Array, nowMs: number) =>
      one(
        `SELECT l.invites, ${USER_COLUMNS} FROM password_links l JOIN users u ON u.id = l.user_id
          WHERE l.hash = $hash AND l.expires_at_ms > $nowMs AND NOT u.disabled`,
        { hash, nowMs },
        (row: UserRow & { invites: boolean }) => ({ ...toUser(row), invited: row.invites }),
      ),

    /** The invitations that no one has accepted, oldest first, including expired ones. */
    invitations: () =>
      all(
        `SELECT l.expires_at_ms, ${USER_COLUMNS} FROM password_links l JOIN users u ON u.id = l.user_id
          WHERE l.invites ORDER BY u.id`,
        {},
        (row: UserRow & { expires_at_ms: number }): Invitation => ({
          user: toUser(row),
          expiresAtMs: row.expires_at_ms,
        }),
      ),
  },

  changes: {
    /** Creates a one-time link, which replaces the user's earlier one. If that was an invitation, so is the new one. */
    createPasswordLink: (link: Link) => putLink(link, false),

    /**
     * Uses a one-time link: sets the password, and ends the link and all the user's sessions and API tokens.
     * @returns null if the link is invalid, used or expired. If two calls run at once, only one returns the user.
     */
    *usePasswordLink(hash: Uint8Array, passwordHash: string, nowMs: number): Steps<User | null> {
      yield* lockAccounts;
      const found = yield* passwordLinks.reads.findPasswordLink(hash, nowMs);
      if (!found) return null;
      const { invited: _, ...user } = found;
      yield* changed("UPDATE users SET password_hash = $passwordHash WHERE id = $id", { id: user.id, passwordHash });
      yield* endAccess(user.id);
      return user;
    },

    /**
     * Invites a person: adds a user without a password, and a link by which the person can set one.
     * @param again whether this replaces an open invitation to the same address
     * @returns null, with nothing changed, if the address is taken or, with `again`, has no open invitation
     */
    *invite({ hash, expiresAtMs, auditor = false, ...given }: NewInvitation, again: boolean): Steps<User | null> {
      const { email, admin } = given;
      yield* lockAccounts;
      const invited = one(
        `UPDATE users SET is_admin = $admin, is_auditor = $auditor
          WHERE email = $email AND EXISTS (SELECT 1 FROM password_links l WHERE l.user_id = users.id AND l.invites)
         RETURNING ${RETURNED_USER}`,
        { email, admin, auditor },
        toUser,
      );
      const user = yield* again ? invited : addUser({ ...given, auditor, vouched: true });
      if (user) yield* putLink({ userId: user.id, hash, expiresAtMs }, true);
      return user;
    },

    /**
     * Ends an invitation, and removes its user if the user has no token, no push and no identity.
     * @returns false if there is no open invitation, for example because the person has signed in
     */
    *withdraw(userId: number): Steps<boolean> {
      yield* lockAccounts;
      if (!(yield* acceptInvitation(userId))) return false;
      yield* changed(
        `DELETE FROM users WHERE id = $userId
            AND NOT EXISTS (SELECT 1 FROM api_tokens WHERE user_id = $userId)
            AND NOT EXISTS (SELECT 1 FROM identities WHERE user_id = $userId)
            AND NOT EXISTS (SELECT 1 FROM pushes WHERE owner_id = $userId)`,
        { userId },
      );
      return true;
    },
  },
};

/** Accepts the invitation of a user. @returns false if there was none */
export const acceptInvitation = (userId: number): Statement<boolean> =>
  did("DELETE FROM password_links WHERE user_id = $userId AND invites", { userId });

const putLink = (link: Link, invites: boolean): Statement<boolean> =>
  did(
    `INSERT INTO password_links (user_id, hash, expires_at_ms, invites) VALUES ($userId, $hash, $expiresAtMs, $invites)
     ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, expires_at_ms = excluded.expires_at_ms`,
    { ...link, invites },
  );
