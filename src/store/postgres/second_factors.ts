// Second factors in PostgreSQL. What depends on a user's other factors holds the user's row.

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
import type { AdminLog } from "./admin_log.ts";
import type { Query, Statements } from "./connection.ts";
import { tellingConnection } from "./outbox.ts";
import { clean, sameBytes } from "./parameters.ts";

const TOTP = "user_id::float8 AS user_id, secret, created_at_ms::float8 AS created_at_ms";
const PASSKEY = `credential_id, user_id::float8 AS user_id, public_key, counter::float8 AS counter, transports, name,
  created_at_ms::float8 AS created_at_ms, last_used_at_ms::float8 AS last_used_at_ms`;
const ANY = `EXISTS (SELECT 1 FROM totps WHERE user_id = $1::bigint)
          OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1::bigint)`;

export class PostgresSecondFactors implements SecondFactorStore {
  readonly #db: Statements;
  readonly #log: AdminLog;

  constructor(db: Statements, log: AdminLog) {
    this.#db = db;
    this.#log = log;
  }

  telling(events: readonly NewEvent[]): SecondFactorChanges {
    return new PostgresSecondFactors(tellingConnection(this.#db, events, this.#log), this.#log);
  }

  addTotp(totp: Totp & { lastStep: number }, enrolment: Enrolment): Promise<"first" | "further" | null> {
    return this.#enrol(totp.userId, enrolment, (query) =>
      query(
        `INSERT INTO totps (user_id, secret, last_step, created_at_ms) VALUES ($1::bigint, $2, $3::bigint, $4::bigint)
         ON CONFLICT DO NOTHING RETURNING 1`,
        [totp.userId, totp.secret, totp.lastStep, totp.createdAtMs],
      ),
    );
  }

  addPasskey(passkey: Passkey, enrolment: Enrolment): Promise<"first" | "further" | null> {
    return this.#enrol(passkey.userId, enrolment, (query) =>
      query(
        `INSERT INTO passkeys (credential_id, user_id, public_key, counter, transports, name, created_at_ms,
                               last_used_at_ms)
         VALUES ($1, $2::bigint, $3, $4::bigint, $5, $6, $7::bigint, $8::bigint)
         ON CONFLICT DO NOTHING RETURNING 1`,
        [
          passkey.credentialId,
          passkey.userId,
          passkey.publicKey,
          passkey.counter,
          JSON.stringify(passkey.transports),
          clean(passkey.name),
          passkey.createdAtMs,
          passkey.lastUsedAtMs,
        ],
      ),
    );
  }

  removeTotp(userId: number): Promise<boolean> {
    return this.#remove(userId, (query) => query("DELETE FROM totps WHERE user_id = $1::bigint RETURNING 1", [userId]));
  }

  removePasskey(userId: number, credentialId: Uint8Array): Promise<boolean> {
    return this.#remove(userId, (query) =>
      query("DELETE FROM passkeys WHERE user_id = $1::bigint AND credential_id = $2 RETURNING 1", [
        userId,
        credentialId,
      ]),
    );
  }

  setRecoveryCodes(userId: number, hashes: readonly Uint8Array[]): Promise<boolean> {
    return this.#alone(userId, async (query) => {
      if (!(await anyFactor(query, userId))) return false;
      await replaceCodes(query, userId, hashes);
      return true;
    });
  }

  removeAll(userId: number): Promise<boolean> {
    return this.#alone(userId, async (query) => {
      if (!(await anyFactor(query, userId))) return false;
      for (const table of ["totps", "passkeys", "recovery_codes", "sessions"]) {
        await query(`DELETE FROM ${table} WHERE user_id = $1::bigint`, [userId]);
      }
      return true;
    });
  }

  async kindsOf(userId: number): Promise<FactorKinds> {
    const [row] = await this.#db.read<FactorKinds & { user_id: number }>(
      `SELECT $1::float8 AS user_id, EXISTS (SELECT 1 FROM totps WHERE user_id = $1::bigint) AS code,
              EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1::bigint) AS passkey`,
      [userId],
    );
    if (row?.user_id !== userId) throw this.#db.misrouted("factors");
    return { code: row.code, passkey: row.passkey };
  }

  async holders(): Promise<number[]> {
    const rows = await this.#db.read<{ user_id: number }>(
      "SELECT user_id::float8 AS user_id FROM totps UNION SELECT user_id::float8 FROM passkeys",
    );
    return rows.map(({ user_id }) => user_id);
  }

  async factorsOf(userId: number): Promise<Factors> {
    const [[totp], passkeys, [codes]] = await Promise.all([
      this.#db.read<TotpRow>(`SELECT ${TOTP} FROM totps WHERE user_id = $1::bigint`, [userId]),
      this.#db.read<PasskeyRow>(
        `SELECT ${PASSKEY} FROM passkeys WHERE user_id = $1::bigint ORDER BY passkeys.created_at_ms, credential_id`,
        [userId],
      ),
      this.#db.read<{ user_id: number; n: number }>(
        `SELECT $1::float8 AS user_id, count(*)::int AS n FROM recovery_codes WHERE user_id = $1::bigint`,
        [userId],
      ),
    ]);
    const owners = [totp?.user_id ?? userId, ...passkeys.map(({ user_id }) => user_id), codes?.user_id];
    if (owners.some((owner) => owner !== userId)) throw this.#db.misrouted("factors");
    return { totp: totp ? toTotp(totp) : null, passkeys: passkeys.map(toPasskey), recoveryCodes: codes?.n ?? 0 };
  }

  async acceptStep(userId: number, step: number): Promise<boolean> {
    const rows = await this.#db.change(
      "UPDATE totps SET last_step = $2::bigint WHERE user_id = $1::bigint AND last_step < $2::bigint RETURNING 1",
      [userId, step],
    );
    return rows.length > 0;
  }

  async spendRecoveryCode(userId: number, hash: Uint8Array): Promise<boolean> {
    const rows = await this.#db.change(
      "DELETE FROM recovery_codes WHERE user_id = $1::bigint AND hash = $2 RETURNING 1",
      [userId, hash],
    );
    return rows.length > 0;
  }

  async findPasskey(credentialId: Uint8Array): Promise<Passkey | null> {
    const [row] = await this.#db.read<PasskeyRow>(`SELECT ${PASSKEY} FROM passkeys WHERE credential_id = $1`, [
      credentialId,
    ]);
    if (row && !sameBytes(row.credential_id, credentialId)) throw this.#db.misrouted("a passkey");
    return row ? toPasskey(row) : null;
  }

  async usePasskey(
    credentialId: Uint8Array,
    { before, counter, nowMs }: { before: number; counter: number; nowMs: number },
  ): Promise<boolean> {
    const rows = await this.#db.change(
      `UPDATE passkeys SET counter = $3::bigint, last_used_at_ms = $4::bigint
        WHERE credential_id = $1 AND counter = $2::bigint RETURNING 1`,
      [credentialId, before, counter, nowMs],
    );
    return rows.length > 0;
  }

  async strengthen(session: Uint8Array): Promise<void> {
    await this.#db.change("UPDATE sessions SET strong = true WHERE hash = $1", [session]);
  }

  async totps(): Promise<Totp[]> {
    return (await this.#db.read<TotpRow>(`SELECT ${TOTP} FROM totps`)).map(toTotp);
  }

  async replaceTotpSecret(userId: number, before: Uint8Array, secret: Uint8Array): Promise<void> {
    await this.#db.change("UPDATE totps SET secret = $3 WHERE user_id = $1::bigint AND secret = $2", [
      userId,
      before,
      secret,
    ]);
  }

  #enrol(
    userId: number,
    { session, recoveryCodes }: Enrolment,
    add: (query: Query) => Promise<unknown[]>,
  ): Promise<"first" | "further" | null> {
    return this.#alone(userId, async (query) => {
      const isFirst = !(await anyFactor(query, userId));
      if ((await add(query)).length === 0) return null;
      await query("UPDATE sessions SET strong = true WHERE hash = $1", [session]);
      if (!isFirst) return "further";
      await replaceCodes(query, userId, recoveryCodes);
      await query("DELETE FROM sessions WHERE user_id = $1::bigint AND hash <> $2", [userId, session]);
      return "first";
    });
  }

  #remove(userId: number, remove: (query: Query) => Promise<unknown[]>): Promise<boolean> {
    return this.#alone(userId, async (query) => {
      if ((await remove(query)).length === 0) return false;
      if (!(await anyFactor(query, userId))) await replaceCodes(query, userId, []);
      return true;
    });
  }

  #alone<T>(userId: number, run: (query: Query) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (query) => {
      await query("SELECT 1 FROM users WHERE id = $1::bigint FOR UPDATE", [userId]);
      return run(query);
    });
  }
}

async function anyFactor(query: Query, userId: number): Promise<boolean> {
  const [row] = await query<{ yes: boolean }>(`SELECT ${ANY} AS yes`, [userId]);
  return row?.yes === true;
}

async function replaceCodes(query: Query, userId: number, hashes: readonly Uint8Array[]): Promise<void> {
  await query("DELETE FROM recovery_codes WHERE user_id = $1::bigint", [userId]);
  for (const hash of hashes) {
    await query("INSERT INTO recovery_codes (user_id, hash) VALUES ($1::bigint, $2)", [userId, hash]);
  }
}
