// The key of an end-to-end push, and the part of its link behind #, which browsers and this program never send.

import { sha256 } from "@noble/hashes/sha2.js";

import { fromBase64url, toBase64url } from "./base64url.ts";

const VERSION = "e1.";
const KEY_BYTES = 32;
/** base64url of the key, and the characters that check it. */
const KEY_CHARACTERS = 43;
const CHECK_CHARACTERS = 2;

export const newKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(KEY_BYTES));

/** "e1.", the key and two characters that check it; what comes behind # in a link. */
export const fragmentOf = (key: Uint8Array): string =>
  `${VERSION}${toBase64url(key)}${toBase64url(sha256(key)).slice(0, CHECK_CHARACTERS)}`;

/** Mail programs write the dot in another way, and texts put punctuation behind a link. */
const FRAGMENT = new RegExp(`^#?e1(?:\\.|%2[eE])([\\w-]{${KEY_CHARACTERS + CHECK_CHARACTERS}})(?![A-Za-z0-9])`);

/**
 * The key in a fragment, with or without its #, whatever punctuation comes behind it. Null where the fragment is cut,
 * altered or of another version, which is noticed before a view is used up.
 */
export function keyIn(fragment: string): Uint8Array<ArrayBuffer> | null {
  const text = FRAGMENT.exec(fragment)?.[1] ?? "";
  const key = fromBase64url(text.slice(0, KEY_CHARACTERS));
  return key?.length === KEY_BYTES && fragmentOf(key) === VERSION + text ? key : null;
}
