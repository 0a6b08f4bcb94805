// The wrapped keys of pushes. Expiry takes a key off the disk, not just out of the database.
//
// SQLite moves rows from page to page when their neighbours change, and may leave a copy of a row in the unused
// part of the page it came from. secure_delete does not reach it: of 1,900 keys that were deleted among others,
// two to four were still in the file. A row here is appended at the end, overwritten in place with as many bytes,
// and never deleted. So SQLite never moves it. Without the key, remains of a ciphertext elsewhere are useless.
// Slots are used again: there are as many as pushes were ever active at once.

import type { Connection } from "./connection.ts";

/** The length of a wrapped key. All rows have it: only then does SQLite overwrite them in place. */
export const WRAPPED_KEY_BYTES = 60;
/** After a search that found no free slot, so many keys are appended before the next one. */
const LOOK_AFTER = 64;
const ZEROS = new Uint8Array(WRAPPED_KEY_BYTES);

/** Call every method inside a transaction. */
export class KeySlots {
  readonly #sql: ReturnType<typeof prepare>;
  /** How many keys are appended before a free slot is looked for: 0 once this connection frees one. Others free some too. */
  #appends = 0;

  constructor(connection: Connection) {
    this.#sql = prepare(connection);
  }

  /** @returns the slot that the key now has */
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

  /** Puts one key of a push in place of another, unless the push has lost it in between. */
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

function prepare(connection: Connection) {
  return {
    takeFree: connection.prepare<{ slot: number }>(`
      DELETE FROM free_key_slots WHERE slot = (SELECT min(slot) FROM free_key_slots) RETURNING slot`),
    append: connection.prepare(`INSERT INTO key_slots (wrapped_key) VALUES ($wrappedKey)`),
    overwrite: connection.prepare(`UPDATE key_slots SET wrapped_key = $wrappedKey WHERE slot = $slot`),
    swap: connection.prepare(`
      UPDATE key_slots SET wrapped_key = $after
       WHERE slot = (SELECT key_slot FROM sealed_payloads WHERE push_id = $pushId) AND wrapped_key = $before`),
    free: connection.prepare(`INSERT INTO free_key_slots (slot) VALUES ($slot)`),
  };
}
