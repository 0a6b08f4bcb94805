// Adds to the log of purges (../purges.ts), inside a transaction of the writer, and seals its end.

import { PurposeKey } from "../../base/keyring.ts";
import { FIRST_LINK } from "../../model/audit.ts";
import { nextPurgeLink, PURGE_LOG_END, type PurgedPush, type PurgeEntry, type SealKeys } from "../purges.ts";
import type { Connection } from "./connection.ts";
import { END, type End, type EndRow, LAST_ID, PAGE_ROWS, type PurgeRow, toEnd, toEntry } from "./purge_rows.ts";

const END_BYTES = 8 + 32 + 8;

export class PurgeLog {
  readonly #sql: ReturnType<typeof prepare>;

  constructor(connection: Pick<Connection, "prepare">) {
    this.#sql = prepare(connection);
  }

  /** Seals a log that was never sealed: of a new database, or just after an upgrade. @returns whether it did */
  begin(keys: SealKeys): boolean {
    if (this.#sql.end.get({})?.seal !== null) return false;
    const end: End = { count: 0, link: FIRST_LINK, highestPush: this.#lastId() };
    for (;;) {
      const rows = this.#sql.page.all({ after: end.count, limit: PAGE_ROWS });
      for (const row of rows) {
        end.link = nextPurgeLink(end.link, toEntry(row));
        end.count = row.seq;
      }
      if (rows.length < PAGE_ROWS) break;
    }
    // Of two that begin at once, the first one counts.
    return this.#sql.firstSeal.run({ ...end, seal: sealOf(end, keys) }) > 0;
  }

  /** Inside a transaction: `add` each push that is purged in it, then `close`. */
  open(nowMs: number, keys: SealKeys): { add: (push: PurgedPush) => void; close: () => void } {
    const { end, isSealed } = this.#end(keys);
    const next = { ...end };
    return {
      add: ({ id, expiredAtMs, entryCount }) => {
        next.count += 1;
        const entry: PurgeEntry = {
          seq: next.count,
          firstPush: id,
          lastPush: id,
          expiredAtMs,
          purgedAtMs: nowMs,
          entryCount,
        };
        // A row of somebody else that is in the way stays as evidence: it does not fit the chain.
        this.#sql.insert.run({ ...entry });
        next.link = nextPurgeLink(next.link, entry);
      },
      close: () => {
        if (next.count > end.count) this.#put(next, isSealed, keys);
      },
    };
  }

  /** Inside a transaction: seals the highest push id of this moment, where it has grown. */
  noteHighest(keys: SealKeys): void {
    if (this.#lastId() > this.#end(keys).end.highestPush) this.renew(keys);
  }

  /** Inside a transaction: seals the end anew, under the newest key. */
  renew(keys: SealKeys): void {
    const { end, isSealed } = this.#end(keys);
    this.#put(end, isSealed, keys);
  }

  #end(keys: SealKeys): { end: End; isSealed: boolean } {
    const row = this.#sql.end.get({});
    const sealed = row?.seal ? new PurposeKey(keys).open(row.seal, PURGE_LOG_END) : null;
    if (sealed) return { end: toEnd(sealed), isSealed: true };
    const end = { count: row?.entries ?? 0, link: row?.link ?? FIRST_LINK, highestPush: row?.highest_push ?? 0 };
    return { end, isSealed: false };
  }

  // A seal that does not open stays as it is: a new one would hide the tampering.
  #put(end: End, isSealed: boolean, keys: SealKeys): void {
    const next = { ...end, highestPush: Math.max(end.highestPush, this.#lastId()) };
    this.#sql.setEnd.run({ ...next });
    if (isSealed) this.#sql.setSeal.run({ seal: sealOf(next, keys) });
  }

  #lastId(): number {
    return this.#sql.lastId.get({})?.seq ?? 0;
  }
}

function sealOf({ count, link, highestPush }: End, keys: SealKeys): Uint8Array {
  const end = Buffer.alloc(END_BYTES);
  end.writeBigUInt64BE(BigInt(count), 0);
  end.set(link, 8);
  end.writeBigUInt64BE(BigInt(highestPush), 40);
  return new PurposeKey(keys).seal(end, PURGE_LOG_END);
}

function prepare(connection: Pick<Connection, "prepare">) {
  return {
    end: connection.prepare<EndRow>(END),
    lastId: connection.prepare<{ seq: number }>(LAST_ID),
    page: connection.prepare<PurgeRow>("SELECT * FROM purges WHERE seq > $after ORDER BY seq LIMIT $limit"),
    insert: connection.prepare(`
      INSERT OR IGNORE INTO purges (seq, push_id, until_id, expired_at_ms, purged_at_ms, entry_count)
      VALUES ($seq, $firstPush, $lastPush, $expiredAtMs, $purgedAtMs, $entryCount)`),
    setEnd: connection.prepare("UPDATE purge_log_end SET entries = $count, link = $link, highest_push = $highestPush"),
    setSeal: connection.prepare("UPDATE purge_log_end SET seal = $seal"),
    firstSeal: connection.prepare(`
      UPDATE purge_log_end SET entries = $count, link = $link, highest_push = $highestPush, seal = $seal
       WHERE seal IS NULL`),
  };
}
