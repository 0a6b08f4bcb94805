// What the command line client reports when the network, the address or the server refuses.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { Api } from "../src/cli/client/api.ts";
import {
  asking,
  cli,
  home,
  isVersion,
  own,
  pushed,
  pushOf,
  type Ran,
  rawStranger,
  stranger,
  tempDir,
  useServer,
  VERSION,
} from "./client_runs.ts";
import { bytesOf, MIB } from "./multipart_forms.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

describe("the network", () => {
  test("nobody there", async () => {
    const ran = await cli(asking("http://127.0.0.1:1"), { env: home });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain(
      "nothing answers at 127.0.0.1:1: check the address, and whether the server is running",
    );
  });

  test("somebody who says nothing", async () => {
    const base = await rawStranger(() => {});
    const ran = await cli([...asking(base), "--timeout", "150ms"], { env: home });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain("for 0.15 seconds: check the network, or allow more time with --timeout");
  });

  test("somebody who hangs up, or speaks no HTTP", async () => {
    const base = await rawStranger((socket) => socket.once("data", () => socket.destroy()));
    expect((await cli(asking(base), { env: home })).stderr).toContain("closed the connection");
    const ssh = await rawStranger((socket) => socket.end("SSH-2.0-x\r\n"));
    expect((await cli(asking(ssh), { env: home })).code).toBe(1);
    const tls = asking(ssh.replace("http:", "https:"));
    expect((await cli(tls, { env: home })).stderr).toMatch(/does not speak TLS|closed the connection/);
  });

  test.each([
    ["ENOTFOUND", "the name push.example cannot be found: check the address and the network"],
    ["ENETUNREACH", "push.example cannot be reached from here"],
    ["CERT_HAS_EXPIRED", "the certificate of push.example has expired"],
    ["E_NEW", "the request to push.example failed (E_NEW)"],
  ])("%s is a sentence", (code, sentence) => {
    const options = { token: null, tokenElsewhere: false, authorities: null, timeoutMs: 1_000 };
    const api = new Api({ server: "https://push.example", ...options });
    expect(api.unreachable(Object.assign(new TypeError("with a ?passphrase=x"), { code })).message).toContain(sentence);
  });

  test("an upload that a proxy cuts off with 413 says so", async () => {
    const path = join(tempDir(), "f");
    writeFileSync(path, bytesOf(8 * MIB));
    const base = stranger(async (request) => {
      if (isVersion(request)) return Response.json(VERSION);
      return new Response("<html>too large</html>", { status: 413, headers: { "content-type": "text/html" } });
    });
    const ran = await cli(["push", "--file", path, "--server", base], { env: { HOME: tempDir() } });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toMatch(/this is more than .* accepts|closed the connection/);
  });

  test("TLS: an unknown authority is refused, with --ca it is trusted, for its own names", async () => {
    const nowMs = Date.now();
    const authority = makeAuthority({ name: "Test", days: 1, nowMs });
    const certificate = makeServerCertificate({ hosts: ["127.0.0.1"], days: 1, nowMs, authority });
    const base = stranger(() => Response.json(pushOf({ payload: "sealed" })), certificate);
    const refused = await cli(asking(base), { env: home });
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(refused.stderr).toContain("is not signed by an authority that this machine trusts");
    expect(refused.stderr).toContain("--ca FILE");
    const file = join(tempDir(), "ca.pem");
    writeFileSync(file, authority.cert);
    expect(await cli([...asking(base), "--ca", file], { env: home })).toMatchObject({ code: 0, stdout: "sealed" });
    const byEnv = { ...home, SECRETPUSH_CA: file };
    expect(await cli(asking(base), { env: byEnv })).toMatchObject({ code: 0, stdout: "sealed" });
    const byName = await cli([...asking(base.replace("127.0.0.1", "localhost")), "--ca", file], { env: home });
    expect(byName.stderr).toContain("is for another name");
    writeFileSync(file, "junk");
    expect((await cli([...asking(base), "--ca", file], { env: home })).code).toBe(2);
  });
});

describe("a server that is not this product", () => {
  const html = (status: number) =>
    new Response("<html>hello</html>", { status, headers: { "content-type": "text/html" } });
  test.each([
    ["a web page", () => html(200)],
    ["a web page that is missing", () => html(404)],
    ["plain text", () => new Response("hello")],
    ["other JSON", () => Response.json({ hello: "world" })],
    ["a list", () => Response.json([1])],
    ["no JSON under that name", () => new Response("{", { headers: { "content-type": "application/json" } })],
    ["nothing", () => new Response(null, { status: 204 })],
  ])("that answers with %s is told apart, and gets no secret", async (_name, answer) => {
    let sent = "";
    const base = stranger(async (request) => {
      sent += await request.text();
      return answer();
    });
    for (const argv of [asking(base), ["push", "--server", base]]) {
      const ran = await cli(argv, { env: home, input: "hunter2" });
      expect(ran).toMatchObject({ code: 1, stdout: "" });
      expect(ran.stderr).toContain("does not answer like Secret Push or Password Pusher");
      expect(ran.stderr).not.toContain("SecretTokenOfLink");
    }
    expect(sent).toBe("");
  });

  test("that sends elsewhere is named, not followed", async () => {
    const base = stranger(() => Response.redirect("https://elsewhere.example/x", 301));
    expect((await cli(asking(base), { env: own })).stderr).toContain("use https://elsewhere.example instead");
  });
});

describe("what a server refuses", () => {
  const refusing = (status: number, body: unknown, headers: Record<string, string> = {}): string =>
    stranger((request) => (isVersion(request) ? Response.json(VERSION) : Response.json(body, { status, headers })));
  const push = (base: string, ...more: string[]) =>
    cli(["push", "--server", base, ...more], { env: { HOME: tempDir() }, input: "x" });

  test("422 names each field and its flag", async () => {
    const ran = await cli(["push", "--days", "1000", "--views", "0"], { env: home, input: "x" });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain("nothing was stored");
    expect(ran.stderr).toMatch(/expire_after_days \(--days or --for\) must be an integer between 1 and 90\.\n/);
    expect(ran.stderr).toMatch(/expire_after_views \(--views\) must be an integer between 1 and 100\.\n/);
    const nested = refusing(422, { errors: { payload: ["can't be blank."] } });
    expect((await push(nested)).stderr).toContain("secretpush: payload can't be blank.\n");
    const plain = refusing(422, { error: "No way." });
    expect((await push(plain)).stderr).toContain("does not accept this push (No way).");
  });

  test.each([
    [401, { error: "No token." }, 'asks for an API token (No token): run "secretpush login"'],
    [403, { error: "Not yours." }, "does not allow this (Not yours)"],
    [404, { error: "Not Found" }, "it may be too old for the API v2"],
    [413, { error: "At most 5." }, "this is more than"],
    [503, { error: "Busy." }, "cannot do this now (Busy): nothing was stored; try again later"],
    [503, { error: "Lost.", code: "unconfirmed" }, "did not confirm this (Lost): check whether it was done before"],
    [507, { error: "Full." }, "has no space for this (Full)"],
    [500, { error: "Internal Server Error" }, "answered 500 (Internal Server Error)"],
  ])("%d is a sentence that says what to do", async (status, body, sentence) => {
    const ran = await push(refusing(status, body));
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain(sentence);
  });

  test("429 says how long to wait", async () => {
    const said = async (headers: Record<string, string>) =>
      (await push(refusing(429, { error: "Slow." }, headers))).stderr;
    expect(await said({ "retry-after": "37" })).toContain("asks to slow down (Slow): try again in 37 seconds");
    expect(await said({ "retry-after": "600" })).toContain("in 10 minutes");
    expect(await said({})).toContain("in a minute");
  });

  test("what it says cannot steer the screen", async () => {
    expect((await push(refusing(403, { error: "a\u001b[2Jb" }))).stderr).not.toContain("\u001b");
  });

  test("a switched-off kind is refused before the secret is read", async () => {
    const off = { ...VERSION, features: { pushes: { url_pushes: { enabled: false } } } };
    const base = stranger(() => Response.json(off));
    expect((await push(base, "--kind", "url")).stderr).toContain("pushes of links are switched off on 127.0.0.1");
  });

  test("too many wrong passphrases say how long to wait", async () => {
    const link = await pushed({ payload: "x", passphrase: "p" });
    const env = { ...home, SECRETPUSH_PASSPHRASE: "wrong" };
    let last: Ran | undefined;
    for (let count = 0; count < 6; count += 1) last = await cli(["open", link], { env });
    expect(last?.code).toBe(1);
    expect(last?.stderr).toMatch(/asks to slow down .*try again in \d+ seconds?/);
  });
});

describe("Password Pusher itself", () => {
  // As its own edition answers: no expires_at, durations unknown, files as an object of name and address.
  test("is understood where it answers otherwise", async () => {
    const base: string = stranger(async (request) => {
      if (isVersion(request)) return Response.json(VERSION);
      if (new URL(request.url).pathname === "/blob") return new Response("file");
      if (request.method === "POST") {
        const { push } = (await request.json()) as { push: Record<string, unknown> };
        expect(push).toMatchObject({ expire_after_duration: 3, expire_after_days: 1 });
        return Response.json(pushOf({ html_url: `${base}/p/abcdefgh12345678`, expire_after_days: 1 }), { status: 201 });
      }
      const files = JSON.stringify({ "a.txt": "/blob" });
      return Response.json(pushOf({ payload: null, files, days_remaining: 1, views_remaining: 2 }));
    });
    const made = await cli(["push", "--server", base, "--for", "1h"], { env: { HOME: tempDir() }, input: "x" });
    expect(made).toMatchObject({ code: 0, stdout: `${base}/p/abcdefgh12345678\n` });
    expect(made.stderr).toContain("did not accept the lifetime of 1 hour: the push lives 1 day");
    const out = tempDir();
    const got = await cli(["open", made.stdout, "-o", out], { env: home });
    expect(got).toMatchObject({ code: 0, stdout: "" });
    expect(got.stderr).toContain("2 views are left, 1 day.");
    expect(readFileSync(join(out, "a.txt"), "utf8")).toBe("file");
  });
});
