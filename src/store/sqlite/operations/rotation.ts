// The writes of a rotation of the master key.

import type { SealKeys } from "../../purges.ts";
import {
  endRotation,
  type KeyFingerprints,
  passSealsUpTo,
  type RenewedSeals,
  stageRotation,
} from "../../sql/rotation.ts";
import type { Connection } from "../connection.ts";
import type { KeySlots } from "../key_slots.ts";
import type { Speak } from "../run.ts";

export function rotationOperations(connection: Connection, keySlots: KeySlots, speak: Speak) {
  const setLabels = connection.prepare("UPDATE labels SET sealed = $labels WHERE push_id = $id AND sealed = $before");

  return {
    stageRotation: ({ next }: { next: string }): KeyFingerprints => speak(stageRotation(next)),

    /** Does nothing. Its promise resolves after all earlier writes. */
    afterEarlierWrites(): void {},

    replaceSeals({ changes, cursor }: { changes: readonly RenewedSeals[]; cursor: number }): void {
      for (const { read, wrappedKey, labels } of changes) {
        const { id } = read;
        if (read.wrappedKey && wrappedKey) keySlots.swap(id, read.wrappedKey, wrappedKey);
        if (read.labels && labels) setLabels.run({ id, before: read.labels, labels });
      }
      speak(passSealsUpTo(cursor));
    },

    finishRotation: ({ sealKeys }: { sealKeys: SealKeys }): void => speak(endRotation(), sealKeys),
  };
}
