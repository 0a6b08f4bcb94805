// Rows of events and subscriptions, which both engines read alike, and what the rest of the program calls them.

import type { DeadLetter, Delivery, EventKind, StoredEvent, Subscription, TargetKind } from "../model/event.ts";

export type EventRow = {
  id: number;
  kind: EventKind;
  push_id: number | null;
  owner_id: number | null;
  ip: string;
  user_agent: string;
  at_ms: number;
  detail: string;
};

export type DeliveryRow = EventRow & {
  delivery_id: number;
  subscription_id: number;
  attempts: number;
  error: string;
};

export type SubscriptionRow = {
  id: number;
  user_id: number | null;
  target: TargetKind;
  name: string;
  events: string;
  settings: Uint8Array | null;
  created_at_ms: number;
};

/** Of an event in the table `o`, and of a delivery in the table `d` with it. */
export const EVENT_COLUMNS = "o.id, o.kind, o.push_id, o.owner_id, o.ip, o.user_agent, o.at_ms, o.detail";
export const DELIVERY_COLUMNS = `d.id AS delivery_id, d.subscription_id, d.attempts, d.error, ${EVENT_COLUMNS}`;

export const toEvent = (row: EventRow): StoredEvent => ({
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

export const toDeadLetter = (row: DeliveryRow & { died_at_ms: number }): DeadLetter => ({
  ...toDelivery(row),
  diedAtMs: row.died_at_ms,
});

export const toSubscription = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  userId: row.user_id,
  target: row.target,
  name: row.name,
  events: JSON.parse(row.events) as EventKind[],
  settings: row.settings,
  createdAtMs: row.created_at_ms,
});
