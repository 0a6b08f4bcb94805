// File contents on disk, sealed in chunks, under random names that do not reveal their owner.
//
// A blob is a sequence of sealed chunks (chunks.ts) under a key used for this blob alone. An altered chunk does not open, and
// any range can be read without the rest.
//
// A blob gets its final name when it is whole and flushed. Then the directories that lead to it are flushed. So a row that is
// committed after `finish` always has its blob, and a crash leaves at most a blob without a row.

import { type FileHandle, mkdir, open, readdir, rename, stat, unlink } from "node:fs/promises";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";

import { BoundedConcurrency } from "../../base/fair_queue.ts";
import { randomBytes } from "../../base/crypto.ts";
import { flushAsync, isMissing, succeeds, unlessMissing } from "../../base/durable_file.ts";
import { freeBytes } from "../../base/memory.ts";
import {
  type BlobReader,
  type Blobs,
  type BlobWriter,
  DamagedBlob,
  type DiskSpace,
  type PartialBlobs,
} from "../blob_files.ts";
import { spaceAt } from "../data_dir.ts";
import { CHUNK_BYTES, chunkCount, ChunkWriter, openChunk, SEALED_CHUNK_BYTES, sealedSize } from "./chunks.ts";

/** How many sealed chunks are written at once. More would take memory without making uploads faster. */
const WRITE_CHUNKS = 4;
/** How many chunks are read ahead at once. */
const READ_CHUNKS = 8;
/** Uploads are flushed after this many bytes, so that a flush of the database waits for few of them. */
const FLUSH_EVERY_BYTES = 512 * 1024;
/**
 * How many flushes of uploads may run at once. Each occupies a thread of the runtime's pool while the disk works, and a flush of the
 * database needs one too. The pool has a thread for each processor, and at least two.
 */
const FLUSHES_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2) - 1);
const BLOB_NAME = /^[0-9a-f]{32}$/;

/** The path of a blob below the data directory. @throws Error if it is not the id of a blob */
export function blobPath(id: string): string {
  if (!BLOB_NAME.test(id)) throw new Error("Not a blob id.");
  return `blobs/${id.slice(0, 2)}/${id.slice(2)}`;
}

/** The ids of all blobs in a data directory, in batches. */
export function* blobIds(dataDir: string): Generator<string[]> {
  const directory = join(dataDir, "blobs");
  if (!existsSync(directory)) return;
  for (const shard of readdirSync(directory)) {
    if (!/^[0-9a-f]{2}$/.test(shard)) continue;
    const names = readdirSync(join(directory, shard)).map((rest) => shard + rest);
    yield names.filter((name) => BLOB_NAME.test(name));
  }
}

export const hasBlobs = (dataDir: string): boolean => blobIds(dataDir).some((ids) => ids.length > 0);

export class DiskBlobs implements Blobs {
  readonly isRemote = false;
  readonly where = "on disk";
  readonly trouble = null;
  readonly lost = null;
  readonly #directory: string;
  readonly #drafts: string;
  #isNamed = false;

  /** @param isPrepared whether all directories already exist; if so, none is created */
  constructor(
    private readonly dataDir: string,
    private readonly flushes = new BoundedConcurrency(FLUSHES_AT_ONCE),
    private readonly isPrepared = false,
  ) {
    this.#directory = join(dataDir, "blobs");
    this.#drafts = join(this.#directory, "drafts");
    if (!isPrepared) mkdirSync(this.#drafts, { recursive: true, mode: 0o700 });
  }

  async create(keyOf: (blobId: string) => Uint8Array): Promise<BlobWriter> {
    const id = Buffer.from(randomBytes(16)).toString("hex");
    const draft = join(this.#drafts, id);
    const path = this.#path(id);
    if (!this.isPrepared) await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // A power cut must not remove the directory of all blobs, which this or an earlier start has created.
    if (!this.#isNamed) await flushAsync(this.dataDir);
    this.#isNamed = true;
    return new DiskBlobWriter(id, keyOf(id), { draft, path }, await open(draft, "wx", 0o600), this.flushes);
  }

  async open(id: string, key: Uint8Array, byteSize: number): Promise<BlobReader> {
    const handle = await open(this.#path(id), "r").catch((error: unknown) => {
      throw isMissing(error) ? new DamagedBlob(id, "is missing") : error;
    });
    const { size } = await handle.stat();
    if (size !== sealedSize(byteSize)) {
      await handle.close();
      throw new DamagedBlob(id, `has ${size} bytes instead of ${sealedSize(byteSize)}`);
    }
    return new DiskBlobReader(id, key, byteSize, handle);
  }

  async remove(id: string): Promise<void> {
    await unlink(this.#path(id)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  space(): Promise<DiskSpace> {
    return spaceAt(this.#directory);
  }

  ids(): Generator<string[]> {
    return blobIds(this.dataDir);
  }

  async removeDrafts(): Promise<number> {
    const names = await readdir(this.#drafts);
    for (const name of names) await unlink(join(this.#drafts, name));
    return names.length;
  }

  async exists(id: string): Promise<boolean> {
    return succeeds(stat(this.#path(id)));
  }

  async partials(): Promise<PartialBlobs> {
    const { PartialsOnDisk } = await import("./partial_disk.ts");
    const { flushes, isPrepared } = this;
    return new PartialsOnDisk(this.dataDir, { flushes, blobPathOf: (id) => this.#path(id), isPrepared });
  }

  async hasPartials(): Promise<boolean> {
    const found = await unlessMissing(readdir(join(this.#directory, "uploads")));
    return found !== null && found.length > 0;
  }

  #path(id: string): string {
    return join(this.dataDir, blobPath(id));
  }
}

class DiskBlobWriter extends ChunkWriter implements BlobWriter {
  // One buffer fills while the other is written to the disk.
  #sealed = Buffer.allocUnsafeSlow(WRITE_CHUNKS * SEALED_CHUNK_BYTES);
  #spare = Buffer.allocUnsafeSlow(WRITE_CHUNKS * SEALED_CHUNK_BYTES);
  #length = 0;
  #writing: Promise<unknown> = Promise.resolve();
  #unflushed = 0;
  #flushing: Promise<unknown> = Promise.resolve();

  constructor(
    readonly id: string,
    key: Uint8Array,
    private readonly place: { draft: string; path: string },
    private readonly handle: FileHandle,
    private readonly flushes: BoundedConcurrency,
  ) {
    super(key);
  }

  async finish(): Promise<void> {
    await this.sealLast();
    await this.#flush();
    await this.#writing;
    await this.#flushing;
    await this.flushes.run(() => this.handle.sync());
    await this.handle.close();
    await rename(this.place.draft, this.place.path);
    for (const directory of [dirname(this.place.path), dirname(dirname(this.place.path))]) {
      await this.flushes.run(() => flushAsync(directory));
    }
  }

  async abort(): Promise<void> {
    await this.#writing.catch(() => {});
    await this.#flushing.catch(() => {});
    await this.handle.close().catch(() => {});
    // If only the flush of its directory failed, the blob has its final name already.
    for (const path of [this.place.draft, this.place.path]) await unlink(path).catch(() => {});
  }

  protected room(byteSize: number): Uint8Array {
    return this.#sealed.subarray(this.#length, this.#length + byteSize);
  }

  protected take({ byteLength }: Uint8Array): Promise<void> | void {
    this.#length += byteLength;
    if (this.#length === this.#sealed.length) return this.#flush();
  }

  async #flush(): Promise<void> {
    await this.#writing;
    const bytes = this.#sealed.subarray(0, this.#length);
    [this.#sealed, this.#spare] = [this.#spare, this.#sealed];
    this.#length = 0;
    this.#unflushed += bytes.byteLength;
    this.#writing = writeAll(this.handle, bytes);
    // The next flush handles a failure; until then it must not count as unhandled.
    this.#writing.catch(() => {});
    if (this.#unflushed < FLUSH_EVERY_BYTES) return;
    this.#unflushed = 0;
    // One flush at a time, while the next bytes are written.
    await this.#flushing;
    this.#flushing = this.#writing.then(() => this.flushes.run(() => this.handle.datasync()));
    this.#flushing.catch(() => {});
  }
}

class DiskBlobReader implements BlobReader {
  readonly #lastChunk: number;

  constructor(
    readonly id: string,
    private readonly key: Uint8Array,
    readonly byteSize: number,
    private readonly handle: FileHandle,
  ) {
    this.#lastChunk = chunkCount(byteSize) - 1;
  }

  async *read(start: number, end: number): AsyncGenerator<Uint8Array> {
    // An empty blob has no bytes to return, but its seal is checked anyway.
    if (start >= end && this.byteSize > 0) return;
    const first = Math.floor(start / CHUNK_BYTES);
    const last = Math.floor(Math.max(start, end - 1) / CHUNK_BYTES);
    const pieceOf = (sealed: Uint8Array, index: number): Uint8Array => {
      const chunk = this.#openChunk(sealed, index);
      const position = index * CHUNK_BYTES;
      return chunk.subarray(Math.max(0, start - position), Math.min(chunk.byteLength, end - position));
    };
    // The first chunk is read alone, so that a reader that never takes it costs no buffers for the next ones.
    const alone = Buffer.allocUnsafeSlow(SEALED_CHUNK_BYTES);
    const piece = pieceOf(alone.subarray(0, await this.#load(alone, first, first)), first);
    freeBytes(alone);
    if (piece.byteLength > 0) yield piece;
    if (first === last) return;
    const size = Math.min(READ_CHUNKS, last - first) * SEALED_CHUNK_BYTES;
    // The next chunks are read into one buffer while those in the other are returned.
    let [sealed, spare] = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)];
    let coming = this.#load(sealed, first + 1, last);
    try {
      for (let from = first + 1; from <= last; from += READ_CHUNKS) {
        const length = await coming;
        const loaded = sealed;
        [sealed, spare] = [spare, sealed];
        coming = this.#load(sealed, from + READ_CHUNKS, last);
        // The next round handles a failure.
        coming.catch(() => {});
        for (let at = 0; at < length; at += SEALED_CHUNK_BYTES) {
          const index = from + at / SEALED_CHUNK_BYTES;
          const opened = pieceOf(loaded.subarray(at, Math.min(at + SEALED_CHUNK_BYTES, length)), index);
          if (opened.byteLength > 0) yield opened;
        }
      }
    } finally {
      // A read may still be filling one of the buffers.
      await coming.catch(() => {});
      freeBytes(sealed);
      freeBytes(spare);
    }
  }

  async close(): Promise<void> {
    await this.handle.close().catch(() => {});
  }

  /** Fills the buffer with the sealed chunks `from` to `last`, as many as fit. @returns how many bytes were read */
  async #load(sealed: Buffer, from: number, last: number): Promise<number> {
    if (from > last) return 0;
    const until = Math.min(last, from + sealed.byteLength / SEALED_CHUNK_BYTES - 1);
    const position = from * SEALED_CHUNK_BYTES;
    const end = until === this.#lastChunk ? sealedSize(this.byteSize) : (until + 1) * SEALED_CHUNK_BYTES;
    let length = 0;
    while (length < end - position) {
      const { bytesRead } = await this.handle.read(sealed, length, end - position - length, position + length);
      if (bytesRead === 0) throw new DamagedBlob(this.id, "was cut short");
      length += bytesRead;
    }
    return length;
  }

  #openChunk(sealed: Uint8Array, index: number): Uint8Array {
    const plain = openChunk(this.key, index, index === this.#lastChunk, sealed);
    if (!plain) throw new DamagedBlob(this.id, `does not open at chunk ${index}`);
    return plain;
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let written = 0;
  while (written < bytes.byteLength) {
    written += (await handle.write(bytes, written, bytes.byteLength - written)).bytesWritten;
  }
}
