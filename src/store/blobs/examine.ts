// Tests a bucket or a directory the way a server uses it: writes, reads and removes something small. Nothing else is changed.

import { randomBytes } from "../../base/crypto.ts";
import { AppError, reasonOf } from "../../base/errors.ts";
import type { Bucket } from "./bucket.ts";
import { type DirectoryOptions, SharedDirectory } from "./directory.ts";
import { EpochObjects } from "./epoch_objects.ts";
import { S3Blobs, type S3BlobsOptions } from "./s3.ts";
import type { S3Place } from "./sigv4.ts";

export interface BucketFacts {
  /** Whether versioning or object lock keeps deleted objects. */
  keepsDeleted: boolean;
  /** The number of unfinished multipart uploads. */
  unfinished: number;
  /** The number of these that are too old to be under way. */
  leftBehind: number;
}

/**
 * @returns `isMarked`: whether a node has used it already; `keepsDeleted`: whether its snapshots show deleted files
 * @throws Error with a message for the administrator if the directory cannot be used
 */
export async function examineDirectory(
  options: DirectoryOptions,
): Promise<{ isMarked: boolean; keepsDeleted: boolean }> {
  const shared = new SharedDirectory(options);
  await shared.check();
  const mark = await shared.mark.inTime(shared.mark.read());
  if (mark === null) return { isMarked: false, keepsDeleted: false };
  shared.mark.adopt(mark);
  return { isMarked: true, keepsDeleted: await shared.epochs.keepsDeleted() };
}

/** The bucket and its server, without any secret. */
const nameOf = ({ bucket, endpoint }: S3Place): string => `${bucket} at ${new URL(endpoint).origin}`;

/** @throws Error with a message for the administrator if the bucket cannot be used */
export async function examineBucket(options: S3BlobsOptions): Promise<BucketFacts> {
  try {
    return await look(options);
  } catch (error) {
    const reason = reasonOf(error instanceof AppError ? error.cause : error).replace(/[.?]+$/, "");
    throw new Error(`The bucket ${nameOf(options.place)} cannot be used: ${reason}.`, { cause: error });
  }
}

async function look(options: S3BlobsOptions): Promise<BucketFacts> {
  const blobs = new S3Blobs(options);
  await tryAnObject(blobs.bucket);
  const uploads = await blobs.unfinishedUploads();
  const oldestMs = Date.now() - options.leftBehindAfterMs;
  return {
    keepsDeleted: await new EpochObjects(blobs.bucket).keepsDeleted(),
    unfinished: uploads.length,
    leftBehind: uploads.filter(({ begun }) => Date.parse(begun) < oldestMs).length,
  };
}

async function tryAnObject(bucket: Bucket): Promise<void> {
  const body = randomBytes(32);
  const key = `${bucket.place.prefix}doctor/${crypto.randomUUID()}`;
  const send = async (method: "PUT" | "GET" | "DELETE", what: string): Promise<Uint8Array> => {
    const answer = await bucket.ask({ method, key, ...(method === "PUT" ? { body } : {}) });
    if (!answer.ok) throw new Error(`an object cannot be ${what} (${answer.reason})`);
    return answer.bytes;
  };
  await send("PUT", "written");
  try {
    const read = await send("GET", "read");
    if (Buffer.compare(read, body) !== 0)
      throw new Error("an object reads back with different bytes than were written");
  } finally {
    await send("DELETE", "removed");
  }
}
