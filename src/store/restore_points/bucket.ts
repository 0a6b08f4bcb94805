// Restore points in a folder of a bucket. An object appears whole, or not at all.

import { open } from "node:fs/promises";

import { AppError, reasonOf } from "../../base/errors.ts";
import { Bucket } from "../blobs/bucket.ts";
import { S3Blobs } from "../blobs/s3.ts";
import { S3Upload } from "../blobs/s3_upload.ts";
import type { SealedBlob } from "../blobs/sealed.ts";
import { elementsIn, type S3Place } from "../blobs/sigv4.ts";
import { bytesOf } from "../sqlite/snapshot.ts";
import { mostBytesOf, type Place, type Pool, type Pooled } from "./place.ts";

const POOL = "pool/";

export class BucketPlace implements Place {
  readonly isRemote = true;
  readonly pool: Pool;
  readonly where: string;
  readonly #bucket: Bucket;

  constructor(
    private readonly place: S3Place,
    timeoutMs?: number,
  ) {
    this.where = `s3://${place.bucket}/${place.prefix}`.replace(/\/$/, "");
    this.#bucket = new Bucket(place, timeoutMs);
    this.pool = new BucketPool(place, timeoutMs, (work) => this.#named(work));
  }

  async check(): Promise<void> {
    await this.names();
  }

  names(): Promise<string[]> {
    return this.#named(async () => {
      // Only what lies at the top: the pool may hold a million objects.
      const names: string[] = [];
      for (let after: string | undefined; ;) {
        const query = {
          "list-type": "2",
          delimiter: "/",
          prefix: this.place.prefix,
          ...(after === undefined ? {} : { "start-after": after }),
        };
        const xml = Buffer.from((await this.#bucket.expect({ method: "GET", query })).bytes).toString();
        const keys = elementsIn(xml, "Contents").map((object) => elementsIn(object, "Key")[0] ?? "");
        names.push(...keys.map((key) => key.slice(this.place.prefix.length)));
        const last = keys.at(-1);
        if (elementsIn(xml, "IsTruncated")[0] !== "true" || last === undefined || last === after) return names;
        after = last;
      }
    });
  }

  read(name: string): Promise<Uint8Array | null> {
    return this.#named(async () => {
      const pieces: Uint8Array[] = [];
      const size = await this.#sizeOf(name);
      if (size === null) return null;
      if (size === 0 || size > mostBytesOf(name)) return new Uint8Array();
      const stream = await this.#bucket.read(this.#keyOf(name), 0, size);
      if (!stream) return null;
      for await (const piece of stream) pieces.push(piece);
      return Buffer.concat(pieces);
    });
  }

  write(name: string, bytes: Uint8Array): Promise<void> {
    return this.#put(name, [bytes]);
  }

  async remove(name: string): Promise<void> {
    await this.#named(async () => {
      const answer = await this.#bucket.ask({ method: "DELETE", key: this.#keyOf(name) });
      if (!answer.ok && answer.status !== 404) throw new Error(answer.reason);
    });
  }

  archivePath = (name: string, scratch: string): string => `${scratch}/${name}`;

  async upload(name: string, path: string): Promise<void> {
    const file = await open(path, "r");
    try {
      await this.#put(name, bytesOf(file));
    } finally {
      await file.close();
    }
  }

  async download(name: string, path: string): Promise<void> {
    const file = await open(path, "wx", 0o600);
    try {
      await this.#named(async () => {
        const size = await this.#sizeOf(name);
        const stream = size === null ? null : await this.#bucket.read(this.#keyOf(name), 0, size);
        if (!stream) throw new Error(`there is no archive ${name}`);
        for await (const piece of stream) await file.writeFile(piece);
      });
    } finally {
      await file.close();
    }
  }

  async #put(name: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    await this.#named(async () => {
      const upload = new S3Upload(this.#bucket, this.#keyOf(name));
      try {
        // A copy, because the piece lies in a buffer that the next one overwrites.
        for await (const piece of bytes) await upload.append(new Uint8Array(piece));
        await upload.finish();
      } catch (error) {
        await upload.abort();
        throw error;
      }
    });
  }

  async #sizeOf(name: string): Promise<number | null> {
    const answer = await this.#bucket.ask({ method: "HEAD", key: this.#keyOf(name) });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(answer.reason);
    return Number(answer.headers.get("content-length"));
  }

  #keyOf(name: string): string {
    return this.place.prefix + name;
  }

  async #named<T>(work: () => Promise<T>): Promise<T> {
    return work().catch((error: unknown) => {
      const reason = reasonOf(error instanceof AppError ? error.cause : error).replace(/^S3: |\.$/g, "");
      throw new Error(
        `The backups in ${this.where} (backup.to) at ${this.place.endpoint} cannot be reached: ${reason}.`,
        {
          cause: error,
        },
      );
    });
  }
}

class BucketPool extends S3Blobs implements Pool {
  readonly #folder: string;

  constructor(
    place: S3Place,
    timeoutMs: number | undefined,
    private readonly named: <T>(work: () => Promise<T>) => Promise<T>,
  ) {
    const prefix = place.prefix + POOL;
    super({
      place: { ...place, prefix },
      leftBehindAfterMs: Infinity,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    this.#folder = `${prefix}blobs/`;
  }

  override openSealed(id: string): Promise<SealedBlob | null> {
    return this.named(async () => {
      const blob = await super.openSealed(id);
      return blob && { ...blob, bytes: () => this.#named(blob.bytes()) };
    });
  }

  override putSealed(id: string, blob: SealedBlob): Promise<void> {
    return this.named(() => super.putSealed(id, blob));
  }

  override remove(id: string): Promise<void> {
    return this.named(() => super.remove(id));
  }

  sizes(): Promise<Map<string, Pooled>> {
    return this.named(async () => {
      const found = new Map<string, Pooled>();
      for await (const objects of this.bucket.objects(this.#folder)) {
        for (const { key, size, modified } of objects) {
          const id = key.slice(this.#folder.length).replace("/", "");
          if (/^[0-9a-f]{32}$/.test(id)) found.set(id, { size, modifiedMs: Date.parse(modified) });
        }
      }
      return found;
    });
  }

  removeLeftovers(beforeMs: number): Promise<void> {
    return this.named(async () => {
      const old = (await this.unfinishedUploads()).filter(({ begun }) => Date.parse(begun) < beforeMs);
      for (const { key, uploadId } of old) await this.bucket.ask({ method: "DELETE", key, query: { uploadId } });
    });
  }

  async *#named(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const iterator = bytes[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { value, done } = await this.named(() => iterator.next());
        if (done) return;
        yield value;
      }
    } finally {
      await iterator.return?.();
    }
  }
}
