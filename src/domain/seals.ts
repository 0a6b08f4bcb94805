// How a push is sealed, and what it takes to open it.
//
//   data key     random, one per push; wrapped under the master key
//   payload      AES-256-GCM under a key derived from the data key, the url_token and, where one guards
//                the push, its stretched passphrase together: without each of them nothing opens
//   files        contents as blobs (store/blobs), names and types beside them, under keys derived from
//                a random files key, which is sealed together with the payload
//   labels       name, note and url_token of owned pushes, under a key of the master key alone,
//                because the owner reads them after expiry
//
// So a stolen disk, even with its master key, opens no push of nobody, whose url_token is stored
// nowhere, and none that a passphrase guards. (Of owned pushes the master key opens the url_token, and
// with it the rest.) Neither a passphrase nor a verifier of one is stored: the right passphrase is the
// one that opens the payload. Erasing the wrapped key and the ciphertext ends the push for good. The wrap
// can be renewed without opening the payload, which is what a rotation of the master key does.

import { combine, derive, fromUtf8, KEY_BYTES, open, randomBytes, seal, sha256, utf8 } from "../base/crypto.ts";
import type { Keyring, PurposeKey } from "../base/keyring.ts";
import type { KdfCost, PassphraseKdf } from "../base/passphrase_kdf.ts";
import type { Guard, PushRecord, SealedLabels, SealedPayload } from "../model/push.ts";

/** argon2id with OWASP's first recommended cost: 19 MiB, two passes. */
export const PASSPHRASE_COST: KdfCost = { memoryKiB: 19_456, passes: 2 };
const SALT_BYTES = 16;

/** What a push keeps secret: its payload and, where it has files, the key that theirs come from. */
export interface Content {
  payload: string;
  filesKey: Uint8Array | null;
}

export const lookupOf = (urlToken: string): Uint8Array => sha256(urlToken);

export class Seals {
  readonly #wrapKey: PurposeKey;
  readonly #labelKey: PurposeKey;
  readonly #kdf: PassphraseKdf;
  readonly #damaged: (what: string) => Error;

  /** @param damaged hears of what does not open although it should, and gives back the error to throw */
  constructor(keys: Keyring, kdf: PassphraseKdf, damaged = (what: string) => new Error(`${what} does not open.`)) {
    this.#wrapKey = keys.purpose("wrap data keys");
    this.#labelKey = keys.purpose("labels");
    this.#kdf = kdf;
    this.#damaged = damaged;
  }

  /**
   * Seals a payload, and the key of its files where it has some.
   * @param who for whom a passphrase is stretched (base/crypto.ts)
   */
  async seal(
    urlToken: string,
    { payload, filesKey }: Content,
    passphrase: string | null,
    who: string,
  ): Promise<{ sealed: SealedPayload; guard: Guard | null }> {
    const guard = passphrase === null ? null : { salt: randomBytes(SALT_BYTES), ...PASSPHRASE_COST };
    const stretched = guard && passphrase !== null ? await this.#kdf.derive(passphrase, guard.salt, guard, who) : null;
    const dataKey = randomBytes(KEY_BYTES);
    const text = utf8(payload);
    return {
      guard,
      sealed: {
        wrappedKey: this.#wrapKey.seal(dataKey, lookupOf(urlToken)),
        payload: seal(
          payloadKeyOf(dataKey, urlToken, stretched),
          filesKey ? Buffer.concat([filesKey, text]) : text,
          payloadContext(urlToken, filesKey !== null),
        ),
      },
    };
  }

  /** Opens a push that no passphrase guards. @throws Error where the stored bytes are damaged or of another master key. */
  open(urlToken: string, push: PushRecord, sealed: SealedPayload): Content {
    const content = this.#openWith(urlToken, push, sealed, null);
    if (!content) throw this.#damaged(`the payload of push ${push.id}`);
    return content;
  }

  /**
   * Opens a push that a passphrase guards. Costs an argon2id derivation, so limit the attempts first.
   * @returns null where the passphrase is not the one. @throws Error as `open` does.
   */
  async openGuarded(
    urlToken: string,
    push: PushRecord & { guard: Guard },
    sealed: SealedPayload,
    passphrase: string,
    who: string,
  ): Promise<Content | null> {
    const stretched = await this.#kdf.derive(passphrase, push.guard.salt, push.guard, who);
    return this.#openWith(urlToken, push, sealed, stretched);
  }

  #openWith(
    urlToken: string,
    { id, lookup, fileCount }: PushRecord,
    sealed: SealedPayload,
    stretched: Uint8Array | null,
  ): Content | null {
    const dataKey = this.#wrapKey.open(sealed.wrappedKey, lookup);
    if (!dataKey) throw this.#damaged(`the wrapped key of push ${id}`);
    const hasFiles = fileCount > 0;
    const key = payloadKeyOf(dataKey, urlToken, stretched);
    const content = open(key, sealed.payload, payloadContext(urlToken, hasFiles));
    if (!content) return null;
    if (!hasFiles) return { payload: fromUtf8(content), filesKey: null };
    return { payload: fromUtf8(content.subarray(KEY_BYTES)), filesKey: content.slice(0, KEY_BYTES) };
  }

  /** A file's name and type, under the key of the push's files. */
  sealFileInfo(blobId: string, info: { filename: string; contentType: string }, filesKey: Uint8Array): Uint8Array {
    return seal(derive(filesKey, "file info"), utf8(JSON.stringify([info.filename, info.contentType])), blobId);
  }

  /** @throws Error where the stored bytes are damaged. */
  openFileInfo(blobId: string, sealed: Uint8Array, filesKey: Uint8Array): { filename: string; contentType: string } {
    const text = open(derive(filesKey, "file info"), sealed, blobId);
    if (!text) throw this.#damaged(`the name of file ${blobId}`);
    const [filename, contentType] = JSON.parse(fromUtf8(text)) as [string, string];
    return { filename, contentType };
  }

  /** The data key wrapped again, under the newest master key. @returns null where no master key of the ring opens it */
  rewrapKey(lookup: Uint8Array, wrappedKey: Uint8Array): Uint8Array | null {
    const dataKey = this.#wrapKey.open(wrappedKey, lookup);
    return dataKey && this.#wrapKey.seal(dataKey, lookup);
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
      if (!text) throw this.#damaged(`a ${field} in table labels`);
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
const payloadContext = (urlToken: string, hasFiles: boolean): string =>
  hasFiles ? `push ${urlToken} files key and payload` : `push ${urlToken} payload`;
const labelContext = (lookup: Uint8Array, field: string): string => `${hex(lookup)} ${field}`;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("hex");

// 32 random bytes, the 142 random bits of the url_token, and 32 bytes of argon2id where there is a passphrase.
function payloadKeyOf(dataKey: Uint8Array, urlToken: string, stretched: Uint8Array | null): Uint8Array {
  return stretched
    ? combine([dataKey, stretched, utf8(urlToken)], "guarded payload")
    : combine([dataKey, utf8(urlToken)], "payload");
}
