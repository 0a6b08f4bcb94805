// The audit log: who did what to a push, and the hash chain that ties the entries together.

import { sha256 } from "../base/crypto.ts";
import type { Mailing } from "./mailing.ts";

export const AUDIT_KINDS = [
  "creation",
  "view",
  "failed_view",
  "expire",
  "failed_passphrase",
  "owner_view",
  "wrong_network",
  "alarm",
  "freeze",
  "thaw",
  "hold_asked",
  "hold_released",
  "hold_refused",
  "request_view",
  "answer",
  "creation_email_send",
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
/** Kinds that record no change to the push. An entry of any other kind is written in the transaction of its change. */
export type LogOnlyKind = Exclude<
  AuditKind,
  "creation" | "view" | "expire" | "freeze" | "thaw" | "hold_asked" | "hold_released" | "answer" | "creation_email_send"
>;
/** Kinds that record why a push was frozen, or that it was thawed. */
export type FreezeKind = "alarm" | "hold_refused" | "freeze" | "thaw";

/**
 * The most entries without a counted view that one push may have, so that nobody can fill the disk through one link.
 */
export const MAX_UNCOUNTED_ENTRIES = 2_000;

/** Where a request came from, as the audit log records it. Unknown values are empty. */
export interface ClientInfo {
  ip: string;
  userAgent: string;
  referrer: string;
}

export interface AuditEntry extends ClientInfo {
  kind: AuditKind;
  atMs: number;
  /** The mailing that an entry of the kind `creation_email_send` is about. */
  mailing?: Mailing;
}

/** All entries of one kind in the audit log of a push. */
export interface AuditTotal {
  kind: AuditKind;
  count: number;
  firstAtMs: number;
}

const HASH_BYTES = 32;

/** Stands for the hash before the first entry. */
export const FIRST_LINK: Uint8Array = new Uint8Array(HASH_BYTES);

/** An entry with its place in the chain of its push. */
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

/**
 * The hash of `entry`, which follows the entry with the hash `previous`. A change to one entry breaks all later hashes.
 */
export function nextLink(previous: Uint8Array, entry: ChainedEntry): Uint8Array<ArrayBuffer> {
  const { pushId, seq, kind, ip, userAgent, referrer, atMs } = entry;
  // The database stores UTF-8, which replaces a lone surrogate. The hash must cover the text as stored.
  const [agent, from] = [userAgent.toWellFormed(), referrer.toWellFormed()];
  const text = JSON.stringify([pushId, seq, kind, ip, agent, from, atMs]);
  scratch.set(previous, 0);
  const written = scratch.write(text, HASH_BYTES);
  if (HASH_BYTES + written + 4 > scratch.length) return sha256(Buffer.concat([previous, Buffer.from(text)]));
  return sha256(scratch.subarray(0, HASH_BYTES + written));
}
