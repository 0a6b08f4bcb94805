// Adds entries to the log of purges (../purges.ts), in the transaction that purges the pushes, and seals the log's end.

import type { PurposeKey } from "../../base/keyring.ts";
import { FIRST_LINK } from "../../model/audit.ts";
import {
  nextPurgeLink,
  openedPurgeEnd,
  type PurgedPush,
  type PurgeEnd,
  type PurgeEntry,
  sealedPurgeEnd,
} from "../purges.ts";
import { all, any, changed, did, highestPush, one, sealKeys, type Statement, type Steps } from "./voice.ts";

/** The maximum number of entries in one statement. */
const ENTRIES_AT_ONCE = 50;
const PAGE_ROWS = 1_000;

/** `isSealed`: whether the end may be sealed again. An end that someone else wrote stays as evidence. */
export interface FoundPurgeEnd {
  end: PurgeEnd;
  isSealed: boolean;
  key: PurposeKey;
}

interface EndRow {
  nEntries: number;
  link: Uint8Array;
  /** Only in SQLite. */
  highestPush?: string;
  seal: Uint8Array | null;
}

const NO_PURGES: PurgeEnd = { count: 0, link: FIRST_LINK, highestPush: 0 };

/** @returns null if another node has locked the log */
export const lockPurgeLog = (): Steps<FoundPurgeEnd | null> => found(" FOR UPDATE SKIP LOCKED");

/** The end of the log, without a lock. */
export const purgeLogEnd = (): Steps<FoundPurgeEnd | null> => found("");

function* found(lock: string): Steps<FoundPurgeEnd | null> {
  const row = yield* one<EndRow>(`SELECT l.*, l.entries AS n_entries FROM purge_log_end l${lock}`);
  const key = yield* sealKeys;
  const highest = yield* highestPush;
  // PostgreSQL skips a locked row. SQLite has no such locks, so there the row must have been deleted.
  if (!row) return highest === null ? null : { end: NO_PURGES, isSealed: false, key };
  const end = row.seal && openedPurgeEnd(row.seal, key);
  if (end) return { end, isSealed: true, key };
  const written = { count: row.nEntries, link: row.link };
  // In PostgreSQL, a log without a seal is new. In SQLite, a new log is sealed when the database is opened.
  if (highest === null) return { end: { ...written, highestPush: null }, isSealed: row.seal === null, key };
  return { end: { ...written, highestPush: Number(row.highestPush) }, isSealed: false, key };
}

export function* addPurges(locked: FoundPurgeEnd, pushes: readonly PurgedPush[], nowMs: number): Steps<void> {
  if (pushes.length === 0) return;
  let { count, link } = locked.end;
  const entries = pushes.map(({ id, expiredAtMs, entryCount }) => {
    count += 1;
    const entry = { seq: count, pushId: id, untilId: id, expiredAtMs, purgedAtMs: nowMs, entryCount };
    link = nextPurgeLink(link, entry);
    return entry;
  });
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    const part = entries.slice(from, from + ENTRIES_AT_ONCE);
    const rows = part.map((_, i) => `($seq${i}, $push${i}, $push${i}, $expiredAtMs${i}, $nowMs, $entryCount${i})`);
    const values = part.flatMap(({ seq, pushId, expiredAtMs, entryCount }, i) => [
      [`seq${i}`, seq],
      [`push${i}`, pushId],
      [`expiredAtMs${i}`, expiredAtMs],
      [`entryCount${i}`, entryCount],
    ]);
    // If someone else has inserted a row with this number, it stays as evidence, because it breaks the chain.
    yield* changed(
      `INSERT INTO purges (seq, push_id, until_id, expired_at_ms, purged_at_ms, entry_count)
       VALUES ${rows.join()} ON CONFLICT DO NOTHING`,
      { ...(Object.fromEntries(values) as Record<string, number>), nowMs },
    );
  }
  yield* putNow({ ...locked, end: { ...locked.end, count, link } });
}

/** Seals the end of the log under the newest key. */
export function* renewPurgeLog(): Steps<void> {
  const locked = yield* found(" FOR UPDATE");
  if (locked) yield* putNow(locked);
}

/** Seals the highest push id if it is higher than the sealed one. */
export function* notePurgeLogHighest(): Steps<void> {
  const locked = yield* found(" FOR UPDATE");
  const highest = yield* highestPush;
  if (locked && highest !== null && highest > (locked.end.highestPush ?? 0)) yield* putNow(locked);
}

/** Seals the log of a new database, or of one that was just upgraded. @returns false if it was already sealed */
export function* beginPurgeLog(): Steps<boolean> {
  const key = yield* sealKeys;
  if (!(yield* any("SELECT id FROM purge_log_end WHERE seal IS NULL"))) return false;
  const end: PurgeEnd = { ...NO_PURGES, highestPush: yield* highestPush };
  for (;;) {
    const rows = yield* all<PurgeEntry>("SELECT * FROM purges WHERE seq > $after ORDER BY seq LIMIT $limit", {
      after: end.count,
      limit: PAGE_ROWS,
    });
    for (const entry of rows) {
      end.link = nextPurgeLink(end.link, entry);
      end.count = entry.seq;
    }
    if (rows.length < PAGE_ROWS) break;
  }
  // If two processes do this at once, the seal of the first one counts.
  return yield* did(...columnsOf({ end, isSealed: true, key }, "WHERE seal IS NULL"));
}

export const putPurgeEnd = (end: FoundPurgeEnd): Statement<number> => changed(...columnsOf(end));

/** Replaces the end of the log, with the current highest push id. */
function* putNow({ end, ...rest }: FoundPurgeEnd): Steps<void> {
  const now = yield* highestPush;
  const highest = now === null ? null : Math.max(end.highestPush ?? 0, now);
  yield* putPurgeEnd({ ...rest, end: { ...end, highestPush: highest } });
}

// A seal that does not open stays: a new one would hide the tampering.
const columnsOf = ({ end, isSealed, key }: FoundPurgeEnd, where = "") =>
  [
    `UPDATE purge_log_end SET entries = $count, link = $link, seal = coalesce($seal, seal)
            ${end.highestPush === null ? "" : ", highest_push = $highestPush"} ${where}`,
    { ...end, seal: isSealed ? sealedPurgeEnd(end, key) : null },
  ] as const;
