// The background pass over the database. Its statements find what is due by an index; its steps are short
// (steps.ts).

import { type AppError, isCorrupt } from "../../base/errors.ts";
import type { Maintenance, PassTimes } from "../contract.ts";
import { logOf } from "./audit_log.ts";
import type { Db } from "./db.ts";
import type { Erasure } from "./erasure.ts";
import { FreePages } from "./free_pages.ts";
import type { PurgeLog } from "./purge_log.ts";
import { type Batch, BATCH_ROWS, inSteps, passingOverDamage, withinBudget } from "./steps.ts";

export class SqliteMaintenance implements Maintenance {
  readonly db: Db;
  readonly freePages: FreePages;
  readonly #erasure: Erasure;
  readonly #purgeLog: PurgeLog;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: Db, erasure: Erasure, purgeLog: PurgeLog) {
    this.db = db;
    this.freePages = new FreePages(db);
    this.#erasure = erasure;
    this.#purgeLog = purgeLog;
    this.#sql = prepare(db);
  }

  get isDamaged(): boolean {
    return this.db.isDamaged;
  }

  sizes(): { databaseBytes: number; logBytes: number } {
    return { databaseBytes: this.db.size(), logBytes: this.db.logSize() };
  }

  refuseWrites(refusal: AppError): void {
    this.db.refuseWrites(refusal);
  }

  async maintain(times: PassTimes, stop?: AbortSignal): Promise<{ expired: number; purged: number }> {
    const { nowMs } = times;
    let damage: unknown;
    const part = (run: () => Promise<number>): Promise<number> =>
      run().catch((error: unknown) => {
        if (!isCorrupt(error)) throw error;
        damage ??= error;
        return 0;
      });
    const steps = (step: (budgetMs: number, skip: number) => Promise<Batch>): Promise<number> =>
      part(() => inSteps(passingOverDamage(step), stop));
    try {
      const expired = await steps((budgetMs, skip) => this.expireDue(nowMs, budgetMs, skip));
      let purged = 0;
      for (const [whose, beforeMs] of [
        ["anonymous", times.purgeAnonymousBeforeMs],
        ["owned", times.purgeOwnedBeforeMs],
      ] as const) {
        if (beforeMs === null) continue;
        purged += await steps((budgetMs, skip) => this.purge(whose, beforeMs, nowMs, budgetMs, skip));
      }
      await part(() => this.#purgeLog.noteHighest().then(() => 0));
      await part(() => this.#giveBackPages(stop));
      if (damage !== undefined) throw damage;
      return { expired, purged };
    } finally {
      // Also where there was no room to erase anything: an emptied log makes some.
      this.db.truncateLog();
    }
  }

  /** One step: expires and erases pushes whose time is up, except the first `skip` of them. */
  expireDue(nowMs: number, budgetMs: number, skip = 0): Promise<Batch> {
    return this.db.write(() => {
      const rows = this.#sql.due.all({ nowMs, limit: BATCH_ROWS, skip });
      return withinBudget(rows, budgetMs, ({ id }) => this.#erasure.expireIfDue(id, nowMs));
    });
  }

  /** One step: deletes and logs pushes that expired before the given time, except the first `skip` of them. */
  purge(
    whose: "anonymous" | "owned",
    expiredBeforeMs: number,
    nowMs: number,
    budgetMs: number,
    skip = 0,
  ): Promise<Batch> {
    const query = whose === "anonymous" ? this.#sql.purgeableAnonymous : this.#sql.purgeableOwned;
    return this.db.write(() => {
      const rows = query.all({ expiredBeforeMs, limit: BATCH_ROWS, skip });
      const log = this.#purgeLog.open(nowMs);
      const batch = withinBudget(rows, budgetMs, ({ id }) => {
        const push = this.#sql.toPurge.get({ id });
        if (push?.begun === 0) log.add({ id, expiredAtMs: push.expired_at_ms, entryCount: push.entry_count });
        // An audit log can be long: it is erased piece by piece, and the push goes with the last piece.
        if (!this.#eraseAudit(id)) return null;
        this.#sql.remove.run({ id });
        return 0;
      });
      log.close();
      return batch;
    });
  }

  /** Erases the newest entries. @returns whether all are erased now */
  #eraseAudit(id: number): boolean {
    const rows = this.#sql.newestEntries.all({ id, limit: BATCH_ROWS });
    for (const { id: entryId } of rows) this.#sql.eraseEntry.run({ entryId });
    const oldest = rows.at(-1);
    if (!oldest || rows.length < BATCH_ROWS) return true;
    this.#sql.cutLog.run({ id, count: oldest.seq - 1, entryId: oldest.before_id });
    return false;
  }

  #giveBackPages(stop: AbortSignal | undefined): Promise<number> {
    let spare = this.freePages.spare();
    return inSteps(async (budgetMs) => {
      const done = spare > 0 ? await this.freePages.giveBack(spare, budgetMs) : 0;
      spare -= done;
      return { done, more: done > 0 && spare > 0 };
    }, stop);
  }
}

type Range = { limit: number; skip: number };

function prepare(db: Db) {
  return {
    due: db.prepare<{ id: number }, Range & { nowMs: number }>(`
      SELECT id FROM pushes WHERE expired_at_ms IS NULL AND expires_at_ms <= $nowMs
       ORDER BY expires_at_ms LIMIT $limit OFFSET $skip`),
    purgeableAnonymous: db.prepare<{ id: number }, Range & { expiredBeforeMs: number }>(`
      SELECT id FROM pushes
       WHERE owner_id IS NULL AND expired_at_ms IS NOT NULL AND expired_at_ms < $expiredBeforeMs
       LIMIT $limit OFFSET $skip`),
    purgeableOwned: db.prepare<{ id: number }, Range & { expiredBeforeMs: number }>(`
      SELECT id FROM pushes
       WHERE owner_id IS NOT NULL AND expired_at_ms IS NOT NULL AND expired_at_ms < $expiredBeforeMs
       LIMIT $limit OFFSET $skip`),
    // begun: an earlier step erased a part of the audit log already, and put the push into the log of purges.
    toPurge: db.prepare<{ expired_at_ms: number; entry_count: number; begun: number }>(`
      SELECT expired_at_ms, entry_count, last_entry_hash IS NULL AS begun FROM pushes WHERE id = $id`),
    newestEntries: db.prepare<{ id: number; seq: number; before_id: number | null }>(`
      ${logOf("p.id = $id")} SELECT id, seq, before_id FROM log LIMIT $limit`),
    eraseEntry: db.prepare(`DELETE FROM audit_entries WHERE id = $entryId`),
    cutLog: db.prepare(`
      UPDATE pushes SET entry_count = $count, last_entry_id = $entryId, last_entry_hash = NULL WHERE id = $id`),
    remove: db.prepare(`DELETE FROM pushes WHERE id = $id`),
  };
}
