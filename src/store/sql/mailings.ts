// Mails that tell people of a push. An order, its audit entry and its event stand in one commit, that of the push if it comes
// with one; so no crash loses it. Addresses are personal data: they are gone with the push, and with the account of its owner.

import { type ClientInfo, MAX_UNCOUNTED_ENTRIES } from "../../model/audit.ts";
import type { Mailing, MailOrder, MailOutcome } from "../../model/mailing.ts";
import { append } from "./audit_trail.ts";
import { all, changed, type Offered, one, only, short, type Steps } from "./voice.ts";

export type MailingStore = Offered<typeof mailings>;

export const mailings = {
  reads: {
    find: (id: number) => one("SELECT * FROM mailings WHERE id = $id", { id }, toMailing),

    /** All of a push, oldest first. */
    ofPush: (pushId: number) =>
      all("SELECT * FROM mailings WHERE push_id = $pushId ORDER BY seq", { pushId }, toMailing),
  },

  writes: {
    /** Orders mail for a push. @returns whether the push can still be opened, and its log still takes such entries */
    order: short(function* order(pushId: number, order: MailOrder, client: ClientInfo, nowMs: number): Steps<boolean> {
      const atMs = yield* one(
        `UPDATE pushes SET uncounted_entries = uncounted_entries + 1
          WHERE id = $pushId AND expired_at_ms IS NULL AND expires_at_ms > decided($nowMs) AND uncounted_entries < $most
         RETURNING decided($nowMs) AS decided_ms`,
        { pushId, nowMs, most: MAX_UNCOUNTED_ENTRIES },
        (row: { decided_ms: number }) => row.decided_ms,
      );
      if (atMs === null) return false;
      const seq = yield* append("creation_email_send", { pushId, client, atMs });
      const mailing = yield* only(
        `INSERT INTO mailings (push_id, seq, recipients, locale, status)
         VALUES ($pushId, $seq, $recipients, $locale, 'pending') RETURNING id`,
        { pushId, seq, ...order },
        (row: { id: number }) => row.id,
      );
      const { ip, userAgent } = client;
      yield* changed(
        `INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
         SELECT 'mail.send', id, owner_id, $ip, $userAgent, $atMs, $detail FROM pushes WHERE id = $pushId`,
        { pushId, ip, userAgent, atMs, detail: JSON.stringify({ mailing }) },
      );
      return true;
    }),

    note: (id: number, { status, error, sent }: MailOutcome, nowMs: number) =>
      changed(
        "UPDATE mailings SET status = $status, error = $error, sent = $sent, proceeded_at_ms = $nowMs WHERE id = $id",
        { id, status, error, sent: sent.join(","), nowMs },
      ),
  },
};

interface MailingRow {
  id: number;
  push_id: number;
  seq: number;
  recipients: string;
  locale: string | null;
  status: Mailing["status"];
  error: string | null;
  sent: string;
  proceeded_at_ms: number | null;
}

const toMailing = (row: MailingRow): Mailing => ({
  id: row.id,
  pushId: row.push_id,
  seq: row.seq,
  recipients: row.recipients,
  locale: row.locale,
  status: row.status,
  error: row.error,
  sent: row.sent === "" ? [] : row.sent.split(","),
  proceededAtMs: row.proceeded_at_ms,
});
