// How users are known elsewhere, at an OpenID provider or in a directory, and what counts only once. What each engine
// promises, and the rows that both read.

import type { Identity, User } from "../model/account.ts";
import type { Group } from "../model/group.ts";

export interface IdentityStore {
  /** The user who is known so there. */
  find(issuer: string, subject: string): Promise<User | null>;

  /** How a user is known elsewhere. */
  of(userId: number): Promise<Identity[]>;

  /**
   * Links an identity to a user, or notes what it says now. In one commit.
   * @returns false where it is somebody else's already: then nothing is changed
   */
  link(userId: number, identity: Identity): Promise<boolean>;

  /**
   * Identities there that were last heard of before a moment, of users who can do something here: they are neither disabled
   * nor suspended, and have a session or a token.
   * @param after the id of the last one that was returned before; 0 at first
   * @returns at most `limit`, in the order of their ids
   */
  unheardOf(
    issuer: string,
    at: { beforeMs: number; nowMs: number; after: number; limit: number },
  ): Promise<UnheardOf[]>;

  /**
   * Uses something up that counts once. Forgets what would be refused anyway.
   * @param hash SHA-256 of it
   * @param untilMs when it would be refused without this
   * @returns false where it was used before, by whichever node. Of two simultaneous calls, one gets true.
   */
  spend(hash: Uint8Array, untilMs: number, nowMs: number): Promise<boolean>;
}

export interface UnheardOf {
  id: number;
  subject: string;
  user: User;
}

export interface IdentityRow {
  issuer: string;
  subject: string;
  groups: string;
  email: string | null;
  seen_at_ms: number;
}

export const toIdentity = ({ issuer, subject, groups, email, seen_at_ms: seenAtMs }: IdentityRow): Identity => ({
  issuer,
  subject,
  groups: JSON.parse(groups) as Group[],
  email,
  seenAtMs,
});
