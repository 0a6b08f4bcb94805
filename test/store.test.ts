// What the database connection promises: writes share commits without sharing failures, and an answer
// means that the disk has it. Then what the store's tables promise.

import { Database, SQLiteError } from "bun:sqlite";
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";

import { AppError } from "../src/base/errors.ts";
import type { NewPush } from "../src/model/push.ts";
import { Db, type DbOptions } from "../src/store/sqlite/db.ts";
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
let files = 0;
const newPath = (): string => join(root, `${(files += 1)}.db`);

const NOTES = `
  CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE replies (note_id INTEGER NOT NULL REFERENCES notes (id) ON DELETE CASCADE, text TEXT NOT NULL) STRICT;`;

/** A database with notes and replies, and a second connection as another process would have it. */
function open(options: Partial<DbOptions> = {}) {
  const path = options.path ?? newPath();
  const db = new Db({ path, migrations: [NOTES], ...options });
  db.migrate();
  const other = new Database(path, { strict: true });
  const insert = db.prepare("INSERT INTO notes (text) VALUES ($text)");
  return {
    db,
    other,
    path,
    add: (text: string) => db.write(() => void insert.run({ text })),
    /** What the other connection sees. */
    seen: () =>
      other
        .query<{ text: string }, []>("SELECT text FROM notes ORDER BY id")
        .all()
        .map(({ text }) => text),
    close() {
      other.close();
      db.close();
    },
  };
}

const outcome = (write: Promise<unknown>): Promise<unknown> =>
  write.then(
    () => "stored",
    (error: unknown) => error,
  );

describe("group commit", () => {
  test("resolves a write only once another connection sees it", async () => {
    const { add, seen, close } = open();
    const seenWhenResolved = [1, 2, 3].map((n) => add(`note ${n}`).then(() => seen()));
    expect(seen()).toEqual([]);
    for (const texts of await Promise.all(seenWhenResolved)) expect(texts).toEqual(["note 1", "note 2", "note 3"]);
    close();
  });

  test("shares one commit among the writes of a turn, as many as are allowed", async () => {
    for (const [maxWritesPerCommit, commits] of [
      [256, 1],
      [4, 3],
      [1, 10],
    ] as const) {
      const { db, other, add, close } = open({ maxWritesPerCommit });
      // The other connection's data_version changes with each commit that it did not make.
      const version = () => other.query<{ data_version: number }, []>("PRAGMA data_version").get()?.data_version;
      const versions = new Set([version()]);
      await Promise.all(Array.from({ length: 10 }, (_, n) => add(`note ${n}`).then(() => versions.add(version()))));
      expect(versions.size - 1).toBe(commits);
      expect(db.prepare<{ n: number }>("SELECT count(*) AS n FROM notes").get({})?.n).toBe(10);
      close();
    }
  });

  test("lets a failing write harm no other, and undoes all that it had done", async () => {
    const { db, add, seen, close } = open();
    const insert = db.prepare("INSERT INTO notes (text) VALUES ($text)");
    const halfDone = db.write(() => {
      insert.run({ text: "half done" });
      throw new Error("second thoughts");
    });
    const outcomes = await Promise.all(
      [add("first"), add("first"), halfDone, db.write(() => insert.run({})), add("last")].map(outcome),
    );
    expect(outcomes[0]).toBe("stored");
    expect((outcomes[1] as SQLiteError).code).toBe("SQLITE_CONSTRAINT_UNIQUE");
    expect(outcomes[2]).toEqual(new Error("second thoughts"));
    expect(outcomes[3]).toBeInstanceOf(Error); // a parameter is missing: the caller's mistake, and only its
    expect(outcomes[4]).toBe("stored");
    expect(seen()).toEqual(["first", "last"]);
    close();
  });

  test("rejects every write of a batch that could not be stored, and stores the next batch", async () => {
    const { add, seen, other, close } = open({ busyTimeoutMs: 20 });
    other.run("BEGIN IMMEDIATE");
    for (const failed of await Promise.all([add("a"), add("b")].map(outcome))) {
      expect(failed).toBeInstanceOf(AppError);
      expect((failed as AppError).code).toBe("unavailable");
      expect((failed as AppError).cause).toBeInstanceOf(SQLiteError);
    }
    other.run("ROLLBACK");
    expect(seen()).toEqual([]);
    await add("c");
    expect(seen()).toEqual(["c"]);
    close();
  });

  test("waits for another process that writes, up to its timeout, and does other things meanwhile", async () => {
    const { add, path, seen, close } = open();
    const holder = Bun.spawn(
      [
        process.execPath,
        "-e",
        `const { Database } = require("bun:sqlite"); const db = new Database(process.argv[1]);
         db.run("BEGIN IMMEDIATE"); db.run("INSERT INTO notes (text) VALUES ('theirs')");
         console.log("holding"); prompt(); db.run("COMMIT");`,
        path,
      ],
      { stdin: "pipe", stdout: "pipe" },
    );
    await holder.stdout.getReader().read();
    const added = add("ours");
    // The other one is let go by this process, which it can only do if the wait leaves it the time.
    for (let turns = 0; turns < 20; turns += 1) await Bun.sleep(5);
    await holder.stdin.write("\n");
    await holder.stdin.end();
    await added;
    expect(seen()).toEqual(["theirs", "ours"]);
    expect(await holder.exited).toBe(0);
    close();
  });

  test("a store that fails in the middle of a batch stores none of it", async () => {
    const { db, add, seen, close } = open();
    const size = db.prepare<{ page_count: number }>("PRAGMA page_count").get({})?.page_count ?? 0;
    // No file system needed to run out of space: the database may not grow.
    db.prepare(`PRAGMA max_page_count = ${size}`).get({});
    const insert = db.prepare("INSERT INTO notes (text) VALUES ($text)");
    const large = () => db.write(() => void insert.run({ text: "x".repeat(50_000) }));
    for (const failed of await Promise.all([add("small"), large(), add("other")].map(outcome))) {
      expect((failed as AppError).code).toBe("unavailable");
    }
    expect(seen()).toEqual([]);
    db.prepare("PRAGMA max_page_count = 1000000").get({});
    await add("again");
    expect(seen()).toEqual(["again"]);
    close();
  });

  test("closing finishes what is queued; afterwards writes are refused and nothing is left running", async () => {
    const { db, add, other, seen } = open();
    const queued = [add("one"), add("two")];
    db.close();
    expect(await Promise.all(queued.map(outcome))).toEqual(["stored", "stored"]);
    expect(seen()).toEqual(["one", "two"]);
    // The turn of the event loop that the commit was meant for still comes.
    await new Promise((resolve) => setImmediate(resolve));
    const late = await outcome(add("three"));
    expect((late as AppError).code).toBe("unavailable");
    expect(seen()).toEqual(["one", "two"]);
    other.close();
  });

  test("a closed database leaves one file, its log emptied", async () => {
    const { add, close, path } = open();
    await add("x".repeat(10_000));
    expect(existsSync(`${path}-wal`)).toBe(true);
    close();
    expect(existsSync(`${path}-wal`)).toBe(false);
  });
});

describe("the connection", () => {
  test("is set to flush every commit, overwrite what is deleted and hold foreign keys", () => {
    const { db, close } = open();
    const pragma = (name: string) =>
      Object.values(db.prepare<Record<string, unknown>>(`PRAGMA ${name}`).get({}) ?? {})[0];
    expect(["journal_mode", "synchronous", "secure_delete", "foreign_keys", "busy_timeout"].map(pragma)).toEqual([
      "wal",
      2, // FULL
      1,
      1,
      5_000,
    ]);
    close();
  });

  test("refuses a row that refers to nothing, and deletes what belongs to a deleted row", async () => {
    const { db, add, close } = open();
    const reply = db.prepare("INSERT INTO replies (note_id, text) VALUES ($noteId, $text)");
    const orphan = await outcome(db.write(() => reply.run({ noteId: 7, text: "to nobody" })));
    expect((orphan as SQLiteError).code).toBe("SQLITE_CONSTRAINT_FOREIGNKEY");
    await add("note");
    await db.write(() => reply.run({ noteId: 1, text: "to somebody" }));
    await db.write(() => db.prepare("DELETE FROM notes").run({}));
    expect(db.prepare<{ n: number }>("SELECT count(*) AS n FROM replies").get({})?.n).toBe(0);
    close();
  });

  test("truncating the log empties it, and gives way to a reader instead of waiting", async () => {
    // Waiting would take a day, and this test with it.
    const { db, add, other, path, close } = open({ busyTimeoutMs: 24 * 3_600_000 });
    await add("x".repeat(10_000));
    other.run("BEGIN");
    other.query("SELECT * FROM notes").all();
    await add("y");
    expect(db.truncateLog()).toBe(false);
    other.run("COMMIT");
    expect(db.truncateLog()).toBe(true);
    expect(Bun.file(`${path}-wal`).size).toBe(0);
    await add("z");
    close();
  });

  test("keeps no snapshot of a read that followed a commit beyond its phase of the event loop", async () => {
    const { db, other, add, close } = open();
    await add("first");
    const read = db.prepare<{ text: string }>("SELECT text FROM notes");
    const written = add("second").then(() => read.all({}));
    // Queued behind the commit, so it runs in the same phase, before anything that arrives is looked at.
    const busy = new Promise<number | undefined>((resolve) =>
      setImmediate(() => {
        const row = other.query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)").get();
        resolve(row?.busy);
      }),
    );
    expect((await written).length).toBe(2);
    // A snapshot that is still open keeps the log from being emptied.
    expect(await busy).toBe(0);
    close();
  });
});

describe("key slots", () => {
  function openSlots() {
    const path = newPath();
    const db = new Db({ path });
    db.migrate();
    const find = db.prepare<{ wrapped_key: Uint8Array }>("SELECT wrapped_key FROM key_slots WHERE slot = $slot");
    return { db, slots: new KeySlots(db), keyIn: (slot: number) => find.get({ slot })?.wrapped_key };
  }
  const newKey = () => crypto.getRandomValues(new Uint8Array(WRAPPED_KEY_BYTES));

  test("hold a key, another one in its place, and nothing after its end", async () => {
    const { db, slots, keyIn } = openSlots();
    const [key, other] = [newKey(), newKey()];
    const slot = await db.write(() => slots.put(key));
    expect(keyIn(slot)).toEqual(key);
    await db.write(() => slots.replace(slot, other));
    expect(keyIn(slot)).toEqual(other);
    await db.write(() => slots.destroy(slot));
    expect(keyIn(slot)).toEqual(new Uint8Array(WRAPPED_KEY_BYTES));
    db.close();
  });

  test("are used again, so there are as many as keys were alive at once", async () => {
    const { db, slots } = openSlots();
    for (let round = 0; round < 20; round += 1) {
      const used = await db.write(() => Array.from({ length: 5 }, () => slots.put(newKey())));
      expect(new Set(used)).toEqual(new Set([1, 2, 3, 4, 5]));
      await db.write(() => used.forEach((slot) => slots.destroy(slot)));
    }
    db.close();
  });

  test("refuse a key of another length, which could not be overwritten in place", async () => {
    const { db, slots } = openSlots();
    expect(await outcome(db.write(() => slots.put(new Uint8Array(32))))).toBeInstanceOf(Error);
    db.close();
  });

  test("leave no byte of a destroyed key in any file, whatever was done around it", async () => {
    const { db, slots, keyIn } = openSlots();
    const alive: number[] = [];
    const destroyed: Uint8Array[] = [];
    let step = 0;
    for (let round = 0; round < 30; round += 1) {
      await db.write(() => {
        for (let n = 0; n < 40; n += 1) alive.push(slots.put(newKey()));
      });
      await db.write(() => {
        for (let n = 0; n < 30; n += 1) {
          step += 7_919; // a prime: wanders over the whole list
          const [slot = 0] = alive.splice(step % alive.length, 1);
          destroyed.push((keyIn(slot) ?? new Uint8Array()).slice());
          slots.destroy(slot);
        }
      });
    }
    const survivors = alive.map((slot) => (keyIn(slot) ?? new Uint8Array()).slice());
    db.close();
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
    expect(store.rotation.progress()).toEqual({ done: stays.id, total: heir.id });
    const slots = engineOf(store).db.prepare<{ n: number }>("SELECT count(*) AS n FROM key_slots").get({});
    expect(slots).toEqual({ n: 2 });
    store.close();
  });
});
