// What an engine of the store promises of mails that tell people of a push. An order, its audit entry and its event stand in
// one commit, that of the push where it comes with one; so no crash loses it. Addresses are personal data: they are gone
// with the push, and with the account of its owner.

import type { ClientInfo } from "../model/audit.ts";
import type { Mailing, MailOrder, MailOutcome } from "../model/mailing.ts";

export interface MailingStore {
  /** Orders mail for a push. @returns whether the push can still be opened, and its log still takes such entries */
  order(pushId: number, order: MailOrder, client: ClientInfo, nowMs: number): Promise<boolean>;

  find(id: number): Promise<Mailing | null>;

  /** All of a push, oldest first. */
  ofPush(pushId: number): Promise<Mailing[]>;

  note(id: number, outcome: MailOutcome, nowMs: number): Promise<void>;
}

export type MailingRow = {
  id: number;
  push_id: number;
  seq: number;
  recipients: string;
  locale: string | null;
  status: Mailing["status"];
  error: string | null;
  sent: string;
  proceeded_at_ms: number | null;
};

export const toMailing = (row: MailingRow): Mailing => ({
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
