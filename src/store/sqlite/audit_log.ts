// A push's audit log: entries that each lead to the one before it, and a hash chain over them. The hash of
// an entry is
//
//   SHA-256( the hash of the entry before it, or 32 zero bytes ‖ UTF-8 of
//            JSON [push id, seq, kind, ip, user agent, referrer, milliseconds since 1970] )
//
// so an entry cannot be altered, dropped, moved or put in between without all after it changing. The push
// keeps the last one. It needs no key: who has kept one hash can tell later whether what led up to it is
// still the same.

import { sha256 } from "../../base/crypto.ts";

const HASH_BYTES = 32;
export const FIRST_LINK: Uint8Array = new Uint8Array(HASH_BYTES);

export interface ChainedEntry {
  pushId: number;
  /** From 1, without gaps. */
  seq: number;
  kind: string;
  ip: string;
  userAgent: string;
  referrer: string;
  atMs: number;
}

/**
 * SQL that names as `log` the entries of one push, newest first. Whatever stands in the table, it ends.
 * @param push which push, as a condition on `pushes p`
 * @param further whether to go on from the entry `log` to the one before it
 */
export const logOf = (push: string, further = "TRUE"): string => `
  WITH RECURSIVE log AS (
    SELECT e.* FROM pushes p JOIN audit_entries e ON e.id = p.last_entry_id WHERE ${push}
    UNION ALL
    SELECT e.* FROM log JOIN audit_entries e ON e.id = log.before_id AND e.seq < log.seq WHERE ${further}
  )`;

// An entry is a few hundred bytes: kind, address and two texts of at most 255 characters.
const scratch = Buffer.allocUnsafeSlow(16 * 1024);

/** The hash of an entry that follows the one with the hash `previous`. */
export function nextLink(previous: Uint8Array, entry: ChainedEntry): Uint8Array<ArrayBuffer> {
  const { pushId, seq, kind, ip, userAgent, referrer, atMs } = entry;
  // Half a surrogate pair does not survive UTF-8; what the database gives back is what counts.
  const text = JSON.stringify([pushId, seq, kind, ip, userAgent, referrer, atMs].map(wellFormed));
  scratch.set(previous, 0);
  const written = scratch.write(text, HASH_BYTES);
  if (HASH_BYTES + written + 4 > scratch.length) return sha256(Buffer.concat([previous, Buffer.from(text)]));
  return sha256(scratch.subarray(0, HASH_BYTES + written));
}

const wellFormed = (value: string | number): string | number =>
  typeof value === "string" ? value.toWellFormed() : value;
