// What an event's target may learn of a push, by its number: its record, and its name and link if its owner wants
// them reported. Reading them is no view, and nothing enters the audit log.

import type { PushRecord } from "../../model/push.ts";
import type { PushStore } from "../../store/contract.ts";
import type { Seals } from "../../domain/seals.ts";

export class TellablePushes {
  readonly #store: PushStore;
  readonly #seals: Seals;

  constructor({ store, seals }: { store: PushStore; seals: Seals }) {
    this.#store = store;
    this.#seals = seals;
  }

  /** Null once it is purged. */
  find(id: number): Promise<PushRecord | null> {
    return this.#store.findById(id);
  }

  /** Null if it is anonymous. @throws Error if they are damaged */
  async labelsOf({ id, lookup }: PushRecord): Promise<{ urlToken: string; name: string } | null> {
    const labels = await this.#store.labels(id);
    const opened = labels && this.#seals.openLabels(lookup, labels);
    if (opened?.damaged) throw new Error("The labels of the push are damaged.");
    return opened;
  }
}
