// The only way in which this server sends requests to webhooks. The address of a webhook must not be a way to reach what only the
// server can reach. Therefore:
// - a name is resolved when a connection is made, all its addresses are checked, and the connection goes to a checked
//   address: a DNS answer that changes in between has no effect;
// - a redirect counts as an answer like any other, and proxies from the environment are not used;
// - connecting and the whole request each have a time limit, and only a limited part of an answer is read.
// Every failure is an Unreachable, whose sentence contains no address, because paths of webhooks are secrets.

import { lookup as systemLookup } from "node:dns/promises";
import { Agent as HttpAgent, type ClientRequest, type IncomingMessage, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { getCACertificates } from "node:tls";

import { connectionFailure } from "../../base/connection_failure.ts";
import { canonicalAddress } from "../../base/network.ts";
import type { AllowedTargets } from "../../base/allowed_targets.ts";

export type Lookup = (host: string) => Promise<Array<{ address: string; family: number }>>;

export interface OutboundHttpOptions {
  /** Where requests may go; if null, anywhere, because the administrator chose the address. */
  targets: AllowedTargets | null;
  /** PEM certificates to trust besides the program's and the system's. */
  ca?: string | undefined;
  /** For tests: resolves names. */
  lookup?: Lookup;
  limits?: Partial<typeof LIMITS>;
}

export interface Answer {
  status: number;
  /** The pause in `Retry-After`; null if it is missing or unreadable. */
  retryAfterMs: number | null;
}

/** Why there is no answer, as a sentence without secrets. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

/** An idle connection ended while the request was on its way: a new connection may work. */
class Stale extends Unreachable {}

const LIMITS = { connectMs: 5_000, wholeMs: 15_000, answerBytes: 64 * 1_024, connections: 16 };

export const NOT_ALLOWED = "webhooks.allow does not allow this target";

export class OutboundHttp {
  readonly #targets: AllowedTargets | null;
  readonly #limits: typeof LIMITS;
  readonly #lookup: Lookup;
  readonly #plain: HttpAgent;
  readonly #secure: HttpsAgent;

  constructor({ targets, ca, lookup, limits }: OutboundHttpOptions) {
    this.#targets = targets;
    this.#limits = { ...LIMITS, ...limits };
    this.#lookup = lookup ?? ((host) => systemLookup(host, { all: true, verbatim: true }));
    const { wholeMs: timeout, connections: maxSockets } = this.#limits;
    const pool = { keepAlive: true, timeout, maxSockets };
    this.#plain = new HttpAgent(pool);
    this.#secure = new HttpsAgent({ ...pool, ...(ca === undefined ? {} : { ca: [...trusted(), ca] }) });
  }

  /** Checks whether requests may now go to this address. @throws Unreachable */
  async check(address: string): Promise<void> {
    const url = urlOf(address);
    await this.#resolve(hostOf(url), url);
  }

  /** @throws Unreachable */
  post(address: string, headers: Record<string, string>, body: string): Promise<Answer> {
    const bytes = Buffer.from(body);
    return this.#ask("POST", address, { ...headers, "content-length": String(bytes.length) }, bytes);
  }

  /** Asks only for headers, and delivers nothing. @throws Unreachable */
  head(address: string): Promise<Answer> {
    return this.#ask("HEAD", address, {}, null);
  }

  async #ask(method: string, address: string, headers: Record<string, string>, body: Buffer | null): Promise<Answer> {
    const url = urlOf(address);
    const host = hostOf(url);
    // For an IP address, there is no lookup that would check it.
    if (canonicalAddress(host) !== null) await this.#resolve(host, url);
    const send = (): Promise<Answer> => this.#answerOf(this.#requestTo(method, url, headers), body);
    return send().catch((error: unknown) => {
      if (error instanceof Stale) return send();
      throw error;
    });
  }

  close(): void {
    this.#plain.destroy();
    this.#secure.destroy();
  }

  /** The addresses of a host, if all of them are allowed. @throws Unreachable */
  async #resolve(host: string, url: URL): Promise<Array<{ address: string; family: number }>> {
    const literal = canonicalAddress(host);
    const found = literal
      ? [{ address: literal, family: literal.includes(":") ? 6 : 4 }]
      : await this.#lookup(host).catch(() => {
          throw new Unreachable("the receiver's name is unknown");
        });
    if (found.length === 0) throw new Unreachable("the receiver's name is unknown");
    const to = { host, port: portOf(url), ownPort: OWN_PORTS[url.protocol] ?? 0 };
    if (this.#targets && !found.every(({ address }) => this.#targets?.allows(to, address))) {
      throw new Unreachable(NOT_ALLOWED);
    }
    return found;
  }

  /** The lookup of each new connection, so that nothing can change between check and connection. */
  #lookupFor(url: URL): LookupFunction {
    return (host, { all }, done) => {
      this.#resolve(host, url).then(
        (found) => {
          if (all) return done(null, found);
          const [{ address, family } = { address: "", family: 4 }] = found;
          done(null, address, family);
        },
        (error: Error) => done(error, "", 4),
      );
    };
  }

  #requestTo(method: string, url: URL, headers: Record<string, string>): ClientRequest {
    const isSecure = url.protocol === "https:";
    return (isSecure ? httpsRequest : httpRequest)({
      method,
      host: hostOf(url),
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      agent: isSecure ? this.#secure : this.#plain,
      lookup: this.#lookupFor(url),
      headers: { host: url.host, "user-agent": "SecretPush", ...headers },
    });
  }

  #answerOf(request: ClientRequest, body: Buffer | null): Promise<Answer> {
    const { connectMs, wholeMs, answerBytes } = this.#limits;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const fail = (sentence: string): void => {
      reject(new Unreachable(sentence));
      request.destroy();
    };
    const whole = setTimeout(() => fail(`the receiver did not answer within ${wholeMs / 1_000} s`), wholeMs);
    const connecting = setTimeout(
      () => fail(`the receiver accepted no connection within ${connectMs / 1_000} s`),
      connectMs,
    );
    request.on("socket", (socket) => {
      const connected = (): void => clearTimeout(connecting);
      if (!socket.connecting) return connected();
      socket.once("encrypted" in socket ? "secureConnect" : "connect", connected);
    });
    request.on("response", (response: IncomingMessage) => {
      clearTimeout(connecting);
      const answer = { status: response.statusCode ?? 0, retryAfterMs: retryAfterOf(response.headers["retry-after"]) };
      let read = 0;
      response.on("data", (chunk: Uint8Array) => {
        read += chunk.length;
        if (read > answerBytes) fail(`the receiver's answer is longer than ${answerBytes / 1_024} KiB`);
      });
      response.on("end", () => resolve(answer));
      response.on("error", () => fail("the receiver's answer broke off"));
      response.on("close", () => fail("the receiver's answer broke off"));
    });
    request.on("error", (error) => {
      if (request.reusedSocket && /^(?:ECONNRESET|EPIPE)$/.test(codeOf(error)))
        reject(new Stale("the connection ended"));
      fail(reasonFor(error));
    });
    request.end(body ?? undefined);
    return promise.finally(() => {
      clearTimeout(whole);
      clearTimeout(connecting);
    });
  }
}

const OWN_PORTS: Record<string, number> = { "http:": 80, "https:": 443 };
const portOf = (url: URL): number => (url.port === "" ? (OWN_PORTS[url.protocol] ?? 0) : Number(url.port));
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

/** @throws Unreachable */
export function urlOf(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:\/\//i.test(address))
    throw new Unreachable("the address does not begin with http:// or https://");
  if (url.username !== "" || url.password !== "") throw new Unreachable("the address contains a user name or password");
  if (url.hostname === "" || address.length > MAX_ADDRESS_CHARACTERS) throw new Unreachable("the address is too long");
  return url;
}

export const MAX_ADDRESS_CHARACTERS = 2_000;

let known: string[] | undefined;
const trusted = (): string[] =>
  (known ??= [...new Set([...getCACertificates("default"), ...getCACertificates("system")])]);

const DAY_SECONDS = 86_400;

/** Seconds or a date. */
function retryAfterOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) || ms < 0 ? null : Math.min(ms, DAY_SECONDS * 1_000);
}

/** Error codes contain no secrets; the system's messages may contain some. */
function reasonFor(error: Error): string {
  if (error instanceof Unreachable) return error.message;
  const known = connectionFailure(error, "webhooks.ca_file", "the receiver");
  if (known !== null) return known;
  const code = codeOf(error);
  return /^[A-Z_0-9]{1,60}$/.test(code)
    ? `the connection to the receiver failed (${code})`
    : "the connection to the receiver failed";
}

const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "");
