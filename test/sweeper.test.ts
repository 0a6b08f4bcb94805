// The background pass works in small steps and lets others have their turn after each. How long a step takes depends
// on the machine, and is not asserted: its rows, its bytes and the turns of the event loop are.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";

import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS, monotonicClock } from "../src/base/clock.ts";
import { randomBytes } from "../src/base/crypto.ts";
import { FairQueue } from "../src/base/fair_queue.ts";
import { Log } from "../src/base/log.ts";
import { Passwords } from "../src/base/passwords.ts";
import { Accounts } from "../src/domain/accounts/accounts.ts";
import { Sweeper } from "../src/domain/upkeep/sweeper.ts";
import { DatabaseClock } from "../src/store/postgres/clock.ts";
import { Connection } from "../src/store/postgres/connection.ts";
import { WRAPPED_KEY_BYTES } from "../src/store/sqlite/key_slots.ts";
import type { SqlitePushes } from "../src/store/sqlite/pushes.ts";
import { engineOf } from "./engine.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { until } from "./flooding.ts";
import { FULL } from "./full.ts";
import { makeTempDir, testClock } from "./harness.ts";
import { needs } from "./needs.ts";
import { PLAIN_PUSH } from "./plain_push.ts";
import { createPush as createPushIn, newPostgresPlace } from "./store_engines.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
setDefaultTimeout(60_000);

const DUE = FULL ? 20_000 : 4_000;
/** Purging touches more pages for each push; fewer of them show it as well. */
const PURGEABLE = FULL ? 10_000 : 2_000;
/** They end one after the other, so that a step of a fixed number of pushes would do them all. */
const LARGE_PAYLOADS = 30;
const LARGE_BYTES = 1024 * 1024;
const LONG_LOGS = 20;
const LONG_LOG_ENTRIES = FULL ? 2_000 : 1_100;
/** The sweeper asks for no more than this of the event loop at a time. */
const LONGEST_STEP_MS = 4;
/** A step holds no more rows, or entries of a log, than this, and ends with the row that makes it so many bytes. */
const MOST_ROWS = 500;
const MOST_BYTES = 1024 * 1024;
const START_MS = Date.UTC(2026, 0, 1);

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const visitor = { ip: "192.0.2.1", userAgent: "agent", referrer: "" };

const createPush = (store: Store, size: number, ownerId: number | null) =>
  store.pushes.create(
    {
      lookup: randomBytes(32),
      ownerId,
      ...PLAIN_PUSH,
      createdAtMs: START_MS,
      expiresAtMs: START_MS + DAY_MS,
      expireAfterDays: 1,
      expireAfterViews: 5,
    },
    {
      sealed: { wrappedKey: randomBytes(WRAPPED_KEY_BYTES), payload: new Uint8Array(size).fill(7) },
      labels: ownerId === null ? null : randomBytes(172),
      files: [],
    },
    visitor,
  );

/** Fills a directory with pushes that end a day after the start. Each run works on a copy. */
async function fill(dataDir: string, pushes: number): Promise<void> {
  const store = openStore({ dataDir, exclusive: true, maxWritesPerCommit: 10_000 });
  const owner = await store.accounts.createUser({
    email: "ann@example.org",
    passwordHash: "-",
    admin: false,
    nowMs: START_MS,
  });
  const ownerId = owner?.id ?? null;
  for (let made = 0; made < pushes; made += 2_000) {
    await Promise.all(
      Array.from({ length: 2_000 }, (_, n) =>
        createPush(
          store,
          made === 0 && n < LARGE_PAYLOADS ? LARGE_BYTES : 60 + (n % 200),
          n % 4 === 0 ? ownerId : null,
        ),
      ),
    );
  }
  for (let log = 0; log < LONG_LOGS; log += 1) {
    const id = 1 + log * Math.floor(pushes / LONG_LOGS);
    await Promise.all(
      Array.from({ length: LONG_LOG_ENTRIES }, () => store.pushes.logWithoutView(id, "owner_view", visitor, START_MS)),
    );
  }
  store.close();
}

const due = join(root, "due");
const purgeable = join(root, "purgeable");
beforeAll(async () => {
  await fill(due, DUE);
  await fill(purgeable, PURGEABLE);
});

/** A step as the store was asked for it. */
interface Step {
  budgetMs: number;
  done: number;
  /** How often the event loop has turned since the test began. */
  turn: number;
}

interface Run {
  done: { expired: number; purged: number };
  steps: Step[];
  left: Record<string, number>;
}

/** Counts the turns of the event loop: in each of them somebody else's request could run. */
class Turns {
  count = 0;
  #counting = true;

  constructor() {
    const next = (): void => {
      this.count += 1;
      if (this.#counting) setImmediate(next);
    };
    setImmediate(next);
  }

  end(): void {
    this.#counting = false;
  }
}

/** Records the steps that the engine takes from now on. */
function record(store: Store, turns: Turns): Step[] {
  const steps: Step[] = [];
  const engine = engineOf(store);
  const pushes = store.pushes as unknown as SqlitePushes;
  const noted = async <T extends { done: number; more: boolean }>(budgetMs: number, step: Promise<T>): Promise<T> => {
    const turn = turns.count;
    const result = await step;
    steps.push({ budgetMs, done: result.done, turn });
    return result;
  };
  const { expireDue, purge } = engine;
  const { expireAndDisownSome } = pushes;
  engine.expireDue = (nowMs, budgetMs, skip) => noted(budgetMs, expireDue.call(engine, nowMs, budgetMs, skip));
  engine.purge = (whose, beforeMs, nowMs, budgetMs, skip) =>
    noted(budgetMs, purge.call(engine, whose, beforeMs, nowMs, budgetMs, skip));
  pushes.expireAndDisownSome = (ownerId, nowMs, budgetMs) =>
    noted(budgetMs, expireAndDisownSome.call(pushes, ownerId, nowMs, budgetMs));
  return steps;
}

function openCopy(template: string): { store: Store; remove: () => void } {
  const dataDir = join(root, `run${(copies += 1)}`);
  cpSync(template, dataDir, { recursive: true });
  const store = openStore({ dataDir, exclusive: true });
  return {
    store,
    remove() {
      store.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
let copies = 0;

/** One whole pass over a copy. */
async function sweep(template: string, options: { atMs: number; purge: boolean }): Promise<Run> {
  const { store, remove } = openCopy(template);
  const sweeper = new Sweeper({
    maintenance: store.maintenance,
    notes: store.overview,
    files: { unlinkDue: async () => 0 },
    clock: testClock(options.atMs),
    log: new Log({ level: "error", format: "text", write: () => {} }),
    intervalMs: DAY_MS,
    purgeAnonymousAfterMs: options.purge ? 0 : null,
    purgeAfterMs: options.purge ? 0 : null,
  });
  const turns = new Turns();
  const steps = record(store, turns);
  const done = await sweeper.sweep();
  turns.end();
  const left = leftIn(store);
  remove();
  return { done, steps, left };
}

function leftIn(store: Store): Record<string, number> {
  const count = (what: string) =>
    engineOf(store).db.prepare<{ n: number }>(`SELECT count(*) AS n FROM ${what}`).get({})?.n ?? -1;
  return {
    pushes: count("pushes"),
    active: count("pushes WHERE expired_at_ms IS NULL"),
    payloads: count("sealed_payloads"),
    keys: count("key_slots WHERE wrapped_key <> zeroblob(length(wrapped_key))"),
    entries: count("audit_entries"),
    labels: count("labels"),
  };
}

/** Each step is short by what it was asked for, and others had a turn before the next one. */
function expectTurnsBetween(steps: Step[], atLeast: number): void {
  expect(steps.length).toBeGreaterThanOrEqual(atLeast);
  expect(Math.max(...steps.map(({ budgetMs }) => budgetMs))).toBeLessThanOrEqual(LONGEST_STEP_MS);
  const waits = steps.slice(1).map(({ turn }, index) => turn - (steps[index]?.turn ?? turn));
  expect(Math.min(...waits)).toBeGreaterThan(0);
}

describe("thousands of due pushes", () => {
  test("are expired and erased in steps with turns between them", async () => {
    const { done, left, steps } = await sweep(due, { atMs: START_MS + DAY_MS, purge: false });
    expect(done).toMatchObject({ expired: DUE, purged: 0 });
    const entries = DUE + LONG_LOGS * LONG_LOG_ENTRIES;
    expect(left).toEqual({ pushes: DUE, active: 0, payloads: 0, keys: 0, entries, labels: DUE / 4 });
    expectTurnsBetween(steps, DUE / MOST_ROWS);
  });

  test("are left alone a millisecond before their time", async () => {
    const { done, left } = await sweep(due, { atMs: START_MS + DAY_MS - 1, purge: true });
    expect(done).toMatchObject({ expired: 0, purged: 0 });
    expect(left).toMatchObject({ pushes: DUE, active: DUE, payloads: DUE, keys: DUE });
  });

  test("take a step each where a step's time is up at once, and so do pieces of a long log", async () => {
    const { store, remove } = openCopy(purgeable);
    const nowMs = START_MS + DAY_MS;
    // Each of the large ones, which come first, would be a step by its bytes alone.
    for (let step = 0; step <= LARGE_PAYLOADS; step += 1) {
      expect(await engineOf(store).expireDue(nowMs, 0)).toEqual({ done: 1, more: true });
    }
    expect(leftIn(store)).toMatchObject({ active: PURGEABLE - LARGE_PAYLOADS - 1 });
    // The first push has an owner and a long log.
    const before = leftIn(store).entries ?? 0;
    expect(await engineOf(store).purge("owned", nowMs + 1, nowMs, 0)).toEqual({ done: 0, more: true });
    expect(leftIn(store)).toMatchObject({ pushes: PURGEABLE, entries: before - MOST_ROWS });
    remove();
  });

  test("end a step by their number and by their bytes, however much time it has", async () => {
    const { store, remove } = openCopy(due);
    const nowMs = START_MS + DAY_MS;
    // The large ones come first.
    const large = await engineOf(store).expireDue(nowMs, Number.POSITIVE_INFINITY);
    expect(large).toEqual({ done: expect.any(Number), more: true });
    expect(large.done).toBeLessThanOrEqual(MOST_BYTES / LARGE_BYTES);
    while ((await engineOf(store).expireDue(nowMs, Number.POSITIVE_INFINITY)).done < MOST_ROWS);
    const many = await engineOf(store).expireDue(nowMs, Number.POSITIVE_INFINITY);
    expect(many).toEqual({ done: MOST_ROWS, more: true });
    remove();
  });
});

test("pushes are purged whole, long logs and all, in such steps too", async () => {
  const { done, left, steps } = await sweep(purgeable, { atMs: START_MS + 2 * DAY_MS, purge: true });
  expect(done).toMatchObject({ expired: PURGEABLE, purged: PURGEABLE });
  expect(left).toEqual({ pushes: 0, active: 0, payloads: 0, keys: 0, entries: 0, labels: 0 });
  // Each long log takes several steps.
  expectTurnsBetween(steps, 2 * LONG_LOGS);
});

test("removing a user expires many large pushes in steps with turns between them", async () => {
  const store = openStore({ dataDir: join(root, "removal"), exclusive: true });
  const accounts = new Accounts({
    store: store.accounts,
    pushes: store.pushes,
    clock: testClock(START_MS),
    passwords: new Passwords(new FairQueue()),
  });
  const ann = await accounts.createUser({ email: "ann@example.org", password: "correct horse", admin: false });
  const bob = await accounts.createUser({ email: "bob@example.org", password: "correct horse", admin: false });
  for (const owner of [...Array.from({ length: 60 }, () => ann.id), bob.id]) {
    await createPush(store, LARGE_BYTES, owner);
  }
  const turns = new Turns();
  const steps = record(store, turns);
  const removed = await accounts.removeUser("ann@example.org");
  turns.end();
  expect(removed).toEqual({ tokensEnded: 0, pushesExpired: 60 });
  expect(leftIn(store)).toMatchObject({ pushes: 61, active: 1, payloads: 1, keys: 1, labels: 1 });
  expectTurnsBetween(steps, (60 * LARGE_BYTES) / MOST_BYTES);
  store.close();
});

test("what expires is erased pass after pass, while a bucket does not answer for the files of an earlier one", async () => {
  const dataDir = join(root, "hanging");
  const store = openStore({ dataDir, exclusive: true });
  const clock = testClock(START_MS);
  let asked = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<number>();
  const sweeper = new Sweeper({
    maintenance: store.maintenance,
    notes: store.overview,
    files: { unlinkDue: () => ((asked += 1), answered) },
    clock,
    log: new Log({ level: "error", format: "text", write: () => {} }),
    intervalMs: 1,
    purgeAnonymousAfterMs: null,
    purgeAfterMs: null,
  });
  sweeper.start();
  for (let pass = 0; pass < 3; pass += 1) {
    const push = await createPush(store, 100, null);
    if (!push) throw new Error("Not stored.");
    clock.nowMs = Math.max(clock.nowMs, push.expiresAtMs + 1);
    while ((await store.pushes.findById(push.id))?.expiredAtMs === null) await Bun.sleep(1);
  }
  // Nobody asks a second time before the first answer.
  expect(asked).toBe(1);
  answer(0);
  await sweeper.stop();
  store.close();
});

describe("a clock that is more than a day ahead of what it was", () => {
  /** A store with a push that ends after a day, and a sweeper that passes as often as it can. */
  function withOnePush() {
    const dataDir = makeTempDir();
    const store = openStore({ dataDir, exclusive: true });
    const said: string[] = [];
    const log = new Log({ level: "info", format: "text", write: (line) => said.push(line) });
    const begin = (clock: Clock, looked = (): void => {}): Sweeper => {
      const sweeper = new Sweeper({
        maintenance: store.maintenance,
        notes: store.overview,
        files: { unlinkDue: async () => 0 },
        clock: { ...clock, doubtedUntil: () => (looked(), clock.doubtedUntil?.() ?? null) },
        log,
        intervalMs: 1,
        purgeAnonymousAfterMs: 0,
        purgeAfterMs: 0,
      });
      sweeper.start();
      return sweeper;
    };
    const end = (): void => {
      store.close();
      rmSync(dataDir, { recursive: true });
    };
    const says = (words: string, times = 1) =>
      until(() => said.filter((line) => line.includes(words)).length === times, words);
    return { store, begin, says, end };
  }
  const WAITS = "nothing is erased for an hour";

  test("erases nothing for an hour, and nothing at all if it is set right by then", async () => {
    const { store, begin, says, end } = withOnePush();
    const push = await createPush(store, 60, null);
    const at = { wallMs: START_MS, monotonicMs: 0 };
    const clock = monotonicClock(
      () => at.wallMs,
      () => at.monotonicMs,
    );
    const pass = (ms: number): void => {
      at.wallMs += ms;
      at.monotonicMs += ms;
    };
    const sweeper = begin(clock);
    await until(async () => (await store.overview.note("known_time")) !== null, "a first pass");
    at.wallMs += 400 * DAY_MS;
    await says(WAITS);
    // Somebody who opens the link meets an expired push, and erases nothing either.
    await store.pushes.logWithoutView(push.id, "failed_view", visitor, clock.now());
    expect(leftIn(store)).toMatchObject({ active: 1, payloads: 1, keys: 1 });
    pass(MINUTE_MS);
    at.wallMs -= 400 * DAY_MS;
    await says("no longer doubted");
    expect([clock.now(), clock.doubtedUntil?.()]).toEqual([START_MS + MINUTE_MS, null]);
    expect(leftIn(store)).toMatchObject({ active: 1, payloads: 1, keys: 1 });
    // Nobody sets this one right.
    at.wallMs += 2 * DAY_MS;
    await says(WAITS, 2);
    pass(HOUR_MS - 1);
    expect(clock.doubtedUntil?.()).toBe(clock.now() + 1);
    expect(leftIn(store)).toMatchObject({ active: 1 });
    pass(1);
    await until(() => leftIn(store)["pushes"] === 0, "the end of the push");
    await sweeper.stop();
    end();
  });

  test("is still doubted when it goes back, forward and back again, until it is right", async () => {
    const { store, begin, says, end } = withOnePush();
    await createPush(store, 60, null);
    const at = { wallMs: START_MS, monotonicMs: 0 };
    const clock = monotonicClock(
      () => at.wallMs,
      () => at.monotonicMs,
    );
    let looks = 0;
    const sweeper = begin(clock, () => (looks += 1));
    const seen = async (): Promise<void> => {
      const before = looks;
      // A pass looks at the clock five times at most.
      await until(() => looks > before + 10, "a whole pass");
      expect(leftIn(store)).toMatchObject({ active: 1, payloads: 1, keys: 1 });
    };
    await until(async () => (await store.overview.note("known_time")) !== null, "a first pass");
    for (const days of [400, 400, -400, -30, 500, -800, -2]) {
      at.wallMs += days * DAY_MS + 30 * MINUTE_MS;
      at.monotonicMs += 30 * MINUTE_MS;
      await seen();
    }
    await says(WAITS);
    at.wallMs -= 68 * DAY_MS;
    await says("no longer doubted");
    expect(clock.now()).toBe(START_MS + 210 * MINUTE_MS);
    await seen();
    // In steps of less than a day, too.
    for (let step = 0; step < 3; step += 1) {
      at.wallMs += 20 * HOUR_MS;
      await seen();
    }
    await says(WAITS, 2);
    await sweeper.stop();
    end();
  });

  test("expires nothing in a pass that has begun with it, and the pass ends", async () => {
    const { store, end } = withOnePush();
    await Promise.all(Array.from({ length: MOST_ROWS + 1 }, () => createPush(store, 60, null)));
    await store.overview.setNote("known_time", String(START_MS));
    const times = { nowMs: START_MS + 2 * DAY_MS, purgeAnonymousBeforeMs: null, purgeOwnedBeforeMs: null };
    expect(await store.maintenance.maintain(times)).toEqual({ expired: 0, purged: 0 });
    expect(leftIn(store)).toMatchObject({ active: MOST_ROWS + 1 });
    end();
  });

  test("is noticed at a start too, by the time that was stored last", async () => {
    const { store, begin, says, end } = withOnePush();
    const push = await createPush(store, 60, null);
    const startAt = (wallMs: number): Clock =>
      monotonicClock(
        () => wallMs,
        () => 0,
      );
    const before = begin(startAt(START_MS));
    await until(async () => (await store.overview.note("known_time")) === String(START_MS), "a first pass");
    await before.stop();
    // Nor does a request before the sweeper has noticed.
    await store.pushes.logWithoutView(push.id, "failed_view", visitor, START_MS + 400 * DAY_MS);
    const wrong = begin(startAt(START_MS + 400 * DAY_MS));
    await says(WAITS);
    await wrong.stop();
    expect(leftIn(store)).toMatchObject({ active: 1, payloads: 1, keys: 1 });
    const right = begin(startAt(START_MS + DAY_MS));
    await until(() => leftIn(store)["payloads"] === 0, "the end of the push");
    await right.stop();
    end();
  });
});

needs("postgresql").describe("PostgreSQL", () => {
  test("erases nothing after the database's clock went ahead by more than a day, until it is set right", async () => {
    const place = await newPostgresPlace();
    const store = await place.open({ testClock: false });
    const db = new Connection({ url: place.url, schema: place.schema });
    try {
      // The database's own clock, and what the test adds to it.
      await db.change(`
        CREATE OR REPLACE FUNCTION decided_ms_1(given_ms bigint) RETURNS bigint LANGUAGE sql VOLATILE AS $$
          SELECT coalesce(given_ms, greatest(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint +
                                             coalesce((SELECT m.value::bigint FROM meta m WHERE m.key = 'test_ahead'), 0),
                                             (SELECT m.value::bigint FROM meta m WHERE m.key = 'latest_ms'))) $$`);
      const setAhead = (ms: number) =>
        db.change(
          "INSERT INTO meta VALUES ('test_ahead', $1::bigint::text) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
          [ms],
        );
      const [clock, neverAsked] = [new DatabaseClock(), new DatabaseClock()];
      await clock.measure(db);
      const startMs = clock.now();
      const { id } = await createPushIn(store, { createdAtMs: startMs, expiresAtMs: startMs + DAY_MS });
      const left = () =>
        db.read<{ n: number }>(
          "SELECT count(*)::int AS n FROM pushes p JOIN push_keys k ON k.push_id = p.id WHERE p.expired_at_ms IS NULL",
        );
      const said: string[] = [];
      const sweeper = new Sweeper({
        maintenance: store.maintenance,
        notes: store.overview,
        files: { unlinkDue: async () => 0 },
        clock,
        log: new Log({ level: "info", format: "text", write: (line) => said.push(line) }),
        intervalMs: 1,
        purgeAnonymousAfterMs: 0,
        purgeAfterMs: 0,
      });
      sweeper.start();
      await until(async () => (await store.overview.note("known_time")) !== null, "a first pass");
      await setAhead(400 * DAY_MS);
      // Neither a request nor a node that has not asked for the time since erases anything.
      await store.pushes.logWithoutView(id, "failed_view", visitor, clock.now());
      const times = { nowMs: neverAsked.now(), purgeAnonymousBeforeMs: null, purgeOwnedBeforeMs: null };
      expect(await store.maintenance.maintain(times)).toEqual({ expired: 0, purged: 0 });
      await clock.measure(db);
      await until(() => said.some((line) => line.includes("nothing is erased for an hour")), "the doubt");
      expect(clock.now()).toBeGreaterThanOrEqual(startMs + 400 * DAY_MS);
      expect(await left()).toEqual([{ n: 1 }]);
      // A node that starts meanwhile knows it from the time that was stored.
      const started = new DatabaseClock();
      await started.measure(db);
      expect(started.doubtedUntil()).toBeNull();
      started.compare(Number(await store.overview.note("known_time")));
      expect(started.doubtedUntil()).not.toBeNull();
      await setAhead(0);
      await clock.measure(db);
      await until(() => said.some((line) => line.includes("no longer doubted")), "the end of the doubt");
      expect([clock.doubtedUntil(), clock.now() < startMs + DAY_MS]).toEqual([null, true]);
      expect(await left()).toEqual([{ n: 1 }]);
      // Less than a day is no jump: what is due is erased.
      await db.change("UPDATE pushes SET expires_at_ms = $1::bigint", [startMs + 1]);
      await setAhead(DAY_MS / 2);
      await clock.measure(db);
      await until(async () => (await left())[0]?.n === 0, "the end of the push");
      await sweeper.stop();
    } finally {
      await db.close();
      await store.close();
      await place.remove();
    }
  });
});
