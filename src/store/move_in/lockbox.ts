// Opens data that Password Pusher has encrypted with Lockbox: base64 of a nonce, the AES-256-GCM ciphertext and its tag. HKDF derives
// the key of each column from the master key.

import { createDecipheriv, hkdfSync } from "node:crypto";

import type { OldSecret } from "../../model/old_server.ts";

/** The key of a server whose PWPUSH_MASTER_KEY is not set. Anyone can read it in the source of Password Pusher. */
export const PUBLIC_KEY = "749b1022e1cb83fb04f3022eacaf3bfef60c6d47f83e6fb41f534a05fc69929f";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const SEPARATOR = Buffer.alloc(KEY_BYTES, 0xb4);

export class Lockbox {
  readonly #masters: Buffer[];
  readonly #derived = new Map<string, Buffer[]>();

  /** @param keys 64 hexadecimal digits each: the current key, then earlier ones */
  constructor(keys: readonly string[]) {
    this.#masters = keys.map((key) => Buffer.from(key, "hex"));
  }

  /** @param column the attribute's name, without _ciphertext */
  open(table: string, column: string, ciphertext: string): OldSecret {
    // Lockbox leaves an empty text as it is.
    if (ciphertext === "") return "";
    const bytes = Buffer.from(ciphertext, "base64");
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return { unreadable: true };
    for (const key of this.#keysOf(table, column)) {
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(text));
      } catch {
        // Another key may open it.
      }
    }
    return { unreadable: true };
  }

  #keysOf(table: string, column: string): Buffer[] {
    const name = `${table} ${column}`;
    const known = this.#derived.get(name);
    if (known) return known;
    // An attribute's key is derived from the name of its column; with Lockbox's option key_attribute, perhaps from the attribute's bare name.
    const infos = [`${column}_ciphertext`, column].map((one) => Buffer.concat([SEPARATOR, Buffer.from(one)]));
    const keys = this.#masters.flatMap((master) =>
      infos.map((info) => Buffer.from(hkdfSync("sha384", master, table, info, KEY_BYTES))),
    );
    this.#derived.set(name, keys);
    return keys;
  }
}
