// What it means that a push expires: its wrapped key is overwritten, its payload is deleted, and its blobs
// are scheduled to be unlinked, all in the write that marks the push as expired.

import type { Connection } from "./connection.ts";
import { KeySlots } from "./key_slots.ts";

/** Call every method inside a transaction. */
export class Erasure {
  readonly #sql: ReturnType<typeof prepare>;
  readonly #keySlots: KeySlots;

  constructor(connection: Connection, keySlots: KeySlots) {
    this.#sql = prepare(connection);
    this.#keySlots = keySlots;
  }

  /** Expires and erases a push whose time is up; leaves any other as it is. @returns how many bytes were overwritten */
  expireIfDue(id: number, nowMs: number): number {
    const row = this.#sql.expireIfDue.get({ id, nowMs });
    return row ? this.erase(row, nowMs) : 0;
  }

  /**
   * Erases what an expired push must not leave behind.
   * @param unlinkAfterMs when its blobs may be unlinked
   * @returns how many bytes were overwritten
   */
  erase(push: { id: number; file_count: number }, unlinkAfterMs: number): number {
    const { id } = push;
    const erased = this.#sql.erasePayload.get({ id });
    if (erased) this.#keySlots.destroy(erased.key_slot);
    if (push.file_count > 0) {
      for (const file of this.#sql.takeFiles.all({ id })) {
        this.#sql.scheduleUnlink.run({ blobId: file.blob_id, pushId: id, byteSize: file.byte_size, unlinkAfterMs });
      }
    }
    return erased?.bytes ?? 0;
  }
}

function prepare(connection: Connection) {
  return {
    // A push expires at the end of its time, not when a request or the sweeper notices.
    expireIfDue: connection.prepare<{ id: number; file_count: number }>(`
      UPDATE pushes SET expired_at_ms = expires_at_ms, updated_at_ms = expires_at_ms
       WHERE id = $id AND expired_at_ms IS NULL AND expires_at_ms <= $nowMs
   RETURNING id, file_count`),
    erasePayload: connection.prepare<{ key_slot: number; bytes: number }>(`
      DELETE FROM sealed_payloads WHERE push_id = $id RETURNING key_slot, length(payload) AS bytes`),
    takeFiles: connection.prepare<{ blob_id: string; byte_size: number }>(`
      DELETE FROM files WHERE push_id = $id RETURNING blob_id, byte_size`),
    scheduleUnlink: connection.prepare(`
      INSERT OR REPLACE INTO doomed_blobs (blob_id, push_id, byte_size, unlink_after_ms)
      VALUES ($blobId, $pushId, $byteSize, $unlinkAfterMs)`),
  };
}
