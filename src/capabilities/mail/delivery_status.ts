// What a notification says about a returned mail (RFC 3464): the status of the first recipient whom the mail did not reach, and the
// marks that the notification contains. Anyone can send such a message, so each part is read once and in order, nothing is decoded,
// and any deviation from the format disqualifies the message. General mail parsers take seconds for hostile messages.

export interface ReturnedMail {
  /** In the form of RFC 3463, such as "5.1.1". */
  status: string;
  /** The first few possible marks of this server's mails. */
  marks: string[];
}

const MAX_PARTS = 8;
const MAX_RECIPIENTS = 50;
const MAX_MARKS = 4;
const REPORT = /^multipart\/report\s*;/i;
const OF_DELIVERY = /;\s*report-type\s*=\s*"?delivery-status"?\s*(?:;|$)/i;
const BOUNDARY = /;\s*boundary\s*=\s*(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const STATUS_PART = /^message\/(?:global-)?delivery-status\b/i;
const FAILED = /^failed\b/i;
const STATUS = /^[45]\.\d{1,3}\.\d{1,3}(?![\d.])/;
/** The answer of the last mail server, with its own status. */
const DIAGNOSTIC = /^smtp\s*;\s*[45]\d\d[ -]([45]\.\d{1,3}\.\d{1,3})(?![\d.])/i;
const UNSPECIFIC = /\.0\.0$/;
const UNKNOWN_FAILURE = "5.0.0";
/** Part of the Message-ID, which other headers repeat, and of the id of the envelope. */
const MARK = /\breturn-([0-9a-f]{60,100})\b/g;

export const markedAs = (mark: string): string => `return-${mark}`;

/** @returns null unless the message reports a permanent failure */
export function returnedMail(raw: Uint8Array): ReturnedMail | null {
  const text = Buffer.from(raw).toString("latin1").replaceAll("\r\n", "\n");
  // Programs that pipe mail may put a From line before the message.
  const whole = /^>?From /.test(text) ? text.slice(text.indexOf("\n") + 1) : text;
  const end = whole.indexOf("\n\n");
  if (end === -1) return null;
  const type = fieldsIn(whole.slice(0, end)).get("content-type") ?? "";
  if (!REPORT.test(type) || !OF_DELIVERY.test(type)) return null;
  const [, quoted, bare] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? bare;
  const status = boundary === undefined ? null : statusIn(partsOf(whole.slice(end), boundary));
  if (status === null) return null;
  const marks = new Set<string>();
  for (const [, mark = ""] of whole.matchAll(MARK)) {
    marks.add(mark);
    if (marks.size === MAX_MARKS) break;
  }
  return { status, marks: [...marks] };
}

/** Reads a header, or other fields of this form. Of fields with the same name, the first counts. */
function fieldsIn(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trimEnd().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** @param body begins with a line feed */
function* partsOf(body: string, boundary: string): Generator<string> {
  const mark = `\n--${boundary}`;
  let start = body.indexOf(mark);
  for (let count = 0; start !== -1 && count < MAX_PARTS; count += 1) {
    const begin = body.indexOf("\n", start + mark.length);
    if (begin === -1 || body.startsWith("--", start + mark.length)) return;
    const next = body.indexOf(mark, begin);
    yield body.slice(begin + 1, next === -1 ? body.length : next);
    start = next;
  }
}

function statusIn(parts: Iterable<string>): string | null {
  for (const part of parts) {
    const end = part.indexOf("\n\n");
    if (end === -1 || !STATUS_PART.test(fieldsIn(part.slice(0, end)).get("content-type") ?? "")) continue;
    // The first group of fields is about the message, each of the others about a recipient.
    const groups = part
      .slice(end + 2)
      .replace(/^\n+/, "")
      .split(/\n[ \t]*\n/, MAX_RECIPIENTS);
    const failed = groups
      .slice(1)
      .map(fieldsIn)
      .find((fields) => FAILED.test(fields.get("action") ?? ""));
    return failed ? statusOf(failed) : null;
  }
  return null;
}

function statusOf(fields: ReadonlyMap<string, string>): string {
  const status = STATUS.exec(fields.get("status") ?? "")?.[0] ?? UNKNOWN_FAILURE;
  if (!UNSPECIFIC.test(status)) return status;
  return DIAGNOSTIC.exec(fields.get("diagnostic-code") ?? "")?.[1] ?? status;
}
