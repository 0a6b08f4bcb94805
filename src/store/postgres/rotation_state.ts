// What the database knows of its master key and of a rotation to another, as rows of `meta`.

import type { MasterSeals } from "../../model/push.ts";
import type { RememberedKeys, RenewedSeals, RotationState } from "../contract.ts";
import type { Connection, Query } from "./connection.ts";
import type { Epochs } from "./epochs.ts";
import type { PurgeLog } from "./purge_log.ts";

interface SealRow {
  id: number;
  lookup: Uint8Array;
  epoch: number | null;
  wrapped_key: Uint8Array | null;
  url_token: Uint8Array | null;
  name: Uint8Array | null;
  note: Uint8Array | null;
}

const FINGERPRINTS = "SELECT key, value FROM meta WHERE key IN ('key_fingerprint', 'next_key_fingerprint')";

export class PostgresRotationState implements RotationState {
  readonly #db: Connection;
  readonly #purgeLog: PurgeLog;
  readonly #epochs: Epochs;
  /** The keys of the latest page as they are stored: sealed under an epoch key, around what a caller sees. */
  #stored = new Map<number, Uint8Array>();

  constructor(db: Connection, purgeLog: PurgeLog, epochs: Epochs) {
    this.#db = db;
    this.#purgeLog = purgeLog;
    this.#epochs = epochs;
  }

  async remembered(): Promise<RememberedKeys> {
    return fingerprintsIn(await this.#db.read<MetaRow>(FINGERPRINTS)) ?? { current: "", next: null };
  }

  async progress(): Promise<{ done: number; total: number }> {
    const [row] = await this.#db.read<{ done: number; total: number }>(
      `SELECT coalesce((SELECT value::float8 FROM meta WHERE key = 'rotation_cursor'), 0) AS done,
              coalesce((SELECT max(id) FROM pushes), 0)::float8 AS total`,
    );
    return row ?? { done: 0, total: 0 };
  }

  stage(next: string): Promise<RememberedKeys> {
    return this.#db.transaction(async (query) => {
      await lockKeys(query);
      const remembered = fingerprintsIn(await query<MetaRow>(FINGERPRINTS)) ?? { current: "", next: null };
      if (remembered.next !== null || remembered.current === next) return remembered;
      await query("INSERT INTO meta (key, value) VALUES ('next_key_fingerprint', $1)", [next]);
      return { current: remembered.current, next };
    });
  }

  async sealsAfter(cursor: number, limit: number): Promise<MasterSeals[]> {
    // Waits for the creates that are under way: they may have been sealed under the old key.
    const rows = await this.#db.transaction(async (query) => {
      await query("LOCK TABLE pushes IN SHARE MODE");
      return query<SealRow>(
        `SELECT p.id::float8 AS id, p.lookup, k.epoch, k.wrapped_key, l.url_token, l.name, l.note
           FROM pushes p LEFT JOIN push_keys k ON k.push_id = p.id LEFT JOIN labels l ON l.push_id = p.id
          WHERE p.id > $1::bigint ORDER BY p.id LIMIT $2::int`,
        [cursor, limit],
      );
    });
    this.#stored = new Map(rows.flatMap(({ id, wrapped_key }) => (wrapped_key ? [[id, wrapped_key]] : [])));
    const seals: MasterSeals[] = [];
    for (const { id, lookup, epoch, wrapped_key: sealedKey, url_token: urlToken, name, note } of rows) {
      const opened = sealedKey && (await this.#epochs.open(lookup, { epoch: epoch ?? 0, wrappedKey: sealedKey }));
      const labels = urlToken && { urlToken, name, note };
      seals.push({ id, lookup, wrappedKey: opened ?? sealedKey, labels });
    }
    return seals;
  }

  replaceSeals(changes: readonly RenewedSeals[], cursor: number): Promise<void> {
    return this.#db.transaction(async (query) => {
      for (const { read, wrappedKey, labels } of changes) {
        if (read.wrappedKey && wrappedKey) {
          await query(
            "UPDATE push_keys SET epoch = $4::int, wrapped_key = $3 WHERE push_id = $1::bigint AND wrapped_key = $2",
            [
              read.id,
              this.#stored.get(read.id) ?? read.wrappedKey,
              this.#epochs.seal(read.lookup, wrappedKey),
              this.#epochs.current,
            ],
          );
        }
        if (read.labels && labels) {
          await query(
            "UPDATE labels SET url_token = $3, name = $4, note = $5 WHERE push_id = $1::bigint AND url_token = $2",
            [read.id, read.labels.urlToken, labels.urlToken, labels.name, labels.note],
          );
        }
      }
      await query(
        `INSERT INTO meta (key, value) VALUES ('rotation_cursor', $1)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [String(cursor)],
      );
    });
  }

  async finish(): Promise<void> {
    // First: after a crash in between, the next start has both master keys.
    await this.#epochs.resealKeys();
    await this.#db.transaction(async (query) => {
      await lockKeys(query);
      const { next } = fingerprintsIn(await query<MetaRow>(FINGERPRINTS)) ?? { next: null };
      if (next === null) return;
      await this.#purgeLog.renew(query);
      await query("UPDATE meta SET value = $1 WHERE key = 'key_fingerprint'", [next]);
      await query("DELETE FROM meta WHERE key IN ('next_key_fingerprint', 'rotation_cursor')");
    });
  }
}

interface MetaRow {
  key: string;
  value: string;
}

/** What the database remembers of its keys; null where it is new. */
export async function rememberedKeys(db: Connection): Promise<RememberedKeys | null> {
  return fingerprintsIn(await db.read<MetaRow>(FINGERPRINTS));
}

function fingerprintsIn(rows: readonly MetaRow[]): RememberedKeys | null {
  const valueOf = (name: string): string | null => rows.find(({ key }) => key === name)?.value ?? null;
  const current = valueOf("key_fingerprint");
  return current === null ? null : { current, next: valueOf("next_key_fingerprint") };
}

const lockKeys = (query: Query) =>
  query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' keys', 0))");
