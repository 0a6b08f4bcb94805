// Where the engine under test keeps the contents of files: below the data directory, or in the bucket that stands for it.

import { S3Client } from "bun";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

import { DiskBlobs } from "../src/store/blobs/disk.ts";
import { S3Blobs } from "../src/store/blobs/s3.ts";
import type { S3Place } from "../src/store/blobs/sigv4.ts";
import { blobsIn } from "./multipart_forms.ts";
import { bucketOf } from "./test_engine.ts";

/** What lies there of one file, by a name that only means something to this place. */
export interface StoredFiles {
  /** What is whole, and what an upload has stored so far. A bucket shows nothing of an upload below 5 MiB. */
  names: () => Promise<string[]>;
  read: (name: string) => Promise<Buffer<ArrayBuffer>>;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

export function storedFiles({ dataDir }: { dataDir: string }): StoredFiles {
  const bucket = bucketOf(dataDir);
  return bucket === undefined ? onDisk(dataDir) : inBucket(bucket);
}

/** The names of the uploads that may resume. */
export async function uploadsOf({ dataDir }: { dataDir: string }): Promise<string[]> {
  const place = bucketOf(dataDir);
  const blobs = place ? new S3Blobs({ place, leftBehindAfterMs: 0 }) : new DiskBlobs(dataDir);
  return (await blobs.partials()).list();
}

const onDisk = (dataDir: string): StoredFiles => ({
  names: async () => blobsIn(dataDir).map(({ path }) => path),
  read: async (path) => readFileSync(path),
  write: async (path, bytes) => writeFileSync(path, bytes),
  remove: async (path) => rmSync(path),
});

export function inBucket(place: S3Place): StoredFiles {
  const { endpoint, region, bucket, accessKey, secretKey } = place;
  const client = new S3Client({ endpoint, region, bucket, accessKeyId: accessKey, secretAccessKey: secretKey });
  const blobs = new S3Blobs({ place, leftBehindAfterMs: 0 });
  return {
    async names() {
      const names: string[] = [];
      for (let more = true; more;) {
        const last = names.at(-1);
        const page = await client.list({ prefix: `${place.prefix}blobs/`, ...(last && { startAfter: last }) });
        names.push(...(page.contents ?? []).map(({ key }) => key));
        more = page.isTruncated === true;
      }
      return [...names, ...(await blobs.unfinishedUploads()).map(({ key, uploadId }) => `${key} ${uploadId}`)];
    },
    read: async (key) => Buffer.from(await client.file(key).bytes()),
    write: async (key, bytes) => void (await client.write(key, bytes)),
    remove: (key) => client.delete(key),
  };
}
