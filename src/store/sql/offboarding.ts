// What ends of a user when somebody leaves, or turns out to be known elsewhere.

import type { Ended, Identity } from "../../model/account.ts";
import { identities } from "./identities.ts";
import { endAccess, isLastAdmin, lockAccounts, removeOf, userWithId } from "./users.ts";
import { any, changed, did, type Steps } from "./voice.ts";

/** What a user gets who is known elsewhere by an address that the company's sign-in has verified. */
export interface Takeover {
  userId: number;
  identity: Identity;
  /** What stands for no password. */
  passwordHash: string;
  /** Whether an administrator of this server links them, and not the address alone. */
  byHand: boolean;
}

export const offboarding = {
  changes: {
    /**
     * Links somebody elsewhere to a user. If nobody vouches for that user's address, whoever has used the account until now
     * may be somebody else: the password, sessions, tokens, one-time links, second factors, subscriptions and other identities
     * end, and the address is vouched for. Of an administrator, whom only another one can have made, nothing ends.
     * @returns how many of each; null, and nothing is changed, if the identity is somebody else's, the user is another one
     * there already, or an administrator who is not linked by hand
     */
    *takeOver({ userId, identity, passwordHash, byHand }: Takeover): Steps<{ counts: Partial<Ended> } | null> {
      yield* lockAccounts;
      const { issuer, subject } = identity;
      const before = yield* userWithId(userId);
      if (!before || (before.admin && !byHand)) return null;
      const isAnother = any(
        "SELECT id FROM identities WHERE user_id = $userId AND issuer = $issuer AND subject <> $subject",
        { userId, issuer, subject },
      );
      if ((yield* isAnother) || !(yield* identities.writes.link(userId, identity))) return null;
      if (before.admin || before.vouched) return { counts: {} };
      yield* changed("UPDATE users SET password_hash = $passwordHash, vouched = TRUE WHERE id = $userId", {
        userId,
        passwordHash,
      });
      yield* changed("DELETE FROM identities WHERE user_id = $userId AND issuer <> $issuer", { userId, issuer });
      return { counts: yield* endAll(userId) };
    },

    /**
     * Removes how a user is known there, and the sessions, tokens and one-time link, with which whoever came in by it would stay.
     * @returns whether the user was known there
     */
    *unlink(userId: number, issuer: string): Steps<boolean> {
      yield* lockAccounts;
      const unlinks = did("DELETE FROM identities WHERE user_id = $userId AND issuer = $issuer", { userId, issuer });
      if (!(yield* unlinks)) return false;
      yield* endAccess(userId);
      return true;
    },

    /** Vouches for the address of a user. @returns false if it is vouched for already */
    vouch: (userId: number) => did("UPDATE users SET vouched = TRUE WHERE id = $userId AND NOT vouched", { userId }),

    /**
     * Disables a user, and ends sessions, tokens, one-time links, second factors and subscriptions.
     * @returns how many of each; "last-admin" if no administrator would be left, null if there is no such user:
     * then nothing is changed
     */
    *endEverything(userId: number, nowMs: number): Steps<{ counts: Ended } | "last-admin" | null> {
      yield* lockAccounts;
      if (yield* isLastAdmin(userId)) return "last-admin";
      if (!(yield* did("UPDATE users SET disabled = TRUE WHERE id = $userId", { userId }))) return null;
      // What has expired has ended by itself.
      for (const table of ["sessions", "password_links"]) {
        yield* changed(`DELETE FROM ${table} WHERE user_id = $userId AND expires_at_ms <= $nowMs`, { userId, nowMs });
      }
      return { counts: yield* endAll(userId) };
    },
  },
};

function* endAll(userId: number): Steps<Ended> {
  yield* removeOf(userId, "recovery_codes");
  return {
    ...(yield* endAccess(userId)),
    second_factors: (yield* removeOf(userId, "totps")) + (yield* removeOf(userId, "passkeys")),
    hooks: yield* removeOf(userId, "subscriptions"),
  };
}
