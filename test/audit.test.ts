// GET /api/v2/pushes/T/audit: what is written down about a push, for its owner.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { AuditLog } from "../src/http/contract/schemas.ts";
import { asking, expectShape, iso, MARKER, MINUTE_MS, pathOf, PUSHES, raw, saidBy } from "./api_checks.ts";
import { testClock, twoUsers, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const clock = testClock();
let owner: User;
let other: User;
let admin: User;
const ask = asking(() => server);

const server = ownServer({ clock: clock });
beforeAll(async () => {
  [owner, other] = await twoUsers(server);
  admin = await server.user("admin@example.org", true);
});

interface Entry {
  kind: string;
  ip: string;
  user_agent: string;
  referrer: string;
  created_at: string;
  updated_at: string;
}
const logOf = async (push: { url_token: string }, page = 1): Promise<Entry[]> => {
  const { status, body } = await ask("GET", `${pathOf(push)}/audit?page=${page}`, undefined, owner.headers);
  expect(status).toBe(200);
  expectShape(AuditLog, body);
  return body.logs;
};

test("every kind of entry is there, oldest first, with who, when, from where and with what", async () => {
  const from = (address: string, agent: string, referer: string) => ({
    "x-forwarded-for": address,
    "user-agent": agent,
    referer,
  });
  const steps: Array<[kind: string, method: string, query: string, asOwner: boolean]> = [
    ["failed_passphrase", "GET", "?passphrase=wrong", false],
    ["view", "GET", "?passphrase=right", false],
    ["owner_view", "GET", "?passphrase=right", true],
    ["expire", "DELETE", "", false],
    ["failed_view", "GET", "?passphrase=right", false],
    ["failed_view", "GET", "", true],
  ];
  const entry = (kind: string, step: number): Entry => ({
    kind,
    ip: `203.0.113.${step}`,
    user_agent: `agent/${step}`,
    referrer: `https://from.example/${step}`,
    created_at: iso(clock.now()),
    updated_at: iso(clock.now()),
  });
  const details = (step: number) => from(`203.0.113.${step}`, `agent/${step}`, `https://from.example/${step}`);
  const push = await server.push({ payload: MARKER, passphrase: "right" }, { ...owner.headers, ...details(0) });
  const expected = [entry("creation", 0)];
  for (const [index, [kind, method, query, asOwner]] of steps.entries()) {
    clock.advance(MINUTE_MS);
    await ask(method, pathOf(push) + query, undefined, { ...details(index + 1), ...(asOwner ? owner.headers : {}) });
    expected.push(entry(kind, index + 1));
  }
  for (const path of [`${pathOf(push)}/audit`, `${pathOf(push)}/audit.json`]) {
    const answer = await ask("GET", path, undefined, owner.headers);
    expect(answer.status).toBe(200);
    expectShape(AuditLog, answer.body);
    expect(answer.body).toEqual({ logs: expected });
    expect(saidBy(answer)).not.toContain(MARKER);
  }
});

test("a limit that is reached leaves no entry of its own", async () => {
  const push = await server.push({ payload: "x", expire_after_views: 1 }, owner.headers);
  await ask("GET", pathOf(push));
  expect((await logOf(push)).map(({ kind }) => kind)).toEqual(["creation", "view"]);
});

test("reading the log, the lists and the preview leaves no entry", async () => {
  const push = await server.push({ payload: "x" }, owner.headers);
  for (const path of [`${pathOf(push)}/audit`, `${pathOf(push)}/preview`, `${PUSHES}/active`, `${PUSHES}/expired`]) {
    await ask("GET", path, undefined, owner.headers);
  }
  expect(await logOf(push)).toHaveLength(1);
});

describe("agent and referrer", () => {
  test("are empty where they are absent", async () => {
    const push = await server.push({ payload: "x" }, owner.headers);
    expect((await raw(server, "GET", pathOf(push))).status).toBe(200);
    expect((await logOf(push))[1]).toMatchObject({ kind: "view", ip: "127.0.0.1", user_agent: "", referrer: "" });
  });

  test.each([
    [254, 254],
    [255, 255],
    [256, 255],
    [4_000, 255],
  ])("of %i characters are kept to %i", async (sent, kept) => {
    const push = await server.push({ payload: "x" }, owner.headers);
    const text = (letter: string) => letter.repeat(sent - 1) + "z";
    await ask("GET", pathOf(push), undefined, { "user-agent": text("a"), referer: text("r") });
    expect((await logOf(push))[1]).toMatchObject({
      user_agent: text("a").slice(0, kept),
      referrer: text("r").slice(0, kept),
    });
  });

  test.each([
    ["https://h.example/p/TOKEN/r?passphrase=SECRET&x=1", "https://h.example/p/…"],
    ["https://h.example/en/d/p.json/TOKEN", "https://h.example/en/d/p.json/…"],
    [
      "https://scan.example/?url=https%3A%2F%2Fh.example%2Fp%2FTOKEN%2Fr&by=x",
      "https://scan.example/?url=https%3A%2F%2Fh.example%2Fp%2F…",
    ],
    [
      "https://scan.example/?url=https%3a%2f%2fh.example%2fapi%2fv2%2fpushes%2fTOKEN",
      "https://scan.example/?url=https%3a%2f%2fh.example%2fapi%2fv2%2fpushes%2f…",
    ],
    ["bot/1 (seen at https://h.example/p/TOKEN) again", "bot/1 (seen at https://h.example/p/… again"],
  ])("hold no link to a push: %s", async (sent, kept) => {
    const push = await server.push({ payload: "x" }, owner.headers);
    const text = sent.replace("TOKEN", push.url_token);
    await ask("GET", pathOf(push), undefined, { "user-agent": text, referer: text });
    expect((await logOf(push))[1]).toMatchObject({ user_agent: kept, referrer: kept });
  });

  test("come back as they were sent, whatever they look like", async () => {
    const agent = `<script>alert(1)</script> ' " \\ %00 {"kind":"creation"}`;
    const push = await server.push({ payload: "x" }, owner.headers);
    await ask("GET", pathOf(push), undefined, { "user-agent": agent, referer: "javascript:alert(1)" });
    expect((await logOf(push))[1]).toMatchObject({ kind: "view", user_agent: agent, referrer: "javascript:alert(1)" });
  });
});

describe("who may read it", () => {
  const FORBIDDEN = { error: "Only the owner of this push may read its audit log." };
  const NEEDS_TOKEN = { error: "This needs an API token: send Authorization: Bearer TOKEN." };
  const rows: Array<[maker: string, caller: string, status: number, body: unknown]> = [
    ["owner", "nobody", 401, NEEDS_TOKEN],
    ["owner", "other", 403, FORBIDDEN],
    ["owner", "admin", 403, FORBIDDEN],
    ["nobody", "nobody", 401, NEEDS_TOKEN],
    ["nobody", "owner", 403, FORBIDDEN],
    ["nobody", "admin", 403, FORBIDDEN],
  ];
  const headersOf = (who: string): Record<string, string> =>
    ({ owner: owner.headers, other: other.headers, admin: admin.headers })[who] ?? {};
  test.each(rows)("the log of a push of %s is refused to %s with %i", async (maker, caller, status, expected) => {
    const push = await server.push({ payload: "x" }, headersOf(maker));
    for (const path of [`${pathOf(push)}/audit`, `${pathOf(push)}/audit.json?page=1`]) {
      const { status: got, body } = await ask("GET", path, undefined, headersOf(caller));
      expect([got, body]).toEqual([status, expected]);
    }
  });

  test("of an unknown push: nobody's is 401, a user's 404", async () => {
    const path = `${PUSHES}/${"0".repeat(24)}/audit`;
    expect((await ask("GET", path)).status).toBe(401);
    const { status, body } = await ask("GET", path, undefined, owner.headers);
    expect([status, body]).toEqual([404, { error: "not-found" }]);
  });

  test("it outlives the payload", async () => {
    const push = await server.push({ payload: "x", expire_after_views: 1 }, owner.headers);
    await ask("GET", pathOf(push));
    await ask("DELETE", pathOf(push));
    expect(await logOf(push)).toHaveLength(2);
  });
});

describe("pages", () => {
  test("hold 50, oldest first, without gap or overlap, and are empty past the end", async () => {
    const push = await server.push({ payload: "x", expire_after_views: 100 }, owner.headers);
    for (let view = 1; view <= 100; view += 1) {
      await ask("GET", pathOf(push), undefined, { "user-agent": String(view) });
    }
    const agents = async (page: number) => (await logOf(push, page)).map(({ user_agent: agent }) => agent);
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
    expect((await agents(1)).slice(1)).toEqual(numbers(1, 49));
    expect((await logOf(push))[0]?.kind).toBe("creation");
    expect(await agents(2)).toEqual(numbers(50, 99));
    expect(await agents(3)).toEqual(["100"]);
    for (const page of [4, 200]) expect(await agents(page)).toEqual([]);
  });

  test.each(["0", "201", "-1", "1.5", "", "%00", "1e2", MARKER])("page=%s is refused", async (page) => {
    const push = await server.push({ payload: "x" }, owner.headers);
    const answer = await ask("GET", `${pathOf(push)}/audit?page=${page}`, undefined, owner.headers);
    expect([answer.status, answer.body]).toEqual([400, { error: "page must be an integer between 1 and 200." }]);
    expect(saidBy(answer)).not.toContain(MARKER);
  });
});

describe("entries that count no view", () => {
  const CAP = 2_000;
  /** In bursts: so many sockets at once would be a test of the system. */
  async function repeat(times: number, send: () => Promise<Response>): Promise<void> {
    for (let sent = 0; sent < times; sent += 100) {
      await Promise.all(
        Array.from({ length: Math.min(100, times - sent) }, async () => {
          const response = await send();
          expect(response.status).toBe(200);
          await response.text();
        }),
      );
    }
  }
  async function kindsOf(push: { url_token: string }): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (let page = 1; ; page += 1) {
      const entries = await logOf(push, page);
      for (const { kind } of entries) counts[kind] = (counts[kind] ?? 0) + 1;
      if (entries.length < 50) return counts;
    }
  }

  test("stop at 2,000 together, while counting views, deletions and answers go on", async () => {
    const push = await server.push({ payload: "still here", expire_after_views: 3 }, owner.headers);
    const headers = owner.headers;
    await repeat(CAP - 1, () => server.fetch(pathOf(push), { headers }));
    expect(await kindsOf(push)).toEqual({ creation: 1, owner_view: CAP - 1 });
    await repeat(5, () => server.fetch(pathOf(push), { headers }));
    expect(await kindsOf(push)).toEqual({ creation: 1, owner_view: CAP });

    for (const left of [2, 1]) {
      const { body } = await ask("GET", pathOf(push));
      expect([body.payload, body.views_remaining]).toEqual(["still here", left]);
    }
    await ask("DELETE", pathOf(push));
    const over = await ask("GET", pathOf(push));
    expect([over.status, over.body.expired]).toEqual([200, true]);
    // Views and deletions always find room, and so do strangers in their own share.
    expect(await kindsOf(push)).toEqual({ creation: 1, owner_view: CAP, view: 2, expire: 1, failed_view: 1 });
  });

  test("of strangers stop at 500, and neither silence the owner and recipients nor keep the owner's mails and undo away", async () => {
    const push = await server.push({ payload: "still here", deletable_by_viewer: true }, owner.headers);
    await ask("POST", `${pathOf(push)}/freeze`, {}, owner.headers);
    for (let sent = 0; sent < 600; sent += 100) {
      await Promise.all(Array.from({ length: 100 }, async () => (await server.fetch(pathOf(push))).text()));
    }
    const { failed_view: refused, ...others } = await kindsOf(push);
    expect([refused, others]).toEqual([500, { creation: 1, freeze: 1 }]);
    await ask("POST", `${pathOf(push)}/thaw`, {}, owner.headers);
    await ask("GET", pathOf(push), undefined, owner.headers);
    const path = `/p/${push.url_token}/delete`;
    const deleted = await server.fetch(path, { method: "POST", headers: { "sec-fetch-site": "same-origin" } });
    expect(await deleted.json()).toEqual({ seconds: 8 });
    const kinds = { creation: 1, failed_view: 500, freeze: 1, thaw: 1, owner_view: 1, expire: 1 };
    expect(await kindsOf(push)).toEqual(kinds);
  });
});
