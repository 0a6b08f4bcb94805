// A real directory for tests: Debian's slapd with a database of its own in a temporary directory, on free ports of this host,
// with a certificate of an authority of its own. It can go away, come back and hang. It ends with this process, however that ends.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { freePort } from "./free_port.ts";
import { needs } from "./needs.ts";

export const BASE = "dc=example,dc=org";
export const PEOPLE = `ou=people,${BASE}`;
export const GROUPS = `ou=groups,${BASE}`;
/** Who may look people up, and nothing else. */
export const READER = { dn: `cn=reader,${BASE}`, password: "read only" };
const ROOT = { dn: `cn=root,${BASE}`, password: "root of all" };

export interface PersonEntry {
  uid: string;
  mail?: string;
  password?: string;
}

export interface GroupEntry {
  cn: string;
  /** The uid of people, or the cn of groups as "group:NAME". */
  members: string[];
}

export interface TestDirectory {
  /** Without encryption, and with StartTLS. */
  ldap: string;
  ldaps: string;
  /** The authority that signs its certificate: a file, as PEM. */
  ca: string;
  /** What it has been asked, as it says itself. */
  log: () => string;
  add: (...entries: Array<PersonEntry | GroupEntry>) => Promise<void>;
  /** Of LDIF, as ldapmodify takes it. */
  modify: (ldif: string) => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops and removes it. */
  end: () => Promise<void>;
}

export const personDn = (uid: string): string => `uid=${uid},${PEOPLE}`;
export const groupDn = (cn: string): string => `cn=${cn},${GROUPS}`;

/** With what a server finds it: patient, because a busy machine is slow. */
export const settingsFor = ({ ldaps, ca }: Pick<TestDirectory, "ldaps" | "ca">) => ({
  flags: {
    "ldap-url": ldaps,
    "ldap-base": PEOPLE,
    "ldap-group-base": GROUPS,
    "ldap-bind-dn": READER.dn,
    "ldap-ca-file": ca,
    "ldap-timeout": "20s",
  },
  env: { SECRETPUSH_LDAP_BIND_PASSWORD: READER.password },
});

/** @param hosts in its certificate @param needsTls whether it refuses passwords that come unencrypted */
export async function startDirectory({
  hosts = ["localhost", "127.0.0.1"],
  needsTls = true,
} = {}): Promise<TestDirectory> {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-slapd-"));
  const at = (name: string): string => join(directory, name);
  const nowMs = Date.now();
  const authority = makeAuthority({ name: "Directory CA", days: 1, nowMs });
  const pair = makeServerCertificate({ hosts, days: 1, nowMs, authority });
  writeFileSync(at("ca.pem"), authority.cert);
  writeFileSync(at("cert.pem"), pair.cert);
  writeFileSync(at("key.pem"), pair.key);
  mkdirSync(at("data"));
  writeFileSync(at("slapd.conf"), configuration(directory, needsTls));
  writeFileSync(at("first.ldif"), FIRST);
  await run(["/usr/sbin/slapadd", "-f", at("slapd.conf"), "-l", at("first.ldif")]);

  const [plain, secure] = [await freePort(), await freePort()];
  const [ldap, ldaps] = [`ldap://127.0.0.1:${plain}`, `ldaps://127.0.0.1:${secure}`];
  let log = "";
  let child: Bun.Subprocess<"pipe", "ignore", "pipe"> | null = null;

  async function start(): Promise<void> {
    // A shell waits for the end of its standard input, which comes when this process ends, and takes slapd along.
    const line = `${needs("slapd").path} -f "$0" -h "$1" -d stats & child=$!; cat >/dev/null; kill $child; wait $child`;
    child = Bun.spawn(["sh", "-c", line, at("slapd.conf"), `${ldap} ${ldaps}`], {
      stdin: "pipe",
      stdout: "ignore",
      stderr: "pipe",
    });
    void readAll(child.stderr, (text) => (log += text));
    const deadline = Date.now() + 30_000;
    while (!(await accepts(plain)) || !(await accepts(secure))) {
      if (Date.now() > deadline) throw new Error(`slapd does not start: ${log}`);
      await Bun.sleep(20);
    }
  }

  async function stop(): Promise<void> {
    void child?.stdin.end();
    await child?.exited;
    child = null;
  }

  const modify = (ldif: string): Promise<void> =>
    run(["ldapmodify", "-x", "-H", ldaps, "-D", ROOT.dn, "-w", ROOT.password], ldif, { LDAPTLS_REQCERT: "never" });

  await start();
  return {
    ldap,
    ldaps,
    ca: at("ca.pem"),
    log: () => log,
    modify,
    add: (...entries) =>
      modify(entries.map((entry) => ("uid" in entry ? personLdif(entry) : groupLdif(entry))).join("\n")),
    start,
    stop,
    async end() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A server that takes connections and never says a word. */
export async function startHangingServer(): Promise<{
  ldap: string;
  connections: () => number;
  stop: () => Promise<void>;
}> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  return {
    ldap: `ldap://127.0.0.1:${port}`,
    connections: () => sockets.length,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** Between a client and a directory without encryption: keeps what the client says. */
export async function listenIn(ldap: string): Promise<{ ldap: string; said: () => string; stop: () => Promise<void> }> {
  let said = "";
  const port = Number(new URL(ldap).port);
  const server = createServer((client) => {
    const behind = connect(port, "127.0.0.1");
    client.on("data", (bytes) => (said += bytes.toString("latin1")));
    client.pipe(behind).pipe(client);
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port: own } = server.address() as { port: number };
  return {
    ldap: `ldap://127.0.0.1:${own}`,
    said: () => said,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}

const configuration = (directory: string, needsTls: boolean): string => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
TLSCACertificateFile ${directory}/ca.pem
TLSCertificateFile ${directory}/cert.pem
TLSCertificateKeyFile ${directory}/key.pem
${needsTls ? "security simple_bind=128" : ""}
database mdb
suffix "${BASE}"
rootdn "${ROOT.dn}"
rootpw "${ROOT.password}"
directory ${directory}/data
maxsize 16777216
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${READER.dn}" read by * none
`;

const FIRST = `dn: ${BASE}
objectClass: domain
dc: example

dn: ${PEOPLE}
objectClass: organizationalUnit
ou: people

dn: ${GROUPS}
objectClass: organizationalUnit
ou: groups

dn: ${READER.dn}
objectClass: organizationalRole
objectClass: simpleSecurityObject
cn: reader
userPassword: ${READER.password}
`;

const personLdif = ({ uid, mail, password }: PersonEntry): string =>
  [
    `dn: ${personDn(uid)}`,
    "changetype: add",
    "objectClass: inetOrgPerson",
    `uid: ${uid}`,
    `cn: ${uid}`,
    `sn: ${uid}`,
    ...(mail === undefined ? [] : [`mail: ${mail}`]),
    ...(password === undefined ? [] : [`userPassword: ${password}`]),
    "",
  ].join("\n");

const groupLdif = ({ cn, members }: GroupEntry): string =>
  [
    `dn: ${groupDn(cn)}`,
    "changetype: add",
    "objectClass: groupOfNames",
    `cn: ${cn}`,
    ...members.map((one) => `member: ${one.startsWith("group:") ? groupDn(one.slice(6)) : personDn(one)}`),
    "",
  ].join("\n");

const accepts = (port: number): Promise<boolean> =>
  Bun.connect({ hostname: "127.0.0.1", port, socket: { data() {} } }).then(
    (socket) => {
      socket.end();
      return true;
    },
    () => false,
  );

async function readAll(stream: ReadableStream<Uint8Array>, take: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) take(decoder.decode(chunk, { stream: true }));
}

async function run(argv: string[], input = "", env: Record<string, string> = {}): Promise<void> {
  const child = Bun.spawn(argv, {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdin: new TextEncoder().encode(input),
    stdout: "ignore",
    stderr: "pipe",
  });
  const [stderr, code] = await Promise.all([child.stderr.text(), child.exited]);
  if (code !== 0) throw new Error(`${argv[0]} ended with ${code}: ${stderr}`);
}
