// Events in a collector of logs: Debian's rsyslog, whose file is read back, over each way that syslog has.

import { afterAll, afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type Logged, rsyslogIn, type Rsyslog } from "./collectors.ts";
import { makeTempDir, startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { runProgram, Servers } from "./processes.ts";
import { databaseOf, engineSettings, forgetEngine } from "./test_engine.ts";

setDefaultTimeout(60_000);

const root = makeTempDir();
const programs = new Servers();
afterAll(async () => {
  await programs.end();
  rmSync(root, { recursive: true, force: true });
});

needs("rsyslogd").describe("rsyslog", () => {
  let collector: Rsyslog;
  const servers: TestServer[] = [];
  beforeEach(async () => {
    collector = await rsyslogIn(root);
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    await collector.stop();
  });

  const serverFor = async (siem: Record<string, string>, flags: Record<string, string> = {}): Promise<TestServer> => {
    const env = Object.fromEntries(Object.entries(siem).map(([name, value]) => [`SECRETPUSH_SIEM_${name}`, value]));
    const server = await startServer({ env, flags });
    servers.push(server);
    return server;
  };
  const tls = () => ({ URL: `syslog+tls://localhost:${collector.ports.tls}`, CA_FILE: collector.caFile });

  /** Waits until so many messages of this kind are in the collector's file. */
  async function loggedAtLeast(count: number, kind = ""): Promise<Logged[]> {
    const deadline = Date.now() + 45_000;
    for (;;) {
      const logged = collector.logged().filter(({ msgid }) => msgid.startsWith(kind));
      if (logged.length >= count || Date.now() > deadline) return logged;
      await Bun.sleep(20);
    }
  }
  const view = (server: TestServer, urlToken: string, init: RequestInit = {}) =>
    server.fetch(`/api/v2/pushes/${urlToken}`, init);

  test("over TLS, each event is a message of RFC 5424 with its kind, its push and who caused it", async () => {
    await collector.start();
    const server = await serverFor(tls());
    const owner = await server.user();
    const agent = 'Robot "1" \\ [x] =|';
    const push = await server.push({ payload: "the payload", expire_after_views: 2 }, owner.headers);
    await view(server, push.url_token, { headers: { "user-agent": agent } });
    await view(server, push.url_token);
    const logged = await loggedAtLeast(4, "push."); // and what was told of the user
    expect(logged.map(({ msgid }) => msgid)).toEqual(["push.created", "push.viewed", "push.viewed", "push.expired"]);
    const [created, viewed, , expired] = logged;
    expect(created).toMatchObject({ severity: "info", facility: "authpriv", app: "secretpush" });
    expect(created?.text).toBe("\uFEFFA push was created.");
    expect(Date.parse(created?.time ?? "")).toBe(Date.parse(push.created_at as string));
    expect(viewed?.data).toMatchObject({ ip: "127.0.0.1", user_agent: agent, push: created?.data["push"] });
    expect(expired?.data).toMatchObject({ by: "views" });
    const ids = new Set(logged.map(({ data }) => data["push"]));
    expect([...ids]).toEqual([expect.stringMatching(/^push_[\w-]{22}$/)]);
    expect(new Set(logged.map(({ data }) => data["owner"])).size).toBe(1);
    const everything = JSON.stringify(logged);
    for (const secret of ["the payload", push.url_token]) expect(everything).not.toContain(secret);
  });

  test("TCP and a Unix socket carry the same", async () => {
    await collector.start();
    const urls = [`syslog://127.0.0.1:${collector.ports.tcp}`, `unix:${collector.socket}`];
    for (const [index, url] of urls.entries()) {
      const server = await serverFor({ URL: url, EVENTS: "push.created" });
      const push = await server.push({ payload: "x" });
      await view(server, push.url_token);
      const logged = await loggedAtLeast(index + 1);
      expect(logged.map(({ msgid, app }) => [msgid, app])).toEqual(
        Array.from({ length: index + 1 }, () => ["push.created", "secretpush"]),
      );
    }
  });

  test("while the collector is away nothing is lost, and it gets everything in its order afterwards", async () => {
    const server = await serverFor(tls(), { "metrics-listen": "127.0.0.1:0" });
    const lag = async (): Promise<number> => {
      const text = await (await fetch(`${server.addresses.metrics}/metrics`)).text();
      return Number(/^secretpush_siem_lag_seconds (\S+)$/m.exec(text)?.[1]);
    };
    expect(await lag()).toBe(0);
    const pushes = await Promise.all(
      Array.from({ length: 20 }, () => server.push({ payload: "x", expire_after_views: 10 })),
    );
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(pushes.map(({ url_token }) => view(server, url_token)));
    }
    await until(() => server.log().includes("an event could not be delivered"));
    expect(await lag()).toBeGreaterThan(0);
    await collector.start();
    const first = await loggedAtLeast(80);
    // And away once more, in the middle of its work.
    await collector.stop();
    await Promise.all(pushes.map(({ url_token }) => view(server, url_token)));
    await collector.start();
    const logged = await loggedAtLeast(first.length + 20);
    // At least once: the last batch before the collector went may be there twice.
    const once = [...new Map(logged.map((one) => [one.data["id"], one])).values()];
    expect(once).toHaveLength(100);
    const ids = once.map(({ data }) => Number(data["id"]));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    const ofEach = Map.groupBy(once, ({ data }) => data["push"]);
    expect(ofEach.size).toBe(20);
    for (const events of ofEach.values()) {
      expect(events.map(({ msgid }) => msgid)).toEqual(["push.created", ...Array(4).fill("push.viewed")]);
    }
    await until(async () => (await lag()) === 0);
  });

  test("kill -9 while the collector is away: every acknowledged view is there afterwards", async () => {
    const dataDir = join(root, "killed");
    const env = {
      ...(await engineSettings(dataDir)),
      SECRETPUSH_SIEM_URL: tls().URL,
      SECRETPUSH_SIEM_CA_FILE: tls().CA_FILE,
      SECRETPUSH_SIEM_EVENTS: "push.viewed",
    };
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const server = await programs.start(dataDir, { env });
      const created = await fetch(`${server.url}/api/v2/pushes`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ push: { payload: "x", expire_after_views: 100 } }),
      });
      const { url_token: token } = (await created.json()) as { url_token: string };
      const work = Array.from({ length: 4 }, async (_, worker) => {
        for (let count = 0; ; count += 1) {
          const name = `view ${round} ${worker} ${count}`;
          const response = await fetch(`${server.url}/api/v2/pushes/${token}`, {
            headers: { "user-agent": name },
          }).catch(() => null);
          if (!response?.ok || !(await response.text().catch(() => "")).includes('"payload":"x"')) return;
          acknowledged.push(name);
          if (acknowledged.length === 25 * (round + 1)) void server.kill();
        }
      });
      await Promise.all(work);
      await server.exited;
    }
    // A delivery that the kill cut off waits until its lease has ended, for minutes.
    const database = await databaseOf({ dataDir });
    await database`UPDATE deliveries SET leased_until_ms = 0`;
    await database.close();
    await collector.start();
    await programs.start(dataDir, { env });
    const seen = () => new Set(collector.logged().map(({ data }) => data["user_agent"]));
    await until(() => new Set(acknowledged).isSubsetOf(seen()));
    expect(acknowledged.length).toBeGreaterThanOrEqual(75);
    await forgetEngine(dataDir);
  });

  test("doctor reaches it on each way and logs nothing there; events test sends a message", async () => {
    await collector.start();
    const { ports, socket, caFile } = collector;
    const dataDir = join(root, "examined");
    const engine = await engineSettings(dataDir);
    await (await programs.start(dataDir, { env: engine })).stop();
    const run = async (command: string, url: string, ca: string) => {
      const env = { ...engine, SECRETPUSH_SIEM_URL: url, ...(ca !== "" && { SECRETPUSH_SIEM_CA_FILE: ca }) };
      const { stdout } = await runProgram([...command.split(" "), "--json", "--data-dir", dataDir], { env });
      const findings = JSON.parse(stdout) as Array<{ subject: string; verdict: string; text: string }>;
      return findings.filter(({ subject }) => subject === "siem.url").map(({ verdict, text }) => `${verdict} ${text}`);
    };
    const overTls = `syslog+tls://localhost:${ports.tls}`;
    const tells = 'To send a test message, run "secretpush events test".';
    expect(await run("doctor", overTls, "")).toEqual([
      expect.stringMatching(/^fail Events do not arrive: .*\(\w+\)\.$/),
    ]);
    expect(await run("doctor", overTls, caFile)).toEqual([
      `ok The collector accepts connections, and closes each one after reading it to the end. ${tells}`,
    ]);
    const local = `unix:${socket}`;
    expect(await run("doctor", local, "")).toEqual([`ok The collector's socket accepts messages. ${tells}`]);
    expect(await run("events test", overTls, caFile)).toEqual(["ok The collector has read a test message to the end."]);
    expect(await run("events test", local, "")).toEqual(["ok A test message is in the collector's socket."]);
    const logged = await loggedAtLeast(2);
    expect(logged.map(({ msgid, severity }) => [msgid, severity])).toEqual([
      ["siem.test", "info"],
      ["siem.test", "info"],
    ]);
    await collector.stop();
    expect(await run("doctor", overTls, caFile)).toEqual([
      "fail Events do not arrive: the collector refused the connection.",
    ]);
  });

  test("a collector without the expected certificate gets nothing", async () => {
    await collector.start();
    const server = await serverFor({ URL: tls().URL });
    await server.push({ payload: "x" });
    await until(() => server.log().includes("an event could not be delivered"));
    expect(collector.logged()).toEqual([]);
    expect(server.log()).not.toContain("localhost");
  });
});

test("certificates that cannot be read stop the start with a sentence", async () => {
  const notPem = join(root, "not.pem");
  writeFileSync(notPem, "nonsense");
  const startWith = async (caFile: string) => {
    const argv = ["serve", "--port", "0", "--data-dir", join(root, "refused"), "--siem-ca-file", caFile];
    const { code, stderr } = await runProgram(argv, { env: { SECRETPUSH_SIEM_URL: "syslog+tls://logs.example.org" } });
    return [code, stderr];
  };
  const none = join(root, "none.pem");
  expect(await startWith(none)).toEqual([1, expect.stringContaining(`siem.ca_file cannot be read: ${none}`)]);
  expect(await startWith(notPem)).toEqual([
    1,
    expect.stringContaining(`siem.ca_file contains no certificate in PEM: ${notPem}`),
  ]);
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 45_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error("It does not come.");
    await Bun.sleep(20);
  }
}
