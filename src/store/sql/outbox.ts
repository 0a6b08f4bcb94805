// Subscriptions, and the deliveries of events to them. Triggers and events.ts write an event in the commit of the change that it reports, and
// only if a subscription may want it. The event's row stays until all its deliveries have succeeded or been discarded. So no crash loses an
// event, and a delivery that a crash interrupts is repeated.
//
// The deliveries to a subscription form chains. Only the oldest living delivery of a chain, its head, has a due time. Only one node at a time
// decides which delivery is the head: otherwise one could add a delivery behind a head that another is removing, and no delivery of the chain
// would be due.

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
import { listed, type RowOf } from "./columns.ts";
import { writeEvents } from "./events.ts";
import type { Note } from "./overview.ts";
import {
  all,
  alone,
  aloneWithEach,
  camel,
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

/** The operations that are hand-written for each engine: in a shared form, nodes would have to wait for each other. */
export interface OutboxByHand {
  /** Creates the deliveries of these events, and deletes events without subscribers, in one commit. */
  fanOut(events: ReadonlyArray<{ id: number; subscriptionIds: readonly number[] }>, nowMs: number): Promise<void>;

  /**
   * Leases due deliveries of a subscription: no other node gets them for `leaseMs`. None overtakes an earlier delivery of its chain. A chain
   * contains the events of one push, or all events if the subscription is a collector that wants one order. The cost depends on the number of
   * due deliveries, not on that of waiting ones.
   * @returns the deliveries, sorted by id
   */
  lease(subscriptionId: number, times: { nowMs: number; leaseMs: number }, limit: number): Promise<Delivery[]>;

  /** Call this at a start. Ends the leases of an earlier run, unless other servers may have leases too. */
  endEarlierLeases(): Promise<void>;
}

/** The reported conditions before and after a change, as `ConditionWatch` writes them. */
interface ToldConditions {
  before: string | null;
  after: string;
  events: readonly NewEvent[];
}

export const outbox = {
  reads: {
    subscriptions: () => all("SELECT * FROM subscriptions ORDER BY id", {}, toSubscription),

    /** The subscriptions of the instance and of these users, sorted by id. */
    subscriptionsOf: (userIds: readonly number[]) =>
      all(
        "SELECT * FROM subscriptions WHERE coalesce(user_id, 0) IN $userIds ORDER BY id",
        { userIds: [0, ...userIds] },
        toSubscription,
      ),

    subscription: (id: number) => one("SELECT * FROM subscriptions WHERE id = $id", { id }, toSubscription),

    /** The oldest events without deliveries. */
    pending: (limit: number) =>
      all(`SELECT ${EVENT_COLUMNS} FROM outbox o WHERE NOT o.spread ORDER BY o.id LIMIT $limit`, { limit }, toEvent),

    /**
     * The subscriptions with due deliveries that no one has leased. Jumps through the index from one subscription to the next, so the cost
     * depends on the number of subscriptions, not on that of deliveries.
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

    /** Abandoned deliveries, newest first. @param page.userId null for those of the instance; absent for all */
    deadLetters: ({ userId, ...page }: { userId?: number | null; limit: number; offset: number }) =>
      all(
        `SELECT ${DELIVERY_COLUMNS}, d.died_at_ms
           FROM deliveries d JOIN outbox o ON o.id = d.event_id JOIN subscriptions s ON s.id = d.subscription_id
          WHERE d.died_at_ms IS NOT NULL ${userId === undefined ? "" : "AND s.user_id IS NOT DISTINCT FROM $userId"}
          ORDER BY d.id DESC LIMIT $limit OFFSET $offset`,
        { userId: userId ?? null, ...page },
        (row: DeliveryRow & { died_at_ms: number }): DeadLetter => ({ ...toDelivery(row), diedAtMs: row.died_at_ms }),
      ),

    /** The time of the oldest event for which this target may still be waiting; null if there is none. */
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

    /** The subscriptions for which most deliveries are waiting, and how many. */
    mostWaiting: (limit: number) =>
      all(
        `SELECT s.name, s.target, w.n_waiting
           FROM (SELECT subscription_id, count(*) AS n_waiting FROM deliveries
                  WHERE died_at_ms IS NULL GROUP BY subscription_id) w
           JOIN subscriptions s ON s.id = w.subscription_id
          ORDER BY w.n_waiting DESC, s.id LIMIT $limit`,
        { limit },
        (row: { name: string; target: string; n_waiting: number }) => ({
          name: row.name,
          target: row.target as TargetKind,
          waiting: row.n_waiting,
        }),
      ),

    /** The number of waiting and of dead deliveries, and the time of the oldest waiting event, which is null if none is waiting. */
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
    /** @returns null if the user already has a subscription with this target and name */
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

    /** @returns false if there is no such subscription */
    changeSubscription: (id: number, { events, settings }: { events?: readonly EventKind[]; settings?: Uint8Array }) =>
      did(
        `UPDATE subscriptions SET events = coalesce($events, events), settings = coalesce($settings, settings)
          WHERE id = $id`,
        { id, events: events ? JSON.stringify(events) : null, settings: settings ?? null },
      ),

    /** Removes a subscription and its deliveries. @returns false if there was no such subscription */
    *unsubscribe(id: number): Steps<boolean> {
      const removed = yield* did("DELETE FROM subscriptions WHERE id = $id", { id });
      yield* setTriggers;
      return removed;
    },

    /** Replaces the instance's own subscriptions with those in its settings. */
    setInstanceSubscriptions: short(function* setInstanceSubscriptions(
      wanted: ReadonlyArray<{ target: TargetKind; name: string; events: readonly EventKind[] }>,
      nowMs: number,
    ): Steps<void> {
      // Several nodes may start at once with the same settings.
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
      // The last subscription may have been that of a user who was removed.
      yield* setTriggers;
    }),

    /** Adds an event that no change to the store writes, if a subscription may want it, and to the admin log if it belongs there. */
    add: (event: NewEvent) => writeEvents([event]),

    /** Adds an event, and deletes the note that called for it, unless another node has already done so. */
    *addNoted(event: NewEvent, note: Note): Steps<void> {
      if (yield* did("DELETE FROM meta WHERE key = $note", { note })) yield* writeEvents([event]);
    },

    /** Adds events, and stores what they report, unless another node has done so since `before` was read. @returns whether it did */
    *tellConditions({ before, after, events }: ToldConditions): Steps<boolean> {
      const key = "conditions";
      const isFirst =
        before === null
          ? yield* did("INSERT INTO meta (key, value) VALUES ($key, $after) ON CONFLICT DO NOTHING", { key, after })
          : yield* did("UPDATE meta SET value = $after WHERE key = $key AND value = $before", { key, before, after });
      if (isFirst) yield* writeEvents(events);
      return isFirst;
    },

    /** Extends leases that have not ended. */
    prolong: (ids: readonly number[], untilMs: number) =>
      changed("UPDATE deliveries SET leased_until_ms = $untilMs WHERE id IN $ids AND leased_until_ms > 0", {
        ids,
        untilMs,
      }),

    /** Ends the leases of deliveries that were not attempted. */
    release: (ids: readonly number[]) => changed("UPDATE deliveries SET leased_until_ms = 0 WHERE id IN $ids", { ids }),

    /** Deletes deliveries that have succeeded. */
    *delivered(ids: readonly number[]): Steps<void> {
      yield* lockChains("id IN $ids", { ids });
      yield* promote({ ids, nowMs: 0 }, "AND NOT (e.id IN $ids)");
      yield* changed("DELETE FROM deliveries WHERE id IN $ids", { ids });
    },

    /** Records a failure and ends the lease. `nextAtMs` is the time of the next attempt; null abandons the delivery. */
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

    /** Makes dead letters due again. @param ids null for all @returns their number */
    *revive(ids: readonly number[] | null, nowMs: number): Steps<number> {
      const dead = deadAmong(ids);
      yield* lockChains(dead.where, dead.values);
      const revived = yield* all(
        `UPDATE deliveries SET died_at_ms = NULL, attempts = 0, leased_until_ms = 0 WHERE ${dead.where} RETURNING id`,
        dead.values,
        toId,
      );
      // A revived delivery may be older than the head.
      yield* changed(
        `UPDATE deliveries SET due_at_ms = NULL
          WHERE due_at_ms IS NOT NULL AND died_at_ms IS NULL
            AND (subscription_id, chain) IN (SELECT d.subscription_id, d.chain FROM deliveries d WHERE d.id IN $ids)`,
        { ids: revived },
      );
      yield* promote({ ids: revived, nowMs });
      return revived.length;
    },

    /** Deletes dead letters. @param ids null for all @returns their number */
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

/** @param where a condition that selects the deliveries, before they change */
const lockChains = (where: string, values: Values): Statement<void> =>
  aloneWithEach("chains", `SELECT DISTINCT subscription_id AS id FROM deliveries WHERE ${where} ORDER BY 1`, values);

/**
 * For each chain of these deliveries, makes its oldest living delivery the head, due at `nowMs`. A head that already has a due time keeps it.
 * @param unless a condition that excludes deliveries `e`
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

const EVENT = ["id", "kind", "push_id", "owner_id", "ip", "user_agent", "at_ms", "detail"] as const;
/** The columns for queries in which `o` is the event and `d` the delivery. */
const EVENT_COLUMNS = listed("o", EVENT);
export const DELIVERY_COLUMNS = `d.id AS delivery_id, d.subscription_id, d.attempts, d.error, ${EVENT_COLUMNS}`;

type EventRow = RowOf<(typeof EVENT)[number], "push_id" | "owner_id">;
export type DeliveryRow = EventRow & RowOf<"subscription_id" | "attempts" | "error"> & { delivery_id: number };

const toId = (row: { id: number }): number => row.id;

const toEvent = (row: EventRow): StoredEvent => ({
  id: row.id,
  kind: row.kind as EventKind,
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

const toSubscription = camel(({ events, ...row }: Omit<Subscription, "events"> & { events: string }): Subscription => ({
  ...row,
  events: JSON.parse(events) as EventKind[],
}));
