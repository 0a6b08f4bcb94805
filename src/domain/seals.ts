// How a push is sealed, and what it takes to open it.
//
//   payload      AES-256-GCM under a key derived from the push's own random data key
//   data key     wrapped twice: inside under a key derived from the url_token and, where one
//                guards the push, its stretched passphrase; outside under the master key
//   files        contents as blobs (store/blobs), names and types beside them, under keys derived
//                from the same data key
//   labels       name, note and url_token of owned pushes, under a key of the master key alone,
//                because the owner reads them after expiry
//
// So a stolen disk, even with its master key, opens no push of nobody, whose url_token is stored
// nowhere, and none that a passphrase guards. (Of owned pushes the master key opens the url_token, and
// with it the rest.) Neither a passphrase nor a verifier of one is stored: the right passphrase is the
// one that opens the inner seal. Erasing the wrapped key and the ciphertext ends the payload for good.
// The outer layer can be renewed without opening the inner one, which is what a rotation of the master
// key does.

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
import type { Keyring, PurposeKey } from "../base/keyring.ts";
import type { Guard, SealedLabels, SealedPayload } from "../store/pushes.ts";

/** argon2id with OWASP's first recommended cost: 19 MiB, two passes. */
export const PASSPHRASE_COST: StretchCost = { memoryKiB: 19_456, passes: 2 };
const SALT_BYTES = 16;

export const lookupOf = (urlToken: string): Uint8Array => sha256(urlToken);

export class Seals {
  readonly #wrapKey: PurposeKey;
  readonly #labelKey: PurposeKey;
  readonly #stretcher: Stretcher;

  constructor(keys: Keyring, stretcher: Stretcher) {
    this.#wrapKey = keys.purpose("wrap data keys");
    this.#labelKey = keys.purpose("labels");
    this.#stretcher = stretcher;
  }

  /**
   * Seals a payload under a data key: a new one, unless files were sealed under theirs before.
   * @param who for whom a passphrase is stretched (base/crypto.ts)
   */
  async sealPayload(
    urlToken: string,
    payload: string,
    passphrase: string | null,
    dataKey: Uint8Array = randomBytes(KEY_BYTES),
    who = "",
  ): Promise<{ sealed: SealedPayload; guard: Guard | null }> {
    const guard = passphrase === null ? null : { salt: randomBytes(SALT_BYTES), ...PASSPHRASE_COST };
    const innerKey =
      guard && passphrase !== null
        ? innerKeyOf(urlToken, await this.#stretcher.stretch(passphrase, guard.salt, guard, who))
        : innerKeyOf(urlToken, null);
    const context = contextOf(urlToken);
    const inner = seal(innerKey, dataKey, `${context} inner`);
    return {
      guard,
      sealed: {
        wrappedKey: this.#wrapKey.seal(inner, outerContext(lookupOf(urlToken))),
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
    who = "",
  ): Promise<Uint8Array | null> {
    const context = contextOf(urlToken);
    const inner = this.#wrapKey.open(sealed.wrappedKey, outerContext(lookupOf(urlToken)));
    if (!inner) throw new Error("The wrapped key of a push does not open: the database is damaged.");
    if (!guard) {
      const dataKey = open(innerKeyOf(urlToken, null), inner, `${context} inner`);
      if (!dataKey) throw new Error("The inner seal of a push does not open: the database is damaged.");
      return dataKey;
    }
    const stretched = await this.#stretcher.stretch(passphrase, guard.salt, guard, who);
    return open(innerKeyOf(urlToken, stretched), inner, `${context} inner`);
  }

  /** @throws Error where the stored bytes are damaged. */
  openPayload(urlToken: string, sealed: SealedPayload, dataKey: Uint8Array): string {
    const payload = open(derive(dataKey, "payload"), sealed.payload, `${contextOf(urlToken)} payload`);
    if (!payload) throw new Error("The payload of a push does not open: the database is damaged.");
    return fromUtf8(payload);
  }

  /** A file's name and type, under the push's data key. */
  sealFileInfo(blobId: string, info: { filename: string; contentType: string }, dataKey: Uint8Array): Uint8Array {
    return seal(derive(dataKey, "file info"), utf8(JSON.stringify([info.filename, info.contentType])), blobId);
  }

  /** @throws Error where the stored bytes are damaged. */
  openFileInfo(blobId: string, sealed: Uint8Array, dataKey: Uint8Array): { filename: string; contentType: string } {
    const text = open(derive(dataKey, "file info"), sealed, blobId);
    if (!text) throw new Error("The name of a file does not open: the database is damaged.");
    const [filename, contentType] = JSON.parse(fromUtf8(text)) as [string, string];
    return { filename, contentType };
  }

  /**
   * The outer seal of a data key again, under the newest master key; the inner seal stays closed.
   * @returns null where no master key of the ring opens it
   */
  rewrapKey(lookup: Uint8Array, wrappedKey: Uint8Array): Uint8Array | null {
    const inner = this.#wrapKey.open(wrappedKey, outerContext(lookup));
    return inner && this.#wrapKey.seal(inner, outerContext(lookup));
  }

  /** The labels again, under the newest master key. @returns null where one of them does not open */
  rewrapLabels(lookup: Uint8Array, labels: SealedLabels): SealedLabels | null {
    const again = (sealed: Uint8Array, field: string): Uint8Array | null => {
      const text = this.#labelKey.open(sealed, labelContext(lookup, field));
      return text && this.#labelKey.seal(text, labelContext(lookup, field));
    };
    const urlToken = again(labels.urlToken, "url_token");
    const name = labels.name && again(labels.name, "name");
    const note = labels.note && again(labels.note, "note");
    if (!urlToken || (labels.name && !name) || (labels.note && !note)) return null;
    return { urlToken, name, note };
  }

  sealLabels(urlToken: string, labels: { name: string; note: string }): SealedLabels {
    const sealOne = (text: string, field: string) =>
      this.#labelKey.seal(utf8(text), labelContext(lookupOf(urlToken), field));
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
      const text = this.#labelKey.open(sealed, labelContext(lookup, field));
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

// Seals name the push they belong to, so that bytes of one row do not open in another's place. Those
// under the master key name it by what the database knows, so that a rotation can renew them.
const contextOf = (urlToken: string): string => `push ${urlToken}`;
const outerContext = (lookup: Uint8Array): string => `push ${hex(lookup)} outer`;
const labelContext = (lookup: Uint8Array, field: string): string => `${hex(lookup)} ${field}`;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("hex");

// A url_token holds 142 random bits: as good a key as any once it is hashed to 32 bytes.
function innerKeyOf(urlToken: string, stretched: Uint8Array | null): Uint8Array {
  const tokenKey = derive(utf8(urlToken), "inner");
  return stretched ? derive(tokenKey, `guarded ${Buffer.from(stretched).toString("hex")}`) : tokenKey;
}
