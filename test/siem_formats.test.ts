// How events are written for a collector. Whoever is logged chooses what the values hold; no value may end early, begin a
// line of its own, or be read as another field.

import { expect, setDefaultTimeout, test } from "bun:test";

import { fromUtf8 } from "../src/base/crypto.ts";
import { EVENT_KINDS, type StoredEvent } from "../src/model/event.ts";
import { messageOf, type Teller } from "../src/capabilities/siem/message.ts";
import { parametersIn } from "./collectors.ts";

setDefaultTimeout(60_000);

const teller: Teller = { host: "push.example.org", processId: 4_711, pushIdOf: (id) => `id${id}` };

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

const written = (event: StoredEvent, by = teller): string => fromUtf8(messageOf(event, by));

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
      "\uFEFFA push was opened.",
  );
  const empty = eventWith({ pushId: null, ownerId: null, client: { ip: "", userAgent: "" }, kind: "admin.changed" });
  expect(written(empty)).toContain(' admin.changed [secretpush@32473 id="7"] \uFEFF');
});

test("RFC 5424: a host's name that the header cannot hold is left out", () => {
  const nameOf = (host: string): string | undefined => written(eventWith(), { ...teller, host }).split(" ")[2];
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

test("every kind has a severity and a sentence", () => {
  for (const kind of EVENT_KINDS) {
    const message = written(eventWith({ kind }));
    expect(Number(/^<(\d+)>1 /.exec(message)?.[1]) - 80).toBeWithin(0, 8);
    expect(message).toMatch(/ \uFEFF[A-Z].*\.$/);
    expect(message.split(" ")[5]).toBe(kind);
  }
});

test("a request in an event has an id of the same sort as a push", () => {
  const { request, push } = parametersIn(structuredDataIn(written(eventWith({ detail: { request: 9 } }))));
  expect([request, push]).toEqual(["id9", "id3"]);
});
