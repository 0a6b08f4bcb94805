// Subscriptions, and the way of an event to each of them. Each event is a row that is written in the commit of what it tells, by
// triggers and by events.ts, and only if there is a subscription that may want it. A row stays until every delivery of it has
// succeeded or was given up and dropped. So no crash loses an event; a crash in the middle of a delivery repeats it.
//
// The oldest living delivery of each chain is its head, which alone is due. Who is head is decided by one node at a time: of two
// at once, one would add behind a head that the other removes, and nothing would be due.

import type {
  DeadLetter,
  Delivery,
  EventKind,
  NewEvent,
  NewSubscription,
  StoredEvent,
  Subscription,
  TargetKind,
} from "../../model/event.ts";
import { tell } from "./events.ts";
import {
  all,
  aloneWithEach,
  alone,
  changed,
  did,
  type Offered,
  one,
  only,
  setTriggers,
  short,
  type Statement,
  type Steps,
  type Values,
} from "./voice.ts";

export type OutboxStore = Offered<typeof outbox> & OutboxByHand;

/** What each engine does in its own way, because several nodes would wait for each other. */
export interface OutboxByHand {
  /** Makes a delivery to each of these subscriptions; an event that nobody wants is deleted. In one commit. */
  spread(events: ReadonlyArray<{ id: number; subscriptionIds: readonly number[] }>, nowMs: number): Promise<void>;

  /**
   * Deliveries of a subscription that are due, for `leaseMs`, by id: nobody else gets them meanwhile. None overtakes an
   * earlier delivery of its chain that waits. A chain is what one push has told, or, for a collector that wants one order,
   * everything. It costs what is due, however much waits.
   */
  lease(subscriptionId: number, times: { nowMs: number; leaseMs: number }, limit: number): Promise<Delivery[]>;

  /** Ends what an earlier run of this server has leased, if no other server can hold a lease: at a start. */
  endEarlierLeases(): Promise<void>;
}

export const outbox = {
  reads: {
    /** All of them, by id. */
    subscriptions: () => all("SELECT * FROM subscriptions ORDER BY id", {}, toSubscription),

    /** Those of the instance and of these users, by id. */
    subscriptionsOf: (userIds: readonly number[]) =>
      all(
        "SELECT * FROM subscriptions WHERE coalesce(user_id, 0) IN $userIds ORDER BY id",
        { userIds: [0, ...userIds] },
        toSubscription,
      ),

    subscription: (id: number) => one("SELECT * FROM subscriptions WHERE id = $id", { id }, toSubscription),

    /** The oldest events that were not spread yet. */
    unspread: (limit: number) =>
      all(`SELECT ${EVENT_COLUMNS} FROM outbox o WHERE NOT o.spread ORDER BY o.id LIMIT $limit`, { limit }, toEvent),

    /**
     * The subscriptions that have something due which nobody has leased. From one to the next in the index: it costs what is
     * due, however much waits.
     */
    dueSubscriptions: (nowMs: number) =>
      all(
        `WITH RECURSIVE walk (id) AS (
           SELECT min(subscription_id) FROM deliveries WHERE due_at_ms IS NOT NULL
           UNION ALL
           SELECT (SELECT min(d.subscription_id) FROM deliveries d
                    WHERE d.due_at_ms IS NOT NULL AND d.subscription_id > walk.id)
             FROM walk WHERE walk.id IS NOT NULL)
         SELECT id FROM walk
          WHERE EXISTS (SELECT 1 FROM deliveries d
                         WHERE d.subscription_id = walk.id AND d.due_at_ms <= $nowMs AND d.leased_until_ms <= $nowMs)`,
        { nowMs },
        toId,
      ),

    /** Deliveries that were given up, newest first. @param page.userId whose; null: the instance's; absent: everybody's */
    deadLetters: ({ userId, ...page }: { userId?: number | null; limit: number; offset: number }) =>
      all(
        `SELECT ${DELIVERY_COLUMNS}, d.died_at_ms
           FROM deliveries d JOIN outbox o ON o.id = d.event_id JOIN subscriptions s ON s.id = d.subscription_id
          WHERE d.died_at_ms IS NOT NULL ${userId === undefined ? "" : "AND s.user_id IS NOT DISTINCT FROM $userId"}
          ORDER BY d.id DESC LIMIT $limit OFFSET $offset`,
        { userId: userId ?? null, ...page },
        (row: DeliveryRow & { died_at_ms: number }): DeadLetter => ({ ...toDelivery(row), diedAtMs: row.died_at_ms }),
      ),

    /** When the oldest event happened that waits for the subscriptions to a target; null if none does. */
    waitingSince: (target: TargetKind) =>
      only(
        `SELECT min(at_ms) AS at_ms FROM (
           SELECT (SELECT o.at_ms FROM deliveries d JOIN outbox o ON o.id = d.event_id
                    WHERE d.subscription_id = s.id AND d.died_at_ms IS NULL ORDER BY d.id LIMIT 1) AS at_ms
             FROM subscriptions s WHERE s.target = $target
           UNION ALL
           SELECT (SELECT o.at_ms FROM outbox o WHERE NOT o.spread ORDER BY o.id LIMIT 1)) AS oldest`,
        { target },
        (row: { at_ms: number | null }) => row.at_ms,
      ),

    /** What is under way. `oldestAtMs` is when the oldest event happened that still waits; null if none does. */
    backlog: () =>
      only(
        `SELECT (SELECT count(*) FROM deliveries WHERE died_at_ms IS NULL)
                + (SELECT count(*) FROM outbox o WHERE NOT o.spread) AS n_waiting,
                (SELECT count(*) FROM deliveries WHERE died_at_ms IS NOT NULL) AS n_dead,
                (SELECT o.at_ms FROM outbox o
                  WHERE NOT o.spread
                     OR EXISTS (SELECT 1 FROM deliveries d WHERE d.event_id = o.id AND d.died_at_ms IS NULL)
                  ORDER BY o.id LIMIT 1) AS oldest_ms`,
        {},
        (row: { n_waiting: number; n_dead: number; oldest_ms: number | null }) => ({
          waiting: row.n_waiting,
          dead: row.n_dead,
          oldestAtMs: row.oldest_ms,
        }),
      ),
  },

  writes: {
    /** @returns null if the user has one of that target and name already */
    *subscribe({ events, ...rest }: NewSubscription): Steps<Subscription | null> {
      const id = yield* one(
        `INSERT INTO subscriptions (user_id, target, name, events, settings, created_at_ms)
         VALUES ($userId, $target, $name, $events, $settings, $createdAtMs) ON CONFLICT DO NOTHING RETURNING id`,
        { ...rest, events: JSON.stringify(events) },
        toId,
      );
      if (id === null) return null;
      yield* setTriggers;
      return { ...rest, events, id };
    },

    /** @returns whether there is such a subscription */
    changeSubscription: (id: number, { events, settings }: { events?: readonly EventKind[]; settings?: Uint8Array }) =>
      did(
        `UPDATE subscriptions SET events = coalesce($events, events), settings = coalesce($settings, settings)
          WHERE id = $id`,
        { id, events: events ? JSON.stringify(events) : null, settings: settings ?? null },
      ),

    /** Also drops its deliveries. @returns whether there was such a subscription */
    *unsubscribe(id: number): Steps<boolean> {
      const removed = yield* did("DELETE FROM subscriptions WHERE id = $id", { id });
      yield* setTriggers;
      return removed;
    },

    /** Makes the instance's own subscriptions those that its settings name. In the event loop: it begins each start. */
    setInstanceSubscriptions: short(function* setInstanceSubscriptions(
      wanted: ReadonlyArray<{ target: TargetKind; name: string; events: readonly EventKind[] }>,
      nowMs: number,
    ): Steps<void> {
      // Several nodes start at once, with the same settings.
      yield* alone("subscriptions");
      const known = yield* all<{ id: number; target: string; name: string }>(
        "SELECT id, target, name FROM subscriptions WHERE user_id IS NULL",
      );
      for (const { id, target, name } of known) {
        if (wanted.some((one) => one.target === target && one.name === name)) continue;
        yield* changed("DELETE FROM subscriptions WHERE id = $id", { id });
      }
      for (const { target, name, events } of wanted) {
        yield* changed(
          `INSERT INTO subscriptions (user_id, target, name, events, settings, created_at_ms)
           VALUES (NULL, $target, $name, $events, NULL, $nowMs)
           ON CONFLICT ((coalesce(user_id, 0)), target, name) DO UPDATE SET events = excluded.events`,
          { target, name, events: JSON.stringify(events), nowMs },
        );
      }
      // A user who was removed may have had the last one.
      yield* setTriggers;
    }),

    /**
     * Adds an event that no commit of this store tells by itself. Nothing is written if nobody may want it. What the
     * administrators' log keeps gets its entry there in any case.
     */
    add: (event: NewEvent) => tell([event]),

    /** Prolongs leases that have not ended. */
    prolong: (ids: readonly number[], untilMs: number) =>
      changed("UPDATE deliveries SET leased_until_ms = $untilMs WHERE id IN $ids AND leased_until_ms > 0", {
        ids,
        untilMs,
      }),

    /** Ends the lease of deliveries that were not tried. */
    release: (ids: readonly number[]) => changed("UPDATE deliveries SET leased_until_ms = 0 WHERE id IN $ids", { ids }),

    /** Ends deliveries: they have succeeded. */
    *delivered(ids: readonly number[]): Steps<void> {
      yield* lockChains("id IN $ids", { ids });
      yield* promote({ ids, nowMs: 0 }, "AND NOT (e.id IN $ids)");
      yield* changed("DELETE FROM deliveries WHERE id IN $ids", { ids });
    },

    /** Notes a failure. `nextAtMs`: when it is tried again; null: it is given up. The lease ends. */
    *failed(
      id: number,
      { error, nextAtMs, nowMs }: { error: string; nextAtMs: number | null; nowMs: number },
    ): Steps<void> {
      yield* lockChains("id = $id", { id });
      yield* changed(
        `UPDATE deliveries
            SET attempts = attempts + 1, error = $error, leased_until_ms = 0, died_at_ms = $diedAtMs,
                due_at_ms = CASE WHEN due_at_ms IS NOT NULL THEN $dueAtMs END
          WHERE id = $id`,
        { id, error, dueAtMs: nextAtMs, diedAtMs: nextAtMs === null ? nowMs : null },
      );
      yield* promote({ ids: [id], nowMs: 0 });
    },

    /** Tries dead letters again. @param ids null: all @returns how many */
    *revive(ids: readonly number[] | null, nowMs: number): Steps<number> {
      const dead = deadAmong(ids);
      yield* lockChains(dead.where, dead.values);
      const revived = yield* all(
        `UPDATE deliveries SET died_at_ms = NULL, attempts = 0, leased_until_ms = 0 WHERE ${dead.where} RETURNING id`,
        dead.values,
        toId,
      );
      // Whoever comes back may be older than the head.
      yield* changed(
        `UPDATE deliveries SET due_at_ms = NULL
          WHERE due_at_ms IS NOT NULL AND died_at_ms IS NULL
            AND (subscription_id, chain) IN (SELECT d.subscription_id, d.chain FROM deliveries d WHERE d.id IN $ids)`,
        { ids: revived },
      );
      yield* promote({ ids: revived, nowMs });
      return revived.length;
    },

    /** Drops dead letters for good. @param ids null: all @returns how many */
    drop(ids: readonly number[] | null): Statement<number> {
      const { where, values } = deadAmong(ids);
      return changed(`DELETE FROM deliveries WHERE ${where}`, values);
    },
  },
};

const deadAmong = (ids: readonly number[] | null): { where: string; values: Values } =>
  ids === null
    ? { where: "died_at_ms IS NOT NULL", values: {} }
    : { where: "died_at_ms IS NOT NULL AND id IN $ids", values: { ids } };

/** @param where of deliveries, before they change */
const lockChains = (where: string, values: Values): Statement<void> =>
  aloneWithEach("chains", `SELECT DISTINCT subscription_id AS id FROM deliveries WHERE ${where} ORDER BY 1`, values);

/**
 * Makes the first living delivery of each chain of these deliveries its head, due at this moment. One that is due already stays
 * as it is.
 * @param unless which deliveries `e` do not count, as a condition
 */
const promote = (values: { ids: readonly number[]; nowMs: number }, unless = ""): Statement<number> =>
  changed(
    `UPDATE deliveries SET due_at_ms = $nowMs
      WHERE due_at_ms IS NULL
        AND id IN (SELECT (SELECT e.id FROM deliveries e
                            WHERE e.subscription_id = c.subscription_id AND e.chain = c.chain AND e.died_at_ms IS NULL
                                  ${unless}
                            ORDER BY e.id LIMIT 1)
                     FROM (SELECT DISTINCT d.subscription_id, d.chain FROM deliveries d WHERE d.id IN $ids) AS c)`,
    values,
  );

interface EventRow {
  id: number;
  kind: EventKind;
  push_id: number | null;
  owner_id: number | null;
  ip: string;
  user_agent: string;
  at_ms: number;
  detail: string;
}

export interface DeliveryRow extends EventRow {
  delivery_id: number;
  subscription_id: number;
  attempts: number;
  error: string;
}

interface SubscriptionRow {
  id: number;
  user_id: number | null;
  target: TargetKind;
  name: string;
  events: string;
  settings: Uint8Array | null;
  created_at_ms: number;
}

/** Of an event in the table `o`, and of a delivery in the table `d` with it. */
const EVENT_COLUMNS = "o.id, o.kind, o.push_id, o.owner_id, o.ip, o.user_agent, o.at_ms, o.detail";
export const DELIVERY_COLUMNS = `d.id AS delivery_id, d.subscription_id, d.attempts, d.error, ${EVENT_COLUMNS}`;

const toId = (row: { id: number }): number => row.id;

const toEvent = (row: EventRow): StoredEvent => ({
  id: row.id,
  kind: row.kind,
  pushId: row.push_id,
  ownerId: row.owner_id,
  client: { ip: row.ip, userAgent: row.user_agent },
  atMs: row.at_ms,
  detail: JSON.parse(row.detail) as StoredEvent["detail"],
});

export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.delivery_id,
  subscriptionId: row.subscription_id,
  attempts: row.attempts,
  error: row.error,
  event: toEvent(row),
});

const toSubscription = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  userId: row.user_id,
  target: row.target,
  name: row.name,
  events: JSON.parse(row.events) as EventKind[],
  settings: row.settings,
  createdAtMs: row.created_at_ms,
});
