// Writes entries at the end of a push's audit log and its hash chain. Every operation that logs does it through here.

import { type AuditKind, type ClientInfo, FIRST_LINK, MAX_UNCOUNTED_ENTRIES, nextLink } from "../../../model/audit.ts";
import type { Connection } from "../connection.ts";

/** Where a push's audit log and its hash chain end. The hash is null while the push is being purged. */
export interface LastEntry {
  entry_count: number;
  last_entry_id: number | null;
  last_entry_hash: Uint8Array | null;
}
/** The columns of a `LastEntry`. */
export const LAST_ENTRY = "entry_count, last_entry_id, last_entry_hash";
export const NO_ENTRY: LastEntry = { entry_count: 0, last_entry_id: null, last_entry_hash: null };

/** What an audit entry says besides its kind. */
export interface Visit {
  id: number;
  client: ClientInfo;
  nowMs: number;
}

export type AuditTrail = ReturnType<typeof auditTrail>;

export function auditTrail(connection: Connection) {
  const sql = prepare(connection);

  function audit(pushId: number, last: LastEntry, kind: AuditKind, client: ClientInfo, atMs: number): void {
    const { ip, userAgent, referrer } = client;
    const entry = { pushId, seq: last.entry_count + 1, kind, ip, userAgent, referrer, atMs };
    const entryId = sql.insertAudit.insert({ ...entry, beforeId: last.last_entry_id });
    const hash = nextLink(last.last_entry_hash ?? FIRST_LINK, entry);
    sql.setLastEntry.run({ id: pushId, count: entry.seq, entryId, hash });
  }

  return {
    audit,

    /** An entry that counts no view, up to a limit for each push. */
    auditUncounted({ id, client, nowMs }: Visit, kind: AuditKind): void {
      const last = sql.countUncounted.get({ id, max: MAX_UNCOUNTED_ENTRIES });
      if (last) audit(id, last, kind, client, nowMs);
    },

    lastEntry: (id: number): LastEntry => sql.lastEntry.get({ id }) ?? NO_ENTRY,
  };
}

function prepare(connection: Connection) {
  return {
    insertAudit: connection.prepare(`
      INSERT INTO audit_entries (push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
      VALUES ($pushId, $seq, $beforeId, $kind, $ip, $userAgent, $referrer, $atMs)`),
    lastEntry: connection.prepare<LastEntry>(`SELECT ${LAST_ENTRY} FROM pushes WHERE id = $id`),
    setLastEntry: connection.prepare(`
      UPDATE pushes SET entry_count = $count, last_entry_id = $entryId, last_entry_hash = $hash WHERE id = $id`),
    countUncounted: connection.prepare<LastEntry>(`
      UPDATE pushes SET uncounted_entries = uncounted_entries + 1 WHERE id = $id AND uncounted_entries < $max
   RETURNING ${LAST_ENTRY}`),
  };
}
