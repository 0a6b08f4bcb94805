// The wrapped keys of pushes. Expiry must remove a key from the disk, not just from the database.
//
// SQLite moves rows between pages when their neighbours change, and may leave a copy in the unused part of the old page, where secure_delete
// does not reach it: of 1,900 keys that were deleted among other rows, two to four were still in the file. So a row here is appended at the end,
// overwritten in place with the same number of bytes, and never deleted: SQLite never moves it. Without the key, remains of a ciphertext
// elsewhere are useless. Slots are reused, so there are hardly more of them than there were active pushes at the busiest time.

import type { Connection } from "./connection.ts";

/** The length of a wrapped key. SQLite overwrites a row in place only if its length stays the same. */
export const WRAPPED_KEY_BYTES = 60;
/** The number of keys to append after a search that found no free slot, before the next search. */
const LOOK_AFTER = 64;
const ZEROS = new Uint8Array(WRAPPED_KEY_BYTES);

/** Call every method inside a transaction. */
export class KeySlots {
  readonly #sql: ReturnType<typeof prepare>;
  /** The number of keys still to append before the next search for a free slot. Other connections free slots too. */
  #appends = 0;

  constructor(connection: Connection) {
    this.#sql = prepare(connection);
  }

  /** @returns the slot of the key */
  put(wrappedKey: Uint8Array): number {
    const free = this.#appends === 0 ? this.#sql.takeFree.get({})?.slot : undefined;
    if (free === undefined) {
      this.#appends = (this.#appends || LOOK_AFTER) - 1;
      return this.#sql.append.insert({ wrappedKey: checked(wrappedKey) });
    }
    this.replace(free, wrappedKey);
    return free;
  }

  replace(slot: number, wrappedKey: Uint8Array): void {
    this.#sql.overwrite.run({ slot, wrappedKey: checked(wrappedKey) });
  }

  /** Replaces the key of a push, unless it has been erased or replaced in the meantime. */
  swap(pushId: number, before: Uint8Array, after: Uint8Array): void {
    this.#sql.swap.run({ pushId, before, after: checked(after) });
  }

  /** Overwrites the key in this slot with zeros, and frees the slot. */
  destroy(slot: number): void {
    this.#sql.overwrite.run({ slot, wrappedKey: ZEROS });
    this.#sql.free.run({ slot });
    this.#appends = 0;
  }
}

function checked(wrappedKey: Uint8Array): Uint8Array {
  if (wrappedKey.length === WRAPPED_KEY_BYTES) return wrappedKey;
  throw new Error(`A wrapped key has ${WRAPPED_KEY_BYTES} bytes, not ${wrappedKey.length}.`);
}

const prepare = (connection: Connection) => ({
  takeFree: connection.prepare<{ slot: number }>(
    "DELETE FROM free_key_slots WHERE slot = (SELECT min(slot) FROM free_key_slots) RETURNING slot",
  ),
  append: connection.prepare("INSERT INTO key_slots (wrapped_key) VALUES ($wrappedKey)"),
  overwrite: connection.prepare("UPDATE key_slots SET wrapped_key = $wrappedKey WHERE slot = $slot"),
  swap: connection.prepare(`
    UPDATE key_slots SET wrapped_key = $after
     WHERE slot = (SELECT key_slot FROM sealed_payloads WHERE push_id = $pushId) AND wrapped_key = $before`),
  free: connection.prepare("INSERT INTO free_key_slots (slot) VALUES ($slot)"),
});
