// Signs as minisign does, with a secret key of minisign. The same key and file give the same signature.

import { createPrivateKey, scryptSync, sign } from "node:crypto";

const PKCS8_PREFIX = "302e020100300506032b657004220420";

export interface SecretKey {
  /** The eight bytes that name the key pair. */
  id: Uint8Array;
  seed: Uint8Array;
  publicBytes: Uint8Array;
}

/**
 * @param text a secret key's file
 * @param password for a key that has one
 * @throws Error with a sentence
 */
export function readSecretKey(text: string, password: string | null): SecretKey {
  const bytes = Buffer.from(text.trim().split(/\r?\n/).at(-1) ?? "", "base64");
  const [algorithm, derivation, checksum] = [0, 2, 4].map((at) => bytes.subarray(at, at + 2).toString("latin1"));
  if (bytes.byteLength !== 158 || algorithm !== "Ed" || checksum !== "B2") {
    throw new Error("This is not a secret key of minisign.");
  }
  let content: Uint8Array = bytes.subarray(54);
  if (derivation === "Sc") {
    if (password === null) throw new Error("The secret key has a password: give it with --key-password-file.");
    content = xor(content, stretched(password, bytes));
  }
  const [id, seed, publicBytes] = [content.subarray(0, 8), content.subarray(8, 40), content.subarray(40, 72)];
  // minisign 0.11 leaves the checksum of a key without a password empty.
  const sum = content.subarray(72);
  const wanted = new Bun.CryptoHasher("blake2b256").update("Ed").update(content.subarray(0, 72)).digest();
  const isEmpty = derivation !== "Sc" && sum.every((byte) => byte === 0);
  if (!isEmpty && !wanted.equals(sum))
    throw new Error("The password of the secret key is wrong, or the key is damaged.");
  return { id, seed, publicBytes };
}

/** libsodium's choice of scrypt's costs for the limits that are in the key. */
function stretched(password: string, bytes: Buffer): Buffer {
  const [salt, operations, memory] = [
    bytes.subarray(6, 38),
    Number(bytes.readBigUInt64LE(38)),
    Number(bytes.readBigUInt64LE(46)),
  ];
  const limit = Math.max(operations, 32768);
  const isLittle = limit < memory / 32;
  const most = isLittle ? limit / 32 : memory / 1024;
  let power = 1;
  while (power < 63 && 2 ** power <= most / 2) power += 1;
  const p = isLittle ? 1 : Math.floor(Math.min(limit / 4 / 2 ** power, 0x3fffffff) / 8);
  const N = 2 ** power;
  return scryptSync(password, salt, 104, { N, r: 8, p, maxmem: 256 * 8 * N });
}

const xor = (a: Uint8Array, b: Uint8Array): Buffer => Buffer.from(a.map((byte, at) => byte ^ (b[at] ?? 0)));

/** The line that readPublicKey in src/cli/install/minisign.ts reads. */
export const publicLineOf = ({ id, publicBytes }: SecretKey): string =>
  Buffer.concat([Buffer.from("Ed"), id, publicBytes]).toString("base64");

/** @returns the text of the .minisig file */
export function signed(message: Uint8Array, { id, seed }: SecretKey, comment: string): string {
  const key = createPrivateKey({
    key: Buffer.concat([Buffer.from(PKCS8_PREFIX, "hex"), seed]),
    format: "der",
    type: "pkcs8",
  });
  const signature = sign(null, new Bun.CryptoHasher("blake2b512").update(message).digest(), key);
  const whole = sign(null, Buffer.concat([signature, Buffer.from(comment)]), key);
  return [
    "untrusted comment: signature of a release of Secret Push",
    Buffer.concat([Buffer.from("ED"), id, signature]).toString("base64"),
    `trusted comment: ${comment}`,
    whole.toString("base64"),
    "",
  ].join("\n");
}
