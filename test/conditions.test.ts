// What an administrator should know about the state of an instance: found, told once, and shown.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { sha256 } from "../src/base/crypto.ts";
import { DAY_MS, HOUR_MS } from "../src/base/units.ts";
import { CONDITION_KINDS, CONDITION_WORDS, sayCondition, wordsOfCondition } from "../src/model/condition.ts";
import type { Store } from "../src/store/index.ts";
import { openBeside, openStoreOf, startServer, testClock, type TestServer } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const clock = testClock();
let server: TestServer;
let store: Store;

beforeAll(async () => {
  server = await startServer({ clock, flags: { "metrics-listen": "127.0.0.1:0" } });
  store = await openStoreOf(server, false);
  await server.user("ann@example.org", true);
  clock.advance(8 * DAY_MS);
});
afterAll(async () => {
  await store.close();
  await server.stop();
});

/** The kinds that metrics count, each with its number. */
async function counted(): Promise<Record<string, number>> {
  const text = await (await fetch(`${server.addresses.metrics}/metrics`)).text();
  const lines = text.matchAll(/^secretpush_conditions\{kind="(\w+)",severity="\w+"\} (\d+)$/gm);
  return Object.fromEntries(Array.from(lines, ([, kind = "", count]) => [kind, Number(count)]));
}

describe("conditions", () => {
  test("are none on a server that is well", async () => {
    expect(await counted()).toEqual({});
  });

  test("tell for a week who became an administrator, while they are one", async () => {
    await server.user("bob@example.org", true);
    await server.user("eve@example.org");
    expect(await counted()).toEqual({ administrator_new: 1 });
    const beside = await openBeside(server);
    await beside.accounts.setRole("bob@example.org", "user");
    await beside.close();
    expect(await counted()).toEqual({});
  });

  test("tell of a token in use that ends within 14 days, and of no other", async () => {
    const user = await store.accounts.findUser("eve@example.org");
    const add = async (name: string, days: number) => {
      const limits = { scopes: null, networks: null, expiresAtMs: clock.now() + days * DAY_MS };
      const hash = sha256(name);
      const of = { userId: user?.id ?? 0, name, prefix: "sp_abc", hash, nowMs: clock.now(), limits };
      return (await store.accounts.createToken(of))?.id ?? 0;
    };
    const used = [await add("for a week", 7), await add("for a month", 30), await add("for long", 90)];
    await add("unused", 30);
    const use = async () => {
      for (const id of used) await store.accounts.touchToken(id, { nowMs: clock.now(), ip: "192.0.2.7" });
    };
    await use();
    expect(await counted()).toEqual({});
    clock.advance(16 * DAY_MS);
    await use();
    expect(await counted()).toEqual({ token_ends: 1 });
    clock.advance(14 * DAY_MS);
    expect(await counted()).toEqual({});
  });

  test("tell of a backup that is more than a week old, if there was one", async () => {
    await store.overview.setNote("last_backup", String(clock.now()));
    clock.advance(8 * DAY_MS);
    expect(await counted()).toEqual({});
    clock.advance(1);
    expect(await counted()).toEqual({ backup_old: 1 });
    await store.overview.setNote("last_backup", null);
  });

  test("tell for an hour of guesses that were refused", async () => {
    const push = await server.push({ payload: "x", passphrase: "right" });
    const guess = () => server.fetch(`/api/v2/pushes/${push.url_token}?passphrase=wrong`);
    const failures = [];
    for (let n = 0; n < 24; n += 1) failures.push((await guess()).status);
    expect(failures.filter((status) => status === 429)).toHaveLength(19);
    expect(await counted()).toEqual({});
    await guess();
    expect(await counted()).toEqual({ guessing: 1 });
    clock.advance(HOUR_MS + 1);
    expect(await counted()).toEqual({});
  });

  test("tell of dead letters and of events that wait", async () => {
    await store.outbox.setInstanceSubscriptions(
      [{ target: "hook", name: "own", events: ["push.created"] }],
      clock.now(),
    );
    await server.push({ payload: "x" });
    clock.advance(HOUR_MS + 1);
    expect(await counted()).toEqual({ deliveries_late: 1 });
    const [event] = await store.outbox.pending(1);
    const [subscription] = await store.outbox.subscriptions();
    const id = subscription?.id ?? 0;
    await store.outbox.fanOut([{ id: event?.id ?? 0, subscriptionIds: [id] }], clock.now());
    const [delivery] = await store.outbox.lease(id, { nowMs: clock.now(), leaseMs: 1 }, 1);
    await store.outbox.failed(delivery?.id ?? 0, { error: "gone", nextAtMs: null, nowMs: clock.now() });
    expect(await counted()).toEqual({ deliveries_dead: 1 });
    await store.outbox.setInstanceSubscriptions([], clock.now());
  });
});

test("each kind says what is the case, what mends it, and leaves no value out", () => {
  for (const kind of CONDITION_KINDS) {
    const { says, mend, command = "" } = wordsOfCondition(kind);
    expect(says).toMatch(/^[A-Z{].*[.}]$/);
    expect(mend).toMatch(/^[A-Z].*\.$/);
    const names = Array.from(`${says} ${mend} ${command}`.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
    const said = sayCondition({ kind, values: Object.fromEntries(names.map((name) => [name, 7])) });
    expect(Object.values(said).join(" ")).not.toContain("{");
  }
  expect(CONDITION_WORDS.disk_full.severity).toBe("now");
});
