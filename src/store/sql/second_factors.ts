// Second factors: apps that show codes, passkeys, recovery codes. What depends on a user's other factors locks the user.

import type { FactorKinds, Factors, Passkey, Totp } from "../../model/second_factor.ts";
import {
  all,
  any,
  changed,
  did,
  lockUser,
  type Offered,
  one,
  only,
  type Op,
  type Statement,
  type Steps,
} from "./voice.ts";

export type SecondFactorStore = Offered<typeof secondFactors>;
export type SecondFactorChanges = ReturnType<SecondFactorStore["withEvents"]>;

/** What comes with each new factor. */
export interface Enrolment {
  /** The session in which it is set up: from now on it counts as begun with a second factor. */
  session: Uint8Array;
  /** SHA-256 of each: they take the place of those before, if this is the first factor. */
  recoveryCodes: readonly Uint8Array[];
}

export const secondFactors = {
  reads: {
    kindsOf: (userId: number) =>
      only(
        `SELECT EXISTS (SELECT 1 FROM totps WHERE user_id = $userId) AS is_code,
                EXISTS (SELECT 1 FROM passkeys WHERE user_id = $userId) AS is_passkey`,
        { userId },
        (row: { is_code: boolean; is_passkey: boolean }): FactorKinds => ({
          code: row.is_code,
          passkey: row.is_passkey,
        }),
      ),

    /** All users who have a factor, by their ids. */
    holders: () => all("SELECT user_id FROM totps UNION SELECT user_id FROM passkeys", {}, toUserId),

    *factorsOf(userId: number): Steps<Factors> {
      return {
        totp: yield* one(`SELECT ${TOTP} FROM totps WHERE user_id = $userId`, { userId }, toTotp),
        passkeys: yield* all(
          "SELECT * FROM passkeys WHERE user_id = $userId ORDER BY created_at_ms, credential_id",
          { userId },
          toPasskey,
        ),
        recoveryCodes: yield* only("SELECT count(*) AS n FROM recovery_codes WHERE user_id = $userId", { userId }, toN),
      };
    },

    findPasskey: (credentialId: Uint8Array) =>
      one("SELECT * FROM passkeys WHERE credential_id = $credentialId", { credentialId }, toPasskey),

    /** Every app of every user. */
    totps: () => all(`SELECT ${TOTP} FROM totps`, {}, toTotp),
  },

  changes: {
    /**
     * Adds an app that shows codes. With the first factor come recovery codes, and all other sessions end, which began without.
     * @param lastStep of the code that has shown that the app works: it counts no second time
     * @returns whether it is the first factor; null, with nothing changed, if the user has an app already or the session has ended
     */
    addTotp: (totp: Totp & { lastStep: number }, enrolment: Enrolment) =>
      enrol(
        totp.userId,
        enrolment,
        did(
          `INSERT INTO totps (user_id, secret, last_step, created_at_ms)
           VALUES ($userId, $secret, $lastStep, $createdAtMs) ON CONFLICT DO NOTHING`,
          { ...totp },
        ),
      ),

    /** The same for a passkey. @returns null if there is one with this id already */
    addPasskey: (passkey: Passkey, enrolment: Enrolment) =>
      enrol(
        passkey.userId,
        enrolment,
        did(
          `INSERT INTO passkeys (credential_id, user_id, public_key, counter, transports, name, created_at_ms, last_used_at_ms)
           VALUES ($credentialId, $userId, $publicKey, $counter, $transports, $name, $createdAtMs, $lastUsedAtMs)
           ON CONFLICT DO NOTHING`,
          { ...passkey, transports: JSON.stringify(passkey.transports) },
        ),
      ),

    /** With the last factor go the recovery codes. @returns false if there is none */
    removeTotp: (userId: number) => remove(userId, did("DELETE FROM totps WHERE user_id = $userId", { userId })),

    removePasskey: (userId: number, credentialId: Uint8Array) =>
      remove(
        userId,
        did("DELETE FROM passkeys WHERE user_id = $userId AND credential_id = $credentialId", { userId, credentialId }),
      ),

    /** Puts these in place of a user's recovery codes. @returns false if the user has no factor */
    *setRecoveryCodes(userId: number, hashes: readonly Uint8Array[]): Steps<boolean> {
      yield* lockUser(userId);
      if (!(yield* anyFactor(userId))) return false;
      yield* replaceCodes(userId, hashes);
      return true;
    },

    /** Uses a recovery code up. Of two simultaneous calls, one gets true. */
    spendRecoveryCode: (userId: number, hash: Uint8Array) =>
      did("DELETE FROM recovery_codes WHERE user_id = $userId AND hash = $hash", { userId, hash }),

    /** Removes all factors and recovery codes, and ends all sessions. @returns false if there was no factor */
    *removeAll(userId: number): Steps<boolean> {
      yield* lockUser(userId);
      if (!(yield* anyFactor(userId))) return false;
      for (const table of ["totps", "passkeys", "recovery_codes", "sessions"]) {
        yield* changed(`DELETE FROM ${table} WHERE user_id = $userId`, { userId });
      }
      return true;
    },
  },

  writes: {
    /**
     * Takes the code of this step for used, and all before it. One statement: of two simultaneous calls, by whichever
     * nodes, one gets true.
     */
    acceptStep: (userId: number, step: number) =>
      did("UPDATE totps SET last_step = $step WHERE user_id = $userId AND last_step < $step", { userId, step }),

    /** Compares and sets the counter. @returns false if somebody else has used the passkey meanwhile */
    usePasskey: (credentialId: Uint8Array, use: { before: number; counter: number; nowMs: number }) =>
      did(
        `UPDATE passkeys SET counter = $counter, last_used_at_ms = $nowMs
          WHERE credential_id = $credentialId AND counter = $before`,
        { credentialId, ...use },
      ),

    /** From now on the session counts as begun with a second factor. @returns false if it has ended */
    strengthen: (session: Uint8Array) => did("UPDATE sessions SET strong = TRUE WHERE hash = $session", { session }),

    /** Compares and sets: seals a secret anew. @returns false if it is another one meanwhile */
    replaceTotpSecret: (userId: number, before: Uint8Array, secret: Uint8Array) =>
      did("UPDATE totps SET secret = $secret WHERE user_id = $userId AND secret = $before", { userId, before, secret }),
  },
};

function* enrol(userId: number, enrolment: Enrolment, add: Op<boolean>): Steps<"first" | "further" | null> {
  const { session, recoveryCodes } = enrolment;
  yield* lockUser(userId);
  // Whoever has ended the user's sessions meanwhile wants nothing of them to count any more.
  if (!(yield* any("SELECT hash FROM sessions WHERE hash = $session AND user_id = $userId", { session, userId })))
    return null;
  const isFirst = !(yield* anyFactor(userId));
  if (!(yield* add)) return null;
  yield* changed("UPDATE sessions SET strong = TRUE WHERE hash = $session", { session });
  if (!isFirst) return "further";
  yield* replaceCodes(userId, recoveryCodes);
  yield* changed("DELETE FROM sessions WHERE user_id = $userId AND hash <> $session", { userId, session });
  return "first";
}

function* remove(userId: number, removal: Op<boolean>): Steps<boolean> {
  yield* lockUser(userId);
  if (!(yield* removal)) return false;
  if (!(yield* anyFactor(userId))) yield* replaceCodes(userId, []);
  return true;
}

const anyFactor = (userId: number): Statement<boolean> =>
  any("SELECT user_id FROM totps WHERE user_id = $userId UNION SELECT user_id FROM passkeys WHERE user_id = $userId", {
    userId,
  });

function* replaceCodes(userId: number, hashes: readonly Uint8Array[]): Steps<void> {
  yield* changed("DELETE FROM recovery_codes WHERE user_id = $userId", { userId });
  for (const hash of hashes) {
    yield* changed("INSERT INTO recovery_codes (user_id, hash) VALUES ($userId, $hash)", { userId, hash });
  }
}

const toUserId = (row: { user_id: number }): number => row.user_id;
const toN = (row: { n: number }): number => row.n;

const TOTP = "user_id, secret, created_at_ms";

const toTotp = (row: { user_id: number; secret: Uint8Array; created_at_ms: number }): Totp => ({
  userId: row.user_id,
  secret: row.secret,
  createdAtMs: row.created_at_ms,
});

interface PasskeyRow {
  credential_id: Uint8Array;
  user_id: number;
  public_key: Uint8Array;
  counter: number;
  transports: string;
  name: string;
  created_at_ms: number;
  last_used_at_ms: number | null;
}

const toPasskey = (row: PasskeyRow): Passkey => ({
  credentialId: row.credential_id,
  userId: row.user_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  name: row.name,
  createdAtMs: row.created_at_ms,
  lastUsedAtMs: row.last_used_at_ms,
});
