// Rows on their way from one engine to the other, and their digests.

import type { Value } from "../sql/tables.ts";

export type Row = Value[];

/** Tables whose ids are never used again, also where their last rows are gone. */
export const NUMBERED = ["users", "api_tokens", "pushes"] as const;
export type LastIds = Record<(typeof NUMBERED)[number], number>;

/** Rows that are read and written together. */
export const PAGE_ROWS = 500;
export const PAGE_BYTES = 4 * 1024 * 1024;

/** One for each table: how many rows it has, and what is in them. */
export interface Digest {
  rows: number;
  sha256: string;
}

/** Takes rows in the order of their keys. */
export class RowDigest {
  readonly #hash = new Bun.CryptoHasher("sha256");
  #rows = 0;

  take(rows: readonly Row[]): void {
    for (const row of rows) {
      for (const value of row) this.#take(value);
      this.#rows += 1;
    }
  }

  end(): Digest {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }

  // Each value with its length, so that no two rows read alike.
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
