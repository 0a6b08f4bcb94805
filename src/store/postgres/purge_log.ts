// The log of purges in PostgreSQL: which pushes were deleted whole, and when, with a hash chain as in SQLite. Its end is
// sealed under a key of the master key. Ids have gaps here, because a transaction that fails keeps its numbers; so a
// missing push shows only where it is in no log and its audit entries are left.

import type { PurposeKey } from "../../base/keyring.ts";
import { FIRST_LINK } from "../../model/audit.ts";
import { nextPurgeLink, PURGE_LOG_END, type PurgedPush } from "../purges.ts";
import type { Query } from "./connection.ts";
import { texts } from "./parameters.ts";

const END_BYTES = 8 + 32;

interface End {
  count: number;
  link: Uint8Array;
}

/** Every method runs in the transaction of `query`. */
export class PurgeLog {
  readonly #key: PurposeKey;

  constructor(key: PurposeKey) {
    this.#key = key;
  }

  /** Locks the end of the log, adds the pushes, and seals the new end. @returns false where another node holds it */
  async add(query: Query, pushes: () => Promise<PurgedPush[]>, nowMs: number): Promise<PurgedPush[] | null> {
    const found = await this.#read(query, "FOR UPDATE SKIP LOCKED");
    if (!found) return null;
    const { end, isSealed } = found;
    const purged = await pushes();
    const columns: Record<"seq" | "id" | "expired" | "count", string[]> = { seq: [], id: [], expired: [], count: [] };
    for (const { id, expiredAtMs, entryCount } of purged) {
      end.count += 1;
      const entry = { seq: end.count, firstPush: id, lastPush: id, expiredAtMs, purgedAtMs: nowMs, entryCount };
      end.link = nextPurgeLink(end.link, entry);
      columns.seq.push(String(end.count));
      columns.id.push(String(id));
      columns.expired.push(String(expiredAtMs));
      columns.count.push(String(entryCount));
    }
    if (purged.length === 0) return purged;
    await query(
      `INSERT INTO purges (seq, push_id, until_id, expired_at_ms, purged_at_ms, entry_count)
       SELECT i.seq, i.id, i.id, i.expired, $5::bigint, i.entries
         FROM unnest($1::text[]::bigint[], $2::text[]::bigint[], $3::text[]::bigint[], $4::text[]::int[])
           AS i (seq, id, expired, entries)`,
      [texts(columns.seq), texts(columns.id), texts(columns.expired), texts(columns.count), nowMs],
    );
    await this.#put(query, end, isSealed);
    return purged;
  }

  /** Seals the end anew, under the newest master key. */
  async renew(query: Query): Promise<void> {
    const found = await this.#read(query, "FOR UPDATE");
    if (found) await this.#put(query, found.end, found.isSealed);
  }

  async #read(query: Query, lock: string): Promise<{ end: End; isSealed: boolean } | null> {
    const [row] = await query<{ entries: number; link: Uint8Array; seal: Uint8Array | null }>(
      `SELECT entries::float8 AS entries, link, seal FROM purge_log_end ${lock}`,
    );
    if (!row) return null;
    const sealed = row.seal && this.#key.open(row.seal, PURGE_LOG_END);
    if (sealed) return { end: toEnd(sealed), isSealed: true };
    // A log that was never sealed is new. A seal that does not open stays as it is: a new one would hide the tampering.
    return { end: { count: row.entries, link: row.link ?? FIRST_LINK }, isSealed: row.seal === null };
  }

  /** Where the log ends; `isSealed` is false where its seal is not of this key. */
  async end(query: Query): Promise<End & { isSealed: boolean }> {
    const found = await this.#read(query, "");
    return { ...(found?.end ?? { count: 0, link: FIRST_LINK }), isSealed: found?.isSealed ?? false };
  }

  /** Puts an end that was checked in place of the one there is. */
  put(query: Query, end: End): Promise<void> {
    return this.#put(query, end, true);
  }

  async #put(query: Query, { count, link }: End, isSealed: boolean): Promise<void> {
    const end = Buffer.alloc(END_BYTES);
    end.writeBigUInt64BE(BigInt(count), 0);
    end.set(link, 8);
    await query("UPDATE purge_log_end SET entries = $1::bigint, link = $2, seal = coalesce($3::bytea, seal)", [
      count,
      link,
      isSealed ? this.#key.seal(end, PURGE_LOG_END) : null,
    ]);
  }
}

const toEnd = (sealed: Uint8Array): End => {
  const end = Buffer.from(sealed);
  return { count: Number(end.readBigUInt64BE(0)), link: end.subarray(8, END_BYTES) };
};
