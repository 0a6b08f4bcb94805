// What contract.ts promises, of every engine of the store. What an engine promises beyond that has tests of its own.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { fingerprint } from "../src/base/keyring.ts";
import type { UserFilter } from "../src/model/account.ts";
import { MAX_SCANS, type NewPush, type PushRecord } from "../src/model/push.ts";
import type { Listing } from "../src/model/push_lists.ts";
import type { Store } from "../src/store/index.ts";
import type { NewSession } from "../src/store/contract.ts";
import { needs } from "./needs.ts";
import { CLIENT, createPush, ENGINES, newSession, type StorePlace, viewed } from "./store_engines.ts";

setDefaultTimeout(60_000);

const bytes = (fill: number, length = 40) => new Uint8Array(length).fill(fill);
const hash = (fill: number) => bytes(fill, 32);
const plain = (value: Uint8Array | null | undefined) => value && new Uint8Array(value);
const counted = (outcomes: unknown[]) => outcomes.filter((one) => one !== null && one !== "disconnected").length;

for (const engine of ENGINES) {
  needs(...engine.needs).describe(`the store in ${engine.name}`, () => {
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

    const newUser = async (email = `${crypto.randomUUID()}@example.org`, admin = false) => {
      const user = await store.accounts.createUser({ email, passwordHash: "hash", admin, nowMs: 1 });
      if (!user) throw new Error("The address is taken.");
      return user;
    };
    const kindsOf = async (id: number) =>
      (await store.pushes.auditLog(id, { limit: 100, offset: 0 })).map(({ kind }) => kind);

    const claim = (push: PushRecord, nowMs = 1_300) => store.pushes.claimView(push, CLIENT, nowMs, 0);

    describe("second factors", () => {
      const enrolment = (session: Uint8Array, fill = 1) => ({ session, recoveryCodes: [hash(fill), hash(fill + 1)] });
      const passkey = (userId: number, id = crypto.getRandomValues(new Uint8Array(20))) => ({
        credentialId: id,
        userId,
        publicKey: bytes(7),
        counter: 3,
        transports: ["usb"],
        name: "Key",
        createdAtMs: 5,
        lastUsedAtMs: null,
      });
      const signIn = async (userId: number) => {
        const session = crypto.getRandomValues(new Uint8Array(32));
        await store.accounts.createSession(newSession(userId, { hash: session, expiresAtMs: 1_000 }));
        return session;
      };

      test("the first ends other sessions and brings recovery codes, which go with the last", async () => {
        const { secondFactors } = store;
        const [{ id }, stranger] = [await newUser(), await newUser()];
        const [own, other, strangers] = [await signIn(id), await signIn(id), await signIn(stranger.id)];
        const totp = { userId: id, secret: bytes(9), createdAtMs: 4, lastStep: 10 };
        expect(await secondFactors.addTotp(totp, enrolment(own))).toBe("first");
        expect(await secondFactors.addTotp(totp, enrolment(own, 50))).toBeNull();
        expect((await store.accounts.findSession(own, 2))?.strong).toBe(true);
        expect(await store.accounts.findSession(other, 2)).toBeNull();
        expect((await store.accounts.findSession(strangers, 2))?.strong).toBe(false);
        const key = passkey(id);
        expect(await secondFactors.addPasskey(key, enrolment(own, 60))).toBe("further");
        expect(await secondFactors.addPasskey(key, enrolment(own, 60))).toBeNull();
        expect(await secondFactors.kindsOf(id)).toEqual({ code: true, passkey: true });
        expect((await store.accounts.listedUser(id))?.hasFactor).toBe(true);
        const found = await secondFactors.factorsOf(id);
        expect(plain(found.totp?.secret)).toEqual(bytes(9));
        expect(found).toMatchObject({ totp: { userId: id, createdAtMs: 4 }, recoveryCodes: 2 });
        const asStored = { ...found.passkeys[0], credentialId: null, publicKey: null };
        expect(asStored).toEqual({ ...key, credentialId: null, publicKey: null });
        expect(plain(found.passkeys[0]?.publicKey)).toEqual(bytes(7));
        expect(plain((await secondFactors.findPasskey(key.credentialId))?.credentialId)).toEqual(key.credentialId);
        expect(await secondFactors.findPasskey(bytes(1, 20))).toBeNull();
        expect(await secondFactors.removeTotp(id)).toBe(true);
        expect(await secondFactors.removeTotp(id)).toBe(false);
        expect(await secondFactors.kindsOf(id)).toEqual({ code: false, passkey: true });
        expect((await secondFactors.factorsOf(id)).recoveryCodes).toBe(2);
        expect(await secondFactors.removePasskey(id + 1, key.credentialId)).toBe(false);
        expect(await secondFactors.removePasskey(id, key.credentialId)).toBe(true);
        expect(await secondFactors.factorsOf(id)).toEqual({ totp: null, passkeys: [], recoveryCodes: 0 });
        expect((await store.accounts.listedUser(id))?.hasFactor).toBe(false);
      });

      test("no session begins without one that was set up meanwhile, except at an OpenID provider", async () => {
        const { secondFactors, accounts } = store;
        const { id } = await newUser();
        const own = await signIn(id);
        const begin = (fields: Partial<NewSession> = {}) =>
          accounts.createSession(newSession(id, { hash: crypto.getRandomValues(new Uint8Array(32)), ...fields }));
        const totp = { userId: id, secret: bytes(9), createdAtMs: 4, lastStep: 10 };
        const raced = Array.from({ length: 8 }, () => crypto.getRandomValues(new Uint8Array(32)));
        const begins = raced.map((session) => () => begin({ hash: session }));
        const all = begins.toSpliced(4, 0, async () => (await secondFactors.addTotp(totp, enrolment(own))) === "first");
        await Promise.all(all.map((one) => one()));
        for (const session of raced) expect(await accounts.findSession(session, 2)).toBeNull();
        await secondFactors.addPasskey(passkey(id), enrolment(own));
        for (const remove of [() => secondFactors.removeTotp(id), () => Promise.resolve()]) {
          await remove();
          for (const how of ["password", "link", "ldap"] as const) expect(await begin({ how })).toBe(false);
          expect(await begin({ strong: true })).toBe(true);
          expect(await begin({ how: "oidc", passwordHash: null })).toBe(true);
        }
      });

      test("none is added in a session that has ended meanwhile", async () => {
        const { secondFactors, accounts } = store;
        const { id } = await newUser();
        const session = await signIn(id);
        await accounts.endSession(id, session);
        const totp = { userId: id, secret: bytes(9), createdAtMs: 4, lastStep: 10 };
        expect(await secondFactors.addTotp(totp, enrolment(session))).toBeNull();
        expect(await secondFactors.addPasskey(passkey(id), enrolment(session))).toBeNull();
        const other = await signIn((await newUser()).id);
        expect(await secondFactors.addTotp(totp, enrolment(other))).toBeNull();
        expect(await secondFactors.kindsOf(id)).toEqual({ code: false, passkey: false });
      });

      test("a step, a recovery code and a counter count once, also at the same moment", async () => {
        const { secondFactors } = store;
        const { id } = await newUser();
        const session = await signIn(id);
        const key = passkey(id);
        await secondFactors.addTotp({ userId: id, secret: bytes(9), createdAtMs: 4, lastStep: 10 }, enrolment(session));
        await secondFactors.addPasskey(key, enrolment(session));
        const once = async (use: () => Promise<boolean>) =>
          (await Promise.all([use(), use(), use()])).filter(Boolean).length;
        expect(await secondFactors.acceptStep(id, 10)).toBe(false);
        expect(await once(() => secondFactors.acceptStep(id, 12))).toBe(1);
        expect(await secondFactors.acceptStep(id, 11)).toBe(false);
        expect(await secondFactors.acceptStep(id + 1, 99)).toBe(false);
        expect(await once(() => secondFactors.spendRecoveryCode(id, hash(1)))).toBe(1);
        const use = { before: 3, counter: 4, nowMs: 9 };
        expect(await once(() => secondFactors.usePasskey(key.credentialId, use))).toBe(1);
        expect(await secondFactors.setRecoveryCodes(id, [hash(70)])).toBe(true);
        expect(await secondFactors.spendRecoveryCode(id, hash(2))).toBe(false);
      });

      test("are all removed at once, with the sessions, and a secret is replaced only as it was read", async () => {
        const { secondFactors } = store;
        const { id } = await newUser();
        const session = await signIn(id);
        await secondFactors.addTotp({ userId: id, secret: bytes(9), createdAtMs: 4, lastStep: 0 }, enrolment(session));
        expect(await secondFactors.replaceTotpSecret(id, bytes(9), bytes(2))).toBe(true);
        expect(await secondFactors.replaceTotpSecret(id, bytes(9), bytes(1))).toBe(false);
        const secrets = (await secondFactors.totps()).filter(({ userId }) => userId === id);
        expect(secrets.map(({ secret }) => plain(secret))).toEqual([bytes(2)]);
        await secondFactors.addPasskey(passkey(id), enrolment(session));
        expect(await secondFactors.removeAll(id)).toBe(true);
        expect(await secondFactors.removeAll(id)).toBe(false);
        expect(await secondFactors.setRecoveryCodes(id, [hash(1)])).toBe(false);
        expect(await store.accounts.findSession(session, 2)).toBeNull();
        expect(await secondFactors.kindsOf(id)).toEqual({ code: false, passkey: false });
        expect(await secondFactors.spendRecoveryCode(id, hash(1))).toBe(false);
      });

      test("no code stays when the last two are removed at once", async () => {
        const { secondFactors } = store;
        for (let round = 0; round < 8; round += 1) {
          const { id } = await newUser();
          const session = await signIn(id);
          const key = passkey(id);
          await secondFactors.addTotp(
            { userId: id, secret: bytes(9), createdAtMs: 4, lastStep: 0 },
            enrolment(session),
          );
          await secondFactors.addPasskey(key, enrolment(session));
          await Promise.all([secondFactors.removeTotp(id), secondFactors.removePasskey(id, key.credentialId)]);
          expect(await secondFactors.factorsOf(id)).toEqual({ totp: null, passkeys: [], recoveryCodes: 0 });
        }
      });
    });

    describe("a push", () => {
      test("comes back as it was stored, by its lookup and by its id", async () => {
        const guard = { salt: bytes(3, 16), memoryKiB: 19_456, passes: 2 };
        const payload = crypto.getRandomValues(new Uint8Array(100_000));
        const push = await createPush(store, { kind: "url", guard, retrievalStep: false }, { payload });
        expect(push).toMatchObject({
          kind: "url",
          createdAtMs: 1_000,
          expiresAtMs: 2_000,
          viewsCounted: 0,
          deleted: false,
        });
        const found = await store.pushes.find(push.lookup);
        expect({ ...found, guard: null }).toEqual({ ...push, guard: null });
        expect([plain(found?.guard?.salt), found?.guard?.memoryKiB, found?.guard?.passes]).toEqual([
          guard.salt,
          19_456,
          2,
        ]);
        expect((await store.pushes.findById(push.id))?.id).toBe(push.id);
        const sealed = (await store.pushes.findSealed(push.lookup))?.sealed;
        expect(plain(sealed?.payload)).toEqual(payload);
        expect(sealed?.wrappedKey.length).toBe(60);
        expect(await store.pushes.find(hash(99))).toBeNull();
        expect(await store.pushes.findSealed(hash(99))).toBeNull();
        expect(await store.pushes.findById(999_999)).toBeNull();
      });

      test("is found among many that are asked for at once, each by its own lookup", async () => {
        const pushes = await Promise.all(Array.from({ length: 300 }, () => createPush(store)));
        const found = await Promise.all(pushes.map(({ lookup }) => store.pushes.findSealed(lookup)));
        expect(found.map((one) => one?.push.id)).toEqual(pushes.map(({ id }) => id));
        expect(new Set(pushes.map(({ id }) => id)).size).toBe(300);
      });

      test("is found by the whole of its lookup, beside others that begin or end alike", async () => {
        const lookup = hash(31);
        const lookups = [0, 7, 8, 12, 31].map((at) => lookup.with(at, (lookup[at] ?? 0) ^ 1));
        const pushes = await Promise.all(lookups.map((other) => createPush(store, { lookup: other })));
        expect(await store.pushes.find(lookup)).toBeNull();
        for (const [index, other] of lookups.entries()) {
          expect((await store.pushes.find(other))?.id).toBe(pushes[index]?.id ?? 0);
          expect((await store.pushes.findSealed(other))?.push.id).toBe(pushes[index]?.id ?? 0);
        }
      });

      test("of a user who has been removed is refused, and the others of the moment are stored", async () => {
        const user = await newUser();
        await store.accounts.removeUser(user.id);
        const outcomes = await Promise.allSettled([
          createPush(store),
          createPush(store, { ownerId: user.id }),
          createPush(store),
        ]);
        expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
        expect((outcomes[1] as PromiseRejectedResult).reason).toMatchObject({ code: "unauthorized" });
      });

      test("with an answer to keep is stored once, however many come at once; what is kept is over in a day", async () => {
        const kept = { id: hash(77), sealedFor: (push: PushRecord) => bytes(push.createdAtMs % 100) };
        const make = (more: Partial<NewPush> = {}) => createPush(store, more, { kept });
        const outcomes = await Promise.allSettled([createPush(store), make(), make(), make()]);
        expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
          "fulfilled",
          "fulfilled",
          "rejected",
          "rejected",
        ]);
        for (const outcome of outcomes)
          if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
        const lookup = hash(78);
        expect((await Promise.allSettled([make({ lookup })]))[0]?.status).toBe("rejected");
        expect(await store.pushes.find(lookup)).toBeNull();
        const { keptAnswers } = store;
        expect(plain((await keptAnswers.find(kept.id, 1_000))?.sealed)).toEqual(bytes(0));
        expect(await keptAnswers.find(hash(76), 1_000)).toBeNull();
        const endMs = 1_000 + 24 * 3_600_000;
        expect([await keptAnswers.isAnyOver(endMs - 1), await keptAnswers.isAnyOver(endMs)]).toEqual([false, true]);
        expect(await keptAnswers.find(kept.id, endMs)).toBeNull();
        // It makes room where it is over and nobody has swept it.
        await make({ createdAtMs: endMs, expiresAtMs: endMs + 1_000 });
        expect(await keptAnswers.find(kept.id, endMs)).not.toBeNull();
        expect([await keptAnswers.forget(endMs), await keptAnswers.forget(endMs + 24 * 3_600_000)]).toEqual([0, 1]);
      });

      test("with a lookup that exists already is refused, and harms no other of the moment", async () => {
        const { lookup } = await createPush(store);
        const outcomes = await Promise.allSettled([
          createPush(store),
          createPush(store, { lookup }),
          createPush(store),
        ]);
        expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      });
    });

    describe("a claim", () => {
      test("counts up to the last view, which expires the push and erases it", async () => {
        const push = await createPush(store, { expireAfterViews: 2 });
        expect(await store.pushes.claimView(push, CLIENT, 1_100, 0)).toMatchObject({
          viewsCounted: 1,
          expiredAtMs: null,
        });
        expect(await store.pushes.claimView(push, CLIENT, 1_200, 0)).toMatchObject({
          viewsCounted: 2,
          expiredAtMs: 1_200,
        });
        expect(await store.pushes.claimView(push, CLIENT, 1_300, 0)).toBeNull();
        expect(await store.pushes.findSealed(push.lookup)).toMatchObject({
          push: { expiredAtMs: 1_200 },
          sealed: null,
        });
        expect(await kindsOf(push.id)).toEqual(["creation", "view", "view", "failed_view"]);
      });

      test.each([1, 5, 59])(
        "of sixty at once gets a view where %i are allowed, and no more",
        async (expireAfterViews) => {
          const push = await createPush(store, { expireAfterViews });
          const outcomes = await Promise.all(
            Array.from({ length: 60 }, () => store.pushes.claimView(push, CLIENT, 1_100, 0)),
          );
          expect(counted(outcomes)).toBe(expireAfterViews);
          const views = outcomes.map((one) => viewed(one)?.viewsCounted ?? 0);
          expect(views.filter((n) => n > 0).toSorted((a, b) => a - b)).toEqual(
            Array.from({ length: expireAfterViews }, (_, n) => n + 1),
          );
          const kinds = await kindsOf(push.id);
          expect(kinds.filter((kind) => kind === "view").length).toBe(expireAfterViews);
          expect(kinds.filter((kind) => kind === "failed_view").length).toBe(60 - expireAfterViews);
        },
      );

      test("of many pushes at once counts for each of them alone", async () => {
        const pushes = await Promise.all(
          Array.from({ length: 40 }, (_, n) => createPush(store, { expireAfterViews: 1 + (n % 3) })),
        );
        const outcomes = await Promise.all(
          [0, 1, 2, 3].flatMap(() =>
            pushes.map(async (push) => [push.id, await store.pushes.claimView(push, CLIENT, 1_100, 0)] as const),
          ),
        );
        for (const { id, expireAfterViews } of pushes) {
          expect(counted(outcomes.filter(([of]) => of === id).map(([, one]) => one))).toBe(expireAfterViews);
        }
      });

      test("after the end of the push's time counts nothing and expires it at the end of its time", async () => {
        const push = await createPush(store);
        expect(await store.pushes.claimView(push, CLIENT, 2_000, 0)).toBeNull();
        expect(await store.pushes.findById(push.id)).toMatchObject({
          viewsCounted: 0,
          expiredAtMs: 2_000,
          deleted: false,
        });
      });

      test("does nothing for a caller that has disconnected", async () => {
        const push = await createPush(store);
        expect(await store.pushes.claimView(push, CLIENT, 1_100, 0, { aborted: true })).toBe("disconnected");
        expect(await kindsOf(push.id)).toEqual(["creation"]);
      });
    });

    test("entries that count no view stop at 2,000, and views go on", async () => {
      const push = await createPush(store);
      await Promise.all(
        Array.from({ length: 2_010 }, () => store.pushes.logWithoutView(push.id, "owner_view", CLIENT, 1_100)),
      );
      expect((await store.pushes.auditLog(push.id, { limit: 10, offset: 1_999 })).map(({ kind }) => kind)).toEqual([
        "owner_view",
        "owner_view",
      ]);
      expect(await store.pushes.claimView(push, CLIENT, 1_200, 0)).toMatchObject({ viewsCounted: 1 });
    });

    test("an entry keeps its texts, whatever is in them", async () => {
      const push = await createPush(store);
      const client = { ip: "2001:db8::1", userAgent: `"quoted", {braced}, back\\slash, NULL, é 🔑`, referrer: "" };
      await store.pushes.logWithoutView(push.id, "failed_passphrase", client, 1_234);
      expect((await store.pushes.auditLog(push.id, { limit: 1, offset: 1 }))[0]).toEqual({
        kind: "failed_passphrase",
        ...client,
        atMs: 1_234,
      });
    });

    test("a push expires by hand once, with its entry, and is erased", async () => {
      const push = await createPush(store);
      expect(await store.pushes.expireByHand(push.id, CLIENT, 1_500)).toMatchObject({
        expiredAtMs: 1_500,
        deleted: true,
      });
      expect(await store.pushes.expireByHand(push.id, CLIENT, 1_600)).toMatchObject({
        expiredAtMs: 1_500,
        deleted: true,
      });
      expect(await kindsOf(push.id)).toEqual(["creation", "expire"]);
      expect(await store.pushes.claimView(push, CLIENT, 1_700, 0)).toBeNull();
      expect((await store.pushes.findSealed(push.lookup))?.sealed).toBeNull();
      expect(await store.pushes.expireByHand(999_999, CLIENT, 1_500)).toBeNull();
      const late = await createPush(store);
      expect(await store.pushes.expireByHand(late.id, CLIENT, 2_500)).toMatchObject({
        expiredAtMs: 2_000,
        deleted: false,
      });
    });

    test("a change of the terms counts for claims that found the push before it, and the last view erases", async () => {
      const push = await createPush(store, { expireAfterViews: 5 });
      const to = { expiresAtMs: 3_000, expireAfterDays: 1, expireAfterViews: 1 };
      expect(await store.pushes.change(push.id, { from: push, to }, CLIENT, 1_100)).toMatchObject(to);
      const terms = { expiresAtMs: to.expiresAtMs, expireAfterViews: to.expireAfterViews };
      expect(await claim(push)).toMatchObject({ ...terms, viewsCounted: 1 });
      expect((await store.pushes.findSealed(push.lookup))?.sealed).toBeNull();
      expect(await claim(push)).toBeNull();
      await expect(store.pushes.change(push.id, { from: to, to: push }, CLIENT, 1_200)).rejects.toThrow("has expired");
      expect(await kindsOf(push.id)).toEqual(["creation", "changed", "view", "failed_view"]);
      expect(await store.pushes.change(999_999, { from: to, to: push }, CLIENT, 1_200)).toBeNull();
    });

    test("the first view of several at once starts the clock, and no later one does", async () => {
      for (let round = 0; round < 5; round += 1) {
        const minute = { minutesAfterFirstView: 1 };
        const push = await createPush(store, { expireAfterViews: 100, expiresAtMs: 900_000, traits: minute });
        const claims = await Promise.all(Array.from({ length: 8 }, () => claim(push, 1_100)));
        expect(counted(claims)).toBe(8);
        expect((await store.pushes.findById(push.id))?.expiresAtMs).toBe(61_100);
        const found = await store.pushes.findById(push.id);
        expect(await claim(found ?? push, 30_000)).toMatchObject({ expiresAtMs: 61_100, viewsCounted: 9 });
        expect(await claim(push, 61_099)).toMatchObject({ viewsCounted: 10 });
        expect((await store.pushes.findById(push.id))?.expiresAtMs).toBe(61_100);
        expect(await claim(push, 61_100)).toBeNull();
        expect(await store.pushes.findById(push.id)).toMatchObject({ expiredAtMs: 61_100, viewsCounted: 10 });
      }
      const soon = await createPush(store, { traits: { minutesAfterFirstView: 1 }, expireAfterViews: 2 });
      expect(await claim(soon)).toMatchObject({ expiresAtMs: soon.expiresAtMs });
      const once = await createPush(store, { traits: { minutesAfterFirstView: 1 }, expireAfterViews: 1 });
      expect(await claim(once)).toMatchObject({ viewsCounted: 1 });
      expect((await store.pushes.findSealed(once.lookup))?.sealed).toBeNull();
    });

    test("a first view counts under the newest terms, also if they end later, and beside others", async () => {
      for (const minutesAfterFirstView of [undefined, 60]) {
        const traits = minutesAfterFirstView === undefined ? {} : { minutesAfterFirstView };
        const push = await createPush(store, { expireAfterViews: 5, expiresAtMs: 900_000, traits });
        const to = { expiresAtMs: 9_000_000, expireAfterDays: 1, expireAfterViews: 9 };
        await store.pushes.change(push.id, { from: push, to }, CLIENT, 1_100);
        const end = minutesAfterFirstView === undefined ? to.expiresAtMs : 1_100 + 60 * 60_000;
        const claims = await Promise.all(Array.from({ length: 4 }, () => claim(push, 1_100)));
        for (const claimed of claims) expect(claimed).toMatchObject({ expireAfterViews: 9 });
        expect(claims).toContainEqual(expect.objectContaining({ viewsCounted: 1, expiresAtMs: end }));
        expect(await store.pushes.findById(push.id)).toMatchObject({ viewsCounted: 4, expiresAtMs: end });
      }
    });

    test("a deletion that can be undone closes a push at once, and its time erases it", async () => {
      const push = await createPush(store, { expiresAtMs: 90_000, traits: { e2e: true } });
      const begin = (id = push.id) =>
        store.pushes.deleteSoon(id, { act: "deleteSoon", undo: "", waitMs: 8_000 }, CLIENT, 1_100);
      expect(await begin()).toMatchObject({ frozen: true, deleted: true, expiresAtMs: 9_100, expiredAtMs: null });
      expect(await begin()).toMatchObject({ expiresAtMs: 9_100 });
      expect(await claim(push)).toBeNull();
      await expect(store.pushes.setFrozen(push.id, false, "thaw", CLIENT, 1_200)).rejects.toThrow("undo the deletion");
      expect(await claim(push)).toBeNull();
      await store.pushes.endIfDue(push.id, 9_099);
      const restored = await store.pushes.restore(push.id, null, CLIENT, 9_099);
      expect(restored).toMatchObject({ frozen: false, deleted: false, expiresAtMs: 90_000, traits: { e2e: true } });
      expect(restored?.traits).not.toHaveProperty("deletion");
      expect(await claim(push)).toMatchObject({ viewsCounted: 1 });
      await begin();
      await store.pushes.endIfDue(push.id, 9_100);
      await expect(store.pushes.restore(push.id, null, CLIENT, 9_101)).rejects.toThrow("too late");
      expect(await store.pushes.findById(push.id)).toMatchObject({ expiredAtMs: 9_100, deleted: true });
      expect((await store.pushes.findSealed(push.lookup))?.sealed).toBeNull();
      const failed = ["failed_view", "failed_view"] as const;
      expect(await kindsOf(push.id)).toEqual(["creation", "expire", ...failed, "restored", "view", "expire"]);
      expect([await begin(999_999), await store.pushes.restore(999_999, null, CLIENT, 1_100)]).toEqual([null, null]);
    });

    test("a change that was checked against other terms or labels, or leaves no view, changes nothing", async () => {
      const push = await createPush(store, { expireAfterViews: 5 });
      await claim(push);
      const { expiresAtMs, expireAfterDays, expireAfterViews } = push;
      const to = { expiresAtMs, expireAfterDays, expireAfterViews };
      const change = (given: Partial<Parameters<typeof store.pushes.change>[1]>) =>
        store.pushes.change(push.id, { from: push, to, ...given }, CLIENT, 1_200);
      expect(await change({ from: { ...to, expireAfterViews: 4 } })).toBe("outdated");
      expect(await change({ from: { ...to, expiresAtMs: 1_900 } })).toBe("outdated");
      expect(await change({ to: { ...to, expireAfterViews: 1 } })).toBe("outdated");
      const labels = { from: new Uint8Array([1]), to: new Uint8Array([2]) };
      expect(await change({ labels, notifyMe: "de", to: { ...to, expireAfterViews: 7 } })).toBe("outdated");
      expect(await change({})).toMatchObject({ ...to, traits: {} });
      expect(await kindsOf(push.id)).toEqual(["creation", "view"]);
    });

    test("a frozen push hands out nothing, until it is thawed", async () => {
      const push = await createPush(store, { expireAfterViews: 100 });
      expect(await store.pushes.claimView(push, CLIENT, 1_100, 0)).toMatchObject({ viewsCounted: 1 });
      const frozen = await store.pushes.setFrozen(push.id, true, "freeze", CLIENT, 1_200);
      expect(frozen).toMatchObject({ frozen: true, updatedAtMs: 1_100, expiredAtMs: null });
      const refused = await Promise.all(Array.from({ length: 20 }, () => claim(push)));
      expect(counted(refused)).toBe(0);
      const thawed = await store.pushes.setFrozen(push.id, false, "thaw", CLIENT, 1_400);
      expect(thawed).toMatchObject({ frozen: false, viewsCounted: 1 });
      expect(counted(await Promise.all([claim(push), claim(push)]))).toBe(2);
      expect(await kindsOf(push.id)).toEqual([
        "creation",
        "view",
        "freeze",
        ...Array.from({ length: 20 }, () => "failed_view" as const),
        "thaw",
        "view",
        "view",
      ]);
    });

    test("of claims and a freeze at once, only claims before the freeze get a view", async () => {
      for (let round = 0; round < 10; round += 1) {
        const push = await createPush(store, { expireAfterViews: 100 });
        const [before, frozen, after] = await Promise.all([
          Promise.all(Array.from({ length: 20 }, () => claim(push))),
          store.pushes.setFrozen(push.id, true, "alarm", CLIENT, 1_200),
          Promise.all(Array.from({ length: 20 }, () => claim(push))),
        ]);
        expect(frozen?.frozen).toBe(true);
        const kinds = await kindsOf(push.id);
        const freezing = kinds.indexOf("alarm");
        expect(kinds.slice(freezing).filter((kind) => kind === "view")).toEqual([]);
        expect(kinds.filter((kind) => kind === "view").length).toBe(counted([...before, ...after]));
        expect(await claim(push)).toBeNull();
      }
    });

    test("of a freeze and an alarm that freezes nothing at once, both hold", async () => {
      for (let round = 0; round < 10; round += 1) {
        const push = await createPush(store);
        const race = [
          () => store.pushes.setFrozen(push.id, null, "alarm", CLIENT, 1_100),
          () => store.pushes.setFrozen(push.id, true, "freeze", CLIENT, 1_100),
        ];
        await Promise.all((round % 2 ? race.toReversed() : race).map((run) => run()));
        expect(await store.pushes.findById(push.id)).toMatchObject({ frozen: true, traits: { alarmed: true } });
      }
    });

    test("who freezes what is frozen, or thaws what is not, leaves no entry; an alarm does, up to the limit", async () => {
      const push = await createPush(store);
      await store.pushes.setFrozen(push.id, false, "thaw", CLIENT, 1_100);
      await store.pushes.setFrozen(push.id, true, "alarm", CLIENT, 1_100);
      await store.pushes.setFrozen(push.id, true, "freeze", CLIENT, 1_100);
      await store.pushes.setFrozen(push.id, true, "alarm", CLIENT, 1_100);
      expect(await kindsOf(push.id)).toEqual(["creation", "alarm", "alarm"]);
      const own = () => store.pushes.logWithoutView(push.id, "owner_view", CLIENT, 1_150);
      await Promise.all(Array.from({ length: 2_000 }, own));
      await store.pushes.setFrozen(push.id, true, "alarm", CLIENT, 1_200);
      expect((await store.pushes.auditTotals(push.id)).find(({ kind }) => kind === "alarm")?.count).toBe(2);
      // A change is always recorded.
      expect(await store.pushes.setFrozen(push.id, false, "thaw", CLIENT, 1_300)).toMatchObject({ frozen: false });
      expect(await store.pushes.setFrozen(push.id, true, "alarm", CLIENT, 1_400)).toMatchObject({ frozen: true });
      const totals = await store.pushes.auditTotals(push.id);
      expect(totals.filter(({ kind }) => kind === "alarm" || kind === "thaw")).toEqual(
        expect.arrayContaining([
          { kind: "alarm", count: 3, firstAtMs: 1_100 },
          { kind: "thaw", count: 1, firstAtMs: 1_300 },
        ]),
      );
    });

    test("an alarm marks a push until it is thawed, whether it freezes it or not", async () => {
      for (const traits of [{}, { networks: ["192.0.2.0/24"] }]) {
        const push = await createPush(store, { traits });
        const alarm = (frozen: true | null) => store.pushes.setFrozen(push.id, frozen, "alarm", CLIENT, 1_100);
        const alarmed = { ...traits, alarmed: true };
        expect(await alarm(null)).toMatchObject({ frozen: false, traits: alarmed });
        expect(await alarm(null)).toMatchObject({ frozen: false, traits: alarmed });
        expect(await alarm(true)).toMatchObject({ frozen: true, traits: alarmed });
        expect(await alarm(null)).toMatchObject({ frozen: true, traits: alarmed });
        const thawed = await store.pushes.setFrozen(push.id, false, "thaw", CLIENT, 1_200);
        expect([thawed?.frozen, thawed?.traits]).toEqual([false, traits]);
        await alarm(null);
        const settled = await store.pushes.setFrozen(push.id, false, "thaw", CLIENT, 1_300);
        expect([settled?.frozen, settled?.traits]).toEqual([false, traits]);
        const alarms = ["alarm", "alarm", "alarm", "alarm", "thaw", "alarm", "thaw"];
        expect(await kindsOf(push.id)).toEqual(["creation", ...alarms] as never);
        await store.pushes.setFrozen(push.id, true, "freeze", CLIENT, 1_400);
        expect((await store.pushes.findById(push.id))?.traits).toEqual(traits);
      }
    });

    test("what has expired is neither frozen nor thawed, and a frozen push expires like any", async () => {
      const gone = await createPush(store);
      await store.pushes.expireByHand(gone.id, CLIENT, 1_100);
      expect(await store.pushes.setFrozen(gone.id, true, "alarm", CLIENT, 1_200)).toMatchObject({ frozen: false });
      expect(await kindsOf(gone.id)).toEqual(["creation", "expire"]);
      const late = await createPush(store);
      await expect(store.pushes.setFrozen(late.id, true, "freeze", CLIENT, 2_000)).rejects.toThrow("has expired");
      const push = await createPush(store);
      await store.pushes.setFrozen(push.id, true, "freeze", CLIENT, 1_200);
      expect(await claim(push, 2_500)).toBeNull();
      expect(await store.pushes.findById(push.id)).toMatchObject({ frozen: true, expiredAtMs: 2_000 });
      expect((await store.pushes.findSealed(push.lookup))?.sealed).toBeNull();
      expect(await store.pushes.setFrozen(999_999, true, "freeze", CLIENT, 1_200)).toBeNull();
    });

    test("lists of an owner tell active from expired, newest first, page by page", async () => {
      const [owner, other] = [await newUser(), await newUser()];
      const labels = bytes(2);
      const made: number[] = [];
      for (let n = 0; n < 5; n += 1)
        made.push((await createPush(store, { ownerId: owner.id, expiresAtMs: 2_000 + n }, { labels })).id);
      await createPush(store, { ownerId: other.id }, { labels });
      await store.pushes.expireByHand(made[0] ?? 0, CLIENT, 1_100);
      const ids = async (...given: Parameters<Store["pushes"]["list"]>) =>
        (await store.pushes.list(...given)).map(({ push }) => push.id);
      expect(await ids(owner.id, "active", 1_200, { limit: 10 })).toEqual(made.slice(1).toReversed());
      expect(await ids(owner.id, "expired", 1_200, { limit: 10 })).toEqual(made.slice(0, 1));
      // Not swept yet, and expired all the same.
      expect(await ids(owner.id, "expired", 2_001, { limit: 10 })).toEqual([made[1] ?? 0, made[0] ?? 0]);
      expect(await ids(owner.id, "active", 2_001, { limit: 10 })).toEqual(made.slice(2).toReversed());
      expect(await ids(owner.id, "active", 1_200, { limit: 2, offset: 1 })).toEqual([made[3] ?? 0, made[2] ?? 0]);
      expect(await ids(owner.id, "active", 1_200, { limit: 2, beforeId: made[3] ?? 0 })).toEqual([
        made[2] ?? 0,
        made[1] ?? 0,
      ]);
      const [first] = await store.pushes.list(owner.id, "active", 1_200, { limit: 1 });
      expect(plain(first?.labels)).toEqual(labels);
    });

    test("lists of an owner show a part of the pushes, in each order, and count it up to a limit", async () => {
      const owner = await newUser();
      const make = async (more: Parameters<typeof createPush>[1]) =>
        (await createPush(store, { ownerId: owner.id, ...more }, { labels: bytes(2) })).id;
      // In a text, what marks a sealed push stands for nothing.
      const odd = { recipients: ['"e2e":true'] };
      const late = await make({ expiresAtMs: 9_000, expireAfterViews: 5, traits: odd });
      const soon = await make({ expiresAtMs: 3_000, expireAfterViews: 9, traits: { e2e: true } });
      const viewed = await createPush(
        store,
        { ownerId: owner.id, expiresAtMs: 5_000, expireAfterViews: 2 },
        { labels: bytes(2) },
      );
      const seen = viewed.id;
      const held = await make({ expiresAtMs: 6_000, expireAfterViews: 7, traits: { hold: true } });
      await claim(viewed);
      await store.pushes.setFrozen(late, true, "freeze", CLIENT, 1_250);
      const listed = async (listing: Omit<Listing, "state" | "order"> & Partial<Listing>, nowMs = 1_400) => {
        const { state = "active", order = "newest", ...more } = listing;
        const rows = await store.pushes.list(owner.id, state, nowMs, { limit: 10, order, ...more });
        expect(await store.pushes.countListed(owner.id, { state, order, ...more }, nowMs, 10)).toBe(rows.length);
        return rows.map(({ push }) => push.id);
      };
      expect(await listed({})).toEqual([held, seen, soon, late]);
      expect(await listed({ part: "unopened" })).toEqual([held, soon, late]);
      expect(await listed({ part: "opened" })).toEqual([seen]);
      expect(await listed({ part: "today", untilMs: 5_001 })).toEqual([seen, soon]);
      expect(await listed({ part: "sealed" })).toEqual([soon]);
      expect(await listed({ part: "frozen" })).toEqual([late]);
      expect(await listed({ part: "waiting" })).toEqual([]);
      expect(await listed({ order: "expiry" })).toEqual([soon, seen, held, late]);
      expect(await listed({ order: "opened" })).toEqual([seen, held, soon, late]);
      expect(await listed({ order: "views" })).toEqual([seen, late, held, soon]);
      expect(await store.pushes.countListed(owner.id, { state: "active", order: "newest" }, 1_400, 3)).toBe(3);
      // A deletion counts at once, also while it can be undone.
      await store.pushes.deleteSoon(held, { act: "deleteSoon", undo: "", waitMs: 8_000 }, CLIENT, 1_300);
      for (const order of ["newest", "expiry", "opened", "views"] as const) {
        expect(await listed({ order })).not.toContain(held);
        expect(await listed({ state: "expired", order })).toEqual([held]);
      }
      await store.pushes.restore(held, null, CLIENT, 1_350);
      expect(await listed({ order: "expiry" })).toEqual([soon, seen, held, late]);
      expect(await listed({ state: "expired" })).toEqual([]);
      await store.pushes.expireByHand(late, CLIENT, 5_500);
      expect(await listed({ state: "expired" }, 5_600)).toEqual([seen, soon, late]);
      expect(await listed({ state: "expired", order: "expiry" }, 5_600)).toEqual([late, seen, soon]);
      expect(await listed({ state: "expired", part: "opened" }, 5_600)).toEqual([seen]);
    });

    test("what a sender says to recipients comes with the owner's address, also in lists, and goes with the payload", async () => {
      const owner = await newUser();
      const labels = bytes(3);
      const push = await createPush(store, { ownerId: owner.id, covered: true }, { labels, words: bytes(7) });
      const silent = await createPush(store, { ownerId: owner.id }, { labels });
      expect([push.covered, silent.covered]).toEqual([true, false]);
      expect((await store.pushes.findById(push.id))?.covered).toBe(true);
      const found = await store.pushes.findWords(push.id);
      const sealed = (await store.pushes.findSealed(push.lookup))?.sealed;
      expect([plain(found?.sealed.words), found?.ownerEmail]).toEqual([bytes(7), owner.email]);
      expect(plain(found?.sealed.wrappedKey)).toEqual(plain(sealed?.wrappedKey));
      expect(await store.pushes.findWords(silent.id)).toBeNull();
      const listed = await store.pushes.list(owner.id, "active", 1_200, { limit: 10 });
      expect(listed.map(({ words }) => plain(words?.words) ?? null)).toEqual([null, bytes(7)]);
      expect(listed.map(({ words }) => plain(words?.wrappedKey) ?? null)).toEqual([
        null,
        plain(sealed?.wrappedKey) ?? null,
      ]);
      expect(plain(await store.pushes.labels(push.id))).toEqual(labels);
      expect(await store.pushes.labels(999_999)).toBeNull();
      await store.pushes.expireByHand(push.id, CLIENT, 1_500);
      expect(await store.pushes.findWords(push.id)).toBeNull();
      expect((await store.pushes.list(owner.id, "expired", 1_600, { limit: 1 }))[0]?.words).toBeNull();
      expect(plain(await store.pushes.labels(push.id))).toEqual(labels);
    });

    test("what few pushes have is kept as it was given, and most have none of it", async () => {
      const traits = { e2e: true, hold: true, networks: ["192.0.2.0/24"], openedBefore: false } as const;
      const given = { ...traits, networks: [...traits.networks] };
      const [push, plainPush] = [await createPush(store, { traits: given }), await createPush(store)];
      expect([push.traits, plainPush.traits]).toEqual([given, {}]);
      expect((await store.pushes.findById(push.id))?.traits).toEqual(given);
      expect((await store.pushes.findSealed(plainPush.lookup))?.push).toMatchObject({ traits: {}, frozen: false });
    });

    test("scans are added up to their bound, and go with their push", async () => {
      const [push, other] = [await createPush(store), await createPush(store)];
      expect(await store.pushes.scansOf(push.id)).toBe(0);
      await store.pushes.addScans([
        { pushId: push.id, count: 2 },
        // Purged meanwhile.
        { pushId: 999_999, count: 1 },
        { pushId: other.id, count: 1 },
      ]);
      await store.pushes.addScans([{ pushId: push.id, count: 3 }]);
      await store.pushes.addScans([{ pushId: other.id, count: MAX_SCANS }]);
      expect(await store.pushes.scansOf(push.id)).toBe(5);
      expect(await store.pushes.scansOf(other.id)).toBe(MAX_SCANS);
      await store.pushes.expireByHand(push.id, CLIENT, 2_000);
      await store.maintenance.maintain({ nowMs: 3_000, purgeAnonymousBeforeMs: 2_500, purgeOwnedBeforeMs: null });
      expect(await store.pushes.findById(push.id)).toBeNull();
      expect(await store.pushes.scansOf(push.id)).toBe(0);
    });

    test("totals and the latest entries of an audit log are those of its push alone", async () => {
      const [push, other] = [await createPush(store), await createPush(store)];
      for (let at = 1_100; at < 1_400; at += 100) {
        const client = { ...CLIENT, userAgent: String(at) };
        await store.pushes.claimView(push, client, at, 0);
        await store.pushes.logWithoutView(other.id, "owner_view", CLIENT, at);
      }
      await store.pushes.logWithoutView(push.id, "failed_passphrase", CLIENT, 1_500);
      const totals = await store.pushes.auditTotals(push.id);
      expect(totals.toSorted((a, b) => a.firstAtMs - b.firstAtMs)).toEqual([
        { kind: "creation", count: 1, firstAtMs: 1_000 },
        { kind: "view", count: 3, firstAtMs: 1_100 },
        { kind: "failed_passphrase", count: 1, firstAtMs: 1_500 },
      ]);
      const latest = await store.pushes.latestEntries(push.id, "view", 2);
      expect(latest.map(({ kind, userAgent, atMs }) => [kind, userAgent, atMs])).toEqual([
        ["view", "1300", 1_300],
        ["view", "1200", 1_200],
      ]);
      expect(await store.pushes.latestEntries(push.id, "owner_view", 5)).toEqual([]);
      expect(await store.pushes.auditTotals(999_999)).toEqual([]);
    });

    test("an administrator's pages filter by owner and state, and counts are each user's", async () => {
      const fresh = await engine.newPlace();
      const own = await fresh.open();
      const userOf = async (email: string) =>
        (await own.accounts.createUser({ email, passwordHash: "-", admin: false, nowMs: 1 }))?.id ?? 0;
      const [ann, bob] = [await userOf("ann@example.org"), await userOf("bob@example.org")];
      const [gone, due, annActive, bobActive, nobodys] = [
        await createPush(own, { ownerId: ann }),
        await createPush(own, { ownerId: ann, expiresAtMs: 1_050 }),
        await createPush(own, { ownerId: ann }),
        await createPush(own, { ownerId: bob }),
        await createPush(own),
      ];
      await own.pushes.expireByHand(gone.id, CLIENT, 1_010);
      const page = async (filter: Parameters<typeof own.overview.page>[0], beforeId = 1_000_000, limit = 10) => {
        const { pushes, nextBeforeId } = await own.overview.page(filter, { nowMs: 1_200, beforeId, limit });
        return [pushes.map(({ push }) => push.id), nextBeforeId];
      };
      const all = [nobodys.id, bobActive.id, annActive.id, due.id, gone.id];
      expect(await page({})).toEqual([all, null]);
      expect(await page({}, 1_000_000, 2)).toEqual([all.slice(0, 2), bobActive.id]);
      expect(await page({}, bobActive.id)).toEqual([all.slice(2), null]);
      expect(await page({ owner: ann })).toEqual([all.slice(2), null]);
      expect(await page({ owner: ann }, 1_000_000, 1)).toEqual([[annActive.id], annActive.id]);
      expect(await page({ owner: ann, state: "active" })).toEqual([[annActive.id], null]);
      expect(await page({ owner: ann, state: "expired" })).toEqual([[due.id, gone.id], null]);
      expect(await page({ owner: "nobody" })).toEqual([[nobodys.id], null]);
      expect(await page({ owner: "nobody", state: "expired" })).toEqual([[], null]);
      expect(await page({ state: "active" })).toEqual([all.slice(0, 3), null]);
      expect(await page({ state: "expired" })).toEqual([all.slice(3), null]);
      const { pushes } = await own.overview.page({}, { nowMs: 1_200, beforeId: 1_000_000, limit: 2 });
      expect(pushes.map(({ ownerEmail }) => ownerEmail)).toEqual([null, "bob@example.org"]);
      expect((await own.overview.countsOfUsers([bob, ann])).toSorted((a, b) => a.userId - b.userId)).toEqual([
        { userId: ann, active: 2, expired: 1 },
        { userId: bob, active: 1, expired: 0 },
      ]);
      expect(await own.overview.countsOfUsers([bob])).toEqual([{ userId: bob, active: 1, expired: 0 }]);
      expect(await own.overview.countsOfUsers([])).toEqual([]);
      // Four payloads of 40 bytes are left.
      expect(await own.overview.payloadBytes(4)).toBe(160);
      await own.close();
      await fresh.remove();
    });

    test("a note is kept until it is set anew or taken back", async () => {
      expect(await store.overview.note("key_copy")).toBeNull();
      await store.overview.setNote("key_copy", "one");
      await store.overview.setNote("key_copy", "two");
      expect([await store.overview.note("key_copy"), await store.overview.note("last_backup")]).toEqual(["two", null]);
      await store.overview.setNote("last_backup", "7");
      await store.overview.setNote("key_copy", null);
      expect([await store.overview.note("key_copy"), await store.overview.note("last_backup")]).toEqual([null, "7"]);
      await store.overview.setNote("last_backup", null);
    });

    test("of those who change a note at once, one does, and nobody overwrites what they have not seen", async () => {
      const swap = (before: string | null, value: string) => store.overview.swapNote("backup_lease", before, value);
      const firsts = await Promise.all(["one", "two", "three"].map((value) => swap(null, value)));
      expect(firsts.filter(Boolean)).toHaveLength(1);
      const held = (await store.overview.note("backup_lease")) ?? "";
      expect(held).toBe(["one", "two", "three"][firsts.indexOf(true)] ?? "");
      expect([await swap("other", "x"), await swap(null, "x"), await store.overview.note("backup_lease")]).toEqual([
        false,
        false,
        held,
      ]);
      const nexts = await Promise.all(["four", "five"].map((value) => swap(held, value)));
      expect(nexts.filter(Boolean)).toHaveLength(1);
      await store.overview.setNote("backup_lease", null);
    });

    test("a removed user's pushes are expired, disowned, and lose their labels; how many were active is returned", async () => {
      const owner = await newUser();
      const labels = bytes(1);
      const [active, due, gone] = [
        await createPush(store, { ownerId: owner.id }, { labels }),
        await createPush(store, { ownerId: owner.id, expiresAtMs: 1_050 }, { labels }),
        await createPush(store, { ownerId: owner.id }, { labels }),
      ];
      await store.pushes.expireByHand(gone.id, CLIENT, 1_010);
      expect(await store.pushes.expireAndDisown(owner.id, 1_100)).toBe(1);
      expect(await store.pushes.list(owner.id, "expired", 1_200, { limit: 10 })).toEqual([]);
      const after = await Promise.all([active, due, gone].map(({ id }) => store.pushes.findById(id)));
      expect(after.map((push) => [push?.ownerId, push?.expiredAtMs, push?.deleted])).toEqual([
        [null, 1_100, true],
        [null, 1_050, false],
        [null, 1_010, true],
      ]);
      expect((await store.pushes.findSealed(active.lookup))?.sealed).toBeNull();
    });

    test("a pass expires what is due, purges what expired long ago, and says how much", async () => {
      const fresh = await engine.newPlace();
      const own = await fresh.open();
      const user = await own.accounts.createUser({
        email: "ann@example.org",
        passwordHash: "-",
        admin: false,
        nowMs: 1,
      });
      const due = await Promise.all(Array.from({ length: 7 }, () => createPush(own)));
      const later = await createPush(own, { expiresAtMs: 9_000, ownerId: user?.id ?? 0 });
      const times = { purgeAnonymousBeforeMs: null, purgeOwnedBeforeMs: null };
      expect(await own.overview.overdue(1_000)).toBe(0);
      expect(await own.overview.overdue(3_000)).toBe(7);
      expect(await own.maintenance.maintain({ nowMs: 3_000, ...times })).toEqual({ expired: 7, purged: 0 });
      expect(await own.overview.overdue(3_000)).toBe(0);
      expect(await own.pushes.count(3_000)).toEqual({ all: 8, active: 1 });
      expect(await own.pushes.findById(due[0]?.id ?? 0)).toMatchObject({ expiredAtMs: 2_000, deleted: false });
      expect(await own.maintenance.maintain({ nowMs: 9_500, ...times, purgeAnonymousBeforeMs: 2_001 })).toEqual({
        expired: 1,
        purged: 7,
      });
      expect(await own.pushes.count(9_500)).toEqual({ all: 1, active: 0 });
      expect(await own.pushes.auditLog(due[0]?.id ?? 0, { limit: 5, offset: 0 })).toEqual([]);
      expect(await own.pushes.findById(later.id)).toMatchObject({ expiredAtMs: 9_000 });
      expect(await own.maintenance.maintain({ nowMs: 9_600, ...times, purgeOwnedBeforeMs: 9_001 })).toEqual({
        expired: 0,
        purged: 1,
      });
      expect((await own.maintenance.sizes()).databaseBytes).toBeGreaterThan(0);
      await own.checkWritable();
      await own.close();
      await fresh.remove();
    });

    describe("files", () => {
      const file = (n: number) => ({
        blobId: Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex"),
        byteSize: 1_000 + n,
        checksum: "0123456789abcdef",
        sealedInfo: bytes(n),
      });

      test("of a push keep their order, and wait for their links to expire after the last view", async () => {
        const files = [file(1), file(2), file(3)];
        const push = await createPush(store, { expireAfterViews: 1, kind: "file" }, { files });
        expect(
          (await store.pushes.files(push.id)).map(({ blobId, byteSize, sealedInfo }) => [
            blobId,
            byteSize,
            plain(sealedInfo),
          ]),
        ).toEqual(files.map(({ blobId, byteSize, sealedInfo }) => [blobId, byteSize, sealedInfo]));
        await store.pushes.claimView(push, CLIENT, 1_100, 500);
        expect(await store.pushes.files(push.id)).toEqual([]);
        const [first] = files;
        expect(await store.blobTable.downloadState(first?.blobId ?? "", 1_599)).toBe("served");
        expect(await store.blobTable.downloadState(first?.blobId ?? "", 1_600)).toBeNull();
        const due = async (nowMs: number) => (await store.blobTable.due(nowMs, 100)).map(({ blobId }) => blobId);
        for (const { blobId } of files) expect(await due(1_599)).not.toContain(blobId);
        for (const { blobId } of files) expect(await due(1_600)).toContain(blobId);
        await store.blobTable.forget(files.map(({ blobId }) => blobId));
        expect(await store.blobTable.orphansAmong(files.map(({ blobId }) => blobId))).toEqual(
          files.map(({ blobId }) => blobId),
        );
      });

      test("payloads, labels and visitors of pushes that come and go at once stay with their own push", async () => {
        const owner = await newUser();
        const given = await Promise.all(
          Array.from({ length: 12 }, async (_, n) => {
            const payload = crypto.getRandomValues(new Uint8Array(10 + 7 * n));
            const files = Array.from({ length: n % 3 }, (_, at) => file(10 * n + at));
            const isOwned = n % 2 === 0;
            const labels = bytes(100 + n);
            const fields = { ownerId: isOwned ? owner.id : null, expireAfterViews: 1 + (n % 2) };
            const push = await createPush(store, fields, { payload, files, ...(isOwned ? { labels } : {}) });
            return { push, payload, files, labels: isOwned ? labels : null, ip: `192.0.2.${n}` };
          }),
        );
        const sealed = await Promise.all(given.map(({ push }) => store.pushes.findSealed(push.lookup)));
        expect(sealed.map((one) => plain(one?.sealed?.payload))).toEqual(given.map(({ payload }) => payload));
        const labels = await Promise.all(given.map(({ push }) => store.pushes.labels(push.id)));
        expect(labels.map((one) => plain(one) ?? null)).toEqual(given.map((one) => one.labels));
        const claimed = await Promise.all(
          // Not in the order of their ids, in which the database takes them.
          given
            .toReversed()
            .map(({ push, ip }) => store.pushes.claimView(push, { ...CLIENT, ip }, 1_100, 10 * push.id)),
        );
        expect(claimed.map((one) => viewed(one)?.id)).toEqual(given.toReversed().map(({ push }) => push.id));
        for (const { push, payload, files, ip } of given) {
          const [, view] = await store.pushes.auditLog(push.id, { limit: 9, offset: 0 });
          expect(view).toMatchObject({ kind: "view", ip, atMs: 1_100 });
          const isGone = push.expireAfterViews === 1;
          const left = await store.pushes.findSealed(push.lookup);
          expect(plain(left?.sealed?.payload) ?? null).toEqual(isGone ? null : payload);
          const stored = await store.pushes.files(push.id);
          expect(stored.map(({ byteSize }) => byteSize)).toEqual(isGone ? [] : files.map(({ byteSize }) => byteSize));
          if (!isGone) continue;
          for (const { blobId } of files) {
            expect(await store.blobTable.downloadState(blobId, 1_099 + 10 * push.id)).toBe("served");
            expect(await store.blobTable.downloadState(blobId, 1_100 + 10 * push.id)).toBeNull();
          }
        }
      });

      test("of a push that is expired by hand stop at once, also those that waited for their links", async () => {
        const files = [file(1)];
        const push = await createPush(store, { expireAfterViews: 1, kind: "file" }, { files });
        await store.pushes.claimView(push, CLIENT, 1_100, 5_000);
        await store.pushes.expireByHand(push.id, CLIENT, 1_200);
        expect(await store.blobTable.downloadState(files[0]?.blobId ?? "", 1_201)).toBeNull();
      });

      test("of a frozen push are not served, and those whose blobs are gone are forgotten, no others", async () => {
        const [one, two, kept] = [file(1), file(2), file(3)];
        const push = await createPush(store, { kind: "file" }, { files: [one, two] });
        await createPush(store, { kind: "file" }, { files: [kept] });
        await store.pushes.setFrozen(push.id, true, "freeze", CLIENT, 1_100);
        const states = (files: Array<{ blobId: string }>) =>
          Promise.all(files.map(({ blobId }) => store.blobTable.downloadState(blobId, 1_150)));
        expect(await states([one, two, kept])).toEqual(["frozen", "frozen", "served"]);
        await store.pushes.expireByHand(push.id, CLIENT, 1_200);
        expect(await store.blobTable.forget([])).toBe(false);
        expect(await store.blobTable.forget([one.blobId])).toBe(true);
        expect(await store.blobTable.orphansAmong([one, two, kept].map(({ blobId }) => blobId))).toEqual([one.blobId]);
        expect((await store.blobTable.due(1_300, 1_000)).map(({ blobId }) => blobId)).toContain(two.blobId);
      });

      test("are counted together with those that wait, and listed in the order of their ids", async () => {
        const before = await store.blobTable.totalBytes();
        const files = [file(1), file(2)];
        const push = await createPush(store, { kind: "file" }, { files });
        expect(await store.blobTable.totalBytes()).toBe(before + 2_003);
        expect(await store.blobTable.orphansAmong(files.map(({ blobId }) => blobId))).toEqual([]);
        const ids = files.map(({ blobId }) => blobId).toSorted();
        const listed = (await store.blobTable.filesAfter("", 1_000)).map(({ blobId }) => blobId);
        expect(listed.filter((id) => ids.includes(id))).toEqual(ids);
        expect((await store.blobTable.filesAfter(ids[0] ?? "", 1_000)).map(({ blobId }) => blobId)).not.toContain(
          ids[0],
        );
        await store.pushes.expireByHand(push.id, CLIENT, 1_200);
        expect(await store.blobTable.totalBytes()).toBe(before + 2_003);
      });
    });

    describe("accounts", () => {
      test("of two first users at once one is made", async () => {
        const fresh = await engine.newPlace();
        const own = await fresh.open();
        expect(await own.accounts.hasUsers()).toBe(false);
        await own.shared?.setupCode("the code of before");
        const made = await Promise.all(
          ["ann", "bob"].map((name) =>
            own.accounts.createFirstUser({ email: `${name}@example.org`, passwordHash: "-", nowMs: 5 }),
          ),
        );
        expect(made.filter(Boolean)).toHaveLength(1);
        expect(made.find(Boolean)).toMatchObject({ admin: true, disabled: false, createdAtMs: 5 });
        expect(await own.accounts.hasUsers()).toBe(true);
        // The code opens nothing any more, also if every user is removed one day.
        if (own.shared) expect(await own.shared.setupCode("another one")).toBe("another one");
        await own.close();
        await fresh.remove();
      });

      test("have an address each, and are found by it", async () => {
        const user = await newUser("carol@example.org");
        const again = { email: "carol@example.org", passwordHash: "-", admin: false, nowMs: 1 };
        expect(await store.accounts.createUser(again)).toBeNull();
        expect(await store.accounts.findUser("carol@example.org")).toEqual(user);
        expect(await store.accounts.findUserById(user.id)).toEqual(user);
        expect(await store.accounts.findPassword("carol@example.org")).toEqual({ user, passwordHash: "hash" });
        expect(await store.accounts.findPassword("nobody@example.org")).toBeNull();
        expect((await store.accounts.listUsers()).map(({ id }) => id)).toContain(user.id);
      });

      test("are found by a part of their address, page by page", async () => {
        for (const name of ["zoë", "finn", "f_nn", "f%nn", "finn-2"]) await newUser(`${name}@part.example`);
        const find = async (text: string, limit = 10, offset = 0, after = "") =>
          (await store.accounts.findUsers({ text }, { after, limit, offset })).map(({ email }) => email.split("@")[0]);
        expect(await find("@part.")).toEqual(["f%nn", "f_nn", "finn-2", "finn", "zoë"]);
        expect(await find("@part.", 2)).toEqual(["f%nn", "f_nn"]);
        expect(await find("@part.", 2, 4)).toEqual(["zoë"]);
        expect(await find("@part.", 2, 6)).toEqual([]);
        expect(await find("@part.", 2, 0, "f_nn@part.example")).toEqual(["finn-2", "finn"]);
        // Every sign stands for itself.
        expect(await find("f_nn@part")).toEqual(["f_nn"]);
        expect(await find("f%n")).toEqual(["f%nn"]);
        expect(await find("oë@part")).toEqual(["zoë"]);
        expect(await find("nobody like this")).toEqual([]);
        expect(await find("", 1)).toHaveLength(1);
      });

      test("are found by their role and by what keeps them from signing in, and counted by both", async () => {
        const { accounts, secondFactors } = store;
        const add = (name: string, rights: { admin?: boolean; auditor?: boolean } = {}) =>
          accounts.createUser({
            email: `${name}@kinds.example`,
            passwordHash: "hash",
            admin: false,
            ...rights,
            nowMs: 1,
          });
        const made = Object.fromEntries(
          await Promise.all(
            ["admin", "auditor", "plain", "safe", "off", "gone", "both"].map(async (name) => [
              name,
              (await add(name, { admin: name === "admin", auditor: name === "auditor" }))?.id ?? 0,
            ]),
          ),
        ) as Record<string, number>;
        const invite = (email: string, more: object) =>
          accounts.invite(
            { email, passwordHash: "!", admin: false, nowMs: 1, expiresAtMs: 9, hash: bytes(3, 32), ...more },
            false,
          );
        await invite("guest@kinds.example", { auditor: true });
        const changed = { admin: false, auditor: false, disabled: true };
        for (const name of ["off", "both"]) await accounts.changeRights(made[name] ?? 0, changed);
        for (const name of ["gone", "both"]) await accounts.suspend(made[name] ?? 0, true);
        const totp = { userId: made["safe"] ?? 0, secret: bytes(9), createdAtMs: 4, lastStep: 10 };
        const session = bytes(4, 32);
        await accounts.createSession(newSession(totp.userId, { hash: session }));
        await secondFactors.addTotp(totp, { session, recoveryCodes: [] });

        const text = "@kinds.example";
        const find = async (filter: Partial<UserFilter>) =>
          (await accounts.findUsers({ text, ...filter }, { after: "", limit: 10, offset: 0 })).map(
            ({ email }) => email.split("@")[0],
          );
        expect(await find({ role: "admin" })).toEqual(["admin"]);
        expect(await find({ role: "auditor" })).toEqual(["auditor", "guest"]);
        expect(await find({ role: "auditor", state: "invited" })).toEqual(["guest"]);
        expect(await find({ state: "disabled" })).toEqual(["both", "off"]);
        expect(await find({ state: "suspended" })).toEqual(["gone"]);
        expect(await find({ state: "active" })).toEqual(["admin", "auditor", "plain", "safe"]);
        expect(await find({ state: "unprotected" })).toEqual(["admin", "auditor", "plain"]);
        expect(await accounts.listedUser(made["safe"] ?? 0)).toMatchObject({
          email: "safe@kinds.example",
          state: "active",
          hasFactor: true,
          invitedUntilMs: null,
        });
        const [guest] = await accounts.findUsers({ text: "guest@kinds" }, { after: "", limit: 1, offset: 0 });
        expect(guest).toMatchObject({ state: "invited", auditor: true, invitedUntilMs: 9 });
        expect(await accounts.listedUser(0)).toBeNull();
        const groups = (await accounts.userGroups(text)).map(
          ({ userRole, userState, isProtected, n }) => `${userRole} ${userState} ${isProtected} ${n}`,
        );
        expect(groups.toSorted()).toEqual([
          "admin active false 1",
          "auditor active false 1",
          "auditor invited false 1",
          "user active false 1",
          "user active true 1",
          "user disabled false 2",
          "user suspended false 1",
        ]);
      });

      test("keep one administrator, though two lose the right at once", async () => {
        const fresh = await engine.newPlace();
        const own = await fresh.open();
        const [ann, bob] = await Promise.all(
          ["ann", "bob"].map((name) =>
            own.accounts.createUser({ email: `${name}@example.org`, passwordHash: "-", admin: true, nowMs: 1 }),
          ),
        );
        const changes = await Promise.all(
          [ann, bob].map((user) =>
            own.accounts.changeRights(user?.id ?? 0, { admin: false, auditor: false, disabled: false }),
          ),
        );
        expect(changes.filter((change) => change === "last-admin")).toHaveLength(1);
        expect(await own.accounts.changeRights(999_999, { admin: false, auditor: false, disabled: false })).toBeNull();
        await own.close();
        await fresh.remove();
      });

      test("a session is found while it lives, and begins only with the password that was checked", async () => {
        const user = await newUser();
        const session = newSession(user.id, { hash: hash(11), nowMs: 100, expiresAtMs: 200 });
        expect(await store.accounts.createSession({ ...session, passwordHash: "other" })).toBe(false);
        expect(await store.accounts.createSession(session)).toBe(true);
        expect(await store.accounts.findSession(hash(11), 199)).toEqual({
          user,
          how: "password",
          strong: false,
          createdAtMs: 100,
          lastUsedAtMs: 100,
          expiresAtMs: 200,
        });
        expect(await store.accounts.findSession(hash(11), 200)).toBeNull();
        await store.accounts.extendSession(hash(11), 300, 180);
        expect(await store.accounts.findSession(hash(11), 250)).toMatchObject({ expiresAtMs: 300, lastUsedAtMs: 180 });
        await store.accounts.extendSession(hash(11), 250, 150);
        expect(await store.accounts.findSession(hash(11), 250)).toMatchObject({ expiresAtMs: 300, lastUsedAtMs: 180 });
        await store.accounts.createToken({ userId: user.id, name: "t", prefix: "sp_", hash: hash(16), nowMs: 1 });
        await store.accounts.changeRights(user.id, { admin: false, auditor: false, disabled: true });
        expect(await store.accounts.findSession(hash(11), 150)).toBeNull();
        expect(await store.accounts.listTokens(user.id)).toEqual([]);
        await store.accounts.createPasswordLink({ userId: user.id, hash: hash(17), expiresAtMs: 900 });
        expect(await store.accounts.findPasswordLink(hash(17), 150)).toBeNull();
        expect(await store.accounts.createSession({ ...session, hash: hash(12) })).toBe(false);
        await store.accounts.createToken({ userId: user.id, name: "t", prefix: "sp_", hash: hash(18), nowMs: 1 });
        expect(await store.accounts.findByTokenHash(hash(18))).toBeNull();
      });

      test("who is suspended has no session and begins none, and the tokens rest until the user is let in again", async () => {
        const user = await newUser();
        const session = newSession(user.id, { hash: hash(13), how: "oidc", passwordHash: null, strong: true });
        expect(await store.accounts.createSession(session)).toBe(true);
        expect(await store.accounts.findSession(hash(13), 5)).toMatchObject({ how: "oidc", strong: true });
        await store.accounts.createToken({ userId: user.id, name: "t", prefix: "sp_", hash: hash(14), nowMs: 1 });
        await store.accounts.suspend(user.id, true);
        expect(await store.accounts.findSession(hash(13), 5)).toBeNull();
        expect(await store.accounts.createSession(session)).toBe(false);
        expect(await store.accounts.findByTokenHash(hash(14))).toBeNull();
        await store.accounts.suspend(user.id, false);
        expect(await store.accounts.findSession(hash(13), 5)).toBeNull();
        expect(await store.accounts.findByTokenHash(hash(14))).toMatchObject({ user: { id: user.id } });
      });

      test("an administrator who is suspended is none for the last one, and an auditor who is none any more loses access", async () => {
        const fresh = await engine.newPlace();
        const own = await fresh.open();
        const add = async (name: string) =>
          (await own.accounts.createUser({ email: `${name}@example.org`, passwordHash: "-", admin: true, nowMs: 1 }))
            ?.id ?? 0;
        const [ann, bob] = [await add("ann"), await add("bob")];
        expect(await own.accounts.suspend(bob, true)).toBe(true);
        expect(await own.accounts.suspend(ann, true)).toBe(false);
        const rights = { admin: false, auditor: true, disabled: false };
        expect(await own.accounts.changeRights(ann, rights)).toBe("last-admin");
        expect(await own.accounts.changeRights(bob, rights)).toMatchObject({
          admin: false,
          auditor: true,
          suspended: true,
        });
        await own.accounts.createToken({ userId: bob, name: "t", prefix: "sp_", hash: hash(15), nowMs: 1 });
        // An administrator may do all that an auditor may.
        await own.accounts.changeRights(bob, { ...rights, admin: true, auditor: false });
        await own.accounts.changeRights(bob, { ...rights, admin: true });
        expect(await own.accounts.listTokens(bob)).toHaveLength(1);
        await own.accounts.changeRights(bob, rights);
        expect(await own.accounts.listTokens(bob)).toEqual([]);
        await own.accounts.createToken({ userId: bob, name: "t", prefix: "sp_", hash: hash(15), nowMs: 1 });
        await own.accounts.changeRights(bob, { ...rights, auditor: false });
        expect(await own.accounts.listTokens(bob)).toEqual([]);
        await own.close();
        await fresh.remove();
      });

      test("a new password ends the other sessions, the link, and the tokens unless they are kept", async () => {
        const user = await newUser();
        const session = (fill: number) => newSession(user.id, { hash: hash(fill), nowMs: 1, expiresAtMs: 900 });
        await store.accounts.createSession(session(21));
        await store.accounts.createSession(session(22));
        await store.accounts.createPasswordLink({ userId: user.id, hash: hash(23), expiresAtMs: 900 });
        await store.accounts.createToken({ userId: user.id, name: "t", prefix: "sp_", hash: hash(24), nowMs: 1 });
        const change = (before: string | null, next: string, tokens: boolean) =>
          store.accounts.changePassword(user.id, next, { session: hash(21), tokens }, before);
        expect(await change("wrong", "next", true)).toBeNull();
        expect(await change("hash", "next", true)).toBe(0);
        expect(await store.accounts.findSession(hash(21), 5)).not.toBeNull();
        expect(await store.accounts.findSession(hash(22), 5)).toBeNull();
        expect(await store.accounts.findPasswordLink(hash(23), 5)).toBeNull();
        expect(await change(null, "last", false)).toBe(1);
        expect(await store.accounts.findByTokenHash(hash(24))).toBeNull();
      });

      test("a one-time link works once, for one of two who use it at once", async () => {
        const user = await newUser();
        await store.accounts.createPasswordLink({ userId: user.id, hash: hash(30), expiresAtMs: 500 });
        await store.accounts.createPasswordLink({ userId: user.id, hash: hash(31), expiresAtMs: 500 });
        expect(await store.accounts.findPasswordLink(hash(30), 100)).toBeNull();
        expect(await store.accounts.findPasswordLink(hash(31), 500)).toBeNull();
        const used = await Promise.all(
          ["a", "b"].map((password) => store.accounts.usePasswordLink(hash(31), password, 100)),
        );
        expect(used.filter(Boolean)).toEqual([user]);
        // One that was made for somebody who is disabled opens nothing.
        await store.accounts.changeRights(user.id, { admin: false, auditor: false, disabled: true });
        await store.accounts.createPasswordLink({ userId: user.id, hash: hash(32), expiresAtMs: 500 });
        expect(await store.accounts.findPasswordLink(hash(32), 100)).toBeNull();
        expect(await store.accounts.usePasswordLink(hash(32), "c", 100)).toBeNull();
      });

      test("a token is found by its hash, has a name of its own, and ends with its user", async () => {
        const user = await newUser();
        const token = { userId: user.id, name: "laptop", prefix: "sp_abc", hash: hash(41), nowMs: 7 };
        const made = await store.accounts.createToken(token);
        expect(made).toMatchObject({
          email: user.email,
          name: "laptop",
          prefix: "sp_abc",
          createdAtMs: 7,
          lastUsedAtMs: null,
        });
        expect(await store.accounts.createToken({ ...token, hash: hash(42) })).toBeNull();
        const other = await store.accounts.createToken({ ...token, name: "desktop", hash: hash(45) });
        await store.accounts.touchToken(made?.id ?? 0, { nowMs: 99, ip: "192.0.2.7" });
        expect(await store.accounts.findByTokenHash(hash(41))).toEqual({
          tokenId: made?.id ?? 0,
          user,
          limits: { scopes: null, networks: null, expiresAtMs: null },
          lastUsedAtMs: 99,
        });
        expect(await store.accounts.listTokens(user.id)).toEqual([
          { ...made, lastUsedAtMs: 99, lastUsedIp: "192.0.2.7" } as never,
          other as never,
        ]);
        expect((await store.accounts.listTokens(null)).length).toBeGreaterThan(0);
        expect(await store.accounts.removeToken(made?.id ?? 0)).toBe(true);
        expect(await store.accounts.removeToken(made?.id ?? 0)).toBe(false);
        expect(await store.accounts.findByTokenHash(hash(45))).toMatchObject({ tokenId: other?.id });
        await store.accounts.createToken({ ...token, hash: hash(43) });
        expect(await store.accounts.endAccess(user.id)).toBe(2);
        await store.accounts.createToken({ ...token, hash: hash(44) });
        await store.accounts.removeUser(user.id);
        expect(await store.accounts.findByTokenHash(hash(44))).toBeNull();
      });
    });

    describe("a token with limits", () => {
      test("keeps them, and is found also once it has expired", async () => {
        const user = await newUser();
        const limits = {
          scopes: ["create", "audit"] as const,
          networks: ["10.0.0.0/8", "2001:db8::/32"],
          expiresAtMs: 5,
        };
        const token = { userId: user.id, name: "ci", prefix: "sp_abc", hash: hash(51), nowMs: 7, limits };
        expect(await store.accounts.createToken(token)).toMatchObject({ ...limits, lastUsedIp: null });
        expect((await store.accounts.findByTokenHash(hash(51)))?.limits).toEqual(limits);
        expect(await store.accounts.listTokens(user.id)).toMatchObject([limits]);
        // Each limit counts alone.
        const none = { scopes: null, networks: null, expiresAtMs: null };
        for (const name of ["scopes", "networks", "expiresAtMs"] as const) {
          const only = { ...none, [name]: limits[name] };
          const found = crypto.getRandomValues(new Uint8Array(32));
          await store.accounts.createToken({ ...token, name, hash: found, limits: only });
          expect((await store.accounts.findByTokenHash(found))?.limits).toEqual(only);
        }
      });
    });

    describe("a rotation", () => {
      test("renews seals, never those of a push that expired in between, and goes on where it was", async () => {
        const fresh = await engine.newPlace();
        const own = await fresh.open();
        const labels = bytes(1, 52);
        const user = await own.accounts.createUser({
          email: "ann@example.org",
          passwordHash: "-",
          admin: false,
          nowMs: 1,
        });
        const creates = [createPush(own), createPush(own, { ownerId: user?.id ?? 0 }, { labels }), createPush(own)];
        const [gone, owned, last] = await Promise.all(creates);
        if (!gone || !owned || !last) throw new Error("Not stored.");
        const { current, next } = await own.rotation.fingerprints();
        expect([current.length, next]).toEqual([32, null]);
        own.keys.adopt(bytes(3, 32));
        const wanted = fingerprint(bytes(3, 32));
        expect(await own.rotation.stage(wanted)).toMatchObject({ current, next: wanted });
        expect(await own.rotation.stage("e".repeat(32))).toMatchObject({ current, next: wanted });
        const read = await own.rotation.sealsAfter(0, 2);
        expect(read.map(({ id }) => id)).toEqual([gone.id, owned.id]);
        await own.pushes.expireByHand(gone.id, CLIENT, 1_100);
        const renewed = bytes(9, 52);
        await own.rotation.replaceSeals(
          read.map((seals) => ({ read: seals, wrappedKey: bytes(7, 60), labels: seals.labels && renewed })),
          owned.id,
        );
        expect(await own.rotation.progress()).toEqual({ done: owned.id, total: last.id });
        const after = await own.rotation.sealsAfter(0, 10);
        expect(after.map(({ wrappedKey }) => wrappedKey && wrappedKey[0])).toEqual([null, 7, expect.any(Number)]);
        expect(plain(after[1]?.labels)).toEqual(renewed);
        await own.rotation.finish();
        expect(await own.rotation.fingerprints()).toMatchObject({ current: wanted, next: null });
        await own.close();
        await fresh.remove();
      });
    });

    test("what was stored is there after the store was closed and opened again, and only for its own key", async () => {
      const fresh = await engine.newPlace();
      const first = await fresh.open();
      const push = await createPush(first);
      await first.close();
      const again = await fresh.open();
      expect(await again.pushes.find(push.lookup)).toEqual(push);
      await again.close();
      expect(Promise.try(() => fresh.open({ key: "ab".repeat(32) }))).rejects.toThrow(
        "does not belong to the database",
      );
      await fresh.remove();
    });
  });
}
