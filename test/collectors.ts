// Collectors of logs for tests: Debian's rsyslog, which writes what it was told to a file, and one in this process.

import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { freePort } from "./free_port.ts";
import { needs } from "./needs.ts";

/** One message, as rsyslog has understood it. */
export interface Logged {
  severity: string;
  facility: string;
  time: string;
  host: string;
  app: string;
  process: string;
  msgid: string;
  /** The parameters of the structured data, unescaped. */
  data: Record<string, string>;
  text: string;
}

export interface Rsyslog {
  ports: { tcp: number; tls: number };
  socket: string;
  /** The authority of its certificate. */
  caFile: string;
  start(): Promise<void>;
  /** Ends it; the ports refuse connections then. */
  stop(): Promise<void>;
  logged(): Logged[];
}

/** A collector that does not run yet. Its files are in a new directory below `root`. */
export async function rsyslogIn(root: string): Promise<Rsyslog> {
  const program = needs("rsyslogd").path;
  // The path of a socket has at most 107 bytes.
  const directory = mkdtempSync(join(root, "r-"));
  const at = (name: string): string => join(directory, name);
  const nowMs = Date.now();
  const authority = makeAuthority({ name: "Test CA of logs", days: 1, nowMs });
  const pair = makeServerCertificate({ hosts: ["localhost", "127.0.0.1"], days: 1, nowMs, authority });
  writeFileSync(at("ca.pem"), authority.cert);
  writeFileSync(at("cert.pem"), pair.cert);
  writeFileSync(at("key.pem"), pair.key);
  const ports = { tcp: await freePort(), tls: await freePort() };
  writeFileSync(at("rsyslog.conf"), configuration(at, ports));
  let running: Bun.Subprocess | null = null;
  return {
    ports,
    socket: at("log.sock"),
    caFile: at("ca.pem"),
    async start() {
      running = Bun.spawn([program, "-n", "-f", at("rsyslog.conf"), "-i", at("pid")], {
        stdin: "ignore",
        stdout: "ignore",
        stderr: Bun.file(at("errors.log")),
      });
      const deadline = Date.now() + 30_000;
      while (!(await listens(ports.tcp)) || !(await listens(ports.tls)) || !existsSync(at("log.sock"))) {
        if (running.exitCode !== null || Date.now() > deadline) {
          throw new Error(`rsyslogd does not start: ${readFileSync(at("errors.log"), "utf8")}`);
        }
        await Bun.sleep(10);
      }
    },
    async stop() {
      running?.kill("SIGTERM");
      await running?.exited;
      running = null;
    },
    logged() {
      if (!existsSync(at("out.log"))) return [];
      const whole = readFileSync(at("out.log"), "utf8").split("\n").slice(0, -1);
      return whole.map((line) => {
        const fields = JSON.parse(line) as Omit<Logged, "data"> & { data: string };
        return Object.assign(fields, { data: parametersIn(fields.data) });
      });
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  Bun.connect({ hostname: "127.0.0.1", port, socket: { data() {} } }).then(
    (socket) => {
      socket.end();
      return true;
    },
    () => false,
  );

const configuration = (at: (name: string) => string, ports: Rsyslog["ports"]): string => `
global(workDirectory="${at("")}" maxMessageSize="64k" parser.escapeControlCharactersOnReceive="off"
  defaultNetstreamDriverCAFile="${at("ca.pem")}" defaultNetstreamDriverCertFile="${at("cert.pem")}"
  defaultNetstreamDriverKeyFile="${at("key.pem")}")
module(load="imptcp")
module(load="imtcp" streamDriver.name="ossl" streamDriver.mode="1" streamDriver.authMode="anon")
module(load="imuxsock" sysSock.use="off")
template(name="json" type="list" option.jsonf="on") {
  property(outname="severity" name="syslogseverity-text" format="jsonf")
  property(outname="facility" name="syslogfacility-text" format="jsonf")
  property(outname="time" name="timereported" dateFormat="rfc3339" format="jsonf")
  property(outname="host" name="hostname" format="jsonf")
  property(outname="app" name="app-name" format="jsonf")
  property(outname="process" name="procid" format="jsonf")
  property(outname="msgid" name="msgid" format="jsonf")
  property(outname="data" name="structured-data" format="jsonf")
  property(outname="text" name="msg" format="jsonf")
}
ruleset(name="all") { action(type="omfile" file="${at("out.log")}" template="json") }
input(type="imptcp" port="${ports.tcp}" address="127.0.0.1" ruleset="all")
input(type="imtcp" port="${ports.tls}" address="127.0.0.1" ruleset="all")
input(type="imuxsock" socket="${at("log.sock")}" useSpecialParser="off" parseHostname="on" ruleset="all"
  rateLimit.interval="0" usePidFromSystem="off")
`;

/** Reads the structured data of RFC 5424. @throws Error where it is not well formed */
export function parametersIn(text: string): Record<string, string> {
  if (text === "-") return {};
  const whole = /^\[secretpush@32473((?: [!#-<>-\\^-~]{1,32}="(?:[^"\\\]]|\\["\\\]])*")*)\]$/.exec(text);
  if (!whole) throw new Error(`This is no structured data: ${text}`);
  const found = [...(whole[1] ?? "").matchAll(/ ([^=]+)="((?:[^"\\\]]|\\.)*)"/g)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, value.replace(/\\(.)/g, "$1")]));
}

/** An event as a collector gets it. */
export interface Told {
  type: string;
  owner?: string;
  ip?: string;
  agent?: string;
  /** Each value as text. */
  detail: Record<string, string>;
}

/** A collector over TCP, which hands on what each connection has brought when that ends. */
export async function collectorInProcess(take: (told: Told[]) => void): Promise<{ url: string; stop(): void }> {
  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    socket.on("end", () => take(messagesIn(Buffer.concat(parts)).map(toldIn)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { url: `syslog://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Reads "LENGTH MESSAGE", one after the other. */
function messagesIn(bytes: Buffer): string[] {
  const messages: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const start = bytes.indexOf(" ", at) + 1;
    const end = start + Number(bytes.toString("latin1", at, start));
    messages.push(bytes.toString("utf8", start, end));
    at = end;
  }
  return messages;
}

function toldIn(message: string): Told {
  const data = message.slice(message.indexOf("["), message.lastIndexOf("\uFEFF") - 1);
  const { id: _, push: __, owner, ip, user_agent: agent, ...detail } = parametersIn(data);
  const type = message.split(" ")[5] ?? "";
  return { type, detail, ...(owner && { owner }), ...(ip && { ip }), ...(agent && { agent }) };
}
