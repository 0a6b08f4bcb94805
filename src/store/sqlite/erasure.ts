// The erasure of expired pushes: the write that marks a push as expired also overwrites its wrapped key, deletes its payload and schedules the
// unlinking of its blobs.

import { JUMP_MS } from "../../base/clock.ts";
import type { Connection } from "./connection.ts";
import type { KeySlots } from "./key_slots.ts";

export type Erasure = ReturnType<typeof erasureOn>;

/** A clock that is more than a day ahead of the last known time may be wrong: until the sweeper trusts it, nothing is expired because of it. */
export const TIME_IS_TRUSTED = `
  NOT EXISTS (SELECT 1 FROM meta WHERE key = 'known_time' AND CAST(value AS INTEGER) < $nowMs - ${JUMP_MS})`;

/** Call every method inside a transaction. */
export function erasureOn(connection: Connection, keySlots: KeySlots) {
  // A push expires when its time is up, not when a request or the sweeper notices that.
  const expire = connection.prepare<{ id: number; file_count: number }>(`
    UPDATE pushes SET expired_at_ms = expires_at_ms, updated_at_ms = expires_at_ms
     WHERE id = $id AND expired_at_ms IS NULL AND expires_at_ms <= $nowMs
       AND ${TIME_IS_TRUSTED}
 RETURNING id, file_count`);
  const erasePayload = connection.prepare<{ key_slot: number; bytes: number }>(
    "DELETE FROM sealed_payloads WHERE push_id = $id RETURNING key_slot, length(payload) AS bytes",
  );
  const takeFiles = connection.prepare<{ blobId: string; byteSize: number }>(
    "DELETE FROM files WHERE push_id = $id RETURNING blob_id AS blobId, byte_size AS byteSize",
  );
  const scheduleUnlink = connection.prepare(`
    INSERT OR REPLACE INTO doomed_blobs (blob_id, push_id, byte_size, unlink_after_ms)
    VALUES ($blobId, $pushId, $byteSize, $unlinkAfterMs)`);

  /**
   * Erases a push that expires in the same transaction.
   * @param unlinkAfterMs the time from which its blobs may be unlinked
   * @returns the number of overwritten bytes
   */
  function erase({ id, file_count: files }: { id: number; file_count: number }, unlinkAfterMs: number): number {
    const erased = erasePayload.get({ id });
    if (erased) keySlots.destroy(erased.key_slot);
    if (files > 0) for (const file of takeFiles.all({ id })) scheduleUnlink.run({ ...file, pushId: id, unlinkAfterMs });
    return erased?.bytes ?? 0;
  }

  return {
    erase,

    /** Expires and erases a push if its time is up. @returns the number of overwritten bytes */
    expireIfDue(id: number, nowMs: number): number {
      const row = expire.get({ id, nowMs });
      return row ? erase(row, nowMs) : 0;
    },
  };
}
