// Gives free pages of the database back to the disk, a few at a time. Databases of earlier versions cannot do
// this until `secretpush compact` has rewritten them once.

import type { Db } from "./db.ts";

/** Free pages are given back once they are more than a quarter of the database, and more than 1 MiB. */
const SPARE_FROM_SHARE = 0.25;
const SPARE_FROM_PAGES = 256;
/** A tenth of the used pages stays free: new pushes need room too. */
const SPARE_KEPT_SHARE = 0.1;
/** How many pages are given back between two looks at the clock, and in one commit at most (1 MiB). */
const PAGES_AT_ONCE = 16;
const PAGES_PER_COMMIT = 256;
/** What `PRAGMA auto_vacuum` returns for a database that can give pages back a few at a time. */
const INCREMENTAL = 2;

export class FreePages {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** How many free pages are worth giving back to the disk. */
  spare(): number {
    // Pages of a damaged database stay where they are: somebody may need them as they lie.
    if (this.#db.isDamaged || this.#db.pragmaValue("auto_vacuum") !== INCREMENTAL) return 0;
    const free = this.#db.pragmaValue("freelist_count");
    const all = this.#db.pragmaValue("page_count");
    if (free <= Math.max(SPARE_FROM_PAGES, all * SPARE_FROM_SHARE)) return 0;
    return Math.ceil(free - (all - free) * SPARE_KEPT_SHARE);
  }

  /** Gives pages back for about `budgetMs`. @returns how many */
  giveBack(most: number, budgetMs: number): Promise<number> {
    return this.#db.write(() => {
      const before = this.#db.pragmaValue("freelist_count");
      const endMs = performance.now() + budgetMs;
      const limit = Math.min(most, PAGES_PER_COMMIT);
      for (let asked = 0; asked < limit; asked += PAGES_AT_ONCE) {
        this.#db.vacuum(PAGES_AT_ONCE);
        if (performance.now() >= endMs) break;
      }
      return before - this.#db.pragmaValue("freelist_count");
    });
  }
}
