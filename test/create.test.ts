// POST /api/v2/pushes: what may be pushed, what comes back, and what each broken field is told.

import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";

import { InvalidFields, ListedPush } from "../src/http/schemas.ts";
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
} from "./contract.ts";
import { startServer, testClock, type TestServer } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const clock = testClock(START_MS);
let server: TestServer;
let owner: Awaited<ReturnType<TestServer["user"]>>;
const ask = asking(() => server);
const create = (push: unknown, headers?: Record<string, string>) => ask("POST", PUSHES, { push }, headers);

beforeAll(async () => {
  server = await startServer({ runtime: clock, flags: { "log-level": "debug", "enable-file-pushes": "false" } });
  owner = await server.user();
});
afterAll(() => server.stop());

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

  test("with every field set says them back, save the payload and the passphrase", async () => {
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

  test("an empty passphrase is none", async () => {
    const push = await server.push({ payload: "open", passphrase: "" });
    const { status, body } = await ask("GET", pathOf(push));
    expect([status, body.payload]).toEqual([200, "open"]);
  });
});

describe("booleans come as words too", () => {
  const words: Array<[unknown, boolean]> = [
    ...["on", "yes", "checked", "true", "1", "ON", "Yes", "cHeCkEd", "TRUE"].map((word): [string, boolean] => [
      word,
      true,
    ]),
    ...["off", "no", "false", "0", "FALSE", "truee", "2", "y", "wahr", ""].map((word): [string, boolean] => [
      word,
      false,
    ]),
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

const DAYS = "must be an integer between 1 and 90";
const VIEWS = "must be an integer between 1 and 100";
const DURATION = "must be an integer between 0 and 17";
const KIND = "must be one of text, file, url, qr";
const BLANK = "can't be blank";
const TEXT = "must be a string";
const FLAG = "must be true or false";
const UNICODE = "must be valid Unicode";
const URL_RULE = "must be an absolute http or https URL of at most 8192 bytes";
const WRONG_TYPES = [0, 1.5, true, false, [], ["x"], {}, { a: 1 }];
const NO_INTEGERS = [
  0,
  -1,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  [],
  [7],
  {},
  "",
  " ",
  "seven",
  "7.0",
  "1e1",
  "0x7",
  "7 days",
  "-7",
  "٧",
  "99999999999999999999",
  "7\0",
  "Infinity",
  "NaN",
  MARKER,
];

/** Each: what is wrong, the fields sent beside a good payload, and the whole answer. */
const BROKEN: Array<[string, Record<string, unknown>, Record<string, string[]>]> = [
  ["no payload", { payload: undefined }, { payload: [BLANK] }],
  ["a null payload", { payload: null }, { payload: [BLANK] }],
  ...["", " ", "\t\r\n", "\u00a0\u2003\ufeff"].map((payload): (typeof BROKEN)[number] => [
    `the blank payload ${JSON.stringify(payload)}`,
    { payload },
    { payload: [BLANK] },
  ]),
  ...(["payload", "kind", "passphrase", "name", "note"] as const).flatMap((field) =>
    WRONG_TYPES.map((value): (typeof BROKEN)[number] => [
      `${field} of ${JSON.stringify(value)}`,
      { [field]: value },
      { [field]: [TEXT] },
    ]),
  ),
  ...(["payload", "passphrase", "name", "note"] as const).flatMap((field) =>
    ["\ud800", `${MARKER}\udfff`, "\ude00\ud83d"].map((value): (typeof BROKEN)[number] => [
      `${field} with the lone surrogates ${JSON.stringify(value)}`,
      { [field]: value },
      { [field]: [UNICODE] },
    ]),
  ),
  ...["", "TEXT", "password", "requests", " text", "text\0", "__proto__", "constructor", MARKER, WORDS(5_000)].map(
    (kind): (typeof BROKEN)[number] => [`kind ${JSON.stringify(kind.slice(0, 20))}`, { kind }, { kind: [KIND] }],
  ),
  ...[...NO_INTEGERS, 91, "91", "0"].map((value): (typeof BROKEN)[number] => [
    `expire_after_days of ${JSON.stringify(value)}`,
    { expire_after_days: value },
    { expire_after_days: [DAYS] },
  ]),
  ...[...NO_INTEGERS, 101, "101", "0"].map((value): (typeof BROKEN)[number] => [
    `expire_after_views of ${JSON.stringify(value)}`,
    { expire_after_views: value },
    { expire_after_views: [VIEWS] },
  ]),
  ...[...NO_INTEGERS.slice(1), 18, "18", "length"].map((value): (typeof BROKEN)[number] => [
    `expire_after_duration of ${JSON.stringify(value)}`,
    { expire_after_duration: value },
    { expire_after_duration: [DURATION] },
  ]),
  ...(["deletable_by_viewer", "retrieval_step"] as const).flatMap((field) =>
    [2, -1, 0.5, [], [true], {}].map((value): (typeof BROKEN)[number] => [
      `${field} of ${JSON.stringify(value)}`,
      { [field]: value },
      { [field]: [FLAG] },
    ]),
  ),
  [
    "a text of 1 MiB and a byte",
    { payload: MARKER + WORDS(MIB + 1 - MARKER.length) },
    { payload: [`is too long: at most ${MIB} bytes of UTF-8, this has ${MIB + 1}`] },
  ],
  [
    "a text of fewer than 1 Mi characters but more bytes",
    { payload: WORDS(MIB / 4 + 1, EMOJI) },
    { payload: [`is too long: at most ${MIB} bytes of UTF-8, this has ${MIB + 4}`] },
  ],
  [
    "a QR payload of 1,025 characters",
    { payload: WORDS(1_025), kind: "qr" },
    { payload: ["is too long for a QR code: at most 1024 characters"] },
  ],
  ...[
    MARKER,
    "example.org",
    "//example.org/",
    "/path",
    "http:",
    "http://",
    "http:///path",
    "http:example.org",
    "http:/example.org",
    "https://?query",
    "https://exa mple.org/",
    " https://example.org/",
    "https://example.org/\n",
    "https://example.org/\tx",
    "https://example.org/\0x",
    "https://example.org/\u001b[0m",
    "https://example.org:99999/",
    "https://[::1/",
    "ftp://example.org/",
    "javascript:alert(1)",
    "data:text/html,hello",
    "file:///etc/passwd",
    `https://example.org/${WORDS(8_192)}`,
  ].map((payload): (typeof BROKEN)[number] => [
    `the url ${JSON.stringify(payload.slice(0, 30))}`,
    { payload, kind: "url" },
    { payload: [URL_RULE] },
  ]),
  [
    "a passphrase of 1,025 bytes",
    { passphrase: MARKER + WORDS(1_025 - MARKER.length) },
    { passphrase: ["is too long: at most 1024 bytes"] },
  ],
  [
    "a passphrase of few characters but 1,028 bytes",
    { passphrase: WORDS(257, EMOJI) },
    { passphrase: ["is too long: at most 1024 bytes"] },
  ],
  ["a name of 256 characters", { name: WORDS(256, EMOJI) }, { name: ["is too long: at most 255 characters"] }],
  [
    "a note of 64 KiB and a byte",
    { note: MARKER + WORDS(65_537 - MARKER.length) },
    { note: ["is too long: at most 65536 bytes"] },
  ],
  [
    "every field at once",
    {
      payload: [MARKER],
      kind: MARKER,
      expire_after_days: 0,
      expire_after_views: 0,
      expire_after_duration: -1,
      deletable_by_viewer: {},
      retrieval_step: [],
      passphrase: 5,
      name: { [MARKER]: MARKER },
      note: false,
    },
    {
      payload: [TEXT],
      kind: [KIND],
      expire_after_days: [DAYS],
      expire_after_views: [VIEWS],
      expire_after_duration: [DURATION],
      deletable_by_viewer: [FLAG],
      retrieval_step: [FLAG],
      passphrase: [TEXT],
      name: [TEXT],
      note: [TEXT],
    },
  ],
  [
    "every field too long or out of range at once",
    {
      payload: WORDS(1_025),
      kind: "qr",
      expire_after_days: 91,
      expire_after_views: 101,
      expire_after_duration: 18,
      passphrase: WORDS(1_025),
      name: WORDS(256),
      note: WORDS(65_537),
    },
    {
      payload: ["is too long for a QR code: at most 1024 characters"],
      expire_after_days: [DAYS],
      expire_after_views: [VIEWS],
      expire_after_duration: [DURATION],
      passphrase: ["is too long: at most 1024 bytes"],
      name: ["is too long: at most 255 characters"],
      note: ["is too long: at most 65536 bytes"],
    },
  ],
  [
    "days out of range beside a good duration",
    { expire_after_days: 91, expire_after_duration: 3 },
    { expire_after_days: [DAYS] },
  ],
  [
    "an expiry of both kinds that never ends",
    { expire_after_days: 0, expire_after_views: -1 },
    { expire_after_days: [DAYS], expire_after_views: [VIEWS] },
  ],
];

describe("a broken field is named with its rule, and nothing is stored", () => {
  let other: TestServer;
  let otherOwner: Awaited<ReturnType<TestServer["user"]>>;
  beforeAll(async () => {
    other = await startServer({ runtime: clock, flags: { "log-level": "debug", "enable-file-pushes": "false" } });
    otherOwner = await other.user();
  });
  afterAll(() => other.stop());
  const askOther = asking(() => other);

  test.each(BROKEN)("%s", async (_what, fields, expected) => {
    // A field of undefined is left out; every other payload carries the marker.
    const push = { payload: fields.kind === "url" ? `https://example.org/${MARKER}` : MARKER, ...fields };
    const answer = await askOther("POST", PUSHES, { push }, otherOwner.headers);
    expect([answer.status, answer.body]).toEqual([422, expected]);
    expectShape(InvalidFields, answer.body);
    expect(saidBy(answer)).not.toContain(MARKER);
  });

  test("none of them left a push, an echo or a line in the log", async () => {
    const quiet = await startServer({ flags: { "log-level": "debug", "enable-file-pushes": "false" } });
    const user = await quiet.user();
    for (const [, fields] of BROKEN) {
      const { status } = await quiet.json("POST", PUSHES, { push: { payload: MARKER, ...fields } }, user.headers);
      expect(status).toBe(422);
    }
    const active = await quiet.json("GET", `${PUSHES}/active`, undefined, user.headers);
    expect([active.status, active.body]).toEqual([200, []]);
    await quiet.stop();
    expect(quiet.log()).toContain("status=422");
    expect(quiet.log()).not.toContain(MARKER);
  });
});

describe("unknown keys", () => {
  test("are passed over, whatever they hold", async () => {
    const { status, body } = await ask("POST", `${PUSHES}?utf8=1&page=junk`, {
      push: {
        payload: "x",
        account_id: 7,
        workspace_id: "w",
        utf8: "✓",
        url_token: "chosen",
        expired: true,
        owner_id: 1,
        created_at: "1999-01-01T00:00:00.000Z",
        toString: { a: [] },
      },
      account_id: { deep: [1] },
      commit: null,
    });
    expect(status).toBe(201);
    expectShape(ListedPush, body);
    expect(body).toMatchObject({ expired: false, created_at: iso(START_MS) });
    expect(body.url_token).not.toBe("chosen");
  });

  test.each([
    [
      "in the push",
      '{"push":{"payload":"x","__proto__":{"kind":"url","expire_after_days":0,"deletable_by_viewer":false}}}',
    ],
    ["beside the push", '{"push":{"payload":"x"},"__proto__":{"push":{"kind":"url"}}}'],
    ["as constructor", '{"push":{"payload":"x","constructor":{"prototype":{"kind":"url","polluted":true}}}}'],
  ])("that aim at the prototype change nothing (%s)", async (_where, text) => {
    const { status, body } = await ask("POST", PUSHES, text);
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: "text", expire_after_days: 7, deletable_by_viewer: true });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).kind).toBeUndefined();
  });

  test("fields inherited from the prototype of the push are no fields", async () => {
    const { status, body } = await ask("POST", PUSHES, '{"push":{"__proto__":{"payload":"x"}}}');
    expect([status, body]).toEqual([422, { payload: [BLANK] }]);
  });

  test("of two fields of one name the last counts", async () => {
    const { status, body } = await ask(
      "POST",
      PUSHES,
      '{"push":{"payload":"a","payload":"b"},"push":{"payload":"c","payload":"d"}}',
    );
    expect(status).toBe(201);
    const retrieved = await ask("GET", pathOf(body));
    expect(retrieved.body.payload).toBe("d");
  });
});

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
    custom = await startServer({ runtime: clock, flags });
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
      { payload: ["is too long: at most 2048 bytes of UTF-8, this has 2049"] },
    ]);
  });
});

describe("kinds that are switched off", () => {
  let closed: TestServer;
  let user: Awaited<ReturnType<TestServer["user"]>>;
  const askClosed = asking(() => closed);
  beforeAll(async () => {
    closed = await startServer({
      flags: { "enable-url-pushes": "false", "enable-qr-pushes": "false", "enable-file-pushes": "false" },
    });
    user = await closed.user();
  });
  afterAll(() => closed.stop());
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
