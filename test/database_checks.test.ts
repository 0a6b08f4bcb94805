// What a node says at its start, and `secretpush doctor` at any time, of a PostgreSQL that could break a promise: one that
// does not flush, one that waits for a standby that is not there, one whose certificate nobody verifies.

import { SQL } from "bun";
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { makeTempDir } from "./harness.ts";
import { until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { type Cluster, startCluster } from "./postgres.ts";
import { runProgram, Servers } from "./processes.ts";

setDefaultTimeout(120_000);

const dataDir = makeTempDir();
const servers = new Servers();
afterAll(async () => {
  await servers.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const settingsFor = (url: string) => ({ SECRETPUSH_DATABASE_URL: url, SECRETPUSH_KEY: "ab".repeat(32) });

/** What doctor finds of the database: verdicts and sentences. */
async function foundBy(url: string, launcher: readonly string[] = []): Promise<string[]> {
  const { stdout, stderr } = await runProgram(["doctor", "--json", "--data-dir", dataDir], {
    env: settingsFor(url),
    launcher,
  });
  if (!stdout.startsWith("[")) throw new Error(stderr);
  const lines = JSON.parse(stdout) as Array<{ verdict: string; subject: string; text: string }>;
  return lines.flatMap(({ verdict, subject, text }) => (subject === "database" ? [`${verdict} ${text}`] : []));
}

/** What a node logs until it listens, or why it does not start. */
async function saidByStart(url: string, launcher: readonly string[] = []): Promise<string> {
  const node = await servers.start(dataDir, { env: settingsFor(url), launcher }).catch((error: Error) => error);
  if (node instanceof Error) return node.message;
  expect(await node.stop()).toBe(0);
  return node.output();
}

needs("postgresql").describe("PostgreSQL", () => {
  describe("that does not flush", () => {
    let cluster: Cluster;
    let sql: SQL;
    beforeAll(async () => {
      cluster = await startCluster({ settings: ["fsync=off"] });
      sql = new SQL(cluster.url, { max: 1 });
    });
    afterAll(async () => {
      await sql?.close();
      await cluster?.control("stop", "-m", "immediate");
    });

    const WITHOUT_FSYNC =
      "The database runs without fsync or full_page_writes: a power cut can bring back views that were counted.";

    test("is reported by the start and by doctor", async () => {
      expect(await saidByStart(cluster.url)).toContain(WITHOUT_FSYNC);
      expect(await foundBy(cluster.url)).toContain(`warn ${WITHOUT_FSYNC}`);
    });

    test.each([
      ["ANY 1 (*)", "only once a synchronous standby has it"],
      ["somewhere, elsewhere", "only once a synchronous standby has it"],
      ["FIRST 2 (somewhere, elsewhere)", "only once 2 synchronous standbys have it"],
    ])("and waits for a standby that is not connected (%s) is refused at once by both", async (names, wanted) => {
      const set = async (value: string) => {
        await sql.unsafe(`ALTER SYSTEM SET synchronous_standby_names = '${value}'`);
        await sql.unsafe("SELECT pg_reload_conf()");
        const isSet = () => sql.unsafe(`SELECT 1 WHERE current_setting('synchronous_standby_names') = '${value}'`);
        await until(async () => (await isSet()).length > 0, "the database has read its settings");
      };
      // This session does not wait.
      await sql.unsafe("SET synchronous_commit = local");
      await set(names);
      try {
        expect(await saidByStart(cluster.url)).toMatch(
          new RegExp(`ended with 1: .*${wanted} .*, and none is connected`),
        );
        expect(await foundBy(cluster.url)).toEqual([expect.stringMatching(new RegExp(`^fail .*${wanted}`))]);
        // Who has asked not to wait may go on.
        await sql.unsafe("ALTER ROLE postgres SET synchronous_commit = local");
        expect((await foundBy(cluster.url)).filter((line) => line.startsWith("fail"))).toEqual([]);
      } finally {
        await sql.unsafe("ALTER ROLE postgres RESET synchronous_commit");
        await set("");
      }
    });
  });

  const network = ownNetwork();
  needs("networks", "ip").describe("over a network", () => {
    const { address, launcher, close } = network ?? { address: "", launcher: [], close: () => {} };
    const authority = makeAuthority({ name: "Test CA", days: 1, nowMs: Date.now() });
    const tls = makeServerCertificate({ hosts: [address], days: 1, nowMs: Date.now(), authority });
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await startCluster({ tls, network: { address, launcher } });
    });
    afterAll(async () => {
      await cluster?.control("stop", "-m", "immediate");
      close();
    });

    test.each([
      ["", "The connection to the database is not encrypted"],
      ["?sslmode=prefer", "encrypted, but the server's certificate is not verified: use sslmode=verify-full"],
      ["?sslmode=require", "encrypted, but the server's certificate is not verified: use sslmode=verify-full"],
    ])("whose server anybody could be (%s) is reported by the start and by doctor", async (query, words) => {
      expect((await saidByStart(cluster.url + query, launcher)).split(words)).toHaveLength(2);
      expect((await foundBy(cluster.url + query, launcher)).filter((line) => line.includes(words))).toHaveLength(1);
    });

    test("whose server is verified is reported by nobody, and another server is refused", async () => {
      const rootOf = (name: string, { cert }: { cert: string }): string => {
        writeFileSync(join(dataDir, name), cert);
        return `${cluster.url}?sslmode=verify-full&sslrootcert=${join(dataDir, name)}`;
      };
      const verified = rootOf("ca.pem", authority);
      expect(await saidByStart(verified, launcher)).not.toContain("connection to the database");
      expect((await foundBy(verified, launcher)).filter((line) => !line.startsWith("ok "))).toEqual([]);
      const other = rootOf("other.pem", makeAuthority({ name: "Other CA", days: 1, nowMs: Date.now() }));
      expect(await saidByStart(other, launcher)).toMatch(
        /ended with 1: .*The database 10\.77\.0\.1\S+, schema \w+ cannot be used: .*certificate/,
      );
    });
  });
});

/** A network without other hosts, and a command that starts programs in it; null where this user may not have one. */
function ownNetwork() {
  const address = "10.77.0.1";
  const script = `ip link set lo up && ip address add ${address}/32 dev lo && echo ready && exec cat`;
  if (!needs("networks", "ip").isHere) return null;
  const child = Bun.spawn(["unshare", "--net", "sh", "-c", script], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "ignore",
  });
  // It is there once a program in it can see the address.
  const launcher = ["nsenter", `--net=/proc/${child.pid}/ns/net`];
  const isUp = () =>
    Bun.spawnSync([...launcher, "ip", "address", "show", "lo"])
      .stdout.toString()
      .includes(address);
  const endMs = performance.now() + 30_000;
  while (!isUp()) if (child.exitCode !== null || performance.now() > endMs) return null;
  return { address, launcher, close: () => void child.kill() };
}
