// Invitations, sessions that people look at and end, and people who leave: over HTTP, and with the command line beside the
// server.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { publicIdFor } from "../src/domain/sign_in/session_list.ts";
import {
  Browser,
  clock,
  idOf,
  logOf,
  OWN_PUSHES,
  overviewOf,
  PASSWORD,
  peopleOf,
  person,
  server,
  sessionsOf,
  signedIn,
  tokensOf,
  useServer,
} from "./browser_sessions.ts";
import { until } from "./flooding.ts";
import { runBeside, startServer, type TestServer } from "./harness.ts";
import { runProgram } from "./processes.ts";
import { type MailServer, startMailServer } from "./smtp.ts";
import { engineSettings } from "./test_engine.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

useServer();

const mailServers: MailServer[] = [];
/** With the clock of this host, as commands have it. */
let real: TestServer;
beforeAll(async () => {
  real = await startServer({ flags: { "enable-requests": "true" } });
  await real.user("root@example.org", true);
});
afterAll(() => Promise.all([real.stop(), ...mailServers.map((one) => one.stop())]));

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const BASE = ["--base-url", "https://push.example.org"];
const MINUTE_MS = 60_000;

const listed = (of: { email: string }) => sessionsOf(server, of.email, clock.now());
/** The id of the session of this browser. */
const idIn = (browser: Browser): string => publicIdFor(browser.cookies.get("sp_session") ?? "");
const end = (by: Browser, id: string | undefined, headers = {}) =>
  by.send("POST", `/account/sessions/${id}/end`, {}, headers);
const isIn = async (browser: Browser): Promise<boolean> => (await browser.send("GET", OWN_PUSHES)).status === 200;
const codeIn = (link: unknown): string => String(link).split("#")[1] ?? "";
const accept = (code: string, browser = new Browser(server)) =>
  browser.send("POST", "/session/reset", { code, password: PASSWORD });
const invitations = async ({ at }: Browser) => (await peopleOf(at)).filter(({ state }) => state === "invited");
const emails = async (root: Browser) => (await invitations(root)).map(({ email }) => email);

/** Somebody who is signed in twice: here, and with Firefox. */
async function twice() {
  const { email, browser, token } = await person();
  const other = new Browser(server, { "user-agent": FIREFOX });
  clock.advance(MINUTE_MS);
  expect((await other.signIn(email)).status).toBe(200);
  return { email, browser, other, token };
}

describe("sessions", () => {
  test("are listed with what tells them apart, and nothing that opens one", async () => {
    const { browser, other } = await twice();
    for (const [reader, its, elsewhere] of [
      [browser, "Bun", "Firefox on Linux"],
      [other, "Firefox on Linux", "Bun"],
    ] as const) {
      const page = await reader.page("/users/token");
      const list = /<ul class="list" id="sessions"[^]*?<\/ul>/.exec(page)?.[0] ?? "";
      const [first = "", second = "", ...rest] = list.match(/<li>[^]*?<\/li>/g) ?? [];
      expect(rest).toEqual([]);
      // The one that was used last stands first.
      expect(first).toContain("Firefox on Linux");
      for (const line of [first, second]) {
        expect(line).toContain("127.0.0.1");
        expect(line).toContain("with a password");
      }
      const [here, there] = its === "Bun" ? [second, first] : [first, second];
      expect(here).toContain("this browser");
      expect(here).not.toContain("<form");
      expect(there).toContain(elsewhere === "Bun" ? "Bun/" : elsewhere);
      const named = /action="\/account\/sessions\/([0-9a-f]{32})\/end"/.exec(there)?.[1] ?? "";
      // The same session has the same name everywhere.
      expect(named).toBe(idIn(reader === browser ? other : browser));
      for (const one of [browser, other]) expect(list).not.toContain(one.cookies.get("sp_session") ?? "-");
      expect(await isIn(Object.assign(new Browser(server), { cookies: new Map([["sp_session", named]]) }))).toBe(false);
    }
  });

  test("are noted as used every five minutes, and not more often", async () => {
    const { browser, email } = await person();
    const begun = clock.now();
    const lastUsed = async () => ((await listed({ email }))[0]?.lastUsedAtMs ?? 0) - begun;
    clock.advance(5 * MINUTE_MS - 1);
    await isIn(browser);
    await server.push({ payload: "x" }); // What was written for a request before is stored by then.
    expect(await lastUsed()).toBe(0);
    clock.advance(1);
    await isIn(browser);
    await until(async () => (await lastUsed()) === 5 * MINUTE_MS, "the session is noted as used");
  });

  test("end singly, and are out at once", async () => {
    const { browser, other, ...ann } = await twice();
    const ended = await end(browser, idIn(other));
    expect([ended.status, ended.body]).toEqual([200, { said: "That browser has been signed out." }]);
    expect([await isIn(other), await isIn(browser)]).toEqual([false, true]);
    expect((await end(browser, idIn(other))).status).toBe(404);
    expect(await listed(ann)).toHaveLength(1);
  });

  test("end without scripts, once that is confirmed", async () => {
    const { browser, other } = await twice();
    const path = `/account/sessions/${idIn(other)}/end`;
    const asked = await browser.page(path, { ask: "End it?", yes: "End" });
    expect(asked).toContain(`<form method="post" action="${path}">`);
    expect(await isIn(other)).toBe(true);
    const done = await browser.load(path, {});
    expect([done.url, done.status, await isIn(other)]).toEqual([`${server.url}/users/token`, 200, false]);
    // What has gone meanwhile is as it should be.
    expect((await browser.load(path, {})).status).toBe(200);
  });

  test("end everywhere else at once, and the tokens stay", async () => {
    const { email, browser, other, token } = await twice();
    const third = new Browser(server);
    await third.signIn(email);
    const ended = await browser.send("POST", "/account/sessions/end_others", {});
    expect([ended.status, ended.body]).toMatchObject([200, { ended: 2 }]);
    expect([await isIn(other), await isIn(third), await isIn(browser)]).toEqual([false, false, true]);
    expect((await browser.send("POST", "/account/sessions/end_others", {})).body).toMatchObject({ ended: 0 });
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.json("GET", "/api/v2/pushes/active", undefined, headers)).status).toBe(200);
  });

  test("of somebody else can be neither seen, named nor ended", async () => {
    const [ann, eve] = [await twice(), await person()];
    const ids = (await listed(ann)).map(({ id }) => id);
    const page = await eve.browser.page("/users/token");
    for (const id of [...ids, "0".repeat(32), "x", "..%2F..%2Fsession"]) {
      expect(page).not.toContain(`sessions/${id}/end`);
      expect((await end(eve.browser, id)).status).toBe(404);
    }
    await eve.browser.send("POST", "/account/sessions/end_others", {});
    expect([await isIn(ann.browser), await isIn(ann.other)]).toEqual([true, true]);
    // Nor from another site, in Ann's own name.
    const elsewhere = { "sec-fetch-site": "cross-site" };
    expect((await end(ann.browser, ids[0], elsewhere)).status).toBe(403);
    expect((await ann.browser.send("POST", "/account/sessions/end_others", {}, elsewhere)).status).toBe(403);
    expect([await isIn(ann.browser), await isIn(ann.other)]).toEqual([true, true]);
  });

  test("of any user are seen and ended by an administrator, each under its own user", async () => {
    const { browser: root } = await person(true);
    const [ann, bob] = [await twice(), await person()];
    const id = idIn(ann.other);
    const path = async (email: string) => `/admin/data/users/${await idOf(root, email)}/sessions/${id}/end`;
    const page = await root.page(`/admin/users/${await idOf(root, ann.email)}`);
    expect(page).toContain(`action="${await path(ann.email)}"`);
    expect(page).toContain("Firefox on Linux");
    expect((await root.send("POST", await path(bob.email), {})).status).toBe(404);
    expect((await root.send("POST", `/admin/data/users/999999/sessions/${id}/end`, {})).status).toBe(404);
    expect((await root.send("POST", await path(ann.email), {})).status).toBe(200);
    expect([await isIn(ann.other), await isIn(ann.browser), await isIn(bob.browser)]).toEqual([false, true, true]);
  });

  test("that are ended while requests prolong them stay ended", async () => {
    const { browser, other, ...ann } = await twice();
    // From now on each request prolongs.
    clock.advance(24 * 60 * MINUTE_MS);
    const uses = Array.from({ length: 10 }, () => other.send("GET", OWN_PUSHES));
    const ended = end(browser, idIn(other));
    const later = Array.from({ length: 10 }, () => other.send("GET", OWN_PUSHES));
    expect((await ended).status).toBe(200);
    await Promise.all([...uses, ...later]);
    await server.push({ payload: "x" }); // A later write is stored later.
    // A renewed cookie holds the same id.
    expect(await isIn(other)).toBe(false);
    expect(await listed(ann)).toHaveLength(1);
  });
});

describe("invitations", () => {
  const invite = async (root: Browser, email: string, more = {}) => {
    const answer = await root.send("POST", "/admin/data/users", { email, ...more });
    expect(answer.status).toBe(201);
    return { id: answer.body.user.id as number, code: codeIn(answer.body.link), expiresAt: answer.body.expires_at };
  };

  test("are open until somebody accepts them, and a new one takes the place of the last", async () => {
    const { browser: root } = await person(true);
    const email = "guest-1@example.org";
    const first = await invite(root, email);
    expect(Date.parse(first.expiresAt)).toBe(clock.now() + 24 * 60 * MINUTE_MS);
    expect((await invitations(root)).find((one) => one.email === email)).toMatchObject({
      invitedUntilMs: Date.parse(first.expiresAt),
    });
    const second = await invite(root, email, { admin: true });
    expect(second.id).toBe(first.id);
    expect((await accept(first.code)).status).toBe(403);
    const about = await new Browser(server).send("POST", "/session/reset/account", { code: second.code });
    expect(about.body).toEqual({ email, invited: true });
    const guest = new Browser(server);
    expect((await accept(second.code, guest)).status).toBe(200);
    expect((await listed({ email }))[0]).toMatchObject({ how: "link", id: idIn(guest) });
    expect(await emails(root)).not.toContain(email);
    expect(await peopleOf(server, email)).toMatchObject([{ email, admin: true, state: "active" }]);
    expect((await root.send("POST", "/admin/data/users", { email })).status).toBe(409);
  });

  test("are for a user, an auditor or an administrator, as the role says, and a new one says it anew", async () => {
    const { email: by, browser: root } = await person(true);
    const email = "auditor-1@example.org";
    for (const role of ["admin", "user", "auditor"]) {
      const { code } = await invite(root, email, { role });
      const found = (await invitations(root)).find((one) => one.email === email);
      expect(found).toMatchObject({ admin: role === "admin", auditor: role === "auditor" });
      if (role === "auditor") expect((await accept(code)).status).toBe(200);
    }
    expect((await root.send("POST", "/admin/data/users", { email: "x@example.org", role: "boss" })).status).toBe(400);
    const guest = new Browser(server);
    expect((await guest.signIn(email)).status).toBe(200);
    expect((await guest.load("/admin/links")).status).toBe(200);
    expect((await guest.send("GET", "/admin/data/users.csv")).status).toBe(403);
    const told = (await logOf(server, { person: email })).find(({ kind }) => kind === "user.invited");
    expect(told).toMatchObject({ actor: by, detail: { administrator: false, auditor: true } });
  });

  test("let nobody in before, with no password at all", async () => {
    const { browser: root } = await person(true);
    await invite(root, "guest-2@example.org");
    for (const password of ["", "!", PASSWORD]) {
      const tried = await new Browser(server, { "x-forwarded-for": "198.51.100.20" }).send("POST", "/session", {
        email: "guest-2@example.org",
        password,
      });
      expect(tried.status).toBe(401);
    }
  });

  test("are accepted by one of two at once", async () => {
    const { browser: root } = await person(true);
    const { code } = await invite(root, "guest-3@example.org");
    const answers = await Promise.all([accept(code), accept(code), accept(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  test("are withdrawn with their account, and expire, but can be made again", async () => {
    const { browser: root } = await person(true);
    const gone = await invite(root, "guest-4@example.org");
    expect((await root.send("POST", `/admin/data/invitations/${gone.id}/withdraw`, {})).status).toBe(200);
    expect((await accept(gone.code)).status).toBe(403);
    expect(await idOf(root, "guest-4@example.org")).toBeUndefined();
    expect((await root.send("POST", `/admin/data/invitations/${gone.id}/withdraw`, {})).status).toBe(404);

    const late = await invite(root, "guest-5@example.org");
    clock.advance(24 * 60 * MINUTE_MS);
    expect((await accept(late.code)).status).toBe(403);
    expect((await invitations(root)).find(({ id }) => id === late.id)).toMatchObject({
      invitedUntilMs: Date.parse(late.expiresAt),
    });
    expect((await accept((await invite(root, "guest-5@example.org")).code)).status).toBe(200);
    // Whoever has come is no guest any more.
    expect((await root.send("POST", `/admin/data/invitations/${late.id}/withdraw`, {})).status).toBe(404);
    expect(await idOf(root, "guest-5@example.org")).toBe(late.id);
  });

  test("by a command print the link alone, and say until when it works", async () => {
    const { browser: root } = await person(true);
    const run = (...argv: string[]) => runBeside(server, ["user", "invite", "guest-6@example.org", ...argv]);
    const first = await run(...BASE);
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/^https:\/\/push\.example\.org\/users\/reset#[0-9A-Za-z]{32}\n$/);
    expect(first.stderr).toMatch(/^This link works once, until 20\d\d-\d\d-\d\dT.*Z\.\n$/);
    expect(await emails(root)).toContain("guest-6@example.org");
    await run("--auditor", ...BASE);
    expect((await invitations(root)).find(({ email }) => email === "guest-6@example.org")).toMatchObject({
      auditor: true,
    });
    expect((await run("--admin", "--auditor", ...BASE)).stderr).toContain("pass --admin or --auditor, not both");
    const second = await run("--admin", ...BASE);
    expect((await accept(codeIn(first.stdout.trim()))).status).toBe(403);
    expect((await accept(codeIn(second.stdout.trim()))).body.user).toMatchObject({ admin: true });
    expect(await run(...BASE)).toMatchObject({
      code: 1,
      stdout: "",
      stderr: "secretpush: There is already a user guest-6@example.org.\n",
    });
    expect(await run()).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("base_url is not set") });
    expect(await run("--mail", ...BASE)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("no mail server is configured"),
    });
    expect((await runBeside(server, ["user", "invite", "nobody", ...BASE])).stderr).toContain("email");
  });

  test("by a command go by mail, and then are printed nowhere", async () => {
    const smtp = await startMailServer("plain");
    mailServers.push(smtp);
    const env = {
      ...(await engineSettings(server.dataDir)),
      SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off`,
      SECRETPUSH_MAIL_FROM: "push@example.org",
    };
    const mail = ["--mail", ...BASE, "--data-dir", server.dataDir];
    const sent = await runProgram(["user", "invite", "guest-7@example.org", ...mail], { env });
    expect([sent.code, sent.stderr]).toEqual([0, ""]);
    expect(sent.stdout).toContain("has accepted an email to guest-7@example.org. Its link works once, until 20");
    const letter = smtp.letters.find(({ to }) => to.includes("guest-7@example.org"));
    const code = /\/users\/reset#(\w+)/.exec(letter?.text ?? "")?.[1] ?? "";
    expect(sent.stdout).not.toContain(code);
    expect((await accept(code)).status).toBe(200);

    smtp.refusals.set("guest-8@example.org", { code: 550, words: "mailbox unavailable" });
    const refused = await runProgram(["user", "invite", "guest-8@example.org", ...mail], { env });
    expect([refused.code, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toContain("550 mailbox unavailable");
    expect(refused.stderr).toContain("Invite again");
  });
});

describe("somebody who leaves", () => {
  test("loses everything in one action, which says how much it was", async () => {
    const { browser: root } = await person(true);
    const { email, browser, other, token } = await twice();
    const id = await idOf(root, email);
    const headers = { authorization: `Bearer ${token}` };
    const push = await server.push({ payload: "stays" }, headers);
    const link = codeIn((await root.send("POST", `/admin/data/users/${id}/reset`, {})).body.link);
    const ended = await root.send("POST", `/admin/data/users/${id}/end`, {});
    expect([ended.status, ended.body]).toEqual([
      200,
      { sessions: 2, tokens: 1, links: 1, second_factors: 0, hooks: 0, pushes: null },
    ]);
    expect([await isIn(browser), await isIn(other)]).toEqual([false, false]);
    expect((await server.json("GET", "/api/v2/pushes/active", undefined, headers)).status).toBe(401);
    expect((await accept(link)).status).toBe(403);
    expect((await new Browser(server).signIn(email)).status).toBe(401);
    expect((await server.json("GET", `/p/${push.url_token}.json`)).body.payload).toBe("stays");
    // Enabled again, the account has its password, and nothing else.
    expect((await root.send("POST", `/admin/data/users/${id}`, { disabled: false })).status).toBe(200);
    expect((await browser.signIn(email)).status).toBe(200);
    expect(await tokensOf(server, email)).toEqual([]);
  });

  test("takes pushes and requests along where that is chosen, and no other's", async () => {
    const { browser: root } = await signedIn(real, true);
    const [ann, bob] = [await signedIn(real), await signedIn(real)];
    const headers = { authorization: `Bearer ${ann.token}` };
    const pushes = await Promise.all(["a", "b"].map((payload) => real.push({ payload }, headers)));
    const request = { request: { request: "Please send the key." } };
    const asked = await real.json("POST", "/api/v2/requests", request, headers);
    expect(asked.status).toBe(201);
    const others = await real.push({ payload: "c" }, { authorization: `Bearer ${bob.token}` });
    const ended = await root.send("POST", `/admin/data/users/${await idOf(root, ann.email)}/end`, { pushes: true });
    expect(ended.body).toMatchObject({ sessions: 1, tokens: 1, pushes: 3 });
    for (const { url_token: urlToken } of pushes) {
      expect((await real.json("GET", `/p/${urlToken}.json`)).body.payload ?? null).toBeNull();
    }
    expect((await real.json("GET", `/p/${others.url_token}.json`)).body.payload).toBe("c");
    expect(await (await real.fetch(new URL(asked.body.html_url).pathname)).text()).not.toContain(
      "Please send the key.",
    );
    // Still the account's, so that whoever comes back sees what became of them.
    const { pushes: listed } = await overviewOf(root, `?q=${ann.email}`);
    expect(listed.map(({ expired }) => expired)).toEqual([true, true]);
  });

  test("is never oneself, and on the command line never the last administrator", async () => {
    const { email, browser: root } = await person(true);
    expect((await root.send("POST", `/admin/data/users/${await idOf(root, email)}/end`, {})).status).toBe(409);
    expect((await root.send("POST", "/admin/data/users/999999/end", {})).status).toBe(404);
    const alone = await startServer();
    try {
      await alone.user("only@example.org", true);
      for (const argv of [
        ["user", "end", "only@example.org", "--yes"],
        ["user", "disable", "only@example.org"],
      ]) {
        expect(await runBeside(alone, argv)).toMatchObject({
          code: 1,
          stderr: expect.stringContaining("This is the last administrator"),
        });
      }
    } finally {
      await alone.stop();
    }
  });

  test("is disabled, enabled and ended by commands", async () => {
    const { email, browser, token } = await signedIn(real);
    await real.push({ payload: "x" }, { authorization: `Bearer ${token}` });
    const run = (...argv: string[]) => runBeside(real, ["user", ...argv]);
    expect((await run("disable", email)).stdout).toBe(`Disabled ${email}: its sessions and API tokens have ended.\n`);
    expect(await isIn(browser)).toBe(false);
    expect((await run("disable", email)).stdout).toBe(`${email} is already disabled.\n`);
    expect((await run("enable", email)).stdout).toBe(`Enabled ${email}.\n`);
    expect((await browser.signIn(email)).status).toBe(200);
    expect(await run("end", email)).toMatchObject({ code: 2, stderr: expect.stringContaining("pass --yes") });
    expect(await isIn(browser)).toBe(true);
    expect((await run("end", email, "--pushes", "--yes")).stdout).toBe(
      `Disabled ${email}. Ended: 1 session, 0 API tokens, 0 one-time links, 0 second factors, 0 webhooks. ` +
        "1 push or request expired.\n",
    );
    expect(await isIn(browser)).toBe(false);
    expect((await run("end", email, "--yes")).stdout).toEndWith("0 webhooks. Its pushes stay.\n");
    expect(await run("end", "nobody@example.org", "--yes")).toMatchObject({
      code: 1,
      stderr: "secretpush: There is no user nobody@example.org.\n",
    });
  });
});
