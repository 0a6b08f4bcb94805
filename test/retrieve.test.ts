// GET /api/v2/pushes/T without a passphrase: what comes out, how often, until when, and what is written down.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Preview, RetrievedPush } from "../src/http/contract/schemas.ts";
import {
  asking,
  auditKinds,
  DAY_MS,
  expectShape,
  HOUR_MS,
  iso,
  MARKER,
  MINUTE_MS,
  pathOf,
  PUSHES,
  saidBy,
} from "./api_checks.ts";
import { startServer, testClock, twoUsers, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const clock = testClock();
let owner: User;
let other: User;
const ask = asking(() => server);

const server = ownServer({ clock: clock });
beforeAll(async () => {
  [owner, other] = await twoUsers(server);
});

describe("a push that is active", () => {
  test("is handed out with every field", async () => {
    const createdMs = clock.now();
    const { url_token: token } = await server.push({
      payload: "s3cret",
      name: MARKER,
      note: MARKER,
      expire_after_days: 3,
      expire_after_views: 2,
      retrieval_step: false,
    });
    clock.advance(HOUR_MS);
    const answer = await ask("GET", `${PUSHES}/${token}`);
    expect(answer.status).toBe(200);
    expectShape(RetrievedPush, answer.body);
    expect(answer.body).toEqual({
      url_token: token,
      html_url: `${server.url}/p/${token}`,
      json_url: `${server.url}/p/${token}.json`,
      kind: "text",
      expired: false,
      deleted: false,
      retrieval_step: false,
      deletable_by_viewer: true,
      expire_after_days: 3,
      expire_after_views: 2,
      days_remaining: 3,
      views_remaining: 1,
      created_at: iso(createdMs),
      updated_at: iso(createdMs + HOUR_MS),
      expires_at: iso(createdMs + 3 * DAY_MS),
      expired_on: null,
      passphrase: null,
      payload: "s3cret",
      files: [],
    });
    // Name and note are the owner's alone.
    expect(saidBy(answer)).not.toContain(MARKER);
  });

  test("counts down to its last view, which still answers as active, and has expired after it", async () => {
    const createdMs = clock.now();
    const { url_token: token } = await server.push({ payload: "thrice", expire_after_views: 3 }, owner.headers);
    const active = {
      url_token: token,
      html_url: `${server.url}/p/${token}/r`,
      json_url: `${server.url}/p/${token}.json`,
      kind: "text",
      expired: false,
      deleted: false,
      retrieval_step: true,
      deletable_by_viewer: true,
      expire_after_days: 7,
      expire_after_views: 3,
      days_remaining: 7,
      created_at: iso(createdMs),
      expires_at: iso(createdMs + 7 * DAY_MS),
      expired_on: null,
      passphrase: null,
      payload: "thrice",
      files: [],
    };
    for (const left of [2, 1, 0]) {
      clock.advance(MINUTE_MS);
      const { status, body } = await ask("GET", `${PUSHES}/${token}`);
      expect([status, body]).toEqual([200, { ...active, views_remaining: left, updated_at: iso(clock.now()) }]);
    }
    const endedMs = clock.now();
    for (let again = 0; again < 2; again += 1) {
      clock.advance(MINUTE_MS);
      const { status, body } = await ask("GET", `${PUSHES}/${token}`);
      expect(status).toBe(200);
      expectShape(RetrievedPush, body);
      expect(body).toEqual({
        ...active,
        expired: true,
        views_remaining: 0,
        updated_at: iso(endedMs),
        expired_on: iso(endedMs),
        payload: null,
      });
    }
    expect(await auditKinds(ask, { url_token: token }, owner.headers)).toEqual([
      "creation",
      "view",
      "view",
      "view",
      "failed_view",
      "failed_view",
    ]);
  });

  test.each([
    ["url", "https://example.org/?a=1#b"],
    ["qr", "WIFI:S:net;;"],
  ])("keeps its kind %s", async (kind, payload) => {
    const { status, body } = await ask("GET", pathOf(await server.push({ kind, payload })));
    expect([status, body.kind, body.payload]).toEqual([200, kind, payload]);
  });

  test("is handed out without regard to a passphrase it does not have, or to unknown keys", async () => {
    const push = await server.push({ payload: "open" });
    const { status, body, headers, text } = await ask(
      "GET",
      `${pathOf(push)}?passphrase=${MARKER}&page=0&utf8=${MARKER}`,
    );
    expect([status, body.payload, body.views_remaining]).toEqual([200, "open", 4]);
    expect(saidBy({ headers, text })).not.toContain(MARKER);
  });

  test("counts one view through the .json twin as well", async () => {
    const push = await server.push({ payload: "twin" });
    const { body } = await ask("GET", `${pathOf(push)}.json`);
    expect([body.payload, body.views_remaining]).toEqual(["twin", 4]);
    const again = await ask("GET", pathOf(push));
    expect(again.body.views_remaining).toBe(3);
  });
});

describe("the end of its time", () => {
  test.each([
    ["days", { expire_after_days: 2 }, 2 * DAY_MS],
    ["a duration", { expire_after_duration: 0 }, 15 * MINUTE_MS],
  ])("by %s is exact to the millisecond", async (_what, expiry, lifetimeMs) => {
    const createdMs = clock.now();
    const push = await server.push({ payload: "timed", expire_after_views: 9, ...expiry }, owner.headers);
    clock.advance(lifetimeMs - 1);
    const before = await ask("GET", pathOf(push));
    expect(before.body).toMatchObject({ expired: false, payload: "timed", views_remaining: 8, expired_on: null });
    clock.advance(1);
    const endMs = createdMs + lifetimeMs;
    // The first answer after the end says the same as every later one.
    for (let asked = 0; asked < 3; asked += 1) {
      const { status, body } = await ask("GET", pathOf(push));
      expect(status).toBe(200);
      expectShape(RetrievedPush, body);
      expect(body).toMatchObject({
        expired: true,
        deleted: false,
        payload: null,
        files: [],
        days_remaining: lifetimeMs >= DAY_MS ? 0 : 1,
        views_remaining: 8,
        created_at: iso(createdMs),
        updated_at: iso(endMs),
        expires_at: iso(endMs),
        expired_on: iso(endMs),
      });
      clock.advance(HOUR_MS);
    }
    expect(await auditKinds(ask, push, owner.headers)).toEqual([
      "creation",
      "view",
      "failed_view",
      "failed_view",
      "failed_view",
    ]);
  });

  test.each([
    [0, 3],
    [1, 3],
    [DAY_MS - 1, 3],
    [DAY_MS, 2],
    [2 * DAY_MS - 1, 2],
    [2 * DAY_MS, 1],
    [3 * DAY_MS - 1, 1],
    [3 * DAY_MS, 0],
    [30 * DAY_MS, 0],
  ])("after %i ms of three days, days_remaining is %i", async (goneMs, days) => {
    const push = await server.push({ payload: "x", expire_after_days: 3 });
    clock.advance(goneMs);
    const { body } = await ask("GET", pathOf(push));
    expect([body.days_remaining, body.expired]).toEqual([days, goneMs >= 3 * DAY_MS]);
  });

  test("the first of both limits wins", async () => {
    const push = await server.push({ payload: "x", expire_after_days: 1, expire_after_views: 1 });
    const viewedMs = clock.now();
    await ask("GET", pathOf(push));
    clock.advance(5 * DAY_MS);
    const { body } = await ask("GET", pathOf(push));
    expect(body).toMatchObject({ expired: true, expired_on: iso(viewedMs), days_remaining: 0, views_remaining: 0 });
  });
});

describe("the owner's own retrieval", () => {
  test("counts no view and is written down as such; another user's counts", async () => {
    const push = await server.push({ payload: "mine", expire_after_views: 1 }, owner.headers);
    for (let asked = 0; asked < 3; asked += 1) {
      const { status, body } = await ask("GET", pathOf(push), undefined, owner.headers);
      expect(status).toBe(200);
      expectShape(RetrievedPush, body);
      expect(body).toMatchObject({ payload: "mine", expired: false, views_remaining: 1, updated_at: push.created_at });
      expect(body).not.toHaveProperty("name");
    }
    const seen = await ask("GET", pathOf(push), undefined, other.headers);
    expect(seen.body).toMatchObject({ payload: "mine", views_remaining: 0 });
    // Now it is over for the owner too.
    const over = await ask("GET", pathOf(push), undefined, owner.headers);
    expect(over.body).toMatchObject({ payload: null, expired: true });
    expect(await auditKinds(ask, push, owner.headers)).toEqual([
      "creation",
      "owner_view",
      "owner_view",
      "owner_view",
      "view",
      "failed_view",
    ]);
  });

  test("an administrator's counts like anybody's", async () => {
    const { headers } = await server.user("root@example.org", true);
    const push = await server.push({ payload: "theirs", expire_after_views: 1 }, owner.headers);
    const { body } = await ask("GET", pathOf(push), undefined, headers);
    expect(body).toMatchObject({ payload: "theirs", views_remaining: 0 });
    expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation", "view"]);
    expect((await ask("GET", pathOf(push), undefined, headers)).body).toMatchObject({ payload: null, expired: true });
  });

  test("an anonymous push has no owner: everybody's retrieval counts", async () => {
    const push = await server.push({ payload: "nobody's" });
    for (const [index, headers] of [{}, owner.headers, {}].entries()) {
      const { body } = await ask("GET", pathOf(push), undefined, headers);
      expect(body.views_remaining).toBe(4 - index);
    }
  });
});

describe("unknown tokens are not found, and nothing of them comes back", () => {
  const tokens = [
    MARKER,
    MARKER.padEnd(24, "0"),
    `${MARKER}/`,
    `${MARKER}${"a".repeat(5_000)}`,
    `${MARKER}%00`,
    `${MARKER}%`,
    `${MARKER}%FF%FE`,
    `${MARKER}%2F..%2F`,
    `${MARKER}%0d%0aX-Injected:%201`,
    `${MARKER}'%20OR%201=1--`,
    `${MARKER}%F0%9F%94%91`,
    `${MARKER}.html`,
    "__proto__",
    "constructor",
    "null",
  ];
  test.each(tokens.map((token) => [token.slice(0, 40), token] as const))("%s", async (_start, token) => {
    for (const [method, path] of [
      ["GET", token],
      ["GET", `${token}?passphrase=${MARKER}`],
      ["DELETE", token],
      ["GET", `${token}/preview`],
    ] as const) {
      if (token.endsWith("/") && path.endsWith("/preview")) continue;
      const answer = await ask(method, `${PUSHES}/${path}`);
      expect([answer.status, answer.body]).toEqual([404, { error: "not-found" }]);
      expect(saidBy(answer)).not.toContain(MARKER);
      expect(answer.headers.has("x-injected")).toBe(false);
    }
    const audit = await ask("GET", `${PUSHES}/${token.replace(/\/$/, "")}/audit`, undefined, owner.headers);
    expect([audit.status, audit.body]).toEqual([404, { error: "not-found" }]);
  });

  test("a known token in other letters is unknown", async () => {
    const { url_token: token } = await server.push({ payload: "x" });
    const swapped = token.replace(/[a-z]/i, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    for (const wrong of [swapped, `${token}0`, token.slice(0, -1), ` ${token}`]) {
      const { status, body } = await ask("GET", `${PUSHES}/${encodeURIComponent(wrong)}`);
      expect([status, body]).toEqual([404, { error: "not-found" }]);
    }
  });

  test("the log holds no token, known or unknown, and no query", async () => {
    const quiet = await startServer({ flags: { "log-level": "debug" } });
    const push = await quiet.push({ payload: MARKER });
    for (const token of [push.url_token, ...tokens]) {
      await (await quiet.fetch(`${PUSHES}/${token}?passphrase=${MARKER}`)).text();
      await (await quiet.fetch(`${PUSHES}/${token}/nowhere/${MARKER}`)).text();
    }
    await quiet.stop();
    expect(quiet.log()).toContain("status=404");
    expect(quiet.log()).not.toContain(MARKER);
    expect(quiet.log()).not.toContain(push.url_token);
  });
});

describe("the preview", () => {
  test.each([
    [true, "/r"],
    [false, ""],
  ])("is the link alone (retrieval_step %p)", async (retrievalStep, suffix) => {
    const push = await server.push({ payload: "x", retrieval_step: retrievalStep, passphrase: "guarded" });
    for (const path of [`${pathOf(push)}/preview`, `${pathOf(push)}/preview.json`]) {
      const { status, body } = await ask("GET", path);
      expect(status).toBe(200);
      expectShape(Preview, body);
      expect(body).toEqual({ url: `${server.url}/p/${push.url_token}${suffix}` });
      expect(body.url).toBe(push.html_url);
    }
  });

  test("counts no view, leaves no entry, and works for expired pushes", async () => {
    const push = await server.push({ payload: "x", expire_after_views: 1 }, owner.headers);
    const preview = () => ask("GET", `${pathOf(push)}/preview`);
    expect((await preview()).status).toBe(200);
    const seen = await ask("GET", pathOf(push));
    expect(seen.body.payload).toBe("x");
    const after = await preview();
    expect([after.status, after.body]).toEqual([200, { url: push.html_url }]);
    await ask("DELETE", pathOf(push));
    expect((await preview()).status).toBe(200);
    expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation", "view"]);
  });
});
