// Pushes as rows: finding, listing, and the door to their writes (operations/pushes.ts). Everything here is sealed or
// metadata; only the domain knows what the bytes mean.

import type { AppError } from "../../base/errors.ts";
import type { AuditEntry, AuditKind, AuditTotal, ClientInfo, FreezeKind, LogOnlyKind } from "../../model/audit.ts";
import {
  afterView,
  type FileRecord,
  type NewPush,
  type PushRecord,
  type SealedPayload,
  type SealedWords,
} from "../../model/push.ts";
import type { Asker, Claimed, PushStore } from "../contract.ts";
import { logOf } from "./audit_log.ts";
import type { StoreDb } from "./operations/index.ts";
import { COLUMNS, IS_NO_REQUEST, type PushRow, toRecord } from "./push_columns.ts";
import { type Batch, inSteps } from "./steps.ts";

/** What only the owner sees, sealed; null for an anonymous push. */
export type LabelColumn = { labels: Uint8Array | null };

type AuditRow = { kind: AuditKind; ip: string; user_agent: string; referrer: string; at_ms: number };
const AUDIT_COLUMNS = "kind, ip, user_agent, referrer, at_ms";
const toAuditEntry = (row: AuditRow): AuditEntry => ({
  kind: row.kind,
  ip: row.ip,
  userAgent: row.user_agent,
  referrer: row.referrer,
  atMs: row.at_ms,
});
type SealedRow = PushRow & { wrapped_key: Uint8Array | null; payload: Uint8Array | null };
type SealedPush = { push: PushRecord; sealed: SealedPayload | null };
type WordColumns = { words: Uint8Array | null; wrapped_key: Uint8Array | null };

export class SqlitePushes implements PushStore {
  readonly #db: StoreDb;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: StoreDb) {
    this.#db = db;
    this.#sql = prepare(db);
  }

  async create(push: NewPush, parts: Parameters<PushStore["create"]>[1], client: ClientInfo): Promise<PushRecord> {
    return created(push, await this.#db.write("createPush", { push, ...parts, client }));
  }

  async find(lookup: Uint8Array): Promise<PushRecord | null> {
    const row = this.#sql.find.get({ lookup });
    return row && toRecord(row);
  }

  damaged(what: string): AppError {
    return this.#db.damaged({ what, reason: "its seal does not open" });
  }

  findSealed(lookup: Uint8Array): SealedPush | null {
    return this.#sealedPush(this.#sql.findSealed.get({ lookup }));
  }

  findToClaim(lookup: Uint8Array): SealedPush | null {
    // That there is none is told without a write: so the disk must say so.
    return this.#sealedPush(this.#sql.findSealed.getAhead({ lookup })) ?? this.findSealed(lookup);
  }

  #sealedPush(row: SealedRow | null): SealedPush | null {
    if (!row) return null;
    const { wrapped_key: wrappedKey, payload } = row;
    const sealed = wrappedKey && payload ? { wrappedKey, payload } : null;
    // A push expires in the commit that erases its payload. A payload that is missing without it was lost.
    if (!sealed && row.expired_at_ms === null) {
      throw this.#db.damaged({ what: `the payload of push ${row.id}`, reason: "it is missing" });
    }
    return { push: toRecord(row), sealed };
  }

  async findWords(id: number): Promise<{ sealed: SealedWords; ownerEmail: string } | null> {
    const row = this.#sql.findWords.get({ id });
    const sealed = row && wordsIn(row);
    return sealed && { sealed, ownerEmail: row.email };
  }

  async files(id: number): Promise<Array<Omit<FileRecord, "checksum">>> {
    const rows = this.#sql.files.all({ id });
    return rows.map((row) => ({ blobId: row.blob_id, byteSize: row.byte_size, sealedInfo: row.sealed_info }));
  }

  async claimView(
    push: PushRecord,
    client: ClientInfo,
    nowMs: number,
    blobsStayMs: number,
    asker?: Asker,
    uses?: string,
  ): Promise<Claimed> {
    const { id, expireAfterViews, fileCount } = push;
    const claim = { id, client, nowMs, expireAfterViews, fileCount, blobsStayMs, uses };
    const claimed = await this.#db.write("claimView", claim, asker);
    return typeof claimed === "number" ? afterView(push, claimed, nowMs) : claimed;
  }

  logWithoutView(id: number, kind: LogOnlyKind, client: ClientInfo, nowMs: number): Promise<void> {
    return this.#db.write("logWithoutView", { id, kind, client, nowMs });
  }

  expireByHand(id: number, client: ClientInfo, nowMs: number): Promise<PushRecord | null> {
    return this.#db.write("expireByHand", { id, client, nowMs });
  }

  setFrozen(
    id: number,
    frozen: boolean | null,
    kind: FreezeKind,
    client: ClientInfo,
    nowMs: number,
  ): Promise<PushRecord | null> {
    return this.#db.write("setFrozen", { id, frozen, kind, client, nowMs });
  }

  async list(
    ownerId: number,
    state: "active" | "expired",
    nowMs: number,
    page: { limit: number; offset?: number; beforeId?: number },
  ): ReturnType<PushStore["list"]> {
    const rows = this.#sql[state].all({ ownerId, nowMs, offset: 0, beforeId: Number.MAX_SAFE_INTEGER, ...page });
    return rows.map((row) => ({
      push: toRecord(row),
      labels: row.labels,
      words: wordsIn(row),
    }));
  }

  async labels(id: number): Promise<Uint8Array | null> {
    return this.#sql.labels.get({ id })?.labels ?? null;
  }

  async findById(id: number): Promise<PushRecord | null> {
    const row = this.#sql.findById.get({ id });
    return row && toRecord(row);
  }

  async count(nowMs: number): Promise<{ all: number; active: number }> {
    return this.#sql.count.get({ nowMs }) ?? { all: 0, active: 0 };
  }

  async auditLog(id: number, page: { limit: number; offset: number }): Promise<AuditEntry[]> {
    // Entries are numbered from 1 without gaps, so a page is a range of numbers.
    return this.#sql.auditPage.all({ id, after: page.offset, until: page.offset + page.limit }).map(toAuditEntry);
  }

  async auditTotals(id: number): Promise<AuditTotal[]> {
    const rows = this.#sql.auditTotals.all({ id });
    return rows.map((row) => ({ kind: row.kind, count: row.count, firstAtMs: row.first_at_ms }));
  }

  async addScans(counts: ReadonlyArray<{ pushId: number; count: number }>): Promise<void> {
    if (counts.length > 0) await this.#db.write("addScans", { counts });
  }

  async scansOf(pushId: number): Promise<number> {
    return this.#sql.scans.get({ pushId })?.count ?? 0;
  }

  async latestEntries(id: number, kind: AuditKind, limit: number): Promise<AuditEntry[]> {
    return this.#sql.latestEntries.all({ id, kind, limit }).map(toAuditEntry);
  }

  expireAndDisown(ownerId: number, nowMs: number): Promise<number> {
    return inSteps((budgetMs) => this.expireAndDisownSome(ownerId, nowMs, budgetMs));
  }

  /** One step of `expireAndDisown`. @returns how many of the pushes were still active */
  expireAndDisownSome(ownerId: number, nowMs: number, budgetMs: number): Promise<Batch> {
    return this.#db.write("expireAndDisown", { ownerId, nowMs, budgetMs });
  }
}

export const created = (push: NewPush, id: number): PushRecord => ({
  ...push,
  id,
  updatedAtMs: push.createdAtMs,
  expiredAtMs: null,
  deleted: false,
  viewsCounted: 0,
  frozen: false,
});

const wordsIn = ({ words, wrapped_key: wrappedKey }: WordColumns): SealedWords | null =>
  words && wrappedKey && { wrappedKey, words };

// Where a push has no words, the two tables of its key are not searched.
const JOINED = `
        LEFT JOIN labels l ON l.push_id = p.id
        LEFT JOIN sender_words w ON w.push_id = p.id
        LEFT JOIN sealed_payloads s ON s.push_id = w.push_id
        LEFT JOIN key_slots k ON k.slot = s.key_slot`;
const LISTED = `${COLUMNS}, l.sealed AS labels, w.words, k.wrapped_key`;

function prepare(db: StoreDb) {
  return {
    files: db.prepare<{ blob_id: string; byte_size: number; sealed_info: Uint8Array }>(`
      SELECT blob_id, byte_size, sealed_info FROM files WHERE push_id = $id ORDER BY position`),
    findWords: db.prepare<WordColumns & { email: string }>(`
      SELECT w.words, k.wrapped_key, u.email
        FROM sender_words w
        JOIN sealed_payloads s ON s.push_id = w.push_id
        JOIN key_slots k ON k.slot = s.key_slot
        JOIN pushes p ON p.id = w.push_id
        JOIN users u ON u.id = p.owner_id
       WHERE w.push_id = $id`),
    find: db.prepare<PushRow>(`SELECT ${COLUMNS} FROM pushes p WHERE p.lookup = $lookup`),
    findById: db.prepare<PushRow>(`SELECT ${COLUMNS} FROM pushes p WHERE p.id = $id`),
    findSealed: db.prepare<SealedRow>(`
      SELECT ${COLUMNS}, k.wrapped_key, s.payload
        FROM pushes p LEFT JOIN sealed_payloads s ON s.push_id = p.id LEFT JOIN key_slots k ON k.slot = s.key_slot
       WHERE p.lookup = $lookup`),
    // The plus keeps SQLite from using the index by expiry, which would sort all pushes of an owner for one page.
    active: db.prepare<PushRow & LabelColumn & WordColumns>(`
      SELECT ${LISTED}
        FROM pushes p ${JOINED}
       WHERE p.owner_id = $ownerId AND p.id < $beforeId AND p.expired_at_ms IS NULL AND +p.expires_at_ms > $nowMs
         AND ${IS_NO_REQUEST}
       ORDER BY p.id DESC
       LIMIT $limit OFFSET $offset`),
    // Two index ranges: expired pushes, and pushes whose time is up but which are not swept yet.
    expired: db.prepare<PushRow & LabelColumn & WordColumns>(`
      SELECT ${LISTED}
        FROM (
          SELECT id FROM pushes p
           WHERE owner_id = $ownerId AND id < $beforeId AND expired_at_ms IS NOT NULL
             AND ${IS_NO_REQUEST}
          UNION ALL
          SELECT id FROM pushes p
           WHERE owner_id = $ownerId AND id < $beforeId AND expired_at_ms IS NULL AND expires_at_ms <= $nowMs
             AND ${IS_NO_REQUEST}
           ORDER BY id DESC
           LIMIT $limit OFFSET $offset
        ) page
        JOIN pushes p ON p.id = page.id ${JOINED}
       ORDER BY p.id DESC`),
    count: db.prepare<{ all: number; active: number }>(`
      SELECT (SELECT count(*) FROM pushes) - (SELECT count(*) FROM requests) AS "all",
             (SELECT count(*) FROM pushes WHERE expired_at_ms IS NULL AND expires_at_ms > $nowMs)
             - (SELECT count(*) FROM requests r JOIN pushes p ON p.id = r.push_id
                 WHERE p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs) AS active`),
    auditPage: db.prepare<AuditRow>(`
      ${logOf("p.id = $id", "log.seq > $after + 1")}
      SELECT ${AUDIT_COLUMNS} FROM log WHERE seq > $after AND seq <= $until ORDER BY seq`),
    auditTotals: db.prepare<{ kind: AuditKind; count: number; first_at_ms: number }>(`
      ${logOf("p.id = $id")}
      SELECT kind, count(*) AS count, min(at_ms) AS first_at_ms FROM log GROUP BY kind`),
    latestEntries: db.prepare<AuditRow>(`
      ${logOf("p.id = $id")}
      SELECT ${AUDIT_COLUMNS} FROM log WHERE kind = $kind ORDER BY seq DESC LIMIT $limit`),
    scans: db.prepare<{ count: number }>(`SELECT count FROM scans WHERE push_id = $pushId`),
    labels: db.prepare<LabelColumn>(`SELECT sealed AS labels FROM labels WHERE push_id = $id`),
  };
}
