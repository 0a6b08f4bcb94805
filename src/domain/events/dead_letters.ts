// The deliveries that are waiting, and those that were abandoned. Administrators can retry or discard the latter.

import type { Clock } from "../../base/clock.ts";
import type { DeadLetter, Subscription } from "../../model/event.ts";
import type { AccountStore, OutboxStore } from "../../store/contract.ts";

export interface Backlog {
  waiting: number;
  dead: number;
  /** How long the oldest event has been waiting; null if none is waiting. */
  oldestMs: number | null;
}

/** A receiver, and for how many of its events it is waiting. */
export type WaitingReceiver = Pick<Subscription, "name" | "target"> & { waiting: number };

/** A dead letter, with its subscription and the subscription's owner. */
export interface AddressedLetter extends DeadLetter {
  subscription: Pick<Subscription, "name" | "target">;
  /** Null if the subscription is the server's own. */
  ownerEmail: string | null;
}

/** What the log says of an event that becomes a dead letter. */
export const ABANDONED = "an event was abandoned: the receiver refused it, or did not accept it for three days";

export const LETTERS_AT_ONCE = 50;
const RECEIVERS_NAMED = 3;

export class DeadLetters {
  constructor(private readonly options: { outbox: OutboxStore; accounts: AccountStore; clock: Clock }) {}

  async backlog(): Promise<Backlog> {
    const { waiting, dead, oldestAtMs } = await this.options.outbox.backlog();
    return { waiting, dead, oldestMs: oldestAtMs === null ? null : Math.max(0, this.options.clock.now() - oldestAtMs) };
  }

  /** The receivers for which most events are waiting. */
  mostWaiting(): Promise<WaitingReceiver[]> {
    return this.options.outbox.mostWaiting(RECEIVERS_NAMED);
  }

  /** One page (from 1), newest first. */
  async list(page: number): Promise<AddressedLetter[]> {
    const letters = await this.options.outbox.deadLetters({
      limit: LETTERS_AT_ONCE,
      offset: (page - 1) * LETTERS_AT_ONCE,
    });
    if (letters.length === 0) return [];
    const subscriptions = new Map((await this.options.outbox.subscriptions()).map((one) => [one.id, one]));
    const emails = new Map((await this.options.accounts.listUsers()).map(({ id, email }) => [id, email]));
    return letters.flatMap((letter) => {
      const subscription = subscriptions.get(letter.subscriptionId);
      // The subscription may have been removed in the meantime.
      if (!subscription) return [];
      return [{ ...letter, subscription, ownerEmail: emails.get(subscription.userId ?? 0) ?? null }];
    });
  }

  /** Has dead letters delivered again. @param ids null: all @returns how many */
  retry(ids: readonly number[] | null): Promise<number> {
    return this.options.outbox.revive(ids, this.options.clock.now());
  }

  /** Deletes dead letters. @param ids null: all @returns how many */
  drop(ids: readonly number[] | null): Promise<number> {
    return this.options.outbox.drop(ids);
  }
}
