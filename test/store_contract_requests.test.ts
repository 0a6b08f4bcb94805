// What contract.ts promises about requests, of every engine of the store.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import type { NewPush, PushRecord } from "../src/model/push.ts";
import type { SecretRequest } from "../src/model/request.ts";
import type { Store } from "../src/store/index.ts";
import { needs } from "./needs.ts";
import { PLAIN_PUSH } from "./plain_push.ts";
import { CLIENT, createPush, ENGINES, type StorePlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const newParts = () => ({
  sealed: { wrappedKey: randomBytes(60), payload: randomBytes(40) },
  labels: randomBytes(82),
  words: null,
  files: [],
});
const MOST = 100;

for (const engine of ENGINES) {
  needs(...engine.needs).describe(`requests in ${engine.name}`, () => {
    let place: StorePlace;
    let store: Store;
    let users = 0;
    beforeAll(async () => {
      place = await engine.newPlace();
      store = await place.open();
    });
    afterAll(async () => {
      await store?.close();
      await place?.remove();
    });

    const newOwner = async (): Promise<number> => {
      const email = `owner${(users += 1)}@example.org`;
      const user = await store.accounts.createUser({ email, passwordHash: "hash", admin: false, nowMs: 1_000 });
      if (!user) throw new Error("There is such a user already.");
      return user.id;
    };
    const pushOf = (ownerId: number | null, fields: Partial<NewPush> = {}): NewPush => ({
      lookup: randomBytes(32),
      ownerId,
      ...PLAIN_PUSH,
      createdAtMs: 1_000,
      expiresAtMs: 2_000,
      expireAfterDays: 1,
      expireAfterViews: 1,
      ...fields,
    });
    const create = (
      ownerId: number,
      {
        maxAnswers = 1,
        mostOpen = MOST,
        ...fields
      }: Partial<NewPush> & { maxAnswers?: number; mostOpen?: number } = {},
    ) => {
      const request = { maxAnswers, takesFiles: true, showsRequester: false, closeAfterDuration: 3 };
      const push = pushOf(ownerId, { traits: { request: true }, ...fields });
      return store.requests.create(push, request, newParts(), CLIENT, mostOpen);
    };
    async function made(ownerId: number, how: Parameters<typeof create>[1] = {}): Promise<SecretRequest> {
      const request = await create(ownerId, how);
      if (request === "full") throw new Error("No more can be open.");
      return request;
    }
    const answer = ({ push }: SecretRequest, nowMs = 1_100) =>
      store.requests.answer(
        push.id,
        pushOf(push.ownerId, { createdAtMs: nowMs, expiresAtMs: 9_000 }),
        newParts(),
        CLIENT,
      );
    const idsOf = async (ownerId: number, states: Array<"open" | "ready" | "closed">, nowMs = 1_200) =>
      (await store.requests.list(ownerId, states, nowMs, { limit: 50, offset: 0 })).map(
        ({ request }) => request.push.id,
      );
    const kindsOf = async ({ push }: SecretRequest) =>
      (await store.pushes.auditLog(push.id, { limit: 100, offset: 0 })).map(({ kind }) => kind);
    const find = ({ push }: SecretRequest) => store.requests.find(push.lookup);

    test("a request comes back as it was stored, and its push with the seals", async () => {
      const request = await made(await newOwner(), { maxAnswers: 3 });
      expect(request).toMatchObject({ maxAnswers: 3, answers: 0, takesFiles: true, showsRequester: false });
      expect(await find(request)).toEqual(request);
      expect((await store.pushes.findSealed(request.push.lookup))?.sealed).not.toBeNull();
      expect(await store.pushes.labels(request.push.id)).not.toBeNull();
      expect(await kindsOf(request)).toEqual(["creation"]);
      const push = await createPush(store);
      expect(await store.requests.find(push.lookup)).toBeNull();
      expect(await store.requests.find(randomBytes(32))).toBeNull();
    });

    test("an answer is a push with labels, in the log of the request, and moves its state", async () => {
      const owner = await newOwner();
      const request = await made(owner);
      expect(await idsOf(owner, ["open"])).toEqual([request.push.id]);
      const push = await answer(request);
      expect(push).toMatchObject({ ownerId: owner, createdAtMs: 1_100 });
      expect(await store.pushes.find(push?.lookup ?? randomBytes(32))).toEqual(push);
      expect(await store.requests.answersTo(request.push.id, 10)).toEqual([
        {
          push: push as PushRecord,
          labels: expect.any(Uint8Array),
        },
      ]);
      expect(await store.requests.askedFor(push?.id ?? 0)).toMatchObject({
        push: { id: request.push.id },
        labels: expect.any(Uint8Array),
      });
      expect(await store.requests.askedFor(request.push.id)).toBeNull();
      expect(await kindsOf(request)).toEqual(["creation", "answer"]);
      expect(await find(request)).toMatchObject({ answers: 1, push: { updatedAtMs: 1_100 } });
      expect(await idsOf(owner, ["open"])).toEqual([]);
      expect(await idsOf(owner, ["ready"])).toEqual([request.push.id]);
      expect(await answer(request)).toBeNull();
    });

    test("answers are a part of their owner's pushes", async () => {
      const owner = await newOwner();
      await createPush(store, { ownerId: owner, expiresAtMs: 9_000 });
      const push = await answer(await made(owner));
      const listing = { order: "newest", part: "answers" } as const;
      const rows = await store.pushes.list(owner, "active", 1_200, { limit: 10, ...listing });
      expect(rows.map((row) => row.push.id)).toEqual([push?.id ?? 0]);
      expect(await store.pushes.countListed(owner, { state: "active", ...listing }, 1_200, 10)).toBe(1);
      expect(await store.pushes.countListed(owner, { state: "expired", ...listing }, 1_200, 10)).toBe(0);
    });

    test("an answer is unopened until anything happens to its push, and no longer than it can be read", async () => {
      const owner = await newOwner();
      const request = await made(owner, { maxAnswers: 3 });
      const [first, second] = [await answer(request), await answer(request)];
      if (!first || !second) throw new Error("An answer was not stored.");
      const unopened = async (nowMs = 1_200, limit = 10) =>
        (await store.requests.unopened(owner, nowMs, limit)).map(({ requestId, pushId }) => [requestId, pushId]);
      const both = [second, first].map(({ id }) => [request.push.id, id]);
      expect(await unopened()).toEqual(both);
      expect(await unopened(1_200, 1)).toEqual(both.slice(0, 1));
      const closed = await made(owner);
      const late = await answer(closed);
      await store.pushes.expireByHand(closed.push.id, CLIENT, 1_200);
      const found = await store.requests.unopened(owner, 1_200, 10);
      expect(found.map(({ pushId, isClosed }) => ({ pushId, isClosed }))).toEqual([
        { pushId: late?.id ?? 0, isClosed: true },
        ...both.map(([, pushId = 0]) => ({ pushId, isClosed: false })),
      ]);
      await store.pushes.logWithoutView(late?.id ?? 0, "owner_view", CLIENT, 1_200);
      await store.pushes.logWithoutView(second.id, "owner_view", CLIENT, 1_200);
      expect(await unopened()).toEqual(both.slice(1));
      expect(await unopened(9_000)).toEqual([]);
      expect(await store.requests.unopened(await newOwner(), 1_200, 10)).toEqual([]);
    });

    test("of twenty answers at once as many get through as are allowed", async () => {
      const owner = await newOwner();
      for (const maxAnswers of [1, 3]) {
        const request = await made(owner, { maxAnswers });
        const outcomes = await Promise.all(Array.from({ length: 20 }, () => answer(request)));
        const stored = outcomes.filter((one) => one !== null);
        expect(stored).toHaveLength(maxAnswers);
        const listed = await store.requests.answersTo(request.push.id, 50);
        expect(listed.map(({ push }) => push.id).toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
        expect(await find(request)).toMatchObject({ answers: maxAnswers });
      }
    });

    const testOfNodes = engine.manyNodes ? test : () => {};
    testOfNodes("two nodes together let no more through either", async () => {
      const other = await place.open();
      try {
        const request = await made(await newOwner(), { maxAnswers: 2 });
        const nodes = [store, other];
        const outcomes = await Promise.all(
          Array.from({ length: 20 }, (_one, n) =>
            (nodes[n % 2] as Store).requests.answer(request.push.id, pushOf(request.push.ownerId), newParts(), CLIENT),
          ),
        );
        expect(outcomes.filter((one) => one !== null)).toHaveLength(2);
      } finally {
        await other.close();
      }
    });

    test("a request is closed by hand and by time, and takes no answer then", async () => {
      const owner = await newOwner();
      const [byHand, byTime] = [await made(owner), await made(owner)];
      await store.pushes.expireByHand(byHand.push.id, CLIENT, 1_100);
      expect(await answer(byHand)).toBeNull();
      expect(await answer(byTime, 2_000)).toBeNull();
      // The answer that came too late has closed it, and erased what it asked.
      expect((await store.pushes.findSealed(byTime.push.lookup))?.sealed).toBeNull();
      expect(await idsOf(owner, ["open", "ready"])).toEqual([]);
      expect(await idsOf(owner, ["closed"])).toEqual([byTime.push.id, byHand.push.id]);
      expect(await store.requests.answersTo(byTime.push.id, 10)).toEqual([]);
    });

    test("of answers and the end of a request at once, no answer comes after the end", async () => {
      const owner = await newOwner();
      for (let round = 0; round < 8; round += 1) {
        const request = await made(owner, { maxAnswers: 9 });
        const close = () => store.pushes.expireByHand(request.push.id, CLIENT, 1_150);
        const race = Array.from({ length: 6 }, () => () => answer(request)).toSpliced(round % 6, 0, close as never);
        await Promise.all(race.map((run) => run()));
        expect((await kindsOf(request)).at(-1)).toBe("expire");
      }
    });

    test("no more than so many of one owner are open at once, also of many that come together", async () => {
      const owner = await newOwner();
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => create(owner, { mostOpen: 3 })));
      expect(outcomes.filter((one) => one === "full")).toHaveLength(7);
      const [first] = await idsOf(owner, ["open"]);
      await store.pushes.expireByHand(first ?? 0, CLIENT, 1_100);
      expect(await create(owner, { mostOpen: 3 })).not.toBe("full");
      expect(await create(owner, { mostOpen: 3 })).toBe("full");
      expect(await create(await newOwner(), { mostOpen: 3 })).not.toBe("full");
    });

    test("lists, pages and counts of pushes leave requests out", async () => {
      const owner = await newOwner();
      const before = await store.pushes.count(1_200);
      const [open, closed] = [await made(owner), await made(owner)];
      await store.pushes.expireByHand(closed.push.id, CLIENT, 1_100);
      expect(await store.pushes.count(1_200)).toEqual(before);
      for (const state of ["active", "expired"] as const) {
        expect(await store.pushes.list(owner, state, 1_200, { limit: 10 })).toEqual([]);
        const page = await store.overview.page({ owner, state }, { nowMs: 1_200, beforeId: 1e9, limit: 10 });
        expect(page.pushes).toEqual([]);
      }
      const { pushes } = await store.overview.page({}, { nowMs: 1_200, beforeId: 1e9, limit: 1_000 });
      expect(pushes.map(({ push }) => push.id)).not.toContain(open.push.id);
      const counts = await store.overview.countsOfUsers([owner]);
      expect(counts.find(({ userId }) => userId === owner)).toEqual({ userId: owner, active: 0, expired: 0 });
    });

    test("an answer tells the outbox, in its commit, and so does the end of a request; it tells nothing else", async () => {
      const owner = await newOwner();
      const subscription = await store.outbox.subscribe({
        userId: owner,
        target: "hook",
        name: "mine",
        events: ["request.answered"],
        settings: null,
        createdAtMs: 1_000,
      });
      try {
        const request = await made(owner);
        await store.pushes.logWithoutView(request.push.id, "failed_passphrase", CLIENT, 1_050);
        const push = await answer(request);
        await answer(request);
        await store.pushes.expireByHand(request.push.id, CLIENT, 1_300);
        // Nobody wants to know of somebody else's.
        await answer(await made(await newOwner()));
        const events = await store.outbox.pending(50);
        expect(events.map(({ kind, pushId }) => [kind, pushId])).toEqual([
          ["push.created", push?.id ?? 0],
          ["request.answered", push?.id ?? 0],
          ["request.closed", request.push.id],
        ]);
        expect(events[2]).toMatchObject({ ownerId: owner, atMs: 1_300, detail: { by: "hand" } });
        expect(events[1]).toMatchObject({
          ownerId: owner,
          client: { ip: CLIENT.ip, userAgent: CLIENT.userAgent },
          atMs: 1_100,
          detail: { request: request.push.id },
        });
      } finally {
        await store.outbox.unsubscribe(subscription?.id ?? 0);
      }
    });

    test("mail is told of the answers to requests that ask for it, and of nothing else", async () => {
      const owner = await newOwner();
      const own = { target: "mail", name: "mail", events: ["mail.send", "push.viewed", "request.answered"] } as const;
      await store.outbox.setInstanceSubscriptions([own], 1_000);
      try {
        const asks = await made(owner, { traits: { request: true, notifyMe: "de" }, maxAnswers: 2 });
        const silent = await made(owner);
        const answers = [await answer(asks), await answer(silent), await answer(asks), await answer(asks)];
        for (const { push } of [asks, silent]) await store.pushes.expireByHand(push.id, CLIENT, 1_300);
        const events = (await store.outbox.pending(50)).filter(({ ownerId }) => ownerId === owner);
        expect(events.map(({ kind, pushId, detail }) => [kind, pushId, detail])).toEqual([
          ["request.answered", answers[0]?.id ?? 0, { request: asks.push.id }],
          ["request.answered", answers[2]?.id ?? 0, { request: asks.push.id }],
        ]);
      } finally {
        await store.outbox.setInstanceSubscriptions([], 1_500);
      }
    });

    test("a removed owner takes its requests along; a purge removes request and answers each by itself", async () => {
      const owner = await newOwner();
      const request = await made(owner);
      const push = await answer(request);
      await store.pushes.expireAndDisown(owner, 1_200);
      await store.accounts.removeUser(owner);
      expect(await answer(request)).toBeNull();
      expect(await idsOf(owner, ["open", "ready", "closed"])).toEqual([]);
      await store.maintenance.maintain({ nowMs: 5_000, purgeAnonymousBeforeMs: 4_000, purgeOwnedBeforeMs: null });
      expect(await find(request)).toBeNull();
      expect(await store.pushes.find(push?.lookup ?? randomBytes(32))).toBeNull();
      expect(await store.requests.answersTo(request.push.id, 10)).toEqual([]);
    });
  });
}
