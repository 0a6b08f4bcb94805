// The audit log: who did what to a push, and the hash chain that ties the entries together.

import { sha256 } from "../base/crypto.ts";

export type AuditKind = "creation" | "view" | "failed_view" | "expire" | "failed_passphrase" | "owner_view";

/** Entries of a push that count no view stop here, so that nobody fills the disk through one link. */
export const MAX_UNCOUNTED_ENTRIES = 2_000;

/** Who did something, as the audit log keeps it. */
export interface ClientInfo {
  ip: string;
  userAgent: string;
  referrer: string;
}

export interface AuditEntry extends ClientInfo {
  kind: AuditKind;
  atMs: number;
}

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
