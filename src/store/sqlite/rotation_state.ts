// What the database knows of its master key and of a rotation to another: fingerprints and how far
// the rotation has come, in `meta`, committed together with the seals that it renews. So a crash at
// any moment leaves a database that says itself what has to go on.

import type { Renew, RotationState, RotationStep } from "../contract.ts";
import type { Db } from "./db.ts";
import type { KeySlots } from "./key_slots.ts";
import type { RememberedKeys } from "../keys/master_keys.ts";
import type { PurgeLog } from "./purge_log.ts";

interface SealRow {
  id: number;
  lookup: Uint8Array;
  key_slot: number | null;
  wrapped_key: Uint8Array | null;
  url_token: Uint8Array | null;
  name: Uint8Array | null;
  note: Uint8Array | null;
}

const STEP_ROWS = 200;

export class SqliteRotationState implements RotationState {
  readonly #db: Db;
  readonly #keySlots: KeySlots;
  readonly #purgeLog: PurgeLog;
  readonly #meta: ReturnType<typeof prepareMeta>;
  #sql: ReturnType<typeof prepare> | undefined;

  /** Works before the schema is up to date too, for as long as no rotation is asked for. */
  constructor(db: Db, keySlots: KeySlots, purgeLog: PurgeLog) {
    this.#db = db;
    this.#purgeLog = purgeLog;
    this.#keySlots = keySlots;
    this.#meta = prepareMeta(db);
  }

  remembered(): RememberedKeys {
    return { current: this.#value("key_fingerprint") ?? "", next: this.#value("next_key_fingerprint") };
  }

  progress(): { done: number; total: number } {
    return { done: Number(this.#value("rotation_cursor") ?? 0), total: this.#statements().lastPush.get({})?.id ?? 0 };
  }

  stage(next: string): Promise<RememberedKeys> {
    return this.#db.write(() => {
      const { current, next: staged } = this.remembered();
      if (staged === null && current !== next) this.#meta.set.run({ key: "next_key_fingerprint", value: next });
      return this.remembered();
    });
  }

  async advance(renew: Renew, budgetMs: number): Promise<RotationStep> {
    const sql = this.#statements();
    const step = await this.#db.write(() => {
      const endMs = performance.now() + budgetMs;
      const step: RotationStep = { renewed: 0, unreadable: 0, done: false };
      const next = this.#value("next_key_fingerprint");
      if (next === null) return { ...step, done: true };
      const rows = sql.page.all({ after: Number(this.#value("rotation_cursor") ?? 0), limit: STEP_ROWS });
      for (const row of rows) {
        if (this.#renewOne(row, renew)) step.renewed += 1;
        else step.unreadable += 1;
        this.#meta.set.run({ key: "rotation_cursor", value: String(row.id) });
        if (performance.now() >= endMs) return step;
      }
      if (rows.length === STEP_ROWS) return step;
      this.#purgeLog.renew();
      this.#meta.set.run({ key: "key_fingerprint", value: next });
      for (const key of ["next_key_fingerprint", "rotation_cursor"]) this.#meta.remove.run({ key });
      return { ...step, done: true };
    });
    // So that old seals are not left in old pages of the log.
    if (step.done) this.#db.truncateLog();
    return step;
  }

  #renewOne(row: SealRow, renew: Renew): boolean {
    const sql = this.#statements();
    const { id, lookup, key_slot: slot, wrapped_key: wrappedKey } = row;
    const labels = row.url_token && { urlToken: row.url_token, name: row.name, note: row.note };
    const renewed = renew({ lookup, wrappedKey, labels });
    if (renewed.wrappedKey && slot !== null) this.#keySlots.replace(slot, renewed.wrappedKey);
    if (renewed.labels) sql.setLabels.run({ id, ...renewed.labels });
    return (!wrappedKey || renewed.wrappedKey !== null) && (!labels || renewed.labels !== null);
  }

  #value(key: string): string | null {
    return this.#meta.get.get({ key })?.value ?? null;
  }

  #statements(): ReturnType<typeof prepare> {
    return (this.#sql ??= prepare(this.#db));
  }
}

function prepareMeta(db: Db) {
  return {
    get: db.prepare<{ value: string }>(`SELECT value FROM meta WHERE key = $key`),
    set: db.prepare(`INSERT OR REPLACE INTO meta (key, value) VALUES ($key, $value)`),
    remove: db.prepare(`DELETE FROM meta WHERE key = $key`),
  };
}

function prepare(db: Db) {
  return {
    lastPush: db.prepare<{ id: number | null }>(`SELECT max(id) AS id FROM pushes`),
    page: db.prepare<SealRow, { after: number; limit: number }>(`
      SELECT p.id, p.lookup, s.key_slot, k.wrapped_key, l.url_token, l.name, l.note
        FROM pushes p
        LEFT JOIN sealed_payloads s ON s.push_id = p.id
        LEFT JOIN key_slots k ON k.slot = s.key_slot
        LEFT JOIN labels l ON l.push_id = p.id
       WHERE p.id > $after
       ORDER BY p.id
       LIMIT $limit`),
    setLabels: db.prepare(`
      UPDATE labels SET url_token = $urlToken, name = $name, note = $note WHERE push_id = $id`),
  };
}
