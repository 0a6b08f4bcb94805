// Addresses and networks, on top of ipaddr.js. Every address has one canonical form, so that limits and audit entries
// agree on a host: IPv4 inside IPv6 (::ffff:10.0.0.1) becomes plain IPv4, and zones are removed.

import { networkInterfaces } from "node:os";

import ipaddr from "ipaddr.js";

export type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** @throws Error if `text` is neither an address nor a CIDR range. */
export function parseNetwork(text: string): Network {
  const trimmed = text.trim();
  const [address = ""] = trimmed.split("/");
  if (!isPlainAddress(address)) throw new Error("is neither an address nor a CIDR range");
  if (trimmed.includes("/")) {
    const [base, bits] = ipaddr.parseCIDR(trimmed);
    // Addresses are compared in their canonical form, so networks need it too.
    const mapped = base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress() && bits >= 96;
    return mapped ? [base.toIPv4Address(), bits - 96] : [base, bits];
  }
  const parsed = ipaddr.process(trimmed);
  return [parsed, parsed.kind() === "ipv4" ? 32 : 128];
}

/**
 * A network in its canonical form, with its first address: 10.1.2.3/8 becomes "10.0.0.0/8". A single address has no prefix length.
 * @throws Error if `text` is neither an address nor a CIDR range
 */
export function canonicalNetwork(text: string): string {
  const [address, bits] = parseNetwork(text);
  const [kind, whole] = address instanceof ipaddr.IPv4 ? [ipaddr.IPv4, 32] : [ipaddr.IPv6, 128];
  if (bits === whole) return address.toString();
  return `${kind.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}

// Programs disagree on octal and missing parts (some read 010.0.0.1 as 8.0.0.1). A zone means nothing on another host.
const isPlainAddress = (text: string): boolean =>
  text.includes(":") ? !text.includes("%") && ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text);

/** @returns the address in its canonical form, or null if `text` is not an address */
export function canonicalAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  const unzoned = bare.replace(/%.*$/, "");
  return isPlainAddress(unzoned) ? ipaddr.process(unzoned).toString() : null;
}

/** Whether the canonical `address` is inside one of `networks`. */
export function within(address: string, networks: readonly Network[]): boolean {
  if (networks.length === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base as never, bits));
}

/**
 * Like `within`, for networks as they are stored. A text that is not a network matches nothing: earlier versions stored
 * forms like 010.0.0.1, which programs read in two ways.
 */
export const withinStored = (address: string, networks: readonly string[]): boolean =>
  networks.some((text) => {
    try {
      return within(address, [parseNetwork(text)]);
    } catch {
      return false;
    }
  });

/**
 * The key under which limits count an address: an IPv4 address itself, but the /64 network of an IPv6 address, because
 * one host usually has all addresses of such a network.
 */
export function limitKey(address: string): string {
  if (!address.includes(":") || !ipaddr.IPv6.isValid(address)) return address;
  const network = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(":")}::/64`;
}

/**
 * The networks around what `limitKey` returns, each wider than the one before: the /56 and the /48 of an IPv6 network,
 * the /24 of an IPv4 address. Empty if the key is not an address.
 */
export function networksAround(key: string): string[] {
  const [a = "", b = "", c = "", d = ""] = key.split(/[.:]/);
  if (key.endsWith("::/64")) {
    const upper = (parseInt(d, 16) & 0xff00).toString(16);
    return [`${a}:${b}:${c}:${upper}::/56`, `${a}:${b}:${c}::/48`];
  }
  return ipaddr.IPv4.isValidFourPartDecimal(key) ? [`${a}.${b}.${c}.0/24`] : [];
}

/** The network that one household or company usually has: a /48 of IPv6, one address of IPv4. */
export function networkOf(address: string): string {
  const key = limitKey(address);
  return key.endsWith("::/64") ? (networksAround(key).at(-1) ?? key) : key;
}

const LOOPBACK: readonly Network[] = [parseNetwork("127.0.0.0/8"), parseNetwork("::1/128")];
export const isLoopback = (address: string): boolean => within(address, LOOPBACK);

/** Whether the host of a URL means this machine. */
export const isLoopbackHost = (hostname: string): boolean =>
  hostname === "localhost" || isLoopback(hostname.replace(/^\[|\]$/g, ""));

const EVERY_ADDRESS: Record<string, { own: string; family: "IPv4" | "IPv6" }> = {
  "0.0.0.0": { own: "127.0.0.1", family: "IPv4" },
  "[::]": { own: "[::1]", family: "IPv6" },
};

type Interfaces = ReturnType<typeof networkInterfaces>;

/** This machine's network interfaces; none if a sandbox, such as the program's own systemd unit, hides them. */
export function interfacesHere(): Interfaces {
  try {
    return networkInterfaces();
  } catch {
    return {};
  }
}

/**
 * Turns a URL that this machine listens on into URLs that a browser can open. Browsers cannot open "every address", so
 * the result has the loopback address and this machine's first other address instead.
 */
export function openableUrls(url: string, interfaces: Interfaces): string[] {
  const every = URL.canParse(url) ? EVERY_ADDRESS[new URL(url).hostname] : undefined;
  if (!every) return [url];
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family, address }) => !internal && family === every.family && !address.startsWith("fe80:"));
  const other = found && (found.family === "IPv6" ? `[${found.address}]` : found.address);
  const at = (host: string): string => url.replace(new URL(url).hostname, host);
  return other === undefined ? [at(every.own)] : [at(every.own), at(other)];
}
