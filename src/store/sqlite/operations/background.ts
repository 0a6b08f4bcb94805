// The background writes: the short steps of the sweeper, and the write that checks whether writing works.

import type { Connection } from "../connection.ts";
import { type Erasure, TIME_IS_TRUSTED } from "../erasure.ts";
import { logOf } from "../../sql/audit_trail.ts";
import { addPurges, lockPurgeLog, notePurgeLogHighest } from "../../sql/purge_log.ts";
import type { PurgedPush, SealKeys } from "../../purges.ts";
import type { Speak } from "../run.ts";
import { type Batch, BATCH_ROWS, withinBudget } from "../steps.ts";

/** The number of pages to return between two checks of the time, and the maximum in one commit. */
const PAGES_AT_ONCE = 16;
const PAGES_PER_COMMIT = 256;

interface Step {
  nowMs: number;
  budgetMs: number;
  /** The number of rows to skip because damage was found in them. */
  skip: number;
}
interface Purge extends Step {
  whose: "anonymous" | "owned";
  expiredBeforeMs: number;
  sealKeys: SealKeys;
}

export function backgroundOperations(connection: Connection, erasure: Erasure, speak: Speak) {
  const sql = prepare(connection);

  /** Erases the newest entries of an audit log. @returns whether all are erased */
  function eraseAudit(id: number): boolean {
    const rows = sql.newestEntries.all({ id, limit: BATCH_ROWS });
    for (const { id: entryId } of rows) sql.eraseEntry.run({ entryId });
    const oldest = rows.at(-1);
    if (!oldest || rows.length < BATCH_ROWS) return true;
    sql.cutLog.run({ id, count: oldest.seq - 1, entryId: oldest.before_id });
    return false;
  }

  return {
    expireDue({ nowMs, budgetMs, skip }: Step): Batch {
      const rows = sql.due.all({ nowMs, limit: BATCH_ROWS, skip });
      return withinBudget(rows, budgetMs, ({ id }) => erasure.expireIfDue(id, nowMs));
    },

    purge({ whose, expiredBeforeMs, nowMs, budgetMs, skip, sealKeys }: Purge): Batch {
      const query = whose === "anonymous" ? sql.purgeableAnonymous : sql.purgeableOwned;
      const rows = query.all({ beforeMs: expiredBeforeMs, limit: BATCH_ROWS, skip });
      const purged: PurgedPush[] = [];
      const batch = withinBudget(rows, budgetMs, ({ id }) => {
        const push = sql.toPurge.get({ id });
        if (push?.begun === 0) purged.push({ id, expiredAtMs: push.expired_at_ms, entryCount: push.entry_count });
        // An audit log can be long, so it is erased piece by piece. The push is deleted with the last piece.
        if (!eraseAudit(id)) return null;
        sql.remove.run({ id });
        return 0;
      });
      const log = speak(lockPurgeLog(), sealKeys);
      if (log) speak(addPurges(log, purged, nowMs), sealKeys);
      return batch;
    },

    /** Seals the current highest push id, so that the loss of the newest pushes is noticed too. */
    noteHighestPush({ sealKeys }: { sealKeys: SealKeys }): void {
      speak(notePurgeLogHighest(), sealKeys);
    },

    giveBackPages({ most, budgetMs }: { most: number; budgetMs: number }): number {
      const before = connection.pragmaValue("freelist_count");
      const endMs = performance.now() + budgetMs;
      const limit = Math.min(most, PAGES_PER_COMMIT);
      for (let asked = 0; asked < limit; asked += PAGES_AT_ONCE) {
        connection.vacuum(PAGES_AT_ONCE);
        if (performance.now() >= endMs) break;
      }
      return before - connection.pragmaValue("freelist_count");
    },

    /** Changes something small: its commit shows whether the disk accepts writes. */
    touch({ value }: { value: string }): void {
      sql.touch.run({ value });
    },
  };
}

/** The conditions for the pushes that a pass expires or purges. */
export const DUE = {
  expire: `expired_at_ms IS NULL AND expires_at_ms <= $nowMs AND ${TIME_IS_TRUSTED}`,
  anonymous: "owner_id IS NULL AND expired_at_ms IS NOT NULL AND expired_at_ms < $beforeMs",
  owned: "owner_id IS NOT NULL AND expired_at_ms IS NOT NULL AND expired_at_ms < $beforeMs",
};

type Range = { limit: number; skip: number };

function prepare(connection: Connection) {
  return {
    due: connection.prepare<{ id: number }, Range & { nowMs: number }>(`
      SELECT id FROM pushes WHERE ${DUE.expire}
       ORDER BY expires_at_ms LIMIT $limit OFFSET $skip`),
    purgeableAnonymous: connection.prepare<{ id: number }, Range & { beforeMs: number }>(`
      SELECT id FROM pushes WHERE ${DUE.anonymous} LIMIT $limit OFFSET $skip`),
    purgeableOwned: connection.prepare<{ id: number }, Range & { beforeMs: number }>(`
      SELECT id FROM pushes WHERE ${DUE.owned} LIMIT $limit OFFSET $skip`),
    // begun: an earlier step has erased a part of the audit log, and added the push to the log of purges.
    toPurge: connection.prepare<{ expired_at_ms: number; entry_count: number; begun: number }>(`
      SELECT expired_at_ms, entry_count, last_entry_hash IS NULL AS begun FROM pushes WHERE id = $id`),
    newestEntries: connection.prepare<{ id: number; seq: number; before_id: number | null }>(`
      ${logOf("p.id = $id")} SELECT id, seq, before_id FROM log LIMIT $limit`),
    eraseEntry: connection.prepare(`DELETE FROM audit_entries WHERE id = $entryId`),
    cutLog: connection.prepare(`
      UPDATE pushes SET entry_count = $count, last_entry_id = $entryId, last_entry_hash = NULL WHERE id = $id`),
    remove: connection.prepare(`DELETE FROM pushes WHERE id = $id`),
    touch: connection.prepare(`INSERT OR REPLACE INTO meta (key, value) VALUES ('write_check', $value)`),
  };
}
