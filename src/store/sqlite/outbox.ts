// Events and subscriptions as rows: finding, and the door to their writes (operations/outbox.ts).

import type {
  DeadLetter,
  Delivery,
  EventKind,
  NewEvent,
  StoredEvent,
  Subscription,
  TargetKind,
} from "../../model/event.ts";
import type { OutboxStore } from "../outbox.ts";
import {
  DELIVERY_COLUMNS,
  type DeliveryRow,
  EVENT_COLUMNS,
  type EventRow,
  type SubscriptionRow,
  toDeadLetter,
  toDelivery,
  toEvent,
  toSubscription,
} from "../outbox_rows.ts";
import type { StoreDb } from "./operations/index.ts";
import { TRIGGER_NAMES } from "./outbox_triggers.ts";
import type { SealKeys } from "../purges.ts";

export class SqliteOutbox implements OutboxStore {
  readonly #db: StoreDb;
  readonly #sealKeys: () => SealKeys;
  readonly #sql: ReturnType<typeof prepare>;

  /** @param sealKeys the keys that seal the end of the administrators' log at this moment */
  constructor(db: StoreDb, sealKeys: () => SealKeys) {
    this.#db = db;
    this.#sealKeys = sealKeys;
    this.#sql = prepare(db);
  }

  subscribe(subscription: Parameters<OutboxStore["subscribe"]>[0]): Promise<Subscription | null> {
    return this.#db.write("subscribe", subscription);
  }

  async subscriptions(): Promise<Subscription[]> {
    return this.#sql.subscriptions.all({}).map(toSubscription);
  }

  async subscriptionsOf(userIds: readonly number[]): Promise<Subscription[]> {
    return this.#sql.subscriptionsOf.all({ ids: JSON.stringify([0, ...userIds]) }).map(toSubscription);
  }

  async subscription(id: number): Promise<Subscription | null> {
    const row = this.#sql.subscription.get({ id });
    return row && toSubscription(row);
  }

  changeSubscription(id: number, change: { events?: readonly EventKind[]; settings?: Uint8Array }): Promise<boolean> {
    return this.#db.write("changeSubscription", { id, ...change });
  }

  unsubscribe(id: number): Promise<boolean> {
    return this.#db.write("unsubscribe", { id });
  }

  async setInstanceSubscriptions(
    wanted: Parameters<OutboxStore["setInstanceSubscriptions"]>[0],
    nowMs: number,
  ): Promise<void> {
    // At each start: where there is nothing to change, the writer's thread need not begin.
    if (wanted.length === 0 && this.#sql.anyToTell.get({})?.yes === 0) return;
    await this.#db.write("setInstanceSubscriptions", { wanted, nowMs });
  }

  add(event: NewEvent): Promise<void> {
    return this.#db.write("tell", { event, sealKeys: this.#sealKeys() });
  }

  async unspread(limit: number): Promise<StoredEvent[]> {
    return this.#sql.unspread.all({ limit }).map(toEvent);
  }

  async spread(events: Parameters<OutboxStore["spread"]>[0], nowMs: number): Promise<void> {
    if (events.length > 0) await this.#db.write("spreadEvents", { events, nowMs });
  }

  async dueSubscriptions(nowMs: number): Promise<number[]> {
    return this.#sql.dueSubscriptions.all({ nowMs }).map(({ id }) => id);
  }

  async lease(
    subscriptionId: number,
    { nowMs, leaseMs }: { nowMs: number; leaseMs: number },
    limit: number,
  ): Promise<Delivery[]> {
    const heads = this.#sql.heads.all({ subscriptionId, nowMs, limit });
    const each = Math.max(1, Math.floor(limit / heads.length));
    const due = heads
      .flatMap((head) => {
        const chain = this.#sql.chain.all({ subscriptionId, ...head, limit: each });
        // An earlier delivery that was revived does not take along what is under way.
        const taken = chain.findIndex((row) => row.leased_until_ms > nowMs);
        return (taken === -1 ? chain : chain.slice(0, taken)).map(toDelivery);
      })
      .toSorted((a, b) => a.id - b.id);
    if (due.length > 0) {
      await this.#db.write("leaseDeliveries", { ids: due.map(({ id }) => id), untilMs: nowMs + leaseMs });
    }
    return due;
  }

  async prolong(ids: readonly number[], untilMs: number): Promise<void> {
    if (ids.length > 0) await this.#db.write("prolongLeases", { ids, untilMs });
  }

  async delivered(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.#db.write("endDeliveries", { ids });
  }

  failed(id: number, failure: { error: string; nextAtMs: number | null; nowMs: number }): Promise<void> {
    return this.#db.write("failDelivery", { id, ...failure });
  }

  async release(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.#db.write("leaseDeliveries", { ids, untilMs: 0 });
  }

  endEarlierLeases(): Promise<void> {
    return this.#db.write("endAllLeases", undefined);
  }

  async deadLetters({
    userId,
    limit,
    offset,
  }: {
    userId?: number | null;
    limit: number;
    offset: number;
  }): Promise<DeadLetter[]> {
    const rows = this.#sql.dead.all({ anyone: userId === undefined ? 1 : 0, userId: userId ?? null, limit, offset });
    return rows.map(toDeadLetter);
  }

  revive(ids: readonly number[] | null, nowMs: number): Promise<number> {
    return this.#db.write("reviveDeliveries", { ids, nowMs });
  }

  drop(ids: readonly number[] | null): Promise<number> {
    return this.#db.write("dropDeliveries", { ids });
  }

  async waitingSince(target: TargetKind): Promise<number | null> {
    return this.#sql.waitingSince.get({ target })?.at_ms ?? null;
  }

  async backlog(): Promise<{ waiting: number; dead: number; oldestAtMs: number | null }> {
    const row = this.#sql.backlog.get({});
    return { waiting: row?.waiting ?? 0, dead: row?.dead ?? 0, oldestAtMs: row?.oldest_at_ms ?? null };
  }
}

function prepare(db: StoreDb) {
  return {
    // The table itself and no index of it: where it cannot be read, nobody is told anything, and the log says so.
    anyToTell: db.prepare<{ yes: number }>(`
      SELECT EXISTS (SELECT 1 FROM subscriptions NOT INDEXED) OR EXISTS (SELECT 1 FROM sqlite_schema WHERE name IN (${TRIGGER_NAMES})) AS yes`),
    subscriptions: db.prepare<SubscriptionRow>(`SELECT * FROM subscriptions ORDER BY id`),
    subscription: db.prepare<SubscriptionRow>(`SELECT * FROM subscriptions WHERE id = $id`),
    subscriptionsOf: db.prepare<SubscriptionRow>(`
      SELECT * FROM subscriptions WHERE coalesce(user_id, 0) IN (SELECT value FROM json_each($ids)) ORDER BY id`),
    unspread: db.prepare<EventRow>(`
      SELECT ${EVENT_COLUMNS} FROM outbox o WHERE spread = 0 ORDER BY id LIMIT $limit`),
    // From one subscription to the next in the index: what is due of the same subscription is not read.
    dueSubscriptions: db.prepare<{ id: number }>(`
      WITH RECURSIVE walk (id) AS (
        SELECT min(subscription_id) FROM deliveries WHERE due_at_ms IS NOT NULL
        UNION ALL
        SELECT (SELECT min(d.subscription_id) FROM deliveries d WHERE d.due_at_ms IS NOT NULL AND d.subscription_id > walk.id)
          FROM walk WHERE walk.id IS NOT NULL)
      SELECT id FROM walk
       WHERE EXISTS (SELECT 1 FROM deliveries d
                      WHERE d.subscription_id = walk.id AND d.due_at_ms <= $nowMs AND d.leased_until_ms <= $nowMs)`),
    heads: db.prepare<{ id: number; chain: number }>(`
      SELECT id, chain FROM deliveries
       WHERE subscription_id = $subscriptionId AND due_at_ms <= $nowMs AND leased_until_ms <= $nowMs
       ORDER BY due_at_ms LIMIT $limit`),
    chain: db.prepare<DeliveryRow & { leased_until_ms: number }>(`
      SELECT ${DELIVERY_COLUMNS}, d.leased_until_ms
        FROM deliveries d JOIN outbox o ON o.id = d.event_id
       WHERE d.subscription_id = $subscriptionId AND d.chain = $chain AND d.died_at_ms IS NULL AND d.id >= $id
       ORDER BY d.id LIMIT $limit`),
    dead: db.prepare<DeliveryRow & { died_at_ms: number }>(`
      SELECT ${DELIVERY_COLUMNS}, d.died_at_ms
        FROM deliveries d JOIN outbox o ON o.id = d.event_id JOIN subscriptions s ON s.id = d.subscription_id
       WHERE d.died_at_ms IS NOT NULL AND ($anyone = 1 OR s.user_id IS $userId)
       ORDER BY d.id DESC LIMIT $limit OFFSET $offset`),
    waitingSince: db.prepare<{ at_ms: number | null }>(`
      SELECT min(at_ms) AS at_ms FROM (
        SELECT (SELECT o.at_ms FROM deliveries d JOIN outbox o ON o.id = d.event_id
                 WHERE d.subscription_id = s.id AND d.died_at_ms IS NULL ORDER BY d.id LIMIT 1) AS at_ms
          FROM subscriptions s WHERE s.target = $target
        UNION ALL
        SELECT (SELECT o.at_ms FROM outbox o WHERE o.spread = 0 ORDER BY o.id LIMIT 1))`),
    backlog: db.prepare<{ waiting: number; dead: number; oldest_at_ms: number | null }>(`
      SELECT (SELECT count(*) FROM deliveries WHERE died_at_ms IS NULL)
             + (SELECT count(*) FROM outbox WHERE spread = 0) AS waiting,
             (SELECT count(*) FROM deliveries WHERE died_at_ms IS NOT NULL) AS dead,
             (SELECT o.at_ms FROM outbox o
               WHERE o.spread = 0
                  OR EXISTS (SELECT 1 FROM deliveries d WHERE d.event_id = o.id AND d.died_at_ms IS NULL)
               ORDER BY o.id LIMIT 1) AS oldest_at_ms`),
  };
}
