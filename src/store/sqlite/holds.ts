// Waits for held pushes: finding and listing, and the door to their writes (operations/holds.ts).

import type { ClientInfo } from "../../model/audit.ts";
import type { Hold } from "../../model/hold.ts";
import type { PushRecord } from "../../model/push.ts";
import type { HoldStore, NewHold } from "../contract.ts";
import { HOLD_COLUMNS, type HoldRow, toHold } from "./hold_rows.ts";
import type { StoreDb } from "./operations/index.ts";
import { COLUMNS, type PushRow, toRecord } from "./push_columns.ts";

export class SqliteHolds implements HoldStore {
  readonly #db: StoreDb;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: StoreDb) {
    this.#db = db;
    this.#sql = prepare(db);
  }

  async ask(wait: NewHold, client: ClientInfo, nowMs: number): Promise<Hold | "full" | null> {
    const asked = await this.#db.write("askHold", { wait, client, nowMs });
    return asked === null || asked === "full" ? asked : toHold(asked);
  }

  async find(pushId: number, id: string): Promise<Hold | null> {
    const row = this.#sql.find.get({ pushId, id });
    return row && toHold(row);
  }

  async decide(
    pushId: number,
    id: string,
    choice: Parameters<HoldStore["decide"]>[2],
    client: ClientInfo,
    nowMs: number,
  ): Promise<Hold | null> {
    const row = await this.#db.write("decideHold", { id: pushId, holdId: id, ...choice, client, nowMs });
    return row && toHold(row);
  }

  async list(pushId: number, limit: number): Promise<Hold[]> {
    return this.#sql.list.all({ pushId, limit }).map(toHold);
  }

  async waitingFor(ownerId: number, nowMs: number, limit: number): Promise<Hold[]> {
    return this.#sql.waitingFor.all({ ownerId, nowMs, limit }).map(toHold);
  }

  async countWaiting(pushIds: readonly number[], nowMs: number): Promise<Map<number, number>> {
    const rows = this.#sql.countWaiting.all({ ids: JSON.stringify(pushIds), nowMs });
    return new Map(rows.map(({ push_id, n }) => [push_id, n]));
  }

  async look(ids: readonly string[]): Promise<Array<{ hold: Hold; push: PushRecord }>> {
    const rows = this.#sql.look.all({ ids: JSON.stringify(ids) });
    return rows.map((row) => ({
      hold: toHold({ ...row, id: row.hold_id, expires_at_ms: row.hold_ends_ms }),
      push: toRecord(row),
    }));
  }
}

type LookedRow = PushRow & Omit<HoldRow, "id" | "expires_at_ms"> & { hold_id: string; hold_ends_ms: number };

function prepare(db: StoreDb) {
  return {
    find: db.prepare<HoldRow>(`SELECT ${HOLD_COLUMNS} FROM holds h WHERE h.id = $id AND h.push_id = $pushId`),
    list: db.prepare<HoldRow>(`
      SELECT ${HOLD_COLUMNS} FROM holds h WHERE h.push_id = $pushId ORDER BY h.asked_at_ms DESC, h.id LIMIT $limit`),
    waitingFor: db.prepare<HoldRow>(`
      SELECT ${HOLD_COLUMNS} FROM holds h JOIN pushes p ON p.id = h.push_id
       WHERE h.expires_at_ms > $nowMs AND h.state = 'waiting' AND p.owner_id = $ownerId
         AND p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs
       ORDER BY h.asked_at_ms, h.id LIMIT $limit`),
    countWaiting: db.prepare<{ push_id: number; n: number }>(`
      SELECT push_id, count(*) AS n FROM holds
       WHERE push_id IN (SELECT value FROM json_each($ids)) AND state = 'waiting' AND expires_at_ms > $nowMs
       GROUP BY push_id`),
    look: db.prepare<LookedRow>(`
      SELECT ${COLUMNS}, h.id AS hold_id, h.expires_at_ms AS hold_ends_ms,
             h.push_id, h.waiter, h.words, h.ip, h.user_agent, h.asked_at_ms, h.state
        FROM holds h JOIN pushes p ON p.id = h.push_id
       WHERE h.id IN (SELECT value FROM json_each($ids))`),
  };
}
