// Users and their rights. Sessions, tokens, one-time links and offboarding are in separate files.

import { IMPORTED_HASHES } from "../../base/passwords.ts";
import type {
  Identity,
  Kept,
  ListedUser,
  Preferences,
  User,
  UserFilter,
  UserGroup,
  UserState,
} from "../../model/account.ts";
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
import { all, any, changed, did, one, type Steps } from "./voice.ts";

export interface NewUser {
  email: string;
  passwordHash: string;
  admin: boolean;
  auditor?: boolean;
  /** Whether it is confirmed that the address belongs to this person. */
  vouched?: boolean;
  /** The person's identity at the company's sign-in. */
  identity?: Identity;
  nowMs: number;
}

/** The rights that an administrator grants and revokes. */
export type Rights = Pick<User, "admin" | "auditor" | "disabled">;

export const users = {
  reads: {
    findUser: (email: string) => one(BY_EMAIL, { email }, toUser),
    findUserById: userWithId,

    /** The user with this address, and the hash of the password. */
    findPassword: (email: string) =>
      one(WITH_PASSWORD, { email }, (row: UserRow & { password_hash: string }) => ({
        user: toUser(row),
        passwordHash: row.password_hash,
      })),

    /**
     * A number that rises when a user's known devices must be forgotten: when the password changes, the account is taken over, or it is
     * disabled. Null if the user is disabled, suspended or unknown.
     */
    deviceEpoch: (userId: number) =>
      one(
        "SELECT device_epoch FROM users WHERE id = $userId AND NOT disabled AND NOT suspended",
        { userId },
        (row: { device_epoch: number }) => row.device_epoch,
      ),

    hasUsers: () => any("SELECT id FROM users LIMIT 1"),

    /** Whether there is a password from another server that has not been used here yet. */
    hasImportedPasswords: () =>
      any("SELECT id FROM users WHERE password_hash LIKE $form LIMIT 1", { form: IMPORTED_HASHES }),

    listUsers: () => all(`SELECT ${USER_COLUMNS} FROM users u ORDER BY u.id`, {}, toUser),

    userCount: () => one("SELECT count(*) AS n FROM users", {}, ({ n }: { n: number }) => n),

    /** Some of the matching users, in the byte order of their addresses. @param at.after the last address of the page before; "" for none */
    findUsers: (filter: UserFilter, at: { after: string; limit: number; offset: number }) =>
      all(
        `${LISTED} ${matching(filter)} AND f.email COLLATE "C" > $after
          ORDER BY f.email COLLATE "C" LIMIT $limit OFFSET $offset`,
        { ...wantedBy(filter), ...at },
        toListed,
      ),

    listedUser: (userId: number) => one(`${LISTED} WHERE f.id = $userId`, { userId }, toListed),

    /** How many users have an address that contains `text`, by role, state and protection. */
    userGroups: (text: string) =>
      all<UserGroup>(
        `SELECT user_role, user_state, is_protected, count(*) AS n FROM (${LISTED} WHERE strpos(f.email, $text) > 0) AS g
          GROUP BY user_role, user_state, is_protected`,
        { text },
      ),

    *preferences(userId: number): Steps<Kept> {
      const sql = "SELECT notify_me, looked_at_ms, presets FROM users WHERE id = $userId";
      return (yield* one<Kept>(sql, { userId })) ?? { notifyMe: false, lookedAtMs: 0, presets: null };
    },
  },

  writes: {
    setPreferences: (userId: number, { notifyMe = null, lookedAtMs = null }: Nullable<Preferences>) =>
      did(
        `UPDATE users SET notify_me = coalesce($notifyMe, notify_me), looked_at_ms = coalesce($lookedAtMs, looked_at_ms)
          WHERE id = $userId`,
        { userId, notifyMe, lookedAtMs },
      ),

    /** Replaces the presets that a user keeps. @returns false, with nothing changed, if they differ from `before` */
    replacePresets: (userId: number, before: string | null, presets: string | null) =>
      did("UPDATE users SET presets = $presets WHERE id = $userId AND coalesce(presets, '') = $before", {
        userId,
        before: before ?? "",
        presets,
      }),

    /** Replaces the hash of a password with another hash of the same password. @returns false, with nothing changed, if the password has changed */
    renewPasswordHash: (userId: number, before: string, passwordHash: string) =>
      did("UPDATE users SET password_hash = $passwordHash WHERE id = $userId AND password_hash = $before", {
        userId,
        before,
        passwordHash,
      }),

    /** Ends all tokens, sessions and the one-time link of a user. @returns the number of tokens */
    *endAccess(userId: number): Steps<number> {
      yield* lockAccounts;
      return (yield* endAccess(userId)).tokens;
    },
  },

  changes: {
    /**
     * Adds a user, and the user's identity if one is given.
     * @returns null, with nothing stored, if the address is taken or another user has the identity
     */
    *createUser({ identity, auditor = false, vouched = false, ...given }: NewUser): Steps<User | null> {
      yield* lockAccounts;
      const user = yield* addUser({ ...given, auditor, vouched });
      if (!user || !identity || (yield* identities.writes.link(user.id, identity))) return user;
      yield* changed("DELETE FROM users WHERE id = $id", { id: user.id });
      return null;
    },

    /** Creates an administrator if there is no user yet. @returns null if there is one */
    *createFirstUser(user: { email: string; passwordHash: string; nowMs: number }): Steps<User | null> {
      yield* lockAccounts;
      if (yield* users.reads.hasUsers()) return null;
      // From now on, the setup code is invalid, even if all users are removed later.
      yield* changed("DELETE FROM meta WHERE key = 'setup_code'");
      return yield* addUser({ ...user, admin: true, auditor: false, vouched: true });
    },

    /**
     * Changes a password. Ends the user's one-time link, all sessions except `keep.session`, and all API tokens unless `keep.tokens` is set.
     * @param before the hash of the password that the user entered; null if an administrator changes it
     * @returns the number of tokens that ended; null, with nothing changed, if the password differs from `before` or the user is gone
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
     * Changes the rights of a user. A user who loses a right also loses all tokens, sessions and the one-time link.
     * @returns the user afterwards; "last-admin", with nothing changed, if no administrator would be left; null if there is no such user
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
     * Suspends a user and ends the user's sessions, or lifts the suspension. Tokens stay, but do not work while the user is suspended.
     * @returns false, with nothing changed, if no administrator would be left
     */
    *suspend(userId: number, suspended: boolean): Steps<boolean> {
      yield* lockAccounts;
      if (suspended && (yield* isLastAdmin(userId))) return false;
      yield* changed("UPDATE users SET suspended = $suspended WHERE id = $userId", { userId, suspended });
      if (suspended) yield* removeOf(userId, "sessions");
      return true;
    },

    /** Removes a user and the user's tokens. Expire and disown the user's pushes first. @returns false if there is no such user */
    *removeUser(userId: number): Steps<boolean> {
      yield* lockAccounts;
      return yield* did("DELETE FROM users WHERE id = $userId", { userId });
    },
  },
};

type Nullable<T> = { [Name in keyof T]?: T[Name] | null };

const HAS_FACTOR = `(EXISTS (SELECT 1 FROM totps t WHERE t.user_id = u.id)
    OR EXISTS (SELECT 1 FROM passkeys k WHERE k.user_id = u.id))`;
const LISTED = `SELECT * FROM (
  SELECT ${USER_COLUMNS}, l.expires_at_ms AS invited_until_ms, ${HAS_FACTOR} AS is_protected,
         CASE WHEN u.is_admin THEN 'admin' WHEN u.is_auditor THEN 'auditor' ELSE 'user' END AS user_role,
         CASE WHEN u.disabled THEN 'disabled' WHEN u.suspended THEN 'suspended'
              WHEN l.user_id IS NOT NULL THEN 'invited' ELSE 'active' END AS user_state
    FROM users u LEFT JOIN password_links l ON l.user_id = u.id AND l.invites) AS f`;

const matching = ({ role, state }: UserFilter): string => `
  WHERE strpos(f.email, $text) > 0 ${role ? "AND f.user_role = $role" : ""}
    ${state ? "AND f.user_state = $state" : ""} ${state === "unprotected" ? "AND NOT f.is_protected" : ""}`;

const wantedBy = ({ text, role = "user", state = "active" }: UserFilter) => ({
  text,
  role,
  state: state === "unprotected" ? "active" : state,
});

const toListed = (
  row: UserRow & { user_state: UserState; is_protected: boolean; invited_until_ms: number | null },
): ListedUser => ({
  ...toUser(row),
  state: row.user_state,
  hasFactor: row.is_protected,
  invitedUntilMs: row.user_state === "invited" ? row.invited_until_ms : null,
});

const BY_EMAIL = `SELECT ${USER_COLUMNS} FROM users u WHERE u.email = $email`;
const WITH_PASSWORD = `SELECT ${USER_COLUMNS}, u.password_hash FROM users u WHERE u.email = $email`;

/** Administrators may do everything that auditors may do. */
const mayDoLess = (before: User, after: Rights): boolean =>
  (before.admin && !after.admin) ||
  (before.auditor && !after.auditor && !after.admin) ||
  (!before.disabled && after.disabled);
