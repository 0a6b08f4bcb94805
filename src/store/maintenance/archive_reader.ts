// Reads an archive (archive.ts) as a stream, member by member, and compares each with its checksum at the end.

import { type FileHandle, open } from "node:fs/promises";

import { sha256 } from "../../base/crypto.ts";
import { reasonOf } from "../../base/errors.ts";
import { CHUNK_BYTES, openChunk, SEALED_CHUNK_BYTES } from "../blobs/chunks.ts";
import { BLOCK_BYTES, DamagedArchive, MAGIC, padding, readTarHeader, SUMS, unlock } from "./archive.ts";

const MAX_HEADER_BYTES = 4_096;
/** A line of SHA256SUMS: 64 digits, two spaces, and a name that fits a tar header. */
const MAX_SUMS_LINE = 64 + 2 + 100;

export interface Member {
  name: string;
  size: number;
  /** Must be read to its end before the next member. */
  bytes: AsyncGenerator<Uint8Array>;
}

/** Whether this archive needs a passphrase. @throws Error if the file cannot be read */
export async function isEncrypted(path: string): Promise<boolean> {
  const handle = await openToRead(path);
  try {
    const start = Buffer.alloc(MAGIC.length);
    const { bytesRead } = await handle.read(start, 0, start.length, 0);
    return bytesRead === start.length && start.toString("latin1") === MAGIC;
  } finally {
    await handle.close();
  }
}

/**
 * The members of an archive in order, without SHA256SUMS. When the generator ends, all checksums have been compared.
 * @throws DamagedArchive with the place, WrongPassphrase, Error if the file cannot be read
 */
export async function* readArchive(
  path: string,
  passphrase: string | null,
  onProgress: (doneBytes: number, totalBytes: number) => void = () => {},
): AsyncGenerator<Member> {
  const handle = await openToRead(path);
  try {
    const source = await Source.over(handle, path, passphrase, onProgress);
    const seen = new SeenMembers(path);
    for (;;) {
      const start = source.offset;
      const header = await source.exactly(BLOCK_BYTES, `the header after ${seen.last}`);
      if (header.every((byte) => byte === 0)) {
        throw new DamagedArchive(`${path} ends at byte ${start} without its checksums: it was cut short.`);
      }
      const { name, size } = readTarHeader(header, path, start, seen.last);
      if (name === SUMS) {
        await seen.check(lines(source.take(size, name)), start);
        await source.skip(padding(size) + 2 * BLOCK_BYTES, name);
        await source.end();
        return;
      }
      const hash = new Bun.CryptoHasher("sha256");
      let read = 0;
      const bytes = (async function* () {
        for await (const piece of source.take(size, name)) {
          hash.update(piece);
          read += piece.byteLength;
          yield piece;
        }
      })();
      yield { name, size, bytes };
      if (read !== size) throw new Error(`${name} was not read to its end.`);
      await source.skip(padding(size), name);
      seen.add(name, hash.digest(), start);
    }
  } finally {
    await handle.close();
  }
}

/** Remembers the members so far in a few bytes each, because there may be millions. */
class SeenMembers {
  readonly #digests: Buffer[] = [];
  readonly #offsets: number[] = [];
  last = "the beginning";

  constructor(private readonly path: string) {}

  add(name: string, digest: Uint8Array, offset: number): void {
    this.#digests.push(summary(name, Buffer.from(digest).toString("hex")));
    this.#offsets.push(offset);
    this.last = name;
  }

  async check(sums: AsyncIterable<string>, offset: number): Promise<void> {
    let index = 0;
    for await (const line of sums) {
      const [, digest = "", name = ""] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (digest === "" || line.length > MAX_SUMS_LINE) {
        throw new DamagedArchive(
          `${this.path} is damaged in its checksums, after byte ${offset}, at line ${index + 1}.`,
        );
      }
      const own = this.#digests[index];
      if (!own) throw new DamagedArchive(`${this.path} lacks ${name}, which its checksums name.`);
      if (!own.equals(summary(name, digest))) {
        throw new DamagedArchive(
          `${this.path} is damaged at ${name}, which begins at byte ${this.#offsets[index] ?? 0}: its checksum does not match.`,
        );
      }
      index += 1;
    }
    if (index === this.#digests.length) return;
    throw new DamagedArchive(
      `${this.path} is damaged: its checksums name only ${index} of ${this.#digests.length} members.`,
    );
  }
}

const summary = (name: string, digest: string): Buffer => Buffer.from(sha256(`${digest} ${name}`)).subarray(0, 16);

/** Reads the bytes of the archive in order, and opens them if they are sealed. */
class Source {
  /** The offset of the next byte in the archive, which may be inside a sealed file. */
  offset = 0;
  #buffer: Uint8Array = new Uint8Array();
  #position = 0;
  #fileOffset: number;
  #chunk = 0;

  private constructor(
    private readonly handle: FileHandle,
    private readonly path: string,
    private readonly fileBytes: number,
    private readonly sealed: { key: Uint8Array; start: number } | null,
    private readonly onProgress: (doneBytes: number, totalBytes: number) => void,
  ) {
    this.#fileOffset = sealed?.start ?? 0;
  }

  static async over(
    handle: FileHandle,
    path: string,
    passphrase: string | null,
    onProgress: (doneBytes: number, totalBytes: number) => void,
  ): Promise<Source> {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(size, MAX_HEADER_BYTES));
    await handle.read(head, 0, head.length, 0);
    const sealed = head.toString("latin1", 0, MAGIC.length) === MAGIC ? await unlock(head, path, passphrase) : null;
    return new Source(handle, path, size, sealed, onProgress);
  }

  async *take(size: number, name: string): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0;) {
      if (this.#position === this.#buffer.byteLength) await this.#fill(name);
      const taken = Math.min(left, this.#buffer.byteLength - this.#position);
      const piece = this.#buffer.subarray(this.#position, this.#position + taken);
      this.#position += taken;
      this.offset += taken;
      left -= taken;
      yield piece;
    }
  }

  async exactly(size: number, name: string): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    for await (const piece of this.take(size, name)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async skip(size: number, name: string): Promise<void> {
    for await (const piece of this.take(size, name)) {
      if (piece.some((byte) => byte !== 0)) {
        throw new DamagedArchive(`${this.path} is damaged shortly before byte ${this.offset}, after ${name}.`);
      }
    }
  }

  async end(): Promise<void> {
    if (this.#position === this.#buffer.byteLength && this.#fileOffset === this.fileBytes) return;
    throw new DamagedArchive(`${this.path} continues after its end, at byte ${this.offset}.`);
  }

  async #fill(name: string): Promise<void> {
    const wanted = this.sealed ? 8 * SEALED_CHUNK_BYTES : 8 * CHUNK_BYTES;
    const bytes = Buffer.allocUnsafe(Math.min(wanted, this.fileBytes - this.#fileOffset));
    for (let length = 0; length < bytes.byteLength;) {
      const { bytesRead } = await this.handle.read(bytes, length, bytes.byteLength - length, this.#fileOffset + length);
      if (bytesRead === 0) throw new Error(`${this.path} became shorter while it was being read.`);
      length += bytesRead;
    }
    if (bytes.byteLength === 0) {
      throw new DamagedArchive(
        `${this.path} ends at byte ${this.#fileOffset}, in the middle of ${name}: it was cut short.`,
      );
    }
    this.#buffer = this.sealed ? this.#open(bytes, this.sealed.key, name) : bytes;
    this.#position = 0;
    this.#fileOffset += bytes.byteLength;
    this.onProgress(this.#fileOffset, this.fileBytes);
  }

  #open(bytes: Buffer, key: Uint8Array, name: string): Uint8Array {
    const opened: Uint8Array[] = [];
    for (let offset = 0; offset < bytes.byteLength; offset += SEALED_CHUNK_BYTES) {
      const at = this.#fileOffset + offset;
      const isLast = at + SEALED_CHUNK_BYTES >= this.fileBytes;
      const plain = openChunk(key, this.#chunk, isLast, bytes.subarray(offset, offset + SEALED_CHUNK_BYTES));
      if (!plain) {
        const end = Math.min(at + SEALED_CHUNK_BYTES, this.fileBytes);
        throw new DamagedArchive(
          `${this.path} is damaged between bytes ${at} and ${end}, in ${name}${isLast ? ", or was cut short there" : ""}.`,
        );
      }
      opened.push(plain);
      this.#chunk += 1;
    }
    return Buffer.concat(opened);
  }
}

async function* lines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of bytes) {
    const parts = (rest + Buffer.from(piece).toString("latin1")).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
    // The caller refuses a line that is too long. The time to collect all of it would grow with the square of its length.
    if (rest.length > MAX_SUMS_LINE) break;
  }
  if (rest !== "") yield rest;
}

async function openToRead(path: string): Promise<FileHandle> {
  return open(path, "r").catch((error: unknown) => {
    throw new Error(`The file ${path} cannot be read: ${reasonOf(error)}.`, { cause: error });
  });
}
