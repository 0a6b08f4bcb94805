// Writes an archive (archive.ts) as a stream, under a draft's name until it is whole.

import { existsSync } from "node:fs";
import { type FileHandle, link, open, rename, unlink } from "node:fs/promises";
import { basename, dirname } from "node:path";

import { utf8 } from "../../base/crypto.ts";
import { draftName, flush } from "../../base/durable_file.ts";
import { reasonOf } from "../../base/errors.ts";
import { CHUNK_BYTES, sealChunk, SEALED_CHUNK_BYTES } from "../blobs/chunks.ts";
import { removeStaleDrafts } from "../data_dir.ts";
import { BLOCK_BYTES, newSealing, padding, SUMS, tarHeader } from "./archive.ts";

const BUFFER_BYTES = 16 * CHUNK_BYTES;
/** The file is flushed after this many bytes, so that a server's commits never wait for the flush of a gigabyte. */
const FLUSH_EVERY_BYTES = 16 * 1024 * 1024;

export class ArchiveWriter {
  #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  #length = 0;
  #sealed = Buffer.allocUnsafeSlow((BUFFER_BYTES / CHUNK_BYTES) * SEALED_CHUNK_BYTES);
  #chunks = 0;
  #unflushed = 0;
  readonly #sums: string[] = [];
  /** The size of the file so far. */
  byteSize = 0;

  private constructor(
    private readonly path: string,
    private readonly draft: string,
    private readonly handle: FileHandle,
    private readonly key: Uint8Array | null,
    private readonly overwrite: boolean,
  ) {}

  /** @throws Error with a message for the administrator if the file cannot be created, or exists and must not be overwritten */
  static async create(
    path: string,
    options: { passphrase: string | null; overwrite: boolean },
  ): Promise<ArchiveWriter> {
    if (!options.overwrite && existsSync(path)) throw alreadyThere(path);
    removeStaleDrafts(dirname(path), `${basename(path)}.partial-`);
    const draft = draftName(`${path}.partial-`);
    const handle = await open(draft, "wx", 0o600).catch((error: unknown) => {
      throw new Error(`The file ${path} cannot be written: ${reasonOf(error)}.`, { cause: error });
    });
    const sealing = options.passphrase === null ? null : await newSealing(options.passphrase);
    const writer = new ArchiveWriter(path, draft, handle, sealing?.key ?? null, options.overwrite);
    if (sealing) await writer.#toFile(utf8(sealing.header));
    return writer;
  }

  /** Adds a member of exactly `size` bytes. @throws Error if `bytes` yields fewer or more */
  async add(
    name: string,
    size: number,
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    atMs: number,
  ): Promise<void> {
    const hash = new Bun.CryptoHasher("sha256");
    await this.#put(tarHeader(name, size, atMs));
    let length = 0;
    for await (const piece of bytes) {
      length += piece.byteLength;
      if (length > size) break;
      hash.update(piece);
      await this.#put(piece);
    }
    if (length !== size) throw new Error(`${name} changed while it was being read.`);
    await this.#put(new Uint8Array(padding(size)));
    this.#sums.push(`${hash.digest("hex")}  ${name}\n`);
  }

  /** Writes the checksums, flushes, and gives the file its name. */
  async finish(atMs: number): Promise<void> {
    const sums = utf8(this.#sums.join(""));
    await this.#put(tarHeader(SUMS, sums.byteLength, atMs));
    await this.#put(sums);
    await this.#put(new Uint8Array(padding(sums.byteLength) + 2 * BLOCK_BYTES));
    await this.#drain(true);
    await this.handle.sync();
    await this.handle.close();
    if (this.overwrite) await rename(this.draft, this.path);
    else {
      // A hard link never replaces a file that was created in the meantime. Not every file system has hard links.
      await link(this.draft, this.path).then(
        () => unlink(this.draft),
        (error: unknown) => {
          if ((error as { code?: string }).code === "EEXIST") throw alreadyThere(this.path);
          return rename(this.draft, this.path);
        },
      );
    }
    flush(dirname(this.path));
  }

  /** Leaves nothing behind. */
  async abort(): Promise<void> {
    await this.handle.close().catch(() => {});
    await unlink(this.draft).catch(() => {});
  }

  async #put(bytes: Uint8Array): Promise<void> {
    for (let offset = 0; offset < bytes.byteLength;) {
      // A full buffer waits for more bytes, because the last chunk must be marked as the last.
      if (this.#length === BUFFER_BYTES) await this.#drain(false);
      const taken = Math.min(BUFFER_BYTES - this.#length, bytes.byteLength - offset);
      this.#buffer.set(bytes.subarray(offset, offset + taken), this.#length);
      this.#length += taken;
      offset += taken;
    }
  }

  async #drain(last: boolean): Promise<void> {
    const plain = this.#buffer.subarray(0, this.#length);
    this.#length = 0;
    if (!this.key) return this.#toFile(plain);
    let end = 0;
    for (let offset = 0; offset < plain.byteLength; offset += CHUNK_BYTES) {
      const chunk = plain.subarray(offset, offset + CHUNK_BYTES);
      const isLast = last && offset + CHUNK_BYTES >= plain.byteLength;
      end = sealChunk(this.key, this.#chunks, isLast, chunk, this.#sealed, end);
      this.#chunks += 1;
    }
    return this.#toFile(this.#sealed.subarray(0, end));
  }

  async #toFile(bytes: Uint8Array): Promise<void> {
    for (let written = 0; written < bytes.byteLength;) {
      written += (await this.handle.write(bytes, written, bytes.byteLength - written)).bytesWritten;
    }
    this.byteSize += bytes.byteLength;
    this.#unflushed += bytes.byteLength;
    if (this.#unflushed < FLUSH_EVERY_BYTES) return;
    this.#unflushed = 0;
    await this.handle.datasync();
  }
}

const alreadyThere = (path: string): Error =>
  new Error(`${path} already exists: choose another name, or pass --overwrite.`);
