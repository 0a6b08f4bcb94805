// TEST_ENGINE=postgres runs the tests that only use a server's addresses against PostgreSQL and S3. Each data directory of a
// test stands for a schema of the shared cluster and for a bucket then.

import { SQL } from "bun";
import { join } from "node:path";

import type { S3Place } from "../src/store/blobs/sigv4.ts";
import { Links } from "../src/domain/pushes/links.ts";
import { sharedCluster } from "./postgres.ts";
import { bucketSettings, newBucket } from "./s3.ts";
import { giveBack, takeSchema } from "./spare_schemas.ts";

export const ENGINE: "sqlite" | "postgres" = process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "sqlite";

const schemas = new Map<string, string>();
const buckets = new Map<string, S3Place>();

/** The settings, as environment variables, by which a server with this data directory uses the engine under test. */
export async function engineSettings(dataDir: string): Promise<Record<string, string>> {
  if (ENGINE === "sqlite") return {};
  const cluster = await sharedCluster();
  const schema = schemas.get(dataDir) ?? (await takeSchema(cluster));
  schemas.set(dataDir, schema);
  const { url } = cluster;
  const bucket = buckets.get(dataDir) ?? (await newBucket());
  buckets.set(dataDir, bucket);
  return { SECRETPUSH_DATABASE_URL: url, SECRETPUSH_DATABASE_SCHEMA: schema, ...bucketSettings(bucket) };
}

/** The bucket of the server with this data directory; undefined where its files lie in the directory. */
export const bucketOf = (dataDir: string): S3Place | undefined => buckets.get(dataDir);

/** The database behind the server with this data directory. What a test asks it is SQL that both engines speak. */
export async function databaseOf({ dataDir }: { dataDir: string }): Promise<SQL> {
  const schema = schemas.get(dataDir);
  if (schema === undefined) {
    const file = new SQL(`sqlite://${join(dataDir, "secretpush.db")}`);
    // The server writes meanwhile.
    await file.unsafe("PRAGMA busy_timeout = 60000");
    return file;
  }
  const { url } = await sharedCluster();
  return new SQL(url, { max: 1, connection: { search_path: schema } } as SQL.Options);
}

/** Removes what the engine under test holds for this data directory, when its servers have ended, but for those that were killed. */
export async function forgetEngine(dataDir: string): Promise<void> {
  const schema = schemas.get(dataDir);
  if (schema === undefined) return;
  schemas.delete(dataDir);
  buckets.delete(dataDir);
  await giveBack(await sharedCluster(), schema);
}

export interface MetaRow {
  key: string;
  value: string;
}

export const LINK_ROWS_SQL = "SELECT key, value FROM meta WHERE key IN ('link_key', 'long_links')";

/** What finds the pushes of a database by their links. */
export function linksFrom(rows: readonly MetaRow[]): Links {
  const valueOf = (name: string) => rows.find(({ key }) => key === name)?.value;
  return new Links({ key: Buffer.from(valueOf("link_key") ?? "", "hex"), isLong: valueOf("long_links") !== undefined });
}

export const linksIn = async (database: SQL): Promise<Links> =>
  linksFrom((await database.unsafe(LINK_ROWS_SQL)) as MetaRow[]);
