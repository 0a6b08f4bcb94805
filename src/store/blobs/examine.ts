// Looks at a bucket as a server would use it: a small object is written, read and removed. Nothing else is changed.

import { randomBytes } from "../../base/crypto.ts";
import { AppError, reasonOf } from "../../base/errors.ts";
import { EpochObjects } from "./epoch_objects.ts";
import { S3Blobs, type S3BlobsOptions } from "./s3.ts";
import { elementsIn, type S3Place, signedRequest } from "./sigv4.ts";

export interface BucketFacts {
  /** Versioning or object lock: a deletion only hides. */
  keepsDeleted: boolean;
  /** Uploads in parts that have not come to an end. */
  unfinished: number;
  /** Those of them that are too old to be under way. */
  leftBehind: number;
}

/** A server that accepts a connection and says nothing is not one that works. */
const DEADLINE_MS = 30_000;

/** Bucket and server: what may be shown. */
const nameOf = ({ bucket, endpoint }: S3Place): string => `${bucket} at ${new URL(endpoint).origin}`;

/** @throws Error with a sentence, where the bucket cannot be used */
export async function examineBucket(options: S3BlobsOptions): Promise<BucketFacts> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const deadline = setTimeout(() => reject(new Error("it does not answer in time")), DEADLINE_MS);
  try {
    return await Promise.race([look(options), late]);
  } catch (error) {
    const reason = reasonOf(error instanceof AppError ? error.cause : error).replace(/[.?]+$/, "");
    throw new Error(`The bucket ${nameOf(options.place)} cannot be used: ${reason}.`, { cause: error });
  } finally {
    clearTimeout(deadline);
  }
}

async function look({ place, leftBehindAfterMs }: S3BlobsOptions): Promise<BucketFacts> {
  await tryAnObject(place);
  const uploads = await new S3Blobs({ place, leftBehindAfterMs }).unfinishedUploads();
  const oldestMs = Date.now() - leftBehindAfterMs;
  return {
    keepsDeleted: await new EpochObjects(place).keepsDeleted(),
    unfinished: uploads.length,
    leftBehind: uploads.filter(({ begun }) => Date.parse(begun) < oldestMs).length,
  };
}

async function tryAnObject(place: S3Place): Promise<void> {
  const body = randomBytes(32);
  const key = `${place.prefix}doctor/${crypto.randomUUID()}`;
  const send = async (method: "PUT" | "GET" | "DELETE", what: string): Promise<Uint8Array> => {
    const answer = await fetch(signedRequest(place, { method, key, ...(method === "PUT" ? { body } : {}) }));
    const bytes = await answer.bytes();
    if (answer.ok) return bytes;
    const [code = `status ${answer.status}`] = elementsIn(Buffer.from(bytes).toString(), "Code");
    throw new Error(`an object cannot be ${what} (${code})`);
  };
  await send("PUT", "written");
  try {
    const read = await send("GET", "read");
    if (Buffer.compare(read, body) !== 0) throw new Error("an object that was written is read with other bytes");
  } finally {
    await send("DELETE", "removed");
  }
}
