// What contract.ts promises about invitations, sessions as lists, and people who leave, of every engine of the store.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import type { User } from "../src/model/account.ts";
import type { NewEvent } from "../src/model/event.ts";
import type { Store } from "../src/store/index.ts";
import { needs } from "./needs.ts";
import { createPush, ENGINES, newSession, type StorePlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const randomHash = () => crypto.getRandomValues(new Uint8Array(32));
const plain = (hash: Uint8Array) => Buffer.from(hash).toString("hex");
const TOLD: NewEvent = {
  kind: "admin.changed",
  pushId: null,
  ownerId: null,
  client: { ip: "", userAgent: "" },
  atMs: 1,
  detail: { what: "told" },
};

for (const engine of ENGINES) {
  needs(...engine.needs).describe(`offboarding in ${engine.name}`, () => {
    let place: StorePlace;
    let store: Store;
    let users = 0;
    beforeAll(async () => {
      place = await engine.newPlace();
      store = await place.open();
      await store.outbox.setInstanceSubscriptions([{ target: "siem", name: "siem", events: ["admin.changed"] }], 1);
    });
    afterAll(async () => {
      await store?.close();
      await place?.remove();
    });

    async function newUser(admin = false): Promise<User> {
      const email = `user${(users += 1)}@example.org`;
      const user = await store.accounts.createUser({ email, passwordHash: "hash", admin, nowMs: 1 });
      if (!user) throw new Error("There is such a user already.");
      return user;
    }
    const invitation = (email = `guest${(users += 1)}@example.org`, fields = {}) => ({
      email,
      admin: false,
      passwordHash: "!",
      hash: randomHash(),
      nowMs: 1,
      expiresAtMs: 100,
      ...fields,
    });
    const begin = async (user: User, fields = {}): Promise<Uint8Array> => {
      const hash = randomHash();
      expect(await store.accounts.createSession(newSession(user.id, { hash, ...fields }))).toBe(true);
      return hash;
    };
    const invited = async () => (await store.accounts.invitations()).map(({ user }) => user.email);
    /** What was told since the last call. */
    async function told(): Promise<unknown[]> {
      const events = await store.outbox.pending(1_000);
      await store.outbox.fanOut(
        events.map(({ id }) => ({ id, subscriptionIds: [] })),
        1,
      );
      return events.map(({ detail }) => detail);
    }

    test("somebody is invited once, and again only in place of the first time", async () => {
      const first = invitation();
      const user = await store.accounts.invite(first, false);
      expect(user).toMatchObject({ email: first.email, admin: false, createdAtMs: 1 });
      expect(await store.accounts.findPasswordLink(first.hash, 99)).toMatchObject({ id: user?.id, invited: true });
      expect(await store.accounts.findPasswordLink(first.hash, 100)).toBeNull();
      expect(await store.accounts.invite(invitation(first.email), false)).toBeNull();
      expect(await store.accounts.invite(invitation(), true)).toBeNull();
      // A link for a new password is no invitation.
      const ann = await newUser();
      await store.accounts.createPasswordLink({ userId: ann.id, hash: randomHash(), expiresAtMs: 99 });
      expect(await store.accounts.invite(invitation(ann.email, { admin: true }), true)).toBeNull();
      expect(await store.accounts.findUserById(ann.id)).toEqual(ann);

      const second = invitation(first.email, { admin: true, expiresAtMs: 200 });
      expect(await store.accounts.invite(second, true)).toMatchObject({ id: user?.id, admin: true });
      expect(await store.accounts.findPasswordLink(first.hash, 50)).toBeNull();
      const listed = (await store.accounts.invitations()).find((one) => one.user.email === first.email);
      expect(listed).toMatchObject({ user: { admin: true }, expiresAtMs: 200 });
      const [auditor, other] = [{ admin: false, auditor: true }, invitation()];
      expect(await store.accounts.invite({ ...second, ...auditor }, true)).toMatchObject(auditor);
      expect(await store.accounts.invite({ ...other, ...auditor }, false)).toMatchObject(auditor);
      expect(await store.accounts.invite(other, true)).toMatchObject({ admin: false, auditor: false });

      // Another link for the same person, as for any user, leaves it an invitation.
      const hash = randomHash();
      await store.accounts.createPasswordLink({ userId: user?.id ?? 0, hash, expiresAtMs: 300 });
      expect(await store.accounts.findPasswordLink(hash, 299)).toMatchObject({ invited: true });
      expect(await store.accounts.findPasswordLink(second.hash, 50)).toBeNull();
    });

    test("whoever is here already is not invited again, nor do they become anything by it", async () => {
      for (const isWaiting of [false, true]) {
        const user = await newUser();
        const link = { userId: user.id, hash: randomHash(), expiresAtMs: 100 };
        if (isWaiting) await store.accounts.createPasswordLink(link);
        const again = invitation(user.email, { admin: true, auditor: true });
        expect(await store.accounts.invite(again, true)).toBeNull();
        expect(await store.accounts.findUserById(user.id)).toEqual(user);
        expect(await store.accounts.findPasswordLink(again.hash, 50)).toBeNull();
        expect(await invited()).not.toContain(user.email);
        // A link that sets a password is no invitation: nobody accepts or withdraws it.
        expect(await store.accounts.withdraw(user.id)).toBe(false);
        await begin(user);
        expect((await store.accounts.findPasswordLink(link.hash, 50))?.id).toBe(isWaiting ? user.id : undefined);
      }
    });

    test("of two who accept an invitation at once one gets in, and of an acceptance and a withdrawal one happens", async () => {
      const open = invitation();
      await store.accounts.invite(open, false);
      const used = await Promise.all(["a", "b"].map((hash) => store.accounts.usePasswordLink(open.hash, hash, 50)));
      expect(used.filter(Boolean)).toHaveLength(1);
      expect(await invited()).not.toContain(open.email);

      for (let round = 0; round < 10; round += 1) {
        const one = invitation();
        const user = await store.accounts.invite(one, false);
        const id = user?.id ?? 0;
        const race = [
          () => store.accounts.usePasswordLink(one.hash, "new", 50).then(Boolean),
          () => store.accounts.withdraw(id),
        ];
        const ended = await Promise.all((round % 2 ? race.toReversed() : race).map((run) => run()));
        expect(ended.filter(Boolean)).toHaveLength(1);
        const accepted = ended[round % 2 ? 1 : 0] === true;
        expect((await store.accounts.findUserById(id)) !== null).toBe(accepted);
      }
    });

    test("somebody is in groups that were made here once each, and in those that a sign-in names", async () => {
      const { accounts, identities } = store;
      const [ann, ben] = [await newUser(), await newUser()];
      const joins = (user: User, name: string) => identities.withEvents([TOLD]).joinGroup(user.id, name);
      await told();
      const twice = await Promise.all([joins(ann, "night shift"), joins(ann, "night shift")]);
      expect(twice.toSorted()).toEqual([false, true]);
      expect(await joins(ben, "night shift")).toBe(true);
      expect(await joins(ann, "Night shift")).toBe(true);
      expect(await identities.joinGroup(999_999, "night shift")).toBe(false);
      expect(await told()).toHaveLength(3);
      const identity = {
        issuer: "https://id.test",
        subject: "ann",
        groups: ["a", { dn: "cn=b" }],
        email: null,
        seenAtMs: 1,
      };
      await identities.link(ann.id, identity);
      const memberships = await identities.membershipsOf(ann.id);
      expect(memberships).toHaveLength(3);
      expect(memberships).toEqual(
        expect.arrayContaining([
          { issuer: "https://id.test", groups: identity.groups },
          { issuer: null, groups: ["night shift"] },
          { issuer: null, groups: ["Night shift"] },
        ]),
      );
      expect(await identities.groupsMade()).toEqual([
        { name: "Night shift", n: 1 },
        { name: "night shift", n: 2 },
      ]);
      const members = (offset: number) => identities.membersOf("night shift", { limit: 1, offset });
      expect(await Promise.all([0, 1, 2].map(members))).toEqual([
        [{ id: ann.id, email: ann.email }],
        [{ id: ben.id, email: ben.email }],
        [],
      ]);
      expect(await identities.withEvents([TOLD]).leaveGroup(ann.id, "night shift")).toBe(true);
      expect(await identities.withEvents([TOLD]).leaveGroup(ann.id, "night shift")).toBe(false);
      expect(await told()).toHaveLength(1);
      // With the account goes its membership, and with its last member a group.
      for (const { id } of [ann, ben]) await accounts.removeUser(id);
      expect([await identities.groupsMade(), await identities.membershipsOf(ann.id)]).toEqual([[], []]);
    });

    test("whoever signs in has accepted, and nothing is withdrawn any more", async () => {
      const open = invitation();
      const user = await store.accounts.invite(open, false);
      await begin(user as User, { passwordHash: null, how: "oidc" });
      expect(await invited()).not.toContain(open.email);
      expect(await store.accounts.findPasswordLink(open.hash, 50)).toBeNull();
      expect(await store.accounts.withdraw(user?.id ?? 0)).toBe(false);
      expect(await store.accounts.findUser(open.email)).not.toBeNull();
    });

    test("a withdrawn invitation takes the account with it, unless something else belongs to it", async () => {
      const made = async () => (await store.accounts.invite(invitation(), false)) as User;
      const [plainOne, pushing, holding, known] = [await made(), await made(), await made(), await made()];
      await createPush(store, { ownerId: pushing.id });
      await store.accounts.createToken({ userId: holding.id, name: "t", prefix: "sp_", hash: randomHash(), nowMs: 1 });
      await store.identities.link(known.id, { issuer: "ldap", subject: "4711", email: null, groups: [], seenAtMs: 1 });
      for (const { id } of [plainOne, pushing, holding, known]) expect(await store.accounts.withdraw(id)).toBe(true);
      expect(await store.accounts.findUserById(plainOne.id)).toBeNull();
      for (const { id } of [pushing, holding, known]) expect(await store.accounts.findUserById(id)).not.toBeNull();
      expect(await store.accounts.withdraw(pushing.id)).toBe(false);
    });

    test("sessions of a user are listed, those used last first, and ended singly", async () => {
      const [ann, bob] = [await newUser(), await newUser()];
      const first = await begin(ann, { nowMs: 10, userAgent: "first", ip: "192.0.2.7", how: "link" });
      const second = await begin(ann, { nowMs: 20, strong: true, how: "passkey", passwordHash: null });
      const others = await begin(bob, { nowMs: 15 });
      await begin(bob, { nowMs: 15, expiresAtMs: 30 });
      expect((await store.accounts.sessionsOf(ann.id, 30)).map(({ hash }) => plain(hash))).toEqual(
        [second, first].map(plain),
      );
      await store.accounts.extendSession(first, 950, 25);
      const [latest] = await store.accounts.sessionsOf(ann.id, 30);
      expect({ ...latest, hash: plain(latest?.hash ?? randomHash()) }).toEqual({
        hash: plain(first),
        how: "link",
        strong: false,
        ip: "192.0.2.7",
        userAgent: "first",
        createdAtMs: 10,
        lastUsedAtMs: 25,
        expiresAtMs: 950,
      });
      expect(await store.accounts.sessionsOf(bob.id, 30)).toHaveLength(1);

      // Not with the name of another user.
      await told();
      expect(await store.accounts.endSession(bob.id, first)).toBe(false);
      expect(await store.accounts.findSession(first, 30)).not.toBeNull();
      expect(await store.accounts.withEvents([TOLD]).endSession(bob.id, first)).toBe(false);
      expect(await told()).toEqual([]);
      expect(await store.accounts.withEvents([TOLD]).endSession(ann.id, first)).toBe(true);
      expect(await told()).toEqual([{ what: "told" }]);
      expect(await store.accounts.findSession(first, 30)).toBeNull();

      const third = await begin(ann, { nowMs: 40 });
      const ended = await store.accounts.withEvents([TOLD]).endSessions(ann.id, third);
      expect(ended).toEqual({ counts: { sessions: 1 } });
      expect(await told()).toEqual([{ what: "told", sessions: 1 }]);
      expect(await store.accounts.withEvents([TOLD]).endSessions(ann.id, third)).toBeNull();
      expect(await told()).toEqual([]);
      expect(await store.accounts.findSession(third, 50)).not.toBeNull();
      expect(await store.accounts.findSession(others, 50)).not.toBeNull();
    });

    test("sessions that began at a provider end by its session, by their user, or by both, and no others do", async () => {
      const [ann, bob] = [await newUser(), await newUser()];
      const there = (providerSid: string) => ({ how: "oidc" as const, passwordHash: null, providerSid });
      const [first, second] = [await begin(ann, there("one")), await begin(ann, there("two"))];
      const [others, own] = [await begin(bob, there("one")), await begin(ann)];
      const left = async () => {
        const found = await Promise.all(
          [first, second, others, own].map((hash) => store.accounts.findSession(hash, 2)),
        );
        return found.map((session) => session !== null);
      };
      await told();
      for (const of of [
        { sid: null, userId: null },
        { sid: "two", userId: bob.id },
      ])
        expect(await store.accounts.withEvents([TOLD]).endProviderSessions(of)).toBeNull();
      expect([await left(), await told()]).toEqual([[true, true, true, true], []]);
      const both = await store.accounts.withEvents([TOLD]).endProviderSessions({ sid: "one", userId: bob.id });
      expect([both, await left()]).toEqual([{ counts: { sessions: 1 } }, [true, true, false, true]]);
      expect(await told()).toEqual([{ what: "told", sessions: 1 }]);
      await store.accounts.endProviderSessions({ sid: "two", userId: null });
      expect(await left()).toEqual([true, false, false, true]);
      await store.accounts.endProviderSessions({ sid: null, userId: ann.id });
      expect(await left()).toEqual([false, false, false, true]);

      const weak = await begin(bob);
      await store.secondFactors.strengthen(own);
      expect((await store.accounts.sessionsOf(ann.id, 2)).map(({ strong }) => strong)).toEqual([true]);
      expect((await store.accounts.findSession(weak, 2))?.strong).toBe(false);
    });

    test("known devices of a user end with the password, a claim and the account, and with nothing else", async () => {
      const { accounts } = store;
      const { id, email } = await newUser();
      const other = await newUser();
      const epochOf = () => accounts.deviceEpoch(id);
      const isRaisedBy = async (change: () => Promise<unknown>): Promise<boolean> => {
        const before = (await epochOf()) ?? -1;
        await change();
        return ((await epochOf()) ?? -1) > before;
      };
      const rights = (disabled: boolean) => accounts.changeRights(id, { admin: false, auditor: false, disabled });
      const keep = { session: null, tokens: true };
      const hash = randomHash();
      const identity = { issuer: "ldap", subject: email, email, groups: [], seenAtMs: 1 };

      expect(await isRaisedBy(() => accounts.setPreferences(id, { lookedAtMs: 7 }))).toBe(false);
      expect(await isRaisedBy(() => accounts.changeRights(id, { admin: false, auditor: true, disabled: false }))).toBe(
        false,
      );
      expect(await isRaisedBy(() => accounts.changePassword(id, "new", keep, null))).toBe(true);
      await accounts.createPasswordLink({ userId: id, hash, expiresAtMs: 9 });
      expect(await isRaisedBy(() => accounts.usePasswordLink(hash, "newer", 1))).toBe(true);
      expect(
        await isRaisedBy(() => accounts.takeOver({ userId: id, identity, passwordHash: "!", byHand: false })),
      ).toBe(true);
      expect(await isRaisedBy(() => rights(true).then(() => rights(false)))).toBe(true);
      expect(await isRaisedBy(() => accounts.endEverything(id, 1).then(() => rights(false)))).toBe(true);
      expect(await isRaisedBy(() => accounts.suspend(id, true).then(() => accounts.suspend(id, false)))).toBe(false);

      expect(await accounts.deviceEpoch(other.id)).toBe(0);
      await accounts.suspend(other.id, true);
      expect(await accounts.deviceEpoch(other.id)).toBeNull();
      await accounts.endEverything(id, 1);
      expect([await epochOf(), await accounts.deviceEpoch(999_999)]).toEqual([null, null]);
    });

    test("a session that is prolonged while it ends stays ended", async () => {
      const user = await newUser();
      for (let round = 0; round < 20; round += 1) {
        const hash = await begin(user);
        const race = [
          () => store.accounts.extendSession(hash, 9_000, 50),
          () => store.accounts.endSession(user.id, hash),
          () => store.accounts.extendSession(hash, 9_500, 60),
        ];
        await Promise.all((round % 2 ? race.toReversed() : race).map((run) => run()));
        expect(await store.accounts.findSession(hash, 70)).toBeNull();
        expect(await store.accounts.sessionsOf(user.id, 70)).toEqual([]);
      }
    });

    test("everything of somebody ends in one step, which is told with what it counted", async () => {
      await newUser(true);
      const [ann, bob] = [await newUser(true), await newUser()];
      const session = await begin(ann);
      await begin(ann, { expiresAtMs: 40 });
      const kept = await begin(bob);
      await store.accounts.createToken({ userId: ann.id, name: "t", prefix: "sp_", hash: randomHash(), nowMs: 1 });
      const link = randomHash();
      await store.accounts.createPasswordLink({ userId: ann.id, hash: link, expiresAtMs: 900 });
      for (const { id: userId } of [ann, bob]) {
        const hook = { userId, target: "hook", name: "chat", events: ["push.viewed"], settings: null } as const;
        await store.outbox.subscribe({ ...hook, createdAtMs: 1 });
      }
      const code = randomHash();
      const enrolment = { session, recoveryCodes: [code] };
      const app = { userId: ann.id, secret: randomHash(), createdAtMs: 1, lastStep: 1 };
      expect(await store.secondFactors.addTotp(app, enrolment)).toBe("first");
      const device = { credentialId: randomHash(), publicKey: randomHash(), counter: 0, transports: [], name: "phone" };
      await store.secondFactors.addPasskey(
        { ...device, userId: ann.id, createdAtMs: 1, lastUsedAtMs: null },
        { session, recoveryCodes: [] },
      );
      await told();
      const ended = await store.accounts.withEvents([TOLD]).endEverything(ann.id, 50);
      const counts = { sessions: 1, tokens: 1, links: 1, second_factors: 2, hooks: 1 };
      expect(ended).toEqual({ counts });
      expect(await told()).toEqual([{ what: "told", ...counts }]);
      expect(await store.accounts.findUserById(ann.id)).toMatchObject({ disabled: true, admin: true });
      expect(await store.accounts.findSession(session, 50)).toBeNull();
      expect(await store.accounts.listTokens(ann.id)).toEqual([]);
      expect(await store.accounts.findPasswordLink(link, 50)).toBeNull();
      expect(await store.secondFactors.spendRecoveryCode(ann.id, code)).toBe(false);
      expect(await store.secondFactors.findPasskey(device.credentialId)).toBeNull();
      // Bob's are Bob's.
      expect(await store.accounts.findSession(kept, 50)).not.toBeNull();
      const hooks = (await store.outbox.subscriptions()).filter(({ target }) => target === "hook");
      expect(hooks.map(({ userId }) => userId)).toEqual([bob.id]);

      const again = await store.accounts.endEverything(ann.id, 50);
      expect(again).toEqual({ counts: { sessions: 0, tokens: 0, links: 0, second_factors: 0, hooks: 0 } });
      expect(await store.accounts.endEverything(999_999, 50)).toBeNull();
    });

    test("the last administrator who can sign in stays, whoever else was invited", async () => {
      const fresh = await engine.newPlace();
      const own = await fresh.open();
      try {
        const root = await own.accounts.createFirstUser({ email: "root@example.org", passwordHash: "-", nowMs: 1 });
        const guest = invitation("guest@example.org", { admin: true });
        await own.accounts.invite(guest, false);
        const id = root?.id ?? 0;
        expect(await own.accounts.endEverything(id, 50)).toBe("last-admin");
        expect(await own.accounts.changeRights(id, { admin: true, auditor: false, disabled: true })).toBe("last-admin");
        expect(await own.accounts.findUserById(id)).toMatchObject({ disabled: false });
        expect(await own.accounts.usePasswordLink(guest.hash, "-", 50)).not.toBeNull();
        const ends = await Promise.all(
          ["root@example.org", "guest@example.org"].map(async (email) =>
            own.accounts.endEverything((await own.accounts.findUser(email))?.id ?? 0, 50),
          ),
        );
        expect(ends.filter((one) => one === "last-admin")).toHaveLength(1);
      } finally {
        await own.close();
        await fresh.remove();
      }
    });
  });
}
