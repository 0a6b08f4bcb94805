// Collectors that hang, refuse, break off or answer garbage: what was not taken is not counted as delivered.

import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";

import { utf8 } from "../src/base/crypto.ts";
import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { sendToSocket } from "../src/capabilities/siem/local.ts";
import { sendOverStream } from "../src/capabilities/siem/stream.ts";
import { freePort } from "./free_port.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";

setDefaultTimeout(60_000);

const directory = makeTempDir();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const ends: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Long enough for whoever answers, on a busy machine too. */
const PATIENT = { connectMs: 20_000, batchMs: 20_000 };
/** For whoever never answers. */
const SHORT = { connectMs: 20_000, batchMs: 300 };
const MESSAGES = ["<86>1 one", "<86>1 two", "<86>1 three"].map(utf8);
const FRAMED = "9 <86>1 one9 <86>1 two11 <86>1 three";

/** @returns its port */
async function listening(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as { port: number }).port;
}

const tcp = (port: number) => ({ host: "127.0.0.1", port, tls: null });

describe("a collector of syslog over TCP", () => {
  test("that reads to the end and closes has everything, each message behind its length", async () => {
    let got = "";
    const port = await listening(createServer((socket) => void socket.on("data", (part) => (got += part))));
    expect(await sendOverStream(tcp(port), MESSAGES, PATIENT)).toEqual({ count: 3, failure: null });
    expect(got).toBe(FRAMED);
  });

  test("that refuses connections", async () => {
    const sent = await sendOverStream(tcp(await freePort()), MESSAGES, PATIENT);
    expect(sent).toEqual({ count: 0, failure: "the collector refused the connection" });
  });

  test("that closes each connection at once", async () => {
    const port = await listening(createServer((socket) => void socket.destroy()));
    for (let round = 0; round < 20; round += 1) {
      expect(await sendOverStream(tcp(port), MESSAGES, PATIENT)).toMatchObject({ count: 0 });
    }
  });

  test("that closes its side at once, politely", async () => {
    const port = await listening(createServer({ allowHalfOpen: true }, (socket) => void socket.end()));
    expect((await sendOverStream(tcp(port), MESSAGES, PATIENT)).count).toBe(0);
  });

  test("that takes connections and never reads", async () => {
    const port = await listening(createServer({ allowHalfOpen: true, pauseOnConnect: true }));
    const { count, failure } = await sendOverStream(tcp(port), MESSAGES, SHORT);
    expect([count, failure]).toEqual([0, "the collector did not close the connection in time"]);
  });

  test("that dies with messages it has not read", async () => {
    const port = await listening(
      createServer({ allowHalfOpen: true, pauseOnConnect: true }, (socket) => {
        // Once they are here: its kernel has them, and drops them.
        setTimeout(() => socket.resetAndDestroy(), 100);
      }),
    );
    expect((await sendOverStream(tcp(port), MESSAGES, PATIENT)).count).toBe(0);
  });
});

describe("a collector of syslog over TLS", () => {
  const nowMs = Date.now();
  const authority = makeAuthority({ name: "Logs", days: 1, nowMs });
  const pairFor = (host: string) => makeServerCertificate({ hosts: [host], days: 1, nowMs, authority });
  const tls = (port: number, ca: string | undefined = authority.cert) => ({ host: "localhost", port, tls: { ca } });

  test("that reads to the end and closes has everything", async () => {
    let got = "";
    const server = createTlsServer(pairFor("localhost"), (socket) => void socket.on("data", (part) => (got += part)));
    expect(await sendOverStream(tls(await listening(server)), MESSAGES, PATIENT)).toEqual({ count: 3, failure: null });
    expect(got).toBe(FRAMED);
  });

  test("that speaks no TLS, is somebody else, or is vouched for by nobody", async () => {
    let got = "";
    const note = (socket: Socket) => void socket.on("data", (part) => (got += part));
    const plain = await listening(createServer((socket) => void socket.end("220 hello\r\n")));
    const other = await listening(createTlsServer(pairFor("other.example.org"), note));
    const right = await listening(createTlsServer(pairFor("localhost"), note));
    const stranger = makeAuthority({ name: "Another", days: 1, nowMs }).cert;
    for (const address of [tls(plain), tls(other), tls(right, stranger), { ...tls(right), tls: {} }]) {
      expect((await sendOverStream(address, MESSAGES, PATIENT)).count).toBe(0);
    }
    expect(got).toBe("");
  });

  needs("openssl").test("that asks for a certificate gets it", async () => {
    const [key, cert] = ["client.key", "client.pem"].map((name) => join(directory, name)) as [string, string];
    const made = Bun.spawnSync(
      [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=push.example.org",
        "-days",
        "2",
      ].concat(["-keyout", key, "-out", cert]),
    );
    expect(made.exitCode).toBe(0);
    const client = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
    const names: unknown[] = [];
    const server = createTlsServer(
      { ...pairFor("localhost"), ca: client.cert, requestCert: true, rejectUnauthorized: true },
      (socket) => {
        names.push(socket.authorized);
        socket.resume();
      },
    );
    const port = await listening(server);
    const address = { host: "localhost", port, tls: { ca: authority.cert, ...client } };
    expect((await sendOverStream(address, MESSAGES, PATIENT)).count).toBe(3);
    expect(names).toEqual([true]);
    expect((await sendOverStream(tls(port), MESSAGES, PATIENT)).count).toBe(0);
  });
});

describe("a Unix socket", () => {
  test("a socket that takes streams, and one that is not there", async () => {
    const path = join(directory, "stream.sock");
    let got = "";
    const server = createServer((socket) => void socket.on("data", (part) => (got += part)));
    await new Promise<void>((resolve) => server.listen(path, resolve));
    ends.push(() => server.close());
    expect(await sendToSocket(path, MESSAGES)).toEqual({ count: 3, failure: null });
    expect(got).toBe(FRAMED);
    expect(await sendToSocket(join(directory, "none.sock"), MESSAGES)).toMatchObject({ count: 0 });
  });
});
