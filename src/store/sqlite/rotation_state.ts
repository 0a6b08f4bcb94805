// The hand-written operations of a key rotation for SQLite (../sql/rotation.ts).

import type { MasterSeals } from "../../model/push.ts";
import type { SealKeys } from "../purges.ts";
import type { RotationByHand } from "../sql/rotation.ts";
import type { StoreDb } from "./operations/index.ts";

/** Selects, as `MasterSeals`, all seals under the master key of up to $limit pushes whose ids are above $after. */
export const SEALS_AFTER = `
  SELECT p.id, p.lookup, k.wrapped_key AS wrappedKey, l.sealed AS labels
    FROM pushes p
    LEFT JOIN sealed_payloads s ON s.push_id = p.id
    LEFT JOIN key_slots k ON k.slot = s.key_slot
    LEFT JOIN labels l ON l.push_id = p.id
   WHERE p.id > $after
   ORDER BY p.id
   LIMIT $limit`;

/** @param sealKeys returns the current keys that seal the ends of logs */
export function sqliteRotation(db: StoreDb, sealKeys: () => SealKeys): RotationByHand {
  const page = db.prepare<MasterSeals, { after: number; limit: number }>(SEALS_AFTER);
  return {
    stepPushes: 50,

    stage: (next) => db.write("stageRotation", { next }),

    async sealsAfter(cursor, limit) {
      // The queue of writes may contain pushes that were sealed under the old key.
      await db.write("afterEarlierWrites", undefined);
      return page.all({ after: cursor, limit });
    },

    replaceSeals: (changes, cursor) => db.write("replaceSeals", { changes, cursor }),

    async finish() {
      await db.write("finishRotation", { sealKeys: sealKeys() });
      await db.truncateLog();
    },
  };
}
