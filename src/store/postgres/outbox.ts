// How several nodes share the deliveries of events (../sql/outbox.ts): the node that first locks an event fans it out, and a lease keeps two
// nodes from making the same delivery.

import { type Delivery, IN_ONE_ORDER } from "../../model/event.ts";
import { type Row, typed } from "../sql/columns.ts";
import { DELIVERY_COLUMNS, type DeliveryRow, type OutboxByHand, toDelivery } from "../sql/outbox.ts";
import type { Connection } from "./connection.ts";
import { numbers, texts } from "./parameters.ts";

export const outboxByHand = (db: Connection): OutboxByHand => ({
  async fanOut(events, nowMs) {
    const pairs = events.flatMap(({ id, subscriptionIds }) => subscriptionIds.map((to) => [id, to] as const));
    await db.transaction(async (query) => {
      await query(LOCK_SUBSCRIPTIONS, [numbers([...new Set(pairs.map(([, to]) => to))])]);
      await query(FAN_OUT, [
        numbers(events.map(({ id }) => id)),
        numbers(pairs.map(([id]) => id)),
        numbers(pairs.map(([, to]) => to)),
        nowMs,
        texts(IN_ONE_ORDER),
      ]);
    });
  },

  async lease(subscriptionId, { nowMs, leaseMs }, limit): Promise<Delivery[]> {
    // For a subscription, only one node at a time takes leases: otherwise two nodes could deliver events of the same push at once.
    const rows = await db.transaction(async (query) => {
      const [lock] = await query<{ mine: boolean }>(
        "SELECT pg_try_advisory_xact_lock(hashtextextended(current_schema() || ' deliveries ' || $1::text, 0)) AS mine",
        [String(subscriptionId)],
      );
      if (!lock?.mine) return [];
      return query<Row>(LEASE, [subscriptionId, nowMs, limit, nowMs + leaseMs]);
    });
    return rows.map((row) => toDelivery(typed(row) as unknown as DeliveryRow)).toSorted((a, b) => a.id - b.id);
  },

  /** Does nothing, because these may be the leases of other nodes. */
  async endEarlierLeases() {},
});

// All nodes take these locks, which are those of `lockChains`, in the same order.
const LOCK_SUBSCRIPTIONS = `
  SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' chains ' || s.id::text, 0))
    FROM (SELECT unnest($1::bigint[]) AS id ORDER BY 1) s`;

// $1 events, $2 and $3 the event and the subscription of each delivery, $4 now, $5 targets that want one order.
const FAN_OUT = `
  WITH mine AS (
    SELECT id, push_id FROM outbox WHERE id = ANY ($1::bigint[]) AND NOT spread ORDER BY id FOR UPDATE SKIP LOCKED
  ), made AS (
    INSERT INTO deliveries (event_id, subscription_id, chain, due_at_ms)
    SELECT new.id, new.subscription_id, new.chain,
           CASE WHEN row_number() OVER (PARTITION BY new.subscription_id, new.chain ORDER BY new.n) = 1
                 AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.subscription_id = new.subscription_id
                                    AND d.chain = new.chain AND d.died_at_ms IS NULL) THEN $4::bigint END
      FROM (SELECT m.id, s.id AS subscription_id, w.n,
                   CASE WHEN s.target = ANY ($5::text[]) THEN 0 ELSE coalesce(m.push_id, 0) END AS chain
              FROM unnest($2::bigint[], $3::bigint[]) WITH ORDINALITY AS w (event_id, subscription_id, n)
              JOIN mine m ON m.id = w.event_id JOIN subscriptions s ON s.id = w.subscription_id
               FOR KEY SHARE OF s) new
     ORDER BY new.n
    RETURNING event_id
  ), kept AS (
    UPDATE outbox o SET spread = true FROM mine m WHERE o.id = m.id AND o.id IN (SELECT event_id FROM made)
  )
  DELETE FROM outbox o USING mine m WHERE o.id = m.id AND o.id NOT IN (SELECT event_id FROM made)`;

// $1 subscription, $2 now, $3 limit, $4 end of the lease. Each chain gets an equal share of the limit. Deliveries under way are left out, even
// if an earlier delivery of their chain has been revived.
const LEASE = `
  WITH heads AS (
    SELECT d.id, d.chain FROM deliveries d
     WHERE d.subscription_id = $1::bigint AND d.due_at_ms <= $2::bigint AND d.leased_until_ms <= $2::bigint
     ORDER BY d.due_at_ms LIMIT $3::int
  ), due AS (
    SELECT one.id FROM heads h CROSS JOIN LATERAL (
      SELECT d.id, bool_or(d.leased_until_ms > $2::bigint) OVER (ORDER BY d.id) AS under_way
        FROM (SELECT d.id, d.leased_until_ms FROM deliveries d
               WHERE d.subscription_id = $1::bigint AND d.chain = h.chain AND d.died_at_ms IS NULL AND d.id >= h.id
               ORDER BY d.id LIMIT (SELECT greatest(1, $3::int / greatest(1, count(*)::int)) FROM heads)) d) one
     WHERE NOT one.under_way
  )
  UPDATE deliveries d SET leased_until_ms = $4::bigint
    FROM due, outbox o WHERE d.id = due.id AND o.id = d.event_id
  RETURNING ${DELIVERY_COLUMNS}`;
