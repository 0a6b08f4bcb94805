// The writes of waits for held pushes: ask, decide, use up, forget. contract.ts says what each promises.

import type { ClientInfo } from "../../../model/audit.ts";
import { type Decision, placeAmong } from "../../../model/hold.ts";
import type { Asker, NewHold } from "../../contract.ts";
import type { Connection } from "../connection.ts";
import type { Erasure } from "../erasure.ts";
import { HOLD_COLUMNS, type HoldRow } from "../hold_rows.ts";
import { type Batch, BATCH_ROWS } from "../steps.ts";
import { type AuditTrail, LAST_ENTRY, type LastEntry, type Visit } from "./audit_trail.ts";
import type { Claim } from "./pushes.ts";

interface Parts {
  erasure: Erasure;
  trail: AuditTrail;
  claimView: (claim: Claim, asker: Asker) => number | "asker-gone" | null;
}

export function holdOperations(connection: Connection, { erasure, trail, claimView }: Parts) {
  const sql = prepare(connection);

  return {
    askHold({ wait, client, nowMs }: { wait: NewHold; client: ClientInfo; nowMs: number }): HoldRow | "full" | null {
      const { pushId, waiter, id, words, expiresAtMs } = wait;
      erasure.expireIfDue(pushId, nowMs);
      if (!sql.isOpen.get({ pushId })) return null;
      const known = waiter && sql.ofWaiter.get({ pushId, waiter, nowMs });
      if (known) return known;
      const { ip, userAgent } = client;
      const ends = placeAmong(sql.waiting.all({ pushId, nowMs }), ip);
      if (ends === "full") return "full";
      if (ends !== null) sql.end.run({ id: ends });
      sql.insert.run({ id, pushId, waiter, words, ip, userAgent, nowMs, expiresAtMs });
      trail.auditUncounted({ id: pushId, client, nowMs }, "hold_asked");
      return sql.find.get({ id, pushId });
    },

    decideHold({
      id: pushId,
      holdId: id,
      decision,
      freezes,
      timeoutMs,
      client,
      nowMs,
    }: Visit & { holdId: string; decision: Decision; freezes: boolean; timeoutMs: number }): HoldRow | null {
      erasure.expireIfDue(pushId, nowMs);
      const untilMs = decision === "released" ? nowMs + timeoutMs : null;
      const decided = sql.isOpen.get({ pushId }) && sql.decide.run({ id, pushId, decision, untilMs, nowMs }) > 0;
      if (decided) {
        const last = sql.noteDecision.get({ pushId, freezes: Number(freezes) });
        if (last) trail.audit(pushId, last, `hold_${decision}`, client, nowMs);
      }
      return sql.find.get({ id, pushId });
    },

    /** @returns how many views are counted now, or null where none was left */
    claimHeldView(claim: Claim & { holdId: string }, asker: Asker): number | "asker-gone" | "not-released" | null {
      if (asker.aborted) return "asker-gone";
      const { id: pushId, holdId, nowMs } = claim;
      if (!sql.isReleased.get({ pushId, holdId, nowMs })) return "not-released";
      const counted = claimView(claim, asker);
      if (typeof counted === "number") sql.useUp.run({ holdId });
      return counted;
    },

    /** One step: forgets waits that have been over for long. */
    forgetHolds({ beforeMs }: { beforeMs: number }): Batch {
      const done = sql.forget.run({ beforeMs, limit: BATCH_ROWS });
      return { done, more: done === BATCH_ROWS };
    },
  };
}

function prepare(connection: Connection) {
  return {
    isOpen: connection.prepare<{ id: number }>(
      `SELECT id FROM pushes WHERE id = $pushId AND expired_at_ms IS NULL AND frozen = 0`,
    ),
    find: connection.prepare<HoldRow>(`SELECT ${HOLD_COLUMNS} FROM holds h WHERE h.id = $id AND h.push_id = $pushId`),
    ofWaiter: connection.prepare<HoldRow>(`
      SELECT ${HOLD_COLUMNS} FROM holds h
       WHERE h.push_id = $pushId AND h.waiter = $waiter AND h.state IN ('waiting', 'released')
         AND h.expires_at_ms > $nowMs`),
    waiting: connection.prepare<{ id: string; ip: string }>(`
      SELECT id, ip FROM holds WHERE push_id = $pushId AND state = 'waiting' AND expires_at_ms > $nowMs
       ORDER BY asked_at_ms, id`),
    end: connection.prepare(`UPDATE holds SET state = 'ended' WHERE id = $id`),
    insert: connection.prepare(`
      INSERT INTO holds (id, push_id, waiter, words, ip, user_agent, asked_at_ms, expires_at_ms, state)
      VALUES ($id, $pushId, $waiter, $words, $ip, $userAgent, $nowMs, $expiresAtMs, 'waiting')`),
    isReleased: connection.prepare<{ id: string }>(`
      SELECT id FROM holds
       WHERE id = $holdId AND push_id = $pushId AND state = 'released' AND expires_at_ms > $nowMs`),
    useUp: connection.prepare(`UPDATE holds SET state = 'used' WHERE id = $holdId`),
    decide: connection.prepare(`
      UPDATE holds SET state = $decision, expires_at_ms = coalesce($untilMs, expires_at_ms)
       WHERE id = $id AND push_id = $pushId AND state = 'waiting' AND expires_at_ms > $nowMs`),
    noteDecision: connection.prepare<LastEntry>(`
      UPDATE pushes SET frozen = max(frozen, $freezes) WHERE id = $pushId
   RETURNING ${LAST_ENTRY}`),
    forget: connection.prepare(`
      DELETE FROM holds WHERE id IN (SELECT id FROM holds WHERE expires_at_ms < $beforeMs LIMIT $limit)`),
  };
}
