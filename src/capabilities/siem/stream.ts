// Syslog over a stream: TCP, TLS or a Unix socket. The length of each message precedes it (RFC 6587, RFC 5425).
//
// Syslog has no answer that says "stored". So each batch has a separate connection, and counts as delivered only once the collector
// has closed its side after ours, without an error. A collector closes when it has read to the end; one that crashes before that, or
// never reads, breaks the connection or leaves it open. If a collector loses something after reading it, this server cannot know.

import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

import type { Delivered } from "../../domain/events/target.ts";

const CONNECT_MS = 5_000;
/** The limit for one batch, from the first byte until the collector closes. */
export const BATCH_MS = 10_000;

/** For TLS to the collector: each in PEM, and optional. */
export interface TlsMaterial {
  ca?: string | undefined;
  cert?: string | undefined;
  key?: string | undefined;
}

export type StreamAddress = { host: string; port: number; tls: TlsMaterial | null } | { path: string };

/**
 * How long, in ms beyond two round trips, to wait for the error of a collector that closes at once. If no error has arrived
 * by then, a collector that closes its side has read everything.
 */
const SETTLE_MS = 20;

export function sendOverStream(
  address: StreamAddress,
  messages: readonly Uint8Array[],
  { connectMs, batchMs } = { connectMs: CONNECT_MS, batchMs: BATCH_MS },
): Promise<Delivered> {
  const { promise, resolve } = Promise.withResolvers<Delivered>();
  const startMs = performance.now();
  let isEnding = false;
  const socket = open(address);
  let timer = setTimeout(() => finish(failed("the collector does not answer")), connectMs);
  let settling: ReturnType<typeof setTimeout> | undefined;

  function finish(delivered: Delivered): void {
    clearTimeout(timer);
    clearTimeout(settling);
    resolve(delivered);
    socket.destroy();
  }

  socket.once("path" in address || !address.tls ? "connect" : "secureConnect", () => {
    const roundTripMs = performance.now() - startMs;
    clearTimeout(timer);
    timer = setTimeout(() => finish(failed("the collector did not close the connection in time")), batchMs);
    socket.write(framed(messages), () => {
      settling = setTimeout(
        () => {
          isEnding = true;
          socket.end();
        },
        SETTLE_MS + 2 * roundTripMs,
      );
    });
  });
  // Nothing that a collector sends is syslog, but all of it must be read to reach the end that follows.
  socket.resume();
  socket.once("end", () => {
    if (!isEnding) finish(failed("the collector closed the connection before it had read everything"));
  });
  socket.on("error", (error) => finish(failed(whyOf(error))));
  socket.once("close", (hadError) => {
    const isWhole = isEnding && !hadError;
    finish(isWhole ? { count: messages.length, failure: null } : failed("the collector broke the connection"));
  });
  return promise;
}

function open(address: StreamAddress): Socket {
  // Half-open: our side closes first, and then waits for the collector's.
  const common = { allowHalfOpen: true };
  if ("path" in address) return connect({ path: address.path, ...common });
  const { host, port, tls } = address;
  if (!tls) return connect({ host, port, ...common });
  const isName = !/^[\d.]+$|:/.test(host);
  return connectTls({ host, port, ...tls, minVersion: "TLSv1.2", ...(isName && { servername: host }), ...common });
}

export const failed = (failure: string, count = 0): Delivered => ({ count, failure });

/** Why a connection failed, without addresses: they may be secret. */
function whyOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  switch (code) {
    case "ECONNREFUSED":
      return "the collector refused the connection";
    case "ENOENT":
      return "there is no such socket";
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "the collector's name is not found";
    case "ECONNRESET":
    case "EPIPE":
      return "the collector broke the connection";
  }
  return `the collector cannot be reached${typeof code === "string" && /^\w+$/.test(code) ? ` (${code})` : ""}`;
}

/** "LENGTH MESSAGE", one after the other. */
const framed = (messages: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat(messages.flatMap((message) => [Buffer.from(`${message.length} `), message]));
