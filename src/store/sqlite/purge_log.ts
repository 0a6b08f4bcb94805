// The log of purges: which pushes were deleted whole, and when, in a table that only grows. Push ids have no gaps
// and are never used again, so every id up to the highest is a push or in this log. Where an id is in neither,
// somebody tampered with the database.
//
// The entries form a hash chain of their own. The hash of an entry is
//
//   SHA-256( the hash of the entry before it, or 32 zero bytes ‖ UTF-8 of
//            JSON [seq, first push, last push, expired at, purged at, entries of its audit log] )
//
// with times in milliseconds since 1970, or null. The end of the chain and the highest known push id are sealed under
// a key that is derived from the master key: without it nobody can add an entry or cut some off. The server goes on
// from the sealed end, never from the rows, so that it does not seal what somebody else wrote.
//
// An entry does not hold the last hash of the push's audit log: the hash would outlive the log, and client addresses
// could be guessed from it.

import type { Database } from "bun:sqlite";

import { sha256 } from "../../base/crypto.ts";
import { PurposeKey } from "../../base/keyring.ts";
import { FIRST_LINK } from "../../model/audit.ts";
import type { Connection } from "./connection.ts";
import { MIGRATIONS } from "./schema.ts";
import { schemaVersionOf } from "./migrate.ts";

/** The purpose whose key seals the end of the log. */
export const PURGE_LOG_PURPOSE = "purge log";
const CONTEXT = "end of the purge log";
const END_BYTES = 8 + 32 + 8;
const PAGE_ROWS = 1_000;
const MAX_PROBLEMS = 20;
/** The schema version from which on a database has this log. */
const FIRST_SCHEMA = MIGRATIONS.findIndex((sql) => sql.includes("CREATE TABLE purges ")) + 1;

/** One push, or several that were purged before there was a log: of those nothing else is known. */
export interface PurgeEntry {
  seq: number;
  firstPush: number;
  lastPush: number;
  expiredAtMs: number | null;
  purgedAtMs: number | null;
  entryCount: number | null;
}

interface PurgeRow {
  seq: number;
  push_id: number;
  until_id: number;
  expired_at_ms: number | null;
  purged_at_ms: number | null;
  entry_count: number | null;
}

/** Where the log ends. */
interface End {
  count: number;
  link: Uint8Array;
  highestPush: number;
}

interface EndRow {
  entries: number;
  link: Uint8Array;
  highest_push: number;
  seal: Uint8Array | null;
}

const END = "SELECT entries, link, highest_push, seal FROM purge_log_end";
const LAST_ID = "SELECT seq FROM sqlite_sequence WHERE name = 'pushes'";

/** The keys of the log's purpose, newest first: new seals use the first. */
export type SealKeys = readonly Uint8Array[];

export class PurgeLog {
  readonly #sql: ReturnType<typeof prepare>;

  constructor(connection: Pick<Connection, "prepare">) {
    this.#sql = prepare(connection);
  }

  /** Seals a log that was never sealed: of a new database, or just after an upgrade. @returns whether it did */
  begin(keys: SealKeys): boolean {
    if (this.#sql.end.get({})?.seal !== null) return false;
    const end: End = { count: 0, link: FIRST_LINK, highestPush: this.#lastId() };
    for (;;) {
      const rows = this.#sql.page.all({ after: end.count, limit: PAGE_ROWS });
      for (const row of rows) {
        end.link = nextPurgeLink(end.link, toEntry(row));
        end.count = row.seq;
      }
      if (rows.length < PAGE_ROWS) break;
    }
    // Of two that begin at once, the first one counts.
    return this.#sql.firstSeal.run({ ...end, seal: sealOf(end, keys) }) > 0;
  }

  /** Inside a transaction: `add` each push that is purged in it, then `close`. */
  open(nowMs: number, keys: SealKeys): { add: (push: PurgedPush) => void; close: () => void } {
    const { end, isSealed } = this.#end(keys);
    const next = { ...end };
    return {
      add: ({ id, expiredAtMs, entryCount }) => {
        next.count += 1;
        const entry: PurgeEntry = {
          seq: next.count,
          firstPush: id,
          lastPush: id,
          expiredAtMs,
          purgedAtMs: nowMs,
          entryCount,
        };
        // A row of somebody else that is in the way stays as evidence: it does not fit the chain.
        this.#sql.insert.run({ ...entry });
        next.link = nextPurgeLink(next.link, entry);
      },
      close: () => {
        if (next.count > end.count) this.#put(next, isSealed, keys);
      },
    };
  }

  /** Inside a transaction: seals the highest push id of this moment, where it has grown. */
  noteHighest(keys: SealKeys): void {
    if (this.#lastId() > this.#end(keys).end.highestPush) this.renew(keys);
  }

  /** Inside a transaction: seals the end anew, under the newest key. */
  renew(keys: SealKeys): void {
    const { end, isSealed } = this.#end(keys);
    this.#put(end, isSealed, keys);
  }

  #end(keys: SealKeys): { end: End; isSealed: boolean } {
    const row = this.#sql.end.get({});
    const sealed = row?.seal ? new PurposeKey(keys).open(row.seal, CONTEXT) : null;
    if (sealed) return { end: toEnd(sealed), isSealed: true };
    const end = { count: row?.entries ?? 0, link: row?.link ?? FIRST_LINK, highestPush: row?.highest_push ?? 0 };
    return { end, isSealed: false };
  }

  // A seal that does not open stays as it is: a new one would hide the tampering.
  #put(end: End, isSealed: boolean, keys: SealKeys): void {
    const next = { ...end, highestPush: Math.max(end.highestPush, this.#lastId()) };
    this.#sql.setEnd.run({ ...next });
    if (isSealed) this.#sql.setSeal.run({ seal: sealOf(next, keys) });
  }

  #lastId(): number {
    return this.#sql.lastId.get({})?.seq ?? 0;
  }
}

export interface PurgedPush {
  id: number;
  expiredAtMs: number;
  entryCount: number;
}

/** The hash of an entry that follows the one with the hash `previous`. */
export function nextPurgeLink(previous: Uint8Array, entry: PurgeEntry): Uint8Array {
  const { seq, firstPush, lastPush, expiredAtMs, purgedAtMs, entryCount } = entry;
  const text = JSON.stringify([seq, firstPush, lastPush, expiredAtMs, purgedAtMs, entryCount]);
  return sha256(Buffer.concat([previous, Buffer.from(text)]));
}

/** Whether this database has a log of purges. An earlier schema does not. */
export const hasPurgeLog = (db: Database): boolean => schemaVersionOf(db) >= FIRST_SCHEMA;

/** All entries with their hashes, oldest first. */
export function* purgeEntries(db: Database): Generator<{ entry: PurgeEntry; link: Uint8Array }> {
  if (!hasPurgeLog(db)) return;
  const page = db.query<PurgeRow, [number, number]>("SELECT * FROM purges WHERE seq > ? ORDER BY seq LIMIT ?");
  let link: Uint8Array = FIRST_LINK;
  for (let after = 0; ;) {
    const rows = page.all(after, PAGE_ROWS);
    for (const row of rows) {
      const entry = toEntry(row);
      link = nextPurgeLink(link, entry);
      yield { entry, link };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

/** The entry that says when a push was purged. */
export function purgeOf(db: Database, pushId: number): PurgeEntry | null {
  const row = db
    .query<PurgeRow, [number]>("SELECT * FROM purges WHERE push_id <= ? ORDER BY push_id DESC LIMIT 1")
    .get(pushId);
  return row && row.until_id >= pushId ? toEntry(row) : null;
}

/**
 * Checks the log, and that every missing push is in it. Call it in a transaction, so that it sees one moment.
 * @param key null where the master key is not here: then what is sealed is not compared
 * @param numbersHaveGaps whether ids are missing anyway, as in a copy of PostgreSQL
 * @returns how many entries there are, and what is wrong, one sentence each
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
    const { seq, firstPush, expiredAtMs, purgedAtMs } = purge.entry;
    count += 1;
    link = purge.link;
    if (problems.length >= MAX_PROBLEMS) continue;
    if (seq !== count) problems.push(`The log of purges lacks entry ${count}.`);
    if ((expiredAtMs ?? 0) > (purgedAtMs ?? Infinity)) problems.push(`Push ${firstPush} was purged before it expired.`);
    count = seq;
  }
  const row = db.query<EndRow, []>(END).get();
  const told = row && { count: row.entries, link: row.link, highestPush: row.highest_push };
  const sealed = row?.seal && key ? key.open(row.seal, CONTEXT) : null;
  const end = sealed ? toEnd(sealed) : told;
  if (!row?.seal || (key && !sealed)) {
    problems.push("The end of the log of purges bears no seal of this server: somebody else wrote it.");
  }
  if (end && (end.count !== count || !same(end.link, link))) {
    problems.push(`The log of purges is not the one that was written: it had ${end.count} entries, and has ${count}.`);
  }
  const highest = Math.max(end?.highestPush ?? 0, highestPush(db));
  if (!numbersHaveGaps) problems.push(...vanished(db, highest));
  problems.push(...contradictions(db));
  return { purges: count, problems: problems.slice(0, MAX_PROBLEMS) };
}

/** Push ids up to the highest that are neither a push nor in the log. @param most how many gaps to list; -1: all */
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

/** The highest push id that the database has given out. */
export const highestPush = (db: Database): number => db.query<{ seq: number }, []>(LAST_ID).get()?.seq ?? 0;

function vanished(db: Database, highest: number): string[] {
  return missingPushes(db, highest, MAX_PROBLEMS).map(({ first, last }) =>
    first === last
      ? `Push ${first} is gone, and the log of purges does not have it.`
      : `Pushes ${first} to ${last} are gone, and the log of purges does not have them.`,
  );
}

// A long audit log is erased piece by piece. From the first piece on, the push is in the log of purges and has no
// last hash.
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
        ? `Push ${id} has lost the end of its audit log, and the log of purges does not have it.`
        : `Push ${id} is in the log of purges, and is there all the same.`,
    );
}

function sealOf({ count, link, highestPush }: End, keys: SealKeys): Uint8Array {
  const end = Buffer.alloc(END_BYTES);
  end.writeBigUInt64BE(BigInt(count), 0);
  end.set(link, 8);
  end.writeBigUInt64BE(BigInt(highestPush), 40);
  return new PurposeKey(keys).seal(end, CONTEXT);
}

const toEntry = (row: PurgeRow): PurgeEntry => ({
  seq: row.seq,
  firstPush: row.push_id,
  lastPush: row.until_id,
  expiredAtMs: row.expired_at_ms,
  purgedAtMs: row.purged_at_ms,
  entryCount: row.entry_count,
});

function toEnd(sealed: Uint8Array): End {
  const end = Buffer.from(sealed);
  return {
    count: Number(end.readBigUInt64BE(0)),
    link: end.subarray(8, 40),
    highestPush: Number(end.readBigUInt64BE(40)),
  };
}

const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(Buffer.from(b));

function prepare(connection: Pick<Connection, "prepare">) {
  return {
    end: connection.prepare<EndRow>(END),
    lastId: connection.prepare<{ seq: number }>(LAST_ID),
    page: connection.prepare<PurgeRow>("SELECT * FROM purges WHERE seq > $after ORDER BY seq LIMIT $limit"),
    insert: connection.prepare(`
      INSERT OR IGNORE INTO purges (seq, push_id, until_id, expired_at_ms, purged_at_ms, entry_count)
      VALUES ($seq, $firstPush, $lastPush, $expiredAtMs, $purgedAtMs, $entryCount)`),
    setEnd: connection.prepare("UPDATE purge_log_end SET entries = $count, link = $link, highest_push = $highestPush"),
    setSeal: connection.prepare("UPDATE purge_log_end SET seal = $seal"),
    firstSeal: connection.prepare(`
      UPDATE purge_log_end SET entries = $count, link = $link, highest_push = $highestPush, seal = $seal
       WHERE seal IS NULL`),
  };
}
