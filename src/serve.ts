// The composition root: config → store → domain → http → listening sockets, closed in reverse order. Only serve.ts,
// serve/ and cli/ know the config; every constructor gets only the part that it needs.

import { build, version } from "./base/build.ts";
import { type Clock, monotonicClock } from "./base/clock.ts";
import { AppError, reasonOf, unlessDamaged } from "./base/errors.ts";
import { Log } from "./base/log.ts";
import { parseNetwork } from "./base/network.ts";
import type { KdfCost } from "./base/passphrase_kdf.ts";
import type { Config, Origins, Settings } from "./config/options.ts";
import type { Accounts } from "./domain/accounts/accounts.ts";
import type { Handler } from "./http/app.ts";
import type { Examined } from "./http/pages/health.ts";
import { metricsAnswer, RequestMetrics } from "./http/metrics.ts";
import { ConnectionWarden, descriptorLimit } from "./listen/descriptors.ts";
import type { State, StateParts } from "./serve/conditions.ts";
import { loadCapabilities, only, openForCommands, targetsOf } from "./serve/capabilities.ts";
import { announce, showSetupCode } from "./serve/announce.ts";
import { DirectoryWatch } from "./serve/data_dir_watch.ts";
import { buildDomain, type Domain } from "./serve/domain.ts";
import { startEvents } from "./serve/events.ts";
import { buildHandler, LoadLimits } from "./serve/handler.ts";
import { type Addresses, listenForCommands, type Listening, listenOnAll } from "./serve/listening.ts";
import type { OperationParts } from "./serve/operations.ts";
import type { ReloadOutcome } from "./serve/reload.ts";
import { settingsDigestOf } from "./serve/settings_digest.ts";
import { sharedFilesOf } from "./serve/shared_files.ts";
import { TroubleWatch } from "./serve/trouble_watch.ts";
import type { Logo } from "./http/pages/assets.ts";
import { readLogo } from "./serve/logo.ts";
import {
  type ChosenStoreOptions,
  hasDatabase,
  openChosenStore,
  refuseMarked,
  requireDatabase,
  type Store,
} from "./store/index.ts";

export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  env: Record<string, string | undefined>;
}

/** Choices for a caller in the same process; no setting offers them. */
export interface Given {
  /** Default: the database's clock, or this host's if the database is local. */
  clock?: Clock | undefined;
  /** The cost of hashing. It may be lower than the full cost only if the passwords protect nothing, as in tests. */
  hashCost?: KdfCost | undefined;
  /** Connects to everything that the settings name, and reports what is wrong. */
  examine?: (config: Config) => Promise<readonly Examined[]>;
  /** How often the server looks for conditions to report; every minute by default. */
  lookEveryMs?: number | undefined;
  /** Where each setting comes from, for the page that shows them. */
  origins?: Origins;
  /** The path of the config file, for the same reader. */
  configFile?: string | undefined;
  /** Reads the settings again. @throws ConfigError */
  load?: () => Settings;
}

export interface RunningServer {
  url: string;
  port: number;
  addresses: Addresses;
  accounts: Accounts;
  /** Reads the certificate's files now instead of at the next interval. */
  reloadCertificate(): Promise<void>;
  /** Reads the certificate and the settings again, and applies what a running server can apply; serve/reload.ts says how. */
  reload(): Promise<ReloadOutcome>;
  /** Resolves with a sentence once the data directory was deleted or replaced: the server must then be stopped. */
  lost: Promise<string>;
  /** Resolves with a sentence once nothing can be stored any more and all waiting callers have an answer: the process must then end. */
  failed: Promise<string>;
  /** Finishes running requests (for at most STOP_DEADLINE_MS), then closes the database. */
  stop(): Promise<void>;
}

const STOP_DEADLINE_MS = 10_000;
/** After the store has failed, callers that wait for a write are answered at once. The process does not wait for other requests. */
const FAILED_DEADLINE_MS = 2_000;

/** Opens the data directory and listens. @throws Error with a message for the administrator */
export async function serve(config: Config, io: Io, given: Given = {}): Promise<RunningServer> {
  const { origins = {}, hashCost, examine } = given;
  const log = new Log({ ...config.log, write: io.stdout });
  const logo = await readLogo(config.branding.logoFile);
  const open = await loadCapabilities(config, log);
  const { promise: failed, resolve: fail } = Promise.withResolvers<string>();
  let standIn: Promise<Listening | null> | undefined;
  const opened = openStoreOf(config, io, {
    exclusive: true,
    ownThread: true,
    testClock: given.clock !== undefined,
    onFailure: fail,
    settingsDigest: config.databaseUrl === undefined ? undefined : settingsDigestOf(config),
    onProgress: (message, fields) => {
      log.info(message, fields);
      log.flush();
      standIn ??= standInFor(config, log);
    },
    onDamage: ({ what, reason }) => log.error("the database is damaged: restore a backup", { what, reason }),
  });
  const store = await opened.finally(async () => (await standIn)?.end());
  if (store.migrated) log.info("the database was migrated", { ...store.migrated });
  const clock = given.clock ?? store.clock ?? monotonicClock();
  const domain = buildDomain({ config, origins }, { store, clock, log, open, hashCost });
  const found = await unlessDamaged(domain.files.recover());
  if (found && found.orphans + found.missing > 0) log.warn("leftover or missing files after an unclean stop", found);

  let inForce: Settings = { config, origins };
  let state: Promise<State> | undefined;
  const stateOf = () => (state ??= loadState(inForce.config, { store, domain, clock, log }));
  const conditions = async () => (await stateOf()).conditions.list();
  const allConditions = async () => (await stateOf()).conditions.all();
  const metrics = config.metrics.listen === undefined ? null : new RequestMetrics();
  const descriptors = descriptorLimit();
  const limits = new LoadLimits(config, descriptors);
  const warden =
    descriptors === null
      ? null
      : new ConnectionWarden({ limit: descriptors, log, spared: config.trustedProxies.map(parseNetwork) });
  const watch = new DirectoryWatch({
    findLoss: () => store.findLoss(),
    refuseWrites: (reason) => store.maintenance.refuseWrites(reason),
    what: config.databaseUrl === undefined ? "data directory" : "database",
    log,
  });
  const { shared, blobs } = store;
  const troubles =
    shared || blobs.isRemote ? new TroubleWatch({ find: () => shared?.trouble() ?? blobs.trouble, log }) : null;
  const closeAfter = async (error: unknown): Promise<never> => {
    watch.stop();
    troubles?.stop();
    await store.close();
    throw error;
  };
  // This comes before the first request, which may raise events that must be reported.
  const events = await startEvents(config, targetsOf(domain.capabilities), { store, clock, log }).catch(closeAfter);
  let handle = handlerFor(inForce, logo);
  const listening = await openAddresses().catch(async (error: unknown) => {
    await events.stop();
    return closeAfter(error);
  });
  domain.sweeper.start();
  for (const capability of domain.capabilities) capability.start?.();
  domain.rotation.start(config.rotationCheckIntervalMs);
  let teller = await newTeller();
  const url = config.baseUrl ?? listening.addresses.main;
  announce(config, { url, addresses: listening.addresses, notices: store.notices, log });
  const setupCode = await unlessDamaged(domain.signUps.setupCode());
  if (setupCode !== null) showSetupCode(url, setupCode, config, io);

  const commands = await listenForCommands(config.dataDir, answerCommand, log);

  let stopping: Promise<void> | undefined;
  let reloading: Promise<unknown> = Promise.resolve();
  return {
    url,
    port: listening.port,
    addresses: listening.addresses,
    accounts: domain.accounts,
    reloadCertificate: () => listening.reloadCertificate(),
    reload: reloadInTurn,
    lost: watch.lost,
    failed: failed.then(async (sentence) => {
      await Promise.race([listening.stop(), Bun.sleep(FAILED_DEADLINE_MS)]);
      return sentence;
    }),
    stop: () => (stopping ??= stop()),
  };

  /** Reports conditions, if there is anyone to notify. */
  async function newTeller() {
    const isHeard = targetsOf(domain.capabilities).some(({ own }) =>
      own?.events.some((kind) => kind.startsWith("condition.")),
    );
    const started = isHeard || inForce.config.notices.mail ? (await stateOf()).teller(given.lookEveryMs) : null;
    started?.start();
    return started;
  }

  function handlerFor(settings: Settings, shownLogo: Logo | null) {
    return buildHandler(settings, {
      store,
      domain,
      clock,
      log,
      logo: shownLogo,
      metrics,
      trustedProxies: settings.config.trustedProxies.map(parseNetwork),
      limits,
      conditions,
      state: allConditions,
      examine: examine === undefined ? null : () => examine(settings.config),
      configFile: given.configFile ?? null,
      outOfService: () => watch.outOfService,
    });
  }

  /** Calls run one after another. */
  function reloadInTurn(): Promise<ReloadOutcome> {
    const { load } = given;
    if (!load) return Promise.reject(new AppError("conflict", "This server cannot reload its settings: restart it."));
    // An authority may be slow, and the settings do not wait for it.
    void listening.reloadCertificate().catch(() => {});
    const next = reloading.then(() => reload(load));
    reloading = next.catch(() => {});
    return next;
  }

  async function reload(load: () => Settings): Promise<ReloadOutcome> {
    const module = await import("./serve/reload.ts");
    const { settings, outcome } = await module.reload(inForce, load, {
      store,
      domain,
      events,
      limits,
      warden,
      log,
      compose: (composed, shownLogo) => (handle = handlerFor(composed, shownLogo)),
    });
    inForce = settings;
    if (outcome.refused.length > 0) return outcome;
    state = undefined;
    await teller?.stop();
    teller = await newTeller();
    return outcome;
  }

  async function openAddresses() {
    const answerMetrics =
      metrics &&
      metricsAnswer(async () => {
        const { collectMetrics } = await import("./serve/gauges.ts");
        return collectMetrics({
          version,
          requests: metrics,
          administration: domain.administration,
          kdf: domain.kdf,
          isDatabaseDamaged: () => store.maintenance.isDamaged,
          databaseLogBytes: async () => (await store.maintenance.sizes()).logBytes,
          backlog: () => domain.deadLetters.backlog(),
          bucketAnswers: store.blobs.isRemote ? () => store.blobs.trouble === null : null,
          isRotating: async () => typeof (await store.rotation.fingerprints()).next === "string",
          siemWaitingSinceMs: inForce.config.siem.url === undefined ? null : () => store.outbox.waitingSince("siem"),
          conditions: allConditions,
          guesses: domain.guesses,
          sweeper: domain.sweeper,
          overdue: () => store.overview.overdue(clock.now()),
          more: domain.capabilities.flatMap(({ gauges }) => gauges ?? []),
          clock,
        });
      });
    // The handler is looked up for each request, because a reload replaces it.
    const answer: Handler = (request, peer, idleClock, forRecipients) =>
      handle(request, peer, idleClock, forRecipients);
    const { certificates } = only(domain.capabilities);
    return listenOnAll(config, { handle: answer, answerMetrics, warden, certificates, log });
  }

  async function answerCommand(request: Request): Promise<Response> {
    const { carryOut, partsOf } = await import("./serve/control.ts");
    return carryOut(request, partsOf(domain, { store, clock, dataDir: config.dataDir, reload: reloadInTurn }), log);
  }

  async function stop(): Promise<void> {
    log.info("stopping");
    await reloading;
    watch.stop();
    troubles?.stop();
    for (const capability of domain.capabilities) capability.release?.();
    // An endless connection must not keep the process alive.
    const deadline = new Promise((resolve) => setTimeout(resolve, STOP_DEADLINE_MS).unref());
    await Promise.race([Promise.all([listening.stop(), commands?.stop()]), deadline]);
    await Promise.all([listening.end(), commands?.end()]);
    warden?.stop();
    await teller?.stop();
    await events.stop();
    await domain.sweeper.stop();
    await Promise.all(domain.capabilities.map((capability) => capability.stop?.()));
    await domain.rotation.stop();
    await store.close();
    log.info("stopped");
    log.close();
  }
}

/**
 * Opens the store for a command if no server runs on the directory, or beside the nodes of a shared database.
 * @param how.mayBegin whether the command may be the first to use the data directory. A new database is reported,
 *   because usually another directory was meant.
 * @param how.exclusive keeps servers and other commands out of the directory until the store is closed
 * @param how.upgrades if false, a database of an older version is refused
 * @throws Error with a message for the administrator
 */
export async function openHere(
  config: Config,
  io: Io,
  how: { mayBegin?: boolean; upgrades?: false; exclusive?: true; hashCost?: KdfCost } = {},
): Promise<{ parts: OperationParts; domain: Domain; store: Store; clock: Clock; close(): Promise<void> }> {
  const { dataDir } = config;
  // A shared database is created or opened, whatever is in the directory.
  const isNew = config.databaseUrl === undefined && !hasDatabase(dataDir);
  if (isNew && !how.mayBegin) {
    refuseMarked(dataDir);
    requireDatabase(dataDir);
  }
  const store = await openStoreOf(config, io, { exclusive: how.exclusive === true, upgrades: how.upgrades });
  if (isNew) io.stderr(`Made a new database in ${dataDir}, which had none.\n`);
  const clock = store.clock ?? monotonicClock();
  const log = new Log({ level: "warn", format: "text", write: io.stderr });
  const { hashCost } = how;
  const domain = buildDomain({ config, origins: {} }, { store, clock, log, open: openForCommands, hashCost });
  const { partsOf } = await import("./serve/control.ts");
  const parts = partsOf(domain, { store, clock, dataDir, reload: null });
  return { parts, domain, store, clock, close: async () => store.close() };
}

const openStoreOf = (
  config: Config,
  io: Io,
  how: Pick<
    ChosenStoreOptions,
    "exclusive" | "upgrades" | "ownThread" | "onProgress" | "onDamage" | "onFailure" | "testClock" | "settingsDigest"
  >,
): Promise<Store> =>
  openChosenStore({
    postgres: config.databaseUrl === undefined ? undefined : { url: config.databaseUrl, schema: config.databaseSchema },
    dataDir: config.dataDir,
    shared: sharedFilesOf(config),
    eraseHorizonMs: config.eraseHorizonMs,
    requireSyncStandby: config.databaseRequireSyncStandby,
    key: config.key,
    keyFile: config.keyFile,
    previousKey: config.previousKey,
    credentialsDir: io.env.CREDENTIALS_DIRECTORY,
    maxWritesPerCommit: config.maxWritesPerCommit,
    spaceFloor: { bytes: config.upload.freeSpaceFloorBytes, percent: config.upload.freeSpaceFloorPercent },
    applicationVersion: build,
    ...how,
  });

const loadState = async (config: Config, parts: StateParts): Promise<State> =>
  (await import("./serve/conditions.ts")).stateOf(config, parts);

/** Answers in place of the server while its database is being upgraded. */
async function standInFor(config: Config, log: Log): Promise<Listening | null> {
  try {
    const { answerUpgrading } = await import("./http/routes/upgrading.ts");
    const handle = (request: Request): Response => answerUpgrading(request, config.languages);
    return await listenOnAll(config, { handle, answerMetrics: null, warden: null, log });
  } catch (error) {
    log.warn("clients are not told about the upgrade", { reason: reasonOf(error) });
    return null;
  }
}
