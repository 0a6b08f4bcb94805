// The context of a request: what is known about it before any route runs. Also reads a request's query and headers. The Request
// object itself carries its context, so that hooks and handlers reach it without a lookup. Of the headers that proxies add, only
// those from trusted peers count.

import { EVERY_LANGUAGE, type Language, type LanguageOffer } from "../../static/languages.ts";
import { canonicalAddress, isLoopback, isLoopbackHost, type Network, within } from "../base/network.ts";
import { AppError } from "../base/errors.ts";
import type { ClientInfo } from "../model/audit.ts";

/** The timer that closes a connection with too little traffic. It runs unless it is stopped. */
export interface IdleClock {
  stop(request: Request): void;
  start(request: Request): void;
}

/** A request's body, as the code that answers the request sees it (body_bytes.ts). */
export interface OpenedBody {
  /** True when nothing more can be read, whether the end was reached or not. */
  readonly isOver: boolean;
  /** Reads the rest and discards it. @returns false if it gave up before the end */
  discard(): Promise<boolean>;
  /** Releases the memory that it holds. Call it when the request has been answered. */
  end(): void;
}

/** A body whose bytes are counted as they arrive, and which can be cut off. */
export interface WatchedBody {
  readonly isOver: boolean;
  /** Call it before the body is read. */
  watch(arrived: (bytes: number) => void): void;
  /** Ends the reading with this error. */
  cut(error: AppError): void;
}

/** For connections without such a timer. */
const NO_CLOCK: IdleClock = { stop() {}, start() {} };

export class RequestContext {
  /** Shown in the log and in the X-Request-Id header. */
  readonly id: string;
  readonly startedMs = performance.now();
  /** The client's address, as trusted proxies report it. */
  readonly address: string;
  /** Arrived over loopback without a sign of a proxy: exempt from the rate limit. */
  readonly local: boolean;
  /** Arrived at the address that serves recipients only (http/routes/recipients_address.ts). */
  readonly forRecipients: boolean;
  readonly idleClock: IdleClock;
  /** Null until it is opened. */
  body: OpenedBody | null = null;
  /** The status of a handler's value. Setting it on Elysia's own context would build every response twice. */
  status = 200;
  /** The length of the body that GET would return, for a HEAD whose route knows it. */
  bodyLength: number | undefined = undefined;
  /** Cookies for the response, even if it is an error. */
  cookies: readonly string[] = [];
  /** Keys of the body that mean nothing here, for the header X-Ignored; null if there are none. */
  ignored: string | null = null;
  /** Whether it is for the API. There, no cookie proves who a recipient is: a link on another site would make the browser send it, too. */
  isForApi = false;
  /** Pages of any other site may read the answer. */
  openToAll = false;
  /** The route's pattern, for the log; never the path, which may contain a url_token. */
  route = "-";
  readonly languages: LanguageOffer;
  /** The reader's language, once it is known (language.ts). */
  language: Language | null = null;
  readonly #request: Request;
  readonly #ownOrigin: string;
  /** Whether the peer is trusted as a proxy: if so, its forwarded headers are used. */
  readonly fromTrustedPeer: boolean;

  /**
   * @param from.origin the scheme and host that the peer used
   * @param from.forwarded whether the peer is a proxy whose forwarded headers are trusted
   */
  constructor(
    request: Request,
    from: {
      id: string;
      origin: string;
      address: string;
      local: boolean;
      forwarded: boolean;
      forRecipients: boolean;
      idleClock: IdleClock;
      languages: LanguageOffer;
    },
  ) {
    this.id = from.id;
    this.address = from.address;
    this.local = from.local;
    this.forRecipients = from.forRecipients;
    this.idleClock = from.idleClock;
    this.languages = from.languages;
    this.#request = request;
    this.#ownOrigin = from.origin;
    this.fromTrustedPeer = from.forwarded;
  }

  /** Scheme and host that the client used, for links if no base URL is configured. */
  get origin(): string {
    const own = this.#ownOrigin;
    // A local request came through no proxy.
    if (!this.fromTrustedPeer || this.local) return own;
    const { headers } = this.#request;
    const scheme = forwardedScheme(headers.get("x-forwarded-proto"));
    const host = forwardedHost(headers.get("x-forwarded-host"));
    if (scheme === null && host === null) return own;
    const split = own.indexOf("://");
    return `${scheme ?? own.slice(0, split)}://${host ?? own.slice(split + 3)}`;
  }
}

const CONTEXT = Symbol("context");
type WithContext = Request & { [CONTEXT]?: RequestContext };

/** @throws Error if a request has bypassed the front door */
export function contextOf(request: Request): RequestContext {
  const context = (request as WithContext)[CONTEXT];
  if (!context) throw new Error("The request has no context.");
  return context;
}

/**
 * Bun joins repeated Host headers with a comma, which no host name contains. Proxies and servers differ in which one
 * they use, so RFC 9112 §3.2 requires servers to refuse such a request.
 */
export const hasSeveralHosts = (request: Request): boolean => request.headers.get("host")?.includes(",") === true;

/** Used when the Host header is missing (HTTP/1.0 health checks) or invalid. */
const NO_ORIGIN = "http://localhost";

/** Only a proxy connects to the socket, so no request that arrives there counts as this host's own. */
const UNIX_PEER = { address: "127.0.0.1", trusted: true, loopback: false };

/** Headers besides X-Forwarded-For that proxies add, but programs on this host do not. */
const PROXY_HEADERS = ["x-forwarded-proto", "x-forwarded-host", "x-forwarded-server", "x-real-ip", "forwarded", "via"];

/** Creates contexts: resolves the client's address and origin once, and trusts forwarded headers of known proxies only. */
export class RequestContexts {
  readonly #trusted: readonly Network[];
  readonly #known = new Map<string, { address: string; trusted: boolean; loopback: boolean }>();
  readonly #origins = new Map<string, { origin: string; routable: boolean; loopback: boolean }>();
  readonly #behindProxy: boolean;
  readonly #languages: LanguageOffer;
  readonly #idPrefix = crypto.randomUUID().slice(0, 8);
  #count = 0;

  /**
   * @param options.behindProxy whether links start with an address other than this host's loopback: if so, a request over loopback may come from anyone, through a proxy that adds no headers
   */
  constructor(options: { trustedProxies: readonly Network[]; behindProxy: boolean; languages?: LanguageOffer }) {
    this.#trusted = options.trustedProxies;
    this.#behindProxy = options.behindProxy;
    this.#languages = options.languages ?? EVERY_LANGUAGE;
  }

  /** @param peerAddress null: the peer uses a Unix socket, which only a proxy on this host can reach */
  open(request: Request, peerAddress: string | null, forRecipients = false, idleClock = NO_CLOCK): RequestContext {
    const peer = peerAddress === null ? UNIX_PEER : this.#peer(peerAddress);
    const { headers } = request;
    const forwardedFor = peer.trusted || peer.loopback ? headers.get("x-forwarded-for") : null;
    this.#count += 1;
    const { origin, loopback } = this.#settleOrigin(request);
    const context = new RequestContext(request, {
      id: `${this.#idPrefix}-${this.#count.toString(36)}`,
      origin,
      address: forwardedFor !== null && peer.trusted ? this.#client(forwardedFor, peer.address) : peer.address,
      local:
        peer.loopback &&
        loopback &&
        !this.#behindProxy &&
        forwardedFor === null &&
        !PROXY_HEADERS.some((name) => headers.has(name)),
      forwarded: peer.trusted,
      forRecipients,
      idleClock,
      languages: this.#languages,
    });
    (request as WithContext)[CONTEXT] = context;
    return context;
  }

  // Elysia looks for the path at a fixed offset, and finds a wrong one if the host is short ("http://nas/") or the
  // scheme is https. If the Host header is invalid, Bun's url begins with the path or cannot be parsed. In all these
  // cases, the request gets a url with a plain origin.
  #settleOrigin(request: Request): { origin: string; loopback: boolean } {
    const { url } = request;
    const end = url.startsWith("/") ? 0 : url.indexOf("/", 8);
    const given = url.slice(0, end);
    let known = this.#origins.get(given);
    if (!known) {
      const isOne = HOST.test(given.replace(/^https?:\/\//, "")) && URL.canParse(given);
      const origin = isOne ? given : NO_ORIGIN;
      known = {
        origin,
        routable: isOne && given.startsWith("http://") && end >= 11,
        loopback: isLoopbackHost(new URL(origin).hostname),
      };
      if (this.#origins.size >= 1_000) this.#origins.clear();
      this.#origins.set(given, known);
    }
    if (!known.routable) {
      Object.defineProperty(request, "url", { value: NO_ORIGIN + url.slice(end), configurable: true });
    }
    return known;
  }

  // The nearest address that is not a trusted proxy's. Anyone may have written the addresses to its left.
  #client(forwardedFor: string, peerAddress: string): string {
    const hops = forwardedFor.split(",");
    let client = peerAddress;
    for (let index = hops.length - 1; index >= 0; index -= 1) {
      const address = canonicalAddress(hops[index] ?? "");
      if (address === null) break;
      client = address;
      if (!within(address, this.#trusted)) break;
    }
    return client;
  }

  #peer(peerAddress: string): { address: string; trusted: boolean; loopback: boolean } {
    let peer = this.#known.get(peerAddress);
    if (!peer) {
      const address = canonicalAddress(peerAddress) ?? peerAddress;
      peer = { address, trusted: within(address, this.#trusted), loopback: isLoopback(address) };
      if (this.#known.size >= 10_000) this.#known.clear();
      this.#known.set(peerAddress, peer);
    }
    return peer;
  }
}

const HOST = /^(?:[\w.-]+|\[[0-9a-fA-F:.]+\])(?::\d{1,5})?$/;

const forwardedScheme = (header: string | null): string | null => {
  const first = header?.split(",")[0]?.trim().toLowerCase();
  return first === "http" || first === "https" ? first : null;
};

// A proxy appends its value. The client may have written what precedes it.
const forwardedHost = (header: string | null): string | null => {
  const last = header?.split(",").at(-1)?.trim() ?? "";
  return HOST.test(last) && URL.canParse(`http://${last}`) ? last : null;
};

// ── What the query and the headers say ────────────────────────────────────────────────────────────────

/** The query, without parsing the rest of the URL. */
export function queryOf({ url }: Request): URLSearchParams {
  const start = url.indexOf("?");
  return start === -1 ? NONE : new URLSearchParams(url.slice(start));
}

const NONE = new URLSearchParams();

/** The passphrase in the query, as clients of Password Pusher send it, or else in X-Passphrase; null if there is none. */
export function passphraseOf(request: Request, query = queryOf(request)): string | null {
  return query.get("passphrase") ?? textOf(request.headers.get("x-passphrase"));
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** Programs send headers in UTF-8, and a header arrives with one character for each byte. */
function textOf(header: string | null): string | null {
  // oxlint-disable-next-line no-control-regex
  if (header === null || /^[\x00-\x7f]*$/.test(header)) return header;
  try {
    return UTF_8.decode(Buffer.from(header, "latin1"));
  } catch {
    return header;
  }
}

const MAX_HEADER_CHARACTERS = 255;
/**
 * The part of an address that gives access to a push or a file, even inside another address's query: a url_token, or a ticket with
 * the query after it. It is never stored in plain text.
 */
const LINK = /(\/|%2f)(p|f|r|req|receipts|pushes|requests|p\.json|download)(\/|%2f)[\w-]{16,}\S*/gi;

/** The audit log itself writes these about people who proved their identity or an address: no header may imitate them. */
const IDENTITY = /^\s*(?:mailto|confirmed|token):.*$/is;

/** The client, as the audit log records it. */
export const clientInfoOf = (request: Request): ClientInfo => ({
  ip: contextOf(request).address,
  userAgent: kept(request.headers.get("user-agent")),
  referrer: kept(request.headers.get("referer")).replace(IDENTITY, ""),
});

const kept = (header: string | null): string =>
  header === null ? "" : header.replace(LINK, "$1$2$3…").slice(0, MAX_HEADER_CHARACTERS);

/**
 * Whether a page of another site made a browser send this, as a picture, a form or a script. That would use up a view although no
 * one reads the response. Programs send neither Origin nor Sec-Fetch-Site; browsers send the latter only over TLS and to localhost.
 */
export function isFromAnotherSite(request: Request, baseUrl: string | null): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "cross-site" || site === "same-site";
  const origin = headers.get("origin");
  return origin !== null && origin !== contextOf(request).origin && origin !== baseUrl;
}

/** Called for each act that needs only a link. @throws AppError `forbidden` */
export function expectNoOtherSite(request: Request, baseUrl: string | null): void {
  if (!isFromAnotherSite(request, baseUrl)) return;
  throw new AppError("forbidden", "A page of another site may not do this. Open the link itself.");
}
