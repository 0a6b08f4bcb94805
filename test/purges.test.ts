// The log of purges: every push that is gone is in it, and whoever writes to the database without the
// master key can neither remove a push nor write into the log unnoticed.

import { Database } from "bun:sqlite";
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";

import { randomBytes } from "../src/base/crypto.ts";
import { Keyring } from "../src/base/keyring.ts";
import { Log } from "../src/base/log.ts";
import { Sweeper } from "../src/domain/upkeep/sweeper.ts";
import { verifyDatabase } from "../src/store/maintenance/audit_export.ts";
import { WRAPPED_KEY_BYTES } from "../src/store/sqlite/key_slots.ts";
import { nextPurgeLink, PURGE_LOG_PURPOSE } from "../src/store/purges.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { readKey } from "../src/store/keys/key_file.ts";
import { backToSchema } from "./older_schema.ts";
import { makeTempDir, testClock } from "./harness.ts";
import { runProgram } from "./processes.ts";
import { engineOf } from "./engine.ts";
import { PLAIN_PUSH } from "./plain_push.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));
let numbered = 0;

const START_MS = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const visitor = { ip: "192.0.2.1", userAgent: "agent", referrer: "" };

/** Pushes with the ids 1 to `count`, of which every third one, `days[id % 3]`, lives for as many days. */
async function createPushes(store: Store, count: number, ownerId: number | null = null): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const days = 1 + (n % 3);
    await store.pushes.create(
      {
        lookup: randomBytes(32),
        ownerId,
        ...PLAIN_PUSH,
        createdAtMs: START_MS,
        expiresAtMs: START_MS + days * DAY_MS,
        expireAfterDays: days,
        expireAfterViews: 5,
      },
      {
        sealed: { wrappedKey: randomBytes(WRAPPED_KEY_BYTES), payload: randomBytes(80) },
        labels: null,
        files: [],
      },
      visitor,
    );
  }
}

async function sweep(store: Store, atMs: number): Promise<{ expired: number; purged: number }> {
  const sweeper = new Sweeper({
    maintenance: store.maintenance,
    notes: store.overview,
    files: { unlinkDue: async () => 0 },
    clock: testClock(atMs),
    log: new Log({ level: "error", format: "text", write: () => {} }),
    intervalMs: DAY_MS,
    purgeAnonymousAfterMs: 0,
    purgeAfterMs: null,
  });
  return sweeper.sweep();
}

/** Nine pushes, of which 1, 4 and 7 were purged after a day. */
async function purgedDirectory(): Promise<string> {
  const dataDir = join(root, `data${(numbered += 1)}`);
  const store = openStore({ dataDir, exclusive: true });
  await createPushes(store, 9);
  expect(await sweep(store, START_MS + DAY_MS + 1)).toMatchObject({ expired: 3, purged: 3 });
  store.close();
  return dataDir;
}

const sealKey = (dataDir: string) => new Keyring(readKey(join(dataDir, "master.key")).key).purpose(PURGE_LOG_PURPOSE);

/** @param withKey false: as somebody checks who does not have the master key */
function verdict(dataDir: string, withKey = true) {
  const db = new Database(join(dataDir, "secretpush.db"), { strict: true });
  try {
    return verifyDatabase(db, withKey ? sealKey(dataDir) : null);
  } finally {
    db.close();
  }
}

/** What somebody does who has the database, and not the master key. */
function tamper(template: string, ...statements: string[]): string {
  const dataDir = join(root, `copy${(numbered += 1)}`);
  cpSync(template, dataDir, { recursive: true });
  const db = new Database(join(dataDir, "secretpush.db"), { strict: true });
  db.run("PRAGMA foreign_keys = ON");
  for (const statement of statements) db.run(statement);
  db.close();
  return dataDir;
}

const UNLOCK = ["DROP TRIGGER purges_are_not_altered", "DROP TRIGGER purges_are_not_removed"];
const remove = (id: number): string[] => [
  `DELETE FROM audit_entries WHERE push_id = ${id}`,
  `DELETE FROM pushes WHERE id = ${id}`,
];

describe("the log of purges", () => {
  test("has every push that the sweeper purges, and the database is found unaltered", async () => {
    const dataDir = await purgedDirectory();
    expect(verdict(dataDir)).toEqual({ entries: 6, pushes: 6, purges: 3, admin: 0, gone: null, problems: [] });
    expect(verdict(dataDir, false).problems).toEqual([]);
    const db = new Database(join(dataDir, "secretpush.db"), { readonly: true });
    expect(db.query("SELECT * FROM purges").all()).toEqual(
      [1, 4, 7].map((id, index) => ({
        seq: index + 1,
        push_id: id,
        until_id: id,
        expired_at_ms: START_MS + DAY_MS,
        purged_at_ms: START_MS + DAY_MS + 1,
        entry_count: 1,
      })),
    );
    expect(() => db.run("DELETE FROM purges")).toThrow();
    db.close();
    const again = openStore({ dataDir, exclusive: true });
    expect(again.notices).toEqual([]);
    expect(await sweep(again, START_MS + 4 * DAY_MS)).toMatchObject({ purged: 6 });
    again.close();
    expect(verdict(dataDir)).toMatchObject({ entries: 0, pushes: 0, purges: 9, problems: [] });
  });

  test("has the pushes of a removed user too, which are purged as anonymous ones", async () => {
    const dataDir = join(root, `data${(numbered += 1)}`);
    const store = openStore({ dataDir, exclusive: true });
    const user = await store.accounts.createUser({ email: "a@b.c", passwordHash: "-", admin: false, nowMs: START_MS });
    await createPushes(store, 3, user?.id ?? 0);
    expect(await store.pushes.expireAndDisown(user?.id ?? 0, START_MS + 1)).toBe(3);
    expect(await sweep(store, START_MS + 2)).toMatchObject({ purged: 3 });
    store.close();
    expect(verdict(dataDir)).toMatchObject({ pushes: 0, purges: 3, problems: [] });
  });

  test("has a push from the first piece of its audit log on that is purged", async () => {
    const dataDir = join(root, `data${(numbered += 1)}`);
    const store = openStore({ dataDir, exclusive: true });
    await createPushes(store, 1);
    const entries = 1_200;
    await Promise.all(
      Array.from({ length: entries - 1 }, () => store.pushes.logWithoutView(1, "owner_view", visitor, START_MS)),
    );
    await engineOf(store).expireDue(START_MS + DAY_MS, 1_000);
    const problems: string[][] = [];
    let more = true;
    while (more) {
      ({ more } = await engineOf(store).purge("anonymous", START_MS + 2 * DAY_MS, START_MS + 2 * DAY_MS, 0));
      problems.push(verdict(dataDir).problems);
    }
    store.close();
    expect(problems.length).toBeGreaterThan(2);
    expect(problems.flat()).toEqual([]);
    const db = new Database(join(dataDir, "secretpush.db"), { readonly: true });
    expect(db.query("SELECT push_id, entry_count FROM purges").all()).toEqual([{ push_id: 1, entry_count: entries }]);
    db.close();
  });

  test("goes on under the new master key after a rotation", async () => {
    const dataDir = await purgedDirectory();
    const old = sealKey(dataDir);
    // These pushes are made of random bytes, which no key opens; the rotation says so, and is done.
    const { code, stdout, stderr } = await runProgram(["key", "rotate", "--data-dir", dataDir]);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^Everything that the old key opens is encrypted under the new master key/),
    ]);
    expect(stderr).toMatch(/^secretpush: \d+ seals? did not open under the old key: see "secretpush check"/m);
    expect(verdict(dataDir).problems).toEqual([]);
    const db = new Database(join(dataDir, "secretpush.db"), { strict: true });
    expect(verifyDatabase(db, old).problems).toEqual([
      expect.stringContaining("log of purges does not have this server's seal"),
      expect.stringContaining("admin log does not have this server's seal"),
    ]);
    db.close();
    const store = openStore({ dataDir, exclusive: true });
    await sweep(store, START_MS + 2 * DAY_MS + 1);
    store.close();
    expect(verdict(dataDir)).toMatchObject({ purges: 6, problems: [] });
  });

  test("takes what a database had purged before it had this log for purged then", async () => {
    const dataDir = join(root, `data${(numbered += 1)}`);
    cpSync(await purgedDirectory(), dataDir, { recursive: true });
    const db = new Database(join(dataDir, "secretpush.db"));
    for (const statement of remove(9)) db.run(statement);
    backToSchema(db, 1);
    expect(verifyDatabase(db, null)).toMatchObject({ purges: 0, problems: [] });
    db.close();
    const store = openStore({ dataDir, exclusive: true });
    // Somebody who takes the log away makes the server say this too.
    expect(store.notices).toEqual([expect.stringContaining("The log of purges begins now")]);
    store.close();
    // 1, 4 and 7 lie between others; 9 was the newest.
    expect(verdict(dataDir)).toMatchObject({ pushes: 5, purges: 4, problems: [] });
  });
});

describe("somebody who has the database, and not the master key", () => {
  // Each is found by whoever has the key; `keyless` says whether it shows without one.
  const forgedRow = (seq: number, id: number): string =>
    `INSERT INTO purges VALUES (${seq}, ${id}, ${id}, ${START_MS + DAY_MS}, ${START_MS + DAY_MS + 1}, 1)`;
  function chained(dataDir: string): string {
    const db = new Database(join(dataDir, "secretpush.db"), { readonly: true });
    const end = db.query<{ link: Uint8Array }, []>("SELECT link FROM purge_log_end").get();
    db.close();
    const link = nextPurgeLink(end?.link ?? new Uint8Array(), {
      seq: 4,
      pushId: 5,
      untilId: 5,
      expiredAtMs: START_MS + DAY_MS,
      purgedAtMs: START_MS + DAY_MS + 1,
      entryCount: 1,
    });
    return `UPDATE purge_log_end SET entries = 4, link = x'${Buffer.from(link).toString("hex")}'`;
  }

  test("removes a push, or several, from the middle or from the end", async () => {
    const template = await purgedDirectory();
    expect(verdict(tamper(template, ...remove(5))).problems).toEqual([
      "Push 5 is gone, and the log of purges does not have it.",
    ]);
    expect(verdict(tamper(template, ...remove(5), ...remove(6)), false).problems).toEqual([
      "Pushes 5 to 6 are gone, and the log of purges does not have them.",
    ]);
    const newest = [...remove(8), ...remove(9), "UPDATE sqlite_sequence SET seq = 7 WHERE name = 'pushes'"];
    expect(verdict(tamper(template, ...newest)).problems).toEqual([
      "Pushes 8 to 9 are gone, and the log of purges does not have them.",
    ]);
    // The highest id is sealed too.
    expect(verdict(tamper(template, ...newest, "UPDATE purge_log_end SET highest_push = 7")).problems).toEqual([
      "Pushes 8 to 9 are gone, and the log of purges does not have them.",
    ]);
  });

  test("writes the push into the log, with a chain that fits", async () => {
    const template = await purgedDirectory();
    const unchained = tamper(template, ...remove(5), forgedRow(4, 5));
    expect(verdict(unchained, false).problems).toEqual(["The log of purges was altered: it had 3 entries, and has 4."]);
    const forged = tamper(template, ...remove(5), forgedRow(4, 5), chained(template));
    expect(verdict(forged, false).problems).toEqual([]); // nobody can tell without the key
    expect(verdict(forged).problems).toEqual(["The log of purges was altered: it had 3 entries, and has 4."]);
    // The server goes on from its own seal, and does not put it under what it did not write.
    const store = openStore({ dataDir: forged, exclusive: true });
    expect(await sweep(store, START_MS + 2 * DAY_MS + 1)).toMatchObject({ purged: 2 });
    store.close();
    expect(verdict(forged).problems).toContainEqual(expect.stringContaining("was altered"));
  });

  test("alters the log, cuts it off, puts back an older one, or destroys its seal", async () => {
    const template = await purgedDirectory();
    for (const statements of [
      ["UPDATE purges SET entry_count = 2 WHERE seq = 2"],
      ["UPDATE purges SET expired_at_ms = purged_at_ms + 1 WHERE seq = 1"],
      ["DELETE FROM purges WHERE seq = 3"],
      ["DELETE FROM purges WHERE seq = 1"],
      ["DELETE FROM purge_log_end"],
      ["UPDATE purge_log_end SET seal = NULL"],
      ["UPDATE purge_log_end SET seal = zeroblob(76)"],
      ["UPDATE pushes SET last_entry_hash = NULL WHERE id = 5"],
    ]) {
      expect([statements, verdict(tamper(template, ...UNLOCK, ...statements)).problems.length]).not.toEqual([
        statements,
        0,
      ]);
    }
    const db = new Database(join(template, "secretpush.db"), { readonly: true });
    const { seal } = db.query<{ seal: Uint8Array }, []>("SELECT seal FROM purge_log_end").get()!;
    db.close();
    const store = openStore({ dataDir: template, exclusive: true });
    await sweep(store, START_MS + 2 * DAY_MS + 1);
    store.close();
    expect(verdict(template)).toMatchObject({ purges: 6, problems: [] });
    const older = `UPDATE purge_log_end SET seal = x'${Buffer.from(seal).toString("hex")}'`;
    const rewound = tamper(template, ...UNLOCK, "DELETE FROM purges WHERE seq > 3", older);
    expect(verdict(rewound).problems).toContainEqual("Push 2 is gone, and the log of purges does not have it.");
  });

  test("cannot stop the server from purging: what was destroyed stays a finding", async () => {
    const template = await purgedDirectory();
    for (const statement of ["UPDATE purge_log_end SET seal = zeroblob(76)", forgedRow(4, 2), forgedRow(90, 2)]) {
      const dataDir = tamper(template, statement);
      const store = openStore({ dataDir, exclusive: true });
      expect(await sweep(store, START_MS + 2 * DAY_MS + 1)).toMatchObject({ purged: 3 });
      store.close();
      expect(verdict(dataDir).problems.length).toBeGreaterThan(0);
    }
  });
});
