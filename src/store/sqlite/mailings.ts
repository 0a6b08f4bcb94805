// Mails that tell people of a push: finding, and the door to their writes (operations/mailings.ts).

import type { ClientInfo } from "../../model/audit.ts";
import type { Mailing, MailOrder, MailOutcome } from "../../model/mailing.ts";
import { type MailingRow, type MailingStore, toMailing } from "../mailings.ts";
import type { StoreDb } from "./operations/index.ts";

export class SqliteMailings implements MailingStore {
  readonly #db: StoreDb;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: StoreDb) {
    this.#db = db;
    this.#sql = prepare(db);
  }

  order(id: number, order: MailOrder, client: ClientInfo, nowMs: number): Promise<boolean> {
    return this.#db.write("orderMail", { id, order, client, nowMs });
  }

  async find(id: number): Promise<Mailing | null> {
    const row = this.#sql.find.get({ id });
    return row && toMailing(row);
  }

  async ofPush(pushId: number): Promise<Mailing[]> {
    return this.#sql.ofPush.all({ pushId }).map(toMailing);
  }

  note(id: number, outcome: MailOutcome, nowMs: number): Promise<void> {
    return this.#db.write("noteMail", { id, ...outcome, nowMs });
  }
}

function prepare(db: StoreDb) {
  return {
    find: db.prepare<MailingRow>(`SELECT * FROM mailings WHERE id = $id`),
    ofPush: db.prepare<MailingRow>(`SELECT * FROM mailings WHERE push_id = $pushId ORDER BY seq`),
  };
}
