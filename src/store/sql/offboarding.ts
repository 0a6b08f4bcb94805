// Ends the access of users who leave the company, and of previous users of an account that an identity takes over.

import type { Ended, Identity } from "../../model/account.ts";
import { identities } from "./identities.ts";
import { endAccess, isLastAdmin, lockAccounts, removeOf, userWithId } from "./users.ts";
import { any, changed, did, type Steps } from "./voice.ts";

/** An identity, and the user with the same address, which the company's sign-in has verified. */
export interface Takeover {
  userId: number;
  identity: Identity;
  /** The value that is stored if there is no password. */
  passwordHash: string;
  /** Whether an administrator of this server asked for it. */
  byHand: boolean;
}

export const offboarding = {
  changes: {
    /**
     * Links an identity to a user. If the user's address is not confirmed, another person may have used the account: its password, sessions,
     * tokens, one-time link, second factors, subscriptions and other identities are removed, and the address counts as confirmed. An
     * administrator keeps all of these, because only another administrator can have created the account.
     * @returns the number of each kind; null, with nothing changed, if another user has the identity, the user has another identity at this
     *   issuer, or the user is an administrator and `byHand` is not set
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
      const vouches = "UPDATE users SET password_hash = $passwordHash, vouched = TRUE WHERE id = $userId";
      yield* changed(vouches, { userId, passwordHash });
      yield* changed("DELETE FROM identities WHERE user_id = $userId AND issuer <> $issuer", { userId, issuer });
      return { counts: yield* endAll(userId) };
    },

    /**
     * Removes a user's identity at this issuer. Also ends the user's sessions, tokens and one-time link, because they may have been created
     * through that identity.
     * @returns false if there was no such identity
     */
    *unlink(userId: number, issuer: string): Steps<boolean> {
      yield* lockAccounts;
      const unlinks = did("DELETE FROM identities WHERE user_id = $userId AND issuer = $issuer", { userId, issuer });
      if (!(yield* unlinks)) return false;
      yield* endAccess(userId);
      return true;
    },

    /** Confirms the address of a user. @returns false if it was already confirmed */
    vouch: (userId: number) => did("UPDATE users SET vouched = TRUE WHERE id = $userId AND NOT vouched", { userId }),

    /**
     * Disables a user, and removes the user's sessions, tokens, one-time link, second factors and subscriptions.
     * @returns the number of each kind; "last-admin", with nothing changed, if no administrator would be left; null if there is no such user
     */
    *endEverything(userId: number, nowMs: number): Steps<{ counts: Ended } | "last-admin" | null> {
      yield* lockAccounts;
      if (yield* isLastAdmin(userId)) return "last-admin";
      if (!(yield* did("UPDATE users SET disabled = TRUE WHERE id = $userId", { userId }))) return null;
      // Expired rows must not be counted, because they have already ended.
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
