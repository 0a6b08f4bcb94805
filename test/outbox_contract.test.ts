// What src/store/sql/outbox.ts promises, of every engine of the store.

import { afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test";

import { type EventKind, type NewSubscription, TOLD_BY_ENTRIES } from "../src/model/event.ts";
import type { Store } from "../src/store/index.ts";
import { TRIGGERS } from "../src/store/sqlite/outbox_triggers.ts";
import { needs } from "./needs.ts";
import { CLIENT, createPush, ENGINES, type StorePlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const ALL: EventKind[] = ["push.created", "push.viewed", "push.expired"];
const hook = (userId: number | null, name = "hook"): NewSubscription => ({
  userId,
  target: "hook",
  name,
  events: ALL,
  settings: new Uint8Array([1, 2, 3]),
  createdAtMs: 1,
});

for (const engine of ENGINES) {
  needs(...engine.needs).describe(`events in ${engine.name}`, () => {
    let place: StorePlace;
    let store: Store;
    beforeEach(async () => {
      place = await engine.newPlace();
      store = await place.open();
    });
    afterEach(async () => {
      await store?.close();
      await place?.remove();
    });

    const newUser = async () => {
      const email = `${crypto.randomUUID()}@example.org`;
      const user = await store.accounts.createUser({ email, passwordHash: "hash", admin: false, nowMs: 1 });
      if (!user) throw new Error("The address is taken.");
      return user;
    };
    const subscribed = async (subscription: NewSubscription) => {
      const made = await store.outbox.subscribe(subscription);
      if (!made) throw new Error("The name is taken.");
      return made;
    };
    const told = async () =>
      (await store.outbox.pending(100)).map(({ kind, pushId, detail }) => [kind, pushId, detail.by ?? ""]);
    /** Spreads everything to one subscription. */
    async function spreadTo(id: number) {
      const events = await store.outbox.pending(1_000);
      await store.outbox.fanOut(
        events.map((event) => ({ id: event.id, subscriptionIds: [id] })),
        10,
      );
      return events;
    }
    const lease = (id: number, nowMs: number, limit = 100) => store.outbox.lease(id, { nowMs, leaseMs: 50 }, limit);

    test("nothing is written where nobody subscribed", async () => {
      const push = await createPush(store, { expireAfterViews: 1 });
      await store.pushes.claimView(push, CLIENT, 1_500, 0);
      await store.outbox.add({ ...EVENT, ownerId: null });
      expect(await told()).toEqual([]);
    });

    test("a subscription of the instance gets what happens to every push, in its order, and how it expired", async () => {
      await store.outbox.setInstanceSubscriptions([{ target: "siem", name: "siem", events: ALL }], 1);
      const viewed = await createPush(store, { expireAfterViews: 2 });
      const deleted = await createPush(store);
      const due = await createPush(store, { expiresAtMs: 1_600 });
      await store.pushes.claimView(viewed, CLIENT, 1_500, 0);
      await store.pushes.claimView(viewed, CLIENT, 1_501, 0);
      await store.pushes.logWithoutView(deleted.id, "failed_passphrase", CLIENT, 1_502);
      await store.pushes.expireByHand(deleted.id, CLIENT, 1_503);
      await store.maintenance.maintain({ nowMs: 1_700, purgeAnonymousBeforeMs: null, purgeOwnedBeforeMs: null });
      expect(await told()).toEqual([
        ["push.created", viewed.id, ""],
        ["push.created", deleted.id, ""],
        ["push.created", due.id, ""],
        ["push.viewed", viewed.id, ""],
        ["push.viewed", viewed.id, ""],
        ["push.expired", viewed.id, "views"],
        ["push.wrong_passphrase", deleted.id, ""],
        ["push.expired", deleted.id, "hand"],
        ["push.expired", due.id, "time"],
      ]);
      const [first] = await store.outbox.pending(1);
      expect(first).toMatchObject({ client: { ip: CLIENT.ip, userAgent: CLIENT.userAgent }, ownerId: null });
    });

    test("each kind of entry that is told has its event", async () => {
      await store.outbox.setInstanceSubscriptions([{ target: "siem", name: "siem", events: ALL }], 1);
      const { id } = await createPush(store);
      const others = TOLD_BY_ENTRIES.filter(({ entry }) => entry !== "creation");
      await place.change(
        ...others.map(
          ({ entry }, at) =>
            `INSERT INTO audit_entries (push_id, seq, kind, ip, user_agent, referrer, at_ms)
             VALUES (${id}, ${at + 2}, '${entry}', '', '', '', 1)`,
        ),
      );
      expect(await told()).toEqual([["push.created", id, ""], ...others.map(({ kind }) => [kind, id, ""])]);
    });

    test("a batch of views at once is told once each, in the order of each push", async () => {
      await store.outbox.setInstanceSubscriptions([{ target: "siem", name: "siem", events: ALL }], 1);
      const pushes = await Promise.all(Array.from({ length: 20 }, () => createPush(store, { expireAfterViews: 3 })));
      await Promise.all(
        pushes.flatMap((push) => [1, 2, 3, 4].map(() => store.pushes.claimView(push, CLIENT, 1_500, 0))),
      );
      const events = await store.outbox.pending(1_000);
      for (const push of pushes) {
        const kinds = events.filter(({ pushId }) => pushId === push.id).map(({ kind }) => kind);
        expect(kinds).toEqual(["push.created", "push.viewed", "push.viewed", "push.viewed", "push.expired"]);
      }
    });

    test("an entry of a kind that is told and has no event of its own fails, and sends no other's", async () => {
      await subscribed(hook(null));
      const { id } = await createPush(store);
      const [listed, more] = ["('creation'", "('edit', 'creation'"];
      await place.change(
        ...(engine.name === "SQLite"
          ? ["DROP TRIGGER entries_tell", TRIGGERS["entries_tell"]?.replace(listed, more) ?? ""]
          : [
              `DO $do$ BEGIN
                 EXECUTE replace(pg_get_functiondef('entries_tell'::regproc), $$${listed}$$, $$${more}$$);
               END $do$`,
            ]),
      );
      const entry = (kind: string) =>
        `INSERT INTO audit_entries (push_id, seq, kind, ip, user_agent, referrer, at_ms)
         VALUES (${id}, 2, '${kind}', '', '', '', 1)`;
      expect(place.change(entry("edit"))).rejects.toThrow(/outbox.kind|"kind" of relation "outbox"/);
      await place.change(entry("owner_view"));
      expect(await told()).toEqual([["push.created", id, ""]]);
    });

    test("a user's subscription gets what happens to that user's pushes alone", async () => {
      const [ann, bob] = [await newUser(), await newUser()];
      await subscribed(hook(ann.id));
      const hers = await createPush(store, { ownerId: ann.id });
      await createPush(store, { ownerId: bob.id });
      await createPush(store);
      await store.outbox.add({ ...EVENT, ownerId: bob.id });
      await store.outbox.add({ ...EVENT, ownerId: ann.id });
      expect(await told()).toEqual([
        ["push.created", hers.id, ""],
        ["signin.failed", null, ""],
      ]);
    });

    test("subscriptions that come and go leave nothing written without one, and everything with one", async () => {
      for (let round = 0; round < 5; round += 1) {
        const made = await Promise.all(["a", "b", "c"].map((name) => subscribed(hook(null, name))));
        const kept = await Promise.all([
          subscribed(hook(null, `kept ${round}`)),
          ...made.map(({ id }) => store.outbox.unsubscribe(id)),
        ]);
        const push = await createPush(store);
        expect((await told()).filter(([, id]) => id === push.id)).toHaveLength(1);
        await store.outbox.unsubscribe(kept[0].id);
        await store.outbox.fanOut(
          (await store.outbox.pending(100)).map(({ id }) => ({ id, subscriptionIds: [] })),
          1,
        );
        await createPush(store);
        expect(await told()).toEqual([]);
      }
    });

    test("subscriptions are found, changed and ended, and a name is taken once", async () => {
      const ann = await newUser();
      const made = await subscribed(hook(ann.id));
      expect(await store.outbox.subscribe(hook(ann.id))).toBeNull();
      await subscribed(hook(null));
      expect(await store.outbox.changeSubscription(made.id, { settings: new Uint8Array([9]) })).toBe(true);
      const [found, own] = await store.outbox.subscriptions();
      expect({ ...found, settings: [...(found?.settings ?? [])] }).toEqual({ ...made, settings: [9] });
      expect(own?.userId).toBeNull();
      expect(await store.outbox.unsubscribe(made.id)).toBe(true);
      expect(await store.outbox.unsubscribe(made.id)).toBe(false);
      expect(await store.outbox.changeSubscription(made.id, { events: [] })).toBe(false);
      await subscribed(hook(ann.id));
      await createPush(store, { ownerId: ann.id });
      const { id } = await subscribed(hook(ann.id, "another"));
      await spreadTo(id);
      expect((await store.outbox.backlog()).waiting).toBe(1);
      await store.accounts.removeUser(ann.id);
      expect(await store.outbox.backlog()).toEqual({ waiting: 0, dead: 0, oldestAtMs: null });
      expect((await store.outbox.subscriptions()).map(({ userId }) => userId)).toEqual([null]);
    });

    test("the instance's subscriptions become those of its settings, and what is the same keeps its deliveries", async () => {
      const { outbox } = store;
      await outbox.setInstanceSubscriptions([{ target: "hook", name: "a", events: ALL }, SIEM], 1);
      const [first] = await outbox.subscriptions();
      await createPush(store);
      await spreadTo(first?.id ?? 0);
      await outbox.setInstanceSubscriptions([{ target: "hook", name: "a", events: ["push.viewed"] }], 2);
      const left = await outbox.subscriptions();
      expect(left.map(({ id, events }) => [id, events])).toEqual([[first?.id ?? 0, ["push.viewed"]]]);
      expect((await outbox.backlog()).waiting).toBe(1);
      // Those of people are theirs.
      const own = await subscribed(hook((await newUser()).id));
      await outbox.setInstanceSubscriptions([], 3);
      expect(await outbox.backlog()).toEqual({ waiting: 0, dead: 0, oldestAtMs: null });
      expect((await outbox.subscriptions()).map(({ id }) => id)).toEqual([own.id]);
    });

    test("an event is gone when its last delivery has succeeded, and at once where nobody wants it", async () => {
      const [a, b] = [await subscribed(hook(null, "a")), await subscribed(hook(null, "b"))];
      await createPush(store);
      await createPush(store);
      const [first, second] = await store.outbox.pending(10);
      const wanted = { id: first?.id ?? 0, subscriptionIds: [a.id, b.id, 999_999] };
      await store.outbox.fanOut([wanted, { id: second?.id ?? 0, subscriptionIds: [] }], 10);
      await store.outbox.fanOut([wanted], 10);
      expect(await store.outbox.backlog()).toEqual({ waiting: 2, dead: 0, oldestAtMs: 1_000 });
      expect(await store.outbox.mostWaiting(1)).toEqual([{ name: "a", target: "hook", waiting: 1 }]);
      await store.outbox.delivered((await lease(a.id, 10)).map(({ id }) => id));
      expect((await store.outbox.backlog()).waiting).toBe(1);
      expect(await store.outbox.mostWaiting(2)).toEqual([{ name: "b", target: "hook", waiting: 1 }]);
      await store.outbox.delivered((await lease(b.id, 10)).map(({ id }) => id));
      expect(await store.outbox.backlog()).toEqual({ waiting: 0, dead: 0, oldestAtMs: null });
      expect(await store.outbox.pending(10)).toEqual([]);
    });

    test("a change of accounts is told in its commit: not where nothing changes, and it fails where the event does", async () => {
      await store.outbox.setInstanceSubscriptions([SIEM], 1);
      const told = (why: string) => store.accounts.withEvents([{ ...EVENT, ownerId: null, detail: { why } }]);
      const person = { email: "ann@example.org", passwordHash: "hash", admin: true, nowMs: 1 };
      const ann = await told("added").createUser(person);
      expect(ann?.email).toBe(person.email);
      expect(await told("again").createUser(person)).toBeNull();
      const id = ann?.id ?? 0;
      const token = { userId: id, name: "t", prefix: "p", hash: new Uint8Array(32).fill(7), nowMs: 1 };
      const made = await told("token").createToken(token);
      expect(made?.name).toBe("t");
      expect(await told("same token").createToken(token)).toBeNull();
      const link = { userId: id, hash: new Uint8Array(32).fill(8), expiresAtMs: 5_000 };
      await told("link").createPasswordLink(link);
      expect(await told("no link").usePasswordLink(new Uint8Array(32), "h", 10)).toBeNull();
      expect((await told("used link").usePasswordLink(link.hash, "h", 10))?.id).toBe(id);
      expect(await told("last").changeRights(id, { admin: false, auditor: false, disabled: false })).toBe("last-admin");
      expect(await told("wrong password").changePassword(id, "h2", { session: null, tokens: true }, "x")).toBeNull();
      expect(await told("password").changePassword(id, "h2", { session: null, tokens: true }, "h")).toBe(0);
      expect(await told("no token").removeToken(999_999)).toBe(false);
      await told("removed").removeUser(id);
      const reasons = (await store.outbox.pending(100)).map(({ detail }) => detail["why"]);
      expect(reasons).toEqual(["added", "token", "link", "used link", "password", "removed"]);

      const broken = store.accounts.withEvents([{ ...EVENT, ownerId: null, kind: null as never }]);
      await expect(broken.createUser(person)).rejects.toThrow();
      expect(await store.accounts.hasUsers()).toBe(false);
    });

    test("says since when events wait for a target, fanned out or not", async () => {
      await store.outbox.setInstanceSubscriptions([SIEM], 1);
      expect(await store.outbox.waitingSince("siem")).toBeNull();
      const push = await createPush(store);
      await store.pushes.claimView(push, CLIENT, 1_500, 0);
      const [created] = await store.outbox.pending(1);
      expect(await store.outbox.waitingSince("siem")).toBe(created?.atMs ?? NaN);
      const [siem] = await store.outbox.subscriptions();
      await spreadTo(siem?.id ?? 0);
      expect(await store.outbox.waitingSince("siem")).toBe(created?.atMs ?? NaN);
      expect(await store.outbox.waitingSince("mail")).toBeNull();
      const [first, second] = await lease(siem?.id ?? 0, 10);
      await store.outbox.delivered([first?.id ?? 0]);
      expect(await store.outbox.waitingSince("siem")).toBe(1_500);
      await store.outbox.delivered([second?.id ?? 0]);
      expect(await store.outbox.waitingSince("siem")).toBeNull();
    });

    test("what is leased is nobody else's until the lease ends, and no delivery overtakes one of its push that waits", async () => {
      const { id } = await subscribed(hook(null));
      const [one, other] = [await createPush(store), await createPush(store)];
      await store.pushes.claimView(one, CLIENT, 1_500, 0);
      await spreadTo(id);
      const leased = await lease(id, 100);
      expect(leased.map(({ event }) => [event.kind, event.pushId])).toEqual([
        ["push.created", one.id],
        ["push.created", other.id],
        ["push.viewed", one.id],
      ]);
      expect([await lease(id, 149), await store.outbox.dueSubscriptions(149)]).toEqual([[], []]);
      await store.outbox.prolong(
        leased.map((delivery) => delivery.id),
        160,
      );
      expect(await lease(id, 159)).toEqual([]);
      const [first, second, third] = leased.map((delivery) => delivery.id);
      await store.outbox.failed(first ?? 0, { error: "refused", nextAtMs: 500, nowMs: 110 });
      await store.outbox.release([second ?? 0, third ?? 0]);
      // A lease that has ended stays ended.
      await store.outbox.prolong([first ?? 0, second ?? 0, third ?? 0], 10_000);
      expect((await lease(id, 120)).map((delivery) => delivery.id)).toEqual([second ?? 0]);
      expect((await lease(id, 499)).map((delivery) => delivery.id)).toEqual([second ?? 0]);
      await store.outbox.delivered([second ?? 0]);
      const again = await lease(id, 500);
      expect(again.map((delivery) => delivery.id)).toEqual([first ?? 0, third ?? 0]);
      expect(again[0]).toMatchObject({ attempts: 1, error: "refused" });
    });

    test("a chain goes on behind its head, whichever way the head leaves", async () => {
      const { id } = await subscribed(hook(null));
      const push = await createPush(store, { expireAfterViews: 9 });
      for (let n = 0; n < 5; n += 1) await store.pushes.claimView(push, CLIENT, 1_500, 0);
      const all = (await spreadTo(id)).length;
      const ids = (await lease(id, 100)).map((delivery) => delivery.id);
      expect(ids).toHaveLength(all);
      await store.outbox.release(ids);
      const left = async (nowMs: number) => (await lease(id, nowMs)).map((delivery) => delivery.id);
      // Delivered, given up, revived behind and in front of another head, dropped.
      const [first = 0, second = 0, third = 0] = ids;
      // One that fails behind its head is due no sooner than the head lets it.
      await store.outbox.failed(second, { error: "refused", nextAtMs: 150, nowMs: 110 });
      expect(await left(160)).toEqual(ids);
      await store.outbox.release(ids);
      await store.outbox.delivered([first]);
      expect(await left(200)).toEqual(ids.slice(1));
      await store.outbox.failed(second, { error: "gone", nextAtMs: null, nowMs: 210 });
      await store.outbox.release(ids.slice(2));
      expect(await left(220)).toEqual(ids.slice(2));
      await store.outbox.failed(third, { error: "refused", nextAtMs: 9_000, nowMs: 230 });
      await store.outbox.release(ids.slice(3));
      expect(await store.outbox.dueSubscriptions(8_999)).toEqual([]);
      expect([await left(8_999), await store.outbox.dueSubscriptions(9_000)]).toEqual([[], [id]]);
      expect(await store.outbox.revive([second], 300)).toBe(1);
      // Who was the head before would be due by now, too.
      expect(await left(9_000)).toEqual(ids.slice(1));
      await store.outbox.delivered(ids.slice(1, 3));
      await store.outbox.release(ids.slice(3));
      expect(await left(400)).toEqual(ids.slice(3));
      await store.outbox.delivered(ids.slice(3));
      expect(await store.outbox.backlog()).toEqual({ waiting: 0, dead: 0, oldestAtMs: null });
      // What comes to a chain that is empty is its head at once.
      await store.pushes.claimView(push, CLIENT, 1_600, 0);
      await spreadTo(id);
      expect(await left(500)).toHaveLength(1);
    });

    test("a collector that wants one order gets nothing past a delivery that waits", async () => {
      await store.outbox.setInstanceSubscriptions([SIEM], 1);
      const [siem] = await store.outbox.subscriptions();
      for (let n = 0; n < 4; n += 1) await createPush(store);
      await spreadTo(siem?.id ?? 0);
      const [first, ...rest] = (await lease(siem?.id ?? 0, 100)).map((delivery) => delivery.id);
      await store.outbox.failed(first ?? 0, { error: "refused", nextAtMs: 900, nowMs: 110 });
      await store.outbox.release(rest);
      expect(await lease(siem?.id ?? 0, 800)).toEqual([]);
      expect((await lease(siem?.id ?? 0, 900)).map((delivery) => delivery.id)).toEqual([first ?? 0, ...rest]);
    });

    test("two that fan out and end deliveries of one push at once leave none without a turn", async () => {
      const other = engine.manyNodes ? await place.open() : store;
      try {
        const { id } = await subscribed(hook(null));
        const push = await createPush(store, { expireAfterViews: 90 });
        let claimed = 1;
        const ended = new Set<number>();
        for (let round = 0; round < 40; round += 1) {
          await store.pushes.claimView(push, CLIENT, 1_500, 0);
          claimed += 1;
          const events = await other.outbox.pending(1_000);
          const due = await lease(id, 1_000 * (round + 1));
          for (const one of due) ended.add(one.id);
          await Promise.all([
            store.outbox.delivered(due.map((delivery) => delivery.id)),
            other.outbox.fanOut(
              events.map((event) => ({ id: event.id, subscriptionIds: [id] })),
              10,
            ),
          ]);
        }
        for (const one of await lease(id, 1_000_000)) ended.add(one.id);
        expect(ended.size).toBe(claimed);
      } finally {
        if (other !== store) await other.close();
      }
    });

    test("a subscription that ends while events are fanned out to it stops no others", async () => {
      const other = engine.manyNodes ? await place.open() : store;
      try {
        const { id: stays } = await subscribed(hook(null, "stays"));
        for (let round = 0; round < 40; round += 1) {
          const { id: ends } = await subscribed(hook(null, "ends"));
          const push = await createPush(store);
          const events = await other.outbox.pending(10);
          await Promise.all([
            other.outbox.fanOut(
              events.map((event) => ({ id: event.id, subscriptionIds: [ends, stays] })),
              10,
            ),
            store.outbox.unsubscribe(ends),
          ]);
          const due = await lease(stays, 1_000 * (round + 1));
          expect(due.map(({ event }) => event.pushId)).toEqual([push.id]);
          await store.outbox.delivered(due.map((delivery) => delivery.id));
        }
        expect((await store.outbox.backlog()).waiting).toBe(0);
      } finally {
        if (other !== store) await other.close();
      }
    });

    needs("linux").test("a look for what is due reads what is due, however much waits", async () => {
      const looks: number[] = [];
      for (const rows of [200, 20_000]) {
        const { id } = await subscribed(hook(null, `${rows}`));
        // Heads that wait for their next try, and four deliveries behind each.
        await place.change(
          `INSERT INTO outbox (kind, push_id, ip, user_agent, at_ms, detail, spread)
           WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows - 1})
           SELECT 'push.viewed', 1000000 + i / 5, '', '', i, '{}', ${engine.name === "SQLite" ? 1 : true} FROM n`,
          `INSERT INTO deliveries (event_id, subscription_id, chain, due_at_ms)
           SELECT id, ${id}, push_id, CASE WHEN at_ms % 5 = 0 THEN 9000000 END FROM outbox
            WHERE push_id >= 1000000 ORDER BY id`,
          "ANALYZE",
        );
        await store.close();
        const look = async (asked: Store): Promise<void> => {
          const leased = await asked.outbox.lease(id, { nowMs: 100, leaseMs: 50 }, 100);
          const { outbox } = asked;
          expect([await outbox.dueSubscriptions(100), leased, await outbox.pending(100)]).toEqual([[], [], []]);
        };
        looks.push(await place.readBy(look));
        store = await place.open();
      }
      // Pages, or rows: the heads alone are 16 pages of an index, and 4,000 rows.
      const [few = 0, many = 0] = looks;
      expect(many - few).toBeLessThan(10);
    });

    test("a subscription ends however much waits for it, whatever the database knows of its tables", async () => {
      const ids = [(await subscribed(hook(null, "few"))).id, (await subscribed(hook(null, "many"))).id];
      for (const [index, rows] of [200, 20_000].entries()) {
        await place.change(
          `INSERT INTO outbox (kind, push_id, ip, user_agent, at_ms, detail, spread)
           WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
           SELECT 'push.viewed', ${rows} + i, '', '', i, '{}', ${engine.name === "SQLite" ? 1 : true} FROM n`,
          `INSERT INTO deliveries (event_id, subscription_id, chain, due_at_ms)
           SELECT id, ${ids[index]}, push_id, 9000000 FROM outbox WHERE push_id > ${rows}`,
        );
      }
      await place.change("ANALYZE");
      await store.close();
      store = await place.open();
      expect(await store.outbox.unsubscribe(ids[1] ?? 0)).toBe(true);
      expect(await store.outbox.backlog()).toEqual({ waiting: 200, dead: 0, oldestAtMs: 1 });
    });

    test("a server that starts alone has what an earlier run had leased, at once", async () => {
      const { id } = await subscribed(hook(null));
      await createPush(store);
      await spreadTo(id);
      await lease(id, 100);
      await store.outbox.endEarlierLeases();
      expect(await lease(id, 101)).toHaveLength(engine.manyNodes ? 0 : 1);
    });

    test("of two that tell the same conditions at once one does, with what it remembers", async () => {
      await subscribed(hook(null));
      const client = { ip: "", userAgent: "" };
      const event = { kind: "condition.began", pushId: null, ownerId: null, client, atMs: 1, detail: {} } as const;
      const tell = (before: string | null, after: string) =>
        store.outbox.tellConditions({ before, after, events: [event] });
      for (const [before, after] of [
        [null, "first"],
        ["first", "second"],
      ] as const) {
        const outcomes = await Promise.all([tell(before, after), tell(before, after), tell(before, after)]);
        expect(outcomes.toSorted()).toEqual([false, false, true]);
        expect(await store.overview.note("conditions")).toBe(after);
      }
      expect(await tell("first", "third")).toBe(false);
      expect(await told()).toEqual([
        ["condition.began", null, ""],
        ["condition.began", null, ""],
      ]);
    });

    test("a dead letter holds nothing up, and is tried again or dropped", async () => {
      const { id } = await subscribed(hook((await newUser()).id));
      const [own] = await store.outbox.subscriptions();
      const push = await createPush(store, { ownerId: own?.userId ?? 0 });
      await store.pushes.claimView(push, CLIENT, 1_500, 0);
      await spreadTo(id);
      const [first, second] = await lease(id, 100);
      await store.outbox.failed(first?.id ?? 0, { error: "gone", nextAtMs: null, nowMs: 120 });
      await store.outbox.release([second?.id ?? 0]);
      expect((await lease(id, 130)).map((delivery) => delivery.id)).toEqual([second?.id ?? 0]);
      const page = { limit: 10, offset: 0 };
      const [dead] = await store.outbox.deadLetters(page);
      expect(dead).toMatchObject({ id: first?.id ?? 0, diedAtMs: 120, error: "gone", attempts: 1 });
      expect(dead?.event.kind).toBe("push.created");
      expect(await store.outbox.deadLetters({ ...page, userId: null })).toEqual([]);
      expect(await store.outbox.deadLetters({ ...page, userId: own?.userId ?? 0 })).toHaveLength(1);
      expect((await store.outbox.backlog()).dead).toBe(1);
      expect(await store.outbox.revive([second?.id ?? 0], 140)).toBe(0);
      expect(await store.outbox.revive(null, 140)).toBe(1);
      expect((await lease(id, 140)).map((delivery) => delivery.attempts)).toEqual([0]);
      await store.outbox.failed(first?.id ?? 0, { error: "gone", nextAtMs: null, nowMs: 150 });
      expect(await store.outbox.drop([second?.id ?? 0])).toBe(0);
      expect(await store.outbox.drop([first?.id ?? 0])).toBe(1);
      await store.outbox.delivered([second?.id ?? 0]);
      expect(await store.outbox.backlog()).toEqual({ waiting: 0, dead: 0, oldestAtMs: null });
    });
  });
}

const EVENT = {
  kind: "signin.failed",
  pushId: null,
  client: CLIENT,
  atMs: 1_234,
  detail: { why: "wrong password" },
} as const;
const SIEM = { target: "siem", name: "siem", events: ALL } as const;
