// The interface between the dispatcher and the modules that deliver events: webhooks, mail, a log collector.

import type { StoredEvent, Subscription } from "../../model/event.ts";

export interface Target {
  /**
   * If true, a subscription gets all its events in one order, and a failure delays all later ones, however long it lasts.
   * If false, the order holds only among the events of one push, and an event that fails for days is abandoned.
   */
  readonly inOneOrder: boolean;

  /** Whether a subscription wants this event, whose kind and owner already match. Absent: it wants all such events. */
  wants?(subscription: Subscription, event: StoredEvent): boolean | Promise<boolean>;

  /**
   * Delivers events in their order, until one fails or a minute is over. Never throws.
   * @returns how many were delivered, and why the next one failed, if it did
   */
  deliver(subscription: Subscription, events: readonly StoredEvent[]): Promise<Delivered>;
}

export interface Delivered {
  count: number;
  /** A sentence without secrets; null if none has failed. */
  failure: string | null;
  /** True if a retry cannot help: the event is abandoned at once. */
  isFinal?: boolean;
  /** True if the receiver does not answer: the other due events would fail, too, and are not tried now. */
  isDown?: boolean;
  /** How long the receiver asks the sender to wait. */
  retryAfterMs?: number;
}
