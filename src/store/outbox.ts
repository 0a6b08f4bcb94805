// What an engine of the store promises of events. Each event is a row that the engine writes in the commit of what it tells,
// by itself, and only where there is a subscription that may want it. A row stays until every delivery of it has succeeded
// or was given up and dropped. So no crash loses an event; a crash in the middle of a delivery repeats it.

import type {
  DeadLetter,
  Delivery,
  EventKind,
  NewEvent,
  NewSubscription,
  StoredEvent,
  Subscription,
  TargetKind,
} from "../model/event.ts";

export interface OutboxStore {
  /** @returns null where the user has one of that target and name already */
  subscribe(subscription: NewSubscription): Promise<Subscription | null>;

  /** All of them, by id. */
  subscriptions(): Promise<Subscription[]>;

  /** Those of the instance and of these users, by id. */
  subscriptionsOf(userIds: readonly number[]): Promise<Subscription[]>;

  subscription(id: number): Promise<Subscription | null>;

  /** @returns whether there is such a subscription */
  changeSubscription(id: number, change: { events?: readonly EventKind[]; settings?: Uint8Array }): Promise<boolean>;

  /** Also drops its deliveries. @returns whether there was such a subscription */
  unsubscribe(id: number): Promise<boolean>;

  /** Makes the instance's own subscriptions those that its settings name. */
  setInstanceSubscriptions(
    wanted: ReadonlyArray<{ target: TargetKind; name: string; events: readonly EventKind[] }>,
    nowMs: number,
  ): Promise<void>;

  /**
   * Adds an event that no commit of this store tells by itself. Nothing is written where nobody may want it. What the
   * administrators' log keeps gets its entry there in any case.
   */
  add(event: NewEvent): Promise<void>;

  /** The oldest events that were not spread yet. */
  unspread(limit: number): Promise<StoredEvent[]>;

  /** Makes a delivery to each of these subscriptions; an event that nobody wants is deleted. In one commit. */
  spread(events: ReadonlyArray<{ id: number; subscriptionIds: readonly number[] }>, nowMs: number): Promise<void>;

  /** The subscriptions that have something due which nobody has leased. It costs what is due, however much waits. */
  dueSubscriptions(nowMs: number): Promise<number[]>;

  /**
   * Deliveries of a subscription that are due, for `leaseMs`, by id: nobody else gets them meanwhile. None overtakes an
   * earlier delivery of its chain that waits. A chain is what one push has told, or, for a collector that wants one order,
   * everything. It costs what is due, however much waits.
   */
  lease(subscriptionId: number, times: { nowMs: number; leaseMs: number }, limit: number): Promise<Delivery[]>;

  /** Prolongs leases that have not ended. */
  prolong(ids: readonly number[], untilMs: number): Promise<void>;

  /** Ends deliveries: they have succeeded. */
  delivered(ids: readonly number[]): Promise<void>;

  /** Notes a failure. `nextAtMs`: when it is tried again; null: it is given up. The lease ends. */
  failed(id: number, failure: { error: string; nextAtMs: number | null; nowMs: number }): Promise<void>;

  /** Ends the lease of deliveries that were not tried. */
  release(ids: readonly number[]): Promise<void>;

  /** Ends what an earlier run of this server has leased, where no other server can hold a lease: at a start. */
  endEarlierLeases(): Promise<void>;

  /** Deliveries that were given up, newest first. */
  deadLetters(page: { userId?: number | null; limit: number; offset: number }): Promise<DeadLetter[]>;

  /** Tries dead letters again. @returns how many @param ids null: all */
  revive(ids: readonly number[] | null, nowMs: number): Promise<number>;

  /** Drops dead letters for good. @returns how many @param ids null: all */
  drop(ids: readonly number[] | null): Promise<number>;

  /** When the oldest event happened that waits for the subscriptions to a target; null where none does. */
  waitingSince(target: TargetKind): Promise<number | null>;

  /** What is under way. `oldestAtMs` is when the oldest event happened that still waits; null where none does. */
  backlog(): Promise<{ waiting: number; dead: number; oldestAtMs: number | null }>;
}
