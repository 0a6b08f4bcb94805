// Where the wrapped keys of pushes rest, so that expiry takes them off the disk and not just out of
// the database.
//
// SQLite moves rows from page to page as their neighbours come and go, and may leave a copy of a row
// in the unused part of the page it came from, where secure_delete does not reach: of 1,900 keys that
// were deleted among others that stayed, two to four were still in the file. A row here is appended at
// the end, overwritten in place with as many bytes, and never deleted, so it is never moved. What is
// left of a ciphertext elsewhere is worth nothing without it. Slots are used again: there are as many
// as pushes were ever alive at once.

import type { Db } from "./db.ts";

/** The length of a wrapped key. All rows have it, or overwriting would not happen in place. */
export const WRAPPED_KEY_BYTES = 60;
const ZEROS = new Uint8Array(WRAPPED_KEY_BYTES);

/** Every method is for use inside a write. */
export class KeySlots {
  readonly #sql: ReturnType<typeof prepare>;
  /** False while none was free when last looked for; another process that frees one is no reason to look. */
  #mayBeFree = true;

  constructor(db: Db) {
    this.#sql = prepare(db);
  }

  /** @returns the slot that the key now has */
  put(wrappedKey: Uint8Array): number {
    const free = this.#mayBeFree ? this.#sql.takeFree.get({})?.slot : undefined;
    if (free === undefined) {
      this.#mayBeFree = false;
      return this.#sql.append.get({ wrappedKey: checked(wrappedKey) })?.slot ?? 0;
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

  /** Ends the key in this slot, for good. */
  destroy(slot: number): void {
    this.#sql.overwrite.run({ slot, wrappedKey: ZEROS });
    this.#sql.free.run({ slot });
    this.#mayBeFree = true;
  }
}

function checked(wrappedKey: Uint8Array): Uint8Array {
  if (wrappedKey.length === WRAPPED_KEY_BYTES) return wrappedKey;
  throw new Error(`A wrapped key has ${WRAPPED_KEY_BYTES} bytes, not ${wrappedKey.length}.`);
}

function prepare(db: Db) {
  return {
    takeFree: db.prepare<{ slot: number }>(`
      DELETE FROM free_key_slots WHERE slot = (SELECT min(slot) FROM free_key_slots) RETURNING slot`),
    append: db.prepare<{ slot: number }>(`INSERT INTO key_slots (wrapped_key) VALUES ($wrappedKey) RETURNING slot`),
    overwrite: db.prepare(`UPDATE key_slots SET wrapped_key = $wrappedKey WHERE slot = $slot`),
    swap: db.prepare(`
      UPDATE key_slots SET wrapped_key = $after
       WHERE slot = (SELECT key_slot FROM sealed_payloads WHERE push_id = $pushId) AND wrapped_key = $before`),
    free: db.prepare(`INSERT INTO free_key_slots (slot) VALUES ($slot)`),
  };
}
