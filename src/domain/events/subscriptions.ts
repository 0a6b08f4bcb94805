// Subscriptions to events. The settings of a subscription (an address, secrets, choices) are sealed under the master key,
// because they are stored in the database.

import { fromUtf8, utf8 } from "../../base/crypto.ts";
import type { Clock } from "../../base/clock.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import type { EventKind, Subscription, TargetKind } from "../../model/event.ts";
import type { OutboxStore } from "../../store/contract.ts";

const CONTEXT = "subscription";

export class Subscriptions {
  readonly #outbox: OutboxStore;
  readonly #key: PurposeKey;
  readonly #clock: Clock;

  constructor({ outbox, keys, clock }: { outbox: OutboxStore; keys: Keyring; clock: Clock }) {
    this.#outbox = outbox;
    this.#key = keys.purpose("subscriptions");
    this.#clock = clock;
  }

  /** @returns null if the user already has a subscription to this target with this name */
  add(of: { userId: number; target: TargetKind; name: string; events: readonly EventKind[]; settings: object }) {
    const { settings, ...rest } = of;
    return this.#outbox.subscribe({ ...rest, settings: this.#sealed(settings), createdAtMs: this.#clock.now() });
  }

  /** A user's subscriptions to one target, oldest first. */
  async listOf(userId: number, target: TargetKind): Promise<Subscription[]> {
    const all = await this.#outbox.subscriptions();
    return all.filter((one) => one.userId === userId && one.target === target);
  }

  /** @returns whether the user has such a subscription */
  async change(
    userId: number,
    id: number,
    { events, settings }: { events?: readonly EventKind[]; settings?: object },
  ): Promise<boolean> {
    if (!(await this.#has(userId, id))) return false;
    return this.#outbox.changeSubscription(id, {
      ...(events && { events }),
      ...(settings && { settings: this.#sealed(settings) }),
    });
  }

  /** Ends a subscription and drops its deliveries. @returns whether the user had such a subscription */
  async remove(userId: number, id: number): Promise<boolean> {
    return (await this.#has(userId, id)) && (await this.#outbox.unsubscribe(id));
  }

  /** The settings of a subscription; null if they are the server's own. @throws Error if they are damaged */
  settingsOf<Settings extends object>({ id, settings }: Subscription): Settings | null {
    if (settings === null) return null;
    const text = this.#key.open(settings, CONTEXT);
    if (!text) throw new Error(`The settings of subscription ${id} cannot be opened.`);
    return JSON.parse(fromUtf8(text)) as Settings;
  }

  /** Seals all settings again under the newest master key. @returns how many could not be opened; these stay as they are */
  async renewSeals(): Promise<number> {
    let unreadable = 0;
    for (const { id, settings } of await this.#outbox.subscriptions()) {
      const text = settings && this.#key.open(settings, CONTEXT);
      if (text) await this.#outbox.changeSubscription(id, { settings: this.#key.seal(text, CONTEXT) });
      else if (settings) unreadable += 1;
    }
    return unreadable;
  }

  #sealed(settings: object): Uint8Array {
    return this.#key.seal(utf8(JSON.stringify(settings)), CONTEXT);
  }

  async #has(userId: number, id: number): Promise<boolean> {
    return (await this.#outbox.subscriptions()).some((one) => one.id === id && one.userId === userId);
  }
}
