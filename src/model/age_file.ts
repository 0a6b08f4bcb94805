// The outer form of an age file for one passphrase or one recipient (age-encryption.org/v1). The server cannot open
// such a file, but it checks the form: content that a client forgot to seal is refused instead of stored.

const VERSION = "age-encryption.org/v1\n";
// base64 without padding: the last character carries two bits for 16 bytes, and four for 32 bytes.
const SALT = "[A-Za-z0-9+/]{21}[AQgw]";
const BYTES_32 = "[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]";
/** What opens an age file: a passphrase, or the identity of a recipient. */
export type SealedTo = "passphrase" | "recipient";

const headOf = (stanza: string): RegExp =>
  new RegExp(`^${VERSION}-> ${stanza}\n${BYTES_32}\n--- ${BYTES_32}\n`.replaceAll(".", "\\."));
const HEADS: Record<SealedTo, RegExp> = {
  passphrase: headOf(`scrypt ${SALT} (?:[1-9]|1[0-9]|2[0-2])`),
  recipient: headOf(`X25519 ${BYTES_32}`),
};
/** The longest header. */
const HEAD_BYTES = 168;
const NONCE_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;

const BEGIN = "-----BEGIN AGE ENCRYPTED FILE-----";
const END = "-----END AGE ENCRYPTED FILE-----";
const LINE_CHARACTERS = 64;

/** Checks the beginning of a file that is being streamed. */
export class AgeProbe {
  readonly #wanted: RegExp;
  #head = "";

  constructor(to: SealedTo = "passphrase") {
    this.#wanted = HEADS[to];
  }

  add(chunk: Uint8Array): void {
    const missing = HEAD_BYTES - this.#head.length;
    if (missing > 0) this.#head += Buffer.from(chunk.subarray(0, missing)).toString("latin1");
  }

  /** Whether it is already certain that this is not such an age file. */
  get isOther(): boolean {
    return this.#head.length === HEAD_BYTES && !this.#wanted.test(this.#head);
  }

  /** @param byteSize the size of the whole file */
  isAge(byteSize: number): boolean {
    const head = this.#wanted.exec(this.#head)?.[0];
    if (head === undefined) return false;
    const sealedBytes = byteSize - head.length - NONCE_BYTES;
    const lastChunk = sealedBytes % (CHUNK_BYTES + TAG_BYTES);
    // A file has at least one chunk. Only the chunk of an empty file is empty.
    return sealedBytes === TAG_BYTES || (sealedBytes > TAG_BYTES && (lastChunk === 0 || lastChunk > TAG_BYTES));
  }
}

/** What opens a file that begins like this; null if it is not an age file. */
export function sealedToIn(beginning: Uint8Array, byteSize: number): SealedTo | null {
  const isFor = (to: SealedTo): boolean => {
    const probe = new AgeProbe(to);
    probe.add(beginning);
    return probe.isAge(byteSize);
  };
  return (["passphrase", "recipient"] as const).find(isFor) ?? null;
}

/** Whether this is exactly one armored age file. Lines may end in CR and LF, as Windows and forms write them. */
export function isArmoredAge(text: string, to: SealedTo = "passphrase"): boolean {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  if (lines.at(-1) === "") lines.pop();
  if (lines.shift() !== BEGIN || lines.pop() !== END) return false;
  const last = lines.at(-1) ?? "";
  if (last.length > LINE_CHARACTERS || lines.slice(0, -1).some((line) => line.length !== LINE_CHARACTERS)) return false;
  const base64 = lines.join("");
  const bytes = Buffer.from(base64, "base64");
  // Node's decoder is lenient, so only text that it would write itself is accepted.
  if (bytes.toString("base64") !== base64) return false;
  const probe = new AgeProbe(to);
  probe.add(bytes);
  return probe.isAge(bytes.length);
}
