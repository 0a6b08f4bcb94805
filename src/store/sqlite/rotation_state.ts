// The seals under the master key, as a rotation reads and renews them (../sql/rotation.ts).

import type { MasterSeals } from "../../model/push.ts";
import type { SealKeys } from "../purges.ts";
import type { KeyFingerprints, RenewedSeals, RotationByHand } from "../sql/rotation.ts";
import type { StoreDb } from "./operations/index.ts";
import type { Query } from "./query.ts";

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

export class SqliteRotationState implements RotationByHand {
  readonly stepPushes = 50;
  readonly #db: StoreDb;
  readonly #sealKeys: () => SealKeys;
  readonly #page: Query<SealRow, { after: number; limit: number }>;

  /** @param sealKeys the keys that seal the ends of logs at this moment */
  constructor(db: StoreDb, sealKeys: () => SealKeys) {
    this.#db = db;
    this.#sealKeys = sealKeys;
    this.#page = db.prepare(SEALS_AFTER);
  }

  stage(next: string): Promise<KeyFingerprints> {
    return this.#db.write("stageRotation", { next });
  }

  async sealsAfter(cursor: number, limit: number): Promise<MasterSeals[]> {
    // Pushes may be waiting in the queue of writes that were sealed under the old key.
    await this.#db.write("afterEarlierWrites", undefined);
    return this.#page.all({ after: cursor, limit }).map(toSeals);
  }

  replaceSeals(changes: readonly RenewedSeals[], cursor: number): Promise<void> {
    return this.#db.write("replaceSeals", { changes, cursor });
  }

  async finish(): Promise<void> {
    await this.#db.write("finishRotation", { sealKeys: this.#sealKeys() });
    await this.#db.truncateLog();
  }
}
