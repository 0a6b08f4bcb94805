// Certificates for hosts without any PKI: a small authority, and server certificates signed by it or by
// themselves. Keys are ECDSA on P-256, signatures SHA-256 (RFC 5758), certificates X.509 version 3 (RFC 5280),
// written in DER (ITU-T X.690). This only writes; what is read is read by the runtime's own X509Certificate.

import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

import ipaddr from "ipaddr.js";

/** Both in PEM; `cert` is the whole chain, the server's own certificate first. */
export interface KeyPair {
  cert: string;
  key: string;
}

const DAY_MS = 86_400_000;
/** Clocks of clients may be a little behind. */
const BACKDATED_MS = 3_600_000;

/** @param days how long it is valid, from `nowMs` on */
export function makeAuthority(given: { name: string; days: number; nowMs: number }): KeyPair {
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
      extension(OID.subjectKeyIdentifier, false, octets(keyIdentifier(publicKey))),
    ],
  });
  return { cert: pem(der), key: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
}

/**
 * A server's certificate for these host names and addresses.
 * @param authority who signs; without one it signs itself
 * @throws Error where the authority's key is none of ours, or not the key of its certificate
 */
export function makeServerCertificate(given: {
  hosts: readonly string[];
  days: number;
  nowMs: number;
  authority?: KeyPair;
}): KeyPair {
  const { publicKey, privateKey } = newKeys();
  // Browsers look at the alternative names only; a long host name would not fit in the other.
  const subject = nameOf((given.hosts[0] ?? "").slice(0, 64));
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

const newKeys = () => generateKeyPairSync("ec", { namedCurve: "P-256" });

function signerOf({ cert, key }: KeyPair): { key: KeyObject; name: Buffer; publicKey: KeyObject } {
  const privateKey = createPrivateKey(key);
  const publicKey = createPublicKey(privateKey);
  if (privateKey.asymmetricKeyDetails?.namedCurve !== "prime256v1") {
    throw new Error("the authority's key is no ECDSA key on P-256");
  }
  const der = Buffer.from(cert.replace(/-----END CERTIFICATE-----[^]*$|-----BEGIN CERTIFICATE-----|\s/g, ""), "base64");
  if (!der.includes(publicKey.export({ type: "spki", format: "der" }))) {
    throw new Error("the authority's key is not the key of its certificate");
  }
  return { key: privateKey, name: subjectIn(der), publicKey };
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
  if (!ipaddr.isValid(host)) return tagged(0x82, Buffer.from(host, "latin1"));
  return tagged(0x87, Buffer.from(ipaddr.parse(host).toByteArray()));
}

// ── DER ───────────────────────────────────────────────────────────────────────────────────────

const OID = {
  commonName: "550403",
  ecdsaWithSha256: "2a8648ce3d040302",
  basicConstraints: "551d13",
  keyUsage: "551d0f",
  extendedKeyUsage: "551d25",
  serverAuth: "2b06010505070301",
  subjectAltName: "551d11",
  subjectKeyIdentifier: "551d0e",
  authorityKeyIdentifier: "551d23",
} as const;

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

/** The subject of a certificate as it stands there: version, serial, algorithm, issuer and validity come first. */
function subjectIn(der: Buffer): Buffer {
  const enter = (at: number): { content: number; end: number } => {
    const first = der[at + 1] ?? 0;
    const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
    const length = lengthBytes === 0 ? first : der.readUIntBE(at + 2, lengthBytes);
    return { content: at + 2 + lengthBytes, end: at + 2 + lengthBytes + length };
  };
  let at = enter(enter(0).content).content;
  for (let skipped = 0; skipped < 5; skipped += 1) at = enter(at).end;
  return der.subarray(at, enter(at).end);
}

function pem(der: Buffer): string {
  const lines = der.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}
