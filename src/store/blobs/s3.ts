// File contents in a bucket of an S3 server, sealed in the same chunks as on the disk (chunks.ts).
//
// An object appears whole, or not at all. A stream that the client pulls is the only way that gives both: its writer
// publishes what it has when it is ended by an error, and buffers everything without a limit.
//
// Other servers may use the same bucket. So what an interrupted upload left is told by its age alone: a running upload is
// younger than that.

import { S3Client } from "bun";

import { randomBytes } from "../../base/crypto.ts";
import { AppError, reasonOf } from "../../base/errors.ts";
import { type BlobReader, type Blobs, type BlobWriter, DamagedBlob } from "../contract.ts";
import {
  checksumWith,
  CHUNK_BYTES,
  chunkCount,
  openChunk,
  sealChunk,
  SEALED_CHUNK_BYTES,
  sealedSize,
  writtenChecksum,
} from "./chunks.ts";
import { Pipe } from "./pipe.ts";
import type { SealedBlob, SealedBlobs } from "./sealed.ts";
import { elementsIn, type S3Place, signedRequest } from "./sigv4.ts";

/** The smallest that S3 takes: one is on its way while the next one fills. Of 10,000 parts, a file may have 48 GiB. */
const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 1;
const LIST_PAGE = 1_000;
const BLOB_NAME = /^[0-9a-f]{32}$/;

export interface S3BlobsOptions {
  place: S3Place;
  /** What is older than this, and in no row, was left behind. Longer than any upload may take. */
  leftBehindAfterMs: number;
}

export class S3Blobs implements Blobs, SealedBlobs {
  readonly isRemote = true;
  readonly where = "in the bucket";
  readonly #place: S3Place;
  readonly #client: S3Client;
  readonly #leftBehindAfterMs: number;

  constructor({ place, leftBehindAfterMs }: S3BlobsOptions) {
    this.#place = place;
    this.#leftBehindAfterMs = leftBehindAfterMs;
    this.#client = new S3Client({
      endpoint: place.endpoint,
      region: place.region,
      bucket: place.bucket,
      accessKeyId: place.accessKey,
      secretAccessKey: place.secretKey,
    });
  }

  /** @throws Error with a sentence, where the bucket cannot be used */
  async check(): Promise<void> {
    const answer = await this.#send({
      method: "GET",
      query: { "list-type": "2", "max-keys": "1", prefix: this.#folder },
    });
    if (answer.ok) return;
    const [code = `status ${answer.status}`] = elementsIn(await answer.text(), "Code");
    throw new Error(`The bucket ${this.#place.bucket} at ${this.#place.endpoint} cannot be used: ${code}.`);
  }

  async create(keyOf: (blobId: string) => Uint8Array): Promise<S3BlobWriter> {
    const id = Buffer.from(randomBytes(16)).toString("hex");
    const name = this.#keyOf(id);
    return new S3BlobWriter(id, keyOf(id), this.#client, name, () => this.#removeUpload(name));
  }

  async open(id: string, key: Uint8Array, byteSize: number): Promise<S3BlobReader> {
    const file = this.#client.file(this.#keyOf(id));
    const found = await file.stat().catch((error: unknown) => {
      throw isMissing(error) ? new DamagedBlob(id, "is missing") : unreachable(error);
    });
    if (found.size !== sealedSize(byteSize)) {
      throw new DamagedBlob(id, `has ${found.size} bytes instead of ${sealedSize(byteSize)}`);
    }
    return new S3BlobReader(id, key, byteSize, (start, end) => file.slice(start, end).stream());
  }

  async remove(id: string): Promise<void> {
    await this.#client.delete(this.#keyOf(id)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  space = async (): Promise<null> => null;

  async *ids(): AsyncGenerator<string[]> {
    let startAfter: string | undefined;
    for (;;) {
      const page = await this.#client.list({
        prefix: this.#folder,
        maxKeys: LIST_PAGE,
        ...(startAfter === undefined ? {} : { startAfter }),
      });
      const objects = page.contents ?? [];
      const old = objects.filter(({ lastModified }) => this.#isLeftBehind(lastModified));
      yield old.map(({ key }) => this.#idOf(key)).filter((id) => BLOB_NAME.test(id));
      startAfter = objects.at(-1)?.key;
      if (page.isTruncated !== true || startAfter === undefined) return;
    }
  }

  async removeDrafts(): Promise<number> {
    const old = (await this.unfinishedUploads()).filter(({ begun }) => this.#isLeftBehind(begun));
    for (const upload of old) await this.#endUpload(upload);
    return old.length;
  }

  /** What an upload left that was given up: its parts, which a lost answer keeps, or the whole object. */
  async #removeUpload(name: string): Promise<void> {
    await this.#client.delete(name);
    for (const upload of await this.unfinishedUploads(name)) await this.#endUpload(upload);
  }

  async #endUpload({ key, uploadId }: { key: string; uploadId: string }): Promise<void> {
    const answer = await this.#send({ method: "DELETE", key, query: { uploadId } });
    if (!answer.ok && answer.status !== 404) throw unreachable(new Error(`status ${answer.status}`));
  }

  /** Uploads in parts that have not come to an end: those under way, and those of which nobody knows any more. */
  async unfinishedUploads(prefix = this.#folder): Promise<Array<{ key: string; uploadId: string; begun: string }>> {
    const found: Array<{ key: string; uploadId: string; begun: string }> = [];
    let marker: Record<string, string> = {};
    for (;;) {
      const answer = await this.#send({ method: "GET", query: { uploads: "", prefix, ...marker } });
      const xml = await answer.text();
      if (!answer.ok) throw unreachable(new Error(elementsIn(xml, "Code")[0] ?? `status ${answer.status}`));
      for (const upload of elementsIn(xml, "Upload")) {
        const [key = ""] = elementsIn(upload, "Key");
        const [uploadId = ""] = elementsIn(upload, "UploadId");
        const [begun = ""] = elementsIn(upload, "Initiated");
        if (key.startsWith(prefix)) found.push({ key, uploadId, begun });
      }
      const [nextKey = ""] = elementsIn(xml, "NextKeyMarker");
      const [nextId = ""] = elementsIn(xml, "NextUploadIdMarker");
      if (elementsIn(xml, "IsTruncated")[0] !== "true" || nextKey === "") return found;
      marker = { "key-marker": nextKey, ...(nextId === "" ? {} : { "upload-id-marker": nextId }) };
    }
  }

  async openSealed(id: string): Promise<SealedBlob | null> {
    const file = this.#client.file(this.#keyOf(id));
    const found = await file.stat().catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw unreachable(error);
    });
    if (!found) return null;
    return { size: found.size, bytes: () => piecesOf(file.stream()), close: async () => {} };
  }

  /** Puts a blob as it lies elsewhere. */
  async putSealed(id: string, { bytes }: SealedBlob): Promise<void> {
    const pieces = bytes()[Symbol.asyncIterator]();
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    const how = { partSize: PART_BYTES, queueSize: PARTS_AT_ONCE, retry: 3 };
    await this.#client.write(this.#keyOf(id), new Response(stream), how).catch((error: unknown) => {
      throw unreachable(error);
    });
  }

  async exists(id: string): Promise<boolean> {
    return this.#client.exists(this.#keyOf(id));
  }

  get #folder(): string {
    return `${this.#place.prefix}blobs/`;
  }

  #keyOf(id: string): string {
    if (!BLOB_NAME.test(id)) throw new Error("Not a blob id.");
    return `${this.#folder}${id.slice(0, 2)}/${id.slice(2)}`;
  }

  #idOf(key: string): string {
    return key.slice(this.#folder.length).replace("/", "");
  }

  #isLeftBehind(moment: string | undefined): boolean {
    const ageMs = Date.now() - Date.parse(moment ?? "");
    return ageMs > this.#leftBehindAfterMs;
  }

  #send(request: Parameters<typeof signedRequest>[1]): Promise<Response> {
    return fetch(signedRequest(this.#place, request)).catch((error: unknown) => {
      throw unreachable(error);
    });
  }
}

class S3BlobWriter implements BlobWriter {
  readonly id: string;
  byteSize = 0;
  readonly #key: Uint8Array;
  readonly #pipe = new Pipe();
  readonly #uploaded: Promise<unknown>;
  readonly #remove: () => Promise<void>;
  readonly #plain = new Uint8Array(CHUNK_BYTES);
  #plainLength = 0;
  #counter = 0;
  #checksum = 0n;

  constructor(id: string, key: Uint8Array, client: S3Client, name: string, remove: () => Promise<void>) {
    this.id = id;
    this.#key = key;
    this.#remove = remove;
    this.#uploaded = client
      .write(name, new Response(this.#pipe.stream), { partSize: PART_BYTES, queueSize: PARTS_AT_ONCE, retry: 3 })
      .catch((error: unknown) => {
        this.#pipe.fail(unreachable(error));
        throw unreachable(error);
      });
    // `finish` and `abort` handle a failure.
    this.#uploaded.catch(() => {});
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.byteSize += bytes.byteLength;
    for (let offset = 0; offset < bytes.byteLength;) {
      // A full chunk is sealed once more bytes follow: the last chunk is marked as the last.
      if (this.#plainLength === CHUNK_BYTES) await this.#seal(false);
      const taken = Math.min(CHUNK_BYTES - this.#plainLength, bytes.byteLength - offset);
      this.#plain.set(bytes.subarray(offset, offset + taken), this.#plainLength);
      this.#plainLength += taken;
      offset += taken;
    }
  }

  async finish(): Promise<void> {
    await this.#seal(true);
    this.#pipe.end();
    await this.#uploaded;
  }

  get checksum(): string {
    return writtenChecksum(this.#checksum);
  }

  async abort(): Promise<void> {
    this.#pipe.fail(new Error("The upload was given up."));
    await this.#uploaded.catch(() => {});
    // It is there already where only the answer to its last part was lost.
    await this.#remove().catch(() => {});
  }

  async #seal(last: boolean): Promise<void> {
    const sealed = new Uint8Array(this.#plainLength + SEALED_CHUNK_BYTES - CHUNK_BYTES);
    sealChunk(this.#key, this.#counter, last, this.#plain.subarray(0, this.#plainLength), sealed, 0);
    this.#checksum = checksumWith(this.#checksum, sealed);
    this.#counter += 1;
    this.#plainLength = 0;
    await this.#pipe.write(sealed);
  }
}

class S3BlobReader implements BlobReader {
  readonly id: string;
  readonly byteSize: number;
  readonly #key: Uint8Array;
  readonly #sealedBytes: (start: number, end: number) => ReadableStream<Uint8Array>;
  readonly #open = new Set<{ cancel: () => Promise<void> }>();

  constructor(
    id: string,
    key: Uint8Array,
    byteSize: number,
    sealedBytes: (start: number, end: number) => ReadableStream<Uint8Array>,
  ) {
    this.id = id;
    this.byteSize = byteSize;
    this.#key = key;
    this.#sealedBytes = sealedBytes;
  }

  async *read(start: number, end: number): AsyncGenerator<Uint8Array> {
    // An empty blob has no bytes to return, but its seal is checked all the same.
    if (start >= end && this.byteSize > 0) return;
    const first = Math.floor(start / CHUNK_BYTES);
    const last = Math.floor(Math.max(start, end - 1) / CHUNK_BYTES);
    const lastOfAll = chunkCount(this.byteSize) - 1;
    const sealedEnd = last === lastOfAll ? sealedSize(this.byteSize) : (last + 1) * SEALED_CHUNK_BYTES;
    let index = first;
    for await (const sealed of this.#chunks(first * SEALED_CHUNK_BYTES, sealedEnd)) {
      const plain = openChunk(this.#key, index, index === lastOfAll, sealed);
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

  /** The sealed bytes from `start` to `end` in whole chunks, whatever the pieces they arrive in. */
  async *#chunks(start: number, end: number): AsyncGenerator<Uint8Array> {
    const reader = this.#sealedBytes(start, end).getReader();
    this.#open.add(reader);
    try {
      let left = end - start;
      let chunk = new Uint8Array(Math.min(SEALED_CHUNK_BYTES, left));
      let length = 0;
      while (left > 0) {
        const { value, done } = await reader.read().catch((error: unknown) => {
          throw isMissing(error) ? new DamagedBlob(this.id, "is missing") : unreachable(error);
        });
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

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read().catch((error: unknown) => {
        throw unreachable(error);
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const isMissing = (error: unknown): boolean =>
  ["NoSuchKey", "NotFound", "ENOENT"].includes(String((Object(error) as { code?: unknown }).code));

const unreachable = (error: unknown): AppError =>
  error instanceof AppError
    ? error
    : new AppError("unavailable", "Files cannot be reached right now. Nothing was stored.", {
        cause: new Error(`S3: ${String((Object(error) as { code?: unknown }).code ?? "")} ${reasonOf(error)}`),
      });
