// The overview for administrators: pages of all pushes, with filters; the number of each user's pushes; and the size of the payloads. Also the
// server's own notes. No answer takes longer when there are more pushes: a page reads a limited number of them, and counts and sizes are
// limited or estimated.

import type { PushRecord } from "../../model/push.ts";
import type { RESTORED } from "../../model/restore_point.ts";
import { isDoctorsWord } from "../doctors_word.ts";
import { IS_NO_REQUEST, PUSH_COLUMNS, type PushRow, toRecord } from "./push_rows.ts";
import { all, changed, did, number, type Offered, one, only, short, type Steps } from "./voice.ts";

export type OverviewStore = Offered<typeof overview>;

export interface PushFilter {
  /** The id of a user, or "nobody" for anonymous pushes; absent for all. */
  owner?: number | "nobody" | undefined;
  /** A part of the sender's address, in lower case. */
  sender?: string | undefined;
  /** The state at this moment, even before a sweep; absent for both states. */
  state?: "active" | "expired" | undefined;
}

export interface PushPage {
  pushes: Array<{ push: PushRecord; ownerEmail: string | null }>;
  /** The start of the next page; null at the end. A page can be empty without being the last one. */
  nextBeforeId: number | null;
}

/** Both numbers are at most COUNT_LIMIT. */
export interface PushCount {
  userId: number;
  active: number;
  expired: number;
}

/**
 * - `key_copy`: the fingerprint of the master key of which the administrator has a copy
 * - `last_backup`: the time of the last backup, in ms
 * - `conditions`: what was reported to administrators
 * - `settings of HOST`: digests of the settings of a host at its last start
 * - `backups`: the state of the scheduled backups; `backup_writer`: the id under which they are written; `backup_lease`: the node that is
 *   making one, and when its lease ends
 * - `restored`: what a restore leaves for the admin log (`Restored`)
 * - `known_time`: a trusted time in ms at which a server was running
 */
export type Note =
  | "key_copy"
  | "last_backup"
  | "conditions"
  | "backups"
  | "backup_writer"
  | "backup_lease"
  | typeof RESTORED
  | "known_time"
  | `settings of ${string}`;

interface PageAt {
  nowMs: number;
  beforeId: number;
  limit: number;
}

const COUNT_LIMIT = 1_000;
const OVERDUE_LIMIT = 10_000;
/** The maximum number of pushes that a page reads if no index finds the matching ones. */
const LOOKED_AT = 10_000;
/** A sample consists of this many payloads from each of this many evenly spaced places. */
const SAMPLED_PLACES = 20;
const SAMPLED_AT_EACH = 25;

export const overview = {
  reads: {
    /** The number of due pushes that are not erased yet, plus that of files that may be unlinked; each counted up to OVERDUE_LIMIT. */
    overdue: (nowMs: number) =>
      number(
        `SELECT (SELECT count(*) FROM (SELECT 1 FROM pushes p
                  WHERE p.expired_at_ms IS NULL AND p.expires_at_ms <= $nowMs LIMIT $limit) AS due)
              + (SELECT count(*) FROM (SELECT 1 FROM doomed_blobs
                  WHERE unlink_after_ms <= $nowMs LIMIT $limit) AS doomed) AS n`,
        { nowMs, limit: OVERDUE_LIMIT },
      ),

    /** One page of the matching pushes, newest first, below the id `beforeId`. Metadata only. */
    *page({ owner, sender, state }: PushFilter, { nowMs, beforeId, limit }: PageAt): Steps<PushPage> {
      const isOwned = typeof owner === "number";
      const at = { nowMs, beforeId, limit };
      const pushes = isOwned
        ? yield* all(ofOwner(state), { ...at, owner }, toListed)
        : yield* all(
            ofAnybody({ owner, sender, state }),
            { ...at, lookedAt: LOOKED_AT, ...(sender === undefined ? {} : { sender }) },
            toListed,
          );
      const isFull = pushes.length === limit;
      const nextBeforeId = isFull ? (pushes.at(-1)?.push.id ?? null) : isOwned ? null : yield* lastLookedAt(beforeId);
      return { pushes, nextBeforeId };
    },

    /** The id of the newest push created no later than `atMs`; 0 if there is none. Reads few rows, because later pushes have higher ids. */
    *newestIdAt(atMs: number): Steps<number> {
      let [from, to] = [0, (yield* only<{ n: number }>("SELECT coalesce(max(id), 0) AS n FROM pushes")).n];
      while (from < to) {
        const middle = Math.ceil((from + to) / 2);
        const next = yield* one<{ id: number; createdAtMs: number }>(
          "SELECT id, created_at_ms FROM pushes WHERE id >= $middle ORDER BY id LIMIT 1",
          { middle },
        );
        if (next && next.createdAtMs <= atMs) from = next.id;
        else to = middle - 1;
      }
      return from;
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

    /** Estimates from a sample the total size of the payloads of this many active pushes. */
    *payloadBytes(activePushes: number): Steps<number> {
      const { firstId, pastId } = yield* only<{ firstId: number | null; pastId: number | null }>(
        "SELECT min(push_id) AS first_id, max(push_id) + 1 AS past_id FROM sealed_payloads",
      );
      if (firstId === null || pastId === null) return 0;
      const places = Array.from({ length: SAMPLED_PLACES + 1 }, (_, place) => [
        `place${place}`,
        firstId + Math.floor(((pastId - firstId) * place) / SAMPLED_PLACES),
      ]);
      const sample = yield* only<{ nBytes: number; nPayloads: number }>(SAMPLE, {
        ...(Object.fromEntries(places) as Record<string, number>),
        limit: SAMPLED_AT_EACH,
      });
      if (sample.nPayloads === 0) return 0;
      return Math.round((sample.nBytes / sample.nPayloads) * Math.max(activePushes, sample.nPayloads));
    },

    /** Whether `doctor` has stored this mark in the database within the last minute. */
    isDoctor: (word: string, nowMs: number) =>
      one("SELECT value FROM meta WHERE key = 'doctor'", {}, (row: { value: string }) =>
        isDoctorsWord(row.value, word, nowMs),
      ),

    note: (key: Note) => one("SELECT value FROM meta WHERE key = $key", { key }, (row: { value: string }) => row.value),
  },

  writes: {
    /** @param value null deletes the note */
    setNote: short((key: Note, value: string | null) =>
      value === null
        ? changed("DELETE FROM meta WHERE key = $key", { key })
        : changed(
            "INSERT INTO meta (key, value) VALUES ($key, $value) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            { key, value },
          ),
    ),

    /** Changes a note, unless it is no longer `before`. @param before null if there is none @returns whether it was changed */
    swapNote: (key: Note, before: string | null, value: string) =>
      before === null
        ? did("INSERT INTO meta (key, value) VALUES ($key, $value) ON CONFLICT (key) DO NOTHING", { key, value })
        : did("UPDATE meta SET value = $value WHERE key = $key AND value = $before", { key, value, before }),
  },
};

const toListed = (row: PushRow & { email: string | null }) => ({ push: toRecord(row), ownerEmail: row.email });

type State = PushFilter["state"];

const IS_ACTIVE = "(p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs)";

// Index ranges: active, expired, and due but not yet swept. Due pushes are few, so the engine should sort them: otherwise it would read all
// active pushes to find them in the order of their ids. A plus keeps SQLite from using an index on its column.
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

const ofAnybody = ({ owner, sender, state }: PushFilter): string => `
  SELECT ${PUSH_COLUMNS}, u.email
    FROM (SELECT * FROM pushes WHERE id < $beforeId ORDER BY id DESC LIMIT $lookedAt) p
    LEFT JOIN users u ON u.id = p.owner_id
   WHERE ${owner === "nobody" ? "p.owner_id IS NULL AND" : ""} ${sender === undefined ? "" : "strpos(u.email, $sender) > 0 AND"}
         ${IS_NO_REQUEST}
     ${state === undefined ? "" : `AND ${state === "active" ? "" : "NOT"} ${IS_ACTIVE}`}
   ORDER BY p.id DESC LIMIT $limit`;

/** The id at which a page with too few matches stopped; null if it has read all pushes. */
const lastLookedAt = (beforeId: number) =>
  one(
    "SELECT id FROM pushes WHERE id < $beforeId ORDER BY id DESC LIMIT 1 OFFSET $skipped",
    { beforeId, skipped: LOOKED_AT - 1 },
    (row: { id: number }) => row.id,
  );

const counted = (where: string): string =>
  `SELECT count(*) FROM (SELECT 1 AS n FROM pushes p
                          WHERE p.owner_id = u.id AND ${where} AND ${IS_NO_REQUEST} LIMIT $limit) AS counted`;

// The engines know the length of a payload without reading it.
const SAMPLE = `
  SELECT coalesce(sum(n), 0) AS n_bytes, count(*) AS n_payloads
    FROM (${Array.from(
      { length: SAMPLED_PLACES },
      (_, place) => `
        SELECT n FROM (SELECT length(payload) AS n FROM sealed_payloads
                        WHERE push_id >= $place${place} AND push_id < $place${place + 1}
                        ORDER BY push_id LIMIT $limit) AS place${place}`,
    ).join(" UNION ALL ")}) AS sample`;
