// The sockets: TCP with or without TLS, a Unix socket, and the plain address that leads to HTTPS. What
// answers is handed in. A certificate can be swapped while requests run: they end in peace on the old
// listener while a new one on the same port takes whatever comes next. Errors are sentences for the
// administrator.

import { createPrivateKey, X509Certificate } from "node:crypto";
import { lstatSync, unlinkSync } from "node:fs";

import type { Log } from "../base/log.ts";
import { isLoopback } from "../base/network.ts";
import { hasSeveralHosts, type IdleClock } from "../http/request_context.ts";
import type { ConnectionWarden, Peer } from "./descriptors.ts";

type Server = ReturnType<typeof Bun.serve>;

/** Answers one request. @param peerAddress null where the peer came through a Unix socket */
export type Answer = (
  request: Request,
  peerAddress: string | null,
  idleClock: IdleClock,
) => Response | Promise<Response>;

export type ListenAddress =
  | { host: string; port: number; /** The option to change where it cannot be used. */ option: string }
  | { socket: string; mode: number };

export interface Certificate {
  cert: string;
  key: string;
}

/** "192.0.2.1:443" or "[::]:443" → a place. */
export function listenAddressOf(address: string, option: string): ListenAddress {
  const colon = address.lastIndexOf(":");
  const host = address.slice(0, colon).replace(/^\[|\]$/g, "");
  return { host, port: Number(address.slice(colon + 1)), option };
}

// Two sockets on one port, which a swap needs for a moment, are shared fairly on Linux only.
const SHARES_PORTS = process.platform === "linux";

export interface ListenOptions {
  address: ListenAddress;
  certificate: Certificate | null;
  idleTimeoutS: number;
  answer: Answer;
  /** Keeps connections from using up all descriptors; null: nobody does. */
  warden?: ConnectionWarden | null;
}

export class Listener {
  readonly #options: ListenOptions;
  readonly #port: number;
  #server: Server;
  readonly #draining = new Set<Server>();

  private constructor(options: ListenOptions, server: Server) {
    this.#options = options;
    this.#server = server;
    this.#port = server.port ?? 0;
    if (!isLocalOnly(options.address)) options.warden?.watch(this.#port);
  }

  /** @throws Error with a sentence where the place cannot be used */
  static async open(options: ListenOptions): Promise<Listener> {
    const { address, certificate } = options;
    if ("socket" in address) return new Listener(options, await openSocket(options, address));
    try {
      if (!certificate || !SHARES_PORTS) return new Listener(options, bind(options, address.port, certificate, false));
      // A socket that shares its port would also share it with a stranger: the port must be ours alone first.
      const probe = bind(options, address.port, certificate, false);
      const port = probe.port ?? address.port;
      await probe.stop(true);
      return new Listener(options, bind(options, port, certificate, true));
    } catch (error) {
      throw new Error(cannotListen(address, error), { cause: error });
    }
  }

  /** 0 for a Unix socket. */
  get port(): number {
    return this.#port;
  }

  /** "http://127.0.0.1:5100", "unix:/run/secretpush/http.sock" */
  get url(): string {
    const { address, certificate } = this.#options;
    if ("socket" in address) return `unix:${address.socket}`;
    const isUsual = this.#port === (certificate ? 443 : 80);
    const host = address.host.includes(":") ? `[${address.host}]` : address.host;
    return `${certificate ? "https" : "http"}://${host}${isUsual ? "" : `:${this.#port}`}`;
  }

  /** New connections get this certificate; requests under way are not disturbed. */
  swap(certificate: Certificate): void {
    if ("socket" in this.#options.address) return;
    const old = this.#server;
    if (SHARES_PORTS) {
      this.#server = bind(this.#options, this.#port, certificate, true);
      this.#drain(old);
    } else {
      this.#drain(old);
      this.#server = bind(this.#options, this.#port, certificate, false);
    }
  }

  #drain(server: Server): void {
    this.#draining.add(server);
    void server.stop().then(() => this.#draining.delete(server));
  }

  /** Takes no more requests. @returns when those under way have been answered */
  async stop(): Promise<void> {
    await Promise.all([this.#server, ...this.#draining].map((server) => server.stop()));
  }

  /** Cuts what is still open. */
  async end(): Promise<void> {
    await Promise.all([this.#server, ...this.#draining].map((server) => server.stop(true)));
  }
}

function servingOptions({ idleTimeoutS, answer, address, warden = null }: ListenOptions) {
  const idleClock: IdleClock & { server?: Server } = {
    stop(request) {
      this.server?.timeout(request, 0);
    },
    start(request) {
      this.server?.timeout(request, idleTimeoutS);
    },
  };
  // Whoever reaches a loopback address is on this host; asking for each request who it was costs more
  // than everything else that is known of it.
  const localPeer = "socket" in address ? null : address.host;
  const fetch = isLocalOnly(address)
    ? (request: Request, server: Server) => {
        idleClock.server = server;
        return answer(request, localPeer, idleClock);
      }
    : (request: Request, server: Server) => {
        idleClock.server = server;
        const peer = server.requestIP(request);
        const response = answer(request, peer?.address ?? null, idleClock);
        return warden && peer && response instanceof Promise ? guarded(warden, peer, response) : response;
      };
  return {
    idleTimeout: idleTimeoutS,
    // Each route counts below this and answers in JSON; Bun's own refusal would be bare.
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    development: false,
    fetch,
    error: () => Response.json({ error: "Internal Server Error" }, { status: 500 }),
  };
}

async function guarded(warden: ConnectionWarden, peer: Peer, response: Promise<Response>): Promise<Response> {
  warden.begin(peer);
  try {
    return await response;
  } finally {
    warden.end(peer);
  }
}

const isLocalOnly = (place: ListenAddress): boolean => "socket" in place || isLoopback(place.host);

// ECDHE with AEAD: forward secrecy, and no CBC. The runtime's own list for TLS 1.2 also has CBC with SHA-1 and
// RSA key exchange. TLS 1.3 has nothing else and is not affected.
const TLS_1_2_CIPHERS = ["AES128-GCM-SHA256", "AES256-GCM-SHA384", "CHACHA20-POLY1305"]
  .flatMap((cipher) => [`ECDHE-ECDSA-${cipher}`, `ECDHE-RSA-${cipher}`])
  .join(":");

function bind(options: ListenOptions, port: number, certificate: Certificate | null, shared: boolean): Server {
  const { address } = options;
  if ("socket" in address) throw new Error("A Unix socket has no port.");
  return Bun.serve({
    ...servingOptions(options),
    hostname: address.host,
    port,
    reusePort: shared,
    ...(certificate ? { tls: { cert: certificate.cert, key: certificate.key, ciphers: TLS_1_2_CIPHERS } } : {}),
  });
}

// A server that was killed leaves its socket behind. It is in the way of the next one, and nobody's.
async function openSocket(options: ListenOptions, place: { socket: string; mode: number }): Promise<Server> {
  const open = (): Server => {
    // Made with its mode, because between making and changing it anybody could connect.
    const umask = process.umask(0o777 & ~place.mode);
    try {
      // As a plain object: the types leave the idle timeout out for Unix sockets, where it counts all the same.
      const serving: object = servingOptions(options);
      return Bun.serve({ fetch: () => new Response(), ...serving, unix: place.socket });
    } finally {
      process.umask(umask);
    }
  };
  try {
    return open();
  } catch (error) {
    if ((error as { code?: string }).code !== "EADDRINUSE") throw cannotOpenSocket(place.socket, error);
  }
  if (!lstatSync(place.socket).isSocket()) {
    throw new Error(`${place.socket} is there already and is no socket. Choose another path with --unix-socket.`);
  }
  if (await answers(place.socket)) {
    throw new Error(`Another program listens on ${place.socket}. Choose another path with --unix-socket.`);
  }
  try {
    unlinkSync(place.socket);
    return open();
  } catch (error) {
    throw cannotOpenSocket(place.socket, error);
  }
}

async function answers(socket: string): Promise<boolean> {
  try {
    const connection = await Bun.connect({ unix: socket, socket: { data() {} } });
    connection.end();
    return true;
  } catch {
    return false;
  }
}

function cannotOpenSocket(path: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const hint = " Its directory must exist and belong to the server's user; a path holds about 100 characters at most.";
  return new Error(`Cannot listen on the Unix socket ${path}: ${reason.replace(/\.?$/, ".")}${hint}`, { cause: error });
}

function cannotListen({ host, port, option }: Extract<ListenAddress, { host: string }>, error: unknown): string {
  const code = (error as { code?: string }).code;
  if (code === "EADDRINUSE") {
    return `Port ${port} on ${host} is in use by another program. Choose another with ${option}.`;
  }
  if (code === "EACCES") {
    return (
      `Listening on ${host}:${port} is not permitted. Ports below 1024 need a privilege, which ` +
      `"secretpush service install --low-ports" gives to the service; or choose a higher one with ${option}.`
    );
  }
  return `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`;
}

// ── Certificates ──────────────────────────────────────────────────────────────────────────────

/** The two files of a certificate, looked at again and again. */
export class CertificateFiles {
  #last: Certificate | null = null;
  /** Of a pair that was refused: it is complained about once. */
  #refused = "";

  constructor(private readonly paths: { cert: string; key: string }) {}

  /** @throws Error with a sentence where the files are missing, are no PEM, or do not fit each other */
  async read(): Promise<Certificate> {
    const [cert, key] = await Promise.all([text(this.paths.cert, "tls.cert"), text(this.paths.key, "tls.key")]);
    let leaf: X509Certificate;
    try {
      leaf = new X509Certificate(cert);
    } catch (error) {
      throw new Error(`tls.cert holds no certificate in PEM: ${this.paths.cert}`, { cause: error });
    }
    let fits: boolean;
    try {
      fits = leaf.checkPrivateKey(createPrivateKey(key));
    } catch (error) {
      throw new Error(`tls.key holds no private key in PEM without a passphrase: ${this.paths.key}`, { cause: error });
    }
    if (!fits) throw new Error(`tls.key (${this.paths.key}) is not the key of tls.cert (${this.paths.cert}).`);
    return (this.#last = { cert, key });
  }

  /** The new pair where it changed, else null. What does not fit is logged and left alone: the old pair goes on. */
  async readIfChanged(log: Log): Promise<Certificate | null> {
    const before = this.#last;
    try {
      const now = await this.read();
      this.#refused = "";
      return before && now.cert === before.cert && now.key === before.key ? null : now;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (this.#refused !== reason) log.warn("the certificate on disk cannot be used, the old one goes on", { reason });
      this.#refused = reason;
      return null;
    }
  }
}

/** SHA-256 of the certificate itself, "AB:CD:…", and when it ends. */
export function describeCertificate({ cert }: Certificate): { fingerprint: string; until: string; expired: boolean } {
  const { fingerprint256, validTo } = new X509Certificate(cert);
  const until = new Date(validTo);
  return { fingerprint: fingerprint256, until: until.toISOString(), expired: until.getTime() < Date.now() };
}

async function text(path: string, option: string): Promise<string> {
  try {
    return await Bun.file(path).text();
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    const why = code === "EACCES" ? "permission denied" : code === "ENOENT" ? "there is no such file" : code;
    throw new Error(`${option} cannot be read: ${path} (${why})`, { cause: error });
  }
}

// ── From HTTP to HTTPS ────────────────────────────────────────────────────────────────────────

/**
 * Sends whoever loads a page to the same path over HTTPS. A program that posts is refused instead: it
 * has just sent its secret in the clear, and would go on doing so unnoticed.
 * @param bases addresses that links start with; one whose host was asked for wins over port `httpsPort`
 */
export function redirectToHttps(bases: readonly string[], httpsPort: () => number): Answer {
  const secure = bases.filter((base) => base.startsWith("https://")).map((base) => new URL(base));
  return (request) => {
    if (hasSeveralHosts(request)) {
      return Response.json({ error: "The request has more than one Host header." }, { status: 400 });
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      return Response.json({ error: "This address only leads to HTTPS: use https://." }, { status: 403 });
    }
    const { hostname, pathname, search } = new URL(request.url);
    const known = secure.find((base) => base.hostname === hostname);
    const port = httpsPort();
    const origin = known?.origin ?? `https://${hostname}${port === 443 ? "" : `:${port}`}`;
    return new Response(null, {
      status: 308,
      headers: { location: origin + pathname + search, "cache-control": "no-store", "referrer-policy": "no-referrer" },
    });
  };
}
