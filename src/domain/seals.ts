// How a push is sealed, and what it takes to open it.
//
//   payload      AES-256-GCM under a key derived from the push's own random data key
//   data key     wrapped twice: inside under a key derived from the url_token and, where one
//                guards the push, its stretched passphrase; outside under the master key
//   labels       name, note and url_token of owned pushes, under a key of the master key alone,
//                because the owner reads them after expiry
//
// So a stolen disk, even with its master key, opens no push whose link the thief does not have: the
// server stores a url_token only sealed and only for owners, and never a passphrase or a verifier
// of one. The right passphrase is the one that opens the inner seal. Erasing the wrapped key and
// the ciphertext ends the payload for good. The outer layer can be renewed without opening the
// inner one, which is what a rotation of the master key does.

import {
  derive,
  fromUtf8,
  KEY_BYTES,
  open,
  randomBytes,
  seal,
  sha256,
  type StretchCost,
  type Stretcher,
  utf8,
} from "../base/crypto.ts";
import type { Guard, SealedLabels, SealedPayload } from "../store/pushes.ts";

/** argon2id with OWASP's first recommended cost: 19 MiB, two passes. */
export const PASSPHRASE_COST: StretchCost = { memoryKiB: 19_456, passes: 2 };
const SALT_BYTES = 16;

export const lookupOf = (urlToken: string): Uint8Array => sha256(urlToken);

export class Seals {
  readonly #wrapKey: Uint8Array;
  readonly #labelKey: Uint8Array;
  readonly #stretcher: Stretcher;

  constructor(masterKey: Uint8Array, stretcher: Stretcher) {
    this.#wrapKey = derive(masterKey, "wrap data keys");
    this.#labelKey = derive(masterKey, "labels");
    this.#stretcher = stretcher;
  }

  /** Seals a payload under a new data key. */
  async sealPayload(
    urlToken: string,
    payload: string,
    passphrase: string | null,
  ): Promise<{ sealed: SealedPayload; guard: Guard | null }> {
    const guard = passphrase === null ? null : { salt: randomBytes(SALT_BYTES), ...PASSPHRASE_COST };
    const innerKey =
      guard && passphrase !== null
        ? innerKeyOf(urlToken, await this.#stretcher.stretch(passphrase, guard.salt, guard))
        : innerKeyOf(urlToken, null);
    const dataKey = randomBytes(KEY_BYTES);
    const context = contextOf(urlToken);
    const inner = seal(innerKey, dataKey, `${context} inner`);
    return {
      guard,
      sealed: {
        wrappedKey: seal(this.#wrapKey, inner, `${context} outer`),
        payload: seal(derive(dataKey, "payload"), utf8(payload), `${context} payload`),
      },
    };
  }

  /**
   * The data key of a push. Costs an argon2id derivation where a passphrase guards it, so limit the
   * attempts first. @returns null where the passphrase is not the one.
   * @throws Error where the stored bytes are damaged or belong to another master key.
   */
  async openDataKey(
    urlToken: string,
    sealed: SealedPayload,
    guard: Guard | null,
    passphrase: string,
  ): Promise<Uint8Array | null> {
    const context = contextOf(urlToken);
    const inner = open(this.#wrapKey, sealed.wrappedKey, `${context} outer`);
    if (!inner) throw new Error("The wrapped key of a push does not open: the database is damaged.");
    if (!guard) {
      const dataKey = open(innerKeyOf(urlToken, null), inner, `${context} inner`);
      if (!dataKey) throw new Error("The inner seal of a push does not open: the database is damaged.");
      return dataKey;
    }
    const stretched = await this.#stretcher.stretch(passphrase, guard.salt, guard);
    return open(innerKeyOf(urlToken, stretched), inner, `${context} inner`);
  }

  /** @throws Error where the stored bytes are damaged. */
  openPayload(urlToken: string, sealed: SealedPayload, dataKey: Uint8Array): string {
    const payload = open(derive(dataKey, "payload"), sealed.payload, `${contextOf(urlToken)} payload`);
    if (!payload) throw new Error("The payload of a push does not open: the database is damaged.");
    return fromUtf8(payload);
  }

  sealLabels(urlToken: string, labels: { name: string; note: string }): SealedLabels {
    const sealOne = (text: string, field: string) =>
      seal(this.#labelKey, utf8(text), `${Buffer.from(lookupOf(urlToken)).toString("hex")} ${field}`);
    return {
      urlToken: sealOne(urlToken, "url_token"),
      name: labels.name === "" ? null : sealOne(labels.name, "name"),
      note: labels.note === "" ? null : sealOne(labels.note, "note"),
    };
  }

  /** @throws Error where the stored bytes are damaged. */
  openLabels(lookup: Uint8Array, labels: SealedLabels): { urlToken: string; name: string; note: string } {
    const openOne = (sealed: Uint8Array | null, field: string) => {
      if (!sealed) return "";
      const text = open(this.#labelKey, sealed, `${Buffer.from(lookup).toString("hex")} ${field}`);
      if (!text) throw new Error(`The ${field} of a push does not open: the database is damaged.`);
      return fromUtf8(text);
    };
    return {
      urlToken: openOne(labels.urlToken, "url_token"),
      name: openOne(labels.name, "name"),
      note: openOne(labels.note, "note"),
    };
  }
}

// Seals name the push they belong to, so that bytes of one row do not open in another's place.
const contextOf = (urlToken: string): string => `push ${urlToken}`;

// A url_token holds 142 random bits: as good a key as any once it is hashed to 32 bytes.
function innerKeyOf(urlToken: string, stretched: Uint8Array | null): Uint8Array {
  const tokenKey = derive(utf8(urlToken), "inner");
  return stretched ? derive(tokenKey, `guarded ${Buffer.from(stretched).toString("hex")}`) : tokenKey;
}
