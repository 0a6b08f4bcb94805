// File contents in a bucket of an S3 server, sealed in the same chunks as on the disk (chunks.ts).
//
// Other servers may use the same bucket. So only the age of an upload shows whether it was interrupted.

import { randomBytes } from "../../base/crypto.ts";
import { AppError, reasonOf } from "../../base/errors.ts";
import { type BlobReader, type BlobWriter, DamagedBlob, type PartialBlobs } from "../blob_files.ts";
import { Bucket, ENDLESS_LIST } from "./bucket.ts";
import { CHUNK_BYTES, chunkCount, ChunkWriter, openChunk, SEALED_CHUNK_BYTES, sealedSize } from "./chunks.ts";
import { putObject, S3Upload, textOf } from "./s3_upload.ts";
import { EpochObjects, type EpochPlace } from "./epoch_objects.ts";
import type { SealedBlob } from "./sealed.ts";
import type { SharedBlobs } from "./shared.ts";
import { elementsIn, type S3Place } from "./sigv4.ts";

const BLOB_NAME = /^[0-9a-f]{32}$/;

export interface S3BlobsOptions {
  place: S3Place;
  /** An object that no row names was left behind if it is older than this. Any upload takes less time. */
  leftBehindAfterMs: number;
  /** How long the server may be silent. */
  timeoutMs?: number | undefined;
  /** As in `Bucket`. */
  unreachable?: Bucket["unreachable"];
}

export class S3Blobs implements SharedBlobs {
  readonly isRemote = true;
  readonly where = "in the bucket";
  readonly lost = null;
  readonly mark = null;
  readonly epochs: EpochPlace;
  readonly bucket: Bucket;
  readonly #leftBehindAfterMs: number;

  constructor({ place, leftBehindAfterMs, timeoutMs, unreachable }: S3BlobsOptions) {
    this.bucket = new Bucket(place, timeoutMs, unreachable);
    this.epochs = new EpochObjects(this.bucket);
    this.#leftBehindAfterMs = leftBehindAfterMs;
  }

  /** @throws Error with a message for the administrator if the bucket cannot be used */
  async check(): Promise<void> {
    const { bucket, endpoint } = this.bucket.place;
    const query = { "list-type": "2", "max-keys": "1", prefix: this.#folder };
    const why = await this.bucket.ask({ method: "GET", query }).then(
      ({ ok, reason }) => (ok ? null : reason),
      (error: unknown) => reasonOf(error instanceof AppError ? error.cause : error),
    );
    if (why !== null) throw new Error(`The bucket ${bucket} at ${endpoint} cannot be used: ${why}.`);
  }

  get trouble(): string | null {
    return this.bucket.trouble;
  }

  async create(keyOf: (blobId: string) => Uint8Array): Promise<S3BlobWriter> {
    const id = Buffer.from(randomBytes(16)).toString("hex");
    return new S3BlobWriter(id, keyOf(id), new S3Upload(this.bucket, this.#keyOf(id)));
  }

  async open(id: string, key: Uint8Array, byteSize: number): Promise<S3BlobReader> {
    const name = this.#keyOf(id);
    const size = await this.bucket.sizeOf(name);
    if (size === null) throw new DamagedBlob(id, "is missing");
    if (size !== sealedSize(byteSize)) {
      throw new DamagedBlob(id, `has ${size} bytes instead of ${sealedSize(byteSize)}`);
    }
    return new S3BlobReader(id, key, byteSize, (start, end) => this.bucket.read(name, start, end));
  }

  remove(id: string): Promise<void> {
    return this.bucket.remove(this.#keyOf(id));
  }

  space = async (): Promise<null> => null;

  async *ids(): AsyncGenerator<string[]> {
    for await (const blobs of this.stored()) {
      yield blobs.filter(({ modifiedMs }) => this.#isLeftBehind(modifiedMs)).map(({ id }) => id);
    }
  }

  /** All objects, page by page. */
  protected async *stored(): AsyncGenerator<Array<{ id: string; size: number; modifiedMs: number }>> {
    for await (const objects of this.bucket.objects(this.#folder)) {
      const blobs = objects.map(({ key, size, modified }) => ({
        id: key.slice(this.#folder.length).replace("/", ""),
        size,
        modifiedMs: Date.parse(modified),
      }));
      yield blobs.filter(({ id }) => BLOB_NAME.test(id));
    }
  }

  removeDrafts(): Promise<number> {
    return this.removeUploads((begunMs) => this.#isLeftBehind(begunMs));
  }

  protected async removeUploads(isOld: (begunMs: number) => boolean): Promise<number> {
    const old = (await this.unfinishedUploads()).filter(({ begun }) => isOld(Date.parse(begun)));
    for (const { key, uploadId } of old) await this.bucket.remove(key, { uploadId });
    return old.length;
  }

  /** Unfinished multipart uploads: those under way, and abandoned ones. */
  async unfinishedUploads(): Promise<Array<{ key: string; uploadId: string; begun: string }>> {
    const found: Array<{ key: string; uploadId: string; begun: string }> = [];
    let marker: Record<string, string> = {};
    for (;;) {
      const query = { uploads: "", prefix: this.#folder, ...marker };
      const xml = textOf(await this.bucket.expect({ method: "GET", query }));
      for (const upload of elementsIn(xml, "Upload")) {
        const [key = ""] = elementsIn(upload, "Key");
        const [uploadId = ""] = elementsIn(upload, "UploadId");
        const [begun = ""] = elementsIn(upload, "Initiated");
        if (key.startsWith(this.#folder)) found.push({ key, uploadId, begun });
      }
      const [nextKey = ""] = elementsIn(xml, "NextKeyMarker");
      const [nextId = ""] = elementsIn(xml, "NextUploadIdMarker");
      if (elementsIn(xml, "IsTruncated")[0] !== "true" || nextKey === "") return found;
      if (nextKey === marker["key-marker"] && nextId === (marker["upload-id-marker"] ?? ""))
        throw this.bucket.unreachable(ENDLESS_LIST);
      marker = { "key-marker": nextKey, ...(nextId === "" ? {} : { "upload-id-marker": nextId }) };
    }
  }

  async openSealed(id: string): Promise<SealedBlob | null> {
    const name = this.#keyOf(id);
    const size = await this.bucket.sizeOf(name);
    return size === null ? null : { size, bytes: () => this.#piecesOf(name, size), close: async () => {} };
  }

  async *#piecesOf(name: string, size: number): AsyncGenerator<Uint8Array> {
    const stream = await this.bucket.read(name, 0, size);
    if (!stream) throw this.bucket.unreachable("the object has just been removed");
    yield* stream;
  }

  putSealed(id: string, { bytes }: SealedBlob): Promise<void> {
    return putObject(this.bucket, this.#keyOf(id), bytes());
  }

  async exists(id: string): Promise<boolean> {
    return (await this.bucket.sizeOf(this.#keyOf(id))) !== null;
  }

  async partials(): Promise<PartialBlobs> {
    const { PartialsInBucket } = await import("./partial_s3.ts");
    return new PartialsInBucket(this.bucket, (id) => this.#keyOf(id));
  }

  async hasPartials(): Promise<boolean> {
    const { value } = await this.bucket.objects(`${this.bucket.place.prefix}uploads/`).next();
    return (value ?? []).length > 0;
  }

  get #folder(): string {
    return `${this.bucket.place.prefix}blobs/`;
  }

  #keyOf(id: string): string {
    if (!BLOB_NAME.test(id)) throw new Error("Not a blob id.");
    return `${this.#folder}${id.slice(0, 2)}/${id.slice(2)}`;
  }

  #isLeftBehind(momentMs: number): boolean {
    return Date.now() - momentMs > this.#leftBehindAfterMs;
  }
}

class S3BlobWriter extends ChunkWriter implements BlobWriter {
  constructor(
    readonly id: string,
    key: Uint8Array,
    private readonly upload: S3Upload,
  ) {
    super(key);
  }

  async finish(): Promise<void> {
    await this.sealLast();
    await this.upload.finish();
  }

  abort(): Promise<void> {
    return this.upload.abort();
  }

  protected room(byteSize: number): Uint8Array {
    return new Uint8Array(byteSize);
  }

  protected take(sealed: Uint8Array): Promise<void> {
    return this.upload.append(sealed);
  }
}

/** Null if the object no longer exists. */
type SealedBytes = (start: number, end: number) => Promise<ReadableStream<Uint8Array> | null>;

class S3BlobReader implements BlobReader {
  readonly #open = new Set<{ cancel: () => Promise<void> }>();

  constructor(
    readonly id: string,
    private readonly key: Uint8Array,
    readonly byteSize: number,
    private readonly sealedBytes: SealedBytes,
  ) {}

  async *read(start: number, end: number): AsyncGenerator<Uint8Array> {
    // An empty blob has no bytes to return, but its seal is checked anyway.
    if (start >= end && this.byteSize > 0) return;
    const first = Math.floor(start / CHUNK_BYTES);
    const last = Math.floor(Math.max(start, end - 1) / CHUNK_BYTES);
    const lastOfAll = chunkCount(this.byteSize) - 1;
    const sealedEnd = last === lastOfAll ? sealedSize(this.byteSize) : (last + 1) * SEALED_CHUNK_BYTES;
    let index = first;
    for await (const sealed of this.#chunks(first * SEALED_CHUNK_BYTES, sealedEnd)) {
      const plain = openChunk(this.key, index, index === lastOfAll, sealed);
      if (!plain) throw new DamagedBlob(this.id, `does not open at chunk ${index}`);
      const position = index * CHUNK_BYTES;
      const piece = plain.subarray(Math.max(0, start - position), Math.min(plain.byteLength, end - position));
      if (piece.byteLength > 0) yield piece;
      index += 1;
    }
    if (index !== last + 1) throw new DamagedBlob(this.id, "was cut short");
  }

  async close(): Promise<void> {
    for (const reader of this.#open) await reader.cancel().catch(() => {});
  }

  /** The sealed bytes from `start` to `end` in whole chunks, however they arrive. */
  async *#chunks(start: number, end: number): AsyncGenerator<Uint8Array> {
    const stream = await this.sealedBytes(start, end);
    if (!stream) throw new DamagedBlob(this.id, "is missing");
    const reader = stream.getReader();
    this.#open.add(reader);
    try {
      let left = end - start;
      let chunk = new Uint8Array(Math.min(SEALED_CHUNK_BYTES, left));
      let length = 0;
      while (left > 0) {
        const { value, done } = await reader.read();
        if (done) return;
        for (let offset = 0; offset < value.byteLength && left > 0;) {
          const taken = Math.min(chunk.byteLength - length, value.byteLength - offset);
          chunk.set(value.subarray(offset, offset + taken), length);
          length += taken;
          offset += taken;
          if (length < chunk.byteLength) continue;
          yield chunk;
          left -= length;
          length = 0;
          chunk = new Uint8Array(Math.min(SEALED_CHUNK_BYTES, left));
        }
      }
    } finally {
      this.#open.delete(reader);
      await reader.cancel().catch(() => {});
    }
  }
}
