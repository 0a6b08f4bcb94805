// One request over HTTP/1.1 whose headers keep their order and spelling, which fetch would change. The answer is returned as
// it came: nothing is followed, kept or run.

import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectSecure } from "node:tls";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

import { OperationFailed } from "../terminal.ts";
import type { HeaderLines } from "./browser_headers.ts";

interface RawRequest {
  method: "GET" | "POST";
  /** Scheme, host and port. */
  origin: string;
  path: string;
  headers: HeaderLines;
  body: string;
  /** PEM certificates to trust; null for http. */
  authorities: string[] | null;
  signal: AbortSignal;
  /** A longer answer is an error, before and after decompression. */
  maxBytes: number;
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

const MAX_HEAD_BYTES = 64 * 1024;

/** @throws OperationFailed if the answer is not HTTP; whatever the network throws */
export async function exchange(request: RawRequest): Promise<RawAnswer> {
  const { method, path, headers, body, signal } = request;
  signal.throwIfAborted();
  const socket = await connected(request);
  const stop = (): void => void socket.destroy(signal.reason as Error);
  signal.addEventListener("abort", stop);
  try {
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines}\r\n${body}`);
    return await read(new Arriving(socket), request);
  } finally {
    signal.removeEventListener("abort", stop);
    socket.destroy();
  }
}

function connected({ origin, authorities, signal }: RawRequest): Promise<Socket> {
  const { protocol, hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve, reject) => {
    const socket: Socket =
      protocol === "https:"
        ? connectSecure({
            host,
            port: Number(port || 443),
            ca: authorities ?? [],
            ALPNProtocols: ["http/1.1"],
            ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
          })
        : connectPlain({ host, port: Number(port || 80) });
    const stop = (): void => void socket.destroy(signal.reason as Error);
    signal.addEventListener("abort", stop, { once: true });
    socket.once(protocol === "https:" ? "secureConnect" : "connect", () => {
      signal.removeEventListener("abort", stop);
      resolve(socket);
    });
    socket.once("error", reject);
    socket.once("close", () => reject(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
  });
}

/** Reads the data that arrives on a socket, a part at a time. */
class Arriving {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #held: Uint8Array = new Uint8Array();

  constructor(socket: Socket) {
    this.#chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  }

  /** The next bytes, whatever their number; null at the end. */
  async some(): Promise<Uint8Array | null> {
    if (this.#held.length > 0) {
      const held = this.#held;
      this.#held = new Uint8Array();
      return held;
    }
    const { done, value } = await this.#chunks.next();
    return done ? null : value;
  }

  /** @throws Error if the connection ends before that many bytes arrive */
  async exactly(count: number): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for (let missing = count; missing > 0;) {
      const part = await this.some();
      if (part === null) throw cutShort();
      parts.push(part.subarray(0, missing));
      this.#held = part.subarray(missing);
      missing -= Math.min(missing, part.length);
    }
    return Buffer.concat(parts);
  }

  /** The text before `end`. Reads `end` too. */
  async until(end: string, maxBytes: number): Promise<string> {
    let seen: Uint8Array = new Uint8Array();
    for (;;) {
      const part = await this.some();
      if (part === null) throw cutShort();
      seen = Buffer.concat([seen, part]);
      const at = Buffer.from(seen).indexOf(end);
      if (at !== -1 && at <= maxBytes) {
        this.#held = seen.subarray(at + end.length);
        return Buffer.from(seen.subarray(0, at)).toString("latin1");
      }
      if (seen.length > maxBytes) throw new OperationFailed("the head of the answer is too long");
    }
  }
}

const cutShort = (): Error => Object.assign(new Error("cut short"), { code: "ECONNRESET" });

async function read(arriving: Arriving, request: RawRequest): Promise<RawAnswer> {
  const headers = new Headers();
  for (;;) {
    const [first = "", ...lines] = (await arriving.until("\r\n\r\n", MAX_HEAD_BYTES)).split("\r\n");
    const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1] ?? Number.NaN);
    try {
      for (const line of lines) headers.append(line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1));
    } catch {
      throw notHttp(request);
    }
    if (Number.isNaN(status)) throw notHttp(request);
    // Headers of a provisional answer count as the answer's own: they may make a browser load something.
    if (status >= 100 && status < 200) continue;
    const isEmpty = status === 204 || status === 304;
    const coded = isEmpty ? new Uint8Array() : await bodyOf(arriving, headers, request);
    return { status, headers, bytes: decoded(coded, headers.get("content-encoding"), request) };
  }
}

async function bodyOf(arriving: Arriving, headers: Headers, request: RawRequest): Promise<Uint8Array> {
  const { maxBytes } = request;
  const parts: Uint8Array[] = [];
  let total = 0;
  const expect = (bytes: number): void => {
    if (!((total += bytes) <= maxBytes)) throw tooLong(request);
  };
  if (headers.get("transfer-encoding")?.toLowerCase() === "chunked") {
    for (;;) {
      const size = Number.parseInt(await arriving.until("\r\n", 1_024), 16);
      expect(size);
      if (size > 0) parts.push(await arriving.exactly(size));
      else {
        // Trailers: browsers ignore them.
        while ((await arriving.until("\r\n", MAX_HEAD_BYTES)) !== "");
        return Buffer.concat(parts);
      }
      await arriving.exactly(2);
    }
  }
  const length = headers.get("content-length");
  if (length !== null) {
    expect(Number(length));
    return arriving.exactly(Number(length));
  }
  for (let part = await arriving.some(); part !== null; part = await arriving.some()) {
    expect(part.length);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const DECODERS: Record<string, (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array> = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

function decoded(bytes: Uint8Array, coding: string | null, request: RawRequest): Uint8Array {
  if (coding === null || coding === "identity" || bytes.length === 0) return bytes;
  const decode = DECODERS[coding.toLowerCase()];
  if (!decode) throw notHttp(request);
  try {
    return decode(bytes, { maxOutputLength: request.maxBytes });
  } catch (error) {
    throw Object(error).code === "ERR_BUFFER_TOO_LARGE" ? tooLong(request) : notHttp(request);
  }
}

const hostOf = ({ origin }: RawRequest): string => new URL(origin).host;
const notHttp = (request: RawRequest): OperationFailed =>
  new OperationFailed(`${hostOf(request)} does not answer ${request.path} as a web server does`);
const tooLong = (request: RawRequest): OperationFailed =>
  new OperationFailed(`${hostOf(request)} sends more than ${request.maxBytes} bytes for ${request.path}`);
