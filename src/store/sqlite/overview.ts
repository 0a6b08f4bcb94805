// The administrator's view of the rows: all pushes by owner and state, counts, sizes, and notes in `meta`.

import type { Note, OverviewStore, PushCount, PushFilter, PushPage } from "../overview.ts";
import { SAMPLED_AT_EACH, COUNT_LIMIT, estimated, LOOKED_AT, SAMPLED_PLACES } from "../overview.ts";
import type { StoreDb } from "./operations/index.ts";
import { COLUMNS, isNoRequest, type PushRow, toRecord } from "./push_columns.ts";

type Row = PushRow & { email: string | null };

export class SqliteOverview implements OverviewStore {
  readonly #db: StoreDb;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: StoreDb) {
    this.#db = db;
    this.#sql = prepare(db);
  }

  async page(
    { owner, state }: PushFilter,
    { nowMs, beforeId, limit }: { nowMs: number; beforeId: number; limit: number },
  ): Promise<PushPage> {
    const isOwned = typeof owner === "number";
    const at = { nowMs, beforeId, limit, active: Number(state !== "expired"), expired: Number(state !== "active") };
    const rows = isOwned
      ? this.#sql.ofOwner.all({ ...at, ownerId: owner })
      : this.#sql.any.all({ ...at, owned: Number(owner !== "nobody"), lookedAt: LOOKED_AT });
    const last = rows.length === limit ? rows.at(-1)?.id : undefined;
    const reached = last === undefined && !isOwned ? this.#sql.reached.get({ beforeId, skipped: LOOKED_AT - 1 }) : null;
    return {
      pushes: rows.map((row) => ({ push: toRecord(row), ownerEmail: row.email })),
      nextBeforeId: last ?? reached?.id ?? null,
    };
  }

  async countsOfUsers(userIds: readonly number[]): Promise<PushCount[]> {
    return this.#sql.counts.all({ limit: COUNT_LIMIT, ids: JSON.stringify(userIds) });
  }

  async payloadBytes(activePushes: number): Promise<number> {
    const { first, last } = this.#sql.ends.get({}) ?? { first: null, last: null };
    if (first === null || last === null) return 0;
    let [bytes, payloads] = [0, 0];
    for (let place = 0; place < SAMPLED_PLACES; place += 1) {
      const from = first + Math.floor(((last - first) * place) / SAMPLED_PLACES);
      const until =
        first + Math.floor(((last - first) * (place + 1)) / SAMPLED_PLACES) + (place === SAMPLED_PLACES - 1 ? 1 : 0);
      const sample = this.#sql.sample.get({ from, until, limit: SAMPLED_AT_EACH });
      bytes += sample?.bytes ?? 0;
      payloads += sample?.payloads ?? 0;
    }
    return estimated({ bytes, payloads }, activePushes);
  }

  async note(name: Note): Promise<string | null> {
    return this.#sql.note.get({ name })?.value ?? null;
  }

  setNote(name: Note, value: string | null): Promise<void> {
    return this.#db.write("setNote", { name, value });
  }
}

const ACTIVE = "expired_at_ms IS NULL AND +expires_at_ms > $nowMs";
const DUE = "expired_at_ms IS NULL AND expires_at_ms <= $nowMs";

function prepare(db: StoreDb) {
  return {
    // Three index ranges: active, expired, and due but not yet swept. For the third, SQLite would read all the active
    // ones in order rather than sort the few that are due.
    ofOwner: db.prepare<Row>(`
      SELECT ${COLUMNS}, u.email
        FROM (
          SELECT id FROM pushes
           WHERE $active AND owner_id = $ownerId AND id < $beforeId AND ${ACTIVE} AND ${isNoRequest()}
          UNION ALL
          SELECT id FROM pushes
           WHERE $expired AND owner_id = $ownerId AND id < $beforeId AND expired_at_ms IS NOT NULL AND ${isNoRequest()}
          UNION ALL
          SELECT id FROM pushes INDEXED BY pushes_owner_due
           WHERE $expired AND owner_id = $ownerId AND id < $beforeId AND ${DUE} AND ${isNoRequest()}
           ORDER BY id DESC
           LIMIT $limit
        ) page
        JOIN pushes p ON p.id = page.id
        LEFT JOIN users u ON u.id = p.owner_id
       ORDER BY p.id DESC`),
    any: db.prepare<Row>(`
      SELECT ${COLUMNS}, u.email
        FROM (SELECT * FROM pushes WHERE id < $beforeId ORDER BY id DESC LIMIT $lookedAt) p
        LEFT JOIN users u ON u.id = p.owner_id
       WHERE ($owned OR p.owner_id IS NULL)
         AND (CASE WHEN p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs THEN $active ELSE $expired END)
         AND ${isNoRequest("p")}
       ORDER BY p.id DESC
       LIMIT $limit`),
    // Where a page without enough matches has stopped looking; none where it has seen them all.
    reached: db.prepare<{ id: number }>(`
      SELECT id FROM pushes WHERE id < $beforeId ORDER BY id DESC LIMIT 1 OFFSET $skipped`),
    counts: db.prepare<PushCount>(`
      SELECT u.id AS userId,
             (SELECT count(*) FROM (
                SELECT 1 FROM pushes WHERE owner_id = u.id AND expired_at_ms IS NULL AND ${isNoRequest()}
                 LIMIT $limit)) AS active,
             (SELECT count(*) FROM (
                SELECT 1 FROM pushes WHERE owner_id = u.id AND expired_at_ms IS NOT NULL AND ${isNoRequest()}
                 LIMIT $limit)) AS expired
        FROM users u WHERE u.id IN (SELECT value FROM json_each($ids))`),
    ends: db.prepare<{ first: number | null; last: number | null }>(`
      SELECT (SELECT min(push_id) FROM sealed_payloads) AS first, (SELECT max(push_id) FROM sealed_payloads) AS last`),
    sample: db.prepare<{ bytes: number | null; payloads: number }>(`
      SELECT sum(bytes) AS bytes, count(*) AS payloads
        FROM (SELECT length(payload) AS bytes FROM sealed_payloads
               WHERE push_id >= $from AND push_id < $until ORDER BY push_id LIMIT $limit)`),
    note: db.prepare<{ value: string }>(`SELECT value FROM meta WHERE key = $name`),
  };
}
