// Somebody has a base backup of PostgreSQL from before a push expired, the master key and the bucket as they are now, and
// starts a PostgreSQL on it. Until the horizon has passed, the push is back. After it, nothing opens it.

import { SQL } from "bun";
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { open } from "../src/base/crypto.ts";
import { Keyring } from "../src/base/keyring.ts";
import type { S3Place } from "../src/store/blobs/sigv4.ts";
import { makeTempDir, startServer, testClock } from "./harness.ts";
import { OPEN, until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { baseBackupOf, type Cluster, startBackup, startCluster } from "./postgres.ts";
import { bucketSettings, epochKeysIn, newBucket } from "./s3.ts";

setDefaultTimeout(120_000);

const KEY = "ab".repeat(32);
const HORIZON_MS = 600_000;
/** By then every node knows a new epoch. */
const SETTLED_MS = 61_000;
/** Nodes have opened the database after the test has looked at its clock. */
const LATE_MS = 60_000;
const PUSHES = "/api/v2/pushes";
const ERASED = "erased after the backup";
const LIVING = "living all the while";

needs("postgresql", "s3").describe("PostgreSQL", () => {
  const clock = testClock(Date.now());
  const clusters: Cluster[] = [];
  let bucket: S3Place;
  let objects: ReturnType<typeof epochKeysIn>;
  let backup = "";
  let primary: Cluster;
  let tokens: { erased: string; living: string };

  const nodeOn = (cluster: Cluster) =>
    startServer({
      flags: { ...OPEN, "sweep-interval": "1s", "erase-horizon": `${HORIZON_MS}ms` },
      dataDir: makeTempDir(),
      env: { SECRETPUSH_DATABASE_URL: cluster.url, SECRETPUSH_KEY: KEY, ...bucketSettings(bucket) },
      clock,
    });
  /** What a node on this cluster gives to whoever has the links. */
  const retrievedFrom = async (cluster: Cluster) => {
    const node = await nodeOn(cluster);
    try {
      const payloadOf = async (token: string) => (await node.json("GET", `${PUSHES}/${token}`)).body.payload ?? null;
      return { erased: await payloadOf(tokens.erased), living: await payloadOf(tokens.living) };
    } finally {
      await node.stop();
    }
  };
  const copyOf = async (log?: string): Promise<Cluster> => {
    const copy = await startBackup(backup, log);
    clusters.push(copy);
    return copy;
  };
  const asked = async (cluster: Cluster, query: string) => {
    const sql = new SQL(cluster.url, { max: 1, connection: { search_path: "secretpush" } } as SQL.Options);
    const rows = [...(await sql.unsafe(query))];
    await sql.close();
    return rows;
  };
  /** How many keys of pushes open for somebody who has the master key and everything that is in the bucket now. */
  const openIn = async (cluster: Cluster): Promise<number> => {
    const master = new Keyring(new Uint8Array(Buffer.from(KEY, "hex"))).purpose("epoch keys");
    const epochs: Uint8Array[] = [];
    for (const epoch of await objects.list()) {
      epochs.push(master.open((await objects.read(epoch)) ?? new Uint8Array(), `epoch ${epoch}`) ?? new Uint8Array());
    }
    expect(epochs.every(({ length }) => length === 32)).toBe(true);
    const rows = await asked(
      cluster,
      "SELECT p.lookup, k.wrapped_key FROM push_keys k JOIN pushes p ON p.id = k.push_id",
    );
    return rows.filter(({ lookup, wrapped_key }) => epochs.some((key) => open(key, wrapped_key, lookup))).length;
  };

  let node: Awaited<ReturnType<typeof nodeOn>>;
  beforeAll(async () => {
    bucket = await newBucket();
    objects = epochKeysIn(bucket);
    primary = await startCluster();
    clusters.push(primary);
    node = await nodeOn(primary);
    const stored = async (payload: string) => (await node.push({ payload, expire_after_views: 50 })).url_token;
    tokens = { erased: await stored(ERASED), living: await stored(LIVING) };
    backup = await baseBackupOf(primary);
    await node.json("DELETE", `${PUSHES}/${tokens.erased}`);
  });
  afterAll(async () => {
    await node?.stop();
    for (const cluster of clusters) await cluster.control("stop", "-m", "immediate");
    rmSync(backup, { recursive: true, force: true });
  });

  test("has what was erased in a base backup from before, until the horizon has passed, and nobody opens it then", async () => {
    const early = await copyOf();
    expect(await openIn(early)).toBe(2);
    expect(await retrievedFrom(early)).toEqual({ erased: ERASED, living: LIVING });

    clock.advance(HORIZON_MS + LATE_MS);
    await until(async () => (await objects.list()).length === 2, "a new epoch begins");
    clock.advance(SETTLED_MS);
    await until(async () => (await objects.list()).join() === "2", "the old one ends");
    expect((await node.json("GET", `${PUSHES}/${tokens.living}`)).body.payload).toBe(LIVING);

    // The backup alone is older than the horizon: it opens nothing, and a node says why.
    const late = await copyOf();
    expect(await asked(late, "SELECT 1 FROM push_keys")).toHaveLength(2);
    expect(await openIn(late)).toBe(0);
    expect(await nodeOn(late).catch(String)).toContain("The key of epoch 1 is not in the place that blobs.url names.");
    // Who forces the node to start there is no better off.
    const [digest] = await asked(primary, "SELECT value FROM meta WHERE key = 'epoch_digest_2'");
    await asked(late, "UPDATE meta SET value = '2' WHERE key = 'epoch'");
    await asked(late, `INSERT INTO meta (key, value) VALUES ('epoch_digest_2', '${digest.value}')`);
    expect(await retrievedFrom(late)).toEqual({ erased: null, living: null });

    // With the log since then, the living push is back, and the erased one is erased.
    const replayed = await copyOf(join(primary.directory, "data", "pg_wal"));
    expect(await openIn(replayed)).toBe(1);
    expect(await retrievedFrom(replayed)).toEqual({ erased: null, living: LIVING });
  });
});
