// Certificates for hosts without a PKI: a small authority, and server certificates, either signed by it or self-signed.
// Keys are ECDSA on P-256, signatures SHA-256 (RFC 5758), certificates X.509 version 3 (RFC 5280) in DER (ITU-T X.690).
// Elsewhere, the runtime's X509Certificate reads certificates. It returns neither the encoded subject of an authority
// nor its name constraints, so this file parses those.

import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

import ipaddr from "ipaddr.js";

import type { Network } from "./network.ts";

/** Both in PEM; `cert` is the whole chain, the server's own certificate first. */
export interface KeyPair {
  cert: string;
  key: string;
}

const DAY_MS = 86_400_000;
/** Clients' clocks may be a little behind. */
const BACKDATED_MS = 3_600_000;

/** A domain with everything below it, or a network. */
export type Subtree = { domain: string } | { network: Network };

/**
 * What an authority may sign for (RFC 5280 §4.2.1.10). If no domain is listed as permitted, all domains are; the same
 * goes for networks. Only `makeServerCertificate` checks the networks of an authority that was made here.
 */
export interface NameConstraints {
  permitted: Subtree[];
  excluded: Subtree[];
}

/**
 * @param days how long it is valid, from `nowMs` on
 * @param permit what it may sign for. Clients refuse other domains, and all addresses if no network is permitted.
 *   Absent: anything
 */
export function makeAuthority(given: {
  name: string;
  days: number;
  nowMs: number;
  permit?: readonly Subtree[];
}): KeyPair {
  const { publicKey, privateKey } = newKeys();
  const name = nameOf(given.name);
  const der = certificate({
    ...given,
    subject: name,
    issuer: name,
    publicKey,
    signedBy: privateKey,
    extensions: [
      extension(OID.basicConstraints, true, sequence(boolean(true), integer(Buffer.of(0)))),
      extension(OID.keyUsage, true, bits(0b0000_0110, 1)), // keyCertSign, cRLSign
      ...(given.permit ? restrictingTo(given.permit) : []),
      extension(OID.subjectKeyIdentifier, false, octets(keyIdentifier(publicKey))),
    ],
  });
  return { cert: pem(der), key: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
}

/**
 * A server's certificate for these host names and addresses.
 * @param authority the authority that signs the certificate. Absent: it is self-signed
 * @throws Error if the authority's key is not ECDSA on P-256 or not the key of its certificate, or if its name
 *   constraints exclude a host
 */
export function makeServerCertificate(given: {
  hosts: readonly string[];
  days: number;
  nowMs: number;
  authority?: KeyPair;
}): KeyPair {
  const { publicKey, privateKey } = newKeys();
  const subject = nameOf(commonNameOf(given.hosts));
  if (given.authority) refuseOutside(nameConstraintsOf(given.authority.cert), given.hosts);
  const signer = given.authority ? signerOf(given.authority) : { key: privateKey, name: subject, publicKey };
  const der = certificate({
    ...given,
    subject,
    issuer: signer.name,
    publicKey,
    signedBy: signer.key,
    extensions: [
      extension(OID.basicConstraints, true, sequence()),
      extension(OID.keyUsage, true, bits(0b1000_0000, 7)), // digitalSignature
      extension(OID.extendedKeyUsage, false, sequence(objectId(OID.serverAuth))),
      extension(OID.subjectAltName, false, sequence(...given.hosts.map(alternativeName))),
      extension(OID.subjectKeyIdentifier, false, octets(keyIdentifier(publicKey))),
      extension(OID.authorityKeyIdentifier, false, sequence(tagged(0x80, keyIdentifier(signer.publicKey)))),
    ],
  });
  return {
    cert: pem(der) + (given.authority?.cert ?? ""),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** A request to another authority to certify a new key for these hosts (PKCS #10). */
export function makeSigningRequest(hosts: readonly string[], key: string): Buffer {
  const privateKey = createPrivateKey(key);
  const names = extension(OID.subjectAltName, false, sequence(...hosts.map(alternativeName)));
  const body = sequence(
    integer(Buffer.of(0)), // version 1
    sequence(), // authorities take the names from the extension
    createPublicKey(privateKey).export({ type: "spki", format: "der" }),
    tagged(0xa0, sequence(objectId(OID.extensionRequest), tagged(0x31, sequence(names)))),
  );
  return sequence(body, sequence(objectId(OID.ecdsaWithSha256)), bitString(sign("sha256", body, privateKey), 0));
}

/** An ECDSA key on P-256, in PEM. */
export const newKeyPem = (): string => newKeys().privateKey.export({ type: "pkcs8", format: "pem" }).toString();

// Browsers use the alternative names only. If none of them is a domain, OpenSSL treats a common name that looks like a
// domain as one, and an authority restricted to addresses does not permit it. A space in the name prevents that.
function commonNameOf(hosts: readonly string[]): string {
  const domain = hosts.find((host) => !ipaddr.isValid(host));
  return (domain ?? `address ${hosts[0]}`).slice(0, 64); // the longest that is allowed
}

const newKeys = () => generateKeyPairSync("ec", { namedCurve: "P-256" });

function signerOf({ cert, key }: KeyPair): { key: KeyObject; name: Buffer; publicKey: KeyObject } {
  const privateKey = createPrivateKey(key);
  const publicKey = createPublicKey(privateKey);
  if (privateKey.asymmetricKeyDetails?.namedCurve !== "prime256v1") {
    throw new Error("the authority's key is not an ECDSA key on P-256");
  }
  const der = derOf(cert);
  if (!der.includes(publicKey.export({ type: "spki", format: "der" }))) {
    throw new Error("the authority's key is not the key of its certificate");
  }
  return { key: privateKey, name: fieldsOf(der)[5]?.whole ?? Buffer.alloc(0), publicKey };
}

function certificate(given: {
  subject: Buffer;
  issuer: Buffer;
  publicKey: KeyObject;
  signedBy: KeyObject;
  extensions: Buffer[];
  days: number;
  nowMs: number;
}): Buffer {
  const algorithm = sequence(objectId(OID.ecdsaWithSha256));
  const serial = crypto.getRandomValues(Buffer.alloc(16));
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40; // positive, and never short
  const body = sequence(
    tagged(0xa0, integer(Buffer.of(2))), // version 3
    integer(serial),
    algorithm,
    given.issuer,
    sequence(time(given.nowMs - BACKDATED_MS), time(given.nowMs + given.days * DAY_MS)),
    given.subject,
    given.publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(...given.extensions)),
  );
  return sequence(body, algorithm, bitString(sign("sha256", body, given.signedBy), 0));
}

/** RFC 5280 §4.2.1.2, method 1: SHA-1 of the key's own bits. */
function keyIdentifier(publicKey: KeyObject): Buffer {
  const spki = publicKey.export({ type: "spki", format: "der" });
  // An uncompressed point on P-256 is the last 65 bytes.
  return createHash("sha1").update(spki.subarray(-65)).digest();
}

function alternativeName(host: string): Buffer {
  if (!ipaddr.isValid(host)) return tagged(TAG.dnsName, Buffer.from(host, "latin1"));
  return tagged(TAG.ipAddress, Buffer.from(ipaddr.parse(host).toByteArray()));
}

// ── Name constraints ──────────────────────────────────────────────────────────────────────────

const ANY_DOMAIN: Subtree = { domain: "" };
const ANY_ADDRESS: readonly Subtree[] = ["0.0.0.0/0", "::/0"].map((text) => ({ network: ipaddr.parseCIDR(text) }));

/**
 * Permitting domains does not restrict addresses, and permitting networks does not restrict domains. So a kind without a permitted
 * subtree is excluded. BoringSSL, which Bun and Android use, cannot read a restriction to networks: if an authority has one, BoringSSL
 * refuses every certificate from it that contains an address. So the networks are in an extension that clients ignore.
 */
function restrictingTo(permit: readonly Subtree[]): Buffer[] {
  const [domains, networks] = [permit.filter((one) => "domain" in one), permit.filter((one) => "network" in one)];
  const excluded = [...(domains.length > 0 ? [] : [ANY_DOMAIN]), ...(networks.length > 0 ? [] : ANY_ADDRESS)];
  return [
    extension(OID.nameConstraints, true, constraints(domains, excluded)),
    ...(networks.length > 0 ? [extension(OID.networks, false, constraints(networks, []))] : []),
  ];
}

const constraints = (permitted: readonly Subtree[], excluded: readonly Subtree[]): Buffer =>
  sequence(
    ...(permitted.length > 0 ? [tagged(0xa0, ...permitted.map(subtree))] : []),
    ...(excluded.length > 0 ? [tagged(0xa1, ...excluded.map(subtree))] : []),
  );

function subtree(one: Subtree): Buffer {
  if ("domain" in one) return sequence(tagged(TAG.dnsName, Buffer.from(one.domain, "latin1")));
  const [address, prefix] = one.network;
  const bytes = address.toByteArray();
  const mask = bytes.map((_byte, index) => 0xff & ~(0xff >> Math.min(8, Math.max(0, prefix - index * 8))));
  return sequence(tagged(TAG.ipAddress, Buffer.from([...bytes, ...mask])));
}

/** @returns the domains and networks that an authority's certificate is restricted to, or null if it is unrestricted */
export function nameConstraintsOf(cert: string): NameConstraints | null {
  const found = [OID.nameConstraints, OID.networks].flatMap((oid) => constraintsIn(cert, oid) ?? []);
  if (found.length === 0) return null;
  return {
    permitted: found.flatMap(({ permitted }) => permitted),
    excluded: found.flatMap(({ excluded }) => excluded),
  };
}

/** Whether BoringSSL refuses this authority's certificates if they contain an address. */
export const restrictsAddresses = (cert: string): boolean =>
  constraintsIn(cert, OID.nameConstraints)?.permitted.some((one) => "network" in one) ?? false;

function constraintsIn(cert: string, oid: string): NameConstraints | null {
  const extensions = inside(fieldsOf(derOf(cert)).find(({ tag }) => tag === 0xa3))[0];
  const parts = inside(extensions)
    .map(inside)
    .find(([id]) => id?.content.toString("hex") === oid);
  if (!parts) return null;
  const lists = inside(inside(parts.at(-1))[0]);
  const subtrees = (tag: number): Subtree[] =>
    lists.filter((list) => list.tag === tag).flatMap((list) => inside(list).flatMap(readSubtree));
  return { permitted: subtrees(0xa0), excluded: subtrees(0xa1) };
}

function readSubtree(one: Element): Subtree[] {
  const base = inside(one)[0];
  if (base?.tag === TAG.dnsName) return [{ domain: base.content.toString("latin1").toLowerCase() }];
  if (base?.tag !== TAG.ipAddress) return [];
  const half = base.content.length / 2;
  const prefix = [...base.content.subarray(half)].reduce(
    (bits, byte) => bits + byte.toString(2).replace(/0/g, "").length,
    0,
  );
  return [{ network: [ipaddr.fromByteArray([...base.content.subarray(0, half)]), prefix] }];
}

/** @throws Error that names the first host that clients would refuse */
function refuseOutside(constraints: NameConstraints | null, hosts: readonly string[]): void {
  if (!constraints) return;
  const { permitted, excluded } = constraints;
  for (const host of hosts) {
    const kind = ipaddr.isValid(host) ? "network" : "domain";
    const ofKind = permitted.filter((one) => kind in one);
    const isPermitted = ofKind.length === 0 || ofKind.some((one) => covers(one, host));
    if (isPermitted && !excluded.some((one) => covers(one, host))) continue;
    throw new Error(`it is restricted to ${permitted.map(describeSubtree).join(", ")}, and ${host} is outside`);
  }
}

function covers(one: Subtree, host: string): boolean {
  if ("domain" in one) {
    if (ipaddr.isValid(host)) return false;
    return one.domain === "" || host === one.domain || host.endsWith(`.${one.domain.replace(/^\./, "")}`);
  }
  if (!ipaddr.isValid(host)) return false;
  const address = ipaddr.parse(host);
  return address.kind() === one.network[0].kind() && address.match(one.network[0] as never, one.network[1]);
}

/** "lan", "10.0.0.0/8" */
export const describeSubtree = (one: Subtree): string =>
  "domain" in one ? one.domain : `${one.network[0].toString()}/${one.network[1]}`;

// ── DER ───────────────────────────────────────────────────────────────────────────────────────

const OID = {
  commonName: "550403",
  ecdsaWithSha256: "2a8648ce3d040302",
  extensionRequest: "2a864886f70d01090e",
  basicConstraints: "551d13",
  keyUsage: "551d0f",
  nameConstraints: "551d1e",
  /** This program's own (2.25 and a UUID): `NameConstraints` with networks, which only this program checks. */
  networks: "6981de9d8e94cfc59aadbd9daacec1f3d9beb841",
  extendedKeyUsage: "551d25",
  serverAuth: "2b06010505070301",
  subjectAltName: "551d11",
  subjectKeyIdentifier: "551d0e",
  authorityKeyIdentifier: "551d23",
} as const;

/** GeneralName, RFC 5280 §4.2.1.6. */
const TAG = { dnsName: 0x82, ipAddress: 0x87 } as const;

function tagged(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...head), content]);
}

const sequence = (...parts: Uint8Array[]): Buffer => tagged(0x30, ...parts);
const integer = (bytes: Uint8Array): Buffer => tagged(0x02, bytes);
const boolean = (value: boolean): Buffer => tagged(0x01, Buffer.of(value ? 0xff : 0));
const octets = (bytes: Uint8Array): Buffer => tagged(0x04, bytes);
const objectId = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, "hex"));
const bitString = (bytes: Uint8Array, unused: number): Buffer => tagged(0x03, Buffer.of(unused), bytes);
const bits = (byte: number, unused: number): Buffer => bitString(Buffer.of(byte), unused);
const extension = (oid: string, critical: boolean, value: Buffer): Buffer =>
  sequence(objectId(oid), ...(critical ? [boolean(true)] : []), octets(value));
const nameOf = (commonName: string): Buffer =>
  sequence(tagged(0x31, sequence(objectId(OID.commonName), tagged(0x0c, Buffer.from(commonName)))));

// UTCTime until 2049, GeneralizedTime from then on (RFC 5280 §4.1.2.5).
function time(ms: number): Buffer {
  const digits = `${new Date(ms).toISOString().replace(/\D/g, "").slice(0, 14)}Z`;
  return digits < "2050" ? tagged(0x17, Buffer.from(digits.slice(2))) : tagged(0x18, Buffer.from(digits));
}

interface Element {
  tag: number;
  content: Buffer;
  /** The element with its tag and length. */
  whole: Buffer;
}

function elements(der: Buffer): Element[] {
  const found: Element[] = [];
  for (let at = 0; at + 1 < der.length;) {
    const first = der[at + 1] ?? 0;
    const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
    const start = at + 2 + lengthBytes;
    const end = start + (lengthBytes === 0 ? first : der.readUIntBE(at + 2, lengthBytes));
    found.push({ tag: der[at] ?? 0, content: der.subarray(start, end), whole: der.subarray(at, end) });
    at = end;
  }
  return found;
}

const inside = (element: Element | undefined): Element[] => (element ? elements(element.content) : []);

/** Version, serial, algorithm, issuer, validity, subject, key and extensions. */
const fieldsOf = (der: Buffer): Element[] => inside(inside(elements(der)[0])[0]);

/** The first certificate of a chain. */
const derOf = (cert: string): Buffer =>
  Buffer.from(cert.replace(/-----END CERTIFICATE-----[^]*$|-----BEGIN CERTIFICATE-----|\s/g, ""), "base64");

function pem(der: Buffer): string {
  const lines = der.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}
