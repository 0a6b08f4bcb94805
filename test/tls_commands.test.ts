// `secretpush tls`: the commands that make certificates, judged by OpenSSL and by the runtime's own TLS client.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
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
import { isIP } from "node:net";
import { join } from "node:path";

import { type KeyPair, makeServerCertificate } from "../src/base/x509.ts";
import { OutboundHttp } from "../src/capabilities/webhooks/outbound_http.ts";
import { runHere } from "./harness.ts";
import { needs } from "./needs.ts";
import { runProgram } from "./processes.ts";
import { tlsServers } from "./tls_servers.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { directory, nowMs, authority, issue, put, startTls } = tlsServers();

/** Runs the real OpenSSL. */
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

const cli = (...argv: string[]) => runHere(argv);

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

  needs("openssl").test("OpenSSL finds nothing to complain about", async () => {
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
      `secretpush: ${join(out, "cert.pem")} already exists: pass --overwrite to replace it.\n`,
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
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(`${join(out, name)} already exists`)]);
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
      expect([code, stderr]).toEqual([0, expect.stringContaining("Install ca.pem")]);
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

    for (const [permit, inside, outside] of [
      [
        "lan,10.0.0.0/8",
        ["lan", "push.lan", "*.lan", "a.b.lan", "10.0.0.5", "10.255.0.1"],
        ["example.org", "xlan", "*.org", "11.0.0.1", "fd00::1"],
      ],
      ["lan", ["push.lan"], ["push.example", "10.0.0.5", "fd00::1"]],
      ["10.0.0.0/9", ["10.0.0.5", "10.127.0.1"], ["10.128.0.1", "push.lan", "fd00::1"]],
      ["fd00::/8, 192.0.2.7", ["fd00::1", "192.0.2.7"], ["fe80::1", "192.0.2.8", "push.lan"]],
      ["Example.ORG", ["example.org", "push.example.org"], ["example.com", "org"]],
    ] as const)
      needs("openssl").test(
        `to ${permit} signs inside and refuses outside, and OpenSSL refuses other domains, and addresses if none is permitted`,
        async () => {
          const authority = await permitOf(permit);
          const issueFor = (host: string) =>
            cli(
              "tls",
              "issue",
              "--ca",
              authority.dir,
              "--host",
              host,
              "--out",
              join(authority.dir, "out"),
              "--overwrite",
            );
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
            const judged = isIP(host) !== 0 && /\d/.test(permit) ? ": OK" : "subtree violation";
            expect([host, await judge(authority, host)]).toEqual([host, expect.stringContaining(judged)]);
          }
          expect(existsSync(join(authority.dir, "out"))).toBe(false);
        },
      );

    test("to networks: this program accepts what it signs for an address, wherever it connects to", async () => {
      const authority = await permitOf("localhost,127.0.0.0/8");
      const out = join(authority.dir, "out");
      const hosts = ["--host", "localhost", "--host", "127.0.0.1"];
      expect(await cli("tls", "issue", "--ca", authority.dir, ...hosts, "--out", out)).toMatchObject({
        code: 0,
        stderr: expect.not.stringContaining("restricted"),
      });
      const [cert = "", key = ""] = ["cert.pem", "key.pem"].map((name) => readFileSync(join(out, name), "utf8"));
      const { url, dataDir } = await startTls({ cert, key });
      const { port, host } = new URL(url);
      const env = { SECRETPUSH_CA: authority.ca };
      for (const server of [url, `https://localhost:${port}`]) {
        expect(await runProgram(["push", "--server", server], { input: "x", env })).toMatchObject({ code: 0 });
      }
      const settings = {
        SECRETPUSH_DATA_DIR: dataDir,
        SECRETPUSH_PORT: port,
        SECRETPUSH_BASE_URL: url,
        SECRETPUSH_MAIL_URL: `smtps://${host}`,
        SECRETPUSH_MAIL_FROM: "push@example.org",
        SECRETPUSH_LDAP_URL: `ldaps://${host}`,
        SECRETPUSH_LDAP_BASE: "dc=example,dc=org",
        SECRETPUSH_OIDC_ISSUER: url,
        SECRETPUSH_OIDC_CLIENT_ID: "push",
        SECRETPUSH_OIDC_CLIENT_SECRET: "secret",
        SECRETPUSH_MAIL_CA_FILE: authority.ca,
        SECRETPUSH_LDAP_CA_FILE: authority.ca,
        SECRETPUSH_OIDC_CA_FILE: authority.ca,
      };
      const examined = await runProgram(["doctor"], { env: { ...env, ...settings } });
      expect(examined.stdout).toMatch(/^ok +base_url /m);
      // What answers there speaks HTTP, not SMTP or LDAP, but its certificate was accepted first.
      for (const subject of ["mail", "sign-in", "ldap"])
        expect(examined.stdout).toMatch(new RegExp(`^fail +${subject}`, "m"));
      expect(examined.stdout).not.toMatch(/certificate is not valid|constraint|restricted/);
      const reach = new OutboundHttp({ targets: null, ca: readFileSync(authority.ca, "utf8") });
      expect((await reach.post(`${url}/up`, {}, "")).status).toBeGreaterThan(0);
      reach.close();
    });

    needs("openssl").test("says so in its certificate, critically, and to whoever looks at it", async () => {
      const authority = await permitOf("lan,10.0.0.0/8");
      const { stdout } = await openssl(["x509", "-in", authority.ca, "-noout", "-text"]);
      const [, constraints = ""] = stdout.split("X509v3 Name Constraints: critical");
      expect(constraints).toContain("DNS:lan");
      expect(constraints).not.toContain("IP:");
      expect(authority.told).toMatch(/may sign for\s+lan, 10\.0\.0\.0\/8\n/);
      const shown = await cli("tls", "show", authority.ca);
      expect(shown.stdout).toMatch(/may sign for\s+lan, 10\.0\.0\.0\/8\n/);
    });

    needs("openssl").test("by OpenSSL is understood too: what is excluded is refused", async () => {
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

      const host = (name: string) =>
        cli("tls", "issue", "--ca", ours.dir, "--host", name, "--out", join(ours.dir, name));
      expect((await host("a.example.org")).stderr).not.toContain("restricted to networks");
      const warned = "The certificate contains an address, and this authority is restricted to networks.";
      expect((await host("10.1.2.3")).stderr).toContain(warned);
      const [cert = "", ownKey = ""] = ["cert.pem", "key.pem"].map((name) =>
        readFileSync(join(ours.dir, "10.1.2.3", name), "utf8"),
      );
      const { url } = await startTls({ cert, key: ownKey });
      const pushed = await runProgram(["push", "--server", url], { input: "x", env: { SECRETPUSH_CA: ours.ca } });
      const why = "its certificate contains an address, and its authority is restricted to networks";
      expect([pushed.code, pushed.stderr]).toEqual([1, expect.stringContaining(why)]);
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
      expect([code, stderr]).toEqual([2, expect.stringContaining("is not a host name or address")]);
    },
  );
});
