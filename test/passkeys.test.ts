// Passkeys over HTTP: what an honest device sends, and what others do.

import { beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { generateKeyPairSync } from "node:crypto";

import { addPasskey, type Asked, Authenticator, type Lies } from "./authenticator.ts";
import { Browser, clock, OWN_PUSHES, PASSWORD, server, signedIn, useServer } from "./browser_sessions.ts";
import { startServer } from "./harness.ts";
import { scratch } from "./scratch.ts";
import { halfway } from "./second_factors.ts";

setDefaultTimeout(60_000);

/** How long a refused passkey counts against its address. */
const FAILURES_COUNT_MS = 5 * 60_000;
useServer();
const { newPath, start } = scratch();
// All tests come from one address: the failures of one must not count for the next.
beforeEach(() => clock.advance(FAILURES_COUNT_MS));

const isIn = async (browser: Browser) => (await browser.send("GET", OWN_PUSHES)).status === 200;
const begin = async (browser: Browser): Promise<Asked> =>
  (await browser.send("POST", "/session/passkey/begin", {})).body;
const enter = async (device: Authenticator, lies: Lies = {}, browser = new Browser(server)) =>
  browser.send("POST", "/session/passkey", device.prove(await begin(browser), lies));

async function withPasskey(name = "Laptop") {
  const person = await signedIn(server);
  const device = new Authenticator(server.url);
  await person.browser.send("POST", "/account/factors/confirm", { password: PASSWORD });
  const added = await addPasskey(person.browser, device, name);
  expect(added.status).toBe(201);
  return { ...person, device, recoveryCodes: added.body.recovery_codes as string[] };
}

describe("a passkey", () => {
  test("signs in by itself, without an address, and is the second step of a password", async () => {
    const { email, device, recoveryCodes } = await withPasskey();
    expect(recoveryCodes).toHaveLength(10);
    const browser = new Browser(server);
    const asked = await begin(browser);
    expect(asked.options).toMatchObject({ allowCredentials: [], userVerification: "required", rpId: "127.0.0.1" });
    const answer = await browser.send("POST", "/session/passkey", device.prove(asked));
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await isIn(browser)).toBe(true);

    const second = await halfway(server, email);
    const again = (await second.send("POST", "/session/second_factor/passkey", {})).body;
    expect(again.options.allowCredentials).toHaveLength(1);
    expect((await second.send("POST", "/session/second_factor", device.prove(again))).status).toBe(200);
    expect(await isIn(second)).toBe(true);
    const lost = await halfway(server, email);
    expect((await lost.send("POST", "/session/second_factor", { code: recoveryCodes[0] })).status).toBe(200);
  });

  test("is one of several, with names and last use, and is removed singly", async () => {
    const { browser, device } = await withPasskey("Laptop");
    const phone = new Authenticator(server.url);
    expect((await addPasskey(browser, phone, "Phone")).body).toEqual({ recovery_codes: null });
    expect((await addPasskey(browser, phone, "Phone again")).status).toBe(409);
    expect((await addPasskey(browser, new Authenticator(server.url), " ")).status).toBe(422);
    clock.advance(60_000);
    expect((await enter(phone)).status).toBe(200);
    const { passkeys } = (await browser.send("GET", "/account/factors")).body;
    const used = new Date(clock.now()).toISOString();
    expect(passkeys.map((one: { name: string; last_used_at: string }) => [one.name, one.last_used_at])).toEqual(
      expect.arrayContaining([
        ["Laptop", null],
        ["Phone", used],
      ]),
    );
    const laptop = passkeys.find((one: { name: string }) => one.name === "Laptop");
    // Nobody else can remove it.
    const other = await withPasskey();
    expect((await other.browser.send("DELETE", `/account/factors/passkeys/${laptop.id}`)).status).toBe(404);
    expect((await browser.send("DELETE", `/account/factors/passkeys/${laptop.id}`)).status).toBe(200);
    expect((await enter(device)).status).toBe(403);
    expect((await enter(phone)).status).toBe(200);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another server's name", { rpId: "evil.example" }],
    ["another challenge", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
    ["a device that did not check its user", { verified: false }],
    ["the wrong kind of answer", { type: "webauthn.create" }],
    ["another key", { key: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey }],
    ["another user's handle", { userHandle: "AAAA" }],
  ] as Array<[string, Lies]>)("with %s lets nobody in", async (_what, lies) => {
    const { device } = await withPasskey();
    const answer = await enter(device, lies);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await enter(device)).status).toBe(200);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another server's name", { rpId: "evil.example" }],
    ["a device that did not check its user", { verified: false }],
    ["the wrong kind of answer", { type: "webauthn.get" }],
  ] as Array<[string, Lies]>)("with %s is not registered", async (_what, lies) => {
    const { browser } = await signedIn(server);
    await browser.send("POST", "/account/factors/confirm", { password: PASSWORD });
    expect((await addPasskey(browser, new Authenticator(server.url), "x", lies)).status).toBe(403);
    expect((await browser.send("GET", "/account/factors")).body.passkeys).toEqual([]);
  });

  test("whose counter does not rise is a copy, and refused", async () => {
    const { device } = await withPasskey();
    expect((await enter(device, { counter: 40 })).status).toBe(200);
    expect((await enter(device, { counter: 40 })).status).toBe(403);
    expect((await enter(device, { counter: 12 })).status).toBe(403);
    expect((await enter(device, { counter: 41 })).status).toBe(200);
  });

  test("without a counter works, as those that several devices share", async () => {
    const { browser } = await signedIn(server);
    const device = new Authenticator(server.url);
    await browser.send("POST", "/account/factors/confirm", { password: PASSWORD });
    expect((await addPasskey(browser, device, "Shared", { counter: 0 })).status).toBe(201);
    for (let use = 0; use < 2; use += 1) expect((await enter(device, { counter: 0 })).status).toBe(200);
  });
});

test("that is refused again and again is refused unread, from that address and for a while", async () => {
  const { device } = await withPasskey();
  const statuses: number[] = [];
  for (let guess = 0; guess < 21; guess += 1) statuses.push((await enter(device, { challenge: "AAAA" })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 403), 429]);
  expect((await enter(device)).status).toBe(429);
  clock.advance(FAILURES_COUNT_MS);
  expect((await enter(device)).status).toBe(200);
});

describe("a challenge", () => {
  test("counts once, also of several at the same moment", async () => {
    const { device } = await withPasskey();
    const browsers = Array.from({ length: 4 }, () => new Browser(server));
    const asked = await begin(new Browser(server));
    const answer = device.prove(asked, { counter: 0x1000 });
    const answers = await Promise.all(browsers.map((one) => one.send("POST", "/session/passkey", answer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    // With a counter that has risen it is used up all the same.
    const later = device.prove(asked, { counter: 0x2000 });
    expect((await browsers[0]?.send("POST", "/session/passkey", later))?.status).toBe(403);
  });

  test("counts for five minutes, for its own purpose and its own user", async () => {
    const [ann, ben] = [await withPasskey(), await withPasskey()];
    const asked = await begin(new Browser(server));
    clock.advance(5 * 60_000);
    const late = await new Browser(server).send("POST", "/session/passkey", ann.device.prove(asked));
    expect(late.status).toBe(403);
    // A second step of Ann, with the passkey of Ben.
    const halfAnn = await halfway(server, ann.email);
    const second = (await halfAnn.send("POST", "/session/second_factor/passkey", {})).body;
    expect((await halfAnn.send("POST", "/session/second_factor", ben.device.prove(second))).status).toBe(403);
    // Ann's challenge in Ben's second step, and in a sign-in by passkey.
    const halfBen = await halfway(server, ben.email);
    expect((await halfBen.send("POST", "/session/second_factor", ben.device.prove(second))).status).toBe(403);
    const alone = await new Browser(server).send("POST", "/session/passkey", ann.device.prove(second));
    expect(alone.status).toBe(403);
    // One of a registration.
    await ann.browser.send("POST", "/account/factors/confirm", { password: PASSWORD });
    const registering = (await ann.browser.send("POST", "/account/factors/passkeys/begin", {})).body as Asked;
    registering.options.rpId = "127.0.0.1";
    const mixed = await new Browser(server).send("POST", "/session/passkey", ann.device.prove(registering));
    expect(mixed.status).toBe(403);
    expect((await enter(ann.device)).status).toBe(200);
  });

  test.each(["", "null", "{}", '{"id":1}', '{"id":"x"}', '{"id":"x","response":null}', "x".repeat(20_000)])(
    "that is answered with nonsense is refused (%#)",
    async (response) => {
      const browser = new Browser(server);
      const { ticket } = await begin(browser);
      expect((await browser.send("POST", "/session/passkey", { ticket, response })).status).toBe(403);
      expect((await browser.send("POST", "/session/passkey", { ticket: response, response })).status).toBe(403);
    },
  );
});

test("the server's name for devices is that of base_url", async () => {
  const named = await startServer({ clock, flags: { "base-url": "https://push.example.org" } });
  try {
    const origin = { origin: "https://push.example.org", "sec-fetch-site": "same-origin" };
    const asked = await named.json("POST", "/session/passkey/begin", {}, origin);
    expect(asked.body.options.rpId).toBe("push.example.org");
  } finally {
    await named.stop();
  }
});

test("the program as it is built loads what reads passkeys", async () => {
  const { url } = await start(newPath("data"));
  const asked = await fetch(`${url}/session/passkey/begin`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: "{}",
  });
  expect(await asked.json()).toMatchObject({ options: { userVerification: "required" } });
});
