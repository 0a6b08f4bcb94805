// What happens that somebody may want to be told, and who wants to: events and subscriptions. No event holds a payload, a
// passphrase, a link or a file's name.

import type { ClientInfo } from "./audit.ts";

export const EVENT_KINDS = [
  "push.created",
  "push.viewed",
  "push.wrong_passphrase",
  "push.expired",
  "push.alarm",
  "push.hold_asked",
  "request.answered",
  "request.closed",
  "signin.failed",
  "admin.changed",
] as const;
/** What people and programs subscribe to. */
export type ToldKind = (typeof EVENT_KINDS)[number];
/** Those, and the server's own: mail that somebody has ordered, which nobody else is told of. */
export type EventKind = ToldKind | "mail.send";

export interface NewEvent {
  kind: EventKind;
  /** Null where it is about no push. */
  pushId: number | null;
  /** The user whom it concerns: the owner of the push. Null where nobody. */
  ownerId: number | null;
  client: Pick<ClientInfo, "ip" | "userAgent">;
  atMs: number;
  /** What else there is to say: `by` of an expiry is "views", "time" or "hand". */
  detail: Readonly<Record<string, string | number | boolean>>;
}

export interface StoredEvent extends NewEvent {
  /** Rises. The events of one push have their order. */
  id: number;
}

/** What delivers events. */
export type TargetKind = "hook" | "siem" | "mail";

/** These get everything in one order, so that nothing overtakes an event that waits; the others in the order of each push. */
export const IN_ONE_ORDER = ["siem"] as const satisfies readonly TargetKind[];

export interface NewSubscription {
  /** Null for one of the instance, which its settings name. */
  userId: number | null;
  target: TargetKind;
  /** What its owner calls it; unique among those of one user and target. */
  name: string;
  events: readonly EventKind[];
  /** Address, secrets and choices, sealed under the master key; null where the settings have them. */
  settings: Uint8Array | null;
  createdAtMs: number;
}

export interface Subscription extends NewSubscription {
  id: number;
}

/** One event on its way to one subscription. */
export interface Delivery {
  id: number;
  subscriptionId: number;
  /** How often it was tried and failed. */
  attempts: number;
  /** Why it failed last; "" before it has. */
  error: string;
  event: StoredEvent;
}

/** A delivery that was given up. */
export interface DeadLetter extends Delivery {
  diedAtMs: number;
}
