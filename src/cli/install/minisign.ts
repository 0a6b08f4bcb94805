// Signatures in the format of minisign (https://jedisct1.github.io/minisign/): Ed25519 over the BLAKE2b-512 sum of a
// file, or, in the older form, over the file itself. A trusted comment is signed too. scripts/sign.ts makes signatures.

import { createPublicKey, verify } from "node:crypto";

/** The bytes before the 32 bytes of an Ed25519 key in DER (RFC 8410). */
const SPKI_PREFIX = "302a300506032b6570032100";
const HASHED = "ED";
const PLAIN = "Ed";
const [KEY_BYTES, SIGNATURE_BYTES] = [2 + 8 + 32, 2 + 8 + 64];

export interface PublicKey {
  /** Sixteen hexadecimal digits, as minisign shows them. */
  id: string;
  bytes: Uint8Array;
}

/** Why a signature is not valid, as a sentence. */
export class BadSignature extends Error {
  override readonly name = "BadSignature";
}

/** @param text the line of a public key, alone or with its comment above @throws BadSignature */
export function readPublicKey(text: string): PublicKey {
  const bytes = decoded(text.trim().split(/\r?\n/).at(-1) ?? "", KEY_BYTES);
  if (bytes === null || algorithmOf(bytes) !== PLAIN) throw new BadSignature("This is not a public key of minisign.");
  return { id: idOf(bytes), bytes: bytes.subarray(10) };
}

/** @param signature the text of a .minisig file @returns the comment that was signed too @throws BadSignature */
export function verifySigned(message: Uint8Array, signature: string, keys: readonly PublicKey[]): string {
  const lines = signature.split(/\r?\n/);
  const [, first = "", second = "", last = "", ...rest] = lines;
  const made = decoded(first, SIGNATURE_BYTES);
  const whole = decoded(last, 64);
  const comment = /^trusted comment: (.*)$/.exec(second)?.[1];
  const isForm = lines[0]?.startsWith("untrusted comment: ") && rest.every((line) => line === "");
  if (!isForm || made === null || whole === null || comment === undefined) {
    throw new BadSignature("It is not in the format of minisign.");
  }
  const algorithm = algorithmOf(made);
  if (algorithm !== HASHED && algorithm !== PLAIN) throw new BadSignature("Its algorithm is not supported.");
  const key = keys.find(({ id }) => id === idOf(made));
  if (!key) {
    const trusted = keys.map(({ id }) => id).join(", ");
    throw new BadSignature(`It was made with the key ${idOf(made)}, but this program trusts ${trusted}.`);
  }
  const signed = algorithm === HASHED ? new Bun.CryptoHasher("blake2b512").update(message).digest() : message;
  if (!isSigned(signed, made.subarray(10), key)) throw new BadSignature("The file or its signature was changed.");
  if (!isSigned(Buffer.concat([made.subarray(10), Buffer.from(comment)]), whole, key)) {
    throw new BadSignature("The comment of the signature was changed.");
  }
  return comment;
}

function isSigned(message: Uint8Array, signature: Uint8Array, { bytes }: PublicKey): boolean {
  const key = Buffer.concat([Buffer.from(SPKI_PREFIX, "hex"), bytes]);
  return verify(null, message, createPublicKey({ key, format: "der", type: "spki" }), signature);
}

const algorithmOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 2));

/** minisign writes the bytes of the number in reverse order. */
export const idOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(2, 10).toReversed()).toString("hex").toUpperCase();

/** Strict: each value has exactly one spelling. */
function decoded(text: string, length: number): Buffer | null {
  const bytes = Buffer.from(text, "base64");
  return bytes.byteLength === length && bytes.toString("base64") === text ? bytes : null;
}
