// Gone is gone, a while later: keys that PostgreSQL keeps in data files, logs and backups after they were erased open no more
// once their epoch has ended. Somebody who has all of that, the master key and what is in the bucket tries.

import { SQL } from "bun";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { open } from "../src/base/crypto.ts";
import { Keyring } from "../src/base/keyring.ts";
import { Bucket } from "../src/store/blobs/bucket.ts";
import { EpochObjects } from "../src/store/blobs/epoch_objects.ts";
import { type S3Place, signedRequest } from "../src/store/blobs/sigv4.ts";
import type { Store } from "../src/store/index.ts";
import { Connection } from "../src/store/postgres/connection.ts";
import { Epochs } from "../src/store/postgres/epochs.ts";
import { needs } from "./needs.ts";
import { sharedCluster } from "./postgres.ts";
import { epochKeysIn, newBucket } from "./s3.ts";
import { type Behaviour, HANG, type S3Proxy, s3Proxy } from "./s3_proxy.ts";
import { CLIENT, createPush, newPostgresPlace, type PostgresPlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const KEY = "ab".repeat(32);
const HORIZON_MS = 600_000;
/** By then every node knows a new epoch. */
const SETTLED_MS = 61_000;
/** Nodes have opened the database after the test has looked at its clock. */
const LATE_MS = 60_000;
const MASTER = new Uint8Array(Buffer.from(KEY, "hex"));

needs("postgresql", "s3").describe("PostgreSQL", () => {
  let place: PostgresPlace;
  let bucket: S3Place;
  let objects: ReturnType<typeof epochKeysIn>;
  let nodes: [Store, Store];
  let sql: SQL;
  let nowMs = Date.now();
  const openNode = (more: object = {}) =>
    place.open({
      key: KEY,
      shared: { place: bucket, leftBehindAfterMs: 86_400_000 },
      eraseHorizonMs: HORIZON_MS,
      ...more,
    });
  beforeAll(async () => {
    place = await newPostgresPlace();
    bucket = await newBucket();
    objects = epochKeysIn(bucket);
    nodes = [await openNode(), await openNode()];
    sql = new SQL(place.url, { max: 1, connection: { search_path: place.schema } } as SQL.Options);
  });
  afterAll(async () => {
    for (const node of nodes ?? []) await node.close();
    await sql?.close();
    await place?.remove();
  });

  const newPush = (store: Store) => createPush(store, { createdAtMs: nowMs, expiresAtMs: nowMs + 10 ** 9 });
  const pass = (store: Store) => store.maintenance.renewKeys?.(nowMs);
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
    // Too early: not every node knows of the new one.
    await pass(nodes[0]);
    expect((await objects.list()).toSorted()).toEqual([1, 2]);
    const [oldest] = await sql.unsafe("SELECT value FROM meta WHERE key = 'oldest_epoch'");
    expect(oldest?.value ?? "1").toBe("1");
    const earlier = await storedKey(living.id);
    nowMs += SETTLED_MS;
    await pass(nodes[0]); // the old one ends
    expect(await objects.list()).toEqual([2]);
    // Nodes forget its key too: bytes of before open no more, whoever writes them back.
    const renewed = await storedKey(living.id);
    const write = (epoch: number, key: Uint8Array) =>
      sql.unsafe("UPDATE push_keys SET epoch = $1::int, wrapped_key = $2::bytea WHERE push_id = $3::bigint", [
        epoch,
        key,
        living.id,
      ]);
    for (const node of nodes) await pass(node); // both learn of the end
    await write(1, earlier);
    for (const node of nodes) {
      const unopened = (await node.pushes.findSealed(living.lookup))?.sealed?.wrappedKey;
      expect(Buffer.from(unopened ?? [])).toEqual(Buffer.from(earlier));
    }
    await write(2, renewed);
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
    const cut = nodes[0].maintenance.renewKeys?.(nowMs, stop.signal);
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

  test("keys of another service in the same folder stay when this one's end", async () => {
    const folder = new EpochObjects(new Bucket(bucket));
    const theirs = { epoch: 1, digest: "c".repeat(64) };
    await folder.write(theirs, new Uint8Array(60).fill(7));
    nowMs += HORIZON_MS;
    await pass(nodes[0]);
    nowMs += SETTLED_MS;
    await pass(nodes[0]);
    expect(await objects.list()).toHaveLength(2);
    expect(await folder.list()).toContainEqual(theirs);
    await folder.remove(theirs);
  });

  test("a key that ends while another node seals it anew stays deleted", async () => {
    const proxy = await s3Proxy(bucket);
    const db = new Connection({ url: place.url, schema: place.schema });
    const slow = new Epochs(db, {
      objects: new EpochObjects(new Bucket(proxy.place)),
      keys: new Keyring(MASTER),
      horizonMs: HORIZON_MS,
    });
    await slow.start(nowMs);
    const [ending = 0] = await objects.list();
    let held = 0;
    proxy.behave(async ({ method }) => {
      if (method !== "PUT" || held > 0) return false;
      held += 1;
      nowMs += HORIZON_MS + LATE_MS;
      await pass(nodes[0]);
      nowMs += SETTLED_MS;
      await pass(nodes[0]);
      expect(await objects.list()).not.toContain(ending);
      return false;
    });
    await slow.resealKeys();
    expect([held, await objects.list()]).toEqual([1, [ending + 1]]);
    await db.close();
    proxy.stop();
  });

  describe("with a bucket that", () => {
    let proxy: S3Proxy;
    let own: PostgresPlace;
    beforeEach(async () => {
      proxy = await s3Proxy(await newBucket());
      own = await newPostgresPlace();
    });
    afterEach(async () => {
      proxy.stop();
      await own.remove();
    });
    const start = () =>
      own.open({
        key: KEY,
        shared: { place: proxy.place, leftBehindAfterMs: 86_400_000, timeoutMs: 1_000 },
        eraseHorizonMs: HORIZON_MS,
      });
    const isKey = (path: string) => /epochs[/]\d/.test(path);
    const keyOf = async (store: Store, lookup: Uint8Array) =>
      Buffer.from((await store.pushes.findSealed(lookup))?.sealed?.wrappedKey ?? []).toString("hex");

    test("ignores If-None-Match, nodes that begin at once use one key, and no push is lost after a restart", async () => {
      for (let round = 0; round < 4; round += 1) {
        const fresh = await newPostgresPlace();
        const bucket = await s3Proxy(await newBucket());
        const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
        let written = 0;
        bucket.behave(async ({ method, path, pass }) => {
          if (!isKey(path)) return false;
          if (method === "PUT") written += 1;
          // The slower one writes when the quicker one has read what it wrote.
          if (method === "PUT" && written > 1) await isRead;
          await Bun.sleep(Math.random() * 60);
          await pass(["if-none-match"]);
          if (method === "GET") read();
          return true;
        });
        const node = () => fresh.open({ key: KEY, shared: { place: bucket.place, leftBehindAfterMs: 86_400_000 } });
        const both = await Promise.all([node(), node(), node()]);
        const stored = new Map<Uint8Array, string>();
        for (const store of both) {
          const push = await newPush(store);
          stored.set(push.lookup, await keyOf(store, push.lookup));
        }
        for (const store of both) await store.close();
        const after = await node();
        for (const [lookup, key] of stored) expect(await keyOf(after, lookup)).toBe(key);
        await after.close();
        bucket.stop();
        await fresh.remove();
      }
    });

    test("takes a write long after it was given up, no key that is in use is replaced", async () => {
      let late = new Request(proxy.place.endpoint);
      proxy.behave(async ({ method, path, body }) => {
        if (method !== "PUT" || !isKey(path)) return false;
        const key = path.slice(`/${proxy.place.bucket}/`.length);
        late = signedRequest(proxy.place, { method, key, body: await body() });
        return true;
      });
      const [given] = await Promise.allSettled([start()]);
      expect(given?.status).toBe("rejected");
      proxy.behave(null);
      const node = await start();
      const push = await newPush(node);
      const key = await keyOf(node, push.lookup);
      await node.close();
      expect((await fetch(late)).status).toBe(200);
      const after = await start();
      expect(await keyOf(after, push.lookup)).toBe(key);
      await after.close();
    });

    test.each([
      ["other bytes", async () => crypto.getRandomValues(new Uint8Array(60))],
      [
        "the key of another moment",
        async () => {
          const other = new Keyring(MASTER).purpose("epoch keys");
          return other.seal(crypto.getRandomValues(new Uint8Array(32)), "epoch 1");
        },
      ],
      ["nothing", async () => null],
    ])("returns %s for the key of an epoch is refused, and no push counts as damaged", async (_what, made) => {
      const bytes = await made();
      const lie: Behaviour = ({ method, path, response }) => {
        if (method !== "GET" || !isKey(path)) return false;
        response.writeHead(bytes === null ? 404 : 200);
        response.end(bytes ?? "");
        return true;
      };
      // At the beginning of an epoch: nothing is sealed under what cannot be read back.
      proxy.behave(lie);
      expect(start()).rejects.toThrow(/The bucket does not return the key of epoch 1/);
      await start().catch(() => {});
      proxy.behave(null);
      const node = await start();
      const push = await newPush(node);
      const key = await keyOf(node, push.lookup);
      // Once it has begun: a node does not start.
      proxy.behave(lie);
      const says =
        bytes === null
          ? /The key of epoch 1 is not in the place that blobs\.url names/
          : /does not return the key of epoch 1/;
      expect(start()).rejects.toThrow(says);
      await start().catch(() => {});
      // And one that runs does not take a push for damaged whose key it needs.
      nowMs += HORIZON_MS + LATE_MS;
      proxy.behave(null);
      const other = await start();
      await pass(other);
      const later = await newPush(other);
      proxy.behave(lie);
      const [found] = await Promise.allSettled([node.pushes.findSealed(later.lookup)]);
      expect(found).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
      expect(node.maintenance.isDamaged).toBe(false);
      proxy.behave(null);
      expect(await keyOf(node, later.lookup)).toBe(await keyOf(other, later.lookup));
      expect(await keyOf(other, push.lookup)).toBe(key);
      for (const store of [node, other]) await store.close();
    });

    test("hangs keeps no push from being made, handed out or erased, and a node from its start", async () => {
      const node = await start();
      const [open, erased] = [await newPush(node), await newPush(node)];
      proxy.behave(HANG);
      nowMs += HORIZON_MS + LATE_MS;
      let settled = false;
      const renewing = Promise.resolve(pass(node)).then(
        () => "done",
        (error: Error & { code: string }) => error.code,
      );
      void renewing.then(() => (settled = true));
      const again = await newPush(node);
      for (const push of [open, again]) {
        expect(await node.pushes.claimView(push, CLIENT, nowMs, 0)).toMatchObject({ viewsCounted: 1 });
      }
      const atMs = erased.expiresAtMs + 1;
      const times = { nowMs: atMs, purgeAnonymousBeforeMs: null, purgeOwnedBeforeMs: null };
      expect(await node.maintenance.maintain(times)).toMatchObject({ expired: 2 });
      expect(settled).toBe(false);
      expect(await renewing).toBe("unavailable");
      expect(start()).rejects.toThrow(/cannot be used: S3: no answer within 1 s/);
      await start().catch(() => {});
      proxy.behave(null);
      await pass(node);
      await node.close();
    });
  });

  test("is refused without the bucket that has its keys, and says what remains where there is none", async () => {
    expect(place.open({ key: KEY })).rejects.toThrow("name it with blobs.url");
    const bare = await newPostgresPlace();
    const store = await bare.open({ key: KEY });
    expect(store.notices.join(" ")).toContain("blobs.url is not set, so there are no epoch keys");
    const push = await newPush(store);
    await store.close();
    // A bucket that comes later is used from then on, for what is there already too.
    const later = await newBucket();
    const with_ = () =>
      bare.open({ key: KEY, shared: { place: later, leftBehindAfterMs: 86_400_000 }, eraseHorizonMs: HORIZON_MS });
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
