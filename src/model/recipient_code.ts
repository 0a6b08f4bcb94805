// The codes by which recipients prove an address: eight letters in a mail, for the browser that asked. Pure types and functions.
//
// How likely somebody guesses one: a push lets at most `mostCodes` codes be sent, each of which may be tried MAX_TRIES times, and
// there are 20^8 of them. For twenty codes that is 60 guesses among 25,600,000,000: one chance in 426 million.

import { randomBytes, sha256 } from "../base/crypto.ts";
import { HOUR_MS, MINUTE_MS } from "../base/units.ts";
import type { AttemptLimits } from "../base/limiter.ts";
import { addressesAmong } from "./addressee.ts";

/** No vowels, so that no code is a word, and no letters that look alike. */
export const CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
export const CODE_LENGTH = 8;
export const CODE_LASTS_MS = 10 * MINUTE_MS;
export const MAX_TRIES = 3;
/** For one address, of one push. */
export const CODES_OF_ADDRESS: AttemptLimits = { failures: 5, windowMs: HOUR_MS };
const LEAST_CODES = 20;

/** How many codes a push lets be sent: twenty, or two for each of many recipients. */
export const mostCodes = (recipients: readonly string[]): number =>
  Math.max(LEAST_CODES, 2 * addressesAmong(recipients).length);

/** A byte below this one is a letter without preferring any. */
const FAIR_BYTES = 256 - (256 % CODE_LETTERS.length);

/** Eight random letters. */
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

/** What somebody typed, without spaces and hyphens and in capitals. */
export const normalCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();

/** An address as anybody with the link sees it: a…@e…org. */
export function masked(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const dot = domain.lastIndexOf(".");
  const end = dot < 0 ? "" : domain.slice(dot + 1);
  return `${firstOf(address)}…@${firstOf(domain)}…${end}`;
}

const firstOf = (text: string): string => [...text][0] ?? "";

/** What the store keeps in place of an address, different for each push. @param lookup that of the push */
export const addressDigest = (lookup: Uint8Array, address: string): Uint8Array =>
  sha256(`address ${lookup.toHex()} ${address}`);
/** The same for the key of a device. */
export const deviceDigest = (lookup: Uint8Array, key: string): Uint8Array => sha256(`device ${lookup.toHex()} ${key}`);
/** The same for a code. It is good for one device, whose key no reader of the database has: nobody can try codes out there. */
export const codeDigest = (urlToken: string, key: string, code: string): Uint8Array =>
  sha256(`code ${urlToken} ${key} ${code}`);
