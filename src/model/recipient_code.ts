// The codes with which recipients prove an address: eight letters in a mail, for the browser that requested it.
//
// The chance of guessing a code: for one network, a push allows MOST_FROM_NETWORK codes to be mailed to a mailbox. Each may be tried
// MAX_TRIES times, and there are 20^8 possible codes. For twenty codes, that is 60 guesses among 25,600,000,000: one chance in 426 million.

import { randomBytes, sha256 } from "../base/crypto.ts";
import { onTheWire } from "./mailbox.ts";
import { networkOf } from "../base/network.ts";
import { HOUR_MS, MINUTE_MS } from "../base/clock.ts";

/** No vowels, so that no code is a word, and no letters that look alike. */
export const CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
export const CODE_LENGTH = 8;
export const CODE_LASTS_MS = 10 * MINUTE_MS;
export const MAX_TRIES = 3;

// The limits of one push for one network and one mailbox. They also apply to mailboxes of people who are not
// recipients, so that they reveal nothing. Networks count separately, or strangers could use up a recipient's codes.
export const ASKED_AN_HOUR = 5;
/** Codes mailed for one network while the push lives. */
export const MOST_FROM_NETWORK = 20;
/** Codes mailed for all networks together. */
export const MOST_TO_MAILBOX = 100;
/** Requests for all mailboxes together. This limits how many addresses one network can try. */
export const ASKED_OF_NETWORK_AN_HOUR = 200;

/** How many mails with codes one mailbox gets within an hour, from all pushes together. */
const MAILS_TO_MAILBOX = 20;
/** How many of them the pushes of one sender may cause. The rest is for the pushes of others. */
const MAILS_TO_MAILBOX_OF_SENDER = 15;
export const LONGEST_WAIT_MS = HOUR_MS;
/** Why a code failed: the server stopped before its mail was sent. */
export const STOPPED = "stopped";

/** A requested code whose mail was sent within the last hour, or will be sent. */
export interface CodeMail {
  pushId: number;
  ownerId: number | null;
  mailbox: Uint8Array | null;
  leavesAtMs: number;
}

/**
 * When the mail with a new code may leave: now, or the first moment at which no limit is broken. In an hour, a mailbox gets a limited number
 * of mails from all senders together, and fewer from one sender. Each sender also has a limit for all mailboxes, of which one push may use
 * only half, so that it does not block the sender's other pushes.
 * @param mails the mails to the same mailbox or from the same sender
 * @param perSender how many one sender may cause within an hour
 */
export function leavesAt(
  mails: readonly CodeMail[],
  { mailbox, pushId, ownerId }: Omit<CodeMail, "leavesAtMs">,
  { perSender, nowMs }: { perSender: number; nowMs: number },
): number {
  const timesOf = (fits: (one: CodeMail) => boolean): number[] =>
    mails
      .filter(fits)
      .map((one) => one.leavesAtMs)
      .toSorted((a, b) => a - b);
  const toMailbox = (one: CodeMail): boolean =>
    mailbox !== null && one.mailbox !== null && Buffer.compare(one.mailbox, mailbox) === 0;
  const ofSender = (one: CodeMail): boolean => ownerId !== null && one.ownerId === ownerId;
  const limits = [
    { most: MAILS_TO_MAILBOX, timesMs: timesOf(toMailbox) },
    { most: MAILS_TO_MAILBOX_OF_SENDER, timesMs: timesOf((one) => toMailbox(one) && ofSender(one)) },
    { most: perSender, timesMs: timesOf(ofSender) },
    { most: Math.ceil(perSender / 2), timesMs: timesOf((one) => one.pushId === pushId) },
  ];
  const moments = [nowMs, ...mails.map((one) => one.leavesAtMs + HOUR_MS).filter((atMs) => atMs > nowMs)];
  const isFree = (atMs: number): boolean => limits.every((limit) => hasRoom(limit, atMs));
  return moments.toSorted((a, b) => a - b).find(isFree) ?? nowMs + LONGEST_WAIT_MS;
}

/** Whether no hour would have more than `most` if one more were sent at this moment. @param limit.timesMs in order */
function hasRoom({ most, timesMs }: { most: number; timesMs: readonly number[] }, atMs: number): boolean {
  const after = timesMs.findIndex((one) => one > atMs);
  const all = after < 0 ? [...timesMs, atMs] : timesMs.toSpliced(after, 0, atMs);
  return all.every((one, nth) => (all[nth + most] ?? Infinity) - one >= HOUR_MS);
}

/** Bytes below this one give all letters the same probability. */
const FAIR_BYTES = 256 - (256 % CODE_LETTERS.length);

export function newCode(): string {
  let code = "";
  while (code.length < CODE_LENGTH) {
    const fair = [...randomBytes(CODE_LENGTH)].filter((byte) => byte < FAIR_BYTES);
    for (const byte of fair) code += CODE_LETTERS[byte % CODE_LETTERS.length];
  }
  return code.slice(0, CODE_LENGTH);
}

/** A code as people read it: two groups of four. */
export const inGroups = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The typed text in capitals, without spaces and hyphens. */
export const normalCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();

/** An address as anyone with the link sees it: a…@e…org. */
export function masked(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const dot = domain.lastIndexOf(".");
  const end = dot < 0 ? "" : domain.slice(dot + 1);
  return `${firstOf(address)}…@${firstOf(domain)}…${end}`;
}

const firstOf = (text: string): string => [...text][0] ?? "";

/** What the store keeps in place of an address: a digest that differs for each push. @param lookup the push's own */
export const addressDigest = (lookup: Uint8Array, address: string): Uint8Array =>
  sha256(`address ${lookup.toHex()} ${address}`);
/** A digest for a mailbox, the same in every push. The part after a plus and the domain's spelling do not matter. */
export const mailboxDigest = (address: string): Uint8Array =>
  sha256(`mailbox ${onTheWire(address).replace(/^([^+@]+)\+[^@]*@/, "$1@")}`);
/** A push's digest for the caller's network: a /48 of IPv6, an address of IPv4. */
export const networkDigest = (lookup: Uint8Array, ip: string): Uint8Array =>
  sha256(`network ${lookup.toHex()} ${networkOf(ip)}`);
/** A push's digest for the key of a device. */
export const deviceDigest = (lookup: Uint8Array, key: string): Uint8Array => sha256(`device ${lookup.toHex()} ${key}`);
/** A digest for a code. No one can try codes with a copy of the database, which lacks the device's key. */
export const codeDigest = (urlToken: string, key: string, code: string): Uint8Array =>
  sha256(`code ${urlToken} ${key} ${code}`);
