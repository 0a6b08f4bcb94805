// Clients of Password Pusher: the paths and links they build, what they probe first, and pages of other
// origins.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { startServer, testClock } from "./harness.ts";
import {
  bearer,
  FORM_TYPE,
  get,
  JSON_TYPE,
  keysOf,
  type Links,
  payloadOf,
  postJson,
  replay,
  type Replayed,
  send,
  server,
  user,
  useServer,
} from "./replays.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

describe("paths", () => {
  test.each(["/p.json", "//p.json", "///p.json", "/en/p.json", "//en/p.json", "/p.json?locale=de", "/p.json?"])(
    "%s creates",
    async (path) => {
      const created = await postJson(path, { password: { payload: "by path" } });
      expect([created.status, await payloadOf(created)]).toEqual([201, "by path"]);
    },
  );

  test.each(["/p.json/", "//p.json//", "/en/p.json/", "/p.json/?locale=de"])(
    "%s creates as it does without the slash behind .json, for pages of other hosts too",
    async (path) => {
      const created = await postJson(path, { password: { payload: "by path" } }, "Origin: https://intranet.example");
      expect([created.status, await payloadOf(created)]).toEqual([201, "by path"]);
      expect(created.headers.get("access-control-allow-origin")).toBe("*");
      const refused = await postJson(path, "{", "Origin: https://intranet.example");
      expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([400, "*"]);
      const preflight = await send({ head: [`OPTIONS ${path} HTTP/1.1`, "Access-Control-Request-Method: POST"] });
      expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
      expect(preflight.headers.get("access-control-allow-methods")).toBe("POST");
    },
  );

  test("a slash behind .json means nothing on any other path either", async () => {
    const { url_token: urlToken } = await server.push({ payload: "x" }, user.headers);
    for (const path of [
      `/p/${urlToken}.json`,
      `/f/${urlToken}/preview.json`,
      `/en/r/${urlToken}/audit.json`,
      "/p/active.json",
      "/en/d/expired.json",
      "/api/v1/version.json",
      "/api/v2/version.json",
      `/api/v2/pushes/${urlToken}.json`,
      `/api/v2/pushes/${urlToken}/audit.json`,
      "/api/v2/pushes/active.json",
    ]) {
      expect([path, (await get(`${path}/`, bearer())).status]).toEqual([path, 200]);
      expect([path, (await get(`${path}//?page=1`, bearer())).status]).toEqual([path, 200]);
    }
    const ended = await send({ head: [`DELETE /p/${urlToken}.json/ HTTP/1.1`] });
    expect([ended.status, ended.json.deleted]).toEqual([200, true]);
  });

  test.each(["/api/v2/pushes", "/api/v2/pushes.json", "//api/v2//pushes.json", "/api/v2/pushes.json?account_id=1"])(
    "%s creates",
    async (path) => {
      const created = await postJson(path, { push: { payload: "by path" } });
      expect([created.status, await payloadOf(created)]).toEqual([201, "by path"]);
    },
  );

  test.each(["", ".json"])("every path of the second version answers with %j behind it", async (suffix) => {
    const { url_token: urlToken } = await server.push({ payload: "x" }, user.headers);
    const base = `/api/v2/pushes/${urlToken}`;
    for (const path of [
      base,
      `${base}/preview`,
      `${base}/audit`,
      "/api/v2/pushes/active",
      "/api/v2/pushes/expired",
      "/api/v2/version",
    ]) {
      expect((await get(path + suffix, bearer())).status).toBe(200);
    }
  });

  const UNKNOWN = "AAAAAAAAAAAAAAAAAAAAAAAA";
  const everyPath = (token: string): string[] =>
    ["p", "f", "r"]
      .flatMap((letter) => [
        `/${letter}.json`,
        `/${letter}/${token}.json`,
        `/${letter}/${token}/preview.json`,
        `/${letter}/${token}/audit.json`,
        `/${letter}/active.json`,
        `/${letter}/expired.json`,
      ])
      .concat([
        "/en/d/active.json",
        "/en/d/expired.json",
        "//p.json",
        "/api/v1/version",
        "/api/v1/version.json",
        "/api/v2/version",
        "/api/v2/pushes",
      ])
      .concat([
        `/api/v2/pushes/${token}`,
        `/api/v2/pushes/${token}/preview.json`,
        "/api/v2/requests",
        "/api/v1",
        "/p/a/b.json",
        "/f/a/b/c/d.json",
        "/en/d/other.json",
        `/en/p/${token}.json`,
        `/en/r/${token}/preview.json`,
      ]);

  test(".json beats Accept: text/html, and nothing redirects, whatever the outcome", async () => {
    const { url_token: urlToken } = await server.push({ payload: "x", expire_after_views: 100 }, user.headers);
    for (const path of [...everyPath(urlToken), ...everyPath(UNKNOWN)]) {
      for (const headers of [
        ["Accept: text/html"],
        ["Accept: text/html", bearer()],
        ["Accept: text/html", "X-User-Token: sp_invalid"],
      ]) {
        const { status, headers: answered } = await get(path, ...headers);
        expect([path, answered.get("content-type")]).toEqual([path, "application/json; charset=utf-8"]);
        expect([path, answered.get("cache-control")]).toEqual([path, "no-store"]);
        expect([path, answered.has("location"), status < 300 || (status >= 400 && status < 500)]).toEqual([
          path,
          false,
          true,
        ]);
      }
    }
  });

  test("an unknown push is 404 not-found, an unknown path below a push is 404 Not Found", async () => {
    for (const path of [`/p/${UNKNOWN}.json`, `/p/${UNKNOWN}/preview.json`, "/p/x.json"]) {
      const unknown = await get(path);
      expect([unknown.status, unknown.json]).toEqual([404, { error: "not-found" }]);
    }
    const other = await get(`/p/${UNKNOWN}/other.json`);
    expect([other.status, other.json]).toEqual([404, { error: "Not Found" }]);
  });

  test("a wrong method is 405 and says what is allowed", async () => {
    const probe = await get("/p.json", "Accept: text/html");
    expect([probe.status, keysOf(probe.json), probe.headers.get("allow")]).toEqual([405, ["error"], "OPTIONS, POST"]);
    const put = await send({ head: [`PUT /p/${UNKNOWN}.json HTTP/1.1`, "Content-Length: 0"] });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, DELETE"]);
    // A list is no push whose token is "active".
    for (const path of ["/p/active.json", "/f/expired.json", "/en/d/active.json", "/p/active.json/"]) {
      const ended = await send({ head: [`DELETE ${path} HTTP/1.1`, bearer()] });
      expect([path, ended.status, ended.headers.get("allow")]).toEqual([path, 405, "GET, HEAD"]);
    }
  });
});

describe("links that clients make of what they read", () => {
  test.each([
    ["json_url less .json", ({ json_url }: Links) => json_url.replace(/\.json$/, "")],
    ["html_url", ({ html_url }: Links) => html_url],
    ["/p/ and the url_token", ({ url_token }: Links) => `${server.url}/p/${url_token}`],
    ["/p/, the url_token and /r", ({ url_token }: Links) => `${server.url}/p/${url_token}/r`],
    ["/f/ and the url_token", ({ url_token }: Links) => `${server.url}/f/${url_token}`],
    ...["en/p", "de/p", "pt-BR/p", "es-419/r", "zh-Hant/f", "fr/p", "nl/r"].map(
      (before): [string, (made: Links) => string] => [
        `/${before}/, the url_token and /r`,
        ({ url_token }) => `${server.url}/${before}/${url_token}/r`,
      ],
    ),
  ])("%s leads to a page, and opening that counts no view", async (_what, linkOf) => {
    const made = (await server.push({ payload: "behind a link", expire_after_views: 1 })) as Links;
    const page = await fetch(linkOf(made), { headers: { accept: "text/html" } });
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(await page.text()).not.toContain("behind a link");
    expect((await get(`/p/${made.url_token}.json`)).json.payload).toBe("behind a link");
  });

  test("the preview is a page with the QR code inside", async () => {
    const made = await server.push({ payload: "x" });
    const page = await get(`/p/${made.url_token}/preview`, "Accept: text/html");
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.text).toMatch(/<svg[^>]*>/);
    expect(page.text).toContain(made.html_url as string);
  });
});

describe("what clients look for before they begin", () => {
  test.each(["/api/v2/version", "/api/v2/version.json", "/api/v1/version", "/api/v1/version.json"])(
    "%s is told to anybody",
    async (path) => {
      for (const headers of [[], [bearer()], ["Authorization: Bearer sp_invalid"], ["Accept: text/html", JSON_TYPE]]) {
        const { status, json } = await get(path, ...headers);
        expect([status, json.edition]).toEqual([200, "oss"]);
        expect(json.application_version).toMatch(/^\d+\.\d+\.\d+$/);
        // The browser extension refuses an open-source server that says less.
        expect(Bun.semver.order(json.application_version, "2.5.0")).toBeGreaterThanOrEqual(0);
      }
    },
  );

  test("the first version's record holds these three and nothing else", async () => {
    const { json } = await get("/api/v1/version");
    expect(json).toEqual({ application_version: expect.any(String), api_version: "1.5", edition: "oss" });
  });

  test.each(["/api/v2/requests", "/api/v2/requests.json"])("%s is 404", async (path) => {
    for (const headers of [[], [bearer()]]) {
      const { status, json } = await get(path, ...headers);
      expect([status, json]).toEqual([404, { error: "Not Found" }]);
    }
  });

  test("where anonymous access is off, everything but the versions needs a token", async () => {
    const closed = await startServer({ flags: { "allow-anonymous": "false" } });
    try {
      const member = await closed.user();
      const { url_token: urlToken } = await closed.push({ payload: "x" }, member.headers);
      for (const [method, path, body] of [
        ["POST", "/p.json", '{"payload":"x"}'],
        ["GET", `/p/${urlToken}.json`, ""],
        ["GET", `/p/${urlToken}/preview.json`, ""],
        ["DELETE", `/p/${urlToken}.json`, ""],
      ] as const) {
        const refused = await send(
          { head: [`${method} ${path} HTTP/1.1`, JSON_TYPE, "Content-Length: ?"], body },
          closed,
        );
        expect([path, refused.status, keysOf(refused.json)]).toEqual([path, 401, ["error"]]);
      }
      expect((await closed.json("GET", "/api/v1/version.json")).status).toBe(200);
      expect((await closed.json("GET", `/p/${urlToken}.json`, undefined, member.headers)).body.payload).toBe("x");
      const preflight = await send({ head: ["OPTIONS /p.json HTTP/1.1", "Origin: https://other.example"] }, closed);
      expect(preflight.status).toBe(204);
    } finally {
      await closed.stop();
    }
  });
});

describe("pages of other hosts", () => {
  const origin = "Origin: https://intranet.example";
  const shared = ({ headers }: Replayed): Array<string | null> =>
    ["access-control-allow-origin", "access-control-allow-credentials"].map((name) => headers.get(name));

  test("may post to /p.json after a preflight, without credentials", async () => {
    const preflight = await send({
      head: [
        "OPTIONS /p.json HTTP/1.1",
        origin,
        "Access-Control-Request-Method: POST",
        "Access-Control-Request-Headers: authorization,content-type",
      ],
    });
    expect([preflight.status, preflight.text, ...shared(preflight)]).toEqual([204, "", "*", null]);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("POST");
    const allowed = preflight.headers.get("access-control-allow-headers")?.toLowerCase().split(/,\s*/);
    expect(allowed).toEqual(["authorization", "content-type", "x-user-email", "x-user-token"]);

    const created = await postJson(
      "/p.json",
      { password: { payload: "from afar" } },
      origin,
      "Sec-Fetch-Site: cross-site",
    );
    expect([created.status, ...shared(created)]).toEqual([201, "*", null]);
    const form = await send({
      head: ["POST //p.json HTTP/1.1", origin, FORM_TYPE, "Content-Length: ?"],
      body: "password[payload]=from+afar",
    });
    expect([form.status, ...shared(form)]).toEqual([201, "*", null]);
  });

  test("may read what went wrong there", async () => {
    for (const [status, wire] of [
      [422, postJson("/p.json", { password: { payload: "" } }, origin)],
      [400, postJson("/p.json", "{", origin)],
      [401, postJson("/p.json", { password: { payload: "x" } }, origin, "Authorization: Bearer sp_invalid")],
      [405, send({ head: ["PUT /p.json HTTP/1.1", origin, "Content-Length: 0"] })],
    ] as const) {
      const answer = await wire;
      expect([answer.status, ...shared(answer)]).toEqual([status, status === 405 ? null : "*", null]);
    }
  });

  test("may read that they ask too often", async () => {
    const strict = await startServer({ flags: { "rate-limit-per-minute": "1" }, clock: testClock() });
    try {
      const wire = {
        head: ["POST /en/p.json HTTP/1.1", origin, "X-Forwarded-For: 203.0.113.7", "Content-Length: ?"],
        body: "payload=x",
      };
      const [first, second] = await replay(strict, wire, wire);
      expect([first?.status, second?.status, second?.headers.get("access-control-allow-origin")]).toEqual([
        201,
        429,
        "*",
      ]);
    } finally {
      await strict.stop();
    }
  });

  test("find no session there: the push of a signed-in user is anonymous", async () => {
    const { email, headers } = await server.user();
    const session = await server.fetch("/session", {
      method: "POST",
      headers: { origin: server.url, "content-type": "application/json" },
      body: JSON.stringify({ email, password: "correct horse" }),
    });
    expect(session.status).toBe(200);
    const cookie = session.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const own = [`Cookie: ${cookie}`, `Origin: ${server.url}`, "Sec-Fetch-Site: same-origin"];
    const counted = await postJson("/api/v2/pushes", { push: { payload: "mine" } }, ...own);
    const passedOver = await postJson("/p.json", { password: { payload: "nobody's" } }, ...own);
    expect([counted.status, passedOver.status]).toEqual([201, 201]);
    const { body } = await server.json("GET", "/api/v2/pushes/active", undefined, headers);
    expect(body.map((push: { url_token: string }) => push.url_token)).toEqual([counted.json.url_token]);
    expect((await postJson("/r.json", { url: { payload: "https://example.org/" } }, ...own)).status).toBe(401);
    expect((await get("/p/active.json", ...own)).status).toBe(401);
  });

  test("may do nothing else", async () => {
    const { url_token: urlToken } = await server.push({ payload: "x" });
    for (const answer of [
      await get(`/p/${urlToken}.json`, origin),
      await get(`/api/v2/pushes/${urlToken}`, origin),
      await postJson("/api/v2/pushes", { push: { payload: "x" } }, origin),
      await postJson("/r.json", { url: { payload: "https://example.org/" } }, origin, bearer()),
      await send({ head: ["OPTIONS /api/v2/pushes HTTP/1.1", origin] }),
      await send({ head: [`OPTIONS /p/${urlToken}.json HTTP/1.1`, origin] }),
    ]) {
      expect(shared(answer)).toEqual([null, null]);
    }
  });
});
