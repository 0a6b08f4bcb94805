// POST /api/v2/pushes with an invalid field: the response names the field and its rule.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { InvalidFields, ListedPush } from "../src/http/contract/schemas.ts";
import { asking, expectShape, iso, MARKER, pathOf, PUSHES, saidBy, START_MS } from "./api_checks.ts";
import { startServer, testClock, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const clock = testClock(START_MS);
const ask = asking(() => server);

const server = ownServer({ clock: clock, flags: { "log-level": "debug", "enable-file-pushes": "false" } });

const WORDS = (count: number, word = "a"): string => word.repeat(count);
const EMOJI = "🔑"; // one character, two UTF-16 units, four bytes
const MIB = 1024 * 1024;

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
  ...(["deletable_by_viewer", "retrieval_step", "covered"] as const).flatMap((field) =>
    [2, -1, 0.5, [], [true], {}].map((value): (typeof BROKEN)[number] => [
      `${field} of ${JSON.stringify(value)}`,
      { [field]: value },
      { [field]: [FLAG] },
    ]),
  ),
  [
    "a text of 1 MiB and a byte",
    { payload: MARKER + WORDS(MIB + 1 - MARKER.length) },
    { payload: [`is too long: at most ${MIB} bytes of UTF-8; this has ${MIB + 1}`] },
  ],
  [
    "a text of fewer than 1 Mi characters but more bytes",
    { payload: WORDS(MIB / 4 + 1, EMOJI) },
    { payload: [`is too long: at most ${MIB} bytes of UTF-8; this has ${MIB + 4}`] },
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
      covered: 3,
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
      covered: [FLAG],
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
  let otherOwner: User;
  const other = ownServer({ clock: clock, flags: { "log-level": "debug", "enable-file-pushes": "false" } });
  beforeAll(async () => {
    otherOwner = await other.user();
  });
  const askOther = asking(() => other);

  test.each(BROKEN)("%s", async (_what, fields, expected) => {
    // A field of undefined is left out; every other payload carries the marker.
    const push = { payload: fields.kind === "url" ? `https://example.org/${MARKER}` : MARKER, ...fields };
    const answer = await askOther("POST", PUSHES, { push }, otherOwner.headers);
    expect([answer.status, answer.body]).toEqual([422, expected]);
    expectShape(InvalidFields, JSON.parse(answer.text));
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
    const form = await server.fetch(PUSHES, {
      method: "POST",
      body: new URLSearchParams(
        "push[payload]=e&push[payload]=f&push[expire_after_views]=2&push[expire_after_views]=3",
      ),
    });
    const made = (await form.json()) as { url_token: string };
    expect((await ask("GET", pathOf(made))).body).toMatchObject({ payload: "f", views_remaining: 2 });
  });
});
