// Requests over HTTP: every status and shape of /api/v2/requests, as clients of Password Pusher expect them.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { textsIn } from "../static/texts.ts";
import { bodyOf } from "./error_bodies.ts";
import { runBeside, type Answer, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000);

const QUESTION = "The password of the old router, please";
const PUBLIC_KEYS = [
  "url_token",
  "html_url",
  "json_url",
  "state",
  "passphrase",
  "retrieval_step",
  "include_requestor",
  "response_file_attachments",
  "close_after_duration",
  "close_after_at",
  "days_remaining",
  "created_at",
  "updated_at",
  "passphrase_required",
  "max_responses",
  "responses_remaining",
];
const LISTED_KEYS = ["account_id", ...PUBLIC_KEYS, "name", "note", "responses_count"];
const RETRIEVED_KEYS = [...PUBLIC_KEYS, "requestor", "request", "response", "files"];

let anna: User;
let ben: User;
const server = ownServer({ flags: { "enable-requests": "true" } });
beforeAll(async () => {
  [anna, ben] = [await server.user("anna@example.org"), await server.user("ben@example.org")];
});

const ask = (fields: Record<string, unknown> = {}, headers = anna.headers): Promise<Answer> =>
  server.json("POST", "/api/v2/requests", { request: { request: QUESTION, ...fields } }, headers);
async function asked(fields: Record<string, unknown> = {}): Promise<string> {
  const { status, body, text } = await ask(fields);
  if (status !== 201) throw new Error(`The request was not created: ${status} ${text}`);
  return body.url_token as string;
}
const path = (token: string, rest = "") => `/api/v2/requests/${token}${rest}`;
const get = (token: string, headers: Record<string, string> = {}, query = "") =>
  server.json("GET", path(token, query), undefined, headers);
const respond = (token: string, fields: Record<string, unknown>, query = "") =>
  server.json("PATCH", path(token, `/respond${query}`), { request: fields });
const list = async (state: string, headers = anna.headers): Promise<string[]> => {
  const { body } = await server.json("GET", path(state), undefined, headers);
  return (body as Array<{ url_token: string }>).map(({ url_token }) => url_token);
};
const logOf = async (token: string): Promise<string[]> => {
  const { body } = await server.json("GET", path(token, "/audit"), undefined, anna.headers);
  return (body as { logs: Array<{ kind: string }> }).logs.map(({ kind }) => kind);
};
/** The pushes that answered. */
const answersTo = async (token: string) =>
  (await get(token, anna.headers)).body.responses as Array<{ url_token: string; expired: boolean; kind: string }>;
const payloadOf = async (urlToken: string) =>
  (await server.json("GET", `/api/v2/pushes/${urlToken}`, undefined, anna.headers)).body;

describe("a new request", () => {
  test("answers 201 with the owner's record", async () => {
    const { status, body } = await ask({ name: "Router", note: "For May", close_after_duration: 8 });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(LISTED_KEYS);
    expect(body).toMatchObject({
      account_id: null,
      html_url: `${server.url}/req/${body.url_token}`,
      json_url: `${server.url}/api/v2/requests/${body.url_token}.json`,
      state: "open",
      name: "Router",
      note: "For May",
      passphrase: null,
      include_requestor: false,
      response_file_attachments: false,
      close_after_duration: 8,
      days_remaining: 3,
      passphrase_required: false,
      max_responses: 1,
      responses_remaining: 1,
      responses_count: 0,
    });
    expect(Date.parse(body.close_after_at) - Date.parse(body.created_at)).toBe(3 * 86_400_000);
  });

  test("takes expire_after_duration and expire_after_days as other names of its time, and a week by default", async () => {
    expect((await ask({ expire_after_duration: 6 })).body.close_after_duration).toBe(6);
    expect((await ask({ expire_after_days: 20 })).body).toMatchObject({ close_after_duration: 14, days_remaining: 20 });
    expect((await ask({ close_after_duration: 0, expire_after_duration: 6 })).body.close_after_duration).toBe(0);
    expect((await ask()).body).toMatchObject({ close_after_duration: 12, days_remaining: 7 });
  });

  test("says which keys beside it mean nothing", async () => {
    const body = { request: { request: "What?" }, account_id: "7", passphrase: "x" };
    const asked = await server.json("POST", "/api/v2/requests", body, anna.headers);
    expect([asked.status, asked.headers.get("x-ignored")]).toEqual([201, "passphrase"]);
  });

  test("takes what the official command line sends, in JSON and as a form with a file", async () => {
    const fields = {
      expire_after_views: 5,
      deletable_by_viewer: true,
      retrieval_step: true,
      expire_after_duration: 12,
    };
    expect((await ask(fields)).status).toBe(201);
    const form = new FormData();
    form.set("request[request]", "Sign this, please");
    form.set("request[name]", "Contract");
    form.append("request[files][]", new File(["the contract"], "contract.txt", { type: "text/plain" }));
    const response = await server.fetch("/api/v2/requests", { method: "POST", body: form, headers: anna.headers });
    expect(response.status).toBe(201);
    const { url_token } = (await response.json()) as { url_token: string };
    const { body } = await get(url_token);
    expect(body).toMatchObject({ request: "Sign this, please", files: [{ filename: "contract.txt", byte_size: 12 }] });
    expect(await (await fetch(body.files[0].url)).text()).toBe("the contract");
    await server.json("DELETE", path(url_token), undefined, anna.headers);
    expect((await fetch(body.files[0].url)).status).toBe(404);
  });

  test("needs an API token: 401 without one, and with a wrong one", async () => {
    expect((await ask({}, {} as User["headers"])).status).toBe(401);
    expect((await ask({}, { authorization: "Bearer wrong" })).status).toBe(401);
  });

  test("is refused with every invalid field at once", async () => {
    const invalid = {
      request: " ",
      close_after_duration: 18,
      max_responses: 0,
      name: "n".repeat(256),
      passphrase: "p".repeat(1_025),
      retrieval_step: 7,
      notify_emails_to: "a@example.org",
    };
    const { status, body } = await ask(invalid);
    expect(status).toBe(422);
    expect(body).toEqual({
      request: ["can't be blank"],
      close_after_duration: ["must be an integer between 0 and 17"],
      max_responses: ["must be an integer between 1 and 100"],
      name: ["is too long: at most 255 characters"],
      passphrase: ["is too long: at most 1024 bytes"],
      retrieval_step: ["must be true or false"],
      notify_emails_to: ["are not available"],
    });
    expect((await ask({ request: "x".repeat(65_537) })).body).toHaveProperty("request");
    expect((await ask({ expire_after_days: 91 })).body).toHaveProperty("expire_after_days");
    const { status: malformed } = await server.json("POST", "/api/v2/requests", { push: {} }, anna.headers);
    expect(malformed).toBe(400);
  });
});

describe("what is asked", () => {
  test("is public for whoever has the link, and costs nothing", async () => {
    const token = await asked({ name: "Router", note: "secret note", include_requestor: true });
    const { status, body } = await get(token);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(RETRIEVED_KEYS);
    expect(body).toMatchObject({ request: QUESTION, response: null, files: [], requestor: "anna@example.org" });
    expect(JSON.stringify(body)).not.toContain("secret note");
    for (let more = 0; more < 5; more += 1) expect((await get(token)).body.responses_remaining).toBe(1);
    expect((await server.fetch(path(token), { method: "HEAD" })).status).toBe(200);
    // Not through a page of another site in a reader's browser.
    const crossing = { headers: { "sec-fetch-site": "cross-site" } };
    expect((await server.fetch(path(token), crossing)).status).toBe(403);
    expect(await logOf(token)).toEqual(["creation", ...Array.from({ length: 6 }, () => "request_view")]);
  });

  test("needs its passphrase, and wrong ones are counted as those of a push", async () => {
    const token = await asked({ passphrase: "open sesame" });
    const { status, body } = await get(token);
    expect(status).toBe(401);
    expect(body).toEqual({
      error: "That passphrase is incorrect.",
      message: expect.any(String),
      status: "unauthorized",
    });
    expect((await get(token, {}, "?passphrase=open+sesame")).body.request).toBe(QUESTION);
    // Its owner needs none to see the answers.
    expect((await get(token, anna.headers)).body).toMatchObject({ request: null, responses: [] });
    for (let wrong = 0; wrong < 4; wrong += 1)
      expect((await respond(token, { response: "x" }, "?passphrase=no")).status).toBe(401);
    const limited = await get(token, {}, "?passphrase=open+sesame");
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await logOf(token)).toContain("failed_passphrase");
  });

  test("is not a push: no route of pushes finds it, and no list of pushes has it", async () => {
    const token = await asked({ name: "not a push" });
    for (const asPush of [`/api/v2/pushes/${token}`, `/api/v2/pushes/${token}/preview`, `/p/${token}.json`]) {
      expect((await server.json("GET", asPush, undefined, anna.headers)).status).toBe(404);
    }
    expect((await server.json("DELETE", `/api/v2/pushes/${token}`, undefined, anna.headers)).status).toBe(404);
    expect((await server.json("GET", `/api/v2/pushes/${token}/audit`, undefined, anna.headers)).status).toBe(404);
    await server.json("DELETE", path(token), undefined, anna.headers);
    for (const state of ["active", "expired"]) {
      const { text } = await server.json("GET", `/api/v2/pushes/${state}`, undefined, anna.headers);
      expect(text).not.toContain(token);
    }
    const push = await server.push({ payload: "x" }, anna.headers);
    expect((await get(push.url_token)).status).toBe(404);
  });

  test("is unknown under another token: 404", async () => {
    for (const rest of ["", "/preview", "/audit"]) {
      const { status, body } = await server.json("GET", path("unknownunknownunknown", rest), undefined, anna.headers);
      expect([status, body]).toEqual([404, { error: "not-found" }]);
    }
    expect((await respond("unknownunknownunknown", { response: "x" })).status).toBe(404);
  });
});

describe("an answer", () => {
  test("becomes an ordinary push of the requester, and the sender learns no link", async () => {
    const token = await asked({ name: "Router" });
    const { status, body, text } = await respond(token, { response: "hunter2" });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(PUBLIC_KEYS);
    expect(body).toMatchObject({ state: "ready", responses_remaining: 0 });
    const [answer] = await answersTo(token);
    expect(text).not.toContain(answer?.url_token ?? "none");
    const push = await payloadOf(answer?.url_token ?? "");
    expect(push).toMatchObject({ payload: "hunter2", kind: "text", views_remaining: 5, expired: false });
    const active = await server.json("GET", "/api/v2/pushes/active", undefined, anna.headers);
    expect(active.body[0]).toMatchObject({ url_token: answer?.url_token, name: "Router" });
    expect((await get(token, anna.headers)).body).toMatchObject({ response: "hunter2", state: "ready" });
    expect((await get(token)).body).toMatchObject({ response: null });
    expect((await get(token, ben.headers)).body).toMatchObject({ response: null });
    expect(await logOf(token)).toContain("answer");
  });

  test("bears the name of the person who answers, of up to 100 characters, for the requester alone", async () => {
    const token = await asked();
    const long = await respond(token, { response: "x", sender_name: "x".repeat(101) });
    expect([long.status, Object.keys(long.body)]).toEqual([422, ["sender_name"]]);
    const sent = await respond(token, { response: "hunter2", sender_name: "Carla Client" });
    expect([sent.status, sent.text.includes("Carla")]).toEqual([200, false]);
    const active = await server.json("GET", "/api/v2/pushes/active", undefined, anna.headers);
    expect(active.body[0]).toMatchObject({ sender_name: "Carla Client" });
  });

  test("comes once, unless more were allowed: then 409", async () => {
    const token = await asked({ max_responses: 2 });
    expect((await respond(token, { response: "one" })).body).toMatchObject({ state: "ready", responses_remaining: 1 });
    expect((await respond(token, { response: "two" })).body).toMatchObject({ responses_remaining: 0 });
    const third = await respond(token, { response: "three" });
    expect([third.status, third.body]).toEqual([409, { error: "This request has been answered already." }]);
    expect(await answersTo(token)).toHaveLength(2);
    expect((await get(token, anna.headers)).body.response).toBe("two");
  });

  test("of twenty at once, one gets through where one is allowed", async () => {
    const token = await asked();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_one, n) => (await respond(token, { response: `answer ${n}` })).status),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await answersTo(token)).toHaveLength(1);
  });

  test("needs the passphrase of the request, in the query or in the body", async () => {
    const token = await asked({ request: "The code of the vault", passphrase: "open sesame", max_responses: 2 });
    expect((await respond(token, { response: "x" })).status).toBe(401);
    expect((await respond(token, { response: "x", passphrase: "wrong" })).status).toBe(401);
    expect((await respond(token, { response: "one", passphrase: "open sesame" })).status).toBe(200);
    expect((await respond(token, { response: "two" }, "?passphrase=open+sesame")).status).toBe(200);
    // What a passphrase guards shows in no list.
    const { text } = await server.json("GET", "/api/v2/pushes/active", undefined, anna.headers);
    expect(text).toContain("The password of the old router");
    expect(text).not.toContain("The code of the vault");
  });

  test("is refused with the names of its fields", async () => {
    const token = await asked();
    expect((await respond(token, { response: "  " })).body).toEqual({ response: ["can't be blank"] });
    expect((await respond(token, { response: 7 })).body).toEqual({ response: ["must be a string"] });
    expect((await respond(token, {})).status).toBe(422);
    expect((await respond(token, { response: "x".repeat(1024 * 1024 + 1) })).status).toBe(422);
    expect((await server.json("PATCH", path(token, "/respond"), { response: "x" })).status).toBe(400);
    expect((await get(token)).body.responses_remaining).toBe(1);
  });

  test("may have files only where they are asked for", async () => {
    const formOf = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(`request[${name}]`, value);
      form.append("request[files][]", new File(["Sesame street 7"], "address.txt", { type: "text/plain" }));
      return form;
    };
    const send = (token: string, body: FormData, query = "") =>
      server.fetch(path(token, `/respond${query}`), { method: "PATCH", body });
    const textOnly = await asked();
    const refused = await send(textOnly, formOf({}));
    expect([refused.status, bodyOf(refused.status, await refused.text())]).toEqual([
      422,
      { files: ["are not accepted by this request"] },
    ]);
    const inline = [{ filename: "a.txt", content: "YQ==" }];
    expect((await respond(textOnly, { files: inline })).status).toBe(422);

    const token = await asked({ response_file_attachments: true, max_responses: 3, passphrase: "open sesame" });
    // The passphrase must be known before the first byte of a file.
    expect((await send(token, formOf({ response: "here" }))).status).toBe(401);
    expect((await send(token, formOf({ response: "here", passphrase: "open sesame" }))).status).toBe(200);
    expect((await send(token, formOf({}), "?passphrase=open+sesame")).status).toBe(200);
    expect((await respond(token, { files: inline, passphrase: "open sesame" })).status).toBe(200);
    const [first] = await answersTo(token);
    expect(first?.kind).toBe("file");
    const push = await payloadOf(first?.url_token ?? "");
    expect(push).toMatchObject({ payload: "here", files: [{ filename: "address.txt" }] });
    expect(await (await fetch(push.files[0].url)).text()).toBe("Sesame street 7");
  });

  test("a refused answer uses up none of those that are allowed", async () => {
    const token = await asked({ response_file_attachments: true });
    const files = Array.from({ length: 11 }, () => ({ filename: "a", content: "YQ==" }));
    expect((await respond(token, { files })).status).toBe(422);
    expect((await respond(token, { response: "whole" })).status).toBe(200);
  });
});

describe("a closed request", () => {
  test("is closed by its owner only, and takes no more answers", async () => {
    const token = await asked({ name: "Router" });
    expect((await server.json("DELETE", path(token))).status).toBe(401);
    expect((await server.json("DELETE", path(token), undefined, ben.headers)).status).toBe(403);
    const { status, body } = await server.json("DELETE", path(token), undefined, anna.headers);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(LISTED_KEYS);
    expect(body).toMatchObject({ state: "closed", name: "Router", responses_remaining: 0, days_remaining: 0 });
    expect((await server.json("DELETE", path(token), undefined, anna.headers)).status).toBe(200);
    const refused = await respond(token, { response: "late" });
    expect([refused.status, refused.body]).toEqual([409, { error: "This request is closed." }]);
    expect((await get(token)).body).toMatchObject({ state: "closed", request: null, files: [] });
    expect((await server.json("GET", path(token, "/preview"))).body).toEqual({ url: `${server.url}/req/${token}` });
    expect(await logOf(token)).toEqual(["creation", "expire"]);
  });

  test("keeps the answers that came before", async () => {
    const token = await asked();
    await respond(token, { response: "in time" });
    await server.json("DELETE", path(token), undefined, anna.headers);
    expect((await get(token, anna.headers)).body).toMatchObject({ state: "closed", response: "in time" });
  });
});

describe("lists", () => {
  test("are the owner's own, by state, newest first", async () => {
    const carla = await server.user("carla@example.org");
    const make = async () => (await ask({}, carla.headers)).body.url_token as string;
    const [open, ready, closed] = [await make(), await make(), await make()];
    await respond(ready, { response: "x" });
    await server.json("DELETE", path(closed), undefined, carla.headers);
    expect(await list("open", carla.headers)).toEqual([open]);
    expect(await list("ready", carla.headers)).toEqual([ready]);
    expect(await list("active", carla.headers)).toEqual([ready, open]);
    expect(await list("closed", carla.headers)).toEqual([closed]);
    expect(await list("active", ben.headers)).toEqual([]);
    const second = await server.json("GET", `${path("active")}?page=2`, undefined, carla.headers);
    expect(second.body).toEqual([]);
    for (const state of ["open", "ready", "active", "closed"]) {
      expect((await server.json("GET", path(state))).status).toBe(401);
      expect((await server.json("GET", `${path(state)}?page=0`, undefined, carla.headers)).status).toBe(400);
    }
  });

  test("the audit log is for the owner", async () => {
    const token = await asked();
    const { body } = await server.json("GET", path(token, "/audit?page=1"), undefined, anna.headers);
    const all = ["kind", "ip", "user_agent", "referrer", "api_token", "created_at", "updated_at"];
    expect(Object.keys(body.logs[0])).toEqual(all);
    expect((await server.json("GET", path(token, "/audit"))).status).toBe(401);
    expect((await server.json("GET", path(token, "/audit"), undefined, ben.headers)).status).toBe(403);
    expect((await server.json("GET", path(token, "/audit?page=x"), undefined, anna.headers)).status).toBe(400);
  });

  test("a link to a request that comes as a referrer is not kept whole, and HEAD leaves no trace", async () => {
    const token = await asked();
    await server.fetch(path(token), { headers: { referer: `${server.url}/req/${token}?passphrase=x` } });
    await server.fetch(path(token), { method: "HEAD", headers: anna.headers });
    const { text, body } = await server.json("GET", path(token, "/audit"), undefined, anna.headers);
    expect(text).not.toContain(token);
    expect(body.logs.map(({ referrer }: { referrer: string }) => referrer)).toEqual(["", `${server.url}/req/…`]);
  });

  test("wrong methods answer 405, the version tells that requests are on", async () => {
    const token = await asked();
    const { status, headers } = await server.json("PUT", path(token, "/respond"), { request: {} });
    expect([status, headers.get("allow")]).toEqual([405, "PATCH"]);
    const { body } = await server.json("GET", "/api/v2/version");
    expect(body).toMatchObject({ edition: "oss", features: { requests: { enabled: true } } });
  });
});

test("its page is in the language that its owner chose for whoever answers, unless these have chosen one", async () => {
  const { status, body } = await ask({ language: "fr" });
  expect([status, body.language]).toEqual([201, "fr"]);
  const path = `/req/${body.url_token}`;
  const page = async (at: string, init: RequestInit = {}, more: Record<string, string> = {}): Promise<string> => {
    const headers = { accept: "text/html", "accept-language": "de", "sec-fetch-site": "same-origin", ...more };
    return (await server.fetch(at, { ...init, headers })).text();
  };
  expect(await page(path)).toContain('<html lang="fr"');
  expect(await page(path, {}, { cookie: "sp_lang=de" })).toContain('<html lang="de"');
  const open = await page(path, { method: "POST", body: "" });
  expect(open).toContain('<html lang="fr"');
  // What is typed there stays: other languages open beside it.
  expect(open).toMatch(/<footer>[^]*target="_blank"[^]*<\/nav>/);
  const answer = { method: "POST", body: new URLSearchParams({ "request[response]": "1234" }) };
  expect(await page(`${path}/answer`, answer)).toContain(textsIn("fr").answer.sent);
  // Nobody learns from its language that there was one.
  expect(await page(path)).toContain('<html lang="de"');
  expect((await ask({ language: "tlh" })).body).toEqual({ language: [expect.stringMatching(/^must be one of /)] });
});

test("while its owner's account is disabled, nobody could read an answer: the request is closed until then", async () => {
  const gone = await server.user("gone@example.net");
  const token = (await ask({}, gone.headers)).body.url_token as string;
  const answer = () => server.json("PATCH", `/api/v2/requests/${token}/respond`, { request: { response: "x" } });
  const page = async () => (await server.fetch(`/req/${token}`, { headers: { accept: "text/html" } })).text();
  expect(await page()).toContain('<form id="read"');
  expect((await runBeside(server, ["user", "disable", "gone@example.net"])).code).toBe(0);
  expect(await answer()).toMatchObject({ status: 409, body: { error: "This request is closed." } });
  expect(await page()).not.toContain("<form");
  expect((await runBeside(server, ["user", "enable", "gone@example.net"])).code).toBe(0);
  expect((await answer()).status).toBe(200);
});
