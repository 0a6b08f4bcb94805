// What a server answers from the start, and what it loads with the first request for it. Whoever comes first notices nothing.

import { describe, expect, setDefaultTimeout, spyOn, test } from "bun:test";
import { Elysia } from "elysia";

import { startServer, type TestServer } from "./harness.ts";
import { routesOf, startWithEverything } from "./routes.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const { root } = scratch();

/** The path's beginning that no other route's parameters reach into. */
const fixed = (path: string): string => path.replace(/\/[:*].*/, "");

test("the first routes are few, and all that lie below their paths", async () => {
  const { server, first, routes } = await routesOf(() => startWithEverything(root));
  try {
    expect(first.map(({ method, path }) => `${method} ${path}`).toSorted()).toMatchInlineSnapshot(`
      [
        "DELETE /api/v2/pushes/:token",
        "GET /api/v1/version",
        "GET /api/v2/holds",
        "GET /api/v2/pushes/:token",
        "GET /api/v2/pushes/:token/audit",
        "GET /api/v2/pushes/:token/holds",
        "GET /api/v2/pushes/:token/preview",
        "GET /api/v2/pushes/active",
        "GET /api/v2/pushes/expired",
        "GET /api/v2/version",
        "GET /readyz",
        "GET /up",
        "OPTIONS /api/v2/pushes/:token",
        "PATCH /api/v2/pushes/:token",
        "POST /api/v2/pushes",
        "POST /api/v2/pushes/:token/codes",
        "POST /api/v2/pushes/:token/codes/verify",
        "POST /api/v2/pushes/:token/freeze",
        "POST /api/v2/pushes/:token/holds/:hold/refuse",
        "POST /api/v2/pushes/:token/holds/:hold/release",
        "POST /api/v2/pushes/:token/notify_emails",
        "POST /api/v2/pushes/:token/retrieve",
        "POST /api/v2/pushes/:token/thaw",
      ]
    `);
    const known = new Set(first.map(({ method, path }) => `${method} ${path}`));
    const later = routes.filter(({ method, path }) => !known.has(`${method} ${path}`));
    expect(later.length).toBeGreaterThan(100);
    const heads = first.map(({ path }) => fixed(path));
    const below = later.filter(({ path }) => heads.some((head) => path === head || path.startsWith(`${head}/`)));
    expect(below).toEqual([]);
  } finally {
    await server.stop();
  }
});

const HTML = { accept: "text/html" };
const ASKED: ReadonlyArray<readonly [method: string, path: string, headers: Record<string, string>, status: number]> = [
  ["GET", "/", HTML, 200],
  ["HEAD", "/about", HTML, 200],
  ["GET", "/about/", HTML, 200],
  ["DELETE", "/about", {}, 405],
  ["GET", "/nowhere", HTML, 404],
  ["GET", "/nowhere", {}, 404],
  ["PUT", "/up", {}, 405],
  ["DELETE", "/api/v2/pushes/active", {}, 405],
  ["GET", "/api/v2/pushes/active/nothing", {}, 404],
  ["GET", "/api/v2/pushes/active.json", {}, 401],
  ["GET", "/account/pushes/words", {}, 401],
  ["GET", "/api/v2/workspaces", {}, 401],
  ["OPTIONS", "/p.json", {}, 204],
  ["GET", "/p/aaaaaaaaaaaaaaaa", HTML, 200],
  ["GET", "/p/aaaaaaaaaaaaaaaa.json", {}, 404],
  ["GET", "/api", {}, 200],
  ["GET", "/f/aaaaaaaaaaaaaaaa", {}, 302],
];

const answers = (server: TestServer): Promise<unknown[][]> =>
  Promise.all(
    ASKED.map(async ([method, path, headers]) => {
      const answer = await server.fetch(path, { method, headers, redirect: "manual" });
      const text = await answer.text();
      return [
        method,
        path,
        answer.status,
        answer.headers.get("allow"),
        answer.headers.get("content-type"),
        text.length,
      ];
    }),
  );

describe("of a server that has just started,", () => {
  test("all who come at once for what is still to be loaded are answered like everybody after them", async () => {
    const server = await startServer();
    try {
      const first = await answers(server);
      expect(first).toEqual(await answers(server));
      expect(first.map((answer) => answer.slice(0, 3))).toEqual(
        ASKED.map(([method, path, , status]) => [method, path, status]),
      );
    } finally {
      await server.stop();
    }
  });

  test("a request for what cannot be loaded is refused and told in the log, and the next one tries again", async () => {
    const server = await startServer();
    try {
      const compile = spyOn(Elysia.prototype, "compile").mockImplementationOnce(() => {
        throw new Error("no room");
      });
      expect((await server.fetch("/about")).status).toBe(500);
      compile.mockRestore();
      expect((await server.fetch("/up")).status).toBe(200);
      expect((await server.fetch("/about")).status).toBe(200);
      expect(server.log()).toMatch(/ERROR defect reason="Error: no room"/);
    } finally {
      await server.stop();
    }
  });
});
