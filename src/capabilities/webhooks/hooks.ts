// The webhooks that users add for their own pushes. The sender, which is passed in, checks the targets of these webhooks and sends
// messages there.

import { type Clock, DAY_MS } from "../../base/clock.ts";
import { AppError, notFound, Problems } from "../../base/errors.ts";
import { newSigningSecret } from "../../base/signing_secret.ts";
import { RateLimiter } from "../../base/limiter.ts";
import { EVENT_KINDS, type EventKind, type Subscription } from "../../model/event.ts";
import type { Subscriptions } from "../../domain/events/subscriptions.ts";

export const HOOK_TEMPLATES = ["standard", "ntfy", "mattermost", "slack", "teams"] as const;
export type HookTemplate = (typeof HOOK_TEMPLATES)[number];

/** The facts that a hook reports beyond the event, each only if the hook's owner asks for it. */
export const HOOK_EXTRAS = ["name", "link"] as const;
export type HookExtra = (typeof HOOK_EXTRAS)[number];

/** The kinds of events about a user's pushes and requests; the other kinds are about the instance. */
export const HOOK_EVENTS = EVENT_KINDS.filter((kind) => /^(?:push|request)\./.test(kind));

export interface HookSecret {
  /** "whsec_" and base64. */
  secret: string;
  /** When it ends; null for the current secret. */
  untilMs: number | null;
}

export interface HookSettings {
  url: string;
  /** The newest first. Each signs until it ends. */
  secrets: HookSecret[];
  template: HookTemplate;
  include: HookExtra[];
  /** The start of links. */
  base: string;
  /** The receiver answered 410 Gone: nothing is sent until the owner switches the hook on again. */
  isOff?: true;
}

/** The result of a test message: the receiver's answer, or why there was none. */
export interface HookTrial {
  status: number | null;
  /** A sentence without secrets; null if the receiver accepted it. */
  failure: string | null;
  ms: number;
}

export interface HookSender {
  /** @returns why nothing may be sent to this URL, as a sentence without secrets; null if it is allowed */
  refuses(url: string, template: string): Promise<string | null>;
  /** Sends a test message at once. */
  test(settings: HookSettings): Promise<HookTrial>;
}

export interface Hook {
  id: number;
  name: string;
  /** Only the host of its URL, because webhook paths are secret. */
  host: string;
  events: readonly EventKind[];
  template: HookTemplate;
  isOff: boolean;
}

export interface HookDraft {
  name: string;
  url: string;
  events: readonly string[];
  template: string;
  include: readonly string[];
}

export const MAX_HOOKS = 10;
/** Adding and testing hooks send requests to another server, so both are limited. */
const MAX_TRIALS_PER_MINUTE = 10;
export const MAX_HOOK_NAME_CHARACTERS = 100;
/** How long the previous secret still signs after a change. */
export const EARLIER_SECRET_MS = DAY_MS;

export class Hooks {
  readonly #trials = new RateLimiter({ perSecond: 0, perMinute: MAX_TRIALS_PER_MINUTE });

  constructor(private readonly options: { subscriptions: Subscriptions; sender: HookSender; clock: Clock }) {}

  async listOf(userId: number): Promise<Hook[]> {
    const found = await this.options.subscriptions.listOf(userId, "hook");
    return found.map((one) => toHook(one, this.#settingsOf(one)));
  }

  /** @returns the hook, and its secret, which is shown only now @throws AppError `invalid`, `conflict`, `rate-limited` */
  async add(userId: number, draft: HookDraft, base: string): Promise<{ hook: Hook; secret: string }> {
    this.#countTrial(userId);
    const { name, url, events, template, include } = await this.#checked(draft);
    if ((await this.options.subscriptions.listOf(userId, "hook")).length >= MAX_HOOKS) {
      throw new AppError("conflict", `You have ${MAX_HOOKS} webhooks already. Remove one first.`);
    }
    const secret = newSigningSecret();
    const settings: HookSettings = { url, secrets: [{ secret, untilMs: null }], template, include, base };
    const made = await this.options.subscriptions.add({ userId, target: "hook", name, events, settings });
    if (!made) throw new AppError("conflict", "You already have a webhook with this name.");
    return { hook: toHook(made, settings), secret };
  }

  /** Makes a new secret. The previous one still signs for one day. @throws AppError `not-found` */
  async rotate(userId: number, id: number): Promise<string> {
    const settings = await this.#find(userId, id);
    const secret = newSigningSecret();
    const earlier = settings.secrets[0];
    const untilMs = this.options.clock.now() + EARLIER_SECRET_MS;
    const secrets = [{ secret, untilMs: null }, ...(earlier ? [{ ...earlier, untilMs }] : [])];
    await this.options.subscriptions.change(userId, id, { settings: { ...settings, secrets } });
    return secret;
  }

  /** @throws AppError `not-found` */
  async switchOn(userId: number, id: number): Promise<void> {
    const { isOff: _, ...settings } = await this.#find(userId, id);
    await this.options.subscriptions.change(userId, id, { settings });
  }

  /** @throws AppError `not-found`, `rate-limited` */
  async test(userId: number, id: number): Promise<HookTrial> {
    this.#countTrial(userId);
    return this.options.sender.test(await this.#find(userId, id));
  }

  /** Removes a hook and its undelivered messages. @throws AppError `not-found` */
  async remove(userId: number, id: number): Promise<void> {
    await this.#find(userId, id);
    await this.options.subscriptions.remove(userId, id);
  }

  #countTrial(userId: number): void {
    const refusal = this.#trials.take(`user ${userId}`, this.options.clock.now());
    if (refusal) throw new AppError("rate-limited", "Too many attempts with webhooks. Wait a moment.", refusal);
  }

  async #find(userId: number, id: number): Promise<HookSettings> {
    const found = (await this.options.subscriptions.listOf(userId, "hook")).find((one) => one.id === id);
    if (!found) throw notFound();
    return this.#settingsOf(found);
  }

  #settingsOf(subscription: Subscription): HookSettings {
    const settings = this.options.subscriptions.settingsOf<HookSettings>(subscription);
    if (!settings) throw notFound();
    return settings;
  }

  async #checked(draft: HookDraft) {
    const problems = new Problems();
    const name = draft.name.trim();
    const length = [...name].length;
    if (length === 0) problems.add("name", "is empty");
    if (length > MAX_HOOK_NAME_CHARACTERS || /\p{C}/u.test(name)) {
      problems.add("name", `must be one line of at most ${MAX_HOOK_NAME_CHARACTERS} characters`);
    }
    const url = draft.url.trim();
    const refusal = await this.options.sender.refuses(url, draft.template);
    if (refusal !== null) problems.add("url", refusal);
    const events = HOOK_EVENTS.filter((kind) => draft.events.includes(kind));
    if (events.length === 0 || events.length !== new Set(draft.events).size) {
      problems.add("events", `must be one or more of ${HOOK_EVENTS.join(", ")}`);
    }
    const template = HOOK_TEMPLATES.find((one) => one === draft.template);
    if (!template) problems.add("template", `must be one of ${HOOK_TEMPLATES.join(", ")}`);
    const include = HOOK_EXTRAS.filter((one) => draft.include.includes(one));
    if (include.length !== new Set(draft.include).size) {
      problems.add("include", `may contain only ${HOOK_EXTRAS.join(" and ")}`);
    }
    problems.throwIfAny();
    return { name, url, events, template: template ?? "standard", include };
  }
}

const toHook = ({ id, name, events }: Subscription, settings: HookSettings): Hook => ({
  id,
  name,
  host: new URL(settings.url).host,
  events,
  template: settings.template,
  isOff: settings.isOff === true,
});
