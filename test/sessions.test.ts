// Sessions, over real HTTP as a browser would speak it: signing in and out, who may ask in whose name, the
// limits of guessing, and the first run.

import { describe, expect, setDefaultTimeout, spyOn, test } from "bun:test";
import { connect } from "node:net";

import {
  Browser,
  clock,
  idOf,
  logOf,
  linksOf,
  OWN_PUSHES,
  PASSWORD,
  person,
  resetLink,
  server,
  sessionsOf,
  tokensOf,
  useServer,
} from "./browser_sessions.ts";
import { ownServer } from "./scratch.ts";
import { databaseOf } from "./test_engine.ts";
import { bytesIn, startServer, type TestServer, twoUsers } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

useServer();

describe("signing in", () => {
  test("gives a cookie that scripts, other sites and the database cannot use", async () => {
    const { email } = await server.user();
    const answer = await new Browser(server).signIn(email);
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
      expect((await browser.send("GET", OWN_PUSHES)).status).toBe(200);
      // The plain name, which any host beside it could set, is not looked at.
      const plain = { cookie: `sp_session=${browser.cookies.get("__Host-sp_session")}` };
      expect((await proxied.json("GET", OWN_PUSHES, undefined, plain)).status).toBe(401);
    } finally {
      await proxied.stop();
    }
  });

  test("a wrong password and an unknown user get the same response", async () => {
    const { email } = await server.user();
    const wrong = await new Browser(server).signIn(email, "not the password");
    const unknown = await new Browser(server).signIn("nobody-at-all@example.org", "not the password");
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

  test("a second time in one browser ends the session that it had, whoever signs in", async () => {
    const { email, browser } = await person();
    const first = Object.assign(new Browser(server), { cookies: new Map(browser.cookies) });
    const elsewhere = new Browser(server);
    await elsewhere.signIn(email);
    // A password that is wrong ends nothing.
    expect((await browser.signIn(email, "wrong wrong")).status).toBe(401);
    expect((await first.send("GET", OWN_PUSHES)).status).toBe(200);
    expect((await browser.signIn((await server.user()).email)).status).toBe(200);
    expect((await first.send("GET", OWN_PUSHES)).status).toBe(401);
    expect((await browser.send("GET", OWN_PUSHES)).status).toBe(200);
    expect((await elsewhere.send("GET", OWN_PUSHES)).status).toBe(200);
  });

  test("signing out ends the session on the server, not only the cookie", async () => {
    const { browser } = await person();
    const kept = new Map(browser.cookies);
    const answer = await browser.send("DELETE", "/session");
    expect([answer.status, answer.headers.get("clear-site-data")]).toEqual([200, '"cache", "storage"']);
    // The device is still known, and every other application below the same domain keeps its cookies.
    expect([...browser.cookies.keys()]).toEqual(["sp_known"]);
    browser.cookies = kept;
    expect((await browser.send("GET", OWN_PUSHES)).status).toBe(401);
  });

  test("a session slides with use and ends without", async () => {
    const { browser } = await person();
    const day = 24 * 3600_000;
    for (let times = 0; times < 2; times += 1) {
      clock.advance(7.5 * day);
      expect((await browser.send("GET", OWN_PUSHES)).status).toBe(200);
      await server.push({ payload: "x" }); // no request waits until its session is prolonged; a later write is stored later
    }
    clock.advance(14 * day);
    expect((await browser.send("GET", OWN_PUSHES)).status).toBe(401);
  });

  test("a session ends at its greatest age, however much it is used", async () => {
    const { browser, email } = await person();
    const day = 24 * 3600_000;
    const status = async (): Promise<number> => (await browser.send("GET", OWN_PUSHES)).status;
    for (const days of [10, 10]) {
      clock.advance(days * day);
      expect(await status()).toBe(200);
      await server.push({ payload: "x" }); // no request waits until its session is prolonged; a later write is stored later
    }
    clock.advance(10 * day - 1_000);
    expect(await status()).toBe(200);
    const other = new Browser(server);
    await other.signIn(email);
    const listed = async () => (await sessionsOf(server, email, clock.now(), 30 * day)).length;
    expect(await listed()).toBe(2);
    clock.advance(1_000);
    expect([await status(), await listed()]).toEqual([401, 1]);
  });

  // As one from a time when the greatest age was another.
  test("a session that was prolonged beyond its greatest age has ended", async () => {
    const { browser, email } = await person();
    const database = await databaseOf(server);
    await database`UPDATE sessions SET expires_at_ms = ${clock.now() + 10 ** 10}
                    WHERE user_id = (SELECT id FROM users WHERE email = ${email})`;
    await database.close();
    clock.advance(30 * 24 * 3600_000);
    expect((await browser.send("GET", OWN_PUSHES)).status).toBe(401);
  });

  test.each(["", "x", "0".repeat(32), `${"a".repeat(32)}; sp_session=b`])("a made-up id %p is nobody's", async (id) => {
    expect((await server.json("GET", OWN_PUSHES, undefined, { cookie: `sp_session=${id}` })).status).toBe(401);
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
    ["POST", "/session/reset/account"],
    ["POST", "/account/password"],
    ["POST", "/account/tokens"],
    ["POST", "/account/tokens/1/revoke"],
    ["POST", "/admin/data/users"],
    ["POST", "/admin/data/users/1"],
    ["POST", "/admin/data/users/1/reset"],
    ["POST", "/admin/data/users/1/tokens/1/revoke"],
    ["POST", "/admin/data/all/1/end"],
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

  test("the API accepts a session from the same origin only; otherwise the caller is anonymous", async () => {
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
    expect(await linksOf(other.browser)).toEqual([]);
    expect((await other.browser.send("GET", `/account/pushes/${body.url_token}`)).status).toBe(403);
    const [token] = await tokensOf(server, one.email);
    expect((await other.browser.send("POST", `/account/tokens/${token?.id}/revoke`, {})).status).toBe(404);
    for (const path of ["/admin/data/users.csv"]) {
      expect((await other.browser.send("GET", path)).status).toBe(403);
    }
  });
});

describe("a page that was shown to somebody", () => {
  const shownTo = (id: unknown) => ({ "x-session-user": String(id) });
  const ended = { status: 401, body: { error: "session-ended", message: expect.stringContaining("Sign in again") } };
  const stored = async (): Promise<unknown> => {
    const root = new Browser(server);
    await root.signIn("root@example.org");
    return /<dt>Links<\/dt><dd>(\d+)/.exec(await root.page("/admin/server"))?.[1];
  };
  const idFrom = async ({ email }: { email: string }): Promise<number> => {
    const { body } = await new Browser(server).signIn(email);
    return body.user.id;
  };

  test.each([
    ["POST", "/api/v2/pushes", { push: { payload: "of a person" } }],
    ["POST", "/api/v2/pushes", { push: { payload: "of a person", notify_me: true } }],
    ["GET", "/api/v2/pushes/active", undefined],
    ["GET", OWN_PUSHES, undefined],
    ["POST", "/account/tokens", { name: "token" }],
    ["POST", "/account/preferences", { notify_me: true }],
  ])("sends %s %s as that person or not at all", async (method, path, body) => {
    const [one, other] = [await person(true), await person(true)];
    const mine = shownTo(await idFrom(one));
    const before = await stored();
    // Signed out, and signed in as somebody else.
    const nobody = new Browser(server);
    expect(await nobody.send(method, path, body, mine)).toMatchObject(ended);
    expect(await other.browser.send(method, path, body, mine)).toMatchObject(ended);
    expect(await nobody.send(method, path, body, shownTo("forged"))).toMatchObject(ended);
    expect(await stored()).toBe(before);
    expect((await one.browser.send(method, path, body, mine)).status).toBeLessThan(300);
    // Whom a page was shown to gives nobody a right.
    const foreign = { ...mine, "sec-fetch-site": "cross-site" };
    expect((await one.browser.send(method, path, body, foreign)).status).toBeGreaterThanOrEqual(401);
  });

  test("opens and ends a push as that person or not at all", async () => {
    const [one, other] = [await person(), await person()];
    const mine = shownTo(await idFrom(one));
    const push = (await one.browser.send("POST", "/api/v2/pushes", { push: { payload: "x" } })).body;
    for (const browser of [new Browser(server), other.browser]) {
      expect(await browser.send("POST", `/p/${push.url_token}/reveal`, {}, mine)).toMatchObject(ended);
      expect(await browser.send("POST", `/p/${push.url_token}/expire`, {}, mine)).toMatchObject(ended);
    }
    const revealed = await one.browser.send("POST", `/p/${push.url_token}/reveal`, {}, mine);
    expect(revealed.body).toMatchObject({ outcome: "open", own: true, views: push.views_remaining });
  });

  test("is refused before its body is read", async () => {
    const { hostname, port } = new URL(server.url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/v2/pushes HTTP/1.1\r\nHost: ${hostname}:${port}\r\nSec-Fetch-Site: same-origin\r\n` +
            `X-Session-User: 1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${2 ** 30}\r\n\r\n--x`,
        );
      });
      let said = "";
      socket.on("data", (chunk: Buffer) => (said += chunk.toString()));
      socket.once("close", () => resolve(said));
    });
    expect(answer).toStartWith("HTTP/1.1 401 ");
    expect(answer).toContain('"session-ended"');
  });

  test("learns who is signed in, and how to sign in again, where it is not its person", async () => {
    const [one, other] = [await person(), await person()];
    const mine = shownTo(await idFrom(one));
    const again = async (browser: Browser): Promise<unknown> =>
      (await browser.send("POST", "/session/again", {}, mine)).body;
    expect(await again(one.browser)).toEqual({ state: "in" });
    const ways = { takesPassword: true, nameLabel: null, takesPasskey: true, company: null };
    expect(await again(other.browser)).toMatchObject({ state: "other", email: other.email, ...ways });
    expect(await again(new Browser(server))).toMatchObject({ state: "out", email: null, ...ways });
  });

  test("may be anybody's where a token says who asks, and nobody's as before", async () => {
    const [one, other] = [await person(), await person()];
    const create = { push: { payload: "x" } };
    const byToken = { ...shownTo(await idFrom(one)), authorization: `Bearer ${other.token}` };
    expect((await server.json("POST", "/api/v2/pushes", create, byToken)).status).toBe(201);
    // A page that was shown before somebody signed in sends as whoever is signed in now.
    expect((await other.browser.send("POST", "/api/v2/pushes", create)).status).toBe(201);
    expect(await linksOf(other.browser)).toHaveLength(2);
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
    // What is refused untried is no failure of the address.
    for (let again = 0; again < 20; again += 1) expect((await browser.signIn(email)).status).toBe(429);
    expect((await browser.signIn((await server.user()).email)).status).toBe(200);
    browser.cookies.clear();
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

  test("a known device that signs in again has no more guesses than before", async () => {
    const { email, browser } = await person();
    const guesses = async (count: number) => {
      const statuses: number[] = [];
      while (statuses.length < count) statuses.push((await browser.signIn(email, "wrong wrong")).status);
      return statuses;
    };
    expect(await guesses(4)).toEqual([401, 401, 401, 401]);
    expect((await browser.signIn(email)).status).toBe(200);
    expect(await guesses(2)).toEqual([401, 429]);
  });

  test("the mark of a known device is of use for its own account only, and cannot be made up", async () => {
    const [one, other] = await twoUsers(server);
    const browser = new Browser(server, { "x-forwarded-for": "203.0.113.7" });
    await browser.signIn(one.email);
    for (let guess = 0; guess < 5; guess += 1) await browser.signIn(other.email, "wrong wrong");
    expect((await browser.signIn(other.email)).status).toBe(429);
    browser.cookies.set("sp_known", `${"A".repeat(16)}.${"0".repeat(64)}`);
    expect((await browser.signIn(other.email)).status).toBe(429);
  });

  describe("the mark of a known device ends", () => {
    let networks = 0;
    /** Whether a device is let in where strangers have used up what an unknown one may guess. */
    async function isKnown(browser: Browser, email: string, password = PASSWORD): Promise<boolean> {
      const at = { "x-forwarded-for": `203.0.113.${(networks += 1)}` };
      for (let guess = 0; guess < 5; guess += 1) await new Browser(server, at).signIn(email, "wrong wrong");
      const { status } = await Object.assign(new Browser(server, at), { cookies: browser.cookies }).signIn(
        email,
        password,
      );
      expect([200, 429]).toContain(status);
      return status === 200;
    }

    test("ninety days after it was last used", async () => {
      const { email, browser } = await person();
      const day = 24 * 3600_000;
      for (let times = 0; times < 2; times += 1) {
        clock.advance(60 * day);
        expect(await isKnown(browser, email)).toBe(true);
      }
      clock.advance(90 * day);
      expect(await isKnown(browser, email)).toBe(false);
    });

    test("with its password, except where it was changed", async () => {
      const { email, browser } = await person();
      const other = new Browser(server);
      await other.signIn(email);
      const change = { current: PASSWORD, next: "a new horse", revoke_tokens: true };
      expect((await browser.send("POST", "/account/password", change)).status).toBe(200);
      expect(await isKnown(other, email, change.next)).toBe(false);
      expect(await isKnown(browser, email, change.next)).toBe(true);
    });

    test.each([
      ["a one-time link", (id: number, code: string) => ["/session/reset", { code, password: PASSWORD }, id] as const],
      ["being disabled", (id: number) => [`/admin/data/users/${id}`, { disabled: true }, id] as const],
      ["the end of everything", (id: number) => [`/admin/data/users/${id}/end`, {}, id] as const],
    ])("with %s", async (_what, request) => {
      const [root, target] = [await person(true), await person()];
      const [id = 0, code] = [await idOf(root.browser, target.email), await resetLink(root.browser, target.email)];
      const [path, body] = request(id, code);
      const by = path.startsWith("/session") ? new Browser(server) : root.browser;
      expect((await by.send("POST", path, body)).status).toBe(200);
      await root.browser.send("POST", `/admin/data/users/${id}`, { disabled: false });
      expect(await isKnown(target.browser, target.email)).toBe(false);
    });
  });

  test("all known devices of an account have sixty wrong passwords an hour together, and strangers use none of them up", async () => {
    const { email } = await server.user();
    const devices = Array.from({ length: 13 }, () => new Browser(server));
    for (const device of devices) expect((await device.signIn(email)).status).toBe(200);
    for (let guess = 0; guess < 5; guess += 1) {
      await new Browser(server, { "x-forwarded-for": "198.51.100.60" }).signIn(email, "wrong wrong");
    }
    const statuses: number[] = [];
    // All of a device at once: whichever of them is the last one, that none is left is told once.
    for (const device of devices.slice(0, 12)) {
      const guesses = await Promise.all(Array.from({ length: 5 }, () => device.signIn(email, "wrong wrong")));
      statuses.push(...guesses.map(({ status }) => status));
    }
    expect(statuses).toEqual(statuses.map(() => 401));
    const [last = new Browser(server)] = devices.slice(-1);
    for (let guess = 0; guess < 2; guess += 1) expect((await last.signIn(email)).status).toBe(429);
    // A device without a mark has its own limits, as before.
    expect((await new Browser(server).signIn(email)).status).toBe(200);
    const why = (await logOf(server, { person: email, kind: "signin.failed" })).map(({ detail }) => detail.why);
    expect(why.filter((one) => one === "too many guesses on known devices")).toHaveLength(1);
    clock.advance(60 * 60_000);
    expect((await last.signIn(email)).status).toBe(200);
  });
});

test("guessing one-time links is limited for an address, and a real link waits there like any other", async () => {
  const root = await person(true);
  const target = await person();
  const code = await resetLink(root.browser, target.email);
  const reset = (at: string, given: string) =>
    new Browser(server, { "x-forwarded-for": at }).send("POST", "/session/reset", { code: given, password: PASSWORD });
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await reset("198.51.100.40", `${guess}`.padStart(32, "0"))).status).toBe(403);
  }
  expect((await reset("198.51.100.40", code)).status).toBe(429);
  expect((await reset("198.51.100.41", code)).status).toBe(200);
});

test("a one-time link names its account as often as it is asked, until it is used", async () => {
  const root = await person(true);
  const target = await person();
  const code = await resetLink(root.browser, target.email);
  const ask = (at: string, given: unknown) =>
    new Browser(server, { "x-forwarded-for": at }).send("POST", "/session/reset/account", { code: given });
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await ask("198.51.100.50", code);
    expect([status, body]).toEqual([200, { email: target.email, invited: false }]);
  }
  expect((await ask("198.51.100.50", 7)).status).toBe(400);
  const use = { code, password: PASSWORD };
  expect((await new Browser(server).send("POST", "/session/reset", use)).status).toBe(200);
  expect((await ask("198.51.100.50", code)).status).toBe(403);
  // Guesses count as those of the link itself.
  for (let guess = 0; guess < 9; guess += 1) await ask("198.51.100.50", `${guess}`.padStart(32, "0"));
  expect((await ask("198.51.100.50", code)).status).toBe(429);
  expect(
    (await new Browser(server, { "x-forwarded-for": "198.51.100.50" }).send("POST", "/session/reset", use)).status,
  ).toBe(429);
});

describe("the first run", () => {
  const codeOf = (at: TestServer): string => /with the code (\S+)/.exec(at.log())?.[1] ?? "";
  const administrator = { email: "first@example.org", password: PASSWORD };
  const fresh = ownServer();

  test("without the setup code nobody signs up", async () => {
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
