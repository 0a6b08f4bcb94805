// The audit logs of all pushes as JSON lines, each entry with its hash, and the checks of such a file and of the
// database. The lines name a push by its number, which opens nothing. The log of purges follows, because a missing push
// matters as much as an altered one, and then the administrators' log. The last line holds the numbers of entries and
// the SHA-256 of all lines, so the check also notices a file that was cut off between two lines.

import type { PurposeKey } from "../../base/keyring.ts";
import { nextAdminLink, type StoredAdminEntry } from "../../model/admin_log.ts";
import { type ChainedEntry, FIRST_LINK, nextLink } from "../../model/audit.ts";
import { same } from "../admin_log.ts";
import { nextPurgeLink, type PurgeEntry } from "../purges.ts";
import { logOf } from "../sql/audit_trail.ts";
import { checkPurges, hasPurgeLog, purgeEntries, purgeOf } from "../sqlite/purge_check.ts";
import type { LiveDatabase } from "../sqlite/snapshot.ts";
import { adminEntries, adminLogEnd, checkAdminLog, hasAdminLog } from "./admin_check.ts";
import { Chain, MAX_PROBLEMS, Problems, PushChains } from "./audit_chains.ts";
import { type ExportEnd, type Linked, lineOf, type OwnerLine, readLine } from "./audit_lines.ts";
import { paged } from "./paged.ts";

export interface AuditVerdict {
  entries: number;
  pushes: number;
  /** The number of entries in the log of purges. */
  purges: number;
  /** The number of entries in the administrators' log. */
  admin: number;
  /** The number of pushes in the file that the database has purged since; null if they were not compared. */
  gone: number | null;
  /** One sentence each, at most MAX_PROBLEMS of them. */
  problems: string[];
}

const PAGE_PUSHES = 500;

/** The lines of an export, line ends included. They show one moment, however long the export takes. */
export function* exportAudit(db: LiveDatabase): Generator<string> {
  const hash = new Bun.CryptoHasher("sha256");
  const counts = { entries: 0, pushes: 0, purges: 0, admin: 0 };
  db.run("BEGIN");
  try {
    for (const line of linesOf(db, counts)) {
      hash.update(line);
      yield line;
    }
  } finally {
    db.run("COMMIT");
  }
  const end: ExportEnd = { type: "end", ...counts, sha256: hash.digest("hex") };
  yield `${JSON.stringify(end)}\n`;
}

function* linesOf(db: LiveDatabase, counts: Omit<AuditVerdict, "gone" | "problems">): Generator<string> {
  let lastPush = 0;
  const ownerOf = db.query<{ owner: number | null }, [number]>("SELECT owner_id AS owner FROM pushes WHERE id = ?");
  for (const linked of allEntries(db)) {
    counts.entries += 1;
    const { pushId: push } = linked.entry;
    if (push !== lastPush) {
      counts.pushes += 1;
      const owned: OwnerLine = { type: "push", push, owner: ownerOf.get(push)?.owner ?? null };
      yield `${JSON.stringify(owned)}\n`;
    }
    lastPush = push;
    yield lineOf("entry", linked);
  }
  for (const linked of purgeEntries(db)) {
    counts.purges += 1;
    yield lineOf("purge", linked);
  }
  const { firstId, firstLink } = adminLogEnd(db, null).end;
  if (firstId > 0) yield lineOf("admin_start", { entry: { id: firstId }, link: firstLink });
  for (const linked of adminEntries(db)) {
    counts.admin += 1;
    yield lineOf("admin", linked);
  }
}

/**
 * Checks the chains of the database, and that each missing push was purged.
 * @param key for PURGE_LOG_PURPOSE, which seals the ends of logs; null if the master key is not here
 * @param copied problems that a copy of PostgreSQL no longer shows; null for a data directory, whose push ids have no gaps
 */
export function verifyDatabase(
  db: LiveDatabase,
  key: PurposeKey | null,
  copied: readonly string[] | null = null,
): AuditVerdict {
  const problems = new Problems();
  const chains = new PushChains(problems);
  db.run("BEGIN");
  try {
    const cut = db.query<{ id: number }, [number]>(`
      SELECT p.id FROM pushes p LEFT JOIN audit_entries e ON e.id = p.last_entry_id AND e.push_id = p.id
       WHERE p.entry_count > 0 AND e.seq IS NOT p.entry_count
       LIMIT ?`);
    for (const { id } of cut.all(MAX_PROBLEMS)) problems.add(`Push ${id} has lost the end of its audit log.`);
    for (const linked of allEntries(db)) chains.take(linked, "");
    const { purges, problems: found } = checkPurges(db, key, copied !== null);
    for (const problem of [...(copied ?? []), ...found]) problems.add(problem);
    const admin = checkAdminLog(db, key, problems);
    const { entries, pushes } = chains;
    return { entries, pushes, purges, admin, gone: null, problems: problems.list };
  } finally {
    db.run("COMMIT");
  }
}

/** Push by push, oldest first. */
function* allEntries(db: LiveDatabase): Generator<Linked<ChainedEntry>> {
  const page = db.query<{ id: number }, [number, number]>("SELECT id FROM pushes WHERE id > ? ORDER BY id LIMIT ?");
  const pageAfter = (id: number) => page.all(id, PAGE_PUSHES);
  for (const { id } of paged(0, pageAfter, (row) => row.id)) yield* entriesOf(db, id);
}

// The last hash is the one that the push keeps, not one computed from its entries. So the export shows an alteration.
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

/** Checks the lines of an export, without their line ends. @param db compared with the lines; null: they are checked alone */
export async function verifyExport(lines: AsyncIterable<string>, db: LiveDatabase | null): Promise<AuditVerdict> {
  const problems = new Problems();
  const pushes = new PushChains(problems);
  const purges = new Chain(problems, nextPurgeLink, "purge");
  const admin = new Chain(problems, nextAdminLink);
  const compare = db && new Comparison(db, problems);
  const hash = new Bun.CryptoHasher("sha256");
  let hasAdminLines = false;
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
    if (read?.type === "push") continue;
    const where = ` (line ${number})`;
    if (!read) problems.add(`Line ${number} is not an entry of an audit export.`);
    else if (read.type === "entry") {
      pushes.take(read, where);
      compare?.entry(read, where);
    } else if (read.type === "purge") {
      const name = `Purge ${read.entry.seq}${where}`;
      purges.take(read.entry.seq, read, name);
      compare?.purge(read, name);
    } else {
      const { id } = read.entry;
      if (read.type === "admin") {
        const name = `Entry ${id} of the administrators' log${where}`;
        admin.take(id, read, name);
        compare?.admin(read, name);
      } else {
        if (hasAdminLines) problems.add(`Line ${number}: the administrators' log begins twice.`);
        admin.startAfter(id, read.link);
      }
      hasAdminLines = true;
    }
  }
  const counts = { entries: pushes.entries, pushes: pushes.pushes, purges: purges.count, admin: admin.count };
  if (!end) problems.add("The last line is missing: the file was cut short.");
  else if (
    end.sha256 !== hash.digest("hex") ||
    end.entries !== counts.entries ||
    end.pushes !== counts.pushes ||
    (end.purges ?? 0) !== counts.purges ||
    (end.admin ?? 0) !== counts.admin
  ) {
    problems.add(`The file is not the one that was written: its last line speaks of ${end.entries} entries.`);
  }
  return { ...counts, gone: compare?.gone ?? null, problems: problems.list };
}

/** Looks for each entry of a file in the database. A single entry of a push is never deleted: a push is purged whole. */
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

  entry({ entry: { pushId, seq }, link }: Linked<ChainedEntry>, where: string): void {
    if (pushId !== this.#pushId) {
      this.#pushId = pushId;
      this.#links = new Map([...entriesOf(this.db, pushId)].map((known) => [known.entry.seq, known.link]));
    }
    const known = this.#links.get(seq);
    if (known && same(known, link)) return;
    const name = `Push ${pushId}, entry ${seq}${where}`;
    const purge = this.#hasPurgeLog ? purgeOf(this.db, pushId) : null;
    if (purge) {
      if (purge.entryCount !== null && seq > purge.entryCount) {
        this.problems.add(`${name} is beyond the ${purge.entryCount} that the push had when it was purged.`);
      }
    } else if (known) return this.problems.add(`${name} is another one in the database.`);
    else if (this.#push.get(pushId)) return this.problems.add(`${name} is not in the database.`);
    if (pushId === this.#lastGone) return;
    this.#lastGone = pushId;
    if (purge || !this.#hasPurgeLog) this.gone += 1;
    else this.problems.add(`Push ${pushId}${where} is gone from the database, and was not purged.`);
  }

  purge({ link }: Linked<PurgeEntry>, name: string): void {
    const { done, value } = this.#purges.next();
    if (done || !same(value.link, link)) this.#differs(name, !done);
  }

  admin({ entry: { id }, link }: Linked<StoredAdminEntry>, name: string): void {
    if (!this.#adminLink || id <= this.#adminDeletedUntil) return;
    const row = this.#adminLink.get(id);
    if (!row || !same(row.hash, link)) this.#differs(name, row !== null);
  }

  #differs(name: string, isThere: boolean): void {
    this.problems.add(`${name} is ${isThere ? "another one" : "not"} in the database.`);
  }
}
