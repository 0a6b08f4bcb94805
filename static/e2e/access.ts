// What a passphrase becomes in an end-to-end push: one text for age, and another for the server. The server limits
// tries with its own, and cannot work out the first or the passphrase.

import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";

import { toBase64url } from "./base64url.ts";

const INFO = "secretpush access";
const ACCESS_BYTES = 32;

/** What the server takes as the push's passphrase: 43 characters. Only for a push that has a passphrase. */
export function accessOf(key: Uint8Array, passphrase: string): string {
  const encoder = new TextEncoder();
  const words = encoder.encode(passphrase);
  const material = new Uint8Array(key.length + words.length);
  material.set(key);
  material.set(words, key.length);
  return toBase64url(hkdf(sha256, material, undefined, encoder.encode(INFO), ACCESS_BYTES));
}

/** What age takes as its passphrase. @param passphrase "" where the push has none */
export const agePassphraseOf = (key: Uint8Array, passphrase: string): string =>
  passphrase === "" ? toBase64url(key) : `${toBase64url(key)}.${passphrase}`;
