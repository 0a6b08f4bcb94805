// TLS as clients see it: handshakes on a real port, and certificates swapped on disk while requests run.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { X509Certificate } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectPlain } from "node:net";
import { join } from "node:path";
import { connect } from "node:tls";

import type { KeyPair } from "../src/base/x509.ts";
import { SECURITY_HEADERS } from "../src/http/headers.ts";
import { raw } from "./api_checks.ts";
import { makeTempDir, runHere, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { tlsServers } from "./tls_servers.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { directory, authority, issue, put, start, startTls } = tlsServers();

const trusting = { tls: { ca: authority.cert } };
const portOf = (server: TestServer): number => Number(new URL(server.url).port);

/** The SHA-256 fingerprint of what the server shows in a handshake, whoever signed it. */
const shown = (server: TestServer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port: portOf(server), host: "127.0.0.1", rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    });
    socket.on("error", reject);
  });
const fingerprint = ({ cert }: KeyPair): string => new X509Certificate(cert).fingerprint256;

async function shows(server: TestServer, pair: KeyPair): Promise<void> {
  while ((await shown(server)) !== fingerprint(pair)) await Bun.sleep(10);
}

/** What OpenSSL's client and the server agree on, or null where the server refuses all that is offered. */
async function agreedCipher(server: TestServer, ...offer: string[]): Promise<string | null> {
  const argv = ["s_client", "-connect", `127.0.0.1:${portOf(server)}`, ...offer];
  const { stdout, stderr } = await openssl(argv);
  const agreed = /, Cipher is (\S+)/.exec(stdout)?.[1];
  if (agreed !== undefined && agreed !== "(NONE)") return agreed;
  // Refused by the server, and not for want of a connection or of such a cipher in this client.
  expect(stderr).toContain("handshake failure");
  return null;
}

/** Runs the real OpenSSL. */
async function openssl(argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = Bun.spawn(["openssl", ...argv], { stdin: new Blob([""]), stdout: "pipe", stderr: "pipe" });
  const [stdout, stderr, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  return { code, stdout, stderr };
}

/** A certificate with an RSA key, which only OpenSSL makes here. */
function rsaPair(): KeyPair {
  const paths = { cert: join(directory, "rsa.pem"), key: join(directory, "rsa.key") };
  const argv = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "1"];
  const made = Bun.spawnSync(["openssl", ...argv, "-keyout", paths.key, "-out", paths.cert]);
  if (made.exitCode !== 0) throw new Error(made.stderr.toString());
  return { cert: readFileSync(paths.cert, "utf8"), key: readFileSync(paths.key, "utf8") };
}

const cli = (...argv: string[]) => runHere(argv);

describe("a server with a certificate", () => {
  test("speaks HTTPS to those who trust the authority, and hands out https links", async () => {
    const server = await startTls(issue());
    expect(server.url).toStartWith("https:");
    expect(server.addresses.main).toBe(server.url);
    const response = await fetch(`${server.url}/api/v2/pushes`, {
      ...trusting,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ push: { payload: "p" } }),
    });
    const { html_url } = (await response.json()) as { html_url: string };
    expect(html_url).toStartWith(`${server.url}/p/`);
    expect(response.headers.get("strict-transport-security")).toBeNull();
  });

  test("is refused by clients that do not trust it, and speaks no plain HTTP", async () => {
    const server = await startTls(issue());
    expect(fetch(`${server.url}/up`)).rejects.toThrow();
    expect(fetch(`${server.url.replace("https:", "http:")}/up`)).rejects.toThrow();
  });

  test("speaks no TLS older than 1.2", async () => {
    const server = await startTls(issue());
    const ends = new Promise((resolve) => {
      const socket = connect({ port: portOf(server), host: "127.0.0.1", ca: authority.cert, maxVersion: "TLSv1.1" });
      socket.on("secureConnect", () => resolve(`connected with ${socket.getProtocol()}`));
      socket.on("error", () => resolve("refused"));
    });
    expect(await ends).toBe("refused");
  });

  for (const [kind, pairOf] of [
    ["ECDSA", () => issue()],
    ["RSA", rsaPair],
  ] as const)
    needs("openssl").describe(`with an ${kind} key, in TLS 1.2,`, () => {
      const aead = ["AES128-GCM-SHA256", "AES256-GCM-SHA384", "CHACHA20-POLY1305"];
      test("takes ECDHE with AEAD, and neither CBC nor RSA key exchange", async () => {
        const server = await startTls(pairOf());
        const agreed = (cipher: string) => agreedCipher(server, "-tls1_2", "-cipher", `${cipher}:@SECLEVEL=0`);
        for (const suite of aead.map((name) => `ECDHE-${kind}-${name}`)) expect(await agreed(suite)).toBe(suite);
        // All suites of a kind at once: a single one of them would be taken.
        const bad = `${["AES128-SHA", "AES256-SHA", "AES128-SHA256", "AES256-SHA384"]
          .map((name) => `ECDHE-${kind}-${name}`)
          .join(":")}:kRSA:kDHE:aNULL:CAMELLIA:3DES`;
        expect(await agreed(bad)).toBeNull();
        expect(await agreedCipher(server, "-tls1_3")).toStartWith("TLS_");
      });

      test("does so after the certificate changed, too", async () => {
        const server = await startTls(issue());
        const next = pairOf();
        put(next);
        await shows(server, next);
        const agreed = (cipher: string) => agreedCipher(server, "-tls1_2", "-cipher", `${cipher}:@SECLEVEL=0`);
        expect(await agreed(`ECDHE-${kind}-AES128-SHA:ECDHE-${kind}-AES256-SHA:kRSA`)).toBeNull();
        expect(await agreed(`ECDHE-${kind}-AES128-GCM-SHA256`)).toBe(`ECDHE-${kind}-AES128-GCM-SHA256`);
      });
    });

  test("tells browsers to insist on HTTPS where that is set, pages and errors included", async () => {
    const server = await startTls(issue(), { "tls-hsts": "365d" });
    for (const path of ["/", "/up", "/nowhere"]) {
      const { headers } = await fetch(server.url + path, trusting);
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    }
  });

  test("says nothing of it over plain HTTP, where anybody on the way could have written it", async () => {
    const server = await start({ "tls-hsts": "365d" });
    const hstsOf = async (headers: Record<string, string>) =>
      (await server.fetch("/up", { headers })).headers.get("strict-transport-security");
    expect(await hstsOf({})).toBeNull();
    // Behind a proxy it depends on what the client speaks to the proxy.
    expect(await hstsOf({ "x-forwarded-proto": "http" })).toBeNull();
    expect(await hstsOf({ "x-forwarded-proto": "https" })).toBe("max-age=31536000");
  });

  test("signs people in with a cookie that only travels over HTTPS", async () => {
    const server = await startTls(issue());
    await server.user("ann@example.org");
    const response = await fetch(`${server.url}/session`, {
      ...trusting,
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ email: "ann@example.org", password: "correct horse" }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie().join()).toMatch(/__Host-sp_session=.*; Secure/);
  });
});

describe("a certificate that changes on disk", () => {
  test("is in use soon, without a restart, and requests under way end in peace", async () => {
    const [first, second] = [issue(), issue()];
    const server = await startTls(first);
    expect(await shown(server)).toBe(fingerprint(first));
    // A request whose body has not ended yet when the certificate changes.
    const body = '{"push":{"payload":"slow"}}';
    const head = `POST /api/v2/pushes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    let answer = "";
    const socket = connect({ port: portOf(server), host: "127.0.0.1", ca: authority.cert });
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    await new Promise((resolve) => socket.once("secureConnect", resolve));
    await new Promise((resolve) => socket.write(head + body.slice(0, 10), resolve));
    put(second);
    await shows(server, second);
    await new Promise<void>((resolve, reject) => {
      socket.on("data", () => answer.includes('"url_token"') && resolve());
      socket.on("close", () => reject(new Error(`The connection was closed: ${answer}`)));
      socket.write(body.slice(10));
    });
    socket.destroy();
    expect(answer).toStartWith("HTTP/1.1 201 ");
    expect((await fetch(`${server.url}/up`, trusting)).status).toBe(200);
  });

  needs("linux").test("costs nobody a connection that was just opened", async () => {
    const [first, second] = [issue(), issue()];
    const server = await startTls(first);
    const opened = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const plain = connectPlain(portOf(server), "127.0.0.1");
        await new Promise((resolve, reject) => plain.once("connect", resolve).once("error", reject));
        return plain;
      }),
    );
    put(second);
    await shows(server, second);
    // Their handshakes begin when the certificate has changed.
    const shaken = opened.map(
      (socket) =>
        new Promise<string>((resolve, reject) => {
          const secure = connect({ socket, ca: authority.cert, servername: "localhost" }, () => {
            secure.write("GET /up HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
          });
          secure.once("data", (chunk: Buffer) => resolve(chunk.toString().slice(0, 12))).once("error", reject);
          secure.once("close", () => reject(new Error("closed")));
        }),
    );
    expect(new Set(await Promise.all(shaken))).toEqual(new Set(["HTTP/1.1 200"]));
  });

  test("is left alone while its key does not fit yet, which is logged once", async () => {
    const [first, second] = [issue(), issue()];
    const server = await startTls(first);
    writeFileSync(join(directory, "server.pem"), second.cert);
    const complaints = (): number => server.log().split("the certificate on disk cannot be used").length - 1;
    while (complaints() === 0) await Bun.sleep(10);
    await shows(server, first);
    writeFileSync(join(directory, "server.key"), second.key);
    await shows(server, second);
    expect(complaints()).toBe(1);
  });
});

test.each([
  ["a key that is missing", { "tls-key": "/nowhere/key.pem" }, "tls.key cannot be read: /nowhere/key.pem"],
  ["a certificate without a key", { "tls-key": "" }, "tls.cert is given without tls.key"],
  [
    "a redirect without TLS",
    { "tls-key": "", "tls-cert": "", "tls-redirect-listen": "127.0.0.1:0" },
    "without tls.cert",
  ],
])("%s stops the start with a sentence", async (_what, flags, sentence) => {
  const { cert, key } = put(issue());
  const all: Array<[string, string]> = Object.entries(Object.assign({ "tls-cert": cert, "tls-key": key }, flags));
  const given = all.filter(([, value]) => value !== "");
  const argv = given.map(([name, value]) => `--${name}=${value}`);
  const dataDir = makeTempDir();
  const { code, stderr } = await cli("serve", "--port=0", `--data-dir=${dataDir}`, ...argv);
  rmSync(dataDir, { recursive: true, force: true });
  expect(code).toBeGreaterThan(0);
  expect(stderr).toContain(sentence);
});

test("a certificate whose key is another's stops the start with a sentence", async () => {
  const { cert } = put(issue());
  const { key } = put(issue(), "other");
  const dataDir = makeTempDir();
  const { code, stderr } = await cli("serve", "--port=0", "--data-dir", dataDir, "--tls-cert", cert, "--tls-key", key);
  rmSync(dataDir, { recursive: true, force: true });
  expect([code, stderr]).toEqual([1, `secretpush: tls.key (${key}) is not the key of tls.cert (${cert}).\n`]);
});

describe("the plain address beside it", () => {
  const follow = (server: TestServer, path: string, init: RequestInit = {}) =>
    fetch(server.addresses.redirect + path, { redirect: "manual", ...init });

  test("sends whoever loads a page to the same path over HTTPS", async () => {
    const server = await startTls(issue(), { "tls-redirect-listen": "127.0.0.1:0" });
    const response = await follow(server, "/p/abc/r?lang=de");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(`https://127.0.0.1:${portOf(server)}/p/abc/r?lang=de`);
    expect(response.headers.get("strict-transport-security")).toBeNull();
  });

  test("leads to the base URL whose host was asked for", async () => {
    const server = await startTls(issue(), {
      "tls-redirect-listen": "127.0.0.1:0",
      "base-url": "https://inner.example:8443",
      "recipients-base-url": "https://push.example",
    });
    const location = async (host: string) =>
      (await follow(server, "/x", { headers: { host } })).headers.get("location");
    expect(await location("push.example")).toBe("https://push.example/x");
    expect(await location("inner.example:80")).toBe("https://inner.example:8443/x");
  });

  test("redirects no request that names two hosts", async () => {
    const server = await startTls(issue(), { "tls-redirect-listen": "127.0.0.1:0" });
    const plain = { ...server, url: server.addresses.redirect ?? "" };
    for (const host of ["push.lan\r\nHost: evil.example", "evil.example, push.lan"]) {
      const { status, headers } = await raw(plain, "GET", "/p/abc", { Host: host });
      expect([status, headers.get("location")]).toEqual([400, null]);
    }
  });

  test("refuses what a program posts: it has just sent its secret in the clear", async () => {
    const server = await startTls(issue(), { "tls-redirect-listen": "127.0.0.1:0" });
    const response = await follow(server, "/api/v2/pushes", { method: "POST", body: '{"push":{"payload":"p"}}' });
    expect(response.status).toBe(403);
    expect(response.headers.get("location")).toBeNull();
    expect(response.headers.toJSON()).toMatchObject({ ...SECURITY_HEADERS, "cache-control": "no-store" });
    expect(await response.json()).toEqual({ error: "This address only redirects to HTTPS: use https://." });
  });
});
