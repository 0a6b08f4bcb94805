// The limit of requests per client address. Times stand still unless a test moves them; the proxy on
// loopback is trusted, so a test can come from any address.

import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Problem } from "../src/http/contract/schemas.ts";
import { asking, expectShape, MARKER, MINUTE_MS, pathOf, PUSHES, raw, SECOND_MS, START_MS } from "./api_checks.ts";
import { until } from "./multipart_forms.ts";
import { startServer, testClock, type TestServer } from "./harness.ts";
import { post } from "./senders.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const PATH = `${PUSHES}/${"0".repeat(24)}/preview`; // 404 where it is let through
const REFUSED = { error: "Too many requests from your address. Slow down." };

let clock: ReturnType<typeof testClock>;
let server: TestServer;
const ask = asking(() => server);
const from = (address: string) => ({ "x-forwarded-for": address });
const start = async (flags: Record<string, string>) => {
  server = await startServer({ clock: clock, flags });
};
/** So many requests from there, one after the other. @returns how many were let through. */
async function passing(times: number, address = "203.0.113.1"): Promise<number> {
  let passed = 0;
  for (let sent = 0; sent < times; sent += 1) {
    const { status } = await ask("GET", PATH, undefined, from(address));
    if (status === 404) passed += 1;
    else expect(status).toBe(429);
  }
  return passed;
}

beforeEach(() => {
  clock = testClock(START_MS);
});
afterEach(() => server.stop());

describe("requests per second", () => {
  beforeEach(() => start({ "rate-limit-per-second": "3" }));

  test("pass up to the limit, and then get the time of the next try", async () => {
    expect(await passing(3)).toBe(3);
    const answer = await ask("GET", PATH, undefined, from("203.0.113.1"));
    expect([answer.status, answer.body, answer.headers.get("retry-after")]).toEqual([429, REFUSED, "1"]);
    expectShape(Problem, JSON.parse(answer.text));
    clock.advance(SECOND_MS - 1);
    expect(await passing(1)).toBe(0);
    clock.advance(1);
    expect(await passing(5)).toBe(3);
  });

  test("are refused on a page to whoever wants one, in their language, and as JSON to programs", async () => {
    expect(await passing(3)).toBe(3);
    const wants = { ...from("203.0.113.1"), accept: "text/html,*/*", "accept-language": "de" };
    for (const [method, path] of [
      ["GET", "/"],
      ["GET", "/p/0123456789abcdefghijklmn/r"],
      ["POST", "/p/0123456789abcdefghijklmn/r"],
    ] as const) {
      const page = await server.fetch(path, { method, headers: wants });
      expect([page.status, page.headers.get("retry-after")]).toEqual([429, "1"]);
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(await page.text()).toContain("Warten Sie einen Augenblick");
    }
    for (const path of [PATH, "/p/0123456789abcdefghijklmn.json"]) {
      const program = await ask("GET", path, undefined, wants);
      expect([program.status, program.body]).toEqual([429, REFUSED]);
    }
  });

  test("count for each address on its own", async () => {
    expect(await passing(4, "203.0.113.1")).toBe(3);
    expect(await passing(4, "203.0.113.2")).toBe(3);
    expect(await passing(4, "2001:db8::1")).toBe(3);
    // Other spellings of the same addresses.
    for (const same of [
      "::ffff:203.0.113.1",
      "203.0.113.1:4711",
      "2001:DB8:0:0::1",
      "[2001:db8::1]:443",
      "evil, 203.0.113.1",
    ]) {
      expect(await passing(1, same)).toBe(0);
    }
  });

  test("are exact also where they come at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask("GET", PATH, undefined, from("203.0.113.1"))),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  });

  test("count on every endpoint and method, and a refused request has no effect", async () => {
    const user = await server.user();
    const push = await server.push({ payload: MARKER, expire_after_views: 1 }, user.headers);
    expect(await passing(3)).toBe(3);
    const requests: Array<[method: string, path: string, body: unknown]> = [
      ["POST", PUSHES, { push: { payload: MARKER } }],
      ["GET", pathOf(push), undefined],
      ["HEAD", pathOf(push), undefined],
      ["DELETE", pathOf(push), undefined],
      ["GET", `${pathOf(push)}/preview.json`, undefined],
      ["GET", `${pathOf(push)}/audit`, undefined],
      ["GET", `${PUSHES}/active`, undefined],
      ["GET", `${PUSHES}/expired`, undefined],
      ["GET", "/api/v2/nowhere", undefined],
      ["PUT", PUSHES, undefined],
    ];
    for (const [method, path, body] of requests) {
      const answer = await ask(method, path, body, { ...user.headers, ...from("203.0.113.1") });
      expect([method, path, answer.status]).toEqual([method, path, 429]);
      expect(answer.headers.get("retry-after")).toBe("1");
      if (method !== "HEAD") expect(answer.body).toEqual(REFUSED);
    }
    const active = await ask("GET", `${PUSHES}/active`, undefined, user.headers);
    expect(active.body).toHaveLength(1);
    const seen = await ask("GET", pathOf(push));
    expect([seen.body.payload, seen.body.views_remaining]).toEqual([MARKER, 0]);
  });

  test("of a request straight from this machine do not count", async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await ask("GET", PATH)).status).toBe(404);
    // A proxy's request does, even where it names this machine or nothing readable.
    expect(await passing(4, "127.0.0.1")).toBe(3);
    expect(await passing(1, "junk")).toBe(0);
    expect((await raw(server, "GET", PATH)).status).toBe(404);
  });
});

describe("requests that a silent proxy on this host passes on do count", () => {
  const limit = { "rate-limit-per-second": "3" };
  const statuses = async (headers: Record<string, string>): Promise<number[]> => {
    const answers: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) answers.push((await ask("GET", PATH, undefined, headers)).status);
    return answers;
  };

  test.each([
    ["names the host that people asked for", { host: "push.example.org" }],
    ["says how people reached it", { "x-forwarded-proto": "https" }],
    ["says that it is there", { via: "1.1 proxy" }],
    ["names the client in a header of its own", { "x-real-ip": "203.0.113.9" }],
  ])("where it %s", async (_what, headers) => {
    await start(limit);
    expect(await statuses(headers as Record<string, string>)).toEqual([404, 404, 404, 429]);
  });

  test("where it is not trusted, whatever client it names", async () => {
    await start({ ...limit, "trusted-proxies": "192.0.2.1" });
    expect(await passing(3)).toBe(3);
    expect(await passing(1, "203.0.113.2")).toBe(0);
  });

  test("where it says nothing at all, but links start with another address than this host's", async () => {
    await start({ ...limit, "base-url": "https://push.example.org" });
    expect(await statuses({})).toEqual([404, 404, 404, 429]);
  });
});

describe("requests per minute", () => {
  beforeEach(() => start({ "rate-limit-per-second": "0", "rate-limit-per-minute": "4" }));

  test("are let through up to the limit; Retry-After names the seconds until the next minute", async () => {
    expect(await passing(4)).toBe(4);
    for (const [goneMs, retryAfter] of [
      [0, "60"],
      [30 * SECOND_MS, "30"],
      [29_001, "1"],
      [998, "1"],
    ] as const) {
      clock.advance(goneMs);
      const answer = await ask("GET", PATH, undefined, from("203.0.113.1"));
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, retryAfter]);
    }
    clock.advance(1);
    expect(clock.now()).toBe(START_MS + MINUTE_MS);
    // Refused requests have not made the wait longer.
    expect(await passing(6)).toBe(4);
  });
});

test("both limits hold together", async () => {
  await start({ "rate-limit-per-second": "2", "rate-limit-per-minute": "3" });
  expect(await passing(5)).toBe(2);
  clock.advance(SECOND_MS);
  expect(await passing(5)).toBe(1);
  clock.advance(SECOND_MS);
  const { headers } = await ask("GET", PATH, undefined, from("203.0.113.1"));
  expect(headers.get("retry-after")).toBe("58");
});

test("requests of one address that wait at once are bounded; another address goes on, and places come back", async () => {
  await start({ "rate-limit-at-once": "2" });
  const hold = () =>
    post(Number(new URL(server.url).port), "/api/v2/pushes", {
      "Content-Type": "application/json",
      "Content-Length": "1000",
      "X-Forwarded-For": "192.0.2.1",
    });
  const version = (address: string) => server.json("GET", "/api/v2/version", undefined, { "x-forwarded-for": address });
  const held = [await hold(), await hold()];
  await until(async () => (await version("192.0.2.1")).status === 429, "both are under way");
  const { headers, body } = await version("192.0.2.1");
  expect(body).toEqual({ error: "Too many requests from your address at once." });
  expect([headers.get("retry-after"), headers.get("connection")]).toEqual(["1", "close"]);
  expect((await version("192.0.2.2")).status).toBe(200);
  for (const sender of held) sender.end();
  await until(async () => (await version("192.0.2.1")).status === 200, "places again");
});

test("0 switches both off", async () => {
  await start({ "rate-limit-per-second": "0", "rate-limit-per-minute": "0" });
  const answers = await Promise.all(
    Array.from({ length: 600 }, () => ask("GET", PATH, undefined, from("203.0.113.1"))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});

test("the default lets 500 through in a second", async () => {
  await start({});
  const answers = await Promise.all(
    Array.from({ length: 510 }, () => ask("GET", PATH, undefined, from("203.0.113.1"))),
  );
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(500);
});
