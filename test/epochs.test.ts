// Gone is gone, a while later: keys that PostgreSQL keeps in data files, logs and backups after they were erased open no more
// once their epoch has ended. Somebody who has all of that, the master key and what is in the bucket tries.

import { SQL } from "bun";
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { open } from "../src/base/crypto.ts";
import { Keyring } from "../src/base/keyring.ts";
import { EpochObjects } from "../src/store/blobs/epoch_objects.ts";
import type { S3Place } from "../src/store/blobs/sigv4.ts";
import type { Store } from "../src/store/index.ts";
import { hasPostgres, sharedCluster } from "./postgres.ts";
import { hasS3, newBucket } from "./s3.ts";
import { CLIENT, createPush, newPostgresPlace, type PostgresPlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const KEY = "ab".repeat(32);
const HORIZON_MS = 600_000;
/** By then every node knows a new epoch. */
const SETTLED_MS = 61_000;
/** Nodes have opened the database after the test has looked at its clock. */
const LATE_MS = 60_000;
const MASTER = new Uint8Array(Buffer.from(KEY, "hex"));

describe.skipIf(!hasPostgres() || !hasS3())("PostgreSQL", () => {
  let place: PostgresPlace;
  let bucket: S3Place;
  let objects: EpochObjects;
  let nodes: [Store, Store];
  let sql: SQL;
  let nowMs = Date.now();
  const openNode = (more: object = {}) =>
    place.open({ key: KEY, s3: { place: bucket, leftBehindAfterMs: 86_400_000 }, eraseHorizonMs: HORIZON_MS, ...more });
  beforeAll(async () => {
    place = await newPostgresPlace();
    bucket = await newBucket();
    objects = new EpochObjects(bucket);
    nodes = [await openNode(), await openNode()];
    sql = new SQL(place.url, { max: 1, connection: { search_path: place.schema } } as SQL.Options);
  });
  afterAll(async () => {
    for (const node of nodes ?? []) await node.close();
    await sql?.close();
    await place?.remove();
  });

  const newPush = (store: Store) => createPush(store, { createdAtMs: nowMs, expiresAtMs: nowMs + 10 ** 9 });
  const pass = (store: Store) =>
    store.maintenance.maintain({ nowMs, purgeAnonymousBeforeMs: null, purgeOwnedBeforeMs: null });
  const storedKey = async (id: number): Promise<Uint8Array> => {
    const [row] = await sql.unsafe(`SELECT wrapped_key FROM push_keys WHERE push_id = ${id}`);
    return new Uint8Array(row.wrapped_key);
  };
  /** Whether the bytes of a stored key open for somebody who has the master key and whatever the bucket holds now. */
  const opensForThief = async (lookup: Uint8Array, stored: Uint8Array): Promise<boolean> => {
    const epochKeys = new Keyring(MASTER).purpose("epoch keys");
    for (const epoch of await objects.list()) {
      const sealed = await objects.read(epoch);
      const key = sealed && epochKeys.open(sealed, `epoch ${epoch}`);
      if (key && open(key, stored, lookup)) return true;
    }
    return false;
  };

  test("stores each wrapped key under the key of an epoch, which the database does not have", async () => {
    const push = await newPush(nodes[0]);
    const found = await nodes[1].pushes.findSealed(push.lookup);
    const stored = await storedKey(push.id);
    expect(stored.length).toBe((found?.sealed?.wrappedKey.length ?? 0) + 28);
    expect(Buffer.from(stored).includes(Buffer.from(found?.sealed?.wrappedKey ?? []))).toBe(false);
    expect(await objects.list()).toEqual([1]);
    expect(Buffer.from((await objects.read(1)) ?? []).length).toBe(60);
  });

  test("opens nothing of what was erased once the horizon has passed, and everything that lives", async () => {
    const [erased, living, large] = [await newPush(nodes[0]), await newPush(nodes[1]), await newPush(nodes[0])];
    const before = await nodes[0].pushes.findSealed(living.lookup);
    const remains = await storedKey(erased.id);
    // PostgreSQL has the bytes on the disk, and keeps them there for as long as it likes. In its log they may be in two
    // parts, on either side of a page's end; after a checkpoint they are in the table too.
    await sql.unsafe("CHECKPOINT");
    expect(await filesHold((await sharedCluster()).directory, remains)).toBe(true);
    await nodes[0].pushes.expireByHand(erased.id, CLIENT, nowMs);
    expect(await opensForThief(erased.lookup, remains)).toBe(true);

    nowMs += HORIZON_MS + LATE_MS;
    await pass(nodes[0]); // a new epoch begins
    expect((await objects.list()).toSorted()).toEqual([1, 2]);
    nowMs += SETTLED_MS;
    await pass(nodes[0]); // the old one ends
    expect(await objects.list()).toEqual([2]);
    expect(await opensForThief(erased.lookup, remains)).toBe(false);
    expect(await opensForThief(living.lookup, await storedKey(living.id))).toBe(true);
    for (const node of nodes) {
      const after = await node.pushes.findSealed(living.lookup);
      expect(Buffer.from(after?.sealed?.wrappedKey ?? [])).toEqual(Buffer.from(before?.sealed?.wrappedKey ?? []));
      expect((await node.pushes.findSealed(large.lookup))?.sealed).not.toBeNull();
    }
  });

  test("takes no push under an epoch that has ended, and takes it once the node has learned of the next", async () => {
    // A node that sleeps through it all: its sign of life would have told it.
    const sleeper = await openNode();
    nowMs += HORIZON_MS;
    await pass(nodes[0]);
    nowMs += SETTLED_MS;
    await pass(nodes[0]);
    const outcome = await newPush(sleeper).then(
      () => "stored",
      (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
    );
    // It may have looked in between, by itself.
    expect(["stored", "unavailable: The store cannot accept writes right now. Nothing was stored."]).toContain(outcome);
    const endMs = performance.now() + 30_000;
    let stored = false;
    while (!stored && performance.now() < endMs) {
      stored = await newPush(sleeper).then(
        () => true,
        () => false,
      );
      if (!stored) await Bun.sleep(100);
    }
    expect(stored).toBe(true);
    const [row] = await sql.unsafe("SELECT min(epoch) AS oldest FROM push_keys");
    const [current] = await sql.unsafe("SELECT value::int AS epoch FROM meta WHERE key = 'epoch'");
    expect(row.oldest).toBe(current.epoch);
    await sleeper.close();
  });

  test("goes on where another node was cut off, and never loses a living key", async () => {
    const living = await Promise.all(Array.from({ length: 450 }, () => newPush(nodes[0])));
    nowMs += HORIZON_MS;
    await pass(nodes[0]);
    nowMs += SETTLED_MS;
    // Cut off after its first step.
    const stop = new AbortController();
    const cut = nodes[0].maintenance.maintain(
      { nowMs, purgeAnonymousBeforeMs: null, purgeOwnedBeforeMs: null },
      Object.assign(stop.signal, {}),
    );
    stop.abort();
    await cut;
    expect(await objects.list()).toHaveLength(2);
    await Promise.all([pass(nodes[1]), pass(nodes[0])]);
    expect(await objects.list()).toHaveLength(1);
    for (const { lookup } of living) expect((await nodes[1].pushes.findSealed(lookup))?.sealed).not.toBeNull();
    const fresh = await openNode();
    expect((await fresh.pushes.findSealed(living[7]?.lookup ?? new Uint8Array()))?.sealed).not.toBeNull();
    await fresh.close();
  });

  test("is refused without the bucket that has its keys, and says what remains where there is none", async () => {
    expect(place.open({ key: KEY })).rejects.toThrow("name it with blobs.url");
    const bare = await newPostgresPlace();
    const store = await bare.open({ key: KEY });
    expect(store.notices.join(" ")).toContain("No bucket is set, so there are no epoch keys");
    const push = await newPush(store);
    await store.close();
    // A bucket that comes later is used from then on, for what is there already too.
    const later = await newBucket();
    const with_ = () =>
      bare.open({ key: KEY, s3: { place: later, leftBehindAfterMs: 86_400_000 }, eraseHorizonMs: HORIZON_MS });
    const again = await with_();
    expect((await again.pushes.findSealed(push.lookup))?.sealed?.wrappedKey.length).toBe(60);
    nowMs += SETTLED_MS + LATE_MS;
    await pass(again);
    const [row] = await sql.unsafe(`SELECT epoch, octet_length(wrapped_key) AS length FROM "${bare.schema}".push_keys`);
    expect([row.epoch > 0, row.length]).toEqual([true, 88]);
    expect((await again.pushes.findSealed(push.lookup))?.sealed?.wrappedKey.length).toBe(60);
    await again.close();
    await bare.remove();
  });
});

/** Looks for bytes in every file of a cluster: tables and the write-ahead log. */
async function filesHold(directory: string, bytes: Uint8Array): Promise<boolean> {
  for (const name of readdirSync(join(directory, "data"), { recursive: true }) as string[]) {
    const path = join(directory, "data", name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile() && readFileSync(path).includes(Buffer.from(bytes))) return true;
  }
  return false;
}
