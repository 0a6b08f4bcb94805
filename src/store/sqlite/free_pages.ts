// Gives free pages of the database back to the disk, a few at a time. Databases of earlier versions cannot do
// this until `secretpush compact` has rewritten them once.

import type { StoreDb } from "./operations/index.ts";

/** Free pages are given back once they are more than a quarter of the database, and more than 1 MiB. */
const SPARE_FROM_SHARE = 0.25;
const SPARE_FROM_PAGES = 256;
/** A tenth of the used pages stays free: new pushes need room too. */
const SPARE_KEPT_SHARE = 0.1;
/** What `PRAGMA auto_vacuum` returns for a database that can give pages back a few at a time. */
const INCREMENTAL = 2;

export class FreePages {
  readonly #db: StoreDb;

  constructor(db: StoreDb) {
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
    return this.#db.write("giveBackPages", { most, budgetMs });
  }
}
