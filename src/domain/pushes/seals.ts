// How a push is sealed, and what is needed to open it.
//
//   data key     random, one per push; wrapped under the master key
//   payload      AES-256-GCM under a key derived from the data key, the url_token and, if there is a
//                passphrase, a key derived from it: opening needs all of them
//   files        contents as blobs (store/blobs), names and types beside them, under keys derived from
//                a random files key, which is sealed together with the payload
//   words        what the sender says on the recipient's page, under a key derived from the data key and the
//                url_token alone: they are shown before the passphrase is entered, and erased with the data key
//   labels       name, note and url_token of owned pushes, under a key from the master key alone,
//                because the owner reads them after expiry
//
// So a stolen disk with its master key opens neither an anonymous push, whose url_token is stored nowhere,
// nor a push that a passphrase guards. (The master key does open the url_token of an owned push, and with it
// the payload.) Neither a passphrase nor a verifier of one is stored: the right passphrase is the one that
// opens the payload. After the wrapped key and the ciphertext are erased, nothing can restore the secret. A
// rotation of the master key wraps the data key again without opening the payload.

import { combine, derive, fromUtf8, KEY_BYTES, open, randomBytes, seal, utf8 } from "../../base/crypto.ts";
import type { Turn } from "../../base/fair_queue.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import type { PassphraseKdf } from "../../base/passphrase_kdf.ts";
import {
  type Guard,
  type Labels,
  NO_LABELS,
  type PushRecord,
  type SealedPayload,
  type SealedWords,
  type SenderWords,
} from "../../model/push.ts";
import type { Link } from "./links.ts";

const SALT_BYTES = 16;

/** The secret content of a push: its payload and, if it has files, the key from which their keys are derived. */
export interface Content {
  payload: string;
  filesKey: Uint8Array | null;
}

interface KeyedFileInfo {
  filename: string;
  contentType: string;
  key?: Uint8Array;
}

/** The labels of a push and its link, which only the owner sees. All of them are sealed as one text. */
interface LabelTexts extends Labels {
  urlToken: string;
}
const NO_TEXTS: LabelTexts = { ...NO_LABELS, urlToken: "" };

export interface OpenedLabels extends LabelTexts {
  /** Whether at least one label does not open. */
  damaged: boolean;
}

/** The first byte of sealed labels identifies their form. */
const THREE_SEALS = 0;
const ONE_SEAL = Uint8Array.of(1);

export class Seals {
  readonly #wrapKey: PurposeKey;
  readonly #labelKey: PurposeKey;
  readonly #kdf: PassphraseKdf;
  readonly #damaged: (what: string) => Error;

  /** @param damaged takes the name of a seal that should open but does not; returns the error to throw */
  constructor(keys: Keyring, kdf: PassphraseKdf, damaged = (what: string) => new Error(`${what} does not open.`)) {
    this.#wrapKey = keys.purpose("wrap data keys");
    this.#labelKey = keys.purpose("labels");
    this.#kdf = kdf;
    this.#damaged = damaged;
  }

  /** Derives a key from a new passphrase with argon2id. @returns the key, and what is stored to derive it again */
  async guard(passphrase: string, turn: Turn): Promise<{ guard: Guard; key: Uint8Array }> {
    const guard = { salt: randomBytes(SALT_BYTES), ...this.#kdf.cost };
    return { guard, key: await this.#kdf.derive(passphrase, guard.salt, guard, turn) };
  }

  /**
   * Seals a payload, the key of its files if it has any, and the sender's words.
   * @param passphraseKey what `guard` derived; null without a passphrase
   */
  seal(
    { urlToken, lookup }: Link,
    { payload, filesKey, words = null }: Content & { words?: SenderWords | null },
    passphraseKey: Uint8Array | null,
  ): { sealed: SealedPayload; words: Uint8Array | null } {
    const dataKey = randomBytes(KEY_BYTES);
    const text = utf8(payload);
    return {
      words: words && seal(wordsKeyOf(dataKey, urlToken), utf8(textOf(words)), wordsContext(urlToken)),
      sealed: {
        wrappedKey: this.#wrapKey.seal(dataKey, lookup),
        payload: seal(
          payloadKeyOf(dataKey, urlToken, passphraseKey),
          filesKey ? Buffer.concat([filesKey, text]) : text,
          payloadContext(urlToken, filesKey !== null),
        ),
      },
    };
  }

  /** Opens a push that has no passphrase. @throws Error if the stored bytes are damaged or sealed under another master key */
  open(urlToken: string, push: PushRecord, sealed: SealedPayload): Content {
    const content = this.#openWith(urlToken, push, sealed, null);
    if (!content) throw this.#damaged(`the payload of push ${push.id}`);
    return content;
  }

  /**
   * Opens a push with a passphrase. Each call derives a key with argon2id, so limit the attempts first.
   * @returns null if the passphrase is wrong. @throws Error as `open` does
   */
  async openGuarded(
    urlToken: string,
    push: PushRecord & { guard: Guard },
    sealed: SealedPayload,
    passphrase: string,
    turn: Turn,
  ): Promise<Content | null> {
    const passphraseKey = await this.#kdf.derive(passphrase, push.guard.salt, push.guard, turn);
    return this.#openWith(urlToken, push, sealed, passphraseKey);
  }

  #openWith(
    urlToken: string,
    { id, lookup, fileCount }: PushRecord,
    sealed: SealedPayload,
    passphraseKey: Uint8Array | null,
  ): Content | null {
    const dataKey = this.#wrapKey.open(sealed.wrappedKey, lookup);
    if (!dataKey) throw this.#damaged(`the wrapped key of push ${id}`);
    const hasFiles = fileCount > 0;
    const key = payloadKeyOf(dataKey, urlToken, passphraseKey);
    const content = open(key, sealed.payload, payloadContext(urlToken, hasFiles));
    if (!content) return null;
    if (!hasFiles) return { payload: fromUtf8(content), filesKey: null };
    return { payload: fromUtf8(content.subarray(KEY_BYTES)), filesKey: content.slice(0, KEY_BYTES) };
  }

  /** @throws Error if the stored bytes are damaged. */
  openWords(urlToken: string, lookup: Uint8Array, { wrappedKey, words }: SealedWords): SenderWords {
    const dataKey = this.#wrapKey.open(wrappedKey, lookup);
    const text = dataKey && open(wordsKeyOf(dataKey, urlToken), words, wordsContext(urlToken));
    if (!text) throw this.#damaged("the words of a sender");
    const [name, message, showsEmail] = JSON.parse(fromUtf8(text)) as [string, string, boolean];
    return { name, message, showsEmail };
  }

  /** Seals a file's name, type and, if it has one, its own key, under a key derived from the push's files key. */
  sealFileInfo(blobId: string, { filename, contentType, key }: KeyedFileInfo, filesKey: Uint8Array): Uint8Array {
    const facts = [filename, contentType, ...(key ? [Buffer.from(key).toString("base64")] : [])];
    return seal(derive(filesKey, "file info"), utf8(JSON.stringify(facts)), blobId);
  }

  /** @throws Error if the stored bytes are damaged. */
  openFileInfo(blobId: string, sealed: Uint8Array, filesKey: Uint8Array): KeyedFileInfo {
    const text = open(derive(filesKey, "file info"), sealed, blobId);
    if (!text) throw this.#damaged(`the name of file ${blobId}`);
    const [filename, contentType, key] = JSON.parse(fromUtf8(text)) as [string, string, string?];
    return { filename, contentType, ...(key !== undefined && { key: Buffer.from(key, "base64") }) };
  }

  /** Wraps the data key again, under the newest master key. @returns null if no master key of the ring opens it */
  rewrapKey(lookup: Uint8Array, wrappedKey: Uint8Array): Uint8Array | null {
    const dataKey = this.#wrapKey.open(wrappedKey, lookup);
    return dataKey && this.#wrapKey.seal(dataKey, lookup);
  }

  /** Seals the labels again, under the newest master key. @returns null if any of them does not open */
  rewrapLabels(lookup: Uint8Array, sealed: Uint8Array): Uint8Array | null {
    const { damaged, ...labels } = this.#labelsIn(lookup, sealed);
    return damaged.length > 0 ? null : this.sealLabels({ urlToken: labels.urlToken, lookup }, labels);
  }

  sealLabels({ urlToken, lookup }: Link, labels: Partial<LabelTexts>): Uint8Array {
    const given = Object.entries({ ...labels, urlToken }).filter(([, text]) => text !== "");
    const sealed = this.#labelKey.seal(utf8(JSON.stringify(Object.fromEntries(given))), labelContext(lookup, "labels"));
    return Buffer.concat([ONE_SEAL, sealed]);
  }

  /** Reports damaged labels and leaves them empty, so that one damaged push does not hide the owner's whole list. */
  openLabels(lookup: Uint8Array, sealed: Uint8Array): OpenedLabels {
    const { damaged, ...labels } = this.#labelsIn(lookup, sealed);
    for (const field of damaged) this.#damaged(`the ${field} in table labels`);
    return { ...labels, damaged: damaged.length > 0 };
  }

  /** @returns the labels, and the names of those that do not open */
  #labelsIn(lookup: Uint8Array, sealed: Uint8Array): LabelTexts & { damaged: string[] } {
    if (sealed[0] === THREE_SEALS) return this.#separateLabelsIn(lookup, sealed);
    const text = this.#labelKey.open(sealed.subarray(1), labelContext(lookup, "labels"));
    const given = text && (JSON.parse(fromUtf8(text)) as Partial<LabelTexts>);
    return { ...NO_TEXTS, ...given, damaged: given ? [] : ["labels"] };
  }

  // The form of versions before 3.0.0, which may still be stored: a seal for each label that is not empty.
  #separateLabelsIn(lookup: Uint8Array, sealed: Uint8Array): LabelTexts & { damaged: string[] } {
    if (sealed.length <= 9) return { ...NO_TEXTS, damaged: ["labels"] };
    const lengths = new DataView(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const nameAt = 9 + lengths.getUint32(1);
    const noteAt = nameAt + lengths.getUint32(5);
    if (noteAt > sealed.length) return { ...NO_TEXTS, damaged: ["labels"] };
    const damaged: string[] = [];
    const opened = (start: number, end: number | undefined, field: string): string => {
      const part = sealed.subarray(start, end);
      if (part.length === 0 && field !== "url_token") return "";
      const text = this.#labelKey.open(part, labelContext(lookup, field));
      if (!text) damaged.push(field);
      return text ? fromUtf8(text) : "";
    };
    const [urlToken, name, note] = [
      opened(9, nameAt, "url_token"),
      opened(nameAt, noteAt, "name"),
      opened(noteAt, undefined, "note"),
    ];
    return { ...NO_TEXTS, urlToken, name, note, damaged };
  }
}

// The context of every seal names its push or its file, so that bytes moved from one row to another do not open. Seals under the master
// key name the push by its lookup, which the database knows, so that a rotation can renew them.
const payloadContext = (urlToken: string, hasFiles: boolean): string =>
  hasFiles ? `push ${urlToken} files key and payload` : `push ${urlToken} payload`;
const wordsContext = (urlToken: string): string => `push ${urlToken} sender's words`;
const labelContext = (lookup: Uint8Array, field: string): string => `${hex(lookup)} ${field}`;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("hex");

const textOf = ({ name, message, showsEmail }: SenderWords): string => JSON.stringify([name, message, showsEmail]);

const wordsKeyOf = (dataKey: Uint8Array, urlToken: string): Uint8Array =>
  combine([dataKey, utf8(urlToken)], "sender's words");

// Derived from 32 random bytes, the 142 random bits of the url_token and, if there is a passphrase, 32 bytes of argon2id.
function payloadKeyOf(dataKey: Uint8Array, urlToken: string, passphraseKey: Uint8Array | null): Uint8Array {
  return passphraseKey
    ? combine([dataKey, passphraseKey, utf8(urlToken)], "guarded payload")
    : combine([dataKey, utf8(urlToken)], "payload");
}
