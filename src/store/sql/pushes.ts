// Pushes, except the operations that each engine has by hand (../pushes.ts).

import { type AuditEntry, type AuditKind, type ClientInfo, type FreezeKind, MOST_ENTRIES } from "../../model/audit.ts";
import { type FileRecord, MAX_SCANS, type PushRecord, type SealedWords } from "../../model/push.ts";
import type { Terms } from "../../model/push_changes.ts";
import type { Listing, Order, Part } from "../../model/push_lists.ts";
import type { PushesByHand } from "../pushes.ts";
import { alarmedBy, deletionIn, notifiedIn, withDeletion } from "../traits.ts";
import { append, logOf, OTHERS_ENTRIES } from "./audit_trail.ts";
import { IS_NO_REQUEST, PUSH_COLUMNS, type PushRow, toRecord } from "./push_rows.ts";
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
        { ownerId, nowMs, limit, offset, beforeId, ...momentsOf(listing, nowMs) },
        (row: PushRow & { sealed: Uint8Array | null }) => ({ push: toRecord(row), labels: row.sealed }),
      );
      const words = yield* sendersWords(rows.map(({ push }) => push.id));
      return rows.map((row) => Object.assign(row, { words: words.get(row.push.id) ?? null }));
    },

    /** How many pushes such a list has, up to `limit`. */
    countListed: (ownerId: number, listing: Listing, nowMs: number, limit: number) =>
      only(countOf(listing), { ownerId, nowMs, limit, ...momentsOf(listing, nowMs) }, ({ n }: { n: number }) => n),

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
     * entry; the other kinds write one if the log has room for it.
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
        nOthers: number;
        decidedMs: number;
      }>(
        `SELECT frozen, traits, ${OTHERS_ENTRIES} AS n_others, decided($nowMs) AS decided_ms FROM pushes
          WHERE id = $id AND expired_at_ms IS NULL AND expires_at_ms > decided($nowMs)`,
        { id, nowMs },
      );
      if (before && !deletionIn(before.traits)) {
        const after = { frozen: frozen ?? before.frozen, traits: alarmedBy(kind, before.traits) };
        const repeats = after.frozen === before.frozen && after.traits === before.traits;
        const mayRepeat = kind !== "freeze" && kind !== "thaw" && before.nOthers < MOST_ENTRIES.others;
        if (!repeats || mayRepeat) {
          yield* changed("UPDATE pushes SET frozen = $frozen, traits = $traits WHERE id = $id", { id, ...after });
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
     * like any push whose time is up, whatever happens to this process. Writes an `expire` entry. A deletion by somebody else becomes
     * the owner's if the owner deletes it too. If others delete it while the log has no room for their entry, nothing happens.
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
      const begun = before && deletionIn(before.traits);
      const mayBegin = byOwner || (before?.nOthers ?? 0) < MOST_ENTRIES.others;
      if (before && (begun ? byOwner && !begun.byOwner : mayBegin)) {
        const { frozen, expiresAtMs, decidedMs } = before;
        yield* changed(
          `UPDATE pushes SET frozen = TRUE, deleted = TRUE, traits = $traits, expires_at_ms = $untilMs
            WHERE id = $id`,
          {
            id,
            traits: withDeletion({ ...(begun ?? { frozen, expiresAtMs }), byOwner }, before.traits),
            untilMs: begun ? expiresAtMs : Math.min(expiresAtMs, decidedMs + waitMs),
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

type ActivePush = {
  frozen: boolean;
  expiresAtMs: number;
  traits: string | null;
  nOthers: number;
  decidedMs: number;
};
const IF_ACTIVE = `
  SELECT frozen, expires_at_ms, traits, ${OTHERS_ENTRIES} AS n_others, decided($nowMs) AS decided_ms FROM pushes
   WHERE id = $id AND expired_at_ms IS NULL AND expires_at_ms > decided($nowMs)`;

type LogEntry = Omit<AuditEntry, "mailing" | "returned">;
const ENTRY = "kind, ip, user_agent, referrer, at_ms";

/** Longer than a deletion can be undone. */
const SOON_MS = 60_000;
const momentsOf = ({ state, part, untilMs = 0 }: Listing, nowMs: number): Record<string, number> => ({
  ...(part === "today" && { untilMs }),
  ...(state === "expired" && { soonMs: nowMs + SOON_MS }),
});

// ── An owner's list: a statement for each state, part and order ───────────────────────────────────

const OWN = "p.owner_id = $ownerId AND p.id < $beforeId";
// The plus keeps SQLite from using the index by expiry, which would sort all pushes of an owner for one page.
const ACTIVE = "p.expired_at_ms IS NULL AND +p.expires_at_ms > $nowMs AND NOT p.deleted";
const ACTIVE_BY_EXPIRY = "p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs AND NOT p.deleted";
/** Two ranges: expired pushes, and pushes which are not swept yet. Of these, the time is up, or soon will be after a deletion. */
const EXPIRED = [
  "p.expired_at_ms IS NOT NULL",
  "p.expired_at_ms IS NULL AND p.expires_at_ms <= $soonMs AND (p.deleted OR p.expires_at_ms <= $nowMs)",
];

const PARTS: Record<Part, string> = {
  unopened: "p.views_counted = 0",
  opened: "p.views_counted > 0",
  today: "p.expires_at_ms < $untilMs",
  // As traitsText writes it. Within a text, the quotes would be escaped.
  sealed: `p.traits LIKE '%"e2e":true%'`,
  waiting: "p.id IN (SELECT h.push_id FROM holds h WHERE h.state = 'waiting' AND h.expires_at_ms > $nowMs)",
  frozen: "p.frozen",
  answers: "p.id IN (SELECT a.push_id FROM answers a)",
};

const both = (key: string) => ({ active: key, expired: key });
/** What each order sorts by, ascending; the newest come first among equals. */
const KEYS: Record<Exclude<Order, "newest">, Record<Listing["state"], string>> = {
  expiry: { active: "p.expires_at_ms", expired: "-COALESCE(p.expired_at_ms, p.expires_at_ms)" },
  opened: both("CASE WHEN p.views_counted > 0 THEN -p.updated_at_ms ELSE 0 END"),
  views: both("p.expire_after_views - p.views_counted"),
};
const restOf = ({ part }: Listing): string => `${IS_NO_REQUEST}${part ? ` AND ${PARTS[part]}` : ""}`;

/** One page. What must be sorted are the numbers of pushes only: the rows of the page alone are read in full. */
function pageOf(listing: Listing): string {
  const { state, order } = listing;
  const rest = restOf(listing);
  if (state === "active" && order === "newest") {
    return `
  SELECT ${PUSH_COLUMNS}, l.sealed
    FROM pushes p LEFT JOIN labels l ON l.push_id = p.id
   WHERE ${OWN} AND ${ACTIVE} AND ${rest}
   ORDER BY p.id DESC
   LIMIT $limit OFFSET $offset`;
  }
  const key = order === "newest" ? "0" : KEYS[order][state];
  const ranges = state === "expired" ? EXPIRED : [order === "expiry" ? ACTIVE_BY_EXPIRY : ACTIVE];
  // The second plus keeps SQLite from reading all active pushes in search of the few that are not swept yet.
  const ids = ranges.map(
    (range, nth) =>
      `SELECT ${nth === 1 ? "+p.id AS id" : "p.id"}, ${key} AS k FROM pushes p WHERE ${OWN} AND ${range} AND ${rest}`,
  );
  const by = (page = "") => (order === "newest" ? `${page}id DESC` : `${page}k, ${page}id DESC`);
  return `
  SELECT ${PUSH_COLUMNS}, l.sealed
    FROM (${ids.join(" UNION ALL ")} ORDER BY ${by()} LIMIT $limit OFFSET $offset) page
    JOIN pushes p ON p.id = page.id LEFT JOIN labels l ON l.push_id = p.id
   ORDER BY ${by("page.")}`;
}

/** How many there are, up to $limit. */
function countOf(listing: Listing): string {
  // A part is read row by row. The range of ids has SQLite read the rows in the order in which they are stored, which is quicker.
  const active = listing.part && listing.part !== "today" ? `${ACTIVE} AND p.id > 0` : ACTIVE_BY_EXPIRY;
  const ranges = listing.state === "expired" ? EXPIRED : [active];
  const rows = ranges.map(
    (range) => `SELECT 1 AS x FROM pushes p WHERE p.owner_id = $ownerId AND ${range} AND ${restOf(listing)}`,
  );
  return `SELECT count(*) AS n FROM (${rows.join(" UNION ALL ")} LIMIT $limit) listed`;
}
