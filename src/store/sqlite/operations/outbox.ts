// The writes of events: subscriptions, and the way of an event to each of them.

import {
  type EventKind,
  IN_ONE_ORDER,
  type NewSubscription,
  type Subscription,
  type TargetKind,
} from "../../../model/event.ts";
import type { Connection } from "../connection.ts";
import { triggerSetter } from "../outbox_triggers.ts";

export function outboxOperations(connection: Connection) {
  const sql = prepare(connection);
  const setTriggers = triggerSetter(connection);

  function subscribe(subscription: NewSubscription): Subscription | null {
    const { userId, target, name, createdAtMs, events, settings } = subscription;
    if (sql.taken.get({ userId, target, name })) return null;
    const id = sql.subscribe.insert({ userId, target, name, events: JSON.stringify(events), settings, createdAtMs });
    setTriggers();
    return { ...subscription, id };
  }

  function changeSubscription({
    id,
    events,
    settings,
  }: {
    id: number;
    events?: readonly EventKind[];
    settings?: Uint8Array;
  }): boolean {
    return sql.change.run({ id, events: events ? JSON.stringify(events) : null, settings: settings ?? null }) > 0;
  }

  function unsubscribe({ id }: { id: number }): boolean {
    const removed = sql.unsubscribe.run({ id }) > 0;
    setTriggers();
    return removed;
  }

  /** The next of each chain that lost its head is the head, and due at once. */
  function promote(lost: ReadonlyArray<Chain | null>): void {
    for (const chain of distinct(lost.filter((one) => one !== null))) sql.promote.run({ ...chain, nowMs: 0 });
  }

  return {
    subscribe,
    changeSubscription,
    unsubscribe,

    setInstanceSubscriptions({
      wanted,
      nowMs,
    }: {
      wanted: ReadonlyArray<{ target: TargetKind; name: string; events: readonly EventKind[] }>;
      nowMs: number;
    }): void {
      const known = sql.instances.all({});
      for (const { id, target, name } of known) {
        if (!wanted.some((one) => one.target === target && one.name === name)) unsubscribe({ id });
      }
      // A user who was removed may have had the last one.
      setTriggers();
      for (const { target, name, events } of wanted) {
        const found = known.find((one) => one.target === target && one.name === name);
        if (found) changeSubscription({ id: found.id, events });
        else subscribe({ userId: null, target, name, events, settings: null, createdAtMs: nowMs });
      }
    },

    spreadEvents({
      events,
      nowMs,
    }: {
      events: ReadonlyArray<{ id: number; subscriptionIds: readonly number[] }>;
      nowMs: number;
    }): void {
      for (const { id, subscriptionIds } of events) {
        // A subscription that has ended meanwhile gets none.
        for (const subscriptionId of subscriptionIds) sql.deliver.run({ id, subscriptionId, nowMs });
        sql.markSpread.run({ id });
        sql.forgetUnwanted.run({ id });
      }
    },

    leaseDeliveries({ ids, untilMs }: { ids: readonly number[]; untilMs: number }): void {
      for (const id of ids) sql.lease.run({ id, untilMs });
    },

    prolongLeases({ ids, untilMs }: { ids: readonly number[]; untilMs: number }): void {
      for (const id of ids) sql.prolong.run({ id, untilMs });
    },

    endAllLeases(): void {
      sql.endAllLeases.run({});
    },

    endDeliveries({ ids }: { ids: readonly number[] }): void {
      promote(ids.map((id) => sql.endDelivery.get({ id })));
    },

    failDelivery({
      id,
      error,
      nextAtMs,
      nowMs,
    }: {
      id: number;
      error: string;
      nextAtMs: number | null;
      nowMs: number;
    }): void {
      const diedAtMs = nextAtMs === null ? nowMs : null;
      promote([sql.fail.get({ id, error, nextAtMs, diedAtMs })]);
    },

    reviveDeliveries({ ids, nowMs }: { ids: readonly number[] | null; nowMs: number }): number {
      const revived =
        ids === null ? sql.reviveAll.all({}) : ids.map((id) => sql.revive.get({ id })).filter((one) => one !== null);
      // Whoever comes back may be older than the head.
      for (const chain of distinct(revived)) {
        sql.demote.run(chain);
        sql.promote.run({ ...chain, nowMs });
      }
      return revived.length;
    },

    dropDeliveries({ ids }: { ids: readonly number[] | null }): number {
      if (ids === null) return sql.dropAll.run({});
      return ids.reduce((sum, id) => sum + sql.drop.run({ id }), 0);
    },
  };
}

type Chain = { subscriptionId: number; chain: number };

const CHAIN = `subscription_id AS "subscriptionId", chain`;

const distinct = (chains: readonly Chain[]): Chain[] => [
  ...new Map(chains.map((one) => [`${one.subscriptionId} ${one.chain}`, one])).values(),
];

function prepare(connection: Connection) {
  return {
    taken: connection.prepare<{ id: number }>(`
      SELECT id FROM subscriptions WHERE coalesce(user_id, 0) = coalesce($userId, 0) AND target = $target AND name = $name`),
    subscribe: connection.prepare(`
      INSERT INTO subscriptions (user_id, target, name, events, settings, created_at_ms)
      VALUES ($userId, $target, $name, $events, $settings, $createdAtMs)`),
    change: connection.prepare(`
      UPDATE subscriptions SET events = coalesce($events, events), settings = coalesce($settings, settings)
       WHERE id = $id`),
    unsubscribe: connection.prepare(`DELETE FROM subscriptions WHERE id = $id`),
    instances: connection.prepare<{ id: number; target: TargetKind; name: string }>(`
      SELECT id, target, name FROM subscriptions WHERE user_id IS NULL`),
    deliver: connection.prepare(`
      INSERT INTO deliveries (event_id, subscription_id, chain, due_at_ms)
      SELECT new.id, new.subscription_id, new.chain,
             CASE WHEN NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.subscription_id = new.subscription_id
                                      AND d.chain = new.chain AND d.died_at_ms IS NULL) THEN $nowMs END
        FROM (SELECT o.id, s.id AS subscription_id,
                     CASE WHEN s.target IN (${IN_ONE_ORDER.map((target) => `'${target}'`).join()}) THEN 0
                          ELSE coalesce(o.push_id, 0) END AS chain
                FROM outbox o, subscriptions s WHERE o.id = $id AND o.spread = 0 AND s.id = $subscriptionId) new`),
    markSpread: connection.prepare(`UPDATE outbox SET spread = 1 WHERE id = $id`),
    forgetUnwanted: connection.prepare(`
      DELETE FROM outbox WHERE id = $id AND NOT EXISTS (SELECT 1 FROM deliveries WHERE event_id = $id)`),
    lease: connection.prepare(`UPDATE deliveries SET leased_until_ms = $untilMs WHERE id = $id`),
    prolong: connection.prepare(
      `UPDATE deliveries SET leased_until_ms = $untilMs WHERE id = $id AND leased_until_ms > 0`,
    ),
    endAllLeases: connection.prepare(`UPDATE deliveries SET leased_until_ms = 0 WHERE leased_until_ms > 0`),
    endDelivery: connection.prepare<Chain>(`DELETE FROM deliveries WHERE id = $id RETURNING ${CHAIN}`),
    fail: connection.prepare<Chain>(`
      UPDATE deliveries
         SET attempts = attempts + 1, error = $error, leased_until_ms = 0, died_at_ms = $diedAtMs,
             due_at_ms = CASE WHEN due_at_ms IS NOT NULL THEN $nextAtMs END
       WHERE id = $id
   RETURNING ${CHAIN}`),
    // A head that is due already stays as it is.
    promote: connection.prepare(`
      UPDATE deliveries SET due_at_ms = $nowMs
       WHERE due_at_ms IS NULL
         AND id = (SELECT min(id) FROM deliveries
                    WHERE subscription_id = $subscriptionId AND chain = $chain AND died_at_ms IS NULL)`),
    demote: connection.prepare(`
      UPDATE deliveries SET due_at_ms = NULL
       WHERE subscription_id = $subscriptionId AND chain = $chain AND died_at_ms IS NULL AND due_at_ms IS NOT NULL`),
    revive: connection.prepare<Chain>(`
      UPDATE deliveries SET died_at_ms = NULL, attempts = 0, leased_until_ms = 0
       WHERE id = $id AND died_at_ms IS NOT NULL
   RETURNING ${CHAIN}`),
    reviveAll: connection.prepare<Chain>(`
      UPDATE deliveries SET died_at_ms = NULL, attempts = 0, leased_until_ms = 0
       WHERE died_at_ms IS NOT NULL
   RETURNING ${CHAIN}`),
    drop: connection.prepare(`DELETE FROM deliveries WHERE id = $id AND died_at_ms IS NOT NULL`),
    dropAll: connection.prepare(`DELETE FROM deliveries WHERE died_at_ms IS NOT NULL`),
  };
}
