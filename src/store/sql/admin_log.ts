// The admin log; ../admin_log.ts describes its format. Adding an entry locks the row of `admin_log_end`, so this is the last step of a
// transaction: the lock is then held only briefly.

import type { PurposeKey } from "../../base/keyring.ts";
import { adminEntryOf, HISTORY_KINDS, type NewAdminEntry, SIGN_IN_FAILED } from "../../model/admin_log.ts";
import type { NewEvent } from "../../model/event.ts";
import {
  type AdminRow,
  type EndRow,
  countEntry,
  failureKeys,
  type FailureRow,
  type FoundEnd,
  foundEnd,
  nextEntry,
  openedFailure,
  planFailure,
  prunable,
  sealedEnd,
  sealedFailure,
  toAdminEntry,
} from "../admin_log.ts";
import { all, any, camel, changed, type Offered, one, sealKeys, type Statement, type Steps } from "./voice.ts";

export type AdminLogStore = Offered<typeof adminLog>;

export interface AdminFilter {
  /** The address of the actor or of the user whom the entry concerns; absent for all. */
  person?: string | undefined;
  kind?: string | undefined;
}

/** The maximum number of rows that one step of `prune` or `settleFailures` processes. */
const STEP_ROWS = 500;

const ENTRY = "id, kind, actor, user_id, user_email, ip, user_agent, at_ms, detail";

const matching = ({ person, kind }: AdminFilter): string =>
  `${person === undefined ? "" : "(user_email = $person OR actor = $person) AND"} ${kind === undefined ? "" : "kind = $kind AND"}`;

export const adminLog = {
  reads: {
    /** One page of the matching entries, newest first, below the id `beforeId`. */
    page: ({ person, kind }: AdminFilter, at: { beforeId: number; limit: number }) =>
      all(
        `SELECT ${ENTRY} FROM admin_entries WHERE ${matching({ person, kind })} id < $beforeId ORDER BY id DESC LIMIT $limit`,
        { person: person ?? null, kind: kind ?? null, ...at },
        camel(toAdminEntry),
      ),

    /** The ids of the matching entries, from `fromId` on, oldest first. */
    from: ({ person, kind }: AdminFilter, at: { fromId: number; limit: number }) =>
      all<{ id: number }>(
        `SELECT id FROM admin_entries WHERE ${matching({ person, kind })} id >= $fromId ORDER BY id LIMIT $limit`,
        { person: person ?? null, kind: kind ?? null, ...at },
      ),

    /** The latest entries of HISTORY_KINDS that concern this user, newest first. */
    history: (userId: number, limit: number) =>
      all(
        `SELECT ${ENTRY} FROM admin_entries
          WHERE user_id = $userId AND kind IN (${HISTORY_KINDS.map((kind) => `'${kind}'`).join()})
          ORDER BY id DESC LIMIT $limit`,
        { userId, limit },
        camel(toAdminEntry),
      ),

    /** The latest entries since `sinceMs` on how current administrators got their rights, newest first. Leaves out the first account. */
    newAdministrators: (sinceMs: number, limit: number) =>
      all(
        `SELECT ${ENTRY} FROM admin_entries
          WHERE kind IN ('user.made_administrator', 'user.added') AND at_ms >= $sinceMs
            AND (kind = 'user.made_administrator' OR strpos(detail, '"administrator":true') > 0)
            AND user_email IN (SELECT email FROM users WHERE is_admin AND id > (SELECT min(id) FROM users))
          ORDER BY id DESC LIMIT $limit`,
        { sinceMs, limit },
        camel(toAdminEntry),
      ),

    /** Whether `settleFailures` has anything to do. */
    isAnyFailureDue: (nowMs: number) =>
      any("SELECT key FROM admin_failures WHERE until_ms <= $nowMs LIMIT 1", { nowMs }),

    /** Whether the oldest entry is old enough for `prune`. */
    isAnyBefore: (beforeMs: number) =>
      any(
        "SELECT id FROM (SELECT id, at_ms FROM admin_entries ORDER BY id LIMIT 1) AS oldest WHERE at_ms < $beforeMs",
        { beforeMs },
      ),
  },

  writes: {
    /** One step: writes the entries for counted failures whose counting period is over. */
    *settleFailures(nowMs: number): Steps<void> {
      const locked = yield* lock();
      const due = yield* all(
        "SELECT * FROM admin_failures WHERE until_ms <= $nowMs ORDER BY until_ms LIMIT $limit",
        { nowMs, limit: STEP_ROWS },
        (row: FailureRow) => row,
      );
      const opened = due.flatMap((row) => openedFailure(row, locked.key) ?? []);
      yield* add(locked, opened.flatMap(countEntry));
      yield* drop(due.map(({ key }) => key));
    },

    /**
     * One step: deletes the oldest entries, if they are old enough and match their hashes. The chain continues from the last deleted hash.
     * @returns the number of deleted entries
     */
    *prune(beforeMs: number): Steps<number> {
      const { found, key } = yield* lock();
      if (!found.isSealed) return 0;
      const rows = yield* all<AdminRow>("SELECT * FROM admin_entries WHERE id > $firstId ORDER BY id LIMIT $limit", {
        firstId: found.end.firstId,
        limit: STEP_ROWS,
      });
      const end = prunable(found.end, rows, beforeMs);
      if (end.firstId === found.end.firstId) return 0;
      const pruned = yield* changed("DELETE FROM admin_entries WHERE id <= $firstId", { firstId: end.firstId });
      yield* put({ ...found, end }, key);
      return pruned;
    },
  },
};

export function* append(entries: readonly NewAdminEntry[]): Steps<void> {
  if (entries.length > 0) yield* add(yield* lock(), entries);
}

/** Writes an entry for an event if it belongs in this log. */
export function* logEvent(event: NewEvent): Steps<void> {
  const entry = adminEntryOf(event);
  if (entry?.kind === SIGN_IN_FAILED) yield* fail(entry);
  else if (entry) yield* append([entry]);
}

/** Seals the end of the log under the newest key. */
export function* renewAdminLog(): Steps<void> {
  if (!(yield* any("SELECT id FROM admin_log_end"))) return;
  const { found, key } = yield* lock();
  yield* put(found, key);
}

interface Locked {
  found: FoundEnd;
  key: PurposeKey;
}

/** Locks the end of the log before reading it: by then, any transaction that held the lock has ended. */
function* lock(): Steps<Locked> {
  const held = one<EndRow>("SELECT first_id, first_link, last_id, last_link, seal FROM admin_log_end FOR UPDATE");
  let row = yield* held;
  const key = yield* sealKeys;
  if (!row) {
    const last = yield* one<AdminRow>("SELECT * FROM admin_entries ORDER BY id DESC LIMIT 1");
    const begun = foundEnd(null, () => last, key);
    // If two nodes begin the log at once, the second one waits here, and then finds the row of the first one.
    yield* changed(
      `INSERT INTO admin_log_end (id, first_id, first_link, last_id, last_link, seal)
       VALUES (1, $firstId, $firstLink, $lastId, $lastLink, $seal) ON CONFLICT DO NOTHING`,
      columnsOf(begun, key),
    );
    row = yield* held;
  }
  return { found: foundEnd(row, () => null, key), key };
}

// A seal that does not open stays: a new one would hide the tampering.
const put = (found: FoundEnd, key: PurposeKey): Statement<number> =>
  changed(
    `UPDATE admin_log_end SET first_id = $firstId, first_link = $firstLink, last_id = $lastId, last_link = $lastLink,
                              seal = coalesce($seal, seal)`,
    columnsOf(found, key),
  );

const columnsOf = ({ end, isSealed }: FoundEnd, key: PurposeKey) => ({
  ...end,
  seal: isSealed ? sealedEnd(end, key) : null,
});

function* add({ found, key }: Locked, entries: readonly NewAdminEntry[]): Steps<void> {
  if (entries.length === 0) return;
  let { end } = found;
  for (const entry of entries) {
    const next = nextEntry(end, { ...entry, userId: entry.userId ?? (yield* idOf(entry.userEmail)) });
    end = next.end;
    // If someone else has inserted a row with this id, that row stays: it is evidence, because it breaks the chain.
    yield* changed(
      `INSERT INTO admin_entries (id, kind, actor, user_id, user_email, ip, user_agent, at_ms, detail, hash)
       VALUES ($id, $kind, $actor, $userId, $userEmail, $ip, $userAgent, $atMs, $detail, $hash) ON CONFLICT DO NOTHING`,
      { ...next.stored, hash: end.lastLink },
    );
  }
  yield* put({ ...found, end }, key);
}

function* idOf(email: string): Steps<number | null> {
  if (email === "") return null;
  return (yield* one<{ id: number }>("SELECT id FROM users WHERE email = $email", { email }))?.id ?? null;
}

function* fail(entry: NewAdminEntry): Steps<void> {
  const locked = yield* lock();
  const keys = Object.values(failureKeys(entry));
  const stored = yield* all("SELECT * FROM admin_failures WHERE key IN $keys", { keys }, (row: FailureRow) => row);
  const rows = stored.flatMap((row) => openedFailure(row, locked.key) ?? []);
  const { appends, drops, puts } = planFailure(entry, new Map(rows.map((row) => [row.key, row])));
  yield* drop(drops);
  for (const row of puts) {
    yield* changed(
      `INSERT INTO admin_failures (key, until_ms, more, entry) VALUES ($key, $until_ms, $more, $entry)
       ON CONFLICT (key) DO UPDATE SET until_ms = excluded.until_ms, more = excluded.more, entry = excluded.entry`,
      { ...sealedFailure(row, locked.key) },
    );
  }
  yield* add(locked, appends);
}

function* drop(keys: readonly string[]): Steps<void> {
  if (keys.length > 0) yield* changed("DELETE FROM admin_failures WHERE key IN $keys", { keys });
}
