// The composition root: config → store → domain → http → a listening socket, and the way back down.
// Only this file and cli/ know the config; every constructor gets its slice of it.

import { Stretcher } from "./base/crypto.ts";
import { RateLimiter } from "./base/limiter.ts";
import { Log } from "./base/log.ts";
import { parseNetwork } from "./base/network.ts";
import { type Runtime, steadyRuntime } from "./base/runtime.ts";
import type { Config } from "./config.ts";
import { Accounts } from "./domain/accounts.ts";
import { Pushes } from "./domain/pushes.ts";
import type { PushRules } from "./domain/rules.ts";
import { Sweeper } from "./domain/sweeper.ts";
import { createHandler } from "./http/app.ts";
import { Reception } from "./http/visit.ts";
import { openStore, type Store } from "./store/store.ts";
import packageJson from "../package.json" with { type: "json" };

export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  env: Record<string, string | undefined>;
}

export interface RunningServer {
  url: string;
  port: number;
  /** Finishes running requests (for at most STOP_DEADLINE_MS), then closes the database. */
  stop(): Promise<void>;
}

const STOP_DEADLINE_MS = 10_000;
/** Seconds without a byte before a connection is dropped. */
const IDLE_TIMEOUT_S = 60;
/** JSON writes a byte as up to six (\\u0000); the rest is for the other fields. */
const bodyLimit = (maxPayloadBytes: number): number => 6 * maxPayloadBytes + 1024 * 1024;

/**
 * Opens the data directory and listens.
 * @throws Error with a sentence for the administrator
 */
export async function serve(config: Config, io: Io, runtime: Runtime = steadyRuntime()): Promise<RunningServer> {
  const log = new Log({ ...config.log, write: io.stdout });
  const store = open(config, io, true);
  const accounts = new Accounts({ store: store.accounts, pushes: store.pushes, runtime });
  const rules = rulesOf(config);
  const pushes = new Pushes({
    store: store.pushes,
    masterKey: store.masterKey,
    stretcher: new Stretcher(),
    runtime,
    rules,
  });
  const sweeper = new Sweeper({
    db: store.db,
    pushes: store.pushes,
    runtime,
    log,
    intervalMs: config.sweepIntervalMs,
    purgeAnonymousAfterMs: config.purgeAnonymousAfterMs,
    purgeAfterMs: config.purgeAfterMs,
  });
  const handle = createHandler({
    accounts,
    pushes,
    rules,
    runtime,
    log,
    reception: new Reception({ trustedProxies: config.trustedProxies.map(parseNetwork) }),
    rateLimiter: new RateLimiter(config.rateLimit),
    canWrite: () => store.checkWritable(),
    applicationVersion: packageJson.version,
    allowAnonymous: config.allowAnonymous,
    fileAttachmentsRequireAuthentication: config.fileAttachmentsRequireAuthentication,
    baseUrl: config.baseUrl ?? null,
    maxBodyBytes: bodyLimit(config.maxPayloadBytes),
  });

  let server: ReturnType<typeof Bun.serve>;
  try {
    server = Bun.serve({
      hostname: config.host,
      port: config.port,
      reusePort: false,
      idleTimeout: IDLE_TIMEOUT_S,
      // Each route counts below this and answers in JSON; Bun's own refusal would be bare.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      development: false,
      fetch: (request, server) => handle(request, server.requestIP(request)?.address ?? "127.0.0.1"),
      error: () => Response.json({ error: "Internal Server Error" }, { status: 500 }),
    });
  } catch (error) {
    store.close();
    throw new Error(cannotListen(config, error), { cause: error });
  }
  sweeper.start();
  const url = config.baseUrl ?? `http://${hostInUrl(config.host)}:${server.port}`;
  log.info("listening", { url, data_dir: config.dataDir, version: packageJson.version });
  log.flush();

  let stopping: Promise<void> | undefined;
  return {
    url,
    port: server.port ?? config.port,
    stop: () => (stopping ??= stop()),
  };

  async function stop(): Promise<void> {
    log.info("stopping");
    // An endless connection must not keep the process alive.
    const deadline = new Promise((resolve) => setTimeout(resolve, STOP_DEADLINE_MS).unref());
    await Promise.race([server.stop(), deadline]);
    await server.stop(true);
    await sweeper.stop();
    store.close();
    log.info("stopped");
    log.close();
  }
}

/** For commands that work on accounts beside a running server, or before there is one. */
export async function openAccounts(config: Config, io: Io): Promise<{ accounts: Accounts; close(): Promise<void> }> {
  const store = open(config, io, false);
  return {
    accounts: new Accounts({ store: store.accounts, pushes: store.pushes, runtime: steadyRuntime() }),
    close: async () => store.close(),
  };
}

function open(config: Config, io: Io, exclusive: boolean): Store {
  return openStore({
    dataDir: config.dataDir,
    key: config.key,
    keyFile: config.keyFile,
    credentialsDir: io.env.CREDENTIALS_DIRECTORY,
    exclusive,
    maxWritesPerCommit: config.maxWritesPerCommit,
  });
}

const rulesOf = (config: Config): PushRules => ({
  kinds: { text: config.text, url: config.url, file: config.file, qr: config.qr },
  // Files come with the next release; until then they answer as switched off.
  enabled: { text: true, url: config.enableUrlPushes, qr: config.enableQrPushes, file: false },
  maxPayloadBytes: config.maxPayloadBytes,
});

function cannotListen(config: Config, error: unknown): string {
  const code = (error as { code?: string }).code;
  const address = `${config.host}:${config.port}`;
  if (code === "EADDRINUSE") {
    return `Port ${config.port} on ${config.host} is in use by another program. Choose another with --port.`;
  }
  if (code === "EACCES") {
    return `Listening on ${address} is not permitted. Ports below 1024 need root; choose a higher one with --port.`;
  }
  return `Cannot listen on ${address}: ${error instanceof Error ? error.message : String(error)}`;
}

const hostInUrl = (host: string): string => (host.includes(":") ? `[${host}]` : host);
