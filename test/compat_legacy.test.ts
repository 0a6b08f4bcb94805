// Clients of Password Pusher: the paths and wrappers of its first version, and the ways clients identify
// themselves.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { startServer } from "./harness.ts";
import {
  bearer,
  FORM_TYPE,
  get,
  keysOf,
  payloadOf,
  postJson,
  PUSH_KEYS,
  send,
  server,
  SURFACES,
  user,
  useServer,
} from "./replays.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

describe("the legacy surface", () => {
  test("creates, retrieves, previews, audits, lists and expires with the answers of the second version", async () => {
    const created = await postJson("/p.json", { password: { payload: "v1 round", note: "n", name: "m" } }, bearer());
    expect(created.status).toBe(201);
    expect(keysOf(created.json)).toEqual([...PUSH_KEYS, "name", "note"].sort());
    const { url_token: urlToken } = created.json;
    expect(created.json).toMatchObject({
      json_url: `${server.url}/p/${urlToken}.json`,
      html_url: `${server.url}/p/${urlToken}/r`,
      kind: "text",
      name: "m",
      note: "n",
      expire_after_days: 7,
      expire_after_views: 5,
    });

    const preview = await get(`/p/${urlToken}/preview.json`);
    expect([preview.status, preview.json]).toEqual([200, { url: created.json.html_url }]);

    const retrieved = await get(`/p/${urlToken}.json`);
    expect(retrieved.status).toBe(200);
    expect(keysOf(retrieved.json)).toEqual([...PUSH_KEYS, "files", "payload"].sort());
    expect(retrieved.json).toMatchObject({ payload: "v1 round", files: [], views_remaining: 4, expired: false });

    const audit = await get(`/p/${urlToken}/audit.json`, bearer());
    expect([audit.status, keysOf(audit.json)]).toEqual([200, ["views"]]);
    expect(audit.json.views.map(({ kind }: { kind: string }) => kind)).toEqual(["creation", "view"]);
    const logs = await get(`/api/v2/pushes/${urlToken}/audit`, bearer());
    expect(audit.json.views).toEqual(logs.json.logs);

    const active = await get("/p/active.json", bearer());
    expect(active.json.map((push: { url_token: string }) => push.url_token)).toContain(urlToken);
    expect(active.json[0]).toMatchObject({ days_remaining: 7, views_remaining: expect.any(Number) });

    const expired = await send({ head: [`DELETE /p/${urlToken}.json HTTP/1.1`, bearer()] });
    expect([expired.status, keysOf(expired.json)]).toEqual([200, PUSH_KEYS]);
    expect(expired.json).toMatchObject({ expired: true, deleted: true });
    const again = await send({ head: [`DELETE /p/${urlToken}.json HTTP/1.1`] });
    expect([again.status, again.json.expired_on]).toEqual([200, expired.json.expired_on]);

    const list = await get("/p/expired.json", bearer());
    expect(list.json.map((push: { url_token: string }) => push.url_token)).toContain(urlToken);
    const gone = await get(`/p/${urlToken}.json`);
    expect([gone.status, gone.json.payload, gone.json.expired]).toEqual([200, null, true]);
  });

  test.each(["p", "f", "r"])(
    "serves the same pushes under /%s, with and without a language in front",
    async (letter) => {
      const { url_token: urlToken } = await server.push({ payload: "any letter" }, user.headers);
      for (const prefix of ["", "/en", "/pt-BR"]) {
        const path = `${prefix}/${letter}`;
        expect((await get(`${path}/${urlToken}/preview.json`)).json).toEqual({ url: `${server.url}/p/${urlToken}/r` });
        expect((await get(`${path}/${urlToken}.json`)).json.payload).toBe("any letter");
        expect((await get(`${path}/${urlToken}/audit.json`, bearer())).json.views[0].kind).toBe("creation");
        for (const list of ["active", "expired"]) {
          const listed = await get(`${path}/${list}.json`, bearer());
          expect([listed.status, Array.isArray(listed.json)]).toEqual([200, true]);
        }
      }
      const ended = await send({ head: [`DELETE /${letter}/${urlToken}.json HTTP/1.1`] });
      expect([ended.status, ended.json.deleted]).toEqual([200, true]);
    },
  );

  test.each(["/d/active.json", "/en/d/active.json", "/en/d/expired.json", "//p/active.json", "//en//d//active.json"])(
    "lists at %s, for those who send a token",
    async (path) => {
      const listed = await get(path, bearer());
      expect([listed.status, Array.isArray(listed.json)]).toEqual([200, true]);
      const refused = await get(path);
      expect([refused.status, keysOf(refused.json)]).toEqual([401, ["error"]]);
      expect((await get(`${path}?page=201`, bearer())).status).toBe(400);
    },
  );

  test("takes the kind from the path, and an explicit kind over that", async () => {
    const url = await postJson("/r.json", { url: { payload: "https://example.org/a" } }, bearer());
    expect([url.status, url.json.kind]).toEqual([201, "url"]);
    const text = await postJson("/r.json", { url: { payload: "no address", kind: "text" } }, bearer());
    expect([text.status, text.json.kind]).toEqual([201, "text"]);
    const qr = await postJson("/p.json", { password: { payload: "WIFI:;", kind: "qr" } });
    expect([qr.status, qr.json.kind]).toEqual([201, "qr"]);
    const notUrl = await postJson("/r.json", { url: { payload: "no address" } }, bearer());
    expect([notUrl.status, keysOf(notUrl.json)]).toEqual([422, ["payload"]]);
    const file = await postJson(
      "/f.json",
      { file_push: { files: [{ filename: "a.txt", content: Buffer.from("in JSON").toString("base64") }] } },
      bearer(),
    );
    expect([file.status, file.json.kind]).toEqual([201, "file"]);
    const noFile = await postJson("/f.json", { file_push: { payload: "" } }, bearer());
    expect([noFile.status, noFile.json.error]).toEqual([422, undefined]);
  });

  test.each(["/f.json", "/r.json"])("refuses an anonymous POST to %s with 401, whatever it holds", async (path) => {
    for (const body of [{ url: { payload: "https://example.org/" } }, { file_push: { payload: "x", kind: "text" } }]) {
      const refused = await postJson(path, body);
      expect([refused.status, keysOf(refused.json)]).toEqual([401, ["error"]]);
    }
  });

  test.each([
    ["a wrapper", { password: { payload: "P" } }],
    ["none", { payload: "P" }],
    ["none, with the options in one (PHP)", { payload: "P", password: { expire_after_views: 5 } }],
    ["a wrapper that repeats a field", { payload: "outside", password: { payload: "P" } }],
    ["the wrapper of another path", { file_push: { payload: "P" } }],
  ])("finds the fields of /p.json in %s", async (_where, body) => {
    const created = await postJson("/p.json", body);
    expect([created.status, created.json.expire_after_views]).toEqual([201, 5]);
    expect(await payloadOf(created)).toBe("P");
  });

  test.each(["perhaps", "2", "truely"])("takes %p, which is no boolean, for false", async (word) => {
    const created = await postJson("/p.json", { password: { payload: "P", deletable_by_viewer: word } });
    expect([created.status, created.json.deletable_by_viewer]).toEqual([201, false]);
  });

  test("refuses to send mail in flat forms too", async () => {
    const fields = { notify_emails_to: "ann@example.org", notify_emails_to_locale: "de" };
    const error = { notify_emails_to: ["are not available"], notify_emails_to_locale: ["is not available"] };
    const flat = [
      await postJson("/p.json", { payload: "x", ...fields }),
      await postJson("/p.json", { payload: "x", ...fields, password: { expire_after_views: 5 } }),
      await postJson("/r.json", { url: { payload: "https://example.org/", ...fields } }, bearer()),
      await send({
        head: ["POST /p.json HTTP/1.1", FORM_TYPE, "Content-Length: ?"],
        body: "payload=x&notify_emails_to=ann%40example.org&notify_emails_to_locale=de",
      }),
    ];
    for (const refused of flat) expect([refused.status, refused.json]).toEqual([422, error]);
  });

  test.each([[{}], [{ password: null }], [{ password: "a string" }], [{ password: { note: "n" } }]])(
    "names the payload as missing in %j",
    async (body) => {
      const refused = await postJson("/p.json", body);
      expect([refused.status, refused.json]).toEqual([422, { payload: ["can't be blank"] }]);
    },
  );

  test.each([
    ["none at all", []],
    ["a length of 0", ["Content-Length: 0"]],
    ["an empty form", [FORM_TYPE, "Content-Length: 0"]],
    ["an empty form in chunks", [FORM_TYPE, "Transfer-Encoding: chunked"]],
    ["white space", ["Content-Length: ?"]],
  ])("refuses a missing body with 400 and an error: %s", async (what, headers) => {
    const body = what === "white space" ? " \r\n" : headers.includes("Transfer-Encoding: chunked") ? "0\r\n\r\n" : "";
    for (const path of ["/p.json", "/f.json", "/r.json"]) {
      const refused = await send({ head: [`POST ${path} HTTP/1.1`, bearer(), ...headers], body });
      const error = 'The body must contain the push: {"push": {"payload": "…"}}.';
      expect([refused.status, refused.json]).toEqual([400, { error }]);
    }
  });

  test.each(["", "null", "[]", '"text"', "{", "\u0000"])("refuses %j as JSON with 400 and an error", async (body) => {
    const refused = await postJson("/p.json", body);
    expect([refused.status, keysOf(refused.json)]).toEqual([400, ["error"]]);
  });

  test.each([
    [{ expire_after_days: 91, expire_after_views: 101 }],
    [{ expire_after_days: 0, expire_after_views: 0 }],
    [{ expire_after_days: -5, expire_after_views: "-1" }],
    [{ expire_after_days: "junk", expire_after_views: 2.5 }],
    [{ expire_after_days: {}, expire_after_views: [] }],
    [{ expire_after_duration: 18 }],
    [{ expire_after_duration: -1 }],
    [{ expire_after_duration: "soon" }],
  ])("makes an expiry outside the range the default: %j", async (fields) => {
    const { status, json } = await postJson("/p.json", { password: { payload: "x", ...fields } });
    expect([status, json.expire_after_days, json.expire_after_views]).toEqual([201, 7, 5]);
    expect(Date.parse(json.expires_at) - Date.parse(json.created_at)).toBe(7 * 86_400_000);
    const strict = await postJson("/api/v2/pushes", { push: { payload: "x", ...fields } });
    expect([strict.status, keysOf(strict.json)]).toEqual([422, keysOf(fields)]);
  });

  test("never grants more than the instance's maximum, of the push's own kind", async () => {
    const small = await startServer({
      flags: {
        "text-expire-after-days-default": "2",
        "text-expire-after-days-max": "3",
        "text-expire-after-views-default": "1",
        "text-expire-after-views-max": "2",
      },
    });
    try {
      const { headers } = await small.user();
      const ask = (path: string, fields: object) => small.json("POST", path, { password: fields }, headers);
      for (const asked of [{ expire_after_days: 4 }, { expire_after_duration: 17 }, { expire_after_duration: 9 }]) {
        const { body } = await ask("/p.json", { payload: "x", expire_after_views: 3, ...asked });
        expect([body.expire_after_days, body.expire_after_views]).toEqual([2, 1]);
      }
      const { body: allowed } = await ask("/p.json", { payload: "x", expire_after_duration: 8, expire_after_views: 2 });
      expect([allowed.expire_after_days, allowed.expire_after_views]).toEqual([3, 2]);
      const { body: url } = await ask("/r.json", { payload: "https://example.org/", expire_after_days: 90 });
      expect([url.kind, url.expire_after_days]).toEqual(["url", 90]);
    } finally {
      await small.stop();
    }
  });

  test("checks everything else as the second version does, all at once", async () => {
    const fields = { payload: " ", kind: "poem", name: "n".repeat(256), deletable_by_viewer: {}, passphrase: 7 };
    const refused = await postJson("/p.json", { password: fields });
    const strict = await postJson("/api/v2/pushes", { push: fields });
    expect([refused.status, refused.json]).toEqual([strict.status, strict.json]);
    expect([refused.status, keysOf(refused.json)]).toEqual([422, keysOf(fields)]);
  });

  test("asks for the passphrase in the same way", async () => {
    const created = await postJson("/p.json", { password: { payload: "guarded", passphrase: "open sesame" } });
    const path = `/p/${created.json.url_token}.json`;
    for (const attempt of [path, `${path}?passphrase=wrong`]) {
      const refused = await get(attempt);
      expect([refused.status, refused.json.error]).toEqual([401, "That passphrase is incorrect."]);
    }
    expect((await get(`${path}?passphrase=open%20sesame`)).json.payload).toBe("guarded");
    expect((await get(`${path}?passphrase=open+sesame`)).json.payload).toBe("guarded");
  });

  test("guards the audit log and the deletion of others' pushes", async () => {
    const other = await server.user();
    const { url_token: urlToken } = await server.push({ payload: "x", deletable_by_viewer: false }, other.headers);
    expect((await get(`/p/${urlToken}/audit.json`)).status).toBe(401);
    expect((await get(`/p/${urlToken}/audit.json`, bearer())).status).toBe(403);
    expect((await send({ head: [`DELETE /p/${urlToken}.json HTTP/1.1`] })).status).toBe(401);
    expect((await send({ head: [`DELETE /p/${urlToken}.json HTTP/1.1`, bearer()] })).status).toBe(403);
  });

  test("counts no view for HEAD", async () => {
    const { url_token: urlToken } = await server.push({ payload: "x", expire_after_views: 1 });
    for (let asked = 0; asked < 3; asked += 1) {
      const head = await send({ head: [`HEAD /p/${urlToken}.json HTTP/1.1`] });
      expect([head.status, head.text]).toEqual([200, ""]);
    }
    expect((await get(`/p/${urlToken}.json`)).json.payload).toBe("x");
  });

  test("writes route patterns to the log, and neither url_tokens nor payloads", async () => {
    const created = await postJson("/p.json", { password: { payload: "Zq7Planted payload" } });
    await get(`/f/${created.json.url_token}/preview.json`);
    expect(server.log()).toContain("route=/p.json/:token/preview");
    expect(server.log()).not.toContain(created.json.url_token);
    expect(server.log()).not.toContain("Zq7Planted");
  });

  test("stands in the API reference under the paths that clients call", async () => {
    const { paths } = (await server.json("GET", "/help/api/openapi.json")).body;
    const legacy = Object.entries(paths as Record<string, Record<string, { tags: string[] }>>)
      .filter(([, operations]) => Object.values(operations).some(({ tags }) => tags.includes("Legacy v1")))
      .map(([path]) => path);
    expect(legacy.sort()).toEqual([
      "/api/v1/version",
      "/f.json",
      "/p.json",
      "/p/active.json",
      "/p/expired.json",
      "/p/{token}.json",
      "/p/{token}/audit.json",
      "/p/{token}/preview.json",
      "/r.json",
    ]);
    expect(Object.keys(paths).filter((path) => path.startsWith("/p.json/"))).toEqual([]);
  });
});

describe("how clients say who they are", () => {
  const lists = ["/api/v2/pushes/active", "/api/v2/pushes/active.json", "/p/active.json"];

  test.each([
    [
      "Bearer, X-User-Email and X-User-Token in one request",
      (token: string) => [`Authorization: Bearer ${token}`, "X-User-Email: a@example.org", `X-User-Token: ${token}`],
    ],
    ["X-User-Token with X-User-Email", (token: string) => ["X-User-Email: a@example.org", `X-User-Token: ${token}`]],
    ["X-User-Token alone", (token: string) => [`X-User-Token: ${token}`]],
    [
      "headers in lower case, as HTTP/2 proxies write them",
      (token: string) => [`x-user-token: ${token}`, "x-user-email: a@example.org"],
    ],
    ["a bare token", (token: string) => [`Authorization: ${token}`]],
    ["bearer in lower case", (token: string) => [`authorization: bearer ${token}`]],
    ["BEARER in upper case, with spaces", (token: string) => [`Authorization:  BEARER   ${token}  `]],
    [
      "a Bearer that wins over another X-User-Token",
      (token: string) => [`Authorization: Bearer ${token}`, "X-User-Token: sp_other"],
    ],
    ["a proxy's Basic beside X-User-Token", (token: string) => ["Authorization: Basic dTpw", `X-User-Token: ${token}`]],
  ])("%s", async (_form, headers) => {
    for (const path of lists) expect((await get(path, ...headers(user.token))).status).toBe(200);
    for (const [, path, wrapper] of SURFACES) {
      const created = await postJson(path, { [wrapper]: { payload: "mine" } }, ...headers(user.token));
      expect(created.status).toBe(201);
      const listed = await get("/api/v2/pushes/active", bearer());
      expect(listed.json[0].url_token).toBe(created.json.url_token);
    }
  });

  test.each([["Authorization: Bearer sp_invalid"], ["X-User-Token: sp_invalid"], ["Authorization: sp_invalid"]])(
    "refuses %s everywhere but at the versions",
    async (header) => {
      const { url_token: urlToken } = await server.push({ payload: "x" });
      for (const path of [`/p/${urlToken}.json`, `/p/${urlToken}/preview.json`, "/p/active.json"]) {
        const refused = await get(path, header);
        expect([refused.status, keysOf(refused.json)]).toEqual([401, ["error"]]);
      }
      expect((await postJson("/p.json", { password: { payload: "x" } }, header)).status).toBe(401);
      expect((await get("/api/v1/version.json", header)).status).toBe(200);
    },
  );
});
