// The facts about a push that an event's target may see, found by the push's id: its record, and its name and link if the owner
// wants them reported. Reading them counts no view and leaves no entry in the audit log.

import type { PushRecord } from "../../model/push.ts";
import type { PushStore } from "../../store/contract.ts";
import type { Seals } from "../../domain/pushes/seals.ts";

export class TellablePushes {
  constructor(private readonly options: { store: PushStore; seals: Seals }) {}

  /** Null once the push is purged. */
  find(id: number): Promise<PushRecord | null> {
    return this.options.store.findById(id);
  }

  /** Null if the push is anonymous. @throws Error if the labels are damaged */
  async labelsOf({ id, lookup }: PushRecord): Promise<{ urlToken: string; name: string } | null> {
    const labels = await this.options.store.labels(id);
    const opened = labels && this.options.seals.openLabels(lookup, labels);
    if (opened?.damaged) throw new Error("The labels of the push are damaged.");
    return opened;
  }
}
