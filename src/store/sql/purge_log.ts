// Adds to the log of purges (../purges.ts), in the transaction that purges, and seals its end.

import type { PurposeKey } from "../../base/keyring.ts";
import { FIRST_LINK } from "../../model/audit.ts";
import {
  nextPurgeLink,
  openedPurgeEnd,
  type PurgedPush,
  type PurgeEnd,
  type PurgeRow,
  sealedPurgeEnd,
  toPurgeEntry,
} from "../purges.ts";
import { all, changed, did, highestPush, one, sealKeys, type Statement, type Steps } from "./voice.ts";

/** So many entries are one statement. */
const ENTRIES_AT_ONCE = 50;
const PAGE_ROWS = 1_000;

/** Where the log ends. `isSealed`: whether the end may be sealed; one that somebody else wrote stays as evidence. */
export interface FoundPurgeEnd {
  end: PurgeEnd;
  isSealed: boolean;
  key: PurposeKey;
}

interface EndRow {
  n_entries: number;
  link: Uint8Array;
  /** Only in SQLite. */
  highest_push?: string;
  seal: Uint8Array | null;
}

const NO_PURGES: PurgeEnd = { count: 0, link: FIRST_LINK, highestPush: 0 };

/** @returns null if another node holds the log */
export const lockPurgeLog = (): Steps<FoundPurgeEnd | null> => found(" FOR UPDATE SKIP LOCKED");

/** Where the log ends now. Nobody else is kept from adding to it. */
export const purgeLogEnd = (): Steps<FoundPurgeEnd | null> => found("");

function* found(lock: string): Steps<FoundPurgeEnd | null> {
  const row = yield* one<EndRow>(`SELECT l.*, l.entries AS n_entries FROM purge_log_end l${lock}`);
  const key = yield* sealKeys;
  const highest = yield* highestPush;
  // In SQLite nobody else holds it: somebody removed it.
  if (!row) return highest === null ? null : { end: NO_PURGES, isSealed: false, key };
  const end = row.seal && openedPurgeEnd(row.seal, key);
  if (end) return { end, isSealed: true, key };
  const told = { count: row.n_entries, link: row.link };
  // A log that was never sealed is new. SQLite seals it when it is opened.
  if (highest === null) return { end: { ...told, highestPush: null }, isSealed: row.seal === null, key };
  return { end: { ...told, highestPush: Number(row.highest_push) }, isSealed: false, key };
}

/** Adds these pushes to the log that is locked. */
export function* addPurges(locked: FoundPurgeEnd, pushes: readonly PurgedPush[], nowMs: number): Steps<void> {
  if (pushes.length === 0) return;
  let { count, link } = locked.end;
  const entries = pushes.map(({ id, expiredAtMs, entryCount }) => {
    count += 1;
    const entry = { seq: count, firstPush: id, lastPush: id, expiredAtMs, purgedAtMs: nowMs, entryCount };
    link = nextPurgeLink(link, entry);
    return entry;
  });
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    const part = entries.slice(from, from + ENTRIES_AT_ONCE);
    const rows = part.map((_, i) => `($seq${i}, $push${i}, $push${i}, $expiredAtMs${i}, $nowMs, $entryCount${i})`);
    const values = part.flatMap(({ seq, firstPush, expiredAtMs, entryCount }, i) => [
      [`seq${i}`, seq],
      [`push${i}`, firstPush],
      [`expiredAtMs${i}`, expiredAtMs],
      [`entryCount${i}`, entryCount],
    ]);
    // A row of somebody else that is in the way stays as evidence: it does not fit the chain.
    yield* changed(
      `INSERT INTO purges (seq, push_id, until_id, expired_at_ms, purged_at_ms, entry_count)
       VALUES ${rows.join()} ON CONFLICT DO NOTHING`,
      { ...(Object.fromEntries(values) as Record<string, number>), nowMs },
    );
  }
  yield* putNow({ ...locked, end: { ...locked.end, count, link } });
}

/** Seals the end anew, under the newest key. */
export function* renewPurgeLog(): Steps<void> {
  const locked = yield* found(" FOR UPDATE");
  if (locked) yield* putNow(locked);
}

/** Seals the highest push id of this moment, if it has grown. */
export function* notePurgeLogHighest(): Steps<void> {
  const locked = yield* found(" FOR UPDATE");
  const highest = yield* highestPush;
  if (locked && highest !== null && highest > (locked.end.highestPush ?? 0)) yield* putNow(locked);
}

/** Seals a log that was never sealed: of a new database, or just after an upgrade. @returns whether it did */
export function* beginPurgeLog(): Steps<boolean> {
  const key = yield* sealKeys;
  const isNew = yield* one(
    "SELECT seal FROM purge_log_end",
    {},
    (row: { seal: Uint8Array | null }) => row.seal === null,
  );
  if (!isNew) return false;
  const end: PurgeEnd = { ...NO_PURGES, highestPush: yield* highestPush };
  for (;;) {
    const rows = yield* all<PurgeRow>("SELECT * FROM purges WHERE seq > $after ORDER BY seq LIMIT $limit", {
      after: end.count,
      limit: PAGE_ROWS,
    });
    for (const row of rows) {
      end.link = nextPurgeLink(end.link, toPurgeEntry(row));
      end.count = row.seq;
    }
    if (rows.length < PAGE_ROWS) break;
  }
  // Of two that begin at once, the first one counts.
  return yield* did(...columnsOf({ end, isSealed: true, key }, "WHERE seal IS NULL"));
}

/** Puts an end in place of the one there is. */
export const putPurgeEnd = (end: FoundPurgeEnd): Statement<number> => changed(...columnsOf(end));

/** The same, with the highest push id of this moment. */
function* putNow({ end, ...rest }: FoundPurgeEnd): Steps<void> {
  const now = yield* highestPush;
  const highest = now === null ? null : Math.max(end.highestPush ?? 0, now);
  yield* putPurgeEnd({ ...rest, end: { ...end, highestPush: highest } });
}

// A seal that does not open stays as it is: a new one would hide the tampering.
const columnsOf = ({ end, isSealed, key }: FoundPurgeEnd, where = "") =>
  [
    `UPDATE purge_log_end SET entries = $count, link = $link, seal = coalesce($seal, seal)
            ${end.highestPush === null ? "" : ", highest_push = $highestPush"} ${where}`,
    { ...end, seal: isSealed ? sealedPurgeEnd(end, key) : null },
  ] as const;
