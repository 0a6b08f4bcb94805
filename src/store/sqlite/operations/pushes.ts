// The writes of pushes (create, claim, log, expire), and the entries that they append to the audit log. All content here is sealed.

import { afterCreation, afterView, type NewPush, type PushRecord, startsClock } from "../../../model/push.ts";
import { AppError } from "../../../base/errors.ts";
import {
  type AuditKind,
  type ClientInfo,
  FIRST_LINK,
  type LogOnlyKind,
  MOST_ENTRIES,
  nextLink,
  shareOf,
} from "../../../model/audit.ts";
import type { CallerSignal, Claimed, ClaimNeed, PushParts } from "../../contract.ts";
import { consume, firstUnmet } from "../../sql/openers.ts";
import {
  NEW_PUSH_COLUMN_NAMES,
  type NewPushRow,
  PUSH_COLUMN_NAMES,
  PUSH_COLUMNS as COLUMNS,
  type PushRow as RowOf,
  toRecord,
  traitsText,
} from "../../sql/push_rows.ts";
import { endBy } from "../../sql/pushes.ts";
import { conflict, keptAnswers } from "../../sql/kept_answers.ts";
import { mailings } from "../../sql/mailings.ts";
import type { Erasure } from "../erasure.ts";
import type { KeySlots } from "../key_slots.ts";
import type { Speak } from "../run.ts";
import { type Batch, BATCH_ROWS, withinBudget } from "../steps.ts";
import { OTHERS_ENTRIES } from "../../sql/audit_trail.ts";
import type { Connection } from "../connection.ts";

/** Flags are 0 or 1. */
type PushRow = RowOf<number>;

interface Claim extends Omit<Visit, "id"> {
  push: PushRecord;
  blobsStayMs: number;
  needs: readonly ClaimNeed[] | undefined;
}

interface NewStored {
  push: NewPush;
  parts: PushParts;
  client: ClientInfo;
  kept?: { id: Uint8Array; sealed: Uint8Array };
}

interface Parts {
  keySlots: KeySlots;
  erasure: Erasure;
  trail: AuditTrail;
  speak: Speak;
}

export function pushOperations(connection: Connection, { keySlots, erasure, trail, speak }: Parts) {
  const sql = prepare(connection);
  const { audit, auditUncounted } = trail;

  /** @returns the push after the view; null if it can no longer be viewed */
  function countView({ push, client, nowMs, blobsStayMs }: Claim): PushRecord | null {
    const { id } = push;
    // The transaction began with a write lock, so nothing else is written between this read and the change.
    const found = sql.claimable.get({ id, nowMs });
    if (!found) {
      erasure.expireIfDue(id, nowMs);
      auditUncounted({ id, client, nowMs }, "failed_view");
      return null;
    }
    const views = found.views_counted + 1;
    const end = trail.append(id, found, "view", client, nowMs);
    // The owner may have changed the view limit or expiry since the push was looked up.
    const terms = { expireAfterViews: found.expire_after_views, expiresAtMs: found.expires_at_ms };
    if (views < found.expire_after_views) {
      sql.countView.run({ id, nowMs, views, ...end });
    } else {
      sql.countLastView.run({ id, nowMs, views, ...end });
      erasure.erase({ id, file_count: push.fileCount }, nowMs + blobsStayMs);
    }
    const counted = afterView(push, terms, views, nowMs);
    if (views === 1 && startsClock(push)) speak(endBy(counted));
    return counted;
  }

  return {
    createPush({ push, parts, client, kept }: NewStored): PushRecord {
      // The user may have been removed during an upload: then no owner would ever see the push.
      if (push.ownerId !== null && !sql.userExists.get({ id: push.ownerId })) {
        throw new AppError("unauthorized", "This account has been removed.");
      }
      if (kept && !speak(keptAnswers.writes.keep(kept.id, kept.sealed, push.createdAtMs))) throw conflict();
      const { sealed, labels, words, files, mail } = parts;
      const id = sql.insert.insert(insertParameters(push));
      const keySlot = keySlots.put(sealed.wrappedKey);
      const checksum = Bun.hash.crc32(sealed.payload);
      sql.insertPayload.run({ pushId: id, keySlot, payload: sealed.payload, checksum });
      if (words) sql.insertWords.run({ pushId: id, words });
      if (labels) sql.insertLabels.run({ pushId: id, labels });
      for (const [position, file] of files.entries()) sql.insertFile.run({ pushId: id, position, ...file });
      audit(id, NO_ENTRY, "creation", client, push.createdAtMs);
      if (mail) speak(mailings.writes.order(id, mail, client, push.createdAtMs));
      return afterCreation(push, id);
    },

    claimView(claim: Claim, signal: CallerSignal): Claimed {
      if (signal.aborted) return "disconnected";
      const { push, nowMs, needs } = claim;
      if (needs === undefined) return countView(claim);
      const unmet = speak(firstUnmet(push.id, needs, nowMs));
      if (unmet !== null) return { unmet };
      const counted = countView(claim);
      return counted && { ...counted, ownLeft: speak(consume(push.id, needs)) };
    },

    logWithoutView(visit: Visit & { kind: LogOnlyKind }): void {
      erasure.expireIfDue(visit.id, visit.nowMs);
      auditUncounted(visit, visit.kind);
    },

    expireByHand({ id, client, nowMs }: Visit): PushRecord | null {
      erasure.expireIfDue(id, nowMs);
      const row = sql.expireByHand.get({ id, nowMs });
      if (row) {
        erasure.erase(row, nowMs);
        audit(id, trail.lastEntry(id), "expire", client, nowMs);
        return toRecord(row);
      }
      sql.unlinkNow.run({ id, nowMs });
      const found = sql.findById.get({ id });
      return found && toRecord(found);
    },

    /** One step. `done` is the number of pushes that were still active. */
    expireAndDisown({ ownerId, nowMs, budgetMs }: { ownerId: number; nowMs: number; budgetMs: number }): Batch {
      let expired = 0;
      const rows = sql.owned.all({ ownerId, limit: BATCH_ROWS });
      const { more } = withinBudget(rows, budgetMs, ({ id }) => {
        let bytes = erasure.expireIfDue(id, nowMs);
        const row = sql.expireByHand.get({ id, nowMs });
        if (row) {
          bytes += erasure.erase(row, nowMs);
          expired += 1;
        }
        sql.disown.run({ id });
        sql.eraseLabels.run({ id });
        return bytes;
      });
      return { done: expired, more };
    },
  };
}

function prepare(connection: Connection) {
  return {
    insert: connection.prepare(INSERT),
    userExists: connection.prepare<{ id: number }>(`SELECT id FROM users WHERE id = $id`),
    insertPayload: connection.prepare(`
      INSERT INTO sealed_payloads (push_id, key_slot, payload, checksum)
      VALUES ($pushId, $keySlot, $payload, $checksum)`),
    insertFile: connection.prepare(`
      INSERT INTO files (blob_id, push_id, position, byte_size, checksum, sealed_info)
      VALUES ($blobId, $pushId, $position, $byteSize, $checksum, $sealedInfo)`),
    insertLabels: connection.prepare(`
      INSERT INTO labels (push_id, sealed) VALUES ($pushId, $labels)`),
    insertWords: connection.prepare(`INSERT INTO sender_words (push_id, words) VALUES ($pushId, $words)`),
    unlinkNow: connection.prepare(`
      UPDATE doomed_blobs SET unlink_after_ms = $nowMs WHERE push_id = $id AND unlink_after_ms > $nowMs`),
    findById: connection.prepare<PushRow>(`SELECT ${COLUMNS} FROM pushes p WHERE p.id = $id`),
    // `views_counted < expire_after_views` is redundant by design: the last view sets expired_at_ms in the same commit.
    // `expires_at_ms > $nowMs` is needed: the push was active when it was found, but deriving a key takes a while.
    claimable: connection.prepare<
      LastEntry & { views_counted: number; expire_after_views: number; expires_at_ms: number }
    >(`
      SELECT views_counted, expire_after_views, expires_at_ms, ${LAST_ENTRY} FROM pushes
       WHERE id = $id AND expired_at_ms IS NULL AND views_counted < expire_after_views AND expires_at_ms > $nowMs
         AND frozen = 0`),
    // Only the last view's statement sets expired_at_ms: SQLite updates every index on a column that a statement sets, even if the value stays.
    countView: connection.prepare(`
      UPDATE pushes SET views_counted = $views, updated_at_ms = $nowMs, ${SET_LAST_ENTRY} WHERE id = $id`),
    countLastView: connection.prepare(`
      UPDATE pushes SET views_counted = $views, updated_at_ms = $nowMs, expired_at_ms = $nowMs, ${SET_LAST_ENTRY}
       WHERE id = $id`),
    expireByHand: connection.prepare<PushRow>(`
      UPDATE pushes SET expired_at_ms = $nowMs, updated_at_ms = $nowMs, deleted = 1
       WHERE id = $id AND expired_at_ms IS NULL
   RETURNING ${RETURNED_COLUMNS}`),
    // Together, the two halves are all pushes of an owner, and each half has an index.
    owned: connection.prepare<{ id: number }, { ownerId: number; limit: number }>(`
      SELECT id FROM pushes WHERE owner_id = $ownerId AND expired_at_ms IS NULL
      UNION ALL
      SELECT id FROM pushes WHERE owner_id = $ownerId AND expired_at_ms IS NOT NULL
      LIMIT $limit`),
    disown: connection.prepare(`UPDATE pushes SET owner_id = NULL WHERE id = $id`),
    eraseLabels: connection.prepare(`DELETE FROM labels WHERE push_id = $id`),
  };
}

// ── The audit log and its hash chain ──────────────────────────────────────────────────────────

/** The end of a push's audit log and its hash chain. The hash is null while the push is being purged. */
export interface LastEntry {
  entry_count: number;
  last_entry_id: number | null;
  last_entry_hash: Uint8Array | null;
}
/** The columns of a `LastEntry`, and the SET clause that writes them. */
export const LAST_ENTRY = "entry_count, last_entry_id, last_entry_hash";
export const SET_LAST_ENTRY =
  "entry_count = $entry_count, last_entry_id = $last_entry_id, last_entry_hash = $last_entry_hash";
export const NO_ENTRY: LastEntry = { entry_count: 0, last_entry_id: null, last_entry_hash: null };

export interface Visit {
  id: number;
  client: ClientInfo;
  nowMs: number;
}

export type AuditTrail = ReturnType<typeof auditTrail>;

export function auditTrail(connection: Connection) {
  const sql = prepareTrail(connection);

  /** Appends an entry. @returns the new end of the log, which the caller must store in the row of the push */
  function append(pushId: number, last: LastEntry, kind: AuditKind, client: ClientInfo, atMs: number): LastEntry {
    const { ip, userAgent, referrer } = client;
    const { entry_count: count, last_entry_id: beforeId, last_entry_hash: before } = last;
    const entry = { pushId, seq: count + 1, kind, ip, userAgent, referrer, atMs, beforeId };
    const id = sql.insertAudit.insert(entry);
    return { entry_count: entry.seq, last_entry_id: id, last_entry_hash: nextLink(before ?? FIRST_LINK, entry) };
  }

  /** Appends an entry, and stores the new end of the log. */
  function audit(pushId: number, last: LastEntry, kind: AuditKind, client: ClientInfo, atMs: number): void {
    sql.setLastEntry.run({ id: pushId, ...append(pushId, last, kind, client, atMs) });
  }

  return {
    append,
    audit,

    /** Appends an entry that does not count as a view, if its share of the log has room. */
    auditUncounted({ id, client, nowMs }: Visit, kind: AuditKind): void {
      const share = shareOf(kind);
      const statement = share === "strangers" ? sql.countUncounted : sql.lastIfRoom;
      const last = statement.get({ id, most: share ? MOST_ENTRIES[share] : Number.MAX_SAFE_INTEGER });
      if (last) audit(id, last, kind, client, nowMs);
    },

    lastEntry: (id: number): LastEntry => sql.lastEntry.get({ id }) ?? NO_ENTRY,
  };
}

function prepareTrail(connection: Connection) {
  return {
    insertAudit: connection.prepare(`
      INSERT INTO audit_entries (push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
      VALUES ($pushId, $seq, $beforeId, $kind, $ip, $userAgent, $referrer, $atMs)`),
    lastEntry: connection.prepare<LastEntry>(`SELECT ${LAST_ENTRY} FROM pushes WHERE id = $id`),
    setLastEntry: connection.prepare(`
      UPDATE pushes SET ${SET_LAST_ENTRY} WHERE id = $id`),
    countUncounted: connection.prepare<LastEntry>(`
      UPDATE pushes SET uncounted_entries = uncounted_entries + 1 WHERE id = $id AND uncounted_entries < $most
   RETURNING ${LAST_ENTRY}`),
    lastIfRoom: connection.prepare<LastEntry>(
      `SELECT ${LAST_ENTRY} FROM pushes WHERE id = $id AND ${OTHERS_ENTRIES} < $most`,
    ),
  };
}

/** The columns of a push, for RETURNING. */
const RETURNED_COLUMNS = PUSH_COLUMN_NAMES.join(", ");

const INSERT = `
  INSERT INTO pushes (${NEW_PUSH_COLUMN_NAMES.join(", ")})
  VALUES (${NEW_PUSH_COLUMN_NAMES.map((name) => `$${name}`).join(", ")})`;

const insertParameters = (push: NewPush): NewPushRow<number> => ({
  lookup: push.lookup,
  owner_id: push.ownerId,
  kind: push.kind,
  created_at_ms: push.createdAtMs,
  updated_at_ms: push.createdAtMs,
  expires_at_ms: push.expiresAtMs,
  expire_after_days: push.expireAfterDays,
  expire_after_views: push.expireAfterViews,
  retrieval_step: Number(push.retrievalStep),
  covered: Number(push.covered),
  deletable_by_viewer: Number(push.deletableByViewer),
  file_count: push.fileCount,
  traits: traitsText(push.traits),
  guard_salt: push.guard && push.guard.salt,
  guard_memory_kib: push.guard && push.guard.memoryKiB,
  guard_passes: push.guard && push.guard.passes,
});
