// Opens what seal.ts, recipient.ts or any other program sealed with age for one passphrase or one recipient. What arrives is never data that
// was altered: each chunk is verified before it is handed on, and only a stream that ends without an error is whole.

import { armor, Decrypter, type Identity } from "age-encryption";

import { agePassphraseOf } from "./access.ts";
import { E2eError, type E2eErrorCode } from "./error.ts";

const VERSION_LINE = "age-encryption.org/v1\n";
// Deriving the key takes memory and time that double with each step: a sealed text must not keep a phone busy.
const MAX_WORK_FACTOR = 18;
/** A header with one stanza has 150 to 170 bytes. Whoever sends one without an end must not fill the memory. */
const MAX_HEADER_BYTES = 512;
/** The line that ends a header. */
const HEADER_END = /\n--- [^\n]*\n/;
/** The shortest header, the nonce, and the tag of an empty chunk. */
const MIN_BYTES = 165 + 16;

/**
 * The text in an armored age file.
 * @param passphrase "" for none
 * @throws E2eError
 */
export const openText = (armored: string, key: Uint8Array, passphrase = ""): Promise<string> =>
  textIn(armored, (sealed) => openStream(sealed, key, passphrase));

/** The text in an armored age file for one recipient, whose identity this is. @throws E2eError */
export const openTextAs = (armored: string, identity: string): Promise<string> =>
  textIn(armored, (sealed) => openStreamAs(sealed, identity));

async function textIn(
  armored: string,
  open: (sealed: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>,
): Promise<string> {
  const opened = await open(streamOf(bytesOf(armored)));
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const reader = opened.getReader();
  const pieces: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    try {
      pieces.push(decoder.decode(value, { stream: !done }));
    } catch (cause) {
      throw new E2eError("damaged", { cause });
    }
    if (done) return pieces.join("");
  }
}

/**
 * The content of a binary age file, a chunk at a time.
 * @param size how many bytes the content has, where that is known: then an end that comes too early is `truncated`
 * @throws E2eError at once for the header, and as the stream's error for what follows; any error of the stream itself
 */
export async function openStream(
  stream: ReadableStream<Uint8Array>,
  key: Uint8Array,
  passphrase = "",
  size: number | null = null,
): Promise<ReadableStream<Uint8Array>> {
  const expectOneScryptStanza: Identity = {
    unwrapFileKey(stanzas) {
      const [stanza, ...others] = stanzas;
      if (stanza?.args[0] !== "scrypt" || others.length > 0) throw new E2eError("not-age");
      if (Number(stanza.args[2]) > MAX_WORK_FACTOR) throw new E2eError("too-hard");
      return null;
    },
  };
  const decrypter = new Decrypter();
  decrypter.addIdentity(expectOneScryptStanza);
  decrypter.addPassphrase(agePassphraseOf(key, passphrase));
  // Without a passphrase the link's own check has vouched for the key, so it is the file that is wrong.
  return openWith(decrypter, stream, passphrase === "" ? "damaged" : "wrong-passphrase", size);
}

/** As `openStream`, of a file for one recipient, whose identity this is. */
export async function openStreamAs(
  stream: ReadableStream<Uint8Array>,
  identity: string,
  size: number | null = null,
): Promise<ReadableStream<Uint8Array>> {
  const expectOneRecipient: Identity = {
    unwrapFileKey(stanzas) {
      const [stanza, ...others] = stanzas;
      if (stanza?.args[0] !== "X25519" || others.length > 0) throw new E2eError("not-age");
      return null;
    },
  };
  const decrypter = new Decrypter();
  decrypter.addIdentity(expectOneRecipient);
  decrypter.addIdentity(identity);
  return openWith(decrypter, stream, "damaged", size);
}

/** @param otherwise why it does not open, where no identity of `decrypter` fits */
async function openWith(
  decrypter: Decrypter,
  stream: ReadableStream<Uint8Array>,
  otherwise: E2eErrorCode,
  size: number | null,
): Promise<ReadableStream<Uint8Array>> {
  const source = new Source(stream);
  decrypter.addIdentity({
    unwrapFileKey() {
      throw new E2eError(otherwise);
    },
  });
  try {
    return checked(await decrypter.decrypt(source.stream), source, size);
  } catch (error) {
    await source.stop();
    if (!source.isAge) throw source.failure ?? new E2eError("not-age", { cause: error });
    throw source.reasonFor(error, source.bytes < MIN_BYTES);
  }
}

/** As age returns it: it knows the size of the content of so many sealed bytes. */
type Opened = ReadableStream<Uint8Array> & { size: (sealedBytes: number) => number };

/** The sealed bytes on their way to age, and what is known of them when age refuses them. */
class Source {
  readonly stream: ReadableStream<Uint8Array>;
  /** No one reads on. */
  readonly stop: () => Promise<void>;
  /** An error of the stream itself. */
  failure: unknown;
  bytes = 0;
  #ended = false;
  #head = "";

  constructor(stream: ReadableStream<Uint8Array>) {
    const reader = stream.getReader();
    this.stop = () => reader.cancel().catch(() => {});
    this.stream = new ReadableStream(
      {
        pull: async (controller) => {
          // Only reading is the stream's own affair: where age has refused the file meanwhile, nothing can be handed on.
          const { done, value } = await reader.read().catch((error: unknown) => {
            this.failure = error;
            throw error;
          });
          if (done) {
            this.#ended = true;
            controller.close();
            return;
          }
          const missing = MAX_HEADER_BYTES - this.#head.length;
          if (missing > 0) {
            this.#head += String.fromCharCode(...value.subarray(0, missing));
            if (this.#head.length === MAX_HEADER_BYTES && !HEADER_END.test(this.#head)) {
              throw (this.failure = new E2eError("not-age"));
            }
          }
          this.bytes += value.length;
          controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
  }

  get isAge(): boolean {
    return this.#head.startsWith(VERSION_LINE);
  }

  /** @param isShort whether an end that has come, came too early */
  reasonFor(error: unknown, isShort: boolean): unknown {
    if (this.failure !== undefined) return this.failure;
    if (error instanceof E2eError) return error;
    return new E2eError(this.#ended && isShort ? "truncated" : "damaged", { cause: error });
  }
}

function checked(opened: Opened, source: Source, size: number | null): ReadableStream<Uint8Array> {
  const reader = opened.getReader();
  let bytes = 0;
  const isShort = (): boolean => {
    try {
      return opened.size(source.bytes) < (size ?? 0);
    } catch {
      return true; // no file has such a length
    }
  };
  return new ReadableStream(
    {
      async pull(controller) {
        let read: Awaited<ReturnType<typeof reader.read>>;
        try {
          read = await reader.read();
        } catch (error) {
          throw source.reasonFor(error, isShort());
        }
        if (read.done) {
          if (size !== null && bytes !== size) throw new E2eError("damaged");
          controller.close();
          return;
        }
        bytes += read.value.length;
        if (size !== null && bytes > size) {
          await reader.cancel().catch(() => {});
          throw new E2eError("damaged");
        }
        controller.enqueue(read.value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function bytesOf(armored: string): Uint8Array {
  try {
    return armor.decode(armored);
  } catch (cause) {
    const text = armored.trim();
    if (!text.startsWith("-----BEGIN AGE ENCRYPTED FILE-----")) throw new E2eError("not-age", { cause });
    throw new E2eError(text.endsWith("-----END AGE ENCRYPTED FILE-----") ? "damaged" : "truncated", { cause });
  }
}

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
