// Returns free pages of the database to the disk, a few at a time. Databases from earlier versions need one run of `secretpush compact` first.

import type { StoreDb } from "./operations/index.ts";

/** Free pages are returned if they are more than this share of the database and more than this number. */
const SPARE_FROM_SHARE = 0.25;
const SPARE_FROM_PAGES = 256;
/** Free pages are kept for new pushes: as many as this share of the used ones. */
const SPARE_KEPT_SHARE = 0.1;
/** The value of `PRAGMA auto_vacuum` for a database that can return pages a few at a time. */
const INCREMENTAL = 2;

export class FreePages {
  constructor(private readonly db: StoreDb) {}

  /** The number of free pages that are worth returning. */
  spare(): number {
    // Pages of a damaged database stay, because they may be needed for a rescue.
    if (this.db.isDamaged || this.db.pragmaValue("auto_vacuum") !== INCREMENTAL) return 0;
    const free = this.db.pragmaValue("freelist_count");
    const all = this.db.pragmaValue("page_count");
    if (free <= Math.max(SPARE_FROM_PAGES, all * SPARE_FROM_SHARE)) return 0;
    return Math.ceil(free - (all - free) * SPARE_KEPT_SHARE);
  }

  /** Returns free pages to the disk for about `budgetMs`. @returns their number */
  release(most: number, budgetMs: number): Promise<number> {
    return this.db.write("giveBackPages", { most, budgetMs });
  }
}
