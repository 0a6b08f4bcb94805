// The writes of second factors. The contract (store/second_factors.ts) says what each of them promises.

import type { Passkey, Totp } from "../../../model/second_factor.ts";
import type { Enrolment } from "../../second_factors.ts";
import type { Connection } from "../connection.ts";

export function secondFactorOperations(connection: Connection) {
  const sql = prepare(connection);

  /** Adds a factor, and what comes with it. */
  function enrol(userId: number, enrolment: Enrolment, add: () => number): "first" | "further" | null {
    const isFirst = sql.anyFactor.get({ userId }) === null;
    if (add() === 0) return null;
    sql.strengthen.run({ session: enrolment.session });
    if (!isFirst) return "further";
    replaceCodes(userId, enrolment.recoveryCodes);
    sql.removeOtherSessions.run({ userId, session: enrolment.session });
    return "first";
  }

  function replaceCodes(userId: number, hashes: readonly Uint8Array[]): void {
    sql.removeCodes.run({ userId });
    for (const hash of hashes) sql.insertCode.run({ userId, hash });
  }

  function withoutLastCodes(userId: number, removed: number): boolean {
    if (removed > 0 && sql.anyFactor.get({ userId }) === null) sql.removeCodes.run({ userId });
    return removed > 0;
  }

  return {
    addTotp({ totp, enrolment }: { totp: Totp & { lastStep: number }; enrolment: Enrolment }) {
      return enrol(totp.userId, enrolment, () => sql.insertTotp.run({ ...totp }));
    },

    addPasskey({ passkey, enrolment }: { passkey: Passkey; enrolment: Enrolment }) {
      const row = { ...passkey, transports: JSON.stringify(passkey.transports) };
      return enrol(passkey.userId, enrolment, () => sql.insertPasskey.run(row));
    },

    removeTotp({ userId }: { userId: number }): boolean {
      return withoutLastCodes(userId, sql.removeTotp.run({ userId }));
    },

    removePasskey({ userId, credentialId }: { userId: number; credentialId: Uint8Array }): boolean {
      return withoutLastCodes(userId, sql.removePasskey.run({ userId, credentialId }));
    },

    setRecoveryCodes({ userId, hashes }: { userId: number; hashes: readonly Uint8Array[] }): boolean {
      if (sql.anyFactor.get({ userId }) === null) return false;
      replaceCodes(userId, hashes);
      return true;
    },

    removeFactors({ userId }: { userId: number }): boolean {
      if (sql.anyFactor.get({ userId }) === null) return false;
      sql.removeTotp.run({ userId });
      sql.removePasskeys.run({ userId });
      sql.removeCodes.run({ userId });
      sql.removeOtherSessions.run({ userId, session: null });
      return true;
    },

    acceptStep({ userId, step }: { userId: number; step: number }): boolean {
      return sql.acceptStep.run({ userId, step }) > 0;
    },

    spendRecoveryCode({ userId, hash }: { userId: number; hash: Uint8Array }): boolean {
      return sql.spendCode.run({ userId, hash }) > 0;
    },

    usePasskey(use: { credentialId: Uint8Array; before: number; counter: number; nowMs: number }): boolean {
      return sql.usePasskey.run(use) > 0;
    },

    strengthen({ session }: { session: Uint8Array }): void {
      sql.strengthen.run({ session });
    },

    replaceTotpSecret(change: { userId: number; before: Uint8Array; secret: Uint8Array }): void {
      sql.replaceSecret.run(change);
    },
  };
}

function prepare(connection: Connection) {
  return {
    anyFactor: connection.prepare<{ yes: number }>(`
      SELECT 1 AS yes WHERE EXISTS (SELECT 1 FROM totps WHERE user_id = $userId)
                         OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = $userId)`),
    insertTotp: connection.prepare(`
      INSERT OR IGNORE INTO totps (user_id, secret, last_step, created_at_ms)
      VALUES ($userId, $secret, $lastStep, $createdAtMs)`),
    insertPasskey: connection.prepare(`
      INSERT OR IGNORE INTO passkeys (credential_id, user_id, public_key, counter, transports, name, created_at_ms,
                                      last_used_at_ms)
      VALUES ($credentialId, $userId, $publicKey, $counter, $transports, $name, $createdAtMs, $lastUsedAtMs)`),
    removeTotp: connection.prepare(`DELETE FROM totps WHERE user_id = $userId`),
    removePasskey: connection.prepare(`DELETE FROM passkeys WHERE user_id = $userId AND credential_id = $credentialId`),
    removePasskeys: connection.prepare(`DELETE FROM passkeys WHERE user_id = $userId`),
    acceptStep: connection.prepare(`UPDATE totps SET last_step = $step WHERE user_id = $userId AND last_step < $step`),
    insertCode: connection.prepare(`INSERT INTO recovery_codes (user_id, hash) VALUES ($userId, $hash)`),
    removeCodes: connection.prepare(`DELETE FROM recovery_codes WHERE user_id = $userId`),
    spendCode: connection.prepare(`DELETE FROM recovery_codes WHERE user_id = $userId AND hash = $hash`),
    usePasskey: connection.prepare(`
      UPDATE passkeys SET counter = $counter, last_used_at_ms = $nowMs
       WHERE credential_id = $credentialId AND counter = $before`),
    strengthen: connection.prepare(`UPDATE sessions SET strong = 1 WHERE hash = $session`),
    removeOtherSessions: connection.prepare(
      `DELETE FROM sessions WHERE user_id = $userId AND ($session IS NULL OR hash <> $session)`,
    ),
    replaceSecret: connection.prepare(`UPDATE totps SET secret = $secret WHERE user_id = $userId AND secret = $before`),
  };
}
