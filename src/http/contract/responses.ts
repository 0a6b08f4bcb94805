// JSON responses.

import { type AppError, type FieldProblems, statusOf } from "../../base/errors.ts";
import { JSON_HEADERS } from "../headers.ts";
import type { RequestContext } from "../request_context.ts";

/** A value that never changes while the server runs, so it is serialised once. */
export class PrebuiltJson {
  readonly json: string;
  constructor(value: object) {
    this.json = JSON.stringify(value);
  }
}

/** The response for a handler's result: the result itself if it is one, otherwise its JSON, with the context's status. */
export function respond(value: unknown, context: RequestContext): Response {
  if (value instanceof Response) return value;
  return value instanceof PrebuiltJson
    ? jsonText(value.json, context.status, context)
    : jsonResponse(value, context.status, context);
}

export function jsonResponse(
  value: unknown,
  status: number,
  context: RequestContext,
  extra: Record<string, string> = {},
): Response {
  const response = jsonText(value === null ? null : JSON.stringify(value), status, context);
  for (const name in extra) response.headers.set(name, extra[name] ?? "");
  return response;
}

// Every response copies all of these headers together, which costs half as much as setting a single one.
const copied = new Headers(JSON_HEADERS);

function jsonText(json: string | null, status: number, { id }: RequestContext): Response {
  copied.set("x-request-id", id);
  return new Response(json, { status, headers: copied });
}

export function errorResponse(error: AppError, context: RequestContext): Response {
  const status = statusOf(error);
  const retry = error.retryAfterSeconds;
  const extra: Record<string, string> = retry === undefined ? {} : { "retry-after": String(retry) };
  // The server no longer waits for a slow sender, not even while it shuts down.
  if (error.code === "too-slow") extra.connection = "close";
  // This header says which encoding the client can send instead (RFC 9110 §15.5.16).
  if (error.code === "unsupported") extra["accept-encoding"] = "identity";
  return jsonResponse(errorBody(error), status, context, extra);
}

/** `error` is a sentence for people; `code` is for programs. */
function errorBody({ code, message, fields, more }: AppError): object {
  if (fields) return { ...fields, error: sentenceOf(fields), code };
  if (more) return { error: message, code, ...more };
  if (code === "corrupt") return { error: "Internal Server Error", code };
  if (code === "session-ended") return { error: code, code, message };
  if (code !== "bad-passphrase") return { error: message, code };
  return {
    error: message,
    code,
    message: "Send the right passphrase in the header X-Passphrase or as the query parameter passphrase.",
    status: "unauthorized",
  };
}

/** The fields and what is wrong with each, for clients that show one sentence. */
const sentenceOf = (fields: FieldProblems): string =>
  `Not valid: ${Object.entries(fields)
    .flatMap(([name, problems]) => problems.map((problem) => `${name} ${problem}`))
    .join("; ")}.`;

/** @param allowed the methods of the path; empty if the path does not exist */
export function unknownPath(allowed: string[], context: RequestContext): Response {
  if (allowed.length === 0) return jsonResponse({ error: "Not Found", code: "no-route" }, 404, context);
  const allow = allowed.join(", ");
  const error = `This path answers to ${allow} only.`;
  return jsonResponse({ error, code: "wrong-method" }, 405, context, { allow });
}
