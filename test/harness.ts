// What every test starts from: a real server on a free port and a directory of its own, through the
// same composition root as production. Everything is ended and removed by `stop`.
//
// With TEST_ENGINE=postgres the servers keep their pushes in PostgreSQL (test_engine.ts).
//
// With SECRETPUSH_TEST_EXECUTABLE=dist/secretpush the same tests start that executable instead. A clock
// cannot be handed to another process: servers with a clock of their own still run from source then.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import { examineWithin } from "../src/cli/server/doctor.ts";
import { runCli } from "../src/cli/index.ts";
import type { Clock } from "../src/base/clock.ts";
import type { KdfCost } from "../src/base/passphrase_kdf.ts";
import { loadConfig } from "../src/config/load.ts";
import type { Config } from "../src/config/options.ts";
import { openHere, type RunningServer, serve } from "../src/serve.ts";
import { sharedFilesOf } from "../src/serve/shared_files.ts";
import { openChosenStore, type Store } from "../src/store/index.ts";
import { bodyOf } from "./error_bodies.ts";
import { freePort } from "./free_port.ts";
import { EXECUTABLE, PROGRAM, PROGRAM_CWD, runProgram } from "./processes.ts";
import { engineSettings, forgetEngine } from "./test_engine.ts";

export interface TestServer {
  url: string;
  dataDir: string;
  /** What is listened on, as URLs. */
  addresses: RunningServer["addresses"];
  /** Everything the server has logged so far. */
  log: () => string;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends JSON and reads JSON. */
  json: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Creates a push that must succeed. */
  push: (fields: Record<string, unknown>, headers?: Record<string, string>) => Promise<PushAnswer>;
  /** Makes a user with an API token. @returns headers that authenticate it, and the token. */
  user: (email?: string, admin?: boolean) => Promise<User>;
  stop: (keep?: { dataDir: boolean }) => Promise<void>;
}

export interface User {
  email: string;
  token: string;
  headers: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // Tests look into answers of many shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  text: string;
}

export type PushAnswer = Record<string, unknown> & { url_token: string };

export interface ServerSettings {
  /** Options by their flag's name, for instance { "allow-anonymous": "false" }. */
  flags?: Record<string, string>;
  env?: Record<string, string>;
  dataDir?: string;
  clock?: Clock;
  /** How often the server looks for what its administrator should know. */
  lookEveryMs?: number;
  /** Passwords and passphrases cost what they cost in earnest; else next to nothing, where the server runs in this process. */
  fullHashCost?: boolean;
}

/** Tests mostly send what a page sends, without its hand. Those of whole flows press as people do: test/page_flows.ts. */
const NO_CHECK = { "reveal-check": "off" };

export const makeTempDir = (): string => mkdtempSync(join(tmpdir(), "secretpush-test-"));

/** A clock that stands still until it is moved. */
export function testClock(startMs = Date.UTC(2026, 0, 1)): Clock & { advance: (ms: number) => void; nowMs: number } {
  return {
    nowMs: startMs,
    now() {
      return this.nowMs;
    },
    advance(ms) {
      this.nowMs += ms;
    },
  };
}

export async function startServer(settings: ServerSettings = {}): Promise<TestServer> {
  const dataDir = settings.dataDir ?? makeTempDir();
  const env = { ...(await engineSettings(dataDir)), ...settings.env };
  const { config } = loadConfig({
    flags: { "data-dir": dataDir, port: "0", ...NO_CHECK, ...settings.flags },
    env,
    readFile: (path) => readFileSync(path, "utf8"),
  });
  const launched = EXECUTABLE !== null && settings.clock === undefined && settings.lookEveryMs === undefined;
  const server = await (launched ? launch : startHere)(config, { ...settings, env });
  const scheme = config.tls.cert === undefined ? "http" : "https";
  const url = `${scheme}://127.0.0.1:${server.port}`;
  const request = (path: string, init?: RequestInit) => fetch(url + path, init);

  const json: TestServer["json"] = async (method, path, body, headers = {}) => {
    const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
    const response = await request(path, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...sent,
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: bodyOf(response.status, text) };
  };

  let users = 0;
  return {
    url,
    dataDir,
    addresses: server.addresses,
    log: server.log,
    fetch: request,
    json,
    async push(fields, headers) {
      const { status, body, text } = await json("POST", "/api/v2/pushes", { push: fields }, headers);
      if (status !== 201) throw new Error(`The push was not created: ${status} ${text}`);
      return body as PushAnswer;
    },
    async user(email = `user${(users += 1)}@example.org`, admin = false) {
      const token = await server.addUser(email, admin);
      return { email, token, headers: { authorization: `Bearer ${token}` } };
    },
    async stop(keep) {
      await server.stop();
      if (keep?.dataDir) return;
      rmSync(dataDir, { recursive: true, force: true });
      await forgetEngine(dataDir);
    },
  };
}

/** Somebody and somebody else. */
export async function twoUsers(server: TestServer): Promise<[User, User]> {
  return [await server.user(), await server.user()];
}

interface Started extends Pick<RunningServer, "port" | "addresses" | "stop"> {
  log: () => string;
  /** @returns an API token of the new user */
  addUser: (email: string, admin: boolean) => Promise<string>;
}

const PASSWORD = "correct horse";

const LEAST_COST: KdfCost = { memoryKiB: 8, passes: 1 };

async function startHere(
  config: Config,
  { env = {}, clock, lookEveryMs, fullHashCost }: ServerSettings,
): Promise<Started> {
  let log = "";
  const io = { stdout: (text: string) => void (log += text), stderr: (text: string) => void (log += text), env };
  const server = await serve(config, io, {
    clock,
    lookEveryMs,
    examine: () => examineWithin(config, { env }),
    hashCost: fullHashCost ? undefined : LEAST_COST,
  });
  running.set(config.dataDir, server);
  return {
    port: server.port,
    addresses: server.addresses,
    log: () => log,
    async stop() {
      running.delete(config.dataDir);
      await server.stop();
    },
    async addUser(email, admin) {
      await server.accounts.createUser({ email, password: PASSWORD, admin });
      return (await server.accounts.createToken({ email, name: "test" })).token;
    },
  };
}

// The servers of this process, by data directory.
const running = new Map<string, RunningServer>();

/**
 * Waits until a server of this process shows what another connection has stored: during the flush of a commit of its own, it shows
 * the state from before. Its next write comes after that flush.
 */
const seenBy = async (dataDir: string): Promise<void> => running.get(dataDir)?.accounts.setPreferences(0, {});

/** The accounts of a running server, as a command beside it would open them, in this process. */
export async function openBeside({ dataDir }: Pick<TestServer, "dataDir">) {
  const { config } = loadConfig({
    flags: { "data-dir": dataDir },
    env: await engineSettings(dataDir),
    readFile: (path) => readFileSync(path, "utf8"),
  });
  const io = { stdout: () => {}, stderr: () => {}, env: {} };
  const { parts, close } = await openHere(config, io, { hashCost: LEAST_COST });
  return {
    ...parts,
    async close() {
      await close();
      await seenBy(dataDir);
    },
  };
}

/** The store of a server that has stopped, or beside one that runs, as its data directory and the engine under test say. */
export async function openStoreOf({ dataDir }: Pick<TestServer, "dataDir">, exclusive = true): Promise<Store> {
  const env = await engineSettings(dataDir);
  const { config } = loadConfig({
    flags: { "data-dir": dataDir },
    env,
    readFile: (path) => readFileSync(path, "utf8"),
  });
  const { databaseUrl: url, databaseSchema: schema } = config;
  const postgres = url === undefined ? undefined : { url, schema };
  const store = await openChosenStore({ dataDir, exclusive, testClock: true, postgres, shared: sharedFilesOf(config) });
  const close = store.close.bind(store);
  return Object.assign(store, {
    async close() {
      await close();
      await seenBy(dataDir);
    },
  });
}

/** Runs a command of its own process on the data of a running server. */
export const runBeside = async ({ dataDir }: Pick<TestServer, "dataDir">, argv: string[], input = "", env = {}) =>
  runProgram([...argv, "--data-dir", dataDir], { input, env: { ...(await engineSettings(dataDir)), ...env } });

/** The executable, with the same flags. @throws Error with what it said, where it ends instead of serving */
async function launch({ dataDir }: Config, { flags = {}, env = {} }: ServerSettings): Promise<Started> {
  // Its log need not tell the port, for the log may be switched off.
  const port = Number(flags.port ?? (await freePort()));
  const isNew = !existsSync(join(dataDir, "secretpush.db"));
  const typed = Object.entries({ ...NO_CHECK, ...flags, "data-dir": dataDir, port }).map(
    ([name, value]) => `--${name}=${value}`,
  );
  const child = Bun.spawn([...PROGRAM, "serve", ...typed], {
    cwd: PROGRAM_CWD,
    env,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  let log = "";
  const read = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) log += chunk;
  };
  const ended = Promise.all([read(child.stdout), read(child.stderr), child.exited]);
  // In this process a start is over when everything about it has been told; it is so here too.
  const quiet = ["warn", "error"].includes(flags["log-level"] ?? env.SECRETPUSH_LOG_LEVEL ?? "");
  const isTold = (): boolean =>
    (quiet || log.includes("listening")) && (!isNew || log.includes("There is no account yet."));
  while (!isTold() || !(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${log}`);
    await Bun.sleep(5);
  }
  const told = (name: string): string | null => new RegExp(`\\b${name}"?[=:]"?([^\\s",]+)`).exec(log)?.[1] ?? null;
  const run = async (argv: string[], input = ""): Promise<string> => {
    const { code, stdout, stderr } = await runProgram([...argv, "--data-dir", dataDir], { input, env });
    if (code !== 0) throw new Error(`${argv.join(" ")} ended with ${code}: ${stderr}`);
    return stdout.trim();
  };
  return {
    port,
    addresses: {
      main: told("address") ?? "",
      recipients: told("recipients"),
      redirect: told("redirect"),
      metrics: told("metrics"),
    },
    log: () => log,
    async addUser(email, admin) {
      await run(["user", "add", email, "--password-stdin", ...(admin ? ["--admin"] : [])], `${PASSWORD}\n`);
      return run(["token", "add", email, "--name", "test"]);
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  Bun.connect({ hostname: "127.0.0.1", port, socket: { data() {} } }).then(
    (socket) => {
      socket.end();
      return true;
    },
    () => false,
  );

/** Runs the command line in this process, without a terminal. */
export async function runHere(argv: string[], env: Record<string, string> = {}) {
  let [stdout, stderr] = ["", ""];
  const code = await runCli(argv, {
    stdin: Readable.from([]),
    stdout: (text) => void (stdout += text),
    stderr: (text) => void (stderr += text),
    env,
    signals: { on: () => {}, off: () => {} },
  });
  return { code, stdout, stderr };
}

/** Every byte in a directory, for looking for what must not be there. */
export function bytesIn(directory: string): Buffer {
  const parts: Buffer[] = [];
  for (const name of readdirSync(directory, { recursive: true }) as string[]) {
    const path = join(directory, name);
    if (statSync(path).isFile()) parts.push(readFileSync(path));
  }
  return Buffer.concat(parts);
}
