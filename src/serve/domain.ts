// Builds the domain on an open store: accounts, pushes, files, and background work.

import type { Clock } from "../base/clock.ts";
import { FairQueue } from "../base/fair_queue.ts";
import type { AttemptLimits } from "../base/limiter.ts";
import type { Log } from "../base/log.ts";
import { type KdfCost, PassphraseKdf } from "../base/passphrase_kdf.ts";
import { Passwords } from "../base/passwords.ts";
import type { Settings } from "../config/options.ts";
import { Accounts } from "../domain/accounts/accounts.ts";
import { AdminLog } from "../domain/accounts/admin_log.ts";
import { Administration } from "../domain/pushes/administration.ts";
import { CompanyIdentities } from "../domain/accounts/company_identities.ts";
import { CompanySignIns } from "../domain/sign_in/company.ts";
import { DeadLetters } from "../domain/events/dead_letters.ts";
import { Subscriptions } from "../domain/events/subscriptions.ts";
import { FirstStepsList } from "../domain/upkeep/first_steps.ts";
import { Files } from "../domain/files/files.ts";
import { attemptGatesInMemory, Guesses } from "../domain/callers/attempt_gates.ts";
import { Invitations } from "../domain/sign_in/invitations.ts";
import { Offboarding } from "../domain/accounts/offboarding.ts";
import { Pushes } from "../domain/pushes/pushes.ts";
import { Rotation } from "../domain/upkeep/rotation.ts";
import { PendingSignIns } from "../domain/sign_in/pending.ts";
import { Links } from "../domain/pushes/links.ts";
import { OldLinks } from "../domain/callers/old_links.ts";
import { Seals } from "../domain/pushes/seals.ts";
import { SessionList } from "../domain/sign_in/session_list.ts";
import { Sweeper } from "../domain/upkeep/sweeper.ts";
import type { Store } from "../store/index.ts";
import { ActiveCapabilities, only, type OpenCapabilities } from "./capabilities.ts";
import { buildSignIns } from "./sign_ins.ts";
import { companyIssuersOf, fileLimitsOf, firstStepSettingsOf, rulesByRoleOf } from "./limits.ts";

export type Domain = ReturnType<typeof buildDomain>;

export interface DomainParts {
  store: Store;
  clock: Clock;
  log: Log;
  open: OpenCapabilities;
  /** The cost of hashing a password or passphrase; the full cost unless given. */
  hashCost: KdfCost | undefined;
}

export function buildDomain({ config, origins }: Settings, parts: DomainParts) {
  const { store, clock, log, open, hashCost } = parts;
  const { keys, shared } = store;
  const guesses = new Guesses(clock);
  const gate = guesses.watching(
    shared ? (name: string, limits: AttemptLimits) => shared.gate(name, limits, clock) : attemptGatesInMemory(clock),
  );
  // Passphrases and passwords share one queue, in separate lanes: together they must leave threads for files.
  const queue = new FairQueue();
  const kdf = new PassphraseKdf(queue, hashCost);
  const passwords = new Passwords(queue, hashCost);
  const files = new Files({
    blobs: store.blobs,
    blobTable: store.blobTable,
    keys,
    clock,
    log,
    limits: fileLimitsOf(config),
    dataDir: config.dataDir,
    isShared: shared !== undefined,
  });
  const pending = new PendingSignIns({ store: store.secondFactors, keys, clock });
  const signIns = buildSignIns(config, { store, clock, passwords, pending, gate });
  const { sessions } = signIns;
  const people = new CompanySignIns({ accounts: store.accounts, identities: store.identities, sessions, clock, log });
  const company = new CompanyIdentities(store, companyIssuersOf(config));
  const context = { store, files, clock, company, people, signIns, pending, gate };
  const opened = open(context);
  const { scanner = null, countWaiting } = only(opened);
  files.scanner = scanner;
  const links = new Links(store.links);
  const pushes = new Pushes({
    store: store.pushes,
    files,
    links,
    keys,
    kdf,
    clock,
    rules: rulesByRoleOf(config),
    groupsOf: (userId) => company.groupsOf(userId),
    closes: opened.flatMap((capability) => capability?.gate ?? []),
    countWaiting,
    mailings: store.mailings,
    keptAnswers: store.keptAnswers,
    company,
    gate,
  });
  const active = new ActiveCapabilities(opened, pushes);
  const accounts = new Accounts({
    store: store.accounts,
    pushes: store.pushes,
    clock,
    passwords,
    refuseCommonPasswords: config.refuseCommonPasswords,
  });
  const factors = active.all.find(({ factors }) => factors)?.factors ?? null;
  const administration = new Administration({
    pushes: store.pushes,
    links,
    overview: store.overview,
    files,
    clock,
    databaseBytes: async () => (await store.maintenance.sizes()).databaseBytes,
  });
  const firstSteps = new FirstStepsList({
    overview: store.overview,
    rotation: store.rotation,
    accounts,
    administration,
    clock,
    settings: firstStepSettingsOf(config, origins),
  });
  const subscriptions = new Subscriptions({ outbox: store.outbox, keys, clock });
  const seals = new Seals(keys, kdf);
  const adminLog = new AdminLog({ store: store.adminLog, clock, keptMs: config.adminLogKeptMs });
  return {
    kdf,
    guesses,
    oldLinks: links.hasOld ? new OldLinks(gate) : null,
    subscriptions,
    deadLetters: new DeadLetters({ outbox: store.outbox, accounts: store.accounts, clock }),
    files,
    pushes,
    company,
    people,
    factors,
    groupsParts: { identities: store.identities, clock },
    /** The capabilities that are open now; a reload replaces some. */
    get capabilities() {
      return active.all;
    },
    accounts,
    ...signIns,
    sessionList: new SessionList({ store: store.accounts, clock, maxAgeMs: config.sessionMaxAgeMs }),
    invitations: new Invitations({ store: store.accounts, clock, localSignIn: config.localSignIn }),
    offboarding: new Offboarding({ ...store, clock, files }),
    administration,
    firstSteps,
    adminLog,
    /** Prepares everything that depends on reloadable settings. @returns the targets of events, and a function that applies it all */
    renewal(next: Settings, openRenewed: OpenCapabilities) {
      const { targets, take } = active.renewal(openRenewed(context), pushes);
      return {
        targets,
        take: () => {
          pushes.rules.renew(rulesByRoleOf(next.config));
          files.limits = fileLimitsOf(next.config);
          firstSteps.renew(firstStepSettingsOf(next.config, next.origins));
          take();
        },
      };
    },
    sweeper: new Sweeper({
      tendLog: (stop) => adminLog.tend(stop),
      maintenance: store.maintenance,
      notes: store.overview,
      files,
      removeLeftBehind: async () => {
        await files.removeLeftBehind();
        await pushes.repeats.tidy();
        for (const capability of active.all) await capability.tidy?.();
      },
      clock,
      log,
      intervalMs: config.sweepIntervalMs,
      purgeAnonymousAfterMs: config.purgeAnonymousAfterMs,
      purgeAfterMs: config.purgeAfterMs,
    }),
    rotation: new Rotation({
      state: store.rotation,
      keys,
      seals,
      nextKey: (fingerprint) => store.nextKey(fingerprint),
      others: [subscriptions, pushes.repeats, ...(factors ? [factors] : [])],
      outbox: store.outbox,
      clock,
      log,
    }),
  };
}
