// The administrator's view of the rows: all pushes by owner and state, counts, sizes, and notes in `meta`.

import type { Note, OverviewStore, PushCount, PushFilter, PushPage } from "../overview.ts";
import { SAMPLED_AT_EACH, COUNT_LIMIT, estimated, LOOKED_AT, SAMPLED_PLACES } from "../overview.ts";
import type { Connection } from "./connection.ts";
import { numbers } from "./parameters.ts";
import { COLUMNS, IS_NO_REQUEST, type PushRow, toRecord } from "./push_columns.ts";

type Row = PushRow & { email: string | null };

export class PostgresOverview implements OverviewStore {
  readonly #db: Connection;

  constructor(db: Connection) {
    this.#db = db;
  }

  async page(
    { owner, state }: PushFilter,
    { nowMs, beforeId, limit }: { nowMs: number; beforeId: number; limit: number },
  ): Promise<PushPage> {
    const isOwned = typeof owner === "number";
    const at = [nowMs, beforeId, limit, state !== "expired", state !== "active"];
    const rows = isOwned
      ? await this.#db.read<Row>(OF_OWNER, [...at, owner])
      : await this.#db.read<Row>(ANY, [...at, owner !== "nobody", LOOKED_AT]);
    if (isOwned && rows.some(({ owner_id }) => owner_id !== owner)) throw this.#db.misrouted("a list");
    const last = rows.length === limit ? rows.at(-1)?.id : undefined;
    const [reached] =
      last === undefined && !isOwned
        ? await this.#db.read<{ id: number }>(REACHED, [beforeId, LOOKED_AT - 1])
        : [undefined];
    return {
      pushes: rows.map((row) => ({ push: toRecord(row), ownerEmail: row.email })),
      nextBeforeId: last ?? reached?.id ?? null,
    };
  }

  countsOfUsers(userIds: readonly number[]): Promise<PushCount[]> {
    return this.#db.read<PushCount & Record<string, number>>(COUNTS, [COUNT_LIMIT, numbers(userIds)]);
  }

  async payloadBytes(activePushes: number): Promise<number> {
    const [sample] = await this.#db.read<{ bytes: number; payloads: number }>(SAMPLE, [
      SAMPLED_PLACES,
      SAMPLED_AT_EACH,
    ]);
    return estimated(sample ?? { bytes: 0, payloads: 0 }, activePushes);
  }

  async note(name: Note): Promise<string | null> {
    const [row] = await this.#db.read<{ key: string; value: string }>(
      "SELECT key, value FROM meta WHERE key = $1::text",
      [name],
    );
    if (row && row.key !== name) throw this.#db.misrouted("a note");
    return row?.value ?? null;
  }

  async setNote(name: Note, value: string | null): Promise<void> {
    if (value === null) await this.#db.change("DELETE FROM meta WHERE key = $1::text", [name]);
    else await this.#db.change(SET_NOTE, [name, value]);
  }
}

// $1 now, $2 before this id, $3 limit, $4 active ones, $5 expired ones, $6 owner. Three index ranges: active, expired,
// and due but not yet swept.
const OF_OWNER = `
  SELECT ${COLUMNS}, u.email
    FROM (
      (SELECT id FROM pushes p
        WHERE $4::boolean AND owner_id = $6::bigint AND id < $2::bigint AND expired_at_ms IS NULL
          AND expires_at_ms > $1::bigint AND ${IS_NO_REQUEST} ORDER BY id DESC LIMIT $3::int)
      UNION ALL
      (SELECT id FROM pushes p
        WHERE $5::boolean AND owner_id = $6::bigint AND id < $2::bigint AND expired_at_ms IS NOT NULL
          AND ${IS_NO_REQUEST}
        ORDER BY id DESC LIMIT $3::int)
      UNION ALL
      (SELECT id FROM pushes p
        WHERE $5::boolean AND owner_id = $6::bigint AND id < $2::bigint AND expired_at_ms IS NULL
          AND expires_at_ms <= $1::bigint AND ${IS_NO_REQUEST} ORDER BY id DESC LIMIT $3::int)
    ) page
    JOIN pushes p ON p.id = page.id
    LEFT JOIN users u ON u.id = p.owner_id
   ORDER BY p.id DESC LIMIT $3::int`;

// $6 those with an owner too, $7 how many are looked at.
const ANY = `
  SELECT ${COLUMNS}, u.email
    FROM (SELECT * FROM pushes WHERE id < $2::bigint ORDER BY id DESC LIMIT $7::int) p
    LEFT JOIN users u ON u.id = p.owner_id
   WHERE ($6::boolean OR p.owner_id IS NULL)
     AND (CASE WHEN p.expired_at_ms IS NULL AND p.expires_at_ms > $1::bigint THEN $4::boolean ELSE $5::boolean END)
     AND ${IS_NO_REQUEST}
   ORDER BY p.id DESC LIMIT $3::int`;

// Where a page without enough matches has stopped looking; none where it has seen them all.
const REACHED = `SELECT id::float8 AS id FROM pushes WHERE id < $1::bigint ORDER BY id DESC LIMIT 1 OFFSET $2::int`;

const COUNTS = `
  SELECT u.id::float8 AS "userId",
         (SELECT count(*) FROM (SELECT 1 FROM pushes p
           WHERE p.owner_id = u.id AND p.expired_at_ms IS NULL AND ${IS_NO_REQUEST} LIMIT $1::int) counted)::float8 AS active,
         (SELECT count(*) FROM (SELECT 1 FROM pushes p
           WHERE p.owner_id = u.id AND p.expired_at_ms IS NOT NULL AND ${IS_NO_REQUEST} LIMIT $1::int) counted)::float8 AS expired
    FROM users u WHERE u.id = ANY ($2::bigint[])`;

// The size of a large payload is known without reading it.
const SAMPLE = `
  WITH ends AS (SELECT min(push_id) AS first, max(push_id) AS last FROM sealed_payloads)
  SELECT coalesce(sum(s.bytes), 0)::float8 AS bytes, count(s.bytes)::float8 AS payloads
    FROM ends, generate_series(0, $1::int - 1) AS place
   CROSS JOIN LATERAL (
     SELECT octet_length(payload) AS bytes FROM sealed_payloads
      WHERE push_id >= first + (last - first) * place / $1::int
        AND push_id < first + (last - first) * (place + 1) / $1::int + CASE WHEN place = $1::int - 1 THEN 1 ELSE 0 END
      ORDER BY push_id LIMIT $2::int
   ) s`;

const SET_NOTE = `
  INSERT INTO meta (key, value) VALUES ($1::text, $2::text)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
