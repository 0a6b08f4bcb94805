// Builds the handler of all requests on the domain, with its limits, its branding and its settings.

import { build, version } from "../base/build.ts";
import type { Clock } from "../base/clock.ts";
import { type AppError, notFound } from "../base/errors.ts";
import { OpenRequests, RateLimiter } from "../base/limiter.ts";
import type { Log } from "../base/log.ts";
import { MemoryBudget } from "../base/memory.ts";
import { isLoopbackHost, type Network } from "../base/network.ts";
import { describedSettings } from "../config/describe.ts";
import type { Config, Settings } from "../config/options.ts";
import { createHandler, type Handler } from "../http/app.ts";
import { Bodies } from "../http/bodies/body_bytes.ts";
import { BrowserSessions } from "../http/sessions/browser_sessions.ts";
import type { RequestMetrics } from "../http/metrics.ts";
import { NewPushReader } from "../http/contract/new_push.ts";
import type { HealthOptions } from "../http/pages/health.ts";
import type { Logo } from "../http/pages/assets.ts";
import { RequestContexts } from "../http/request_context.ts";
import type { Condition } from "../model/condition.ts";
import type { Store } from "../store/index.ts";
import { only } from "./capabilities.ts";
import type { Domain } from "./domain.ts";
import { bodyLimitsOf, openLimitsOf, pushRulesOf, rulesByRoleOf } from "./limits.ts";

/** Bodies of more than 64 KiB each, held in memory. */
const LARGE_BODIES_PER_CALLER = 8;

/** The counters of this server's load. A reload of the settings changes the limits and keeps the counts. */
export class LoadLimits {
  readonly rateLimiter: RateLimiter;
  readonly openRequests: OpenRequests;
  readonly budget: MemoryBudget;
  readonly #descriptors: number | null;

  constructor(config: Config, descriptors: number | null) {
    const { rate, open, memory } = loadLimitsOf(config, descriptors);
    this.rateLimiter = new RateLimiter(rate);
    this.openRequests = new OpenRequests(open);
    this.budget = new MemoryBudget(memory);
    this.#descriptors = descriptors;
  }

  renew(config: Config): void {
    const { rate, open, memory } = loadLimitsOf(config, this.#descriptors);
    this.rateLimiter.renew(rate);
    this.openRequests.renew(open);
    this.budget.renew(memory);
  }
}

const loadLimitsOf = (config: Config, descriptors: number | null) => ({
  rate: config.rateLimit,
  open: openLimitsOf(config.rateLimit.atOnce, descriptors),
  memory: { bytes: config.maxBodyMemoryBytes, largePerCaller: LARGE_BODIES_PER_CALLER },
});

export interface HandlerParts {
  store: Store;
  domain: Domain;
  clock: Clock;
  log: Log;
  logo: Logo | null;
  metrics: RequestMetrics | null;
  trustedProxies: readonly Network[];
  limits: LoadLimits;
  /** The conditions that an administrator should fix. `state` also includes those that need no action. */
  conditions: () => Promise<readonly Condition[]>;
  state: () => Promise<readonly Condition[]>;
  examine: HealthOptions["examine"];
  configFile: HealthOptions["configFile"];
  /** Why requests cannot be answered; null while everything works. */
  outOfService: () => AppError | null;
}

export function buildHandler({ config, origins }: Settings, parts: HandlerParts): Handler {
  const { store, domain, clock, log, logo, metrics, trustedProxies, limits, conditions, outOfService } = parts;
  const { state, examine, configFile } = parts;
  const { pushes, files, sessions } = domain;
  const {
    directory = null,
    factors = null,
    mail = null,
    scans = null,
    provider = null,
    uploads = null,
    groupsAddressed = async () => [],
    admitToAnswer = async () => {
      throw notFound();
    },
  } = only(domain.capabilities);
  const bodies = new Bodies({
    budget: limits.budget,
    streamed: { idleMs: config.upload.idleTimeoutMs, totalMs: config.upload.timeoutMs },
  });
  return createHandler({
    ...domain,
    directory,
    provider,
    factors,
    groupsAddressed,
    admitToAnswer,
    parts: domain.capabilities.flatMap(({ http }) => http ?? []),
    scans,
    fileLimits: files.limits,
    rules: pushRulesOf(config),
    rulesByRole: rulesByRoleOf(config),
    clock,
    log,
    metrics,
    bodies,
    mailings: mail && mail.orders,
    invite: mail && mail.invite,
    sendCode: mail && mail.sendCode,
    newPushes: new NewPushReader({
      pushes,
      files,
      uploads,
      mailings: mail && mail.orders,
      bodies,
      ...bodyLimitsOf(config),
      filesNeedAuthentication: config.fileAttachmentsRequireAuthentication,
    }),
    browserSessions: new BrowserSessions({ sessions, baseUrl: config.baseUrl ?? null }),
    contexts: new RequestContexts({
      trustedProxies,
      behindProxy: [config.baseUrl, config.recipients.baseUrl].some(
        (base) => base !== undefined && !isLoopbackHost(new URL(base).hostname),
      ),
      languages: config.languages,
    }),
    rateLimiter: limits.rateLimiter,
    openRequests: limits.openRequests,
    settings: () => describedSettings({ config, origins }),
    branding: { ...config.branding, logo },
    generator: config.generator,
    about: {
      ...config.about,
      purgeAnonymousAfterMs: config.purgeAnonymousAfterMs,
      purgeAfterMs: config.purgeAfterMs,
      downloadLinkLifeMs: config.downloadLinkLifeMs,
    },
    applicationVersion: version,
    build,
    edition: config.api.edition,
    rememberOpened: config.rememberOpened,
    previousServer: config.previousServer ?? null,
    requestsEnabled: config.enableRequests,
    allowAnonymous: config.allowAnonymous,
    fileAttachmentsRequireAuthentication: config.fileAttachmentsRequireAuthentication,
    baseUrl: config.recipients.baseUrl ?? config.baseUrl ?? null,
    ownUrl: config.baseUrl ?? null,
    hstsSeconds: config.tls.hstsMs === null ? null : Math.floor(config.tls.hstsMs / 1_000),
    securityContact: config.about.security ?? null,
    passphraseInQuery: config.passphraseInQuery,
    outOfService,
    conditions,
    health: { state, complaints: () => log.complaints, examine, configFile },
    canWrite: () => store.checkWritable(),
    trouble: () => store.shared?.trouble() ?? store.blobs.lost,
    warning: () => store.blobs.trouble,
    isDoctor: async (word) => (await store.overview.isDoctor(word, Date.now())) === true,
  });
}
