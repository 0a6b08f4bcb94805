// What contract.ts promises about waits for held pushes, of every engine of the store.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { MOST_ENTRIES } from "../src/model/audit.ts";
import type { Decision, Hold } from "../src/model/hold.ts";
import type { PushRecord } from "../src/model/push.ts";
import type { Store } from "../src/store/index.ts";
import { needs } from "./needs.ts";
import { CLIENT, createPush, ENGINES, type StorePlace, viewed } from "./store_engines.ts";

setDefaultTimeout(60_000);

const TIMEOUT_MS = 300;
const waiter = (fill: number) => new Uint8Array(32).fill(fill);
let asked = 0;

for (const engine of ENGINES) {
  needs(...engine.needs).describe(`waits in ${engine.name}`, () => {
    let place: StorePlace;
    let store: Store;
    beforeAll(async () => {
      place = await engine.newPlace();
      store = await place.open();
    });
    afterAll(async () => {
      await store?.close();
      await place?.remove();
    });

    const newHeldPush = (fields: Parameters<typeof createPush>[1] = {}) =>
      createPush(store, { traits: { hold: true }, ...fields });
    const newWait = (push: PushRecord, shown: Uint8Array | null = null, nowMs = 1_100) => ({
      id: `wait${(asked += 1)}`,
      pushId: push.id,
      waiter: shown,
      words: "copper lantern seven",
      expiresAtMs: nowMs + TIMEOUT_MS,
    });
    async function ask(
      push: PushRecord,
      shown: Uint8Array | null = null,
      nowMs = 1_100,
      ip = CLIENT.ip,
    ): Promise<Hold> {
      const hold = await store.holds.ask(newWait(push, shown, nowMs), { ...CLIENT, ip }, nowMs);
      if (hold === null || hold === "full") throw new Error(`Nobody can wait: ${hold}`);
      return hold;
    }
    const decide = (hold: Hold, decision: Decision, { freezes = false, nowMs = 1_150 } = {}) =>
      store.holds.decide(hold.pushId, hold.id, { decision, freezes, timeoutMs: TIMEOUT_MS }, CLIENT, nowMs);
    const claim = (push: PushRecord, hold: Hold, nowMs = 1_160) =>
      store.pushes.claimView(push, CLIENT, nowMs, 0, undefined, [{ wait: hold.id }]);
    const kindsOf = async (id: number) =>
      (await store.pushes.auditLog(id, { limit: 100, offset: 0 })).map(({ kind }) => kind);
    const find = (hold: Hold) => store.holds.find(hold.pushId, hold.id);
    const counted = (outcomes: unknown[]) => outcomes.filter((one) => typeof one === "object" && one !== null).length;

    test("a wait of one push neither releases another push nor is released or used with it", async () => {
      const [push, other] = [await newHeldPush({ expireAfterViews: 9 }), await newHeldPush({ expireAfterViews: 9 })];
      const hold = await ask(push);
      const ofOther = { ...hold, pushId: other.id };
      expect(await decide(ofOther, "released")).toBeNull();
      expect(await decide(ofOther, "refused", { freezes: true })).toBeNull();
      expect([(await find(hold))?.stored, (await store.pushes.findById(other.id))?.frozen]).toEqual(["waiting", false]);
      expect(await kindsOf(other.id)).toEqual(["creation"]);
      await decide(hold, "released");
      expect(await claim(other, hold)).toEqual({ unmet: 0 });
      expect((await store.pushes.findById(other.id))?.viewsCounted).toBe(0);
      expect((await find(hold))?.stored).toBe("released");
      expect(await claim(push, hold)).toMatchObject({ viewsCounted: 1 });
    });

    test("a wait comes back as it began, by its push and id only", async () => {
      const push = await newHeldPush();
      const hold = await ask(push, waiter(1));
      expect(hold).toEqual({
        id: hold.id,
        pushId: push.id,
        waiter: waiter(1),
        words: "copper lantern seven",
        ip: CLIENT.ip,
        userAgent: CLIENT.userAgent,
        askedAtMs: 1_100,
        expiresAtMs: 1_400,
        stored: "waiting",
      });
      expect(await find(hold)).toEqual(hold);
      expect(await store.holds.find((await newHeldPush()).id, hold.id)).toBeNull();
      expect(await kindsOf(push.id)).toEqual(["creation", "hold_asked"]);
    });

    test("the same waiter has one wait, another its own, and a released one comes back as released", async () => {
      const push = await newHeldPush();
      const [first, ...again] = await Promise.all(Array.from({ length: 5 }, () => ask(push, waiter(1))));
      expect(new Set([first, ...again].map((hold) => hold?.id)).size).toBe(1);
      const other = await ask(push, waiter(2));
      expect(other.id).not.toBe(first?.id ?? "");
      const elsewhere = () => ask(push, null, 1_100, "198.51.100.1");
      expect((await elsewhere()).id).not.toBe((await elsewhere()).id);
      await decide(other, "released");
      expect(await ask(push, waiter(2), 1_200)).toMatchObject({ id: other.id, stored: "released" });
      // Once it is over, the same waiter begins another.
      expect((await ask(push, waiter(2), 1_600)).id).not.toBe(other.id);
      expect((await kindsOf(push.id)).filter((kind) => kind === "hold_asked")).toHaveLength(5);
    });

    test("of sixty of one network who ask at once three wait, and one more may once a wait is over", async () => {
      const push = await newHeldPush();
      const asking = (ip: string, nowMs = 1_100) =>
        store.holds.ask(newWait(push, null, nowMs), { ...CLIENT, ip }, nowMs);
      const outcomes = await Promise.all(Array.from({ length: 60 }, (_, n) => asking(`2001:db8::${n}`)));
      expect(counted(outcomes)).toBe(3);
      expect(outcomes.filter((one) => one === "full")).toHaveLength(57);
      expect(await store.holds.countWaiting([push.id, 999_999], 1_200)).toEqual(new Map([[push.id, 3]]));
      expect(await store.holds.countWaiting([push.id], 1_400)).toEqual(new Map());
      expect(await asking("2001:db8::ffff", 1_399)).toBe("full");
      expect(await asking("2001:db8:0:1::1", 1_399)).toMatchObject({ stored: "waiting" });
      expect(await asking("2001:db8::ffff", 1_400)).toMatchObject({ stored: "waiting" });
    });

    test("where ten wait, a newcomer ends the longest wait of the network that has most, and ten go on waiting", async () => {
      const push = await newHeldPush();
      const recipient = await ask(push, null, 1_100, "198.51.100.1");
      const crowd: Hold[] = [];
      for (const network of [1, 2, 3]) {
        for (const nth of [0, 1, 2])
          crowd.push(await ask(push, null, 1_101 + network * 3 + nth, `203.0.113.${network}`));
      }
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, (_, n) => ask(push, null, 1_200, `2001:db8:${n}::1`)),
      );
      expect(outcomes.every(({ stored }) => stored === "waiting")).toBe(true);
      expect((await store.holds.countWaiting([push.id], 1_250)).get(push.id)).toBe(10);
      expect(await find(recipient)).toMatchObject({ stored: "waiting" });
      // Each network of three has kept the one who came last.
      const states = await Promise.all(crowd.map(async (one) => (await find(one))?.stored));
      const [ended, kept] = ["ended", "waiting"] as const;
      expect(states).toEqual([ended, ended, kept, ended, ended, kept, ended, ended, kept]);
      expect(await decide(crowd[0] as Hold, "released")).toMatchObject({ stored: "ended" });
    });

    test("a network that has as many as any, with its newcomer, gives up its own wait", async () => {
      const push = await newHeldPush();
      const waits: Hold[] = [];
      for (const network of [1, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        waits.push(await ask(push, null, 1_100 + waits.length, `203.0.113.${network}`));
      }
      await ask(push, null, 1_200, "203.0.113.2");
      const states = await Promise.all(waits.map(async (one) => (await find(one))?.stored));
      expect(states).toEqual(states.map((_, nth) => (nth === 2 ? "ended" : "waiting")));
    });

    test("nobody waits for a push that has expired or is frozen", async () => {
      const frozen = await newHeldPush();
      await store.pushes.setFrozen(frozen.id, true, "freeze", CLIENT, 1_050);
      expect(await store.holds.ask(newWait(frozen), CLIENT, 1_100)).toBeNull();
      const over = await newHeldPush();
      expect(await store.holds.ask(newWait(over), CLIENT, 2_000)).toBeNull();
    });

    test("a claim counts with a released wait only, once, and gives the view to the log", async () => {
      const push = await newHeldPush();
      const hold = await ask(push);
      expect(await claim(push, hold)).toEqual({ unmet: 0 });
      expect(await decide(hold, "released")).toMatchObject({ stored: "released", expiresAtMs: 1_450 });
      expect(await claim(push, hold)).toMatchObject({ viewsCounted: 1, updatedAtMs: 1_160 });
      expect(await claim(push, hold)).toEqual({ unmet: 0 });
      expect(await find(hold)).toMatchObject({ stored: "used" });
      expect(await claim(await newHeldPush(), await ask(push))).toEqual({ unmet: 0 });
      expect(await kindsOf(push.id)).toEqual(["creation", "hold_asked", "hold_released", "view", "hold_asked"]);
    });

    test("of twenty claims at once with one released wait one counts", async () => {
      const push = await newHeldPush({ expireAfterViews: 50 });
      const hold = await ask(push);
      await decide(hold, "released");
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => claim(push, hold)));
      expect(outcomes.filter((one) => viewed(one))).toHaveLength(1);
      expect((await store.pushes.findById(push.id))?.viewsCounted).toBe(1);
    });

    test("a claim that counts nothing leaves the release as it was", async () => {
      const push = await newHeldPush({ expireAfterViews: 1 });
      const [first, second] = [await ask(push), await ask(push)];
      await Promise.all([decide(first, "released"), decide(second, "released")]);
      expect(await store.pushes.claimView(push, CLIENT, 1_160, 0, { aborted: true }, [{ wait: first.id }])).toBe(
        "disconnected",
      );
      expect(await find(first)).toMatchObject({ stored: "released" });
      const outcomes = await Promise.all([claim(push, first), claim(push, second)]);
      expect(outcomes.filter((one) => one === null)).toHaveLength(1);
      expect(counted(outcomes)).toBe(1);
      const stored = [(await find(first))?.stored, (await find(second))?.stored];
      expect(stored.toSorted()).toEqual(["released", "used"]);
      expect((await store.pushes.findSealed(push.lookup))?.sealed).toBeNull();
    });

    test("a release counts until its time is up, and no decision comes after the wait's own", async () => {
      const push = await newHeldPush();
      const [late, later] = [await ask(push), await ask(push)];
      await decide(late, "released", { nowMs: 1_399 });
      expect(await claim(push, late, 1_699)).toEqual({ unmet: 0 });
      expect(await claim(push, late, 1_698)).toMatchObject({ viewsCounted: 1 });
      expect(await decide(later, "released", { nowMs: 1_400 })).toMatchObject({ stored: "waiting" });
      expect(await claim(push, later, 1_401)).toEqual({ unmet: 0 });
      expect((await kindsOf(push.id)).filter((kind) => kind === "hold_released")).toHaveLength(1);
    });

    test("of a release and a refusal at once one holds, and all learn which", async () => {
      for (let round = 0; round < 10; round += 1) {
        const push = await newHeldPush();
        const hold = await ask(push);
        const outcomes = await Promise.all(
          Array.from({ length: 12 }, (_, n) => decide(hold, (n + round) % 2 === 0 ? "released" : "refused")),
        );
        const states = new Set(outcomes.map((one) => one?.stored));
        expect(states.size).toBe(1);
        expect((await kindsOf(push.id)).filter((kind) => kind.startsWith("hold_re"))).toHaveLength(1);
        const claimed = await claim(push, hold);
        if (states.has("refused")) expect(claimed).toEqual({ unmet: 0 });
        else expect(claimed).toMatchObject({ viewsCounted: 1 });
      }
    });

    test("a refusal that freezes ends all waits of the push, and thawing does not bring them back", async () => {
      const push = await newHeldPush();
      const [waiting, released, refused] = [await ask(push), await ask(push), await ask(push)];
      await decide(released, "released");
      await decide(refused, "refused", { freezes: true });
      expect((await store.pushes.findById(push.id))?.frozen).toBe(true);
      expect(await claim(push, released)).toEqual({ unmet: 0 });
      await store.pushes.setFrozen(push.id, false, "thaw", CLIENT, 1_170);
      expect(await claim(push, released, 1_180)).toEqual({ unmet: 0 });
      expect(await decide(waiting, "released", { nowMs: 1_180 })).toMatchObject({ stored: "ended" });
      expect(await find(refused)).toMatchObject({ stored: "refused" });
      expect(await ask(push, null, 1_190)).toMatchObject({ stored: "waiting" });
      const kinds = "creation hold_asked hold_asked hold_asked hold_released hold_refused thaw hold_asked";
      expect((await kindsOf(push.id)).join(" ")).toBe(kinds);
    });

    test("a freeze and a claim with a release at once: nothing is handed out afterwards", async () => {
      for (let round = 0; round < 10; round += 1) {
        const push = await newHeldPush();
        const hold = await ask(push);
        await decide(hold, "released");
        const [claimed] = await Promise.all([
          claim(push, hold),
          store.pushes.setFrozen(push.id, true, "freeze", CLIENT, 1_160),
        ]);
        const counts = viewed(claimed) !== null;
        expect((await find(hold))?.stored).toBe(counts ? "used" : "ended");
        expect((await store.pushes.findById(push.id))?.viewsCounted).toBe(counts ? 1 : 0);
        expect(await claim(push, hold)).toEqual({ unmet: 0 });
      }
    });

    test("a release and the end of the wait at once: the log says what holds", async () => {
      for (let round = 0; round < 10; round += 1) {
        const push = await newHeldPush();
        const hold = await ask(push);
        await Promise.all([1_399, 1_400, 1_401].map((nowMs) => decide(hold, "released", { nowMs })));
        const stored = (await find(hold))?.stored;
        const noted = (await kindsOf(push.id)).filter((kind) => kind === "hold_released");
        expect(noted).toHaveLength(stored === "released" ? 1 : 0);
        expect(typeof (await claim(push, hold, 1_402)) === "object").toBe(stored === "released");
      }
    });

    test("a release, its claims and the deletion of the push at once: nothing comes after the deletion", async () => {
      for (let round = 0; round < 10; round += 1) {
        const push = await newHeldPush();
        const [hold, late] = [await ask(push), await ask(push)];
        await decide(hold, "released");
        const [claimed] = await Promise.all([
          claim(push, hold),
          decide(late, "released"),
          store.pushes.expireByHand(push.id, CLIENT, 1_160),
        ]);
        expect((await store.pushes.findById(push.id))?.viewsCounted).toBe(viewed(claimed) ? 1 : 0);
        for (const each of [hold, late]) expect(viewed(await claim(push, each, 1_170))).toBeNull();
        expect((await store.pushes.findSealed(push.lookup))?.sealed).toBeNull();
      }
    });

    test("an owner sees who waits for any of its pushes, and the waits of one push, newest first", async () => {
      const owner = await store.accounts.createUser({
        email: `${crypto.randomUUID()}@example.org`,
        passwordHash: "hash",
        admin: false,
        nowMs: 1,
      });
      const ownerId = owner?.id ?? 0;
      const push = await newHeldPush({ ownerId });
      const first = await ask(push, null, 1_100);
      const second = await ask(push, null, 1_110);
      await ask(await newHeldPush());
      const other = await ask(await newHeldPush({ ownerId }), null, 1_120);
      await decide(first, "refused");
      expect((await store.holds.list(push.id, 50)).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect((await store.holds.list(push.id, 1)).map(({ id }) => id)).toEqual([second.id]);
      const idsAt = async (nowMs: number) => (await store.holds.waitingFor(ownerId, nowMs, 50)).map(({ id }) => id);
      expect(await idsAt(1_200)).toEqual([second.id, other.id]);
      expect(await idsAt(1_415)).toEqual([other.id]);
      const looked = await store.holds.look([second.id, first.id, "unknown"]);
      expect(looked.map(({ hold, push: of }) => [hold.id, hold.stored, of.id]).toSorted()).toEqual(
        [
          [first.id, "refused", push.id],
          [second.id, "waiting", push.id],
        ].toSorted(),
      );
    });

    test("waits survive a restart, are forgotten an hour after their end, and go with their push", async () => {
      const push = await newHeldPush({ expiresAtMs: 10_000_000 });
      const hold = await ask(push);
      await decide(hold, "released");
      await store.close();
      store = await place.open();
      expect(await find(hold)).toMatchObject({ stored: "released" });
      const sweep = (nowMs: number, purgeAnonymousBeforeMs: number | null = null) =>
        store.maintenance.maintain({ nowMs, purgeAnonymousBeforeMs, purgeOwnedBeforeMs: null });
      await sweep(1_450 + 3_600_000);
      expect(await find(hold)).not.toBeNull();
      await sweep(1_451 + 3_600_000);
      expect(await find(hold)).toBeNull();
      const nowMs = 5_000_000;
      const last = await ask(push, null, nowMs);
      await store.pushes.expireByHand(push.id, CLIENT, nowMs + 1);
      await sweep(nowMs + 10, nowMs + 5);
      expect(await store.pushes.findById(push.id)).toBeNull();
      expect(await find(last)).toBeNull();
    });

    test("a wait, a decision and an order of mail have their entries, however often strangers were refused", async () => {
      const push = await newHeldPush();
      await Promise.all(
        Array.from({ length: MOST_ENTRIES.strangers + 5 }, () =>
          store.pushes.logWithoutView(push.id, "failed_passphrase", CLIENT, 1_050),
        ),
      );
      const hold = await ask(push);
      await decide(hold, "released");
      expect(await store.mailings.order(push.id, { recipients: "ann@example.org", locale: null }, CLIENT, 1_200)).toBe(
        true,
      );
      const totals = (await store.pushes.auditTotals(push.id)).map(({ kind, count }) => [kind, count]);
      expect(Object.fromEntries(totals)).toEqual({
        creation: 1,
        failed_passphrase: MOST_ENTRIES.strangers,
        hold_asked: 1,
        creation_email_send: 1,
        hold_released: 1,
      });
    });
  });
}
