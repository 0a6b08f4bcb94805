// The writes of a rotation of the master key. What is remembered of it is committed together with the renewed seals.

import type { RenewedSeals } from "../../contract.ts";
import type { Connection } from "../connection.ts";
import type { KeySlots } from "../key_slots.ts";
import { renewAdminLog } from "../../sql/admin_log.ts";
import { renewPurgeLog } from "../../sql/purge_log.ts";
import type { Speak } from "../run.ts";
import type { SealKeys } from "../../purges.ts";

export function rotationOperations(connection: Connection, keySlots: KeySlots, speak: Speak) {
  const sql = prepare(connection);
  const value = (key: string): string | null => sql.meta.get({ key })?.value ?? null;

  return {
    /** Remembers the next key, unless a rotation is under way or it is the current one. */
    stageRotation({ next }: { next: string }): void {
      if (value("next_key_fingerprint") !== null || value("key_fingerprint") === next) return;
      sql.setMeta.run({ key: "next_key_fingerprint", value: next });
    },

    /** Changes nothing; it is answered once every earlier write has been. */
    afterEarlierWrites(): void {},

    replaceSeals({ changes, cursor }: { changes: readonly RenewedSeals[]; cursor: number }): void {
      for (const { read, wrappedKey, labels } of changes) {
        const { id } = read;
        if (read.wrappedKey && wrappedKey) keySlots.swap(id, read.wrappedKey, wrappedKey);
        if (read.labels && labels) sql.setLabels.run({ id, before: read.labels, labels });
      }
      sql.setMeta.run({ key: "rotation_cursor", value: String(cursor) });
    },

    /** The next key becomes the current one. */
    finishRotation({ sealKeys }: { sealKeys: SealKeys }): void {
      const next = value("next_key_fingerprint");
      if (next === null) return;
      speak(renewPurgeLog(), sealKeys);
      speak(renewAdminLog(), sealKeys);
      sql.setMeta.run({ key: "key_fingerprint", value: next });
      for (const key of ["next_key_fingerprint", "rotation_cursor"]) sql.removeMeta.run({ key });
    },
  };
}

function prepare(connection: Connection) {
  return {
    meta: connection.prepare<{ value: string }>(`SELECT value FROM meta WHERE key = $key`),
    setMeta: connection.prepare(`INSERT OR REPLACE INTO meta (key, value) VALUES ($key, $value)`),
    removeMeta: connection.prepare(`DELETE FROM meta WHERE key = $key`),
    setLabels: connection.prepare(`UPDATE labels SET sealed = $labels WHERE push_id = $id AND sealed = $before`),
  };
}
