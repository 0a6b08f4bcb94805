// The waits for held pushes. Freezing a push ends its waits, and thawing it does not restore them. Every change to a wait locks the push first,
// so that decisions, claims and freezes of a push happen one after the other.

import { sameBytes } from "../../base/crypto.ts";
import { type ClientInfo, MOST_ENTRIES } from "../../model/audit.ts";
import { type Decision, type Hold, placeAmong, stateOf, type StoredState } from "../../model/hold.ts";
import { outcomeOf } from "../../model/push_states.ts";
import { frozenBy, lockedPush, PUSH_COLUMNS, type PushRow, toRecord, withDeletion } from "./push_rows.ts";
import { append, OTHERS_ENTRIES } from "./audit_trail.ts";
import { all, any, changed, lockPush, type Offered, one, short, type Statement, type Steps } from "./voice.ts";

export type HoldStore = Offered<typeof holds>;
export type NewHold = Pick<Hold, "id" | "pushId" | "waiter" | "words" | "expiresAtMs">;

const FORGOTTEN_AT_ONCE = 500;

interface Choice {
  decision: Decision;
  /** Whether to freeze the push in the same step. */
  freezes: boolean;
  /** For how long the waiter may open the push after a release. */
  timeoutMs: number;
}

export const holds = {
  reads: {
    find: (pushId: number, id: string) => find(pushId, id),

    /** The waits of a push, newest first, including those that are over but not yet forgotten. */
    list: (pushId: number, limit: number) =>
      all(
        `SELECT ${HOLD} FROM holds h WHERE h.push_id = $pushId ORDER BY h.asked_at_ms DESC, h.id LIMIT $limit`,
        { pushId, limit },
        toHold,
      ),

    /** The open waits for all pushes of an owner, beginning with the longest wait. */
    waitingFor: (ownerId: number, nowMs: number, limit: number) =>
      all(
        `SELECT ${HOLD} FROM holds h JOIN pushes p ON p.id = h.push_id
          WHERE h.expires_at_ms > $nowMs AND h.state = 'waiting' AND p.owner_id = $ownerId
            AND p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs
          ORDER BY h.asked_at_ms, h.id LIMIT $limit`,
        { ownerId, nowMs, limit },
        toHold,
      ),

    /** The number of open waits for each of these pushes. Leaves out pushes for which no one is waiting. */
    *countWaiting(pushIds: readonly number[], nowMs: number): Steps<Map<number, number>> {
      const counts = yield* all<{ pushId: number; n: number }>(
        `SELECT push_id, count(*) AS n FROM holds
          WHERE push_id IN $pushIds AND state = 'waiting' AND expires_at_ms > $nowMs GROUP BY push_id`,
        { pushIds, nowMs },
      );
      return new Map(counts.map(({ pushId, n }) => [pushId, n]));
    },

    /** These waits, each with its push. Leaves out unknown ids. */
    look: (ids: readonly string[]) =>
      all(
        `SELECT ${PUSH_COLUMNS}, ${HOLD} FROM holds h JOIN pushes p ON p.id = h.push_id WHERE h.id IN $ids`,
        { ids },
        (row: PushRow & HoldRow) => ({ hold: toHold(row), push: toRecord(row) }),
      ),
  },

  writes: {
    /**
     * Begins a wait, and writes its `hold_asked` entry if the log has room for it. If the waiter is already waiting or released, returns that
     * wait and changes nothing. `placeAmong` decides who may wait, and whose wait ends to make room.
     * @returns "full" if the client's network has no place left; null if the push has expired or is frozen
     */
    ask: short(function* ask(wait: NewHold, client: ClientInfo, nowMs: number): Steps<Hold | "full" | null> {
      const { pushId, id, waiter, words } = wait;
      const atMs = yield* openAt(pushId, nowMs);
      if (atMs === null) return null;
      const open = yield* all(
        `SELECT ${HOLD} FROM holds h
          WHERE h.push_id = $pushId AND h.state IN ('waiting', 'released') AND h.expires_at_ms > $atMs
          ORDER BY h.asked_at_ms, h.id`,
        { pushId, atMs },
        toHold,
      );
      const known = waiter && open.find((hold) => hold.waiter !== null && sameBytes(hold.waiter, waiter));
      if (known) return known;
      const { ip, userAgent } = client;
      const waiting = open.filter(({ stored }) => stored === "waiting");
      const ends = placeAmong(waiting, ip);
      if (ends === "full") return "full";
      if (ends !== null) yield* changed("UPDATE holds SET state = 'ended' WHERE id = $ends", { ends });
      const expiresAtMs = atMs + wait.expiresAtMs - nowMs;
      yield* changed(
        `INSERT INTO holds (id, push_id, waiter, words, ip, user_agent, asked_at_ms, expires_at_ms, state)
         VALUES ($id, $pushId, $waiter, $words, $ip, $userAgent, $atMs, $expiresAtMs, 'waiting')`,
        { id, pushId, waiter, words, ip, userAgent, atMs, expiresAtMs },
      );
      const hasRoom = `SELECT id FROM pushes WHERE id = $pushId AND ${OTHERS_ENTRIES} < $most`;
      if (yield* any(hasRoom, { pushId, most: MOST_ENTRIES.others }))
        yield* append("hold_asked", { pushId, client, atMs });
      return yield* find(pushId, id);
    }),

    /**
     * Releases or refuses an open wait, and writes an entry. While a deletion of the push can be undone, a wait can only be refused; a refused
     * wait does not continue after an undo.
     * @returns the wait afterwards, even if it has already been decided; null if there is no such wait
     * @throws AppError `conflict`
     */
    decide: short(function* decide(
      pushId: number,
      id: string,
      { decision, freezes, timeoutMs }: Choice,
      client: ClientInfo,
      nowMs: number,
    ): Steps<Hold | null> {
      const locked = yield* lockedPush(pushId, nowMs);
      const hold = yield* find(pushId, id);
      if (!locked || !hold) return hold;
      const { push, atMs } = locked;
      const { deletion } = push.traits;
      const state = stateOf(hold, push, atMs);
      // An earlier refusal may have left the push open, or its owner may have thawed it since.
      const isAgain = state === "refused" && decision === "refused" && freezes;
      const freezesNow = isAgain && push.expiredAtMs === null && !(deletion ?? push).frozen;
      if (state !== "waiting" && !freezesNow) return hold;
      outcomeOf(decision === "released" ? "release" : "refuse", locked.state);
      const expiresAtMs = decision === "released" ? atMs + timeoutMs : hold.expiresAtMs;
      const decides = "UPDATE holds SET state = $decision, expires_at_ms = $expiresAtMs WHERE id = $id";
      yield* changed(decides, { id, decision, expiresAtMs });
      if (freezes) {
        const traits = deletion ? withDeletion(frozenBy("hold_refused", deletion), locked.traits) : locked.traits;
        yield* changed("UPDATE pushes SET frozen = TRUE, traits = $traits WHERE id = $pushId", { pushId, traits });
      }
      yield* append(`hold_${decision}`, { pushId, client, atMs });
      return yield* find(pushId, id);
    }),

    /** One step: deletes waits that ended before `beforeMs`. */
    forget: short(function* forget(beforeMs: number): Steps<{ done: number; more: boolean }> {
      const done = yield* changed(
        "DELETE FROM holds WHERE id IN (SELECT id FROM holds WHERE expires_at_ms < $beforeMs LIMIT $limit)",
        { beforeMs, limit: FORGOTTEN_AT_ONCE },
      );
      return { done, more: done === FORGOTTEN_AT_ONCE };
    }),
  },
};

/** Whether this wait lets its waiter claim a view of the locked push. */
export const isReleased = (pushId: number, id: string, nowMs: number): Statement<boolean> =>
  any(
    `SELECT state FROM holds
      WHERE id = $id AND push_id = $pushId AND state = 'released' AND expires_at_ms > decided($nowMs)`,
    { id, pushId, nowMs },
  );

/** Uses up a wait with which a view was claimed. */
export const useUp = (id: string): Statement<number> =>
  changed("UPDATE holds SET state = 'used' WHERE id = $id", { id });

/** Locks a push. @returns the current time; null if the push is frozen or has expired */
function* openAt(pushId: number, nowMs: number): Steps<number | null> {
  yield* lockPush(pushId);
  return yield* one(
    `SELECT c.now_ms FROM pushes p, (SELECT decided($nowMs) AS now_ms) AS c
      WHERE p.id = $pushId AND p.expired_at_ms IS NULL AND p.expires_at_ms > c.now_ms AND NOT p.frozen`,
    { pushId, nowMs },
    (row: { now_ms: number }) => row.now_ms,
  );
}

const find = (pushId: number, id: string): Statement<Hold | null> =>
  one(`SELECT ${HOLD} FROM holds h WHERE h.id = $id AND h.push_id = $pushId`, { pushId, id }, toHold);

/** The columns of a wait, under names that no column of a push has. */
const HOLD = `h.id AS hold, h.push_id, h.waiter, h.words AS shown_words, h.ip, h.user_agent, h.asked_at_ms,
              h.expires_at_ms AS ends_at_ms, h.state`;

interface HoldRow {
  hold: string;
  push_id: number;
  waiter: Uint8Array | null;
  shown_words: string;
  ip: string;
  user_agent: string;
  asked_at_ms: number;
  ends_at_ms: number;
  state: StoredState;
}

const toHold = (row: HoldRow): Hold => ({
  id: row.hold,
  pushId: row.push_id,
  waiter: row.waiter && new Uint8Array(row.waiter),
  words: row.shown_words,
  ip: row.ip,
  userAgent: row.user_agent,
  askedAtMs: row.asked_at_ms,
  expiresAtMs: row.ends_at_ms,
  stored: row.state,
});
