// Reads the JSON of answers. Each error names its kind in `code`, and a 422 also says in one sentence what is wrong with its
// fields. That is checked here, for every answer that a test reads, and left out of what the test compares.

import { match, ok } from "node:assert/strict";

/** @param text of the answer; "" if it has no body */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of many shapes
export function bodyOf(status: number, text: string): any {
  const body: unknown = text === "" ? null : JSON.parse(text);
  if (status < 400 || typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const { code, ...rest } = body as Record<string, unknown>;
  match(String(code), /^[a-z-]+$/, `The error has no code: ${text}`);
  if (status !== 422 || code !== "invalid") return rest;
  const { error, ...fields } = rest;
  const first = Object.entries(fields)[0] as [string, string[]];
  ok(String(error).startsWith(`Not valid: ${first[0]} ${first[1][0]}`), `The sentence lacks the field: ${text}`);
  return fields;
}
