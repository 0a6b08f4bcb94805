// What histories run against: one server on a slow disk that is killed; one whose clock jumps; three nodes of one database, whose answers
// get lost, and which are killed and paused.

import { SQL } from "bun";
import { Database } from "bun:sqlite";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { monotonicClock } from "../../src/base/clock.ts";
import { slowDisk } from "../../bench/slow_disk.ts";
import { PASSWORD } from "../browser_sessions.ts";
import { FULL } from "../full.ts";
import { freePort } from "../free_port.ts";
import { makeTempDir, startServer } from "../harness.ts";
import { startCluster } from "../postgres.ts";
import { postgresProxy } from "../postgres_proxy.ts";
import type { Dice } from "../power_cut/disk.ts";
import { runProgram, type ServerProcess, spawnServer } from "../processes.ts";
import { bucketSettings, newBucket } from "../s3.ts";
import { startMailServer } from "../smtp.ts";
import { newPostgresPlace } from "../store_engines.ts";
import type { World } from "./clients.ts";

const FLAGS = {
  "rate-limit-per-second": "100000",
  "rate-limit-per-minute": "1000000",
  "rate-limit-at-once": "1000",
  "reveal-check": "off",
  "base-url": "http://localhost",
  "mail-from": "push@example.org",
  "enable-requests": "true",
  "requests-max-open": "10000",
  "mail-per-hour": "10000",
  "upload-free-space-floor": "0",
};

async function mailed() {
  const mail = await startMailServer();
  return { mail, env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${mail.port}?starttls=off` } };
}

async function signedIn(url: string, email: string): Promise<string> {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const body = JSON.stringify({ email, password: PASSWORD });
  const answer = await fetch(`${url}/session`, { method: "POST", headers, body });
  if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
}

/** A directory or a database with an account. @returns its headers */
async function withAccount(dataDir: string, env: Record<string, string>) {
  const here = await startServer({ dataDir, flags: FLAGS, env });
  const { headers, email } = await here.user();
  await here.stop({ dataDir: true });
  return { headers, email };
}

/** A server of its own process, or one of several. */
class Node {
  #running: Promise<ServerProcess>;
  readonly #port = freePort();

  constructor(
    readonly dataDir: string,
    readonly env: Record<string, string>,
  ) {
    this.#running = this.#start();
  }

  async #start(): Promise<ServerProcess> {
    return spawnServer(this.dataDir, { flags: { ...FLAGS, port: String(await this.#port) }, env: this.env });
  }

  async url(): Promise<string> {
    await this.#running;
    return `http://127.0.0.1:${await this.#port}`;
  }

  /** kill -9, and a start on what is left. */
  async kill(): Promise<void> {
    const before = await this.#running;
    this.#running = before.kill().then(() => this.#start());
    await this.#running;
  }

  /** As a machine that sleeps, or a long pause of its processor. */
  async pause(ms: number): Promise<void> {
    const { pid } = await this.#running;
    process.kill(pid, "SIGSTOP");
    await Bun.sleep(ms);
    process.kill(pid, "SIGCONT");
  }

  end = async (): Promise<void> => (await this.#running).kill();
  stop = async (): Promise<number> => (await this.#running).stop();
}

/** What is over is purged a second later, by a sweep each second. */
const PURGES = {
  SECRETPUSH_SWEEP_INTERVAL: "1s",
  SECRETPUSH_PURGE_AFTER: "1s",
  SECRETPUSH_PURGE_ANONYMOUS_AFTER: "1s",
};

/**
 * What a database of a server that has stopped holds without a push that needs it, and what `check` says of it.
 * @param wasKilled - whether files may be left of uploads that a kill cut short
 */
async function leftIn(dataDir: string, wasKilled: boolean): Promise<string[]> {
  using database = new Database(join(dataDir, "secretpush.db"), { readonly: true });
  const count = (what: string): number =>
    database.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${what}`).get()?.n ?? 0;
  const keys = count("key_slots WHERE wrapped_key <> zeroblob(60)");
  const living = count("pushes WHERE expired_at_ms IS NULL");
  const orphans = ["sealed_payloads", "files", "audit_entries", "openers", "holds"].filter(
    (table) => count(`${table} WHERE push_id NOT IN (SELECT id FROM pushes)`) > 0,
  );
  const { code, stdout } = await runProgram(["check", "--data-dir", dataDir]);
  return [
    ...(keys === living ? [] : [`${keys} keys are left of ${living} pushes that live`]),
    ...orphans.map((table) => `${table} has rows of pushes that are purged`),
    ...(code === 0 && (wasKilled || !/^warn +files /m.test(stdout)) ? [] : [stdout]),
  ];
}

/** One server with SQLite, on a disk whose flushes take a while. */
export async function oneServer(): Promise<World> {
  const root = makeTempDir();
  const dataDir = join(root, "data");
  const { mail, env } = await mailed();
  const { headers: owner, email } = await withAccount(dataDir, env);
  const node = new Node(dataDir, { ...env, ...PURGES, ...slowDisk(5, root) });
  return {
    name: "SQLite",
    url: () => node.url(),
    owner,
    session: await signedIn(await node.url(), email),
    now: Date.now,
    async disturb(roll) {
      const what = roll(FULL ? 6 : 12);
      await Bun.sleep(5 + roll(100));
      if (what === 0) await node.kill();
      if (what === 1) await node.pause(roll(200));
    },
    mail,
    purgeAfterMs: 1_000,
    async end() {
      await node.stop();
      const left = await leftIn(dataDir, true);
      await mail.stop();
      rmSync(root, { recursive: true, force: true });
      return left;
    },
  };
}

/**
 * One in this process, whose time passes in jumps: what ends by its time, ends. The clock of its machine is set ahead, which it follows, and
 * back, which it does not.
 */
export async function jumpingClock(): Promise<World> {
  let [shown, steady] = [Date.now(), 0];
  let expected = shown;
  const pass = (ms: number): void => {
    [shown, steady] = [shown + ms, steady + ms];
    expected = Math.max(expected + ms, shown);
  };
  const set = (ms: number): void => {
    shown += ms;
    expected = Math.max(expected, shown);
  };
  const clock = monotonicClock(
    () => shown,
    () => steady,
  );
  const { mail, env } = await mailed();
  const server = await startServer({ clock, env, flags: FLAGS });
  const { headers: owner, email } = await server.user();
  return {
    name: "SQLite, by a clock that jumps",
    url: async () => server.url,
    owner,
    session: await signedIn(server.url, email),
    now: () => expected,
    isGentle: true,
    async disturb(roll, quiet) {
      for (let n = 0; n < 3; n += 1) {
        await Bun.sleep(1 + roll(8));
        // While a key is derived, a moment passes.
        if (roll(2) === 0) pass(400);
        else if (roll(3) > 0) await quiet(() => pass([3_000, 8_100, 40_000][roll(3)] ?? 0));
        else await quiet(() => set([40_000, -40_000, -3_600_000][roll(3)] ?? 0));
      }
    },
    mail,
    async end() {
      await server.stop({ dataDir: true });
      const left = await leftIn(server.dataDir, false);
      await mail.stop();
      rmSync(server.dataDir, { recursive: true, force: true });
      return left;
    },
  };
}

/** A schema of a cluster that nothing else uses: it is stopped at any moment, and started again. */
async function restartedPlace() {
  const { url, control } = await startCluster();
  const restart = (): Promise<void> => control("restart", "-m", "immediate");
  return { url, schema: "histories", restart, remove: () => control("stop", "-m", "immediate") };
}

/** Three nodes of one PostgreSQL, with their files in a directory or in a bucket. @param isRestarted whether their database stops at times */
export async function threeNodes(files: "directory" | "bucket", isRestarted = false): Promise<World> {
  const place = isRestarted ? await restartedPlace() : { ...(await newPostgresPlace(true)), restart: async () => {} };
  const proxy = await postgresProxy(place.url);
  const { mail, env: mailEnv } = await mailed();
  const root = makeTempDir();
  const env = {
    ...mailEnv,
    ...(files === "bucket" ? bucketSettings(await newBucket()) : { SECRETPUSH_BLOBS_URL: `file://${makeTempDir()}` }),
    SECRETPUSH_DATABASE_URL: proxy.url,
    SECRETPUSH_DATABASE_SCHEMA: place.schema,
    SECRETPUSH_KEY: "ab".repeat(32),
  };
  const { headers: owner, email } = await withAccount(join(root, "0"), env);
  const nodes = [0, 1, 2].map((n) => new Node(join(root, String(n)), env));
  const first = (await Promise.all(nodes.map((node) => node.url())))[0] ?? "";
  return {
    name: `three nodes, files in a ${files}${isRestarted ? ", of a database that is restarted" : ""}`,
    url: async (roll: Dice) => nodes[roll(nodes.length)]?.url() ?? first,
    owner,
    session: await signedIn(first, email),
    now: Date.now,
    async disturb(roll) {
      const node = nodes[roll(nodes.length)];
      const what = roll(12);
      if (what < 4) void proxy.loseNext(() => true);
      await Bun.sleep(roll(60));
      if (what === 4) await node?.kill();
      if (what === 5) await node?.pause(roll(300));
      if (what === 6) await place.restart();
    },
    mail,
    async end() {
      await Promise.all(nodes.map((node) => node.end()));
      proxy.stop();
      await mail.stop();
      const left: string[] = [];
      await using sql = new SQL(place.url, { max: 1, connection: { search_path: place.schema } } as SQL.Options);
      for (const table of ["push_keys", "sealed_payloads"]) {
        const [{ n }] = await sql.unsafe(
          `SELECT count(*)::int AS n FROM ${table} t JOIN pushes p ON p.id = t.push_id WHERE p.expired_at_ms IS NOT NULL`,
        );
        if (n !== 0) left.push(`${table} has ${n} rows of pushes that are over`);
      }
      await place.remove();
      rmSync(root, { recursive: true, force: true });
      return left;
    },
  };
}
