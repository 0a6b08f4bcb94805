// Pushes, except the operations that each engine has by hand (../pushes.ts).

import {
  type AuditEntry,
  type AuditKind,
  type ClientInfo,
  type FreezeKind,
  MAX_UNCOUNTED_ENTRIES,
} from "../../model/audit.ts";
import { type FileRecord, MAX_SCANS, type PushRecord, type SealedWords } from "../../model/push.ts";
import type { Terms } from "../../model/push_changes.ts";
import type { Listing } from "../../model/push_lists.ts";
import type { PushesByHand } from "../pushes.ts";
import { alarmedBy, deletionIn, notifiedIn, withDeletion } from "../traits.ts";
import { append, logOf } from "./audit_trail.ts";
import { countOf, pageOf } from "./push_lists.ts";
import { PUSH_COLUMNS, type PushRow, toRecord } from "./push_rows.ts";
import {
  all,
  alone,
  changed,
  did,
  expireIfDue,
  lockPush,
  type Offered,
  one,
  only,
  sendersWords,
  short,
  type Statement,
  type Steps,
} from "./voice.ts";

export type PushStore = Offered<typeof pushes> & PushesByHand;

interface Listed {
  push: PushRecord;
  labels: Uint8Array | null;
  words: SealedWords | null;
}

/** A change by the owner of a push. */
export interface Change {
  /** The terms that the change was checked against. */
  from: Pick<Terms, "expiresAtMs" | "expireAfterViews">;
  to: Terms;
  /** The sealed labels before and after the change. */
  labels?: { from: Uint8Array; to: Uint8Array };
  /** The language of notifications; null ends them. */
  notifyMe?: string | null;
}

/** Expires a push no later than this record of it says. */
export const endBy = ({ id, expiresAtMs }: PushRecord): Statement<number> =>
  changed("UPDATE pushes SET expires_at_ms = $expiresAtMs WHERE id = $id AND expires_at_ms > $expiresAtMs", {
    id,
    expiresAtMs,
  });

export const pushes = {
  reads: {
    findById: (id: number): Statement<PushRecord | null> =>
      one<PushRow, PushRecord>(`SELECT ${PUSH_COLUMNS} FROM pushes p WHERE p.id = $id`, { id }, toRecord),

    /** The sender's words to recipients, and the owner's e-mail address; null if there are none or the push has expired. */
    *findWords(id: number): Steps<{ sealed: SealedWords; ownerEmail: string } | null> {
      const sealed = (yield* sendersWords([id])).get(id);
      if (!sealed) return null;
      const owner = "SELECT u.email FROM pushes p JOIN users u ON u.id = p.owner_id WHERE p.id = $id";
      return yield* one(owner, { id }, ({ email }: { email: string }) => ({ sealed, ownerEmail: email }));
    },

    /** The files of a push that is not expired, in their order. */
    files: (id: number) =>
      all<Omit<FileRecord, "checksum">>(
        "SELECT blob_id, byte_size, sealed_info FROM files WHERE push_id = $id ORDER BY position",
        { id },
      ),

    /** The sealed labels of a push, which only its owner sees; null for an anonymous push. */
    labels: (id: number) =>
      one("SELECT sealed FROM labels WHERE push_id = $id", { id }, (row: { sealed: Uint8Array }) => row.sealed),

    /** One page of an owner's pushes, by default newest first. `nowMs` decides which are active, even before a sweep. */
    *list(
      ownerId: number,
      state: "active" | "expired",
      nowMs: number,
      {
        limit,
        offset = 0,
        beforeId = Number.MAX_SAFE_INTEGER,
        ...chosen
      }: { limit: number; offset?: number; beforeId?: number } & Partial<Omit<Listing, "state">>,
    ): Steps<Listed[]> {
      const listing: Listing = { order: "newest", ...chosen, state };
      const rows = yield* all(
        pageOf(listing),
        { ownerId, nowMs, limit, offset, beforeId, ...untilOf(listing) },
        (row: PushRow & { sealed: Uint8Array | null }) => ({ push: toRecord(row), labels: row.sealed }),
      );
      const words = yield* sendersWords(rows.map(({ push }) => push.id));
      return rows.map((row) => Object.assign(row, { words: words.get(row.push.id) ?? null }));
    },

    /** How many pushes such a list has, up to `limit`. */
    countListed: (ownerId: number, listing: Listing, nowMs: number, limit: number) =>
      only(countOf(listing), { ownerId, nowMs, limit, ...untilOf(listing) }, ({ n }: { n: number }) => n),

    /** The number of all pushes, and of those that can still be retrieved. Reads a whole index. */
    count: (nowMs: number) =>
      only(
        `SELECT (SELECT count(*) FROM pushes) - (SELECT count(*) FROM requests) AS n_all,
                (SELECT count(*) FROM pushes WHERE expired_at_ms IS NULL AND expires_at_ms > $nowMs)
                - (SELECT count(*) FROM requests r JOIN pushes p ON p.id = r.push_id
                    WHERE p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs) AS n_active`,
        { nowMs },
        (row: { n_all: number; n_active: number }) => ({ all: row.n_all, active: row.n_active }),
      ),

    /** One page of the audit log. Entries are numbered from 1 without gaps, so a page is a range of numbers. */
    auditLog: (id: number, page: { limit: number; offset: number }) =>
      all<LogEntry>(
        `${logOf("p.id = $id", "log.seq > $offset + 1")}
         SELECT ${ENTRY} FROM log WHERE seq > $offset AND seq <= $offset + $limit ORDER BY seq`,
        { id, ...page },
      ),

    /** The number of entries of each kind in the audit log of a push. Leaves out kinds without an entry. */
    auditTotals: (id: number) =>
      all<{ kind: AuditKind; count: number; firstAtMs: number }>(
        `${logOf("p.id = $id")} SELECT kind, count(*) AS count, min(at_ms) AS first_at_ms FROM log GROUP BY kind`,
        { id },
      ),

    /** The newest entries of one kind, newest first. */
    latestEntries: (id: number, kind: AuditKind, limit: number) =>
      all<LogEntry>(
        `${logOf("p.id = $id")} SELECT ${ENTRY} FROM log WHERE kind = $kind ORDER BY seq DESC LIMIT $limit`,
        { id, kind, limit },
      ),

    *scansOf(pushId: number): Steps<number> {
      return (yield* one<{ n: number }>("SELECT count AS n FROM scans WHERE push_id = $pushId", { pushId }))?.n ?? 0;
    },
  },

  writes: {
    /** Adds to the numbers of times that programs have loaded the pages of pushes, up to MAX_SCANS each. */
    *addScans(counts: ReadonlyArray<{ pushId: number; count: number }>): Steps<void> {
      // There is one statement for each different count, so two nodes would lock rows in different orders.
      yield* alone("scans");
      for (const [count, some] of Map.groupBy(counts, (one) => one.count)) {
        yield* changed(
          `INSERT INTO scans AS s (push_id, count)
           SELECT id, CASE WHEN $count < $most THEN $count ELSE $most END FROM pushes WHERE id IN $pushIds
           ON CONFLICT (push_id) DO UPDATE
              SET count = CASE WHEN s.count + excluded.count < $most THEN s.count + excluded.count ELSE $most END`,
          { count, most: MAX_SCANS, pushIds: some.map(({ pushId }) => pushId) },
        );
      }
    },

    /**
     * Freezes or thaws an active push, and writes an entry of this kind. An `alarm` also marks the push as alarmed; a `thaw`
     * removes the mark. `updatedAtMs` stays: it is the time of the last view. If nothing changes, a `freeze` or `thaw` writes no
     * entry; the other kinds write one that counts towards the limit of `logWithoutView`.
     * @param frozen null leaves the push frozen or not
     * @returns the push afterwards; null if there is no such push
     */
    setFrozen: short(function* setFrozen(
      id: number,
      frozen: boolean | null,
      kind: FreezeKind,
      client: ClientInfo,
      nowMs: number,
    ): Steps<PushRecord | null> {
      yield* lockPush(id);
      const before = yield* one<{
        frozen: boolean;
        traits: string | null;
        uncountedEntries: number;
        decidedMs: number;
      }>(
        `SELECT frozen, traits, uncounted_entries, decided($nowMs) AS decided_ms FROM pushes
          WHERE id = $id AND expired_at_ms IS NULL AND expires_at_ms > decided($nowMs)`,
        { id, nowMs },
      );
      if (before && !deletionIn(before.traits)) {
        const after = { frozen: frozen ?? before.frozen, traits: alarmedBy(kind, before.traits) };
        const repeats = after.frozen === before.frozen && after.traits === before.traits;
        const mayRepeat = kind !== "freeze" && kind !== "thaw" && before.uncountedEntries < MAX_UNCOUNTED_ENTRIES;
        if (!repeats || mayRepeat) {
          yield* changed(
            `UPDATE pushes SET frozen = $frozen, traits = $traits, uncounted_entries = uncounted_entries + $more
              WHERE id = $id`,
            { id, ...after, more: repeats ? 1 : 0 },
          );
          yield* append(kind, { pushId: id, client, atMs: before.decidedMs });
        }
      }
      return yield* pushes.reads.findById(id);
    }),

    /**
     * Changes an active push, and writes a `changed` entry if anything changes. `updatedAtMs` stays, as with a freeze.
     * @returns the push afterwards; "outdated", with nothing changed, if its terms or labels have changed meanwhile, or if no view is
     * left under the new terms; null if it has expired or there is no such push
     */
    change: short(function* change(
      id: number,
      { from, to, labels, notifyMe }: Change,
      client: ClientInfo,
      nowMs: number,
    ): Steps<PushRecord | "outdated" | null> {
      yield* lockPush(id);
      const before = yield* one<Terms & { viewsCounted: number; traits: string | null; decidedMs: number }>(
        `SELECT expires_at_ms, expire_after_days, expire_after_views, views_counted, traits, decided($nowMs) AS decided_ms
           FROM pushes WHERE id = $id AND expired_at_ms IS NULL AND expires_at_ms > decided($nowMs)`,
        { id, nowMs },
      );
      if (!before || deletionIn(before.traits)) return null;
      const isOutdated = before.expiresAtMs !== from.expiresAtMs || before.expireAfterViews !== from.expireAfterViews;
      if (isOutdated || before.viewsCounted >= to.expireAfterViews) return "outdated";
      if (labels) {
        const sealed = "UPDATE labels SET sealed = $to WHERE push_id = $id AND sealed = $from";
        if (!(yield* did(sealed, { id, ...labels }))) return "outdated";
      }
      const traits = notifyMe === undefined ? before.traits : notifiedIn(notifyMe, before.traits);
      const isSame = to.expiresAtMs === from.expiresAtMs && to.expireAfterViews === from.expireAfterViews;
      if (!isSame || traits !== before.traits || labels) {
        yield* changed(
          `UPDATE pushes SET expires_at_ms = $expiresAtMs, expire_after_days = $expireAfterDays,
                             expire_after_views = $expireAfterViews, traits = $traits
            WHERE id = $id`,
          { id, ...to, traits },
        );
        yield* append("changed", { pushId: id, client, atMs: before.decidedMs });
      }
      return yield* pushes.reads.findById(id);
    }),

    /**
     * Deletes an active push so that `restore` can undo it for `waitMs`: meanwhile it is frozen and counts as expired. Then it expires
     * like any push whose time is up, whatever happens to this process. Writes an `expire` entry.
     * @returns the push afterwards; null if there is no such push
     */
    deleteSoon: short(function* deleteSoon(
      id: number,
      { byOwner, waitMs }: { byOwner: boolean; waitMs: number },
      client: ClientInfo,
      nowMs: number,
    ): Steps<PushRecord | null> {
      yield* lockPush(id);
      const before = yield* one<ActivePush>(IF_ACTIVE, { id, nowMs });
      if (before && !deletionIn(before.traits)) {
        const { frozen, expiresAtMs, decidedMs } = before;
        yield* changed(
          `UPDATE pushes SET frozen = TRUE, deleted = TRUE, traits = $traits, expires_at_ms = $untilMs WHERE id = $id`,
          {
            id,
            traits: withDeletion({ byOwner, frozen, expiresAtMs }, before.traits),
            untilMs: Math.min(expiresAtMs, decidedMs + waitMs),
          },
        );
        yield* append("expire", { pushId: id, client, atMs: decidedMs });
      }
      return yield* pushes.reads.findById(id);
    }),

    /** Undoes a deletion in time, and writes a `restored` entry. @returns the push afterwards; null if there is no such push */
    restore: short(function* restore(id: number, client: ClientInfo, nowMs: number): Steps<PushRecord | null> {
      yield* lockPush(id);
      const before = yield* one<ActivePush>(IF_ACTIVE, { id, nowMs });
      const deletion = before && deletionIn(before.traits);
      if (deletion) {
        const { frozen, expiresAtMs } = deletion;
        yield* changed(
          `UPDATE pushes SET frozen = $frozen, deleted = FALSE, traits = $traits, expires_at_ms = $expiresAtMs WHERE id = $id`,
          { id, frozen, expiresAtMs, traits: withDeletion(null, before.traits) },
        );
        yield* append("restored", { pushId: id, client, atMs: before.decidedMs });
      }
      return yield* pushes.reads.findById(id);
    }),

    /** Expires and erases a push whose time is up. */
    endIfDue: short(function* endIfDue(id: number, nowMs: number): Steps<void> {
      yield* expireIfDue(id, nowMs);
    }),
  },
};

type ActivePush = { frozen: boolean; expiresAtMs: number; traits: string | null; decidedMs: number };
const IF_ACTIVE = `
  SELECT frozen, expires_at_ms, traits, decided($nowMs) AS decided_ms FROM pushes
   WHERE id = $id AND expired_at_ms IS NULL AND expires_at_ms > decided($nowMs)`;

type LogEntry = Omit<AuditEntry, "mailing">;
const ENTRY = "kind, ip, user_agent, referrer, at_ms";

const untilOf = ({ part, untilMs = 0 }: Listing) => (part === "today" ? { untilMs } : {});
