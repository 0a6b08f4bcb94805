// What /api/v2 responds to bodies that it cannot read, and to bodies over the limit.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { Problem } from "../src/http/contract/schemas.ts";
import { bodyOf } from "./error_bodies.ts";
import {
  asking,
  encoded,
  expectGroundRules,
  expectShape,
  FORM,
  inChunks,
  MARKER,
  PUSHES,
  raw,
  saidBy,
} from "./api_checks.ts";
import { until } from "./multipart_forms.ts";
import { startServer } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const ask = asking(() => server);

const server = ownServer({ flags: { "log-level": "debug" } });

describe("bodies that cannot be read are refused, and nothing of them comes back", () => {
  const JSON_ONLY = { error: "The body is not valid JSON." };
  const NO_OBJECT = { error: "The body must be a JSON object." };
  const NO_PUSH = { error: 'The body must contain the push: {"push": {"payload": "…"}}.' };
  const NO_UTF8 = { error: "The body is not valid UTF-8." };
  const NO_FORM = { error: "The body is not a complete multipart form." };
  const MANY = { error: expect.stringMatching(/^The form has more than 200 fields/) };
  const OTHER_TYPE = {
    error: "The Content-Type must be application/json, application/x-www-form-urlencoded or multipart/form-data.",
  };
  const json = "application/json";
  const cut = Buffer.concat([
    Buffer.from(`{"push":{"payload":"${MARKER}`),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('"}}'),
  ]);
  const surrogate = Buffer.concat([
    Buffer.from(`{"push":{"payload":"${MARKER}`),
    Buffer.from([0xed, 0xa0, 0x80]),
    Buffer.from('"}}'),
  ]);
  const rows: Array<[what: string, type: string | null, body: string | Uint8Array, expected: { error: unknown }]> = [
    ["an empty body", json, "", JSON_ONLY],
    ["white space", json, " \r\n", JSON_ONLY],
    ["a NUL byte", json, "\0", JSON_ONLY],
    ["a word", json, MARKER, JSON_ONLY],
    ["an unfinished object", json, `{"push":{"payload":"${MARKER}"}`, JSON_ONLY],
    ["a trailing comma", json, `{"push":{"payload":"${MARKER}",}}`, JSON_ONLY],
    ["single quotes", json, `{'push':{'payload':'${MARKER}'}}`, JSON_ONLY],
    ["a comment", json, `{"push":{"payload":"${MARKER}"}}//`, JSON_ONLY],
    ["a raw line end in a string", json, `{"push":{"payload":"${MARKER}\n"}}`, JSON_ONLY],
    ["two objects", json, `{"push":{"payload":"${MARKER}"}}{}`, JSON_ONLY],
    ["NaN", json, '{"push":{"payload":NaN}}', JSON_ONLY],
    ["a form that says it is JSON", json, `push[payload]=${MARKER}`, JSON_ONLY],
    ["a million brackets", json, "[".repeat(1_000_000), JSON_ONLY],
    ["a hundred thousand nested objects", json, '{"a":'.repeat(100_000), JSON_ONLY],
    ["null", json, "null", NO_OBJECT],
    ["a number", json, "1", NO_OBJECT],
    ["a string", json, `"${MARKER}"`, NO_OBJECT],
    ["an array", json, `[{"push":{"payload":"${MARKER}"}}]`, NO_OBJECT],
    ["no push", json, `{"payload":"${MARKER}"}`, NO_PUSH],
    ["a push under another name", json, `{"password":{"payload":"${MARKER}"}}`, NO_PUSH],
    ["a push of the prototype", json, `{"__proto__":{"push":{"payload":"${MARKER}"}}}`, NO_PUSH],
    ["a push of null", json, '{"push":null}', NO_PUSH],
    ["a push of text", json, `{"push":"${MARKER}"}`, NO_PUSH],
    ["a push of an array", json, `{"push":[{"payload":"${MARKER}"}]}`, NO_PUSH],
    ["a push of true", json, '{"push":true}', NO_PUSH],
    ["a push deep in an array", json, `{"push":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, NO_PUSH],
    ["bytes that are no UTF-8", json, cut, NO_UTF8],
    ["an encoded surrogate", json, surrogate, NO_UTF8],
    ["UTF-16", json, Buffer.from(`\ufeff{"push":{"payload":"${MARKER}"}}`, "utf16le"), NO_UTF8],
    ["compressed bytes", json, Bun.gzipSync(Buffer.from(`{"push":{"payload":"${MARKER}"}}`)), NO_UTF8],
    ["an empty form", FORM, "", NO_PUSH],
    ["a form without brackets", FORM, `payload=${MARKER}`, NO_PUSH],
    ["a form whose push is text", FORM, `push=${MARKER}`, NO_PUSH],
    ["a form whose push is replaced by text", FORM, `push[payload]=x&push=${MARKER}`, NO_PUSH],
    ["a form for the prototype", FORM, `__proto__[push][payload]=${MARKER}`, NO_PUSH],
    ["JSON that says it is a form", FORM, `{"push":{"payload":"${MARKER}"}}`, NO_PUSH],
    ["a form with escaped bytes that are no UTF-8", FORM, `push[payload]=${MARKER}%FF`, NO_UTF8],
    ["a form with an escaped surrogate", FORM, `push[payload]=${MARKER}%ED%A0%80`, NO_UTF8],
    ["a form with half a letter", FORM, `push[payload]=${MARKER}%C3`, NO_UTF8],
    [
      "a form with raw bytes that are no UTF-8",
      FORM,
      Buffer.concat([Buffer.from("push[payload]="), Buffer.from([0xc3])]),
      NO_UTF8,
    ],
    ["a form of 201 fields", FORM, `push[payload]=${MARKER}&${"a=1&".repeat(200)}`, MANY],
    ["multipart without a boundary", "multipart/form-data", `--b\r\n${MARKER}`, NO_FORM],
    [
      "multipart that breaks off",
      "multipart/form-data; boundary=b",
      `--b\r\nContent-Disposition: form-data; name="push[payload]"\r\n\r\n${MARKER}`,
      NO_FORM,
    ],
    [
      "multipart with bytes that are no UTF-8",
      "multipart/form-data; boundary=b",
      Buffer.concat([
        Buffer.from(`--b\r\nContent-Disposition: form-data; name="push[payload]"\r\n\r\n${MARKER}`),
        Buffer.from([0xff, 0xc3]),
        Buffer.from("\r\n--b--\r\n"),
      ]),
      NO_UTF8,
    ],
    ["no type and no body", null, "", NO_PUSH],
    ["no type and broken JSON", null, `{"push":{"payload":"${MARKER}"`, JSON_ONLY],
    ["no type and an array", null, `[{"push":{"payload":"${MARKER}"}}]`, NO_PUSH],
    ["another type", "text/plain", `{"push":{"payload":"${MARKER}"}}`, OTHER_TYPE],
    ["XML", "application/xml", `<push><payload>${MARKER}</payload></push>`, OTHER_TYPE],
    ["a type of junk", `${MARKER};;;=,`, "{}", OTHER_TYPE],
    ["a type that begins alike", "application/json-patch+json", `{"push":{"payload":"${MARKER}"}}`, OTHER_TYPE],
  ];

  test.each(rows)("%s", async (_what, type, body, expected) => {
    const answer = await raw(server, "POST", PUSHES, type === null ? {} : { "Content-Type": type }, body);
    expectGroundRules(answer.headers);
    expect([answer.status, bodyOf(answer.status, answer.text)]).toEqual([400, expected]);
    expectShape(Problem, JSON.parse(answer.text));
    expect(saidBy(answer)).not.toContain(MARKER);
  });

  test("nothing of them is in the log", async () => {
    const quiet = await startServer({ flags: { "log-level": "debug" } });
    for (const [, type, body] of rows) {
      const { status } = await raw(quiet, "POST", PUSHES, type === null ? {} : { "Content-Type": type }, body);
      expect(status).toBe(400);
    }
    await raw(quiet, "POST", `${PUSHES}/${MARKER}?${MARKER}=${MARKER}`, {
      "X-Request-Id": MARKER,
      Referer: MARKER,
      "User-Agent": MARKER,
    });
    await quiet.stop();
    expect(quiet.log()).toContain("status=400");
    expect(quiet.log()).not.toContain(MARKER);
  });

  test.each([400, 400_000])("a sender who hangs up in the middle of %i bytes is no defect of ours", async (length) => {
    const left = await startServer();
    try {
      const head = `POST ${PUSHES} HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: ${length}`;
      const socket = await Bun.connect({
        hostname: "127.0.0.1",
        port: Number(new URL(left.url).port),
        socket: { data() {}, open: (opened) => void opened.write(`${head}\r\n\r\n{"push":{"payload":"`) },
      });
      // Until the handler waits for the rest.
      await Bun.sleep(50);
      socket.terminate();
      await until(() => left.log().includes("method=POST"), "the line of the request");
      expect(left.log()).toMatch(/method=POST route=\/api\/v2\/pushes status=400 /);
      expect(left.log()).not.toContain("defect");
    } finally {
      await left.stop();
    }
  });

  test("deep values inside a push are broken fields, not broken servers", async () => {
    for (const [open, close] of [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const) {
      const deep = open.repeat(5_000) + (close === "}" ? "1" : "") + close.repeat(5_000);
      const { status, body } = await ask("POST", PUSHES, `{"push":{"payload":${deep}}}`);
      expect([status, body]).toEqual([422, { payload: ["must be a string"] }]);
    }
    const form = `push[payload]=x&push${"[a]".repeat(20_000)}=1`;
    expect((await ask("POST", PUSHES, encoded(form), { "content-type": FORM })).status).toBe(201);
  });
});

describe("bodies over the limit are refused, and the message names the limit", () => {
  const MAX_PAYLOAD = 2_048;
  const MAX_BODY = 6 * MAX_PAYLOAD + 1024 * 1024;
  const small = ownServer({ flags: { "max-payload-bytes": `${MAX_PAYLOAD} B` } });

  // Filled up with a key nobody knows, so that the push itself is a good one.
  const padded = (length: number): string => {
    const [start, end] = [`{"push":{"payload":"${MARKER}"},"pad":"`, '"}'];
    return start + "x".repeat(length - start.length - end.length) + end;
  };

  test.each([
    ["with its length declared", (text: string) => text],
    ["in chunks", inChunks],
  ] as Array<[string, (text: string) => string | ReadableStream]>)("%s", async (_how, send) => {
    const post = (length: number) =>
      small.fetch(PUSHES, {
        method: "POST",
        body: send(padded(length)),
        headers: { "content-type": "application/json" },
      });
    const most = await post(MAX_BODY);
    expect(most.status).toBe(201);
    await most.text();
    const more = await post(MAX_BODY + 1);
    expect(more.status).toBe(413);
    expectGroundRules(more.headers);
    const text = await more.text();
    expectShape(Problem, JSON.parse(text));
    expect(bodyOf(413, text)).toEqual({ error: `The body is larger than the limit of ${MAX_BODY} bytes.` });
  });

  test("a payload at its limit fits however JSON writes it", async () => {
    const escaped = `{"push":{"payload":"${"\\u0001".repeat(MAX_PAYLOAD)}"}}`;
    const made = await small.json("POST", PUSHES, escaped);
    expect(made.status).toBe(201);
  });

  test("a length that is declared is refused without waiting for the body", async () => {
    const answer = await raw(small, "POST", PUSHES, {
      "Content-Type": "application/json",
      "Content-Length": String(10 * 1024 * 1024 * 1024),
    });
    expect(answer.status).toBe(413);
    expectGroundRules(answer.headers);
  });
});
