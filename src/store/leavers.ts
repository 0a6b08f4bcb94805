// What every engine promises of invitations, of sessions as lists, and of people who leave.

import type { Ended, Identity, Invitation, KnownSession, User } from "../model/account.ts";

export interface NewInvitation {
  email: string;
  admin: boolean;
  auditor?: boolean;
  /** What stands for no password. */
  passwordHash: string;
  /** Of the link's code. */
  hash: Uint8Array;
  nowMs: number;
  expiresAtMs: number;
}

/** What a user gets who is known elsewhere by an address that the company's sign-in has verified. */
export interface Takeover {
  userId: number;
  identity: Identity;
  /** What stands for no password. */
  passwordHash: string;
  /** Whether an administrator of this server links them, and not the address alone. */
  byHand: boolean;
}

/** Changes, each in one commit. */
export interface LeaverChanges {
  /**
   * Invites somebody: adds a user without a password, and the link that sets one.
   * @param again whether the address has an invitation already, which this one replaces
   * @returns null where `again` is not so: then nothing is changed
   */
  invite(invitation: NewInvitation, again: boolean): Promise<User | null>;

  /**
   * Ends an invitation, and removes its user where there is nothing else of it: no token, no push, no company sign-in.
   * @returns false where there is no invitation any more: whoever has signed in has accepted it
   */
  withdraw(userId: number): Promise<boolean>;

  /** Ends one session. @returns whether this user had it */
  endSession(userId: number, hash: Uint8Array): Promise<boolean>;

  /** Ends the sessions of a user, but for one. @returns null where there were none */
  endSessions(userId: number, keep: Uint8Array | null): Promise<{ counts: Pick<Ended, "sessions"> } | null>;

  /**
   * Links somebody elsewhere to a user. Where nobody vouches for that user's address, whoever has used the account until now
   * may be somebody else: the password, sessions, tokens, one-time links, second factors, subscriptions and other identities
   * end, and the address is vouched for. Of an administrator, whom only another one can have made, nothing ends.
   * @returns how many of each; null, and nothing is changed, where the identity is somebody else's, the user is another one
   * there already, or an administrator who is not linked by hand
   */
  takeOver(takeover: Takeover): Promise<{ counts: Partial<Ended> } | null>;

  /**
   * Removes how a user is known there, and the sessions, tokens and one-time link, with which whoever came in by it would stay.
   * @returns whether the user was known there
   */
  unlink(userId: number, issuer: string): Promise<boolean>;

  /** Vouches for the address of a user. @returns false where it is vouched for already */
  vouch(userId: number): Promise<boolean>;

  /**
   * Disables a user, and ends sessions, tokens, one-time links, second factors and subscriptions.
   * @returns how many of each; "last-admin" where no administrator would be left, null where there is no such user:
   * then nothing is changed
   */
  endEverything(userId: number, nowMs: number): Promise<{ counts: Ended } | "last-admin" | null>;
}

export interface LeaverStore {
  /** The sessions of a user that have not expired, those used last first. */
  sessionsOf(userId: number, nowMs: number): Promise<KnownSession[]>;

  /** The invitations that nobody has accepted, also those that have expired, oldest first. */
  invitations(): Promise<Invitation[]>;
}
