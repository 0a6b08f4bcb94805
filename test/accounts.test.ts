// Accounts, over real HTTP as a browser would speak it: passwords, one-time links, what ends when rights
// end, the last administrator, and administration.

import { describe, expect, setDefaultTimeout, spyOn, test } from "bun:test";
import { rmSync } from "node:fs";

import { build } from "../src/base/build.ts";
import { FairQueue } from "../src/base/fair_queue.ts";
import { Passwords } from "../src/base/passwords.ts";
import { Accounts } from "../src/domain/accounts/accounts.ts";
import { openStore } from "../src/store/index.ts";

import {
  Browser,
  clock,
  holdBack,
  idOf,
  linksOf,
  OWN_PUSHES,
  overviewOf,
  PASSWORD,
  peopleOf,
  person,
  resetLink,
  server,
  tokensOf,
  useServer,
} from "./browser_sessions.ts";
import { type Answer, bytesIn, makeTempDir, openBeside, runBeside, startServer } from "./harness.ts";
import { databaseOf, ENGINE } from "./test_engine.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

useServer();

/** The status of an API request with this token: 200 or 401. */
const statusOf = async (token: string): Promise<number> =>
  (await server.json("GET", "/api/v2/pushes/active", undefined, { authorization: `Bearer ${token}` })).status;

describe("passwords", () => {
  test("changing it ends the other sessions and keeps this one", async () => {
    const { email, browser } = await person();
    const other = new Browser(server);
    await other.signIn(email);
    const change = { current: PASSWORD, next: "a new one entirely" };
    expect((await browser.send("POST", "/account/password", { ...change, current: "wrong" })).status).toBe(403);
    expect((await browser.send("POST", "/account/password", { ...change, next: "short" })).status).toBe(422);
    expect((await other.send("GET", OWN_PUSHES)).status).toBe(200);
    expect((await browser.send("POST", "/account/password", change)).status).toBe(200);
    expect((await browser.send("GET", OWN_PUSHES)).status).toBe(200);
    expect((await other.send("GET", OWN_PUSHES)).status).toBe(401);
    expect((await new Browser(server).signIn(email)).status).toBe(401);
    expect((await new Browser(server).signIn(email, change.next)).status).toBe(200);
  });

  test("changing it ends all API tokens of the user, and of no other user, unless they are to be kept", async () => {
    const [{ browser, token }, other] = [await person(), await person()];
    const more = (await browser.send("POST", "/account/tokens", { name: "another" })).body.token;
    const change = { current: PASSWORD, next: "a new one entirely" };
    const send = (fields: object) => browser.send("POST", "/account/password", { ...change, ...fields });

    // What fails ends nothing.
    expect((await send({ current: "wrong", revoke_tokens: true })).status).toBe(403);
    expect((await send({ next: "short", revoke_tokens: true })).status).toBe(422);
    expect([await statusOf(token), await statusOf(more)]).toEqual([200, 200]);

    const kept = await send({ revoke_tokens: false });
    expect([kept.status, kept.body]).toEqual([200, { tokens_revoked: 0 }]);
    expect([await statusOf(token), await statusOf(more)]).toEqual([200, 200]);

    const revoked = await send({ current: change.next, revoke_tokens: true });
    expect([revoked.status, revoked.body]).toEqual([200, { tokens_revoked: 2 }]);
    expect([await statusOf(token), await statusOf(more), await statusOf(other.token)]).toEqual([401, 401, 200]);
    expect(await browser.page("/users/token")).toContain("You have no tokens yet.");
  });

  test("a change that does not say what happens to the tokens ends them", async () => {
    const { browser, token } = await person();
    const change = { current: PASSWORD, next: "a new one entirely" };
    expect((await browser.send("POST", "/account/password", change)).body).toEqual({ tokens_revoked: 1 });
    expect(await statusOf(token)).toBe(401);
  });

  test("an administrator's link ends sessions and tokens when it is used, not before", async () => {
    const [root, target, other] = [await person(true), await person(), await person()];
    const code = await resetLink(root.browser, target.email);
    const use = (given: string) =>
      new Browser(server).send("POST", "/session/reset", { code: given, password: "my own choice" });
    expect((await use("A".repeat(32))).status).toBe(403);
    expect([await statusOf(target.token), (await target.browser.send("GET", OWN_PUSHES)).status]).toEqual([200, 200]);
    expect((await use(code)).status).toBe(200);
    expect([await statusOf(target.token), (await target.browser.send("GET", OWN_PUSHES)).status]).toEqual([401, 401]);
    expect([await statusOf(other.token), (await other.browser.send("GET", OWN_PUSHES)).status]).toEqual([200, 200]);
  });

  test("set on the command line it ends sessions and tokens, and says how many", async () => {
    // Its own server: other tests read the database's file here, which ends this process's locks on it.
    const apart = await startServer();
    try {
      const { email, headers } = await apart.user();
      const browser = new Browser(apart);
      await browser.signIn(email);
      const statuses = async () => [
        (await apart.json("GET", "/api/v2/pushes/active", undefined, headers)).status,
        (await browser.send("GET", OWN_PUSHES)).status,
      ];
      const argv = ["user", "passwd", email, "--password-stdin"];
      expect(await runBeside(apart, argv, "short\n")).toMatchObject({ code: 1 });
      expect(await statuses()).toEqual([200, 200]);
      const { code, stdout } = await runBeside(apart, argv, "my own choice\n");
      expect([code, stdout]).toEqual([0, `Changed the password of ${email}: 1 API token ended, and all sessions.\n`]);
      expect(await statuses()).toEqual([401, 401]);
      expect((await browser.signIn(email, "my own choice")).status).toBe(200);
    } finally {
      await apart.stop();
    }
  });

  test("a request for a token gets none if the password is reset before its body has arrived", async () => {
    const [root, target] = [await person(true), await person()];
    const code = await resetLink(root.browser, target.email);
    const finish = await holdBack(target.browser, "/account/tokens", { name: "kept open" });
    const used = await new Browser(server).send("POST", "/session/reset", { code, password: "my own choice" });
    expect(used.status).toBe(200);
    expect(await finish()).toStartWith("HTTP/1.1 401 ");
    const signedIn = new Browser(server);
    await signedIn.signIn(target.email, "my own choice");
    expect(await tokensOf(server, target.email)).toEqual([]);
  });

  test.each([
    ["signing in", (old: Browser, email: string) => old.signIn(email), 401],
    [
      "changing it",
      (old: Browser) => old.send("POST", "/account/password", { current: PASSWORD, next: "the intruder's own" }),
      // The session ended too, but that was looked up before the password was checked.
      403,
    ],
  ])("a reset while the old password is being checked wins: %s fails", async (_what, attempt, status) => {
    await person(true);
    const target = await person();
    const check = Bun.password.verify;
    // The real check; the reset comes before its end, as "user passwd" makes it: that has a queue of its own.
    const spy = spyOn(Bun.password, "verify").mockImplementation(async (...given) => {
      spy.mockRestore();
      const beside = await openBeside(server);
      await beside.accounts.setPassword({ email: target.email, password: "my own choice" });
      await beside.close();
      return check(...given);
    });
    try {
      expect((await attempt(target.browser, target.email)).status).toBe(status);
    } finally {
      spy.mockRestore();
    }
    expect((await target.browser.send("GET", OWN_PUSHES)).status).toBe(401);
    expect((await new Browser(server).signIn(target.email, "my own choice")).status).toBe(200);
  });

  test.each(["password1", "Qwertyuiop", "1234567890", "LIVERPOOL"])(
    "none of the commonest is one, in any letters: %s",
    async (common) => {
      const [root, target] = [await person(true), await person()];
      const refused = { status: 422, body: { password: [expect.stringContaining("is one of the most common")] } };
      const change = { current: PASSWORD, next: common };
      expect(await target.browser.send("POST", "/account/password", change)).toMatchObject(refused);
      const code = await resetLink(root.browser, target.email);
      const reset = await new Browser(server).send("POST", "/session/reset", { code, password: common });
      expect(reset).toMatchObject(refused);
      // Another one is taken, also by the same link, and what only holds a common one is another.
      const other = { code, password: `${common} and more` };
      expect((await new Browser(server).send("POST", "/session/reset", other)).status).toBe(200);
    },
  );

  test.each([
    ["the name in it, with digits", (local: string) => `${local.toUpperCase()}2026!`],
    ["the whole of it", (local: string) => `${local}@example.org`],
    ["its domain", () => "Example2026!"],
    ["the program's name", () => "Secret-Push-1"],
  ])("little more than the address is no password: %s", async (_what, of) => {
    const [root, target] = [await person(true), await person()];
    const guessable = of(target.email.split("@")[0] ?? "");
    const refused = { status: 422, body: { password: [expect.stringContaining("little more than your address")] } };
    const change = { current: PASSWORD, next: guessable };
    expect(await target.browser.send("POST", "/account/password", change)).toMatchObject(refused);
    const code = await resetLink(root.browser, target.email);
    const reset = (password: string) => new Browser(server).send("POST", "/session/reset", { code, password });
    expect(await reset(guessable)).toMatchObject(refused);
    // A name among other words, or among many digits, is taken.
    expect((await reset(`${guessable} climbs trees 1234567890`)).status).toBe(200);
  });

  test("none of the commonest is one at the first start, on sign-up and on the command line, unless a setting allows it", async () => {
    const [apart, lenient] = await Promise.all([
      startServer({ flags: { "allow-sign-up": "true" } }),
      startServer({ flags: { "allow-sign-up": "true", "refuse-common-passwords": "false" } }),
    ]);
    try {
      for (const [at, status] of [
        [apart, 422],
        [lenient, 200],
      ] as const) {
        const code = /code (\S+)/.exec(at.log())?.[1] ?? "";
        const root = { code, email: "root@example.org", password: "password1" };
        expect((await new Browser(at).send("POST", "/session/setup", root)).status).toBe(status);
      }
      const add = ["user", "add", "ann@example.org", "--password-stdin"];
      const refused = { code: 1, stderr: expect.stringContaining("password is one of the most common") };
      expect(await runBeside(apart, add, "password1\n")).toMatchObject(refused);
      await apart.user("root@example.org", true);
      for (const [at, status] of [
        [apart, 422],
        [lenient, 200],
      ] as const) {
        const bob = { email: "bob@example.org", password: "password1" };
        expect((await new Browser(at).send("POST", "/session/sign_up", bob)).status).toBe(status);
      }
      // Who has one already goes on.
      expect((await new Browser(lenient).signIn("root@example.org", "password1")).status).toBe(200);
    } finally {
      await Promise.all([apart.stop(), lenient.stop()]);
    }
  });

  test("guesses at the current password are limited too", async () => {
    const { browser } = await person();
    const guess = () => browser.send("POST", "/account/password", { current: "wrong", next: "a new one entirely" });
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
  });

  test("a one-time link works once, ends with a newer one, with time, and never stands in the database", async () => {
    const root = await person(true);
    const added = await root.browser.send("POST", "/admin/data/users", { email: "new@example.org", admin: false });
    expect(added.status).toBe(201);
    const codeOf = (answer: Answer): string => String(answer.body.link).split("#")[1] ?? "";
    const use = (code: string, password = "my own choice") =>
      new Browser(server).send("POST", "/session/reset", { code, password });
    const again = () => root.browser.send("POST", `/admin/data/users/${added.body.user.id}/reset`, {});

    expect((await use(codeOf(added), "short")).status).toBe(422);
    const newer = await again();
    expect((await use(codeOf(added))).status).toBe(403);
    expect(bytesIn(server.dataDir).includes(codeOf(newer))).toBe(false);
    const both = await Promise.all([use(codeOf(newer)), use(codeOf(newer), "another choice")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await use(codeOf(newer))).status).toBe(403);

    const late = await again();
    clock.advance(24 * 3600_000);
    expect((await use(codeOf(late))).status).toBe(403);
  });
});

describe("the address of an account", () => {
  const odd = '"><img/src=x/onerror=alert(1)>@evil.example';

  test.each([
    odd,
    "ann(boss)@example.org",
    "<ann@example.org>",
    "ann@example.org>",
    "ann@[192.0.2.1]",
    "a..b@example.org",
  ])("is refused where it is none: %s", async (email) => {
    const root = await person(true);
    expect((await root.browser.send("POST", "/admin/data/users", { email })).body).toMatchObject({
      email: [expect.stringContaining("must be an email address")],
    });
  });

  test("is refused on the command line too", async () => {
    const apart = await startServer();
    try {
      const saysWhy = { code: 1, stderr: expect.stringContaining("must be an email address") };
      const base = ["--base-url", "https://push.example.org"];
      expect(await runBeside(apart, ["user", "add", odd, "--password-stdin"], `${PASSWORD}\n`)).toMatchObject(saysWhy);
      expect(await runBeside(apart, ["user", "invite", odd, ...base])).toMatchObject(saysWhy);
    } finally {
      await apart.stop();
    }
  });

  test("may have the letters of any language, and an older account keeps what it has", async () => {
    const root = await person(true);
    const email = "björn.o'neill+x@bücher.example";
    expect((await root.browser.send("POST", "/admin/data/users", { email })).status).toBe(201);
    const { email: old } = await server.user();
    const database = await databaseOf(server);
    await database`UPDATE users SET email = ${odd} WHERE email = ${old}`;
    await database.close();
    const browser = new Browser(server);
    expect((await browser.signIn(odd)).body).toMatchObject({ user: { email: odd } });
    expect((await browser.send("POST", "/account/tokens", { name: "old" })).status).toBe(201);
  });
});

describe("rights that end", () => {
  test.each([
    ["disabling", { disabled: true }, false],
    ["demoting", { admin: false }, true],
  ])("%s ends sessions, tokens and links at once", async (_name, rights, admin) => {
    const root = await person(true);
    const target = await person(admin);
    const id = await idOf(root.browser, target.email);
    const asTarget = { authorization: `Bearer ${target.token}` };
    expect((await server.json("GET", "/api/v2/pushes/active", undefined, asTarget)).status).toBe(200);
    expect((await root.browser.send("POST", `/admin/data/users/${id}`, rights)).status).toBe(200);
    expect((await target.browser.send("GET", OWN_PUSHES)).status).toBe(401);
    expect((await server.json("GET", "/api/v2/pushes/active", undefined, asTarget)).status).toBe(401);
    expect((await target.browser.signIn(target.email)).status).toBe("disabled" in rights ? 401 : 200);
    await root.browser.send("POST", `/admin/data/users/${id}`, { disabled: false });
    expect((await target.browser.signIn(target.email)).status).toBe(200);
    // What ended does not come back with the rights.
    expect((await server.json("GET", "/api/v2/pushes/active", undefined, asTarget)).status).toBe(401);
  });

  test("a request of an administrator does nothing if the rights are lost before its body has arrived", async () => {
    const [root, target] = [await person(true), await person(true)];
    const finish = await holdBack(target.browser, "/admin/data/users", { email: "late@example.org", admin: true });
    const id = await idOf(root.browser, target.email);
    expect((await root.browser.send("POST", `/admin/data/users/${id}`, { admin: false })).status).toBe(200);
    expect(await finish()).toStartWith("HTTP/1.1 401 ");
    expect(await idOf(root.browser, "late@example.org")).toBeUndefined();
  });

  test("an administrator cannot lose the rights by an own slip", async () => {
    const root = await person(true);
    const me = await idOf(root.browser, root.email);
    for (const rights of [{ admin: false }, { disabled: true }]) {
      expect((await root.browser.send("POST", `/admin/data/users/${me}`, rights)).status).toBe(409);
    }
    expect((await root.browser.load("/admin/users/1")).status).toBe(200);
  });
});

describe("the last administrator", () => {
  test("keeps its rights, and a disabled administrator does not count as another", async () => {
    const dataDir = makeTempDir();
    const store = openStore({ dataDir, exclusive: true });
    try {
      const accounts = new Accounts({
        store: store.accounts,
        pushes: store.pushes,
        clock: clock,
        passwords: new Passwords(new FairQueue()),
      });
      const add = (email: string, admin: boolean) => accounts.createUser({ email, password: PASSWORD, admin });
      const [one, other] = [await add("one@example.org", true), await add("other@example.org", true)];
      await add("user@example.org", false);
      const rightsOf = async (id: number) => {
        const user = (await accounts.listUsers()).find((listed) => listed.id === id);
        return [user?.admin, user?.disabled];
      };
      await accounts.changeRights(other.id, { disabled: true });
      for (const rights of [{ admin: false }, { disabled: true }, { admin: false, disabled: true }]) {
        await expect(accounts.changeRights(one.id, rights)).rejects.toThrow("This is the last administrator");
        expect(await rightsOf(one.id)).toEqual([true, false]);
      }
      // With another one it is no longer the last.
      await accounts.changeRights(other.id, { disabled: false });
      await accounts.changeRights(one.id, { admin: false });
      expect(await rightsOf(one.id)).toEqual([false, false]);
    } finally {
      store.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test("is left where two take each other's rights at once", async () => {
    const apart = await startServer();
    try {
      const emails = ["one@example.org", "other@example.org"];
      const browsers = emails.map(() => new Browser(apart));
      for (const [index, email] of emails.entries()) {
        await apart.user(email, true);
        await browsers[index]?.signIn(email);
      }
      const [one, other] = browsers as [Browser, Browser];
      const ids = await Promise.all(emails.map((email) => idOf(one, email)));
      const take = (browser: Browser, id: number | undefined) =>
        browser.send("POST", `/admin/data/users/${id}`, { admin: false });
      const answers = await Promise.all([take(one, ids[1]), take(other, ids[0])]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await peopleOf(apart)).filter(({ admin }) => admin)).toHaveLength(1);
    } finally {
      await apart.stop();
    }
  });
});

describe("administration", () => {
  test("users come fifty a page, and are found by a part of their address", async () => {
    const { browser } = await person(true);
    const invite = (name: string) => browser.send("POST", "/admin/data/users", { email: `${name}@many.example` });
    for (let index = 10; index < 70; index += 1) expect((await invite(`guest${index}`)).status).toBe(201);
    const list = async (query: string) => {
      const html = await browser.page(`/admin/users?${query}`);
      const emails = [...html.matchAll(/class="name" href="\/admin\/users\/\d+"><bdi>(.*?)<\/bdi>/g)];
      const chips = [...html.matchAll(/aria-current="(?:true|false)"[^>]*>([^<]*) <span>(\d+)<\/span><\/a>/g)];
      return {
        emails: emails.map(([, email = ""]) => email.replaceAll("<wbr>", "")),
        counts: Object.fromEntries(chips.map(([, word = "", n]) => [word, Number(n)])),
        found: /id="users-found"[^>]*>([^<]*)</.exec(html)?.[1],
      };
    };
    const first = await list("q=@MANY.example%20");
    expect([first.emails.length, first.emails[0], first.found]).toEqual([
      50,
      "guest10@many.example",
      "1–50 of 60 users",
    ]);
    const second = await list("q=@many.example&page=2");
    expect([second.emails.length, second.emails[9]]).toEqual([10, "guest69@many.example"]);
    expect(await list("q=guest42")).toMatchObject({ emails: ["guest42@many.example"], found: "1 user" });
    const counts = { Everyone: 60, Administrators: 0, Auditors: 0, Invited: 60, "No second factor": 0, Disabled: 0 };
    const { counts: ofDisabled } = await list("q=@many.example&state=disabled");
    expect(ofDisabled).toMatchObject({ ...counts, Suspended: 0 });
    expect((await list("q=@many.example&state=invited")).counts).toMatchObject(counts);
    expect(await list("q=@many.example&role=admin")).toMatchObject({
      emails: [],
      counts: { Everyone: 60 },
      found: "0 users",
    });
    const saved = async (query: string) =>
      (await (await browser.load(`/admin/data/users.csv?${query}`)).text()).trim().split("\r\n").slice(1);
    expect(await saved("q=@many.example&role=user")).toHaveLength(60);
    expect((await saved("q=@many.example"))[0]).toMatch(/^"guest10@many\.example","user","invited","no","20/);
    expect(await saved("q=@many.example&role=admin")).toEqual([]);
    for (const odd of ["q=%00", "q=nobody%25", "q=%ff%fe"]) expect([odd, (await list(odd)).emails]).toEqual([odd, []]);
    // What nobody can be, and a page that is not there, show what is.
    for (const odd of ["role=boss", "state=x", "state=%00", "page=0", "page=-1", "page=x", "page=1e9", "page=3"]) {
      expect([odd, (await list(`q=@many.example&${odd}`)).emails.length]).toEqual([odd, 50]);
    }
  });

  test("without scripts, what is done with somebody is a form, which asks first, and a one-time link is shown once", async () => {
    const [root, target] = [await person(true), await person()];
    const id = await idOf(root.browser, target.email);
    const page = await root.browser.page(`/admin/users/${id}`);
    const path = `/admin/data/users/${id}`;
    for (const to of [`${path}/reset`, path, `${path}/sessions/end`]) expect(page).toContain(`action="${to}"`);
    const asked = await root.browser.page(path, { disabled: "yes", ask: "Sure?", yes: "Yes" });
    expect(asked).toContain("Sure?");
    // It belongs to its section, and leads back there.
    expect(asked).toMatch(/<p class="back"><a href="[/]admin[/]users">[^]* Users<[/]a>/);
    expect(asked).toContain('id="to-admin" aria-current="true"');
    expect((await target.browser.send("GET", OWN_PUSHES)).status).toBe(200);
    const shown = await root.browser.page(`${path}/reset`, {});
    expect(shown).toMatch(/value="http[^"]+[/]users[/]reset#\w+"/);
    expect(shown).toContain(`<bdi>${target.email}</bdi></label`);
    expect(await root.browser.page(path, { disabled: "yes" })).toContain("disabled");
    expect((await target.browser.send("GET", OWN_PUSHES)).status).toBe(401);
    expect(await root.browser.page("/admin/users")).toMatch(
      /<form id="add-user" method="post" action="[/]admin[/]data[/]users"[^>]*>\s*<details id="new-user">/,
    );
    const invited = await root.browser.page("/admin/data/users", { email: "late@form.example", role: "auditor" });
    expect(invited).toMatch(/value="http[^"]+[/]users[/]reset#\w+"/);
    expect(await root.browser.page("/admin/users?q=late@form.example")).toContain('<span class="badge">auditor</span>');
    expect(await root.browser.page(`${path}/groups`, { name: "temps" })).toContain(
      '<span class="name"><bdi>temps</bdi></span>',
    );
    expect(await root.browser.page(`${path}/groups/leave`, { name: "temps" })).toContain("Not in any group.");
  });

  test("without scripts, a link that no mail took is shown, with the reason", async () => {
    const flags = { "base-url": "http://localhost", "mail-from": "push@example.org" };
    const apart = await startServer({ flags, env: { SECRETPUSH_MAIL_URL: "smtp://127.0.0.1:1?starttls=off" } });
    try {
      await apart.user("root@example.org", true);
      await apart.user("ann@example.org");
      const root = new Browser(apart);
      await root.signIn("root@example.org");
      const path = `/admin/data/users/${await idOf(root, "ann@example.org")}/reset`;
      const page = await root.page(path, { mail: "yes" });
      expect(page).toContain("No email was sent to ann@example.org");
      expect(page).toMatch(/value="http[^"]+[/]users[/]reset#\w+"/);
      expect((await root.send("POST", path, { mail: true })).body).not.toHaveProperty("link");
    } finally {
      await apart.stop();
    }
  });

  test("any push can be ended, by its number or its link, and none be read", async () => {
    const [root, owner] = [await person(true), await person()];
    const secret = "nobody but the recipient reads this";
    const make = async (fields = {}) =>
      (
        await owner.browser.send("POST", "/api/v2/pushes", {
          push: { payload: secret, name: "hidden name", ...fields },
        })
      ).body;
    const [one, other] = [await make(), await make({ deletable_by_viewer: false })];
    const { pushes, html } = await overviewOf(root.browser);
    for (const hidden of [secret, "hidden name", one.url_token, other.url_token]) expect(html).not.toContain(hidden);
    const id = pushes[1]?.id ?? 0;
    expect(pushes[1]?.owner).toBe(owner.email);
    const end = (of: number) => root.browser.send("POST", `/admin/data/all/${of}/end`, {});
    expect((await end(id)).body).toEqual({ said: "Deleted." });
    // Without scripts: a link finds its push, which a form deletes, once that is confirmed.
    const found = await root.browser.page("/admin/links", { q: other.html_url, state: "", until: "" });
    expect(found.match(/class="name" href="\/admin\/links\/\d+"/g)).toHaveLength(1);
    // A link opens a secret, so no address of the page repeats what was searched for.
    const elsewhere = "https://elsewhere.example/p/AbCdEfGhIjKlMnOpQrStUvWx";
    for (const [path, q] of [["/admin/expired", elsewhere] as const, ["/admin", String(one.html_url)] as const]) {
      const page = await owner.browser.page(path, { q, part: "", order: "" });
      expect(page).toContain(`value="${q}"`);
      expect(page.match(/href="[^"]*[?&;]q=[^"&]/g)).toBeNull();
    }
    // And none repeats what no browser calls a zone.
    const zoned = await owner.browser.page("/admin?part=today&zone=Europe/Berlin");
    expect(zoned).toContain('name="zone" value="Europe/Berlin"');
    expect(await owner.browser.page("/admin?part=today&zone=/p/AbCd")).not.toContain("/p/AbCd");
    const [, path = ""] = /action="(\/admin\/data\/all\/\d+\/end)"/.exec(found) ?? [];
    expect(await root.browser.page(path, { ask: "Sure?", yes: "Yes" })).toContain(`action="${path}"`);
    expect((await server.json("GET", `/api/v2/pushes/${other.url_token}/preview`)).status).toBe(200);
    expect(await root.browser.page(path, {})).toContain("Text #");
    expect((await end(999_999)).status).toBe(404);
    for (const { url_token: token } of [one, other]) {
      expect((await server.json("GET", `/api/v2/pushes/${token}`)).body).toMatchObject({
        expired: true,
        payload: null,
      });
    }
    expect((await owner.browser.send("POST", `/admin/data/all/${id}/end`, {})).status).toBe(403);
  });

  test("the settings in force are listed with their origin, secrets hidden", async () => {
    const root = await person(true);
    const html = await root.browser.page("/admin/server");
    const valueOf = (option: string) =>
      new RegExp(`>${option.replaceAll("_", "_<wbr>")}</code>.*?<bdi class="value" translate="no">([^<]*)<`).exec(
        html,
      )?.[1];
    expect(valueOf("data_dir")).toBe(server.dataDir);
    expect(valueOf("key")).toBe("(not set)");
    root.browser.headers["accept-language"] = "de";
    const german = await root.browser.page("/admin/server");
    expect(german).toContain('<bdi class="value" translate="no">(nicht gesetzt)</bdi>');
    expect([
      html.includes("The descriptions are in English."),
      german.includes("Die Beschreibungen sind auf Englisch."),
    ]).toEqual([false, true]);
    // A bucket does not say how much there is.
    if (ENGINE === "postgres") expect(html).not.toContain("<h3>Disk</h3>");
    else expect(html).toMatch(/<h3>Disk<\/h3><span class="small">[\d.]+\u00a0[KMGT]?i?B free of /);
    expect(html).toContain(`>${build}<`);
    // What is not a secret is compressed.
    const { headers } = await root.browser.load("/admin/server");
    expect(headers.get("content-encoding")).not.toBeNull();
  });

  test("own pushes are found by name, note and link, page by page", async () => {
    const { browser } = await person();
    const make = async (name: string, note = "") =>
      (await browser.send("POST", "/api/v2/pushes", { push: { payload: "x", name, note } })).body;
    const wifi = await make("Wi-Fi", "for GUESTS");
    for (let count = 0; count < 52; count += 1) await make(`number ${count}`);
    expect(await linksOf(browser, "?q=guests")).toEqual(["Wi-Fi"]);
    expect(await linksOf(browser, "?q=nothing%20of%20it")).toEqual([]);
    expect(await linksOf(browser)).toHaveLength(50);
    expect(await linksOf(browser, "?page=2")).toEqual(["number 1", "number 0", "Wi-Fi"]);
    // What is no page is the first, and a page behind the last one, too.
    for (const page of ["0", "x", "9"]) expect(await linksOf(browser, `?page=${page}`)).toHaveLength(50);
    // Without scripts, too, a link finds its push, active or expired, and stays out of the address.
    await browser.send("DELETE", `/api/v2/pushes/${wifi.url_token}`);
    const found = await browser.load("/admin", { q: `${wifi.html_url}#e1.key`, order: "" });
    expect([found.status, new URL(found.url).search]).toEqual([200, ""]);
    const page = await found.text();
    expect(page).toContain("<bdi>Wi-Fi</bdi>");
    expect(page).not.toContain("e1.key");
    const led = await browser.load("/admin", { q: "Wi-Fi #e1.key", order: "views" });
    expect([led.redirected, new URL(led.url).search]).toEqual([true, "?q=Wi-Fi&order=views"]);
    const foreign = await server.push({ payload: "x" });
    expect(await (await browser.load("/admin", { q: String(foreign["html_url"]) })).text()).toContain("Nothing found.");
    expect((await new Browser(server, { "sec-fetch-site": "cross-site" }).load("/admin", { q: "x" })).status).toBe(403);
  });
});
