// `secretpush tls …`: certificates for hosts without a PKI. Only their owner can read the keys; files are replaced
// only on request, and no link is followed. Every certificate's fingerprint is printed, so that it can be compared
// on the other machine.

import { X509Certificate } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import ipaddr from "ipaddr.js";
import { replaceFile } from "../../base/durable_file.ts";
import { canonicalAddress, parseNetwork } from "../../base/network.ts";
import {
  describeSubtree,
  type KeyPair,
  makeAuthority,
  makeServerCertificate,
  nameConstraintsOf,
  type Subtree,
} from "../../base/x509.ts";
import type { Cli } from "../context.ts";
import { columns, EXIT, OperationFailed, type Terminal, UsageError } from "../terminal.ts";

// Apple's systems refuse certificates that are valid longer, whoever signed them.
const SERVER_DAYS = 825;
const AUTHORITY_DAYS = 3650;

interface ServerFlags {
  host: string[];
  days: string;
  out: string;
  overwrite?: true;
}

export function addTls(program: Command, { terminal, action }: Cli): void {
  const tls = program.command("tls").description("Create certificates for hosts without a PKI.");
  const nowMs = Date.now();

  const collect = (host: string, hosts: string[] = []): string[] => [...hosts, host];
  const forServer = (command: Command): Command =>
    command
      .requiredOption("--host <name>", "Host name or address that clients use; repeat it for several.", collect)
      .option("--days <number>", "How long it is valid.", String(SERVER_DAYS))
      .option("--out <dir>", "Directory for cert.pem and key.pem.", ".")
      .option("--overwrite", "Replace existing files.");

  forServer(tls.command("self-signed"))
    .description("Create a self-signed certificate: browsers warn until they are set to trust it.")
    .addHelpText(
      "after",
      "\nExample:\n  $ secretpush tls self-signed --host push.lan --host 10.0.0.5 --out /etc/secretpush\n",
    )
    .action(
      action(async (flags: ServerFlags) => {
        const made = makeServerCertificate({ hosts: hostsIn(flags), days: daysIn(flags.days), nowMs });
        save(terminal, made, { directory: flags.out, cert: "cert.pem", key: "key.pem", overwrite: flags.overwrite });
        howToUse(terminal, flags.out);
        return EXIT.ok;
      }),
    );

  tls
    .command("ca")
    .description("Create a small certificate authority: machines that trust ca.pem trust the certificates it signs.")
    .option("--name <name>", "Name of the authority, as people see it.", "Secret Push CA")
    .option("--days <number>", "How long it is valid.", String(AUTHORITY_DAYS))
    .option("--permit <names>", "Domains and networks it may sign for, comma-separated. Default: any.")
    .option("--out <dir>", "Directory for ca.pem and ca.key.pem.", ".")
    .option("--overwrite", "Replace existing files.")
    .addHelpText(
      "after",
      `
Keep ca.key.pem away from the server: anyone who has it can impersonate any host to machines that trust ca.pem.
--permit limits this to the given names: lan also permits push.lan, and clients refuse a certificate for any other
name or address.

Example:
  $ secretpush tls ca --name "Example Ltd" --permit lan --out /root/ca
  $ secretpush tls issue --ca /root/ca --host push.lan --out /etc/secretpush
`,
    )
    .action(
      action(async (flags: { name: string; days: string; permit?: string; out: string; overwrite?: true }) => {
        const name = flags.name.trim();
        if (name === "" || name.length > 64) throw new UsageError("--name must have 1 to 64 characters");
        const permit = flags.permit === undefined ? {} : { permit: flags.permit.split(",").map(subtreeIn) };
        const made = makeAuthority({ name, days: daysIn(flags.days), nowMs, ...permit });
        save(terminal, made, { directory: flags.out, cert: "ca.pem", key: "ca.key.pem", overwrite: flags.overwrite });
        terminal.stderr(`Install ca.pem on the machines that should trust it, and compare the fingerprint there.\n`);
        return EXIT.ok;
      }),
    );

  forServer(tls.command("issue"))
    .description("Create a server's certificate, signed by the authority in a directory.")
    .requiredOption("--ca <dir>", "Directory with ca.pem and ca.key.pem.")
    .addHelpText("after", "\nExample:\n  $ secretpush tls issue --ca /root/ca --host push.lan --out /etc/secretpush\n")
    .action(
      action(async (flags: ServerFlags & { ca: string }) => {
        const authority = { cert: read(join(flags.ca, "ca.pem")), key: read(join(flags.ca, "ca.key.pem")) };
        let made: KeyPair;
        try {
          made = makeServerCertificate({ hosts: hostsIn(flags), days: daysIn(flags.days), nowMs, authority });
        } catch (error) {
          if (error instanceof UsageError) throw error;
          const reason = error instanceof Error ? error.message : String(error);
          throw new OperationFailed(`the authority in ${flags.ca} cannot sign: ${reason}`);
        }
        save(terminal, made, { directory: flags.out, cert: "cert.pem", key: "key.pem", overwrite: flags.overwrite });
        if (meetsUnreadableConstraint(authority.cert, flags)) {
          terminal.stderr(
            "The certificate holds an address, and this authority is restricted to networks. OpenSSL and curl accept that; secretpush as a client, " +
              "doctor and other programs on Bun refuse such a certificate, for its names too. If they are to connect, issue it for names only.\n",
          );
        }
        howToUse(terminal, flags.out);
        return EXIT.ok;
      }),
    );

  tls
    .command("show <file>")
    .description("Print the names, the expiry and the fingerprint of a certificate.")
    .addHelpText("after", "\nExample:\n  $ secretpush tls show /etc/secretpush/cert.pem\n")
    .action(
      action(async (path: string) => {
        describe(terminal, path, read(path));
        return EXIT.ok;
      }),
    );
}

/**
 * BoringSSL cannot read a restriction to networks, and refuses every certificate that such a restriction applies to.
 */
const meetsUnreadableConstraint = (authority: string, flags: ServerFlags): boolean =>
  (nameConstraintsOf(authority)?.permitted.some((one) => "network" in one) ?? false) &&
  hostsIn(flags).some((host) => ipaddr.isValid(host));

function hostsIn({ host }: ServerFlags): string[] {
  return host.map((given) => {
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

function save(
  terminal: Terminal,
  made: KeyPair,
  to: { directory: string; cert: string; key: string; overwrite: true | undefined },
): void {
  const [cert, key] = [join(to.directory, to.cert), join(to.directory, to.key)];
  // Not existsSync, which reports a dangling link as missing.
  const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  const inTheWay = to.overwrite ? undefined : [cert, key].find(isThere);
  if (inTheWay !== undefined) throw new OperationFailed(`${inTheWay} already exists: pass --overwrite to replace it`);
  try {
    mkdirSync(to.directory, { recursive: true });
    replaceFile(key, made.key, 0o600);
    replaceFile(cert, made.cert, 0o644);
  } catch (error) {
    throw new OperationFailed(`${to.directory} cannot be written to (${(error as { code?: string }).code})`);
  }
  describe(terminal, cert, made.cert);
  terminal.stdout(columns([["key", key]]));
}

function describe(terminal: Terminal, path: string, pem: string): void {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(pem);
  } catch {
    throw new OperationFailed(`${path} holds no certificate in PEM`);
  }
  const permitted = nameConstraintsOf(pem)?.permitted ?? [];
  terminal.stdout(
    columns([
      ["certificate", path],
      ["for", certificate.subjectAltName ?? certificate.subject],
      ...(permitted.length > 0 ? [["may sign for", permitted.map(describeSubtree).join(", ")]] : []),
      ["issued by", certificate.issuer],
      ["until", new Date(certificate.validTo).toISOString()],
      ["SHA-256", certificate.fingerprint256],
    ]),
  );
}

const howToUse = (terminal: Terminal, directory: string): void =>
  terminal.stderr(
    `Use it: secretpush serve --tls-cert ${join(directory, "cert.pem")} --tls-key ${join(directory, "key.pem")}\n` +
      "Only the key's owner can read it: the owner must be the user that the server runs as.\n",
  );
