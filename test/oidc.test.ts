// Signing in at an OpenID provider, over HTTP: who comes in, and who does not. The provider is a real HTTPS server that does
// what each test tells it.

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync } from "node:fs";

import { DAY_MS, iso, MINUTE_MS } from "../src/base/clock.ts";
import { logOf } from "./browser_sessions.ts";
import { until } from "./flooding.ts";
import { openBeside, runBeside, startServer, testClock, type TestServer } from "./harness.ts";
import {
  type Authority,
  HandProvider,
  newAuthority,
  newKey,
  refreshIn,
  signed,
  signedWithPublicKey,
  signedWithSecret,
  startWith,
  unsigned,
  Visitor,
} from "./openid.ts";
import { CLIENT } from "./openid_client.ts";
import { scratch } from "./scratch.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(60_000);
const { root, newPath } = scratch();

let authority: Authority;
let provider: HandProvider;
let server: TestServer;
let people = 0;

/** Its metrics are read, and its secret ends soon. */
const watched = { "metrics-listen": "127.0.0.1:0", "oidc-client-secret-until": iso(Date.now() + DAY_MS).slice(0, 10) };

beforeAll(async () => {
  authority = newAuthority(root);
  provider = new HandProvider(authority);
  server = await startWith(
    { issuer: provider.issuer, authority },
    { flags: { "oidc-admin-groups": "ops", "oidc-auditor-groups": "audit", "enable-requests": "true", ...watched } },
  );
  await server.user("root@example.org", true);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
afterEach(() => {
  provider.wishes = HandProvider.honest();
});

/** Somebody new is next at the provider. */
function nextPerson(more: Record<string, unknown> = {}): { sub: string; email: string } {
  people += 1;
  const who = { sub: `s${people}`, email: `person${people}@example.org` };
  provider.wishes.claims = { ...who, email_verified: true, groups: [], ...more };
  return who;
}
const visitor = (at = server): Visitor => new Visitor(at, authority.file);
const refused = (why: string): string => `/users/sign_in?refused=${why}`;

test("somebody whom the provider recognises gets an account and a session, without a redirect that a policy could stop", async () => {
  const { email } = nextPerson();
  const browser = visitor();
  const begun = await browser.ask("/users/auth/oidc", { method: "POST" });
  expect(begun.status).toBe(200);
  expect(begun.headers.get("set-cookie")).toMatch(/^sp_oidc=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/i);
  expect(await browser.signIn()).toBe("/admin");
  expect(await browser.who()).toBe(email);
  expect(browser.cookies.has("sp_oidc")).toBe(false);
  // With PKCE, state and nonce, and to the address that the settings name.
  const asked = new URL(await visitor().begin()).searchParams;
  expect(asked.get("code_challenge_method")).toBe("S256");
  for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)?.length).toBeGreaterThan(40);
  expect(asked.get("redirect_uri")).toBe(`${server.url}/users/auth/oidc/callback`);
  expect(server.log()).not.toContain("code=");
});

test("a newcomer who cannot be stored whole is not stored at all, and comes in the next time", async () => {
  const { email } = nextPerson({ email_verified: false });
  const database = await databaseOf(server);
  try {
    // From now on no identity can be stored.
    await database.unsafe("ALTER TABLE identities RENAME COLUMN seen_at_ms TO away");
    expect(await visitor().signIn()).toBe("");
  } finally {
    await database.unsafe("ALTER TABLE identities RENAME COLUMN away TO seen_at_ms").finally(() => database.close());
  }
  const browser = visitor();
  expect(await browser.signIn()).toBe("/admin");
  expect(await browser.who()).toBe(email);
});

test("behind a proxy with HTTPS, addresses are those of base_url, and no other host can set the cookie", async () => {
  const own = await startWith(
    { issuer: provider.issuer, authority },
    { flags: { "base-url": "https://push.example.org" } },
  );
  try {
    await own.user("root@example.org", true);
    const page = await visitor(own).ask("/users/sign_in");
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self';");
    // The page goes to the provider by itself, so no policy has to name it.
    expect(await page.text()).toContain('<form id="company" method="post" action="/users/auth/oidc">');
    const begun = await visitor(own).ask("/users/auth/oidc", { method: "POST" });
    expect(begun.headers.get("set-cookie")).toMatch(/^__Host-sp_oidc=[\w-]+; .*Secure; HttpOnly; SameSite=Lax$/i);
    const asked = new URL(refreshIn(await begun.text())).searchParams;
    expect(asked.get("redirect_uri")).toBe("https://push.example.org/users/auth/oidc/callback");
  } finally {
    await own.stop();
  }
});

test("somebody who wanted to send a file goes on there, and no word of a form leads anywhere else", async () => {
  for (const [word, there] of [
    ["file", "/#file"],
    ["https://evil.example", "/admin"],
    ["//evil.example", "/admin"],
    ["constructor", "/admin"],
  ] as const) {
    nextPerson();
    const browser = visitor();
    expect(await browser.finish(await browser.recognised(await browser.begin(word)))).toBe(there);
  }
});

test("groups decide about the rights at each sign-in, and whoever has lost the administrators' ends up a user", async () => {
  const { sub, email } = nextPerson({ groups: ["ops", "staff"] });
  const rights = async () => {
    const { accounts, close } = await openBeside(server);
    const user = (await accounts.listUsers()).find((one) => one.email === email);
    await close();
    return [user?.admin, user?.auditor];
  };
  const first = visitor();
  await first.signIn();
  expect(await rights()).toEqual([true, false]);
  // What the ID token says of them counts, whatever userinfo says besides.
  provider.wishes.claims = { sub, groups: "audit" };
  provider.wishes.userinfo = { email, email_verified: true, groups: ["ops"] };
  await visitor().signIn();
  expect(await rights()).toEqual([false, true]);
  provider.wishes.claims = { sub, email, groups: ["ops"] };
  await first.signIn();
  expect(await rights()).toEqual([true, false]);
  provider.wishes.claims = { sub, email, groups: "audit" };
  await visitor().signIn();
  expect(await rights()).toEqual([false, true]);
  // Its earlier session had more rights.
  expect(await first.who()).toBeNull();
  provider.wishes.claims = { sub, email, groups: [] };
  await visitor().signIn();
  expect(await rights()).toEqual([false, false]);
});

test("whoever was in groups, and of whom none are told any more, is out", async () => {
  const { sub, email } = nextPerson({ groups: ["staff"] });
  const browser = visitor();
  await browser.signIn();
  expect(await browser.who()).toBe(email);
  provider.wishes.claims = { sub, email };
  expect(await visitor().signIn()).toContain("refused=no-groups");
  expect(await browser.who()).toBeNull();
  // What links an account by hand is in the log.
  expect(server.log()).toContain(`subject=${sub}`);
});

test("the pages of a sender whose address the provider has not verified do not vouch for it", async () => {
  for (const isVerified of [false, true]) {
    const { email } = nextPerson({ email_verified: isVerified });
    await visitor().signIn();
    const { accounts, close } = await openBeside(server);
    const { token } = await accounts.createToken({ email, name: "test" }).finally(close);
    const headers = { authorization: `Bearer ${token}` };
    const { url_token } = await server.push({ payload: "x", sender_email: true }, headers);
    const gate = await (await server.fetch(`/p/${url_token}`, { headers: { accept: "text/html" } })).text();
    const request = { request: "What?", include_requestor: true };
    const asked = (await server.json("POST", "/api/v2/requests", { request }, headers)).body.url_token;
    const form = { method: "POST", headers: { accept: "text/html", "sec-fetch-site": "same-origin" } };
    const answer = await (
      await server.fetch(`/req/${asked}`, { ...form, body: new URLSearchParams({ passphrase: "" }) })
    ).text();
    for (const page of [gate, answer]) {
      expect(page).toContain(email);
      expect(page.includes("No one has verified this address.")).toBe(!isVerified);
    }
  }
});

test("what the token leaves out, the provider is asked for", async () => {
  const { sub, email } = nextPerson();
  provider.wishes.claims = { sub };
  provider.wishes.userinfo = { email, email_verified: true, groups: ["staff"] };
  const browser = visitor();
  expect(await browser.signIn()).toBe("/admin");
  expect(await browser.who()).toBe(email);
});

test("a sign-in counts as one with a second factor if the provider says so", async () => {
  for (const [amr, detail] of [
    [undefined, { how: "oidc" }],
    ["mfa", { how: "oidc" }],
    [["pwd"], { how: "oidc" }],
    [["pwd", "mfa"], { how: "oidc", strong: true }],
  ] as const) {
    const { email } = nextPerson({ amr });
    await visitor().signIn();
    const entries = await logOf(server, { person: email, kind: "signin" });
    expect(entries).toMatchObject([{ kind: "signin", detail }]);
    expect("strong" in (entries[0]?.detail ?? {})).toBe("strong" in detail);
  }
});

test("an address and whether it is verified are the word of one answer, never of two", async () => {
  const { email: taken } = await server.user(`local${(people += 1)}@example.org`);
  // What the ID token leaves out has the provider asked, who has verified another address.
  const { sub } = nextPerson({ email: taken, email_verified: undefined, groups: undefined });
  provider.wishes.userinfo = { email: "evil@elsewhere.example", email_verified: true, groups: [] };
  expect(await visitor().signIn()).toBe(refused("address-taken"));
  provider.wishes.claims = { sub, email_verified: true };
  provider.wishes.userinfo = { email: taken, groups: [] };
  expect(await visitor().signIn()).toBe(refused("address-taken"));
  provider.wishes.userinfo = { email: taken, email_verified: true, groups: [] };
  expect(await visitor().signIn()).toBe("/admin");
  // For this server, and by its own name.
  nextPerson({ azp: CLIENT.id });
  expect(await visitor().signIn()).toBe("/admin");
});

test("a policy binds those whom the provider puts into its group, until it takes them out, and nobody whose groups are left out comes in", async () => {
  const policies = JSON.stringify({ contractors: { kinds: ["url"] } });
  const own = await startWith({ issuer: provider.issuer, authority }, { flags: { "policy-group": policies } });
  try {
    await own.user("root@example.org", true);
    const push = async (browser: Visitor): Promise<number> => {
      const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
      const body = JSON.stringify({ push: { payload: "x" } });
      return (await browser.ask("/api/v2/pushes", { method: "POST", headers, body })).status;
    };
    const { sub } = nextPerson({ groups: ["staff", "contractors"] });
    const before = visitor(own);
    await before.signIn();
    expect(await push(before)).toBe(422);
    // Many providers tell groups only if they are asked, or name none if there are none.
    for (const [groups, userinfo, status] of [
      [["staff"], {}, 201],
      [undefined, { groups: ["contractors"] }, 422],
      [undefined, {}, 201],
    ] as const) {
      provider.wishes.claims = { ...provider.wishes.claims, groups };
      provider.wishes.userinfo = { ...userinfo };
      const browser = visitor(own);
      expect(await browser.signIn()).toBe("/admin");
      expect([groups, await push(browser), await push(before)]).toEqual([groups, status, status]);
    }
    provider.wishes.claims = { ...provider.wishes.claims, sub, hasgroups: true };
    expect(await visitor(own).signIn()).toBe(refused("too-many-groups"));
  } finally {
    await own.stop();
  }
});

describe("a sentence says why somebody does not come in:", () => {
  const cases: Array<[string, string, () => void]> = [
    ["no email address", "no-email", () => nextPerson({ email: undefined })],
    ["an email address that is none", "bad-email", () => nextPerson({ email: "nobody" })],
    ["no claim with groups", "no-groups", () => nextPerson({ groups: undefined })],
    [
      "groups left out by Entra",
      "too-many-groups",
      () => nextPerson({ groups: undefined, _claim_names: { groups: "src1" }, _claim_sources: { src1: {} } }),
    ],
    [
      "groups left out by Entra, told otherwise",
      "too-many-groups",
      () => nextPerson({ groups: undefined, hasgroups: true }),
    ],
    ["an address that belongs to an administrator", "address-taken", () => nextPerson({ email: "root@example.org" })],
    [
      "an address that nobody has verified",
      "address-taken",
      () => nextPerson({ email: "ROOT@example.org", email_verified: false }),
    ],
    ["a clock that is behind", "clock", () => nextPerson({ exp: Math.floor(Date.now() / 1_000) - 120 })],
    [
      "a clock that is ahead",
      "clock",
      () => nextPerson({ iat: Math.floor(Date.now() / 1_000) + 600, exp: Math.floor(Date.now() / 1_000) + 900 }),
    ],
    [
      "a provider that reports an error",
      "provider-error",
      () => {
        provider.wishes.answer = (query) =>
          new URLSearchParams({ error: "server_error", state: query.get("state") ?? "", iss: provider.issuer });
      },
    ],
    [
      "somebody who gives up there",
      "cancelled",
      () => {
        provider.wishes.answer = (query) =>
          new URLSearchParams({ error: "access_denied", state: query.get("state") ?? "", iss: provider.issuer });
      },
    ],
    [
      "a provider that breaks down on the way",
      "unreachable",
      () => {
        provider.wishes.tokens = () => new Response("down", { status: 503 });
      },
    ],
    [
      "a secret that the provider does not accept",
      "client-refused",
      () => {
        provider.wishes.tokens = () => Response.json({ error: "invalid_client" }, { status: 400 });
      },
    ],
    [
      "a secret that the provider does not accept, told in a header",
      "client-refused",
      () => {
        const headers = { "www-authenticate": 'Basic realm="tokens", error="invalid_client"' };
        provider.wishes.tokens = () => Response.json({ error: "invalid_client" }, { status: 401, headers });
      },
    ],
    [
      "a secret that the provider does not accept, without a word",
      "client-refused",
      () => {
        provider.wishes.tokens = () => new Response("no", { status: 401 });
      },
    ],
    ["an ID token that was made for another client", "bad-token", () => nextPerson({ azp: "another" })],
    ["an ID token that names nobody", "bad-token", () => nextPerson({ sub: "" })],
    [
      "an answer that is none",
      "provider-error",
      () => {
        provider.wishes.tokens = () => new Response("<html>");
      },
    ],
  ];
  test.each(cases)("%s", async (_what, why, wish) => {
    nextPerson();
    wish();
    const browser = visitor();
    const there = await browser.signIn();
    expect(there).toBe(refused(why));
    expect(await browser.who()).toBeNull();
    if (why !== "client-refused") return;
    const conditions = async () => {
      const text = await (await fetch(`${server.addresses.metrics}/metrics`)).text();
      return Array.from(text.matchAll(/kind="(client_\w+)"/g), ([, kind]) => kind);
    };
    // The administrator is told until somebody signs in again.
    expect(await conditions()).toEqual(["client_secret_refused"]);
    provider.wishes = HandProvider.honest();
    nextPerson();
    await visitor().signIn();
    expect(await conditions()).toEqual(["client_secret_ends"]);
    expect(await (await browser.ask(there)).text()).toContain("client secret is wrong or has expired");
    expect(server.log()).toMatch(
      /why=client-refused reason="The provider does not accept oidc.client_id with oidc.client_secret/,
    );
    const page = await (await browser.ask(refused(why))).text();
    expect(page).toContain('<p class="problem" role="alert">');
    expect(page).not.toContain("{label}");
    expect(server.log()).toContain(why);
  });

  test("an address that is none, unless an older account has it", async () => {
    const { email: old } = await server.user();
    const email = `"${old}`;
    nextPerson({ email });
    expect(await visitor().signIn()).toBe(refused("bad-email"));
    const database = await databaseOf(server);
    await database`UPDATE users SET email = ${email} WHERE email = ${old}`;
    await database.close();
    expect(await visitor().signIn()).toBe("/admin");
  });

  test("a user of this server whose address is not verified there, and one who is another person there", async () => {
    const { email } = nextPerson();
    await server.user(email);
    provider.wishes.claims = { sub: "mallory", email, email_verified: false, groups: [] };
    expect(await visitor().signIn()).toBe(refused("address-taken"));
    // Whoever has proved the address is the same person …
    provider.wishes.claims = { sub: "ann", email, email_verified: true, groups: [] };
    expect(await visitor().signIn()).toBe("/admin");
    // … and nobody else from then on, also with that address.
    provider.wishes.claims = { sub: "mallory", email, email_verified: true, groups: [] };
    expect(await visitor().signIn()).toBe(refused("address-taken"));
  });

  test("an account that is disabled here", async () => {
    const { email } = nextPerson();
    await visitor().signIn();
    const { accounts, close } = await openBeside(server);
    const user = (await accounts.listUsers()).find((one) => one.email === email);
    await accounts.changeRights(user?.id ?? 0, { disabled: true });
    await close();
    expect(await visitor().signIn()).toBe(refused("disabled"));
  });

  test("a reason that an address makes up has no text of its own", async () => {
    const page = await (await visitor().ask(refused("<b>pay%20here</b>"))).text();
    expect(page).not.toContain("pay");
  });
});

describe("a token that is not the provider's signs nobody in:", () => {
  const nowS = Math.floor(Date.now() / 1_000);
  const other = newKey("first");
  const tokens: Array<[string, (claims: Record<string, unknown>) => string]> = [
    ["without a signature", (claims) => unsigned(claims, "first")],
    ["signed with the public key as a secret", (claims) => signedWithPublicKey(claims, provider.key)],
    ["signed with the client's secret", (claims) => signedWithSecret(claims, provider.key.kid, CLIENT.secret)],
    ["for another client", (claims) => signed({ ...claims, aud: "another" }, provider.key)],
    [
      "for two clients, authorised for the other",
      (claims) => signed({ ...claims, aud: ["secret-push", "another"], azp: "another" }, provider.key),
    ],
    ["expired", (claims) => signed({ ...claims, iat: nowS - 7_200, exp: nowS - 3_600 }, provider.key)],
    ["of another issuer", (claims) => signed({ ...claims, iss: "https://evil.example" }, provider.key)],
    ["with another nonce", (claims) => signed({ ...claims, nonce: "of another sign-in" }, provider.key)],
    ["without a nonce", ({ nonce: _nonce, ...claims }) => signed(claims, provider.key)],
    ["without a subject", ({ sub: _sub, ...claims }) => signed(claims, provider.key)],
    ["of a key that has the same name", (claims) => signed(claims, other)],
    ["of a key that nobody knows", (claims) => signed(claims, newKey("unknown"))],
    ["of a key that it brings along", (claims) => signed(claims, other, { jwk: other.jwk, kid: "mine" })],
    [
      "changed after it was signed",
      (claims) => {
        const [head, , signature] = signed(claims, provider.key).split(".");
        const changed = Buffer.from(JSON.stringify({ ...claims, groups: ["ops"] })).toString("base64url");
        return `${head}.${changed}.${signature}`;
      },
    ],
  ];
  test.each(tokens)("%s", async (_what, token) => {
    nextPerson();
    provider.wishes.token = token;
    const browser = visitor();
    expect(await browser.signIn()).toMatch(/refused=(?:bad-token|clock|other-issuer|provider-error)$/);
    expect(await browser.who()).toBeNull();
    expect(browser.cookies.has("sp_session")).toBe(false);
  });
});

describe("an answer counts once, and in the browser that asked:", () => {
  test("a state, a code and a nonce that were used sign nobody in again", async () => {
    nextPerson();
    const browser = visitor();
    const at = await browser.begin();
    const begun = browser.cookies.get("sp_oidc") ?? "";
    const back = await browser.recognised(at);
    expect(await browser.finish(back)).toBe("/admin");
    // Whoever has overheard both the address and the cookie.
    const replaying = visitor();
    replaying.cookies.set("sp_oidc", begun);
    expect(await replaying.finish(back)).toBe(refused("begin-again"));
    // The same sign-in, and a new code of the provider for it.
    replaying.cookies.set("sp_oidc", begun);
    expect(await replaying.finish(await replaying.recognised(at))).toBe(refused("begin-again"));
    // A new sign-in with a used code.
    const fresh = visitor();
    const state = new URL(await fresh.begin()).searchParams.get("state") ?? "";
    expect(await fresh.finish(back.replace(/state=[^&]+/, `state=${state}`))).toBe(refused("begin-again"));
    expect(await fresh.who()).toBeNull();
  });

  test("and within ten minutes: whoever comes back later begins again", async () => {
    const clock = testClock(Date.now());
    const own = await startWith({ issuer: provider.issuer, authority }, { clock });
    await own.user("root@example.org", true);
    const signIn = async (laterMs: number): Promise<string> => {
      nextPerson();
      const browser = visitor(own);
      const back = await browser.recognised(await browser.begin());
      clock.advance(laterMs);
      return browser.finish(back);
    };
    expect(await signIn(0)).toBe("/admin");
    expect(await signIn(10 * MINUTE_MS)).toBe(refused("begin-again"));
    await own.stop();
  });

  test("a link with an answer for somebody else signs in nobody who follows it", async () => {
    nextPerson();
    const attacker = visitor();
    const back = await attacker.recognised(await attacker.begin());
    const victim = visitor();
    expect(await victim.finish(back)).toBe(refused("begin-again"));
    // Nor one who has begun to sign in at the same time.
    await victim.begin();
    expect(await victim.finish(back)).toBe(refused("begin-again"));
    expect(await victim.who()).toBeNull();
    // The one whom it is for still comes in.
    expect(await attacker.finish(back)).toBe("/admin");
  });

  test("no other site begins a sign-in, and what a browser made up opens nothing", async () => {
    const foreign = await visitor().ask("/users/auth/oidc", {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect([foreign.status, foreign.headers.get("set-cookie")]).toEqual([403, null]);
    const browser = visitor();
    const back = await browser.recognised(await browser.begin());
    browser.cookies.set("sp_oidc", Buffer.from(`{"state":"x"}`).toString("base64url"));
    expect(await browser.finish(back)).toBe(refused("begin-again"));
  });

  test("looking at the address with HEAD does not use it up", async () => {
    nextPerson();
    const browser = visitor();
    const back = await browser.recognised(await browser.begin());
    await browser.ask(back, { method: "HEAD" });
    expect(await browser.finish(back)).toBe("/admin");
  });

  test.each([
    ["of another issuer", (query: URLSearchParams) => (query.set("iss", "https://evil.example"), query)],
    ["that does not name its issuer", (query: URLSearchParams) => (query.delete("iss"), query)],
    ["with two states", (query: URLSearchParams) => (query.append("state", "x"), query)],
    ["without a state", (query: URLSearchParams) => (query.delete("state"), query)],
  ])("an answer %s never reaches the place for tokens", async (_what, answer) => {
    nextPerson();
    provider.wishes.answer = answer;
    const before = provider.asked.filter((path) => path === "/token").length;
    expect(await visitor().signIn()).toMatch(/refused=(?:bad-token|begin-again|other-issuer)$/);
    expect(provider.asked.filter((path) => path === "/token").length).toBe(before);
  });
});

describe("an answer without an end", () => {
  const LONG = "x".repeat(2 * 1024 * 1024);
  const endless = (sent: { bytes: number }): Response =>
    new Response(
      new ReadableStream({
        async pull(controller) {
          sent.bytes += 64 * 1024;
          controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
          await Bun.sleep(1);
        },
      }),
      { headers: { "content-type": "application/json" } },
    );

  test("is read no further than what an honest one may have", async () => {
    nextPerson();
    const sent = { bytes: 0 };
    provider.wishes.tokens = () => endless(sent);
    expect(await visitor().signIn()).toBe(refused("provider-error"));
    expect(server.log()).toContain("answered with more than 1048576 bytes");
    // It ends: for as long as the connection lives, more is sent in every turn.
    let before = -1;
    await until(async () => {
      const stands = sent.bytes === before;
      before = sent.bytes;
      await Bun.sleep(200);
      return stands;
    }, "the answer ends");
  });

  test.each<[string, () => void]>([
    ["of a person", () => (nextPerson({ groups: undefined }), (provider.wishes.userinfo = { groups: [LONG] }))],
    ["of a person, in the token", () => nextPerson({ more: LONG })],
    ["with the keys", () => (nextPerson(), provider.keys.push({ ...newKey("long"), jwk: { kid: LONG } }))],
  ])("%s, signs nobody in", async (_what, wish) => {
    const { keys } = provider;
    provider.keys = [...keys];
    wish();
    const browser = visitor();
    const outcome = await browser.signIn();
    provider.keys = keys;
    expect([outcome, await browser.who()]).toEqual([refused("provider-error"), null]);
  });

  test("with the provider's addresses begins no sign-in", async () => {
    provider.wishes.metadata = { more: LONG };
    expect(await visitor().begin()).toBe(refused("provider-error"));
  });
});

test("a provider that names another issuer than the settings is not used", async () => {
  provider.wishes.metadata = { issuer: "https://evil.example" };
  expect(await visitor().begin()).toBe(refused("other-issuer"));
});

test("an issuer is compared letter by letter, also where addresses would be the same", async () => {
  const { origin } = new URL(provider.issuer);
  const own = await startWith({ issuer: origin, authority });
  try {
    provider.wishes.metadata = { issuer: `${origin}/` };
    expect(await visitor(own).begin()).toBe(refused("other-issuer"));
    provider.wishes.metadata = { issuer: origin };
    expect(await visitor(own).begin()).toStartWith(provider.issuer);
  } finally {
    await own.stop();
  }
});

test.each(["http://localhost/there", "javascript:alert(1)", "nowhere", undefined])(
  "a description whose addresses are %p leads nobody there, and signing out works all the same",
  async (address) => {
    for (const name of ["authorization_endpoint", "token_endpoint", "jwks_uri"]) {
      provider.wishes.metadata = { [name]: address };
      expect(await visitor().begin()).toBe(refused("bad-token"));
    }
    provider.wishes.metadata = { end_session_endpoint: address, userinfo_endpoint: address };
    nextPerson();
    const browser = visitor();
    expect(await browser.signIn()).toBe("/admin");
    const answer = await browser.ask("/session", { method: "DELETE" });
    expect([answer.status, await answer.json(), browser.cookies.has("sp_session")]).toEqual([200, {}, false]);
  },
);

test("a new key of the provider counts at once, and a withdrawn one no more", async () => {
  nextPerson();
  await visitor().signIn();
  const [old] = provider.keys;
  provider.keys = [newKey("second")];
  nextPerson();
  expect(await visitor().signIn()).toBe("/admin");
  nextPerson();
  provider.wishes.token = (claims) => signed(claims, old as never);
  expect(await visitor().signIn()).toBe(refused("bad-token"));
});

test("a second sign-in in one browser ends the session that it had, also at the provider, where no other site sends it along", async () => {
  nextPerson();
  const browser = visitor();
  await browser.signIn();
  const first = visitor();
  for (const [name, value] of browser.cookies) first.cookies.set(name, value);
  nextPerson();
  const back = await browser.recognised(await browser.begin());
  browser.cookies.delete("sp_session");
  expect(await browser.finish(back)).toBe("/admin");
  expect([await first.who(), (await browser.who()) !== null]).toEqual([null, true]);
});

describe("signing out", () => {
  test("ends the session here, and leads to where the provider ends its own", async () => {
    nextPerson();
    const browser = visitor();
    await browser.signIn();
    const answer = (await (await browser.ask("/session", { method: "DELETE" })).json()) as { goes_on_to: string };
    const there = new URL(answer.goes_on_to);
    expect(there.origin + there.pathname).toBe(`${provider.issuer}/end`);
    expect(there.searchParams.get("post_logout_redirect_uri")).toBe(`${server.url}/users/sign_in`);
    expect(there.searchParams.get("id_token_hint")?.split(".")).toHaveLength(3);
    expect(await browser.who()).toBeNull();
  });

  test("has the browser forget everybody, also where the session cannot be ended", async () => {
    nextPerson();
    const browser = visitor();
    await browser.signIn();
    browser.cookies.set("sp_who", "somebody");
    const database = await databaseOf(server);
    await database.unsafe("ALTER TABLE sessions RENAME TO away");
    try {
      expect((await browser.ask("/session", { method: "DELETE" })).status).toBeGreaterThanOrEqual(500);
    } finally {
      await database.unsafe("ALTER TABLE away RENAME TO sessions").finally(() => database.close());
    }
    expect([browser.cookies.has("sp_session"), browser.cookies.has("sp_who")]).toEqual([false, false]);
  });

  const tell = (token: string, at = server): Promise<Response> =>
    at.fetch("/users/auth/oidc/logout", { method: "POST", body: new URLSearchParams({ logout_token: token }) });

  test("at the provider ends the session that it names, or all of a person, and each notice counts once", async () => {
    const { sub, email } = nextPerson({ sid: "laptop" });
    const [laptop, phone] = [visitor(), visitor()];
    await laptop.signIn();
    provider.wishes.claims["sid"] = "phone";
    await phone.signIn();
    const notice = signed(provider.notice({ sid: "laptop" }), provider.key, { typ: "logout+jwt" });
    expect((await tell(notice)).status).toBe(200);
    expect([await laptop.who(), await phone.who()]).toEqual([null, email]);
    await laptop.signIn();
    provider.wishes.claims["sid"] = "laptop";
    await laptop.signIn();
    expect((await tell(notice)).status).toBe(400);
    expect(await laptop.who()).toBe(email);
    expect((await tell(signed(provider.notice({ sub }), provider.key))).status).toBe(200);
    expect([await laptop.who(), await phone.who()]).toEqual([null, null]);
    const log = await logOf(server, { kind: "session.ended" });
    // The last notice named the person, the first one only a session.
    expect(log.slice(0, 2)).toMatchObject([
      { actor: "provider", userEmail: email, detail: { sessions: 2 } },
      { actor: "provider", detail: { sessions: 1 } },
    ]);
  });

  test("takes more than what looks like a notice", async () => {
    const { sub, email } = nextPerson({ sid: "only" });
    const browser = visitor();
    await browser.signIn();
    const { key } = provider;
    const long = Math.floor(Date.now() / 1_000) - 3_600;
    for (const token of [
      signed(provider.claimsFor("x"), key),
      signed(provider.notice({ sub, nonce: "x" }), key),
      signed(provider.notice({ sub, aud: "another" }), key),
      signed(provider.notice({ sub, iss: "https://evil.example" }), key),
      signed(provider.notice({ sub, exp: long }), key),
      signed(provider.notice({ sub, iat: long }), key),
      signed(provider.notice({ sub, jti: undefined }), key),
      signed(provider.notice({ sub: `${sub}\0` }), key),
      signed(provider.notice({ sub, sid: "a\ud800" }), key),
      signed(provider.notice({ sub, events: {} }), key),
      signed(provider.notice(), key),
      signed(provider.notice({ sub }), newKey(key.kid)),
      unsigned(provider.notice({ sub }), key.kid),
      signedWithPublicKey(provider.notice({ sub }), key),
      signedWithSecret(provider.notice({ sub }), key.kid, CLIENT.secret),
      // Whoever does not know what a critical header asks must refuse the token (RFC 7515, 4.1.11).
      signed(provider.notice({ sub }), key, { crit: ["exp"], exp: long }),
      "nonsense",
    ]) {
      expect((await tell(token)).status).toBe(400);
    }
    expect((await server.fetch("/users/auth/oidc/logout", { method: "POST" })).status).toBe(400);
    expect(await browser.who()).toBe(email);
    // Nor does a key count that is there to encrypt.
    const sealing = newKey("sealing");
    provider.keys = [key, { ...sealing, jwk: { ...sealing.jwk, use: "enc" } }];
    const fresh = visitor();
    nextPerson();
    await fresh.signIn(); // the keys are learnt anew
    expect((await tell(signed(provider.notice({ sub }), sealing))).status).toBe(400);
    provider.keys = [key];
    expect(await browser.who()).toBe(email);
    // Anybody may send notices: the provider is not asked for keys once for each.
    const before = provider.asked.length;
    await Promise.all(Array.from({ length: 30 }, () => tell(signed(provider.notice({ sub }), sealing))));
    expect(provider.asked.length - before).toBeLessThan(15);
    // Somebody who has no account here is nobody's business.
    expect((await tell(signed(provider.notice({ sub: "unknown" }), key))).status).toBe(200);
    expect(await browser.who()).toBe(email);
  });
});

test("without the provider, running sessions and passwords go on, and the page says what is wrong, also after a restart", async () => {
  const leaving = new HandProvider(authority);
  const { issuer } = leaving;
  const place = newPath("data");
  // Its port is not taken again: nobody answers there from now on.
  const browser = await inBefore().finally(() => leaving.stop());
  const own = await startWith({ issuer, authority }, { dataDir: place });
  try {
    const later = visitor(own);
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    expect(await later.who()).not.toBeNull();
    expect(await visitor(own).begin()).toBe(refused("unreachable"));
    const page = await (await visitor(own).ask(refused("unreachable"))).text();
    expect(page).toContain("Example ID can’t be reached at the moment.");
    const local = await own.json(
      "POST",
      "/session",
      { email: "local@example.org", password: "correct horse" },
      { "sec-fetch-site": "same-origin" },
    );
    expect(local.status).toBe(200);
    // What was learnt of it before is on the disk: its notices count, and so does the way out.
    const notice = signed(leaving.notice({ sub: "stays" }), leaving.key);
    const body = new URLSearchParams({ logout_token: notice });
    expect((await own.fetch("/users/auth/oidc/logout", { method: "POST", body })).status).toBe(200);
    expect(await later.who()).toBeNull();
  } finally {
    await own.stop();
  }

  /** @returns a browser in which somebody has signed in while the provider was there */
  async function inBefore(): Promise<Visitor> {
    const server = await startWith({ issuer, authority }, { dataDir: place });
    try {
      await server.user("local@example.org", true);
      leaving.wishes.claims = { sub: "stays", email: "stays@example.org", email_verified: true, groups: [] };
      const browser = visitor(server);
      expect(await browser.signIn()).toBe("/admin");
      return browser;
    } finally {
      await server.stop({ dataDir: true });
    }
  }
});

test("on a server without any account, a group makes the first administrator, and nothing else lets anybody in", async () => {
  const fresh = await startWith({ issuer: provider.issuer, authority }, { flags: { "oidc-admin-groups": "ops" } });
  try {
    nextPerson({ groups: ["staff"] });
    expect(await visitor(fresh).signIn()).toBe(refused("not-set-up"));
    const led = await visitor(fresh).ask(refused("not-set-up"));
    expect(led.headers.get("location")).toBe("/users/setup?refused=not-set-up");
    expect(await (await visitor(fresh).ask("/users/setup?refused=not-set-up")).text()).toContain(
      "Sign in with Example ID",
    );
    const { email } = nextPerson({ groups: ["ops"] });
    const browser = visitor(fresh);
    expect(await browser.signIn()).toBe("/admin");
    expect(await browser.who()).toBe(email);
  } finally {
    await fresh.stop();
  }
});

test("whoever has lost the groups has no session and no token any more, until they are back", async () => {
  const own = await startWith({ issuer: provider.issuer, authority }, { flags: { "oidc-allowed-groups": "staff" } });
  try {
    await own.user("root@example.org", true);
    const { sub, email } = nextPerson({ groups: ["staff"] });
    const browser = visitor(own);
    expect(await browser.signIn()).toBe("/admin");
    const { accounts, close } = await openBeside(own);
    const { token } = await accounts.createToken({ email, name: "script" });
    await close();
    const headers = { authorization: `Bearer ${token}` };
    const { url_token } = await own.push({ payload: "kept" }, headers);
    provider.wishes.claims = { sub, email, groups: ["others"] };
    expect(await visitor(own).signIn()).toBe(refused("not-allowed"));
    expect(await browser.who()).toBeNull();
    expect((await own.json("GET", "/api/v2/pushes/active", undefined, headers)).status).toBe(401);
    expect((await own.json("GET", `/api/v2/pushes/${url_token}`)).body.payload).toBe("kept");
    provider.wishes.claims = { sub, email, groups: ["staff"] };
    expect(await visitor(own).signIn()).toBe("/admin");
    expect((await own.json("GET", "/api/v2/pushes/active", undefined, headers)).status).toBe(200);
  } finally {
    await own.stop();
  }
});

test("without accounts for newcomers, only whoever has one comes in", async () => {
  const own = await startWith({ issuer: provider.issuer, authority }, { flags: { "oidc-create-users": "false" } });
  try {
    await own.user("root@example.org", true);
    const { email } = nextPerson();
    expect(await visitor(own).signIn()).toBe(refused("no-account"));
    await own.user(email);
    expect(await visitor(own).signIn()).toBe("/admin");
  } finally {
    await own.stop();
  }
});

describe("doctor", () => {
  async function examine(flags: Record<string, string> = {}, secret = CLIENT.secret): Promise<string[]> {
    const { stdout } = await runBeside(
      server,
      ["doctor", "--json", "--port", new URL(server.url).port].concat(
        Object.entries({
          "base-url": server.url,
          "oidc-issuer": provider.issuer,
          "oidc-client-id": "secret-push",
          "oidc-ca-file": authority.file,
          ...flags,
        }).map(([name, value]) => `--${name}=${value}`),
      ),
      "",
      { SECRETPUSH_OIDC_CLIENT_SECRET: secret },
    );
    const lines = JSON.parse(stdout) as Array<Record<"verdict" | "subject" | "text", string>>;
    return lines.filter(({ subject }) => subject === "sign-in").map(({ verdict, text }) => `${verdict} ${text}`);
  }

  test("says that the provider is reached, knows this server and has its time", async () => {
    expect(await examine()).toEqual([
      `ok ${provider.issuer} answers, and describes itself as this issuer.`,
      `ok It knows secret-push and sends people back to ${server.url}/users/auth/oidc/callback.`,
      "ok It accepts oidc.client_secret.",
      `ok It offers sign-out. The address here for its back-channel logout is ${server.url}/users/auth/oidc/logout.`,
      "ok Its clock agrees with this host's.",
    ]);
  });

  test("finds a client that is unknown, another issuer, and a provider that is down", async () => {
    expect((await examine({ "oidc-client-id": "another" }))[1]).toStartWith("fail It sends no one back to http://");
    provider.wishes.metadata = { issuer: "https://evil.example" };
    const named = (issuer: string, name: string): string =>
      `fail oidc.issuer is ${issuer}, but the provider calls itself ${name}. If this is the right provider, set oidc.issuer to exactly its name.`;
    expect(await examine()).toEqual([named(provider.issuer, "https://evil.example")]);
    provider.wishes.metadata = { issuer: `${provider.issuer}/` };
    expect(await examine()).toEqual([named(provider.issuer, `${provider.issuer}/`)]);
    expect(await examine({ "oidc-issuer": "https://127.0.0.1:1" })).toEqual([
      "fail 127.0.0.1:1 cannot be reached: it refused the connection",
    ]);
    const elsewhere = `${provider.issuer}/nowhere`;
    expect(await examine({ "oidc-issuer": elsewhere })).toEqual([
      `fail ${elsewhere}/.well-known/openid-configuration answered 404. Is oidc.issuer right?`,
    ]);
    const stranger = newAuthority(newPath("unknown"));
    expect(await examine({ "oidc-ca-file": stranger.file })).toEqual([
      expect.stringMatching(
        /^fail localhost:\d+ cannot be reached: its certificate is not valid .*name it in oidc\.ca_file\)$/,
      ),
    ]);
  });

  test("tries the secret, and tells what it cannot know from what is wrong", async () => {
    const [, , wrong] = await examine({}, "another secret");
    expect(wrong).toStartWith("fail It does not accept secret-push with oidc.client_secret (invalid_client)");
    provider.wishes.tokens = () => Response.json({ error: "temporarily_unavailable" }, { status: 400 });
    // As providers do it that know no prompt=none.
    provider.wishes.page = () => new Response("<form>", { headers: { "content-type": "text/html" } });
    const [, client, secret] = await examine();
    expect(client).toStartWith("ok It shows its own page, so doctor cannot tell");
    expect(secret).toBe(
      "ok It does not say whether oidc.client_secret is right, so doctor cannot tell: sign in to find out.",
    );
  });

  test("misses the scope of the groups that the settings name", async () => {
    provider.wishes.metadata = { scopes_supported: ["openid", "email", "profile", "groups"] };
    const warned = async (flags: Record<string, string>) =>
      (await examine(flags)).filter((line) => line.startsWith("warn"));
    expect(await warned({})).toEqual([]);
    const [warning, ...more] = await warned({ "oidc-admin-groups": "ops" });
    expect(warning).toContain('set oidc.scopes = "openid email profile groups".');
    expect(more).toEqual([]);
    expect(await warned({ "oidc-admin-groups": "ops", "oidc-scopes": "openid email groups" })).toEqual([]);
  });
});

describe("settings:", () => {
  const start = (flags: Record<string, string>) => startWith({ issuer: provider.issuer, authority }, { flags });

  test.each([
    [{ "oidc-issuer": "http://localhost/realm" }, "oidc-issuer"],
    [{ "oidc-issuer": "https://localhost/realm?x=1" }, "has a query or a fragment"],
    [{ "oidc-scopes": "email" }, 'oidc.scopes lacks "openid"'],
    [{ "oidc-ca-file": "/nowhere.pem" }, "oidc.ca_file cannot be read: /nowhere.pem"],
  ])("%p is refused before anything is stored", async (flags, sentence) => {
    const unused = newPath("unused");
    await expect(start({ ...flags, "data-dir": unused } as never)).rejects.toThrow(sentence);
    expect(existsSync(unused)).toBe(false);
  });

  test("a provider whose certificate nobody trusts is unreachable", async () => {
    const stranger = newAuthority(newPath("stranger"));
    const own = await start({ "oidc-ca-file": stranger.file });
    try {
      expect(await visitor(own).begin()).toBe("/users/sign_in?refused=unreachable");
    } finally {
      await own.stop();
    }
  });

  test("without a provider there is no button, and its addresses are unknown", async () => {
    const own = await startServer();
    try {
      await own.user("root@example.org", true);
      expect(await (await own.fetch("/users/sign_in")).text()).not.toContain("auth/oidc");
      expect((await own.fetch("/users/auth/oidc", { method: "POST" })).status).toBe(404);
      expect((await own.fetch("/users/auth/oidc/callback")).status).toBe(404);
    } finally {
      await own.stop();
    }
  });

  test("without base_url, or without a name at the provider, the server does not start", async () => {
    const flags = { "oidc-issuer": provider.issuer };
    expect(startServer({ flags })).rejects.toThrow(
      "oidc.issuer is given without oidc.client_id: give both or neither.",
    );
    expect(startServer({ flags: { ...flags, "oidc-client-id": "x" } })).rejects.toThrow(
      "oidc.client_id is given without base_url: give both or neither.",
    );
  });
});
