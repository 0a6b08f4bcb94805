// What the tests of the HTTP contract share: an asker that holds every answer to the ground rules, strict
// checks against the published schemas, bodies, requests below the level of fetch, and a word to look for afterwards.

import { type TSchema, Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { expect } from "bun:test";

import { bodyOf } from "./error_bodies.ts";
import type { Answer, TestServer } from "./harness.ts";

/** The moment at which test clocks start: midnight, so that seconds and minutes begin there too. */
export const START_MS = Date.UTC(2026, 0, 1);
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const iso = (ms: number): string => new Date(ms).toISOString();

/** Planted in inputs; found in no answer, no header and no log. */
export const MARKER = "Zq7PlantedMarker";

export const PUSHES = "/api/v2/pushes";
export const pathOf = (push: { url_token: string }): string => `${PUSHES}/${push.url_token}`;

const TIMESTAMP = String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`;

/** The same schema with nothing beside what it names, and timestamps to the millisecond. */
export function strict(schema: TSchema): TSchema {
  const copy: TSchema = { ...schema };
  if (schema.properties) {
    const properties = Object.entries(schema.properties as Record<string, TSchema>);
    copy.properties = Object.fromEntries(properties.map(([key, value]) => [key, strict(value)]));
    if (typeof copy.additionalProperties !== "object") copy.additionalProperties = false;
  }
  if (schema.items) copy.items = strict(schema.items as TSchema);
  if (schema.anyOf) copy.anyOf = (schema.anyOf as TSchema[]).map(strict);
  if (schema.format === "date-time") {
    delete copy.format;
    copy.pattern = TIMESTAMP;
  }
  return copy;
}

/** Fails with the paths that break the schema. */
export function expectShape(schema: TSchema, value: unknown): void {
  const problems = [...Value.Errors(strict(schema), value)].map(({ path, message }) => `${path}: ${message}`);
  expect(problems).toEqual([]);
}

export const expectPageOf = (schema: TSchema, value: unknown): void => expectShape(t.Array(schema), value);

/** The ground rules of every answer under /api. */
export function expectGroundRules(headers: Headers): void {
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
}

export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Omit<Answer, "headers"> & { headers: Headers }>;

/** Like `server.json`, holding each answer to the ground rules. A body of bytes is sent as it is, without a type. */
export const asking =
  (server: () => TestServer): Ask =>
  async (method, path, body, headers = {}) => {
    const response = await server().fetch(path, {
      method,
      headers: {
        ...(body === undefined || body instanceof Uint8Array ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" || body instanceof Uint8Array ? (body as string) : JSON.stringify(body) }),
    });
    const text = await response.text();
    expectGroundRules(response.headers);
    return { status: response.status, headers: response.headers, text, body: bodyOf(response.status, text) };
  };

export const FORM = "application/x-www-form-urlencoded";

export const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A body whose length is not declared. */
export const inChunks = (text: string): ReadableStream =>
  new ReadableStream({
    start(controller) {
      const all = encoded(text);
      const middle = Math.floor(all.length / 2);
      controller.enqueue(all.subarray(0, middle));
      controller.enqueue(all.subarray(middle));
      controller.close();
    },
  });

/** A request as bytes on a connection of its own, for what fetch would tidy up or refuse to send. */
export function raw(
  server: TestServer,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: string | Uint8Array = "",
): Promise<{ status: number; headers: Headers; text: string }> {
  const { hostname, port, host } = new URL(server.url);
  const bytes = Buffer.from(body as string);
  const all: Record<string, string> = { Host: host, Connection: "close", ...headers };
  if (bytes.length > 0) all["Content-Length"] ??= String(bytes.length);
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
    "",
    "",
  ];
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; headers: Headers; text: string }>();
  const received: Buffer[] = [];
  Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) => void socket.write(Buffer.concat([Buffer.from(head.join("\r\n"), "latin1"), bytes])),
      data: (_socket, chunk) => void received.push(Buffer.from(chunk)),
      error: (_socket, error) => reject(error),
      connectError: (_socket, error) => reject(error),
      close: () => {
        const [top = "", ...rest] = Buffer.concat(received).toString().split("\r\n\r\n");
        const [statusLine = "", ...lines] = top.split("\r\n");
        const pairs = lines.map((line): [string, string] => {
          const colon = line.indexOf(":");
          return [line.slice(0, colon), line.slice(colon + 1).trim()];
        });
        resolve({ status: Number(statusLine.split(" ")[1]), headers: new Headers(pairs), text: rest.join("\r\n\r\n") });
      },
    },
  }).catch(reject);
  return promise;
}

/** Everything an answer says, for looking for what it must not. */
export const saidBy = ({ headers, text }: { headers: Headers; text: string }): string =>
  `${JSON.stringify([...headers])}\n${text}`;

/** The kinds of a push's whole audit log, oldest first, as its owner reads them. */
export async function auditKinds(
  ask: Ask,
  push: { url_token: string },
  owner: Record<string, string>,
): Promise<string[]> {
  const { status, body } = await ask("GET", `${pathOf(push)}/audit`, undefined, owner);
  expect(status).toBe(200);
  return (body.logs as Array<{ kind: string }>).map(({ kind }) => kind);
}
