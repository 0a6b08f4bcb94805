// API tokens with limits, as their owner makes them and as programs use them. Which routes they reach: token_routes.test.ts.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { NO_LIMITS, refusalOf, type Scope, SCOPES } from "../src/model/token.ts";
import { clock, person, server, tokensOf, useServer } from "./browser_sessions.ts";
import type { Answer } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

useServer();

const DAY_MS = 86_400_000;

async function owner() {
  const { browser, email } = await person();
  let made = 0;
  return {
    browser,
    /** @returns headers that authenticate a new token with these limits */
    async token(limits: object): Promise<Record<string, string>> {
      const answer = await browser.send("POST", "/account/tokens", { name: `token ${(made += 1)}`, ...limits });
      expect(answer.status).toBe(201);
      return { authorization: `Bearer ${answer.body.token}` };
    },
    /** As the page of the account shows them, and as they are stored. */
    page: () => browser.page("/users/token"),
    listed: () => tokensOf(server, email),
  };
}

const ask = (headers: Record<string, string>, method: string, path: string, body?: object): Promise<Answer> =>
  server.json(method, path, body, headers);

const scopeNeeded = (scope: string) => ({ error: `The API token may not do this: it needs the scope ${scope}.` });

describe("a token that may only create", () => {
  test("creates pushes of its user, and neither reads, lists, looks up nor expires them", async () => {
    const { token } = await owner();
    const [machine, person] = [await token({ scopes: ["create"] }), await token({})];
    const { url_token: urlToken } = await server.push({ payload: "from a machine" }, machine);
    for (const [method, path, scope] of [
      ["GET", `/api/v2/pushes/${urlToken}`, "read"],
      ["HEAD", `/api/v2/pushes/${urlToken}`, "read"],
      ["GET", `/p/${urlToken}.json`, "read"],
      ["GET", "/f/active.json", "read"],
      ["GET", `/api/v2/pushes/${urlToken}/audit.json`, "audit"],
      ["DELETE", `/r/${urlToken}.json`, "expire"],
    ] as const) {
      const { status, body } = await ask(machine, method, path);
      expect([path, status, body]).toEqual([path, 403, method === "HEAD" ? null : scopeNeeded(scope)]);
    }
    // Nothing of that has left a trace or cost a view, and the owner's other token does it all.
    const { body } = await ask(person, "GET", `/api/v2/pushes/${urlToken}/audit`);
    expect(body.logs.map(({ kind }: { kind: string }) => kind)).toEqual(["creation"]);
    expect((await ask(person, "GET", `/p/${urlToken}.json`)).body).toMatchObject({ payload: "from a machine" });
    expect((await ask(person, "DELETE", `/p/${urlToken}.json`)).body).toMatchObject({ expired: true });
  });

  test("in the header of older clients is limited too, and may ask for the version", async () => {
    const { token } = await owner();
    const { authorization = "" } = await token({ scopes: ["create"] });
    const headers = { "x-user-token": authorization.slice("Bearer ".length) };
    expect((await ask(headers, "POST", "/p.json", { password: { payload: "x" } })).status).toBe(201);
    expect(await ask(headers, "GET", "/p/active.json")).toMatchObject({ status: 403, body: scopeNeeded("read") });
    expect((await ask(headers, "GET", "/api/v2/version")).status).toBe(200);
  });
});

test("scopes reach what a route asks for, and nothing of a route that does not say", () => {
  const refusal = (scopes: Scope[] | null, needs: Scope[] | null) =>
    refusalOf({ ...NO_LIMITS, scopes }, { address: "192.0.2.1", needs }, 1)?.message;
  expect([refusal(null, null), refusal(["read"], ["read"]), refusal(["read"], [])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(refusal([...SCOPES], null)).toBe("This needs an API token that is not limited to scopes.");
  expect(refusal(["read"], ["read", "expire"])).toContain("it needs the scopes read and expire");
});

describe("a token", () => {
  test("without limits does everything, as before there were any, and says so", async () => {
    const { token, listed } = await owner();
    const headers = await token({});
    const { url_token: urlToken } = await server.push({ payload: "x" }, headers);
    for (const path of ["", "/preview", "/audit", "/holds"]) {
      expect((await ask(headers, "GET", `/api/v2/pushes/${urlToken}${path}`)).status).toBe(200);
    }
    expect((await ask(headers, "POST", `/api/v2/pushes/${urlToken}/thaw`)).status).toBe(200);
    expect((await ask(headers, "DELETE", `/api/v2/pushes/${urlToken}`)).status).toBe(200);
    expect((await listed())[1]).toMatchObject({ scopes: null, networks: null, expiresAtMs: null });
  });

  test("works until its time is up, and then answers 401 to every version of the API", async () => {
    const { token, listed } = await owner();
    const headers = await token({ expires_in_days: 90 });
    expect((await listed())[1]?.expiresAtMs).toBe(clock.now() + 90 * DAY_MS);
    clock.advance(90 * DAY_MS - 1);
    expect((await ask(headers, "GET", "/api/v2/pushes/active")).status).toBe(200);
    clock.advance(1);
    for (const path of ["/api/v2/pushes/active", "/p/active.json", "/api/v2/pushes/unknown"]) {
      const body = { error: "The API token has expired. Make a new one." };
      expect(await ask(headers, "GET", path)).toMatchObject({ status: 401, body });
    }
  });

  test("of another network is refused without a word about which, or about its scopes", async () => {
    const { token } = await owner();
    const elsewhere = await token({ networks: "192.0.2.0/24, 2001:db8::/32", scopes: ["create"] });
    const body = { error: "The API token does not work from your network." };
    for (const path of ["/api/v2/pushes/active", "/p/active.json"]) {
      expect(await ask(elsewhere, "GET", path)).toMatchObject({ status: 403, body });
    }
    expect(await ask(elsewhere, "POST", "/api/v2/pushes", { push: { payload: "x" } })).toMatchObject({ body });
    const here = await token({ networks: "192.0.2.0/24\n127.0.0.0/8" });
    expect((await ask(here, "GET", "/api/v2/pushes/active")).status).toBe(200);
  });

  test("remembers when and from where it was last used; a refusal is no use of it", async () => {
    const { token, listed, page } = await owner();
    const headers = await token({ scopes: ["create"] });
    const last = async (): Promise<object> => {
      const { lastUsedAtMs: at, lastUsedIp: ip } = (await listed())[1] ?? {};
      return { at, ip };
    };
    await ask(headers, "GET", "/api/v2/pushes/active");
    expect(await last()).toEqual({ at: null, ip: null });
    clock.advance(10_000);
    const at = clock.now();
    await server.push({ payload: "x" }, headers);
    // The use is written beside the answer.
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline && (await listed())[1]?.lastUsedAtMs === null) await Bun.sleep(5);
    expect(await last()).toEqual({ at, ip: "127.0.0.1" });
    const shown = (await page()).replaceAll(/<\/?(?:[ib]|span)\b[^>]*>/g, "");
    expect(shown).toContain("permissions: create · ");
    expect(shown).toMatch(/last used [^<]+ from 127\.0\.0\.1/);
  });

  test("whose limits make no sense is not made, and the answer names them", async () => {
    const { browser, listed } = await owner();
    const problems = async (limits: object): Promise<unknown> => {
      const { status, body } = await browser.send("POST", "/account/tokens", { name: "x", ...limits });
      return status === 422 ? Object.keys(body) : status;
    };
    expect(await problems({ scopes: ["create", "everything"] })).toEqual(["scopes"]);
    expect(await problems({ scopes: [] })).toEqual(["scopes"]);
    expect(await problems({ scopes: "create" })).toBe(400);
    expect(await problems({ networks: "office" })).toEqual(["networks"]);
    expect(await problems({ networks: Array.from({ length: 51 }, (_, n) => `10.0.0.${n}`).join(" ") })).toEqual([
      "networks",
    ]);
    expect(await problems({ expires_in_days: 0 })).toEqual(["expires"]);
    expect(await problems({ expires_in_days: 100_000 })).toEqual(["expires"]);
    expect(await listed()).toHaveLength(1);
  });
});
