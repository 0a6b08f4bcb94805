// What store/sql/mailings.ts promises, and what mail is told of, of every engine of the store.

import { afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test";

import { MOST_ENTRIES } from "../src/model/audit.ts";
import type { Store } from "../src/store/index.ts";
import { needs } from "./needs.ts";
import { CLIENT, createPush, ENGINES, type StorePlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const ORDER = { recipients: "ann@example.org, bob@example.org", locale: "de" };
const LABELS = new Uint8Array([1]);

for (const engine of ENGINES) {
  needs(...engine.needs).describe(`mails in ${engine.name}`, () => {
    let place: StorePlace;
    let store: Store;
    let userId = 0;
    beforeEach(async () => {
      place = await engine.newPlace();
      store = await place.open();
      const user = await store.accounts.createUser({
        email: "o@example.org",
        passwordHash: "",
        admin: false,
        nowMs: 1,
      });
      userId = user?.id ?? 0;
      await store.outbox.setInstanceSubscriptions(
        [{ target: "mail", name: "mail", events: ["mail.send", "push.viewed"] }],
        1,
      );
    });
    afterEach(async () => {
      await store?.close();
      await place?.remove();
    });

    const owned = (fields = {}, parts = {}) =>
      createPush(store, { ownerId: userId, ...fields }, { labels: LABELS, ...parts });
    const told = async () =>
      (await store.outbox.pending(100)).map(({ kind, pushId, detail }) => [kind, pushId, detail]);
    const kinds = async (id: number) =>
      (await store.pushes.auditLog(id, { limit: 50, offset: 0 })).map(({ kind }) => kind);

    test("an order that comes with a push is there with its entry and its event, once the push is", async () => {
      const push = await owned({}, { mail: ORDER });
      const [mailing, ...more] = await store.mailings.ofPush(push.id);
      expect(more).toEqual([]);
      expect(mailing).toEqual({
        id: expect.any(Number),
        pushId: push.id,
        seq: 2,
        ...ORDER,
        status: "pending",
        error: null,
        sent: [],
        proceededAtMs: null,
      });
      expect(await kinds(push.id)).toEqual(["creation", "creation_email_send"]);
      expect(await told()).toEqual([["mail.send", push.id, { mailing: mailing?.id ?? 0 }]]);
    });

    test("a later order has an entry of its own, and none is taken once the push has expired", async () => {
      const push = await owned();
      expect(await store.mailings.order(push.id, { recipients: "eve@example.org", locale: null }, CLIENT, 1_200)).toBe(
        true,
      );
      expect(
        (await store.mailings.ofPush(push.id)).map(({ seq, recipients, locale }) => [seq, recipients, locale]),
      ).toEqual([[2, "eve@example.org", null]]);
      await store.pushes.expireByHand(push.id, CLIENT, 1_300);
      expect(await store.mailings.order(push.id, ORDER, CLIENT, 1_400)).toBe(false);
      const late = await owned();
      expect(await store.mailings.order(late.id, ORDER, CLIENT, 2_000)).toBe(false);
      expect(await told()).toHaveLength(1);
    });

    test("an order needs no room in a log that others have filled, and neither does a mail that comes back", async () => {
      const push = await owned();
      await place.change(`UPDATE pushes SET uncounted_entries = ${MOST_ENTRIES.strangers} WHERE id = ${push.id}`);
      expect(await store.mailings.order(push.id, ORDER, CLIENT, 1_200)).toBe(true);
      await place.change(`UPDATE pushes SET uncounted_entries = -${MOST_ENTRIES.others} WHERE id = ${push.id}`);
      expect(await store.mailings.order(push.id, ORDER, CLIENT, 1_200)).toBe(true);
      const [{ id } = { id: 0 }] = await store.mailings.ofPush(push.id);
      expect(await store.mailings.comeBack(id, 0, "5.1.1", 1_500)).toBe("noted");
      expect(await kinds(push.id)).toEqual(["creation", "creation_email_send", "creation_email_send", "mail_returned"]);
    });

    test("the outcome of an order is noted, of that one alone", async () => {
      const [push, other] = [await owned({}, { mail: ORDER }), await owned({}, { mail: ORDER })];
      await store.mailings.order(push.id, ORDER, CLIENT, 1_200);
      const [{ id } = { id: 0 }] = await store.mailings.ofPush(push.id);
      const outcome = { status: "partially_failed", error: "bob: refused", sent: ["ann@example.org"] } as const;
      await store.mailings.note(id, outcome, 1_700);
      expect(await store.mailings.find(id)).toMatchObject({ ...outcome, proceededAtMs: 1_700 });
      const pending = { status: "pending", error: null, sent: [], proceededAtMs: null };
      expect(await store.mailings.ofPush(push.id)).toMatchObject([
        { seq: 2, ...outcome },
        { seq: 3, ...pending },
      ]);
      expect(await store.mailings.ofPush(other.id)).toMatchObject([pending]);
      expect(await store.mailings.find(other.id + 9)).toBeNull();
      // Whatever a mail server answers.
      await store.mailings.note(id, { ...outcome, error: "refused\0" }, 1_800);
      expect((await store.mailings.find(id))?.error).toStartWith("refused");
    });

    test("the mail to each recipient comes back once, also if several say so at once", async () => {
      const [push, other] = [await owned({}, { mail: ORDER }), await owned({}, { mail: ORDER })];
      const [{ id } = { id: 0 }] = await store.mailings.ofPush(push.id);
      const come = (place: number, status: string) => store.mailings.comeBack(id, place, status, 1_500);
      const answers = await Promise.all(["5.1.1", "5.2.2", "5.7.1"].map((status) => come(1, status)));
      expect(answers.toSorted()).toEqual(["known", "known", "noted"]);
      expect([await come(0, "5.1.2"), await come(1, "5.1.2")]).toEqual(["noted", "known"]);
      expect(await store.mailings.comeBack(id + 9, 0, "5.1.1", 1_500)).toBeNull();
      const entries = (await store.pushes.auditLog(push.id, { limit: 50, offset: 0 })).slice(2);
      for (const entry of entries) expect(entry).toMatchObject({ kind: "mail_returned", ip: "", userAgent: "" });
      expect(entries.map(({ referrer }) => referrer)).toEqual([
        expect.stringMatching(/^returned:2\.1:5\.\d\.\d$/),
        "returned:2.0:5.1.2",
      ]);
      expect(await kinds(other.id)).toEqual(["creation", "creation_email_send"]);
    });

    test("addresses are gone with the purge of their push, and with the account of its owner", async () => {
      const purged = await owned({}, { mail: ORDER });
      await store.pushes.expireByHand(purged.id, CLIENT, 1_100);
      await store.maintenance.maintain({ nowMs: 1_900, purgeAnonymousBeforeMs: null, purgeOwnedBeforeMs: 1_800 });
      expect(await store.mailings.ofPush(purged.id)).toEqual([]);
      const disowned = await owned({}, { mail: ORDER });
      await store.pushes.expireAndDisown(userId, 1_950);
      expect(await store.pushes.findById(disowned.id)).not.toBeNull();
      expect(await store.mailings.ofPush(disowned.id)).toEqual([]);
    });

    test("mail is told of the views of pushes that ask for it, and of nothing else", async () => {
      const asks = await owned({ traits: { notifyMe: "de" }, expireAfterViews: 1 });
      const silent = await owned({ traits: { hold: true }, expireAfterViews: 1 });
      for (const push of [asks, silent]) await store.pushes.claimView(push, CLIENT, 1_500, 0);
      expect(await told()).toEqual([["push.viewed", asks.id, {}]]);
    });

    test("other subscriptions are told of everything, as without mail", async () => {
      await store.outbox.subscribe({
        userId,
        target: "hook",
        name: "h",
        events: ["push.viewed"],
        settings: null,
        createdAtMs: 1,
      });
      const push = await owned({ expireAfterViews: 1 });
      await store.pushes.claimView(push, CLIENT, 1_500, 0);
      expect((await told()).map(([kind]) => kind)).toEqual(["push.created", "push.viewed", "push.expired"]);
    });

    test("the presets of a user are replaced only as they were read", async () => {
      const presets = async () => (await store.accounts.preferences(userId)).presets;
      expect(await store.accounts.replacePresets(userId, "[1]", "[2]")).toBe(false);
      expect(await store.accounts.replacePresets(userId, null, "[1]")).toBe(true);
      expect(await store.accounts.replacePresets(userId, null, "[2]")).toBe(false);
      expect(await presets()).toBe("[1]");
      expect(await store.accounts.replacePresets(userId, "[1]", null)).toBe(true);
      expect(await presets()).toBe(null);
    });

    test("a user's preferences are kept one by one", async () => {
      expect(await store.accounts.preferences(userId)).toEqual({ notifyMe: false, lookedAtMs: 0, presets: null });
      await store.accounts.setPreferences(userId, { notifyMe: true });
      await store.accounts.setPreferences(userId, { lookedAtMs: 1_234 });
      expect(await store.accounts.preferences(userId)).toEqual({ notifyMe: true, lookedAtMs: 1_234, presets: null });
      await store.accounts.setPreferences(userId, { notifyMe: false });
      expect(await store.accounts.preferences(userId)).toEqual({ notifyMe: false, lookedAtMs: 1_234, presets: null });
      const other = { email: "other@example.org", passwordHash: "", admin: false, nowMs: 1 };
      const { id } = (await store.accounts.createUser(other)) ?? { id: 0 };
      await store.accounts.setPreferences(userId, { notifyMe: true });
      expect(await store.accounts.preferences(id)).toEqual({ notifyMe: false, lookedAtMs: 0, presets: null });
    });
  });
}
