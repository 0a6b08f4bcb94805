// The cryptographic constructions of the project, each a few lines on top of the runtime's own primitives.
//
//   seal/open   AES-256-GCM, random 96-bit nonce, associated data (NIST SP 800-38D)
//   derive      HKDF-Expand with SHA-256, one block (RFC 5869 §2.3); the input key is already uniform
//   combine     one-step key derivation with SHA-256 (NIST SP 800-56C §4.1) from several secrets
//   newToken    letters and digits only, uniform

import { createCipheriv, createDecipheriv, timingSafeEqual } from "node:crypto";

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export const utf8 = (text: string): Uint8Array => encoder.encode(text);
/** Strict UTF-8; a byte order mark is kept, so that texts come back byte for byte. */
export const fromUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes);

export const randomBytes = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));

// The first subarray() of a SQLite row's bytes makes JavaScriptCore move them off-heap. Copying a small seal is cheaper.
const COPIED_BYTES = 16 * 1024;
const fromStart = new Uint8Array(new ArrayBuffer(COPIED_BYTES));
const toEnd = new Uint8Array(new ArrayBuffer(COPIED_BYTES));
const copiedNonce = fromStart.subarray(0, NONCE_BYTES);
const copiedTag = toEnd.subarray(COPIED_BYTES - TAG_BYTES);
const newNonce = new Uint8Array(NONCE_BYTES);

function partsOf(sealed: Uint8Array): { nonce: Uint8Array; body: Uint8Array; tag: Uint8Array } {
  const end = sealed.length - TAG_BYTES;
  if (sealed.length > COPIED_BYTES) {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    return { nonce, body: sealed.subarray(NONCE_BYTES, end), tag: sealed.subarray(end) };
  }
  fromStart.set(sealed);
  toEnd.set(sealed, COPIED_BYTES - sealed.length);
  return { nonce: copiedNonce, body: fromStart.subarray(NONCE_BYTES, end), tag: copiedTag };
}

const bytesOf = (context: string | Uint8Array): Uint8Array =>
  typeof context === "string" ? encoder.encode(context) : context;

/**
 * Seals `plaintext` so that only `key` with the same `context` opens it.
 * @returns nonce (12 bytes) ‖ ciphertext ‖ tag (16 bytes)
 */
export function seal(key: Uint8Array, plaintext: Uint8Array, context: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const sealed = new Uint8Array(NONCE_BYTES + plaintext.length + TAG_BYTES);
  sealed.set(crypto.getRandomValues(newNonce));
  const cipher = createCipheriv("aes-256-gcm", key, newNonce);
  cipher.setAAD(bytesOf(context));
  sealed.set(cipher.update(plaintext), NONCE_BYTES);
  cipher.final();
  sealed.set(cipher.getAuthTag(), NONCE_BYTES + plaintext.length);
  return sealed;
}

/** Opens what `seal` returned. @returns the plaintext, or null if key, context or bytes are wrong. */
export function open(key: Uint8Array, sealed: Uint8Array, context: string | Uint8Array): Uint8Array | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const { nonce, body, tag } = partsOf(sealed);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce);
  decipher.setAAD(bytesOf(context));
  decipher.setAuthTag(tag);
  const plaintext = decipher.update(body);
  try {
    decipher.final();
  } catch {
    return null;
  }
  return plaintext;
}

/** A 32-byte key for one purpose, from a uniform 32-byte key. Different labels give unrelated keys. */
export function derive(key: Uint8Array, label: string): Uint8Array {
  return new Bun.CryptoHasher("sha256", key).update(`${label}\u0001`).digest();
}

/**
 * A 32-byte key that can only be computed from all of these secrets. Each secret must always have the same length.
 * Different labels give unrelated keys.
 */
export function combine(secrets: readonly Uint8Array[], label: string): Uint8Array {
  return sha256(Buffer.concat([COUNTER, ...secrets, encoder.encode(label)]));
}

/** What `combine` hashes first. */
export const COUNTER = new Uint8Array([0, 0, 0, 1]);

/** SHA-256, for looking up random tokens without storing them. Not for passphrases. */
export function sha256(text: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return Bun.SHA256.hash(text as Uint8Array<ArrayBuffer>) as Uint8Array<ArrayBuffer>;
}

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

export const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
// The largest multiple of 62 below 256. Discarding bytes from there on makes every letter equally likely.
const FAIR_BYTES = 248;

/** `length` letters and digits, each with log2(62) = 5.95 random bits: 24 of them have 142 bits. */
export function newToken(length: number): string {
  const letters = length > drawn.length ? Buffer.alloc(length) : drawn;
  for (let done = 0; done < length;) {
    const bytes = randomBytes(length + 8);
    for (let index = 0; index < bytes.length && done < length; index += 1) {
      const byte = bytes[index] ?? FAIR_BYTES;
      if (byte < FAIR_BYTES) letters[done++] = ALPHABET.charCodeAt(byte % 62);
    }
  }
  return letters.toString("latin1", 0, length);
}

// Tokens are built in this buffer. A string that grows letter by letter would create an object for each letter.
const drawn = Buffer.alloc(64);
