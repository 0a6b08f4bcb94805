// Events and subscriptions in PostgreSQL. Each node delivers; a lease keeps two from delivering the same.

import {
  type DeadLetter,
  type Delivery,
  type EventKind,
  IN_ONE_ORDER,
  type NewEvent,
  type StoredEvent,
  type Subscription,
  type TargetKind,
} from "../../model/event.ts";
import type { OutboxStore } from "../outbox.ts";
import {
  type DeliveryRow,
  type EventRow,
  type SubscriptionRow,
  toDeadLetter,
  toDelivery,
  toEvent,
  toSubscription,
} from "../outbox_rows.ts";
import { tell } from "../sql/events.ts";
import type { Connection } from "./connection.ts";
import { clean, numbers, texts } from "./parameters.ts";
import type { Speak } from "./run.ts";

export class PostgresOutbox implements OutboxStore {
  readonly #db: Connection;
  readonly #speak: Speak;

  constructor(db: Connection, speak: Speak) {
    this.#db = db;
    this.#speak = speak;
  }

  async subscribe(subscription: Parameters<OutboxStore["subscribe"]>[0]): Promise<Subscription | null> {
    const { userId, target, name, events, settings, createdAtMs } = subscription;
    const [row] = await this.#db.change<{ id: number }>(
      `INSERT INTO subscriptions (user_id, target, name, events, settings, created_at_ms)
       VALUES ($1::bigint, $2, $3, $4, $5::bytea, $6::bigint)
       ON CONFLICT DO NOTHING RETURNING id::float8 AS id`,
      [userId, target, clean(name), JSON.stringify(events), settings, createdAtMs],
    );
    return row ? { ...subscription, id: row.id } : null;
  }

  async subscriptions(): Promise<Subscription[]> {
    const rows = await this.#db.read<SubscriptionRow>(`SELECT ${SUBSCRIPTION} FROM subscriptions s ORDER BY s.id`);
    return rows.map(toSubscription);
  }

  async subscriptionsOf(userIds: readonly number[]): Promise<Subscription[]> {
    const rows = await this.#db.read<SubscriptionRow>(
      `SELECT ${SUBSCRIPTION} FROM subscriptions s WHERE coalesce(s.user_id, 0) = ANY ($1::bigint[]) ORDER BY s.id`,
      [numbers([0, ...userIds])],
    );
    if (rows.some(({ user_id }) => user_id !== null && !userIds.includes(user_id))) {
      throw this.#db.misrouted("subscriptions");
    }
    return rows.map(toSubscription);
  }

  async subscription(id: number): Promise<Subscription | null> {
    const [row] = await this.#db.read<SubscriptionRow>(
      `SELECT ${SUBSCRIPTION} FROM subscriptions s WHERE s.id = $1::bigint`,
      [id],
    );
    if (row && row.id !== id) throw this.#db.misrouted("a subscription");
    return row ? toSubscription(row) : null;
  }

  async changeSubscription(
    id: number,
    { events, settings }: { events?: readonly EventKind[]; settings?: Uint8Array },
  ): Promise<boolean> {
    const changed = await this.#db.change(
      `UPDATE subscriptions SET events = coalesce($2, events), settings = coalesce($3::bytea, settings)
        WHERE id = $1::bigint RETURNING 1`,
      [id, events ? JSON.stringify(events) : null, settings ?? null],
    );
    return changed.length > 0;
  }

  async unsubscribe(id: number): Promise<boolean> {
    return (await this.#db.change(UNSUBSCRIBE, [id])).length > 0;
  }

  setInstanceSubscriptions(
    wanted: Parameters<OutboxStore["setInstanceSubscriptions"]>[0],
    nowMs: number,
  ): Promise<void> {
    return this.#db.transaction(async (query) => {
      // Several nodes start at once, with the same settings.
      await query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' subscriptions', 0))");
      const known = await query<{ id: number; target: string; name: string }>(
        "SELECT id::float8 AS id, target, name FROM subscriptions WHERE user_id IS NULL",
      );
      for (const { id, target, name } of known) {
        if (!wanted.some((one) => one.target === target && one.name === name)) await query(UNSUBSCRIBE, [id]);
      }
      for (const { target, name, events } of wanted) {
        await query(
          `INSERT INTO subscriptions (user_id, target, name, events, settings, created_at_ms)
           VALUES (NULL, $1, $2, $3, NULL, $4::bigint)
           ON CONFLICT ((coalesce(user_id, 0)), target, name) DO UPDATE SET events = excluded.events`,
          [target, name, JSON.stringify(events), nowMs],
        );
      }
    });
  }

  async add(event: NewEvent): Promise<void> {
    await this.#db.transaction((query) => this.#speak(query, tell([event])));
  }

  async unspread(limit: number): Promise<StoredEvent[]> {
    const rows = await this.#db.read<EventRow>(
      `SELECT ${EVENT} FROM outbox o WHERE NOT o.spread ORDER BY o.id LIMIT $1::int`,
      [limit],
    );
    return rows.map(toEvent);
  }

  async spread(events: Parameters<OutboxStore["spread"]>[0], nowMs: number): Promise<void> {
    if (events.length === 0) return;
    const pairs = events.flatMap(({ id, subscriptionIds }) => subscriptionIds.map((to) => [id, to] as const));
    await this.#db.transaction(async (query) => {
      await query(LOCK_SUBSCRIPTIONS, [numbers([...new Set(pairs.map(([, to]) => to))])]);
      // Whichever node locks an event first spreads it. An event that nobody wants is deleted.
      await query(
        `WITH mine AS (
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
         DELETE FROM outbox o USING mine m WHERE o.id = m.id AND o.id NOT IN (SELECT event_id FROM made)`,
        [
          numbers(events.map(({ id }) => id)),
          numbers(pairs.map(([id]) => id)),
          numbers(pairs.map(([, to]) => to)),
          nowMs,
          texts(IN_ONE_ORDER),
        ],
      );
    });
  }

  async dueSubscriptions(nowMs: number): Promise<number[]> {
    return (await this.#db.read<{ id: number }>(DUE_SUBSCRIPTIONS, [nowMs])).map(({ id }) => id);
  }

  async lease(
    subscriptionId: number,
    { nowMs, leaseMs }: { nowMs: number; leaseMs: number },
    limit: number,
  ): Promise<Delivery[]> {
    // One node at a time for a subscription: leases that two nodes take at once could part the events of one push.
    const rows = await this.#db.transaction(async (query) => {
      const [lock] = await query<{ mine: boolean }>(
        "SELECT pg_try_advisory_xact_lock(hashtextextended(current_schema() || ' deliveries ' || $1::text, 0)) AS mine",
        [String(subscriptionId)],
      );
      if (!lock?.mine) return [];
      return query<DeliveryRow>(LEASE, [subscriptionId, nowMs, limit, nowMs + leaseMs]);
    });
    return rows.map(toDelivery).toSorted((a, b) => a.id - b.id);
  }

  async prolong(ids: readonly number[], untilMs: number): Promise<void> {
    if (ids.length === 0) return;
    await this.#db.change(
      "UPDATE deliveries SET leased_until_ms = $2::bigint WHERE id = ANY ($1::bigint[]) AND leased_until_ms > 0",
      [numbers(ids), untilMs],
    );
  }

  async delivered(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#db.transaction(async (query) => {
      await query(LOCK_CHAINS, [numbers(ids)]);
      const chains = await query<Chain>(`DELETE FROM deliveries WHERE id = ANY ($1::bigint[]) RETURNING ${CHAIN}`, [
        numbers(ids),
      ]);
      await query(PROMOTE, [...chainsIn(chains), 0]);
    });
  }

  async failed(
    id: number,
    { error, nextAtMs, nowMs }: { error: string; nextAtMs: number | null; nowMs: number },
  ): Promise<void> {
    await this.#db.transaction(async (query) => {
      await query(LOCK_CHAINS, [numbers([id])]);
      const chains = await query<Chain>(
        `UPDATE deliveries
            SET attempts = attempts + 1, error = $2, leased_until_ms = 0, died_at_ms = $4::bigint,
                due_at_ms = CASE WHEN due_at_ms IS NOT NULL THEN $3::bigint END
          WHERE id = $1::bigint RETURNING ${CHAIN}`,
        [id, clean(error), nextAtMs, nextAtMs === null ? nowMs : null],
      );
      await query(PROMOTE, [...chainsIn(chains), 0]);
    });
  }

  async release(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#db.change("UPDATE deliveries SET leased_until_ms = 0 WHERE id = ANY ($1::bigint[])", [numbers(ids)]);
  }

  /** Another node may hold them. */
  async endEarlierLeases(): Promise<void> {}

  async deadLetters({
    userId,
    limit,
    offset,
  }: {
    userId?: number | null;
    limit: number;
    offset: number;
  }): Promise<DeadLetter[]> {
    const rows = await this.#db.read<DeliveryRow & { died_at_ms: number }>(
      `SELECT ${DELIVERY}, d.died_at_ms::float8 AS died_at_ms
         FROM deliveries d JOIN outbox o ON o.id = d.event_id JOIN subscriptions s ON s.id = d.subscription_id
        WHERE d.died_at_ms IS NOT NULL AND ($1::boolean OR s.user_id IS NOT DISTINCT FROM $2::bigint)
        ORDER BY d.id DESC LIMIT $3::int OFFSET $4::int`,
      [userId === undefined, userId ?? null, limit, offset],
    );
    return rows.map(toDeadLetter);
  }

  async revive(ids: readonly number[] | null, nowMs: number): Promise<number> {
    return this.#db.transaction(async (query) => {
      await (ids === null ? query(LOCK_DEAD) : query(LOCK_CHAINS, [numbers(ids)]));
      const revived = await query<Chain>(
        `UPDATE deliveries SET died_at_ms = NULL, attempts = 0, leased_until_ms = 0
          WHERE died_at_ms IS NOT NULL AND ($1::bigint[] IS NULL OR id = ANY ($1::bigint[])) RETURNING ${CHAIN}`,
        [ids && numbers(ids)],
      );
      // Whoever comes back may be older than the head.
      await query(
        `UPDATE deliveries d SET due_at_ms = NULL FROM ${CHAINS}
          WHERE d.subscription_id = c.subscription_id AND d.chain = c.chain AND d.died_at_ms IS NULL
            AND d.due_at_ms IS NOT NULL`,
        chainsIn(revived),
      );
      await query(PROMOTE, [...chainsIn(revived), nowMs]);
      return revived.length;
    });
  }

  async drop(ids: readonly number[] | null): Promise<number> {
    const dropped = await this.#db.change(
      `DELETE FROM deliveries WHERE died_at_ms IS NOT NULL AND ($1::bigint[] IS NULL OR id = ANY ($1::bigint[]))
       RETURNING 1`,
      [ids && numbers(ids)],
    );
    return dropped.length;
  }

  async waitingSince(target: TargetKind): Promise<number | null> {
    const [row] = await this.#db.read<{ at_ms: number | null }>(
      `SELECT min(at_ms)::float8 AS at_ms FROM (
         SELECT (SELECT o.at_ms FROM deliveries d JOIN outbox o ON o.id = d.event_id
                  WHERE d.subscription_id = s.id AND d.died_at_ms IS NULL ORDER BY d.id LIMIT 1) AS at_ms
           FROM subscriptions s WHERE s.target = $1
         UNION ALL
         SELECT (SELECT o.at_ms FROM outbox o WHERE NOT o.spread ORDER BY o.id LIMIT 1)) AS oldest`,
      [target],
    );
    return row?.at_ms ?? null;
  }

  async backlog(): Promise<{ waiting: number; dead: number; oldestAtMs: number | null }> {
    const [row] = await this.#db.read<{ waiting: number; dead: number; oldest: number | null }>(
      `SELECT ((SELECT count(*) FROM deliveries WHERE died_at_ms IS NULL)
               + (SELECT count(*) FROM outbox WHERE NOT spread))::float8 AS waiting,
              (SELECT count(*) FROM deliveries WHERE died_at_ms IS NOT NULL)::float8 AS dead,
              (SELECT o.at_ms FROM outbox o
                WHERE NOT o.spread
                   OR EXISTS (SELECT 1 FROM deliveries d WHERE d.event_id = o.id AND d.died_at_ms IS NULL)
                ORDER BY o.id LIMIT 1)::float8 AS oldest`,
    );
    return { waiting: row?.waiting ?? 0, dead: row?.dead ?? 0, oldestAtMs: row?.oldest ?? null };
  }
}

const UNSUBSCRIBE = "DELETE FROM subscriptions WHERE id = $1::bigint RETURNING 1";

const SUBSCRIPTION = `s.id::float8 AS id, s.user_id::float8 AS user_id, s.target, s.name, s.events, s.settings,
              s.created_at_ms::float8 AS created_at_ms`;
const EVENT = `o.id::float8 AS id, o.kind, o.push_id::float8 AS push_id, o.owner_id::float8 AS owner_id, o.ip,
              o.user_agent, o.at_ms::float8 AS at_ms, o.detail`;
const DELIVERY = `d.id::float8 AS delivery_id, d.subscription_id::float8 AS subscription_id, d.attempts, d.error, ${EVENT}`;

interface Chain {
  subscription_id: number;
  chain: number;
}

// Which delivery is the head of a chain is decided by one node at a time: of two at once, one would add behind a head that the
// other removes, and nothing would be due. In one order for all nodes.
const LOCK = "pg_advisory_xact_lock(hashtextextended(current_schema() || ' chains ' || s.id::text, 0))";
const LOCK_SUBSCRIPTIONS = `SELECT ${LOCK} FROM (SELECT unnest($1::bigint[]) AS id ORDER BY 1) s`;
const LOCK_CHAINS = `
  SELECT ${LOCK}
    FROM (SELECT DISTINCT subscription_id AS id FROM deliveries WHERE id = ANY ($1::bigint[]) ORDER BY 1) s`;
const LOCK_DEAD = `
  SELECT ${LOCK} FROM (SELECT DISTINCT subscription_id AS id FROM deliveries WHERE died_at_ms IS NOT NULL ORDER BY 1) s`;

const CHAIN = "subscription_id::float8 AS subscription_id, chain::float8 AS chain";
const CHAINS = "(SELECT DISTINCT * FROM unnest($1::bigint[], $2::bigint[]) AS u (subscription_id, chain)) c";

const chainsIn = (rows: readonly Chain[]): [string, string] => [
  numbers(rows.map(({ subscription_id }) => subscription_id)),
  numbers(rows.map(({ chain }) => chain)),
];

// The oldest living delivery of each chain is its head. One that is due already stays as it is. $3: when it is due.
const PROMOTE = `
  UPDATE deliveries d SET due_at_ms = $3::bigint
    FROM ${CHAINS}
   WHERE d.due_at_ms IS NULL
     AND d.id = (SELECT min(e.id) FROM deliveries e
                  WHERE e.subscription_id = c.subscription_id AND e.chain = c.chain AND e.died_at_ms IS NULL)`;

// From one subscription to the next in the index: what is due of the same subscription is not read. $1: now.
const DUE_SUBSCRIPTIONS = `
  WITH RECURSIVE walk (id) AS (
    SELECT min(subscription_id) FROM deliveries WHERE due_at_ms IS NOT NULL
    UNION ALL
    SELECT (SELECT min(d.subscription_id) FROM deliveries d WHERE d.due_at_ms IS NOT NULL AND d.subscription_id > walk.id)
      FROM walk WHERE walk.id IS NOT NULL)
  SELECT id::float8 AS id FROM walk
   WHERE EXISTS (SELECT 1 FROM deliveries d
                  WHERE d.subscription_id = walk.id AND d.due_at_ms <= $1::bigint AND d.leased_until_ms <= $1::bigint)`;

// $1 subscription, $2 now, $3 limit, $4 end of the lease. Each chain gets its share of the limit. An earlier delivery that was
// revived does not take along what is under way.
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
  RETURNING ${DELIVERY}`;
