// What the database knows of its master key and of a rotation to another: fingerprints, and how far the rotation
// has come. Both are in `meta` and are committed together with the renewed seals. So after a crash at any moment
// the database itself tells how to go on.

import type { MasterSeals } from "../../model/push.ts";
import type { KeyFingerprints, RenewedSeals, RotationState } from "../contract.ts";
import type { StoreDb } from "./operations/index.ts";
import type { SealKeys } from "../purges.ts";

export interface SealRow {
  id: number;
  lookup: Uint8Array;
  wrapped_key: Uint8Array | null;
  labels: Uint8Array | null;
}

/** What is sealed under the master key: $limit pushes after the one with the id $after. */
export const SEALS_AFTER = `
  SELECT p.id, p.lookup, k.wrapped_key, l.sealed AS labels
    FROM pushes p
    LEFT JOIN sealed_payloads s ON s.push_id = p.id
    LEFT JOIN key_slots k ON k.slot = s.key_slot
    LEFT JOIN labels l ON l.push_id = p.id
   WHERE p.id > $after
   ORDER BY p.id
   LIMIT $limit`;

export const toSeals = (row: SealRow): MasterSeals => ({
  id: row.id,
  lookup: row.lookup,
  wrappedKey: row.wrapped_key,
  labels: row.labels,
});

export class SqliteRotationState implements RotationState {
  readonly stepPushes = 50;
  readonly #db: StoreDb;
  readonly #sealKeys: () => SealKeys;
  readonly #sql: ReturnType<typeof prepare>;

  /** @param sealKeys the keys of the log of purges at this moment */
  constructor(db: StoreDb, sealKeys: () => SealKeys) {
    this.#db = db;
    this.#sealKeys = sealKeys;
    this.#sql = prepare(db);
  }

  fingerprints(): KeyFingerprints {
    return { current: this.#value("key_fingerprint") ?? "", next: this.#value("next_key_fingerprint") };
  }

  progress(): { done: number; total: number } {
    return { done: Number(this.#value("rotation_cursor") ?? 0), total: this.#sql.lastPush.get({})?.id ?? 0 };
  }

  async stage(next: string): Promise<KeyFingerprints> {
    await this.#db.write("stageRotation", { next });
    return this.fingerprints();
  }

  async sealsAfter(cursor: number, limit: number): Promise<MasterSeals[]> {
    // Pushes may be waiting in the queue of writes that were sealed under the old key.
    await this.#db.write("afterEarlierWrites", undefined);
    const rows = this.#sql.page.all({ after: cursor, limit });
    return rows.map(toSeals);
  }

  replaceSeals(changes: readonly RenewedSeals[], cursor: number): Promise<void> {
    return this.#db.write("replaceSeals", { changes, cursor });
  }

  async finish(): Promise<void> {
    await this.#db.write("finishRotation", { sealKeys: this.#sealKeys() });
    await this.#db.truncateLog();
  }

  #value(key: string): string | null {
    return this.#sql.meta.get({ key })?.value ?? null;
  }
}

function prepare(db: StoreDb) {
  return {
    meta: db.prepare<{ value: string }>(`SELECT value FROM meta WHERE key = $key`),
    lastPush: db.prepare<{ id: number | null }>(`SELECT max(id) AS id FROM pushes`),
    page: db.prepare<SealRow, { after: number; limit: number }>(SEALS_AFTER),
  };
}
