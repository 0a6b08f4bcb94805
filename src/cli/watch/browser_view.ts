// Fetches what a server sends to a browser. The requests have a browser's headers, so that a server cannot tell that it
// is being watched. Nothing that arrives is run or followed.

import { browserHeaders, type Load } from "./browser_headers.ts";
import { networkError } from "../client/network_errors.ts";
import { exchange, type RawAnswer } from "./raw_http.ts";

export type Seen = RawAnswer;

export interface WatchedServer {
  /** Scheme, host and port. */
  origin: string;
  /** PEM certificates to trust; null for http. */
  authorities: string[] | null;
  /** How long one answer may take, in ms. */
  timeoutMs: number;
  cancelled: AbortSignal;
}

/** Larger than any asset. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_WAITS = 3;
const MAX_WAIT_S = 60;

/** @param load the kind of request @param body of a form @throws OperationFailed if no whole answer arrives */
export async function fetchAsBrowser(
  server: WatchedServer,
  path: string,
  load: Load,
  language = "en",
  body = "",
): Promise<Seen> {
  for (let waits = 0; ; waits += 1) {
    const seen = await once(server, path, load, language, body);
    if (seen.status !== 429 || waits === MAX_WAITS) return seen;
    const seconds = Number(seen.headers.get("retry-after")) || 1;
    await Bun.sleep(Math.min(MAX_WAIT_S, seconds) * 1_000);
    server.cancelled.throwIfAborted();
  }
}

async function once(server: WatchedServer, path: string, load: Load, language: string, body: string): Promise<Seen> {
  const { origin, authorities, timeoutMs, cancelled } = server;
  try {
    return await exchange({
      method: load === "form" ? "POST" : "GET",
      origin,
      path,
      headers: browserHeaders(load, origin, language, body.length),
      body,
      authorities,
      signal: AbortSignal.any([cancelled, AbortSignal.timeout(timeoutMs)]),
      maxBytes: MAX_BYTES,
    });
  } catch (error) {
    throw networkError(error, new URL(origin).host, timeoutMs);
  }
}
