// Users, and what they may do. Sessions, tokens, one-time links and people who leave have files of their own.

import type { Identity, Preferences, User } from "../../model/account.ts";
import { identities } from "./identities.ts";
import {
  addUser,
  endAccess,
  isLastAdmin,
  lockAccounts,
  removeOf,
  removeSessions,
  RETURNED_USER,
  toUser,
  USER_COLUMNS,
  type UserRow,
  userWithId,
} from "./users.ts";
import { all, any, changed, did, one, only, type Steps } from "./voice.ts";

export interface NewUser {
  email: string;
  passwordHash: string;
  admin: boolean;
  auditor?: boolean;
  /** Whether the address is surely this person's; by default nobody says so. */
  vouched?: boolean;
  /** How the company's sign-in knows the user; absent if it does not. */
  identity?: Identity;
  nowMs: number;
}

/** What an administrator gives or takes. */
export type Rights = Pick<User, "admin" | "auditor" | "disabled">;

export const users = {
  reads: {
    findUser: (email: string) => one(BY_EMAIL, { email }, toUser),
    findUserById: userWithId,

    /** A user with the hash of its password. */
    findPassword: (email: string) =>
      one(BY_EMAIL, { email }, (row: UserRow) => ({ user: toUser(row), passwordHash: row.password_hash })),

    /**
     * A number that rises when known devices of a user must be known no more: when the password changes, somebody takes the
     * account over, or it is disabled. Null if the user is disabled or suspended, or there is none.
     */
    deviceEpoch: (userId: number) =>
      one(
        "SELECT device_epoch FROM users WHERE id = $userId AND NOT disabled AND NOT suspended",
        { userId },
        (row: { device_epoch: number }) => row.device_epoch,
      ),

    hasUsers: () => any("SELECT id FROM users LIMIT 1"),
    listUsers: () => all(`SELECT ${USER_COLUMNS} FROM users u ORDER BY u.id`, {}, toUser),

    /**
     * Users whose address contains `text`, which is in small letters, in the order of their addresses' bytes.
     * @returns with the number of all that match
     */
    *findUsers({ text, limit, offset }: { text: string; limit: number; offset: number }): Steps<{
      users: User[];
      total: number;
    }> {
      return {
        users: yield* all(
          `SELECT ${USER_COLUMNS} FROM users u WHERE strpos(u.email, $text) > 0
            ORDER BY u.email COLLATE "C" LIMIT $limit OFFSET $offset`,
          { text, limit, offset },
          toUser,
        ),
        total: yield* only(
          "SELECT count(*) AS n FROM users u WHERE strpos(u.email, $text) > 0",
          { text },
          (row: { n: number }) => row.n,
        ),
      };
    },

    *preferences(userId: number): Steps<Preferences> {
      const found = yield* one(
        "SELECT notify_me, looked_at_ms FROM users WHERE id = $userId",
        { userId },
        (row: { notify_me: boolean; looked_at_ms: number }): Preferences => ({
          notifyMe: row.notify_me,
          lookedAtMs: row.looked_at_ms,
        }),
      );
      return found ?? { notifyMe: false, lookedAtMs: 0 };
    },
  },

  writes: {
    setPreferences: (userId: number, { notifyMe = null, lookedAtMs = null }: Nullable<Preferences>) =>
      did(
        `UPDATE users SET notify_me = coalesce($notifyMe, notify_me), looked_at_ms = coalesce($lookedAtMs, looked_at_ms)
          WHERE id = $userId`,
        { userId, notifyMe, lookedAtMs },
      ),

    /** Ends all tokens, sessions and the one-time link of a user. @returns how many tokens there were */
    *endAccess(userId: number): Steps<number> {
      yield* lockAccounts;
      return (yield* endAccess(userId)).tokens;
    },
  },

  changes: {
    /**
     * Adds a user, known elsewhere from the beginning if there is an identity.
     * @returns null if the email is taken, or the identity is somebody's already: then nothing is stored
     */
    *createUser({ identity, auditor = false, vouched = false, ...given }: NewUser): Steps<User | null> {
      yield* lockAccounts;
      const user = yield* addUser({ ...given, auditor, vouched });
      if (!user || !identity || (yield* identities.writes.link(user.id, identity))) return user;
      yield* changed("DELETE FROM users WHERE id = $id", { id: user.id });
      return null;
    },

    /** Creates an administrator, if there is no user yet. @returns null if there is one */
    *createFirstUser(user: { email: string; passwordHash: string; nowMs: number }): Steps<User | null> {
      yield* lockAccounts;
      if (yield* users.reads.hasUsers()) return null;
      // From now on it opens nothing, also if every user is removed one day.
      yield* changed("DELETE FROM meta WHERE key = 'setup_code'");
      return yield* addUser({ ...user, admin: true, auditor: false, vouched: true });
    },

    /**
     * Changes a password. Ends the user's one-time link, its sessions except the one with the hash `session`, and its
     * API tokens unless they are kept.
     * @param before the hash of the password that the user gave; null for an administrator
     * @returns how many tokens ended; null, with nothing changed, if the password has changed meanwhile or the user is gone
     */
    *changePassword(
      userId: number,
      passwordHash: string,
      keep: { session: Uint8Array | null; tokens: boolean },
      before: string | null,
    ): Steps<number | null> {
      yield* lockAccounts;
      const isRight = did(
        `UPDATE users SET password_hash = $passwordHash
          WHERE id = $userId AND password_hash = coalesce($before, password_hash)`,
        { userId, passwordHash, before },
      );
      if (!(yield* isRight)) return null;
      yield* removeSessions(userId, keep.session);
      yield* removeOf(userId, "password_links");
      return keep.tokens ? 0 : yield* removeOf(userId, "api_tokens");
    },

    /**
     * Changes what a user may do. A user who may do less afterwards loses its tokens, sessions and link.
     * @returns the user afterwards; "last-admin" if no administrator would be left: then nothing is changed;
     * null if there is no such user
     */
    *changeRights(userId: number, { admin, auditor, disabled }: Rights): Steps<User | "last-admin" | null> {
      yield* lockAccounts;
      const before = yield* userWithId(userId);
      if (!before) return null;
      if ((!admin || disabled) && (yield* isLastAdmin(userId))) return "last-admin";
      const after = yield* one(
        `UPDATE users SET is_admin = $admin, is_auditor = $auditor, disabled = $disabled WHERE id = $userId
         RETURNING ${RETURNED_USER}`,
        { userId, admin, auditor, disabled },
        toUser,
      );
      if (mayDoLess(before, { admin, auditor, disabled })) yield* endAccess(userId);
      return after;
    },

    /**
     * Suspends a user, which ends the sessions, or lets them in again; the tokens stay, and rest meanwhile.
     * @returns false if no administrator would be left: then nothing is changed
     */
    *suspend(userId: number, suspended: boolean): Steps<boolean> {
      yield* lockAccounts;
      if (suspended && (yield* isLastAdmin(userId))) return false;
      yield* changed("UPDATE users SET suspended = $suspended WHERE id = $userId", { userId, suspended });
      if (suspended) yield* removeOf(userId, "sessions");
      return true;
    },

    /** Removes the user, with any tokens left. Expire and disown its pushes first. @returns false if there is none */
    *removeUser(userId: number): Steps<boolean> {
      yield* lockAccounts;
      return yield* did("DELETE FROM users WHERE id = $userId", { userId });
    },
  },
};

type Nullable<T> = { [Name in keyof T]?: T[Name] | null };

const BY_EMAIL = `SELECT ${USER_COLUMNS} FROM users u WHERE u.email = $email`;

/** Administrators may do all that auditors may. */
const mayDoLess = (before: User, after: Rights): boolean =>
  (before.admin && !after.admin) ||
  (before.auditor && !after.auditor && !after.admin) ||
  (!before.disabled && after.disabled);
