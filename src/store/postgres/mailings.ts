// Mails that tell people of a push, in PostgreSQL.

import { type ClientInfo, MAX_UNCOUNTED_ENTRIES } from "../../model/audit.ts";
import type { Mailing, MailOrder, MailOutcome } from "../../model/mailing.ts";
import { type MailingRow, type MailingStore, toMailing } from "../mailings.ts";
import type { Connection, Query } from "./connection.ts";
import { clean, cleanClient, linkText, type Parameter } from "./parameters.ts";

export class PostgresMailings implements MailingStore {
  readonly #db: Connection;
  readonly #testClock: boolean;

  constructor(db: Connection, testClock: boolean) {
    this.#db = db;
    this.#testClock = testClock;
  }

  async order(pushId: number, order: MailOrder, client: ClientInfo, nowMs: number): Promise<boolean> {
    const givenMs = this.#testClock ? nowMs : null;
    const [row] = await this.#db.change<{ id: number | null }>(ORDER, parametersOf(pushId, order, client, givenMs));
    return (row?.id ?? null) !== null;
  }

  async find(id: number): Promise<Mailing | null> {
    const [row] = await this.#db.read<MailingRow>(`SELECT ${COLUMNS} FROM mailings m WHERE m.id = $1::bigint`, [id]);
    if (row && row.id !== id) throw this.#db.misrouted("a mail");
    return row ? toMailing(row) : null;
  }

  async ofPush(pushId: number): Promise<Mailing[]> {
    const rows = await this.#db.read<MailingRow>(
      `SELECT ${COLUMNS} FROM mailings m WHERE m.push_id = $1::bigint ORDER BY m.seq`,
      [pushId],
    );
    if (rows.some((row) => row.push_id !== pushId)) throw this.#db.misrouted("mails");
    return rows.map(toMailing);
  }

  async note(id: number, { status, error, sent }: MailOutcome, nowMs: number): Promise<void> {
    await this.#db.change(
      `UPDATE mailings SET status = $2, error = $3, sent = $4, proceeded_at_ms = $5::bigint WHERE id = $1::bigint`,
      [id, status, error && clean(error), sent.join(","), nowMs],
    );
  }
}

/** Within the transaction that creates the push. */
export async function orderMail(
  query: Query,
  pushId: number,
  order: MailOrder,
  client: ClientInfo,
  givenMs: number | null,
): Promise<void> {
  await query(ORDER, parametersOf(pushId, order, client, givenMs));
}

function parametersOf(pushId: number, order: MailOrder, client: ClientInfo, givenMs: number | null): Parameter[] {
  const { ip, userAgent, referrer } = cleanClient(client);
  const link = linkText("creation_email_send", { ip, userAgent, referrer });
  return [pushId, clean(order.recipients), order.locale, ip, userAgent, referrer, link, MAX_UNCOUNTED_ENTRIES, givenMs];
}

const COLUMNS = `m.id::float8 AS id, m.push_id::float8 AS push_id, m.seq, m.recipients, m.locale, m.status, m.error, m.sent,
  m.proceeded_at_ms::float8 AS proceeded_at_ms`;

const ORDER = `
  SELECT order_mail_1($1::bigint, $2, $3, $4, $5, $6, $7, $8::int, $9::bigint)::float8 AS id`;
