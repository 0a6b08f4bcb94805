// What every engine promises of users, sessions, one-time links and API tokens.

import type { Ended, ApiToken, Identity, Preferences, Session, SignInMethod, User } from "../model/account.ts";
import type { NewEvent } from "../model/event.ts";
import type { TokenLimits } from "../model/token.ts";
import type { LeaverChanges, LeaverStore } from "./leavers.ts";

/** Types, not interfaces: a statement of SQLite takes them as its parameters. */
export type NewSession = {
  userId: number;
  /** Of the password that the user gave; null where it was not a password of this server. */
  passwordHash: string | null;
  hash: Uint8Array;
  how: SignInMethod;
  strong: boolean;
  ip: string;
  userAgent: string;
  /** The session at the provider, and sealed what it is shown to sign out there. */
  providerSid: string | null;
  providerHint: Uint8Array | null;
  nowMs: number;
  expiresAtMs: number;
};

export type NewToken = {
  userId: number;
  name: string;
  prefix: string;
  hash: Uint8Array;
  nowMs: number;
  /** Absent: none. */
  limits?: TokenLimits;
};

/** A token that somebody uses. */
export interface UsedToken {
  tokenId: number;
  user: User;
  limits: TokenLimits;
  lastUsedAtMs: number | null;
}

export interface NewUser {
  email: string;
  passwordHash: string;
  admin: boolean;
  auditor?: boolean;
  /** Whether the address is surely this person's; by default nobody says so. */
  vouched?: boolean;
  /** How the company's sign-in knows the user; absent where it does not. */
  identity?: Identity;
  nowMs: number;
}

/** What an administrator gives or takes. */
export type Rights = Pick<User, "admin" | "auditor" | "disabled">;

/** Changes of accounts, each in one commit. */
export interface AccountChanges extends LeaverChanges {
  /** @returns null where the email is taken, or the identity is somebody's already: then nothing is stored */
  createUser(user: NewUser): Promise<User | null>;

  /** Creates an administrator, if there is no user yet. @returns null where there is one. */
  createFirstUser(user: { email: string; passwordHash: string; nowMs: number }): Promise<User | null>;

  /**
   * Changes a password. Ends the user's one-time link, its sessions except the one with the hash `session`, and its
   * API tokens unless they are kept.
   * @param before the hash of the password that the user gave; null for an administrator
   * @returns how many tokens ended; null where the password has changed meanwhile: then nothing is changed
   */
  changePassword(
    userId: number,
    passwordHash: string,
    keep: { session: Uint8Array | null; tokens: boolean },
    before: string | null,
  ): Promise<number | null>;

  /**
   * Changes what a user may do. A user who may do less afterwards loses its tokens, sessions and link.
   * @returns the user afterwards; "last-admin" where no administrator would be left: then nothing is changed;
   * null where there is no such user.
   */
  changeRights(userId: number, rights: Rights): Promise<User | "last-admin" | null>;

  /**
   * Ends sessions that began at the provider: that one of its sessions, those of a user, or where both are given, what is both.
   * @returns how many; null where there was none
   */
  endProviderSessions(of: {
    sid: string | null;
    userId: number | null;
  }): Promise<{ counts: Pick<Ended, "sessions"> } | null>;

  /**
   * Suspends a user, which ends the sessions, or lets them in again; the tokens stay, and rest meanwhile.
   * @returns false where no administrator would be left: then nothing is changed
   */
  suspend(userId: number, suspended: boolean): Promise<boolean>;

  /** Creates a one-time link. The user's earlier link stops working. That of an invitation stays one. */
  createPasswordLink(link: { userId: number; hash: Uint8Array; expiresAtMs: number }): Promise<void>;

  /**
   * Uses a one-time link: sets the password and ends the link, and every session and API token of its user.
   * @returns null if the link is invalid, used or expired. Of two simultaneous calls, one gets the user.
   */
  usePasswordLink(hash: Uint8Array, passwordHash: string, nowMs: number): Promise<User | null>;

  /** Removes the user, with any tokens left. Expire and disown its pushes first. */
  removeUser(userId: number): Promise<void>;

  /** @returns null where the user has a token of that name already. */
  createToken(token: NewToken): Promise<ApiToken | null>;

  /** @returns whether there was such a token. */
  removeToken(id: number): Promise<boolean>;
}

export interface AccountStore extends AccountChanges, LeaverStore {
  /**
   * The same changes, each with these events in its commit, and with their entries in the administrators' log. Where nothing
   * is changed, nothing is told. The `counts` of a change are told with them.
   */
  withEvents(events: readonly NewEvent[]): AccountChanges;

  findUser(email: string): Promise<User | null>;
  findUserById(id: number): Promise<User | null>;

  /**
   * A number that rises where known devices of a user must be known no more: when the password changes, somebody claims the
   * account, or it is disabled. Null where the user is disabled or suspended, or there is none.
   */
  deviceEpoch(userId: number): Promise<number | null>;
  hasUsers(): Promise<boolean>;

  /** A user with the hash of its password. */
  findPassword(email: string): Promise<{ user: User; passwordHash: string } | null>;
  listUsers(): Promise<User[]>;
  /**
   * Users whose address contains `text`, which is in small letters, in the order of their addresses' bytes.
   * @returns with the number of all that match
   */
  findUsers(wanted: { text: string; limit: number; offset: number }): Promise<{ users: User[]; total: number }>;

  /**
   * Also deletes expired sessions. A session that begins has an entry in the administrators' log, in the same commit.
   * Whoever signs in has accepted an invitation: its link ends.
   * @returns false, without a session, where the user is disabled or suspended, the password has changed meanwhile, or the
   * user has a second factor by now and the session began without, except at an OpenID provider
   */
  createSession(session: NewSession): Promise<boolean>;

  /** The session with this hash, unless it has expired or its user is disabled or suspended. */
  findSession(hash: Uint8Array, nowMs: number): Promise<Session | null>;
  /** Notes that a session is used at `nowMs`, and prolongs it. One that has ended stays so. */
  extendSession(hash: Uint8Array, expiresAtMs: number, nowMs: number): Promise<void>;

  /**
   * Ends a session, with its entry in the administrators' log, where there is such a session.
   * @returns what the provider is shown to sign out there, sealed; null where there is nothing to show
   */
  signOut(hash: Uint8Array, client: NewEvent["client"], nowMs: number): Promise<Uint8Array | null>;

  /** The user of a one-time link, while the link is valid, and whether it invites them. */
  findPasswordLink(hash: Uint8Array, nowMs: number): Promise<(User & { invited: boolean }) | null>;

  /** Of a user that exists. */
  preferences(userId: number): Promise<Preferences>;
  setPreferences(userId: number, change: Partial<Preferences>): Promise<void>;

  /** Ends all tokens, sessions and the one-time link of a user. @returns how many tokens there were. */
  endAccess(userId: number): Promise<number>;

  listTokens(userId: number | null): Promise<ApiToken[]>;

  /** The token with this hash, whatever its limits say, unless its user is disabled or suspended. */
  findByTokenHash(hash: Uint8Array): Promise<UsedToken | null>;
  touchToken(id: number, used: { nowMs: number; ip: string }): Promise<void>;
}
