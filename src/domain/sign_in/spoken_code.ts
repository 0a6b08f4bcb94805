// Codes that people read out and type: 80 random bits in Crockford's base 32, in groups of four. No one can guess one, so a plain hash is enough.

import { randomBytes } from "../../base/crypto.ts";

// I, L and O are read as 1, 1 and 0. 256 is a multiple of 32, so every letter is equally likely.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

export function newSpokenCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** A typed code in the spelling in which codes are compared. */
export const spokenCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[IL]/g, "1")
    .replaceAll("O", "0")
    .replace(/[^0-9A-Z]/g, "");
