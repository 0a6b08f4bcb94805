// JSON over HTTPS. The collector's answer says whether it has stored the events, so none is lost on the way.

import type { Delivered } from "../../domain/events/target.ts";
import { BATCH_MS, failed, type Reached, whyOf } from "./carrier.ts";
import { jsonLine, toJson } from "./formats.ts";
import type { EventRecord, Teller } from "./record.ts";
import type { TlsMaterial } from "./stream.ts";

export type WebFormat = "json" | "json-array" | "splunk" | "elastic";

export interface WebAddress {
  url: string;
  /** The value of the header of this name; null if the collector needs none. */
  authorization: string | null;
  format: WebFormat;
  tls: TlsMaterial;
}

const MAX_ANSWER_BYTES = 1024 * 1024;

export async function postTo(address: WebAddress, records: readonly EventRecord[], teller: Teller): Promise<Delivered> {
  const { format } = address;
  try {
    const response = await ask(address, teller, {
      method: "POST",
      contentType: format === "json-array" || format === "splunk" ? "application/json" : "application/x-ndjson",
      body: bodyOf(records, format, teller),
    });
    const answer = await beginningOf(response);
    if (!response.ok) return failed(`the collector answers ${response.status}`);
    return deliveredBy(answer, records.length);
  } catch (error) {
    return failed(whyNot(error));
  }
}

/** Asks for an answer only: with HEAD, because many collectors refuse a POST without events. */
export async function lookAt(address: WebAddress, teller: Teller): Promise<Reached> {
  try {
    const { status } = await ask(address, teller, { method: "HEAD" });
    return { failure: null, status };
  } catch (error) {
    return { failure: whyNot(error), status: null };
  }
}

function ask(
  { url, authorization, tls: { ca, cert, key } }: WebAddress,
  { version }: Teller,
  { method, contentType, body }: { method: string; contentType?: string; body?: string },
): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      ...(contentType !== undefined && { "content-type": contentType }),
      "user-agent": `secretpush/${version}`,
      ...(authorization !== null && { authorization }),
    },
    ...(body !== undefined && { body }),
    redirect: "manual",
    signal: AbortSignal.timeout(BATCH_MS),
    tls: { ...(ca !== undefined && { ca }), ...(cert !== undefined && { cert }), ...(key !== undefined && { key }) },
  });
}

const whyNot = (error: unknown): string =>
  error instanceof Error && error.name === "TimeoutError" ? "the collector does not answer" : whyOf(error);

function bodyOf(records: readonly EventRecord[], format: WebFormat, teller: Teller): string {
  if (format === "json-array") return JSON.stringify(records.map((record) => toJson(record, teller)));
  return records
    .flatMap((record): object[] => {
      const event = toJson(record, teller);
      if (format === "splunk") {
        return [{ time: record.atMs / 1_000, host: teller.host, source: "secretpush", sourcetype: "_json", event }];
      }
      if (format === "elastic") {
        // The id makes the collector store an event once, even if it is sent twice.
        return [{ create: { _id: `secretpush-${record.atMs}-${record.id}` } }, { "@timestamp": event.time, ...event }];
      }
      return [event];
    })
    .map((line) => `${jsonLine(line)}\n`)
    .join("");
}

/**
 * How many events an answer accepts. If it does not say, all that were sent count. A page for people means that
 * something else has answered.
 */
function deliveredBy(answer: string, count: number): Delivered {
  const text = answer.trim();
  if (text.startsWith("<")) return failed("the answer is a page, not that of a collector");
  if (!text.startsWith("{")) return { count, failure: null };
  let said: { errors?: unknown; items?: unknown; code?: unknown };
  try {
    said = JSON.parse(text) as typeof said;
  } catch {
    return failed("the collector's answer cannot be read");
  }
  if (typeof said.code === "number" && said.code !== 0)
    return failed(`the collector answers with the code ${said.code}`);
  if (said.errors !== true) return { count, failure: null };
  const statuses = Array.isArray(said.items) ? said.items.map(statusOf) : [];
  // 409: it has this event already.
  const refused = statuses.findIndex((status) => status !== 409 && !(status >= 200 && status < 300));
  if (statuses.length === count && refused === -1) return { count, failure: null };
  return failed(`the collector refuses an event (${statuses[refused] ?? "no reason"})`, Math.max(0, refused));
}

function statusOf(item: unknown): number {
  const [one] = Object.values(Object(item) as Record<string, { status?: unknown } | null>);
  return typeof one?.status === "number" ? one.status : 0;
}

async function beginningOf(response: Response): Promise<string> {
  if (!response.body) return "";
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    parts.push(part);
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) break;
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
