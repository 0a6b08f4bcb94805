// POST /api/v2/pushes: what may be pushed, and what comes back.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { ListedPush } from "../src/http/contract/schemas.ts";
import {
  asking,
  DAY_MS,
  expectShape,
  HOUR_MS,
  iso,
  MARKER,
  MINUTE_MS,
  pathOf,
  PUSHES,
  saidBy,
  START_MS,
} from "./api_checks.ts";
import { testClock, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const clock = testClock(START_MS);
let owner: User;
const ask = asking(() => server);
const create = (push: unknown, headers?: Record<string, string>) => ask("POST", PUSHES, { push }, headers);

const server = ownServer({ clock: clock, flags: { "log-level": "debug", "enable-file-pushes": "false" } });
beforeAll(async () => {
  owner = await server.user();
});

const WORDS = (count: number, word = "a"): string => word.repeat(count);
const EMOJI = "🔑"; // one character, two UTF-16 units, four bytes
const MIB = 1024 * 1024;

describe("a new push as returned", () => {
  test("with the payload alone has the defaults in every field", async () => {
    const { status, body } = await create({ payload: "s3cret" });
    expect(status).toBe(201);
    expectShape(ListedPush, body);
    const { url_token: token, ...rest } = body;
    // 22 letters and digits are the least that can hold 128 random bits.
    expect(token).toMatch(/^[0-9A-Za-z]{22,}$/);
    expect(rest).toEqual({
      html_url: `${server.url}/p/${token}/r`,
      json_url: `${server.url}/p/${token}.json`,
      kind: "text",
      expired: false,
      deleted: false,
      retrieval_step: true,
      deletable_by_viewer: true,
      expire_after_days: 7,
      expire_after_views: 5,
      days_remaining: 7,
      views_remaining: 5,
      created_at: "2026-01-01T00:00:00.000Z",
      updated_at: "2026-01-01T00:00:00.000Z",
      expires_at: "2026-01-08T00:00:00.000Z",
      expired_on: null,
      passphrase: null,
      name: "",
      note: "",
    });
  });

  test("with every field set returns them, except for the payload and the passphrase", async () => {
    const fields = {
      payload: `https://example.org/${MARKER}`,
      kind: "url",
      expire_after_days: 30,
      expire_after_views: 100,
      deletable_by_viewer: false,
      retrieval_step: false,
      passphrase: `pass ${MARKER}`,
      name: "Router 🛜",
      note: "two\nlines",
    };
    const answer = await create(fields, owner.headers);
    expect(answer.status).toBe(201);
    expectShape(ListedPush, answer.body);
    const { url_token: token, ...rest } = answer.body;
    expect(rest).toEqual({
      html_url: `${server.url}/p/${token}`,
      json_url: `${server.url}/p/${token}.json`,
      kind: "url",
      expired: false,
      deleted: false,
      retrieval_step: false,
      deletable_by_viewer: false,
      expire_after_days: 30,
      expire_after_views: 100,
      days_remaining: 30,
      views_remaining: 100,
      created_at: iso(START_MS),
      updated_at: iso(START_MS),
      expires_at: iso(START_MS + 30 * DAY_MS),
      expired_on: null,
      passphrase: null,
      name: "Router 🛜",
      note: "two\nlines",
    });
    expect(saidBy(answer)).not.toContain(MARKER);
  });

  test("with a language for its recipients says so to anybody with the link, and takes no other than those of the server", async () => {
    const { status, body } = await create({ payload: MARKER, language: "FR" });
    expect([status, body.language]).toEqual([201, "fr"]);
    const preview = await ask("GET", `/api/v2/pushes/${body.url_token}`);
    expect(preview.body.language).toBe("fr");
    for (const none of ["", null, undefined]) {
      const plain = await create({ payload: MARKER, language: none });
      expect([plain.status, "language" in plain.body]).toEqual([201, false]);
    }
    for (const wrong of ["tlh", "fr-", "français", "x".repeat(10_000)]) {
      const refused = await create({ payload: MARKER, language: wrong });
      expect([refused.status, refused.body]).toEqual([
        422,
        { language: [expect.stringMatching(/^must be one of .*\bfr\b/)] },
      ]);
    }
  });

  test("has a url_token of its own every time", async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => server.push({ payload: "same" })));
    expect(new Set(made.map(({ url_token: token }) => token)).size).toBe(50);
  });

  test("has one creation entry in its log", async () => {
    const push = await server.push(
      { payload: "x" },
      { ...owner.headers, "user-agent": "agent/1", referer: "https://from.example/" },
    );
    const { body } = await ask("GET", `${pathOf(push)}/audit`, undefined, owner.headers);
    expect(body.logs).toEqual([
      {
        kind: "creation",
        ip: "127.0.0.1",
        user_agent: "agent/1",
        referrer: "https://from.example/",
        created_at: iso(START_MS),
        updated_at: iso(START_MS),
      },
    ]);
  });
});

describe("payloads come back byte for byte", () => {
  const payloads: Array<[string, Record<string, unknown>]> = [
    ["one letter", { payload: "x" }],
    ["white space around", { payload: "  \t indented\r\nlines\n\n" }],
    ["a NUL byte", { payload: "before\0after" }],
    ["only a NUL byte", { payload: "\0" }],
    ["control characters", { payload: "\u0001\u001b[31m\u007f\u0085\u2028" }],
    ["a byte order mark in front", { payload: "\ufefftext" }],
    ["combined and composed letters", { payload: "e\u0301 \u00e9" }],
    ["emoji and right-to-left text", { payload: "👩‍👩‍👧‍👦 שלום \u202e" }],
    ["the highest code point", { payload: "\u{10ffff}" }],
    ["what looks like JSON", { payload: '{"push":{"payload":"other"}}' }],
    ["what looks like HTML", { payload: "</script><script>alert(1)</script>" }],
    ["what looks like SQL", { payload: "'); DROP TABLE pushes;--" }],
    ["the word null", { payload: "null" }],
    ["a url", { payload: "HTTPS://user:pw@[2001:db8::1]:8443/a?b=c#d", kind: "url" }],
    ["a url of unicode", { payload: "http://münchen.example/ü", kind: "url" }],
    ["a QR payload", { payload: "WIFI:S:net;T:WPA;P:pass;;", kind: "qr" }],
    ["exactly 1 MiB", { payload: WORDS(MIB) }],
    ["exactly 1 MiB of four-byte characters", { payload: WORDS(MIB / 4, EMOJI) }],
    ["a QR payload of 1,024 characters of four bytes", { payload: WORDS(1_024, EMOJI), kind: "qr" }],
  ];
  test.each(payloads)("%s", async (_what, fields) => {
    const push = await server.push(fields);
    const { status, body } = await ask("GET", pathOf(push));
    expect(status).toBe(200);
    expect(body.kind).toBe((fields.kind as string | undefined) ?? "text");
    // Not toEqual: a failure would print a megabyte.
    expect(body.payload === fields.payload).toBe(true);
  });
});

describe("values just inside their bounds are taken", () => {
  const rows: Array<[string, unknown, Record<string, unknown>]> = [
    ["expire_after_days", 1, { expire_after_days: 1, days_remaining: 1, expires_at: iso(START_MS + DAY_MS) }],
    ["expire_after_days", 90, { expire_after_days: 90, days_remaining: 90, expires_at: iso(START_MS + 90 * DAY_MS) }],
    ["expire_after_days", "7", { expire_after_days: 7 }],
    ["expire_after_days", "090", { expire_after_days: 90 }],
    ["expire_after_days", null, { expire_after_days: 7 }],
    ["expire_after_views", 1, { expire_after_views: 1, views_remaining: 1 }],
    ["expire_after_views", 100, { expire_after_views: 100, views_remaining: 100 }],
    ["expire_after_views", "100", { expire_after_views: 100 }],
    ["expire_after_views", null, { expire_after_views: 5 }],
    ["expire_after_duration", null, { expire_after_days: 7, expires_at: iso(START_MS + 7 * DAY_MS) }],
    ["expire_after_duration", "0", { expire_after_days: 1, expires_at: iso(START_MS + 15 * MINUTE_MS) }],
    ["kind", null, { kind: "text" }],
    ["kind", "text", { kind: "text" }],
    ["name", WORDS(255), { name: WORDS(255) }],
    ["name", WORDS(255, EMOJI), { name: WORDS(255, EMOJI) }],
    ["name", "nul\0 <b>\"'", { name: "nul\0 <b>\"'" }],
    ["name", "", { name: "" }],
    ["name", null, { name: "" }],
    ["note", WORDS(64 * 1024), { note: WORDS(64 * 1024) }],
    ["note", WORDS(16 * 1024, EMOJI), { note: WORDS(16 * 1024, EMOJI) }],
    ["note", null, { note: "" }],
    ["passphrase", WORDS(1_024), { passphrase: null }],
    ["passphrase", "", { passphrase: null }],
    ["passphrase", null, { passphrase: null }],
    ["deletable_by_viewer", null, { deletable_by_viewer: true }],
    ["retrieval_step", null, { retrieval_step: true }],
  ];
  const titled = rows.map(([field, value, expected]) => [field, String(value).slice(0, 20), value, expected] as const);
  test.each(titled)("%s: %s", async (field, _start, value, expected) => {
    const { status, body } = await create({ payload: "x", [field]: value }, owner.headers);
    expect(status).toBe(201);
    expectShape(ListedPush, body);
    expect(body).toMatchObject(expected);
  });

  test("an empty passphrase is like no passphrase", async () => {
    const push = await server.push({ payload: "open", passphrase: "" });
    const { status, body } = await ask("GET", pathOf(push));
    expect([status, body.payload]).toEqual([200, "open"]);
  });
});

test("a boolean that cannot be read is refused, and not taken for false", async () => {
  for (const word of ["maybe", "truee", "2", "y", "wahr"]) {
    for (const field of ["deletable_by_viewer", "retrieval_step", "lock", "covered"]) {
      const { status, body } = await create({ payload: "x", [field]: word });
      expect([field, word, status, body]).toEqual([field, word, 422, { [field]: ["must be true or false"] }]);
    }
    // Clients of the first version know no other answer.
    const { status, body } = await server.json("POST", "/p.json", { password: { payload: "x", lock: word } });
    expect([status, body.lock]).toEqual([201, undefined]);
  }
});

describe("what a push does not know", () => {
  const misspelt = { payload: "x", expire_after_vews: 1, "a, b\n": 2 };

  test("comes back in a header, so that its sender can see that a limit was lost", async () => {
    const answer = await create(misspelt);
    expect([answer.status, answer.headers.get("x-ignored")]).toEqual([201, "expire_after_vews, a%2C%20b%0A"]);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`${"k".repeat(100)}${index}`, 1]));
    const told = (await create({ payload: "x", ...many })).headers.get("x-ignored") ?? "";
    expect([told.split(", ").length, told.length < 2_000]).toEqual([20, true]);
    const known = await create({ payload: "x", files: [], uploads: [], notify_emails_to: "", expire_after_views: 1 });
    expect([known.status, known.headers.get("x-ignored")]).toEqual([201, null]);
  });

  test("is told beside the fields too, where even a known one counts for nothing", async () => {
    const post = (body: unknown, headers = {}) => server.json("POST", "/api/v2/pushes", body, headers);
    const told = async (body: unknown) => (await post(body)).headers.get("x-ignored");
    const push = { payload: "x", nmae: 1 };
    expect(await told({ push, retrieval_stp: true, expire_after_views: 1 })).toBe(
      "retrieval_stp, expire_after_views, nmae",
    );
    // What Password Pusher's clients and forms send there takes nothing away.
    const harmless = { account_id: "7", workspace_id: 7, utf8: "✓", commit: "Push it!", authenticity_token: "x" };
    expect(await told({ push: { payload: "x" }, ...harmless })).toBeNull();
    const prefer = { prefer: "handling=strict" };
    const refused = await post({ push, passphrase: "y" }, prefer);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { passphrase: ["has no effect beside push"], nmae: ["is not a field that is known here"] },
    ]);
    const { url_token: token } = await server.push({ payload: "x" }, owner.headers);
    const change = { push: { expire_after_views: 9 }, name: "x" };
    const changed = await server.json("PATCH", `/api/v2/pushes/${token}`, change, owner.headers);
    expect([changed.status, changed.headers.get("x-ignored")]).toEqual([200, "name"]);
    const form = await server.fetch("/api/v2/pushes", {
      method: "POST",
      body: new URLSearchParams({ "push[payload]": "x", retrieval_step: "true", "url[passphrase]": "y" }),
    });
    expect([form.status, form.headers.get("x-ignored")]).toEqual([201, "retrieval_step, url"]);
    // In the first version, fields stand in a wrapper, beside it or in none.
    for (const body of [{ payload: "x" }, { password: { payload: "x" }, ...harmless }, { push: { payload: "x" } }]) {
      const old = await server.json("POST", "/p.json", body, prefer);
      expect([old.status, old.headers.get("x-ignored")]).toEqual([201, null]);
    }
  });

  test("is refused if its sender asks for that, and nothing is stored", async () => {
    for (const prefer of ["handling=strict", 'respond-async, Handling="strict"; wait=10']) {
      const { status, body } = await create(misspelt, { prefer });
      expect([status, Object.keys(body)]).toEqual([422, ["expire_after_vews", "a%2C%20b%0A"]]);
    }
    expect((await create(misspelt, { prefer: "handling=lenient" })).status).toBe(201);
    // What every object has is a name like any other.
    const inherited = { payload: "x", constructor: 1, toString: 2 };
    const named = await create(inherited, { prefer: "handling=strict" });
    expect([named.status, Object.keys(named.body)]).toEqual([422, ["constructor", "toString"]]);
    const { url_token: token } = await server.push({ payload: "x" }, owner.headers);
    const change = { push: { expire_after_views: 9, nmae: "x" } };
    const path = `/api/v2/pushes/${token}`;
    const refused = await server.json("PATCH", path, change, { ...owner.headers, prefer: "handling=strict" });
    expect([refused.status, Object.keys(refused.body)]).toEqual([422, ["nmae"]]);
    const changed = await server.json("PATCH", path, change, owner.headers);
    expect([changed.status, changed.headers.get("x-ignored")]).toEqual([200, "nmae"]);
  });
});

describe("booleans come as words too", () => {
  const words: Array<[unknown, boolean]> = [
    ...["on", "yes", "checked", "true", "1", "ON", "Yes", "cHeCkEd", "TRUE"].map((word): [string, boolean] => [
      word,
      true,
    ]),
    ...["off", "no", "false", "0", "FALSE", "unchecked", ""].map((word): [string, boolean] => [word, false]),
    [true, true],
    [false, false],
    [1, true],
    [0, false],
  ];
  test.each(words)("%j is %p", async (word, meaning) => {
    const { status, body } = await create({ payload: "x", deletable_by_viewer: word, retrieval_step: word });
    expect(status).toBe(201);
    expect([body.deletable_by_viewer, body.retrieval_step]).toEqual([meaning, meaning]);
    expect(body.html_url).toBe(`${server.url}/p/${body.url_token}${meaning ? "/r" : ""}`);
  });
});

describe("expires_at", () => {
  test("is the moment at which the push ends, to the millisecond, with a zone of any kind", async () => {
    for (const expires_at of ["2026-01-03T12:00:00.123Z", "2026-01-03T13:00:00.123+01:00"]) {
      const { status, body } = await create({ payload: MARKER, expires_at, passphrase: "slow to derive" });
      expect([status, body.expires_at, body.expire_after_days]).toEqual([201, "2026-01-03T12:00:00.123Z", 3]);
    }
  });

  test("of a form that leaves it empty, or null, means nothing", async () => {
    for (const expires_at of ["", null]) {
      const { body } = await create({ payload: MARKER, expires_at, expire_after_days: 2 });
      expect(body.expires_at).toBe(iso(START_MS + 2 * DAY_MS));
    }
  });

  const RANGE = `must be a time with a zone, such as 2026-01-09T12:00:00Z, later than ${iso(START_MS)} and not after ${iso(START_MS + 90 * DAY_MS)}`;
  test.each([
    ["no moment", "tomorrow"],
    ["no zone", "2026-01-03T12:00:00"],
    ["a day that does not exist", "2026-02-30T12:00:00Z"],
    ["now", iso(START_MS)],
    ["a moment that is past", iso(START_MS - 1)],
    ["a moment after the most days", iso(START_MS + 90 * DAY_MS + 1)],
  ])("is refused with its limits: %s", async (_what, expires_at) => {
    const { status, body } = await create({ payload: MARKER, expires_at });
    expect([status, body]).toEqual([422, { expires_at: [RANGE] }]);
  });

  test.each([
    { expire_after_days: 2 },
    { expire_after_duration: 3 },
    { expire_after_days: 2, expire_after_duration: 3 },
  ])("is refused beside %j: neither of them may win unseen", async (more) => {
    const { status, body } = await create({ payload: MARKER, expires_at: iso(START_MS + DAY_MS), ...more });
    const sentence = "replaces expire_after_days and expire_after_duration: send one of the three";
    expect([status, body]).toEqual([422, { expires_at: [sentence] }]);
  });

  test("limits not_before", async () => {
    const end = iso(START_MS + DAY_MS);
    const { body } = await create({ payload: MARKER, expires_at: end, not_before: end });
    expect(body).toEqual({ not_before: [`must be before the push expires, at ${end}`] });
  });
});

describe("expire_after_duration", () => {
  const durations: Array<[number, string, number, number]> = [
    [0, "15 min", 15 * MINUTE_MS, 1],
    [1, "30 min", 30 * MINUTE_MS, 1],
    [2, "45 min", 45 * MINUTE_MS, 1],
    [3, "1 h", HOUR_MS, 1],
    [4, "6 h", 6 * HOUR_MS, 1],
    [5, "12 h", 12 * HOUR_MS, 1],
    [6, "1 day", DAY_MS, 1],
    [7, "2 days", 2 * DAY_MS, 2],
    [8, "3 days", 3 * DAY_MS, 3],
    [9, "4 days", 4 * DAY_MS, 4],
    [10, "5 days", 5 * DAY_MS, 5],
    [11, "6 days", 6 * DAY_MS, 6],
    [12, "1 week", 7 * DAY_MS, 7],
    [13, "2 weeks", 14 * DAY_MS, 14],
    [14, "3 weeks", 21 * DAY_MS, 21],
    [15, "30 days", 30 * DAY_MS, 30],
    [16, "60 days", 60 * DAY_MS, 60],
    [17, "90 days", 90 * DAY_MS, 90],
  ];
  test.each(durations)("%i is %s and wins over expire_after_days", async (index, _name, lifetimeMs, days) => {
    for (const value of [index, String(index)]) {
      const { status, body } = await create({ payload: "x", expire_after_duration: value, expire_after_days: 10 });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        expire_after_days: days,
        days_remaining: days,
        expires_at: iso(START_MS + lifetimeMs),
      });
      expect(body).not.toHaveProperty("expire_after_duration");
    }
  });
});
