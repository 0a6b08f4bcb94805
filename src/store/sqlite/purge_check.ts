// Reads and checks the log of purges (../purges.ts), even while a server is using the database.

import type { Database } from "bun:sqlite";

import { sameBytes } from "../../base/crypto.ts";
import type { PurposeKey } from "../../base/keyring.ts";
import { FIRST_LINK } from "../../model/audit.ts";
import { nextPurgeLink, openedPurgeEnd, type PurgeEntry } from "../purges.ts";
import { schemaVersionOf } from "./migrate.ts";
import { paged } from "./paged.ts";
import { LAST_PUSH } from "./run.ts";
import { MIGRATIONS } from "./schema.ts";

const MAX_PROBLEMS = 20;
const PAGE_ROWS = 1_000;
/** The first schema version with this log. */
const FIRST_SCHEMA = MIGRATIONS.findIndex((sql) => sql?.includes("CREATE TABLE purges ")) + 1;

const ENTRY = `seq, push_id AS pushId, until_id AS untilId, expired_at_ms AS expiredAtMs, purged_at_ms AS purgedAtMs,
               entry_count AS entryCount`;

export const hasPurgeLog = (db: Database): boolean => schemaVersionOf(db) >= FIRST_SCHEMA;

/** All entries with their hashes, oldest first. */
export function* purgeEntries(db: Database): Generator<{ entry: PurgeEntry; link: Uint8Array }> {
  if (!hasPurgeLog(db)) return;
  const page = db.query<PurgeEntry, [number, number]>(`SELECT ${ENTRY} FROM purges WHERE seq > ? ORDER BY seq LIMIT ?`);
  let link: Uint8Array = FIRST_LINK;
  for (const entry of paged(
    0,
    (after) => page.all(after, PAGE_ROWS),
    ({ seq }) => seq,
  )) {
    link = nextPurgeLink(link, entry);
    yield { entry, link };
  }
}

export function purgeOf(db: Database, pushId: number): PurgeEntry | null {
  const row = db
    .query<PurgeEntry, [number]>(`SELECT ${ENTRY} FROM purges WHERE push_id <= ? ORDER BY push_id DESC LIMIT 1`)
    .get(pushId);
  return row && row.untilId >= pushId ? row : null;
}

/**
 * Checks the log, and that all missing pushes are in it. Call this in a transaction.
 * @param key null if the master key is not available: then the seal is not checked
 * @param numbersHaveGaps whether ids may be missing without a purge, as in a copy of a PostgreSQL database
 * @returns the number of entries, and a sentence for each problem
 */
export function checkPurges(
  db: Database,
  key: PurposeKey | null,
  numbersHaveGaps = false,
): { purges: number; problems: string[] } {
  if (!hasPurgeLog(db)) return { purges: 0, problems: [] };
  const problems: string[] = [];
  let count = 0;
  let link: Uint8Array = FIRST_LINK;
  for (const purge of purgeEntries(db)) {
    const { seq, pushId, expiredAtMs, purgedAtMs } = purge.entry;
    count += 1;
    link = purge.link;
    if (problems.length >= MAX_PROBLEMS) continue;
    if (seq !== count) problems.push(`The log of purges lacks entry ${count}.`);
    if ((expiredAtMs ?? 0) > (purgedAtMs ?? Infinity)) problems.push(`Push ${pushId} was purged before it expired.`);
    count = seq;
  }
  const row = db
    .query<{ entries: number; link: Uint8Array; highest_push: number; seal: Uint8Array | null }, []>(
      "SELECT entries, link, highest_push, seal FROM purge_log_end",
    )
    .get();
  const written = row && { count: row.entries, link: row.link, highestPush: row.highest_push };
  const sealed = row?.seal && key ? openedPurgeEnd(row.seal, key) : null;
  const end = sealed ?? written;
  if (!row?.seal || (key && !sealed)) {
    problems.push("The end of the log of purges does not have this server's seal: someone else wrote it.");
  }
  if (end && (end.count !== count || !sameBytes(end.link, link))) {
    problems.push(`The log of purges was altered: it had ${end.count} entries, and has ${count}.`);
  }
  const highest = Math.max(end?.highestPush ?? 0, highestPush(db));
  if (!numbersHaveGaps) problems.push(...vanished(db, highest));
  problems.push(...contradictions(db));
  return { purges: count, problems: problems.slice(0, MAX_PROBLEMS) };
}

/** Gaps: ids up to `highest` that neither a push nor the log has. @param most the maximum number of gaps; -1 for all */
export function missingPushes(db: Database, highest: number, most = -1): Array<{ first: number; last: number }> {
  const gaps = db.query<{ first: number; last: number }, [number, number]>(`
    SELECT before + 1 AS first, lo - 1 AS last
      FROM (
        SELECT lo, coalesce(max(hi) OVER (ORDER BY lo ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
          FROM (
            SELECT id AS lo, id AS hi FROM pushes
            UNION ALL
            SELECT push_id, until_id FROM purges
            UNION ALL
            SELECT ?1 + 1, ?1 + 1
          )
      )
     WHERE lo > before + 1
     ORDER BY lo
     LIMIT ?2`);
  return gaps.all(highest, most);
}

export const highestPush = (db: Database): number => db.query<{ seq: number }, []>(LAST_PUSH).get()?.seq ?? 0;

function vanished(db: Database, highest: number): string[] {
  return missingPushes(db, highest, MAX_PROBLEMS).map(({ first, last }) =>
    first === last
      ? `Push ${first} is gone, and the log of purges does not have it.`
      : `Pushes ${first} to ${last} are gone, and the log of purges does not have them.`,
  );
}

// A long audit log is erased piece by piece. The first step adds the push to the log of purges, and deletes the last hash of the push.
function contradictions(db: Database): string[] {
  const rows = db.query<{ id: number; purging: number }, [number]>(`
    SELECT p.id, p.last_entry_hash IS NULL AS purging
      FROM pushes p
     WHERE (p.last_entry_hash IS NULL) <> EXISTS (SELECT 1 FROM purges g WHERE g.push_id = p.id)
     LIMIT ?`);
  return rows
    .all(MAX_PROBLEMS)
    .map(({ id, purging }) =>
      purging === 1
        ? `Push ${id} has lost the end of its audit log, but is not in the log of purges.`
        : `Push ${id} is in the log of purges, but still exists.`,
    );
}
