// What expiry destroys of a push's wrapped key, so that it is gone from the disk and not just deleted.
//
// SQLite moves rows from page to page as their neighbours come and go, and may leave a copy of a row
// in the unused part of the page it came from, where secure_delete does not reach: of 1,900 keys that
// were deleted among others that stayed, two to four were still in the file. So a wrapped key rests in
// two shares, neither worth anything alone: key ⊕ pad lies with the payload, the pad lies here. A row
// here is appended at the end, overwritten in place with as many bytes, and never deleted, so it is
// never moved. Slots are used again: there are as many as pushes were ever alive at once.

import { randomBytes } from "../base/crypto.ts";
import type { Db } from "./db.ts";

/** The length of a wrapped key. All rows have it, or overwriting would not happen in place. */
export const SHARE_BYTES = 88;
const ZEROS = new Uint8Array(SHARE_BYTES);

export class KeyShares {
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: Db) {
    this.#sql = prepare(db);
  }

  /** Inside a write: puts a new pad into a slot. @returns the slot, and what to keep in place of the key */
  split(key: Uint8Array): { slot: number; masked: Uint8Array } {
    if (key.length !== SHARE_BYTES) throw new Error(`A wrapped key has ${SHARE_BYTES} bytes, not ${key.length}.`);
    const share = randomBytes(SHARE_BYTES);
    const free = this.#sql.takeFree.get({})?.slot;
    const slot = free ?? this.#sql.append.get({ share })?.slot ?? 0;
    if (free !== undefined) this.#sql.overwrite.run({ slot, share });
    return { slot, masked: joinShares(key, share) };
  }

  /** Inside a write: puts the key again, in other bytes, into the slot it has. @returns what to keep in its place */
  splitAgain(key: Uint8Array, slot: number): Uint8Array {
    if (key.length !== SHARE_BYTES) throw new Error(`A wrapped key has ${SHARE_BYTES} bytes, not ${key.length}.`);
    const share = randomBytes(SHARE_BYTES);
    this.#sql.overwrite.run({ slot, share });
    return joinShares(key, share);
  }

  /** Inside a write: ends the key that was split into this slot. */
  destroy(slot: number): void {
    this.#sql.overwrite.run({ slot, share: ZEROS });
    this.#sql.free.run({ slot });
  }
}

/** key ⊕ pad, and back. */
export function joinShares(masked: Uint8Array, share: Uint8Array): Uint8Array {
  const joined = new Uint8Array(masked.length);
  for (let index = 0; index < joined.length; index += 1) joined[index] = (masked[index] ?? 0) ^ (share[index] ?? 0);
  return joined;
}

function prepare(db: Db) {
  return {
    takeFree: db.prepare<{ slot: number }>(`
      DELETE FROM free_key_slots WHERE slot = (SELECT min(slot) FROM free_key_slots) RETURNING slot`),
    append: db.prepare<{ slot: number }>(`INSERT INTO key_shares (share) VALUES ($share) RETURNING slot`),
    overwrite: db.prepare(`UPDATE key_shares SET share = $share WHERE slot = $slot`),
    free: db.prepare(`INSERT INTO free_key_slots (slot) VALUES ($slot)`),
  };
}
