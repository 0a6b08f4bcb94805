// Addresses and networks, on top of ipaddr.js. Every address has one canonical form, so that the limits and
// audit entries of one host agree: IPv4 inside IPv6 (::ffff:10.0.0.1) becomes plain IPv4, and zones are removed.

import { networkInterfaces } from "node:os";

import ipaddr from "ipaddr.js";

export type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** @throws Error where `text` is neither an address nor a CIDR range. */
export function parseNetwork(text: string): Network {
  const trimmed = text.trim();
  if (trimmed.includes("/")) {
    const [base, bits] = ipaddr.parseCIDR(trimmed);
    // Addresses are compared in their canonical form, so networks need it too.
    const mapped = base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress() && bits >= 96;
    return mapped ? [base.toIPv4Address(), bits - 96] : [base, bits];
  }
  const address = ipaddr.process(trimmed);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

/** @returns the address in its canonical form, or null where `text` is not an address */
export function canonicalAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  const unzoned = bare.replace(/%.*$/, "");
  // Programs disagree on octal and missing parts, so those are not accepted.
  if (!ipaddr.IPv6.isValid(unzoned) && !ipaddr.IPv4.isValidFourPartDecimal(unzoned)) return null;
  return ipaddr.process(unzoned).toString();
}

/** Is the canonical `address` inside one of `networks`? */
export function within(address: string, networks: readonly Network[]): boolean {
  if (networks.length === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base as never, bits));
}

/**
 * What limits count as one address: an IPv4 address itself, but the /64 network of an IPv6 address, because
 * whoever has one address of such a network has all of them.
 */
export function limitKey(address: string): string {
  if (!address.includes(":") || !ipaddr.IPv6.isValid(address)) return address;
  const network = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(":")}::/64`;
}

const LOOPBACK: readonly Network[] = [parseNetwork("127.0.0.0/8"), parseNetwork("::1/128")];
export const isLoopback = (address: string): boolean => within(address, LOOPBACK);

/** Does this host of a URL mean this machine? */
export const isLoopbackHost = (hostname: string): boolean =>
  hostname === "localhost" || isLoopback(hostname.replace(/^\[|\]$/g, ""));

const EVERY_ADDRESS: Record<string, { own: string; family: "IPv4" | "IPv6" }> = {
  "0.0.0.0": { own: "127.0.0.1", family: "IPv4" },
  "[::]": { own: "[::1]", family: "IPv6" },
};

type Interfaces = ReturnType<typeof networkInterfaces>;

/** This machine's network interfaces; none where a sandbox does not let the program ask for them, as its own unit does not. */
export function interfacesHere(): Interfaces {
  try {
    return networkInterfaces();
  } catch {
    return {};
  }
}

/**
 * URLs that a browser can open, for one that this machine listens on. No browser opens "every address": in its place
 * stand the loopback address and this machine's first other one.
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
