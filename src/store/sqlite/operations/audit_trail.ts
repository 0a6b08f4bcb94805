// Appends entries to a push's audit log and its hash chain.

import { type AuditKind, type ClientInfo, FIRST_LINK, MOST_ENTRIES, nextLink, shareOf } from "../../../model/audit.ts";
import { OTHERS_ENTRIES } from "../../sql/audit_trail.ts";
import type { Connection } from "../connection.ts";

/** The end of a push's audit log and its hash chain. The hash is null while the push is being purged. */
export interface LastEntry {
  entry_count: number;
  last_entry_id: number | null;
  last_entry_hash: Uint8Array | null;
}
/** The columns of a `LastEntry`, and the SET clause that writes them. */
export const LAST_ENTRY = "entry_count, last_entry_id, last_entry_hash";
export const SET_LAST_ENTRY =
  "entry_count = $entry_count, last_entry_id = $last_entry_id, last_entry_hash = $last_entry_hash";
export const NO_ENTRY: LastEntry = { entry_count: 0, last_entry_id: null, last_entry_hash: null };

export interface Visit {
  id: number;
  client: ClientInfo;
  nowMs: number;
}

export type AuditTrail = ReturnType<typeof auditTrail>;

export function auditTrail(connection: Connection) {
  const sql = prepare(connection);

  /** Appends an entry. @returns the new end of the log, which the caller must store in the row of the push */
  function append(pushId: number, last: LastEntry, kind: AuditKind, client: ClientInfo, atMs: number): LastEntry {
    const { ip, userAgent, referrer } = client;
    const { entry_count: count, last_entry_id: beforeId, last_entry_hash: before } = last;
    const entry = { pushId, seq: count + 1, kind, ip, userAgent, referrer, atMs, beforeId };
    const id = sql.insertAudit.insert(entry);
    return { entry_count: entry.seq, last_entry_id: id, last_entry_hash: nextLink(before ?? FIRST_LINK, entry) };
  }

  /** Appends an entry, and stores the new end of the log. */
  function audit(pushId: number, last: LastEntry, kind: AuditKind, client: ClientInfo, atMs: number): void {
    sql.setLastEntry.run({ id: pushId, ...append(pushId, last, kind, client, atMs) });
  }

  return {
    append,
    audit,

    /** Appends an entry that counts no view, if its share of the log has room. */
    auditUncounted({ id, client, nowMs }: Visit, kind: AuditKind): void {
      const share = shareOf(kind);
      const statement = share === "strangers" ? sql.countUncounted : sql.lastIfRoom;
      const last = statement.get({ id, most: share ? MOST_ENTRIES[share] : Number.MAX_SAFE_INTEGER });
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
      UPDATE pushes SET ${SET_LAST_ENTRY} WHERE id = $id`),
    countUncounted: connection.prepare<LastEntry>(`
      UPDATE pushes SET uncounted_entries = uncounted_entries + 1 WHERE id = $id AND uncounted_entries < $most
   RETURNING ${LAST_ENTRY}`),
    lastIfRoom: connection.prepare<LastEntry>(
      `SELECT ${LAST_ENTRY} FROM pushes WHERE id = $id AND ${OTHERS_ENTRIES} < $most`,
    ),
  };
}
