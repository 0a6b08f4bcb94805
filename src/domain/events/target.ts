// What delivers events: webhooks, mail, a collector of logs. Each is a module of its own; the dispatcher knows only this.

import type { StoredEvent, Subscription } from "../../model/event.ts";

export interface Target {
  /**
   * Whether a subscription gets all its events in one order. A failure then holds up all of them until it is over, however
   * long that takes. Otherwise the order holds within each push, and an event that fails for days is given up.
   */
  readonly inOneOrder: boolean;

  /** Whether a subscription gets this event, beyond its kind and its owner. Without it: yes. */
  wants?(subscription: Subscription, event: StoredEvent): boolean | Promise<boolean>;

  /**
   * Delivers events in their order, up to the first one that fails, or until a minute is over. Never throws.
   * @returns how many were delivered, and why the next one was not; null there where there was no time for it
   */
  deliver(subscription: Subscription, events: readonly StoredEvent[]): Promise<Delivered>;
}

export interface Delivered {
  count: number;
  /** A sentence without secrets; null if none has failed. */
  failure: string | null;
  /** Trying again cannot help: the event is given up at once. */
  isFinal?: boolean;
  /** Nothing answers there: what else is due would fail alike, and is not tried now. */
  isDown?: boolean;
  /** How long the receiver asks to be left alone. */
  retryAfterMs?: number;
}
