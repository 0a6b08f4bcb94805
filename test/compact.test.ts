// The database shrinks again: by the sweeper, a few pages at a time, and by `secretpush compact`.

import { Database } from "bun:sqlite";
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { randomBytes } from "../src/base/crypto.ts";
import { Log } from "../src/base/log.ts";
import { DAY_MS } from "../src/base/clock.ts";
import { Sweeper } from "../src/domain/upkeep/sweeper.ts";
import { WRAPPED_KEY_BYTES } from "../src/store/sqlite/key_slots.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { startServer, testClock } from "./harness.ts";
import { runProgram } from "./processes.ts";
import { scratch } from "./scratch.ts";
import { engineOf } from "./engine.ts";
import { PLAIN_PUSH } from "./plain_push.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { servers, newPath } = scratch();
const newDir = (): string => newPath("data");

const START_MS = Date.UTC(2026, 0, 1);
const PAYLOAD_BYTES = 20_000;
const PUSHES = 600;

/** Stores pushes that end after so many days. */
const fill = (store: Store, pushes: number, days: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: pushes }, () =>
      store.pushes.create(
        {
          lookup: randomBytes(32),
          ownerId: null,
          ...PLAIN_PUSH,
          createdAtMs: START_MS,
          expiresAtMs: START_MS + days * DAY_MS,
          expireAfterDays: days,
          expireAfterViews: 5,
        },
        {
          sealed: { wrappedKey: randomBytes(WRAPPED_KEY_BYTES), payload: new Uint8Array(PAYLOAD_BYTES).fill(7) },
          labels: null,
          files: [],
        },
        { ip: "192.0.2.1", userAgent: "agent", referrer: "" },
      ),
    ),
  );

const sweeperFor = (store: Store, nowMs: number): Sweeper =>
  new Sweeper({
    maintenance: store.maintenance,
    notes: store.overview,
    files: { unlinkDue: async () => 0 },
    clock: testClock(nowMs),
    log: new Log({ level: "error", format: "text", write: () => {} }),
    intervalMs: 60_000,
    purgeAnonymousAfterMs: null,
    purgeAfterMs: null,
  });

const fileSize = (dataDir: string): number => statSync(join(dataDir, "secretpush.db")).size;
function pragma(dataDir: string, name: string): unknown {
  const db = new Database(join(dataDir, "secretpush.db"), { readwrite: true, create: false });
  const row = db.query<Record<string, unknown>, []>(`PRAGMA ${name}`).get();
  db.close();
  return Object.values(row ?? {})[0];
}

/** What a directory of an earlier version is like: its database cannot give pages back one by one. */
function makeOld(dataDir: string): void {
  const db = new Database(join(dataDir, "secretpush.db"), { readwrite: true, create: false });
  db.run("PRAGMA auto_vacuum = NONE");
  db.run("VACUUM");
  db.close();
  expect(pragma(dataDir, "auto_vacuum")).toBe(0);
}

describe("the sweeper", () => {
  test("gives the room of expired pushes back to the disk, in small commits", async () => {
    const dataDir = newDir();
    const store = openStore({ dataDir, exclusive: true });
    await fill(store, PUSHES, 1);
    await fill(store, PUSHES / 10, 30);
    await engineOf(store).db.truncateLog();
    const before = fileSize(dataDir);
    expect(before).toBeGreaterThan(PUSHES * PAYLOAD_BYTES);
    const given: number[] = [];
    const { freePages } = engineOf(store);
    const release = freePages.release.bind(freePages);
    freePages.release = async (most, budgetMs) => {
      const pages = await release(most, budgetMs);
      given.push(pages);
      return pages;
    };
    expect(await sweeperFor(store, START_MS + 2 * DAY_MS).sweep()).toMatchObject({ expired: PUSHES });
    expect(fileSize(dataDir)).toBeLessThan(before / 5);
    expect(given.length).toBeGreaterThan(5);
    expect(Math.max(...given)).toBeLessThanOrEqual(256); // a MiB in a commit at most
    // The next pass finds nothing to give: what is left is room for new pushes.
    given.length = 0;
    await sweeperFor(store, START_MS + 2 * DAY_MS).sweep();
    expect(given).toEqual([]);
    expect(await store.pushes.count(START_MS + 2 * DAY_MS)).toEqual({ all: PUSHES * 1.1, active: PUSHES / 10 });
    store.close();
    expect(await runProgram(["check", "--data-dir", dataDir, "--json"])).toMatchObject({
      stdout: expect.stringContaining("Every page and every index is intact."),
    });
  });

  test("keeps a little free room, and lets others write between its steps", async () => {
    const store = openStore({ dataDir: newDir(), exclusive: true });
    await fill(store, 50, 1);
    await fill(store, 400, 30);
    await sweeperFor(store, START_MS + 2 * DAY_MS).sweep();
    expect(engineOf(store).freePages.spare()).toBe(0); // an eighth of it is free
    const { databaseBytes: sizes } = await store.maintenance.sizes();
    expect(sizes).toBeGreaterThan(450 * PAYLOAD_BYTES);
    const sweep = sweeperFor(store, START_MS + 31 * DAY_MS).sweep();
    const state = { swept: false };
    const ended = sweep.finally(() => (state.swept = true));
    let written = 0;
    for (; !state.swept; written += 1) await fill(store, 1, 90);
    await ended;
    expect(written).toBeGreaterThan(3);
    expect((await store.maintenance.sizes()).databaseBytes).toBeLessThan(sizes / 2 + written * 2 * PAYLOAD_BYTES);
    store.close();
  });
});

describe("secretpush compact", () => {
  test("shrinks a database of an earlier version, which then shrinks by itself", async () => {
    const dataDir = newDir();
    const server = await startServer({ dataDir });
    const kept = await server.push({ payload: "kept", expire_after_views: 5 });
    await server.stop({ dataDir: true });
    let store = openStore({ dataDir, exclusive: true });
    await fill(store, 200, 1);
    store.close();
    makeOld(dataDir);
    store = openStore({ dataDir, exclusive: true });
    const before = fileSize(dataDir);
    expect(await sweeperFor(store, START_MS + 2 * DAY_MS).sweep()).toMatchObject({ expired: 200 });
    store.close();
    expect(fileSize(dataDir)).toBe(before); // it cannot yet

    const { code, stdout, stderr } = await runProgram(["compact", "--data-dir", dataDir]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/secretpush\.db: 4\.\d MiB before, \d+\.\d KiB now\.\n$/);
    expect(fileSize(dataDir)).toBeLessThan(before / 5);
    expect(pragma(dataDir, "auto_vacuum")).toBe(2);
    expect(
      readdirSync(dataDir).filter((name) => !/^(?:blobs|master\.key|secretpush\.db|server\.lock)$/.test(name)),
    ).toEqual([]);
    expect(statSync(join(dataDir, "secretpush.db")).mode & 0o777).toBe(0o600);

    const again = await servers.start(dataDir);
    const answer = await fetch(`${again.url}/api/v2/pushes/${kept.url_token}`);
    expect(await answer.json()).toMatchObject({ payload: "kept" });
    expect(await again.stop()).toBe(0);
    expect(await runProgram(["check", "--data-dir", dataDir])).toMatchObject({ code: 0 });
  });

  test("says so where a server runs, and does not touch its database", async () => {
    const dataDir = newDir();
    const server = await servers.start(dataDir);
    const before = pragma(dataDir, "data_version");
    const { code, stdout, stderr } = await runProgram(["compact", "--data-dir", dataDir]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toStartWith(
      `secretpush: A Secret Push server is using the data directory ${dataDir}. Stop it, compact,`,
    );
    expect(pragma(dataDir, "data_version")).toBe(before);
    expect(await server.stop()).toBe(0);
    expect(await runProgram(["compact", "--data-dir", dataDir, "--json"])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/"before_bytes": \d+,\n  "after_bytes": \d+/),
    });
  });

  test("leaves a damaged database as it is", async () => {
    const dataDir = newDir();
    const store = openStore({ dataDir, exclusive: true });
    await fill(store, 3, 1);
    store.close();
    const db = new Database(join(dataDir, "secretpush.db"), { readwrite: true, create: false });
    db.run("PRAGMA foreign_keys = OFF");
    db.run("DELETE FROM pushes"); // their payloads stay without them
    db.close();
    const before = fileSize(dataDir);
    const { code, stderr } = await runProgram(["compact", "--data-dir", dataDir]);
    expect(code).toBe(1);
    expect(stderr).toContain(
      "is damaged and was left as it is (a row of sealed_payloads refers to a missing row of pushes)",
    );
    expect(fileSize(dataDir)).toBe(before);
  });

  test("makes nothing where there is no database", async () => {
    const dataDir = newDir();
    const { code, stderr } = await runProgram(["compact", "--data-dir", dataDir]);
    expect([code, stderr]).toEqual([
      1,
      `secretpush: There is no Secret Push database in ${dataDir}: name another directory with --data-dir.\n`,
    ]);
    expect(existsSync(dataDir)).toBe(false);
  });
});
