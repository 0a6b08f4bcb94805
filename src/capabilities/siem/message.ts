// An event as a message of RFC 5424, with structured data. Clients choose parts of an event, such as a browser's name, so no value
// may contain anything that ends the value or begins another line.

import { utf8 } from "../../base/crypto.ts";
import { EVENT_WORDS, type StoredEvent, type ToldKind } from "../../model/event.ts";

/** The program that sends the messages. */
export interface Teller {
  host: string;
  processId: number;
  /** The id of a push: the same for all events of the push, and useless for opening it. */
  pushIdOf: (rowId: number) => string;
}

/** "Security and authorization messages (private)": most collectors keep these from general readers. */
const FACILITY = 10;
/** RFC 5612 reserves this number for examples; this program has no registered number. */
const STRUCTURED_DATA = "secretpush@32473";
/** RFC 5424 requires this before the text of a message in UTF-8. */
const MARK = "\uFEFF";

/** After a downgrade, the database may contain kinds of a newer version. */
const KNOWN: Partial<typeof EVENT_WORDS> = EVENT_WORDS;

export function messageOf(event: StoredEvent, teller: Teller): Uint8Array {
  const { id, kind, atMs, pushId, ownerId: owner, client, detail } = event;
  const words = KNOWN[kind as ToldKind] ?? { severity: 6, sentence: "Something has happened" };
  const push = pushId === null ? null : teller.pushIdOf(pushId);
  const values: Values = { id, push, owner, ip: client.ip, user_agent: client.userAgent };
  // For an answer to a request, `push` is the answer, and the request's number becomes an id of the same kind.
  const { request } = detail;
  const told = typeof request === "number" ? { ...detail, request: teller.pushIdOf(request) } : detail;
  for (const [name, value] of Object.entries(told)) values[name in values ? `detail_${name}` : name] = value;
  return written({ kind, atMs, ...words, values }, teller);
}

/** A message that an administrator sends to see whether messages arrive. */
export const testMessage = (atMs: number, teller: Teller): Uint8Array =>
  written(
    { kind: "siem.test", atMs, severity: 6, sentence: "This is a test message of Secret Push", values: { id: 0 } },
    teller,
  );

type Values = Record<string, string | number | boolean | null>;

interface Message {
  kind: string;
  atMs: number;
  /** As in syslog: 0 is the most severe, 7 the least. */
  severity: number;
  sentence: string;
  /** Null and empty values are left out. */
  values: Values;
}

function written({ kind, atMs, severity, sentence, values }: Message, { host, processId }: Teller): Uint8Array {
  const header = [
    `<${FACILITY * 8 + severity}>1`,
    new Date(atMs).toISOString(),
    headerWord(host, 255),
    "secretpush",
    String(processId),
    headerWord(kind, 32),
  ].join(" ");
  const parameters = Object.entries(values).map(([name, value]) =>
    value === null || value === "" ? "" : ` ${name.replace(/[^\w.-]/g, "_").slice(0, 32)}="${escaped(String(value))}"`,
  );
  return utf8(`${header} [${STRUCTURED_DATA}${parameters.join("")}] ${MARK}${sentence}.`);
}

/** Printable ASCII without spaces, as fields of the header require; "-" means unknown. */
const headerWord = (text: string, maxCharacters: number): string =>
  text.replace(/[^\x21-\x7e]/g, "").slice(0, maxCharacters) || "-";

const escaped = (value: string): string => oneLine(value).replace(/["\\\]]/g, "\\$&");

/** Replaces control characters, and characters that some programs take for line ends, with a placeholder. */
const oneLine = (text: string): string => text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]/gu, "\uFFFD");
