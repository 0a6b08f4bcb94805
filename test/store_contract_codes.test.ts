// What contract.ts promises about the codes by which recipients prove an address, of every engine of the store.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { signOfCode } from "../src/model/addressee.ts";
import type { PushRecord } from "../src/model/push.ts";
import { addressDigest } from "../src/model/recipient_code.ts";
import { type AskedCode, KEPT_OF_PUSH } from "../src/store/sql/recipient_codes.ts";
import type { Store } from "../src/store/index.ts";
import { needs } from "./needs.ts";
import { createPush, ENGINES, type StorePlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const NOW = 1_200;
const bytes = (n: number) => new Uint8Array(32).fill(n);
const [ann, bob] = [bytes(1), bytes(2)];
const [phone, desk] = [bytes(11), bytes(12)];
const [right, wrong] = [bytes(21), bytes(22)];
const [home, work] = [bytes(31), bytes(32)];
const HOUR_MS = 3_600_000;
const PER_SENDER = 40;
const [HERE, THERE] = ["this process", "another process"];

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

    const newUser = async (email: string) =>
      (await store.accounts.createUser({ email, passwordHash: "-", admin: false, nowMs: 1 }))?.id ?? 0;
    // Each push has a recipient of its own unless a test says whose mailbox it is: mailboxes are common to all pushes.
    const send = ({ id }: PushRecord, given: Partial<AskedCode> = {}, nowMs = NOW) =>
      store.recipientCodes.ask(
        id,
        { address: ann, mailbox: bytes(100 + (id % 100)), network: home, device: phone, code: right, ...given },
        { perSender: PER_SENDER, lastsMs: 1_000, here: HERE, nowMs },
      );
    const leaves = async (...given: Parameters<typeof send>) => {
      const asked = await send(...given);
      return asked && ("leavesAtMs" in asked ? asked.leavesAtMs : -asked.afterMs);
    };
    const verify = ({ id }: PushRecord, device: Uint8Array, code: Uint8Array, nowMs = NOW) =>
      store.recipientCodes.verify(id, device, code, nowMs);
    const gaveBack = (id: number, pushId: number) =>
      store.recipientCodes.settle(
        { id, pushId },
        { kind: "code_failed", waitedIn: "", waitsIn: "", returnsAttempt: true, client: null },
        NOW,
      );
    const confirmed = ({ id }: PushRecord, device: Uint8Array) => store.recipientCodes.confirmed(id, device);

    test("the right code proves the address to the device that asked, once", async () => {
      const push = await createPush(store);
      expect(await verify(push, phone, right)).toBeNull();
      expect(await send(push)).toMatchObject({ leavesAtMs: NOW, expiresAtMs: NOW + 1_000, waits: false });
      const open = { expiresAtMs: NOW + 1_000, sentAtMs: NOW, address: ann };
      expect(await store.recipientCodes.open(push.id, phone, NOW)).toEqual(open);
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
    });

    test("where no code was sent, none is right, and all else is the same", async () => {
      const push = await createPush(store);
      expect(await send(push, { code: null })).toMatchObject({ leavesAtMs: NOW, expiresAtMs: NOW + 1_000 });
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

    test("made-up addresses leave so many codes and no more, and none of a recipient is lost", async () => {
      const push = await createPush(store);
      await send(push);
      await send(push, { mailbox: bytes(98), device: bytes(97), code: null });
      expect(await verify(push, bytes(97), wrong)).toEqual({ triesLeft: 2 });
      for (let n = 0; n < KEPT_OF_PUSH + 2; n += 1) {
        const made = Uint8Array.from({ length: 32 }, (_, nth) => (nth < 2 ? (n >> (8 * nth)) & 255 : 99));
        await send(push, { mailbox: made, network: made, device: desk, code: null });
      }
      expect(await verify(push, bytes(97), wrong)).toBeNull();
      expect(await verify(push, phone, right)).toEqual({ confirmed: true });
    });

    test("of twenty that one network asks for at once five are taken; another network, mailbox and hour have their own", async () => {
      const push = await createPush(store);
      const asked = await Promise.all(Array.from({ length: 20 }, (_, n) => send(push, { device: bytes(100 + n) })));
      expect(asked.filter((one) => one && "leavesAtMs" in one)).toHaveLength(5);
      expect(await leaves(push, {}, NOW + 10)).toBe(-(HOUR_MS - 10));
      expect(await leaves(push, { network: work })).toBe(NOW);
      expect(await leaves(push, { mailbox: bytes(250) })).toBe(NOW);
      expect(await leaves(push, {}, NOW + HOUR_MS)).toBe(NOW + HOUR_MS);
    });

    test("twenty that were mailed are the most from one network; what did not leave takes no place, and nothing is right then", async () => {
      const push = await createPush(store);
      let nowMs = NOW;
      for (let n = 0; n < 25; n += 1) {
        if (n % 5 === 0) nowMs += HOUR_MS;
        const asked = await send(push, { device: bytes(n) }, nowMs);
        if (n < 5 && asked && "id" in asked) await gaveBack(asked.id, push.id);
      }
      expect(await verify(push, bytes(24), right, nowMs)).toEqual({ confirmed: true });
      nowMs += HOUR_MS;
      expect(await send(push, {}, nowMs)).toBeNull();
      expect(await leaves(push, { network: work }, nowMs)).toBe(nowMs);
      const other = await createPush(store);
      const lost = await send(other, {}, nowMs);
      await gaveBack(lost && "id" in lost ? lost.id : 0, other.id);
      expect(await verify(other, phone, right, nowMs)).toEqual({ triesLeft: 2 });
    });

    test("made-up addresses make nobody's mail wait, and what is said about it is the same for all", async () => {
      const ownerId = await newUser("made-up@example.org");
      const push = await createPush(store, { ownerId });
      const ask = (n: number, given: Partial<AskedCode> = {}) =>
        store.recipientCodes.ask(
          push.id,
          { address: bytes(n), mailbox: bytes(180), network: bytes(n), device: bytes(n), code: right, ...given },
          { perSender: 4, lastsMs: 1_000, here: HERE, nowMs: NOW },
        );
      for (let n = 1; n <= 12; n += 1) {
        const comesByMs = n <= 2 ? NOW : NOW + HOUR_MS;
        expect(await ask(n, { code: null })).toMatchObject({ leavesAtMs: NOW, comesByMs, waits: false });
      }
      const comesByMs = NOW + HOUR_MS;
      expect(await ask(21)).toMatchObject({ leavesAtMs: NOW, comesByMs, expiresAtMs: comesByMs + 1_000 });
      // A device that was told to wait is told so again, and has no second mail.
      expect(await ask(21)).toMatchObject({ comesByMs, waits: true });
      expect(await ask(12, { code: null })).toMatchObject({ comesByMs, waits: true });
      expect(await ask(22)).toMatchObject({ leavesAtMs: NOW, comesByMs });
      // Mails that leave make others wait, whoever is asked about.
      for (const code of [right, null]) {
        expect(await ask(code ? 23 : 24, { code })).toMatchObject({ leavesAtMs: comesByMs, comesByMs });
      }
    });

    test("codes that wait when their server is killed have failed, and take no place; what has left stays", async () => {
      const push = await createPush(store);
      const mailbox = bytes(99);
      const [first, second] = ["one@example.org", "two@example.org"] as const;
      const ofBox = (address: string, device: Uint8Array, given: Partial<AskedCode> = {}) =>
        store.recipientCodes.ask(
          push.id,
          { address: addressDigest(push.lookup, address), mailbox, network: device, device, code: right, ...given },
          { perSender: 4, lastsMs: 1_000, here: HERE, nowMs: NOW },
        );
      const client = (address: string, about = "") => ({
        ip: "192.0.2.1",
        userAgent: "agent",
        referrer: signOfCode(address, about),
      });
      expect(await ofBox(first, phone)).toMatchObject({ leavesAtMs: NOW });
      expect(await ofBox("three@example.org", work)).toMatchObject({ leavesAtMs: NOW });
      await store.pushes.logWithoutView(push.id, "code_sent", client(first), NOW);
      expect(await ofBox(second, desk)).toMatchObject({ leavesAtMs: NOW + HOUR_MS });
      await store.pushes.logWithoutView(push.id, "code_queued", client(second, "later"), NOW);
      expect(await ofBox("none@example.org", home, { code: null })).toMatchObject({ leavesAtMs: NOW + HOUR_MS });
      // Those of a process that lives go on waiting.
      await store.recipientCodes.endWaiting(HERE, NOW);
      expect(await store.pushes.latestEntries(push.id, "code_failed", 9)).toEqual([]);
      expect(await ofBox(second, desk)).toMatchObject({ waits: true });
      await Promise.all([THERE, THERE].map((there) => store.recipientCodes.endWaiting(there, NOW)));
      const failed = await store.pushes.latestEntries(push.id, "code_failed", 9);
      expect(failed).toEqual([{ kind: "code_failed", ...client(second, "stopped"), atMs: NOW }]);
      expect(await store.recipientCodes.open(push.id, desk, NOW)).toBeNull();
      expect(await verify(push, desk, right, NOW + 1)).toBeNull();
      expect(await verify(push, phone, right)).toEqual({ confirmed: true });
      await store.recipientCodes.endWaiting(THERE, NOW);
      expect(await store.pushes.latestEntries(push.id, "code_failed", 9)).toHaveLength(1);
      expect(await ofBox(second, desk)).toMatchObject({ leavesAtMs: NOW + HOUR_MS, waits: false });
    });

    test("what waits for the mail server after its time has failed too; a process that is back from the dead writes nothing more", async () => {
      const push = await createPush(store);
      const asked = await send(push, { address: addressDigest(push.lookup, "ann@example.org") });
      const id = asked && "id" in asked ? asked.id : 0;
      const client = { ip: "192.0.2.1", userAgent: "agent", referrer: signOfCode("ann@example.org", "later") };
      const settle = (kind: "code_queued" | "code_sent", [waitedIn, waitsIn]: [string, string]) =>
        store.recipientCodes.settle(
          { id, pushId: push.id },
          { kind, waitedIn, waitsIn, returnsAttempt: false, client },
          NOW,
        );
      expect(await settle("code_queued", ["", HERE])).toBe(true);
      expect(await store.recipientCodes.waits(id, HERE)).toBe(true);
      await store.recipientCodes.endWaiting(THERE, NOW + 5);
      expect(await store.recipientCodes.waits(id, HERE)).toBe(false);
      expect(await settle("code_sent", [HERE, ""])).toBe(false);
      const kinds = (await store.pushes.auditTotals(push.id)).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(["code_failed", "code_queued", "creation"]);
      expect(await verify(push, phone, right)).toBeNull();
    });

    test("a mailbox gets twenty an hour of all senders and fifteen of one; further ones wait, and a device that waits goes on waiting", async () => {
      const [eve, mallory] = [await newUser("eve@example.org"), await newUser("mallory@example.org")];
      const mailbox = bytes(240);
      let devices = 0;
      const ask = async (ownerId: number, atMs: number) =>
        leaves(await createPush(store, { ownerId }), { mailbox, device: bytes((devices += 1)) }, atMs);
      for (let n = 0; n < 15; n += 1) expect(await ask(eve, NOW + n)).toBe(NOW + n);
      expect(await ask(eve, NOW + 15)).toBe(NOW + HOUR_MS);
      for (let n = 0; n < 4; n += 1) expect(await ask(mallory, NOW + 20)).toBe(NOW + 20);
      // Twenty, with the one that waits.
      const push = await createPush(store, { ownerId: mallory });
      expect(await leaves(push, { mailbox }, NOW + 30)).toBe(NOW + 30);
      const late = await createPush(store, { ownerId: mallory });
      const waits = await send(late, { mailbox }, NOW + 31);
      expect(waits).toMatchObject({ leavesAtMs: NOW + HOUR_MS + 1, expiresAtMs: NOW + HOUR_MS + 1_001, waits: false });
      expect(await send(late, { mailbox }, NOW + 40)).toEqual({ ...waits, waits: true } as typeof waits);
    });

    test("a sender causes so many an hour, of which one push has half: others wait for none of its codes", async () => {
      const owner = await newUser("busy@example.org");
      const [large, small] = [await createPush(store, { ownerId: owner }), await createPush(store, { ownerId: owner })];
      const ask = (push: PushRecord, n: number) => leaves(push, { mailbox: bytes(n), device: bytes(n) });
      for (let n = 0; n < PER_SENDER / 2; n += 1) expect(await ask(large, n)).toBe(NOW);
      for (let n = 0; n < PER_SENDER / 2; n += 1) expect(await ask(large, 30 + n)).toBe(NOW + HOUR_MS);
      // Two hours are too long to wait for.
      expect(await ask(large, 60)).toBe(-2 * HOUR_MS);
      for (let n = 0; n < PER_SENDER / 2; n += 1) expect(await ask(small, 70 + n)).toBe(NOW);
      expect(await ask(await createPush(store, { ownerId: owner }), 99)).toBe(NOW + HOUR_MS);
    });
  });
}
