// Where non-administrators may have this server send requests: host names, "*.example.org", addresses and CIDR ranges.
// Some networks are guarded, such as loopback addresses and those of a cloud's metadata service. Only an entry inside a
// guarded network allows addresses there; host names and wider ranges do not.

import { canonicalAddress, type Network, parseNetwork, within } from "./network.ts";

export type TargetEntry =
  | { readonly network: Network }
  /** `port` is null if the entry names none, and then means the scheme's default port. `below` is true for "*.name". */
  | { readonly name: string; readonly below: boolean; readonly port: number | null };

const NAME =
  /^(\*\.)?((?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)(?::(\d{1,5}))?$/;

/** @throws Error if `text` is not a host name, pattern, address or CIDR range */
export function parseTarget(text: string): TargetEntry {
  const written = text.trim().toLowerCase();
  const [address = ""] = written.split("/");
  if (canonicalAddress(address) !== null && !/[[\]%]/.test(written)) return { network: parseNetwork(written) };
  const [, star, name = "", port] = NAME.exec(written) ?? [];
  // Some programs read "10.1" and "0x7f.1" as addresses, others as names.
  const isName = name !== "" && name.length <= 253 && !/^(?:\d+|0x[0-9a-f]*)$/.test(name.split(".").at(-1) ?? "");
  if (!isName || Number(port ?? 1) > 65_535 || port === "0")
    throw new Error("is not a host name, an address or a CIDR range");
  return { name, below: star !== undefined, port: port === undefined ? null : Number(port) };
}

/** This host, its link-local neighbours, cloud metadata, multicast groups, and IPv6 addresses that contain an IPv4 address. */
const GUARDED = [
  "0.0.0.0/8",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "100.100.100.200/32",
  "168.63.129.16/32",
  "192.0.0.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "::/96",
  "::ffff:0:0:0/96",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "2001::/32",
  "2002::/16",
  "fd00:ec2::/32",
  "fd20:ce::254/128",
  "fe80::/10",
  "fec0::/10",
  "ff00::/8",
];
let guarded: readonly Network[] | undefined;

export class AllowedTargets {
  readonly #networks: readonly Network[];
  readonly #names: ReadonlyArray<Exclude<TargetEntry, { network: Network }>>;

  /** @throws Error if an entry cannot be read */
  constructor(entries: readonly string[]) {
    const read = entries.map(parseTarget);
    this.#networks = read.flatMap((entry) => ("network" in entry ? [entry.network] : []));
    this.#names = read.flatMap((entry) => ("network" in entry ? [] : [entry]));
  }

  get isEmpty(): boolean {
    return this.#networks.length === 0 && this.#names.length === 0;
  }

  /** Whether a host of this name may be reached at this address. For a host given as an address, `host` is that address. */
  allows({ host, port, ownPort }: { host: string; port: number; ownPort: number }, address: string): boolean {
    const canonical = canonicalAddress(address);
    if (canonical === null) return false;
    guarded ??= GUARDED.map(parseNetwork);
    const guards = guarded.filter((guard) => within(canonical, [guard]));
    const opening = this.#networks.filter((network) => within(canonical, [network]));
    if (guards.length > 0) return guards.every((guard) => opening.some((network) => isInside(network, guard)));
    return opening.length > 0 || this.#allowsName(host.toLowerCase().replace(/\.$/, ""), port, ownPort);
  }

  #allowsName(host: string, port: number, ownPort: number): boolean {
    return this.#names.some(
      (entry) =>
        port === (entry.port ?? ownPort) && (entry.below ? host.endsWith(`.${entry.name}`) : host === entry.name),
    );
  }
}

/** Whether the first network lies inside the other one. */
const isInside = ([base, bits]: Network, outer: Network): boolean =>
  bits >= outer[1] && within(base.toString(), [outer]);
