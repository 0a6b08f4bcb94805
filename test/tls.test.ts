// TLS as clients see it: handshakes on a real port, certificates swapped on disk while requests run, and
// the commands that make certificates, judged by the runtime's own TLS client.

import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { X509Certificate } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";

import { type KeyPair, makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { raw } from "./api_checks.ts";
import { makeTempDir, runHere, type ServerSettings, startServer, type TestServer } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const directory = makeTempDir();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const nowMs = Date.now();
const authority = makeAuthority({ name: "Test CA", days: 1, nowMs });
const issue = (hosts = ["localhost", "127.0.0.1"]): KeyPair =>
  makeServerCertificate({ hosts, days: 1, nowMs, authority });

let started: TestServer[] = [];
afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()));
  started = [];
});

function put(pair: KeyPair, name = "server"): { cert: string; key: string } {
  const paths = { cert: join(directory, `${name}.pem`), key: join(directory, `${name}.key`) };
  writeFileSync(paths.key, pair.key);
  writeFileSync(paths.cert, pair.cert);
  return paths;
}

async function startTls(pair: KeyPair, flags: Record<string, string> = {}): Promise<TestServer> {
  const { cert, key } = put(pair);
  const settings: ServerSettings = {
    flags: { "tls-cert": cert, "tls-key": key, "tls-reload-interval": "50ms", ...flags },
  };
  const server = await startServer(settings);
  started.push(server);
  return server;
}

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
  // A handshake that is under way at the very moment of the change may have to be repeated.
  while ((await shown(server).catch(() => "")) !== fingerprint(pair)) await Bun.sleep(10);
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

/** Runs the real OpenSSL. @throws Error where it is not installed: these tests prove nothing without it */
async function openssl(argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = Bun.spawn(["openssl", ...argv], { stdin: new Blob([""]), stdout: "pipe", stderr: "pipe" });
  const [stdout, stderr, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  return { code, stdout, stderr };
}

/** The authority's certificate anew, of the same name and key, without its restriction. */
function unrestricted({ cert, key }: KeyPair): string {
  const paths = put({ cert, key }, "stolen");
  const made = Bun.spawnSync(["openssl", "x509", "-in", paths.cert, "-signkey", paths.key, "-clrext", "-days", "1"]);
  if (made.exitCode !== 0) throw new Error(made.stderr.toString());
  return made.stdout.toString();
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

  describe.each([
    ["ECDSA", () => issue()],
    ["RSA", rsaPair],
  ])("with an %s key, in TLS 1.2,", (kind, pairOf) => {
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
    const server = await startServer({ flags: { "tls-hsts": "365d" } });
    started.push(server);
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

  test("is left alone while its key does not fit yet, which is told once", async () => {
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

  test("sends nobody on who names two hosts", async () => {
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
    expect(await response.json()).toEqual({ error: "This address only leads to HTTPS: use https://." });
  });
});

describe("secretpush tls", () => {
  test("self-signed makes a certificate that a client which is given it accepts, and prints its fingerprint", async () => {
    const out = join(directory, "self");
    const { code, stdout, stderr } = await cli(
      "tls",
      "self-signed",
      "--host",
      "push.lan",
      "--host",
      "127.0.0.1",
      "--out",
      out,
    );
    expect(code).toBe(0);
    const cert = readFileSync(join(out, "cert.pem"), "utf8");
    expect(stdout).toContain(new X509Certificate(cert).fingerprint256);
    expect(stderr).toContain(`--tls-cert ${join(out, "cert.pem")}`);
    expect(statSync(join(out, "key.pem")).mode & 0o777).toBe(0o600);
    const server = await startTls({ cert, key: readFileSync(join(out, "key.pem"), "utf8") });
    expect((await fetch(`${server.url}/up`, { tls: { ca: cert } })).status).toBe(200);
  });

  test("ca and issue make a chain that is trusted through the authority alone", async () => {
    const [ca, out] = [join(directory, "ca"), join(directory, "issued")];
    expect(await cli("tls", "ca", "--name", "Büro", "--out", ca)).toMatchObject({ code: 0 });
    expect(await cli("tls", "issue", "--ca", ca, "--host", "127.0.0.1", "--out", out)).toMatchObject({ code: 0 });
    const [cert, key] = ["cert.pem", "key.pem"].map((name) => readFileSync(join(out, name), "utf8")) as [
      string,
      string,
    ];
    const root = readFileSync(join(ca, "ca.pem"), "utf8");
    const [leaf, issuer] = [new X509Certificate(cert), new X509Certificate(root)];
    expect(leaf.checkIssued(issuer) && leaf.verify(issuer.publicKey)).toBe(true);
    expect([leaf.ca, issuer.ca]).toEqual([false, true]);
    const server = await startTls({ cert, key });
    expect((await fetch(`${server.url}/up`, { tls: { ca: root } })).status).toBe(200);
    expect(await cli("tls", "show", join(out, "cert.pem"))).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(leaf.fingerprint256),
    });
  });

  test("names hosts and addresses in the certificate, and no others", () => {
    const names = new X509Certificate(issue(["a.example", "*.b.example", "10.0.0.5", "fd00::1"]).cert).subjectAltName;
    expect(names).toBe("DNS:a.example, DNS:*.b.example, IP Address:10.0.0.5, IP Address:FD00:0:0:0:0:0:0:1");
  });

  test.each(["2049-12-31T23:59:59.000Z", "2050-01-01T00:00:00.000Z", "2150-06-01T00:00:00.000Z"])(
    "a certificate that ends at %s says so",
    (end) => {
      const { cert } = makeServerCertificate({ hosts: ["a"], days: 1, nowMs: Date.parse(end) - 86_400_000 });
      expect(new Date(new X509Certificate(cert).validTo).toISOString()).toBe(end);
    },
  );

  test("OpenSSL finds nothing to complain about", async () => {
    const ca = put(authority, "root").cert;
    const { cert } = put(issue(), "leaf");
    const { stdout, stderr } = await openssl(["verify", "-x509_strict", "-CAfile", ca, cert]);
    expect(stdout + stderr).toBe(`${cert}: OK\n`);
  });

  test("overwrites nothing unless asked to", async () => {
    const out = join(directory, "twice");
    const make = (...more: string[]) => cli("tls", "self-signed", "--host", "a", "--out", out, ...more);
    expect((await make()).code).toBe(0);
    const before = readFileSync(join(out, "key.pem"), "utf8");
    const refused = await make();
    expect([refused.code, refused.stderr]).toEqual([
      1,
      `secretpush: ${join(out, "cert.pem")} is there already: --overwrite replaces it.\n`,
    ]);
    expect(readFileSync(join(out, "key.pem"), "utf8")).toBe(before);
    expect((await make("--overwrite")).code).toBe(0);
    expect(readFileSync(join(out, "key.pem"), "utf8")).not.toBe(before);
  });

  describe.each(["a link that leads nowhere", "a link to a file"])("%s, planted where a file goes,", (kind) => {
    test.each([
      ["self-signed", "key.pem", ["--host", "a"]],
      ["self-signed", "cert.pem", ["--host", "a"]],
      ["ca", "ca.key.pem", []],
      ["ca", "ca.pem", []],
      ["issue", "key.pem", ["--host", "a", "--ca", "AUTHORITY"]],
    ])("keeps `tls %s` from writing %s, and is never written through", async (command, name, more) => {
      const base = join(directory, crypto.randomUUID());
      const [ca, out, elsewhere] = [join(base, "authority"), join(base, "out"), join(base, "target")];
      mkdirSync(out, { recursive: true });
      await cli("tls", "ca", "--out", ca);
      if (kind === "a link to a file") writeFileSync(elsewhere, "precious");
      symlinkSync(elsewhere, join(out, name));
      const make = (...flags: string[]) =>
        cli("tls", command, ...more.map((one) => (one === "AUTHORITY" ? ca : one)), "--out", out, ...flags);
      const isUntouched = (): boolean =>
        kind === "a link to a file" ? readFileSync(elsewhere, "utf8") === "precious" : !existsSync(elsewhere);

      const refused = await make();
      expect([refused.code, refused.stderr]).toEqual([
        1,
        expect.stringContaining(`${join(out, name)} is there already`),
      ]);
      expect([readdirSync(out), isUntouched()]).toEqual([[name], true]);

      expect(await make("--overwrite")).toMatchObject({ code: 0 });
      expect([lstatSync(join(out, name)).isFile(), isUntouched()]).toEqual([true, true]);
      expect(readdirSync(out)).toHaveLength(2); // no draft is left
    });
  });

  test("files in place of which a directory stands are not written, and no draft is left", async () => {
    const out = join(directory, "blocked");
    mkdirSync(join(out, "cert.pem"), { recursive: true });
    const { code, stderr } = await cli("tls", "self-signed", "--host", "a", "--out", out, "--overwrite");
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${out} cannot be written to`)]);
    expect(readdirSync(out).filter((name) => !["cert.pem", "key.pem"].includes(name))).toEqual([]);
  });

  describe("an authority that is restricted", () => {
    /** An authority made by the command line. */
    async function permitOf(permit: string): Promise<{ dir: string; ca: string; pair: KeyPair; told: string }> {
      const dir = join(directory, `permit-${crypto.randomUUID()}`);
      const { code, stdout, stderr } = await cli("tls", "ca", "--permit", permit, "--out", dir);
      expect([code, stderr]).toEqual([0, expect.stringContaining("Put ca.pem")]);
      const [cert, key] = ["ca.pem", "ca.key.pem"].map((name) => readFileSync(join(dir, name), "utf8"));
      return { dir, ca: join(dir, "ca.pem"), pair: { cert: cert ?? "", key: key ?? "" }, told: stdout };
    }

    /** What OpenSSL says of a certificate for `host` that somebody with the authority's key made. */
    async function judge(authority: { ca: string; pair: KeyPair }, host: string): Promise<string> {
      const { key } = authority.pair;
      // Whoever stole the key does not ask this program: the restriction is left out of what signs.
      const signer = { key, cert: unrestricted(authority.pair) };
      const { cert } = put(makeServerCertificate({ hosts: [host], days: 1, nowMs, authority: signer }), "judged");
      const { stdout, stderr } = await openssl(["verify", "-x509_strict", "-CAfile", authority.ca, cert]);
      return (
        /permitted subtree violation|excluded subtree violation|: OK$/m.exec(stdout + stderr)?.[0] ?? stdout + stderr
      );
    }

    test.each([
      [
        "lan,10.0.0.0/8",
        ["lan", "push.lan", "*.lan", "a.b.lan", "10.0.0.5", "10.255.0.1"],
        ["example.org", "xlan", "*.org", "11.0.0.1", "fd00::1"],
      ],
      ["lan", ["push.lan"], ["push.example", "10.0.0.5", "fd00::1"]],
      ["10.0.0.0/9", ["10.0.0.5", "10.127.0.1"], ["10.128.0.1", "push.lan", "fd00::1"]],
      ["fd00::/8, 192.0.2.7", ["fd00::1", "192.0.2.7"], ["fe80::1", "192.0.2.8", "push.lan"]],
      ["Example.ORG", ["example.org", "push.example.org"], ["example.com", "org"]],
    ])("to %s signs inside and refuses outside, and OpenSSL judges alike", async (permit, inside, outside) => {
      const authority = await permitOf(permit);
      const issueFor = (host: string) =>
        cli("tls", "issue", "--ca", authority.dir, "--host", host, "--out", join(authority.dir, "out"), "--overwrite");
      for (const host of inside) {
        expect(await issueFor(host)).toMatchObject({ code: 0 });
        expect([host, await judge(authority, host)]).toEqual([host, ": OK"]);
        const { stdout } = await openssl([
          "verify",
          "-x509_strict",
          "-CAfile",
          authority.ca,
          join(authority.dir, "out/cert.pem"),
        ]);
        expect(stdout).toEndWith(": OK\n");
      }
      rmSync(join(authority.dir, "out"), { recursive: true });
      for (const host of outside) {
        const { code, stderr } = await issueFor(host);
        expect([code, stderr]).toEqual([
          1,
          expect.stringMatching(/cannot sign: it is restricted to .+, and .+ is outside/),
        ]);
        expect(stderr).toContain(host);
        expect([host, await judge(authority, host)]).toEqual([host, expect.stringContaining("subtree violation")]);
      }
      expect(existsSync(join(authority.dir, "out"))).toBe(false);
    });

    test("says so in its certificate, critically, and to whoever looks at it", async () => {
      const authority = await permitOf("lan,10.0.0.0/8");
      const { stdout } = await openssl(["x509", "-in", authority.ca, "-noout", "-text"]);
      const [, constraints = ""] = stdout.split("X509v3 Name Constraints: critical");
      expect(constraints).toContain("DNS:lan");
      expect(constraints).toContain("IP:10.0.0.0/255.0.0.0");
      expect(authority.told).toMatch(/may sign for\s+lan, 10\.0\.0\.0\/8\n/);
      const shown = await cli("tls", "show", authority.ca);
      expect(shown.stdout).toMatch(/may sign for\s+lan, 10\.0\.0\.0\/8\n/);
    });

    test("by OpenSSL is understood too: what is excluded is refused", async () => {
      const ours = await permitOf("lan");
      const config = join(directory, "nc.cnf");
      const constraints =
        "critical,permitted;DNS:.example.org,excluded;DNS:bad.example.org,permitted;IP:10.0.0.0/255.0.0.0";
      writeFileSync(
        config,
        `[req]\ndistinguished_name=dn\n[dn]\n[ext]\nbasicConstraints=critical,CA:TRUE\nnameConstraints=${constraints}\n`,
      );
      const key = join(ours.dir, "ca.key.pem");
      const req = ["req", "-x509", "-new", "-key", key, "-subj", "/CN=Theirs", "-days", "1", "-config", config];
      expect(await openssl([...req, "-extensions", "ext", "-out", ours.ca])).toMatchObject({ code: 0 });
      const issueFor = async (host: string) =>
        (await cli("tls", "issue", "--ca", ours.dir, "--host", host, "--out", join(ours.dir, "out"), "--overwrite"))
          .code;
      const codes = ["a.example.org", "10.1.2.3", "example.org", "bad.example.org", "x.bad.example.org", "11.0.0.1"];
      expect(await Promise.all(codes.map(issueFor))).toEqual([0, 0, 1, 1, 1, 1]);
    });

    test.each([
      ["", "is not a domain, address or network"],
      ["lan,", "is not a domain, address or network"],
      ["https://lan", "is not an address or a network"],
      ["*.lan", "is not a domain, address or network"],
      ["10.0.0.0/33", "is not an address or a network"],
      ["10.0.0", "is not a domain, address or network"],
      ["10.0.0.5/8", "goes beyond its prefix: write 10.0.0.0/8"],
      ["fd00::1/8", "goes beyond its prefix: write fd00::/8"],
    ])("is not made of %j", async (permit, sentence) => {
      const out = join(directory, "never");
      const { code, stderr } = await cli("tls", "ca", `--permit=${permit}`, "--out", out);
      expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
      expect(existsSync(out)).toBe(false);
    });
  });

  test("does not sign with a key that is not the authority's", async () => {
    const [ca, other] = [join(directory, "ca1"), join(directory, "ca2")];
    await cli("tls", "ca", "--out", ca);
    await cli("tls", "ca", "--out", other);
    copyFileSync(join(other, "ca.key.pem"), join(ca, "ca.key.pem"));
    const { code, stderr } = await cli("tls", "issue", "--ca", ca, "--host", "a", "--out", join(directory, "none"));
    expect(code).toBe(1);
    expect(stderr).toContain("the authority's key is not the key of its certificate");
  });

  test.each(["https://push.example", "push.example:443", "a b", "", "-a", "999.1.1.1", "10.0.0"])(
    "takes no %j for a host",
    async (host) => {
      const { code, stderr } = await cli("tls", "self-signed", `--host=${host}`, "--out", join(directory, "none"));
      expect([code, stderr]).toEqual([2, expect.stringContaining("is no host name and no address")]);
    },
  );
});
