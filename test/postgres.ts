// A real PostgreSQL for tests: a cluster of its own in a temporary directory, on a free port of this host, with fsync on.
// One for the test files that share a process, started when the first test asks. It ends with them, however that is: a
// shell waits for the end of its standard input, stops the cluster and removes it.

import { SQL } from "bun";
import { appendFileSync, chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

import { endsWithItsFile } from "./ends.ts";
import { freePort } from "./free_port.ts";
import { needs } from "./needs.ts";

export interface Cluster {
  /** Of its database, for its superuser. */
  url: string;
  port: number;
  directory: string;
  /** `pg_ctl` as its owner, on its data directory. */
  control: (...argv: string[]) => Promise<void>;
}

let shared: Promise<Cluster> | undefined;

/** The cluster that all tests of this process share. */
export const sharedCluster = (): Promise<Cluster> => (shared ??= startCluster());

export interface ClusterSettings {
  /** As in postgresql.conf: "name=value". */
  settings?: readonly string[];
  /** Speaks TLS with this certificate. */
  tls?: { cert: string; key: string };
  /** The address it listens on, and a command that starts programs where it is. */
  network?: { address: string; launcher: readonly string[] };
}

/** A cluster of its own, for tests that stop it or need other settings. */
export async function startCluster(given: ClusterSettings = {}): Promise<Cluster> {
  const directory = await newDirectory();
  const data = join(directory, "data");
  await asOwner([program("initdb"), "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync"]);
  if (given.tls) {
    const [cert, key] = [join(data, "server.crt"), join(data, "server.key")];
    writeFileSync(cert, given.tls.cert);
    writeFileSync(key, given.tls.key, { mode: 0o600 });
    const owner = ownerOf();
    if (owner) await run(["chown", owner, cert, key]);
  }
  // It trusts every client: of a network of the test's own, too.
  if (given.network) appendFileSync(join(data, "pg_hba.conf"), `host all all ${given.network.address}/32 trust\n`);
  const cluster = await start(directory, given);
  await asOwner([program("createdb"), "-h", directory, "-p", String(cluster.port), "-U", "postgres", "secretpush"]);
  return cluster;
}

/** A standby that streams from `primary`. */
export async function startStandby(primary: Cluster): Promise<Cluster> {
  return start(await baseBackupOf(primary, "-R"));
}

/** Copies a cluster as it is at this moment, with the log that makes the copy whole. @returns its directory */
export async function baseBackupOf({ port }: Cluster, ...more: string[]): Promise<string> {
  const directory = await newDirectory();
  const from = ["-h", "127.0.0.1", "-p", String(port), "-U", "postgres"];
  await asOwner([
    program("pg_basebackup"),
    "-D",
    join(directory, "data"),
    ...from,
    ...more,
    "-X",
    "stream",
    "-c",
    "fast",
  ]);
  return directory;
}

/** A cluster on a copy of a backup, which stays as it is. @param log where the log of later is, which is replayed to its end */
export async function startBackup(backup: string, log?: string): Promise<Cluster> {
  const directory = await newDirectory();
  const data = join(directory, "data");
  await asOwner(["cp", "-R", join(backup, "data"), data]);
  if (log === undefined) return start(directory);
  await asOwner(["touch", join(data, "recovery.signal")]);
  const cluster = await start(directory, { settings: [`restore_command='cp ${log}/%f %p'`] });
  const sql = new SQL(cluster.url, { max: 1 });
  while ((await sql.unsafe("SELECT 1 WHERE pg_is_in_recovery()")).length > 0) await Bun.sleep(20);
  await sql.close();
  return cluster;
}

async function newDirectory(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-postgres-"));
  chmodSync(directory, 0o755);
  const owner = ownerOf();
  if (owner) await run(["chown", owner, directory]);
  return directory;
}

async function start(directory: string, given: ClusterSettings = {}): Promise<Cluster> {
  const data = join(directory, "data");
  const port = await freePort();
  const { address, launcher } = given.network ?? { address: "127.0.0.1", launcher: [] };
  const settings = [
    `listen_addresses=${address}`,
    `port=${port}`,
    `unix_socket_directories=${directory}`,
    "fsync=on",
    "max_connections=800",
    ...(given.tls ? ["ssl=on"] : []),
    ...(given.settings ?? []),
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(" ");
  const control = (...argv: string[]) => {
    const more = argv[0] === "start" ? ["-o", options] : [];
    return asOwner(
      [program("pg_ctl"), "-D", data, "-l", join(directory, "log"), "-w", "-t", "120", ...argv, ...more],
      launcher,
    );
  };
  await control("start");
  stopWithThisProcess(directory, data);
  return { url: `postgres://postgres@${address}:${port}/secretpush`, port, directory, control };
}

export const newSchema = (): string => `test_${crypto.randomUUID().replaceAll("-", "")}`;

const DEADLOCK = "40P01";

/** Removes a schema that a test's server used. The database may still be doing what a killed server asked for, and the two can deadlock. */
export async function dropSchema({ url }: Cluster, schema: string): Promise<void> {
  const sql = new SQL(url, { max: 1 });
  const drop = () => sql.unsafe(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`);
  await drop().catch((error: { errno?: unknown }) => (error.errno === DEADLOCK ? drop() : Promise.reject(error)));
  await sql.close();
}

function stopWithThisProcess(directory: string, data: string): void {
  const stop = [...asUser(), program("pg_ctl"), "-D", data, "-m", "immediate", "stop"].join(" ");
  const shell = Bun.spawn(
    ["/bin/sh", "-c", `trap '' INT TERM HUP; cat >/dev/null; ${stop} >/dev/null 2>&1; rm -rf "${directory}"`],
    {
      stdin: "pipe",
      stdout: "ignore",
      stderr: "ignore",
      detached: true,
    },
  );
  shell.unref();
  endsWithItsFile(async () => {
    shared = undefined;
    await shell.stdin.end();
    await shell.exited;
  });
}

const program = (name: string): string => join(needs("postgresql").path, name);

// PostgreSQL refuses to run as root.
function ownerOf(): string | null {
  if (process.getuid?.() !== 0) return null;
  const known = (name: string) => Bun.spawnSync(["id", name]).exitCode === 0;
  return ["postgres", "nobody"].find(known) ?? userInfo().username;
}

function asUser(): string[] {
  const owner = ownerOf();
  return owner === null ? [] : ["setpriv", `--reuid=${owner}`, `--regid=${groupOf(owner)}`, "--clear-groups"];
}

const groupOf = (user: string): string => Bun.spawnSync(["id", "-g", user]).stdout.toString().trim();

const asOwner = (argv: string[], launcher: readonly string[] = []): Promise<void> =>
  run([...launcher, ...asUser(), ...argv]);

async function run(argv: string[]): Promise<void> {
  const child = Bun.spawn(argv, {
    cwd: "/",
    env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C.UTF-8" },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  const [stderr, code] = await Promise.all([child.stderr.text(), child.exited]);
  if (code !== 0) throw new Error(`${argv.join(" ")} ended with ${code}: ${stderr}`);
}
