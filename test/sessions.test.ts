// Sessions of people, over real HTTP as a browser would speak it: signing in and out, the first run, the
// limits of guessing, one-time links, what ends when rights end, and who may ask in whose name.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, spyOn, test } from "bun:test";
import { rmSync } from "node:fs";
import { connect } from "node:net";

import { FairQueue } from "../src/base/fair_queue.ts";
import { Passwords } from "../src/base/passwords.ts";
import { Accounts } from "../src/domain/accounts.ts";
import { openStore } from "../src/store/index.ts";

import {
  type Answer,
  bytesIn,
  makeTempDir,
  openBeside,
  startServer,
  testClock,
  type TestServer,
  twoUsers,
} from "./harness.ts";
import { runProgram } from "./processes.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const PASSWORD = "correct horse";
const clock = testClock();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ clock: clock });
  await server.user("root@example.org", true);
});
afterAll(() => server.stop());

/** A browser: keeps its cookies and says where its requests come from. */
class Browser {
  cookies = new Map<string, string>();
  constructor(
    readonly at: TestServer = server,
    readonly headers: Record<string, string> = {},
  ) {}

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await this.at.json(method, path, body, {
      "sec-fetch-site": "same-origin",
      ...(cookie === "" ? {} : { cookie }),
      ...this.headers,
      ...headers,
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  signIn(email: string, password = PASSWORD): Promise<Answer> {
    return this.send("POST", "/session", { email, password });
  }
}

let people = 0;
async function person(admin = false): Promise<{ email: string; browser: Browser; token: string }> {
  const { email, token } = await server.user(`person${(people += 1)}@example.org`, admin);
  const browser = new Browser();
  expect((await browser.signIn(email)).status).toBe(200);
  return { email, browser, token };
}

const own = "/account/pushes";

/** What the API answers to a token: 200 or 401. */
const statusOf = async (token: string): Promise<number> =>
  (await server.json("GET", "/api/v2/pushes/active", undefined, { authorization: `Bearer ${token}` })).status;

/** What an administrator's list says a user's number is. */
async function idOf(root: Browser, email: string): Promise<number | undefined> {
  const users = (await root.send("GET", "/admin/data/users")).body as Array<{ id: number; email: string }>;
  return users.find((user) => user.email === email)?.id;
}

/** Has an administrator make a one-time link for a user. @returns its code */
async function resetLink(root: Browser, email: string): Promise<string> {
  const answer = await root.send("POST", `/admin/data/users/${await idOf(root, email)}/reset`, {});
  return String(answer.body.link).split("#")[1] ?? "";
}

/** Sends a request of a browser save the end of its body. @returns what sends that, and gives the whole response */
async function holdBack(browser: Browser, path: string, fields: object): Promise<() => Promise<string>> {
  const body = JSON.stringify(fields);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  const ended = new Promise((resolve) => socket.once("close", resolve));
  const head =
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n` +
    `Cookie: sp_session=${browser.cookies.get("sp_session")}\r\nSec-Fetch-Site: same-origin\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  await new Promise((resolve) => socket.write(head + body.slice(0, 5), resolve));
  // A round trip, by which the server has seen the first half.
  expect((await browser.send("GET", own)).status).toBe(200);
  return async () => {
    socket.write(body.slice(5));
    await ended;
    return answer;
  };
}

describe("signing in", () => {
  test("gives a cookie that scripts, other sites and the database cannot use", async () => {
    const { email } = await server.user();
    const answer = await new Browser().signIn(email);
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("sp_session=")) ?? "";
    expect(set).toMatch(/^sp_session=[0-9A-Za-z]{32}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Strict$/);
    const id = /=(\w+);/.exec(set)?.[1] ?? "";
    expect(bytesIn(server.dataDir).includes(id)).toBe(false);
    expect(answer.text).not.toContain(id);
    expect(server.log()).not.toContain(id);
  });

  test("behind TLS the cookie is Secure and bound to the host", async () => {
    const proxied = await startServer({ flags: { "base-url": "https://push.example.org" } });
    try {
      await proxied.user("ann@example.org");
      const browser = new Browser(proxied, { "x-forwarded-proto": "https", "x-forwarded-host": "push.example.org" });
      const answer = await browser.signIn("ann@example.org");
      const set = answer.headers.getSetCookie().find((cookie) => cookie.includes("sp_session=")) ?? "";
      expect(set).toMatch(/^__Host-sp_session=\w+; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Strict$/);
      expect((await browser.send("GET", own)).status).toBe(200);
      // The plain name, which any host beside it could set, is not looked at.
      const plain = { cookie: `sp_session=${browser.cookies.get("__Host-sp_session")}` };
      expect((await proxied.json("GET", own, undefined, plain)).status).toBe(401);
    } finally {
      await proxied.stop();
    }
  });

  test("a wrong password and an unknown user are told apart by nothing", async () => {
    const { email } = await server.user();
    const wrong = await new Browser().signIn(email, "not the password");
    const unknown = await new Browser().signIn("nobody-at-all@example.org", "not the password");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.text).toBe(unknown.text);
    expect(wrong.text).not.toContain("not the password");
  });

  test("an unknown user costs as much work as a wrong password: one hash of the same cost is checked", async () => {
    const { email } = await server.user();
    const verify = spyOn(Bun.password, "verify");
    try {
      const costs: string[][] = [];
      for (const who of [email, "nobody-at-all@example.org", "nobody-else@example.org"]) {
        verify.mockClear();
        const browser = new Browser(server, { "x-forwarded-for": "198.51.100.77" });
        expect((await browser.signIn(who, "not the password")).status).toBe(401);
        costs.push(verify.mock.calls.map(([, hash]) => String(hash).split("$").slice(0, 4).join("$")));
      }
      expect(costs[0]).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/)]);
      expect(costs).toEqual(costs.map(() => costs[0] ?? []));
    } finally {
      verify.mockRestore();
    }
  });

  test("signing out ends the session on the server, not only the cookie", async () => {
    const { browser } = await person();
    const kept = new Map(browser.cookies);
    expect((await browser.send("DELETE", "/session")).status).toBe(200);
    browser.cookies = kept;
    expect((await browser.send("GET", own)).status).toBe(401);
  });

  test("a session slides with use and ends without", async () => {
    const { browser } = await person();
    const day = 24 * 3600_000;
    for (let days = 0; days < 30; days += 10) {
      clock.advance(10 * day);
      expect((await browser.send("GET", own)).status).toBe(200);
    }
    clock.advance(14 * day);
    expect((await browser.send("GET", own)).status).toBe(401);
  });

  test.each(["", "x", "0".repeat(32), `${"a".repeat(32)}; sp_session=b`])("a made-up id %p is nobody's", async (id) => {
    expect((await server.json("GET", own, undefined, { cookie: `sp_session=${id}` })).status).toBe(401);
  });

  test.each([
    [{}, 400],
    [{ email: 1, password: [] }, 400],
    [{ email: "a@b", password: "x".repeat(5_000) }, 401],
    ["[]", 400],
    ["{", 400],
  ])("a body that is not what it should be is refused: %#", async (body, status) => {
    const answer = await new Browser(server, { "x-forwarded-for": "198.51.100.9" }).send("POST", "/session", body);
    expect(answer.status).toBe(status);
  });
});

describe("who may ask", () => {
  const elsewhere = { "sec-fetch-site": "cross-site" };
  const sameSite = { "sec-fetch-site": "same-site" };

  test.each([
    ["POST", "/session"],
    ["DELETE", "/session"],
    ["POST", "/session/setup"],
    ["POST", "/session/sign_up"],
    ["POST", "/session/reset"],
    ["POST", "/account/password"],
    ["POST", "/account/tokens"],
    ["DELETE", "/account/tokens/1"],
    ["POST", "/admin/data/users"],
    ["POST", "/admin/data/users/1"],
    ["POST", "/admin/data/users/1/reset"],
    ["DELETE", "/admin/data/users/1/tokens/1"],
    ["POST", "/admin/data/end"],
  ])("%s %s is refused to other sites, whatever cookie they bring", async (method, path) => {
    const { browser } = await person(true);
    for (const headers of [elsewhere, sameSite, { "sec-fetch-site": "none" }]) {
      const body = method === "POST" ? {} : undefined;
      expect((await browser.send(method, path, body, headers as Record<string, string>)).status).toBe(403);
    }
  });

  test("without Sec-Fetch-Site the Origin must be the server's own", async () => {
    const { browser } = await person();
    const cookie = `sp_session=${browser.cookies.get("sp_session")}`;
    const make = (origin?: string) =>
      server.json("POST", "/account/tokens", { name: `token ${origin}` }, { cookie, ...(origin ? { origin } : {}) });
    expect((await make()).status).toBe(403);
    expect((await make("null")).status).toBe(403);
    expect((await make("http://evil.example")).status).toBe(403);
    expect((await make(server.url)).status).toBe(201);
  });

  test("the API takes a session from the same origin only, and as nobody otherwise", async () => {
    const { browser } = await person();
    const create = { push: { payload: "x" } };
    const made = await browser.send("POST", "/api/v2/pushes", create);
    expect(made.status).toBe(201);
    expect((await browser.send("GET", "/api/v2/pushes/active")).body).toHaveLength(1);
    for (const headers of [elsewhere, sameSite]) {
      expect((await browser.send("GET", "/api/v2/pushes/active", undefined, headers)).status).toBe(401);
      expect((await browser.send("POST", "/api/v2/pushes", create, headers)).status).toBe(201);
    }
    const cookie = `sp_session=${browser.cookies.get("sp_session")}`;
    expect((await server.json("GET", "/api/v2/pushes/active", undefined, { cookie })).status).toBe(401);
    expect((await browser.send("GET", "/api/v2/pushes/active")).body).toHaveLength(1);
  });

  test("where a token is sent too, the token counts", async () => {
    const [one, other] = [await person(), await person()];
    await one.browser.send("POST", "/api/v2/pushes", { push: { payload: "x" } });
    const asOther = { authorization: `Bearer ${other.token}` };
    expect((await one.browser.send("GET", "/api/v2/pushes/active", undefined, asOther)).body).toEqual([]);
    const wrong = { authorization: "Bearer wrong" };
    expect((await one.browser.send("GET", "/api/v2/pushes/active", undefined, wrong)).status).toBe(401);
  });

  test("another user's pushes, logs and tokens are out of reach", async () => {
    const [one, other] = [await person(), await person()];
    const { body } = await one.browser.send("POST", "/api/v2/pushes", { push: { payload: "x", name: "mine" } });
    expect((await other.browser.send("GET", own)).body.pushes).toEqual([]);
    expect((await other.browser.send("GET", `${own}/${body.url_token}/audit`)).status).toBe(403);
    const [token] = (await one.browser.send("GET", "/account/tokens")).body;
    expect((await other.browser.send("DELETE", `/account/tokens/${token.id}`)).status).toBe(404);
    for (const path of ["/admin/data/users", "/admin/data/server", "/admin/data/all", "/admin/data/users/1/tokens"]) {
      expect((await other.browser.send("GET", path)).status).toBe(403);
    }
  });
});

describe("guessing", () => {
  test("five wrong passwords make an address wait, and the right one is not tried meanwhile", async () => {
    const { email } = await server.user();
    const browser = new Browser(server, { "x-forwarded-for": "198.51.100.1" });
    for (let guess = 0; guess < 5; guess += 1) expect((await browser.signIn(email, "wrong wrong")).status).toBe(401);
    const refused = await browser.signIn(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    clock.advance(61_000);
    expect((await browser.signIn(email)).status).toBe(200);
  });

  test("twenty guesses of one address over many accounts are enough", async () => {
    const browser = new Browser(server, { "x-forwarded-for": "198.51.100.2" });
    for (let guess = 0; guess < 20; guess += 1) await browser.signIn(`nobody${guess}@example.org`, "wrong wrong");
    expect((await browser.signIn("nobody-new@example.org", "wrong wrong")).status).toBe(429);
    const elsewhere = new Browser(server, { "x-forwarded-for": "198.51.100.3" });
    expect((await elsewhere.signIn("nobody-new@example.org", "wrong wrong")).status).toBe(401);
  });

  test("a crowd cannot lock the owner out of a device that has signed in before, nor anybody for good", async () => {
    const { email } = await server.user();
    const owner = new Browser(server, { "x-forwarded-for": "203.0.113.1" });
    expect((await owner.signIn(email)).status).toBe(200);
    for (let guess = 0; guess < 30; guess += 1) {
      const stranger = new Browser(server, { "x-forwarded-for": `192.0.2.${guess}` });
      expect((await stranger.signIn(email, "wrong wrong")).status).toBe(401);
    }
    const newcomer = new Browser(server, { "x-forwarded-for": "192.0.2.200" });
    expect((await newcomer.signIn(email)).status).toBe(429);
    expect((await owner.signIn(email)).status).toBe(200);
    clock.advance(16 * 60_000);
    expect((await newcomer.signIn(email)).status).toBe(200);
  });

  test("the mark of a known device is of use for its own account only, and cannot be made up", async () => {
    const [one, other] = await twoUsers(server);
    const browser = new Browser(server, { "x-forwarded-for": "203.0.113.7" });
    await browser.signIn(one.email);
    for (let guess = 0; guess < 5; guess += 1) await browser.signIn(other.email, "wrong wrong");
    expect((await browser.signIn(other.email)).status).toBe(429);
    browser.cookies.set("sp_device", `${"A".repeat(16)}.${"0".repeat(64)}`);
    expect((await browser.signIn(other.email)).status).toBe(429);
  });
});

describe("the first run", () => {
  const codeOf = (at: TestServer): string => /with the code (\S+)/.exec(at.log())?.[1] ?? "";
  const administrator = { email: "first@example.org", password: PASSWORD };
  let fresh: TestServer;
  beforeAll(async () => {
    fresh = await startServer();
  });
  afterAll(() => fresh.stop());

  test("without the code nobody gets in", async () => {
    const browser = new Browser(fresh);
    for (const code of ["", "0000-0000-0000-0000", codeOf(fresh).slice(0, -1)]) {
      const answer = await browser.send("POST", "/session/setup", { code, ...administrator });
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain(codeOf(fresh));
    }
    expect((await browser.signIn(administrator.email)).status).toBe(401);
  });

  test("a wrong address or a short password does not use the code up", async () => {
    const bad = { code: codeOf(fresh), email: "nobody", password: "short" };
    const answer = await new Browser(fresh).send("POST", "/session/setup", bad);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body)).toEqual(["email", "password"]);
  });

  test("of many at once one wins", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        new Browser(fresh).send("POST", "/session/setup", {
          code: codeOf(fresh).toLowerCase().replaceAll("-", " "),
          email: `first${index}@example.org`,
          password: PASSWORD,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.body.user.admin).toBe(true);
  });

  test("the code is worth nothing any more", async () => {
    const again = await new Browser(fresh).send("POST", "/session/setup", { code: codeOf(fresh), ...administrator });
    expect(again.status).toBe(409);
  });

  test("sign-up is off unless a setting turns it on", async () => {
    expect((await new Browser(fresh).send("POST", "/session/sign_up", administrator)).status).toBe(403);
    const open = await startServer({ flags: { "allow-sign-up": "true" } });
    try {
      const early = await new Browser(open).send("POST", "/session/sign_up", administrator);
      expect(early.status).toBe(403); // the administrator comes first
      await open.user("root@example.org", true);
      const answer = await new Browser(open).send("POST", "/session/sign_up", administrator);
      expect([answer.status, answer.body.user?.admin]).toEqual([200, false]);
      expect((await new Browser(open).send("POST", "/session/sign_up", administrator)).status).toBe(409);
    } finally {
      await open.stop();
    }
  });
});

describe("passwords", () => {
  test("changing it ends the other sessions and keeps this one", async () => {
    const { email, browser } = await person();
    const other = new Browser();
    await other.signIn(email);
    const change = { current: PASSWORD, next: "a new one entirely" };
    expect((await browser.send("POST", "/account/password", { ...change, current: "wrong" })).status).toBe(403);
    expect((await browser.send("POST", "/account/password", { ...change, next: "short" })).status).toBe(422);
    expect((await other.send("GET", own)).status).toBe(200);
    expect((await browser.send("POST", "/account/password", change)).status).toBe(200);
    expect((await browser.send("GET", own)).status).toBe(200);
    expect((await other.send("GET", own)).status).toBe(401);
    expect((await new Browser().signIn(email)).status).toBe(401);
    expect((await new Browser().signIn(email, change.next)).status).toBe(200);
  });

  test("changing it ends all API tokens of the user, and of nobody else, unless they are to be kept", async () => {
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
    expect((await browser.send("GET", "/account/tokens")).body).toEqual([]);
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
      new Browser().send("POST", "/session/reset", { code: given, password: "my own choice" });
    expect((await use("A".repeat(32))).status).toBe(403);
    expect([await statusOf(target.token), (await target.browser.send("GET", own)).status]).toEqual([200, 200]);
    expect((await use(code)).status).toBe(200);
    expect([await statusOf(target.token), (await target.browser.send("GET", own)).status]).toEqual([401, 401]);
    expect([await statusOf(other.token), (await other.browser.send("GET", own)).status]).toEqual([200, 200]);
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
        (await browser.send("GET", own)).status,
      ];
      const argv = ["user", "passwd", email, "--password-stdin", "--data-dir", apart.dataDir];
      expect(await runProgram(argv, { input: "short\n" })).toMatchObject({ code: 1 });
      expect(await statuses()).toEqual([200, 200]);
      const { code, stdout } = await runProgram(argv, { input: "my own choice\n" });
      expect([code, stdout]).toEqual([0, `Changed the password of ${email}: 1 API token ended, and all sessions.\n`]);
      expect(await statuses()).toEqual([401, 401]);
      expect((await browser.signIn(email, "my own choice")).status).toBe(200);
    } finally {
      await apart.stop();
    }
  });

  test("a request for a token whose body was held back over a reset gets none", async () => {
    const [root, target] = [await person(true), await person()];
    const code = await resetLink(root.browser, target.email);
    const finish = await holdBack(target.browser, "/account/tokens", { name: "kept open" });
    const used = await new Browser().send("POST", "/session/reset", { code, password: "my own choice" });
    expect(used.status).toBe(200);
    expect(await finish()).toStartWith("HTTP/1.1 401 ");
    const signedIn = new Browser();
    await signedIn.signIn(target.email, "my own choice");
    expect((await signedIn.send("GET", "/account/tokens")).body).toEqual([]);
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
    expect((await target.browser.send("GET", own)).status).toBe(401);
    expect((await new Browser().signIn(target.email, "my own choice")).status).toBe(200);
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
      new Browser().send("POST", "/session/reset", { code, password });
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
    expect((await target.browser.send("GET", own)).status).toBe(401);
    expect((await server.json("GET", "/api/v2/pushes/active", undefined, asTarget)).status).toBe(401);
    expect((await target.browser.signIn(target.email)).status).toBe("disabled" in rights ? 401 : 200);
    await root.browser.send("POST", `/admin/data/users/${id}`, { disabled: false });
    expect((await target.browser.signIn(target.email)).status).toBe(200);
    // What ended does not come back with the rights.
    expect((await server.json("GET", "/api/v2/pushes/active", undefined, asTarget)).status).toBe(401);
  });

  test("a request of an administrator whose body was held back over the loss of the rights does nothing", async () => {
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
    expect((await root.browser.send("GET", "/admin/data/users")).status).toBe(200);
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
      const lists = await Promise.all(browsers.map((browser) => browser.send("GET", "/admin/data/users")));
      const seen = lists.find(({ status }) => status === 200)?.body as Array<{ admin: boolean }> | undefined;
      expect(seen?.filter(({ admin }) => admin)).toHaveLength(1);
    } finally {
      await apart.stop();
    }
  });
});

describe("administration", () => {
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
    const seen = await root.browser.send("GET", "/admin/data/all");
    for (const hidden of [secret, "hidden name", one.url_token, other.url_token])
      expect(seen.text).not.toContain(hidden);
    const { id } = seen.body[1];
    expect(seen.body[1].owner).toBe(owner.email);
    expect((await root.browser.send("POST", "/admin/data/end", { id })).status).toBe(200);
    expect((await root.browser.send("POST", "/admin/data/end", { link: other.html_url })).status).toBe(200);
    expect((await root.browser.send("POST", "/admin/data/end", { link: "https://x/p/nothing" })).status).toBe(404);
    for (const { url_token: token } of [one, other]) {
      expect((await server.json("GET", `/api/v2/pushes/${token}`)).body).toMatchObject({
        expired: true,
        payload: null,
      });
    }
    expect((await owner.browser.send("POST", "/admin/data/end", { id })).status).toBe(403);
  });

  test("the settings in force are told with their origin, secrets hidden", async () => {
    const root = await person(true);
    const { settings, storage, version } = (await root.browser.send("GET", "/admin/data/server")).body;
    expect(settings.find(({ option }: { option: string }) => option === "data_dir").value).toBe(server.dataDir);
    expect(settings.find(({ option }: { option: string }) => option === "key").value).toBe("(not set)");
    expect(storage.database_bytes).toBeGreaterThan(0);
    expect(storage.free_bytes).toBeGreaterThan(0);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });

  test("own pushes are found by name, note and link, page by page", async () => {
    const { browser } = await person();
    const make = async (name: string, note = "") =>
      (await browser.send("POST", "/api/v2/pushes", { push: { payload: "x", name, note } })).body;
    const wifi = await make("Wi-Fi", "for GUESTS");
    for (let count = 0; count < 52; count += 1) await make(`number ${count}`);
    const find = async (query: string) => (await browser.send("GET", `${own}?${query}`)).body;
    expect((await find("q=guests")).pushes.map(({ name }: { name: string }) => name)).toEqual(["Wi-Fi"]);
    expect((await find(`q=${wifi.url_token}`)).pushes).toHaveLength(1);
    expect((await find("q=nothing%20of%20it")).pushes).toEqual([]);
    const first = await find("");
    expect([first.pushes.length, first.more]).toEqual([50, true]);
    const second = await find("page=2");
    expect([second.pushes.length, second.more]).toEqual([3, false]);
    expect((await browser.send("GET", `${own}?page=0`)).status).toBe(400);
  });
});
