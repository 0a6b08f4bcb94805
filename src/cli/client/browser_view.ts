// What a server sends to a browser. Asks as a browser does, so that a server cannot tell by the request that it is
// watched; runs and follows nothing of what comes.

import { networkError } from "./network_errors.ts";
import { OperationFailed } from "../terminal.ts";

export interface Seen {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

export interface Sight {
  /** Scheme, host and port. */
  origin: string;
  /** PEM certificates to trust; null for http. */
  authorities: string[] | null;
  /** How long one answer may take, in ms. */
  timeoutMs: number;
  cancelled: AbortSignal;
}

/** More than the largest asset has. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_WAITS = 3;
const MAX_WAIT_S = 60;

const AGENT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const PAGE = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";
const CODINGS = "gzip, deflate, br, zstd";

/**
 * @param language null for what a page loads
 * @throws OperationFailed where no whole answer comes
 */
export async function look(sight: Sight, path: string, language: string | null): Promise<Seen> {
  const headers = {
    "user-agent": AGENT,
    accept: language === null ? "*/*" : PAGE,
    "accept-language": language === null ? "en" : `${language},${language}-x;q=0.9`,
    "accept-encoding": CODINGS,
  };
  for (let waits = 0; ; waits += 1) {
    const seen = await once(sight, path, headers);
    if (seen.status !== 429 || waits === MAX_WAITS) return seen;
    const seconds = Number(seen.headers.get("retry-after")) || 1;
    await Bun.sleep(Math.min(MAX_WAIT_S, seconds) * 1_000);
    sight.cancelled.throwIfAborted();
  }
}

async function once(sight: Sight, path: string, headers: Record<string, string>): Promise<Seen> {
  const { origin, authorities, timeoutMs, cancelled } = sight;
  const { host } = new URL(origin);
  try {
    const response = await fetch(origin + path, {
      headers,
      redirect: "manual",
      signal: AbortSignal.any([cancelled, AbortSignal.timeout(timeoutMs)]),
      ...(authorities === null ? {} : { tls: { ca: authorities } }),
    });
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      length += chunk.byteLength;
      if (length > MAX_BYTES) throw new OperationFailed(`${host} sends more than ${MAX_BYTES} bytes for ${path}`);
    }
    return { status: response.status, headers: response.headers, bytes: Buffer.concat(chunks) };
  } catch (error) {
    throw networkError(error, host, timeoutMs);
  }
}
