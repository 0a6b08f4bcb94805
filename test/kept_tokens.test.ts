// A server keeps what it knows of an API token until something may have changed it. Whatever is done to a token or to its user, here
// or by another program, the very next look-up knows, also while pushes are being stored.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { sha256 } from "../src/base/crypto.ts";
import { Links } from "../src/domain/pushes/links.ts";
import type { Store } from "../src/store/index.ts";
import { LONG } from "./full.ts";
import { needs } from "./needs.ts";
import { createPush, ENGINES } from "./store_engines.ts";

setDefaultTimeout(240_000); // a machine that others use too is slow at times

const ROUNDS = LONG ? 1_000 : 100;

interface Round {
  tokenId: number;
  userId: number;
}

/** What may happen to a token; what the next look-up then finds, and how it is undone. */
const CHANGES: Array<[what: string, change: (by: Store, round: Round) => Promise<unknown>, then: object | null]> = [
  ["the token is revoked", ({ accounts }, { tokenId }) => accounts.withEvents([]).removeToken(tokenId), null],
  ["its user is suspended", ({ accounts }, { userId }) => accounts.suspend(userId, true), null],
  [
    "its user is disabled",
    ({ accounts }, { userId }) => accounts.withEvents([]).changeRights(userId, rights({ disabled: true })),
    null,
  ],
  ["all access of its user ends", ({ accounts }, { userId }) => accounts.endAccess(userId), null],
  [
    "its user is an auditor now",
    ({ accounts }, { userId }) => accounts.withEvents([]).changeRights(userId, rights({ auditor: true })),
    { user: { auditor: true } },
  ],
  [
    "it was used elsewhere",
    ({ accounts }, { tokenId }) => accounts.touchToken(tokenId, { nowMs: 77, ip: "" }),
    { lastUsedAtMs: 77 },
  ],
];
const rights = (some: { disabled?: boolean; auditor?: boolean }) => ({
  admin: false,
  auditor: false,
  disabled: false,
  ...some,
});

for (const engine of ENGINES) {
  needs(...engine.needs).describe(`tokens in ${engine.name}`, () => {
    test(`${ROUNDS} changes, here and elsewhere, are known to the very next look-up`, async () => {
      const place = await engine.newPlace();
      const here = await place.open({ ownThread: true });
      const elsewhere = await place.open({ exclusive: engine.manyNodes });
      const third = engine.manyNodes ? await place.open() : elsewhere;
      const links = new Links(here.links);
      const storing = new Set<Promise<unknown>>();
      const store = (): void => {
        const one = createPush(here, { lookup: links.make().lookup }).finally(() => storing.delete(one));
        storing.add(one);
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        const name = `user ${round}`;
        const user = await here.accounts
          .withEvents([])
          .createUser({ email: `${round}@example.org`, passwordHash: "-", admin: false, nowMs: 1 });
        const userId = user?.id ?? 0;
        const hash = sha256(name);
        const made = await here.accounts.withEvents([]).createToken({ userId, name, prefix: "sp_", hash, nowMs: 1 });
        const [what, change, then] = CHANGES[round % CHANGES.length] ?? [];
        if (!change) throw new Error("There is no such change.");
        // With SQLite, only the server writes.
        const writers = engine.manyNodes ? [here, elsewhere, third] : [here];
        const by = writers[Math.floor(round / CHANGES.length) % writers.length] ?? here;
        if (round % 4 !== 0) for (let n = 0; n < 3; n += 1) store();
        const looking = [here, third].map(({ accounts }) => accounts);
        for (let n = 0; n < 2; n += 1) {
          for (const accounts of looking)
            expect(await accounts.findByTokenHash(hash)).toMatchObject({ user: { id: userId } });
        }
        // A look-up that begins before the change ends may find either, and must leave nothing behind.
        const meanwhile = [
          change(by, { tokenId: made?.id ?? 0, userId }),
          ...looking.map((one) => one.findByTokenHash(hash)),
        ];
        if (round % 2 === 0) store();
        await Promise.all(meanwhile);
        // The next request comes in a turn of the event loop of its own.
        await new Promise((resolve) => setImmediate(resolve));
        for (const accounts of looking) {
          const found = await accounts.findByTokenHash(hash);
          if (then === null) expect([round, what, found]).toEqual([round, what, null]);
          else expect([round, what, found]).toMatchObject([round, what, then]);
        }
      }
      await Promise.all(storing);
      for (const one of new Set([third, elsewhere, here])) await one.close();
      await place.remove();
    });
  });
}

describe("what is kept", () => {
  test("costs no look-up, and is looked up again after a change", async () => {
    const [engine] = ENGINES;
    const place = await engine!.newPlace();
    const store = await place.open({ ownThread: true });
    const user = await store.accounts
      .withEvents([])
      .createUser({ email: "a@example.org", passwordHash: "-", admin: false, nowMs: 1 });
    const token = { userId: user?.id ?? 0, name: "t", prefix: "sp_", hash: sha256("t"), nowMs: 1 };
    await store.accounts.withEvents([]).createToken(token);
    const find = () => store.accounts.findByTokenHash(token.hash);
    const first = await find();
    expect(await find()).toBe(first); // the same object: nothing was read
    await createPush(store);
    expect(await find()).toBe(first);
    await store.accounts.touchToken(first?.tokenId ?? 0, { nowMs: 5, ip: "" });
    expect(await find()).toEqual({ ...first, lastUsedAtMs: 5 } as never);
    await store.close();
    await place.remove();
  });
});
