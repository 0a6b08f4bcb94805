// One listening socket: TCP with or without TLS, or a Unix socket. The caller provides the function that answers. The
// certificate can be swapped while requests run: they finish on the old socket while a new socket on the same port
// accepts the next ones. Errors are sentences for the administrator.

import { lstatSync, unlinkSync } from "node:fs";

import { Unmendable } from "../base/errors.ts";
import { isLoopback } from "../base/network.ts";
import type { IdleClock } from "../http/request_context.ts";
import type { Certificate } from "./certificates.ts";
import type { ConnectionWarden, Peer } from "./descriptors.ts";
import { handOver } from "./hand_over.ts";

type Server = ReturnType<typeof Bun.serve>;

/** Answers one request. @param peerAddress null if the peer came through a Unix socket */
export type Answer = (
  request: Request,
  peerAddress: string | null,
  idleClock: IdleClock,
) => Response | Promise<Response>;

export type ListenAddress =
  | { host: string; port: number; /** The option to change if the address cannot be used. */ option: string }
  | { socket: string; mode: number; /** What to do if the path is taken. */ mend: string };

/** Reads "192.0.2.1:443" or "[::]:443". */
export function listenAddressOf(address: string, option: string): ListenAddress {
  const colon = address.lastIndexOf(":");
  const host = address.slice(0, colon).replace(/^\[|\]$/g, "");
  return { host, port: Number(address.slice(colon + 1)), option };
}

// A swap needs two sockets on one port for a moment. Only Linux shares connections fairly between them.
const SHARES_PORTS = process.platform === "linux";

/** An old socket closes connections that have sent no request within this time. */
const HAND_OVER_MS = 10_000;

export interface ListenOptions {
  address: ListenAddress;
  certificate: Certificate | null;
  idleTimeoutS: number;
  answer: Answer;
  /** Keeps connections from using up all descriptors. Null: nothing prevents that. */
  warden?: ConnectionWarden | null;
}

export class Listener {
  readonly #options: ListenOptions;
  readonly #port: number;
  #server: Server;
  readonly #draining = new Set<Server>();
  /**
   * Set while connections on the old socket may still finish a request: the timer that ends this grace period, and any
   * newer certificate that has arrived meanwhile.
   */
  #handingOver: { old: Server; timer: ReturnType<typeof setTimeout>; next: Certificate | null } | null = null;

  private constructor(options: ListenOptions, server: Server) {
    this.#options = options;
    this.#server = server;
    this.#port = server.port ?? 0;
    if (!isLocalOnly(options.address)) options.warden?.watch(this.#port);
  }

  /** @throws Error with a message for the administrator if the address cannot be used */
  static async open(options: ListenOptions): Promise<Listener> {
    const { address, certificate } = options;
    if ("socket" in address) return new Listener(options, await openSocket(options, address));
    try {
      if (!certificate || !SHARES_PORTS) return new Listener(options, bind(options, address.port, certificate, false));
      // reusePort would also share the port with another program, so an exclusive bind checks first that it is free.
      const probe = bind(options, address.port, certificate, false);
      const port = probe.port ?? address.port;
      await probe.stop(true);
      return new Listener(options, bind(options, port, certificate, true));
    } catch (error) {
      const Kind = (error as { code?: string }).code === "EACCES" ? Unmendable : Error;
      throw new Kind(cannotListen(address, error), { cause: error });
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

  /**
   * New connections get this certificate; running requests finish on the old one. If another certificate arrives
   * meanwhile, it waits until the old one is no longer in use.
   */
  swap(certificate: Certificate): void {
    if ("socket" in this.#options.address) return;
    if (this.#handingOver) {
      this.#handingOver.next = certificate;
      return;
    }
    const old = this.#server;
    if (!SHARES_PORTS) {
      this.#drain(old);
      this.#server = bind(this.#options, this.#port, certificate, false);
      return;
    }
    const { server, complete } = handOver(() => bind(this.#options, this.#port, certificate, true));
    this.#server = server;
    const end = (): void => {
      const next = this.#endHandOver();
      if (next) this.swap(next);
    };
    this.#handingOver = { old, timer: setTimeout(end, complete ? HAND_OVER_MS : 0), next: null };
  }

  #endHandOver(): Certificate | null {
    if (!this.#handingOver) return null;
    const { old, timer, next } = this.#handingOver;
    clearTimeout(timer);
    this.#drain(old);
    this.#handingOver = null;
    return next;
  }

  #drain(server: Server): void {
    this.#draining.add(server);
    void server.stop().then(() => this.#draining.delete(server));
  }

  /** Accepts no more requests. Resolves when the running ones have been answered. */
  async stop(): Promise<void> {
    this.#endHandOver();
    await Promise.all([this.#server, ...this.#draining].map((server) => server.stop()));
  }

  /** Closes the connections that are still open. */
  async end(): Promise<void> {
    this.#endHandOver();
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
  // A client of a loopback listener is on this host: looking up its address would cost more than building the context.
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
    // Each route enforces its own limit and answers in JSON; Bun's own 413 has no body.
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

const isLocalOnly = (address: ListenAddress): boolean => "socket" in address || isLoopback(address.host);

// ECDHE with AEAD: forward secrecy, and no CBC. The runtime's own list for TLS 1.2 also has CBC with SHA-1 and RSA key
// exchange. TLS 1.3 has only such ciphers, and this list does not affect it.
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

// A server that was killed leaves its socket file behind, which would block the next one.
async function openSocket(
  options: ListenOptions,
  { socket, mode, mend }: Extract<ListenAddress, { socket: string }>,
): Promise<Server> {
  const open = (): Server => {
    // The umask gives the socket its mode at once. Until a later chmod, anyone could connect.
    const umask = process.umask(0o777 & ~mode);
    try {
      // Typed as a plain object: Bun's types omit the idle timeout for Unix sockets, although it works there.
      const serving: object = servingOptions(options);
      return Bun.serve({ fetch: () => new Response(), ...serving, unix: socket });
    } finally {
      process.umask(umask);
    }
  };
  try {
    return open();
  } catch (error) {
    if ((error as { code?: string }).code !== "EADDRINUSE") throw cannotOpenSocket(socket, error);
  }
  if (!lstatSync(socket).isSocket()) throw new Error(`${socket} exists and is not a socket. ${mend}`);
  if (await answers(socket)) throw new Error(`Another program listens on ${socket}. ${mend}`);
  try {
    unlinkSync(socket);
    return open();
  } catch (error) {
    throw cannotOpenSocket(socket, error);
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
  const hint = " Its directory must exist and belong to the server's user; a path has at most about 100 characters.";
  return new Error(`Cannot listen on the Unix socket ${path}: ${reason.replace(/\.?$/, ".")}${hint}`, { cause: error });
}

function cannotListen({ host, port, option }: Extract<ListenAddress, { host: string }>, error: unknown): string {
  const code = (error as { code?: string }).code;
  if (code === "EADDRINUSE") {
    return `Port ${port} on ${host} is in use by another program. Choose another with ${option}.`;
  }
  if (code === "EACCES") {
    return (
      `Listening on ${host}:${port} is not permitted. Ports below 1024 need a privilege. "secretpush service install --low-ports" ` +
      `gives it to the service; for the service of a package, use low-ports.conf: docs/install.md. Or choose a higher port with ${option}.`
    );
  }
  return `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`;
}
