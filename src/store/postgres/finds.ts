// Finds pushes by their lookups, in batches. Large payloads are fetched one by one, to keep batches small.

import type { PushRecord, SealedPayload } from "../../model/push.ts";
import { Batcher, type BatchLimits, type Call } from "./batch.ts";
import type { Connection } from "./connection.ts";
import type { Epochs } from "./epochs.ts";
import { byteasOf, hex, sameBytes } from "./parameters.ts";
import { COLUMNS, type PushRow, toRecord } from "./push_columns.ts";

/** Payloads up to this size are read together with the row. */
const INLINE_BYTES = 64 * 1024;
const MOST_AT_ONCE = 256;

type FoundRow = PushRow & {
  n: number;
  epoch: number | null;
  wrapped_key: Uint8Array | null;
  payload: Uint8Array | null;
  is_large: boolean | null;
};

export class Finds {
  readonly #rows: Batcher<Uint8Array, FoundRow | null>;
  readonly #largePayloads: Batcher<number, Uint8Array | null>;

  constructor(
    private readonly db: Connection,
    private readonly epochs: Epochs,
    limits: Pick<BatchLimits<Uint8Array>, "comesBefore"> = {},
  ) {
    this.#rows = new Batcher((calls) => this.#findRows(calls), { ...limits, calls: MOST_AT_ONCE });
    this.#largePayloads = new Batcher((calls) => this.#findPayload(calls), { calls: 1 });
  }

  get underWay(): Promise<void> | null {
    return this.#rows.underWay;
  }

  async findRecord(lookup: Uint8Array): Promise<PushRecord | null> {
    const row = await this.#rows.add(lookup);
    return row && toRecord(row);
  }

  async find(lookup: Uint8Array): Promise<{ push: PushRecord; sealed: SealedPayload | null } | null> {
    // The epoch of a row may end after the row was read. At the second attempt, the key is sealed under the next epoch.
    for (let looked = 1; ; looked += 1) {
      const row = await this.#rows.add(lookup);
      if (!row) return null;
      const payload = row.is_large === true ? await this.#largePayloads.add(row.id) : row.payload;
      const { wrapped_key: sealedKey, epoch } = row;
      if (!sealedKey || !payload) return { push: toRecord(row), sealed: null };
      const opened = await this.epochs.open(row.lookup, { epoch: epoch ?? 0, wrappedKey: sealedKey });
      if (!opened && looked === 1) continue;
      // A key that does not open is returned unchanged: the caller reports that it does not open.
      return { push: toRecord(row), sealed: { wrappedKey: opened ?? sealedKey, payload } };
    }
  }

  async #findRows(calls: ReadonlyArray<Call<Uint8Array, FoundRow | null>>): Promise<void> {
    // A push that several calls request is read only once.
    const places = new Map<string, number>();
    const wanted = calls.map(({ item }) => {
      const lookup = hex(item);
      const n = places.get(lookup) ?? places.size + 1;
      places.set(lookup, n);
      return n;
    });
    const rows = await this.db.read<FoundRow>(FIND_SET, [byteasOf([...places.keys()]), INLINE_BYTES]);
    const found = new Map(rows.map((row) => [row.n, row]));
    for (const [index, call] of calls.entries()) {
      const row = found.get(wanted[index] ?? 0) ?? null;
      if (row && !sameBytes(row.lookup, call.item)) throw this.db.misrouted("a push");
      call.resolve(row);
    }
  }

  async #findPayload(calls: ReadonlyArray<Call<number, Uint8Array | null>>): Promise<void> {
    for (const call of calls) {
      const [row] = await this.db.read<{ id: number; payload: Uint8Array }>(FIND_PAYLOAD, [call.item]);
      if (row && row.id !== call.item) throw this.db.misrouted("a payload");
      call.resolve(row?.payload ?? null);
    }
  }
}

// The array comes from a subquery, so that one plan fits all arrays. Otherwise the planner would look into each short array and plan again,
// which takes longer than the search.
const FIND_SET = `
  SELECT i.n::int AS n, ${COLUMNS}, k.epoch, k.wrapped_key,
         CASE WHEN octet_length(s.payload) <= $2::int THEN s.payload END AS payload,
         octet_length(s.payload) > $2::int AS is_large
    FROM unnest((SELECT $1::bytea[])) WITH ORDINALITY AS i (lookup, n)
    JOIN pushes p ON p.lookup = i.lookup
    LEFT JOIN push_keys k ON k.push_id = p.id
    LEFT JOIN sealed_payloads s ON s.push_id = p.id`;

const FIND_PAYLOAD = `SELECT push_id::float8 AS id, payload FROM sealed_payloads WHERE push_id = $1::bigint`;
