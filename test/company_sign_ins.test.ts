// Whom a company's sign-in has recognised: which account that is, and what it may do here. The store is real, on both engines.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { AppError, Problems } from "../src/base/errors.ts";
import { Log } from "../src/base/log.ts";
import { DirectoryRechecks } from "../src/capabilities/directory/rechecks.ts";
import { CompanySignIns } from "../src/domain/sign_in/company.ts";
import { CompanyLinks } from "../src/domain/sign_in/company_links.ts";
import type { Sessions } from "../src/domain/sign_in/sessions.ts";
import { isAddressed, recipientsIn } from "../src/model/addressee.ts";
import { type CompanyPerson, type CompanyRules, accessFor } from "../src/model/company.ts";
import type { Source } from "../src/model/group.ts";
import type { Store } from "../src/store/index.ts";
import { needs } from "./needs.ts";
import { ENGINES, newSession, type StorePlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const RULES: CompanyRules = { allowedGroups: [], adminGroups: ["ops"], auditorGroups: ["audit"], createUsers: true };
const BY = { name: "oidc", client: { ip: "192.0.2.1", userAgent: "" } };
const lines: string[] = [];
const log = new Log({ level: "info", format: "json", write: (text) => void lines.push(text) });

// No describe.each, because a group that is skipped must show so.
for (const engine of ENGINES)
  needs(...engine.needs).describe(engine.name, () => {
    let place: StorePlace;
    let store: Store;
    let people: CompanySignIns;
    let numbered = 0;
    beforeAll(async () => {
      place = await engine.newPlace();
      store = await place.open();
      const clock = { now: () => 50 };
      const { accounts, identities } = store;
      // Beginning a session is not what is tested here.
      people = new CompanySignIns({ accounts, identities, sessions: {} as Sessions, clock, log });
      await accounts.createUser({ email: "root@example.org", passwordHash: "hash", admin: true, nowMs: 1 });
    });
    afterAll(async () => {
      await store.close();
      await place.remove();
    });

    const newPerson = (more: Partial<CompanyPerson> = {}): CompanyPerson => {
      numbered += 1;
      const email = `person${numbered}@example.org`;
      return { issuer: "https://idp.test", subject: `s${numbered}`, email, emailVerified: true, groups: [], ...more };
    };
    const admit = (person: CompanyPerson, rules: Partial<CompanyRules> = {}) =>
      people.admit(person, { ...RULES, ...rules }, BY);

    const entriesOf = async (email: string) => {
      const entries = await store.adminLog.page({ person: email }, { beforeId: Number.MAX_SAFE_INTEGER, limit: 10 });
      return entries.map(({ kind, detail }) => [kind, detail]);
    };

    test("a newcomer gets an account, and is the same one the next time, whatever the address is then", async () => {
      const person = newPerson();
      const user = await admit(person);
      expect(user).toMatchObject({ email: person.email as string, admin: false, auditor: false });
      expect(await admit({ ...person, email: "renamed@example.org" })).toMatchObject({ id: user.id });
      expect(await store.identities.of(user.id)).toEqual([
        { issuer: "https://idp.test", subject: person.subject, groups: [], email: "renamed@example.org", seenAtMs: 50 },
      ]);
      expect(await store.accounts.findPassword(person.email ?? "")).toMatchObject({ passwordHash: "!" });
    });

    test("a newcomer who signs in twice at once gets one account, and both times it", async () => {
      const person = newPerson({ emailVerified: false });
      const [one, other] = await Promise.all([admit(person), admit(person)]);
      expect(other.id).toBe(one.id);
    });

    test("an account is added together with its identity, or not at all", async () => {
      const { accounts, identities } = store;
      const identity = { issuer: "https://idp.test", subject: "one-commit", groups: ["a"], email: null, seenAtMs: 7 };
      const add = (email: string) =>
        accounts.createUser({ email, passwordHash: "!", admin: false, identity, nowMs: 1 });
      const user = await add("one-commit@example.org");
      expect(await identities.of(user?.id ?? 0)).toEqual([identity]);
      expect(await add("another@example.org")).toBeNull();
      expect(await accounts.findUser("another@example.org")).toBeNull();
    });

    test("of two accounts for one person at once one is added, and told", async () => {
      const person = newPerson();
      const emails = [`first.${person.email}`, `second.${person.email}`];
      const added = await Promise.all(emails.map((email) => admit({ ...person, email })));
      expect(new Set(added.map(({ id }) => id)).size).toBe(1);
      const found = await Promise.all(emails.map((email) => store.accounts.findUser(email)));
      expect(found.filter(Boolean)).toHaveLength(1);
      const entries = await Promise.all(emails.map((email) => entriesOf(email)));
      expect(entries.flat()).toEqual([["user.added", { administrator: false }]]);
    });

    test("a newcomer is what the groups say from the first moment: one change, with one entry", async () => {
      for (const [group, detail] of [
        ["audit", { administrator: false, auditor: true }],
        ["ops", { administrator: true }],
      ] as const) {
        const person = newPerson({ groups: [group] });
        expect(await admit(person)).toMatchObject({ admin: group === "ops", auditor: group === "audit" });
        expect(await entriesOf(person.email ?? "")).toEqual([["user.added", detail]]);
      }
    });

    test("the rights are those of the groups, worked out anew each time, and less right ends what was open", async () => {
      const person = newPerson({ groups: ["ops"] });
      const { id } = await admit(person);
      await store.accounts.createToken({
        userId: id,
        name: "t",
        prefix: "sp_",
        hash: new Uint8Array([numbered]),
        nowMs: 1,
      });
      expect(await admit(person)).toMatchObject({ id, admin: true });
      expect(await store.accounts.listTokens(id)).toHaveLength(1);
      expect(await admit({ ...person, groups: ["audit"] })).toMatchObject({ id, admin: false, auditor: true });
      expect(await store.accounts.listTokens(id)).toHaveLength(0);
      expect(await admit({ ...person, groups: [] })).toMatchObject({ id, admin: false, auditor: false });
      // Where no setting names groups, an administrator's word stays.
      await store.accounts.changeRights(id, { admin: false, auditor: true, disabled: false });
      expect(await admit(person, { adminGroups: [], auditorGroups: [] })).toMatchObject({
        admin: false,
        auditor: true,
      });
    });

    test("who is in no allowed group any more is suspended, without losing a push or a token, and comes back", async () => {
      const rules = { allowedGroups: ["staff"] };
      await expect(admit(newPerson(), rules)).rejects.toThrow("You are not in any of the groups");
      const person = newPerson({ groups: ["staff"] });
      const { id } = await admit(person, rules);
      const hash = new Uint8Array([200, numbered]);
      await store.accounts.createSession(newSession(id, { hash, passwordHash: null }));
      await store.accounts.createToken({ userId: id, name: "t", prefix: "sp_", hash, nowMs: 1 });
      await expect(admit({ ...person, groups: [] }, rules)).rejects.toThrow("You are not in any of the groups");
      expect(await store.accounts.findUserById(id)).toMatchObject({ suspended: true });
      expect(await store.accounts.findSession(hash, 5)).toBeNull();
      expect(await store.accounts.findByTokenHash(hash)).toBeNull();
      expect(await admit(person, rules)).toMatchObject({ id, suspended: false });
      expect(await store.accounts.findByTokenHash(hash)).not.toBeNull();
    });

    test("an address leads to an account only where it is verified, its own, and no administrator's", async () => {
      const local = async (admin: boolean): Promise<string> => {
        const email = `local${(numbered += 1)}@example.org`;
        await store.accounts.createUser({ email, passwordHash: "hash", admin, nowMs: 1 });
        return email;
      };
      const ann = await local(false);
      await expect(admit(newPerson({ email: ann, emailVerified: false }))).rejects.toThrow("here already");
      const linked = await admit(newPerson({ email: ann.toUpperCase() }));
      expect(linked.email).toBe(ann);
      // The next person who is given this address is not Ann.
      await expect(admit(newPerson({ email: ann }))).rejects.toThrow("here already");
      await expect(admit(newPerson({ email: await local(true) }))).rejects.toThrow("here already");
    });

    describe("an account that has somebody's address already", () => {
      let accounts = 0;
      const hash = (more: number) => new Uint8Array([100, engine.name.length, accounts, more]);
      /** Somebody's account, with everything by which it can be used. */
      const account = async (vouched: boolean) => {
        const email = `taken${(numbered += 1)}@example.org`;
        const { accounts: users, identities, secondFactors } = store;
        accounts += 1;
        const user = await users.createUser({ email, passwordHash: "hash", admin: false, vouched, nowMs: 1 });
        const id = user?.id ?? 0;
        await users.createSession(newSession(id, { hash: hash(1), passwordHash: null }));
        await users.createToken({ userId: id, name: "t", prefix: "sp_", hash: hash(2), nowMs: 1 });
        await users.createPasswordLink({ userId: id, hash: hash(3), expiresAtMs: 1_000 });
        await identities.link(id, { issuer: "ldap", subject: email, groups: [], email: null, seenAtMs: 1 });
        const totp = { userId: id, secret: new Uint8Array(8), createdAtMs: 1, lastStep: 1 };
        await secondFactors.addTotp(totp, { session: hash(1), recoveryCodes: [hash(4)] });
        const left = async () => ({
          password: (await users.findPassword(email))?.passwordHash,
          session: (await users.findSession(hash(1), 5)) !== null,
          token: (await users.findByTokenHash(hash(2))) !== null,
          link: (await users.findPasswordLink(hash(3), 5)) !== null,
          issuers: (await identities.of(id)).map(({ issuer }) => issuer),
          totp: (await secondFactors.factorsOf(id)).totp !== null,
        });
        return { id, email, left };
      };

      test("becomes theirs alone, where nobody vouches for its address: who made it has nothing left", async () => {
        const { id, email, left } = await account(false);
        const boss = newPerson({ email, groups: ["ops"] });
        expect(await admit(boss)).toMatchObject({ id, admin: true, vouched: true });
        const nothing = { session: false, token: false, link: false, totp: false };
        expect(await left()).toEqual({ password: "!", ...nothing, issuers: ["https://idp.test"] });
        // From now on it is the person's, and keeps what they add.
        await store.accounts.createToken({ userId: id, name: "mine", prefix: "sp_", hash: hash(9), nowMs: 1 });
        await admit(boss);
        expect(await store.accounts.findByTokenHash(hash(9))).not.toBeNull();
        // Whoever had it by the directory's unverified address is somebody else now.
        await expect(admit({ ...boss, issuer: "ldap", subject: email, emailVerified: false })).rejects.toThrow(
          "here already",
        );
        const page = await store.adminLog.page({ person: email, kind: "user.linked" }, { beforeId: 1e9, limit: 9 });
        expect(page.map(({ detail }) => detail)).toEqual([
          expect.objectContaining({ sessions: 1, tokens: 1, links: 1, second_factors: 1 }),
        ]);
      });

      test("becomes theirs as it is, where an administrator vouches for it", async () => {
        const { id, email, left } = await account(true);
        expect(await store.accounts.vouch(id)).toBe(false);
        expect(await admit(newPerson({ email }))).toMatchObject({ id });
        const kept = { session: true, token: true, link: true, totp: true };
        expect(await left()).toEqual({ password: "hash", ...kept, issuers: ["ldap", "https://idp.test"] });
      });

      test("is one that the directory made of an address which nobody has verified", async () => {
        const person = newPerson({ issuer: "ldap", emailVerified: false });
        const { id } = await admit(person);
        await store.accounts.createToken({ userId: id, name: "t", prefix: "sp_", hash: hash(5), nowMs: 1 });
        expect(await admit(newPerson({ email: person.email }))).toMatchObject({ id });
        expect(await store.accounts.findByTokenHash(hash(5))).toBeNull();
        expect(await store.identities.find("ldap", person.subject)).toBeNull();
      });

      test("goes to one of two who claim it at once", async () => {
        const { email } = await account(false);
        const both = await Promise.allSettled([admit(newPerson({ email })), admit(newPerson({ email }))]);
        expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      });
    });

    test("an address that only looks like somebody's is another one", async () => {
      const kate = newPerson({ email: "kate@kelvin.example" });
      const { id } = await admit(kate);
      const other = await admit(newPerson({ email: "\u212aate@\u212aelvin.example" }));
      expect(other.id).not.toBe(id);
      const [identity] = await store.identities.of(other.id);
      expect(identity?.email).toBe("\u212aate@\u212aelvin.example");
      const problems = new Problems();
      expect(
        recipientsIn("kate@\u212aelvin.example, KATE@kelvin.example", { sources: [], own: null }, problems),
      ).toEqual(["kate@\u212aelvin.example", "kate@kelvin.example"]);
    });

    test("a number with control characters is nobody's, above all not that of whoever has almost the same", async () => {
      for (const issuer of ["ldap", "https://idp.test"]) {
        await admit(newPerson({ issuer, subject: "a\ufffdb" }));
        for (const subject of ["a\0b", "a\ud800b"]) {
          await expect(admit(newPerson({ issuer, subject }))).rejects.toMatchObject({ why: "bad-token" });
        }
      }
    });

    test("nobody vouches for an address with control characters, and who is known comes in all the same", async () => {
      const person = newPerson();
      const { id } = await admit(person);
      for (const email of ["a\0b@example.org", "a\ud800b@example.org", "a\u200bb@example.org"]) {
        expect(await admit({ ...person, email })).toMatchObject({ id });
        expect(await store.identities.of(id)).toMatchObject([{ email: null }]);
      }
    });

    test("nobody gets in without an address, or without an account where none are made", async () => {
      await expect(admit(newPerson({ email: null }))).rejects.toThrow("no email address");
      await expect(admit(newPerson({ email: "nonsense" }))).rejects.toThrow("an email address that is not valid");
      await expect(admit(newPerson(), { createUsers: false })).rejects.toThrow("Ask an administrator to add it.");
    });

    test("the last administrator stays one, whatever the groups say", async () => {
      const fresh = await engine.newPlace();
      const own = await fresh.open();
      const { accounts, identities } = own;
      const alone = new CompanySignIns({
        accounts,
        identities,
        sessions: {} as Sessions,
        clock: { now: () => 1 },
        log,
      });
      // On an empty server, nobody comes in whom no group makes an administrator.
      await expect(alone.admit(newPerson(), RULES, BY)).rejects.toThrow("This server has not been set up yet.");
      const person = newPerson({ groups: ["ops"] });
      expect(await alone.admit(person, RULES, BY)).toMatchObject({ admin: true });
      expect(await alone.admit({ ...person, groups: [] }, RULES, BY)).toMatchObject({ admin: true });
      log.flush();
      expect(lines.join("")).toContain("the last administrator is not in a group of administrators");
      await own.close();
      await fresh.remove();
    });

    test("what counts once counts for one of those who use it at the same moment, and is forgotten when it is over", async () => {
      const hash = crypto.getRandomValues(new Uint8Array(32));
      const used = await Promise.all(Array.from({ length: 8 }, () => store.identities.spend(hash, 100, 10)));
      expect(used.filter(Boolean)).toHaveLength(1);
      expect(await store.identities.spend(hash, 200, 99)).toBe(false);
      expect(await store.identities.spend(hash, 200, 100)).toBe(true);
    });

    test("a pass over the directory's people goes on where the last one has ended", async () => {
      const { accounts, identities } = store;
      const ids: number[] = [];
      for (let n = 1; n <= 5; n += 1) {
        const user = await admit(newPerson({ issuer: "ldap", subject: `round${n}` }));
        const hash = new Uint8Array([77, n, engine.name.length]);
        await accounts.createToken({ userId: user.id, name: "t", prefix: "sp_", hash, nowMs: 1 });
        ids.push(user.id);
      }
      // About the first three of them the directory cannot be asked, and the others have left it.
      const findAgain = (subject: string) =>
        /^round[123]$/.test(subject) ? Promise.reject(new AppError("busy", "not now")) : Promise.resolve(null);
      const clock = { now: () => 1_000 };
      const rechecks = new DirectoryRechecks({
        directory: { findAgain },
        people,
        identities,
        rules: RULES,
        clock,
        log,
        intervalMs: 100,
      });
      const suspended = async () =>
        (await accounts.listUsers()).filter((user) => ids.includes(user.id) && user.suspended);
      await expect(rechecks.recheck()).rejects.toThrow("not now");
      expect(await suspended()).toHaveLength(0);
      await expect(rechecks.recheck()).rejects.toThrow("not now");
      expect((await suspended()).map(({ id }) => id)).toEqual(ids.slice(3));
      // What goes wrong otherwise with one of them ends no pass.
      const odd = (subject: string) =>
        subject === "round1" ? Promise.reject(new Error("odd")) : Promise.resolve(null);
      const others = new DirectoryRechecks({
        directory: { findAgain: odd },
        people,
        identities,
        rules: RULES,
        clock,
        log,
        intervalMs: 100,
      });
      expect(await others.recheck()).toBe(2);
      expect((await suspended()).map(({ id }) => id)).toEqual(ids.slice(1));
      expect(lines.at(-1)).toContain('"reason":"odd"');
    });

    test("an identity is one user's alone", async () => {
      const person = newPerson();
      const { id } = await admit(person);
      const other = await admit(newPerson());
      const { issuer, subject } = person;
      expect(await store.identities.link(other.id, { issuer, subject, groups: [], email: null, seenAtMs: 60 })).toBe(
        false,
      );
      expect(await store.identities.find(issuer, subject)).toMatchObject({ id });
      expect(await store.identities.of(other.id)).toHaveLength(1);
      // The same subject at another issuer is somebody else.
      expect(await store.identities.find("ldap", subject)).toBeNull();
    });

    test("unheard of are those who can do something here, and of whom nothing was heard in time, page by page", async () => {
      const { accounts, identities } = store;
      const issuer = "pages";
      const known = async (subject: string, seenAtMs = 10, expiresAtMs = 900) => {
        const user = await admit(newPerson({ issuer, subject }));
        await identities.link(user.id, { issuer, subject, groups: [], email: null, seenAtMs });
        const hash = crypto.getRandomValues(new Uint8Array(32));
        await accounts.createSession(newSession(user.id, { hash, passwordHash: null, nowMs: 1, expiresAtMs }));
        return user.id;
      };
      await known("first");
      await known("second");
      await known("in time", 100);
      await known("signed out", 10, 50);
      await accounts.suspend(await known("suspended"), true);
      // Only a change behind the server leaves somebody who is disabled or suspended with a session.
      const [disabled, resting] = [await known("disabled"), await known("resting")];
      await place.change(
        `UPDATE users SET disabled = TRUE WHERE id = ${disabled}`,
        `UPDATE users SET suspended = TRUE WHERE id = ${resting}`,
      );
      const at = { beforeMs: 100, nowMs: 50, limit: 1 };
      const pages: string[][] = [];
      for (let after = 0, page; pages.length < 3; after = page.at(-1)?.id ?? after) {
        page = await identities.unheardOf(issuer, { ...at, after });
        pages.push(page.map(({ subject }) => subject));
      }
      expect(pages).toEqual([["first"], ["second"], []]);
    });

    describe("what an administrator links by hand", () => {
      const links = () => new CompanyLinks({ ...store, clock: { now: () => 60 } });
      const told = async (email: string) =>
        (await store.adminLog.page({ person: email }, { beforeId: 1e9, limit: 9 }))
          .map(({ kind }) => kind)
          .filter((kind) => kind.startsWith("user."))
          .toReversed();
      const access = async (id: number, n: number) => {
        const hash = new Uint8Array([150, n]);
        await store.accounts.createSession(newSession(id, { hash, passwordHash: null }));
        await store.accounts.createToken({ userId: id, name: "t", prefix: "sp_", hash, nowMs: 1 });
        return async () => [
          (await store.accounts.findSession(hash, 5)) !== null,
          (await store.accounts.findByTokenHash(hash)) !== null,
        ];
      };

      test.each([
        ["an administrator", true, false, [true, true]],
        ["a user whose address an administrator vouches for", false, true, [true, true]],
        ["a user whom nobody vouches for", false, false, [false, false]],
      ])(
        "of %s is told in its commit, and ends what others may have made of it",
        async (_who, admin, vouched, left) => {
          const email = `linked${(numbered += 1)}@example.org`;
          const user = await store.accounts.createUser({ email, passwordHash: "hash", admin, vouched, nowMs: 1 });
          const id = user?.id ?? 0;
          const its = await access(id, numbered);
          const { issuer, subject } = newPerson();
          expect(await links().link(email, { issuer, subject })).toMatchObject({ ended: !left[0] });
          expect([await its(), await told(email)]).toEqual([left, ["user.linked"]]);
          expect(await store.identities.find(issuer, subject)).toMatchObject({ id });
          const after = await access(id, (numbered += 1));
          const elsewhere = { issuer: "elsewhere", subject: email, groups: [], email: null, seenAtMs: 1 };
          await store.identities.link(id, elsewhere);
          await links().unlink(email, issuer);
          expect(await store.identities.of(id)).toEqual([elsewhere]);
          expect([await its(), await after()]).toEqual([
            [false, false],
            [false, false],
          ]);
          expect(await told(email)).toEqual(["user.linked", "user.unlinked"]);
          expect(await store.identities.find(issuer, subject)).toBeNull();
          await expect(links().unlink(email, issuer)).rejects.toThrow("is not linked to anyone at that sign-in");
          expect(await store.accounts.unlink(id, issuer)).toBe(false);
          expect(await told(email)).toHaveLength(2);
        },
      );

      test("is not changed, nor told, where either is linked already", async () => {
        const [person, other] = [newPerson({ groups: ["ops"] }), newPerson()];
        const { email } = await admit(person);
        const { id } = await admit(other);
        const before = await told(email);
        await expect(links().link(email, other)).rejects.toThrow("unlink it first");
        const { issuer, subject } = other;
        const identity = { issuer: "elsewhere", subject, groups: [], email: null, seenAtMs: 1 };
        await store.identities.link(id, identity);
        await expect(links().link(email, { issuer: "elsewhere", subject })).rejects.toThrow("unlink it first");
        expect(await told(email)).toEqual(before);
        expect(await store.identities.find(issuer, subject)).toMatchObject({ id });
      });

      test("an address alone never links an administrator", async () => {
        const { email, id } = await admit(newPerson({ groups: ["ops"] }));
        const identity = { ...newPerson({ email }), issuer: "elsewhere", email: null, seenAtMs: 1 };
        const takeover = { userId: id, identity, passwordHash: "!", byHand: false };
        expect(await store.accounts.takeOver(takeover)).toBeNull();
        expect(await store.identities.find("elsewhere", identity.subject)).toBeNull();
      });
    });
  });

test("a recipient that names no sign-in is from before there could be two, and names nobody where there are two", () => {
  const isOne = (issuer: string, recipient: string, sources: Source[]) =>
    isAddressed([recipient], { issuer, subject: "s", email: null, groups: ["staff"] }, sources);
  const [oidc, ldap] = ["https://idp.test", "ldap"];
  for (const [recipient, sources, expected] of [
    ["group:staff", ["oidc"], [true, false]],
    ["group:staff", ["ldap"], [false, true]],
    ["group:staff", ["oidc", "ldap"], [false, false]],
    ["oidc:group:staff", ["oidc", "ldap"], [true, false]],
    ["ldap:group:staff", ["oidc", "ldap"], [false, true]],
  ] as Array<[string, Source[], boolean[]]>) {
    const found = [oidc, ldap].map((issuer) => isOne(issuer, recipient, sources));
    expect([recipient, sources, found]).toEqual([recipient, sources, expected]);
  }
  // Nor is such a one taken, unless the sender's own account says whose group is meant.
  for (const own of [null, "ldap"] as const) {
    const problems = new Problems();
    const taken = recipientsIn("group:staff", { sources: ["oidc", "ldap"], own }, problems);
    expect(problems.has("recipients") ? null : taken).toEqual(own && ["ldap:group:staff"]);
  }
});

test("groups make an administrator, an auditor or a user, or nobody", () => {
  const rules = { ...RULES, allowedGroups: ["staff"] };
  const roles = (groups: string[], more: Partial<CompanyRules> = {}) =>
    accessFor({ issuer: "https://idp.test", groups }, { ...rules, ...more })?.role;
  expect(roles(["staff", "ops", "audit"])).toBe("admin");
  expect(roles(["audit"])).toBe("auditor");
  expect(roles(["staff"])).toBe("user");
  expect(roles(["Staff"])).toBeUndefined();
  expect(roles([])).toBeUndefined();
  expect(roles([], { allowedGroups: [] })).toBe("user");
  expect(roles([], { allowedGroups: [], adminGroups: [], auditorGroups: [] })).toBeNull();
});
