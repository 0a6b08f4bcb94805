// Requests to a server, either Secret Push or Password Pusher. Each call sends one request and returns the checked
// answer, or throws: an AppError with a sentence for each invalid field (422), BadPassphrase, or an OperationFailed
// that says what happened and what to do next. No error repeats an address that contains a url_token or passphrase.

import { version } from "../../base/build.ts";
import { OperationFailed } from "../terminal.ts";
import { networkError } from "./network_errors.ts";
import { isObject, type Noun, refusalOf, ServerRefusal, TryLater } from "./server_refusals.ts";

interface ApiOptions {
  /** Without a trailing slash. */
  server: string;
  token: string | null;
  /** There is a token, but it belongs to another server. */
  tokenElsewhere: boolean;
  /** PEM certificates to trust; null for http. */
  authorities: string[] | null;
  /** How long a transfer may stall, in ms. */
  timeoutMs: number;
}

/** A body that is produced while it is sent. */
export interface StreamedBody {
  contentType: string;
  /** Bytes; null if the length is unknown until the end. */
  length: number | null;
  chunks: () => AsyncIterable<Uint8Array>;
}

/** A small JSON body. */
export function bodyOf(value: object): StreamedBody {
  const bytes = Buffer.from(JSON.stringify(value));
  return {
    contentType: "application/json",
    length: bytes.length,
    async *chunks() {
      yield bytes;
    },
  };
}

export interface RemoteFile {
  filename: string;
  url: string;
  /** Bytes; null if the server does not say. */
  byteSize: number | null;
  /** Set for a sealed push, whose server is not trusted: only the link's server is used, whatever host `url` names. */
  pinned?: true;
}

interface Watch {
  signal: AbortSignal;
  moved: () => void;
  stop: () => void;
}

// The longest answer to read: JSON with the largest payload that a server can allow.
const MAX_ANSWER_BYTES = 128 * 1024 * 1024;

/** Temporary failures of a server, or of a proxy in front of it. */
const PASSING = new Set([429, 502, 503, 504]);

export class Transport {
  readonly server: string;
  /** Host and port, for sentences. */
  readonly host: string;
  readonly hasToken: boolean;
  /** The key of this device, for a push that asks for one. Only this server gets it. */
  proof: string | null = null;
  readonly #options: ApiOptions;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.server = options.server;
    this.host = new URL(options.server).host;
    this.hasToken = options.token !== null;
  }

  /**
   * The address of a file, which must be http(s): a server could also name a file of this machine (file:), or a bucket
   * whose keys are in this program's environment (s3:).
   * @throws OperationFailed
   */
  fileAddress({ filename, url, pinned }: RemoteFile): URL {
    const address = url === "" ? null : URL.parse(url, this.server);
    if (address && /^https?:$/.test(address.protocol)) {
      return pinned ? new URL(new URL(this.server).origin + address.pathname + address.search) : address;
    }
    throw new OperationFailed(
      `${JSON.stringify(filename)} cannot be fetched: ${this.host} gives an address for it that is not on the web`,
    );
  }

  /**
   * Requests a file from a given byte on. No token is sent: the link itself gives access, wherever it leads.
   * @param unchanged the ETag of the part that has already arrived
   * @param follow whether redirects may be followed
   * @throws ServerRefusal if a new attempt would not help; OperationFailed
   */
  async download(
    { href }: URL,
    { from, unchanged, follow }: { from: number; unchanged: string | null; follow: boolean },
    signal: AbortSignal,
  ) {
    // With compression, lengths and ranges would refer to other bytes.
    const headers: Record<string, string> = { "accept-encoding": "identity" };
    const isOwn = this.proof !== null && href.startsWith(`${new URL(this.server).origin}/`);
    if (isOwn) headers["x-recipient-proof"] = this.proof ?? "";
    if (from > 0) headers.range = `bytes=${from}-`;
    if (from > 0 && unchanged !== null) headers["if-range"] = unchanged;
    const response = await this.#fetch(href, { headers, redirect: follow && !isOwn ? "follow" : "manual", signal });
    if (response.ok) return response;
    const failure = await this.#failure(response, new URL(response.url || href).host);
    throw PASSING.has(response.status) ? failure : new ServerRefusal(failure.message);
  }

  /** Aborts a transfer that stalls. `moved` restarts the timeout; `stop` suspends it until the next `moved`. */
  watch(outside: AbortSignal): Watch {
    const { timeoutMs } = this.#options;
    const stalled = new AbortController();
    const end = (): void => stalled.abort(new DOMException("nothing moved", "TimeoutError"));
    let timer = setTimeout(end, timeoutMs);
    return {
      signal: AbortSignal.any([stalled.signal, outside]),
      moved: () => {
        clearTimeout(timer);
        timer = setTimeout(end, timeoutMs);
      },
      stop: () => clearTimeout(timer),
    };
  }

  unreachable(error: unknown, host = this.host): OperationFailed {
    return networkError(error, host, this.#options.timeoutMs);
  }

  /** @param sent.noun the subject of errors @param sent.optional whether to return null if the server lacks the route */
  async json(
    method: string,
    path: string,
    sent: { body?: StreamedBody; noun?: Noun; headers?: Record<string, string>; optional?: true } = {},
  ): Promise<unknown> {
    const watch = this.watch(new AbortController().signal);
    const { token } = this.#options;
    // The server must refuse a field that it does not know: otherwise a limit would be lost silently.
    const headers: Record<string, string> = { accept: "application/json", prefer: "handling=strict", ...sent.headers };
    if (token !== null) headers.authorization = `Bearer ${token}`;
    if (this.proof !== null) headers["x-recipient-proof"] = this.proof;
    const init: BunFetchRequestInit = { method, headers, signal: watch.signal, redirect: "manual" };
    if (sent.body) {
      headers["content-type"] = sent.body.contentType;
      if (sent.body.length !== null) headers["content-length"] = String(sent.body.length);
      init.body = watched(sent.body.chunks(), watch);
    }
    try {
      const response = await this.#fetch(this.server + path, init);
      if (sent.optional && (await this.#isUnknownRoute(response))) return null;
      const failure = response.ok ? null : await this.#failure(response, this.host, sent.noun);
      if (failure) throw failure;
      return await this.#read(response, watch.moved);
    } finally {
      watch.stop();
    }
  }

  /** @returns null if the server takes no resumable uploads @throws TryLater, Unreachable if another attempt may help */
  async upload(
    method: "POST" | "HEAD" | "PATCH" | "DELETE",
    path: string,
    given: Record<string, string> = {},
    bytes?: Uint8Array<ArrayBuffer>,
  ): Promise<Response | null> {
    const watch = this.watch(new AbortController().signal);
    const { token } = this.#options;
    const headers: Record<string, string> = { accept: "application/json", "tus-resumable": "1.0.0", ...given };
    if (token !== null) headers.authorization = `Bearer ${token}`;
    if (bytes) headers["content-type"] = "application/offset+octet-stream";
    // In small pieces, so that the timeout covers only the network.
    const body = bytes && watched(piecesOf(bytes), watch);
    if (bytes) headers["content-length"] = String(bytes.byteLength);
    try {
      const init = { method, headers, signal: watch.signal, redirect: "manual", ...(body && { body }) } as const;
      const response = await this.#fetch(this.server + path, init);
      if (response.ok) return response;
      if (method === "POST" && (await this.#isUnknownRoute(response))) return null;
      if (response.status === 409) throw new TryLater(`${this.host} expected a different part of this upload`);
      throw await this.#failure(response, this.host);
    } finally {
      watch.stop();
    }
  }

  /** A server that has the route answers "not-found" for an unknown push. */
  async #isUnknownRoute(response: Response): Promise<boolean> {
    if (response.status !== 404) return response.status === 405;
    const body = await this.#read(response.clone() as Response).catch(() => null);
    return !isObject(body) || body.error !== "not-found";
  }

  async #fetch(url: string, init: BunFetchRequestInit): Promise<Response> {
    const { authorities } = this.#options;
    try {
      return await fetch(url, {
        ...init,
        headers: { "user-agent": `secretpush/${version}`, ...(init.headers as Record<string, string>) },
        ...(authorities === null ? {} : { tls: { ca: authorities } }),
      });
    } catch (error) {
      throw this.unreachable(error, new URL(url).host);
    }
  }

  async #read(response: Response, moved: () => void = () => {}): Promise<unknown> {
    const type = response.headers.get("content-type") ?? "";
    if (!/[/+]json\b/i.test(type)) {
      const what = type.includes("html") ? "a web page" : type === "" ? "nothing" : `${type.split(";")[0]}`;
      throw this.stranger(`it answered ${response.status} with ${what}`);
    }
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    try {
      if (response.body) {
        for await (const chunk of response.body) {
          moved();
          chunks.push(chunk);
          if ((bytes += chunk.byteLength) > MAX_ANSWER_BYTES) throw this.stranger("its answer is too long");
        }
      }
    } catch (error) {
      throw this.unreachable(error);
    }
    try {
      return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
    } catch {
      throw this.stranger("its JSON is not valid");
    }
  }

  /** The sentence for an answer that neither program would give. */
  stranger(how: string): OperationFailed {
    return new OperationFailed(
      `${this.host} does not answer like Secret Push or Password Pusher (${how}): check the address, and whether a sign-in page or a proxy is in front of it`,
    );
  }

  async #failure(response: Response, host: string, noun: Noun = "push"): Promise<Error> {
    const { status, headers } = response;
    if (status >= 300 && status < 400) {
      await response.body?.cancel();
      const to = URL.parse(headers.get("location") ?? "", this.server);
      const where = to && to.origin !== new URL(this.server).origin ? `use ${to.origin} instead` : "check the address";
      return new OperationFailed(`${host} sends requests elsewhere: ${where}`);
    }
    const read = await this.#read(response).catch((error: unknown) => error);
    const body = isObject(read) && !(read instanceof Error) ? read : null;
    // A proxy's own page does not mean a wrong server if the status speaks for itself.
    if (!body && ![413, 429, 502, 503, 504, 507].includes(status)) {
      return read instanceof Error ? read : this.stranger(`it answered ${status}`);
    }
    const { tokenElsewhere } = this.#options;
    return refusalOf({ status, headers, body, host, noun, hasToken: this.hasToken, tokenElsewhere });
  }
}

async function* piecesOf(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const size = 256 * 1024;
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

// The timeout covers the network only: the program that produces the bytes may be slow.
async function* watched(chunks: AsyncIterable<Uint8Array>, { moved, stop }: Watch): AsyncGenerator<Uint8Array> {
  stop();
  for await (const chunk of chunks) {
    moved();
    yield chunk;
    stop();
  }
  moved();
}
