// POST /api/v2/pushes with settings of each kind, and with kinds that are switched off.

import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";

import { asking, PUSHES, START_MS } from "./api_checks.ts";
import { startServer, testClock, type TestServer, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const clock = testClock(START_MS);

const WORDS = (count: number, word = "a"): string => word.repeat(count);

describe("settings of each kind", () => {
  const kinds = { text: "some text", url: "https://example.org/", qr: "some code" } as const;
  let custom: TestServer;
  const askCustom = asking(() => custom);
  beforeAll(async () => {
    const flags: Record<string, string> = { "max-payload-bytes": "2 KiB" };
    Object.keys(kinds).forEach((kind, index) => {
      flags[`${kind}-expire-after-days-min`] = String(2 + index);
      flags[`${kind}-expire-after-days-default`] = String(4 + index);
      flags[`${kind}-expire-after-days-max`] = String(6 + index);
      flags[`${kind}-expire-after-views-min`] = String(12 + index);
      flags[`${kind}-expire-after-views-default`] = String(14 + index);
      flags[`${kind}-expire-after-views-max`] = String(16 + index);
    });
    flags["url-retrieval-step-default"] = "false";
    flags["qr-deletable-by-viewer-default"] = "false";
    custom = await startServer({ clock: clock, flags });
  });
  afterAll(() => custom.stop());

  test.each([
    ["text", 0, true, true],
    ["url", 1, false, true],
    ["qr", 2, true, false],
  ] as const)("%s has its own defaults and bounds", async (kind, shift, retrievalStep, deletable) => {
    const push = { kind, payload: kinds[kind] };
    const made = await askCustom("POST", PUSHES, { push });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      kind,
      expire_after_days: 4 + shift,
      expire_after_views: 14 + shift,
      retrieval_step: retrievalStep,
      deletable_by_viewer: deletable,
    });
    for (const [days, views] of [
      [2 + shift, 12 + shift],
      [6 + shift, 16 + shift],
    ] as const) {
      const inside = await askCustom("POST", PUSHES, {
        push: { ...push, expire_after_days: days, expire_after_views: views },
      });
      expect(inside.status).toBe(201);
    }
    for (const [days, views] of [
      [1 + shift, 11 + shift],
      [7 + shift, 17 + shift],
    ] as const) {
      const outside = await askCustom("POST", PUSHES, {
        push: { ...push, expire_after_days: days, expire_after_views: views },
      });
      expect([outside.status, outside.body]).toEqual([
        422,
        {
          expire_after_days: [`must be an integer between ${2 + shift} and ${6 + shift}`],
          expire_after_views: [`must be an integer between ${12 + shift} and ${16 + shift}`],
        },
      ]);
    }
    const overridden = await askCustom("POST", PUSHES, {
      push: { ...push, retrieval_step: !retrievalStep, deletable_by_viewer: !deletable },
    });
    expect(overridden.body).toMatchObject({ retrieval_step: !retrievalStep, deletable_by_viewer: !deletable });
  });

  test("a duration beyond the most days is refused, one within is taken", async () => {
    const longer = await askCustom("POST", PUSHES, { push: { payload: "x", expire_after_duration: 12 } });
    expect([longer.status, longer.body]).toEqual([422, { expire_after_duration: ["must not be longer than 6 days"] }]);
    const within = await askCustom("POST", PUSHES, { push: { payload: "x", expire_after_duration: 11 } });
    expect([within.status, within.body.expire_after_days]).toEqual([201, 6]);
  });

  test("the longest payload is a setting", async () => {
    const most = await askCustom("POST", PUSHES, { push: { payload: WORDS(2_048) } });
    expect(most.status).toBe(201);
    const more = await askCustom("POST", PUSHES, { push: { payload: WORDS(2_049) } });
    expect([more.status, more.body]).toEqual([
      422,
      { payload: ["is too long: at most 2048 bytes of UTF-8; this has 2049"] },
    ]);
  });
});

describe("kinds that are switched off", () => {
  let user: User;
  const askClosed = asking(() => closed);
  const closed = ownServer({
    flags: { "enable-url-pushes": "false", "enable-qr-pushes": "false", "enable-file-pushes": "false" },
  });
  beforeAll(async () => {
    user = await closed.user();
  });
  let push: Record<string, unknown>;
  beforeEach(() => {
    push = { payload: "https://example.org/" };
  });

  test.each(["url", "qr", "file"])("%s is refused", async (kind) => {
    const { status, body } = await askClosed("POST", PUSHES, { push: { ...push, kind } }, user.headers);
    expect([status, body]).toEqual([422, { kind: [`${kind} pushes are switched off on this server`] }]);
  });

  test("text is still taken, with and without its name", async () => {
    for (const kind of ["text", undefined]) {
      const { status, body } = await askClosed("POST", PUSHES, { push: { ...push, kind } });
      expect([status, body.kind]).toEqual([201, "text"]);
    }
  });
});
