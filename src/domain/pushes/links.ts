// How a link finds its push. The database stores a lookup in place of the url_token, and an index of all lookups.
//
//   24 letters   the lookup is their SHA-256, as for a link that was taken over from another server (model/url_token.ts). SHA-256 looks
//                random, so each new push changes a different page of the index.
//   28 letters   the last 24 are random. The lookup begins with a place, which is the same for pushes that are created one after the
//                other, so that these change the same page. The first 4 letters are this place under a mask. The mask and the rest of
//                the lookup are a hash of the 24 letters under a key that only the server has.
//
// Without that key, the first 4 letters look random: they do not reveal which links were made at about the same time. Nor do they make
// guessing easier: the other 24 contain 142 random bits.

import { ALPHABET, combine, COUNTER, newToken, randomBytes, sha256, utf8 } from "../../base/crypto.ts";
import { OLD_TOKEN, OWN_TOKEN } from "../../model/url_token.ts";
import type { LinkKey } from "../../store/contract.ts";

export interface Link {
  urlToken: string;
  /** The key by which the database finds the push. */
  lookup: Uint8Array;
}

/** 24 letters and digits contain 142 random bits. */
const OWN_LETTERS = 24;
const PLACE_LETTERS = 4;
const PLACES = 62 ** PLACE_LETTERS;
const PLACE_BYTES = 3;
const MASK_BYTES = 6;
/** This many pushes in a row share a place. */
const PUSHES_AT_A_PLACE = 64;

export class Links {
  readonly #key: Uint8Array;
  /** Whether new links have 28 letters. */
  readonly isLong: boolean;
  /** Whether there are links of the server that this one replaced. */
  readonly hasOld: boolean;
  // Each process begins at a random place. It is harmless if two processes use the same one.
  #place = numberIn(randomBytes(MASK_BYTES));
  #left = PUSHES_AT_A_PLACE;

  // The bytes that `combine` would hash for 24 letters and the key, in one buffer because every request with a link needs them. A token
  // of 28 letters is also read and written in this buffer: its first 4 letters take the place of the counter.
  readonly #hashed: Buffer;

  constructor({ key, isLong, hasOld = false }: LinkKey) {
    this.#hashed = Buffer.concat([COUNTER, Buffer.alloc(OWN_LETTERS), key, utf8("link")]);
    this.#key = key;
    this.isLong = isLong;
    this.hasOld = hasOld;
  }

  make(): Link {
    const own = newToken(OWN_LETTERS);
    if (!this.isLong) return { urlToken: own, lookup: sha256(own) };
    if (this.#left === 0) {
      this.#place = (this.#place + 1) % PLACES;
      this.#left = PUSHES_AT_A_PLACE;
    }
    this.#left -= 1;
    this.#hashed.write(own, PLACE_LETTERS, "latin1");
    const hash = this.#hash();
    let number = (this.#place + numberIn(hash)) % PLACES;
    for (let index = PLACE_LETTERS - 1; index >= 0; index -= 1, number = Math.floor(number / 62)) {
      this.#hashed[index] = ALPHABET.charCodeAt(number % 62);
    }
    return {
      urlToken: this.#hashed.toString("latin1", 0, PLACE_LETTERS + OWN_LETTERS),
      lookup: withPlace(hash, this.#place),
    };
  }

  /** @returns null if no push here has such a link */
  lookupIn(urlToken: string): Uint8Array | null {
    return OWN_TOKEN.test(urlToken) || (this.hasOld && OLD_TOKEN.test(urlToken)) ? this.lookupOf(urlToken) : null;
  }

  lookupOf(urlToken: string): Uint8Array {
    if (urlToken.length !== PLACE_LETTERS + OWN_LETTERS) return sha256(urlToken);
    this.#hashed.write(urlToken, 0, "latin1");
    const hash = this.#hash();
    return withPlace(hash, (numberOf(urlToken) - numberIn(hash) + PLACES) % PLACES);
  }

  /** A lookup with its place masked, as the sender may see it. Masking that again gives the lookup back. */
  masked(lookup: Uint8Array): Uint8Array {
    const masked = lookup.slice();
    const mask = combine([this.#key, lookup.subarray(PLACE_BYTES)], "receipt");
    for (let index = 0; index < PLACE_BYTES; index += 1) masked[index] = (masked[index] ?? 0) ^ (mask[index] ?? 0);
    return masked;
  }

  /** The hash of the 24 letters that were last written to `#hashed`. */
  #hash(): Uint8Array {
    this.#hashed.set(COUNTER);
    return sha256(this.#hashed);
  }
}

/** The place that the first bytes choose. These are more than a place needs, so that all places are about equally likely. */
function numberIn(bytes: Uint8Array): number {
  let number = 0;
  for (let index = 0; index < MASK_BYTES; index += 1) number = number * 256 + (bytes[index] ?? 0);
  return number % PLACES;
}

/** Writes a place over the first bytes of a hash, which are no longer needed. */
function withPlace(hash: Uint8Array, place: number): Uint8Array {
  for (let index = PLACE_BYTES - 1, rest = place; index >= 0; index -= 1, rest >>>= 8) hash[index] = rest & 255;
  return hash;
}

function numberOf(letters: string): number {
  let number = 0;
  for (let index = 0; index < PLACE_LETTERS; index += 1) number = number * 62 + ALPHABET.indexOf(letters[index] ?? "");
  return number;
}
