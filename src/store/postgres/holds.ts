// Waits for held pushes in PostgreSQL. What changes one is a function of the database (hold_functions.ts): one statement,
// one transaction.

import { sameBytes } from "../../base/crypto.ts";
import { type ClientInfo, MAX_UNCOUNTED_ENTRIES } from "../../model/audit.ts";
import { ENDED_KEPT_MS, type Hold, placeAmong, type StoredState } from "../../model/hold.ts";
import { afterView, type PushRecord } from "../../model/push.ts";
import type { HoldStore, NewHold } from "../contract.ts";
import type { Connection } from "./connection.ts";
import { UNCONFIRMED } from "./faults.ts";
import { cleanClient, linkText, numbers, texts } from "./parameters.ts";
import { COLUMNS, type PushRow, toRecord } from "./push_columns.ts";

interface HoldRow {
  hold_id: string;
  push_id: number;
  waiter: Uint8Array | null;
  words: string;
  ip: string;
  user_agent: string;
  asked_at_ms: number;
  ends_ms: number;
  state: StoredState;
}

const HOLD_COLUMNS = `h.id AS hold_id, h.push_id::float8 AS push_id, h.waiter, h.words, h.ip, h.user_agent,
         h.asked_at_ms::float8 AS asked_at_ms, h.expires_at_ms::float8 AS ends_ms, h.state`;

const toHold = (row: HoldRow): Hold => ({
  id: row.hold_id,
  pushId: row.push_id,
  waiter: row.waiter && new Uint8Array(row.waiter),
  words: row.words,
  ip: row.ip,
  userAgent: row.user_agent,
  askedAtMs: row.asked_at_ms,
  expiresAtMs: row.ends_ms,
  stored: row.state,
});

export class PostgresHolds implements HoldStore {
  readonly #db: Connection;
  readonly #testClock: boolean;

  /** @param testClock whether the moments that callers pass decide, in place of the database's clock */
  constructor(db: Connection, testClock: boolean) {
    this.#db = db;
    this.#testClock = testClock;
  }

  // Rare enough for several statements, so that the rule of `placeAmong` is written once.
  async ask(wait: NewHold, client: ClientInfo, nowMs: number): Promise<Hold | "full" | null> {
    const { ip, userAgent, referrer } = cleanClient(client);
    const { pushId, id, waiter, words } = wait;
    const given = this.#given(nowMs);
    const asked = await this.#db.transaction(async (query) => {
      const [push] = await query<{ id: number; open: boolean; now_ms: number }>(
        `SELECT $1::float8 AS id, lock_open_push_1($1::bigint, now_ms) AS open, now_ms::float8 AS now_ms
           FROM (SELECT decided_ms_1($2::bigint) AS now_ms) decided`,
        [pushId, given],
      );
      if (!push || push.id !== pushId) throw this.#db.misrouted("a push");
      if (!push.open) return null;
      const rows = await query<HoldRow>(
        `SELECT ${HOLD_COLUMNS} FROM holds h
          WHERE h.push_id = $1::bigint AND h.state IN ('waiting', 'released') AND h.expires_at_ms > $2::bigint
          ORDER BY h.asked_at_ms, h.id`,
        [pushId, push.now_ms],
      );
      if (rows.some(({ push_id }) => push_id !== pushId)) throw this.#db.misrouted("waits");
      const holds = rows.map(toHold);
      const known = waiter && holds.find((hold) => hold.waiter !== null && sameBytes(hold.waiter, waiter));
      if (known) return known.id;
      const ends = placeAmong(
        holds.filter(({ stored }) => stored === "waiting"),
        ip,
      );
      if (ends === "full") return { isFull: true };
      if (ends !== null) await query("UPDATE holds SET state = 'ended' WHERE id = $1", [ends]);
      await query(
        `INSERT INTO holds (id, push_id, waiter, words, ip, user_agent, asked_at_ms, expires_at_ms, state)
         VALUES ($1, $2::bigint, $3::bytea, $4, $5, $6, $7::bigint, $8::bigint, 'waiting')`,
        [id, pushId, waiter, words, ip, userAgent, push.now_ms, push.now_ms + wait.expiresAtMs - nowMs],
      );
      await query(
        `SELECT log_batch_1(ARRAY[$1::bigint], ARRAY['hold_asked'], ARRAY[$2], ARRAY[$3], ARRAY[$4], ARRAY[$5], $6::int,
                            $7::bigint)`,
        [
          pushId,
          ip,
          userAgent,
          referrer,
          linkText("hold_asked", { ip, userAgent, referrer }),
          MAX_UNCOUNTED_ENTRIES,
          given,
        ],
      );
      return id;
    });
    if (asked === null) return null;
    return typeof asked === "string" ? this.find(pushId, asked) : "full";
  }

  async find(pushId: number, id: string): Promise<Hold | null> {
    const [row] = await this.#db.read<HoldRow>(
      `SELECT ${HOLD_COLUMNS} FROM holds h WHERE h.id = $1 AND h.push_id = $2::bigint`,
      [id, pushId],
    );
    if (row && (row.hold_id !== id || row.push_id !== pushId)) throw this.#db.misrouted("a wait");
    return row ? toHold(row) : null;
  }

  async decide(
    pushId: number,
    id: string,
    { decision, freezes, timeoutMs }: Parameters<HoldStore["decide"]>[2],
    client: ClientInfo,
    nowMs: number,
  ): Promise<Hold | null> {
    const { ip, userAgent, referrer } = cleanClient(client);
    const text = linkText(`hold_${decision}`, { ip, userAgent, referrer });
    await this.#db.change(
      `SELECT decide_hold_1($1::bigint, $2, $3, $4::boolean, $5::bigint, $6, $7, $8, $9, $10::bigint)`,
      [pushId, id, decision, freezes, timeoutMs, ip, userAgent, referrer, text, this.#given(nowMs)],
    );
    return this.find(pushId, id);
  }

  async list(pushId: number, limit: number): Promise<Hold[]> {
    const rows = await this.#db.read<HoldRow>(
      `SELECT ${HOLD_COLUMNS} FROM holds h WHERE h.push_id = $1::bigint
        ORDER BY h.asked_at_ms DESC, h.id LIMIT $2::int`,
      [pushId, limit],
    );
    if (rows.some(({ push_id }) => push_id !== pushId)) throw this.#db.misrouted("waits");
    return rows.map(toHold);
  }

  async waitingFor(ownerId: number, nowMs: number, limit: number): Promise<Hold[]> {
    const rows = await this.#db.read<HoldRow & { owner_id: number }>(
      `SELECT ${HOLD_COLUMNS}, p.owner_id::float8 AS owner_id
         FROM holds h JOIN pushes p ON p.id = h.push_id
        WHERE h.expires_at_ms > $2::bigint AND h.state = 'waiting' AND p.owner_id = $1::bigint
          AND p.expired_at_ms IS NULL AND p.expires_at_ms > $2::bigint
        ORDER BY h.asked_at_ms, h.id LIMIT $3::int`,
      [ownerId, nowMs, limit],
    );
    if (rows.some(({ owner_id }) => owner_id !== ownerId)) throw this.#db.misrouted("waits");
    return rows.map(toHold);
  }

  async countWaiting(pushIds: readonly number[], nowMs: number): Promise<Map<number, number>> {
    const rows = await this.#db.read<{ push_id: number; n: number }>(
      `SELECT push_id::float8 AS push_id, count(*)::int AS n FROM holds
        WHERE push_id = ANY ($1::bigint[]) AND state = 'waiting' AND expires_at_ms > $2::bigint
        GROUP BY push_id`,
      [numbers(pushIds), nowMs],
    );
    if (rows.some(({ push_id }) => !pushIds.includes(push_id))) throw this.#db.misrouted("waits");
    return new Map(rows.map(({ push_id, n }) => [push_id, n]));
  }

  async look(ids: readonly string[]): Promise<Array<{ hold: Hold; push: PushRecord }>> {
    const rows = await this.#db.read<PushRow & HoldRow>(
      `SELECT ${COLUMNS}, ${HOLD_COLUMNS} FROM holds h JOIN pushes p ON p.id = h.push_id WHERE h.id = ANY ($1::text[])`,
      [texts(ids)],
    );
    if (rows.some(({ hold_id }) => !ids.includes(hold_id))) throw this.#db.misrouted("waits");
    return rows.map((row) => ({ hold: toHold(row), push: toRecord(row) }));
  }

  #given(nowMs: number): number | null {
    return this.#testClock ? nowMs : null;
  }
}

/** Claims a view with a released wait; see PushStore.claimHeldView. `client` is clean. */
export async function claimHeld(
  db: Connection,
  push: PushRecord,
  claim: { holdId: string; client: ClientInfo; blobsStayMs: number; givenMs: number | null },
): Promise<PushRecord | "not-released" | null> {
  const { ip, userAgent, referrer } = claim.client;
  const [row] = await db.change<{ id: number; views: number | null; at_ms: number | null }>(
    `SELECT id::float8 AS id, views, at_ms::float8 AS at_ms
       FROM claim_held_1($1::bigint, $2, $3, $4, $5, $6, $7::bigint, $8::bigint)`,
    [push.id, claim.holdId, ip, userAgent, referrer, linkText("view", claim.client), claim.blobsStayMs, claim.givenMs],
    UNCONFIRMED.view,
  );
  if (!row) return "not-released";
  if (row.id !== push.id) throw db.misrouted("a view");
  return row.views === null || row.at_ms === null ? null : afterView(push, row.views, row.at_ms);
}

/** Waits that have been over for long. One node's deletion leaves the others nothing to do. */
export async function forgetOldHolds(db: Connection, nowMs: number): Promise<void> {
  await db.change("DELETE FROM holds WHERE expires_at_ms < $1::bigint", [nowMs - ENDED_KEPT_MS]);
}
