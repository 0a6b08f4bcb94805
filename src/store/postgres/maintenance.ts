// The background pass over the database, which every node runs. While a node does a step, the others skip it.

import { JUMP_MS } from "../../base/clock.ts";
import { ENDED_KEPT_MS } from "../../model/hold.ts";
import type { HoldStore, Maintenance } from "../contract.ts";
import { forgetOldAttempts } from "./attempts.ts";
import type { Connection, Query } from "./connection.ts";
import type { Damages } from "./damages.ts";
import type { Epochs } from "./epochs.ts";
import type { Nodes } from "./nodes.ts";
import { numbers } from "./parameters.ts";
import type { PurgedPush } from "../purges.ts";
import { addPurges, lockPurgeLog } from "../sql/purge_log.ts";
import type { Speak } from "./run.ts";

const EXPIRE_ROWS = 500;
const PURGE_ROWS = 200;
/** A step deletes about this many entries, because an audit log can be long. */
const PURGE_ENTRIES = 5_000;

interface Parts {
  damages: Damages;
  speak: Speak;
  epochs: Epochs;
  nodes: Nodes;
  holds: Pick<HoldStore, "forget">;
  /** Whether the times that callers pass replace the database's clock. */
  testClock: boolean;
}

export function postgresMaintenance(db: Connection, parts: Parts): Maintenance {
  const { damages, speak, epochs, nodes, holds, testClock } = parts;

  const expireSome = async (atMs: number): Promise<Step> => {
    const [row] = await db.change<{ done: number | null }>("SELECT expire_due_1($1::int, $2::bigint)::float8 AS done", [
      EXPIRE_ROWS,
      atMs,
    ]);
    return { done: row?.done ?? 0, more: row?.done === EXPIRE_ROWS };
  };

  const purgeSome = (owned: boolean, beforeMs: number, nowMs: number): Promise<Step> =>
    db.transaction(async (query) => {
      const log = await speak(query, lockPurgeLog());
      // Another node is doing this step.
      if (!log) return { done: 0, more: false };
      const purged = await purgeable(query, owned, beforeMs);
      await speak(query, addPurges(log, purged, nowMs));
      const ids = numbers(purged.map(({ id }) => id));
      if (purged.length > 0) {
        await query(ERASE_LOGS, [ids]);
        await query("DELETE FROM pushes WHERE id = ANY ($1::bigint[])", [ids]);
      }
      return { done: purged.length, more: purged.length > 0 };
    });

  return {
    get isDamaged() {
      return damages.any;
    },

    async sizes() {
      const [row] = await db.read<{ bytes: number }>(
        `SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8 AS bytes
           FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'`,
      );
      return { databaseBytes: row?.bytes ?? 0, logBytes: 0 };
    },

    refuseWrites: (refusal) => db.refuseChanges(refusal),

    async maintain({ nowMs, purgeAnonymousBeforeMs, purgeOwnedBeforeMs }, stop) {
      const atMs = testClock ? nowMs : await rememberTime(db);
      if (atMs === null) return { expired: 0, purged: 0 };
      await forgetOldAttempts(db, atMs);
      await inSteps(() => holds.forget(nowMs - ENDED_KEPT_MS), stop);
      const expired = await inSteps(() => expireSome(atMs), stop);
      let purged = 0;
      for (const [owned, beforeMs] of [
        [false, purgeAnonymousBeforeMs],
        [true, purgeOwnedBeforeMs],
      ] as const) {
        if (beforeMs !== null) purged += await inSteps(() => purgeSome(owned, beforeMs, nowMs), stop);
      }
      return { expired, purged };
    },

    async renewKeys(nowMs, stop) {
      // A new epoch key is sealed under the master key that this node has, so this must be the current one.
      await nodes.makeSure();
      await epochs.maintain(testClock ? nowMs : null, stop);
    },
  };
}

/**
 * Stores the database's time: after a failover to a server whose clock is behind, time continues from the stored time.
 * @returns the database's time; null if its clock is far ahead of the last known time: this node may not have noticed that yet
 */
async function rememberTime(db: Connection): Promise<number | null> {
  const [row] = await db.change<{ now: number }>(
    `INSERT INTO meta AS m (key, value)
     SELECT 'latest_ms', t.now_ms::text FROM (SELECT decided_ms_1(NULL) AS now_ms) t
      WHERE NOT EXISTS (SELECT FROM meta k WHERE k.key = 'known_time' AND k.value::bigint < t.now_ms - $1::bigint)
     ON CONFLICT (key) DO UPDATE SET value = greatest(m.value::bigint, excluded.value::bigint)::text
     RETURNING m.value::float8 AS now`,
    [JUMP_MS],
  );
  return row?.now ?? null;
}

async function purgeable(query: Query, owned: boolean, beforeMs: number): Promise<PurgedPush[]> {
  const rows = await query<PurgedPush>(
    // Waits for requests that are adding entries to these logs, and locks rows in the same order as every batch. If this skipped locked pushes,
    // a push that is requested again and again would stay.
    `SELECT id::float8 AS id, expired_at_ms::float8 AS "expiredAtMs", entry_count AS "entryCount" FROM pushes
      WHERE id = ANY (ARRAY (
              SELECT id FROM pushes
               WHERE owner_id IS ${owned ? "NOT NULL" : "NULL"} AND expired_at_ms IS NOT NULL AND expired_at_ms < $1::bigint
               LIMIT $2::int))
      ORDER BY pushes.id FOR UPDATE`,
    [beforeMs, PURGE_ROWS],
  );
  let entries = 0;
  const fitting = rows.findIndex(({ entryCount }) => (entries += entryCount) > PURGE_ENTRIES);
  return rows.slice(0, fitting === -1 ? rows.length : Math.max(1, fitting));
}

interface Step {
  done: number;
  more: boolean;
}

async function inSteps(step: () => Promise<Step>, stop?: AbortSignal): Promise<number> {
  for (let total = 0; ;) {
    if (stop?.aborted) return total;
    const { done, more } = await step();
    total += done;
    if (!more) return total;
  }
}

const ERASE_LOGS = `
  WITH RECURSIVE log AS (
    SELECT e.id, e.before_id, e.seq FROM pushes p JOIN audit_entries e ON e.id = p.last_entry_id
     WHERE p.id = ANY ($1::bigint[])
    UNION ALL
    SELECT e.id, e.before_id, e.seq FROM log JOIN audit_entries e ON e.id = log.before_id AND e.seq < log.seq
  )
  DELETE FROM audit_entries a USING log WHERE a.id = log.id`;
