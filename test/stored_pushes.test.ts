// Pushes as the SQLite engine stores them: key slots, audit logs in pieces, and the seals that a rotation renews.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import type { NewPush } from "../src/model/push.ts";
import { Connection } from "../src/store/sqlite/connection.ts";
import { Db } from "../src/store/sqlite/db.ts";
import { KeySlots, WRAPPED_KEY_BYTES } from "../src/store/sqlite/key_slots.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { makeTempDir } from "./harness.ts";
import { scan } from "./processes.ts";
import { engineOf } from "./engine.ts";
import { PLAIN_PUSH } from "./plain_push.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
setDefaultTimeout(60_000);

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const outcome = (write: Promise<unknown>): Promise<unknown> =>
  write.then(
    () => "stored",
    (error: unknown) => error,
  );

describe("key slots", () => {
  function openSlots(path = join(root, "slots.db")) {
    const db = new Db({ path });
    db.migrate();
    db.close();
    const connection = new Connection({ path, busyTimeoutMs: 1_000, onDamage: () => {} });
    const find = connection.prepare<{ wrapped_key: Uint8Array }>(
      "SELECT wrapped_key FROM key_slots WHERE slot = $slot",
    );
    return {
      slots: new KeySlots(connection),
      write: <T>(run: () => T): T => connection.database.transaction(run).immediate(),
      keyIn: (slot: number) => find.get({ slot })?.wrapped_key,
      close: () => connection.close(),
    };
  }
  const newKey = () => crypto.getRandomValues(new Uint8Array(WRAPPED_KEY_BYTES));

  test("hold a key, another one in its place, and nothing after its end", () => {
    const { write, close, slots, keyIn } = openSlots();
    const [key, other] = [newKey(), newKey()];
    const slot = write(() => slots.put(key));
    expect(keyIn(slot)).toEqual(key);
    write(() => slots.replace(slot, other));
    expect(keyIn(slot)).toEqual(other);
    write(() => slots.destroy(slot));
    expect(keyIn(slot)).toEqual(new Uint8Array(WRAPPED_KEY_BYTES));
    close();
  });

  test("are found again where another connection has freed them", () => {
    const path = join(root, "shared slots.db");
    const [one, other] = [openSlots(path), openSlots(path)];
    const filled = one.write(() => Array.from({ length: 500 }, () => one.slots.put(newKey())));
    other.write(() => filled.forEach((slot) => other.slots.destroy(slot)));
    const highest = Math.max(...one.write(() => Array.from({ length: 500 }, () => one.slots.put(newKey()))));
    expect(highest).toBeLessThan(600);
    one.close();
    other.close();
  });

  test("are used again, so there are as many as keys were alive at once", () => {
    const { write, close, slots } = openSlots(join(root, "slots used again.db"));
    for (let round = 0; round < 20; round += 1) {
      const used = write(() => Array.from({ length: 5 }, () => slots.put(newKey())));
      expect(new Set(used)).toEqual(new Set([1, 2, 3, 4, 5]));
      write(() => used.forEach((slot) => slots.destroy(slot)));
    }
    close();
  });

  test("refuse a key of another length, which could not be overwritten in place", () => {
    const { write, close, slots } = openSlots();
    expect(() => write(() => slots.put(new Uint8Array(32)))).toThrow("60 bytes");
    close();
  });

  test("leave no byte of a destroyed key in any file, whatever was done around it", () => {
    const { write, close, slots, keyIn } = openSlots();
    const alive: number[] = [];
    const destroyed: Uint8Array[] = [];
    let step = 0;
    for (let round = 0; round < 30; round += 1) {
      write(() => {
        for (let n = 0; n < 40; n += 1) alive.push(slots.put(newKey()));
      });
      write(() => {
        for (let n = 0; n < 30; n += 1) {
          step += 7_919; // a prime: wanders over the whole list
          const [slot = 0] = alive.splice(step % alive.length, 1);
          destroyed.push((keyIn(slot) ?? new Uint8Array()).slice());
          slots.destroy(slot);
        }
      });
    }
    const survivors = alive.map((slot) => (keyIn(slot) ?? new Uint8Array()).slice());
    close();
    const bytes = scan(root);
    expect(destroyed.filter((key) => bytes.includes(Buffer.from(key.subarray(0, 16)))).length).toBe(0);
    expect(survivors.filter((key) => bytes.includes(Buffer.from(key))).length).toBe(alive.length);
  });
});

const createPush = (store: Store, fields: Partial<NewPush> = {}) =>
  store.pushes.create(
    {
      lookup: crypto.getRandomValues(new Uint8Array(32)),
      ownerId: null,
      ...PLAIN_PUSH,
      createdAtMs: 1,
      expiresAtMs: 2,
      expireAfterDays: 1,
      expireAfterViews: 1,
      ...fields,
    },
    {
      sealed: { wrappedKey: new Uint8Array(WRAPPED_KEY_BYTES), payload: new Uint8Array(40) },
      labels: null,
      files: [],
    },
    { ip: "192.0.2.1", userAgent: "maker", referrer: "" },
  );

test("a push of a user who has been removed is refused, and nothing of it is stored", async () => {
  const store = openStore({ dataDir: join(root, "removed"), exclusive: true });
  const user = await store.accounts.createUser({ email: "ann@example.org", passwordHash: "-", admin: false, nowMs: 1 });
  const create = () => createPush(store, { ownerId: user?.id ?? 0 });
  await create();
  await store.accounts.removeUser(user?.id ?? 0);
  expect(await outcome(create())).toMatchObject({ code: "unauthorized" });
  expect(await store.pushes.count(0)).toEqual({ all: 1, active: 1 });
  store.close();
});

test("logs that were written in turns are read each on its own, and a long one is purged piece by piece", async () => {
  const dataDir = join(root, "logs");
  const store = openStore({ dataDir, exclusive: true });
  const visitor = (userAgent: string) => ({ ip: "192.0.2.1", userAgent, referrer: "" });
  const many = { expiresAtMs: 1_000_000, expireAfterViews: 2_000 };
  const [purged, kept] = [await createPush(store, many), await createPush(store, many)];
  const views = 1_203;
  await Promise.all(
    Array.from({ length: views }, async (_, n) => {
      await store.pushes.claimView(purged, visitor(`purged ${n}`), 2 + n, 0);
      await store.pushes.claimView(kept, visitor(`kept ${n}`), 2 + n, 0);
    }),
  );
  const page = async (id: number, offset: number) =>
    (await store.pushes.auditLog(id, { limit: 3, offset })).map(({ userAgent }) => userAgent);
  expect(await page(kept.id, 0)).toEqual(["maker", "kept 0", "kept 1"]);
  expect(await page(purged.id, 600)).toEqual(["purged 599", "purged 600", "purged 601"]);
  expect(await page(kept.id, views - 1)).toEqual([`kept ${views - 2}`, `kept ${views - 1}`]);
  expect(await page(kept.id, views + 1)).toEqual([]);

  await store.pushes.expireByHand(purged.id, visitor("end"), 5_000);
  const steps: Array<{ done: number; more: boolean }> = [];
  do steps.push(await engineOf(store).purge("anonymous", 6_000, 7_000, 0));
  while (steps.at(-1)?.more);
  // 1,205 entries, 500 at a time; the last step finds nothing more.
  expect(steps.map(({ done }) => done)).toEqual([0, 0, 1, 0]);
  const left = engineOf(store).db.prepare<{ push: number; n: number }>(
    "SELECT push_id AS push, count(*) AS n FROM audit_entries GROUP BY push_id",
  );
  expect(left.all({})).toEqual([{ push: kept.id, n: views + 1 }]);
  expect(await page(kept.id, 1_000)).toEqual(["kept 999", "kept 1000", "kept 1001"]);
  store.close();
});

describe("the seals that a rotation renews", () => {
  const key = (byte: number) => new Uint8Array(WRAPPED_KEY_BYTES).fill(byte);

  test("include those of pushes that still wait for their commit", async () => {
    const store = openStore({ dataDir: join(root, "waiting"), exclusive: true });
    const created = [createPush(store), createPush(store), createPush(store)];
    const seals = await store.rotation.sealsAfter(0, 2);
    expect(seals.map(({ id }) => id)).toEqual([1, 2]);
    expect((await store.rotation.sealsAfter(2, 2)).map(({ id }) => id)).toEqual([3]);
    await Promise.all(created);
    store.close();
  });

  test("never bring back the key of a push that expired in between, nor touch the push that has its place", async () => {
    const store = openStore({ dataDir: join(root, "replaced"), exclusive: true });
    const [gone, stays] = [await createPush(store), await createPush(store)];
    const read = await store.rotation.sealsAfter(0, 10);
    await store.pushes.expireByHand(gone.id, { ip: "192.0.2.1", userAgent: "", referrer: "" }, 5_000);
    const heir = await createPush(store); // takes over the slot
    await store.rotation.replaceSeals(
      read.map((seals) => ({ read: seals, wrappedKey: key(seals.id), labels: null })),
      stays.id,
    );
    const after = await store.rotation.sealsAfter(0, 10);
    expect(after.map(({ id, wrappedKey }) => [id, wrappedKey && new Uint8Array(wrappedKey)])).toEqual([
      [gone.id, null],
      [stays.id, key(stays.id)],
      [heir.id, key(0)],
    ]);
    expect(await store.rotation.progress()).toEqual({ done: stays.id, total: heir.id });
    const slots = engineOf(store).db.prepare<{ n: number }>("SELECT count(*) AS n FROM key_slots").get({});
    expect(slots).toEqual({ n: 2 });
    store.close();
  });
});
