// The log of purges: which pushes were deleted completely, and when, in a table that only grows. Push ids are never reused, and in
// SQLite they have no gaps: if any id up to the highest one belongs to no push and is not in this log, someone has tampered.
//
// The entries form a hash chain of their own. The hash of an entry is
//
//   SHA-256( the hash of the entry before it, or 32 zero bytes ‖ UTF-8 of
//            JSON [seq, first push, last push, expired at, purged at, entries of its audit log] )
//
// with times in milliseconds since 1970, or null. The end of the chain and the highest push id are sealed under a key derived from the
// master key: without it, no one can add an entry or cut off entries. The server continues from the sealed end, never from the rows,
// so that it does not seal rows that someone else wrote.
//
// An entry does not contain the last hash of the push's audit log, which would outlive the log and let others guess IP addresses.

import { sha256 } from "../base/crypto.ts";
import type { PurposeKey } from "../base/keyring.ts";

/** The purpose of the key that seals the end of the log. */
export const PURGE_LOG_PURPOSE = "purge log";
const PURGE_LOG_END = "end of the purge log";

/** The keys of this purpose, newest first. New seals use the first one. */
export type SealKeys = readonly Uint8Array[];

/** An entry covers one push, or several that were purged before this log existed: then the last three fields are null. */
export interface PurgeEntry {
  seq: number;
  /** The first push. */
  pushId: number;
  /** The last push. */
  untilId: number;
  expiredAtMs: number | null;
  purgedAtMs: number | null;
  entryCount: number | null;
}

export interface PurgedPush {
  id: number;
  expiredAtMs: number;
  entryCount: number;
}

/** The hash of an entry that follows the one with the hash `previous`. */
export function nextPurgeLink(previous: Uint8Array, entry: PurgeEntry): Uint8Array {
  const { seq, pushId, untilId, expiredAtMs, purgedAtMs, entryCount } = entry;
  const text = JSON.stringify([seq, pushId, untilId, expiredAtMs, purgedAtMs, entryCount]);
  return sha256(Buffer.concat([previous, Buffer.from(text)]));
}

export interface PurgeEnd {
  count: number;
  link: Uint8Array;
  /** The highest push id ever assigned. Null in PostgreSQL, whose ids have gaps: a failed transaction does not return its ids. */
  highestPush: number | null;
}

const LINK_BYTES = 32;

export function sealedPurgeEnd({ count, link, highestPush }: PurgeEnd, key: PurposeKey): Uint8Array {
  const end = Buffer.alloc(8 + LINK_BYTES + (highestPush === null ? 0 : 8));
  end.writeBigUInt64BE(BigInt(count), 0);
  end.set(link, 8);
  if (highestPush !== null) end.writeBigUInt64BE(BigInt(highestPush), 8 + LINK_BYTES);
  return key.seal(end, PURGE_LOG_END);
}

/** @returns null if someone else sealed it */
export function openedPurgeEnd(seal: Uint8Array, key: PurposeKey): PurgeEnd | null {
  const opened = key.open(seal, PURGE_LOG_END);
  if (!opened) return null;
  const end = Buffer.from(opened);
  return {
    count: Number(end.readBigUInt64BE(0)),
    link: end.subarray(8, 8 + LINK_BYTES),
    highestPush: end.byteLength > 8 + LINK_BYTES ? Number(end.readBigUInt64BE(8 + LINK_BYTES)) : null,
  };
}
