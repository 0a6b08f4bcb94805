// Delivers events to their subscribers, each at least once, and the events of one push in their order. A failed delivery is retried at
// increasing intervals for about three days. After that it is a dead letter, which administrators can retry or discard.

import { type Clock, DAY_MS, MINUTE_MS } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { Repeated } from "../../base/repeated.ts";
import type { Delivery, StoredEvent, Subscription, TargetKind } from "../../model/event.ts";
import type { OutboxStore } from "../../store/contract.ts";
import { ABANDONED } from "./dead_letters.ts";
import type { Delivered, Target } from "./target.ts";

export interface DispatcherOptions {
  outbox: OutboxStore;
  /** Only the targets that are configured. Deliveries to others fail, and are retried like any failed delivery. */
  targets: Partial<Record<TargetKind, Target>>;
  clock: Clock;
  log: Log;
  /** The pause after a pass that found no work, in ms. */
  intervalMs: number;
  /** The most events that are fanned out, and the most deliveries that are tried, per second: the rest of the time is for requests. */
  perSecond: number;
  /** How long a node reserves a delivery. The node extends the lease while it works; if it dies, another node takes over when the lease ends. */
  leaseMs?: number;
}

const FAN_OUT_AT_ONCE = 500;
const LEASED_AT_ONCE = 100;
/** The most pushes whose events one subscription gets at the same time. */
const CHAINS_AT_ONCE = 8;
const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = DAY_MS;
/** The pause between two attempts of a subscription that backs off. */
const FIRST_BACKOFF_MS = 1_000;
const LAST_BACKOFF_MS = MINUTE_MS;
/** 10 s, 30 s, 90 s … 24 h, 24 h: together a little more than three days. */
const TRIES = 12;

/** How long to wait after this many failures, in ms; null: do not try again. */
export const retryAfterMs = (failures: number): number | null =>
  failures >= TRIES ? null : Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 3 ** (failures - 1));

export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #looks: Repeated;
  /** The running work, by the id of its subscription. Each subscription works separately, so that a slow receiver does not delay others. */
  readonly #working = new Map<number, Promise<void>>();
  /** When `perSecond` allows more work, as times of `performance.now()`. */
  readonly #freeAtMs = { fanOut: 0, deliver: 0 };
  /** Subscriptions whose last delivery failed: only the first failure in a row is logged. */
  readonly #failing = new Set<number>();
  /** The end and the length of the current pause of each subscription that backs off. */
  readonly #backoff = new Map<number, { untilMs: number; delayMs: number }>();

  constructor(options: DispatcherOptions) {
    const { log, intervalMs } = options;
    this.#options = options;
    this.#looks = new Repeated({ pass: () => this.#look(), failure: "events are not delivered", log, intervalMs });
  }

  /** Works until `stop`, and pauses whenever there is nothing new. */
  start(): void {
    this.#looks.start();
  }

  /** Stops after the deliveries that are under way. */
  async stop(): Promise<void> {
    await this.#looks.stop();
    await Promise.all(this.#working.values());
  }

  async #look(): Promise<void> {
    while (!this.#looks.stopped.aborted) {
      const count = await this.#fanOut();
      for (const id of await this.#options.outbox.dueSubscriptions(this.#options.clock.now())) {
        if (this.#working.has(id)) continue;
        const work = this.#untilIdle(id)
          .catch((error: unknown) => this.#looks.report(error))
          .finally(() => this.#working.delete(id));
        this.#working.set(id, work);
      }
      if (count === 0) return;
      await this.#pace("fanOut", count);
    }
  }

  async #untilIdle(id: number): Promise<void> {
    while (!this.#looks.stopped.aborted) {
      // The owner may have changed the subscription in the meantime.
      const subscription = await this.#options.outbox.subscription(id);
      const count = subscription ? await this.#deliver(subscription) : 0;
      if (count === 0) return;
      await this.#pace("deliver", count);
    }
  }

  /** Waits as long as `perSecond` requires after this much work for all subscriptions together. */
  async #pace(work: "fanOut" | "deliver", count: number): Promise<void> {
    const nowMs = performance.now();
    this.#freeAtMs[work] = Math.max(this.#freeAtMs[work], nowMs) + (count * 1_000) / this.#options.perSecond;
    await pause(this.#freeAtMs[work] - nowMs, this.#looks.stopped);
  }

  /** One pass: fans out new events and delivers what is due. @returns how much there was to do */
  async pass(): Promise<number> {
    const { outbox, clock } = this.#options;
    const count = await this.#fanOut();
    const due = await outbox.dueSubscriptions(clock.now());
    const tried = await Promise.all(
      due.map(async (id) => {
        const subscription = await outbox.subscription(id);
        return subscription ? this.#deliver(subscription) : 0;
      }),
    );
    return tried.reduce((sum, each) => sum + each, count);
  }

  async #fanOut(): Promise<number> {
    const { outbox, clock } = this.#options;
    const events = await outbox.pending(FAN_OUT_AT_ONCE);
    if (events.length === 0) return 0;
    const owners = new Set(events.map(({ ownerId }) => ownerId).filter((id) => id !== null));
    const byUser = Map.groupBy(await outbox.subscriptionsOf([...owners]), ({ userId }) => userId);
    const wanted = events.map(async (event) => {
      const own = event.ownerId === null ? [] : (byUser.get(event.ownerId) ?? []);
      return { id: event.id, subscriptionIds: await this.#wanting(event, [...(byUser.get(null) ?? []), ...own]) };
    });
    await outbox.fanOut(await Promise.all(wanted), clock.now());
    return events.length;
  }

  async #wanting(event: StoredEvent, subscriptions: readonly Subscription[]): Promise<number[]> {
    const wanting: number[] = [];
    for (const subscription of subscriptions) {
      if (!subscription.events.includes(event.kind)) continue;
      const target = this.#options.targets[subscription.target];
      if (target?.wants && !(await target.wants(subscription, event))) continue;
      wanting.push(subscription.id);
    }
    return wanting;
  }

  async #deliver(subscription: Subscription): Promise<number> {
    const { outbox, clock, targets, leaseMs = MINUTE_MS } = this.#options;
    const times = { nowMs: clock.now(), leaseMs };
    if ((this.#backoff.get(subscription.id)?.untilMs ?? 0) > times.nowMs) return 0;
    const leased = await outbox.lease(subscription.id, times, LEASED_AT_ONCE);
    const chains = chainsOf(leased, targets[subscription.target]?.inOneOrder === true);
    const leasedIds = new Set(leased.map(({ id }) => id));
    const prolonging = setInterval(() => {
      if (leasedIds.size === 0) return;
      outbox.prolong([...leasedIds], clock.now() + leaseMs).catch((error: unknown) => this.#looks.report(error));
    }, leaseMs / 3);
    let down: Delivered | null = null;
    const work = async (): Promise<void> => {
      for (let chain = chains.shift(); chain; chain = chains.shift()) {
        const tried: Delivered = down ? { ...down, count: 0 } : await this.#try(subscription, chain);
        if (tried.isDown) down = tried;
        for (const { id } of chain) leasedIds.delete(id);
        await this.#settle(subscription, chain, tried);
      }
    };
    try {
      await Promise.all(Array.from({ length: CHAINS_AT_ONCE }, work));
    } finally {
      clearInterval(prolonging);
    }
    return leased.length;
  }

  async #try(subscription: Subscription, chain: readonly Delivery[]): Promise<Delivered> {
    const target = this.#options.targets[subscription.target];
    if (this.#looks.stopped.aborted) return UNTRIED;
    if (!target) return { count: 0, failure: `${subscription.target} is not configured`, isDown: true };
    return target.deliver(
      subscription,
      chain.map(({ event }) => event),
    );
  }

  async #settle(subscription: Subscription, chain: readonly Delivery[], tried: Delivered): Promise<void> {
    const { outbox, clock, targets, log } = this.#options;
    const { count, failure, isFinal, retryAfterMs: asked = 0 } = tried;
    const idsFrom = (start: number, end?: number): number[] => chain.slice(start, end).map(({ id }) => id);
    if (count > 0) await outbox.delivered(idsFrom(0, count));
    const failed = chain[count];
    if (!failed || failure === null) {
      this.#failing.delete(subscription.id);
      this.#backoff.delete(subscription.id);
      if (failed) await outbox.release(idsFrom(count));
      return;
    }
    const what = { subscription: subscription.name, target: subscription.target, reason: failure };
    if (!isFinal && !this.#failing.has(subscription.id)) log.warn("an event could not be delivered", what);
    this.#failing.add(subscription.id);
    if (targets[subscription.target]?.inOneOrder && !isFinal) return this.#backOff(subscription, idsFrom(count));
    // The failure is stored before the leases end, because it holds back the later events of the push.
    const nowMs = clock.now();
    const ownMs = isFinal ? null : retryAfterMs(failed.attempts + 1);
    const nextAtMs = ownMs === null ? null : nowMs + Math.min(Math.max(ownMs, asked), LAST_RETRY_MS);
    await outbox.failed(failed.id, { error: failure.slice(0, MAX_ERROR_CHARACTERS), nextAtMs, nowMs });
    if (count + 1 < chain.length) await outbox.release(idsFrom(count + 1));
    if (tried.isDown) this.#backoff.set(subscription.id, { delayMs: FIRST_RETRY_MS, untilMs: nowMs + FIRST_RETRY_MS });
    if (nextAtMs === null) log.error(ABANDONED, what);
  }

  async #backOff({ id }: Subscription, deliveries: readonly number[]): Promise<void> {
    const delayMs = Math.min(2 * (this.#backoff.get(id)?.delayMs ?? FIRST_BACKOFF_MS / 2), LAST_BACKOFF_MS);
    this.#backoff.set(id, { delayMs, untilMs: this.#options.clock.now() + delayMs });
    await this.#options.outbox.release(deliveries);
  }
}

const UNTRIED: Delivered = { count: 0, failure: null };
const MAX_ERROR_CHARACTERS = 300;

function chainsOf(deliveries: readonly Delivery[], inOneOrder: boolean): Delivery[][] {
  if (inOneOrder) return deliveries.length > 0 ? [[...deliveries]] : [];
  return [...Map.groupBy(deliveries, ({ event }) => event.pushId).values()];
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  if (ms <= 0 || stop.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
