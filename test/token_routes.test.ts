// What API tokens with limits reach, over every route that the running server's own router lists. A route that is added
// tomorrow is asked too: one that looks at tokens must refuse those outside its scopes and their networks.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import type { LimitsDraft, Scope } from "../src/model/token.ts";
import { bodyOf } from "./error_bodies.ts";
import { openBeside, testClock, type TestServer } from "./harness.ts";
import { routesOf, startWithEverything } from "./routes.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

// The tokens are made by a command, whose clock is the machine's.
const clock = testClock(Date.now());
const { root } = scratch();
const UNKNOWN = "a".repeat(24);
let server: TestServer;
/** Those that look at tokens, and those that take no notice of them. */
const looking: string[] = [];
const blind: string[] = [];

const ask = async (route: string, token: string | null): Promise<{ status: number; text: string }> => {
  const [method = "", path = ""] = route.split(" ");
  const answer = await server.fetch(path.replace(/:\w+|\*/g, UNKNOWN), {
    method,
    redirect: "manual",
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(/^(?:POST|PUT|PATCH)$/.test(method) && { body: "{}" }),
  });
  return { status: answer.status, text: await answer.text() };
};

let tokens = 0;
async function tokenWith(limits: LimitsDraft): Promise<string> {
  const { accounts, close } = await openBeside(server);
  try {
    const name = `limited ${(tokens += 1)}`;
    return (await accounts.createToken({ email: "root@example.org", name, ...limits })).token;
  } finally {
    await close();
  }
}

/** The routes that do not refuse this token. */
async function reachedWith(token: string): Promise<string[]> {
  const reached: string[] = [];
  for (const route of looking) {
    const { status, text } = await ask(route, token);
    const refused = status === 403 && /API token/.test((JSON.parse(text) as { error: string }).error);
    if (!refused) reached.push(route);
  }
  return reached.sort();
}

beforeAll(async () => {
  const found = await routesOf(() => startWithEverything(root, { clock }));
  server = found.server;
  await server.user("root@example.org", true);
  for (const { method, path } of found.routes) {
    const route = `${method} ${path}`;
    const { text } = await ask(route, "sp_of_nobody");
    (text === JSON.stringify({ error: "The API token is not valid.", code: "unauthorized" }) ? looking : blind).push(
      route,
    );
  }
});
afterAll(() => server.stop());

const V2_PUSH = "/api/v2/pushes/:token";
const V2_REQUEST = "/api/v2/requests/:token";
const REACHED: Record<Scope, string[]> = {
  create: [
    "DELETE /api/v2/uploads/:id",
    "GET /api/v2/presets",
    "GET /api/v2/uploads/:id",
    "PATCH /api/v2/requests/:token/respond",
    "PATCH /api/v2/uploads/:id",
    "POST /api/v2/pushes",
    `POST ${V2_PUSH}/notify_emails`,
    "POST /api/v2/requests",
    "POST /api/v2/uploads",
    "POST /api/v2/uploads/:id",
    "POST /f.json",
    "POST /p.json",
    "POST /r.json",
  ],
  read: [
    `POST ${V2_PUSH}/codes`,
    `POST ${V2_PUSH}/codes/verify`,
    "GET /api/v2/holds",
    `GET ${V2_PUSH}`,
    `GET ${V2_PUSH}/preview`,
    "GET /api/v2/pushes/active",
    "GET /api/v2/pushes/expired",
    `POST ${V2_PUSH}/retrieve`,
    `GET ${V2_REQUEST}`,
    `GET ${V2_REQUEST}/preview`,
    `POST ${V2_REQUEST}/codes`,
    `POST ${V2_REQUEST}/codes/verify`,
    "GET /api/v2/requests/active",
    "GET /api/v2/requests/closed",
    "GET /api/v2/requests",
    "GET /api/v2/requests/open",
    "GET /api/v2/requests/ready",
    "GET /p.json/:token",
    "GET /p.json/:token/preview",
    "GET /p.json/active",
    "GET /p.json/expired",
  ],
  audit: [
    "GET /api/v2/admin/conditions",
    "GET /api/v2/admin/pushes",
    "GET /api/v2/admin/pushes/:id/audit",
    `GET ${V2_PUSH}/audit`,
    `GET ${V2_PUSH}/holds`,
    `GET ${V2_REQUEST}/audit`,
    "GET /p.json/:token/audit",
  ],
  expire: [
    `DELETE ${V2_PUSH}`,
    `DELETE ${V2_REQUEST}`,
    "DELETE /p.json/:token",
    `POST ${V2_PUSH}/freeze`,
    `POST ${V2_PUSH}/holds/:hold/refuse`,
  ],
  admin: [
    "DELETE /api/v2/admin/pushes/:id",
    "DELETE /api/v2/admin/users/:id/groups",
    "GET /api/v2/admin/groups",
    "GET /api/v2/admin/groups/members",
    "GET /api/v2/admin/users",
    "GET /api/v2/admin/users/:id/groups",
    "POST /api/v2/admin/users/:id/groups",
  ],
  // Of all others, those of their own alone (bound_tokens.test.ts).
  "request:create": [
    "POST /api/v2/requests",
    "GET /api/v2/requests/active",
    "GET /api/v2/requests/closed",
    "GET /api/v2/requests",
    "GET /api/v2/requests/open",
    "GET /api/v2/requests/ready",
  ],
  "push:open": [],
};

/** They say no more than whose token it is. */
const ALWAYS = ["GET /api/v1/accounts", "GET /api/v2/accounts", "GET /api/v2/workspaces"];

describe("of all routes,", () => {
  test.each(Object.entries(REACHED))("a token with the scope %s reaches these alone", async (scope, reached) => {
    expect(await reachedWith(await tokenWith({ scopes: [scope] }))).toEqual([...ALWAYS, ...reached].toSorted());
  });

  test("HEAD takes what GET takes", async () => {
    const token = await tokenWith({ scopes: ["read"] });
    for (const path of ["/api/v2/pushes/active", "/api/v2/pushes/unknown12345678", "/api/v2/workspaces"]) {
      const [head, get] = [await ask(`HEAD ${path}`, token), await ask(`GET ${path}`, token)];
      expect([path, head.status]).toEqual([path, get.status]);
      expect(head.status).not.toBe(403);
    }
  });

  test("the accounts and workspaces of a caller are one, the caller's own", async () => {
    const token = await tokenWith({ scopes: ["create"] });
    const own = [{ id: expect.stringMatching(/^\d+$/), name: expect.stringContaining("@"), role: "owner" }];
    for (const [path, answer] of [
      ["/api/v2/workspaces", { workspaces: own }],
      ["/api/v2/accounts", own],
      ["/api/v1/accounts.json", own],
    ] as const) {
      const { status, text } = await ask(`GET ${path}`, token);
      expect([status, JSON.parse(text)]).toEqual([200, answer]);
      expect((await server.fetch(path)).status).toBe(401);
    }
  });

  test("the way to open what was closed takes two scopes", async () => {
    const single = new Set([...ALWAYS, ...Object.values(REACHED).flat()]);
    const both = await reachedWith(await tokenWith({ scopes: ["expire", "read"] }));
    expect(both.filter((route) => !single.has(route))).toEqual([
      `POST ${V2_PUSH}/holds/:hold/release`,
      `POST ${V2_PUSH}/thaw`,
    ]);
  });

  test("each that looks at tokens says which it needs: with all scopes in its list, a token reaches it", async () => {
    const token = await tokenWith({ scopes: ["create", "read", "audit", "expire", "admin"] });
    expect(await reachedWith(token)).toEqual(looking.toSorted());
  });

  test("none that looks at tokens admits one from another network, whatever its scopes", async () => {
    expect(await reachedWith(await tokenWith({ networks: ["192.0.2.0/24", "2001:db8::/32"] }))).toEqual([]);
    expect(await reachedWith(await tokenWith({ networks: ["192.0.2.0/24", "127.0.0.0/8"] }))).toEqual(
      looking.toSorted(),
    );
  });

  test("none that looks at tokens admits one that has expired", async () => {
    const token = await tokenWith({ lifetimeMs: 3_600_000 });
    expect(await ask("GET /api/v2/pushes/active", token)).toMatchObject({ status: 200 });
    clock.advance(7_200_000);
    for (const route of looking) {
      const { status, text } = await ask(route, token);
      expect([route, status, bodyOf(status, text)]).toEqual([
        route,
        401,
        { error: "The API token has expired. Make a new one." },
      ]);
    }
  });

  test("those that take no notice of tokens answer with one as they do without", async () => {
    const token = await tokenWith({ scopes: ["admin"] });
    expect(blind).toContain("GET /api/v2/version");
    expect(blind).toContain("GET /account/pushes/words");
    expect(blind).toContain("GET /admin/data/users.csv");
    expect(blind).toContain("POST /users/auth/oidc/logout");
    for (const route of blind) {
      const [without, withOne] = [await ask(route, null), await ask(route, token)];
      expect([route, withOne.status]).toEqual([route, without.status]);
    }
  });
});
