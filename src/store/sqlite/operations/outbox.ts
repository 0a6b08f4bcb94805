// The hand-written operations on events for SQLite (../../sql/outbox.ts).

import { type Delivery, IN_ONE_ORDER } from "../../../model/event.ts";
import { DELIVERY_COLUMNS, type DeliveryRow, type OutboxByHand, toDelivery } from "../../sql/outbox.ts";
import type { Connection } from "../connection.ts";

interface FanOut {
  events: Parameters<OutboxByHand["fanOut"]>[0];
  nowMs: number;
}
interface Lease {
  subscriptionId: number;
  nowMs: number;
  leaseMs: number;
  limit: number;
}

export function outboxOperations(connection: Connection) {
  const sql = prepare(connection);

  return {
    fanOutEvents({ events, nowMs }: FanOut): void {
      for (const { id, subscriptionIds } of events) {
        // A subscription that has ended in the meantime gets no delivery.
        for (const subscriptionId of subscriptionIds) sql.deliver.run({ id, subscriptionId, nowMs });
        sql.markFannedOut.run({ id });
        sql.forgetUnwanted.run({ id });
      }
    },

    leaseDeliveries({ subscriptionId, nowMs, leaseMs, limit }: Lease): Delivery[] {
      const heads = sql.heads.all({ subscriptionId, nowMs, limit });
      const each = Math.max(1, Math.floor(limit / heads.length));
      const due = heads.flatMap((head) => {
        const chain = sql.chain.all({ subscriptionId, ...head, limit: each });
        // A revived delivery may come before deliveries that are under way: those are not leased again.
        const taken = chain.findIndex((row) => row.leased_until_ms > nowMs);
        return (taken === -1 ? chain : chain.slice(0, taken)).map(toDelivery);
      });
      for (const { id } of due) sql.lease.run({ id, untilMs: nowMs + leaseMs });
      return due.toSorted((a, b) => a.id - b.id);
    },

    endEarlierLeases(): void {
      sql.endAllLeases.run({});
    },
  };
}

const prepare = (connection: Connection) => ({
  deliver: connection.prepare(`
    INSERT INTO deliveries (event_id, subscription_id, chain, due_at_ms)
    SELECT new.id, new.subscription_id, new.chain,
           CASE WHEN NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.subscription_id = new.subscription_id
                                    AND d.chain = new.chain AND d.died_at_ms IS NULL) THEN $nowMs END
      FROM (SELECT o.id, s.id AS subscription_id,
                   CASE WHEN s.target IN (${IN_ONE_ORDER.map((target) => `'${target}'`).join()}) THEN 0
                        ELSE coalesce(o.push_id, 0) END AS chain
              FROM outbox o, subscriptions s WHERE o.id = $id AND o.spread = 0 AND s.id = $subscriptionId) new`),
  markFannedOut: connection.prepare("UPDATE outbox SET spread = 1 WHERE id = $id"),
  forgetUnwanted: connection.prepare(
    "DELETE FROM outbox WHERE id = $id AND NOT EXISTS (SELECT 1 FROM deliveries WHERE event_id = $id)",
  ),
  heads: connection.prepare<{ id: number; chain: number }>(`
    SELECT id, chain FROM deliveries
     WHERE subscription_id = $subscriptionId AND due_at_ms <= $nowMs AND leased_until_ms <= $nowMs
     ORDER BY due_at_ms LIMIT $limit`),
  chain: connection.prepare<DeliveryRow & { leased_until_ms: number }>(`
    SELECT ${DELIVERY_COLUMNS}, d.leased_until_ms
      FROM deliveries d JOIN outbox o ON o.id = d.event_id
     WHERE d.subscription_id = $subscriptionId AND d.chain = $chain AND d.died_at_ms IS NULL AND d.id >= $id
     ORDER BY d.id LIMIT $limit`),
  lease: connection.prepare("UPDATE deliveries SET leased_until_ms = $untilMs WHERE id = $id"),
  endAllLeases: connection.prepare("UPDATE deliveries SET leased_until_ms = 0 WHERE leased_until_ms > 0"),
});
