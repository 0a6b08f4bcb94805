// The composition root: config → store → domain → http → a listening socket, and the way back down.
// Only this file and cli/ know the config; every constructor gets its slice of it.

import { MemoryBudget } from "./base/memory_budget.ts";
import { PassphraseKdf } from "./base/passphrase_kdf.ts";
import { AppError, isCorrupt } from "./base/errors.ts";
import { FairQueue } from "./base/fair_queue.ts";
import { type OpenLimits, OpenRequests, RateLimiter } from "./base/limiter.ts";
import { Log } from "./base/log.ts";
import { isLoopbackHost, parseNetwork } from "./base/network.ts";
import { Passwords } from "./base/passwords.ts";
import { type Clock, monotonicClock } from "./base/clock.ts";
import { Accounts } from "./domain/accounts.ts";
import { Administration, type Usage } from "./domain/administration.ts";
import { type FileLimits, Files } from "./domain/files.ts";
import { Pushes } from "./domain/pushes.ts";
import type { PushRules } from "./model/rules.ts";
import { Sessions } from "./domain/sessions.ts";
import { Rotation } from "./domain/rotation.ts";
import { Seals } from "./domain/seals.ts";
import { Sweeper } from "./domain/sweeper.ts";
import { createHandler, type Handler } from "./http/app.ts";
import type { Logo } from "./http/pages/assets.ts";
import { Bodies } from "./http/body_bytes.ts";
import { NewPushReader } from "./http/new_push.ts";
import { type Family, gauge, metricsAnswer, RequestMetrics } from "./http/metrics.ts";
import { BrowserSessions } from "./http/browser_sessions.ts";
import { RequestContexts } from "./http/request_context.ts";
import {
  type Answer,
  type Certificate,
  CertificateFiles,
  describeCertificate,
  Listener,
  type ListenAddress,
  listenAddressOf,
  redirectToHttps,
} from "./listen/index.ts";
import { ConnectionWarden, descriptorLimit } from "./listen/descriptors.ts";
import { openStore, type Store, type StoreOptions } from "./store/index.ts";
import packageJson from "../package.json" with { type: "json" };
import { settingsInForce } from "./config/describe.ts";
import type { Config, Origins } from "./config/options.ts";
import { hasDatabase, openHandles, refuseUnfinishedRestore, requireDatabase } from "./store/maintenance/index.ts";

export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  env: Record<string, string | undefined>;
}

export interface RunningServer {
  url: string;
  port: number;
  /** What is listened on, as URLs: "http://127.0.0.1:5100", "unix:/run/secretpush/http.sock". */
  addresses: { main: string; recipients: string | null; redirect: string | null; metrics: string | null };
  /** Looks at the certificate's files now instead of at the next interval. */
  reloadCertificate(): Promise<void>;
  /** Resolves with a sentence once the data directory was deleted or replaced: then the server is to be stopped. */
  lost: Promise<string>;
  /** Finishes running requests (for at most STOP_DEADLINE_MS), then closes the database. */
  stop(): Promise<void>;
}

const STOP_DEADLINE_MS = 10_000;
/** How often the server looks whether its data directory is still there, and how long it then says so before it ends. */
const LOOK_EVERY_MS = 1_000;
const TELL_FOR_MS = 1_000;
/** Of all descriptors: each request may need one for its connection and one for a file, and some are kept back. */
const REQUESTS_SHARE = 3 / 8;
/** Of more than 64 KiB each, held in memory. */
const LARGE_BODIES_PER_CALLER = 8;
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
  clock: Clock = monotonicClock(),
  origins: Origins = {},
): Promise<RunningServer> {
  const log = new Log({ ...config.log, write: io.stdout });
  const logo = await readLogo(config.branding.logoFile);
  const store = open(config, io, true, ({ what, reason }) =>
    log.error("the database is damaged: restore a backup", { what, reason }),
  );
  if (store.migrated) log.info("the database was migrated", { ...store.migrated });
  // Passphrases and passwords share one queue: together they must leave threads for files.
  const queue = new FairQueue();
  const passwords = new Passwords(queue);
  const accounts = new Accounts({ store: store.accounts, pushes: store.pushes, clock, passwords });
  const rules = rulesOf(config);
  const files = new Files({
    blobs: store.blobs,
    blobTable: store.blobTable,
    keys: store.keys,
    clock,
    log,
    limits: fileLimitsOf(config),
  });
  const recovered = await unlessDamaged(files.recover());
  if (recovered && recovered.orphans + recovered.missing > 0) log.warn("files after an unclean stop", recovered);
  const kdf = new PassphraseKdf(queue);
  const pushes = new Pushes({
    store: store.pushes,
    files,
    keys: store.keys,
    kdf,
    clock,
    rules,
  });
  const sweeper = new Sweeper({
    maintenance: store.maintenance,
    files,
    clock,
    log,
    intervalMs: config.sweepIntervalMs,
    purgeAnonymousAfterMs: config.purgeAnonymousAfterMs,
    purgeAfterMs: config.purgeAfterMs,
  });
  const rotation = new Rotation({
    state: store.rotation,
    keys: store.keys,
    seals: new Seals(store.keys, kdf),
    nextKey: (fingerprint) => store.nextKey(fingerprint),
    log,
  });
  const bodies = new Bodies({
    budget: new MemoryBudget({ bytes: config.maxBodyMemoryBytes, largePerCaller: LARGE_BODIES_PER_CALLER }),
    streamed: { idleMs: config.upload.idleTimeoutMs, totalMs: config.upload.timeoutMs },
  });
  const newPushes = new NewPushReader({
    pushes,
    files,
    bodies,
    maxBodyBytes: bodyLimit(config.maxPayloadBytes),
    maxJsonBytes: Math.max(config.upload.maxJsonBytes, bodyLimit(config.maxPayloadBytes)),
    filesNeedAuthentication: config.fileAttachmentsRequireAuthentication,
  });
  const sessions = new Sessions({
    store: store.accounts,
    masterKey: store.keys.newest,
    clock,
    passwords,
    lifetimeMs: config.sessionLifetimeMs,
    signUpAllowed: config.allowSignUp,
  });
  const administration = new Administration({
    pushes: store.pushes,
    files,
    clock,
    databaseBytes: () => store.maintenance.sizes().databaseBytes,
  });
  const metrics = config.metrics.listen === undefined ? null : new RequestMetrics();
  const trustedProxies = config.trustedProxies.map(parseNetwork);
  const descriptors = descriptorLimit();
  const warden =
    descriptors === null ? null : new ConnectionWarden({ limit: descriptors, log, spared: trustedProxies });
  const handle = createHandler({
    accounts,
    sessions,
    browserSessions: new BrowserSessions({ sessions, baseUrl: config.baseUrl ?? null }),
    administration,
    bodies,
    metrics,
    settings: settingsInForce({ config, origins }),
    branding: { ...config.branding, logo },
    fileLimits: files.limits,
    pushes,
    files,
    newPushes,
    rules,
    clock,
    log,
    outOfService: () => outOfService,
    contexts: new RequestContexts({
      trustedProxies,
      behindProxy: [config.baseUrl, config.recipients.baseUrl].some(
        (base) => base !== undefined && !isLoopbackHost(new URL(base).hostname),
      ),
    }),
    rateLimiter: new RateLimiter(config.rateLimit),
    openRequests: new OpenRequests(openLimits(config.rateLimit.atOnce, descriptors)),
    canWrite: () => store.checkWritable(),
    isDoctor: (word) => store.isDoctor(word),
    applicationVersion: packageJson.version,
    allowAnonymous: config.allowAnonymous,
    fileAttachmentsRequireAuthentication: config.fileAttachmentsRequireAuthentication,
    baseUrl: config.recipients.baseUrl ?? config.baseUrl ?? null,
    ownUrl: config.baseUrl ?? null,
    hstsSeconds: config.tls.hstsMs === null ? null : Math.floor(config.tls.hstsMs / 1_000),
  });

  let outOfService: AppError | null = null;
  const lost = Promise.withResolvers<string>();
  const looking = setInterval(() => {
    const loss = store.findLoss();
    if (loss === null) return;
    clearInterval(looking);
    log.error("the data directory was lost", { reason: loss });
    outOfService = new AppError("unavailable", "The server has lost its data directory and is about to end.");
    store.maintenance.refuseWrites(outOfService);
    setTimeout(() => lost.resolve(loss), TELL_FOR_MS);
  }, LOOK_EVERY_MS);
  let listening: Listening;
  try {
    const tell = metrics && metricsAnswer(() => collectMetrics(metrics, administration, store, kdf));
    listening = await listen(config, { handle, tellMetrics: tell, warden, log });
  } catch (error) {
    clearInterval(looking);
    store.close();
    throw error;
  }
  sweeper.start();
  for (const notice of store.notices) log.warn(notice);
  rotation.start(config.rotationCheckIntervalMs);
  const { addresses } = listening;
  const url = config.baseUrl ?? addresses.main;
  log.info("listening", {
    url,
    address: addresses.main,
    recipients: addresses.recipients ?? undefined,
    redirect: addresses.redirect ?? undefined,
    metrics: addresses.metrics ?? undefined,
    data_dir: config.dataDir,
    version: packageJson.version,
  });
  if (addresses.recipients !== null && !config.baseUrl && !config.recipients.baseUrl) {
    log.warn("links will start with the address that their maker uses: set recipients.base_url to the recipients' own");
  }
  log.flush();
  const setupCode = await unlessDamaged(sessions.setupCode());
  if (setupCode !== null) {
    // A socket's path is no address that a browser could open.
    const page = url.startsWith("unix:") ? "/users/setup" : `${url}/users/setup`;
    tellSetupCode(page, setupCode, config, io);
  }

  let stopping: Promise<void> | undefined;
  return {
    url,
    port: listening.port,
    addresses,
    reloadCertificate: () => listening.reloadCertificate(),
    lost: lost.promise,
    stop: () => (stopping ??= stop()),
  };

  async function stop(): Promise<void> {
    log.info("stopping");
    clearInterval(looking);
    // An endless connection must not keep the process alive.
    const deadline = new Promise((resolve) => setTimeout(resolve, STOP_DEADLINE_MS).unref());
    await Promise.race([listening.stop(), deadline]);
    await listening.end();
    warden?.stop();
    await sweeper.stop();
    await rotation.stop();
    store.close();
    log.info("stopped");
    log.close();
  }
}

// Beside the log, and whatever its level: whoever can read this may make the first administrator.
function tellSetupCode(page: string, code: string, config: Config, io: Io): void {
  if (config.log.format === "text") {
    io.stderr(`There is no account yet. Make the administrator at ${page} with the code ${code}\n`);
    return;
  }
  const beside = new Log({ level: "info", format: "json", write: io.stderr });
  beside.info("There is no account yet. Make the administrator.", { page, code });
  beside.close();
}

/** @returns null where damage kept it from being done: that is in the log, and the server starts without. */
async function unlessDamaged<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted;
  } catch (error) {
    if (isCorrupt(error)) return null;
    throw error;
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

/**
 * For commands that work on accounts beside a running server.
 * @param mayBegin whether they may be the first to use the data directory; it is told then, because
 *   more often than not another directory was meant
 * @throws Error with a sentence for the administrator
 */
export async function openAccounts(
  config: Config,
  io: Io,
  mayBegin = false,
): Promise<{ accounts: Accounts; close(): Promise<void> }> {
  const { dataDir } = config;
  const isNew = !hasDatabase(dataDir);
  if (isNew && !mayBegin) {
    refuseUnfinishedRestore(dataDir);
    requireDatabase(dataDir);
  }
  const store = open(config, io, false);
  if (isNew) io.stderr(`Made a new database in ${dataDir}, where there was none.\n`);
  return {
    accounts: new Accounts({
      store: store.accounts,
      pushes: store.pushes,
      clock: monotonicClock(),
      passwords: new Passwords(new FairQueue()),
    }),
    close: async () => store.close(),
  };
}

function open(config: Config, io: Io, exclusive: boolean, onDamage?: StoreOptions["onDamage"]): Store {
  return openStore({
    dataDir: config.dataDir,
    key: config.key,
    keyFile: config.keyFile,
    previousKey: config.previousKey,
    credentialsDir: io.env.CREDENTIALS_DIRECTORY,
    exclusive,
    maxWritesPerCommit: config.maxWritesPerCommit,
    applicationVersion: packageJson.version,
    onDamage,
  });
}

const fileLimitsOf = ({ upload, download, downloadLinkLifeMs }: Config): FileLimits => ({
  maxFiles: upload.maxFiles,
  maxFileBytes: upload.maxFileBytes,
  maxPushBytes: upload.maxPushBytes,
  maxStoredBytes: upload.maxStoredBytes === 0 ? null : upload.maxStoredBytes,
  freeSpaceFloorBytes: upload.freeSpaceFloorBytes,
  freeSpaceFloorPercent: upload.freeSpaceFloorPercent,
  uploadsAtOncePerCaller: upload.atOncePerCaller,
  downloadsAtOncePerLink: download.atOncePerLink,
  downloadsAtOncePerAddress: download.atOncePerAddress,
  linkLifeMs: downloadLinkLifeMs,
});

/** @param perAddress 0: no limit */
function openLimits(perAddress: number, descriptors: number | null): OpenLimits {
  if (descriptors === null) return { perAddress, inAll: null };
  const inAll = Math.floor(descriptors * REQUESTS_SHARE);
  // Where few descriptors are allowed, one address must still leave some for the others.
  return { perAddress: perAddress === 0 ? 0 : Math.min(perAddress, Math.ceil(inAll / 4)), inAll };
}

const rulesOf = (config: Config): PushRules => ({
  kinds: { text: config.text, url: config.url, file: config.file, qr: config.qr },
  enabled: { text: true, url: config.enableUrlPushes, qr: config.enableQrPushes, file: config.enableFilePushes },
  maxPayloadBytes: config.maxPayloadBytes,
});

async function collectMetrics(
  requests: RequestMetrics,
  administration: Administration,
  store: Store,
  kdf: PassphraseKdf,
): Promise<Family[]> {
  // Where the database is damaged, what cannot be counted is left out.
  const usage = await unlessDamaged(administration.usage());
  const { running, waiting } = kdf.load;
  const cpu = process.cpuUsage();
  const handles = openHandles();
  const remembered = await unlessDamaged(Promise.try(() => store.rotation.remembered()));
  return [
    {
      ...gauge("secretpush_build_info", "The version that runs.", 1),
      samples: [{ labels: { version: packageJson.version }, value: 1 }],
    },
    ...requests.families(),
    gauge("secretpush_database_damaged", "1 once damage to the database was met.", Number(store.maintenance.isDamaged)),
    ...(usage === null ? [] : usageOf(usage)),
    gauge(
      "secretpush_database_log_bytes",
      "Size of the database's write-ahead log.",
      store.maintenance.sizes().logBytes,
    ),
    gauge("secretpush_passphrases_running", "Passphrases and passwords that are being checked.", running),
    gauge("secretpush_passphrases_waiting", "Passphrases and passwords that wait to be checked.", waiting),
    gauge(
      "secretpush_key_rotation_running",
      "1 while a rotation of the master key is under way.",
      Number(typeof remembered?.next === "string"),
    ),
    gauge("process_resident_memory_bytes", "Resident memory.", process.memoryUsage().rss),
    gauge("process_start_time_seconds", "Start of the process, in seconds since 1970.", startedAtMs / 1_000),
    ...(handles === null ? [] : [gauge("process_open_fds", "Open files and connections.", handles)]),
    {
      ...gauge("process_cpu_seconds_total", "Processor time used.", (cpu.user + cpu.system) / 1_000_000),
      type: "counter",
    },
  ];
}

const usageOf = (usage: Usage): Family[] => [
  gauge("secretpush_pushes", "Pushes, expired ones included.", usage.pushes),
  gauge("secretpush_pushes_active", "Pushes that can still be retrieved.", usage.activePushes),
  gauge("secretpush_database_bytes", "Size of the database.", usage.databaseBytes),
  gauge("secretpush_files_bytes", "Size of all stored files.", usage.fileBytes),
  gauge("secretpush_disk_bytes", "Size of the disk.", usage.diskBytes),
  gauge("secretpush_disk_free_bytes", "Bytes of the disk that are free.", usage.freeBytes),
];

const startedAtMs = Date.now() - performance.now();

interface Listening {
  addresses: RunningServer["addresses"];
  /** Of the main address; 0 for a Unix socket. */
  port: number;
  reloadCertificate(): Promise<void>;
  stop(): Promise<void>;
  end(): Promise<void>;
}

/** Everything that is listened on, or nothing. @throws Error with a sentence */
async function listen(
  config: Config,
  given: { handle: Handler; tellMetrics: Answer | null; warden: ConnectionWarden | null; log: Log },
): Promise<Listening> {
  const { handle, tellMetrics, warden, log } = given;
  const files =
    config.tls.cert !== undefined && config.tls.key !== undefined
      ? new CertificateFiles({ cert: config.tls.cert, key: config.tls.key })
      : null;
  const certificate = (await files?.read()) ?? null;
  if (certificate) tellCertificate("the certificate", certificate, log);
  const listeners: Listener[] = [];
  const open = async (address: ListenAddress, answer: Answer, encrypted = true): Promise<Listener> => {
    const listener = await Listener.open({
      address,
      certificate: encrypted ? certificate : null,
      idleTimeoutS: idleTimeoutS(config.upload.idleTimeoutMs),
      answer,
      warden,
    });
    listeners.push(listener);
    return listener;
  };
  const each = async (what: (listener: Listener) => Promise<void>): Promise<void> => {
    clearInterval(timer);
    await Promise.all(listeners.map(what));
  };

  let timer: ReturnType<typeof setInterval> | undefined;
  try {
    const main = await open(
      config.unixSocket === undefined
        ? { host: config.host, port: config.port, option: "--port" }
        : { socket: config.unixSocket, mode: Number.parseInt(config.unixSocketMode, 8) },
      (request, peer, idleClock) => handle(request, peer, false, idleClock),
    );
    const recipients =
      config.recipients.listen === undefined
        ? null
        : await open(listenAddressOf(config.recipients.listen, "--recipients-listen"), (request, peer, idleClock) =>
            handle(request, peer, true, idleClock),
          );
    const metrics =
      config.metrics.listen === undefined || !tellMetrics
        ? null
        : await open(listenAddressOf(config.metrics.listen, "--metrics-listen"), tellMetrics, false);
    const bases = [config.recipients.baseUrl, config.baseUrl].filter((base) => base !== undefined);
    const redirect =
      config.tls.redirectListen === undefined
        ? null
        : await open(
            listenAddressOf(config.tls.redirectListen, "--tls-redirect-listen"),
            redirectToHttps(bases, () => main.port || (recipients?.port ?? 443)),
            false,
          );
    const reloadCertificate = async (): Promise<void> => {
      const changed = await files?.readIfChanged(log);
      if (!changed) return;
      main.swap(changed);
      recipients?.swap(changed);
      tellCertificate("the certificate changed and is in use", changed, log);
    };
    if (files && config.tls.reloadIntervalMs !== null) {
      timer = setInterval(() => void reloadCertificate(), config.tls.reloadIntervalMs);
    }
    return {
      addresses: {
        main: main.url,
        recipients: recipients?.url ?? null,
        redirect: redirect?.url ?? null,
        metrics: metrics?.url ?? null,
      },
      port: main.port,
      reloadCertificate,
      stop: () => each((listener) => listener.stop()),
      end: () => each((listener) => listener.end()),
    };
  } catch (error) {
    await each((listener) => listener.end());
    throw error;
  }
}

function tellCertificate(message: string, certificate: Certificate, log: Log): void {
  const { fingerprint, until, expired } = describeCertificate(certificate);
  if (expired) log.warn(`${message}, but it has ended: browsers will refuse it`, { sha256: fingerprint, until });
  else log.info(message, { sha256: fingerprint, until });
}
