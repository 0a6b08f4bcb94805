// Second factors over HTTP: codes of an app, recovery codes, the step between password and session, and attacks on each.

import { describe, expect, setDefaultTimeout, spyOn, test } from "bun:test";
import { Elysia } from "elysia";

import { Browser, clock, OWN_PUSHES, PASSWORD, resetLink, server, signedIn, useServer } from "./browser_sessions.ts";
import { startServer, testClock } from "./harness.ts";
import { codeAt, halfway, withApp } from "./second_factors.ts";

setDefaultTimeout(60_000);
useServer();

const compile = spyOn(Elysia.prototype, "compile");
compile.mockClear(); // another file in this process may have watched it before
/** Every route that belongs to somebody who is signed in, from the router itself, so that a new one is covered. */
const ownRoutes = (): Array<{ method: string; path: string }> => {
  const routes = compile.mock.contexts.flatMap((app) => (app as Elysia).routes);
  const own = routes.filter(({ path }) => /^[/](?:account|admin|requests[/]new|users[/](?:token|hooks))/.test(path));
  const distinct = new Map(own.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  if (distinct.size < 30) throw new Error("The routes are not what they were.");
  return [...distinct.values()];
};
const asked = (path: string): string => path.replace(/:\w+/g, "1");

const STEP_MS = 30_000;
const second = (browser: Browser, code: string) => browser.send("POST", "/session/second_factor", { code });
const isIn = async (browser: Browser) => (await browser.send("GET", OWN_PUSHES)).status === 200;
/** A code that was not used yet. */
const nextCode = (secret: string): string => {
  clock.advance(STEP_MS);
  return codeAt(secret, clock.now());
};

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
    expect([...browser.cookies.keys()].sort()).toEqual(["sp_device", "sp_session"]);
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
    known.cookies.set("sp_device", own.cookies.get("sp_device") ?? "");
    const thief = await halfway(server, email);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await second(thief, "000000")).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
    // Not even the right code, and not from another browser.
    const code = nextCode(secret);
    expect((await second(await halfway(server, email), code)).status).toBe(429);
    await known.signIn(email);
    expect((await second(known, code)).status).toBe(200);
    // The limit resets: nobody is locked out for good.
    clock.advance(60 * 60_000);
    expect((await second(await halfway(server, email), nextCode(secret))).status).toBe(200);
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
      expect([path, answer.status, answer.body.error]).toEqual([path, 403, expect.stringContaining("Confirm first")]);
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

  test("opens nothing but the second step, whatever is asked for", async () => {
    const { email } = await withApp(server, clock.now(), true);
    const browser = await halfway(server, email);
    const note = browser.cookies.get("sp_second_step") ?? "";
    // As a session, as a confirmation, as a token: it is none of them.
    browser.cookies.set("sp_session", note);
    browser.cookies.set("sp_confirmed", note);
    const cookie = ["session", "confirmed", "second_step"].map((name) => `sp_${name}=${note}`).join("; ");
    for (const { method, path } of [...ownRoutes(), { method: "GET", path: "/users/factors" }]) {
      const answer = await server.fetch(asked(path), {
        method,
        headers: { cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" },
        redirect: "manual",
        ...(method === "POST" && { body: "{}" }),
      });
      const isPage = answer.status === 302 || answer.status === 303;
      const refusal = isPage ? answer.headers.get("location") : answer.status;
      const expected = isPage ? "/users/sign_in" : path.startsWith("/account/hooks") ? 404 : 401;
      expect([method, path, refusal]).toEqual([method, path, expected]);
    }
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
    const strict = await startServer({ clock: own, flags: { "require-mfa": "admins" } });
    try {
      const user = await strict.user("user@example.org");
      const admin = await strict.user("admin@example.org", true);
      const plain = new Browser(strict);
      await plain.signIn(user.email);
      expect(await isIn(plain)).toBe(true);
      const browser = new Browser(strict);
      expect((await browser.signIn(admin.email)).status).toBe(200);
      for (const { method, path } of ownRoutes()) {
        // Where it is set up; what is switched off here; pages, which are below.
        if (/^[/]account[/](?:factors|hooks)|^(?![/]account|[/]admin[/]data)/.test(path)) continue;
        const { status, body } = await browser.send(method, asked(path), method === "POST" ? {} : undefined);
        expect([method, path, status, body.error]).toEqual([
          method,
          path,
          403,
          expect.stringContaining("second factor"),
        ]);
      }
      const cookie = `sp_session=${browser.cookies.get("sp_session")}`;
      for (const path of ["/admin", "/users/token", "/users/hooks"]) {
        const page = await strict.fetch(path, { headers: { cookie, accept: "text/html" }, redirect: "manual" });
        expect([path, page.headers.get("location")]).toEqual([path, "/users/sign_in"]);
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
