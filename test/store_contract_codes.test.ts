// What contract.ts promises about the codes by which recipients prove an address, of every engine of the store.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import type { PushRecord } from "../src/model/push.ts";
import type { Store } from "../src/store/index.ts";
import { needs } from "./needs.ts";
import { createPush, ENGINES, type StorePlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const NOW = 1_200;
const bytes = (n: number) => new Uint8Array(32).fill(n);
const [ann, bob] = [bytes(1), bytes(2)];
const [phone, desk] = [bytes(11), bytes(12)];
const [right, wrong] = [bytes(21), bytes(22)];

for (const engine of ENGINES) {
  needs(...engine.needs).describe(`recipients' codes in ${engine.name}`, () => {
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

    const send = (
      { id }: PushRecord,
      given: { address?: Uint8Array; device?: Uint8Array; code?: Uint8Array | null },
      nowMs = NOW,
    ) =>
      store.recipientCodes.send(
        id,
        { address: ann, device: phone, code: right, ...given },
        { most: 3, lastsMs: 1_000, nowMs },
      );
    const verify = ({ id }: PushRecord, device: Uint8Array, code: Uint8Array, nowMs = NOW) =>
      store.recipientCodes.verify(id, device, code, nowMs);
    const confirmed = ({ id }: PushRecord, device: Uint8Array) => store.recipientCodes.confirmed(id, device);

    test("the right code proves the address to the device that asked, once", async () => {
      const push = await createPush(store);
      expect(await verify(push, phone, right)).toBeNull();
      expect(await send(push, {})).toBe(NOW + 1_000);
      expect(await store.recipientCodes.open(push.id, phone, NOW)).toEqual({ expiresAtMs: NOW + 1_000, address: ann });
      expect(await verify(push, desk, right)).toBeNull();
      expect(await confirmed(push, phone)).toEqual([]);
      expect(await verify(push, phone, right)).toEqual({ confirmed: true });
      expect(await confirmed(push, phone)).toEqual([ann]);
      expect(await confirmed(push, desk)).toEqual([]);
      expect(await verify(push, phone, right)).toBeNull();
      expect(await store.recipientCodes.open(push.id, phone, NOW)).toBeNull();
    });

    test("three wrong tries end a code, its time does, and so does the next code of the device", async () => {
      const push = await createPush(store);
      await send(push, {});
      for (const triesLeft of [2, 1, 0]) expect(await verify(push, phone, wrong)).toEqual({ triesLeft });
      expect(await verify(push, phone, right)).toBeNull();
      await send(push, {});
      expect(await verify(push, phone, right, NOW + 1_000)).toBeNull();
      await send(push, { address: bob, code: wrong });
      expect(await verify(push, phone, right)).toEqual({ triesLeft: 2 });
      expect(await verify(push, phone, wrong)).toEqual({ confirmed: true });
      expect(await confirmed(push, phone)).toEqual([bob]);
      expect(await send(push, {})).toBeNull();
    });

    test("where no code was sent, none is right, and all else is the same", async () => {
      const push = await createPush(store);
      expect(await send(push, { code: null })).toBe(NOW + 1_000);
      for (const triesLeft of [2, 1, 0]) expect(await verify(push, phone, right)).toEqual({ triesLeft });
      expect(await confirmed(push, phone)).toEqual([]);
    });

    test("of sixty tries at once three count, and of sixty right ones one does", async () => {
      const push = await createPush(store);
      await send(push, {});
      const tries = await Promise.all(Array.from({ length: 60 }, () => verify(push, phone, wrong)));
      expect(tries.filter((one) => one !== null)).toHaveLength(3);
      await send(push, {});
      const all = await Promise.all(Array.from({ length: 60 }, () => verify(push, phone, right)));
      expect(all.filter((one) => one !== null)).toEqual([{ confirmed: true }]);
    });

    test("of twenty that are asked for at once no more are sent than the push allows", async () => {
      const push = await createPush(store);
      const sent = await Promise.all(Array.from({ length: 20 }, (_, n) => send(push, { device: bytes(100 + n) })));
      expect(sent.filter((one) => one !== null)).toHaveLength(3);
    });
  });
}
