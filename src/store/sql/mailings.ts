// Mails that announce a push to its recipients. An order, its audit entry and its event are in one commit: the commit of the
// push, if it is ordered with one. So no crash loses an order. Addresses are personal data: they are deleted with the push, and
// with the account of its owner.

import { type ClientInfo, MAX_UNCOUNTED_ENTRIES } from "../../model/audit.ts";
import type { Mailing, MailOrder, MailOutcome } from "../../model/mailing.ts";
import { append } from "./audit_trail.ts";
import { all, camel, changed, type Offered, one, only, short, type Steps } from "./voice.ts";

export type MailingStore = Offered<typeof mailings>;

export const mailings = {
  reads: {
    find: (id: number) => one("SELECT * FROM mailings WHERE id = $id", { id }, toMailing),

    /** All mailings of a push, oldest first. */
    ofPush: (pushId: number) =>
      all("SELECT * FROM mailings WHERE push_id = $pushId ORDER BY seq", { pushId }, toMailing),
  },

  writes: {
    /** Orders mail for a push. @returns false if the push can no longer be opened, or if its log takes no more such entries */
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

    /** Records how a mailing has ended. */
    note: (id: number, { status, error, sent }: MailOutcome, nowMs: number) =>
      changed(
        "UPDATE mailings SET status = $status, error = $error, sent = $sent, proceeded_at_ms = $nowMs WHERE id = $id",
        { id, status, error, sent: sent.join(","), nowMs },
      ),
  },
};

const toMailing = camel(({ sent, ...row }: Omit<Mailing, "sent"> & { sent: string }): Mailing => ({
  ...row,
  sent: sent === "" ? [] : sent.split(","),
}));
