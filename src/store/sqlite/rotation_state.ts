// What the database knows of its master key and of a rotation to another: fingerprints, and how far the rotation
// has come. Both are in `meta` and are committed together with the renewed seals. So after a crash at any moment
// the database itself tells how to go on.

import type { MasterSeals } from "../../model/push.ts";
import type { RememberedKeys, RenewedSeals, RotationState } from "../contract.ts";
import type { Db } from "./db.ts";
import type { KeySlots } from "./key_slots.ts";
import type { PurgeLog } from "./purge_log.ts";

interface SealRow {
  id: number;
  lookup: Uint8Array;
  wrapped_key: Uint8Array | null;
  url_token: Uint8Array | null;
  name: Uint8Array | null;
  note: Uint8Array | null;
}

export class SqliteRotationState implements RotationState {
  readonly #db: Db;
  readonly #keySlots: KeySlots;
  readonly #purgeLog: PurgeLog;
  readonly #meta: ReturnType<typeof prepareMeta>;
  #sql: ReturnType<typeof prepare> | undefined;

  /** Also works on an old schema, as long as nobody begins a rotation. */
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

  async sealsAfter(cursor: number, limit: number): Promise<MasterSeals[]> {
    const sql = this.#statements();
    // In the queue of writes, because pushes may be waiting there that were sealed under the old key.
    const rows = await this.#db.write(() => sql.page.all({ after: cursor, limit }));
    return rows.map(({ id, lookup, wrapped_key: wrappedKey, url_token: urlToken, name, note }) => ({
      id,
      lookup,
      wrappedKey,
      labels: urlToken && { urlToken, name, note },
    }));
  }

  replaceSeals(changes: readonly RenewedSeals[], cursor: number): Promise<void> {
    const sql = this.#statements();
    return this.#db.write(() => {
      for (const { read, wrappedKey, labels } of changes) {
        const { id } = read;
        if (read.wrappedKey && wrappedKey) this.#keySlots.swap(id, read.wrappedKey, wrappedKey);
        if (read.labels && labels) sql.setLabels.run({ id, before: read.labels.urlToken, ...labels });
      }
      this.#meta.set.run({ key: "rotation_cursor", value: String(cursor) });
    });
  }

  async finish(): Promise<void> {
    await this.#db.write(() => {
      const next = this.#value("next_key_fingerprint");
      if (next === null) return;
      this.#purgeLog.renew();
      this.#meta.set.run({ key: "key_fingerprint", value: next });
      for (const key of ["next_key_fingerprint", "rotation_cursor"]) this.#meta.remove.run({ key });
    });
    this.#db.truncateLog();
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
      SELECT p.id, p.lookup, k.wrapped_key, l.url_token, l.name, l.note
        FROM pushes p
        LEFT JOIN sealed_payloads s ON s.push_id = p.id
        LEFT JOIN key_slots k ON k.slot = s.key_slot
        LEFT JOIN labels l ON l.push_id = p.id
       WHERE p.id > $after
       ORDER BY p.id
       LIMIT $limit`),
    setLabels: db.prepare(`
      UPDATE labels SET url_token = $urlToken, name = $name, note = $note
       WHERE push_id = $id AND url_token = $before`),
  };
}
