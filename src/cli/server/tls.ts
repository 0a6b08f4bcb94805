// `secretpush tls …`: certificates for hosts without a PKI. Only the owner of a key file can read it. Files are replaced
// only on request, and symbolic links are not followed. The fingerprint of every certificate is printed, for comparison
// on the machines that should trust it.

import { X509Certificate } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ipaddr from "ipaddr.js";
import { replaceFile } from "../../base/durable_file.ts";
import { canonicalAddress, parseNetwork } from "../../base/network.ts";
import {
  describeSubtree,
  type KeyPair,
  makeAuthority,
  makeServerCertificate,
  nameConstraintsOf,
  restrictsAddresses,
  type Subtree,
} from "../../base/x509.ts";
import { command } from "../command.ts";
import { columns, OperationFailed, reasonOf, UsageError } from "../terminal.ts";
import { status } from "./tls_status.ts";

// Apple's systems refuse certificates that are valid for longer, whoever signed them.
const SERVER_DAYS = 825;
const AUTHORITY_DAYS = 3650;

const SERVER_OPTIONS = {
  "--host <name>": {
    about: "Host name or address that clients use; repeat it for several.",
    required: true,
    repeat: true,
  },
  "--days <number>": { about: "How many days the certificate is valid.", default: String(SERVER_DAYS) },
  "--out <dir>": { about: "Directory for cert.pem and key.pem.", default: "." },
  "--overwrite": "Replace existing files.",
} as const;

const selfSigned = command({
  name: "self-signed",
  summary: "Create a self-signed certificate: browsers warn until they are set to trust it.",
  options: SERVER_OPTIONS,
  examples: ["secretpush tls self-signed --host push.lan --host 10.0.0.5 --out /etc/secretpush"],
  async run({ host, days, ...place }) {
    const made = makeServerCertificate({ hosts: hostsIn(host), days: daysIn(days), nowMs: Date.now() });
    return saved(made, { ...place, cert: "cert.pem", key: "key.pem" });
  },
  note: (_text, { out }) => howToUse(out),
});

const authority = command({
  name: "ca",
  summary:
    "Create a small certificate authority: machines that trust ca.pem trust the certificates that the authority signs.",
  options: {
    "--name <name>": { about: "Name of the authority, as people see it.", default: "Secret Push CA" },
    "--days <number>": { about: "How many days the authority is valid.", default: String(AUTHORITY_DAYS) },
    "--permit <names>": "Domains and networks that the authority may sign for, comma-separated. Default: any.",
    "--out <dir>": { about: "Directory for ca.pem and ca.key.pem.", default: "." },
    "--overwrite": "Replace existing files.",
  },
  help: `
Keep ca.key.pem away from the server: anyone who has it can impersonate any host to machines that trust ca.pem.
--permit limits it to the given names: lan also permits push.lan. Clients then refuse a certificate for any other name,
and for any address unless you permit a network. Only "tls issue" checks which network an address is in.`,
  examples: [
    `secretpush tls ca --name "Example Ltd" --permit lan --out /root/ca
secretpush tls issue --ca /root/ca --host push.lan --out /etc/secretpush`,
  ],
  async run({ days, permit, ...given }) {
    const name = given.name.trim();
    if (name === "" || name.length > 64) throw new UsageError("--name must have 1 to 64 characters");
    const permitted = permit === undefined ? {} : { permit: permit.split(",").map(subtreeIn) };
    const made = makeAuthority({ name, days: daysIn(days), nowMs: Date.now(), ...permitted });
    return saved(made, { ...given, cert: "ca.pem", key: "ca.key.pem" });
  },
  note: (_text, { permit }) =>
    (permit?.split(",").some((one) => "network" in subtreeIn(one)) ? UNCHECKED : "") +
    "Install ca.pem on the machines that should trust it, and compare the fingerprint there.\n",
});

const issue = command({
  name: "issue",
  summary: "Create a server's certificate, signed by your own authority.",
  options: {
    ...SERVER_OPTIONS,
    "--ca <dir>": { about: "Directory with ca.pem and ca.key.pem.", required: true },
  },
  examples: ["secretpush tls issue --ca /root/ca --host push.lan --out /etc/secretpush"],
  async run({ ca, host, days, ...place }) {
    const authority = { cert: read(join(ca, "ca.pem")), key: read(join(ca, "ca.key.pem")) };
    const hosts = hostsIn(host);
    const wanted = { hosts, days: daysIn(days), nowMs: Date.now(), authority };
    let made: KeyPair;
    try {
      made = makeServerCertificate(wanted);
    } catch (error) {
      throw new OperationFailed(`the authority in ${ca} cannot sign: ${reasonOf(error)}`);
    }
    const text = saved(made, { ...place, cert: "cert.pem", key: "key.pem" });
    return { text, isUnreadable: meetsUnreadableConstraint(authority.cert, hosts) };
  },
  show: ({ text }) => text,
  note: ({ isUnreadable }, { out }) => `${isUnreadable ? UNREADABLE : ""}${howToUse(out)}`,
});

const UNCHECKED =
  'Clients refuse other domains. They accept every address: only "tls issue" checks the networks, because many clients cannot.\n';

const UNREADABLE =
  "The certificate contains an address, and this authority is restricted to networks. OpenSSL and curl accept that; secretpush as a client, " +
  'doctor and other programs on Bun refuse such a certificate, even for its names. To let them connect, issue it for names only, or make a new authority with "tls ca".\n';

const show = command({
  name: "show <file>",
  summary: "Print the names, the expiry and the fingerprint of a certificate.",
  examples: ["secretpush tls show /etc/secretpush/cert.pem"],
  run: async ({ file }) => described(file, read(file)),
});

export const tls = command({
  name: "tls",
  summary: "Create certificates for hosts without a PKI, and look at the server's own.",
  commands: [selfSigned, authority, issue, show, status],
});

/** Authorities made by other programs, and by earlier versions of this one, may restrict addresses. */
const meetsUnreadableConstraint = (authority: string, hosts: readonly string[]): boolean =>
  restrictsAddresses(authority) && hosts.some((host) => ipaddr.isValid(host));

function hostsIn(names: readonly string[]): string[] {
  return names.map((given) => {
    const name = given.trim().replace(/^\[(.*)\]$/, "$1");
    const address = name.includes("%") ? null : canonicalAddress(name);
    if (address !== null) return address;
    if (!isDomain(name.replace(/^\*\./, ""))) {
      throw new UsageError(`--host ${JSON.stringify(given)} is not a host name or address: leave scheme and port out`);
    }
    return name.toLowerCase();
  });
}

// A name whose last part is a number is a mistyped address.
const isDomain = (name: string): boolean =>
  /^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*$/i.test(name) &&
  name.length <= 253 &&
  !/(?:^|\.)\d+$/.test(name);

function subtreeIn(text: string): Subtree {
  const name = text.trim();
  if (isDomain(name)) return { domain: name.toLowerCase() };
  const wrong = (why: string): UsageError => new UsageError(`--permit ${JSON.stringify(text)} ${why}`);
  if (!/^\d+\.\d+\.\d+\.\d+(?:\/\d+)?$/.test(name) && !name.includes(":")) {
    throw wrong("is not a domain, address or network: write lan, 10.0.0.5 or 10.0.0.0/8");
  }
  let network: ReturnType<typeof parseNetwork>;
  try {
    network = parseNetwork(name);
  } catch {
    throw wrong("is not an address or a network");
  }
  const [address, prefix] = network;
  const of = `${address.toString()}/${prefix}`;
  const first = (address.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6).networkAddressFromCIDR(of);
  if (first.toString() !== address.toString())
    throw wrong(`goes beyond its prefix: write ${first.toString()}/${prefix}`);
  return { network };
}

function daysIn(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > 36_500) {
    throw new UsageError(`--days ${JSON.stringify(text)} is not a whole number from 1 to 36500`);
  }
  return days;
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new OperationFailed(`${path} cannot be read (${(error as { code?: string }).code})`);
  }
}

/** Writes both files. @returns their description for standard output */
function saved(made: KeyPair, to: { out: string; cert: string; key: string; overwrite: true | undefined }): string {
  const [cert, key] = [join(to.out, to.cert), join(to.out, to.key)];
  // Not existsSync, which reports a dangling link as missing.
  const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  const inTheWay = to.overwrite ? undefined : [cert, key].find(isThere);
  if (inTheWay !== undefined) throw new OperationFailed(`${inTheWay} already exists: pass --overwrite to replace it`);
  try {
    mkdirSync(to.out, { recursive: true });
    replaceFile(key, made.key, 0o600);
    replaceFile(cert, made.cert, 0o644);
  } catch (error) {
    throw new OperationFailed(`${to.out} cannot be written to (${(error as { code?: string }).code})`);
  }
  return described(cert, made.cert) + columns([["key", key]]);
}

function described(path: string, pem: string): string {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(pem);
  } catch {
    throw new OperationFailed(`${path} contains no certificate in PEM`);
  }
  const permitted = nameConstraintsOf(pem)?.permitted ?? [];
  return columns([
    ["certificate", path],
    ["for", certificate.subjectAltName ?? certificate.subject],
    ...(permitted.length > 0 ? [["may sign for", permitted.map(describeSubtree).join(", ")]] : []),
    ["issued by", certificate.issuer.replaceAll("\n", ", ")],
    ["until", new Date(certificate.validTo).toISOString()],
    ["SHA-256", certificate.fingerprint256],
  ]);
}

const howToUse = (directory: string): string =>
  `Use it: secretpush serve --tls-cert ${join(directory, "cert.pem")} --tls-key ${join(directory, "key.pem")}\n` +
  "Only the key's owner can read it: the owner must be the user that the server runs as.\n";
