// Second factors over HTTP: codes of an app, recovery codes, the step between password and session, and attacks on each.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import {
  Browser,
  clock,
  idOf,
  logOf,
  OWN_PUSHES,
  PASSWORD,
  peopleOf,
  resetLink,
  server,
  signedIn,
  useServer,
} from "./browser_sessions.ts";
import { testClock, type TestServer } from "./harness.ts";
import { type Route, routesOf, startWithEverything } from "./routes.ts";
import { scratch } from "./scratch.ts";
import { needs } from "./needs.ts";
import { codeAt, halfway, withApp } from "./second_factors.ts";

setDefaultTimeout(60_000);
useServer();

const { newPath } = scratch();

/** Routes for which nobody has to be signed in. Every other one is for somebody, also one that is added tomorrow. */
const FOR_EVERYBODY: readonly RegExp[] = [
  /^[/](?:about(?:[/]accessibility|[/]settings[.]json)?|languages|letter|admin[/]events|share|receipts(?:[/].*)?|manifest[.]webmanifest|favicon[.]ico|apple-touch-icon[.]png|icon-\w+[.]png|up|readyz|robots[.]txt|[.]well-known[/]security[.]txt|api|help[/]api.*|assets[/].*|download[/].*)?$/,
  // The ways in.
  /^[/](?:session(?:[/].*)?|users[/](?:sign_in|sign_up|setup|reset|second_step|auth[/]oidc.*))$/,
  // What links lead to, and addresses that lead elsewhere.
  /^[/](?:p|req|f|r|en)[/]|^[/](?:requests|requests[/]:token[/]qr[.]svg|api_tokens)$/,
  // The API looks at tokens alone (token_routes.test.ts).
  /^[/](?:api[/]v[12]|[pfr][.]json)(?:[/]|$)/,
];
const ownAmong = (routes: Route[]): Route[] =>
  routes.filter(({ path }) => !FOR_EVERYBODY.some((pattern) => pattern.test(path)));

/** @returns where the answer leads, or its status and error */
async function outcomeOf(at: TestServer, { method, path }: Route, cookie: string): Promise<string> {
  const answer = await at.fetch(path.replace(/:\w+/g, "1"), {
    method,
    headers: { cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" },
    redirect: "manual",
    ...(method === "POST" && { body: "{}" }),
  });
  const location = answer.headers.get("location");
  return `${answer.status} ${location ?? (await answer.text())}`;
}

const STEP_MS = 30_000;
const second = (browser: Browser, code: string) => browser.send("POST", "/session/second_factor", { code });
const isIn = async (browser: Browser) => (await browser.send("GET", OWN_PUSHES)).status === 200;
/** A code that was not used yet. */
const nextCode = (secret: string): string => {
  clock.advance(STEP_MS);
  return codeAt(secret, clock.now());
};

needs("oathtool").test("the codes of these tests are those of another implementation", () => {
  for (const nowMs of [0, 59_000, Date.UTC(2026, 1, 3), 20_000_000_000_000]) {
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    const moment = `${new Date(nowMs).toISOString().slice(0, 19).replace("T", " ")} UTC`;
    const { stdout } = Bun.spawnSync(["oathtool", "--totp", "--base32", "--now", moment, secret]);
    expect(codeAt(secret, nowMs)).toBe(stdout.toString().trim());
  }
});

test("an administrator resets the factors of somebody who has lost them, and nobody else does", async () => {
  const { email, browser, secret, recoveryCodes } = await withApp(server, clock.now());
  const [admin, other] = [await withApp(server, clock.now(), true), await signedIn(server)];
  const hasFactor = async (of: string) => (await peopleOf(server, of))[0]?.hasFactor;
  const path = async (of: string) => `/admin/data/users/${await idOf(admin.browser, of)}/second_factors/reset`;
  expect([await hasFactor(email), await hasFactor(other.email)]).toEqual([true, false]);
  for (const [by, of, status] of [
    [new Browser(server), email, 401],
    [other.browser, email, 403],
    [browser, email, 403],
    [admin.browser, admin.email, 409],
  ] as const) {
    expect((await by.send("POST", await path(of), {})).status).toBe(status);
  }
  const foreign = { "sec-fetch-site": "cross-site" };
  expect((await admin.browser.send("POST", await path(email), {}, foreign)).status).toBe(403);
  expect((await admin.browser.send("POST", "/admin/data/users/999999/second_factors/reset", {})).status).toBe(404);
  const attempt = await halfway(server, email);
  expect((await admin.browser.send("POST", await path(email), {})).body).toMatchObject({ removed: true });
  expect((await admin.browser.send("POST", await path(email), {})).body).toMatchObject({ removed: false });
  expect(await hasFactor(email)).toBe(false);
  expect(await isIn(browser)).toBe(false);
  for (const code of [nextCode(secret), recoveryCodes[0] ?? ""]) expect((await second(attempt, code)).status).toBe(403);
  const anew = new Browser(server);
  expect((await anew.signIn(email)).body).toMatchObject({ user: { email } });
  expect(await isIn(anew)).toBe(true);
  const told = await logOf(server, { person: email, kind: "second_factors.reset" });
  expect(told).toMatchObject([{ actor: admin.email, userEmail: email }]);
  const added = `/admin/log?person=${encodeURIComponent(email)}&kind=second_factor.added`;
  expect(await admin.browser.page(added)).toContain(">Authenticator app<");
});

describe("an app with codes", () => {
  test("is asked for after the password, and lets nobody in before", async () => {
    const { email, secret, recoveryCodes } = await withApp(server, clock.now());
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const browser = new Browser(server);
    const first = await browser.signIn(email);
    expect(first.body).toEqual({ second_factor: { code: true, passkey: false } });
    const cookies = first.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^sp_second_step=[\w-]+; .*HttpOnly; SameSite=Strict$/);
    expect(await isIn(browser)).toBe(false);
    expect((await second(browser, nextCode(secret))).body).toMatchObject({ user: { email } });
    expect(await isIn(browser)).toBe(true);
    expect([...browser.cookies.keys()].sort()).toEqual(["sp_known", "sp_session"]);
  });

  test("of the step before and after counts as well, of others not", async () => {
    const { email, secret } = await withApp(server, clock.now());
    clock.advance(10 * STEP_MS);
    for (const [steps, status] of [
      [-2, 403],
      [2, 403],
      [-1, 200],
      [1, 200],
    ] as const) {
      const browser = await halfway(server, email);
      expect((await second(browser, codeAt(secret, clock.now() + steps * STEP_MS))).status).toBe(status);
    }
  });

  test("counts once, also of two at the same moment, and the one that set it up not at all", async () => {
    const { email, secret } = await withApp(server, clock.now());
    const used = await halfway(server, email);
    expect((await second(used, codeAt(secret, clock.now()))).status).toBe(403);
    const code = nextCode(secret);
    const browsers = await Promise.all(Array.from({ length: 5 }, () => halfway(server, email)));
    const answers = await Promise.all(browsers.map((browser) => second(browser, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
    expect((await Promise.all(browsers.map(isIn))).filter(Boolean)).toHaveLength(1);
  });

  test("cannot be guessed, and a known device of its owner is not held up by who tries", async () => {
    const { email, secret, browser: own } = await withApp(server, clock.now());
    const known = new Browser(server);
    known.cookies.set("sp_known", own.cookies.get("sp_known") ?? "");
    const thief = await halfway(server, email);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await second(thief, "000000")).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
    // Not even the right code, and not from another browser.
    const code = nextCode(secret);
    expect((await second(await halfway(server, email), code)).status).toBe(429);
    // Nor from a device that is known for another account.
    const { browser: others } = await signedIn(server);
    const foreign = new Browser(server);
    foreign.cookies.set("sp_known", others.cookies.get("sp_known") ?? "");
    await foreign.signIn(email);
    expect((await second(foreign, code)).status).toBe(429);
    await known.signIn(email);
    expect((await second(known, code)).status).toBe(200);
    // The limit resets: nobody is locked out for good.
    clock.advance(60 * 60_000);
    expect((await second(await halfway(server, email), nextCode(secret))).status).toBe(200);
  });

  test("cannot be guessed on many known devices of its owner: together they have twenty tries an hour", async () => {
    const { email, secret, browser } = await withApp(server, clock.now());
    const devices = [browser];
    while (devices.length < 4) {
      const device = await halfway(server, email);
      expect((await second(device, nextCode(secret))).status).toBe(200);
      devices.push(device);
    }
    const statuses: number[] = [];
    for (const device of devices) {
      await device.signIn(email);
      for (let guess = 0; guess < 10; guess += 1) statuses.push((await second(device, "000000")).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 403), ...Array.from({ length: 20 }, () => 429)]);
    // Whoever has no mark is where they were.
    expect((await second(await halfway(server, email), nextCode(secret))).status).toBe(200);
    // What ends all marks of the account begins to count anew.
    const root = await withApp(server, clock.now(), true);
    const id = await idOf(root.browser, email);
    for (const disabled of [true, false]) {
      expect((await root.browser.send("POST", `/admin/data/users/${id}`, { disabled })).status).toBe(200);
    }
    const anew = await halfway(server, email);
    expect((await second(anew, nextCode(secret))).status).toBe(200);
    await anew.signIn(email);
    expect((await second(anew, "000000")).status).toBe(403);
  });

  test("ends all other sessions when it is set up, and needs the password or a factor to be changed", async () => {
    const { email, browser } = await signedIn(server);
    const other = new Browser(server);
    await other.signIn(email);
    for (const [method, path] of [
      ["POST", "/account/factors/app/begin"],
      ["POST", "/account/factors/app"],
      ["DELETE", "/account/factors/app"],
      ["POST", "/account/factors/passkeys/begin"],
      ["POST", "/account/factors/recovery_codes"],
    ] as const) {
      const answer = await browser.send(method, path, method === "POST" ? { ticket: "x", code: "1" } : undefined);
      expect([path, answer.status, answer.body.error]).toEqual([path, 403, expect.stringContaining("First confirm")]);
    }
    expect((await browser.send("POST", "/account/factors/confirm", { password: "a guess" })).status).toBe(403);
    await browser.send("POST", "/account/factors/confirm", { password: PASSWORD });
    const { body } = await browser.send("POST", "/account/factors/app/begin", {});
    expect(body.uri).toStartWith("otpauth://totp/");
    expect((await browser.send("POST", "/account/factors/app", { ticket: body.ticket, code: "000000" })).status).toBe(
      403,
    );
    const code = codeAt(body.secret, clock.now());
    expect((await browser.send("POST", "/account/factors/app", { ticket: body.ticket, code })).status).toBe(201);
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
    // Another session's confirmation is worth nothing here.
    const third = await halfway(server, email);
    await second(third, nextCode(body.secret));
    third.cookies.set("sp_confirmed", browser.cookies.get("sp_confirmed") ?? "");
    expect((await third.send("DELETE", "/account/factors/app")).status).toBe(403);
    expect((await browser.send("DELETE", "/account/factors/app")).status).toBe(200);
    expect((await new Browser(server).signIn(email)).body).toMatchObject({ user: { email } });
  });

  test("another user's set-up cannot be finished", async () => {
    const [ann, ben] = [await signedIn(server), await signedIn(server)];
    for (const { browser } of [ann, ben]) {
      await browser.send("POST", "/account/factors/confirm", { password: PASSWORD });
    }
    const { ticket, secret } = (await ann.browser.send("POST", "/account/factors/app/begin", {})).body;
    const code = codeAt(secret, clock.now());
    expect((await ben.browser.send("POST", "/account/factors/app", { ticket, code })).status).toBe(403);
    clock.advance(31 * 60_000);
    await ann.browser.send("POST", "/account/factors/confirm", { password: PASSWORD });
    const late = { ticket, code: codeAt(secret, clock.now()) };
    expect((await ann.browser.send("POST", "/account/factors/app", late)).status).toBe(403);
  });
});

describe("recovery codes", () => {
  test("sign in once each, however they are typed, and new ones take their place", async () => {
    const { email, recoveryCodes } = await withApp(server, clock.now());
    const [first = "", other = ""] = recoveryCodes;
    const browser = await halfway(server, email);
    const spelled = ` ${first.toLowerCase().replaceAll("-", " ").replaceAll("1", "l").replaceAll("0", "o")}`;
    expect((await second(browser, spelled)).status).toBe(200);
    expect((await second(await halfway(server, email), first)).status).toBe(403);
    expect((await browser.send("GET", "/account/factors")).body.recovery_codes).toBe(9);
    await browser.send("POST", "/account/factors/confirm", { code: other });
    const renewed = await browser.send("POST", "/account/factors/recovery_codes", {});
    expect(renewed.status).toBe(201);
    const [, , third = ""] = recoveryCodes;
    expect((await second(await halfway(server, email), third)).status).toBe(403);
    const [fresh] = renewed.body.recovery_codes;
    const answers = await Promise.all(
      [await halfway(server, email), await halfway(server, email)].map((one) => second(one, fresh)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test("of somebody else sign in nobody", async () => {
    const [ann, ben] = [await withApp(server, clock.now()), await withApp(server, clock.now())];
    expect((await second(await halfway(server, ann.email), ben.recoveryCodes[0] ?? "")).status).toBe(403);
  });
});

describe("the note between the two steps", () => {
  test("counts for its own user, once, for ten minutes, and while the password stays", async () => {
    const ann = await withApp(server, clock.now());
    const ben = await withApp(server, clock.now());
    const asAnn = await halfway(server, ann.email);
    expect((await second(asAnn, nextCode(ben.secret))).status).toBe(403);
    const note = asAnn.cookies.get("sp_second_step") ?? "";
    expect((await second(asAnn, nextCode(ann.secret))).status).toBe(200);
    asAnn.cookies.set("sp_second_step", note);
    expect((await second(asAnn, nextCode(ann.secret))).status).toBe(401);
    const forged = new Browser(server);
    forged.cookies.set("sp_second_step", `${note.slice(0, -2)}AA`);
    expect((await second(forged, nextCode(ann.secret))).status).toBe(401);
    expect((await second(new Browser(server), nextCode(ann.secret))).status).toBe(401);
    const late = await halfway(server, ann.email);
    clock.advance(10 * 60_000);
    expect((await second(late, nextCode(ann.secret))).status).toBe(401);
    const stale = await halfway(server, ann.email);
    const change = { current: PASSWORD, next: "another horse", revoke_tokens: false };
    expect((await ann.browser.send("POST", "/account/password", change)).status).toBe(200);
    expect((await second(stale, nextCode(ann.secret))).status).toBe(401);
  });

  test("opens none of the routes that are for somebody", async () => {
    const { server: all, routes } = await routesOf(() => startWithEverything(newPath("authority"), { clock }));
    try {
      const { email } = await withApp(all, clock.now(), true);
      const note = (await halfway(all, email)).cookies.get("sp_second_step") ?? "";
      // As a session, as a confirmation: it is neither.
      const cookie = ["session", "confirmed", "second_step"].map((name) => `sp_${name}=${note}`).join("; ");
      const own = ownAmong(routes);
      expect(own.length).toBeGreaterThan(60);
      for (const route of own) {
        const outcome = await outcomeOf(all, route, cookie);
        expect([route, outcome]).toEqual([route, expect.stringMatching(/^(?:401 |30[23] [/]users[/]sign_in$)/)]);
      }
    } finally {
      await all.stop();
    }
  });

  test("is no token, and counts for requests of this site only", async () => {
    const { email } = await withApp(server, clock.now(), true);
    const browser = await halfway(server, email);
    const note = browser.cookies.get("sp_second_step") ?? "";
    const asToken = await server.json("GET", "/api/v2/pushes/active", undefined, { authorization: `Bearer ${note}` });
    expect(asToken.status).toBe(401);
    const fromElsewhere = await browser.send(
      "POST",
      "/session/second_factor",
      { code: "000000" },
      {
        "sec-fetch-site": "cross-site",
      },
    );
    expect(fromElsewhere.status).toBe(403);
  });

  test("follows a one-time link too", async () => {
    const admin = await signedIn(server, true);
    const { email, secret } = await withApp(server, clock.now());
    const code = await resetLink(admin.browser, email);
    const browser = new Browser(server);
    const set = await browser.send("POST", "/session/reset", { code, password: "my own choice" });
    expect(set.body).toMatchObject({ second_factor: { code: true } });
    expect(await isIn(browser)).toBe(false);
    expect((await second(browser, nextCode(secret))).status).toBe(200);
  });
});

describe("require_mfa", () => {
  test("leads whoever has none to set one up, before anything else; API tokens keep working", async () => {
    const own = testClock();
    const { server: strict, routes } = await routesOf(() =>
      startWithEverything(newPath("authority"), { clock: own, flags: { "require-mfa": "admins" } }),
    );
    try {
      const user = await strict.user("user@example.org");
      const admin = await strict.user("admin@example.org", true);
      const plain = new Browser(strict);
      await plain.signIn(user.email);
      expect(await isIn(plain)).toBe(true);
      const browser = new Browser(strict);
      expect((await browser.signIn(admin.email)).status).toBe(200);
      const cookie = `sp_session=${browser.cookies.get("sp_session")}`;
      for (const route of ownAmong(routes)) {
        // Where one is set up.
        if (/^[/](?:account|users)[/]factors/.test(route.path)) continue;
        const outcome = await outcomeOf(strict, route, cookie);
        const refused = /^(?:403 .*second factor|30[23] [/]users[/]sign_in$)/;
        expect([route, outcome]).toEqual([route, expect.stringMatching(refused)]);
      }
      for (const path of ["/", "/users/sign_in"]) {
        const page = await strict.fetch(path, { headers: { cookie, accept: "text/html" }, redirect: "manual" });
        expect([path, page.headers.get("location")]).toEqual([path, "/users/factors"]);
      }
      // What the session would be worth at the API is that of nobody.
      expect((await browser.send("GET", "/api/v2/pushes/active")).status).toBe(401);
      expect((await strict.json("GET", "/api/v2/pushes/active", undefined, admin.headers)).status).toBe(200);
      // The sign-in a moment ago is the confirmation.
      const begun = await browser.send("POST", "/account/factors/app/begin", {});
      const code = codeAt(begun.body.secret, own.now());
      const added = await browser.send("POST", "/account/factors/app", { ticket: begun.body.ticket, code });
      expect(added.status).toBe(201);
      expect(await isIn(browser)).toBe(true);
      const removed = await browser.send("DELETE", "/account/factors/app");
      expect([removed.status, removed.body.error]).toEqual([409, expect.stringContaining("another one")]);
    } finally {
      await strict.stop();
    }
  });
});
