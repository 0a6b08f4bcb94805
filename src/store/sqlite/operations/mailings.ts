// The writes of mails that tell people of a push. An order is a row, an audit entry and an event.

import { MAX_UNCOUNTED_ENTRIES } from "../../../model/audit.ts";
import type { MailOrder, MailOutcome } from "../../../model/mailing.ts";
import type { Connection } from "../connection.ts";
import type { Erasure } from "../erasure.ts";
import { type AuditTrail, LAST_ENTRY, type LastEntry, type Visit } from "./audit_trail.ts";

export type OrderMail = (visit: Visit & { order: MailOrder }) => boolean;

export function mailingOperations(connection: Connection, erasure: Erasure, trail: AuditTrail) {
  const sql = prepare(connection);
  return {
    orderMail({ id, order, client, nowMs }: Visit & { order: MailOrder }): boolean {
      erasure.expireIfDue(id, nowMs);
      const last = sql.mayOrder.get({ id, max: MAX_UNCOUNTED_ENTRIES });
      if (!last) return false;
      trail.audit(id, last, "creation_email_send", client, nowMs);
      const mailing = sql.insert.insert({ id, seq: last.entry_count + 1, ...order });
      const { ip, userAgent } = client;
      sql.tell.run({ id, ip, userAgent, nowMs, detail: JSON.stringify({ mailing }) });
      return true;
    },

    noteMail({ id, status, error, sent, nowMs }: MailOutcome & { id: number; nowMs: number }): void {
      sql.note.run({ id, status, error, sent: sent.join(","), nowMs });
    },
  };
}

function prepare(connection: Connection) {
  return {
    mayOrder: connection.prepare<LastEntry>(`
      UPDATE pushes SET uncounted_entries = uncounted_entries + 1
       WHERE id = $id AND expired_at_ms IS NULL AND uncounted_entries < $max
   RETURNING ${LAST_ENTRY}`),
    insert: connection.prepare(`
      INSERT INTO mailings (push_id, seq, recipients, locale, status) VALUES ($id, $seq, $recipients, $locale, 'pending')`),
    tell: connection.prepare(`
      INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
      SELECT 'mail.send', p.id, p.owner_id, $ip, $userAgent, $nowMs, $detail FROM pushes p WHERE p.id = $id`),
    note: connection.prepare(`
      UPDATE mailings SET status = $status, error = $error, sent = $sent, proceeded_at_ms = $nowMs WHERE id = $id`),
  };
}
