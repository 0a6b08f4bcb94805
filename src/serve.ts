// The composition root: config → store → domain → http → a listening socket, and the way back down.
// Only this file and cli/ know the config; every constructor gets its slice of it.

import { Stretcher } from "./base/crypto.ts";
import { RateLimiter } from "./base/limiter.ts";
import { Log } from "./base/log.ts";
import { parseNetwork } from "./base/network.ts";
import { type Runtime, steadyRuntime } from "./base/runtime.ts";
import { type Config, type Origins, settingsInForce } from "./config.ts";
import { Accounts } from "./domain/accounts.ts";
import { Administration } from "./domain/administration.ts";
import { type FileLimits, Files } from "./domain/files.ts";
import { Pushes } from "./domain/pushes.ts";
import type { PushRules } from "./domain/rules.ts";
import { Sessions } from "./domain/sessions.ts";
import { Rotation } from "./domain/rotation.ts";
import { Seals } from "./domain/seals.ts";
import { Sweeper } from "./domain/sweeper.ts";
import { createHandler } from "./http/app.ts";
import type { Logo } from "./http/assets.ts";
import { Intake } from "./http/intake.ts";
import { People } from "./http/people.ts";
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
/** Bun drops a connection after so many seconds without a byte; a body's own limit must come first, and be answered. */
const idleTimeoutS = (bodyIdleMs: number): number => Math.min(255, Math.ceil(bodyIdleMs / 1_000) + 15);
/** JSON writes a byte as up to six (\\u0000); the rest is for the other fields. */
const bodyLimit = (maxPayloadBytes: number): number => 6 * maxPayloadBytes + 1024 * 1024;

/**
 * Opens the data directory and listens.
 * @param origins where each setting comes from, for the page that shows them
 * @throws Error with a sentence for the administrator
 */
export async function serve(
  config: Config,
  io: Io,
  runtime: Runtime = steadyRuntime(),
  origins: Origins = {},
): Promise<RunningServer> {
  const log = new Log({ ...config.log, write: io.stdout });
  const logo = await readLogo(config.branding.logoFile);
  const store = open(config, io, true);
  const accounts = new Accounts({ store: store.accounts, pushes: store.pushes, runtime });
  const rules = rulesOf(config);
  const files = new Files({
    blobs: store.blobs,
    ledger: store.ledger,
    keys: store.keys,
    runtime,
    log,
    limits: fileLimitsOf(config),
  });
  const recovered = await files.recover();
  if (recovered.orphans + recovered.missing > 0) log.warn("files after an unclean stop", recovered);
  const stretcher = new Stretcher();
  const pushes = new Pushes({
    store: store.pushes,
    files,
    keys: store.keys,
    stretcher,
    runtime,
    rules,
  });
  const sweeper = new Sweeper({
    db: store.db,
    pushes: store.pushes,
    files,
    runtime,
    log,
    intervalMs: config.sweepIntervalMs,
    purgeAnonymousAfterMs: config.purgeAnonymousAfterMs,
    purgeAfterMs: config.purgeAfterMs,
  });
  const rotation = new Rotation({
    ledger: store.keyLedger,
    keys: store.keys,
    seals: new Seals(store.keys, stretcher),
    nextKey: (fingerprint) => store.nextKey(fingerprint),
    log,
    truncateLog: () => store.db.truncateLog(),
  });
  const intake = new Intake({
    pushes,
    files,
    body: {
      maxBytes: bodyLimit(config.maxPayloadBytes),
      maxJsonBytes: Math.max(config.upload.maxJsonBytes, bodyLimit(config.maxPayloadBytes)),
      idleMs: config.upload.idleTimeoutMs,
      totalMs: config.upload.timeoutMs,
    },
    filesNeedAuthentication: config.fileAttachmentsRequireAuthentication,
  });
  const sessions = new Sessions({
    store: store.accounts,
    masterKey: store.keys.newest,
    runtime,
    lifetimeMs: config.sessionLifetimeMs,
    signUpAllowed: config.allowSignUp,
  });
  const handle = createHandler({
    accounts,
    sessions,
    people: new People({ sessions, baseUrl: config.baseUrl ?? null }),
    administration: new Administration({
      pushes: store.pushes,
      files,
      runtime,
      databaseBytes: () => store.db.size(),
    }),
    settings: settingsInForce({ config, origins }),
    branding: { ...config.branding, logo },
    fileLimits: files.limits,
    pushes,
    files,
    intake,
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
  });

  let server: ReturnType<typeof Bun.serve>;
  try {
    server = Bun.serve({
      hostname: config.host,
      port: config.port,
      reusePort: false,
      idleTimeout: idleTimeoutS(config.upload.idleTimeoutMs),
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
  for (const notice of store.notices) log.warn(notice);
  rotation.start();
  const url = config.baseUrl ?? `http://${hostInUrl(config.host)}:${server.port}`;
  log.info("listening", { url, data_dir: config.dataDir, version: packageJson.version });
  log.flush();
  const setupCode = await sessions.setupCode();
  if (setupCode !== null) {
    // For the terminal, beside the log: whoever can read it may make the first administrator.
    io.stderr(`There is no account yet. Make the administrator at ${url}/users/setup with the code ${setupCode}\n`);
  }

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
    await rotation.stop();
    store.close();
    log.info("stopped");
    log.close();
  }
}

const LOGO_TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
};
const MAX_LOGO_BYTES = 256 * 1024;

/** @throws Error with a sentence for the administrator */
async function readLogo(path: string | undefined): Promise<Logo | null> {
  if (path === undefined) return null;
  const contentType = LOGO_TYPES[path.split(".").at(-1)?.toLowerCase() ?? ""];
  if (!contentType) throw new Error(`branding.logo_file must end in ${Object.keys(LOGO_TYPES).join(", ")}: ${path}`);
  const file = Bun.file(path);
  if (!(await file.exists())) throw new Error(`branding.logo_file cannot be read: ${path}`);
  if (file.size > MAX_LOGO_BYTES) throw new Error(`branding.logo_file is larger than 256 KiB: ${path}`);
  return { bytes: new Uint8Array(await file.arrayBuffer()), contentType };
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
    previousKey: config.previousKey,
    credentialsDir: io.env.CREDENTIALS_DIRECTORY,
    exclusive,
    maxWritesPerCommit: config.maxWritesPerCommit,
    applicationVersion: packageJson.version,
  });
}

const fileLimitsOf = ({ upload, downloadLinkLifeMs }: Config): FileLimits => ({
  maxFiles: upload.maxFiles,
  maxFileBytes: upload.maxFileBytes,
  maxPushBytes: upload.maxPushBytes,
  maxStoredBytes: upload.maxStoredBytes === 0 ? null : upload.maxStoredBytes,
  freeSpaceFloorBytes: upload.freeSpaceFloorBytes,
  freeSpaceFloorPercent: upload.freeSpaceFloorPercent,
  uploadsAtOncePerCaller: upload.atOncePerCaller,
  linkLifeMs: downloadLinkLifeMs,
});

const rulesOf = (config: Config): PushRules => ({
  kinds: { text: config.text, url: config.url, file: config.file, qr: config.qr },
  enabled: { text: true, url: config.enableUrlPushes, qr: config.enableQrPushes, file: config.enableFilePushes },
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
