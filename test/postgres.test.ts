// What the PostgreSQL engine promises beyond the contract: many nodes, one clock, and what happens when the database goes.

import { SQL } from "bun";
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { type AddressInfo, connect, createServer } from "node:net";

import { AppError } from "../src/base/errors.ts";
import { fingerprint, Keyring } from "../src/base/keyring.ts";
import { Log } from "../src/base/log.ts";
import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";
import { Rotation } from "../src/domain/upkeep/rotation.ts";
import { Links } from "../src/domain/pushes/links.ts";
import { Seals } from "../src/domain/pushes/seals.ts";
import { nextLink, FIRST_LINK } from "../src/model/audit.ts";
import { Batcher } from "../src/store/postgres/batch.ts";
import { Connection } from "../src/store/postgres/connection.ts";
import { Finds } from "../src/store/postgres/finds.ts";
import { postgresAnswers, postgresRunner } from "../src/store/postgres/run.ts";
import { type Spoken, spokenBy } from "../src/store/sql/index.ts";
import type { PushRecord } from "../src/model/push.ts";
import type { Store } from "../src/store/index.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { CLIENT, createPush, newPostgresPlace, newSession, type PostgresPlace, viewed } from "./store_engines.ts";

setDefaultTimeout(60_000);

const person = (name: string) => ({ email: `${name}@example.com`, passwordHash: "x", admin: false, nowMs: 1 });
const PASSKEY = {
  credentialId: new TextEncoder().encode("a passkey"),
  publicKey: new Uint8Array(3),
  counter: 0,
  transports: [],
  createdAtMs: 1,
  lastUsedAtMs: null,
};

describe("a batch", () => {
  test("is one at a time, and what comes meanwhile is the next one", async () => {
    const sizes: number[] = [];
    let underWay = 0;
    const batches = new Batcher<number, number>(
      async (calls) => {
        underWay += 1;
        expect(underWay).toBe(1);
        sizes.push(calls.length);
        await new Promise((resolve) => setImmediate(resolve));
        for (const { item, resolve } of calls) resolve(2 * item);
        underWay -= 1;
      },
      { calls: 4 },
    );
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map((n) => batches.add(n)))).toEqual([2, 4, 6, 8, 10, 12]);
    expect(sizes).toEqual([4, 2]);
  });

  test("keeps to its weight, except for one call that is heavier alone", async () => {
    const sizes: number[] = [];
    const batches = new Batcher<number, void>(
      async (calls) => {
        sizes.push(calls.length);
        for (const { resolve } of calls) resolve();
      },
      { calls: 100, weight: { of: (n) => n, most: 10 } },
    );
    await Promise.all([4, 4, 4, 50, 1, 1].map((n) => batches.add(n)));
    expect(sizes).toEqual([2, 1, 1, 2]);
  });

  test("waits for what soon brings more calls, and has these too", async () => {
    const sizes: number[] = [];
    const before = Promise.withResolvers<void>();
    const comesBefore: { underWay: Promise<void> | null } = { underWay: before.promise };
    const batches = new Batcher<number, void>(
      async (calls) => {
        sizes.push(calls.length);
        for (const { resolve } of calls) resolve();
      },
      { calls: 4, comesBefore },
    );
    const first = batches.add(1);
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    const second = before.promise.then(() => batches.add(2));
    before.resolve();
    await Promise.all([first, second]);
    comesBefore.underWay = null;
    await batches.add(3);
    expect(sizes).toEqual([2, 1]);
  });

  test("waits no longer than it may", async () => {
    const batches = new Batcher<number, number>(
      async (calls) => {
        for (const { item, resolve } of calls) resolve(item);
      },
      { calls: 4, comesBefore: { underWay: new Promise<void>(() => {}), atMostMs: 1 } },
    );
    expect(await batches.add(1)).toBe(1);
  });

  test("fails whole where nobody knows what was done, and item by item where a statement failed", async () => {
    const failing = (error: object) =>
      new Batcher<number, number>(
        async (calls) => {
          if (calls.some(({ item }) => item === 2)) throw error;
          for (const { item, resolve } of calls) resolve(item);
        },
        { calls: 10 },
      );
    const outcomes = async (batches: Batcher<number, number>) =>
      (await Promise.allSettled([1, 2, 3].map((n) => batches.add(n)))).map(({ status }) => status);
    expect(await outcomes(failing({ errno: "22021" }))).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await outcomes(failing({ code: "ERR_POSTGRES_CONNECTION_CLOSED" }))).toEqual([
      "rejected",
      "rejected",
      "rejected",
    ]);
  });
});

const NONE = new Uint8Array();

needs("postgresql").describe("PostgreSQL", () => {
  let place: PostgresPlace;
  let sql: SQL;
  const nodes: Store[] = [];
  beforeAll(async () => {
    place = await newPostgresPlace();
    sql = new SQL(place.url, { max: 2, connection: { search_path: place.schema } } as SQL.Options);
    for (let n = 0; n < 3; n += 1) nodes.push(await place.open({ exclusive: n === 0 }));
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await sql?.close();
    await place?.remove();
  });
  const node = (n: number): Store => nodes[n % nodes.length] as Store;

  test("attempts of an hour are counted for an hour, whatever the background pass removes", async () => {
    const own = await newPostgresPlace();
    const store = await own.open();
    let nowMs = Date.UTC(2027, 0, 1);
    const limits = { failures: 3, windowMs: 60 * 60_000 };
    // As of a node that has just started: it remembers no attempt itself.
    const enter = () => store.shared?.gate("code", limits, { now: () => nowMs }).enter("Ann");
    for (let count = 0; count < 3; count += 1) {
      const place = await enter();
      if (place && "settle" in place) place.settle(true);
      nowMs += 16 * 60_000;
      await store.maintenance.maintain({ nowMs, purgeAnonymousBeforeMs: null, purgeOwnedBeforeMs: null });
    }
    expect(await enter()).toEqual({ retryAfterSeconds: 12 * 60 });
    const day = { failures: 3, windowMs: 24 * 60 * 60_000 };
    expect(() => store.shared?.gate("code", day, { now: () => nowMs })).toThrow("not kept for this long");
    await store.close();
    await own.remove();
  });

  test("sixty claims at once over three nodes hand out as many views as are allowed, round after round", async () => {
    for (let round = 0; round < 40; round += 1) {
      const pushes = await Promise.all(
        Array.from({ length: 1 + (round % 4) }, () => createPush(node(round), { expireAfterViews: 5 })),
      );
      const claims = await Promise.all(
        Array.from({ length: 60 }, async (_, n) => {
          const push = pushes[n % pushes.length];
          return push && ([push.id, await node(n).pushes.claimView(push, CLIENT, 1_100, 0)] as const);
        }),
      );
      for (const { id } of pushes) {
        const views = claims.flatMap((claim) => (claim?.[0] === id ? (viewed(claim[1])?.viewsCounted ?? []) : []));
        expect(views.toSorted()).toEqual([1, 2, 3, 4, 5]);
      }
    }
  });

  test("the same pushes, claimed by three nodes at the same moment, are handed out as often as they have views", async () => {
    for (let round = 0; round < 30; round += 1) {
      const pushes = await Promise.all(Array.from({ length: 20 }, () => createPush(node(0), { expireAfterViews: 2 })));
      // Each node claims a push once: a batch of each node, of the same rows, at the same time.
      const claims = await Promise.all(
        nodes.map(({ pushes: store }) => Promise.all(pushes.map((push) => store.claimView(push, CLIENT, 1_100, 0)))),
      );
      for (const [at, { id, lookup }] of pushes.entries()) {
        const views = claims.flatMap((of) => viewed(of[at])?.viewsCounted ?? []);
        expect(views.toSorted()).toEqual([1, 2]);
        expect(await node(round).pushes.findSealed(lookup)).toMatchObject({
          push: { id, viewsCounted: 2 },
          sealed: null,
        });
      }
      const kinds = await node(0).pushes.auditTotals(pushes[0]?.id ?? 0);
      expect(kinds.map(({ kind, count }) => [kind, count]).toSorted()).toEqual([
        ["creation", 1],
        ["failed_view", 1],
        ["view", 2],
      ]);
    }
    const broken = await sql.unsafe(
      `SELECT p.id FROM pushes p JOIN audit_entries e ON e.id = p.last_entry_id
        WHERE e.push_id <> p.id OR e.seq <> p.entry_count`,
    );
    expect([...broken]).toEqual([]);
  });

  test("batches of many pushes over three nodes never wait for each other in a circle", async () => {
    const pushes = await Promise.all(
      Array.from({ length: 40 }, () => createPush(node(0), { expireAfterViews: 10_000 })),
    );
    const claims = Array.from({ length: 3_000 }, (_, n) => {
      const push = pushes[(n * 7_919) % pushes.length];
      return push && node(n).pushes.claimView(push, CLIENT, 1_100, 0);
    });
    expect((await Promise.all(claims)).filter((claim) => claim === null)).toEqual([]);
    const [row] = await sql.unsafe(
      "SELECT sum(views_counted)::int AS views FROM pushes WHERE expire_after_views = 10000",
    );
    expect(row.views).toBe(3_000);
  });

  test("the hash chain that the database and its nodes compute is that of the model, byte for byte", async () => {
    const push = await createPush(node(0), { expireAfterViews: 9 });
    const clients = [
      { ip: "192.0.2.1", userAgent: 'Mozilla/5.0 "quoted" \\ {x}', referrer: "https://example.org/é🔑" },
      { ip: "2001:db8::1", userAgent: "half a pair \ud800", referrer: "" },
      { ip: "192.0.2.3", userAgent: "a\0b", referrer: "https://example.org/\0" },
    ];
    for (const [n, client] of clients.entries()) {
      await node(n).pushes.claimView(push, client, 1_100 + n, 0);
      await node(n).pushes.logWithoutView(push.id, "failed_passphrase", client, 1_200 + n);
      await node(n).mailings.order(push.id, { recipients: "ann@example.org", locale: null }, client, 1_250);
      const wait = { id: `wait${n}`, pushId: push.id, waiter: null, words: "", expiresAtMs: 1_290 };
      await node(n).holds.ask(wait, client, 1_260);
      const choice = { decision: "refused", freezes: false, timeoutMs: 0 } as const;
      await node(n).holds.decide(push.id, wait.id, choice, client, 1_270);
    }
    const [first] = clients;
    // Of one node, several in a batch.
    if (first) await Promise.all([0, 0, 0, 1, 2].map((n) => node(n).pushes.claimView(push, first, 1_300, 0)));
    await node(1).pushes.expireByHand(push.id, CLIENT, 1_400);
    const entries = await sql.unsafe(
      `SELECT e.*, p.last_entry_hash, p.entry_count FROM audit_entries e JOIN pushes p ON p.id = e.push_id
        WHERE p.id = ${push.id} ORDER BY seq`,
    );
    let link: Uint8Array = FIRST_LINK;
    for (const entry of entries) {
      link = nextLink(link, {
        pushId: push.id,
        seq: entry.seq,
        kind: entry.kind,
        ip: entry.ip,
        userAgent: entry.user_agent,
        referrer: entry.referrer,
        atMs: Number(entry.at_ms),
      });
    }
    expect(entries.map(({ seq }: { seq: number }) => seq)).toEqual(Array.from({ length: 22 }, (_, at) => at + 1));
    expect(entries.map(({ before_id }: { before_id: unknown }) => before_id)).toEqual([
      null,
      ...entries.slice(0, -1).map(({ id }: { id: unknown }) => id),
    ]);
    expect(entries.at(-1).entry_count).toBe(entries.length);
    expect(Buffer.from(entries.at(-1).last_entry_hash).toString("hex")).toBe(Buffer.from(link).toString("hex"));
  });

  test("several views of one push at once change its row once, and those that are left decide who gets one", async () => {
    const [push, other] = [await createPush(node(0), { expireAfterViews: 3 }), await createPush(node(0))];
    const asked = [...Array.from({ length: 5 }, () => push.id), other.id];
    const texts = `array_fill(''::text, ARRAY[${asked.length}])`;
    await sql.begin(async (transaction) => {
      const rows = await transaction.unsafe(
        `SELECT n, id::int AS id, views FROM claim_batch_1(ARRAY[${asked}]::bigint[], ${texts}, ${texts}, ${texts}, ${texts},
                array_fill(0::bigint, ARRAY[${asked.length}]), 1100, false)`,
      );
      expect([...rows]).toEqual([
        ...[1, 2, 3].map((n) => ({ n, id: push.id, views: n })),
        { n: 6, id: other.id, views: 1 },
      ]);
      const [{ changes }] = await transaction.unsafe(
        "SELECT pg_stat_get_xact_tuples_updated('pushes'::regclass)::int AS changes",
      );
      expect(changes).toBe(2);
    });
    expect(await node(0).pushes.findSealed(push.lookup)).toMatchObject({ push: { expiredAtMs: 1_100 }, sealed: null });
    expect(await node(0).pushes.findSealed(other.lookup)).toMatchObject({ push: { viewsCounted: 1 } });
  });

  test("what every request asks is planned once, for one call as for many", async () => {
    // In a large table it would seem to pay to look into the parameters.
    await sql.unsafe(
      `INSERT INTO pushes (lookup, owner_id, kind, created_at_ms, updated_at_ms, expires_at_ms, expire_after_days,
                           expire_after_views, retrieval_step, deletable_by_viewer)
       SELECT sha256(n::text::bytea), -1, 'text', 1, 1, 10 ^ 14, 1, 1, false, false FROM generate_series(1, 3000) n`,
    );
    await sql.unsafe("ANALYZE pushes").simple();
    const connection = new Connection({ url: place.url, schema: place.schema });
    const finds = new Finds(connection, undefined as never);
    for (let n = 0; n < 24; n += 1)
      expect(await finds.findRecord(crypto.getRandomValues(new Uint8Array(32)))).toBeNull();
    // What several ask for at once, each gets.
    const [first, second] = [await createPush(node(0)), await createPush(node(0))];
    const asked = [first, second, first, second, first];
    const records = await Promise.all(asked.map(({ lookup }) => finds.findRecord(lookup)));
    expect(records.map((record) => record?.id)).toEqual(asked.map(({ id }) => id));
    const plans: Array<{ custom: number; generic: number }> = [];
    // Each session knows its own only.
    while (plans.length === 0) {
      const sessions = Array.from({ length: 8 }, () =>
        connection.read<{ custom: number; generic: number }>(
          `SELECT custom_plans::int AS custom, generic_plans::int AS generic FROM pg_prepared_statements
            WHERE statement LIKE '%JOIN pushes p ON p.lookup = i.lookup%' AND custom_plans + generic_plans = 25`,
        ),
      );
      plans.push(...(await Promise.all(sessions)).flat());
    }
    expect(plans[0]).toEqual({ custom: 5, generic: 20 });
    await connection.close();
    await sql.unsafe("DELETE FROM pushes WHERE owner_id = -1");
  });

  test("text with U+0000 is stored without it, beside the other entries of the batch", async () => {
    const push = await createPush(node(0));
    await Promise.all(
      ["a\0b", "plain"].map((userAgent) =>
        node(0).pushes.logWithoutView(push.id, "owner_view", { ...CLIENT, userAgent }, 1_100),
      ),
    );
    const log = await node(0).pushes.auditLog(push.id, { limit: 10, offset: 1 });
    expect(log.map(({ userAgent }) => userAgent).toSorted()).toEqual(["ab", "plain"]);
  });

  test("the database's clock decides, whatever a node believes the time is", async () => {
    const real = await place.open({ testClock: false });
    const before = Date.now() - 1_000;
    // A node whose clock is years behind. The lifetime is what counts.
    const push = await createPush(real, { createdAtMs: 5, expiresAtMs: 5 + 60_000, expireAfterViews: 2 });
    expect(push.createdAtMs).toBeGreaterThan(before);
    expect(push.expiresAtMs - push.createdAtMs).toBe(60_000);
    expect(await real.pushes.claimView(push, CLIENT, 10 ** 14, 0)).toMatchObject({ viewsCounted: 1 });
    await sql.unsafe(`UPDATE pushes SET expires_at_ms = ${before} WHERE id = ${push.id}`);
    const wait = { id: "a late wait", pushId: push.id, waiter: null, words: "", expiresAtMs: 60_000 };
    expect(await real.holds.ask(wait, CLIENT, 5)).toBeNull();
    expect(await real.mailings.order(push.id, { recipients: "a@example.org", locale: null }, CLIENT, 5)).toBe(false);
    expect(await real.pushes.claimView(push, CLIENT, 5, 0)).toBeNull();
    expect(Math.abs((real.clock?.now() ?? 0) - Date.now())).toBeLessThan(5_000);
    await real.close();
  });

  test("a release is over by the database's clock too", async () => {
    const real = await place.open({ testClock: false });
    const push = await createPush(real, { createdAtMs: 5, expiresAtMs: 5 + 60_000, traits: { hold: true } });
    const wait = { id: "a release", pushId: push.id, waiter: null, words: "", expiresAtMs: 5 + 30_000 };
    await real.holds.ask(wait, CLIENT, 5);
    const choice = { decision: "released", freezes: false, timeoutMs: 30_000 } as const;
    expect(await real.holds.decide(push.id, wait.id, choice, CLIENT, 5)).toMatchObject({ stored: "released" });
    await sql.unsafe(`UPDATE holds SET expires_at_ms = ${Date.now() - 1_000} WHERE id = '${wait.id}'`);
    expect(await real.pushes.claimView(push, CLIENT, 5, 0, undefined, [{ wait: wait.id }])).toEqual({ unmet: 0 });
    await real.close();
  });

  test("a deletion takes files out of service at once, also on a node whose clock is behind", async () => {
    const real = await place.open({ testClock: false });
    const blobId = crypto.randomUUID().replaceAll("-", "");
    const file = { blobId, byteSize: 10, checksum: "0".repeat(16), sealedInfo: new Uint8Array(9) };
    const push = await createPush(real, { kind: "file" }, { files: [file] });
    const behindMs = Date.now() - 5_000;
    expect(await real.blobTable.downloadState(blobId, behindMs)).toBe("served");
    await real.pushes.expireByHand(push.id, CLIENT, behindMs);
    expect(await real.blobTable.downloadState(blobId, behindMs)).toBeNull();
    expect((await real.blobTable.due(behindMs, 10_000)).map((due) => due.blobId)).toContain(blobId);
    await real.close();
  });

  test("time never runs back, also where the clock of a new primary is behind", async () => {
    const real = await place.open({ testClock: false });
    const ahead = Date.now() + 3_600_000;
    await sql.unsafe(
      `INSERT INTO meta (key, value) VALUES ('latest_ms', '${ahead}') ON CONFLICT (key) DO UPDATE SET value = '${ahead}'`,
    );
    const push = await createPush(real, { expireAfterViews: 2 });
    expect(push.createdAtMs).toBe(ahead);
    await sql.unsafe("DELETE FROM meta WHERE key = 'latest_ms'");
    await real.close();
  });

  test("of two nodes that lease the deliveries of one subscription at once, one gets them", async () => {
    const outbox = node(0).outbox;
    const made = await outbox.subscribe({
      userId: null,
      target: "hook",
      name: `hook ${crypto.randomUUID()}`,
      events: ["push.created"],
      settings: new Uint8Array([1]),
      createdAtMs: 1,
    });
    const id = made?.id ?? 0;
    for (let n = 0; n < 4; n += 1) await createPush(node(0));
    const events = await outbox.pending(100);
    await outbox.fanOut(
      events.map((event) => ({ id: event.id, subscriptionIds: [id] })),
      10,
    );
    // The first one is kept in the middle of its lease, by a lock on what it is to lease.
    const holder = await sql.reserve();
    await holder.unsafe("BEGIN").simple();
    await holder.unsafe(`SELECT 1 FROM deliveries WHERE subscription_id = ${id} FOR UPDATE`).simple();
    const waiting = async () =>
      (
        await sql.unsafe(
          `SELECT 1 FROM pg_stat_activity WHERE application_name = 'secretpush' AND wait_event_type = 'Lock'
              AND query LIKE '%leased_until_ms%'`,
        )
      ).length;
    const lease = (n: number) => node(n).outbox.lease(id, { nowMs: 2_000, leaseMs: 50 }, 100);
    const first = lease(0);
    while ((await waiting()) < 1) await Bun.sleep(5);
    const second = lease(1);
    // It has its answer at once, and does not come to wait for the same lock.
    const answered = second.then(() => true);
    while (!(await Promise.race([answered, Bun.sleep(5)])) && (await waiting()) < 2);
    await holder.unsafe("ROLLBACK").simple();
    holder.release();
    expect([(await first).length, (await second).length]).toEqual([events.length, 0]);
    expect(events.length).toBeGreaterThan(3);
    await outbox.unsubscribe(id);
  });

  describe("while somebody holds a lock", () => {
    /** What holds it until it is let go. */
    const holding = async (statement: string): Promise<() => Promise<void>> => {
      const holder = await sql.reserve();
      await holder.unsafe("BEGIN").simple();
      await holder.unsafe(statement).simple();
      return async () => {
        await holder.unsafe("ROLLBACK").simple();
        holder.release();
      };
    };

    test("of one push, all others are handed out, and that one as soon as it is free", async () => {
      const locked = await createPush(node(0), { expireAfterViews: 50 });
      const others = await Promise.all(Array.from({ length: 12 }, () => createPush(node(0), { expireAfterViews: 9 })));
      const claim = (push: PushRecord) => node(0).pushes.claimView(push, CLIENT, 1_100, 0);
      const letGo = await holding(`SELECT 1 FROM pushes WHERE id = ${locked.id} FOR UPDATE`);
      let freed = false;
      // Alone, in a batch with others, and several times in one.
      const waiting = [claim(locked), claim(locked), claim(locked)];
      for (const push of others) expect(await claim(push)).toMatchObject({ viewsCounted: 1 });
      const together = await Promise.all(others.flatMap((push) => [claim(push), claim(push)]));
      waiting.push(claim(locked));
      expect(together.every((claimed) => claimed !== null)).toBe(true);
      for (const push of others) expect(await claim(push)).toMatchObject({ viewsCounted: 4 });
      const settled = waiting.map((one) => one.then(() => freed));
      freed = true;
      await letGo();
      expect(await Promise.all(settled)).toEqual([true, true, true, true]);
      expect(await node(0).pushes.findById(locked.id)).toMatchObject({ viewsCounted: 4 });
      // It is as quick as any other then.
      expect(await claim(locked)).toMatchObject({ viewsCounted: 5 });
    });

    test.each(["pushes", "audit_entries"])(
      "of the table %s, a node says that it cannot write, and that it can as soon as it is free",
      async (table) => {
        const letGo = await holding(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
        const refused = await node(0)
          .checkWritable()
          .then(
            () => null,
            (error: unknown) => error,
          );
        expect(refused).toMatchObject({ code: "unavailable" });
        await letGo();
        await node(0).checkWritable();
      },
    );
  });

  describe("a connection that ends", () => {
    const endOthers = (condition: string) =>
      sql.unsafe(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'secretpush' AND datname = current_database() AND ${condition}`,
      );

    test("while a view is claimed leaves it unconfirmed, and it is not claimed a second time", async () => {
      const push = await createPush(node(0), { expireAfterViews: 5 });
      const holder = await sql.reserve();
      await holder.unsafe("BEGIN").simple();
      await holder.unsafe(`SELECT 1 FROM pushes WHERE id = ${push.id} FOR UPDATE`).simple();
      const claim = node(0).pushes.claimView(push, CLIENT, 1_100, 0);
      const outcome = claim.then(
        () => "claimed",
        (error: unknown) => error,
      );
      const waiting = async () =>
        (
          await sql.unsafe(
            "SELECT 1 FROM pg_stat_activity WHERE application_name = 'secretpush' AND wait_event_type = 'Lock'",
          )
        ).length > 0;
      while (!(await waiting())) await Bun.sleep(5);
      await endOthers("wait_event_type = 'Lock'");
      const error = await outcome;
      await holder.unsafe("ROLLBACK").simple();
      holder.release();
      expect(error).toMatchObject({ code: "unconfirmed" });
      expect((error as Error).message).toContain("may have been counted");
      expect(await node(1).pushes.findById(push.id)).toMatchObject({ viewsCounted: 0 });
      expect(await node(0).pushes.claimView(push, CLIENT, 1_100, 0)).toMatchObject({ viewsCounted: 1 });
    });

    test("between requests is not noticed by those who read", async () => {
      const push = await createPush(node(0));
      for (let round = 0; round < 5; round += 1) {
        await endOthers("state = 'idle'");
        expect((await node(0).pushes.find(push.lookup))?.id).toBe(push.id);
      }
    });
  });

  test("an answer that does not come in time is given up, and the claim is left to itself", async () => {
    const slow = new Connection({ url: place.url, schema: place.schema, deadlineMs: 200 });
    const error = await slow.change("SELECT pg_sleep(2)", [], "It may have happened.").catch((error: unknown) => error);
    expect(error).toMatchObject({ code: "unconfirmed", message: "It may have happened." });
    // The connections are new ones, and the query that was given up goes on.
    expect(await slow.read("SELECT 1 AS one")).toEqual([{ one: 1 }]);
    const running = await sql.unsafe(
      "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(2)%' AND state = 'active'",
    );
    expect(running.length).toBe(1);
    await slow.close();
  });

  test("connections that are cut in the middle of an answer leave no question without its own one or an error", async () => {
    let cuts = 0;
    const [database, target] = [new URL(place.url), new URL(place.url)];
    // Each connection ends somewhere in its first kilobytes, behind a part of what was to come.
    const proxy = createServer((client) => {
      const server = connect(Number(database.port), database.hostname);
      let left = 2_000 + Math.random() * 8_000;
      const end = () => [client, server].forEach((socket) => socket.destroy());
      client.on("data", (data) => server.write(data));
      server.on("data", (data) => {
        if (left < 0) return;
        left -= data.length;
        if (left >= 0) return void client.write(data);
        cuts += 1;
        client.write(data.subarray(0, Math.ceil(data.length * Math.random())), end);
      });
      for (const socket of [client, server]) socket.on("error", end).on("close", end);
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    target.port = String((proxy.address() as AddressInfo).port);
    const cut = new Connection({ url: target.href, schema: place.schema });
    const QUESTION = "SELECT $1::int AS question, g AS n FROM generate_series(1, $2::int) g";
    let questions = 0;
    let answers = 0;
    const isEnough = () => cuts >= 40;
    const ask = async () => {
      while (!isEnough()) {
        const [question, rows] = [(questions += 1), questions % 3];
        const answer = await cut.change(QUESTION, [question, rows]).catch((error: unknown) => error);
        if (answer instanceof Error) expect(answer).toBeInstanceOf(AppError);
        else expect(answer).toEqual(Array.from({ length: rows }, (_, at) => ({ question, n: at + 1 })));
        if (Array.isArray(answer)) answers += 1;
      }
    };
    await Promise.all(Array.from({ length: 24 }, ask));
    expect(answers).toBeGreaterThan(0);
    await cut.close();
    proxy.close();
  });

  test("a row that belongs to another question stops the node, and nothing is served any more", async () => {
    const other = await place.open();
    const connection = new Connection({ url: place.url, schema: place.schema });
    expect(connection.misrouted("a session")).toMatchObject({ code: "unavailable" });
    expect(connection.loss).toContain("a session");
    expect(await connection.read("SELECT 1").catch((error: unknown) => (error as { code: string }).code)).toBe(
      "unavailable",
    );
    expect(other.findLoss()).toBeNull();
    await other.close();
  });

  test("what an answer of another question may have stored is not denied", async () => {
    const push = await createPush(node(0), {});
    const lookup = crypto.getRandomValues(new Uint8Array(32));
    const asks: Array<[(store: Store) => Promise<unknown>, () => Promise<unknown>]> = [
      [(store) => createPush(store, { lookup }), async () => (await node(0).pushes.find(lookup)) !== null],
      [
        (store) => store.pushes.claimView(push, CLIENT, 1_100, 0),
        async () => (await node(0).pushes.find(push.lookup))?.viewsCounted === 1,
      ],
      [
        (store) => store.pushes.expireByHand(push.id, CLIENT, 1_200),
        async () => (await node(0).pushes.find(push.lookup))?.deleted,
      ],
    ];
    const { change } = Connection.prototype;
    for (const [ask, isDone] of asks) {
      const store = await place.open();
      Connection.prototype.change = async function changeOfAnother<R extends object>(
        this: Connection,
        ...asked: Parameters<typeof change>
      ): Promise<R[]> {
        const rows = await change.call<Connection, typeof asked, Promise<R[]>>(this, ...asked);
        for (const row of rows) Object.assign(row, { id: -1, lookup: new Uint8Array(32) });
        return rows;
      };
      try {
        expect(await ask(store).catch((error: unknown) => error)).toMatchObject({ code: "unconfirmed" });
      } finally {
        Connection.prototype.change = change;
      }
      expect(await isDone()).toBe(true);
      // Nothing of what comes later is sent.
      expect(await createPush(store).catch((error: unknown) => error)).toMatchObject({ code: "unavailable" });
      await store.close();
    }
  });

  test("the voice takes no answer of another question, be it to a read, a change or a step, with rows or without", async () => {
    const { id } = (await nodes[0]?.accounts.createUser(person("voice"))) ?? { id: 0 };
    const late = <A extends unknown[]>(ask: (...asked: A) => Promise<unknown>) => {
      let before: unknown;
      return async (...asked: A) => {
        const answer = await ask(...asked);
        const given = before ?? answer;
        before = answer;
        return given as never;
      };
    };
    const calls: Array<(store: Spoken) => Promise<unknown>> = [
      ({ secondFactors }) => secondFactors.kindsOf(id),
      ({ identities }) => identities.find("https://id.example", "nobody"),
      ({ secondFactors }) => secondFactors.acceptStep(id, 1),
      ({ secondFactors }) => secondFactors.setRecoveryCodes(id, []),
    ];
    for (const call of calls) {
      const connection = new Connection({ url: place.url, schema: place.schema });
      const spoken = spokenBy(
        postgresRunner(
          {
            read: late((text, parameters) => connection.read(text, parameters)),
            change: late((text, parameters) => connection.change(text, parameters)),
            transaction: (run) => connection.transaction((query) => run(late(query))),
            misrouted: (...given) => connection.misrouted(...given),
          },
          { byEngine: postgresAnswers(async () => []), testClock: false },
        ),
      );
      const isOne = call === calls[3];
      if (!isOne) await call(spoken);
      const isRead = call === calls[0] || call === calls[1];
      const code = isRead ? "unavailable" : "unconfirmed";
      expect(await call(spoken).catch((error: unknown) => error)).toMatchObject({ code });
      expect(connection.loss).toContain("query about the table");
      await connection.close();
    }
  });

  test("a name with U+0000 is stored without it, and never makes two subjects one", async () => {
    const { accounts, identities, secondFactors } = node(0);
    const { id } = (await accounts.createUser(person("words"))) ?? { id: 0 };
    const session = crypto.getRandomValues(new Uint8Array(32));
    expect(await accounts.createSession(newSession(id, { hash: session, how: "oidc", passwordHash: null }))).toBe(true);
    await secondFactors.addPasskey({ ...PASSKEY, userId: id, name: "a\0b" }, { session, recoveryCodes: [] });
    expect((await secondFactors.factorsOf(id)).passkeys.map(({ name }) => name)).toEqual(["ab"]);
    const ann = { issuer: "https://id.example", subject: "ann", groups: [], email: null, seenAtMs: 1 };
    expect(await identities.link(id, ann)).toBe(true);
    expect(await identities.find(ann.issuer, "a\0nn").catch(() => null)).toBeNull();
  });

  describe("is refused", () => {
    test("where the schema contains tables of another program", async () => {
      const foreign = await newPostgresPlace();
      await sql.unsafe(`CREATE SCHEMA "${foreign.schema}"`);
      await sql.unsafe(`CREATE TABLE "${foreign.schema}".invoices (id int)`);
      expect(foreign.open()).rejects.toThrow(/contains tables of another program.*Nothing was changed/);
      await foreign.remove();
    });

    test("where its schema is newer and needs a later program, and not where that one still does", async () => {
      const newer = await newPostgresPlace();
      await (await newer.open()).close();
      const set = (key: string, value: string) =>
        sql.unsafe(`UPDATE "${newer.schema}".meta SET value = '${value}' WHERE key = '${key}'`);
      await set("schema_version", "99");
      await (await newer.open()).close();
      await set("oldest_schema", "98");
      expect(newer.open()).rejects.toThrow(
        /has version 99, and only programs that know at least version 98 can use it/,
      );
      await newer.remove();
    });

    test("without its password in the message, where it does not answer", async () => {
      const postgres = { url: "postgres://ann:hunter2@127.0.0.1:1/secretpush", schema: "x" };
      const error = await place.open({ postgres }).catch((error: unknown) => error);
      expect(String(error)).toContain("127.0.0.1:1/secretpush");
      expect(Bun.inspect(error)).not.toContain("hunter2");
    });
  });

  test("a step of a rotation is a statement for the keys of all its pushes, and one for their labels", async () => {
    const own = await newPostgresPlace();
    const store = await own.open();
    const seals = new Seals(store.keys, new PassphraseKdf());
    const links = new Links(store.links);
    await Promise.all(
      Array.from({ length: 450 }, async () => {
        const link = links.make();
        const { sealed } = seals.seal(link, { payload: "", filesKey: null }, null);
        const labels = seals.sealLabels(link, { name: `name of ${link.urlToken}`, note: "" });
        await createPush(store, { lookup: link.lookup }, { ...sealed, labels });
      }),
    );
    const counted = new SQL(own.url, { max: 1, connection: { search_path: own.schema } } as SQL.Options);
    await counted
      .unsafe(
        `CREATE SEQUENCE statements;
         CREATE FUNCTION count_statement() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN PERFORM nextval('statements'); RETURN NULL; END $$;
         CREATE TRIGGER counted AFTER UPDATE ON push_keys FOR EACH STATEMENT EXECUTE FUNCTION count_statement();
         CREATE TRIGGER counted AFTER UPDATE ON labels FOR EACH STATEMENT EXECUTE FUNCTION count_statement();`,
      )
      .simple();
    const next = crypto.getRandomValues(new Uint8Array(32));
    await store.rotation.stage(fingerprint(next));
    const rotation = new Rotation({
      state: store.rotation,
      keys: store.keys,
      seals,
      nextKey: () => next,
      others: [],
      outbox: store.outbox,
      clock: { now: () => 1_000 },
      log: new Log({ level: "error", format: "text", write: () => {} }),
    });
    expect(await rotation.run()).toEqual({ renewed: 450, unreadable: 0 });
    const [{ last_value: statements }] = await counted.unsafe("SELECT last_value::int FROM statements");
    expect(statements).toBe(2 * 3);
    const renewed = new Seals(new Keyring(next), new PassphraseKdf());
    for (const { lookup, wrappedKey, labels } of await store.rotation.sealsAfter(0, 1_000)) {
      expect(wrappedKey && renewed.rewrapKey(lookup, wrappedKey)).not.toBeNull();
      const { urlToken, name } = renewed.openLabels(lookup, labels ?? NONE);
      expect([links.lookupOf(urlToken), name]).toEqual([new Uint8Array(lookup), `name of ${urlToken}`]);
    }
    await counted.close();
    await store.close();
    await own.remove();
  });

  test("of first starts at once all use one key; a node with another key is refused", async () => {
    const fresh = await newPostgresPlace();
    const key = "ab".repeat(32);
    const started = await Promise.all([1, 2, 3].map(() => fresh.open({ key })));
    expect(started.filter(({ migrated }) => migrated !== null)).toEqual([]);
    const push = await createPush(started[0] as Store);
    expect((await started[2]?.pushes.find(push.lookup))?.id).toBe(push.id);
    for (const store of started) await store.close();
    expect(fresh.open({ key: "cd".repeat(32) })).rejects.toThrow("does not belong to the database");
    await fresh.remove();
    const empty = await newPostgresPlace();
    const outcomes = await Promise.allSettled([1, 2].map(() => empty.open({ dataDir: makeTempDir() })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    for (const outcome of outcomes) if (outcome.status === "fulfilled") await outcome.value.close();
    await empty.remove();
  });

  // Faults that earlier drivers had: the row of one query handed to another. Each costs a connection here.
  describe("the driver", () => {
    test("hands no row of one query to another, prepared and new statements mixed", async () => {
      const one = new SQL(place.url, { max: 1 });
      await one`SELECT ${"warm"} AS v`;
      for (let n = 0; n < 300; n += 1) {
        const rows = await Promise.all([
          one`SELECT ${"A"} AS v`,
          one.unsafe(`SELECT $1 AS v, $2::int AS w${n}`, ["B", 1]),
          one`SELECT ${"C"} AS v`,
        ]);
        expect(rows.map(([row]) => row.v)).toEqual(["A", "B", "C"]);
      }
      await one.close();
    });

    test("hands no row of one query to another on a new connection, simple and prepared mixed", async () => {
      for (let n = 0; n < 30; n += 1) {
        const one = new SQL(place.url, { max: 1 });
        const rows = await Promise.all([
          one.unsafe("SELECT 'AAAA'::text AS v"),
          one.unsafe("SELECT $1::text AS v", ["BBBB"]),
          one.unsafe("SELECT 'CCCC'::text AS v"),
        ]);
        expect(rows.map(([row]) => row.v)).toEqual(["AAAA", "BBBB", "CCCC"]);
        await one.close();
      }
    });
  });
});
