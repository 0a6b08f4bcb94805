// Writes an event for a collector: RFC 5424 with structured data, CEF, or JSON. Clients choose parts of an event, such
// as a browser's name, so nothing in a value may end the value or begin another line.

import { utf8 } from "../../base/crypto.ts";
import type { EventRecord, Teller } from "./record.ts";

export type SyslogFormat = "rfc5424" | "cef" | "json";

/** "Security and authorization messages (private)": most collectors keep these from general readers. */
const FACILITY = 10;
/** RFC 5612 reserves this number for examples; this program has none of its own. */
const STRUCTURED_DATA = "secretpush@32473";
/** RFC 5424 requires this before the text of a message in UTF-8. */
const MARK = "\uFEFF";

/** One syslog message. CEF and JSON are its text, after the same header. */
export function syslogMessage(record: EventRecord, teller: Teller, format: SyslogFormat): Uint8Array {
  const header = [
    `<${FACILITY * 8 + record.severity}>1`,
    new Date(record.atMs).toISOString(),
    headerWord(teller.host, 255),
    "secretpush",
    String(teller.processId),
    headerWord(record.kind, 32),
  ].join(" ");
  switch (format) {
    case "rfc5424":
      return utf8(`${header} ${structuredData(record)} ${MARK}${record.sentence}.`);
    // Collectors that read CEF or JSON look for it at the beginning of the text.
    case "cef":
      return utf8(`${header} - ${cef(record, teller)}`);
    case "json":
      return utf8(`${header} - ${jsonLine(toJson(record, teller))}`);
  }
}

/** Some programs take these for line ends, and JSON does not escape them by itself. */
const LINE_ENDS = /[\u0085\u2028\u2029]/g;

/** JSON in one line, safe for every reader. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replaceAll(LINE_ENDS, (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Printable ASCII without spaces, as fields of the header require; "-" means unknown. */
const headerWord = (text: string, maxCharacters: number): string =>
  text.replace(/[^\x21-\x7e]/g, "").slice(0, maxCharacters) || "-";

/** The names and values of a record that are not empty, its details last. */
function valuesOf({ id, push, owner, ip, userAgent, detail }: EventRecord): Array<[string, string]> {
  const all: Record<string, string | number | boolean | null> = { id, push, owner, ip, user_agent: userAgent };
  for (const [name, value] of Object.entries(detail)) all[name in all ? `detail_${name}` : name] = value;
  return Object.entries(all).flatMap(([name, value]): Array<[string, string]> =>
    value === null || value === "" ? [] : [[name, String(value)]],
  );
}

function structuredData(record: EventRecord): string {
  const values = valuesOf(record).map(([name, value]) => {
    const escaped = oneLine(value).replace(/["\\\]]/g, "\\$&");
    return ` ${name.replace(/[^\w.-]/g, "_").slice(0, 32)}="${escaped}"`;
  });
  return `[${STRUCTURED_DATA}${values.join("")}]`;
}

/** In CEF, 10 is the most severe. */
const cefSeverity = (severity: number): number => [10, 10, 9, 8, 6, 5, 3, 1][severity] ?? 3;

function cef(record: EventRecord, { host, version }: Teller): string {
  const header = ["Secret Push", "Secret Push", version, record.kind, record.sentence];
  const { push, owner, ip, userAgent, detail } = record;
  const isV6 = ip.includes(":");
  const named: Array<[string, string | number | null]> = [
    ["rt", record.atMs],
    ["dvchost", host],
    ["externalId", record.id],
    [isV6 ? "c6a2" : "src", ip],
    ["c6a2Label", isV6 && ip !== "" ? "Source IPv6 Address" : null],
    ["requestClientApplication", userAgent],
    ["cs1", push],
    ["cs1Label", push === null ? null : "Push"],
    ["cs2", owner],
    ["cs2Label", owner === null ? null : "Owner"],
    ...Object.entries(detail).map(([name, value]): [string, string] => [`secretpush${camelCase(name)}`, String(value)]),
  ];
  const extension = named.flatMap(([name, value]) =>
    value === null || value === "" ? [] : [`${name}=${cefValue(String(value))}`],
  );
  const escaped = header.map((field) => oneLine(field).replace(/[\\|]/g, "\\$&"));
  return `CEF:0|${escaped.join("|")}|${cefSeverity(record.severity)}|${extension.join(" ")}`;
}

const camelCase = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

const cefValue = (value: string): string => oneLine(value).replace(/[\\=]/g, "\\$&");

/** Replaces control characters, and characters that some programs take for line ends, by a placeholder. */
const oneLine = (text: string): string => text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]/gu, "\uFFFD");

export const SEVERITIES = ["emergency", "alert", "critical", "error", "warning", "notice", "info", "debug"];

export function toJson(record: EventRecord, { host }: Teller) {
  const { id, kind, atMs, severity, push, owner, ip, userAgent, detail } = record;
  return {
    id,
    type: kind,
    time: new Date(atMs).toISOString(),
    severity: SEVERITIES[severity] ?? "info",
    message: `${record.sentence}.`,
    ...(push !== null && { push: { id: push } }),
    ...(owner !== null && { owner }),
    ...(ip !== "" && { client: { ip, ...(userAgent !== "" && { user_agent: userAgent }) } }),
    ...(Object.keys(detail).length > 0 && { detail }),
    host,
    app: "secretpush",
  };
}
