// The log of purges: which pushes were deleted whole, and when, in a table that only grows. Push ids have no gaps
// and are never used again, so every id up to the highest is a push or in this log. Where an id is in neither,
// somebody tampered with the database.
//
// The entries form a hash chain of their own. The hash of an entry is
//
//   SHA-256( the hash of the entry before it, or 32 zero bytes ‖ UTF-8 of
//            JSON [seq, first push, last push, expired at, purged at, entries of its audit log] )
//
// with times in milliseconds since 1970, or null. The end of the chain and the highest known push id are sealed under
// a key that is derived from the master key: without it nobody can add an entry or cut some off. The server goes on
// from the sealed end, never from the rows, so that it does not seal what somebody else wrote.
//
// An entry does not hold the last hash of the push's audit log: the hash would outlive the log, and client addresses
// could be guessed from it.

import { sha256 } from "../base/crypto.ts";

/** The purpose whose key seals the end of the log. */
export const PURGE_LOG_PURPOSE = "purge log";
/** What the seal of the end says it is for. */
export const PURGE_LOG_END = "end of the purge log";

/** The keys of the log's purpose, newest first: new seals use the first. */
export type SealKeys = readonly Uint8Array[];

/** One push, or several that were purged before there was a log: of those nothing else is known. */
export interface PurgeEntry {
  seq: number;
  firstPush: number;
  lastPush: number;
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
  const { seq, firstPush, lastPush, expiredAtMs, purgedAtMs, entryCount } = entry;
  const text = JSON.stringify([seq, firstPush, lastPush, expiredAtMs, purgedAtMs, entryCount]);
  return sha256(Buffer.concat([previous, Buffer.from(text)]));
}
