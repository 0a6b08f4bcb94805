// Pushes, their sealed payloads, files, labels and audit entries as rows. Everything here is sealed or metadata;
// only the domain knows what the bytes mean.

import { AppError } from "../../base/errors.ts";
import {
  type AuditEntry,
  type AuditKind,
  type AuditTotal,
  FIRST_LINK,
  MAX_UNCOUNTED_ENTRIES,
  nextLink,
  type ClientInfo,
  type LogOnlyKind,
} from "../../model/audit.ts";
import {
  afterView,
  type FileRecord,
  type NewPush,
  type PushRecord,
  type SealedPayload,
  type SealedLabels,
  type SealedWords,
} from "../../model/push.ts";
import type { Asker, PushStore } from "../contract.ts";
import { logOf } from "./audit_log.ts";
import type { Db } from "./db.ts";
import type { Erasure } from "./erasure.ts";
import type { KeySlots } from "./key_slots.ts";
import { COLUMNS, INSERT, insertParameters, type PushRow, RETURNED_COLUMNS, toRecord } from "./push_columns.ts";
import { type Batch, BATCH_ROWS, inSteps, withinBudget } from "./steps.ts";

const STAYS: Asker = { aborted: false };

/** Where a push's audit log and its hash chain end. The hash is null while the push is being purged. */
interface LastEntry {
  entry_count: number;
  last_entry_id: number | null;
  last_entry_hash: Uint8Array | null;
}
const LAST_ENTRY = "entry_count, last_entry_id, last_entry_hash";
const NO_ENTRY: LastEntry = { entry_count: 0, last_entry_id: null, last_entry_hash: null };

type LabelColumns = { url_token: Uint8Array; name: Uint8Array | null; note: Uint8Array | null };
const toLabels = (row: LabelColumns): SealedLabels => ({ urlToken: row.url_token, name: row.name, note: row.note });

type AuditRow = { kind: AuditKind; ip: string; user_agent: string; referrer: string; at_ms: number };
const AUDIT_COLUMNS = "kind, ip, user_agent, referrer, at_ms";
const toAuditEntry = (row: AuditRow): AuditEntry => ({
  kind: row.kind,
  ip: row.ip,
  userAgent: row.user_agent,
  referrer: row.referrer,
  atMs: row.at_ms,
});
type WordColumns = { words: Uint8Array | null; wrapped_key: Uint8Array | null };

export class SqlitePushes implements PushStore {
  readonly #db: Db;
  readonly #sql: ReturnType<typeof prepare>;
  readonly #keySlots: KeySlots;
  readonly #erasure: Erasure;

  constructor(db: Db, keySlots: KeySlots, erasure: Erasure) {
    this.#db = db;
    this.#sql = prepare(db);
    this.#keySlots = keySlots;
    this.#erasure = erasure;
  }

  create(push: NewPush, parts: Parameters<PushStore["create"]>[1], client: ClientInfo): Promise<PushRecord> {
    const { sealed, labels, words, files } = parts;
    return this.#db.write(() => {
      // A user can be removed during an upload. Nobody could list or purge its push afterwards.
      if (push.ownerId !== null && !this.#sql.userExists.get({ id: push.ownerId })) {
        throw new AppError("unauthorized", "This account has been removed.");
      }
      const id = this.#sql.insert.insert(insertParameters(push));
      const keySlot = this.#keySlots.put(sealed.wrappedKey);
      const checksum = Bun.hash.crc32(sealed.payload);
      this.#sql.insertPayload.run({ pushId: id, keySlot, payload: sealed.payload, checksum });
      if (words) this.#sql.insertWords.run({ pushId: id, words });
      if (labels) this.#sql.insertLabels.run({ pushId: id, ...labels });
      for (const [position, file] of files.entries()) this.#sql.insertFile.run({ pushId: id, position, ...file });
      this.#audit(id, NO_ENTRY, "creation", client, push.createdAtMs);
      return { ...push, id, updatedAtMs: push.createdAtMs, expiredAtMs: null, deleted: false, viewsCounted: 0 };
    });
  }

  async find(lookup: Uint8Array): Promise<PushRecord | null> {
    const row = this.#sql.find.get({ lookup });
    return row && toRecord(row);
  }

  damaged(what: string): AppError {
    return this.#db.damaged({ what, reason: "its seal does not open" });
  }

  findSealed(lookup: Uint8Array): { push: PushRecord; sealed: SealedPayload | null } | null {
    const row = this.#sql.findSealed.get({ lookup });
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

  claimView(
    push: PushRecord,
    client: ClientInfo,
    nowMs: number,
    blobsStayMs: number,
    asker: Asker = STAYS,
  ): Promise<PushRecord | "asker-gone" | null> {
    const { id } = push;
    return this.#db.write(() => {
      if (asker.aborted) return "asker-gone";
      const claimed = this.#sql.claim.get({ id, nowMs });
      if (!claimed) {
        this.#erasure.expireIfDue(id, nowMs);
        this.#auditUncounted(id, "failed_view", client, nowMs);
        return null;
      }
      this.#audit(id, claimed, "view", client, nowMs);
      const viewed = afterView(push, claimed.views_counted, nowMs);
      if (viewed.expiredAtMs !== null) {
        this.#sql.expireByViews.run({ id, nowMs });
        this.#erasure.erase({ id, file_count: push.fileCount }, nowMs + blobsStayMs);
      }
      return viewed;
    });
  }

  logWithoutView(id: number, kind: LogOnlyKind, client: ClientInfo, nowMs: number): Promise<void> {
    return this.#db.write(() => {
      this.#erasure.expireIfDue(id, nowMs);
      this.#auditUncounted(id, kind, client, nowMs);
    });
  }

  expireByHand(id: number, client: ClientInfo, nowMs: number): Promise<PushRecord | null> {
    return this.#db.write(() => {
      this.#erasure.expireIfDue(id, nowMs);
      const row = this.#sql.expireByHand.get({ id, nowMs });
      if (row) {
        this.#erasure.erase(row, nowMs);
        this.#audit(id, this.#sql.lastEntry.get({ id }) ?? NO_ENTRY, "expire", client, nowMs);
        return toRecord(row);
      }
      this.#sql.unlinkNow.run({ id, nowMs });
      const found = this.#sql.findById.get({ id });
      return found && toRecord(found);
    });
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
      labels: row.url_token ? toLabels(row) : null,
      words: wordsIn(row),
    }));
  }

  async labels(id: number): Promise<SealedLabels | null> {
    const row = this.#sql.labels.get({ id });
    return row && toLabels(row);
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

  async latestEntries(id: number, kind: AuditKind, limit: number): Promise<AuditEntry[]> {
    return this.#sql.latestEntries.all({ id, kind, limit }).map(toAuditEntry);
  }

  expireAndDisown(ownerId: number, nowMs: number): Promise<number> {
    return inSteps((budgetMs) => this.expireAndDisownSome(ownerId, nowMs, budgetMs));
  }

  /** One step of `expireAndDisown`. @returns how many of the pushes were still active */
  expireAndDisownSome(ownerId: number, nowMs: number, budgetMs: number): Promise<Batch> {
    return this.#db.write(() => {
      let expired = 0;
      const rows = this.#sql.owned.all({ ownerId, limit: BATCH_ROWS });
      const { more } = withinBudget(rows, budgetMs, ({ id }) => {
        let bytes = this.#erasure.expireIfDue(id, nowMs);
        const row = this.#sql.expireByHand.get({ id, nowMs });
        if (row) {
          bytes += this.#erasure.erase(row, nowMs);
          expired += 1;
        }
        this.#sql.disown.run({ id });
        this.#sql.eraseLabels.run({ id });
        return bytes;
      });
      return { done: expired, more };
    });
  }

  #auditUncounted(id: number, kind: AuditKind, client: ClientInfo, nowMs: number): void {
    const last = this.#sql.countUncounted.get({ id, max: MAX_UNCOUNTED_ENTRIES });
    if (last) this.#audit(id, last, kind, client, nowMs);
  }

  #audit(pushId: number, last: LastEntry, kind: AuditKind, client: ClientInfo, atMs: number): void {
    const { ip, userAgent, referrer } = client;
    const entry = { pushId, seq: last.entry_count + 1, kind, ip, userAgent, referrer, atMs };
    const entryId = this.#sql.insertAudit.insert({ ...entry, beforeId: last.last_entry_id });
    const hash = nextLink(last.last_entry_hash ?? FIRST_LINK, entry);
    this.#sql.setLastEntry.run({ id: pushId, count: entry.seq, entryId, hash });
  }
}

const wordsIn = ({ words, wrapped_key: wrappedKey }: WordColumns): SealedWords | null =>
  words && wrappedKey && { wrappedKey, words };

// Where a push has no words, the two tables of its key are not searched.
const JOINED = `
        LEFT JOIN labels l ON l.push_id = p.id
        LEFT JOIN sender_words w ON w.push_id = p.id
        LEFT JOIN sealed_payloads s ON s.push_id = w.push_id
        LEFT JOIN key_slots k ON k.slot = s.key_slot`;
const LISTED = `${COLUMNS}, l.url_token, l.name, l.note, w.words, k.wrapped_key`;

function prepare(db: Db) {
  return {
    insert: db.prepare(INSERT),
    userExists: db.prepare<{ id: number }>(`SELECT id FROM users WHERE id = $id`),
    insertPayload: db.prepare(`
      INSERT INTO sealed_payloads (push_id, key_slot, payload, checksum)
      VALUES ($pushId, $keySlot, $payload, $checksum)`),
    insertFile: db.prepare(`
      INSERT INTO files (blob_id, push_id, position, byte_size, checksum, sealed_info)
      VALUES ($blobId, $pushId, $position, $byteSize, $checksum, $sealedInfo)`),
    files: db.prepare<{ blob_id: string; byte_size: number; sealed_info: Uint8Array }>(`
      SELECT blob_id, byte_size, sealed_info FROM files WHERE push_id = $id ORDER BY position`),
    unlinkNow: db.prepare(`
      UPDATE doomed_blobs SET unlink_after_ms = $nowMs WHERE push_id = $id AND unlink_after_ms > $nowMs`),
    insertLabels: db.prepare(`
      INSERT INTO labels (push_id, url_token, name, note) VALUES ($pushId, $urlToken, $name, $note)`),
    insertWords: db.prepare(`INSERT INTO sender_words (push_id, words) VALUES ($pushId, $words)`),
    findWords: db.prepare<WordColumns & { email: string }>(`
      SELECT w.words, k.wrapped_key, u.email
        FROM sender_words w
        JOIN sealed_payloads s ON s.push_id = w.push_id
        JOIN key_slots k ON k.slot = s.key_slot
        JOIN pushes p ON p.id = w.push_id
        JOIN users u ON u.id = p.owner_id
       WHERE w.push_id = $id`),
    insertAudit: db.prepare(`
      INSERT INTO audit_entries (push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
      VALUES ($pushId, $seq, $beforeId, $kind, $ip, $userAgent, $referrer, $atMs)`),
    lastEntry: db.prepare<LastEntry>(`SELECT ${LAST_ENTRY} FROM pushes WHERE id = $id`),
    setLastEntry: db.prepare(`
      UPDATE pushes SET entry_count = $count, last_entry_id = $entryId, last_entry_hash = $hash WHERE id = $id`),
    find: db.prepare<PushRow>(`SELECT ${COLUMNS} FROM pushes p WHERE p.lookup = $lookup`),
    findById: db.prepare<PushRow>(`SELECT ${COLUMNS} FROM pushes p WHERE p.id = $id`),
    findSealed: db.prepare<PushRow & { wrapped_key: Uint8Array | null; payload: Uint8Array | null }>(`
      SELECT ${COLUMNS}, k.wrapped_key, s.payload
        FROM pushes p LEFT JOIN sealed_payloads s ON s.push_id = p.id LEFT JOIN key_slots k ON k.slot = s.key_slot
       WHERE p.lookup = $lookup`),
    // The row itself decides whether a view is left. `views_counted < expire_after_views` is redundant by design: the
    // last view sets expired_at_ms in the same commit. `expires_at_ms > $nowMs` is needed: the push was active when it
    // was looked up, but deriving a key takes a while.
    // The last view expires the push in a second statement of the same write. If this one set expired_at_ms, SQLite
    // would rewrite every index on that column at every view.
    claim: db.prepare<LastEntry & { views_counted: number }>(`
      UPDATE pushes
         SET views_counted = views_counted + 1, updated_at_ms = $nowMs
       WHERE id = $id AND expired_at_ms IS NULL AND views_counted < expire_after_views AND expires_at_ms > $nowMs
   RETURNING views_counted, ${LAST_ENTRY}`),
    expireByViews: db.prepare(`UPDATE pushes SET expired_at_ms = $nowMs WHERE id = $id`),
    expireByHand: db.prepare<PushRow>(`
      UPDATE pushes SET expired_at_ms = $nowMs, updated_at_ms = $nowMs, deleted = 1
       WHERE id = $id AND expired_at_ms IS NULL
   RETURNING ${RETURNED_COLUMNS}`),
    countUncounted: db.prepare<LastEntry>(`
      UPDATE pushes SET uncounted_entries = uncounted_entries + 1 WHERE id = $id AND uncounted_entries < $max
   RETURNING ${LAST_ENTRY}`),
    // The plus keeps SQLite from using the index by expiry, which would sort all pushes of an owner for one page.
    active: db.prepare<PushRow & LabelColumns & WordColumns>(`
      SELECT ${LISTED}
        FROM pushes p ${JOINED}
       WHERE p.owner_id = $ownerId AND p.id < $beforeId AND p.expired_at_ms IS NULL AND +p.expires_at_ms > $nowMs
       ORDER BY p.id DESC
       LIMIT $limit OFFSET $offset`),
    // Two index ranges: expired pushes, and pushes whose time is up but which are not swept yet.
    expired: db.prepare<PushRow & LabelColumns & WordColumns>(`
      SELECT ${LISTED}
        FROM (
          SELECT id FROM pushes
           WHERE owner_id = $ownerId AND id < $beforeId AND expired_at_ms IS NOT NULL
          UNION ALL
          SELECT id FROM pushes
           WHERE owner_id = $ownerId AND id < $beforeId AND expired_at_ms IS NULL AND expires_at_ms <= $nowMs
           ORDER BY id DESC
           LIMIT $limit OFFSET $offset
        ) page
        JOIN pushes p ON p.id = page.id ${JOINED}
       ORDER BY p.id DESC`),
    count: db.prepare<{ all: number; active: number }>(`
      SELECT (SELECT count(*) FROM pushes) AS "all",
             (SELECT count(*) FROM pushes WHERE expired_at_ms IS NULL AND expires_at_ms > $nowMs) AS active`),
    auditPage: db.prepare<AuditRow>(`
      ${logOf("p.id = $id", "log.seq > $after + 1")}
      SELECT ${AUDIT_COLUMNS} FROM log WHERE seq > $after AND seq <= $until ORDER BY seq`),
    auditTotals: db.prepare<{ kind: AuditKind; count: number; first_at_ms: number }>(`
      ${logOf("p.id = $id")}
      SELECT kind, count(*) AS count, min(at_ms) AS first_at_ms FROM log GROUP BY kind`),
    latestEntries: db.prepare<AuditRow>(`
      ${logOf("p.id = $id")}
      SELECT ${AUDIT_COLUMNS} FROM log WHERE kind = $kind ORDER BY seq DESC LIMIT $limit`),
    labels: db.prepare<LabelColumns>(`SELECT url_token, name, note FROM labels WHERE push_id = $id`),
    // Each half has its own index; together they are all pushes of one owner.
    owned: db.prepare<{ id: number }, { ownerId: number; limit: number }>(`
      SELECT id FROM pushes WHERE owner_id = $ownerId AND expired_at_ms IS NULL
      UNION ALL
      SELECT id FROM pushes WHERE owner_id = $ownerId AND expired_at_ms IS NOT NULL
      LIMIT $limit`),
    disown: db.prepare(`UPDATE pushes SET owner_id = NULL WHERE id = $id`),
    eraseLabels: db.prepare(`DELETE FROM labels WHERE push_id = $id`),
  };
}
