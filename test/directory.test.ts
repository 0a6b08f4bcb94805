// Signing in with a password of a directory: a real server here asks a real slapd. Nothing crosses to it unencrypted, what is
// typed never becomes part of a filter, and a directory that is away keeps nobody out who has a password here.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { FilterParser } from "ldapts";

import { AppError } from "../src/base/errors.ts";
import { Log } from "../src/base/log.ts";
import { filterReader } from "../src/capabilities/directory/filters.ts";
import { ldapDirectory } from "../src/capabilities/directory/index.ts";
import { DirectorySignIns, FAILURE_MS } from "../src/capabilities/directory/sign_ins.ts";
import type { CompanySignIns } from "../src/domain/sign_in/company.ts";
import { canonicalDn, isIn } from "../src/model/group.ts";
import { Browser, OWN_PUSHES, PASSWORD } from "./browser_sessions.ts";
import { openBeside, runBeside, startServer, testClock, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { HandProvider, newAuthority, startWith, Visitor } from "./openid.ts";
import { scratch } from "./scratch.ts";
import { load, problemsOf } from "./settings.ts";
import {
  groupDn,
  listenIn,
  PEOPLE,
  personDn,
  READER,
  settingsFor,
  startDirectory,
  startHangingServer,
  type TestDirectory,
} from "./slapd.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const WORD = "pass (word)* \\ é";
const { root } = scratch();

needs("slapd").describe("a directory", () => {
  let directory: TestDirectory;
  const ended: Array<() => Promise<void>> = [];
  beforeAll(async () => {
    directory = await startDirectory();
    ended.push(directory.end);
    await directory.add(
      { uid: "ann", mail: "ann@example.org", password: WORD },
      { uid: "bob", mail: "bob@example.org", password: WORD },
      { uid: "twin1", mail: "twin@example.org", password: WORD },
      { uid: "twin2", mail: "twin@example.org", password: WORD },
      { uid: "cas", mail: "cas@example.org", password: WORD },
      { uid: "nomail", password: WORD },
      { uid: "nopassword", mail: "nopassword@example.org" },
      { uid: "root", mail: "root@example.org", password: WORD },
      { cn: "team", members: ["ann"] },
      { cn: "department", members: ["group:team", "bob"] },
      { cn: "company", members: ["group:department", "root"] },
      // Groups in a circle.
      { cn: "east", members: ["group:west", "ann"] },
      { cn: "west", members: ["group:east"] },
    );
  });
  afterAll(async () => {
    for (const end of ended.toReversed()) await end();
  });

  async function start(flags: Record<string, string> = {}, clock = testClock(Date.now())): Promise<TestServer> {
    const its = settingsFor(directory);
    const server = await startServer({
      // Failures count for a minute, however long a failure takes.
      clock,
      flags: { ...its.flags, "trusted-proxies": "127.0.0.1", ...flags },
      env: its.env,
    });
    ended.push(() => server.stop());
    await server.user("root@example.org", true);
    return server;
  }
  /** Everybody comes from an address of their own, so that the limits of one test do not meet those of another. */
  let addresses = 0;
  const browserAt = (server: TestServer): Browser =>
    new Browser(server, { "x-forwarded-for": `198.51.100.${(addresses += 1)}` });
  const signIn = (server: TestServer, name: string, password = WORD) => browserAt(server).signIn(name, password);
  const userOf = async (server: TestServer, email: string) => {
    const { accounts, close } = await openBeside(server);
    const users = await accounts.listUsers().finally(close);
    return users.find((user) => user.email === email) ?? null;
  };

  describe("recognises", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start({ "ldap-admin-groups": "company", "ldap-auditor-groups": groupDn("west") });
    });

    test("somebody by address and by name, who then is one user, with the rights of groups in groups", async () => {
      const browser = browserAt(server);
      const first = await browser.signIn("ann@example.org", WORD);
      expect(first).toMatchObject({ status: 200, body: { user: { email: "ann@example.org", admin: true } } });
      expect((await browser.send("GET", OWN_PUSHES)).status).toBe(200);
      const second = await signIn(server, "  ANN ");
      expect(second.body.user.id).toBe(first.body.user.id);
    });

    test("nobody with a wrong or an empty password, without a name, or by a name that two have", async () => {
      const answers = [
        await signIn(server, "ann", "wrong"),
        await signIn(server, "ann", ""),
        await signIn(server, "nobody", "wrong"),
        await signIn(server, "nobody", ""),
        await signIn(server, "nopassword@example.org"),
        await signIn(server, "twin@example.org"),
        await signIn(server, " "),
        await signIn(server, "a".repeat(300)),
        await signIn(server, "ann\0"),
        await signIn(server, "ann", "p".repeat(2_000)),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(server.log()).toContain("more than one entry of the directory");
      // Each of the twins is somebody by another name.
      expect((await signIn(server, "twin1")).status).toBe(200);
    });

    test("an empty password never reaches the directory", async () => {
      await signIn(server, "emptyhanded", "");
      await signIn(server, "afterwards", "wrong");
      expect(directory.log()).toContain("afterwards");
      expect(directory.log()).not.toContain("emptyhanded");
    });

    test.each([
      ["*"],
      ["ann)(uid=*"],
      ["*)(uid=*))(|(uid=*"],
      ["ann)(|(uid=ann"],
      ["\\2a"],
      ["a*n"],
      ["ann@example.org)(objectClass=*"],
      ["{dn}"],
      ["uid=ann,ou=people,dc=example,dc=org"],
    ])("nobody by %s: what is typed is compared, not read", async (typed) => {
      expect((await signIn(server, typed)).status).toBe(401);
    });

    test("a person without an email address gets a sentence that says so", async () => {
      const answer = await signIn(server, "nomail");
      expect([answer.status, answer.text]).toEqual([
        403,
        expect.stringContaining("gives this server no email address"),
      ]);
      expect((await signIn(server, "nomail", "wrong")).status).toBe(401);
    });

    test("nobody as the administrator who has the same address, until an administrator links the two", async () => {
      const answer = await signIn(server, "root");
      expect([answer.status, answer.text]).toEqual([
        403,
        expect.stringContaining("account root@example.org here already"),
      ]);
      expect((await signIn(server, "root@example.org", PASSWORD)).status).toBe(200);
    });

    test("nobody as what a group's name says, where the setting is a distinguished name", async () => {
      await directory.add(
        { uid: "wes", mail: "wes@example.org", password: WORD },
        { uid: "mal", mail: "mal@example.org", password: WORD },
      );
      await directory.modify(`dn: ${groupDn("west")}\nchangetype: modify\nadd: member\nmember: ${personDn("wes")}\n`);
      // Whoever may add a group chooses what it is called.
      await directory.modify(
        [
          `dn: ${groupDn("hobby")}`,
          "changetype: add",
          "objectClass: groupOfNames",
          "cn: hobby",
          `cn: ${groupDn("west")}`,
          `member: ${personDn("mal")}`,
          "",
        ].join("\n"),
      );
      expect((await signIn(server, "mal")).body).toMatchObject({ user: { auditor: false } });
      expect((await signIn(server, "wes")).body).toMatchObject({ user: { auditor: true } });
    });

    test("nobody without passing the limits on tries, whatever the spelling of the name", async () => {
      const wrong = async (name: string): Promise<number> =>
        (await new Browser(server, { "x-forwarded-for": "203.0.113.7" }).signIn(name, "wrong")).status;
      // The directory reads both as one person.
      const statuses: number[] = [];
      for (const name of ["bob", "bob", "bob", "bob@example.org", "bob@example.org"]) statuses.push(await wrong(name));
      expect(statuses).toEqual([401, 401, 401, 401, 401]);
      expect(await wrong("BOB")).toBe(429);
      expect((await new Browser(server, { "x-forwarded-for": "203.0.113.7" }).signIn("bOb", WORD)).status).toBe(429);
      // From elsewhere, bob comes in.
      expect((await signIn(server, "bob")).status).toBe(200);
    });

    test("a device by the name that was typed on it, which others then cannot lock out", async () => {
      const browser = browserAt(server);
      expect((await browser.signIn("cas", WORD)).status).toBe(200);
      const elsewhere = Array.from({ length: 31 }, (_, tries) => `203.0.113.${100 + tries}`);
      await Promise.all(
        elsewhere.map((from) => new Browser(server, { "x-forwarded-for": from }).signIn("cas", "wrong")),
      );
      expect((await signIn(server, "cas")).status).toBe(429);
      expect((await browser.signIn("cas", WORD)).status).toBe(200);
    });
  });

  // The directory knows root by two names, and only one of them is an account's here.
  test("helps nobody to guess the password that somebody has here, by locking another name of theirs", async () => {
    const clock = testClock();
    const guarded = await start({}, clock);
    const guess = async (name: string, password = "wrong"): Promise<number> =>
      (await new Browser(guarded, { "x-forwarded-for": "203.0.113.8" }).signIn(name, password)).status;
    for (let tries = 0; tries < 5; tries += 1) expect(await guess("root")).toBe(401);
    clock.advance(58_000);
    for (let tries = 0; tries < 5; tries += 1) expect(await guess("root@example.org")).toBe(429);
    // The other name is free again by now, and what was guessed has counted.
    clock.advance(4_000);
    expect(await guess("root")).toBe(401);
    expect(await guess("root@example.org", PASSWORD)).toBe(429);
    const log = (await runBeside(guarded, ["audit", "export"])).stdout.split("\n");
    expect(log.find((line) => line.includes("signin.failed") && line.includes('"user":1'))).toContain("wrong password");
    clock.advance(60_000);
    expect(await guess("root@example.org", PASSWORD)).toBe(200);
  });

  test("lets nobody who is found by another's address there guess the password that the other has here", async () => {
    await directory.add({ uid: "imp", mail: "imp@example.org", password: WORD });
    const setMail = (mail: string): Promise<void> =>
      directory.modify(`dn: ${personDn("imp")}\nchangetype: modify\nreplace: mail\nmail: ${mail}\n`);
    const guarded = await start();
    await guarded.user("boss@example.org", true);
    expect((await signIn(guarded, "imp")).status).toBe(200);
    await setMail("boss@example.org");
    const devices: Browser[] = [];
    while (devices.length < 12) {
      const device = new Browser(guarded);
      expect((await device.signIn("boss@example.org", WORD)).body).toMatchObject({
        user: { email: "imp@example.org" },
      });
      devices.push(device);
    }
    await setMail("imp@example.org");
    const statuses: number[] = [];
    for (const device of devices) {
      for (let guess = 0; guess < 4; guess += 1) {
        statuses.push((await device.signIn("boss@example.org", "wrong wrong")).status);
      }
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(43);
  });

  // A name of the directory that is no address of an account here: who has it by now, the directory says.
  test("knows a device by the person, not by the name that was typed", async () => {
    await directory.add({ uid: "lea", mail: "shared@example.org", password: WORD });
    const guarded = await start();
    const setMail = (uid: string, mail: string): Promise<void> =>
      directory.modify(`dn: ${personDn(uid)}\nchangetype: modify\nreplace: mail\nmail: ${mail}\n`);
    expect((await signIn(guarded, "lea")).status).toBe(200);
    await setMail("lea", "desk@example.org");
    const devices = Array.from({ length: 3 }, () => new Browser(guarded));
    for (const device of devices) expect((await device.signIn("desk@example.org", WORD)).status).toBe(200);
    // From now on it is the address of bob.
    await setMail("lea", "shared@example.org");
    await setMail("bob", "desk@example.org");
    const statuses: number[] = [];
    for (const device of devices) {
      for (let guess = 0; guess < 4; guess += 1) {
        statuses.push((await device.signIn("desk@example.org", "wrong wrong")).status);
      }
    }
    await setMail("bob", "bob@example.org");
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  describe("says who may come in", () => {
    const modify = (group: string, how: "add" | "delete", uid: string): Promise<void> =>
      directory.modify(`dn: ${groupDn(group)}\nchangetype: modify\n${how}: member\nmember: ${personDn(uid)}\n`);

    test("who has left the groups that may is suspended at the next sign-in, and comes back with them", async () => {
      await directory.add(
        { uid: "eve", mail: "eve@example.org", password: WORD },
        { cn: "allowed", members: ["eve", "ann"] },
      );
      const server = await start({ "ldap-allowed-groups": "ALLOWED" });
      const browser = browserAt(server);
      expect((await browser.signIn("eve", WORD)).status).toBe(200);
      expect((await signIn(server, "bob")).text).toContain("You are not in any of the groups");
      expect(await userOf(server, "bob@example.org")).toBeNull();

      await modify("allowed", "delete", "eve");
      const refused = await signIn(server, "eve");
      expect([refused.status, refused.text]).toEqual([
        403,
        expect.stringContaining("You are not in any of the groups"),
      ]);
      expect(await userOf(server, "eve@example.org")).toMatchObject({ suspended: true });
      // The admin log tells it.
      expect((await runBeside(server, ["audit", "export"])).stdout).toContain("directory: not-allowed");
      expect((await browser.send("GET", OWN_PUSHES)).status).toBe(401);

      await modify("allowed", "add", "eve");
      expect((await signIn(server, "eve")).status).toBe(200);
      expect(await userOf(server, "eve@example.org")).toMatchObject({ suspended: false });
    });

    test("groups in groups count for sixteen steps", async () => {
      await directory.add(
        { uid: "deep", mail: "deep@example.org", password: WORD },
        { cn: "step0", members: ["deep"] },
      );
      for (let step = 1; step < 20; step += 1) {
        await directory.add({ cn: `step${step}`, members: [`group:step${step - 1}`] });
      }
      const server = await start({ "ldap-auditor-groups": "step17", "ldap-allowed-groups": "step16" });
      const answer = await signIn(server, "deep");
      expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
      expect(await userOf(server, "deep@example.org")).toMatchObject({ auditor: false });
    });

    test("groups in groups do not count where they are switched off", async () => {
      const server = await start({ "ldap-admin-groups": "company", "ldap-nested-groups": "off" });
      expect((await signIn(server, "ann")).body).toMatchObject({ user: { admin: false } });
    });

    // slapd does not know the rule: what is seen is the question.
    test("Active Directory is asked for all groups around a person with its own rule", async () => {
      const open = await startDirectory({ needsTls: false });
      const wire = await listenIn(open.ldap);
      ended.push(open.end, wire.stop);
      await open.add({ uid: "kim", mail: "kim@example.org", password: WORD });
      const server = await start({ "ldap-nested-groups": "active-directory", "ldap-url": `${wire.ldap}?starttls=off` });
      expect((await signIn(server, "kim")).status).toBe(200);
      expect(wire.said()).toMatch(
        /1\.2\.840\.113556\.1\.4\.1941.{1,4}member.{1,4}uid=kim,ou=people,dc=example,dc=org/s,
      );
    });

    test("nobody gets an account where the settings say so, and an address links only where it is trusted", async () => {
      const server = await start({ "ldap-create-users": "false" });
      await server.user("ann@example.org");
      expect((await signIn(server, "bob")).text).toContain("There is no account bob@example.org here");
      expect((await signIn(server, "ann")).text).toContain("There is an account ann@example.org here already");
      const trusting = await start({ "ldap-create-users": "false", "ldap-trust-mail": "true" });
      const { email } = await trusting.user("ann@example.org");
      const { id } = (await userOf(trusting, email)) ?? {};
      expect((await signIn(trusting, "ann")).body).toMatchObject({ user: { id } });
      expect((await signIn(trusting, "root")).status).toBe(403);
    });

    test("the first person on an empty server becomes nothing without a group, and administrator with it", async () => {
      const { flags, env } = settingsFor(directory);
      const server = await startServer({ flags: { ...flags, "ldap-admin-groups": "team" }, env });
      ended.push(() => server.stop());
      expect((await signIn(server, "bob")).text).toContain("This server has not been set up yet");
      expect((await signIn(server, "ann")).body).toMatchObject({ user: { admin: true } });
      expect((await signIn(server, "bob")).body).toMatchObject({ user: { admin: false } });
    });
  });

  test("says whom a push is addressed to, by group in any spelling, and by address where it is trusted", async () => {
    for (const [trust, byAddress] of [
      ["false", 403],
      ["true", 200],
    ] as const) {
      const server = await start({ "ldap-trust-mail": trust });
      const owner = await server.user("owner@example.org");
      const pushFor = async (recipients: string): Promise<string> =>
        (await server.push({ payload: "x", recipients }, owner.headers)).url_token;
      const [toGroup, toAnn] = [await pushFor("group:Department"), await pushFor("ann@example.org")];
      const open = async (browser: Browser, token: string) =>
        (await browser.send("GET", `/api/v2/pushes/${token}`)).status;
      const [ann, kim, stranger] = [browserAt(server), browserAt(server), browserAt(server)];
      expect((await ann.signIn("ann", WORD)).status).toBe(200);
      expect((await kim.signIn("cas", WORD)).status).toBe(200);
      expect([await open(ann, toGroup), await open(kim, toGroup), await open(stranger, toGroup)]).toEqual([
        200, 403, 401,
      ]);
      expect(await open(ann, toAnn)).toBe(byAddress);
      // Somebody who is signed in goes to the push, others to the form that leads there.
      const leadsTo = async ({ cookies }: Browser): Promise<string | null> => {
        const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
        const init = { headers: { cookie }, redirect: "manual" } as const;
        return (await server.fetch(`/users/sign_in?push=${toGroup}`, init)).headers.get("location");
      };
      expect(await leadsTo(ann)).toBe(`/p/${toGroup}`);
      expect(await leadsTo(stranger)).toBe(`/users/sign_in#push=${toGroup}`);
    }
  });

  test("says whom a push is addressed to by distinguished name, which a group's name never counts as", async () => {
    await directory.add({ uid: "una", mail: "una@example.org", password: WORD }, { cn: "board", members: ["bob"] });
    await directory.modify(
      `dn: ${groupDn("club")}\nchangetype: add\nobjectClass: groupOfNames\ncn: club\ncn: ${groupDn("board")}\nmember: ${personDn("una")}\n`,
    );
    const server = await start();
    const owner = await server.user("owner@example.org");
    const send = (recipients: unknown) =>
      server.json("POST", "/api/v2/pushes", { push: { payload: "x", recipients } }, owner.headers);
    const named = groupDn("board").toUpperCase();
    const { body } = await send([`group:${named}`]);
    expect(body.recipients).toEqual([`ldap:group:${named}`]);
    const [una, bob] = [browserAt(server), browserAt(server)];
    await una.signIn("una", WORD);
    await bob.signIn("bob", WORD);
    const path = `/api/v2/pushes/${body.url_token}`;
    expect([(await una.send("GET", path)).status, (await bob.send("GET", path)).status]).toEqual([403, 200]);
    // A text is split at commas, so it says where to put such a name.
    const refused = await send(`group:${groupDn("board")}`);
    expect(refused.body.recipients).toEqual([
      "must be email addresses or groups such as group:staff: ou=groups is neither. Send a distinguished name as an entry of a JSON list",
    ]);
  });

  test("is one of two sign-ins whose groups a sender names, each by itself", async () => {
    const authority = newAuthority(root);
    const provider = new HandProvider(authority);
    ended.push(() => provider.stop());
    const its = settingsFor(directory);
    const both = await startWith({ issuer: provider.issuer, authority }, its);
    ended.push(() => both.stop());
    const administrator = await both.user("root@example.org", true);
    await directory.add({ uid: "mo", mail: "mo@example.org", password: WORD }, { cn: "vault", members: ["mo"] });
    const mo = new Browser(both);
    expect((await mo.signIn("mo", WORD)).status).toBe(200);
    provider.wishes.claims = { sub: "vic", email: "vic@example.org", email_verified: true, groups: ["vault"] };
    const vic = new Visitor(both, authority.file);
    await vic.signIn();

    const create = (recipients: unknown, headers: Record<string, string> = administrator.headers) =>
      both.json("POST", "/api/v2/pushes", { push: { payload: "x", recipients } }, headers);
    const opened = async (token: string) => {
      const asked = { headers: { accept: "application/json" } };
      return [
        (await mo.send("GET", `/api/v2/pushes/${token}`)).status,
        (await vic.ask(`/api/v2/pushes/${token}`, asked)).status,
      ];
    };
    // Nothing says which one a sender means who has a password of this server.
    const refused = await create("group:vault");
    expect([refused.status, refused.body.recipients]).toEqual([
      422,
      ["must say whose group vault is: oidc:group:vault of the provider, or ldap:group:vault of the directory"],
    ]);
    const [ofProvider, ofDirectory] = [await create("oidc:group:vault"), await create(["ldap:group:vault"])];
    expect(await opened(ofProvider.body.url_token)).toEqual([403, 200]);
    expect(await opened(ofDirectory.body.url_token)).toEqual([200, 403]);
    // It is the one that the sender comes from.
    const byMo = await mo.send("POST", "/api/v2/pushes", { push: { payload: "x", recipients: "group:vault" } });
    expect(byMo.body.recipients).toEqual(["ldap:group:vault"]);
    const byVic = await vic.ask("/api/v2/pushes", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ push: { payload: "x", recipients: "group:vault" } }),
    });
    expect(await byVic.json()).toMatchObject({ recipients: ["oidc:group:vault"] });
    // Stored before there were two: nobody knows which one was meant.
    const database = await databaseOf(both);
    const old = JSON.stringify({ recipients: ["group:vault"] });
    await database.unsafe(`UPDATE pushes SET traits = '${old}'`).finally(() => database.close());
    expect(await opened(ofProvider.body.url_token)).toEqual([403, 403]);
  });

  describe("is reached", () => {
    test("with StartTLS before any password, and slapd refuses passwords that come without", async () => {
      const server = await start({ "ldap-url": directory.ldap });
      expect((await signIn(server, "ann")).status).toBe(200);
      const plain = await start({ "ldap-url": `${directory.ldap}?starttls=off` });
      expect((await signIn(plain, "ann")).status).toBe(503);
    });

    test("without encryption only where the address says so", async () => {
      const open = await startDirectory({ needsTls: false });
      ended.push(open.end);
      await open.add({ uid: "kim", mail: "kim@example.org", password: WORD });
      const server = await start({ "ldap-url": `${open.ldap}?starttls=off` });
      expect((await signIn(server, "kim")).status).toBe(200);
    });

    test.each(["ldap", "ldaps"] as const)(
      "never with a certificate that nobody vouches for, or of another host (%s)",
      async (way) => {
        const stranger = await startDirectory({ hosts: ["other.example.org"] });
        ended.push(stranger.end);
        await stranger.add({ uid: "ann", mail: "ann@example.org", password: WORD });
        const { ca } = directory;
        for (const [file, reason] of [
          [ca, "its certificate is not valid"],
          [stranger.ca, "its certificate is not valid"],
        ] as const) {
          const server = await start({ "ldap-url": stranger[way], "ldap-ca-file": file });
          expect((await signIn(server, "ann")).status).toBe(503);
          expect(server.log()).toContain(reason);
        }
        expect(stranger.log()).not.toContain('BIND dn="uid=ann');
        expect(stranger.log()).not.toContain(READER.dn);
      },
    );

    test("at the second server where the first is away, hangs, or refuses", async () => {
      const hanging = await startHangingServer();
      ended.push(hanging.stop);
      const away = await startHangingServer();
      await away.stop();
      const urls = [away.ldap, hanging.ldap, directory.ldaps].join(",");
      const server = await start({ "ldap-url": urls, "ldap-timeout": "4s" });
      expect((await signIn(server, "ann")).status).toBe(200);
      expect(hanging.connections()).toBe(1);
      expect(server.log()).toContain("it refused the connection");
      expect(server.log()).toContain("it did not answer within 4s");
      // Who did not answer is asked last for a while.
      expect((await signIn(server, "bob")).status).toBe(200);
      expect(hanging.connections()).toBe(1);
    });

    test("not at all: then whoever has a password here comes in, others are told, and guesses count", async () => {
      const hanging = await startHangingServer();
      ended.push(hanging.stop);
      const server = await start({ "ldap-url": hanging.ldap, "ldap-timeout": "60s" });
      const waiting = signIn(server, "ann");
      while (hanging.connections() === 0) await Bun.sleep(5);
      // Somebody waits for the directory, and nobody waits for them.
      expect((await signIn(server, "root@example.org", PASSWORD)).status).toBe(200);
      await hanging.stop();
      expect((await waiting).status).toBe(503);
      expect((await waiting).text).toContain("directory cannot be reached right now");

      const guesser = new Browser(server, { "x-forwarded-for": "203.0.113.9" });
      const guess = async () => (await guesser.signIn("root@example.org", "wrong")).status;
      expect([await guess(), await guess(), await guess(), await guess(), await guess()]).toEqual([
        503, 503, 503, 503, 503,
      ]);
      expect(await guess()).toBe(429);
    });

    test("by so many at once and no more, so that a directory that hangs does not collect connections", async () => {
      const hanging = await startHangingServer();
      const { config } = load({ flags: { "ldap-url": hanging.ldap, "ldap-base": PEOPLE, "ldap-timeout": "60s" } });
      const asked = await ldapDirectory(config.ldap, new Log({ level: "error", format: "text", write: () => {} }));
      const ask = () => asked.find("ann").catch((error: Error) => error.message);
      const waiting = Array.from({ length: 64 }, ask);
      expect(await ask()).toContain("directory cannot be reached right now");
      while (hanging.connections() < 64) await Bun.sleep(5);
      await hanging.stop();
      expect(await Promise.all(waiting)).toEqual(waiting.map(() => expect.stringContaining("cannot be reached")));
      expect(hanging.connections()).toBe(64);
    });

    test("again after it was away, without a restart here", async () => {
      const own = await startDirectory();
      ended.push(own.end);
      await own.add({ uid: "kim", mail: "kim@example.org", password: WORD });
      const server = await start({ "ldap-url": own.ldaps, "ldap-ca-file": own.ca });
      const browser = browserAt(server);
      expect((await browser.signIn("kim", WORD)).status).toBe(200);
      await own.stop();
      expect((await signIn(server, "kim")).status).toBe(503);
      // A session goes on.
      expect((await browser.send("GET", OWN_PUSHES)).status).toBe(200);
      await own.start();
      expect((await signIn(server, "kim")).status).toBe(200);
      while (!server.log().includes("the directory answers again")) await Bun.sleep(10);
    });

    test("without a word of any password in the log", async () => {
      const server = await start();
      await signIn(server, "ann");
      await signIn(server, "ann", "a wrong guess");
      for (const secret of [WORD, "a wrong guess", READER.password]) expect(server.log()).not.toContain(secret);
    });
  });
});

describe("who is unknown costs as long as who is known", () => {
  test("a failure is told only after a time that does not depend on what was found", async () => {
    const waits: number[] = [];
    const clock = { nowMs: 0, now: () => clock.nowMs };
    const tookMs = [20, 350, FAILURE_MS + 40];
    const signIns = new DirectorySignIns({
      directory: {
        async recognise() {
          clock.nowMs += tookMs.shift() ?? 0;
          return null;
        },
      },
      people: {} as CompanySignIns,
      rules: { allowedGroups: [], adminGroups: [], auditorGroups: [], createUsers: true },
      pause: (ms) => Promise.resolve(void waits.push(ms)),
      clock,
    });
    const attempt = { address: "192.0.2.1", device: null, userAgent: "" };
    for (let tries = 0; tries < 3; tries += 1) {
      const person = { email: "ann", password: "wrong" };
      expect(await signIns.signIn(person, attempt, () => Promise.reject(new AppError("busy", "")))).toBeNull();
    }
    expect(waits).toEqual([FAILURE_MS - 20, FAILURE_MS - 350, 0]);
  });
});

describe("a filter", () => {
  test("holds what was typed as it was typed, wherever its place is", async () => {
    const fill = filterReader(
      "ldap.user_filter",
      "(&(a={name})(|(b=x{name}*{name}*y)(!(c:1.2.3:={name}))(d>={name})))",
    );
    const typed = ")(*\\28{name}\0é";
    const written = fill({ name: typed }).toString();
    // Read again, it compares with what was typed, and nothing else has changed.
    expect(FilterParser.parseString(written).toString()).toBe(written);
    expect(JSON.stringify(fill({ name: typed }))).toBe(
      JSON.stringify(FilterParser.parseString("(&(a=Q)(|(b=xQ*Q*y)(!(c:1.2.3:=Q))(d>=Q)))")).replaceAll(
        "Q",
        JSON.stringify(typed).slice(1, -1),
      ),
    );
  });

  test("of the settings that is none refuses the start with a sentence", async () => {
    expect(() => filterReader("ldap.user_filter", "((mail={name})")).toThrow("ldap.user_filter is not an LDAP filter");
    const flags = { "ldap-url": "ldaps://ldap.example.org", "ldap-base": "dc=example" };
    await expect(startServer({ flags: { ...flags, "ldap-user-filter": "(mail={name}" } })).rejects.toThrow(
      "is not an LDAP filter",
    );
    await expect(startServer({ flags: { ...flags, "ldap-user-filter": "(mail=ann)" } })).rejects.toThrow(
      "must contain {name}",
    );
    await expect(startServer({ flags: { ...flags, "ldap-ca-file": "/none.pem" } })).rejects.toThrow("ldap.ca_file");
  });
});

test("distinguished names are the same whatever their case, their spaces and how their characters are escaped", () => {
  const same = (...all: string[]) => expect(new Set(all.map(canonicalDn)).size).toBe(1);
  same(
    " CN=Ops Team, OU = Groups,DC=example",
    "cn=ops team,ou=groups,dc=example",
    "CN=Ops\\20Team,OU=Groups,DC=Example",
  );
  same("cn=Meier\\, Anna,dc=example", "CN=Meier\\2C Anna,DC=example");
  same("cn=a\\\\ ,dc=x", "cn=a\\5c,dc=x");
  same("cn=M\\c3\\bcller+uid=7,dc=x", "UID=7+CN=Müller,dc=x");
  const others = [
    "cn=a\\,b,dc=x",
    "cn=a\\, b,dc=x",
    "cn=a,b=,dc=x",
    "cn=a\\\\,b=,dc=x",
    "cn=a,dc=x",
    "cn=a\\\\2cb,dc=x",
    "cn=a\\ ,dc=x",
    "cn=\u212a,dc=x",
    "cn=k,dc=x",
    "cn=\\ k,dc=x",
    "cn=\\#6b,dc=x",
  ];
  expect(new Set(others.map(canonicalDn)).size).toBe(others.length);
  // Whoever copies one from what is shown means the same.
  for (const one of others) expect(canonicalDn(canonicalDn(one))).toBe(canonicalDn(one));
});

test("a name and a distinguished name never count as each other, and a provider's names are what they are", () => {
  const groups = ["staff", "cn=boss,dc=x", { dn: "cn=team,dc=x" }];
  const counted = (issuer: string) =>
    ["Staff", "cn=boss,dc=x", "CN=Team, DC=x", "team", "boss", "cn=Meier, Anna"].filter((named) =>
      isIn({ issuer, groups }, named),
    );
  expect(counted("ldap")).toEqual(["Staff", "CN=Team, DC=x"]);
  expect(counted("https://idp.test")).toEqual(["cn=boss,dc=x"]);
});

describe("settings of a directory", () => {
  const flags = { "ldap-url": "ldaps://a.example.org,ldap://b.example.org:1389", "ldap-base": "dc=example" };

  test("are servers in turn, and names that may hold commas", () => {
    const { config } = load({ flags: { ...flags, "ldap-admin-groups": "cn=ops,dc=example; audit" } });
    expect(config.ldap.url).toEqual(["ldaps://a.example.org", "ldap://b.example.org:1389"]);
    expect(config.ldap.adminGroups).toEqual(["cn=ops,dc=example", "audit"]);
    const adminGroups = (text: string) =>
      load({ flags: { ...flags, "ldap-admin-groups": text } }).config.ldap.adminGroups;
    expect(adminGroups("ops, audit")).toEqual(["ops", "audit"]);
    expect(adminGroups("cn=ops,dc=example")).toEqual(["cn=ops,dc=example"]);
  });

  test.each([
    [{ "ldap-url": "ldap://ldap.example.org?starttls=off", "ldap-base": "dc=x" }, "would send passwords unencrypted"],
    [{ "ldap-url": "http://ldap.example.org", "ldap-base": "dc=x" }, "is not an ldap or ldaps address"],
    [{ "ldap-url": "ldaps://u:p@ldap.example.org", "ldap-base": "dc=x" }, "contains a user name or password"],
    [{ "ldap-url": "ldaps://ldap.example.org/dc=x", "ldap-base": "dc=x" }, "has a path"],
    [{ "ldap-url": "ldaps://ldap.example.org?starttls=off", "ldap-base": "dc=x" }, "has a query other than"],
    [{ "ldap-url": "ldaps://ldap.example.org" }, "ldap.url is given without ldap.base"],
    [{ ...flags, "ldap-bind-dn": "cn=reader" }, "ldap.bind_dn is given without ldap.bind_password"],
    [{ ...flags, "ldap-timeout": "0s" }, "ldap-timeout"],
  ])("that cannot be right are refused: %o", (given, problem) => {
    const problems = problemsOf(() => load({ flags: given })).join("\n");
    expect(problems).toContain(problem);
    expect(problems).not.toContain("u:p");
  });

  test("allow servers without encryption on this host, and elsewhere only by a word of their own", () => {
    const at = (url: string, more = {}) =>
      load({ flags: { "ldap-url": url, "ldap-base": "dc=x", ...more } }).config.ldap.url;
    expect(at("ldap://localhost?starttls=off")).toHaveLength(1);
    expect(at("ldap://[::1]:389?starttls=off")).toHaveLength(1);
    expect(at("ldap://192.0.2.1?starttls=off", { "ldap-allow-unencrypted": "true" })).toHaveLength(1);
  });
});
