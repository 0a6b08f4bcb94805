// Certificates from a real ACME authority (pebble), which refuses almost every third nonce. A gate in front of it lets a test hold a
// request, answer in its place, or take the authority away.

import { afterEach, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { X509Certificate } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";

import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { obtainedText } from "../src/capabilities/acme/obtained.ts";
import { loadConfig } from "../src/config/load.ts";
import { type RunningServer, serve } from "../src/serve.ts";
import { runHere, testClock } from "./harness.ts";
import { needs } from "./needs.ts";
import { type Pebble, startPebble } from "./pebble.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

needs("pebble").describe("a certificate from an ACME authority", () => {
  const { root, servers, start, newPath } = scratch();
  let authority: Pebble;
  beforeAll(async () => {
    authority = await startPebble(join(root, "authority"));
  });
  const running: RunningServer[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
    await servers.end();
    authority.fault = null;
    authority.answered.length = 0;
  });

  const settingsFor = (pebble: Pebble, more: Record<string, string> = {}): Record<string, string> => ({
    "tls-redirect-listen": pebble.plain,
    "tls-acme-directory": pebble.directory,
    "tls-acme-ca-file": pebble.caFile,
    "tls-acme-accept-terms": "true",
    "tls-acme-names": "127.0.0.1",
    ...more,
  });

  /** A server in this process, whose clock the test moves. */
  async function open(
    given: { flags?: Record<string, string>; dataDir?: string; env?: Record<string, string>; pebble?: Pebble } = {},
  ) {
    const { dataDir = newPath("data"), env = {}, pebble = authority } = given;
    const flags = { "data-dir": dataDir, port: "0", ...settingsFor(pebble, given.flags) };
    const { config } = loadConfig({ flags, env, readFile: (path) => readFileSync(path, "utf8") });
    let log = "";
    const write = (text: string): void => void (log += text);
    const clock = testClock(Date.now());
    const server = await serve(config, { stdout: write, stderr: write, env }, { clock });
    running.push(server);
    const argv = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
    return {
      ...server,
      dataDir,
      clock,
      log: () => log,
      logs: async (text: string) => {
        while (!log.includes(text)) await Bun.sleep(10);
      },
      stop: async () => {
        running.splice(running.indexOf(server), 1);
        await server.stop();
      },
      command: async (...words: string[]) => (await runHere([...words, ...argv])).stdout,
      shown: () => shownAt(server.port),
    };
  }

  /** Who signed what is shown in a handshake, and its fingerprint. */
  const shownAt = (port: number): Promise<{ issuer: string; sha256: string }> =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false }, () => {
        const { issuer, fingerprint256: sha256 } = socket.getPeerCertificate();
        resolve({ issuer: String(issuer.CN), sha256 });
        socket.destroy();
      });
      socket.on("error", reject);
    });

  const OBTAINED = "a certificate was obtained";
  const FAILED = "no certificate could be obtained";
  const orders = (taken = 201, pebble = authority): number =>
    pebble.answered.filter(({ path, status }) => path === "/order-plz" && status === taken).length;
  const obtained = async (given?: Parameters<typeof open>[0]) => {
    const server = await open(given);
    await server.logs(OBTAINED);
    await server.reloadCertificate();
    return server;
  };

  test("is obtained by a server that has none, and renewed while people visit, without one failed request", async () => {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    authority.fault = (path, pass) => (path === "/order-plz" ? held.then(pass) : null);
    const beginner = await open();
    // Until then there is a certificate that nobody trusts, and the log says so.
    expect(beginner.log()).toContain("there is no certificate yet");
    const before = await beginner.shown();
    expect(before.issuer).toBe("address 127.0.0.1");
    letGo();
    await beginner.logs(OBTAINED);
    await beginner.reloadCertificate();
    const first = await beginner.shown();
    expect(first.issuer).toStartWith("Pebble Intermediate CA");
    await beginner.stop();

    const server = await open({ dataDir: beginner.dataDir });
    const tls = { ca: await authority.root() };
    const failed: unknown[] = [];
    const visits: number[] = [];
    const closing = new AbortController();
    const visitor = async (keepalive: boolean): Promise<void> => {
      while (!closing.signal.aborted) {
        const visit = fetch(`${server.addresses.main}/up`, { tls, keepalive });
        const answer = await visit
          .then(async (response) => (await response.text(), response.status))
          .catch((error) => error);
        if (answer === 200) visits.push(answer);
        else failed.push(answer);
      }
    };
    const visitors = [true, true, false, false, false, false].map(visitor);
    // Not yet: more than a third of its life is left.
    server.clock.advance(58 * DAY_MS - 3 * DAY_MS);
    await server.reloadCertificate();
    expect(await server.shown()).toEqual(first);
    server.clock.advance(6 * DAY_MS);
    await server.reloadCertificate();
    const second = await server.shown();
    const then = visits.length;
    while (visits.length < then + 20) await Bun.sleep(10);
    closing.abort();
    await Promise.all(visitors);
    expect(failed).toEqual([]);
    expect(second.issuer).toBe(first.issuer);
    expect(second.sha256).not.toBe(first.sha256);
    expect(orders()).toBe(2);
  });

  test("is kept in the data directory for its owner only, and a server that starts again orders none", async () => {
    const first = await obtained();
    const { sha256 } = await first.shown();
    await first.stop();
    const kept = join(first.dataDir, "acme");
    expect(readdirSync(kept).toSorted()).toEqual(["account.json", "certificate.pem"]);
    expect(statSync(kept).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(kept)) expect(statSync(join(kept, name)).mode & 0o777).toBe(0o600);
    const second = await open({ dataDir: first.dataDir });
    await second.reloadCertificate();
    expect(await second.shown()).toMatchObject({ sha256 });
    expect(orders()).toBe(1);
    const status = await second.command("tls", "status");
    expect(status).toContain(sha256);
    expect(status).toMatch(/renewed +from \d{4}-/);
    expect(await second.command("doctor")).toMatch(
      /^ok +tls +The certificate from 127\.0\.0\.1:\d+ is valid until .+ It is renewed from /m,
    );
    // Another name takes another certificate, at once.
    await second.stop();
    const third = await obtained({ dataDir: first.dataDir, flags: { "tls-acme-names": "127.0.0.1,localhost" } });
    expect((await third.shown()).sha256).not.toBe(sha256);
    expect(orders()).toBe(2);
  });

  test("is proved by its token alone: every other request to the plain address is led to HTTPS as before", async () => {
    const ask = async (end: string): Promise<[number, string]> => {
      const url = `http://${authority.plain}/.well-known/acme-challenge/${end}`;
      const { status, headers } = await fetch(url, { redirect: "manual" });
      return [status, headers.get("content-type") ?? ""];
    };
    let answers: Array<[number, string]> = [];
    let token = "";
    authority.fault = async (path, pass) => {
      if (path.startsWith("/authZ/")) {
        const answer = await pass();
        const body = (await answer.json()) as { challenges?: Array<{ type: string; token: string }> };
        token = body.challenges?.find(({ type }) => type === "http-01")?.token ?? token;
        return Response.json(body, { status: answer.status, headers: answer.headers });
      }
      if (!path.startsWith("/chalZ/")) return null;
      answers = await Promise.all([token, `${token}x`, "", `${token}/`, `../${token}`].map(ask));
      return null;
    };
    await obtained();
    const led: [number, string] = [308, ""];
    expect(answers).toEqual([[200, "application/octet-stream"], led, led, led, led]);
    // The proof is over.
    expect(await ask(token)).toEqual(led);
  });

  test("stays in use while the authority is gone for days, which is told, and is renewed once it is back", async () => {
    const earlier = await obtained();
    await earlier.stop();
    const server = await open({ dataDir: earlier.dataDir, flags: { "metrics-listen": "127.0.0.1:0" } });
    const first = await server.shown();
    const fine = await (await fetch(`${server.addresses.metrics}/metrics`)).text();
    expect(fine).toMatch(/^secretpush_certificate_end_timestamp_seconds\{certificate=".+certificate\.pem"\} \d{10}$/m);
    authority.fault = () => new Response("Bad Gateway", { status: 502 });
    server.clock.advance(70 * DAY_MS);
    for (let tried = 1; tried <= 3; tried += 1) {
      await server.reloadCertificate();
      while (server.log().split(FAILED).length <= tried) await Bun.sleep(10);
      server.clock.advance(DAY_MS);
    }
    expect(server.log()).toContain("answers with status 502");
    expect(await server.shown()).toEqual(first);
    const metrics = await (await fetch(`${server.addresses.metrics}/metrics`)).text();
    expect(metrics).toMatch(/^secretpush_conditions\{kind="certificate_not_renewed",severity="soon"\} 1$/m);
    expect(metrics).toMatch(
      /^secretpush_certificate_end_timestamp_seconds\{certificate=".+certificate\.pem"\} \d{10}$/m,
    );
    const told = await server.command("doctor");
    expect(told).toMatch(
      /^warn +tls +The certificate from .+ could not be renewed: 127\.0\.0\.1:\d+ answers with status 502\./m,
    );
    expect(await server.command("tls", "status")).toMatch(/last failure +127\.0\.0\.1:\d+ answers with status 502\./);
    authority.fault = null;
    await server.reloadCertificate();
    expect((await server.shown()).sha256).not.toBe(first.sha256);
    expect(await server.command("tls", "status")).not.toContain("last failure");
  });

  test("is not asked for while the authority has asked to wait, whoever asks, not even by a server that starts again", async () => {
    const limited = { type: "urn:ietf:params:acme:error:rateLimited", detail: "too many certificates" };
    authority.fault = (path) =>
      path === "/order-plz" ? Response.json(limited, { status: 429, headers: { "retry-after": "36000" } }) : null;
    const first = await open();
    await first.logs(FAILED);
    expect(first.log()).toContain("too many certificates");
    await first.reloadCertificate();
    first.clock.advance(9 * HOUR_MS);
    await first.reloadCertificate();
    expect(orders(429)).toBe(1);
    await first.stop();
    const second = await open({ dataDir: first.dataDir });
    await second.reloadCertificate();
    expect(orders(429)).toBe(1);
    authority.fault = null;
    second.clock.advance(11 * HOUR_MS);
    await second.reloadCertificate();
    await second.logs(OBTAINED);
  });

  test("is refused with the name that does not lead here, and what to do", async () => {
    const server = await open({ flags: { "tls-acme-names": "127.0.0.1,127.0.0.2" } });
    await server.logs(FAILED);
    expect(server.log()).toMatch(
      /does not accept the proof for 127\.0\.0\.2: .+refused.*on port 80, which must reach tls\.redirect_listen/,
    );
    expect(readdirSync(join(server.dataDir, "acme")).toSorted()).toEqual(["account.json", "failure.json"]);
  });

  test.each<[string, () => Response, RegExp]>([
    [
      "leads elsewhere",
      () => Response.redirect("https://evil.example/dir"),
      /redirects to another address, https:\/\/evil\.example\/dir/,
    ],
    ["answers endlessly", () => new Response("x".repeat(2 ** 21)), /sent an answer of more than 1048576 bytes/],
    ["is no directory", () => new Response("<html>"), /is not an ACME directory: check tls\.acme\.directory/],
    [
      "names plain addresses",
      () => Response.json({ newOrder: "http://a/", newNonce: "http://a/", newAccount: "http://a/" }),
      /does not begin with https:/,
    ],
  ])("is not obtained where the directory %s: the log says why", async (_what, answer, why) => {
    authority.fault = () => answer();
    const server = await open();
    await server.logs(FAILED);
    expect(server.log()).toMatch(why);
    expect((await server.shown()).issuer).toBe("address 127.0.0.1");
  });

  test("of an authority that nobody trusts is refused, and tls.acme.ca_file is named", async () => {
    const other = newPath("ca");
    writeFileSync(other, makeAuthority({ name: "Another", days: 1, nowMs: Date.now() }).cert);
    const server = await open({ flags: { "tls-acme-ca-file": other } });
    await server.logs(FAILED);
    expect(server.log()).toMatch(/cannot be reached: its certificate is not valid .+tls\.acme\.ca_file/);
  });

  test("is ordered once if the server is killed between the order and the file", async () => {
    const dataDir = newPath("killed");
    const flags = settingsFor(authority);
    let reached = (): void => {};
    const signed = new Promise<void>((resolve) => (reached = resolve));
    // The authority has signed, and the certificate never arrives.
    authority.fault = (path) => {
      if (!path.startsWith("/certZ/")) return null;
      reached();
      return new Promise(() => {});
    };
    const killed = await start(dataDir, { flags });
    await signed;
    await killed.kill();
    expect(readdirSync(join(dataDir, "acme")).toSorted()).toEqual(["account.json", "order.json"]);
    authority.fault = null;
    const server = await start(dataDir, { flags });
    while (!server.output().includes(OBTAINED)) await Bun.sleep(10);
    expect(orders()).toBe(1);
    expect(readdirSync(join(dataDir, "acme")).toSorted()).toEqual(["account.json", "certificate.pem"]);
    expect(new X509Certificate(readFileSync(join(dataDir, "acme/certificate.pem"))).checkIP("127.0.0.1")).toBe(
      "127.0.0.1",
    );
  });

  test("is signed once, also by an authority that says for a while that the order is still to be finalized", async () => {
    const finalized: string[] = [];
    authority.fault = async (path, pass) => {
      if (!path.startsWith("/finalize-order/")) return null;
      finalized.push(path);
      const answer = await pass();
      const order = (await answer.clone().json()) as { status?: string };
      if (order.status !== "processing" && order.status !== "valid") return answer;
      return Response.json({ ...order, status: "ready" }, { headers: answer.headers });
    };
    const server = await open();
    await server.logs(OBTAINED);
    expect([server.log().includes(FAILED), new Set(finalized).size]).toEqual([false, 1]);
  });

  test("is not ordered while it could not be stored", async () => {
    const dataDir = newPath("unwritable");
    mkdirSync(dataDir);
    // In place of a directory that cannot be written to: root may write to every one.
    writeFileSync(join(dataDir, "acme"), "");
    const server = await open({ dataDir });
    await server.logs(FAILED);
    expect(server.log()).toMatch(/acme\/account\.json cannot be written/);
    expect(orders()).toBe(0);
  });

  test("is not ordered again and again if this host's clock is wrong", async () => {
    const server = await obtained();
    server.clock.advance(400 * DAY_MS);
    await server.reloadCertificate();
    await server.reloadCertificate();
    expect(orders()).toBe(2);
  });

  test("is not ordered in a loop from an authority whose certificates end at once", async () => {
    const hasty = await startPebble(join(root, "hasty"), { lifeSeconds: 1 });
    const server = await obtained({ pebble: hasty });
    await server.stop();
    const again = await open({ dataDir: server.dataDir, pebble: hasty });
    again.clock.advance(50_000);
    await again.reloadCertificate();
    expect(orders(201, hasty)).toBe(1);
    again.clock.advance(20_000);
    await again.reloadCertificate();
    expect(orders(201, hasty)).toBe(2);
  });

  test("that is not as it was ordered is refused, and another one is ordered", async () => {
    const other = makeServerCertificate({ hosts: ["127.0.0.1"], days: 1, nowMs: Date.now() });
    let wrong: string | undefined;
    authority.fault = (path) =>
      path.startsWith("/certZ/") && (wrong ??= path) === path ? new Response(other.cert) : null;
    const server = await open();
    await server.logs(FAILED);
    expect(server.log()).toContain("The authority signed a different key.");
    await server.reloadCertificate();
    await server.logs(OBTAINED);
    expect(orders()).toBe(2);
    const past = makeServerCertificate({ hosts: ["127.0.0.1"], days: -1, nowMs: Date.now() });
    const given = { directory: authority.directory, names: ["127.0.0.1"], chain: past.cert, key: past.key };
    expect(() => obtainedText({ ...given, nowMs: Date.now() })).toThrow("ends before it begins");
  });

  test("needs the authority's terms accepted, and says where they are", async () => {
    const server = await open({ flags: { "tls-acme-accept-terms": "false" } });
    await server.logs(FAILED);
    expect(server.log()).toMatch(/Read its terms of service at \S+, and set tls\.acme\.accept_terms = true/);
    expect(orders()).toBe(0);
    // With the settings that have failed, the next start waits. With others it does not.
    await server.stop();
    const { dataDir } = server;
    const same = await open({ flags: { "tls-acme-accept-terms": "false" }, dataDir });
    await same.stop();
    expect(same.log()).not.toContain(FAILED);
    await obtained({ dataDir });
  });

  test("of an authority that was set up anew is ordered with a new account", async () => {
    const server = await obtained();
    await server.stop();
    const account = join(server.dataDir, "acme/account.json");
    const kept = JSON.parse(readFileSync(account, "utf8"));
    writeFileSync(account, JSON.stringify({ ...kept, url: `${kept.url}0` }));
    rmSync(join(server.dataDir, "acme/certificate.pem"));
    const again = await obtained({ dataDir: server.dataDir });
    expect((await again.shown()).issuer).toStartWith("Pebble Intermediate CA");
  });

  test("of an authority that binds accounts needs the key that it gave", async () => {
    const hmacKey = "zWNDZM6eQGHWpSRTPal5eIUYFTu7EajVIoguysqZ9wG44nMEtx3MUAsUDkMTQ12W";
    const binding = await startPebble(join(root, "binding"), { keys: { "kid-1": hmacKey } });
    const unbound = await open({ pebble: binding });
    await unbound.logs(FAILED);
    expect(unbound.log()).toContain("binds accounts to customers: set tls.acme.eab_kid and tls.acme.eab_hmac_key_file");
    await unbound.stop();
    const file = newPath("hmac");
    writeFileSync(file, `${hmacKey}\n`);
    const env = { SECRETPUSH_TLS_ACME_EAB_HMAC_KEY_FILE: file };
    const bound = await obtained({ pebble: binding, flags: { "tls-acme-eab-kid": "kid-1" }, env });
    expect((await bound.shown()).issuer).toStartWith("Pebble Intermediate CA");
  });
});

test.each([
  [{ "tls-redirect-listen": "" }, 'needs tls.redirect_listen, such as "0.0.0.0:80"'],
  [{ "tls-acme-names": "" }, "needs a name for the certificate: set base_url (https), or tls.acme.names"],
  [{ "tls-acme-names": "*.example.org" }, "which is neither"],
  [{ "tls-cert": "a.pem", "tls-key": "a.key" }, "tls.acme.directory and tls.cert are both given: leave one out"],
  [{ "tls-acme-eab-kid": "kid" }, "tls.acme.eab_kid is given without tls.acme.eab_hmac_key"],
  [{ "tls-acme-directory": "http://ca.lan/dir" }, "is not an absolute https address"],
])("%j is refused with a sentence", async (given, sentence) => {
  const all = {
    "tls-redirect-listen": "127.0.0.1:0",
    "tls-acme-directory": "https://ca.lan/dir",
    "tls-acme-names": "push.lan",
    ...given,
  };
  const flags = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  expect(() => loadConfig({ flags, env: {}, readFile: () => "" })).toThrow(sentence);
});

test("nodes of one database are refused: only one of them would have the proof", () => {
  const flags = {
    "tls-redirect-listen": "127.0.0.1:0",
    "tls-acme-directory": "https://ca.lan/dir",
    "tls-acme-names": "push.lan",
  };
  const env = { SECRETPUSH_DATABASE_URL: "postgres://a:b@localhost/c" };
  expect(() => loadConfig({ flags, env, readFile: () => "" })).toThrow(
    "is for one server, not for nodes of one database_url",
  );
});
