// API tokens for programs that ask: with the scopes request:create and push:open they reach the requests that they have made themselves, and
// the answers to those, and nothing else of their account.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import type { Scope } from "../src/model/token.ts";
import { openBeside, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000);

const server = ownServer({ flags: { "enable-requests": "true" } });
const REQUESTS = "/api/v2/requests";
const PUSHES = "/api/v2/pushes";
const SECRET = "canary-7f3a";
type Headers = Record<string, string>;
let owner: User;
let asks: Headers;
/** Another one with the same scopes. */
let other: Headers;
const only: Partial<Record<Scope, Headers>> = {};

beforeAll(async () => {
  owner = await server.user("anna@example.org");
  const { accounts, close } = await openBeside(server);
  const made = async (name: string, ...scopes: Scope[]): Promise<Headers> => {
    const { token } = await accounts.createToken({ email: owner.email, name, scopes });
    return { authorization: `Bearer ${token}`, "user-agent": name };
  };
  asks = await made("agent", "request:create", "push:open");
  other = await made("other", "request:create", "push:open");
  only["request:create"] = await made("asks only", "request:create");
  only["push:open"] = await made("opens only", "push:open");
  await close();
});

const BOUND = {
  error: "The API token may do this only with its own requests and their answers.",
};
const ask = (method: string, path: string, headers: Headers, body?: object) => server.json(method, path, body, headers);
async function asked(headers: Headers): Promise<string> {
  const { status, body } = await ask("POST", REQUESTS, headers, { request: { request: "The key, please" } });
  expect(status).toBe(201);
  return body.url_token as string;
}
async function answered(request: string): Promise<string> {
  expect((await ask("PATCH", `${REQUESTS}/${request}/respond`, {}, { request: { response: SECRET } })).status).toBe(
    200,
  );
  const { body } = await ask("GET", `${REQUESTS}/${request}`, owner.headers);
  return body.responses[0].url_token as string;
}

describe("a token that asks", () => {
  test("sees its own requests, and neither the owner's nor those of another token", async () => {
    const [own, theirs, persons] = [await asked(asks), await asked(other), await asked(owner.headers)];
    const tokensIn = async (headers: Headers): Promise<string[]> =>
      ((await ask("GET", `${REQUESTS}/active`, headers)).body as Array<{ url_token: string }>).map(
        (one) => one.url_token,
      );
    expect(await tokensIn(asks)).toEqual([own]);
    expect(await tokensIn(other)).toEqual([theirs]);
    expect(await tokensIn(owner.headers)).toEqual([persons, theirs, own]);
    for (const [method, path] of [
      ["GET", ""],
      ["HEAD", ""],
      ["GET", "/audit"],
      ["GET", "/preview"],
      ["DELETE", ""],
    ] as const) {
      for (const one of [theirs, persons, "a".repeat(28)]) {
        const { status, body } = await ask(method, `${REQUESTS}/${one}${path}`, asks);
        expect([status, method === "HEAD" ? BOUND : body]).toEqual([403, BOUND]);
      }
    }
    expect((await ask("GET", `${REQUESTS}/${own}`, asks)).status).toBe(200);
    expect((await ask("DELETE", `${REQUESTS}/${own}`, asks)).body.state).toBe("closed");
  });

  test("opens and expires the answers to them, and no other push", async () => {
    const own = await asked(asks);
    const [answer, theirs] = [await answered(own), await answered(await asked(owner.headers))];
    const mine = (await server.push({ payload: SECRET }, owner.headers)).url_token;
    const strangers = (await server.push({ payload: SECRET, deletable_by_viewer: true })).url_token;
    for (const one of [theirs, mine, strangers, own]) {
      for (const [method, path] of [
        ["GET", ""],
        ["POST", "/retrieve"],
        ["GET", "/preview"],
        ["DELETE", ""],
      ] as const) {
        const { status, body } = await ask(
          method,
          `${PUSHES}/${one}${path}`,
          other,
          method === "POST" ? {} : undefined,
        );
        expect([status, body]).toEqual([403, BOUND]);
      }
    }
    expect((await ask("GET", `${PUSHES}/${answer}`, other)).body).toEqual(BOUND);
    // Slashes too many lead to what they name, not to something else.
    expect((await ask("GET", `/api//v2/pushes/${mine}`, asks)).status).toBe(403);
    expect((await ask("GET", `${PUSHES}/${answer}`, asks)).body.payload).toBe(SECRET);
    expect((await ask("DELETE", `${PUSHES}/${answer}`, asks)).body.expired).toBe(true);
    expect((await ask("GET", `${PUSHES}/${mine}`, owner.headers)).body.payload).toBe(SECRET);
  });

  test("needs both scopes: to ask is not to open, and to open is not to ask", async () => {
    const { "request:create": create = {}, "push:open": open = {} } = only;
    const own = await asked(create);
    const answer = await answered(own);
    const { body } = await ask("GET", `${REQUESTS}/${own}`, create);
    expect([body.response, body.responses.length]).toEqual([null, 1]);
    expect((await ask("GET", `${PUSHES}/${answer}`, create)).body.error).toBe(
      "The API token may not do this: it needs the scope read.",
    );
    expect((await ask("GET", `${REQUESTS}/${own}`, owner.headers)).body.response).toBe(SECRET);
    expect((await ask("POST", REQUESTS, open, { request: { request: "The key" } })).status).toBe(403);
    expect((await ask("GET", `${PUSHES}/${answer}`, open)).body).toEqual(BOUND);
    for (const path of [PUSHES, `${PUSHES}/active`, "/api/v2/holds"]) {
      expect((await ask(path === PUSHES ? "POST" : "GET", path, asks, path === PUSHES ? {} : undefined)).status).toBe(
        403,
      );
    }
  });
});

test("the log of a request says which token asked, and no header imitates it", async () => {
  const named = async (headers: Headers): Promise<unknown[]> => {
    const { body } = await ask("GET", `${REQUESTS}/${await asked(headers)}/audit`, owner.headers);
    return (body.logs as Array<Record<string, unknown>>).map(({ kind, api_token: token, user_agent: agent }) => [
      kind,
      token,
      agent,
    ]);
  };
  expect(await named(asks)).toEqual([["creation", "agent", "agent"]]);
  const { body } = await ask(
    "POST",
    PUSHES,
    { ...owner.headers, referer: "token:agent" },
    { push: { payload: SECRET } },
  );
  const { body: log } = await ask("GET", `${PUSHES}/${body.url_token}/audit`, owner.headers);
  expect(log.logs[0]).toMatchObject({ kind: "creation", referrer: "" });
  expect(log.logs[0]).not.toHaveProperty("api_token");
});
