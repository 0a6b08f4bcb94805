// TEST_ENGINE=postgres runs the tests that only use a server's addresses against PostgreSQL and S3. Each data directory of a
// test stands for a schema of the shared cluster and for a bucket then.

import type { S3Place } from "../src/store/blobs/sigv4.ts";
import { dropSchema, sharedCluster } from "./postgres.ts";
import { bucketSettings, newBucket } from "./s3.ts";

export const ENGINE: "sqlite" | "postgres" = process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "sqlite";

const schemas = new Map<string, string>();
const buckets = new Map<string, S3Place>();

/** The settings, as environment variables, by which a server with this data directory uses the engine under test. */
export async function engineSettings(dataDir: string): Promise<Record<string, string>> {
  if (ENGINE === "sqlite") return {};
  const schema = schemas.get(dataDir) ?? newSchema();
  schemas.set(dataDir, schema);
  const { url } = await sharedCluster();
  const bucket = buckets.get(dataDir) ?? (await newBucket());
  buckets.set(dataDir, bucket);
  return { SECRETPUSH_DATABASE_URL: url, SECRETPUSH_DATABASE_SCHEMA: schema, ...bucketSettings(bucket) };
}

/** Removes what the engine under test holds for this data directory. */
export async function forgetEngine(dataDir: string): Promise<void> {
  const schema = schemas.get(dataDir);
  if (schema === undefined) return;
  schemas.delete(dataDir);
  buckets.delete(dataDir);
  await dropSchema(await sharedCluster(), schema);
}

export const newSchema = (): string => `test_${crypto.randomUUID().replaceAll("-", "")}`;
