// The JSON API v2 as the client uses it, of this server and of any Password Pusher. Each call sends one request and
// returns the checked answer, or throws: an AppError with a sentence for each invalid field (422), BadPassphrase, or an
// OperationFailed that says what happened and what to do next. No error repeats an address that holds a url_token or
// passphrase.

import { version } from "../../base/build.ts";
import { bodyOf, type StreamedBody } from "./body.ts";
import { OperationFailed } from "../terminal.ts";
import { networkError, Unreachable } from "./network_errors.ts";
import { isObject, type Json, type Noun, refusalOf, ServerRefusal, text } from "./server_refusals.ts";

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

/** What a server supports. A flag that it does not send is undefined. */
export interface Abilities {
  applicationVersion: string;
  anonymous: boolean | undefined;
  files: boolean | undefined;
  filesNeedToken: boolean | undefined;
  urls: boolean | undefined;
  qrs: boolean | undefined;
  endToEnd: boolean | undefined;
  /** The server's policy: offered, preferred, required. */
  endToEndPolicy: string;
  requests: boolean | undefined;
}

export interface Push {
  url_token: string;
  html_url: string;
  kind?: string;
  name?: string;
  expired: boolean;
  e2e?: boolean;
  deleted?: boolean;
  deletable_by_viewer?: boolean;
  expire_after_days?: number;
  expire_after_views?: number;
  days_remaining?: number;
  views_remaining?: number;
  created_at?: string;
  expires_at?: string;
  expired_on?: string | null;
  hold?: boolean;
  frozen?: boolean;
  alarmed?: boolean;
  holds_waiting?: number;
  allowed_networks?: string[];
  recipients?: string[];
}

export interface RemoteFile {
  filename: string;
  url: string;
  /** Bytes; null if the server does not say. */
  byteSize: number | null;
  /**
   * For a sealed push, whose server is not trusted: the file is fetched from the link's server only, wherever its
   * address leads.
   */
  pinned?: true;
}

export interface Retrieved {
  push: Push;
  payload: string | null;
  files: RemoteFile[];
}

export interface AuditEntry {
  kind: string;
  ip: string;
  user_agent: string;
  referrer: string;
  created_at: string;
}

interface Watch {
  signal: AbortSignal;
  moved: () => void;
  stop: () => void;
}

// The longest answer to read: JSON with the largest payload that a server can allow.
const MAX_ANSWER_BYTES = 128 * 1024 * 1024;

/** Temporary failures of a server, or of a proxy before it. */
const PASSING = new Set([429, 502, 503, 504]);

const URL_TOKEN = /^[A-Za-z0-9_-]{4,256}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\d[T ][\d:.]+ ?(?:Z|UTC|[+-][\d:]+)?$/;

export class Api {
  readonly server: string;
  /** Host and port, for sentences. */
  readonly host: string;
  readonly hasToken: boolean;
  readonly #options: ApiOptions;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.server = options.server;
    this.host = new URL(options.server).host;
    this.hasToken = options.token !== null;
  }

  /** Also checks that this is such a server before anything secret is sent. */
  async abilities(): Promise<Abilities> {
    const body = await this.json("GET", "/api/v2/version");
    if (!isObject(body) || typeof body.api_version !== "string") throw this.stranger("its version record is missing");
    const features = isObject(body.features) ? body.features : {};
    const pushes = isObject(features.pushes) ? features.pushes : {};
    const enabled = (part: unknown, key = "enabled"): boolean | undefined =>
      isObject(part) && typeof part[key] === "boolean" ? part[key] : undefined;
    return {
      applicationVersion: text(body.application_version),
      anonymous: enabled(features, "anonymous_access"),
      files: enabled(pushes.file_attachments),
      filesNeedToken: enabled(pushes.file_attachments, "requires_authentication"),
      urls: enabled(pushes.url_pushes),
      qrs: enabled(pushes.qr_code_pushes),
      endToEnd: enabled(pushes.end_to_end),
      endToEndPolicy: isObject(pushes.end_to_end) ? text(pushes.end_to_end.policy) : "",
      requests: enabled(features.requests),
    };
  }

  async create(body: StreamedBody): Promise<Push> {
    return this.#push(await this.json("POST", "/api/v2/pushes", { body }));
  }

  /**
   * Whether a push is sealed end to end. Counts no view. Null if the server does not say: the retrieval will then fail
   * too, with the reason.
   */
  async isEndToEnd(urlToken: string): Promise<boolean | null> {
    const preview = await this.json("GET", `/api/v2/pushes/${urlToken}/preview`).catch((error: unknown) => {
      if (error instanceof Unreachable) throw error;
      return null;
    });
    return isObject(preview) ? preview.e2e === true : null;
  }

  /**
   * Counts a view.
   * @param holdId the caller's wait, if the push is held
   * @throws BadPassphrase, HeldPush
   */
  async retrieve(urlToken: string, passphrase: string | null, holdId: string | null = null): Promise<Retrieved> {
    const path = `/api/v2/pushes/${urlToken}`;
    const sent = { ...(passphrase !== null && { passphrase }), ...(holdId !== null && { hold: holdId }) };
    const isPlain = Object.keys(sent).length === 0;
    // No log holds a body. Password Pusher, and earlier versions of this server, accept only the query.
    const posted = isPlain ? null : await this.json("POST", `${path}/retrieve`, { body: bodyOf(sent), optional: true });
    const body = posted ?? (await this.json("GET", isPlain ? path : `${path}?${new URLSearchParams(sent)}`));
    const push = this.#push(body);
    const { payload, files } = body as Json;
    return { push, payload: typeof payload === "string" ? payload : null, files: this.#files(files) };
  }

  async expire(urlToken: string): Promise<Push> {
    return this.#push(await this.json("DELETE", `/api/v2/pushes/${urlToken}`));
  }

  async list(state: "active" | "expired", page: number): Promise<Push[]> {
    const body = await this.json("GET", `/api/v2/pushes/${state}?page=${page}`);
    if (!Array.isArray(body)) throw this.stranger("it did not send a list of pushes");
    return body.map((one: unknown) => this.#push(one));
  }

  async audit(urlToken: string, page: number, noun: Noun = "push"): Promise<AuditEntry[]> {
    const body = await this.json(
      "GET",
      `/api/v2/${noun === "push" ? "pushes" : "requests"}/${urlToken}/audit?page=${page}`,
      { noun },
    );
    const logs: unknown = isObject(body) ? body.logs : undefined;
    if (!Array.isArray(logs)) throw this.stranger("it did not send an audit log");
    return logs.map((entry: unknown) => {
      const { kind, ip, user_agent, referrer, created_at } = isObject(entry) ? entry : {};
      return {
        kind: text(kind),
        ip: text(ip),
        user_agent: text(user_agent),
        referrer: text(referrer),
        created_at: text(created_at),
      };
    });
  }

  /**
   * The address of a file, which must be http(s): a server could also name a file of this machine (file:), or a
   * bucket whose keys are in its environment (s3:).
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
   * Requests a file from a byte on. The link is its own permission: no token is sent with it, wherever it leads.
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
    if (from > 0) headers.range = `bytes=${from}-`;
    if (from > 0 && unchanged !== null) headers["if-range"] = unchanged;
    const response = await this.#fetch(href, { headers, redirect: follow ? "follow" : "manual", signal });
    if (response.ok) return response;
    const failure = await this.#failure(response, new URL(response.url || href).host);
    throw PASSING.has(response.status) ? failure : new ServerRefusal(failure.message);
  }

  /**
   * Aborts a transfer that stalls for the timeout. `moved` restarts the timeout; `stop` suspends it until the next
   * `moved`.
   */
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

  /** The sentence for an error that fetch threw. */
  unreachable(error: unknown, host = this.host): OperationFailed {
    return networkError(error, host, this.#options.timeoutMs);
  }

  /**
   * Sends one request to the server.
   * @param sent.noun what the request concerns, for sentences
   * @param sent.optional whether the server may lack this route: then the answer is null
   */
  async json(
    method: string,
    path: string,
    sent: { body?: StreamedBody; noun?: Noun; headers?: Record<string, string>; optional?: true } = {},
  ): Promise<unknown> {
    const watch = this.watch(new AbortController().signal);
    const { token } = this.#options;
    const headers: Record<string, string> = { accept: "application/json", ...sent.headers };
    if (token !== null) headers.authorization = `Bearer ${token}`;
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

  /** A server that has the route answers "not-found" about a push that it does not know. */
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

  #push(body: unknown): Push {
    if (!isObject(body) || typeof body.url_token !== "string" || !URL_TOKEN.test(body.url_token)) {
      throw this.stranger("it did not send a push");
    }
    const urlToken = body.url_token;
    const link = isWebAddress(body.html_url) ? body.html_url : `${this.server}/p/${urlToken}`;
    const push: Push = { ...body, url_token: urlToken, html_url: link, expired: body.expired === true };
    // All of this is shown to the user. A value of the wrong type counts as missing.
    for (const field of SHOWN_NUMBERS) if (!Number.isSafeInteger(body[field])) delete push[field];
    for (const field of SHOWN_TIMES) if (!TIMESTAMP.test(text(body[field]))) delete push[field];
    if (typeof body.e2e !== "boolean") delete push.e2e;
    if (body.expired_on === null) push.expired_on = null;
    for (const field of SHOWN_TEXTS) if (typeof body[field] !== "string") delete push[field];
    return push;
  }

  // A list of objects. Servers of the first version send an object of name → address, sometimes as text.
  #files(files: unknown): RemoteFile[] {
    let value = files;
    if (typeof value === "string") {
      try {
        value = JSON.parse(value);
      } catch {
        return [];
      }
    }
    if (isObject(value)) value = Object.entries(value).map(([filename, url]) => ({ filename, url }));
    if (!Array.isArray(value)) return [];
    return value.filter(isObject).map(({ filename, url, byte_size: byteSize }) => ({
      filename: text(filename),
      // Checked only when it is fetched: the view is spent, so a bad address must not cost the text and the other
      // files.
      url: text(url),
      byteSize: Number.isSafeInteger(byteSize) && Number(byteSize) >= 0 ? Number(byteSize) : null,
    }));
  }

  /** The sentence for an answer that no such server would give. */
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

const SHOWN_NUMBERS = [
  "expire_after_days",
  "expire_after_views",
  "days_remaining",
  "views_remaining",
  "holds_waiting",
] as const;
const SHOWN_TIMES = ["created_at", "expires_at", "expired_on"] as const;
const SHOWN_TEXTS = ["kind", "name"] as const;

const isWebAddress = (value: unknown): value is string =>
  typeof value === "string" && /^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && URL.canParse(value);
