// Mails that announce a push to its recipients. An order, its audit entry and its event are in one commit, so that no crash loses an order. If a
// new push orders a mailing, this is the commit of the push. Addresses are personal data: they are deleted with the push, and also with the
// account of its owner.

import type { ClientInfo } from "../../model/audit.ts";
import { type Mailing, type MailOrder, type MailOutcome, signOfReturn } from "../../model/mailing.ts";
import { append, logOf } from "./audit_trail.ts";
import { all, any, camel, changed, lockPush, type Offered, one, only, short, type Steps } from "./voice.ts";

export type MailingStore = Offered<typeof mailings>;

export const mailings = {
  reads: {
    find: (id: number) => one("SELECT * FROM mailings WHERE id = $id", { id }, toMailing),

    /** All mailings of a push, oldest first. */
    ofPush: (pushId: number) =>
      all("SELECT * FROM mailings WHERE push_id = $pushId ORDER BY seq", { pushId }, toMailing),
  },

  writes: {
    /** Orders a mailing for a push. @returns false if the push can no longer be opened */
    order: short(function* order(pushId: number, order: MailOrder, client: ClientInfo, nowMs: number): Steps<boolean> {
      yield* lockPush(pushId);
      const atMs = yield* one(
        `SELECT decided($nowMs) AS decided_ms FROM pushes
          WHERE id = $pushId AND expired_at_ms IS NULL AND expires_at_ms > decided($nowMs)`,
        { pushId, nowMs },
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

    /**
     * Records in the push's log that the mail to a recipient came back, but only once for each recipient.
     * @param place the recipient's place in the mailing, from 0
     * @returns null if the mailing is gone
     */
    comeBack: short(function* comeBack(
      id: number,
      place: number,
      status: string,
      nowMs: number,
    ): Steps<"noted" | "known" | null> {
      const sql = "SELECT push_id, seq FROM mailings WHERE id = $id";
      const mailing = yield* one<{ pushId: number; seq: number }>(sql, { id });
      if (!mailing) return null;
      const { pushId, seq } = mailing;
      yield* lockPush(pushId);
      const sign = signOfReturn(seq, place);
      const isKnown = yield* any(
        `${logOf("p.id = $pushId")} SELECT 1 AS n FROM log WHERE kind = 'mail_returned' AND strpos(referrer, $sign) = 1`,
        { pushId, sign },
      );
      if (isKnown) return "known";
      const { atMs } = yield* only<{ atMs: number }>("SELECT decided($nowMs) AS at_ms", { nowMs });
      const client = { ip: "", userAgent: "", referrer: signOfReturn(seq, place, status) };
      yield* append("mail_returned", { pushId, client, atMs });
      return "noted";
    }),

    /** Records the result of a mailing. */
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
