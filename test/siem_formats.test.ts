// How events are written for a collector. Whoever is logged chooses what the values hold; no value may end early, begin a
// line of its own, or be read as another field.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { fromUtf8 } from "../src/base/crypto.ts";
import { EVENT_KINDS, type StoredEvent } from "../src/model/event.ts";
import { syslogMessage, toJson } from "../src/capabilities/siem/formats.ts";
import { recordOf, type Teller } from "../src/capabilities/siem/record.ts";
import { parametersIn } from "./collectors.ts";

setDefaultTimeout(60_000);

const teller: Teller = { host: "push.example.org", processId: 4_711, version: "1.2.3", pushIdOf: (id) => `id${id}` };

const eventWith = (more: Partial<StoredEvent> = {}): StoredEvent => ({
  id: 7,
  kind: "push.viewed",
  pushId: 3,
  ownerId: 5,
  client: { ip: "192.0.2.7", userAgent: "curl/8" },
  atMs: Date.UTC(2026, 0, 2, 3, 4, 5, 6),
  detail: {},
  ...more,
});

const written = (event: StoredEvent, format: Parameters<typeof syslogMessage>[2] = "rfc5424", by = teller): string =>
  fromUtf8(syslogMessage(recordOf(event, by), by, format));

/** The same texts each run, of what formats give a meaning to. */
function* nastyTexts(count: number): Generator<string> {
  const parts = [
    '"',
    "\\",
    "]",
    "[",
    "=",
    "|",
    " ",
    "\n",
    "\r",
    "\0",
    "\t",
    "\u2028",
    "\u0085",
    "\uD800",
    "é",
    "漢",
    "🙂",
    "a",
    '\\"]',
  ];
  let state = 15;
  for (let index = 0; index < count; index += 1) {
    let text = "";
    for (let length = 1 + (index % 12); length > 0; length -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      text += parts[Math.floor((state / 2 ** 32) * parts.length)];
    }
    yield text;
  }
}

/** What no message may hold, so that it is one line to everybody. */
const LINE_BREAKING = /[\p{Cc}\u2028\u2029]/u;

/** What is left of a text in one line. */
const oneLine = (text: string): string =>
  [...text.toWellFormed()].map((one) => (LINE_BREAKING.test(one) ? "\uFFFD" : one)).join("");

test("RFC 5424: the header, the structured data, and a mark before the text", () => {
  expect(written(eventWith({ detail: { by: "views" } }))).toBe(
    "<86>1 2026-01-02T03:04:05.006Z push.example.org secretpush 4711 push.viewed " +
      '[secretpush@32473 id="7" push="id3" owner="5" ip="192.0.2.7" user_agent="curl/8" by="views"] ' +
      "\uFEFFA push was viewed.",
  );
  const empty = eventWith({ pushId: null, ownerId: null, client: { ip: "", userAgent: "" }, kind: "admin.changed" });
  expect(written(empty)).toContain(' admin.changed [secretpush@32473 id="7"] \uFEFF');
});

test("RFC 5424: a host's name that the header cannot hold is left out", () => {
  const nameOf = (host: string): string | undefined =>
    written(eventWith(), "rfc5424", { ...teller, host }).split(" ")[2];
  expect(nameOf("ho st\n1")).toBe("host1");
  expect(nameOf("漢字")).toBe("-");
  expect(nameOf("x".repeat(300))).toHaveLength(255);
});

test("RFC 5424: what a detail is called never hides another value", () => {
  const data = parametersIn(structuredDataIn(written(eventWith({ detail: { push: "mine", ip: "mine" } }))));
  expect(data).toMatchObject({ push: "id3", ip: "192.0.2.7", detail_push: "mine", detail_ip: "mine" });
});

test("RFC 5424: any value comes back as it was, in one line", () => {
  for (const text of nastyTexts(3_000)) {
    const message = written(eventWith({ client: { ip: "::1", userAgent: text }, detail: { name: text } }));
    expect(message).not.toMatch(LINE_BREAKING);
    const { user_agent: agent, name, ip } = parametersIn(structuredDataIn(message));
    expect([agent, name, ip]).toEqual([oneLine(text), oneLine(text), "::1"]);
  }
});

/** Between the header and the mark. */
function structuredDataIn(message: string): string {
  const start = message.indexOf("[");
  return message.slice(start, message.lastIndexOf("\uFEFF") - 1);
}

describe("CEF", () => {
  /** Reads a line of CEF as its description says. */
  function read(line: string): { header: string[]; extension: Record<string, string> } {
    const [whole, ...header] =
      /^CEF:0\|((?:[^|\\]|\\.)*)\|((?:[^|\\]|\\.)*)\|((?:[^|\\]|\\.)*)\|((?:[^|\\]|\\.)*)\|((?:[^|\\]|\\.)*)\|(\d+)\|/.exec(
        line,
      ) ?? [""];
    const extension: Record<string, string> = {};
    for (const [, name = "", value = ""] of line
      .slice(whole.length)
      .matchAll(/(?:^| )([A-Za-z0-9]+)=((?:[^=\\]|\\.)*?)(?=$| [A-Za-z0-9]+=)/gs)) {
      extension[name] = value.replace(/\\(.)/g, "$1");
    }
    return { header, extension };
  }
  const cefOf = (event: StoredEvent): string => written(event, "cef").replace(/^.*? - /s, "");

  test("has its header, and each value under its key", () => {
    const { header, extension } = read(cefOf(eventWith({ kind: "push.alarm" })));
    expect(header).toEqual(["Secret Push", "Secret Push", "1.2.3", "push.alarm", "A push has raised its alarm", "10"]);
    expect(extension).toEqual({
      rt: String(Date.UTC(2026, 0, 2, 3, 4, 5, 6)),
      dvchost: "push.example.org",
      externalId: "7",
      src: "192.0.2.7",
      requestClientApplication: "curl/8",
      cs1: "id3",
      cs1Label: "Push",
      cs2: "5",
      cs2Label: "Owner",
    });
  });

  test("an IPv6 address has a key of its own", () => {
    const { extension } = read(cefOf(eventWith({ client: { ip: "2001:db8::1", userAgent: "" } })));
    expect(extension).toMatchObject({ c6a2: "2001:db8::1", c6a2Label: "Source IPv6 Address" });
    expect(Object.keys(extension)).not.toContain("src");
  });

  test("any value comes back as it was, in one line", () => {
    for (const text of nastyTexts(3_000)) {
      const line = cefOf(eventWith({ client: { ip: "192.0.2.7", userAgent: text }, detail: { token_name: text } }));
      expect(line).not.toMatch(LINE_BREAKING);
      const { extension } = read(line);
      // Readers of CEF drop the spaces at the end of a value.
      expect(extension["requestClientApplication"]?.trimEnd()).toBe(oneLine(text).trimEnd());
      expect(extension["secretpushTokenName"]?.trimEnd()).toBe(oneLine(text).trimEnd());
      expect(extension["externalId"]).toBe("7");
    }
  });
});

test("JSON: every kind has a severity and a sentence, and any value comes back as it was", () => {
  for (const kind of EVENT_KINDS) {
    const json = toJson(recordOf(eventWith({ kind }), teller), teller);
    expect(json.message).toMatch(/^[A-Z].*\.$/);
    expect(json.type).toBe(kind);
  }
  for (const text of nastyTexts(500)) {
    const message = written(eventWith({ detail: { name: text } }), "json");
    expect(message).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
    expect(JSON.parse(message.slice(message.indexOf("{"))).detail.name).toBe(text);
  }
});
