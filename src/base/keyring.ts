// The master keys in use, newest first: one, or two during a rotation. New seals use the newest key; older seals still
// open with the previous one. Callers get only a PurposeKey, so that a rotation reaches all of them at once.

import { derive, open, sameBytes, seal } from "./crypto.ts";

/** Identifies a master key but opens nothing. */
export const fingerprint = (masterKey: Uint8Array): string =>
  Buffer.from(derive(masterKey, "fingerprint")).toString("hex").slice(0, 32);

export class Keyring {
  #masterKeys: Uint8Array[];
  readonly #purposes = new Map<string, PurposeKey>();

  /** @param masterKeys 32 bytes each, newest first, at least one */
  constructor(...masterKeys: [Uint8Array, ...Uint8Array[]]) {
    this.#masterKeys = masterKeys;
  }

  get newest(): Uint8Array {
    return this.#masterKeys[0] ?? new Uint8Array();
  }

  /** Every key of the ring, newest first. */
  get all(): readonly Uint8Array[] {
    return this.#masterKeys;
  }

  /** The key for one purpose, derived from the master keys of the ring, including keys adopted later. */
  purpose(label: string): PurposeKey {
    let purpose = this.#purposes.get(label);
    if (!purpose) {
      purpose = new PurposeKey(this.#keysFor(label));
      this.#purposes.set(label, purpose);
    }
    return purpose;
  }

  /** New seals use `next` from now on. Older seals still open until this process ends. */
  adopt(next: Uint8Array): void {
    this.#masterKeys = [next, ...this.#masterKeys.filter((known) => !sameBytes(known, next))];
    for (const [label, purpose] of this.#purposes) purpose.replace(this.#keysFor(label));
  }

  #keysFor(label: string): Uint8Array[] {
    return this.#masterKeys.map((key) => derive(key, label));
  }
}

/** `seal` and `open` of base/crypto under a key for one purpose. */
export class PurposeKey {
  /** @param keys newest first. Another thread makes its own PurposeKey from these */
  constructor(public keys: readonly Uint8Array[]) {}

  replace(keys: readonly Uint8Array[]): void {
    this.keys = keys;
  }

  seal(plaintext: Uint8Array, context: string | Uint8Array): Uint8Array<ArrayBuffer> {
    return seal(this.keys[0] ?? new Uint8Array(), plaintext, context);
  }

  /** A message authentication code of the text: only a holder of this key can make it. 32 bytes. */
  mac(text: string): Uint8Array {
    return derive(this.keys[0] ?? new Uint8Array(), text);
  }

  /** The `mac` with each key of the ring, newest first. */
  macs(text: string): Uint8Array[] {
    return this.keys.map((key) => derive(key, text));
  }

  /** Whether any key of the ring produces this `mac` for the text. */
  isMac(mac: Uint8Array, text: string): boolean {
    return this.macs(text).some((own) => sameBytes(mac, own));
  }

  /** @returns null if no key of the ring opens it */
  open(sealed: Uint8Array, context: string | Uint8Array): Uint8Array | null {
    for (const key of this.keys) {
      const plaintext = open(key, sealed, context);
      if (plaintext) return plaintext;
    }
    return null;
  }
}
