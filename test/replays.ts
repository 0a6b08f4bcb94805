// Replays requests of Password Pusher's clients byte for byte over a socket of its own, because fetch would
// normalise them. Each form is one that a real client sends; a test names the client where that explains it.

import { afterAll, beforeAll } from "bun:test";
import { connect } from "node:net";

import { bodyOf } from "./error_bodies.ts";
import { startServer, type TestServer } from "./harness.ts";

export interface Replayed {
  status: number;
  headers: Headers;
  text: string;
  // Answers have many shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any;
}

/** A request line, header lines exactly as sent, and a body; its length replaces the `?`. */
export interface Wire {
  head: string[];
  body?: string | Uint8Array;
}

const toBytes = ({ head, body = "" }: Wire, host: string): Buffer => {
  const bytes = Buffer.from(body as string);
  const lines = head.map((line) => line.replace("Content-Length: ?", `Content-Length: ${bytes.length}`));
  return Buffer.concat([Buffer.from([lines[0], `Host: ${host}`, ...lines.slice(1), "", ""].join("\r\n")), bytes]);
};

/** Sends requests on one connection, each after the response to the one before. */
export async function replay(server: TestServer, ...wires: Wire[]): Promise<Replayed[]> {
  const { host, hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const answers: Replayed[] = [];
  let received: Buffer = Buffer.alloc(0);
  const chunks = socket[Symbol.asyncIterator]();
  for (const wire of wires) {
    socket.write(toBytes(wire, host));
    for (;;) {
      const parsed = parseAnswer(received, wire.head[0]?.startsWith("HEAD ") ?? false);
      if (parsed) {
        received = received.subarray(parsed.length);
        if (parsed.answer.status >= 200) {
          answers.push(parsed.answer);
          break;
        }
        continue;
      }
      const { done, value } = await chunks.next();
      if (done) throw new Error(`The connection ended early: ${received.toString()}`);
      received = Buffer.concat([received, value as Buffer]);
    }
  }
  socket.destroy();
  return answers;
}

function parseAnswer(bytes: Buffer, isHead: boolean): { answer: Replayed; length: number } | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const [statusLine = "", ...lines] = bytes.subarray(0, end).toString().split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(":")[0] ?? "", line.replace(/^[^:]*:/, "")]),
  );
  if (headers.has("transfer-encoding")) throw new Error("An answer came in chunks.");
  const status = Number(statusLine.split(" ")[1]);
  const length = isHead ? 0 : Number(headers.get("content-length") ?? 0);
  const start = end + 4;
  if (bytes.length < start + length) return null;
  const text = bytes.subarray(start, start + length).toString();
  const isJson = headers.get("content-type")?.startsWith("application/json") && text !== "";
  return { answer: { status, headers, text, json: isJson ? bodyOf(status, text) : undefined }, length: start + length };
}

export let server: TestServer;
export let user: { token: string; headers: Record<string, string> };

/** Starts the server before the tests of a file, and stops it after them. */
export function useServer(): void {
  beforeAll(async () => {
    server = await startServer();
    user = await server.user();
  });
  afterAll(() => server.stop());
}

export const send = async (wire: Wire, to = server): Promise<Replayed> => {
  const [answer] = await replay(to, wire);
  if (!answer) throw new Error("There was no answer.");
  return answer;
};
export const get = (path: string, ...headers: string[]): Promise<Replayed> =>
  send({ head: [`GET ${path} HTTP/1.1`, ...headers] });
export const bearer = (): string => `Authorization: Bearer ${user.token}`;

export const JSON_TYPE = "Content-Type: application/json";
export const FORM_TYPE = "Content-Type: application/x-www-form-urlencoded";
export const postJson = (path: string, body: unknown, ...headers: string[]): Promise<Replayed> =>
  send({
    head: [`POST ${path} HTTP/1.1`, JSON_TYPE, ...headers, "Content-Length: ?"],
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** The payload that anyone with the link gets. */
export const payloadOf = async ({ json }: Replayed, passphrase = ""): Promise<string | null> =>
  (await get(`/api/v2/pushes/${json.url_token}?passphrase=${encodeURIComponent(passphrase)}`)).json.payload;

export const PUSH_KEYS = [
  "created_at",
  "days_remaining",
  "deletable_by_viewer",
  "deleted",
  "expire_after_days",
  "expire_after_views",
  "expired",
  "expired_on",
  "expires_at",
  "html_url",
  "json_url",
  "kind",
  "passphrase",
  "retrieval_step",
  "updated_at",
  "url_token",
  "views_remaining",
];
export const keysOf = (value: object): string[] => Object.keys(value).sort();

export type Links = Record<"url_token" | "html_url" | "json_url", string>;

/** Both versions take the same forms; only the path and the wrapper differ. */
export const SURFACES = [
  ["v2", "/api/v2/pushes", "push"],
  ["v1", "/p.json", "password"],
] as const;
