// Rows on their way from one engine to the other, and their digests.

import type { Value } from "../sql/tables.ts";

export type Row = Value[];

/** Tables whose ids are never used again, even after their last rows are deleted. */
export const NUMBERED = ["users", "api_tokens", "pushes"] as const;
export type LastIds = Record<(typeof NUMBERED)[number], number>;

/** At most this many rows, and about this many bytes, are read and written together. */
export const PAGE_ROWS = 500;
export const PAGE_BYTES = 4 * 1024 * 1024;

/** A digest of rows, taken in the order of their keys. */
export class RowDigest {
  readonly #hash = new Bun.CryptoHasher("sha256");
  #rows = 0;

  take(rows: readonly Row[]): void {
    for (const row of rows) {
      for (const value of row) this.#take(value);
      this.#rows += 1;
    }
  }

  end(): { rows: number; sha256: string } {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }

  // Each value is hashed with its length, so that no two different rows look alike.
  #take(value: Value): void {
    if (value === null) this.#hash.update("-;");
    else if (value instanceof Uint8Array) {
      this.#hash.update(`b${value.byteLength};`);
      this.#hash.update(value);
    } else {
      const text = Buffer.from(typeof value === "boolean" ? String(Number(value)) : String(value));
      this.#hash.update(`t${text.byteLength};`);
      this.#hash.update(text);
    }
  }
}
