// Pushes in PostgreSQL. What every request does goes in batches (finds, claims, creates, log entries); the rest is one
// statement each.

import type { AppError } from "../../base/errors.ts";
import {
  type AuditEntry,
  type AuditKind,
  type AuditTotal,
  type ClientInfo,
  type FreezeKind,
  type LogOnlyKind,
  MAX_UNCOUNTED_ENTRIES,
} from "../../model/audit.ts";
import {
  type FileRecord,
  MAX_SCANS,
  type NewPush,
  type PushRecord,
  type SealedPayload,
  type SealedWords,
} from "../../model/push.ts";
import type { Asker, Claimed, PushStore } from "../contract.ts";
import { Claims } from "./claims.ts";
import type { Connection } from "./connection.ts";
import { Creates } from "./creates.ts";
import type { Damages } from "./damages.ts";
import type { Epochs } from "./epochs.ts";
import { Finds } from "./finds.ts";
import { LogEntries } from "./log_entries.ts";
import type { Nodes } from "./nodes.ts";
import { cleanClient, linkText, numbers, type Parameter } from "./parameters.ts";
import { COLUMNS, IS_NO_REQUEST, type PushRow, toRecord } from "./push_columns.ts";
import type { Speak } from "./run.ts";

const STAYS: Asker = { aborted: false };
const DISOWN_ROWS = 500;
/** What only the owner sees, sealed; null for an anonymous push. */
export type LabelColumn = { labels: Uint8Array | null };
type WordColumns = { words: Uint8Array | null; epoch: number | null; wrapped_key: Uint8Array | null };
type EntryRow = { push_id: number; kind: AuditKind; ip: string; user_agent: string; referrer: string; at_ms: number };

export class PostgresPushes implements PushStore {
  readonly #db: Connection;
  readonly #damages: Damages;
  readonly #epochs: Epochs;
  readonly #testClock: boolean;
  readonly #finds: Finds;
  readonly #claims: Claims;
  readonly #creates: Creates;
  readonly #logEntries: LogEntries;

  /** @param parts.testClock whether the moments that callers pass decide, in place of the database's clock */
  constructor(
    db: Connection,
    parts: { damages: Damages; epochs: Epochs; nodes: Nodes; speak: Speak; testClock: boolean },
  ) {
    const { damages, epochs, nodes, speak, testClock } = parts;
    this.#db = db;
    this.#damages = damages;
    this.#testClock = testClock;
    this.#epochs = epochs;
    this.#finds = new Finds(db, epochs);
    this.#claims = new Claims(db, { nodes, speak, finds: this.#finds });
    this.#creates = new Creates(db, { epochs, nodes, speak });
    this.#logEntries = new LogEntries(db);
  }

  create(push: NewPush, parts: Parameters<PushStore["create"]>[1], client: ClientInfo): Promise<PushRecord> {
    return this.#creates.create({
      push,
      ...parts,
      client: cleanClient(client),
      givenMs: this.#given(push.createdAtMs),
    });
  }

  find(lookup: Uint8Array): Promise<PushRecord | null> {
    return this.#finds.findRecord(lookup);
  }

  damaged(what: string): AppError {
    return this.#damages.report({ what, reason: "its seal does not open" });
  }

  findToClaim(lookup: Uint8Array): ReturnType<PushStore["findSealed"]> {
    return this.findSealed(lookup);
  }

  async findSealed(lookup: Uint8Array): Promise<{ push: PushRecord; sealed: SealedPayload | null } | null> {
    const found = await this.#finds.find(lookup);
    // A push expires in the commit that erases its payload. A payload that is missing without it was lost.
    if (found && !found.sealed && found.push.expiredAtMs === null) {
      // The large payload of a push that expired meanwhile is no loss.
      const now = await this.findById(found.push.id);
      if (now?.expiredAtMs !== null) return now && { push: now, sealed: null };
      throw this.#damages.report({ what: `the payload of push ${found.push.id}`, reason: "it is missing" });
    }
    return found;
  }

  async findWords(id: number): Promise<{ sealed: SealedWords; ownerEmail: string } | null> {
    // As in `find`, the epoch of the row may end between the look and here.
    for (let looked = 1; ; looked += 1) {
      const [row] = await this.#db.read<WordColumns & { id: number; lookup: Uint8Array; email: string }>(WORDS, [id]);
      if (!row) return null;
      if (row.id !== id) throw this.#db.misrouted("a sender's words");
      const sealed = await this.#words(row);
      if (sealed || looked === 2) return sealed && { sealed, ownerEmail: row.email };
    }
  }

  async files(id: number): Promise<Array<Omit<FileRecord, "checksum">>> {
    const rows = await this.#db.read<{ push_id: number; blob_id: string; byte_size: number; sealed_info: Uint8Array }>(
      `SELECT push_id::float8 AS push_id, blob_id, byte_size::float8 AS byte_size, sealed_info
         FROM files WHERE push_id = $1::bigint ORDER BY position`,
      [id],
    );
    if (rows.some(({ push_id }) => push_id !== id)) throw this.#db.misrouted("files");
    return rows.map((row) => ({ blobId: row.blob_id, byteSize: row.byte_size, sealedInfo: row.sealed_info }));
  }

  async claimView(
    push: PushRecord,
    client: ClientInfo,
    nowMs: number,
    blobsStayMs: number,
    asker: Asker = STAYS,
    uses?: string,
  ): Promise<Claimed> {
    const cleaned = cleanClient(client);
    const claim = { push, client: cleaned, givenMs: this.#given(nowMs), blobsStayMs, asker, uses };
    const claimed = await this.#claims.claim(claim);
    if (claimed === null) await this.logWithoutView(push.id, "failed_view", cleaned, nowMs);
    return claimed;
  }

  logWithoutView(id: number, kind: LogOnlyKind, client: ClientInfo, nowMs: number): Promise<void> {
    return this.#logEntries.add({ pushId: id, kind, client: cleanClient(client), givenMs: this.#given(nowMs) });
  }

  async expireByHand(id: number, client: ClientInfo, nowMs: number): Promise<PushRecord | null> {
    const { ip, userAgent, referrer } = cleanClient(client);
    const text = linkText("expire", { ip, userAgent, referrer });
    const [row] = await this.#db.change<PushRow>(
      `SELECT ${COLUMNS} FROM expire_by_hand_1($1::bigint, $2, $3, $4, $5, $6::bigint) p`,
      [id, ip, userAgent, referrer, text, this.#given(nowMs)],
    );
    return this.#record(row, id);
  }

  async setFrozen(
    id: number,
    frozen: boolean | null,
    kind: FreezeKind,
    client: ClientInfo,
    nowMs: number,
  ): Promise<PushRecord | null> {
    const { ip, userAgent, referrer } = cleanClient(client);
    const text = linkText(kind, { ip, userAgent, referrer });
    const repeats = kind !== "freeze" && kind !== "thaw";
    const most = repeats ? MAX_UNCOUNTED_ENTRIES : 0;
    await this.#db.change(SET_FROZEN, [id, frozen, kind, ip, userAgent, referrer, text, most, this.#given(nowMs)]);
    return this.findById(id);
  }

  async list(
    ownerId: number,
    state: "active" | "expired",
    nowMs: number,
    page: { limit: number; offset?: number; beforeId?: number },
  ): ReturnType<PushStore["list"]> {
    const { limit, offset = 0, beforeId = Number.MAX_SAFE_INTEGER } = page;
    const rows = await this.#db.read<PushRow & LabelColumn & WordColumns>(state === "active" ? ACTIVE : EXPIRED, [
      ownerId,
      beforeId,
      nowMs,
      limit,
      offset,
    ]);
    if (rows.some((row) => row.owner_id !== ownerId)) throw this.#db.misrouted("a list");
    return Promise.all(
      rows.map(async (row) => ({ push: toRecord(row), labels: row.labels, words: await this.#words(row) })),
    );
  }

  async labels(id: number): Promise<Uint8Array | null> {
    const [row] = await this.#db.read<LabelColumn & { id: number }>(
      "SELECT push_id::float8 AS id, sealed AS labels FROM labels WHERE push_id = $1::bigint",
      [id],
    );
    if (row && row.id !== id) throw this.#db.misrouted("labels");
    return row?.labels ?? null;
  }

  async findById(id: number): Promise<PushRecord | null> {
    const [row] = await this.#db.read<PushRow>(`SELECT ${COLUMNS} FROM pushes p WHERE p.id = $1::bigint`, [id]);
    return this.#record(row, id);
  }

  async count(nowMs: number): Promise<{ all: number; active: number }> {
    const [row] = await this.#db.read<{ all: number; active: number }>(
      `SELECT ((SELECT count(*) FROM pushes) - (SELECT count(*) FROM requests))::float8 AS "all",
              ((SELECT count(*) FROM pushes WHERE expired_at_ms IS NULL AND expires_at_ms > $1::bigint)
               - (SELECT count(*) FROM requests r JOIN pushes p ON p.id = r.push_id
                   WHERE p.expired_at_ms IS NULL AND p.expires_at_ms > $1::bigint))::float8 AS active`,
      [nowMs],
    );
    return row ?? { all: 0, active: 0 };
  }

  async auditLog(id: number, page: { limit: number; offset: number }): Promise<AuditEntry[]> {
    return this.#entries(id, AUDIT_PAGE, [page.offset, page.offset + page.limit]);
  }

  async auditTotals(id: number): Promise<AuditTotal[]> {
    const rows = await this.#db.read<{ push_id: number; kind: AuditKind; count: number; first_at_ms: number }>(TOTALS, [
      id,
    ]);
    if (rows.some(({ push_id }) => push_id !== id)) throw this.#db.misrouted("an audit log");
    return rows.map((row) => ({ kind: row.kind, count: row.count, firstAtMs: row.first_at_ms }));
  }

  async addScans(counts: ReadonlyArray<{ pushId: number; count: number }>): Promise<void> {
    if (counts.length === 0) return;
    // In the order of their ids, so that two nodes never wait for each other.
    const ordered = counts.toSorted((a, b) => a.pushId - b.pushId);
    await this.#db.change(ADD_SCANS, [
      numbers(ordered.map(({ pushId }) => pushId)),
      numbers(ordered.map(({ count }) => count)),
      MAX_SCANS,
    ]);
  }

  async scansOf(pushId: number): Promise<number> {
    const [row] = await this.#db.read<{ push_id: number; count: number }>(
      "SELECT push_id::float8 AS push_id, count FROM scans WHERE push_id = $1::bigint",
      [pushId],
    );
    if (row && row.push_id !== pushId) throw this.#db.misrouted("scans");
    return row?.count ?? 0;
  }

  latestEntries(id: number, kind: AuditKind, limit: number): Promise<AuditEntry[]> {
    return this.#entries(id, LATEST, [kind, limit]);
  }

  async expireAndDisown(ownerId: number, nowMs: number): Promise<number> {
    for (let ended = 0; ;) {
      const parameters: Parameter[] = [ownerId, DISOWN_ROWS, this.#given(nowMs)];
      const [row] = await this.#db.change<{ disowned: number; ended: number }>(
        `SELECT disowned::float8 AS disowned, ended::float8 AS ended FROM disown_1($1::bigint, $2::int, $3::bigint)`,
        parameters,
      );
      ended += row?.ended ?? 0;
      if ((row?.disowned ?? 0) < DISOWN_ROWS) return ended;
    }
  }

  async #entries(id: number, query: string, parameters: readonly Parameter[]): Promise<AuditEntry[]> {
    const rows = await this.#db.read<EntryRow>(query, [id, ...parameters]);
    if (rows.some(({ push_id }) => push_id !== id)) throw this.#db.misrouted("an audit log");
    return rows.map((row) => ({
      kind: row.kind,
      ip: row.ip,
      userAgent: row.user_agent,
      referrer: row.referrer,
      atMs: row.at_ms,
    }));
  }

  async #words(row: WordColumns & { lookup: Uint8Array }): Promise<SealedWords | null> {
    const { words, epoch, wrapped_key: sealedKey } = row;
    if (!words || !sealedKey) return null;
    const wrappedKey = await this.#epochs.open(row.lookup, { epoch: epoch ?? 0, wrappedKey: sealedKey });
    return wrappedKey && { wrappedKey, words };
  }

  #given(nowMs: number): number | null {
    return this.#testClock ? nowMs : null;
  }

  #record(row: PushRow | undefined, id: number): PushRecord | null {
    if (!row) return null;
    if (row.id !== id) throw this.#db.misrouted("a push");
    return toRecord(row);
  }
}

const LISTED = `${COLUMNS}, l.sealed AS labels, s.words, k.epoch, k.wrapped_key`;
const JOINED = `
         LEFT JOIN labels l ON l.push_id = p.id
         LEFT JOIN sealed_payloads s ON s.push_id = p.id
         LEFT JOIN push_keys k ON k.push_id = s.push_id AND s.words IS NOT NULL`;

// $1 owner, $2 before this id, $3 now, $4 limit, $5 offset.
const ACTIVE = `
  SELECT ${LISTED}
    FROM pushes p ${JOINED}
   WHERE p.owner_id = $1::bigint AND p.id < $2::bigint AND p.expired_at_ms IS NULL AND p.expires_at_ms > $3::bigint
     AND ${IS_NO_REQUEST}
   ORDER BY p.id DESC LIMIT $4::int OFFSET $5::int`;

const EXPIRED = `
  SELECT ${LISTED}
    FROM pushes p ${JOINED}
   WHERE p.owner_id = $1::bigint AND p.id < $2::bigint AND (p.expired_at_ms IS NOT NULL OR p.expires_at_ms <= $3::bigint)
     AND ${IS_NO_REQUEST}
   ORDER BY p.id DESC LIMIT $4::int OFFSET $5::int`;

const WORDS = `
  SELECT p.id::float8 AS id, p.lookup, s.words, k.epoch, k.wrapped_key, u.email
    FROM sealed_payloads s
    JOIN push_keys k ON k.push_id = s.push_id
    JOIN pushes p ON p.id = s.push_id
    JOIN users u ON u.id = p.owner_id
   WHERE s.push_id = $1::bigint AND s.words IS NOT NULL`;

// Whether the kind $3 changes the mark of an alarm.
const MARKS = `CASE $3::text WHEN 'alarm' THEN u.traits::jsonb -> 'alarmed' IS NULL
                             WHEN 'thaw' THEN u.traits::jsonb -> 'alarmed' IS NOT NULL ELSE false END`;

// $1 push, $2 the new state, $3 to $7 the entry, $8 how many entries it may have that change nothing, $9 a test's clock.
const SET_FROZEN = `
  WITH clock AS MATERIALIZED (
    SELECT decided_ms_1($9::bigint) AS now_ms
  ), changed AS (
    UPDATE pushes u
       SET frozen = coalesce($2::boolean, u.frozen),
           traits = CASE $3::text WHEN 'alarm' THEN (coalesce(u.traits, '{}')::jsonb || '{"alarmed":true}')::text
                                  WHEN 'thaw' THEN nullif((u.traits::jsonb - 'alarmed')::text, '{}')
                                  ELSE u.traits END,
           uncounted_entries = u.uncounted_entries
             + CASE WHEN u.frozen <> coalesce($2::boolean, u.frozen) OR ${MARKS} THEN 0 ELSE 1 END,
           entry_count = u.entry_count + 1, prev_entry_id = u.last_entry_id,
           last_entry_id = nextval('audit_entries_id_seq'),
           last_entry_hash = next_link_1(u.last_entry_hash, u.id, u.entry_count + 1, $7::text, c.now_ms)
      FROM clock c
     WHERE u.id = $1::bigint AND u.expired_at_ms IS NULL AND u.expires_at_ms > c.now_ms
       AND (u.frozen <> $2::boolean OR ${MARKS} OR u.uncounted_entries < $8::int)
    RETURNING u.id, u.entry_count, u.last_entry_id, u.prev_entry_id, c.now_ms
  )
  INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
    OVERRIDING SYSTEM VALUE
  SELECT last_entry_id, id, entry_count, prev_entry_id, $3::text, $4::text, $5::text, $6::text, now_ms FROM changed`;

// The log of the push $1, from its end back to its beginning. It ends even where the table was tampered with.
const logOf = (goesOn = "true"): string => `
  WITH RECURSIVE log AS (
    SELECT e.* FROM pushes p JOIN audit_entries e ON e.id = p.last_entry_id WHERE p.id = $1::bigint
    UNION ALL
    SELECT e.* FROM log JOIN audit_entries e ON e.id = log.before_id AND e.seq < log.seq WHERE ${goesOn}
  )`;
const ENTRY = "push_id::float8 AS push_id, kind, ip, user_agent, referrer, at_ms::float8 AS at_ms";

// $2 after this number, $3 up to this number.
const AUDIT_PAGE = `
  ${logOf("log.seq > $2::int + 1")}
  SELECT ${ENTRY} FROM log WHERE seq > $2::int AND seq <= $3::int ORDER BY seq`;

const TOTALS = `
  ${logOf()}
  SELECT push_id::float8 AS push_id, kind, count(*)::int AS count, min(at_ms)::float8 AS first_at_ms
    FROM log GROUP BY push_id, kind`;

const LATEST = `
  ${logOf()}
  SELECT ${ENTRY} FROM log WHERE kind = $2::text ORDER BY seq DESC LIMIT $3::int`;

const ADD_SCANS = `
  INSERT INTO scans (push_id, count)
  SELECT p.id, least(n.count, $3::int)
    FROM unnest($1::bigint[], $2::int[]) WITH ORDINALITY AS n (push_id, count, i) JOIN pushes p ON p.id = n.push_id
   ORDER BY n.i
  ON CONFLICT (push_id) DO UPDATE SET count = least(scans.count + excluded.count, $3::int)`;
