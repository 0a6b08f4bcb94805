// What an administrator sees: all pushes, filtered and page by page, how many each user has, and what takes up the database;
// and the few notes that belong to the data rather than to a setting. No answer takes longer with the number of pushes: a page
// looks at a bounded part of them, and counts and sizes have a limit or are estimates.

import type { PushRecord } from "../../model/push.ts";
import { isDoctorsWord } from "../doctors_word.ts";
import { IS_NO_REQUEST, PUSH_COLUMNS, type PushRow, toRecord } from "./push_rows.ts";
import { all, changed, type Offered, one, only, short, type Steps } from "./voice.ts";

export type OverviewStore = Offered<typeof overview>;

export interface PushFilter {
  /** The id of a user, or "nobody" for anonymous pushes; absent: whoever it is. */
  owner?: number | "nobody" | undefined;
  /** At the time of the question, swept or not; absent: both. */
  state?: "active" | "expired" | undefined;
}

export interface PushPage {
  pushes: Array<{ push: PushRecord; ownerEmail: string | null }>;
  /** Where the next page begins; null at the end. There can be a next page after an empty one. */
  nextBeforeId: number | null;
}

/** At most `COUNT_LIMIT` each. */
export interface PushCount {
  userId: number;
  active: number;
  expired: number;
}

/**
 * `key_copy`: which master key the administrator keeps a copy of. `last_backup`: when a backup was last made, in ms.
 * `settings of HOST`: digests of the settings with which a host has last started.
 */
export type Note = "key_copy" | "last_backup" | `settings of ${string}`;

interface PageAt {
  nowMs: number;
  beforeId: number;
  limit: number;
}

/** Counts of a user's pushes end here. */
const COUNT_LIMIT = 1_000;
/** One page looks at so many pushes at most where no index knows which of them match. */
const LOOKED_AT = 10_000;
/** A sample of payloads: so many places, evenly apart, and so many payloads at each. */
const SAMPLED_PLACES = 20;
const SAMPLED_AT_EACH = 25;

export const overview = {
  reads: {
    /** Pushes that match, newest first, from before the one with this id. Metadata only. */
    *page({ owner, state }: PushFilter, { nowMs, beforeId, limit }: PageAt): Steps<PushPage> {
      const isOwned = typeof owner === "number";
      const at = { nowMs, beforeId, limit };
      const pushes = isOwned
        ? yield* all(ofOwner(state), { ...at, owner }, toListed)
        : yield* all(ofAnybody(owner, state), { ...at, lookedAt: LOOKED_AT }, toListed);
      const isFull = pushes.length === limit;
      const nextBeforeId = isFull ? (pushes.at(-1)?.push.id ?? null) : isOwned ? null : yield* lastLookedAt(beforeId);
      return { pushes, nextBeforeId };
    },

    countsOfUsers: (userIds: readonly number[]) =>
      all(
        `SELECT u.id, (${counted("p.expired_at_ms IS NULL")}) AS n_active,
                (${counted("p.expired_at_ms IS NOT NULL")}) AS n_expired
           FROM users u WHERE u.id IN $userIds`,
        { userIds, limit: COUNT_LIMIT },
        (row: { id: number; n_active: number; n_expired: number }): PushCount => ({
          userId: row.id,
          active: row.n_active,
          expired: row.n_expired,
        }),
      ),

    /** What the payloads of this many active pushes take up, as far as a sample of them tells. */
    *payloadBytes(activePushes: number): Steps<number> {
      const { n_first: first, n_past: past } = yield* only<{ n_first: number | null; n_past: number | null }>(
        "SELECT min(push_id) AS n_first, max(push_id) + 1 AS n_past FROM sealed_payloads",
      );
      if (first === null || past === null) return 0;
      const places = Array.from({ length: SAMPLED_PLACES + 1 }, (_, place) => [
        `place${place}`,
        first + Math.floor(((past - first) * place) / SAMPLED_PLACES),
      ]);
      const sample = yield* only<{ n_bytes: number; n_payloads: number }>(SAMPLE, {
        ...(Object.fromEntries(places) as Record<string, number>),
        limit: SAMPLED_AT_EACH,
      });
      // Of few payloads the sample is all of them.
      if (sample.n_payloads === 0) return 0;
      return Math.round((sample.n_bytes / sample.n_payloads) * Math.max(activePushes, sample.n_payloads));
    },

    /** Whether `doctor` has left this word in the database within the last minute. */
    isDoctor: (word: string, nowMs: number) =>
      one("SELECT value FROM meta WHERE key = 'doctor'", {}, (row: { value: string }) =>
        isDoctorsWord(row.value, word, nowMs),
      ),

    note: (key: Note) => one("SELECT value FROM meta WHERE key = $key", { key }, (row: { value: string }) => row.value),
  },

  writes: {
    /** @param value null: takes the note back */
    setNote: short((key: Note, value: string | null) =>
      value === null
        ? changed("DELETE FROM meta WHERE key = $key", { key })
        : changed(
            "INSERT INTO meta (key, value) VALUES ($key, $value) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            { key, value },
          ),
    ),
  },
};

const toListed = (row: PushRow & { email: string | null }) => ({ push: toRecord(row), ownerEmail: row.email });

type State = PushFilter["state"];

const IS_ACTIVE = "(p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs)";

// Index ranges: active, expired, and due but not yet swept. Those that are due are few, and sorted: by their ids, an engine would
// read all the active ones in their order. A plus keeps a column from choosing the index.
const RANGES = {
  active: ["p.expired_at_ms IS NULL AND +p.expires_at_ms > $nowMs AND p.id < $beforeId", "p.id"],
  expired: ["p.expired_at_ms IS NOT NULL AND p.id < $beforeId", "p.id"],
  due: ["p.expired_at_ms IS NULL AND p.expires_at_ms <= $nowMs AND +p.id < $beforeId", "+p.id"],
} as const;

function ofOwner(state: State): string {
  const ranges = [
    ...(state === "expired" ? [] : [RANGES.active]),
    ...(state === "active" ? [] : [RANGES.expired, RANGES.due]),
  ];
  const ids = ranges.map(
    ([where, order], index) => `
      SELECT id FROM (SELECT p.id FROM pushes p WHERE p.owner_id = $owner AND ${where} AND ${IS_NO_REQUEST}
                       ORDER BY ${order} DESC LIMIT $limit) AS range${index}`,
  );
  return `
    SELECT ${PUSH_COLUMNS}, u.email
      FROM (${ids.join(" UNION ALL ")}) AS page
      JOIN pushes p ON p.id = page.id
      LEFT JOIN users u ON u.id = p.owner_id
     ORDER BY p.id DESC LIMIT $limit`;
}

const ofAnybody = (owner: PushFilter["owner"], state: State): string => `
  SELECT ${PUSH_COLUMNS}, u.email
    FROM (SELECT * FROM pushes WHERE id < $beforeId ORDER BY id DESC LIMIT $lookedAt) p
    LEFT JOIN users u ON u.id = p.owner_id
   WHERE ${owner === "nobody" ? "p.owner_id IS NULL AND" : ""} ${IS_NO_REQUEST}
     ${state === undefined ? "" : `AND ${state === "active" ? "" : "NOT"} ${IS_ACTIVE}`}
   ORDER BY p.id DESC LIMIT $limit`;

/** Where a page without enough matches has stopped looking; null where it has seen them all. */
const lastLookedAt = (beforeId: number) =>
  one(
    "SELECT id FROM pushes WHERE id < $beforeId ORDER BY id DESC LIMIT 1 OFFSET $skipped",
    { beforeId, skipped: LOOKED_AT - 1 },
    (row: { id: number }) => row.id,
  );

const counted = (where: string): string =>
  `SELECT count(*) FROM (SELECT 1 AS n FROM pushes p
                          WHERE p.owner_id = u.id AND ${where} AND ${IS_NO_REQUEST} LIMIT $limit) AS counted`;

// The size of a large payload is known without reading it.
const SAMPLE = `
  SELECT coalesce(sum(n), 0) AS n_bytes, count(*) AS n_payloads
    FROM (${Array.from(
      { length: SAMPLED_PLACES },
      (_, place) => `
        SELECT n FROM (SELECT length(payload) AS n FROM sealed_payloads
                        WHERE push_id >= $place${place} AND push_id < $place${place + 1}
                        ORDER BY push_id LIMIT $limit) AS place${place}`,
    ).join(" UNION ALL ")}) AS sample`;
