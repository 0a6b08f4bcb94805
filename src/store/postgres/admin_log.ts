// The administrators' log in PostgreSQL. All nodes append under one lock, that of the row `admin_log_end`. It is taken last in a
// transaction, so that it is held for two statements and the commit.

import type { PurposeKey } from "../../base/keyring.ts";
import {
  adminEntryOf,
  type AdminEntry,
  HISTORY_KINDS,
  type NewAdminEntry,
  SIGN_IN_FAILED,
} from "../../model/admin_log.ts";
import type { NewEvent } from "../../model/event.ts";
import {
  type AdminFilter,
  type AdminLogStore,
  type AdminRow,
  type EndRow,
  failureKeys,
  type FailureRow,
  type FoundEnd,
  foundEnd,
  nextEntry,
  openedFailure,
  NO_ENTRIES,
  planFailure,
  prunable,
  PRUNE_ROWS,
  sealedEnd,
  sealedFailure,
  toAdminEntry,
  toldBy,
} from "../admin_log.ts";
import type { Connection, Query } from "./connection.ts";
import { texts } from "./parameters.ts";

const COLUMNS = `id::float8 AS id, kind, actor, user_id::float8 AS user_id, user_email, ip, user_agent,
  at_ms::float8 AS at_ms, detail, hash`;
const FAILURE = "key, until_ms::float8 AS until_ms, more::float8 AS more, entry";
const END = `SELECT first_id::float8 AS first_id, first_link, last_id::float8 AS last_id, last_link, seal
  FROM admin_log_end`;

/** The writes. Each runs in the transaction of `query`, as the last thing in it. */
export class AdminLog {
  readonly #key: PurposeKey;
  readonly #makeSure: () => Promise<void>;

  /** @param makeSure refuses where this node may have slept through a rotation: it would take the new seal for a forged one */
  constructor(key: PurposeKey, makeSure: () => Promise<void>) {
    this.#key = key;
    this.#makeSure = makeSure;
  }

  async append(query: Query, entries: readonly NewAdminEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const known: NewAdminEntry[] = [];
    for (const entry of entries) known.push({ ...entry, userId: entry.userId ?? (await idOf(query, entry.userEmail)) });
    const found = await this.#lock(query);
    let { end } = found;
    for (const entry of known) {
      const next = nextEntry(end, entry);
      const { id, kind, actor, userId, userEmail, ip, userAgent, atMs, detail } = next.stored;
      end = next.end;
      await query(INSERT, [
        id,
        kind,
        actor,
        userId,
        userEmail,
        ip,
        userAgent,
        atMs,
        detail,
        end.lastLink,
        found.isSealed ? sealedEnd(end, this.#key) : null,
      ]);
    }
  }

  /** Writes an entry for an event that belongs in this log. */
  async tell(query: Query, event: NewEvent): Promise<void> {
    const entry = adminEntryOf(event);
    if (entry?.kind === SIGN_IN_FAILED) await this.#fail(query, entry);
    else if (entry) await this.append(query, [entry]);
  }

  async settleFailures(query: Query, nowMs: number): Promise<number> {
    await this.#lock(query);
    const due = await query<FailureRow>(
      `SELECT ${FAILURE} FROM admin_failures WHERE until_ms <= $1::bigint ORDER BY until_ms LIMIT 500`,
      [nowMs],
    );
    await this.append(
      query,
      due.flatMap((row) => openedFailure(row, this.#key) ?? []).flatMap((row) => toldBy(row) ?? []),
    );
    await drop(
      query,
      due.map(({ key }) => key),
    );
    return due.length;
  }

  async prune(query: Query, beforeMs: number): Promise<number> {
    const { end: before, isSealed } = await this.#lock(query);
    if (!isSealed) return 0;
    const rows = await query<AdminRow>(
      `SELECT ${COLUMNS} FROM admin_entries WHERE admin_entries.id > $1::bigint ORDER BY admin_entries.id LIMIT $2::int`,
      [before.firstId, PRUNE_ROWS],
    );
    const end = prunable(before, rows, beforeMs);
    if (end.firstId === before.firstId) return 0;
    await query("DELETE FROM admin_entries WHERE id <= $1::bigint", [end.firstId]);
    await this.#put(query, { end, isSealed });
    return end.firstId - before.firstId;
  }

  /** Seals the end anew, under the newest key. */
  async renew(query: Query): Promise<void> {
    const [row] = await query(END);
    if (row) await this.#put(query, await this.#lock(query));
  }

  async #fail(query: Query, entry: NewAdminEntry): Promise<void> {
    await this.#lock(query);
    const stored = await query<FailureRow>(`SELECT ${FAILURE} FROM admin_failures WHERE key = ANY ($1::text[])`, [
      texts(Object.values(failureKeys(entry))),
    ]);
    const rows = stored.flatMap((row) => openedFailure(row, this.#key) ?? []);
    const { appends, drops, puts } = planFailure(entry, new Map(rows.map((row) => [row.key, row])));
    await drop(query, drops);
    for (const row of puts) {
      const { key, until_ms, more, entry: sealed } = sealedFailure(row, this.#key);
      await query(PUT_FAILURE, [key, until_ms, more, sealed]);
    }
    await this.append(query, appends);
  }

  /** Only now is the end known: whoever held the lock has committed. */
  async #lock(query: Query): Promise<FoundEnd> {
    await this.#makeSure();
    let [row] = await query<EndRow>(`${END} FOR UPDATE`);
    let begins: FoundEnd | null = null;
    if (!row) {
      const [last] = await query<AdminRow>(
        `SELECT ${COLUMNS} FROM admin_entries ORDER BY admin_entries.id DESC LIMIT 1`,
      );
      begins = foundEnd(null, () => last ?? null, this.#key);
      // Of two nodes that begin at once, the second one waits here, and then finds the row of the first one.
      const { firstId, firstLink, lastId, lastLink } = begins.end;
      await query(
        `INSERT INTO admin_log_end (id, first_id, first_link, last_id, last_link, seal)
         VALUES (1, $1::bigint, $2, $3::bigint, $4, $5::bytea) ON CONFLICT DO NOTHING`,
        [firstId, firstLink, lastId, lastLink, begins.isSealed ? sealedEnd(begins.end, this.#key) : null],
      );
      [row] = await query<EndRow>(`${END} FOR UPDATE`);
    }
    return row ? foundEnd(row, () => null, this.#key) : (begins ?? { end: NO_ENTRIES, isSealed: false });
  }

  // A seal that does not open stays as it is: a new one would hide the tampering.
  async #put(query: Query, { end, isSealed }: FoundEnd): Promise<void> {
    await query(
      `UPDATE admin_log_end SET first_id = $1::bigint, first_link = $2, last_id = $3::bigint, last_link = $4,
                                seal = coalesce($5::bytea, seal)`,
      [end.firstId, end.firstLink, end.lastId, end.lastLink, isSealed ? sealedEnd(end, this.#key) : null],
    );
  }
}

export class PostgresAdminLog implements AdminLogStore {
  readonly #db: Connection;
  readonly #log: AdminLog;

  constructor(db: Connection, log: AdminLog) {
    this.#db = db;
    this.#log = log;
  }

  async page({ person, kind }: AdminFilter, at: { beforeId: number; limit: number }): Promise<AdminEntry[]> {
    const rows = await this.#db.read<AdminRow>(
      `SELECT ${COLUMNS} FROM admin_entries e
        WHERE ($1::text IS NULL OR e.user_email = $1 OR e.actor = $1) AND ($2::text IS NULL OR e.kind = $2)
          AND e.id < $3::bigint
        ORDER BY e.id DESC LIMIT $4::int`,
      [person ?? null, kind ?? null, at.beforeId, at.limit],
    );
    return rows.map(toAdminEntry);
  }

  async history(userId: number, limit: number): Promise<AdminEntry[]> {
    const rows = await this.#db.read<AdminRow>(
      `SELECT ${COLUMNS} FROM admin_entries e WHERE e.user_id = $1::bigint AND e.kind = ANY ($2::text[])
        ORDER BY e.id DESC LIMIT $3::int`,
      [userId, texts(HISTORY_KINDS), limit],
    );
    if (rows.some((row) => row.user_id !== userId)) throw this.#db.misrouted("the administrators' log");
    return rows.map(toAdminEntry);
  }

  async settleFailures(nowMs: number): Promise<void> {
    for (;;) {
      const due = await this.#db.read("SELECT 1 FROM admin_failures WHERE until_ms <= $1::bigint LIMIT 1", [nowMs]);
      if (due.length === 0) return;
      await this.#db.transaction((query) => this.#log.settleFailures(query, nowMs));
    }
  }

  async prune(beforeMs: number): Promise<number> {
    const [oldest] = await this.#db.read<{ at_ms: number }>(
      "SELECT e.at_ms::float8 AS at_ms FROM admin_entries e ORDER BY e.id LIMIT 1",
    );
    if (!oldest || oldest.at_ms >= beforeMs) return 0;
    return this.#db.transaction((query) => this.#log.prune(query, beforeMs));
  }
}

async function idOf(query: Query, email: string): Promise<number | null> {
  if (email === "") return null;
  const [row] = await query<{ id: number }>("SELECT id::float8 AS id FROM users WHERE email = $1", [email]);
  return row?.id ?? null;
}

async function drop(query: Query, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await query("DELETE FROM admin_failures WHERE key = ANY ($1::text[])", [texts(keys)]);
}

// A row of somebody else that is in the way stays as evidence: it does not fit the chain.
const INSERT = `
  WITH made AS (
    INSERT INTO admin_entries (id, kind, actor, user_id, user_email, ip, user_agent, at_ms, detail, hash)
    VALUES ($1::bigint, $2, $3, $4::bigint, $5, $6, $7, $8::bigint, $9, $10::bytea)
    ON CONFLICT DO NOTHING
  )
  UPDATE admin_log_end SET last_id = $1::bigint, last_link = $10::bytea, seal = coalesce($11::bytea, seal)`;

const PUT_FAILURE = `
  INSERT INTO admin_failures (key, until_ms, more, entry) VALUES ($1, $2::bigint, $3::bigint, $4)
  ON CONFLICT (key) DO UPDATE SET until_ms = excluded.until_ms, more = excluded.more, entry = excluded.entry`;
