// How /api/v2 reads the bodies of requests.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { ListedPush } from "../src/http/contract/schemas.ts";
import { bodyOf } from "./error_bodies.ts";
import {
  asking,
  encoded,
  expectGroundRules,
  expectShape,
  FORM,
  inChunks,
  MARKER,
  pathOf,
  PUSHES,
  raw,
  saidBy,
} from "./api_checks.ts";
import { type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

let owner: User;
const ask = asking(() => server);

const server = ownServer({ flags: { "log-level": "debug" } });
beforeAll(async () => {
  owner = await server.user();
});

describe("bodies", () => {
  test.each([
    ["broken JSON", "application/json", `{"push":{"payload":"${MARKER}`],
    ["JSON that says something else", "application/json", JSON.stringify({ push: { payload: MARKER }, page: "0" })],
    ["a form", FORM, `passphrase=${MARKER}&page=0`],
    ["bytes of no type", "application/octet-stream", `\0\u0001${MARKER}`],
    ["an unfinished multipart form", "multipart/form-data; boundary=b", `--b\r\n${MARKER}`],
  ])("of GET and DELETE are ignored: %s", async (_what, type, body) => {
    const push = await server.push({ payload: "x", expire_after_views: 2 }, owner.headers);
    const headers = { "Content-Type": type, ...owner.headers };
    for (const path of [`${PUSHES}/active`, `${pathOf(push)}/audit`, `${pathOf(push)}/preview`, "/api/v2/version"]) {
      const answer = await raw(server, "GET", path, headers, body);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    const seen = await raw(server, "GET", pathOf(push), { "Content-Type": type }, body);
    expect(JSON.parse(seen.text)).toMatchObject({ payload: "x", views_remaining: 1 });
    const deleted = await raw(server, "DELETE", pathOf(push), { "Content-Type": type }, body);
    expect([deleted.status, JSON.parse(deleted.text).deleted]).toEqual([200, true]);
    expect(saidBy(deleted)).not.toContain(MARKER);
  });

  const SAMPLE = 'a&b=c+d e%20;é🔑\r\n"quoted"\0[x]';
  const multipart = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };
  const FIELDS = {
    "push[payload]": SAMPLE,
    "push[kind]": "text",
    "push[expire_after_days]": "3",
    "push[expire_after_views]": "9",
    "push[deletable_by_viewer]": "off",
    "push[retrieval_step]": "on",
    "push[name]": "form & name",
    "push[account_id]": "7",
    utf8: "✓",
    commit: "Push it!",
  };
  const NESTED = { payload: SAMPLE, kind: "text", expire_after_days: 3, expire_after_views: 9 };
  const MORE = { deletable_by_viewer: false, retrieval_step: true, name: "form & name" };
  const asJson = JSON.stringify({ push: { ...NESTED, ...MORE } });
  const asForm = new URLSearchParams(FIELDS).toString();
  const sent: Array<[string, () => RequestInit]> = [
    ["JSON", () => ({ body: asJson, headers: { "content-type": "application/json" } })],
    ["JSON with a charset", () => ({ body: asJson, headers: { "content-type": "Application/JSON; charset=utf-8" } })],
    [
      "JSON with a byte order mark",
      () => ({ body: `\ufeff${asJson}`, headers: { "content-type": "application/json" } }),
    ],
    ["JSON of no type", () => ({ body: encoded(asJson) as unknown as string })],
    ["JSON of no type behind white space", () => ({ body: encoded(` \r\n\t${asJson}`) as unknown as string })],
    ["a urlencoded form", () => ({ body: asForm, headers: { "content-type": FORM } })],
    ["a urlencoded form of a browser", () => ({ body: new URLSearchParams(FIELDS) })],
    [
      "a urlencoded form with bare brackets",
      () => ({
        body: asForm.replaceAll("%5B", "[").replaceAll("%5D", "]").replace("%5Bx%5D", "[x]"),
        headers: { "content-type": `${FORM}; charset=UTF-8` },
      }),
    ],
    ["a form of no type", () => ({ body: encoded(asForm) as unknown as string })],
    ["a multipart form", () => ({ body: multipart(FIELDS) })],
    ["JSON in chunks", () => ({ body: inChunks(asJson), headers: { "content-type": "application/json" } })],
    ["a urlencoded form in chunks", () => ({ body: inChunks(asForm), headers: { "content-type": FORM } })],
  ];
  test.each(sent)("of POST are read as %s", async (_how, init) => {
    const response = await server.fetch(PUSHES, { method: "POST", ...init() });
    expect(response.status).toBe(201);
    expectGroundRules(response.headers);
    const push = (await response.json()) as { url_token: string };
    expectShape(ListedPush, push);
    expect(push).toMatchObject({
      kind: "text",
      expire_after_days: 3,
      expire_after_views: 9,
      days_remaining: 3,
      ...MORE,
    });
    const { body } = await ask("GET", pathOf(push));
    expect(body.payload).toBe(SAMPLE);
  });

  test.each([
    ["100%", "100%"],
    ["%zz%4", "%zz%4"],
    ["a%2Bb+c", "a+b c"],
    ["=x=y=", "=x=y="],
    ["%C3%A9%F0%9F%94%91", "é🔑"],
    ["a&&&push[kind]=text", "a"],
    ["first&push[payload]=last", "last"],
    ["x&push[__proto__][kind]=url&__proto__[push][kind]=url&push[constructor][prototype][kind]=url", "x"],
    ["x&push[payload][]=y", "y"],
  ])("a form's push[payload]=%s is %j", async (written, payload) => {
    const made = await ask("POST", PUSHES, encoded(`push[payload]=${written}`), { "content-type": FORM });
    expect([made.status, made.body.kind]).toEqual([201, "text"]);
    const { body } = await ask("GET", pathOf(made.body));
    expect(body.payload).toBe(payload);
    expect(({} as Record<string, unknown>).kind).toBeUndefined();
  });

  test("a form's broken fields are all named too", async () => {
    const text = "push[payload]=&push[kind]=x&push[expire_after_days]=0&push[expire_after_views]=&push[name][a]=b";
    const { status, body } = await ask("POST", PUSHES, encoded(text), { "content-type": FORM });
    expect([status, body]).toEqual([
      422,
      {
        payload: ["can't be blank"],
        kind: ["must be one of text, file, url, qr"],
        expire_after_days: ["must be an integer between 1 and 90"],
        expire_after_views: ["must be an integer between 1 and 100"],
        name: ["must be a string"],
      },
    ]);
  });
});

describe("a body with a Content-Encoding", () => {
  const routes: Array<[path: string, type: string, body: string]> = [
    [PUSHES, "application/json", '{"push":{"payload":"x"}}'],
    [PUSHES, FORM, "push[payload]=x"],
    [PUSHES, "multipart/form-data; boundary=b", "--b--\r\n"],
    ["/p.json", "application/json", '{"payload":"x"}'],
    ["/p/nothing/reveal", FORM, "passphrase=x"],
    ["/session", "application/json", '{"email":"a@example.org","password":"correct horse"}'],
  ];
  const own = (): Record<string, string> => ({ "sec-fetch-site": "same-origin" });

  test.each(routes)("is refused at %s as %s, and the encoding is named", async (path, type, body) => {
    for (const coding of ["gzip", "br", "GZIP", "deflate, gzip", "identity, zstd"]) {
      const headers = { ...own(), "content-type": type, "content-encoding": coding };
      const response = await server.fetch(path, { method: "POST", headers, body: Bun.gzipSync(body) });
      const named = coding.toLowerCase().replace("identity, ", "");
      expect([response.status, bodyOf(response.status, await response.text())]).toEqual([
        415,
        { error: `The Content-Encoding ${named} is not supported: send the body as it is.` },
      ]);
      expect(response.headers.get("accept-encoding")).toBe("identity");
    }
  });

  test("that changes nothing is read", async () => {
    for (const coding of ["identity", "Identity", "", "identity, identity"]) {
      const answer = await ask("POST", PUSHES, { push: { payload: "as it is" } }, { "content-encoding": coding });
      expect([answer.status, (await ask("GET", pathOf(answer.body))).body.payload]).toEqual([201, "as it is"]);
    }
  });

  test("that is no word is not repeated", async () => {
    for (const coding of [`${MARKER}!`, `gzip, <${MARKER}>`, MARKER.repeat(10)]) {
      const answer = await ask("POST", PUSHES, { push: { payload: "x" } }, { "content-encoding": coding });
      expect([answer.status, answer.body]).toEqual([
        415,
        { error: "The Content-Encoding is not supported: send the body as it is." },
      ]);
    }
  });

  test("is of no interest where no body is read", async () => {
    const push = await server.push({ payload: "x" });
    for (const method of ["GET", "DELETE"]) {
      expect((await ask(method, pathOf(push), undefined, { "content-encoding": "gzip" })).status).toBe(200);
    }
  });
});
