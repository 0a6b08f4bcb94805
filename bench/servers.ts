// Starts and fills the servers that take part: the service with its data directory, and the bare server.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { randomBytes } from "../src/base/crypto.ts";
import { writerHere } from "../src/store/sqlite/carrier.ts";
import { Db } from "../src/store/sqlite/db.ts";
import { WRAPPED_KEY_BYTES } from "../src/store/sqlite/key_slots.ts";
import { operationsOn, type StoreOperations } from "../src/store/sqlite/operations/index.ts";
import { SqlitePushes } from "../src/store/sqlite/pushes.ts";
import { parentDirectory, PAYLOAD, POOL, slowDiskMs } from "./options.ts";
import { makeHome, ROOT, tracked } from "./processes.ts";
import { slowDisk } from "./slow_disk.ts";
import { PLAIN_PUSH } from "../test/plain_push.ts";

export interface Server {
  name: string;
  url: string;
  pid: number;
  /** The file with the tokens that wrk's script retrieves. */
  tokensFile: string;
  stop(): Promise<void>;
}

/** The home directory of this run: data directories, token files, scripts. */
export const home = makeHome(parentDirectory);
const errorsFile = join(home, "errors");

const CLIENT = { ip: "127.0.0.1", userAgent: "bench", referrer: "" };

const VIEWS = 100_000;
const MAIN = "src/main.ts";

/**
 * Fills a running service. POOL pushes arrive over HTTP, so that they can be retrieved. The others only
 * add weight: they go straight to the store in large transactions, evenly between those of the pool.
 */
async function fillService(url: string, dataDir: string, count: number, tokensFile: string): Promise<void> {
  const db = new Db<StoreOperations>({
    path: join(dataDir, "secretpush.db"),
    writer: writerHere(operationsOn),
    maxWritesPerCommit: 10_000,
  });
  const store = new SqlitePushes(db);
  const body = JSON.stringify({ push: { payload: PAYLOAD, expire_after_views: VIEWS } });
  const sealed = { wrappedKey: randomBytes(WRAPPED_KEY_BYTES), payload: randomBytes(12 + PAYLOAD.length + 16) };
  const tokens: string[] = [];
  for (let made = 0; made < POOL; made += 1) {
    const response = await fetch(`${url}/api/v2/pushes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const { url_token: token } = (await response.json()) as { url_token?: string };
    if (token === undefined) throw new Error(`A push of the pool was not created: ${response.status}.`);
    tokens.push(token);
    const nowMs = Date.now();
    const push = {
      ownerId: null,
      ...PLAIN_PUSH,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + 7 * 86_400_000,
      expireAfterDays: 7,
      expireAfterViews: 5,
    } as const;
    const between = Math.floor(count / POOL) - 1;
    const writes = Array.from({ length: between }, () =>
      store.create({ ...push, lookup: randomBytes(32) }, { sealed, labels: null, files: [] }, CLIENT),
    );
    await Promise.all(writes);
  }
  db.close();
  writeFileSync(tokensFile, tokens.join("\n"));
}

export const spawn = (args: string[]): Bun.Subprocess =>
  tracked(
    Bun.spawn([process.execPath, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...(slowDiskMs === null ? {} : slowDisk(slowDiskMs, home)) },
      stdin: "ignore",
      stdout: "ignore",
      stderr: Bun.file(errorsFile),
    }),
  );

export function freePort(): number {
  const probe = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
  const { port } = probe;
  void probe.stop(true);
  return port ?? 0;
}

/** Polls until the response is 200. @throws Error when the process ends, or after 20 s */
export async function untilUp(url: string, child: Bun.Subprocess): Promise<void> {
  const endMs = performance.now() + 20_000;
  while (performance.now() < endMs && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.status === 200) return;
    await Bun.sleep(1);
  }
  throw new Error(`${url} did not come up. ${existsSync(errorsFile) ? readFileSync(errorsFile, "utf8") : ""}`);
}

async function running(
  name: string,
  child: Bun.Subprocess,
  port: number,
  tokensFile: string,
  path: string,
): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  await untilUp(url + path, child);
  return {
    name,
    url,
    pid: child.pid,
    tokensFile,
    async stop() {
      child.kill("SIGTERM");
      await child.exited;
    },
  };
}

/** The service as its users run it: from source, with default settings, including the request log. */
export const serviceArgs = (dataDir: string, port: number, ...more: string[]): string[] => [
  MAIN,
  "serve",
  "--data-dir",
  dataDir,
  "--port",
  String(port),
  ...more,
];

export async function startService(
  name: string,
  count: number,
  extra: { options?: string[]; bunOptions?: string[]; checkout?: string } = {},
): Promise<Server> {
  const dataDir = join(home, name);
  const tokensFile = join(home, `${name}.tokens`);
  const port = freePort();
  const options = ["--text-expire-after-views-max", String(VIEWS), ...(extra.options ?? [])];
  const args = [...(extra.bunOptions ?? []), ...serviceArgs(dataDir, port, ...options)].map((arg) =>
    arg === MAIN && extra.checkout !== undefined ? join(extra.checkout, MAIN) : arg,
  );
  const server = await running(name, spawn(args), port, tokensFile, "/up");
  await fillService(server.url, dataDir, count, tokensFile);
  return server;
}

export async function startBare(name: string, count: number): Promise<Server> {
  const dir = join(home, name);
  const tokensFile = join(home, `${name}.tokens`);
  mkdirSync(dir);
  const filled = spawn(["bench/bare-server.ts", "fill", dir, String(count), String(POOL), tokensFile]);
  if ((await filled.exited) !== 0) throw new Error("The bare server could not be filled.");
  const port = freePort();
  const child = spawn(["bench/bare-server.ts", "serve", dir, String(port)]);
  return running(name, child, port, tokensFile, "/api/v2/version");
}

/** @throws Error when a retrieval returns no payload: then the load is not the real work */
export async function checkRetrieval(server: Server): Promise<void> {
  const [token] = readFileSync(server.tokensFile, "utf8").split("\n");
  const { payload } = (await (await fetch(`${server.url}/api/v2/pushes/${token}`)).json()) as {
    payload: string | null;
  };
  if (!payload) throw new Error(`${server.name} returned no payload.`);
}
