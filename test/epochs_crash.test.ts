// A node is killed with -9 while it turns the epoch: while it makes the new key, seals the keys of living pushes anew, and
// deletes the old one. Another node goes on. No living push is lost, and nothing is left under the old key.

import { SQL } from "bun";
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";

import { open } from "../src/base/crypto.ts";
import { Keyring } from "../src/base/keyring.ts";
import type { Store } from "../src/store/index.ts";
import { needs } from "./needs.ts";
import { ENVIRONMENT } from "./processes.ts";
import { epochKeysIn, newBucket } from "./s3.ts";
import { createPush, newPostgresPlace, type PostgresPlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const KEY = "ab".repeat(32);
const HORIZON_MS = 600_000;
/** By then every node knows a new epoch. */
const SETTLED_MS = 61_000;
/** More than two steps seal anew. */
const PUSHES = 450;

needs("postgresql", "s3").describe("PostgreSQL", () => {
  let place: PostgresPlace;
  let options: object;
  let objects: ReturnType<typeof epochKeysIn>;
  let survivor: Store;
  let sql: SQL;
  let nowMs = Date.now() + 60_000;
  /** The lookup of each push, and its key as the store was given it. */
  const living = new Map<Uint8Array, string>();
  beforeAll(async () => {
    place = await newPostgresPlace();
    const bucket = await newBucket();
    objects = epochKeysIn(bucket);
    options = { key: KEY, shared: { place: bucket, leftBehindAfterMs: 86_400_000 }, eraseHorizonMs: HORIZON_MS };
    // Without signs of life, it learns of an epoch in its passes only.
    survivor = await place.open({ ...options, exclusive: false });
    sql = new SQL(place.url, { max: 1, connection: { search_path: place.schema } } as SQL.Options);
    const times = { createdAtMs: nowMs, expiresAtMs: nowMs + 10 ** 10 };
    for (const { lookup } of await Promise.all(Array.from({ length: PUSHES }, () => createPush(survivor, times)))) {
      living.set(lookup, await keyOf(lookup));
    }
    await pass(nowMs); // what is there is under the first epoch, which has begun
  });
  afterAll(async () => {
    await survivor?.close();
    await sql?.close();
    await place?.remove();
  });

  const pass = (atMs: number) => survivor.maintenance.renewKeys?.(atMs);
  const keyOf = async (lookup: Uint8Array): Promise<string> =>
    Buffer.from((await survivor.pushes.findSealed(lookup))?.sealed?.wrappedKey ?? []).toString("hex");
  const epochKey = async (epoch: number): Promise<Uint8Array> => {
    const sealed = (await objects.read(epoch)) ?? new Uint8Array();
    const keys = new Keyring(new Uint8Array(Buffer.from(KEY, "hex"))).purpose("epoch keys");
    return keys.open(sealed, `epoch ${epoch}`) ?? new Uint8Array();
  };

  // The first transaction begins the epoch, the second closes the one before, the others seal anew.
  test.each([
    ["before EpochObjects.write 1"],
    ["after EpochObjects.write 1"],
    ["inside Connection.transaction 1"],
    ["after Connection.transaction 1"],
    ["inside Connection.transaction 2"],
    ["after Connection.transaction 2"],
    ["inside Connection.transaction 3"],
    ["after Connection.transaction 3"],
    ["inside Connection.transaction 4"],
    ["after Connection.transaction 5"],
    ["before EpochObjects.remove 1"],
    ["after EpochObjects.remove 1"],
  ])("loses no key, and keeps none under an epoch that has ended, where a node is killed %s", async (point) => {
    const [epoch = 0, ...others] = await objects.list();
    expect(others).toEqual([]);
    const before = await epochKey(epoch);
    const rows = () =>
      sql.unsafe("SELECT p.lookup, k.epoch, k.wrapped_key FROM push_keys k JOIN pushes p ON p.id = k.push_id");
    const opensBefore = (row: { lookup: Uint8Array; wrapped_key: Uint8Array }) =>
      open(before, row.wrapped_key, row.lookup) !== null;
    expect((await rows()).filter(opensBefore)).toHaveLength(PUSHES);

    const begin = nowMs + HORIZON_MS;
    const settled = begin + SETTLED_MS;
    const { signalCode, stderr } = Bun.spawnSync(
      [process.execPath, join(import.meta.dir, "programs/killed_at.ts"), point, "passes", `${begin}`, `${settled}`],
      {
        env: {
          ...ENVIRONMENT,
          STORE: JSON.stringify({
            dataDir: place.dataDir,
            exclusive: true,
            testClock: true,
            applicationVersion: "2.5.0",
            postgres: { url: place.url, schema: place.schema },
            ...options,
          }),
        },
        stderr: "pipe",
      },
    );
    expect([signalCode, stderr.toString()]).toEqual(["SIGKILL", ""]);
    for (const [lookup, key] of living) expect(await keyOf(lookup)).toBe(key);

    for (const atMs of [begin, settled]) await pass(atMs);
    nowMs = settled;
    const [next, ...more] = await objects.list();
    expect([next, more]).toEqual([epoch + 1, []]);
    const after = await rows();
    expect(after.filter(({ epoch }: { epoch: number }) => epoch !== next)).toEqual([]);
    expect(after.filter(opensBefore)).toEqual([]);
    const fresh = await place.open({ ...options, exclusive: false });
    for (const [lookup, key] of living) {
      const found = await fresh.pushes.findSealed(lookup);
      expect(Buffer.from(found?.sealed?.wrappedKey ?? []).toString("hex")).toBe(key);
    }
    await fresh.close();
  });
});
