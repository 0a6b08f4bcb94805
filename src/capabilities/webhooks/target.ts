// Sends events to webhooks as Standard Webhooks specifies (standardwebhooks.com): with an id that stays the same if a message is
// repeated, the time, and a signature by each valid secret. 2xx means delivered. 410 switches a user's hook off. After any other
// answer, the message is sent again. No error contains an address or a secret.

import type { Clock } from "../../base/clock.ts";
import { reasonOf } from "../../base/errors.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import type { HookExtra, HookSender, HookSettings, HookTrial } from "./hooks.ts";
import type { Subscriptions } from "../../domain/events/subscriptions.ts";
import { opaqueIds } from "../../domain/events/opaque_id.ts";
import type { Delivered, Target } from "../../domain/events/target.ts";
import { isActive } from "../../model/account.ts";
import type { StoredEvent, Subscription, ToldKind } from "../../model/event.ts";
import type { AccountStore } from "../../store/contract.ts";
import { ntfyTopic, type ToldEvent, type ToldPush } from "./message.ts";
import { isTaken, postMessage, sentenceFor, tryHook } from "./post.ts";
import { type Answer, type OutboundHttp, Unreachable } from "./outbound_http.ts";
import type { TellablePushes } from "./tellable_pushes.ts";

export interface WebhooksOptions {
  /** The instance's own hook; null if the settings have none. */
  own: HookSettings | null;
  /** For the instance's hook and for users' hooks; the latter is null if users may have none. */
  reach: { own: OutboundHttp; users: OutboundHttp | null };
  subscriptions: Subscriptions;
  accounts: Pick<AccountStore, "findUserById">;
  pushes: TellablePushes;
  keys: Keyring;
  clock: Clock;
}

export class Webhooks implements Target, HookSender {
  readonly inOneOrder = false;
  readonly #idKey: PurposeKey;
  readonly #pushIdOf: (pushId: number) => string;

  constructor(private readonly options: WebhooksOptions) {
    this.#idKey = options.keys.purpose("event ids");
    this.#pushIdOf = opaqueIds(options.keys);
  }

  /** Once users may no longer have hooks, existing hooks get nothing. */
  wants(subscription: Subscription): boolean {
    if (subscription.userId === null) return this.options.own !== null;
    return this.options.reach.users !== null && this.#settingsOf(subscription)?.isOff !== true;
  }

  async deliver(subscription: Subscription, events: readonly StoredEvent[]): Promise<Delivered> {
    let count = 0;
    try {
      const settings = this.#settingsOf(subscription);
      if (!settings || settings.isOff) return { count, failure: "the webhook is switched off", isFinal: true };
      const startMs = performance.now();
      for (const event of events) {
        if (performance.now() - startMs > MAX_TURN_MS) break;
        // Events for a person whose account is not active are dropped, even on a retry.
        if (!(await this.#isHeard(subscription))) return { count: events.length, failure: null };
        const id = this.#messageId(`${event.id} ${event.atMs} ${subscription.id}`);
        const message = { id, event: await this.#told(event, settings) };
        const answer = await postMessage(this.#reachOf(subscription), settings, message, this.options.clock.now());
        if (!isTaken(answer)) return { count, ...(await this.#refused(subscription, settings, answer)) };
        count += 1;
      }
      return { count, failure: null };
    } catch (error) {
      if (error instanceof Unreachable) return { count, failure: error.message, isDown: true };
      return { count, failure: reasonOf(error) };
    }
  }

  async refuses(url: string, template: string): Promise<string | null> {
    try {
      await this.options.reach.users?.check(url);
      if (template === "ntfy") ntfyTopic(new URL(url).pathname);
      return null;
    } catch (error) {
      if (error instanceof URIError) return "has a percent sign without a valid code: write %25 for a percent sign";
      if (error instanceof Unreachable) return error.message;
      throw error;
    }
  }

  async test(settings: HookSettings): Promise<HookTrial> {
    return tryHook(this.#usersReach(), settings, this.options.clock.now());
  }

  async #isHeard({ userId }: Subscription): Promise<boolean> {
    const owner = userId === null ? null : await this.options.accounts.findUserById(userId);
    return userId === null || (owner !== null && isActive(owner));
  }

  #settingsOf(subscription: Subscription): HookSettings | null {
    const { own, subscriptions } = this.options;
    return subscription.userId === null ? own : subscriptions.settingsOf<HookSettings>(subscription);
  }

  #reachOf({ userId }: Subscription): OutboundHttp {
    return userId === null ? this.options.reach.own : this.#usersReach();
  }

  #usersReach(): OutboundHttp {
    const { users } = this.options.reach;
    if (!users) throw new Unreachable("users cannot have webhooks: webhooks.allow is empty");
    return users;
  }

  async #refused(
    subscription: Subscription,
    settings: HookSettings,
    answer: Answer,
  ): Promise<Omit<Delivered, "count">> {
    const failure = sentenceFor(answer);
    if (answer.status !== GONE) return { failure, ...(answer.retryAfterMs && { retryAfterMs: answer.retryAfterMs }) };
    const { userId, id } = subscription;
    if (userId !== null) {
      await this.options.subscriptions.change(userId, id, { settings: { ...settings, isOff: true } });
    }
    return { failure, isFinal: true };
  }

  async #told(event: StoredEvent, settings: HookSettings): Promise<ToldEvent> {
    const { atMs, pushId, client } = event;
    const { request } = event.detail;
    const detail = typeof request === "number" ? { ...event.detail, request: this.#pushIdOf(request) } : event.detail;
    // No one can subscribe to the server's own events.
    const kind = event.kind as ToldKind;
    return { kind, atMs, client, detail, push: pushId === null ? null : await this.#toldPush(pushId, settings) };
  }

  async #toldPush(pushId: number, { include, base }: HookSettings): Promise<ToldPush> {
    const record = await this.options.pushes.find(pushId);
    const labels = record && include.length > 0 ? await this.options.pushes.labelsOf(record) : null;
    const all: Record<HookExtra, string> = {
      name: labels?.name ?? "",
      link: labels ? `${base}/${record?.traits.request ? "req" : "p"}/${labels.urlToken}` : "",
    };
    const extras = Object.fromEntries(include.filter((extra) => all[extra] !== "").map((extra) => [extra, all[extra]]));
    return { id: this.#pushIdOf(pushId), record, extras };
  }

  #messageId(text: string): string {
    return `msg_${Buffer.from(this.#idKey.mac(`msg ${text}`))
      .toString("base64url")
      .slice(0, 22)}`;
  }
}

/** A slow receiver must not outlast the lease on its deliveries. */
const MAX_TURN_MS = 30_000;
const GONE = 410;
