// Second factors: authenticator apps, passkeys and recovery codes. Operations that depend on a user's other factors lock the user.

import type { FactorKinds, Factors, Passkey, Totp } from "../../model/second_factor.ts";
import {
  all,
  any,
  camel,
  changed,
  did,
  lockUser,
  number,
  type Offered,
  one,
  only,
  type Op,
  type Statement,
  type Steps,
} from "./voice.ts";

export type SecondFactorStore = Offered<typeof secondFactors>;
export type SecondFactorChanges = ReturnType<SecondFactorStore["withEvents"]>;

export interface Enrolment {
  /** The session in which the factor is added. From then on, the session counts as begun with a second factor. */
  session: Uint8Array;
  /** The SHA-256 of each code. If this is the first factor, these codes replace any earlier ones. */
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

    *factorsOf(userId: number): Steps<Factors> {
      return {
        totp: yield* one<Totp>(`SELECT ${TOTP} FROM totps WHERE user_id = $userId`, { userId }),
        passkeys: yield* all(
          "SELECT * FROM passkeys WHERE user_id = $userId ORDER BY created_at_ms, credential_id",
          { userId },
          toPasskey,
        ),
        recoveryCodes: yield* number("SELECT count(*) AS n FROM recovery_codes WHERE user_id = $userId", { userId }),
      };
    },

    findPasskey: (credentialId: Uint8Array) =>
      one("SELECT * FROM passkeys WHERE credential_id = $credentialId", { credentialId }, toPasskey),

    totps: () => all<Totp>(`SELECT ${TOTP} FROM totps`),
  },

  changes: {
    /**
     * Adds an authenticator app. If it is the first factor, also adds recovery codes, and ends all other sessions, which began without a factor.
     * @param totp.lastStep the time step of the code that has confirmed the app: this code is not accepted again
     * @returns null, with nothing changed, if the user already has an app or the session has ended
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

    /** As `addTotp`, for a passkey. @returns null also if there is already a passkey with this id */
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

    /** Removes the app; if it was the last factor, also the recovery codes. @returns false if the user has no app */
    removeTotp: (userId: number) => remove(userId, did("DELETE FROM totps WHERE user_id = $userId", { userId })),

    removePasskey: (userId: number, credentialId: Uint8Array) =>
      remove(
        userId,
        did("DELETE FROM passkeys WHERE user_id = $userId AND credential_id = $credentialId", { userId, credentialId }),
      ),

    /** Replaces a user's recovery codes. @returns false if the user has no factor */
    *setRecoveryCodes(userId: number, hashes: readonly Uint8Array[]): Steps<boolean> {
      yield* lockUser(userId);
      if (!(yield* anyFactor(userId))) return false;
      yield* replaceCodes(userId, hashes);
      return true;
    },

    /** Uses up a recovery code. If two calls run at once, only one returns true. */
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
    /** Marks the code of this time step, and all earlier codes, as used. Of two calls at once, even on two nodes, only one returns true. */
    acceptStep: (userId: number, step: number) =>
      did("UPDATE totps SET last_step = $step WHERE user_id = $userId AND last_step < $step", { userId, step }),

    /** Compares and sets the counter. @returns false if the passkey has been used in the meantime */
    usePasskey: (credentialId: Uint8Array, use: { before: number; counter: number; nowMs: number }) =>
      did(
        `UPDATE passkeys SET counter = $counter, last_used_at_ms = $nowMs
          WHERE credential_id = $credentialId AND counter = $before`,
        { credentialId, ...use },
      ),

    /** Marks a session as begun with a second factor. @returns false if it has ended */
    strengthen: (session: Uint8Array) => did("UPDATE sessions SET strong = TRUE WHERE hash = $session", { session }),

    /** Compares and sets the sealed secret. @returns false if it has changed in the meantime */
    replaceTotpSecret: (userId: number, before: Uint8Array, secret: Uint8Array) =>
      did("UPDATE totps SET secret = $secret WHERE user_id = $userId AND secret = $before", { userId, before, secret }),
  },
};

function* enrol(userId: number, enrolment: Enrolment, add: Op<boolean>): Steps<"first" | "further" | null> {
  const { session, recoveryCodes } = enrolment;
  yield* lockUser(userId);
  // A session that has ended must not add a factor.
  const lives = any("SELECT hash FROM sessions WHERE hash = $session AND user_id = $userId", { session, userId });
  if (!(yield* lives)) return null;
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

const TOTP = "user_id, secret, created_at_ms";

const toPasskey = camel(({ transports, ...row }: Omit<Passkey, "transports"> & { transports: string }): Passkey => ({
  ...row,
  transports: JSON.parse(transports) as string[],
}));
