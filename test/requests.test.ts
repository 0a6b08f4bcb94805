// The ground rules of /api/v2: what every response carries, how paths are read, HEAD, internal errors.

import type { SQL } from "bun";
import { beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Problem } from "../src/http/contract/schemas.ts";
import { bodyOf } from "./error_bodies.ts";
import {
  asking,
  auditKinds,
  expectGroundRules,
  expectShape,
  MARKER,
  pathOf,
  PUSHES,
  raw,
  saidBy,
} from "./api_checks.ts";
import { startServer, type TestServer, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";
import { databaseOf, ENGINE } from "./test_engine.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

let owner: User;
const ask = asking(() => server);

const server = ownServer({ flags: { "log-level": "debug" } });
beforeAll(async () => {
  owner = await server.user();
});

const UNKNOWN = `${PUSHES}/${"0".repeat(24)}`;

describe("every answer is JSON and is not stored, whatever Accept says", () => {
  const rows: Array<[status: number, method: string, path: string, body: unknown, signedIn: boolean]> = [
    [200, "GET", "/api/v2/version", undefined, false],
    [201, "POST", PUSHES, { push: { payload: "x" } }, false],
    [200, "GET", `${PUSHES}/active`, undefined, true],
    [400, "POST", PUSHES, "{", false],
    [401, "GET", `${PUSHES}/active`, undefined, false],
    [404, "GET", UNKNOWN, undefined, false],
    [404, "GET", "/api/v2/nowhere", undefined, false],
    [405, "PUT", PUSHES, undefined, false],
    [422, "POST", PUSHES, { push: {} }, false],
  ];
  test.each(rows)("%i for %s %s", async (status, method, path, body, signedIn) => {
    for (const accept of ["text/html,*/*;q=0.1", "application/xml", "image/png;q=junk", "*/*", ""]) {
      // The asker itself checks Content-Type and Cache-Control.
      const answer = await ask(method, path, body, { accept, ...(signedIn ? owner.headers : {}) });
      expect([accept, answer.status]).toEqual([accept, status]);
      expect(typeof answer.body).toBe("object");
    }
  });
});

describe("paths", () => {
  test("every path has a .json twin", async () => {
    const made = await ask("POST", `${PUSHES}.json`, { push: { payload: "x" } }, owner.headers);
    expect(made.status).toBe(201);
    for (const path of ["/api/v2/version", `${PUSHES}/active`, `${PUSHES}/expired`]) {
      expect((await ask("GET", `${path}.json`, undefined, owner.headers)).status).toBe(200);
    }
    for (const path of ["", "/preview", "/audit"]) {
      expect((await ask("GET", `${pathOf(made.body)}${path}.json`, undefined, owner.headers)).status).toBe(200);
    }
    expect((await ask("DELETE", `${pathOf(made.body)}.json`)).body.deleted).toBe(true);
  });

  test.each(["//api//v2//version", "/api///v2/version.json", "/api/v2//pushes//active"])(
    "doubled slashes are tolerated: %s",
    async (path) => {
      const { status, headers } = await raw(server, "GET", path, owner.headers);
      expect(status).toBe(200);
      expectGroundRules(headers);
    },
  );

  test("doubled slashes in a query are left alone", async () => {
    const push = await server.push({ payload: "x", passphrase: "a//b.json" });
    const { status } = await raw(server, "GET", `/${pathOf(push)}?passphrase=a//b.json`);
    expect(status).toBe(200);
  });

  const unknownPaths = [
    "/api/v2",
    "/api/v2/",
    "/api/v3/version",
    "/api/v2/requests",
    "/api/v2/requests.json",
    "/api/v2/Version",
    "/api/v2/version.json.json",
    "/api/v2/version.xml",
    `/api/v2/${MARKER}`,
    `/api/v2/${MARKER}%00%ff`,
    `${UNKNOWN}/nowhere`,
    `${UNKNOWN}/preview/more`,
    `/api/v2/${MARKER.repeat(500)}`,
  ];
  test.each(unknownPaths.map((path) => [path.slice(0, 50), path] as const))(
    "an unknown path is not found: %s",
    async (_start, path) => {
      for (const method of ["GET", "POST", "DELETE"]) {
        const answer = await ask(method, path, method === "POST" ? { push: { payload: MARKER } } : undefined);
        expect([answer.status, answer.body]).toEqual([404, { error: "Not Found" }]);
        expect(saidBy(answer)).not.toContain(MARKER);
      }
    },
  );

  const known: Array<[path: string, allow: string]> = [
    ["/api/v2/version", "GET, HEAD"],
    [PUSHES, "POST"],
    [`${PUSHES}/active`, "GET, HEAD"],
    [`${PUSHES}/expired`, "GET, HEAD"],
    [UNKNOWN, "OPTIONS, GET, HEAD, DELETE, PATCH"],
    [`${UNKNOWN}/preview`, "GET, HEAD"],
    [`${UNKNOWN}/audit`, "GET, HEAD"],
  ];
  test.each(known)("a wrong method on %s is refused, and Allow says %s", async (path, allow) => {
    const allowed = allow.split(", ");
    const wrong = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].filter(
      (method) => !allowed.includes(method),
    );
    for (const method of wrong) {
      for (const twin of [path, `${path}/`, `${path}.json`, `${path}.json/`]) {
        const answer = await raw(server, method, twin, {}, method === "POST" ? "{}" : "");
        expect([method, answer.status]).toEqual([method, 405]);
        expect(answer.headers.get("allow")).toBe(allow);
        expectGroundRules(answer.headers);
        if (method !== "HEAD")
          expect(bodyOf(405, answer.text)).toEqual({ error: `This path answers to ${allow} only.` });
      }
    }
  });
});

describe("the beginning of the API's address", () => {
  test.each(["/api", "/api/", "//api", "/api?x=1"])("%s leads people to the reference", async (path) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await raw(server, method, path, { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/help/api"]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect((await server.fetch("/help/api")).status).toBe(200);
  });

  test.each(["/api", "/api/"])("%s tells programs where the reference is", async (path) => {
    for (const accept of ["*/*", "application/json", ""]) {
      const answer = await ask("GET", path, undefined, { accept, authorization: "Bearer sp_invalid" });
      const message = `The API is described at ${server.url}/help/api, for programs at ${server.url}/help/api/openapi.json.`;
      expect([answer.status, answer.body]).toEqual([200, { message }]);
    }
    const post = await ask("POST", path, {});
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("HEAD answers like GET and has no effect", () => {
  let push: { url_token: string };
  beforeEach(async () => {
    push = await server.push({ payload: MARKER, expire_after_views: 1, passphrase: "right" }, owner.headers);
  });

  test("on a push: same status and headers, no body, no view, no entry", async () => {
    for (const [query, headers, status] of [
      ["?passphrase=right", {}, 200],
      ["?passphrase=right", owner.headers, 200],
      ["?passphrase=wrong", {}, 401],
      ["", {}, 401],
    ] as const) {
      for (const suffix of ["", ".json"]) {
        const head = await ask("HEAD", `${pathOf(push)}${suffix}${query}`, undefined, { ...headers });
        expect([query, head.status, head.text]).toEqual([query, status, ""]);
      }
    }
    expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation"]);
    const { body } = await ask("GET", `${pathOf(push)}?passphrase=right`);
    expect([body.payload, body.views_remaining]).toEqual([MARKER, 0]);
    expect((await ask("HEAD", pathOf(push))).status).toBe(200);
    expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation", "view"]);
  });

  test("has the Content-Length of the response to GET: open, counted down, guarded, with files, its owner's", async () => {
    const ten = await server.push({ payload: MARKER, expire_after_views: 11 }, owner.headers);
    const filed = await server.push(
      { payload: "", files: [{ filename: "a.txt", content_type: "text/plain", content: "aGVsbG8=" }] },
      owner.headers,
    );
    for (const [path, headers] of [
      [pathOf(ten), {}], // 10 views are left, then 9
      [pathOf(ten), {}],
      [pathOf(ten), owner.headers],
      [pathOf(filed), {}],
      [`${pathOf(push)}?passphrase=right`, {}], // the last view
      [`${pathOf(push)}?passphrase=right`, {}], // expired
    ] as const) {
      const head = await raw(server, "HEAD", path, { ...headers });
      const { text } = await ask("GET", path, undefined, { ...headers });
      expect([path, head.headers.get("content-length")]).toEqual([path, String(Buffer.byteLength(text))]);
    }
  });

  test("sends no byte of a body, also below the level of fetch", async () => {
    const { status, text, headers } = await raw(server, "HEAD", `${pathOf(push)}?passphrase=right`);
    expect([status, text]).toEqual([200, ""]);
    expectGroundRules(headers);
  });

  test("everywhere else too", async () => {
    for (const [path, headers] of [
      ["/api/v2/version", {}],
      ["/api/v2/nowhere", {}],
      [PUSHES, {}],
      [UNKNOWN, {}],
      [`${UNKNOWN}/preview`, {}],
      [`${pathOf(push)}/preview`, {}],
      [`${pathOf(push)}/audit`, {}],
      [`${pathOf(push)}/audit`, owner.headers],
      [`${pathOf(push)}/audit?page=0`, owner.headers],
      [`${PUSHES}/active`, {}],
      [`${PUSHES}/active`, owner.headers],
      [`${PUSHES}/expired`, owner.headers],
      [pathOf(push), { authorization: "Bearer invalid" }],
    ] as const) {
      const get = await ask("GET", path, undefined, { ...headers });
      const head = await ask("HEAD", path, undefined, { ...headers });
      expect([path, head.status, head.text]).toEqual([path, get.status, ""]);
    }
  });
});

const REFUSE_WRITES = {
  sqlite: ["ALTER TABLE audit_entries RENAME TO elsewhere"],
  postgres: [
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'the disk is full' USING ERRCODE = 'disk_full'; END $$`,
    "CREATE TRIGGER refused BEFORE INSERT ON audit_entries EXECUTE FUNCTION refuse()",
  ],
};
const TAKE_WRITES = {
  sqlite: ["ALTER TABLE elsewhere RENAME TO audit_entries"],
  postgres: ["DROP TRIGGER refused ON audit_entries"],
};

describe("when something is broken inside", () => {
  let broken: TestServer;
  let user: User;
  const askBroken = asking(() => broken);
  let db: SQL;
  beforeEach(async () => {
    broken = await startServer();
    user = await broken.user();
    db = await databaseOf(broken);
  });
  const end = async () => {
    await db.close();
    await broken.stop();
  };

  test("the answer is 500, says nothing of the cause, and costs no view", async () => {
    try {
      const push = await broken.push({ payload: MARKER, expire_after_views: 1 }, user.headers);
      await db.unsafe("UPDATE sealed_payloads SET payload = $1", [new Uint8Array(64)]);
      const answer = await askBroken("GET", `${pathOf(push)}?passphrase=${MARKER}`);
      expect([answer.status, answer.body]).toEqual([500, { error: "Internal Server Error" }]);
      expect(saidBy(answer)).not.toMatch(new RegExp(`${MARKER}|${push.url_token}|damaged|\\.ts`));
      expect(await auditKinds(askBroken, push, user.headers)).toEqual(["creation"]);
      expect((await askBroken("HEAD", "/api/v2/version")).status).toBe(200);
      await broken.stop({ dataDir: true });
      expect(broken.log()).toMatch(/the database is damaged.* what="the payload of push \d+"/);
      expect(broken.log()).not.toContain(MARKER);
      expect(broken.log()).not.toContain(push.url_token);
    } finally {
      await end();
    }
  });

  test("a store that cannot write answers 503, stores nothing, and goes on when it can again", async () => {
    try {
      const push = await broken.push({ payload: MARKER, expire_after_views: 1 }, user.headers);
      for (const change of REFUSE_WRITES[ENGINE]) await db.unsafe(change);
      for (const [method, path, body] of [
        ["POST", PUSHES, { push: { payload: MARKER } }],
        ["GET", pathOf(push), undefined],
        ["DELETE", pathOf(push), undefined],
      ] as const) {
        const answer = await askBroken(method, path, body, method === "POST" ? user.headers : {});
        expect([answer.status, answer.body]).toEqual([
          503,
          { error: "The store cannot accept writes right now. Nothing was stored." },
        ]);
        expectShape(Problem, JSON.parse(answer.text));
        expect(saidBy(answer)).not.toContain(MARKER);
      }
      for (const change of TAKE_WRITES[ENGINE]) await db.unsafe(change);
      const active = await askBroken("GET", `${PUSHES}/active`, undefined, user.headers);
      expect(active.body).toHaveLength(1);
      const seen = await askBroken("GET", pathOf(push));
      expect([seen.status, seen.body.payload, seen.body.views_remaining]).toEqual([200, MARKER, 0]);
      expect(await auditKinds(askBroken, push, user.headers)).toEqual(["creation", "view"]);
      await broken.stop({ dataDir: true });
      expect(broken.log()).not.toContain(MARKER);
      expect(broken.log()).not.toContain(push.url_token);
    } finally {
      await end();
    }
  });
});
