// Every route of the administrator's page, as the running server's own router lists them, is closed to everybody
// else. The list is the router's, so a route that is added tomorrow is checked too.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import type { Role } from "../src/model/account.ts";
import { openBeside, startServer, testClock, type TestServer } from "./harness.ts";
import { type Route, routesOf } from "./routes.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const sameOrigin = { "sec-fetch-site": "same-origin" };
let server: TestServer;
let routes: Route[] = [];

beforeAll(async () => {
  ({ server, routes } = await routesOf(() => startServer({ clock: testClock() })));
});
afterAll(() => server.stop());

async function signIn(role: Role): Promise<string> {
  const { email } = await server.user();
  const { accounts, close } = await openBeside(server);
  await accounts.setRole(email, role);
  await close();
  const answer = await server.json("POST", "/session", { email, password: "correct horse" }, sameOrigin);
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
}

/** The status that each route of the administrator's page gives to requests with these headers. */
async function statuses(headers: Record<string, string>): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (const { method, path } of routes.filter((route) => route.path.startsWith("/admin/data"))) {
    const answer = await server.fetch(path.replace(/:\w+/g, "999999"), {
      method,
      headers: { ...sameOrigin, ...headers, "content-type": "application/json" },
      ...(method === "POST" && { body: "{}" }),
    });
    seen[`${method} ${path}`] = answer.status;
  }
  return seen;
}

const distinct = (seen: Record<string, number>): number[] => [...new Set(Object.values(seen))];

describe("the routes of the administrator's page", () => {
  test("are listed by the router", async () => {
    const listed = Object.keys(await statuses({}));
    expect(listed).toContain("GET /admin/data/users.csv");
    expect(listed).toContain("POST /admin/data/users/:id/tokens/:tokenId/revoke");
    expect(listed.length).toBeGreaterThanOrEqual(9);
  });

  test("refuse an anonymous request with 401", async () => {
    expect(distinct(await statuses({}))).toEqual([401]);
  });

  test("refuse an ordinary user with 403", async () => {
    expect(distinct(await statuses({ cookie: await signIn("user") }))).toEqual([403]);
  });

  test("refuse an auditor with 403", async () => {
    expect(distinct(await statuses({ cookie: await signIn("auditor") }))).toEqual([403]);
  });

  test("admit an administrator", async () => {
    const seen = distinct(await statuses({ cookie: await signIn("admin") }));
    expect(seen).not.toContain(401);
    expect(seen).not.toContain(403);
    expect(seen).toContain(200);
  });
});
