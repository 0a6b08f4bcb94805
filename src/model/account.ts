// Users of this server, their browser sessions and their API tokens.

import type { Group } from "./group.ts";
import type { TokenLimits } from "./token.ts";

export interface User {
  id: number;
  email: string;
  admin: boolean;
  /** Sees every audit log and the properties of all pushes, but no payload, and changes nothing that belongs to others. */
  auditor: boolean;
  /** The company sign-in does not admit this user now: they cannot sign in, and their tokens do not work. */
  suspended: boolean;
  /** An administrator, or the company sign-in, confirms that the address is this person's. */
  vouched: boolean;
  /** A disabled user cannot sign in and has neither tokens nor sessions. */
  disabled: boolean;
  createdAtMs: number;
}

/** What prevents a user from signing in; "active": nothing does. If there are several reasons, the first counts. */
export type UserState = "disabled" | "suspended" | "invited" | "active";

/** A user as administrators see them in their list. */
export interface ListedUser extends User {
  state: UserState;
  /** Whether the user has a second factor or a passkey. */
  hasFactor: boolean;
  /** When the link of the invitation stops working; null if no invitation is open. */
  invitedUntilMs: number | null;
}

/** The states by which administrators filter the list. */
export const STATE_FILTERS = ["active", "invited", "suspended", "disabled", "unprotected"] as const;
export interface UserFilter {
  /** A part of the address, in lower case. */
  text: string;
  role?: Role | undefined;
  /** "unprotected": active, without a second factor */
  state?: (typeof STATE_FILTERS)[number] | undefined;
}

/** How many users have this role, this state and this protection. */
export interface UserGroup {
  userRole: Role;
  userState: UserState;
  isProtected: boolean;
  n: number;
}

/** Whether this user may use the server at the moment. */
export const isActive = ({ disabled, suspended }: Pick<User, "disabled" | "suspended">): boolean =>
  !disabled && !suspended;

/** A user's choices, and what the server remembers for them. */
export interface Preferences {
  /** Whether the user gets an email when a new push is opened, unless they choose otherwise for that push. */
  notifyMe: boolean;
  /** When they last looked at the list of their pushes; 0: never. */
  lookedAtMs: number;
}

/** The preferences, and what is read together with them. */
export interface Kept extends Preferences {
  /** The presets that the user keeps, as JSON; null if none. */
  presets: string | null;
}

export type SignInMethod = "password" | "link" | "setup" | "sign-up" | "ldap" | "oidc" | "passkey";

/** How a provider or directory knows a user. */
export interface Identity {
  /** The issuer of an OpenID provider; "ldap" for a directory. */
  issuer: string;
  /** The user's identifier there, which is never reassigned. */
  subject: string;
  /** The groups at the last sign-in. */
  groups: readonly Group[];
  /** The address that the provider or directory confirmed at the last sign-in; null if it confirmed none. */
  email: string | null;
  seenAtMs: number;
}

export const ROLES = ["user", "auditor", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const roleOf = ({ admin, auditor }: Pick<User, "admin" | "auditor">): Role =>
  admin ? "admin" : auditor ? "auditor" : "user";

/** Whether this user sees the links of others, and the state of the server. */
export const seesAll = (user: Pick<User, "admin" | "auditor">): boolean => roleOf(user) !== "user";

export const rightsOf = (role: Role): Pick<User, "admin" | "auditor"> => ({
  admin: role === "admin",
  auditor: role === "auditor",
});

/** A signed-in browser. */
export interface Session {
  user: User;
  how: SignInMethod;
  /** Whether the session began with a second factor or a passkey. */
  strong: boolean;
  createdAtMs: number;
  /** Accurate to a few minutes. */
  lastUsedAtMs: number;
  expiresAtMs: number;
}

/** A session as its user and administrators see it. */
export interface KnownSession extends Omit<Session, "user"> {
  hash: Uint8Array;
  ip: string;
  userAgent: string;
}

/** A person who was invited and has not signed in yet. */
export interface Invitation {
  user: User;
  /** When its link stops working. */
  expiresAtMs: number;
}

/** How many of each kind of access a user has lost. */
export interface Ended {
  sessions: number;
  tokens: number;
  links: number;
  second_factors: number;
  hooks: number;
}

export interface ApiToken extends TokenLimits {
  id: number;
  /** The email address of the user to whom it belongs. */
  email: string;
  name: string;
  /** The token's first characters, by which people recognise it. */
  prefix: string;
  createdAtMs: number;
  /** Accurate to a minute; null if it was never used. */
  lastUsedAtMs: number | null;
  /** The network address from which it was last used. */
  lastUsedIp: string | null;
}
