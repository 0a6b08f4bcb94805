// The audit logs of all pushes as JSON lines, each entry with its link of the push's hash chain, and
// the check of such a file, or of the database itself. A push is named by its number: an export does not lead to a
// push and opens none. The log of purges follows (purge_log.ts), because a missing push matters as much as an
// altered one, and then the administrators' log (admin_export.ts). The last line holds the number of entries and their
// SHA-256, so a file that was cut off between two lines is noticed too.

import type { PurposeKey } from "../../base/keyring.ts";
import { type ChainedEntry, FIRST_LINK, nextLink } from "../../model/audit.ts";
import { logOf } from "../sql/audit_trail.ts";
import { checkPurges, hasPurgeLog, purgeEntries, purgeOf } from "../sqlite/purge_check.ts";
import { nextPurgeLink, type PurgeEntry } from "../purges.ts";
import type { LiveDatabase } from "../sqlite/snapshot.ts";
import { checkAdminLog, exportedAdminLog, ExportedAdminLog } from "./admin_export.ts";
import { type ExportedEntry, type ExportedPurge, type ExportEnd, readLine } from "./audit_lines.ts";

export interface AuditVerdict {
  entries: number;
  pushes: number;
  /** Entries of the log of purges. */
  purges: number;
  /** Entries of the administrators' log. */
  admin: number;
  /** Pushes of the file that the database has purged since; null where it was not compared. */
  gone: number | null;
  /** One sentence each, at most MAX_PROBLEMS of them. */
  problems: string[];
}

interface EntryRow {
  seq: number;
  kind: string;
  ip: string;
  user_agent: string;
  referrer: string;
  at_ms: number;
}

interface LinkedEntry {
  entry: ChainedEntry;
  link: Uint8Array;
}

const MAX_PROBLEMS = 20;
const PAGE_PUSHES = 500;

/** The lines of an export, line ends included: the state of one moment, however long it takes. */
export function exportAudit(db: LiveDatabase): Generator<string> {
  return atOneMoment(db, exportLines(db));
}

function* exportLines(db: LiveDatabase): Generator<string> {
  const hash = new Bun.CryptoHasher("sha256");
  const counted = { entries: 0, pushes: 0, purges: 0, admin: 0 };
  let lastPush = 0;
  for (const { entry, link } of allEntries(db)) {
    const exported: ExportedEntry = {
      type: "entry",
      push: entry.pushId,
      seq: entry.seq,
      kind: entry.kind,
      ip: entry.ip,
      user_agent: entry.userAgent,
      referrer: entry.referrer,
      at: new Date(entry.atMs).toISOString(),
      hash: hex(link),
    };
    const line = `${JSON.stringify(exported)}\n`;
    hash.update(line);
    counted.entries += 1;
    if (entry.pushId !== lastPush) counted.pushes += 1;
    lastPush = entry.pushId;
    yield line;
  }
  for (const { entry, link } of purgeEntries(db)) {
    const exported: ExportedPurge = {
      type: "purge",
      seq: entry.seq,
      push: entry.pushId,
      last_push: entry.untilId,
      expired_at: entry.expiredAtMs === null ? null : new Date(entry.expiredAtMs).toISOString(),
      purged_at: entry.purgedAtMs === null ? null : new Date(entry.purgedAtMs).toISOString(),
      entries: entry.entryCount,
      hash: hex(link),
    };
    const line = `${JSON.stringify(exported)}\n`;
    hash.update(line);
    counted.purges += 1;
    yield line;
  }
  for (const exported of exportedAdminLog(db)) {
    const line = `${JSON.stringify(exported)}\n`;
    hash.update(line);
    if (exported.type === "admin") counted.admin += 1;
    yield line;
  }
  const end: ExportEnd = { type: "end", ...counted, sha256: hash.digest("hex") };
  yield `${JSON.stringify(end)}\n`;
}

/**
 * Checks the chains of the database itself, and that no push is gone which was not purged.
 * @param key of PURGE_LOG_PURPOSE, which seals the ends of logs; null where the master key is not here
 * @param copied what a copy of PostgreSQL does not show any more; its numbers have gaps
 */
export function verifyDatabase(
  db: LiveDatabase,
  key: PurposeKey | null,
  copied: readonly string[] | null = null,
): AuditVerdict {
  const chains = new Chains();
  db.run("BEGIN");
  try {
    checkEntries(db, chains);
    const { purges, problems } = checkPurges(db, key, copied !== null);
    const admin = checkAdminLog(db, key);
    for (const problem of [...(copied ?? []), ...problems, ...admin.problems]) chains.complain(problem);
    return { ...chains.counted, purges, admin: admin.entries, gone: null, problems: chains.problems };
  } finally {
    db.run("COMMIT");
  }
}

function checkEntries(db: LiveDatabase, chains: Chains): void {
  const cut = db.query<{ id: number }, [number]>(`
    SELECT p.id FROM pushes p LEFT JOIN audit_entries e ON e.id = p.last_entry_id AND e.push_id = p.id
     WHERE p.entry_count > 0 AND e.seq IS NOT p.entry_count
     LIMIT ?`);
  for (const { id } of cut.all(MAX_PROBLEMS)) chains.complain(`Push ${id} has lost the end of its audit log.`);
  for (const { entry, link } of allEntries(db)) chains.take(entry, link, "");
}

/** Everything is read from one moment of the database. */
function* atOneMoment<T>(db: LiveDatabase, read: Generator<T>): Generator<T> {
  db.run("BEGIN");
  try {
    yield* read;
  } finally {
    db.run("COMMIT");
  }
}

/** Push by push, oldest first. */
function* allEntries(db: LiveDatabase): Generator<LinkedEntry> {
  const page = db.query<{ id: number }, [number, number]>("SELECT id FROM pushes WHERE id > ? ORDER BY id LIMIT ?");
  for (let after = 0; ;) {
    const rows = page.all(after, PAGE_PUSHES);
    for (const { id } of rows) yield* entriesOf(db, id);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

// The last hash is the one that the push keeps, not the one computed from its entries: so the export shows an
// alteration.
function* entriesOf(db: LiveDatabase, pushId: number): Generator<LinkedEntry> {
  const rows = db
    .query<EntryRow, [number]>(
      `${logOf("p.id = ?")} SELECT seq, kind, ip, user_agent, referrer, at_ms FROM log ORDER BY seq`,
    )
    .all(pushId);
  const kept = db
    .query<{ hash: Uint8Array | null }, [number]>("SELECT last_entry_hash AS hash FROM pushes WHERE id = ?")
    .get(pushId)?.hash;
  let link = FIRST_LINK;
  for (const [index, row] of rows.entries()) {
    const { seq, kind, ip, user_agent: userAgent, referrer, at_ms: atMs } = row;
    const entry = { pushId, seq, kind, ip, userAgent, referrer, atMs };
    link = index === rows.length - 1 && kept ? kept : nextLink(link, entry);
    yield { entry, link };
  }
}

/** Checks the lines of an export, without their ends; against a database too where one is given. */
export async function verifyExport(lines: AsyncIterable<string>, db: LiveDatabase | null): Promise<AuditVerdict> {
  const chains = new Chains();
  const purges = new Purges(db, chains);
  const admin = new ExportedAdminLog(db, (problem) => chains.complain(problem));
  const compare = db && new Comparison(db, chains);
  const hash = new Bun.CryptoHasher("sha256");
  let end: ExportEnd | undefined;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (end) {
      chains.complain(`Line ${number} comes after the end.`);
      break;
    }
    const read = readLine(line);
    if (!read) chains.complain(`Line ${number} is not an entry of an audit export.`);
    else if (read.type === "end") end = read;
    else if (read.type === "purge") purges.take(read, number);
    else if (read.type === "admin" || read.type === "admin_start") admin.take(read, number);
    else {
      const entry = {
        pushId: read.push,
        seq: read.seq,
        kind: read.kind,
        ip: read.ip,
        userAgent: read.user_agent,
        referrer: read.referrer,
        atMs: Date.parse(read.at),
      };
      const link = Buffer.from(read.hash, "hex");
      chains.take(entry, link, ` (line ${number})`);
      compare?.take(entry.pushId, entry.seq, link, number);
    }
    if (!end) hash.update(`${line}\n`);
  }
  const { entries, pushes } = chains.counted;
  if (!end) chains.complain("The last line is missing: the file was cut short.");
  else if (
    end.sha256 !== hash.digest("hex") ||
    end.entries !== entries ||
    end.pushes !== pushes ||
    (end.purges ?? 0) !== purges.count ||
    (end.admin ?? 0) !== admin.count
  ) {
    chains.complain(`The file is not the one that was written: its last line speaks of ${end.entries} entries.`);
  }
  const counts = { ...chains.counted, purges: purges.count, admin: admin.count };
  return { ...counts, gone: compare?.gone ?? null, problems: chains.problems };
}

/** Follows the log of purges in a file and, where a database is given, the one in there beside it. */
class Purges {
  count = 0;
  #link: Uint8Array = FIRST_LINK;
  readonly #known: Iterator<{ link: Uint8Array }> | null;

  constructor(
    db: LiveDatabase | null,
    private readonly chains: Chains,
  ) {
    this.#known = db && purgeEntries(db);
  }

  take(read: ExportedPurge, line: number): void {
    this.count += 1;
    const entry: PurgeEntry = {
      seq: read.seq,
      pushId: read.push,
      untilId: read.last_push,
      expiredAtMs: read.expired_at === null ? null : Date.parse(read.expired_at),
      purgedAtMs: read.purged_at === null ? null : Date.parse(read.purged_at),
      entryCount: read.entries,
    };
    const link = Buffer.from(read.hash, "hex");
    const name = `Purge ${read.seq} (line ${line})`;
    if (read.seq !== this.count) {
      this.chains.complain(`${name} comes after purge ${this.count - 1}: some are missing or not in order.`);
    } else if (!link.equals(nextPurgeLink(this.#link, entry))) {
      this.chains.complain(`${name} does not fit its hash: it, or one before it, was altered.`);
    }
    const known = this.#known?.next();
    if (known && (known.done || !link.equals(known.value.link))) {
      this.chains.complain(`${name} is ${known.done ? "not" : "another one"} in the database.`);
    }
    this.count = read.seq;
    this.#link = link;
  }
}

/** Follows the chain of one push after the other. */
class Chains {
  readonly problems: string[] = [];
  readonly counted = { entries: 0, pushes: 0 };
  #pushId = 0;
  #seq = 0;
  #link = FIRST_LINK;

  take(entry: Parameters<typeof nextLink>[1], link: Uint8Array, where: string): void {
    if (entry.pushId !== this.#pushId) {
      if (entry.pushId < this.#pushId) this.complain(`Push ${entry.pushId}${where} is not in its place.`);
      this.#pushId = entry.pushId;
      this.#seq = 0;
      this.#link = FIRST_LINK;
      this.counted.pushes += 1;
    }
    this.counted.entries += 1;
    const name = `Push ${entry.pushId}, entry ${entry.seq}${where}`;
    if (entry.seq !== this.#seq + 1)
      this.complain(`${name} comes after entry ${this.#seq}: some are missing or not in order.`);
    else if (!Buffer.from(nextLink(this.#link, entry)).equals(Buffer.from(link))) {
      this.complain(`${name} does not fit its hash: it, or one before it, was altered.`);
    }
    // Goes on from the hash in the file, so that one altered entry is one problem.
    this.#seq = entry.seq;
    this.#link = link;
  }

  complain(problem: string): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push(problem);
  }
}

/**
 * Looks for each entry of a file in the database. A single entry is never deleted: a push is purged whole, and then it
 * is in the log of purges.
 */
class Comparison {
  gone = 0;
  readonly #push;
  readonly #hasPurgeLog: boolean;
  #lastGone = 0;
  #pushId = 0;
  #links = new Map<number, Uint8Array>();

  constructor(
    private readonly db: LiveDatabase,
    private readonly chains: Chains,
  ) {
    this.#push = db.query<{ id: number }, [number]>("SELECT id FROM pushes WHERE id = ?");
    this.#hasPurgeLog = hasPurgeLog(db);
  }

  take(pushId: number, seq: number, link: Uint8Array, line: number): void {
    if (pushId !== this.#pushId) {
      this.#pushId = pushId;
      this.#links = new Map([...entriesOf(this.db, pushId)].map((known) => [known.entry.seq, known.link]));
    }
    const known = this.#links.get(seq);
    if (known && Buffer.from(known).equals(Buffer.from(link))) return;
    const name = `Push ${pushId}, entry ${seq} (line ${line})`;
    const purge = this.#hasPurgeLog ? purgeOf(this.db, pushId) : null;
    if (purge) {
      if (purge.entryCount !== null && seq > purge.entryCount) {
        this.chains.complain(`${name} is beyond the ${purge.entryCount} that the push had when it was purged.`);
      }
    } else if (known) return this.chains.complain(`${name} is another one in the database.`);
    else if (this.#push.get(pushId)) return this.chains.complain(`${name} is not in the database.`);
    if (pushId === this.#lastGone) return;
    this.#lastGone = pushId;
    if (purge || !this.#hasPurgeLog) this.gone += 1;
    else this.chains.complain(`Push ${pushId} (line ${line}) is gone from the database, and was not purged.`);
  }
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
