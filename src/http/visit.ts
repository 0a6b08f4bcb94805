// One request's visit: what is known about it before any route runs. It hangs on the Request object
// itself, so that hooks and handlers reach it without a lookup, and nothing of it comes from a
// header that an untrusted peer could have written.

import { canonicalAddress, isLoopback, type Network, within } from "../base/network.ts";

export class Visit {
  /** Shown in the log and in the X-Request-Id header. */
  readonly id: string;
  readonly startedMs = performance.now();
  /** The client's address, through trusted proxies. */
  readonly address: string;
  /** Came over loopback without any proxy: exempt from the rate limit. */
  readonly local: boolean;
  /** Came to the address that serves recipients only (http/recipients.ts). */
  readonly forRecipients: boolean;
  /** What the answer's body would be long if the request were no HEAD, where the route knows better than the router. */
  bodyLength: number | undefined = undefined;
  /** The route's pattern, for the log; never the path, which may hold a url_token. */
  route = "-";
  readonly #request: Request;
  readonly #forwarded: boolean;

  /** @param forwarded whether the peer is a proxy whose forwarded headers are believed */
  constructor(
    request: Request,
    from: { id: string; address: string; local: boolean; forwarded: boolean; forRecipients: boolean },
  ) {
    this.id = from.id;
    this.address = from.address;
    this.local = from.local;
    this.forRecipients = from.forRecipients;
    this.#request = request;
    this.#forwarded = from.forwarded;
  }

  /** Scheme and host that the client used, for links where no base URL is configured. */
  get origin(): string {
    const { headers, url } = this.#request;
    if (!this.#forwarded) return originOf(url, null, null);
    return originOf(
      url,
      forwardedScheme(headers.get("x-forwarded-proto")),
      forwardedHost(headers.get("x-forwarded-host")),
    );
  }
}

const VISIT = Symbol("visit");
type Visited = Request & { [VISIT]?: Visit };

/** @throws Error where a request reached a handler by another way than the front door. */
export function visitOf(request: Request): Visit {
  const visit = (request as Visited)[VISIT];
  if (!visit) throw new Error("The request has no visit.");
  return visit;
}

const UNIX_PEER = { address: "127.0.0.1", trusted: true, loopback: true };

/** Opens visits: resolves the client's address and origin, once, from trusted proxies only. */
export class Reception {
  readonly #trusted: readonly Network[];
  readonly #known = new Map<string, { address: string; trusted: boolean; loopback: boolean }>();
  readonly #idPrefix = crypto.randomUUID().slice(0, 8);
  #count = 0;

  constructor(options: { trustedProxies: readonly Network[] }) {
    this.#trusted = options.trustedProxies;
  }

  /** @param peerAddress null: the peer came through a Unix socket, which only a proxy on this host can reach */
  open(request: Request, peerAddress: string | null, forRecipients = false): Visit {
    const peer = peerAddress === null ? UNIX_PEER : this.#peer(peerAddress);
    const forwardedFor = peer.trusted ? request.headers.get("x-forwarded-for") : null;
    this.#count += 1;
    const visit = new Visit(request, {
      id: `${this.#idPrefix}-${this.#count.toString(36)}`,
      address: forwardedFor === null ? peer.address : this.#client(forwardedFor, peer.address),
      local: peer.loopback && forwardedFor === null,
      forwarded: peer.trusted,
      forRecipients,
    });
    (request as Visited)[VISIT] = visit;
    return visit;
  }

  // The nearest address that is not a proxy of ours; what stands left of it anybody may have written.
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

const forwardedScheme = (header: string | null): string | null => {
  const first = header?.split(",")[0]?.trim().toLowerCase();
  return first === "http" || first === "https" ? first : null;
};

const forwardedHost = (header: string | null): string | null => {
  const first = header?.split(",")[0]?.trim() ?? "";
  return /^(?:[\w.-]+|\[[0-9a-fA-F:.]+\])(?::\d{1,5})?$/.test(first) ? first : null;
};

function originOf(url: string, scheme: string | null, host: string | null): string {
  const end = url.indexOf("/", 8);
  const own = end === -1 ? url : url.slice(0, end);
  if (scheme === null && host === null) return own;
  const split = own.indexOf("://");
  return `${scheme ?? own.slice(0, split)}://${host ?? own.slice(split + 3)}`;
}
