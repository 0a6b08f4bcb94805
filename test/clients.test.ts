// Every way in which clients of Password Pusher are known to ask, replayed byte for byte over a socket of
// its own, because fetch would tidy it up: the first version's paths and wrappers, and the forms that both
// versions take. Each form is one that a real client sends; its family is named where that explains it.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { connect } from "node:net";

import { DURATIONS_MS } from "../src/domain/rules.ts";
import { startServer, testClock, type TestServer } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

interface Replayed {
  status: number;
  headers: Headers;
  text: string;
  // Answers have many shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any;
}

/** A request line, header lines exactly as they go out, and a body whose length is filled in at `?`. */
interface Wire {
  head: string[];
  body?: string | Uint8Array;
}

const toBytes = ({ head, body = "" }: Wire, host: string): Buffer => {
  const bytes = Buffer.from(body as string);
  const lines = head.map((line) => line.replace("Content-Length: ?", `Content-Length: ${bytes.length}`));
  return Buffer.concat([Buffer.from([lines[0], `Host: ${host}`, ...lines.slice(1), "", ""].join("\r\n")), bytes]);
};

/** Sends requests one after the other on one connection, each once the answer before it is there. */
async function replay(server: TestServer, ...wires: Wire[]): Promise<Replayed[]> {
  const { host, hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const answers: Replayed[] = [];
  let received: Buffer = Buffer.alloc(0);
  const chunks = socket[Symbol.asyncIterator]();
  for (const wire of wires) {
    socket.write(toBytes(wire, host));
    for (;;) {
      const parsed = parseAnswer(received, wire.head[0]?.startsWith("HEAD ") ?? false);
      if (parsed) {
        received = received.subarray(parsed.length);
        if (parsed.answer.status >= 200) {
          answers.push(parsed.answer);
          break;
        }
        continue;
      }
      const { done, value } = await chunks.next();
      if (done) throw new Error(`The connection ended early: ${received.toString()}`);
      received = Buffer.concat([received, value as Buffer]);
    }
  }
  socket.destroy();
  return answers;
}

function parseAnswer(bytes: Buffer, isHead: boolean): { answer: Replayed; length: number } | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const [statusLine = "", ...lines] = bytes.subarray(0, end).toString().split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(":")[0] ?? "", line.replace(/^[^:]*:/, "")]),
  );
  if (headers.has("transfer-encoding")) throw new Error("An answer came in chunks.");
  const status = Number(statusLine.split(" ")[1]);
  const length = isHead ? 0 : Number(headers.get("content-length") ?? 0);
  const start = end + 4;
  if (bytes.length < start + length) return null;
  const text = bytes.subarray(start, start + length).toString();
  const isJson = headers.get("content-type")?.startsWith("application/json") && text !== "";
  return { answer: { status, headers, text, json: isJson ? JSON.parse(text) : undefined }, length: start + length };
}

let server: TestServer;
let user: { token: string; headers: Record<string, string> };

beforeAll(async () => {
  server = await startServer();
  user = await server.user();
});
afterAll(() => server.stop());

const send = async (wire: Wire, to = server): Promise<Replayed> => {
  const [answer] = await replay(to, wire);
  if (!answer) throw new Error("There was no answer.");
  return answer;
};
const get = (path: string, ...headers: string[]): Promise<Replayed> =>
  send({ head: [`GET ${path} HTTP/1.1`, ...headers] });
const bearer = (): string => `Authorization: Bearer ${user.token}`;

const JSON_TYPE = "Content-Type: application/json";
const FORM_TYPE = "Content-Type: application/x-www-form-urlencoded";
const postJson = (path: string, body: unknown, ...headers: string[]): Promise<Replayed> =>
  send({
    head: [`POST ${path} HTTP/1.1`, JSON_TYPE, ...headers, "Content-Length: ?"],
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** The payload, as anybody who has the link gets it. */
const payloadOf = async ({ json }: Replayed, passphrase = ""): Promise<string | null> =>
  (await get(`/api/v2/pushes/${json.url_token}?passphrase=${encodeURIComponent(passphrase)}`)).json.payload;

const PUSH_KEYS = [
  "created_at",
  "days_remaining",
  "deletable_by_viewer",
  "deleted",
  "expire_after_days",
  "expire_after_views",
  "expired",
  "expired_on",
  "expires_at",
  "html_url",
  "json_url",
  "kind",
  "passphrase",
  "retrieval_step",
  "updated_at",
  "url_token",
  "views_remaining",
];
const keysOf = (value: object): string[] => Object.keys(value).sort();

type Links = Record<"url_token" | "html_url" | "json_url", string>;

/** Both versions take the same forms; only the path and the wrapper differ. */
const SURFACES = [
  ["v2", "/api/v2/pushes", "push"],
  ["v1", "/p.json", "password"],
] as const;

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
      const error = 'The body must hold the push: {"push": {"payload": "…"}}.';
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

describe.each(SURFACES)("the forms that %s takes", (version, path, wrapper) => {
  const create = async (wire: Wire): Promise<Replayed> => {
    const created = await send(wire);
    if (created.status !== 201) throw new Error(`${created.status} ${created.text}`);
    return created;
  };

  test("numbers and booleans as strings, and null for what is left out", async () => {
    const body = `{"account_id": "12", "workspace_id": 3, "utf8": "✓", "${wrapper}": {"payload": "strings", "expire_after_days": "3", "expire_after_views": "9", "deletable_by_viewer": "False", "retrieval_step": "True", "passphrase": null, "note": null, "account_id": 12, "notify_emails_to": ""}}`;
    const { json } = await create({ head: [`POST ${path} HTTP/1.1`, JSON_TYPE, "Content-Length: ?"], body });
    expect(json).toMatchObject({
      expire_after_days: 3,
      expire_after_views: 9,
      deletable_by_viewer: false,
      retrieval_step: true,
    });
    const absent = await create({
      head: [`POST ${path} HTTP/1.1`, "content-type: Application/JSON; charset=UTF-8", "Content-Length: ?"],
      body: `{"${wrapper}":{"payload":"ünïcode \\u2713","expire_after_days":null,"expire_after_views":null,"expire_after_duration":null,"deletable_by_viewer":null,"kind":null}}`,
    });
    expect(absent.json).toMatchObject({
      expire_after_days: 7,
      expire_after_views: 5,
      deletable_by_viewer: true,
      kind: "text",
    });
    expect(await payloadOf(absent)).toBe("ünïcode ✓");
  });

  test.each(DURATIONS_MS.map((ms, index) => [index, ms]))("expire_after_duration %i is %i ms", async (index, ms) => {
    const body = `{"${wrapper}": {"payload": "x", "expire_after_duration": ${index}, "expire_after_days": 50}}`;
    const { json } = await create({ head: [`POST ${path} HTTP/1.1`, JSON_TYPE, "Content-Length: ?"], body });
    expect(Date.parse(json.expires_at) - Date.parse(json.created_at)).toBe(ms);
    expect(json.expire_after_days).toBe(Math.ceil(ms / 86_400_000));
  });

  const mail = {
    notify_emails_to: "ann@example.org, bob@example.org",
    notify_emails_to_locale: "de",
  };
  const refusal = { notify_emails_to: ["are not available"], notify_emails_to_locale: ["is not available"] };

  test("mail that would not be sent is refused, and nothing is stored", async () => {
    const lists = async () => (await get("/api/v2/pushes/active", bearer())).json[0]?.url_token;
    const before = await lists();
    const forms = [mail, { notify_emails_to: ["ann@example.org"], notify_emails_to_locale: "de" }];
    for (const fields of forms) {
      const refused = await postJson(path, { [wrapper]: { payload: "x", ...fields } }, bearer());
      expect([refused.status, refused.json]).toEqual([422, refusal]);
    }
    const query = new URLSearchParams({ [`${wrapper}[payload]`]: "x" });
    for (const [field, value] of Object.entries(mail)) query.append(`${wrapper}[${field}]`, value);
    const form = await send({
      head: [`POST ${path} HTTP/1.1`, FORM_TYPE, bearer(), "Content-Length: ?"],
      body: query.toString(),
    });
    expect([form.status, form.json]).toEqual([422, refusal]);
    const alone = { payload: "", notify_emails_to: "ann@example.org" };
    const { status, json } = await postJson(path, { [wrapper]: alone });
    expect([status, json]).toEqual([422, { payload: ["can't be blank"], notify_emails_to: refusal.notify_emails_to }]);
    expect(await lists()).toBe(before);
  });

  test.each([
    { notify_emails_to: "" },
    { notify_emails_to: " \t", notify_emails_to_locale: "" },
    { notify_emails_to: null, notify_emails_to_locale: null },
    { notify_emails_to: [], notify_emails_to_locale: "de" },
    { notify_emails_to: [""] },
    // A language asks for no mail by itself.
    { notify_emails_to_locale: "de" },
  ])("%j asks for no mail", async (fields) => {
    expect((await postJson(path, { [wrapper]: { payload: "x", ...fields } })).status).toBe(201);
  });

  test("a urlencoded form that accepts HTML", async () => {
    const created = await create({
      head: [
        `POST ${path} HTTP/1.1`,
        "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        FORM_TYPE,
        "Content-Length: ?",
      ],
      body: `${wrapper}[payload]=from+a+form&${wrapper}[expire_after_days]=2&${wrapper}[expire_after_views]=10&${wrapper}[deletable_by_viewer]=on`,
    });
    expect(created.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(created.json).toMatchObject({ expire_after_days: 2, expire_after_views: 10, deletable_by_viewer: true });
    expect(await payloadOf(created)).toBe("from a form");
  });

  test.each([
    ["escaped brackets", FORM_TYPE, `${wrapper}%5Bpayload%5D=a%26b%3D%2B+%E2%9C%93&${wrapper}%5Bretrieval_step%5D=1`],
    ["unescaped brackets", FORM_TYPE, `${wrapper}[payload]=a%26b%3D%2B+✓&${wrapper}[retrieval_step]=1`],
    ["a charset", `${FORM_TYPE}; charset=UTF-8`, `${wrapper}[payload]=a%26b%3D%2B+%E2%9C%93`],
    [
      "an Internet Explorer's tick",
      FORM_TYPE,
      `utf8=%E2%9C%93&${wrapper}[payload]=a%26b%3D%2B+%E2%9C%93&commit=Push%21`,
    ],
    [".NET's True", FORM_TYPE, `${wrapper}[payload]=a%26b%3D%2B+✓&${wrapper}[retrieval_step]=True`],
  ])("a urlencoded form with %s", async (_what, type, body) => {
    const created = await create({ head: [`POST ${path} HTTP/1.1`, type, "Content-Length: ?"], body });
    expect(created.json.retrieval_step).toBe(true);
    expect(await payloadOf(created)).toBe("a&b=+ ✓");
  });

  test.each([
    ["a form", `${wrapper}[payload]=no+type&${wrapper}[expire_after_views]=1`],
    ["JSON", `{"${wrapper}": {"payload": "no type", "expire_after_views": 1}}`],
    ["JSON after white space", `\r\n\t {"${wrapper}": {"payload": "no type", "expire_after_views": "1"}}`],
  ])("%s without a Content-Type", async (_what, body) => {
    const created = await create({ head: [`POST ${path} HTTP/1.1`, "Content-Length: ?"], body });
    expect(created.json.expire_after_views).toBe(1);
    expect(await payloadOf(created)).toBe("no type");
  });

  test("a body that waits for 100 Continue (PowerShell 5, curl)", async () => {
    const created = await create({
      head: [
        `POST ${path} HTTP/1.1`,
        "User-Agent: Mozilla/5.0 (Windows NT; Windows NT 10.0; de-DE) WindowsPowerShell/5.1.19041.4412",
        FORM_TYPE,
        "Expect: 100-continue",
        "Content-Length: ?",
      ],
      body: `${wrapper}%5Bpayload%5D=expected`,
    });
    expect(await payloadOf(created)).toBe("expected");
  });

  test("a body in chunks", async () => {
    const [first, second] = [`{"${wrapper}": {"pay`, `load": "in chunks"}}`];
    const created = await create({
      head: [`POST ${path} HTTP/1.1`, JSON_TYPE, "Transfer-Encoding: chunked"],
      body: [first, second, ""].map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join(""),
    });
    expect(await payloadOf(created)).toBe("in chunks");
  });

  test("a form of multipart fields alone, each with a type and a length of its own (.NET)", async () => {
    const part = (name: string, value: string): string =>
      `--7b3f\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;
    const created = await create({
      head: [`POST ${path} HTTP/1.1`, 'Content-Type: multipart/form-data; boundary="7b3f"', "Content-Length: ?"],
      body: `${part(`"${wrapper}[payload]"`, "päßwort Ã¼ ✓ 𝄞")}${part(`"${wrapper}[expire_after_views]"`, "3")}--7b3f--\r\n`,
    });
    expect(created.json.expire_after_views).toBe(3);
    expect(await payloadOf(created)).toBe("päßwort Ã¼ ✓ 𝄞");
  });

  test.each([
    ["iso-8859-1", [0x70, 0xe4, 0xdf], 201],
    ["us-ascii", [0x70, 0x77], 201],
    ["utf-8", [0x70, 0xe4, 0xdf], 400],
    ["x-unknown", [0x70, 0x77], 400],
  ])("a multipart field in %s is decoded as such, or refused", async (charset, bytes, status) => {
    const head = `Content-Disposition: form-data; name="${wrapper}[payload]"\r\nContent-Type: text/plain; charset=${charset}`;
    const answer = await send({
      head: [`POST ${path} HTTP/1.1`, "Content-Type: multipart/form-data; boundary=b", "Content-Length: ?"],
      body: Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\n`), Buffer.from(bytes), Buffer.from("\r\n--b--\r\n")]),
    });
    expect([answer.status, keysOf(answer.json).includes("error")]).toEqual([status, status === 400]);
    if (status === 201) expect(await payloadOf(answer)).toBe(Buffer.from(bytes).toString("latin1"));
  });

  test(`the command line client's own request (${version})`, async () => {
    const created = await create({
      head: [
        `POST ${path} HTTP/1.1`,
        "User-Agent: pwpush-cli/0.14.0",
        "Accept-Encoding: gzip, deflate",
        "Accept: */*",
        "Connection: keep-alive",
        bearer(),
        "X-User-Email: someone@example.org",
        `X-User-Token: ${user.token}`,
        "Content-Length: ?",
        JSON_TYPE,
      ],
      body: `{"${wrapper}": {"payload": "secret", "kind": "text", "expire_after_duration": 12, "note": "for you"}}`,
    });
    const previewed = await get(
      version === "v2"
        ? `/api/v2/pushes/${created.json.url_token}/preview`
        : `/p/${created.json.url_token}/preview.json`,
    );
    expect(previewed.json.url).toBe(created.json.html_url);
  });
});

describe("files, as clients send them", () => {
  const boundary = "X-SECRET-PUSH-BOUNDARY";
  const multipart = (
    path: string,
    parts: Array<[headers: string, content: string | Uint8Array]>,
    ...headers: string[]
  ): Wire => ({
    head: [
      `POST ${path} HTTP/1.1`,
      ...headers,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      "Content-Length: ?",
    ],
    body: Buffer.concat([
      ...parts.flatMap(([head, content]) => [
        Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
        Buffer.from(content as string),
        Buffer.from("\r\n"),
      ]),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  });
  const BYTES = Uint8Array.from({ length: 1_000 }, (_, index) => (index * 7) % 256);

  async function expectFile(
    created: Replayed,
    expected: { kind: string; payload: string; filename: string; type: string },
  ): Promise<void> {
    expect([created.status, created.json?.kind ?? created.text]).toEqual([201, expected.kind]);
    const { json } = await get(`/f/${created.json.url_token}.json`);
    expect(json.payload).toBe(expected.payload);
    expect(json.files).toHaveLength(1);
    const [file] = json.files;
    expect([file.filename, file.content_type, file.byte_size]).toEqual([
      expected.filename,
      expected.type,
      BYTES.length,
    ]);
    expect(new Uint8Array(await (await fetch(file.url)).arrayBuffer())).toEqual(BYTES);
  }

  const field = (name: string, value: string): [string, string] => [
    `Content-Disposition: form-data; name="${name}"`,
    value,
  ];

  test("v2, an empty payload and a part without a Content-Type (Python requests)", async () => {
    const created = await send(
      multipart(
        "/api/v2/pushes",
        [
          field("push[payload]", ""),
          field("push[kind]", "file"),
          ['Content-Disposition: form-data; name="push[files][]"; filename="a.bin"', BYTES],
        ],
        bearer(),
      ),
    );
    await expectFile(created, { kind: "file", payload: "", filename: "a.bin", type: "application/octet-stream" });
  });

  test("v1, the same with file_push", async () => {
    const created = await send(
      multipart(
        "/f.json",
        [
          field("file_push[payload]", ""),
          field("file_push[kind]", "file"),
          field("file_push[expire_after_days]", "3"),
          ['Content-Disposition: form-data; name="file_push[files][]"; filename="report.txt"', BYTES],
        ],
        bearer(),
        "X-User-Email: a@example.org",
      ),
    );
    expect(created.json.expire_after_days).toBe(3);
    await expectFile(created, { kind: "file", payload: "", filename: "report.txt", type: "text/plain" });
  });

  test.each([
    ["/api/v2/pushes", "push[files][]"],
    ["/api/v2/pushes", "push[files]"],
    ["/p.json", "password[files][]"],
    ["/f.json", "file_push[files][]"],
    ["/f.json", "file[files][]"],
    ["/p.json", "files[]"],
  ])("%s with nothing but %s (curl -F)", async (path, name) => {
    const disposition = `Content-Disposition: form-data; name="${name}"; filename="a.pdf"\r\nContent-Type: application/pdf`;
    const created = await send(multipart(path, [[disposition, BYTES]], bearer()));
    await expectFile(created, { kind: "file", payload: "", filename: "a.pdf", type: "application/pdf" });
  });

  test("v1, the prefix file[…], fields before and after the file (httpx)", async () => {
    const created = await send(
      multipart(
        "/f.json",
        [
          field("file[expire_after_views]", "2"),
          [
            'Content-Disposition: form-data; name="file[files][]"; filename="naïve ✓.bin"\r\nContent-Type: application/octet-stream',
            BYTES,
          ],
          field("file[deletable_by_viewer]", "false"),
          field("file[payload]", "a note"),
        ],
        `X-User-Token: ${user.token}`,
      ),
    );
    expect(created.json).toMatchObject({ expire_after_views: 2, deletable_by_viewer: false });
    await expectFile(created, {
      kind: "file",
      payload: "a note",
      filename: "naïve ✓.bin",
      type: "application/octet-stream",
    });
  });

  test("v1, files that are attached to a text (Go)", async () => {
    const created = await send(
      multipart(
        "/p.json",
        [
          field("password[payload]", "see the file"),
          field("password[kind]", "text"),
          field("password[account_id]", "1"),
          [
            'Content-Disposition: form-data; name="password[files][]"; filename="a.tf"\r\nContent-Type: application/octet-stream',
            BYTES,
          ],
        ],
        `X-User-Token: ${user.token}`,
      ),
    );
    await expectFile(created, {
      kind: "text",
      payload: "see the file",
      filename: "a.tf",
      type: "application/octet-stream",
    });
  });

  test("v1, names without quotes and without a wrapper", async () => {
    const created = await send(
      multipart(
        "/p.json",
        [
          ["Content-Disposition: form-data; name=payload", "see the file"],
          ["Content-Disposition: form-data; name=kind", "text"],
          ["Content-Disposition: form-data; name=files; filename=a.bin", BYTES],
        ],
        bearer(),
      ),
    );
    await expectFile(created, {
      kind: "text",
      payload: "see the file",
      filename: "a.bin",
      type: "application/octet-stream",
    });
  });

  test.each([
    ["/api/v2/pushes", "push"],
    ["/f.json", "file_push"],
  ])("%s with bare and extended names and a quoted boundary (.NET)", async (path, wrapper) => {
    const wire = multipart(
      path,
      [
        [`Content-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name="${wrapper}[payload]"`, ""],
        [`Content-Disposition: form-data; name="${wrapper}[files][]"; filename=a.txt; filename*=utf-8''a.txt`, BYTES],
      ],
      bearer(),
    );
    wire.head = wire.head.map((line) => line.replace(`boundary=${boundary}`, `boundary="${boundary}"`));
    await expectFile(await send(wire), { kind: "file", payload: "", filename: "a.txt", type: "text/plain" });
  });

  test("an extended name that says more than the bare one", async () => {
    const disposition = `Content-Disposition: form-data; name="push[files][]"; filename="=?utf-8?B?w7wudHh0?="; filename*=utf-8''%C3%BC.txt`;
    const created = await send(multipart("/api/v2/pushes", [[disposition, BYTES]], bearer()));
    await expectFile(created, { kind: "file", payload: "", filename: "ü.txt", type: "text/plain" });
  });

  test.each([
    ["/api/v2/pushes", "push"],
    ["/p.json", "password"],
  ])("%s takes no files of somebody without a token", async (path, wrapper) => {
    const refused = await send(
      multipart(path, [
        field(`${wrapper}[payload]`, "x"),
        [`Content-Disposition: form-data; name="${wrapper}[files][]"; filename="a.bin"`, BYTES],
      ]),
    );
    expect([refused.status, keysOf(refused.json)]).toEqual([401, ["error"]]);
  });
});

describe("a body where none is looked at", () => {
  const nothing = [JSON_TYPE, "Content-Length: 4"];

  test("application/json with null on GET and DELETE, on a connection that goes on (PowerShell)", async () => {
    const made = await server.push({ payload: "kept" }, user.headers);
    const token = made.url_token;
    const [retrieved, legacy, preview, audit, list, deleted, after] = await replay(
      server,
      { head: [`GET /api/v2/pushes/${token}.json HTTP/1.1`, ...nothing], body: "null" },
      { head: [`GET /p/${token}.json HTTP/1.1`, ...nothing], body: "null" },
      { head: [`GET /p/${token}/preview.json HTTP/1.1`, ...nothing], body: "null" },
      { head: [`GET /p/${token}/audit.json HTTP/1.1`, bearer(), ...nothing], body: "null" },
      { head: ["GET /p/active.json HTTP/1.1", bearer(), ...nothing], body: "null" },
      { head: [`DELETE /p/${token}.json HTTP/1.1`, ...nothing], body: "null" },
      { head: [`DELETE /api/v2/pushes/${token} HTTP/1.1`, ...nothing], body: "null" },
    );
    expect([retrieved?.json.payload, legacy?.json.payload]).toEqual(["kept", "kept"]);
    expect([preview?.status, audit?.status, list?.status]).toEqual([200, 200, 200]);
    expect([deleted?.status, deleted?.json.deleted, after?.status]).toEqual([200, true, 200]);
  });

  test("JSON that is broken, or not JSON", async () => {
    const made = await server.push({ payload: "kept" });
    for (const body of ["{", "not json", '{"push": 7}', ""]) {
      const { json } = await send({
        head: [`GET /p/${made.url_token}.json HTTP/1.1`, JSON_TYPE, "Content-Length: ?"],
        body,
      });
      expect(json.payload).toBe("kept");
    }
    const { status } = await send({
      head: [`DELETE /p/${made.url_token}.json HTTP/1.1`, JSON_TYPE, "Content-Length: ?"],
      body: "{",
    });
    expect(status).toBe(200);
  });
});

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
        "/api/v2/accounts",
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

  test("an unknown push is 404 not-found, a path below a push that is none is 404 Not Found", async () => {
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
    ["/en/p/ and the url_token", ({ url_token }: Links) => `${server.url}/en/p/${url_token}`],
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

  test.each(["/api/v2/accounts", "/api/v2/accounts.json", "/api/v2/requests", "/api/v2/requests.json"])(
    "%s is 404",
    async (path) => {
      for (const headers of [[], [bearer()]]) {
        const { status, json } = await get(path, ...headers);
        expect([status, json]).toEqual([404, { error: "Not Found" }]);
      }
    },
  );

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
    const strict = await startServer({ flags: { "rate-limit-per-minute": "1" }, runtime: testClock() });
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

  test("find no session there: the push of somebody who is signed in belongs to nobody", async () => {
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
