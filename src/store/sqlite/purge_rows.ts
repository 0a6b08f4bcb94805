// The log of purges (../purges.ts) as rows: how a row and the sealed end are read.

import type { PurgeEntry } from "../purges.ts";

export const PAGE_ROWS = 1_000;

export interface PurgeRow {
  seq: number;
  push_id: number;
  until_id: number;
  expired_at_ms: number | null;
  purged_at_ms: number | null;
  entry_count: number | null;
}

/** Where the log ends. */
export interface End {
  count: number;
  link: Uint8Array;
  highestPush: number;
}

export interface EndRow {
  entries: number;
  link: Uint8Array;
  highest_push: number;
  seal: Uint8Array | null;
}

export const END = "SELECT entries, link, highest_push, seal FROM purge_log_end";
export const LAST_ID = "SELECT seq FROM sqlite_sequence WHERE name = 'pushes'";

export const toEntry = (row: PurgeRow): PurgeEntry => ({
  seq: row.seq,
  firstPush: row.push_id,
  lastPush: row.until_id,
  expiredAtMs: row.expired_at_ms,
  purgedAtMs: row.purged_at_ms,
  entryCount: row.entry_count,
});

export function toEnd(sealed: Uint8Array): End {
  const end = Buffer.from(sealed);
  return {
    count: Number(end.readBigUInt64BE(0)),
    link: end.subarray(8, 40),
    highestPush: Number(end.readBigUInt64BE(40)),
  };
}
