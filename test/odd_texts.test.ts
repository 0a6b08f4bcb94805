// U+0000, which PostgreSQL has in no text, and half of a surrogate pair, which UTF-8 has not: wherever a request or a company's
// sign-in can bring one, it is refused or left out, and never an error of the server.

import { afterAll, afterEach, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { Browser } from "./browser_sessions.ts";
import type { TestServer, User } from "./harness.ts";
import { type Authority, HandProvider, newAuthority, signed, startWith, Visitor } from "./openid.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000);
const { root: directory } = scratch();
const ODD = ["a\0b", "a\ud800b"];

let authority: Authority;
let provider: HandProvider;
let server: TestServer;
let owner: User;
let root: Browser;

beforeAll(async () => {
  authority = newAuthority(directory);
  provider = new HandProvider(authority);
  server = await startWith(
    { issuer: provider.issuer, authority },
    { flags: { "allow-sign-up": "true", "webhooks-allow": "127.0.0.1", "oidc-admin-groups": "ops" } },
  );
  await server.user("root@example.org", true);
  owner = await server.user("owner@example.org");
  root = new Browser(server);
  await root.signIn("root@example.org");
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
afterEach(() => {
  provider.wishes = HandProvider.honest();
});

test.each(ODD)("%j is refused in the name of a token, and the answer names the field", async (odd) => {
  const { status, body } = await root.send("POST", "/account/tokens", { name: odd });
  expect([status, body]).toEqual([422, { name: ["must be one line without control characters"] }]);
});

test.each(ODD)("%j asks the admin log for nobody's entries", async (odd) => {
  const text = encodeURIComponent(odd.toWellFormed());
  for (const filter of [`person=${text}`, `kind=${text}`, "person=%00", "person=root%40example.org%00"]) {
    const page = await root.page(`/admin/log?${filter}`);
    // A kind that no entry can have filters nothing.
    expect([filter, page.includes('class="empty"')]).toEqual([filter, filter.startsWith("person")]);
    expect(page).toContain('id="entries"');
  }
});

test.each(ODD)("%j in any other text of a request is no error of the server", async (odd) => {
  const inPath = encodeURIComponent(odd.toWellFormed());
  const { url_token: token } = await server.push({ payload: "x", hold: true }, owner.headers);
  const asked: Array<[method: string, path: string, body?: unknown]> = [
    ["POST", "/session", { email: `${odd}@example.org`, password: odd }],
    ["POST", "/session/sign_up", { email: `${odd}@example.org`, password: odd }],
    ["POST", "/session/setup", { code: odd, email: odd, password: odd }],
    ["POST", "/session/reset/account", { code: odd }],
    ["POST", "/session/reset", { code: odd, password: odd }],
    ["POST", "/session/second_factor", { code: odd }],
    ["POST", "/session/passkey", { ticket: odd, response: odd }],
    ["POST", "/account/password", { current: odd, next: odd }],
    ["POST", "/account/factors/passkeys", { ticket: odd, response: odd, name: odd }],
    ["POST", "/account/tokens", { name: "fine", scopes: [odd] }],
    ["POST", "/account/tokens", { name: "fine", networks: odd }],
    [
      "POST",
      "/account/hooks",
      { name: odd, url: "http://127.0.0.1:1/", template: "standard", events: ["push.viewed"], include: [] },
    ],
    ["GET", `/account/pushes/${inPath}`],
    ["POST", `/account/sessions/${inPath}/end`, {}],
    ["POST", "/admin/data/users", { email: `${odd}@example.org` }],
    ["POST", "/api/v2/pushes", { push: { payload: odd, name: odd, note: odd, passphrase: odd } }],
    ["POST", "/api/v2/pushes", { push: { payload: "x", sender_name: odd, sender_message: odd } }],
    ["POST", "/api/v2/pushes", { push: { payload: "x", recipients: `${odd}@example.org` } }],
    ["POST", "/api/v2/pushes", { push: { payload: "x", recipients: `group:${odd}` } }],
    ["POST", "/api/v2/pushes", { push: { payload: "x", allowed_networks: odd } }],
    ["POST", "/api/v2/pushes", { push: { payload: "x", kind: odd } }],
    ["POST", "/api/v2/pushes", { push: { files: [{ filename: odd, content_type: odd, content: "eA==" }] } }],
    ["POST", "/api/v2/requests", { request: { request: odd, name: odd, note: odd, passphrase: odd } }],
    ["GET", `/api/v2/pushes/${inPath}`],
    ["GET", `/api/v2/pushes/${token}?passphrase=${inPath}`],
    ["GET", `/api/v2/pushes/${token}?hold=${inPath}`],
    ["GET", `/api/v2/requests/${inPath}`],
    ["GET", `/download/${inPath}`],
    ["POST", `/p/${token}/reveal`, { passphrase: odd, hold: odd }],
    ["POST", `/p/${inPath}/reveal`, { passphrase: odd }],
  ];
  const errors: string[] = [];
  for (const [method, path, body] of asked) {
    for (const browser of [root, new Browser(server)]) {
      const { status, text } = await browser.send(method, path, body);
      if (status >= 500) errors.push(`${method} ${path}: ${status} ${text}`);
    }
  }
  const page = `/admin?q=${inPath}&part=today&zone=${inPath}&below=${inPath}`;
  for (const sent of [
    await root.load(page),
    await root.load(page.replace("/admin", "/admin/links")),
    await root.load("/admin", { q: `https://x/${odd}`, zone: odd }),
  ]) {
    expect([sent.url, sent.status]).toEqual([sent.url, 200]);
  }
  expect(errors).toEqual([]);
});

test.each(ODD)("a provider that says %j signs nobody in, or somebody without it", async (odd) => {
  const person = { sub: "sub", email: "person@example.org", email_verified: true, groups: [] };
  const outcomes: string[] = [];
  for (const more of [
    { sub: odd },
    { sub: odd, groups: undefined },
    { sid: odd },
    { email: `${odd}@example.org` },
    { groups: [odd] },
  ]) {
    provider.wishes.claims = { ...person, ...more };
    outcomes.push(await new Visitor(server, authority.file).signIn());
  }
  // Known by now, whatever the address is.
  provider.wishes.claims = { ...person, email: `${odd}@example.org` };
  outcomes.push(await new Visitor(server, authority.file).signIn());
  const refused = (why: string): string => `/users/sign_in?refused=${why}`;
  expect(outcomes).toEqual([
    refused("bad-token"),
    refused("bad-token"),
    refused("bad-token"),
    expect.stringMatching(/refused=bad-email|^\/admin$/),
    "/admin",
    "/admin",
  ]);
});

test.each(ODD)("a notice that names %j ends nothing", async (odd) => {
  for (const claims of [{ sid: odd }, { sub: odd }, { sub: "sub", sid: odd }, { sub: "sub", jti: odd }]) {
    const body = new URLSearchParams({ logout_token: signed(provider.notice(claims), provider.key) });
    const { status } = await server.fetch("/users/auth/oidc/logout", { method: "POST", body });
    expect(status).toBe("jti" in claims ? 200 : 400);
  }
});
