// Who is calling and from where: API tokens, anonymous access, trusted proxies, the base URL of links.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Problem } from "../src/http/contract/schemas.ts";
import { asking, expectShape, MARKER, pathOf, PUSHES, raw, saidBy } from "./api_checks.ts";
import { startServer, type TestServer, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const UNKNOWN = `${PUSHES}/${"0".repeat(24)}`;
const INVALID = { error: "The API token is not valid." };
const NEEDED = { error: "This server needs an API token: send Authorization: Bearer TOKEN." };

/** Every endpoint but version; `token` is that of a push that exists. */
const ENDPOINTS: Array<[method: string, path: (push: { url_token: string }) => string]> = [
  ["POST", () => PUSHES],
  ["GET", pathOf],
  ["HEAD", pathOf],
  ["GET", () => UNKNOWN],
  ["DELETE", pathOf],
  ["DELETE", () => UNKNOWN],
  ["GET", (push) => `${pathOf(push)}/preview`],
  ["GET", (push) => `${pathOf(push)}/audit`],
  ["GET", () => `${PUSHES}/active`],
  ["GET", () => `${PUSHES}/expired`],
  ["GET", () => `${PUSHES}/active?page=junk`],
];

describe("an API token", () => {
  let user: User;
  const ask = asking(() => server);
  const server = ownServer({ flags: { "log-level": "debug" } });
  beforeAll(async () => {
    user = await server.user();
  });

  const accepted: Array<[string, (token: string) => Record<string, string>]> = [
    ["Authorization: Bearer TOKEN", (token) => ({ Authorization: `Bearer ${token}` })],
    ["Authorization: bearer TOKEN", (token) => ({ Authorization: `bearer ${token}` })],
    ["Authorization: BEARER TOKEN", (token) => ({ Authorization: `BEARER ${token}` })],
    ["Authorization: bEaReR   TOKEN", (token) => ({ Authorization: `bEaReR   ${token}  ` })],
    ["Authorization: TOKEN", (token) => ({ Authorization: token })],
    ["X-User-Token: TOKEN", (token) => ({ "X-User-Token": token })],
    [
      "X-User-Token beside X-User-Email",
      (token) => ({ "X-User-Token": token, "X-User-Email": "someone@else.example" }),
    ],
    [
      "X-User-Token beside a proxy's Basic",
      (token) => ({ "X-User-Token": token, Authorization: "Basic dXNlcjpwdw==" }),
    ],
    [
      "Bearer beside an invalid X-User-Token",
      (token) => ({ Authorization: `Bearer ${token}`, "X-User-Token": "other" }),
    ],
    ["X-User-Token beside an empty Authorization", (token) => ({ "X-User-Token": token, Authorization: "" })],
    ["Bearer beside a cookie", (token) => ({ Authorization: `Bearer ${token}`, Cookie: "session=whatever" })],
  ];
  test.each(accepted)("is accepted as %s, and makes the caller the owner", async (_how, headers) => {
    const name = _how;
    const made = await ask("POST", PUSHES, { push: { payload: "x", name } }, headers(user.token));
    expect(made.status).toBe(201);
    const { status, body } = await ask("GET", `${PUSHES}/active`, undefined, headers(user.token));
    expect(status).toBe(200);
    expect((body as Array<{ name: string }>)[0]?.name).toBe(name);
    const audit = await ask("GET", `${pathOf(made.body)}/audit`, undefined, headers(user.token));
    expect(audit.status).toBe(200);
  });

  const refused: Array<[string, (token: string) => Record<string, string>]> = [
    ["an unknown one", () => ({ Authorization: `Bearer ${MARKER}` })],
    ["an unknown one without the word", () => ({ Authorization: MARKER })],
    ["an unknown X-User-Token", () => ({ "X-User-Token": MARKER })],
    ["a token and more", (token) => ({ Authorization: `Bearer ${token}0` })],
    ["a token cut short", (token) => ({ Authorization: `Bearer ${token.slice(0, -1)}` })],
    ["a token in capitals", (token) => ({ Authorization: `Bearer ${token.toUpperCase()}` })],
    ["its prefix", (token) => ({ Authorization: `Bearer ${token.slice(0, 8)}` })],
    ["two tokens", (token) => ({ Authorization: `Bearer ${token} ${token}` })],
    ["a token in quotes", (token) => ({ Authorization: `Bearer "${token}"` })],
    ["the word twice", (token) => ({ Authorization: `Bearer Bearer ${token}` })],
    ["the word alone", () => ({ Authorization: "Bearer" })],
    ["bytes beyond ASCII", () => ({ Authorization: "Bearer s\u00e9cr\u00e9t" })],
    ["SQL", () => ({ Authorization: "Bearer ' OR '1'='1" })],
    ["8,000 letters", () => ({ Authorization: `Bearer ${MARKER}${"a".repeat(8_000)}` })],
    ["an email beside an unknown token", () => ({ "X-User-Email": "user1@example.org", "X-User-Token": "guess" })],
  ];
  test.each(refused)("that is not valid is refused on every endpoint but version: %s", async (_what, headers) => {
    const push = await server.push({ payload: "untouched" });
    for (const [method, path] of ENDPOINTS) {
      const answer = await ask(method, path(push), method === "POST" ? "{ junk" : undefined, headers(user.token));
      expect([method, path(push), answer.status]).toEqual([method, path(push), 401]);
      if (method !== "HEAD") {
        expect(answer.body).toEqual(INVALID);
        expectShape(Problem, JSON.parse(answer.text));
      }
      expect(saidBy(answer)).not.toContain(MARKER);
    }
    expect((await ask("GET", "/api/v2/version", undefined, headers(user.token))).status).toBe(200);
    const seen = await ask("GET", pathOf(push));
    expect(seen.body).toMatchObject({ payload: "untouched", views_remaining: 4 });
  });

  test("is absent where the header is empty or names another scheme, and never comes from a query or a cookie", async () => {
    for (const headers of [
      { "x-user-token": "" },
      { authorization: "Basic dXNlcjpwdw==" },
      { "x-user-email": user.email },
    ]) {
      expect((await ask("POST", PUSHES, { push: { payload: "x" } }, headers)).status).toBe(201);
      expect((await ask("GET", `${PUSHES}/active`, undefined, headers)).status).toBe(401);
    }
    for (const query of [`access_token=${user.token}`, `token=${user.token}`, `user_token=${user.token}`]) {
      expect((await ask("GET", `${PUSHES}/active?${query}`)).status).toBe(401);
    }
    expect(
      (await ask("GET", `${PUSHES}/active`, undefined, { cookie: `session=${user.token}; token=${user.token}` }))
        .status,
    ).toBe(401);
  });

  test("and its user are never named in an answer or in the log", async () => {
    const quiet = await startServer({ flags: { "log-level": "debug" } });
    const someone = await quiet.user(`${MARKER.toLowerCase()}@example.org`);
    const push = await quiet.push({ payload: "x" }, someone.headers);
    for (const [method, path] of ENDPOINTS) {
      for (const headers of [someone.headers, { "x-user-token": `${someone.token}x` }]) {
        const response = await quiet.fetch(path(push), { method, headers });
        const said = saidBy({ headers: response.headers, text: await response.text() });
        expect(said).not.toContain(someone.token);
        expect(said.toLowerCase()).not.toContain(MARKER.toLowerCase());
      }
    }
    await quiet.stop();
    expect(quiet.log()).toContain("status=401");
    expect(quiet.log()).not.toContain(someone.token);
    expect(quiet.log()).not.toContain(push.url_token);
    expect(quiet.log().toLowerCase()).not.toContain(MARKER.toLowerCase());
  });
});

describe("where anonymous access is off", () => {
  let user: User;
  let push: { url_token: string };
  const ask = asking(() => server);
  const server = ownServer({ flags: { "allow-anonymous": "false" } });
  beforeAll(async () => {
    user = await server.user();
    push = await server.push({ payload: "inside" }, user.headers);
  });

  test.each(ENDPOINTS)("%s %p needs a token", async (method, path) => {
    for (const headers of [{}, { "x-user-token": "" }, { authorization: "Basic dXNlcjpwdw==" }] as Array<
      Record<string, string>
    >) {
      const answer = await ask(method, path(push), method === "POST" ? { push: { payload: "x" } } : undefined, headers);
      expect(answer.status).toBe(401);
      if (method !== "HEAD") expect(answer.body).toEqual(NEEDED);
    }
    const invalid = await ask(method, path(push), undefined, { authorization: "Bearer invalid" });
    expect(invalid.status).toBe(401);
  });

  test("version does not, and a valid token opens the rest", async () => {
    expect((await ask("GET", "/api/v2/version")).status).toBe(200);
    const { status, body } = await ask("GET", pathOf(push), undefined, user.headers);
    expect([status, body.payload, body.views_remaining]).toEqual([200, "inside", 5]);
    expect((await ask("GET", UNKNOWN, undefined, user.headers)).status).toBe(404);
  });
});

describe("the client's address", () => {
  /** Creates from there, and reads who the audit log says it was. */
  async function addressOf(server: TestServer, user: User, headers: Record<string, string>): Promise<string> {
    const push = await server.push({ payload: "x" }, { ...user.headers, ...headers });
    const { body } = await server.json("GET", `${pathOf(push)}/audit`, undefined, user.headers);
    return body.logs[0].ip;
  }

  describe("behind a trusted proxy", () => {
    let user: User;
    const server = ownServer({ flags: { "trusted-proxies": "127.0.0.0/8,10.0.0.0/8,::1" } });
    beforeAll(async () => {
      user = await server.user();
    });

    test.each([
      ["203.0.113.7", "203.0.113.7"],
      [" 203.0.113.7 ", "203.0.113.7"],
      ["203.0.113.7:4711", "203.0.113.7"],
      ["2001:db8::1", "2001:db8::1"],
      ["[2001:DB8:0::1]:443", "2001:db8::1"],
      ["::ffff:203.0.113.7", "203.0.113.7"],
      // What a client wrote itself stands to the left of what the proxy saw.
      ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
      ["127.0.0.1, 203.0.113.7", "203.0.113.7"],
      [`${MARKER}, 203.0.113.7`, "203.0.113.7"],
      ["203.0.113.7, 10.1.2.3", "203.0.113.7"],
      ["203.0.113.7,10.1.2.3,127.0.0.1", "203.0.113.7"],
      [`${MARKER}, 10.1.2.3`, "10.1.2.3"],
      [MARKER, "127.0.0.1"],
      ["<script>, ", "127.0.0.1"],
      ["", "127.0.0.1"],
      ["203.0.113.300", "127.0.0.1"],
      // What one reads as octal another reads as decimal.
      ["010.1.1.1", "127.0.0.1"],
      ["1.2.3", "127.0.0.1"],
    ])("X-Forwarded-For: %s is %s", async (forwarded, address) => {
      expect(await addressOf(server, user, { "x-forwarded-for": forwarded })).toBe(address);
    });

    test("other headers about addresses mean nothing", async () => {
      for (const name of ["x-real-ip", "client-ip", "true-client-ip", "cf-connecting-ip", "forwarded"]) {
        expect(await addressOf(server, user, { [name]: "203.0.113.7" })).toBe("127.0.0.1");
      }
    });
  });

  test("the default trusts a proxy on the same machine, and no other", async () => {
    const server = await startServer();
    try {
      const user = await server.user();
      expect(await addressOf(server, user, { "x-forwarded-for": "203.0.113.7" })).toBe("203.0.113.7");
      expect(await addressOf(server, user, { "x-forwarded-for": "203.0.113.7, 10.1.2.3" })).toBe("10.1.2.3");
    } finally {
      await server.stop();
    }
  });

  test("forged headers of an untrusted peer change nothing: no address, no link, no limit", async () => {
    const server = await startServer({ flags: { "trusted-proxies": "192.0.2.1/32" } });
    try {
      const user = await server.user();
      const forged = (number: number): Record<string, string> => ({
        "x-forwarded-for": `203.0.113.${number}`,
        "x-forwarded-proto": "https",
        "x-forwarded-host": "evil.example",
        "x-forwarded-port": "8443",
        forwarded: "for=203.0.113.7;proto=https;host=evil.example",
      });
      expect(await addressOf(server, user, forged(1))).toBe("127.0.0.1");
      const push = await server.push({ payload: "x", passphrase: "right" }, forged(2));
      expect(push.html_url).toBe(`${server.url}/p/${push.url_token}/r`);
      expect(push.json_url).toBe(`${server.url}/p/${push.url_token}.json`);
      // A new name for each attempt is still one address.
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 7; attempt += 1) {
        statuses.push(
          (await server.json("GET", `${pathOf(push)}?passphrase=no`, undefined, forged(10 + attempt))).status,
        );
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    } finally {
      await server.stop();
    }
  });
});

describe("links", () => {
  const linksOf = async (server: TestServer, headers: Record<string, string>) => {
    const body = JSON.stringify({ push: { payload: "x", expire_after_views: 9 } });
    const made = await raw(server, "POST", PUSHES, { "Content-Type": "application/json", ...headers }, body);
    expect(made.status).toBe(201);
    const push = JSON.parse(made.text);
    const [seen, preview, deleted] = [
      await raw(server, "GET", pathOf(push), headers),
      await raw(server, "GET", `${pathOf(push)}/preview`, headers),
      await raw(server, "DELETE", pathOf(push), headers),
    ].map(({ text }) => JSON.parse(text));
    // Every answer says the same.
    expect([seen.html_url, deleted.html_url, preview.url]).toEqual([push.html_url, push.html_url, push.html_url]);
    expect([seen.json_url, deleted.json_url]).toEqual([push.json_url, push.json_url]);
    const start = (push.json_url as string).replace(`/p/${push.url_token}.json`, "");
    expect(push.html_url).toBe(`${start}/p/${push.url_token}/r`);
    return start;
  };

  test.each([
    ["https://push.example.org", "https://push.example.org"],
    ["https://push.example.org/", "https://push.example.org"],
    ["http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080"],
  ])("start with the base URL %s, whatever the request says", async (baseUrl, start) => {
    const server = await startServer({ flags: { "base-url": baseUrl } });
    try {
      const forged = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "ftp" };
      for (const headers of [{}, forged] as Array<Record<string, string>>)
        expect(await linksOf(server, headers)).toBe(start);
      const user = await server.user();
      const push = await server.push({ payload: "x" }, user.headers);
      const { body } = await server.json("GET", `${PUSHES}/active`, undefined, {
        ...user.headers,
        "x-forwarded-host": "evil.example",
      });
      expect(body[0].html_url).toBe(`${start}/p/${push.url_token}/r`);
    } finally {
      await server.stop();
    }
  });

  describe("without a base URL", () => {
    const server = ownServer();

    test.each([
      [{ Host: "push.example.org" }, "http://push.example.org"],
      [{ Host: "push.example.org:8080" }, "http://push.example.org:8080"],
      [{ Host: "push.example.org", "X-Forwarded-Proto": "https" }, "https://push.example.org"],
      [
        { Host: "inside:5100", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "push.example.org" },
        "https://push.example.org",
      ],
      [{ Host: "inside", "X-Forwarded-Host": "push.example.org:8443" }, "http://push.example.org:8443"],
      [{ Host: "inside", "X-Forwarded-Host": "[2001:db8::1]:8443" }, "http://[2001:db8::1]:8443"],
      [{ Host: "inside", "X-Forwarded-Proto": "javascript" }, "http://inside"],
      [{ Host: "inside", "X-Forwarded-Host": "evil.example/path" }, "http://inside"],
      [{ Host: "inside", "X-Forwarded-Host": 'evil.example"><script>' }, "http://inside"],
      [{ Host: "inside", "X-Forwarded-Host": "user@evil.example" }, "http://inside"],
      [{ Host: "inside", "X-Forwarded-Host": "" }, "http://inside"],
    ] as Array<[Record<string, string>, string]>)(
      "they follow the request and its trusted proxy: %j",
      async (headers, start) => {
        expect(await linksOf(server, headers)).toBe(start);
      },
    );
  });
});
