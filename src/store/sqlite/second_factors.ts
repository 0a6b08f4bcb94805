// Second factors as rows: finding, and the door to the writes (operations/second_factors.ts).

import type { NewEvent } from "../../model/event.ts";
import type { FactorKinds, Factors, Passkey, Totp } from "../../model/second_factor.ts";
import {
  type Enrolment,
  type PasskeyRow,
  type SecondFactorChanges,
  type SecondFactorStore,
  toPasskey,
  toTotp,
  type TotpRow,
} from "../second_factors.ts";
import type { StoreDb } from "./operations/index.ts";
import type { SealKeys } from "../purges.ts";
import { tellingWrite, type Write } from "./telling.ts";

class Changes implements SecondFactorChanges {
  readonly #write: Write;

  constructor(write: Write) {
    this.#write = write;
  }

  addTotp(totp: Totp & { lastStep: number }, enrolment: Enrolment): Promise<"first" | "further" | null> {
    return this.#write("addTotp", { totp, enrolment });
  }

  addPasskey(passkey: Passkey, enrolment: Enrolment): Promise<"first" | "further" | null> {
    return this.#write("addPasskey", { passkey, enrolment });
  }

  removeTotp(userId: number): Promise<boolean> {
    return this.#write("removeTotp", { userId });
  }

  removePasskey(userId: number, credentialId: Uint8Array): Promise<boolean> {
    return this.#write("removePasskey", { userId, credentialId });
  }

  setRecoveryCodes(userId: number, hashes: readonly Uint8Array[]): Promise<boolean> {
    return this.#write("setRecoveryCodes", { userId, hashes });
  }

  spendRecoveryCode(userId: number, hash: Uint8Array): Promise<boolean> {
    return this.#write("spendRecoveryCode", { userId, hash });
  }

  removeAll(userId: number): Promise<boolean> {
    return this.#write("removeFactors", { userId });
  }
}

export class SqliteSecondFactors extends Changes implements SecondFactorStore {
  readonly #db: StoreDb;
  readonly #sealKeys: () => SealKeys;
  readonly #sql: ReturnType<typeof prepare>;

  /** @param sealKeys the keys that seal the end of the administrators' log at this moment */
  constructor(db: StoreDb, sealKeys: () => SealKeys) {
    super((name, parameters) => db.write(name, parameters));
    this.#db = db;
    this.#sealKeys = sealKeys;
    this.#sql = prepare(db);
  }

  telling(events: readonly NewEvent[]): SecondFactorChanges {
    return new Changes(tellingWrite(this.#db, events, this.#sealKeys));
  }

  async kindsOf(userId: number): Promise<FactorKinds> {
    const row = this.#sql.kinds.get({ userId });
    return { code: row?.code === 1, passkey: row?.passkey === 1 };
  }

  async holders(): Promise<number[]> {
    return this.#sql.holders.all({}).map(({ user_id }) => user_id);
  }

  async factorsOf(userId: number): Promise<Factors> {
    const totp = this.#sql.totp.get({ userId });
    const passkeys = this.#sql.passkeys.all({ userId }).map(toPasskey);
    return { totp: totp && toTotp(totp), passkeys, recoveryCodes: this.#sql.codes.get({ userId })?.n ?? 0 };
  }

  acceptStep(userId: number, step: number): Promise<boolean> {
    return this.#db.write("acceptStep", { userId, step });
  }

  async findPasskey(credentialId: Uint8Array): Promise<Passkey | null> {
    const row = this.#sql.passkey.get({ credentialId });
    return row && toPasskey(row);
  }

  usePasskey(credentialId: Uint8Array, use: { before: number; counter: number; nowMs: number }): Promise<boolean> {
    return this.#db.write("usePasskey", { credentialId, ...use });
  }

  strengthen(session: Uint8Array): Promise<void> {
    return this.#db.write("strengthen", { session });
  }

  async totps(): Promise<Totp[]> {
    return this.#sql.totps.all({}).map(toTotp);
  }

  replaceTotpSecret(userId: number, before: Uint8Array, secret: Uint8Array): Promise<void> {
    return this.#db.write("replaceTotpSecret", { userId, before, secret });
  }
}

function prepare(db: StoreDb) {
  return {
    kinds: db.prepare<{ code: number; passkey: number }>(`
      SELECT EXISTS (SELECT 1 FROM totps WHERE user_id = $userId) AS code,
             EXISTS (SELECT 1 FROM passkeys WHERE user_id = $userId) AS passkey`),
    holders: db.prepare<{ user_id: number }>(`SELECT user_id FROM totps UNION SELECT user_id FROM passkeys`),
    totp: db.prepare<TotpRow>(`SELECT user_id, secret, created_at_ms FROM totps WHERE user_id = $userId`),
    totps: db.prepare<TotpRow>(`SELECT user_id, secret, created_at_ms FROM totps`),
    codes: db.prepare<{ n: number }>(`SELECT count(*) AS n FROM recovery_codes WHERE user_id = $userId`),
    passkeys: db.prepare<PasskeyRow>(`
      SELECT * FROM passkeys WHERE user_id = $userId ORDER BY created_at_ms, credential_id`),
    passkey: db.prepare<PasskeyRow>(`SELECT * FROM passkeys WHERE credential_id = $credentialId`),
  };
}
