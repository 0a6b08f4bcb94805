// A push lives until a moment and not a millisecond longer, whatever the sweeper, a restart or the
// clock's keeper does. The clock is the test's own.

import { afterEach, describe, expect, setDefaultTimeout, spyOn, test } from "bun:test";

import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, monotonicClock } from "../src/base/clock.ts";
import { DURATIONS_MS } from "../src/model/push_fields.ts";
import { type ServerSettings, startServer, testClock, type TestServer } from "./harness.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
setDefaultTimeout(60_000);

const START_MS = Date.UTC(2026, 0, 1);
const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(settings: ServerSettings): Promise<TestServer> {
  const server = await startServer(settings);
  running.push(server);
  return server;
}

/** Stops a server and starts another on its directory. */
async function restart(server: TestServer, settings: ServerSettings): Promise<TestServer> {
  running.splice(running.indexOf(server), 1);
  await server.stop({ dataDir: true });
  return start({ ...settings, dataDir: server.dataDir });
}

const iso = (ms: number): string => new Date(ms).toISOString();
const retrieve = async (server: TestServer, urlToken: string) =>
  (await server.json("GET", `/api/v2/pushes/${urlToken}`)).body;
const tokensOf = (pushes: Array<{ url_token: string }>): string[] => pushes.map(({ url_token }) => url_token);

describe("the moment of expiry", () => {
  test("counts when the view is claimed: a guarded push whose time ends while its key is derived is not handed out", async () => {
    const clock = testClock(START_MS);
    const server = await start({ clock });
    const owner = await server.user();
    const create = () =>
      server.push(
        { payload: "just too late", passphrase: "right", expire_after_duration: 0, expire_after_views: 5 },
        owner.headers,
      );
    const [ended, alive] = [await create(), await create()];
    const derive = PassphraseKdf.prototype.derive;
    let afterwardsMs = 15 * MINUTE_MS - 1;
    // The real derivation; the clock moves before its end.
    const spy = spyOn(PassphraseKdf.prototype, "derive").mockImplementation(async function (
      this: PassphraseKdf,
      ...given
    ) {
      const key = await derive.apply(this, given);
      clock.nowMs = START_MS + afterwardsMs;
      return key;
    });
    try {
      const ask = (token: string) => server.json("GET", `/api/v2/pushes/${token}?passphrase=right`);
      expect((await ask(alive.url_token)).body).toMatchObject({ payload: "just too late", views_remaining: 4 });
      afterwardsMs += 1;
      expect((await ask(ended.url_token)).body).toMatchObject({
        expired: true,
        payload: null,
        files: [],
        views_remaining: 5,
        expired_on: iso(START_MS + 15 * MINUTE_MS),
      });
    } finally {
      spy.mockRestore();
    }
    const { body } = await server.json("GET", `/api/v2/pushes/${ended.url_token}/audit`, undefined, owner.headers);
    expect(body.logs.map(({ kind }: { kind: string }) => kind)).toEqual(["creation", "failed_view"]);
  });

  test.each([
    { fields: { expire_after_days: 1 }, lifeMs: DAY_MS, days: 1 },
    { fields: { expire_after_days: 90 }, lifeMs: 90 * DAY_MS, days: 90 },
    { fields: {}, lifeMs: 7 * DAY_MS, days: 7 },
    ...DURATIONS_MS.map((lifeMs, index) => ({
      fields: { expire_after_days: 3, expire_after_duration: index },
      lifeMs,
      days: Math.ceil(lifeMs / DAY_MS),
    })),
  ])(
    "of $days days, life number %#: alive a millisecond before, over at the moment itself",
    async ({ fields, lifeMs, days }) => {
      const clock = testClock(START_MS);
      const server = await start({ clock });
      const push = await server.push({ payload: "timely", expire_after_views: 50, ...fields });
      expect(push).toMatchObject({
        created_at: iso(START_MS),
        expires_at: iso(START_MS + lifeMs),
        expire_after_days: days,
        days_remaining: days,
        expired_on: null,
      });
      clock.advance(lifeMs - 1);
      expect(await retrieve(server, push.url_token)).toMatchObject({
        expired: false,
        payload: "timely",
        views_remaining: 49,
      });
      clock.advance(1);
      expect(await retrieve(server, push.url_token)).toMatchObject({
        expired: true,
        deleted: false,
        payload: null,
        files: [],
        expired_on: iso(START_MS + lifeMs),
        days_remaining: days - Math.floor(lifeMs / DAY_MS),
      });
      // Noticed late, it still expired when it expired.
      clock.advance(5 * DAY_MS);
      expect(await retrieve(server, push.url_token)).toMatchObject({ expired_on: iso(START_MS + lifeMs) });
    },
  );

  test("is kept across restarts, also where it passes while no server runs", async () => {
    const clock = testClock(START_MS);
    let server = await start({ clock });
    const owner = await server.user();
    const hour = await server.push({ payload: "an hour", expire_after_duration: 3 }, owner.headers);
    const day = await server.push({ payload: "a day", expire_after_days: 1 }, owner.headers);
    clock.advance(HOUR_MS - 1);
    server = await restart(server, { clock });
    expect(await retrieve(server, hour.url_token)).toMatchObject({ expired: false, payload: "an hour" });
    clock.advance(1);
    expect(await retrieve(server, hour.url_token)).toMatchObject({
      expired: true,
      expired_on: iso(START_MS + HOUR_MS),
    });

    clock.advance(3 * DAY_MS);
    server = await restart(server, { clock });
    expect(await retrieve(server, day.url_token)).toMatchObject({ expired: true, expired_on: iso(START_MS + DAY_MS) });
  });

  test("ends a deletion's chance too: what time ended first is not marked deleted", async () => {
    const clock = testClock(START_MS);
    const server = await start({ clock });
    const push = await server.push({ payload: "late", expire_after_duration: 0 });
    clock.advance(15 * MINUTE_MS);
    const { body } = await server.json("DELETE", `/api/v2/pushes/${push.url_token}`);
    expect(body).toMatchObject({ expired: true, deleted: false, expired_on: iso(START_MS + 15 * MINUTE_MS) });
  });
});

describe("lists", () => {
  test("decide at query time: what is due is expired at once, before any sweep", async () => {
    const clock = testClock(START_MS);
    const server = await start({ clock, flags: { "sweep-interval": "1d" } });
    const owner = await server.user();
    const list = async (state: string) =>
      (await server.json("GET", `/api/v2/pushes/${state}`, undefined, owner.headers)).body;
    const short = await server.push({ payload: "s", name: "short", expire_after_duration: 0 }, owner.headers);
    const long = await server.push({ payload: "l", name: "long", expire_after_days: 2 }, owner.headers);

    clock.advance(15 * MINUTE_MS - 1);
    expect(tokensOf(await list("active"))).toEqual([long.url_token, short.url_token]);
    expect(await list("expired")).toEqual([]);
    clock.advance(1);
    expect(tokensOf(await list("active"))).toEqual([long.url_token]);
    expect(await list("expired")).toMatchObject([
      {
        url_token: short.url_token,
        name: "short",
        expired: true,
        deleted: false,
        expired_on: iso(START_MS + 15 * MINUTE_MS),
      },
    ]);
    // The same once somebody has looked at it and it is expired on record.
    await retrieve(server, short.url_token);
    expect(tokensOf(await list("expired"))).toEqual([short.url_token]);
    clock.advance(2 * DAY_MS);
    expect(await list("active")).toEqual([]);
    expect(tokensOf(await list("expired"))).toEqual([long.url_token, short.url_token]);
  });

  test("days_remaining goes down by one for each whole day gone by", async () => {
    const clock = testClock(START_MS);
    const server = await start({ clock });
    const owner = await server.user();
    const { url_token } = await server.push({ payload: "x", expire_after_days: 3 }, owner.headers);
    const remaining = async (): Promise<number> =>
      (await server.json("GET", `/api/v2/pushes/${url_token}`, undefined, owner.headers)).body.days_remaining as number;
    const seen: number[] = [await remaining()];
    for (let day = 1; day <= 4; day += 1) {
      clock.advance(DAY_MS - 1);
      seen.push(await remaining());
      clock.advance(1);
      seen.push(await remaining());
    }
    expect(seen).toEqual([3, 3, 2, 2, 1, 1, 0, 0, 0]);
  });
});

describe("purging", () => {
  /** Expires a push by its only view. */
  async function expired(server: TestServer, headers: Record<string, string> = {}): Promise<string> {
    const { url_token } = await server.push({ payload: "x", expire_after_views: 1 }, headers);
    expect(await retrieve(server, url_token)).toMatchObject({ payload: "x" });
    return url_token;
  }

  /** The sweep at start runs beside the tests: waits until it has purged this push. */
  async function purged(server: TestServer, urlToken: string): Promise<void> {
    const endMs = performance.now() + 45_000;
    for (;;) {
      const { status, body } = await server.json("GET", `/api/v2/pushes/${urlToken}`);
      if (status === 404) return expect(body).toEqual({ error: "not-found" });
      if (performance.now() > endMs) throw new Error("The push was not purged.");
      await Bun.sleep(2);
    }
  }

  test("deletes an expired anonymous push whole after purge_anonymous_after, and not before", async () => {
    const clock = testClock(START_MS);
    const settings = { clock, flags: { "purge-anonymous-after": "2d" } };
    let server = await start(settings);
    const owner = await server.user();
    const earlier = await expired(server);
    clock.advance(1);
    const nobodys = await expired(server);
    const somebodys = await expired(server, owner.headers);
    const alive = await server.push({ payload: "a", expire_after_days: 90 });

    // Now the earlier one has been expired for more than two days, the other for exactly two.
    clock.advance(2 * DAY_MS);
    server = await restart(server, settings);
    await purged(server, earlier);
    expect(await retrieve(server, nobodys)).toMatchObject({ expired: true, expired_on: iso(START_MS + 1) });
    clock.advance(1);
    server = await restart(server, settings);
    await purged(server, nobodys);

    // Nothing else goes: not what lives, and not what has an owner, however long ago.
    const last = await expired(server);
    clock.advance(30 * DAY_MS);
    server = await restart(server, settings);
    await purged(server, last);
    expect(await retrieve(server, alive.url_token)).toMatchObject({ payload: "a" });
    expect(await retrieve(server, somebodys)).toMatchObject({ expired: true, expired_on: iso(START_MS + 1) });
  });

  test("deletes an expired owned push after purge_after where that is set", async () => {
    const clock = testClock(START_MS);
    const settings = { clock, flags: { "purge-after": "10d", "purge-anonymous-after": "off" } };
    let server = await start(settings);
    const owner = await server.user();
    const nobodys = await expired(server);
    const earlier = await expired(server, owner.headers);
    clock.advance(1);
    const somebodys = await expired(server, owner.headers);
    const list = async () => (await server.json("GET", "/api/v2/pushes/expired", undefined, owner.headers)).body;

    clock.advance(10 * DAY_MS);
    server = await restart(server, settings);
    await purged(server, earlier);
    expect(tokensOf(await list())).toEqual([somebodys]);
    clock.advance(1);
    server = await restart(server, settings);
    await purged(server, somebodys);
    expect(await list()).toEqual([]);
    expect(await retrieve(server, nobodys)).toMatchObject({ expired: true });
  });
});

describe("a clock that is set back", () => {
  test("does not stop the time of a running server", async () => {
    let wallMs = START_MS;
    let monotonicMs = 0;
    const server = await start({
      clock: monotonicClock(
        () => wallMs,
        () => monotonicMs,
      ),
    });
    const push = await server.push({ payload: "steady", expire_after_duration: 0 });
    // Ten minutes pass, then somebody sets the wall clock back by a year.
    wallMs += 10 * MINUTE_MS;
    monotonicMs += 10 * MINUTE_MS;
    expect(await retrieve(server, push.url_token)).toMatchObject({ expired: false });
    wallMs -= 365 * DAY_MS;
    monotonicMs += 5 * MINUTE_MS - 1;
    expect(await retrieve(server, push.url_token)).toMatchObject({ expired: false });
    monotonicMs += 1;
    expect(await retrieve(server, push.url_token)).toMatchObject({
      expired: true,
      expired_on: iso(START_MS + 15 * MINUTE_MS),
    });
  });

  test("does not bring back a push that was seen expired, not even across a restart", async () => {
    const clock = testClock(START_MS);
    let server = await start({ clock });
    const seen = await server.push({ payload: "seen", expire_after_days: 1 });
    const viewed = await server.push({ payload: "viewed", expire_after_views: 1 });
    expect(await retrieve(server, viewed.url_token)).toMatchObject({ payload: "viewed" });
    clock.advance(DAY_MS);
    expect(await retrieve(server, seen.url_token)).toMatchObject({ expired: true });

    const early = testClock(START_MS - 30 * DAY_MS);
    server = await restart(server, { clock: early });
    for (const { url_token } of [seen, viewed]) {
      expect(await retrieve(server, url_token)).toMatchObject({ expired: true, payload: null });
      const deletion = await server.json("DELETE", `/api/v2/pushes/${url_token}`);
      expect(deletion.body).toMatchObject({ expired: true, deleted: false });
    }
    expect(await retrieve(server, seen.url_token)).toMatchObject({ expired_on: iso(START_MS + DAY_MS) });
  });

  test("does not bring back what the sweep at start found due", async () => {
    const clock = testClock(START_MS);
    let server = await start({ clock });
    const due = await server.push({ payload: "due", expire_after_days: 1 });
    // Expired earlier and purged after it was expired: once it is gone the sweep has been past `due`.
    const before = await server.push({ payload: "before", expire_after_duration: 0 });
    clock.advance(DAY_MS);
    const settings = { clock, flags: { "purge-anonymous-after": "12h" } };
    server = await restart(server, settings);
    const gone = async () => (await server.json("GET", `/api/v2/pushes/${before.url_token}/preview`)).status === 404;
    while (!(await gone())) await Bun.sleep(2);
    server = await restart(server, { clock: testClock(START_MS) });
    expect(await retrieve(server, due.url_token)).toMatchObject({ expired: true, payload: null });
  });
});
