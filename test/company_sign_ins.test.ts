// Whom a company's sign-in has recognised: which account that is, and what it may do here. The store is real, on both engines.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Log } from "../src/base/log.ts";
import { CompanySignIns } from "../src/domain/company_sign_ins.ts";
import type { Sessions } from "../src/domain/sessions.ts";
import { type CompanyPerson, type CompanyRules, standingOf } from "../src/model/company.ts";
import type { Store } from "../src/store/index.ts";
import { ENGINES, newSession, type StorePlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const RULES: CompanyRules = { allowedGroups: [], adminGroups: ["ops"], auditorGroups: ["audit"], createUsers: true };
const BY = { name: "oidc", client: { ip: "192.0.2.1", userAgent: "" } };
const lines: string[] = [];
const log = new Log({ level: "info", format: "json", write: (text) => void lines.push(text) });

describe.each(ENGINES.filter(({ isHere }) => isHere))("$name", (engine) => {
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
    expect(await admit(person, { adminGroups: [], auditorGroups: [] })).toMatchObject({ admin: false, auditor: true });
  });

  test("who is in no allowed group any more is suspended, without losing a push or a token, and comes back", async () => {
    const rules = { allowedGroups: ["staff"] };
    await expect(admit(newPerson(), rules)).rejects.toThrow("You are in none of the groups");
    const person = newPerson({ groups: ["staff"] });
    const { id } = await admit(person, rules);
    const hash = new Uint8Array([200, numbered]);
    await store.accounts.createSession(newSession(id, { hash, passwordHash: null }));
    await store.accounts.createToken({ userId: id, name: "t", prefix: "sp_", hash, nowMs: 1 });
    await expect(admit({ ...person, groups: [] }, rules)).rejects.toThrow("You are in none of the groups");
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

  test("nobody gets in without an address, or without an account where none are made", async () => {
    await expect(admit(newPerson({ email: null }))).rejects.toThrow("no e-mail address");
    await expect(admit(newPerson({ email: "nonsense" }))).rejects.toThrow("an e-mail address that is none");
    await expect(admit(newPerson(), { createUsers: false })).rejects.toThrow("Ask an administrator to add it.");
  });

  test("the last administrator stays one, whatever the groups say", async () => {
    const fresh = await engine.newPlace();
    const own = await fresh.open();
    const { accounts, identities } = own;
    const alone = new CompanySignIns({ accounts, identities, sessions: {} as Sessions, clock: { now: () => 1 }, log });
    // On an empty server, nobody comes in whom no group makes an administrator.
    await expect(alone.admit(newPerson(), RULES, BY)).rejects.toThrow("This server has not been set up yet.");
    const person = newPerson({ groups: ["ops"] });
    expect(await alone.admit(person, RULES, BY)).toMatchObject({ admin: true });
    expect(await alone.admit({ ...person, groups: [] }, RULES, BY)).toMatchObject({ admin: true });
    log.flush();
    expect(lines.join("")).toContain("the last administrator is in no group of administrators");
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

  test("an identity is one user's alone", async () => {
    const person = newPerson();
    const { id } = await admit(person);
    const other = await admit(newPerson());
    const { issuer, subject } = person;
    expect(await store.identities.link(other.id, { issuer, subject, groups: [], email: null, seenAtMs: 60 })).toBe(
      false,
    );
    expect(await store.identities.find(issuer, subject)).toMatchObject({ id });
    expect(await store.identities.unlink(id, issuer)).toBe(true);
    expect(await store.identities.find(issuer, subject)).toBeNull();
  });
});

test("groups make an administrator, an auditor or a user, or nobody", () => {
  const rules = { ...RULES, allowedGroups: ["staff"] };
  const roles = (groups: string[], more: Partial<CompanyRules> = {}) => standingOf(groups, { ...rules, ...more })?.role;
  expect(roles(["staff", "ops", "audit"])).toBe("admin");
  expect(roles(["audit"])).toBe("auditor");
  expect(roles(["staff"])).toBe("user");
  expect(roles(["Staff"])).toBeUndefined();
  expect(roles([])).toBeUndefined();
  expect(roles([], { allowedGroups: [] })).toBe("user");
  expect(roles([], { allowedGroups: [], adminGroups: [], auditorGroups: [] })).toBeNull();
});
