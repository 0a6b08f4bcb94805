// A client of HTTP/1.1 that sends what it is told on a connection of its own, and does with a body what curl does: it may wait for
// "100 Continue", and stops where the answer comes first. Nothing of a body is in memory twice.

import { connect } from "node:net";

import { FIELD } from "./multipart_forms.ts";

export interface Answered {
  /** 0 where none came. */
  status: number;
  text: string;
  /** Whether all of the answer came that its head had announced. */
  whole: boolean;
}

interface Request {
  headers?: Record<string, string>;
  body?: readonly Uint8Array[];
  /** Sends the body once the server has asked for it, or said nothing for a second. */
  waits?: boolean;
  /** Gives up then. */
  withinMs?: number;
}

/** A GET, or with a body a POST. */
export async function ask(
  url: string,
  { headers = {}, body, waits = false, withinMs }: Request = {},
): Promise<Answered> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const length = body?.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const lines = {
    Host: host,
    Connection: "close",
    ...(length === undefined ? {} : { "Content-Length": String(length) }),
    ...(waits ? { Expect: "100-continue" } : {}),
    ...headers,
  };
  const socket = connect({ host: hostname, port: Number(port) });
  const timer = withinMs === undefined ? undefined : setTimeout(() => socket.destroy(), withinMs);
  let received = Buffer.alloc(0);
  const asked = Promise.withResolvers<void>();
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  // What came before a connection broke is the answer.
  socket.on("error", () => {});
  socket.on("data", (piece) => {
    received = Buffer.concat([received, piece]);
    if (/^HTTP\/1\.1 100 [^]*?\r\n\r\n/.test(received.toString("latin1", 0, 200))) {
      received = received.subarray(received.indexOf("\r\n\r\n") + 4);
      asked.resolve();
    }
    if (answerIn(received).whole) socket.destroy();
  });
  const words = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${body === undefined ? "GET" : "POST"} ${pathname}${search} HTTP/1.1\r\n${words.join("")}\r\n`);
  if (waits) await Promise.race([asked.promise, closed, Bun.sleep(1_000)]);
  for (const piece of body ?? []) {
    if (received.length > 0 || socket.destroyed) break;
    if (!socket.write(piece)) await Promise.race([closed, new Promise((resolve) => socket.once("drain", resolve))]);
  }
  await closed;
  clearTimeout(timer);
  return answerIn(received);
}

function answerIn(received: Buffer): Answered {
  const end = received.indexOf("\r\n\r\n");
  if (end === -1) return { status: 0, text: "", whole: false };
  const head = received.toString("latin1", 0, end);
  const content = received.subarray(end + 4);
  const announced = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const whole =
    announced === undefined ? content.subarray(-5).toString() === "0\r\n\r\n" : content.length === Number(announced);
  return { status: Number(head.split(" ")[1]), text: content.toString(), whole };
}

/** Uploads a file, which comes in pieces, in a form. */
export function upload(
  url: string,
  pieces: readonly Uint8Array[],
  more: Omit<Request, "body"> = {},
): Promise<Answered> {
  const boundary = "----boundary7MA4YWxk";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${FIELD}"; filename="file.bin"\r\n\r\n`;
  return ask(url, {
    ...more,
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}`, ...more.headers },
    body: [Buffer.from(head), ...pieces, Buffer.from(`\r\n--${boundary}--\r\n`)],
  });
}
