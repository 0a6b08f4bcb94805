// The capabilities of a server. Only those that the settings switch on are loaded; each gets its part of the settings.

import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { openAddressed } from "../capabilities/addressed/index.ts";
import type { Capability, CapabilityParts, EventTarget } from "../capabilities/capability.ts";
import { openEndToEnd } from "../capabilities/e2e/index.ts";
import { openHold } from "../capabilities/hold/index.ts";
import { openLock } from "../capabilities/lock/index.ts";
import type { Mail, MailSettings } from "../capabilities/mail/index.ts";
import { openSecondFactors } from "../capabilities/second_factors/index.ts";
import { openPresets } from "../capabilities/presets/index.ts";
import { openResumable } from "../capabilities/resumable/index.ts";
import { openScans } from "../capabilities/scans/index.ts";
import type { Config } from "../config/options.ts";
import { parseClamd } from "../config/types/addresses.ts";
import type { CompanyIdentities } from "../domain/accounts/company_identities.ts";
import { opaqueIds } from "../domain/events/opaque_id.ts";
import type { Files } from "../domain/files/files.ts";
import type { AttemptGates } from "../domain/callers/attempt_gates.ts";
import type { CompanySignIns } from "../domain/sign_in/company.ts";
import type { Pushes } from "../domain/pushes/pushes.ts";
import type { PendingSignIns } from "../domain/sign_in/pending.ts";
import type { Store } from "../store/index.ts";
import { certificateFilesOf, certificateNamesOf } from "./limits.ts";
import type { SignIns } from "./sign_ins.ts";

const SCANS_STORED_EVERY_MS = 10_000;
/** The shortest time that people get to type the letters that a page shows. */
const LETTERS_WAIT_MS = 120_000;

/** The parts of the server that capabilities build on. */
export interface CapabilityContext {
  store: Store;
  files: Files;
  clock: Clock;
  gate: AttemptGates;
  company: CompanyIdentities;
  people: CompanySignIns;
  signIns: SignIns;
  pending: PendingSignIns;
}

type OpenCapability = (context: CapabilityContext) => Capability;
/** Loads a capability if the settings switch it on. @throws Error with a message for the administrator */
type Loader = (config: Config, log: Log) => OpenCapability | null | Promise<OpenCapability | null>;

/** For each mail that a sender may send, recipients may request this many codes: one recipient may need several. */
const CODES_PER_MAIL = 10;

const addressed: Loader =
  ({ baseUrl, recipients, mail }, log) =>
  ({ company, store, clock }) =>
    openAddressed({
      accounts: store.accounts,
      company,
      store: store.recipientCodes,
      pushStore: store.pushes,
      clock,
      log,
      perSender: CODES_PER_MAIL * mail.perHour,
      here: store.shared?.id ?? crypto.randomUUID(),
      baseUrl: recipients.baseUrl ?? baseUrl ?? null,
    });

const lock: Loader =
  ({ baseUrl, recipients }) =>
  ({ store }) =>
    openLock(store.openers, recipients.baseUrl ?? baseUrl ?? null);

const hold: Loader =
  (config, log) =>
  ({ store, clock }) =>
    openHold({ store: store.holds, clock, log, timeoutMs: config.hold.timeoutMs });

const factorsOn: OpenCapability = ({ store, signIns, ...ground }) =>
  openSecondFactors({ ...store, ...signIns, ...ground, spent: store.identities, passwords: signIns.passwordSignIns });
const secondFactors: Loader = () => factorsOn;

const requests: Loader = async ({ enableRequests, requests: { maxOpen } }) => {
  if (!enableRequests) return null;
  const { openRequests } = await import("../capabilities/requests/index.ts");
  return ({ store, files, clock, gate }) => openRequests({ store, files, clock, maxOpen, gate });
};

const directory: Loader = async ({ ldap }, log) => {
  if (ldap.url === undefined) return null;
  const { loadDirectory } = await import("../capabilities/directory/index.ts");
  const open = await loadDirectory(ldap, log);
  return ({ people, store, clock }) => open({ people, identities: store.identities, clock });
};

const oidc: Loader = async (config, log) => {
  if (config.oidc.issuer === undefined) return null;
  const { loadOidc } = await import("../capabilities/oidc/index.ts");
  const open = await loadOidc(config, log);
  return ({ store, signIns, ...context }) => open({ ...store, ...signIns, ...context });
};

const webhooks: Loader = async (config) => {
  if (config.webhooks.url === undefined && config.webhooks.allow.length === 0) return null;
  const { loadWebhooks } = await import("../capabilities/webhooks/index.ts");
  const open = await loadWebhooks(config.webhooks);
  return ({ store, clock }) => open({ store, keys: store.keys, clock });
};

const siem: Loader = async (config) => {
  if (config.siem.url === undefined) return null;
  const { loadSiem } = await import("../capabilities/siem/index.ts");
  const open = await loadSiem(config.siem.url, config.siem);
  return ({ store }) => open(opaqueIds(store.keys));
};

const mail: Loader = async (config) => {
  const settings = mailSettingsOf(config);
  const { baseUrl, recipients, allowSignUp, localSignIn, revealCheck } = config;
  if (!settings || baseUrl === undefined) return null;
  const { loadMail } = await import("../capabilities/mail/index.ts");
  const open = await loadMail(settings);
  const signUpAllowed = allowSignUp && localSignIn === "all";
  const asksLetters = revealCheck !== "off";
  const bases = { recipients: recipients.baseUrl ?? baseUrl, own: baseUrl };
  return ({ store, clock, gate }) => open({ ...config.mail, store, clock, gate, signUpAllowed, asksLetters, bases });
};

const backups: Loader = async (config, log) => {
  const { everyMs, to, withKey } = config.backup;
  if (everyMs === null || to === undefined) return null;
  const { openBackups } = await import("../capabilities/backups/index.ts");
  return ({ store, clock }) =>
    openBackups({
      ...store,
      everyMs,
      place: to,
      withKey,
      settings: config,
      isShared: store.shared !== undefined,
      clock,
      log,
    });
};

const acme: Loader = async (config, log) => {
  const { directory } = config.tls.acme;
  const files = certificateFilesOf(config);
  if (directory === undefined || !files) return null;
  const { loadAcme } = await import("../capabilities/acme/index.ts");
  const settings = { ...config.tls.acme, directory, names: certificateNamesOf(config), certificatePath: files.cert };
  const open = await loadAcme(settings);
  return ({ clock }) => open({ clock, log });
};

const endToEnd: Loader = () => openEndToEnd;

const scans: Loader = (_config, log) => (context) =>
  openScans({ store: context.store.pushes, log, intervalMs: SCANS_STORED_EVERY_MS });

const revealCheck: Loader = async ({ revealCheck: usual, mail: { url } }, log) => {
  if (usual === "off") return null;
  const { openRevealCheck } = await import("../capabilities/reveal_check/index.ts");
  return ({ store, clock }) =>
    openRevealCheck({
      usual,
      store: store.pushes,
      mailings: url === undefined ? null : store.mailings,
      keys: store.keys,
      clock,
      log,
      waitMs: LETTERS_WAIT_MS,
    });
};

const resumable: Loader =
  ({ upload }) =>
  ({ store, files, clock }) =>
    openResumable({ files, blobs: store.blobs, keys: store.keys, clock, keptMs: upload.incompleteKeptMs });

const virusScan: Loader = async ({ files: { scan } }, log) => {
  if (scan === undefined) return null;
  const { openVirusScan } = await import("../capabilities/virus_scan/index.ts");
  return () => openVirusScan(parseClamd(scan), log);
};

const presets: Loader =
  ({ preset }) =>
  ({ store, clock }) =>
    openPresets({ presets: preset, store: store.accounts, clock });

const receipts: Loader = async (config) => {
  if (!config.receipts) return null;
  const { openReceipts } = await import("../capabilities/receipts/index.ts");
  return ({ store, clock }) => openReceipts({ store: store.pushes, clock });
};

/** In the order in which their gates decide. */
const CAPABILITIES: readonly Loader[] = [
  addressed,
  lock,
  hold,
  endToEnd,
  revealCheck, // after endToEnd, whose script it replaces with one that also checks
  scans,
  resumable,
  virusScan,
  presets,
  secondFactors,
  requests,
  receipts,
  directory,
  oidc,
  webhooks,
  siem,
  acme,
  mail,
  backups,
];

/** The capabilities that a reload reopens. They neither keep pushes closed nor have a state that must last. */
const RENEWED: ReadonlySet<Loader> = new Set([revealCheck, presets, oidc, webhooks, siem, mail]);

/** One for each of CAPABILITIES; null if it is off. */
export type OpenCapabilities = (context: CapabilityContext) => Array<Capability | null>;

/** Loads the capabilities that the settings switch on, before the store is opened. @throws Error with a message for the administrator */
export const loadCapabilities = (config: Config, log: Log): Promise<OpenCapabilities> => load(config, log, () => true);

/** Loads the capabilities that a reload reopens. @throws Error with a message for the administrator */
export const loadRenewed = (config: Config, log: Log): Promise<OpenCapabilities> =>
  load(config, log, (loader) => RENEWED.has(loader));

/** Loads each capability by itself, to find out which cannot be loaded. */
export const loadEach = (config: Config, log: Log): Array<Promise<unknown>> =>
  CAPABILITIES.map(async (loader) => loader(config, log));

async function load(config: Config, log: Log, isWanted: (loader: Loader) => boolean): Promise<OpenCapabilities> {
  const openers = await Promise.all(CAPABILITIES.map((loader) => (isWanted(loader) ? loader(config, log) : null)));
  return (context) => openers.map((open) => open?.(context) ?? null);
}

/** The open capabilities of a server. */
export class ActiveCapabilities {
  #all: ReadonlyArray<CapabilityParts | null>;

  constructor(opened: ReadonlyArray<Capability | null>, pushes: Pushes) {
    this.#all = entered(opened, pushes);
  }

  get all(): CapabilityParts[] {
    return this.#all.filter((one) => one !== null);
  }

  /** @returns the event targets after the reload, and a function that replaces the old capabilities */
  renewal(opened: ReadonlyArray<Capability | null>, pushes: Pushes): { targets: EventTarget[]; take(): void } {
    const fresh = entered(opened, pushes);
    const isRenewed = (index: number): boolean => RENEWED.has(CAPABILITIES[index] as Loader);
    const next = this.#all.map((old, index) => (isRenewed(index) ? (fresh[index] ?? null) : old));
    return {
      targets: targetsOf(next),
      take: () => {
        const old = this.#all;
        this.#all = next;
        for (const [index, one] of next.entries()) {
          if (!isRenewed(index)) continue;
          old[index]?.release?.();
          void old[index]?.stop?.();
          one?.start?.();
        }
      },
    };
  }
}

const entered = (opened: ReadonlyArray<Capability | null>, pushes: Pushes): Array<CapabilityParts | null> =>
  opened.map((capability) => capability?.enter?.(pushes) ?? null);

/** Members that any number of capabilities may have. */
const SHARED: ReadonlySet<string> = new Set<keyof CapabilityParts | keyof Capability>([
  "gate",
  "enter",
  "http",
  "events",
  "conditions",
  "gauges",
  "tidy",
  "start",
  "release",
  "stop",
]);

/** Merges the members that only one capability may have. @throws Error if two capabilities have the same one */
export function only<T extends object>(all: ReadonlyArray<T | null>): Partial<T> {
  const found = new Map<string, unknown>();
  for (const [name, value] of all.flatMap((one) => Object.entries(one ?? {}))) {
    if (value === undefined || SHARED.has(name)) continue;
    if (found.has(name)) throw new Error(`Two capabilities have ${name}, which only one may have.`);
    found.set(name, value);
  }
  return Object.fromEntries(found) as Partial<T>;
}

export const targetsOf = (active: ReadonlyArray<CapabilityParts | null>): EventTarget[] =>
  active.flatMap((one) => one?.events ?? []);

/** For commands that send mail. @returns null if no mail server is configured */
export async function openMail(config: Config): Promise<Mail | null> {
  const settings = mailSettingsOf(config);
  return settings && (await import("../capabilities/mail/index.ts")).openMail(settings);
}

function mailSettingsOf({ mail, branding, languages }: Config): MailSettings | null {
  const { url, from, replyTo, bouncesTo, caFile } = mail;
  const bouncesSecret = mail.bounces === "hook" ? mail.bouncesSecret : undefined;
  return url === undefined || from === undefined
    ? null
    : { url, from, replyTo, bouncesTo, bouncesSecret, caFile, title: branding.title, languages };
}

/** For commands on an open store, which need no gates: only second factors, because they seal data of accounts. */
export const openForCommands: OpenCapabilities = (ground) => [factorsOn(ground)];
