// The composition root: config → store → domain → http → listening sockets, and the way back down.
// serve.ts and its rooms in serve/ know the config, as cli/ does; every constructor gets its slice of it.

import { build, version } from "./base/build.ts";
import { type Clock, monotonicClock } from "./base/clock.ts";
import { reasonOf, unlessDamaged } from "./base/errors.ts";
import { FairQueue } from "./base/fair_queue.ts";
import { Log } from "./base/log.ts";
import { parseNetwork } from "./base/network.ts";
import type { KdfCost } from "./base/passphrase_kdf.ts";
import { Passwords } from "./base/passwords.ts";
import type { Config, Origins, Settings } from "./config/options.ts";
import { Accounts } from "./domain/accounts/accounts.ts";
import { CompanyIdentities } from "./domain/accounts/company_identities.ts";
import type { Groups } from "./domain/accounts/groups.ts";
import { type AdminChange, type AdminChanged, adminChanged, COMMAND_LINE } from "./domain/events/admin_changes.ts";
import { Invitations } from "./domain/sign_in/invitations.ts";
import { Offboarding } from "./domain/accounts/offboarding.ts";
import { DeadLetters } from "./domain/events/dead_letters.ts";
import type { Handler } from "./http/app.ts";
import type { Examined } from "./http/pages/health.ts";
import { metricsAnswer, RequestMetrics } from "./http/metrics.ts";
import { ConnectionWarden, descriptorLimit } from "./listen/descriptors.ts";
import type { State, StateParts } from "./serve/conditions.ts";
import { type CompanyTools, companyTools } from "./serve/company_tools.ts";
import { loadCapabilities, only, openFactors, targetsOf } from "./serve/capabilities.ts";
import { announce, showSetupCode } from "./serve/announce.ts";
import { DirectoryWatch } from "./serve/data_dir_watch.ts";
import { buildDomain } from "./serve/domain.ts";
import { companyIssuersOf } from "./serve/limits.ts";
import { startEvents } from "./serve/events.ts";
import { buildHandler, LoadLimits } from "./serve/handler.ts";
import { type Addresses, type Listening, listenOnAll } from "./serve/listening.ts";
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
  /** Unless given: the database's clock, or this host's if the database is on it. */
  clock?: Clock | undefined;
  /** Lower than the full cost, for passwords that guard nothing. */
  hashCost?: KdfCost | undefined;
  /** Connects to everything that the settings name, and says what is wrong. */
  examine?: (config: Config) => Promise<readonly Examined[]>;
  /** How often the server looks for what its administrator should know; each minute unless given. */
  lookEveryMs?: number | undefined;
  /** Where each setting comes from, for the page that shows them. */
  origins?: Origins;
}

export interface RunningServer {
  url: string;
  port: number;
  addresses: Addresses;
  accounts: Accounts;
  /** Reads the certificate's files now instead of at the next interval. */
  reloadCertificate(): Promise<void>;
  /**
   * Takes what a running server can take of new settings; serve/reload.ts says how. Calls follow one another.
   * @param load reads the settings. If it throws, the old ones stay
   */
  reload(load: () => Settings): Promise<ReloadOutcome>;
  /** Resolves with a sentence once the data directory was deleted or replaced: the server must then be stopped. */
  lost: Promise<string>;
  /** Resolves with a sentence once nothing can be stored any longer and those who asked know: the process must then end. */
  failed: Promise<string>;
  /** Finishes running requests (for at most STOP_DEADLINE_MS), then closes the database. */
  stop(): Promise<void>;
}

const STOP_DEADLINE_MS = 10_000;
/** Whoever waits for a write is answered at once after the store has failed. Downloads and uploads need not be waited for. */
const FAILED_DEADLINE_MS = 2_000;

/**
 * Opens the data directory and listens.
 * @throws Error with a sentence for the administrator
 */
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
  const recovered = await unlessDamaged(domain.files.recover());
  if (recovered && recovered.orphans + recovered.missing > 0) log.warn("files after an unclean stop", recovered);

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
  // Before the first request: what a request does may be reported.
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

  let stopping: Promise<void> | undefined;
  let reloading: Promise<unknown> = Promise.resolve();
  return {
    url,
    port: listening.port,
    addresses: listening.addresses,
    accounts: domain.accounts,
    reloadCertificate: () => listening.reloadCertificate(),
    reload(load) {
      const next = reloading.then(() => reload(load));
      reloading = next.catch(() => {});
      return next;
    },
    lost: watch.lost,
    failed: failed.then(async (sentence) => {
      await Promise.race([listening.stop(), Bun.sleep(FAILED_DEADLINE_MS)]);
      return sentence;
    }),
    stop: () => (stopping ??= stop()),
  };

  /** Tells of conditions, if anybody is told. */
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
      outOfService: () => watch.outOfService,
    });
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
    // Looked up for each request, because a reload replaces it.
    const answer: Handler = (request, peer, idleClock, forRecipients) =>
      handle(request, peer, idleClock, forRecipients);
    const { certificates } = only(domain.capabilities);
    return listenOnAll(config, { handle: answer, answerMetrics, warden, certificates, log });
  }

  async function stop(): Promise<void> {
    log.info("stopping");
    await reloading;
    watch.stop();
    troubles?.stop();
    for (const capability of domain.capabilities) capability.release?.();
    // An endless connection must not keep the process alive.
    const deadline = new Promise((resolve) => setTimeout(resolve, STOP_DEADLINE_MS).unref());
    await Promise.race([listening.stop(), deadline]);
    await listening.end();
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
 * For commands that work on accounts beside a running server.
 * @param mayBegin whether they may be the first to use the data directory. A new one is reported, because usually
 * another directory was meant.
 * @throws Error with a sentence for the administrator
 */
export async function openAccounts(
  config: Config,
  io: Io,
  mayBegin = false,
  hashCost?: KdfCost,
): Promise<{
  accounts: Accounts;
  groups: Groups;
  identities: CompanyIdentities;
  company: CompanyTools;
  secondFactors: ReturnType<typeof openFactors>;
  invitations: Invitations;
  offboarding: Offboarding;
  tell(what: AdminChange): Promise<void>;
  close(): Promise<void>;
}> {
  const { dataDir } = config;
  // A shared database is created or opened, whatever is in the directory.
  const isNew = config.databaseUrl === undefined && !hasDatabase(dataDir);
  if (isNew && !mayBegin) {
    refuseMarked(dataDir);
    requireDatabase(dataDir);
  }
  const store = await openStoreOf(config, io, { exclusive: false });
  if (isNew) io.stderr(`Made a new database in ${dataDir}, which held none.\n`);
  const clock = store.clock ?? monotonicClock();
  const { Groups } = await import("./domain/accounts/groups.ts");
  return {
    accounts: new Accounts({
      store: store.accounts,
      pushes: store.pushes,
      clock,
      passwords: new Passwords(new FairQueue(), hashCost),
      refuseCommonPasswords: config.refuseCommonPasswords,
    }),
    groups: new Groups({ identities: store.identities, clock }),
    identities: new CompanyIdentities(store, companyIssuersOf(config)),
    company: companyTools(config, io, { store, clock }),
    secondFactors: openFactors(store, clock),
    invitations: new Invitations({ store: store.accounts, clock, localSignIn: config.localSignIn }),
    offboarding: new Offboarding({ ...store, clock }),
    tell: (what) => store.outbox.add(adminChanged(what, { by: COMMAND_LINE, atMs: clock.now() })),
    close: async () => store.close(),
  };
}

/**
 * For commands that work on undeliverable events, beside a running server.
 * @throws Error with a sentence for the administrator
 */
export async function openDeadLetters(
  config: Config,
  io: Io,
): Promise<{ deadLetters: DeadLetters; close(): Promise<void> }> {
  if (config.databaseUrl === undefined) {
    refuseMarked(config.dataDir);
    requireDatabase(config.dataDir);
  }
  const store = await openStoreOf(config, io, { exclusive: false });
  const clock = store.clock ?? monotonicClock();
  return {
    deadLetters: new DeadLetters({ outbox: store.outbox, accounts: store.accounts, clock }),
    close: async () => store.close(),
  };
}

/**
 * For commands that change nothing but the administrators' log.
 * @throws Error with a sentence, also if the schema is older: such a command upgrades nothing
 */
export async function tellBeside(
  config: Config,
  io: Io,
  what: AdminChange,
  more: AdminChanged["more"] = {},
): Promise<void> {
  const store = await openStoreOf(config, io, { exclusive: false, upgrades: false });
  try {
    const atMs = (store.clock ?? monotonicClock()).now();
    await store.outbox.add(adminChanged(what, { by: COMMAND_LINE, atMs, more }));
  } finally {
    await store.close();
  }
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

/** Answers in place of the server while its database is upgraded. */
async function standInFor(config: Config, log: Log): Promise<Listening | null> {
  try {
    const { answerUpgrading } = await import("./http/routes/upgrading.ts");
    const handle = (request: Request): Response => answerUpgrading(request, config.languages);
    return await listenOnAll(config, { handle, answerMetrics: null, warden: null, log });
  } catch (error) {
    log.warn("nobody is told of the upgrade", { reason: reasonOf(error) });
    return null;
  }
}
