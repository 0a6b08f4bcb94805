// Bringing events to their subscriptions: order, retries, dead letters, and a process that dies in between. The store is
// real; the targets are in this file, because what is tested is who gets what and when.

import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import { Log } from "../src/base/log.ts";
import { Dispatcher, type DispatcherOptions, retryAfterMs } from "../src/domain/events/dispatcher.ts";
import type { Target } from "../src/domain/events/target.ts";
import type { EventKind, StoredEvent } from "../src/model/event.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { until } from "./flooding.ts";
import { makeTempDir } from "./harness.ts";
import { CLIENT, createPush } from "./store_engines.ts";

setDefaultTimeout(60_000);

const ALL: EventKind[] = ["push.created", "push.viewed", "push.expired"];
let dataDir: string;
let store: Store;
let now = 10_000;
const lines: string[] = [];
const log = new Log({ level: "info", format: "json", write: (text) => void lines.push(text) });

beforeEach(() => {
  dataDir = makeTempDir();
  store = openStore({ dataDir, exclusive: true });
  now = 10_000;
  lines.length = 0;
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A target that fails where `fails` has a sentence for the event, and notes what it got. */
function targetThat(fails: (event: StoredEvent) => string | null = () => null, more: Partial<Target> = {}) {
  const got: Array<[kind: string, pushId: number | null]> = [];
  const target: Target = {
    inOneOrder: false,
    async deliver(_subscription, events) {
      for (const [count, event] of events.entries()) {
        const failure = fails(event);
        if (failure !== null) return { count, failure };
        got.push([event.kind, event.pushId]);
      }
      return { count: events.length, failure: null };
    },
    ...more,
  };
  return { got, target };
}

const dispatcherWith = (target: Target | undefined, more: Partial<DispatcherOptions> = {}) =>
  new Dispatcher({
    outbox: store.outbox,
    targets: target ? { hook: target } : {},
    clock: { now: () => now },
    log,
    intervalMs: 1,
    perSecond: 1e9,
    ...more,
  });

const subscribe = (events: EventKind[] = ALL) =>
  store.outbox.subscribe({ userId: null, target: "hook", name: "h", events, settings: null, createdAtMs: 1 });

async function drain(dispatcher: Dispatcher): Promise<void> {
  while ((await dispatcher.pass()) > 0);
}

test("an event goes to those who want its kind, in the order of its push, and then is gone", async () => {
  await subscribe(["push.viewed", "push.expired"]);
  const push = await createPush(store, { expireAfterViews: 2 });
  for (const atMs of [1_500, 1_501]) await store.pushes.claimView(push, CLIENT, atMs, 0);
  const { got, target } = targetThat();
  await drain(dispatcherWith(target));
  expect(got).toEqual([
    ["push.viewed", push.id],
    ["push.viewed", push.id],
    ["push.expired", push.id],
  ]);
  expect(await store.outbox.backlog()).toEqual({ waiting: 0, dead: 0, oldestAtMs: null });
});

test("what fails is tried again after its delay, what is behind it waits, and other pushes go on", async () => {
  await subscribe();
  const [one, other] = [await createPush(store), await createPush(store)];
  await store.pushes.claimView(one, CLIENT, 1_500, 0);
  await store.pushes.claimView(other, CLIENT, 1_501, 0);
  let isDown = true;
  const { got, target } = targetThat(({ pushId }) => (isDown && pushId === one.id ? "refused" : null));
  const dispatcher = dispatcherWith(target);
  await drain(dispatcher);
  expect(got).toEqual([
    ["push.created", other.id],
    ["push.viewed", other.id],
  ]);
  isDown = false;
  now += 9_999;
  await drain(dispatcher);
  expect(got).toHaveLength(2);
  now += 1;
  await drain(dispatcher);
  expect(got.slice(2)).toEqual([
    ["push.created", one.id],
    ["push.viewed", one.id],
  ]);
});

test("a target that wants one order gets it across pushes; what fails holds up the rest, and never is given up", async () => {
  await subscribe();
  const ids = [(await createPush(store)).id, (await createPush(store)).id, (await createPush(store)).id];
  let isDown = true;
  let tries = 0;
  const fails = ({ pushId }: StoredEvent): string | null => (isDown && pushId === ids[1] ? "refused" : null);
  const { got, target } = targetThat((event) => (fails(event) === null ? null : `refused ${(tries += 1)}`), {
    inOneOrder: true,
  });
  const dispatcher = dispatcherWith(target);
  for (let hour = 0; hour < 5 * 24; hour += 1) {
    await dispatcher.pass();
    now += 3_600_000;
  }
  expect([got.map(([, id]) => id), tries]).toEqual([ids.slice(0, 1), 5 * 24]);
  isDown = false;
  await drain(dispatcher);
  expect(got.map(([, id]) => id)).toEqual(ids);
});

test("a target that is held up is tried after 1, 2, 4 seconds, and at last every minute", async () => {
  await subscribe();
  await createPush(store);
  const startMs = now;
  const triedAt: number[] = [];
  const { target } = targetThat(() => String(triedAt.push(now - startMs)), { inOneOrder: true });
  const dispatcher = dispatcherWith(target);
  for (; now - startMs < 200_000; now += 500) await dispatcher.pass();
  expect(triedAt).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000, 63_000, 123_000, 183_000]);
});

test("an event that its target refuses for good is a dead letter at once", async () => {
  await subscribe();
  const [one, other] = [await createPush(store), await createPush(store)];
  const { got, target } = targetThat(() => null, {
    inOneOrder: true,
    async deliver(_subscription, events) {
      const at = events.findIndex(({ pushId }) => pushId === one.id);
      if (at !== -1) return { count: at, failure: "too strange", isFinal: true };
      for (const event of events) got.push([event.kind, event.pushId]);
      return { count: events.length, failure: null };
    },
  });
  await drain(dispatcherWith(target));
  expect(got.map(([, id]) => id)).toEqual([other.id]);
  expect((await store.outbox.deadLetters({ limit: 9, offset: 0 })).map(({ error }) => error)).toEqual(["too strange"]);
});

test("retries take a little more than three days, and then there is a dead letter, with one line in the log", async () => {
  await subscribe(["push.created"]);
  await createPush(store);
  const { target } = targetThat(() => "refused");
  const dispatcher = dispatcherWith(target);
  let tries = 0;
  for (; (await store.outbox.backlog()).dead === 0; tries += 1) {
    await dispatcher.pass();
    const delayMs = retryAfterMs(tries + 1);
    now += delayMs ?? 0;
  }
  expect(tries).toBe(12);
  expect((now - 10_000) / 86_400_000).toBeWithin(3, 3.5);
  const [dead] = await store.outbox.deadLetters({ limit: 10, offset: 0 });
  expect(dead).toMatchObject({ error: "refused", attempts: 12 });
  log.flush();
  const said = lines.join("").trim().split("\n");
  expect(said.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(["warn", "error"]);
  await store.outbox.revive(null, now);
  const { got, target: up } = targetThat();
  await drain(dispatcherWith(up));
  expect(got).toHaveLength(1);
});

test("what a process had leased when it died is delivered by the next one, once the lease is over", async () => {
  await subscribe(["push.created"]);
  const push = await createPush(store);
  // It dies while it delivers: nothing is said of the outcome.
  const dying = targetThat(() => null, { deliver: () => new Promise(() => {}) });
  void dispatcherWith(dying.target).pass();
  const [subscription] = await store.outbox.subscriptions();
  while ((await store.outbox.pending(1)).length > 0) await Bun.sleep(1);
  await Bun.sleep(0);
  const { got, target } = targetThat();
  const next = dispatcherWith(target);
  const leaseMs = 60_000;
  while ((await store.outbox.lease(subscription?.id ?? 0, { nowMs: now, leaseMs: 0 }, 1)).length > 0)
    await Bun.sleep(1);
  await drain(next);
  expect(got).toEqual([]);
  now += leaseMs;
  await drain(next);
  expect(got).toEqual([["push.created", push.id]]);
});

test("what takes longer than a lease stays with who delivers it", async () => {
  await subscribe(["push.created"]);
  await createPush(store);
  const slow = targetThat();
  const answer = Promise.withResolvers<void>();
  const prolonged = Promise.withResolvers<void>();
  const prolong = store.outbox.prolong.bind(store.outbox);
  store.outbox.prolong = async (ids, untilMs) => {
    const changed = await prolong(ids, untilMs);
    if (changed > 0 && untilMs > 10_600) prolonged.resolve();
    return changed;
  };
  const target: Target = {
    ...slow.target,
    deliver: async (...given) => {
      await answer.promise;
      return slow.target.deliver(...given);
    },
  };
  const delivering = dispatcherWith(target, { leaseMs: 600 }).pass();
  while ((await store.outbox.pending(1)).length > 0) await Bun.sleep(1);
  now += 500;
  await prolonged.promise;
  now += 200;
  const other = targetThat();
  expect(await dispatcherWith(other.target).pass()).toBe(0);
  answer.resolve();
  expect(await delivering).toBeGreaterThan(0);
  expect([slow.got.length, other.got.length]).toEqual([1, 0]);
  expect((await store.outbox.backlog()).waiting).toBe(0);
});

test("a subscription whose target is not configured keeps its events and says why", async () => {
  await subscribe(["push.created"]);
  await createPush(store);
  await dispatcherWith(undefined).pass();
  const { got, target } = targetThat();
  now += 10_000;
  expect((await store.outbox.backlog()).waiting).toBe(1);
  log.flush();
  expect(lines.join("")).toContain("hook is not configured");
  await drain(dispatcherWith(target));
  expect(got).toHaveLength(1);
});

test("where nothing answers, what else is due is not tried, fails alike, and keeps its order", async () => {
  await subscribe();
  const pushes = [];
  for (let each = 0; each < 30; each += 1) pushes.push(await createPush(store));
  let tries = 0;
  let isDown = true;
  const { got, target } = targetThat();
  const away: Target = {
    ...target,
    async deliver(...given) {
      tries += 1;
      return isDown ? { count: 0, failure: "refused", isDown } : target.deliver(...given);
    },
  };
  const dispatcher = dispatcherWith(away);
  await drain(dispatcher);
  expect(tries).toBeLessThanOrEqual(8);
  isDown = false;
  now += 10_000;
  await drain(dispatcher);
  expect(got).toHaveLength(30);
  expect(new Set(got.map(([, id]) => id)).size).toBe(30);
});

test("a receiver asks for more time with its answer, up to a day", async () => {
  await subscribe(["push.created"]);
  await createPush(store);
  for (const [asked, waited] of [
    [60_000, 60_000],
    [1, 30_000],
    [10 * 86_400_000, 86_400_000],
  ] as const) {
    let tries = 0;
    const target: Target = {
      inOneOrder: false,
      deliver: async () => ({ count: 0, failure: `busy ${(tries += 1)}`, retryAfterMs: asked }),
    };
    const dispatcher = dispatcherWith(target);
    await drain(dispatcher);
    expect(tries).toBe(1);
    now += waited - 1;
    await drain(dispatcher);
    expect(tries).toBe(1);
    now += 1;
  }
});

test("a subscription whose receiver is slow holds up no other", async () => {
  await store.outbox.subscribe({
    userId: null,
    target: "mail",
    name: "m",
    events: ALL,
    settings: null,
    createdAtMs: 1,
  });
  await subscribe();
  const { got, target } = targetThat();
  const slow = Promise.withResolvers<void>();
  const hanging: Target = {
    inOneOrder: false,
    async deliver(_subscription, events) {
      await slow.promise;
      return { count: events.length, failure: null };
    },
  };
  const dispatcher = new Dispatcher({
    outbox: store.outbox,
    targets: { hook: target, mail: hanging },
    clock: { now: () => now },
    log,
    intervalMs: 1,
    perSecond: 1e9,
  });
  dispatcher.start();
  for (let each = 1; each <= 3; each += 1) {
    const { id } = await createPush(store);
    await until(() => got.length === each, "the other subscription has its event");
    expect(got.at(-1)?.[1]).toBe(id);
  }
  slow.resolve();
  await dispatcher.stop();
});

describe("a target that is asked", () => {
  test("gets only what it wants", async () => {
    await subscribe();
    const [one, other] = [await createPush(store), await createPush(store)];
    const { got, target } = targetThat(() => null, { wants: (_subscription, { pushId }) => pushId === other.id });
    await drain(dispatcherWith(target));
    expect([got.map(([, id]) => id), one.id === other.id]).toEqual([[other.id], false]);
    expect((await store.outbox.backlog()).waiting).toBe(0);
  });
});

test("1,000 views of many pushes arrive once each, in the order of each push, while the dispatcher runs and stops", async () => {
  await subscribe(["push.viewed"]);
  const pushes = await Promise.all(
    Array.from({ length: 10 }, () => createPush(store, { expireAfterViews: 1_000, expiresAtMs: 1_000_000 })),
  );
  const seen = new Map<number, number[]>();
  const { target } = targetThat(() => null, {
    async deliver(_subscription, events) {
      for (const { pushId, id } of events) seen.set(pushId ?? 0, [...(seen.get(pushId ?? 0) ?? []), id]);
      await Bun.sleep(0);
      return { count: events.length, failure: null };
    },
  });
  const dispatcher = dispatcherWith(target);
  dispatcher.start();
  for (let round = 0; round < 100; round += 1) {
    await Promise.all(pushes.map((push) => store.pushes.claimView(push, CLIENT, 1_500 + round, 0)));
  }
  while ((await store.outbox.backlog()).waiting > 0) await Bun.sleep(1);
  await dispatcher.stop();
  expect([...seen.values()].map((ids) => ids.length)).toEqual(Array.from({ length: 10 }, () => 100));
  for (const ids of seen.values()) expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});
