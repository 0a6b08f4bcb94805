// Users of this server, their browser sessions and their API tokens.

import type { Group } from "./group.ts";
import type { TokenLimits } from "./token.ts";

export interface User {
  id: number;
  email: string;
  admin: boolean;
  /** Sees every audit log and what pushes are, never a payload, and changes nothing of others. */
  auditor: boolean;
  /** The company sign-in admits this user no longer: no session begins, and tokens rest, until it does again. */
  suspended: boolean;
  /** An administrator, or the company sign-in, vouches that the address is this person's. */
  vouched: boolean;
  /** A disabled user cannot sign in and has neither tokens nor sessions. */
  disabled: boolean;
  createdAtMs: number;
}

/** Whether the server does anything for this user at the moment. */
export const isActive = ({ disabled, suspended }: Pick<User, "disabled" | "suspended">): boolean =>
  !disabled && !suspended;

/** What a user wants, and what the server remembers for them. */
export interface Preferences {
  /** Whether new pushes tell them when they are opened, unless they choose otherwise. */
  notifyMe: boolean;
  /** When they last looked at the list of their pushes; 0: never. */
  lookedAtMs: number;
}

/** How a session began. */
export type SignInMethod = "password" | "link" | "setup" | "sign-up" | "ldap" | "oidc" | "passkey";

/** How a user is known elsewhere. */
export interface Identity {
  /** Of an OpenID provider its issuer, of a directory "ldap". */
  issuer: string;
  /** Never given to anybody else there. */
  subject: string;
  /** As they were at the last sign-in. */
  groups: readonly Group[];
  /** As it was verified there at the last sign-in; null where nobody vouched for it. */
  email: string | null;
  seenAtMs: number;
}

/** What a user may do on this server. */
export const ROLES = ["user", "auditor", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const roleOf = ({ admin, auditor }: Pick<User, "admin" | "auditor">): Role =>
  admin ? "admin" : auditor ? "auditor" : "user";

export const rightsOf = (role: Role): Pick<User, "admin" | "auditor"> => ({
  admin: role === "admin",
  auditor: role === "auditor",
});

/** A signed-in browser. */
export interface Session {
  user: User;
  how: SignInMethod;
  /** It began with a second factor or a passkey. */
  strong: boolean;
  createdAtMs: number;
  /** Exact to some minutes. */
  lastUsedAtMs: number;
  expiresAtMs: number;
}

/** A session as its user and administrators see it. */
export interface KnownSession extends Omit<Session, "user"> {
  hash: Uint8Array;
  ip: string;
  userAgent: string;
}

/** Somebody who was invited and has not signed in yet. */
export interface Invitation {
  user: User;
  /** When its link stops working. */
  expiresAtMs: number;
}

/** How many of each have ended for somebody. */
export interface Ended {
  sessions: number;
  tokens: number;
  links: number;
  second_factors: number;
  hooks: number;
}

export interface ApiToken extends TokenLimits {
  id: number;
  /** The address of the user it belongs to. */
  email: string;
  name: string;
  /** Its first characters, enough to recognise it by. */
  prefix: string;
  createdAtMs: number;
  /** Exact to a minute; null where it was never used. */
  lastUsedAtMs: number | null;
  /** From where it was used then. */
  lastUsedIp: string | null;
}
