// The audit logs of all pushes as JSON lines, each entry with its hash, and the checks of such a file and of the
// database. The lines name a push by its number, which opens nothing. Then come the log of purges, because a missing push
// matters as much as an altered one, and the admin log. The last line contains the numbers of entries and the SHA-256
// of all other lines, so the check also notices a file that was cut off between two lines.

import type { PurposeKey } from "../../base/keyring.ts";
import type { StoredAdminEntry } from "../../model/admin_log.ts";
import { type ChainedEntry, FIRST_LINK, nextLink } from "../../model/audit.ts";
import { same } from "../admin_log.ts";
import type { PurgeEntry } from "../purges.ts";
import { logOf } from "../sql/audit_trail.ts";
import { checkPurges, hasPurgeLog, purgeEntries, purgeOf } from "../sqlite/purge_check.ts";
import type { LiveDatabase } from "../sqlite/snapshot.ts";
import { adminEntries, adminLogEnd, checkAdminEnd, hasAdminLog } from "./admin_check.ts";
import { AuditChains, MAX_PROBLEMS, Problems } from "./audit_chains.ts";
import { type AuditLine, type ExportEnd, type Linked, readLine, written } from "./audit_lines.ts";
import { paged } from "../sqlite/paged.ts";

export interface AuditVerdict {
  entries: number;
  pushes: number;
  /** The number of entries in the log of purges. */
  purges: number;
  /** The number of entries in the admin log. */
  admin: number;
  /** The number of pushes in the file that the database has purged since; null if they were not compared. */
  gone: number | null;
  /** One sentence each, at most MAX_PROBLEMS of them. */
  problems: string[];
}

const PAGE_PUSHES = 500;

/** The lines of an export, including line ends. They show the logs at one moment, no matter how long the export takes. */
export function* exportAudit(db: LiveDatabase): Generator<string> {
  const hash = new Bun.CryptoHasher("sha256");
  const counts = { push: 0, entry: 0, purge: 0, admin_start: 0, admin: 0 };
  db.run("BEGIN");
  try {
    for (const line of linesOf(db, null)) {
      counts[line.type] += 1;
      const text = written(line);
      hash.update(text);
      yield text;
    }
  } finally {
    db.run("COMMIT");
  }
  const { entry: entries, push: pushes, purge: purges, admin } = counts;
  const end: ExportEnd = { type: "end", entries, pushes, purges, admin, sha256: hash.digest("hex") };
  yield `${JSON.stringify(end)}\n`;
}

/** @param key as for `adminLogEnd` */
function* linesOf(db: LiveDatabase, key: PurposeKey | null): Generator<AuditLine> {
  const page = db.query<{ id: number; owner: number | null }, [number, number]>(
    "SELECT id, owner_id AS owner FROM pushes WHERE id > ? ORDER BY id LIMIT ?",
  );
  const pageAfter = (id: number) => page.all(id, PAGE_PUSHES);
  for (const { id: push, owner } of paged(0, pageAfter, (row) => row.id)) {
    let isFirst = true;
    for (const linked of entriesOf(db, push)) {
      if (isFirst) yield { type: "push", push, owner };
      isFirst = false;
      yield { type: "entry", ...linked };
    }
  }
  for (const linked of purgeEntries(db)) yield { type: "purge", ...linked };
  const { firstId, firstLink } = adminLogEnd(db, key).end;
  if (firstId > 0) yield { type: "admin_start", entry: { id: firstId }, link: firstLink };
  for (const linked of adminEntries(db)) yield { type: "admin", ...linked };
}

/**
 * Checks the chains of the database, and that each missing push was purged.
 * @param key the key for PURGE_LOG_PURPOSE, which seals the ends of logs; null if the master key is not here
 * @param copied problems of a PostgreSQL database that its copy no longer shows; null for a data directory, whose push
 *   ids have no gaps
 */
export function verifyDatabase(
  db: LiveDatabase,
  key: PurposeKey | null,
  copied: readonly string[] | null = null,
): AuditVerdict {
  const problems = new Problems();
  const chains = new AuditChains(problems);
  db.run("BEGIN");
  try {
    const cut = db.query<{ id: number }, [number]>(`
      SELECT p.id FROM pushes p LEFT JOIN audit_entries e ON e.id = p.last_entry_id AND e.push_id = p.id
       WHERE p.entry_count > 0 AND e.seq IS NOT p.entry_count
       LIMIT ?`);
    for (const { id } of cut.all(MAX_PROBLEMS)) problems.add(`Push ${id} has lost the end of its audit log.`);
    // The log of purges keeps no hashes: only its end shows an alteration.
    for (const line of linesOf(db, key)) if (line.type !== "purge") chains.take(line);
    const { purges, problems: found } = checkPurges(db, key, copied !== null);
    for (const problem of [...(copied ?? []), ...found]) problems.add(problem);
    checkAdminEnd(db, key, chains.adminEnd, problems);
    return { ...chains.counts, purges, gone: null, problems: problems.list };
  } finally {
    db.run("COMMIT");
  }
}

// The last hash is the one stored with the push, not one computed from its entries. So the export reveals an alteration.
function* entriesOf(db: LiveDatabase, pushId: number): Generator<Linked<ChainedEntry>> {
  const entries = db
    .query<Omit<ChainedEntry, "pushId">, [number]>(
      `${logOf("p.id = ?")}
       SELECT seq, kind, ip, user_agent AS userAgent, referrer, at_ms AS atMs FROM log ORDER BY seq`,
    )
    .all(pushId);
  const kept = db
    .query<{ hash: Uint8Array | null }, [number]>("SELECT last_entry_hash AS hash FROM pushes WHERE id = ?")
    .get(pushId)?.hash;
  let link = FIRST_LINK;
  for (const [index, row] of entries.entries()) {
    const entry = { pushId, ...row };
    link = index === entries.length - 1 && kept ? kept : nextLink(link, entry);
    yield { entry, link };
  }
}

/** Checks the lines of an export, without their line ends. @param db compared with the lines; null: only the lines are checked */
export async function verifyExport(lines: AsyncIterable<string>, db: LiveDatabase | null): Promise<AuditVerdict> {
  const problems = new Problems();
  const chains = new AuditChains(problems);
  const compare = db && new Comparison(db, problems);
  const hash = new Bun.CryptoHasher("sha256");
  let end: ExportEnd | undefined;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (end) {
      problems.add(`Line ${number} comes after the end.`);
      break;
    }
    const read = readLine(line);
    if (read?.type === "end") {
      end = read;
      continue;
    }
    hash.update(`${line}\n`);
    if (!read) {
      problems.add(`Line ${number} is not an entry of an audit export.`);
      continue;
    }
    const name = chains.take(read, ` (line ${number})`);
    compare?.take(read, name);
  }
  const { counts } = chains;
  if (!end) problems.add("The last line is missing: the file was cut short.");
  else if (
    end.sha256 !== hash.digest("hex") ||
    end.entries !== counts.entries ||
    end.pushes !== counts.pushes ||
    (end.purges ?? 0) !== counts.purges ||
    (end.admin ?? 0) !== counts.admin
  ) {
    problems.add(`The file was altered: its last line says that there are ${end.entries} entries.`);
  }
  return { ...counts, gone: compare?.gone ?? null, problems: problems.list };
}

/** Looks for each entry of a file in the database. An entry of a push is never deleted alone: only a whole push is purged. */
class Comparison {
  gone = 0;
  readonly #push;
  readonly #adminLink;
  readonly #purges: Iterator<Linked<PurgeEntry>>;
  readonly #hasPurgeLog: boolean;
  readonly #adminDeletedUntil: number;
  #lastGone = 0;
  #pushId = 0;
  #links = new Map<number, Uint8Array>();

  constructor(
    private readonly db: LiveDatabase,
    private readonly problems: Problems,
  ) {
    this.#push = db.query<{ id: number }, [number]>("SELECT id FROM pushes WHERE id = ?");
    this.#adminLink = hasAdminLog(db)
      ? db.query<{ hash: Uint8Array }, [number]>("SELECT hash FROM admin_entries WHERE id = ?")
      : null;
    this.#purges = purgeEntries(db);
    this.#hasPurgeLog = hasPurgeLog(db);
    this.#adminDeletedUntil = adminLogEnd(db, null).end.firstId;
  }

  take(line: AuditLine, name: string): void {
    if (line.type === "entry") this.#entry(line, name);
    else if (line.type === "purge") this.#purge(line, name);
    else if (line.type === "admin") this.#admin(line, name);
  }

  #entry({ entry: { pushId, seq }, link }: Linked<ChainedEntry>, name: string): void {
    if (pushId !== this.#pushId) {
      this.#pushId = pushId;
      this.#links = new Map([...entriesOf(this.db, pushId)].map((known) => [known.entry.seq, known.link]));
    }
    const known = this.#links.get(seq);
    if (known && same(known, link)) return;
    const purge = this.#hasPurgeLog ? purgeOf(this.db, pushId) : null;
    if (purge) {
      if (purge.entryCount !== null && seq > purge.entryCount) {
        this.problems.add(`${name} is beyond the ${purge.entryCount} entries that the push had when it was purged.`);
      }
    } else if (known) return this.problems.add(`${name} differs from that in the database.`);
    else if (this.#push.get(pushId)) return this.problems.add(`${name} is not in the database.`);
    if (pushId === this.#lastGone) return;
    this.#lastGone = pushId;
    if (purge || !this.#hasPurgeLog) this.gone += 1;
    else this.problems.add(`${name} is gone from the database with its push, which was not purged.`);
  }

  #purge({ link }: Linked<PurgeEntry>, name: string): void {
    const { done, value } = this.#purges.next();
    if (done || !same(value.link, link)) this.#differs(name, !done);
  }

  #admin({ entry: { id }, link }: Linked<StoredAdminEntry>, name: string): void {
    if (!this.#adminLink || id <= this.#adminDeletedUntil) return;
    const row = this.#adminLink.get(id);
    if (!row || !same(row.hash, link)) this.#differs(name, row !== null);
  }

  #differs(name: string, isThere: boolean): void {
    this.problems.add(`${name} ${isThere ? "differs from that" : "is not"} in the database.`);
  }
}
