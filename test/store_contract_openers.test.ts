// What contract.ts promises about the openers of pushes, of every engine of the store.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import type { Opener } from "../src/model/opener.ts";
import type { PushRecord } from "../src/model/push.ts";
import type { ClaimNeed } from "../src/store/contract.ts";
import type { Store } from "../src/store/index.ts";
import { needs } from "./needs.ts";
import { CLIENT, createPush, ENGINES, type StorePlace, viewed } from "./store_engines.ts";

setDefaultTimeout(60_000);

const who = (n: number) => new Uint8Array(32).fill(n);
const device = (n: number): Opener => ({ kind: "device", who: who(n), atMost: null });
const address = (n: number, atMost: number): Opener => ({ kind: "address", who: who(n), atMost });

for (const engine of ENGINES) {
  needs(...engine.needs).describe(`openers in ${engine.name}`, () => {
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

    const claim = (push: PushRecord, ...needs: ClaimNeed[]) =>
      store.pushes.claimView(push, CLIENT, 1_200, 0, undefined, needs);
    const viewsOf = async ({ id }: PushRecord) => (await store.pushes.findById(id))?.viewsCounted;
    const kindsOf = async ({ id }: PushRecord) =>
      (await store.pushes.auditLog(id, { limit: 100, offset: 0 })).map(({ kind }) => kind);

    test("the first device opens a push until the last view, and another costs nothing", async () => {
      const push = await createPush(store, { expireAfterViews: 3 });
      expect(await claim(push, device(1))).toMatchObject({ viewsCounted: 1 });
      expect(await claim(push, device(2))).toEqual({ unmet: 0 });
      expect(await claim(push, device(1))).toMatchObject({ viewsCounted: 2 });
      expect(await store.openers.openings(push.id, "device")).toEqual([{ who: who(1), views: 2 }]);
      expect(await claim(push, device(1))).toMatchObject({ viewsCounted: 3 });
      expect(await claim(push, device(1))).toBeNull();
      expect(await kindsOf(push)).toEqual(["creation", "view", "view", "view", "failed_view"]);
    });

    test("of twenty devices at once one opens a push, and no view is lost", async () => {
      for (let round = 0; round < 5; round += 1) {
        const push = await createPush(store, { expireAfterViews: 50 });
        const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => claim(push, device(n))));
        expect(outcomes.filter((one) => viewed(one))).toHaveLength(1);
        expect(await viewsOf(push)).toBe(1);
        const [only] = await store.openers.openings(push.id, "device");
        const winner = outcomes.findIndex((one) => viewed(one));
        expect(only).toEqual({ who: who(winner), views: 1 });
      }
    });

    test("each view of an address says how many it has left, also if two claim at once", async () => {
      const push = await createPush(store, { expireAfterViews: 5 });
      const outcomes = await Promise.all([claim(push, address(1, 2)), claim(push, address(1, 2))]);
      expect(new Set(outcomes.map((one) => (viewed(one) as { ownLeft?: number } | null)?.ownLeft))).toEqual(
        new Set([0, 1]),
      );
    });

    test("each address has views of its own, also if all claim at once, and the push has a limit for all of them", async () => {
      const push = await createPush(store, { expireAfterViews: 7 });
      const outcomes = await Promise.all(Array.from({ length: 30 }, (_, n) => claim(push, address(n % 3, 2))));
      expect(outcomes.filter((one) => viewed(one))).toHaveLength(6);
      const all = await store.openers.openings(push.id, "address");
      expect(all.map(({ views }) => views)).toEqual([2, 2, 2]);
      expect(await claim(push, address(3, 2))).toMatchObject({ viewsCounted: 7 });
      expect(await claim(push, address(4, 2))).toBeNull();
      expect(await store.openers.openings(push.id, "address")).toHaveLength(4);
    });

    test("a claim that counts nothing makes nobody the first, whichever need is not met", async () => {
      const push = await createPush(store, { expireAfterViews: 9 });
      const unknown = { wait: "no such wait" };
      expect(await claim(push, device(1), unknown)).toEqual({ unmet: 1 });
      expect(await claim(push, device(1), address(1, 0))).toEqual({ unmet: 1 });
      expect(await store.pushes.claimView(push, CLIENT, 1_200, 0, { aborted: true }, [device(1)])).toBe("disconnected");
      await store.pushes.setFrozen(push.id, true, "freeze", CLIENT, 1_200);
      expect(await claim(push, device(1))).toBeNull();
      expect(await store.openers.openings(push.id, "device")).toEqual([]);
      await store.pushes.setFrozen(push.id, false, "thaw", CLIENT, 1_200);
      expect(await claim(push, device(2), address(1, 1))).toMatchObject({ viewsCounted: 1 });
      expect(await claim(push, device(2), address(1, 1))).toEqual({ unmet: 1 });
      expect(await claim(push, device(3), address(2, 1))).toEqual({ unmet: 0 });
      expect(await store.openers.openings(push.id, "address")).toEqual([{ who: who(1), views: 1 }]);
    });

    test("a device of one push is none of another, and of a device nothing is left once the push is purged", async () => {
      const [one, other] = [await createPush(store), await createPush(store)];
      await claim(one, device(1));
      expect(await store.openers.openings(other.id, "device")).toEqual([]);
      expect(await claim(other, device(2))).toMatchObject({ viewsCounted: 1 });
      await store.pushes.expireByHand(one.id, CLIENT, 1_300);
      const times = { nowMs: 1_400, purgeAnonymousBeforeMs: 1_350, purgeOwnedBeforeMs: 1_350 };
      await store.maintenance.maintain(times);
      expect(await store.openers.openings(one.id, "device")).toEqual([]);
      expect(await store.openers.openings(other.id, "device")).toHaveLength(1);
    });

    if (engine.manyNodes)
      test("nodes share it: of devices at three nodes at once one opens a push", async () => {
        const nodes = [store, await place.open(), await place.open()];
        for (let round = 0; round < 5; round += 1) {
          const push = await createPush(store, { expireAfterViews: 50 });
          const outcomes = await Promise.all(
            Array.from({ length: 18 }, (_, n) =>
              nodes[n % 3]?.pushes.claimView(push, CLIENT, 1_200, 0, undefined, [device(n)]),
            ),
          );
          expect(outcomes.filter((one) => viewed(one))).toHaveLength(1);
          expect(await viewsOf(push)).toBe(1);
        }
        for (const node of nodes.slice(1)) await node.close();
      });
  });
}
