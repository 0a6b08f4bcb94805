// Restore points in a folder of a bucket. An object appears completely or not at all.

import { open } from "node:fs/promises";

import { Bucket } from "../blobs/bucket.ts";
import { S3Blobs } from "../blobs/s3.ts";
import { putObject } from "../blobs/s3_upload.ts";
import type { S3Place } from "../blobs/sigv4.ts";
import { bytesOf } from "../sqlite/snapshot.ts";
import { mostBytesOf, type BackupStore, type Pool, type Pooled } from "./backup_store.ts";

export class BucketBackups implements BackupStore {
  readonly isRemote = true;
  readonly pool: Pool;
  readonly where: string;
  readonly #bucket: Bucket;

  constructor(
    private readonly place: S3Place,
    timeoutMs?: number,
  ) {
    const where = `s3://${place.bucket}/${place.prefix}`.replace(/\/$/, "");
    const unreachable = (reason: string): Error =>
      new Error(
        `The backups in ${where} (backup.to) at ${place.endpoint} cannot be reached: ${reason.replace(/\.$/, "")}.`,
      );
    this.where = where;
    this.#bucket = new Bucket(place, timeoutMs, unreachable);
    const prefix = `${place.prefix}pool/`;
    this.pool = new BucketPool({ place: { ...place, prefix }, leftBehindAfterMs: Infinity, timeoutMs, unreachable });
  }

  async check(): Promise<void> {
    await this.names();
  }

  async names(): Promise<string[]> {
    const names: string[] = [];
    // Only the objects at the top level: the pool may contain a million.
    for await (const objects of this.#bucket.objects(this.place.prefix, true)) {
      names.push(...objects.map(({ key }) => key.slice(this.place.prefix.length)));
    }
    return names;
  }

  async read(name: string): Promise<Uint8Array | null> {
    const size = await this.#bucket.sizeOf(this.#keyOf(name));
    if (size === null) return null;
    if (size === 0 || size > mostBytesOf(name)) return new Uint8Array();
    const stream = await this.#bucket.read(this.#keyOf(name), 0, size);
    return stream && Buffer.concat(await Array.fromAsync(stream));
  }

  write(name: string, bytes: Uint8Array): Promise<void> {
    return putObject(this.#bucket, this.#keyOf(name), [bytes]);
  }

  remove(name: string): Promise<void> {
    return this.#bucket.remove(this.#keyOf(name));
  }

  archivePath = (name: string, scratch: string): string => `${scratch}/${name}`;

  async upload(name: string, path: string): Promise<void> {
    const file = await open(path, "r");
    try {
      await putObject(this.#bucket, this.#keyOf(name), bytesOf(file));
    } finally {
      await file.close();
    }
  }

  async download(name: string, path: string): Promise<void> {
    const file = await open(path, "wx", 0o600);
    try {
      const size = await this.#bucket.sizeOf(this.#keyOf(name));
      const stream = size === null ? null : await this.#bucket.read(this.#keyOf(name), 0, size);
      if (!stream) throw this.#bucket.unreachable(`there is no archive ${name}`);
      for await (const piece of stream) await file.writeFile(piece);
    } finally {
      await file.close();
    }
  }

  #keyOf(name: string): string {
    return this.place.prefix + name;
  }
}

class BucketPool extends S3Blobs implements Pool {
  async sizes(): Promise<Map<string, Pooled>> {
    const found = new Map<string, Pooled>();
    for await (const blobs of this.stored()) for (const { id, ...facts } of blobs) found.set(id, facts);
    return found;
  }

  async removeLeftovers(beforeMs: number): Promise<void> {
    await this.removeUploads((begunMs) => begunMs < beforeMs);
  }
}
