// Starts the targets that report events to people and other programs. Only targets that the settings configure are
// loaded.

import type { Clock } from "../base/clock.ts";
import { isCorrupt, reasonOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import type { Config } from "../config/options.ts";
import { Dispatcher } from "../domain/events/dispatcher.ts";
import { Hooks } from "../domain/events/hooks.ts";
import type { Target } from "../domain/events/target.ts";
import type { EventKind, TargetKind } from "../model/event.ts";
import type { Store } from "../store/index.ts";
import { tellChangedSettings } from "./settings_changes.ts";
import type { WebhookParts } from "./webhooks.ts";
import type { Domain } from "./domain.ts";
import type { Mail } from "./mail.ts";

const INTERVAL_MS = 1_000;
/** More would leave too little processor time for requests. */
const PER_SECOND = 500;

interface TargetParts extends WebhookParts {
  store: Store;
  domain: Domain;
  mail: Mail | null;
}

/** The targets and subscriptions that the settings configure. */
export interface Configured {
  targets: Partial<Record<TargetKind, Target>>;
  /** The instance's own subscriptions. */
  own: Array<{ target: TargetKind; name: string; events: readonly EventKind[] }>;
  /** The webhooks of users; null if they may have none. */
  hooks: Hooks | null;
}

/** @throws Error with a sentence for the administrator */
export async function configuredTargets(config: Config, parts: TargetParts): Promise<Configured> {
  const wanted: Configured = { targets: {}, own: [], hooks: null };
  const { webhooks } = config;
  if (webhooks.url !== undefined || webhooks.allow.length > 0) {
    const { webhooksOf } = await import("./webhooks.ts");
    const hook = await webhooksOf(webhooks, parts);
    wanted.targets.hook = hook;
    if (webhooks.url !== undefined) wanted.own.push({ target: "hook", name: "webhooks.url", events: webhooks.events });
    if (webhooks.allow.length > 0) wanted.hooks = new Hooks({ ...parts, sender: hook });
  }
  for (const { events } of parts.domain.capabilities) {
    if (!events) continue;
    wanted.targets[events.kind] = events.target;
    if (events.own) wanted.own.push({ target: events.kind, ...events.own });
  }
  const mail = await mailTarget(config, parts);
  if (mail) {
    wanted.targets.mail = mail;
    wanted.own.push({ target: "mail", name: "mail", events: ["mail.send", "push.viewed", "request.answered"] });
  }
  return wanted;
}

/** @returns a function that stops it and waits for the deliveries under way */
export async function startEvents(
  config: Config,
  { targets, own }: Configured,
  parts: { store: Store; clock: Clock; log: Log },
): Promise<{ stop: () => Promise<void> }> {
  const { outbox } = parts.store;
  const nothing = { stop: async () => {} };
  try {
    await outbox.setInstanceSubscriptions(own, parts.clock.now());
    await tellChangedSettings(config, parts);
    if (Object.keys(targets).length === 0) return nothing;
    await outbox.endEarlierLeases();
  } catch (error) {
    // The server can serve people without them.
    if (!isCorrupt(error)) throw error;
    parts.log.error("events are not told: restore a backup", { reason: reasonOf(error) });
    return nothing;
  }
  const dispatcher = new Dispatcher({ outbox, targets, ...parts, intervalMs: INTERVAL_MS, perSecond: PER_SECOND });
  dispatcher.start();
  return { stop: () => dispatcher.stop() };
}

async function mailTarget(config: Config, { store, clock, domain, mail }: TargetParts): Promise<Target | null> {
  const { pushes, mailings, newcomers } = domain;
  if (!mail || !mailings || config.baseUrl === undefined) return null;
  const { MailTarget } = await import("../outgoing/mail.ts");
  return new MailTarget({
    ...mail,
    store,
    pushes,
    mailings,
    clock,
    signUpAllowed: newcomers.signUpAllowed,
    content: config.mail.content,
    bases: { recipients: config.recipients.baseUrl ?? config.baseUrl, own: config.baseUrl },
  });
}
