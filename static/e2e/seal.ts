// Seals what a push holds in the format of age (age-encryption.org/v1), for one passphrase that is derived from the
// push's key. Anyone opens it with `age -d`.

import { armor, Encrypter } from "age-encryption";

import { agePassphraseOf } from "./access.ts";
import { E2eError } from "./error.ts";

// The key is random, so that no one can guess it: the work factor then adds nothing. It guards a passphrase against
// whoever has the link.
const WORK_FACTOR = 10;
const WORK_FACTOR_WITH_PASSPHRASE = 15;

const CHUNK_BYTES = 64 * 1024;
const CHUNK_TAG_BYTES = 16;
/** The header with a work factor of two digits, and the nonce. */
const HEAD_BYTES = 166;

function encrypterFor(key: Uint8Array, passphrase: string): Encrypter {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(agePassphraseOf(key, passphrase));
  encrypter.setScryptWorkFactor(passphrase === "" ? WORK_FACTOR : WORK_FACTOR_WITH_PASSPHRASE);
  return encrypter;
}

/**
 * An armored age file of the text.
 * @param passphrase "" for none
 * @throws E2eError `not-unicode`
 */
export async function sealText(text: string, key: Uint8Array, passphrase = ""): Promise<string> {
  if (!text.isWellFormed()) throw new E2eError("not-unicode");
  return armor.encode(await encrypterFor(key, passphrase).encrypt(text));
}

/** A binary age file of the stream, a chunk at a time. An error of the stream is an error of the file. */
export const sealStream = (
  stream: ReadableStream<Uint8Array>,
  key: Uint8Array,
  passphrase = "",
): Promise<ReadableStream<Uint8Array>> => encrypterFor(key, passphrase).encrypt(stream);

/** How many bytes `sealStream` makes of so many. */
export const sealedSize = (bytes: number): number => HEAD_BYTES + chunksSize(bytes);

/** How many bytes age's chunks of so many have, without header and nonce. */
export const chunksSize = (bytes: number): number =>
  bytes + CHUNK_TAG_BYTES * Math.max(1, Math.ceil(bytes / CHUNK_BYTES));
