// The operations on pushes, except those that are hand-written for each engine (../pushes.ts).

import { type AuditEntry, type AuditKind, type ClientInfo, type FreezeKind, MOST_ENTRIES } from "../../model/audit.ts";
import { type Deletion, type FileRecord, MAX_SCANS, type PushRecord, type SealedWords } from "../../model/push.ts";
import type { Terms } from "../../model/push_changes.ts";
import type { Listing, Order, Part } from "../../model/push_lists.ts";
import { notTheirs, outcomeOf } from "../../model/push_states.ts";
import type { PushesByHand } from "../pushes.ts";
import {
  alarmedBy,
  frozenBy,
  IS_NO_REQUEST,
  lockedPush,
  notifiedIn,
  PUSH_COLUMNS,
  type PushRow,
  toRecord,
  withDeletion,
} from "./push_rows.ts";
import { append, logOf } from "./audit_trail.ts";
import {
  all,
  alone,
  any,
  changed,
  did,
  expireIfDue,
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
  /** The terms against which the change was checked. */
  from: Pick<Terms, "expiresAtMs" | "expireAfterViews">;
  to: Terms;
  /** The sealed labels before and after the change. */
  labels?: { from: Uint8Array; to: Uint8Array };
  /** The language of notifications; null ends them. */
  notifyMe?: string | null;
}

export const endAt = (id: number, expiresAtMs: number): Statement<number> =>
  changed("UPDATE pushes SET expires_at_ms = $expiresAtMs WHERE id = $id", { id, expiresAtMs });

/** Makes a push expire no later than this record says. */
export const endBy = ({ id, expiresAtMs }: PushRecord): Statement<number> =>
  changed("UPDATE pushes SET expires_at_ms = $expiresAtMs WHERE id = $id AND expires_at_ms > $expiresAtMs", {
    id,
    expiresAtMs,
  });

export const pushes = {
  reads: {
    findById: (id: number): Statement<PushRecord | null> =>
      one<PushRow, PushRecord>(`SELECT ${PUSH_COLUMNS} FROM pushes p WHERE p.id = $id`, { id }, toRecord),

    /** The sender's words to recipients, and the owner's email address; null if there are none or the push has expired. */
    *findWords(id: number): Steps<{ sealed: SealedWords; ownerEmail: string } | null> {
      const sealed = (yield* sendersWords([id])).get(id);
      if (!sealed) return null;
      const owner = "SELECT u.email FROM pushes p JOIN users u ON u.id = p.owner_id WHERE p.id = $id";
      return yield* one(owner, { id }, ({ email }: { email: string }) => ({ sealed, ownerEmail: email }));
    },

    /** The files of a push that has not expired, in their order. */
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

    /** The number of pushes in such a list, up to `limit`. */
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

    /** The number of entries of each kind in the audit log of a push. Leaves out kinds that have no entry. */
    auditTotals: (id: number) =>
      all<{ kind: AuditKind; count: number; firstAtMs: number }>(
        `${logOf("p.id = $id")} SELECT kind, count(*) AS count, min(at_ms) AS first_at_ms FROM log GROUP BY kind`,
        { id },
      ),

    /** The newest entries of these kinds, newest first. */
    latestEntries: (id: number, kinds: AuditKind | readonly AuditKind[], limit: number) =>
      all<LogEntry>(
        `${logOf("p.id = $id")} SELECT ${ENTRY} FROM log WHERE kind IN $kinds ORDER BY seq DESC LIMIT $limit`,
        { id, kinds: [kinds].flat(), limit },
      ),

    /** When each of these pushes was last opened. Leaves out pushes that were never opened. */
    lastViews: (pushIds: readonly number[]) =>
      all<{ pushId: number; atMs: number }>(
        `${logOf("p.id IN $pushIds", "log.kind <> 'view'")} SELECT push_id, at_ms FROM log WHERE kind = 'view'`,
        { pushIds },
      ),

    *scansOf(pushId: number): Steps<number> {
      return (yield* one<{ n: number }>("SELECT count AS n FROM scans WHERE push_id = $pushId", { pushId }))?.n ?? 0;
    },
  },

  writes: {
    /** Adds to the counts of page loads by programs, up to MAX_SCANS for each push. */
    *addScans(counts: ReadonlyArray<{ pushId: number; count: number }>): Steps<void> {
      // There is one statement for each different count, so two nodes could lock rows in different orders and deadlock.
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
     * Freezes or thaws a push, as model/push_states.ts says, and writes an entry of this kind. While a deletion can be undone, this changes the
     * state that an undo restores; a `freeze` then makes the deletion the owner's. An `alarm` also marks the push as alarmed, and a `thaw`
     * removes the mark. `updatedAtMs` stays, because it is the time of the last view. If nothing changes, a `freeze` or `thaw` writes no entry;
     * the other kinds write one if the log has room for it.
     * @param frozen null leaves this unchanged
     * @returns the push afterwards; null if there is no such push
     * @throws AppError `conflict`
     */
    setFrozen: short(function* setFrozen(
      id: number,
      frozen: boolean | null,
      kind: Exclude<FreezeKind, "hold_refused">,
      client: ClientInfo,
      nowMs: number,
    ): Steps<PushRecord | null> {
      const found = yield* lockedPush(id, nowMs);
      if (!found) return null;
      const { push, traits, nOthers, atMs } = found;
      const outcome = outcomeOf(kind, found.state);
      if (outcome === "empty") return push;
      const marked = alarmedBy(kind, traits);
      const { deletion } = push.traits;
      const after = deletion
        ? { frozen: push.frozen, traits: withDeletion(frozen ? frozenBy(kind, deletion) : deletion, marked) }
        : { frozen: frozen ?? push.frozen, traits: marked };
      const repeats = after.frozen === push.frozen && after.traits === traits;
      const mayRepeat = kind !== "freeze" && kind !== "thaw" && nOthers < MOST_ENTRIES.others;
      if (!repeats || mayRepeat) {
        yield* changed("UPDATE pushes SET frozen = $frozen, traits = $traits WHERE id = $id", { id, ...after });
        yield* append(kind, { pushId: id, client, atMs });
      }
      return yield* pushes.reads.findById(id);
    }),

    /**
     * Changes an active push, and writes a `changed` entry if anything changes. As with a freeze, `updatedAtMs` stays.
     * @returns the push afterwards; "outdated", with nothing changed, if its terms or labels have changed in the meantime, or if no view is left
     *   under the new terms; null if there is no such push
     * @throws AppError `conflict` if it has expired
     */
    change: short(function* change(
      id: number,
      { from, to, labels, notifyMe }: Change,
      client: ClientInfo,
      nowMs: number,
    ): Steps<PushRecord | "outdated" | null> {
      const found = yield* lockedPush(id, nowMs);
      if (!found) return null;
      outcomeOf("change", found.state);
      const { push: before, atMs } = found;
      const isOutdated = before.expiresAtMs !== from.expiresAtMs || before.expireAfterViews !== from.expireAfterViews;
      if (isOutdated || before.viewsCounted >= to.expireAfterViews) return "outdated";
      if (labels) {
        const sealed = "UPDATE labels SET sealed = $to WHERE push_id = $id AND sealed = $from";
        if (!(yield* did(sealed, { id, ...labels }))) return "outdated";
      }
      const traits = notifyMe === undefined ? found.traits : notifiedIn(notifyMe, found.traits);
      const isSame = to.expiresAtMs === from.expiresAtMs && to.expireAfterViews === from.expireAfterViews;
      if (!isSame || traits !== found.traits || labels) {
        yield* changed(
          `UPDATE pushes SET expires_at_ms = $expiresAtMs, expire_after_days = $expireAfterDays,
                             expire_after_views = $expireAfterViews, traits = $traits
            WHERE id = $id`,
          { id, ...to, traits },
        );
        yield* append("changed", { pushId: id, client, atMs });
      }
      return yield* pushes.reads.findById(id);
    }),

    /**
     * Deletes an active push so that `restore` can undo the deletion for `waitMs`. During this time the push is frozen and counts as expired.
     * Then it expires like any push whose time is up, whatever happens to this process. Writes an `expire` entry. A deletion by another person
     * becomes the owner's if the owner also deletes the push. After an undo, the next deletion by another person is final at once: otherwise
     * others could keep the push closed by deleting and restoring it again and again.
     * @param undo the digest of the key for `restore`
     * @returns the push afterwards; null if there is no such push
     */
    deleteSoon: short(function* deleteSoon(
      id: number,
      { act, undo, waitMs }: { act: DeleteSoon; undo: string; waitMs: number },
      client: ClientInfo,
      nowMs: number,
    ): Steps<PushRecord | null> {
      const found = yield* lockedPush(id, nowMs);
      if (!found) return null;
      const { push, atMs } = found;
      const { frozen, expiresAtMs, traits } = push;
      const outcome = outcomeOf(act, found.state);
      const byOwner = act !== "deleteSoonByLink";
      const isFinal = outcome === "soon" && !byOwner && (yield* wasRestored(id));
      if (outcome === "taken" || outcome === "soon") {
        const waits = traits.hold ? { waits: yield* openWaits(id, atMs) } : {};
        yield* changed(
          "UPDATE pushes SET frozen = TRUE, deleted = TRUE, traits = $traits, expires_at_ms = $untilMs WHERE id = $id",
          {
            id,
            traits: withDeletion({ undo, frozen, expiresAtMs, ...waits, ...traits.deletion, byOwner }, found.traits),
            untilMs: traits.deletion ? expiresAtMs : isFinal ? atMs : Math.min(expiresAtMs, atMs + waitMs),
          },
        );
        yield* append("expire", { pushId: id, client, atMs });
        if (isFinal) yield* expireIfDue(id, atMs);
      }
      return yield* pushes.reads.findById(id);
    }),

    /**
     * Undoes a deletion that is not final yet, and writes a `restored` entry. The waits that the deletion interrupted continue.
     * @param undo the digest of the key that proves who deleted the push; null for its owner
     * @returns the push afterwards; null if there is no such push
     * @throws AppError `conflict`, `forbidden`
     */
    restore: short(function* restore(
      id: number,
      undo: string | null,
      client: ClientInfo,
      nowMs: number,
    ): Steps<PushRecord | null> {
      const found = yield* lockedPush(id, nowMs);
      if (!found) return null;
      outcomeOf(undo === null ? "undo" : "undoByLink", found.state);
      const { deletion } = found.push.traits;
      if (!deletion || (undo !== null && undo !== deletion.undo)) throw notTheirs();
      const { frozen, expiresAtMs, waits = {} } = deletion;
      yield* changed(
        `UPDATE pushes SET frozen = $frozen, deleted = FALSE, traits = $traits, expires_at_ms = $expiresAtMs WHERE id = $id`,
        { id, frozen, expiresAtMs, traits: withDeletion(null, found.traits) },
      );
      for (const [wait, state] of Object.entries(waits)) {
        yield* changed("UPDATE holds SET state = $state WHERE id = $wait AND state = 'ended'", { wait, state });
      }
      yield* append("restored", { pushId: id, client, atMs: found.atMs });
      return yield* pushes.reads.findById(id);
    }),

    /** Expires and erases a push whose time is up. */
    endIfDue: short(function* endIfDue(id: number, nowMs: number): Steps<void> {
      yield* expireIfDue(id, nowMs);
    }),
  },
};

export type DeleteSoon = "deleteSoon" | "deleteSoonByLink" | "deleteSoonByReceipt";

/** Whether a deletion of this push has been undone before. */
const wasRestored = (id: number): Statement<boolean> =>
  any(`${logOf("p.id = $id")} SELECT seq FROM log WHERE kind = 'restored'`, { id });

function* openWaits(pushId: number, atMs: number): Steps<NonNullable<Deletion["waits"]>> {
  const open = yield* all<{ hold: string; state: "waiting" | "released" }>(
    "SELECT id AS hold, state FROM holds WHERE push_id = $pushId AND state IN ('waiting', 'released') AND expires_at_ms > $atMs",
    { pushId, atMs },
  );
  return Object.fromEntries(open.map(({ hold, state }) => [hold, state]));
}

type LogEntry = Omit<AuditEntry, "mailing" | "returned">;
const ENTRY = "kind, ip, user_agent, referrer, at_ms";

/** Longer than the time in which a deletion can be undone. */
const SOON_MS = 60_000;
const momentsOf = ({ state, part, untilMs = 0 }: Listing, nowMs: number): Record<string, number> => ({
  ...(part === "today" && { untilMs }),
  ...(state === "expired" && { soonMs: nowMs + SOON_MS }),
});

// ── An owner's list: a statement for each state, part and order ───────────────────────────────────

const OWN = "p.owner_id = $ownerId AND p.id < $beforeId";
// The plus keeps SQLite from using the index by expiry: it would then sort all pushes of an owner for one page.
const ACTIVE = "p.expired_at_ms IS NULL AND +p.expires_at_ms > $nowMs AND NOT p.deleted";
const ACTIVE_BY_EXPIRY = "p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs AND NOT p.deleted";
/** Two ranges: expired pushes, and pushes that are not swept yet, whose time is up or, after a deletion, soon will be. */
const EXPIRED = [
  "p.expired_at_ms IS NOT NULL",
  "p.expired_at_ms IS NULL AND p.expires_at_ms <= $soonMs AND (p.deleted OR p.expires_at_ms <= $nowMs)",
];

const PARTS: Record<Part, string> = {
  unopened: "p.views_counted = 0",
  opened: "p.views_counted > 0",
  today: "p.expires_at_ms < $untilMs",
  // As traitsText writes it. Within a text, its quotes would be escaped, so nothing else matches.
  sealed: `p.traits LIKE '%"e2e":true%'`,
  waiting: "p.id IN (SELECT h.push_id FROM holds h WHERE h.state = 'waiting' AND h.expires_at_ms > $nowMs)",
  frozen: "p.frozen",
  answers: "p.id IN (SELECT a.push_id FROM answers a)",
};

const both = (key: string) => ({ active: key, expired: key });
/** The sort key of each order, ascending; of pushes with equal keys, the newest comes first. */
const KEYS: Record<Exclude<Order, "newest">, Record<Listing["state"], string>> = {
  expiry: { active: "p.expires_at_ms", expired: "-COALESCE(p.expired_at_ms, p.expires_at_ms)" },
  opened: both("CASE WHEN p.views_counted > 0 THEN -p.updated_at_ms ELSE 0 END"),
  views: both("p.expire_after_views - p.views_counted"),
};
const restOf = ({ part }: Listing): string => `${IS_NO_REQUEST}${part ? ` AND ${PARTS[part]}` : ""}`;

/** One page. Only the ids of pushes are sorted, and only the rows of the page are read in full. */
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
  // The plus in the second range keeps SQLite from reading all active pushes in search of the few that are not swept yet.
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

/** Counts the pushes of a list, up to $limit. */
function countOf(listing: Listing): string {
  // Counting a part means reading its rows. The range of ids makes SQLite read them in the order in which they are stored, which is faster.
  const active = listing.part && listing.part !== "today" ? `${ACTIVE} AND p.id > 0` : ACTIVE_BY_EXPIRY;
  const ranges = listing.state === "expired" ? EXPIRED : [active];
  const rows = ranges.map(
    (range) => `SELECT 1 AS x FROM pushes p WHERE p.owner_id = $ownerId AND ${range} AND ${restOf(listing)}`,
  );
  return `SELECT count(*) AS n FROM (${rows.join(" UNION ALL ")} LIMIT $limit) listed`;
}
