// Keeps connections from using up the file descriptors that the database and files need. Bun accepts connections until
// no descriptor is left and then answers nothing, and it does not report a connection before its first complete request.
// So when too many descriptors are in use, the warden asks the kernel for all connections and closes some, beginning
// with the address that has the most. Linux only; elsewhere it does nothing.

import { closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import { dlopen, type Pointer, ptr } from "bun:ffi";

import { withCLibrary } from "../base/c_library.ts";
import type { Log } from "../base/log.ts";
import { canonicalAddress, limitKey, type Network, within } from "../base/network.ts";

/** Above this share of all descriptors, connections are closed … */
const FULL_SHARE = 3 / 4;
/** … until no more than this share is in use. */
const RELIEVED_SHARE = 1 / 2;
const LOOK_EVERY_MS = 100;
const LOG_EVERY_MS = 60_000;

/** How many descriptors this process may have open; null if the system does not report it. */
export function descriptorLimit(): number | null {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

/** How many descriptors this process has open; null if the system does not report it. */
export function openDescriptors(): number | null {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    return null;
  }
}

export interface Peer {
  address: string;
  port: number;
}

interface Connection extends Peer {
  descriptor: number;
}

export interface WardenOptions {
  limit: number;
  log: Log;
  /** Never closed: proxies, whose connections serve many people. */
  spared: readonly Network[];
}

export class ConnectionWarden {
  #spared: readonly Network[];
  /** Opened by the first check, when the server already answers. */
  #sockets: Sockets | null | undefined;
  /** Local ports whose connections are watched. */
  readonly #ports = new Set<number>();
  /** Peers whose request has not been answered yet. */
  readonly #busy = new Set<Peer>();
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Connections without a request at the last check. Only those still without one at the next are closed. */
  #quiet = new Set<string>();
  #loggedMs = Number.NEGATIVE_INFINITY;
  #endedSince = 0;

  constructor(private readonly options: WardenOptions) {
    this.#spared = options.spared;
  }

  renew(spared: readonly Network[]): void {
    this.#spared = spared;
  }

  watch(port: number): void {
    this.#ports.add(port);
    if (this.#timer) return;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Protects a connection while its request is answered. */
  begin(peer: Peer): void {
    this.#busy.add(peer);
  }

  end(peer: Peer): void {
    this.#busy.delete(peer);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const { limit } = this.options;
    // Opened early, because opening the library takes descriptors.
    if (this.#sockets === undefined) this.#sockets = withCLibrary(socketsOf);
    if (this.#sockets === null) return this.stop();
    if (lowestFree(limit) < limit * FULL_SHARE) {
      this.#quiet.clear();
      return;
    }
    const { connections, used } = this.#listen();
    const nameOf = ({ descriptor, address, port }: Connection): string => `${descriptor} ${address} ${port}`;
    const groups = new Map<string, Connection[]>();
    for (const connection of connections) {
      if (!this.#quiet.has(nameOf(connection))) continue;
      const key = limitKey(connection.address);
      const group = groups.get(key);
      if (group) group.push(connection);
      else groups.set(key, [connection]);
    }
    this.#quiet = new Set(connections.map(nameOf));
    let excess = used - limit * RELIEVED_SHARE;
    const heaviestFirst = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
    for (const [, group] of heaviestFirst) {
      for (const { descriptor } of group) {
        if (excess <= 0) break;
        this.#sockets?.end(descriptor);
        this.#endedSince += 1;
        excess -= 1;
      }
    }
    this.#tell(heaviestFirst[0]);
  }

  /** Idle connections to the watched ports, and how many descriptors are in use. */
  #listen(): { connections: Connection[]; used: number } {
    const { limit } = this.options;
    const busy = new Set([...this.#busy].map(({ address, port }) => `${canonicalAddress(address)} ${port}`));
    const connections: Connection[] = [];
    let used = 0;
    for (let descriptor = 0; descriptor < limit; descriptor += 1) {
      const peer = this.#sockets?.peerOf(descriptor, this.#ports);
      if (peer === undefined) continue;
      used += 1;
      if (peer === null || busy.has(`${peer.address} ${peer.port}`) || within(peer.address, this.#spared)) continue;
      connections.push({ descriptor, ...peer });
    }
    return { connections, used };
  }

  #tell(heaviest: [key: string, group: Connection[]] | undefined): void {
    const nowMs = performance.now();
    if (this.#endedSince === 0 || !heaviest || nowMs - this.#loggedMs < LOG_EVERY_MS) return;
    this.options.log.warn("too many connections: those without a request were closed", {
      closed: this.#endedSince,
      most_of: heaviest[0],
      limit: this.options.limit,
    });
    this.#loggedMs = nowMs;
    this.#endedSince = 0;
  }
}

/** The lowest free descriptor. At least that many descriptors are in use. */
function lowestFree(limit: number): number {
  try {
    const descriptor = openSync("/dev/null", "r");
    closeSync(descriptor);
    return descriptor;
  } catch {
    return limit;
  }
}

interface Sockets {
  /** undefined: not open; null: not a connection to one of these local ports. */
  peerOf: (descriptor: number, ports: ReadonlySet<number>) => Peer | null | undefined;
  /** Ends a connection in both directions. Its owner notices and closes it. */
  end: (descriptor: number) => void;
}

const AF_INET = 2;
const AF_INET6 = 10;
const SHUT_RDWR = 2;
const F_GETFD = 1;

function socketsOf(library: string): Sockets {
  const look = { args: ["i32", "ptr", "ptr"], returns: "i32" } as const;
  const { symbols } = dlopen(library, {
    fcntl: { args: ["i32", "i32"], returns: "i32" },
    getpeername: look,
    getsockname: look,
    shutdown: { args: ["i32", "i32"], returns: "i32" },
  });
  // Each has its own ArrayBuffer, because the engine may move the bytes of small arrays.
  const bytes = new Uint8Array(new ArrayBuffer(128));
  const length = new Uint32Array(new ArrayBuffer(4));
  const [bytesAt, lengthAt] = [ptr(bytes), ptr(length)];
  const ask = (call: (descriptor: number, bytes: Pointer, length: Pointer) => number, descriptor: number) => {
    length[0] = bytes.length;
    return call(descriptor, bytesAt, lengthAt) === 0 ? peerIn(bytes) : null;
  };
  return {
    peerOf(descriptor, ports) {
      if (symbols.fcntl(descriptor, F_GETFD) < 0) return undefined;
      const local = ask(symbols.getsockname, descriptor);
      return local && ports.has(local.port) ? ask(symbols.getpeername, descriptor) : null;
    },
    end: (descriptor) => void symbols.shutdown(descriptor, SHUT_RDWR),
  };
}

/** Reads a struct sockaddr. */
function peerIn(bytes: Uint8Array): Peer | null {
  const family = new Uint16Array(bytes.buffer, 0, 1)[0];
  const port = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
  if (family === AF_INET) return { address: bytes.subarray(4, 8).join("."), port };
  if (family !== AF_INET6) return null;
  const parts = Array.from({ length: 8 }, (_, part) =>
    (((bytes[8 + 2 * part] ?? 0) << 8) | (bytes[9 + 2 * part] ?? 0)).toString(16),
  );
  const address = canonicalAddress(parts.join(":"));
  return address === null ? null : { address, port };
}
