// The audit log: who did what to a push, and the hash chain that ties the entries together.

import { sha256 } from "../base/crypto.ts";
import type { Mailing, ReturnedMail } from "./mailing.ts";

interface KindOfEntry {
  /** What the name leaves open, for the API reference; "" if the name is clear. */
  note: string;
  /** The entry records a change to the push, so it is written in the transaction of that change. */
  isChange?: true;
  /** The share of the log that the entry uses. If absent, something else limits the number of such entries. */
  share?: Share;
}

/**
 * The most entries of each share of a push's log, so that no one can fill the disk through one link. `strangers` are people who have
 * proved nothing: however often they are refused, what others do is still recorded.
 */
export const MOST_ENTRIES = { strangers: 500, others: 2_000 } as const;
type Share = keyof typeof MOST_ENTRIES;

export const AUDIT_KINDS = {
  creation: { note: "", isChange: true },
  view: { note: "the only kind that uses up a view", isChange: true },
  failed_view: { note: "already expired, frozen, or not open yet", share: "strangers" },
  expire: { note: "by hand; a limit leaves no entry", isChange: true },
  restored: { note: "its deletion was undone", isChange: true },
  failed_passphrase: { note: "", share: "strangers" },
  probable_program: { note: "pressed the button of the page, and got nothing", share: "strangers" },
  code_sent: { note: "the mail server accepted the mail with a code for the recipient whom the entry names" },
  code_queued: { note: "that mail will be sent later, at comes_by at the latest" },
  code_failed: { note: "that mail was not sent; mail_status says why" },
  failed_code: { note: "a wrong code, or a code for an address that is not a recipient's", share: "strangers" },
  owner_view: { note: "the owner's own view, which is not counted", share: "others" },
  wrong_network: { note: "refused because of the network from which it came", share: "strangers" },
  other_device: { note: "refused because another device opened the push first", share: "strangers" },
  alarm: { note: "a recipient says that an earlier view was not theirs", share: "others" },
  freeze: { note: "by its owner", isChange: true },
  thaw: { note: "by its owner", isChange: true },
  changed: { note: "its owner changed the terms, the name or the note", isChange: true },
  hold_asked: { note: "a recipient is waiting for the owner to decide", isChange: true },
  hold_released: { note: "its owner released a recipient", isChange: true },
  hold_refused: { note: "its owner refused a recipient" },
  request_view: { note: "someone read the question of a request", share: "strangers" },
  answer: { note: "someone answered a request", isChange: true },
  creation_email_send: { note: "its owner had mail sent", isChange: true },
  mail_returned: { note: "a mail to a recipient came back", isChange: true },
  admin_view: { note: "by an administrator of Password Pusher, where it was not counted", isChange: true },
  imported: { note: "it came from Password Pusher, with the entries before this one", isChange: true },
} as const satisfies Record<string, KindOfEntry>;
export type AuditKind = keyof typeof AUDIT_KINDS;
/** Kinds that record no change. */
export type LogOnlyKind = {
  [Kind in AuditKind]: (typeof AUDIT_KINDS)[Kind] extends { isChange: true } ? never : Kind;
}[AuditKind];
/** Kinds that record why a push was frozen, or that it was thawed. */
export type FreezeKind = "alarm" | "hold_refused" | "freeze" | "thaw";

/** The share that an entry of this kind takes; null if it takes none. */
export const shareOf = (kind: AuditKind): Share | null => (AUDIT_KINDS[kind] as KindOfEntry).share ?? null;

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
  /** The mail that an entry of the kind `mail_returned` is about. */
  returned?: ReturnedMail;
}

/** How many entries of one kind a push's audit log has, and when the first was made. */
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

/** The hash of `entry`, which follows the entry with the hash `previous`. A change to one entry breaks all later hashes. */
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
