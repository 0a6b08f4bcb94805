// The audit logs of all pushes as JSON lines, each entry with its link of the push's hash chain, and
// the check of such a file, or of the database itself. A push is named by its number; nothing in it
// leads to a push or opens one. The last line tells how many entries there are and their SHA-256,
// so a file that was cut off between two lines is noticed too.

import type { Database } from "bun:sqlite";

import { type ChainedEntry, FIRST_LINK, logOf, nextLink } from "./audit_chain.ts";

/** One entry as a line of the file. */
interface ExportedEntry {
  type: "entry";
  push: number;
  seq: number;
  kind: string;
  ip: string;
  user_agent: string;
  referrer: string;
  /** UTC with milliseconds. */
  at: string;
  /** 64 hexadecimal digits. */
  hash: string;
}

interface ExportEnd {
  type: "end";
  entries: number;
  pushes: number;
  /** SHA-256 of all lines before this one, line ends included. */
  sha256: string;
}

export interface AuditVerdict {
  entries: number;
  pushes: number;
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
export function* exportAudit(db: Database): Generator<string, { entries: number; pushes: number }> {
  const hash = new Bun.CryptoHasher("sha256");
  const counted = { entries: 0, pushes: 0 };
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
  const end: ExportEnd = { type: "end", ...counted, sha256: hash.digest("hex") };
  yield `${JSON.stringify(end)}\n`;
  return counted;
}

/** Checks the chains of the database itself. */
export function verifyDatabase(db: Database): AuditVerdict {
  const chains = new Chains();
  const cut = db.query<{ id: number }, [number]>(`
    SELECT p.id FROM pushes p LEFT JOIN audit_entries e ON e.id = p.last_entry_id AND e.push_id = p.id
     WHERE p.entry_count > 0 AND e.seq IS NOT p.entry_count
     LIMIT ?`);
  for (const { id } of cut.all(MAX_PROBLEMS)) chains.complain(`Push ${id} has lost the end of its audit log.`);
  for (const { entry, link } of allEntries(db)) chains.take(entry, link, "");
  return { ...chains.counted, gone: null, problems: chains.problems };
}

/** Push by push, oldest first, of one moment. */
function* allEntries(db: Database): Generator<LinkedEntry> {
  const page = db.query<{ id: number }, [number, number]>("SELECT id FROM pushes WHERE id > ? ORDER BY id LIMIT ?");
  db.run("BEGIN");
  try {
    for (let after = 0; ;) {
      const rows = page.all(after, PAGE_PUSHES);
      for (const { id } of rows) yield* entriesOf(db, id);
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
    }
  } finally {
    db.run("COMMIT");
  }
}

// The last hash is the one that the push keeps, and not what its entries lead to: so an alteration shows
// in what is exported.
function* entriesOf(db: Database, pushId: number): Generator<LinkedEntry> {
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
export async function verifyExport(lines: AsyncIterable<string>, db: Database | null): Promise<AuditVerdict> {
  const chains = new Chains();
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
  else if (end.sha256 !== hash.digest("hex") || end.entries !== entries || end.pushes !== pushes) {
    chains.complain(`The file is not the one that was written: its last line speaks of ${end.entries} entries.`);
  }
  return { ...chains.counted, gone: compare?.gone ?? null, problems: chains.problems };
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
    // Goes on from what stands there, so that one altered entry is one problem.
    this.#seq = entry.seq;
    this.#link = link;
  }

  complain(problem: string): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push(problem);
  }
}

/** Looks for each entry of a file in the database. A push is purged whole; an entry alone never goes. */
class Comparison {
  gone = 0;
  readonly #push;
  #lastGone = 0;
  #pushId = 0;
  #links = new Map<number, Uint8Array>();

  constructor(
    private readonly db: Database,
    private readonly chains: Chains,
  ) {
    this.#push = db.query<{ id: number }, [number]>("SELECT id FROM pushes WHERE id = ?");
  }

  take(pushId: number, seq: number, link: Uint8Array, line: number): void {
    if (pushId !== this.#pushId) {
      this.#pushId = pushId;
      this.#links = new Map([...entriesOf(this.db, pushId)].map((known) => [known.entry.seq, known.link]));
    }
    const known = this.#links.get(seq);
    if (known && Buffer.from(known).equals(Buffer.from(link))) return;
    if (known)
      return this.chains.complain(`Push ${pushId}, entry ${seq} (line ${line}) is another one in the database.`);
    if (this.#push.get(pushId)) {
      this.chains.complain(`Push ${pushId}, entry ${seq} (line ${line}) is not in the database.`);
    } else if (pushId !== this.#lastGone) {
      this.#lastGone = pushId;
      this.gone += 1;
    }
  }
}

function readLine(line: string): ExportedEntry | ExportEnd | null {
  let read: Partial<ExportedEntry> & Partial<Omit<ExportEnd, "type">>;
  try {
    read = JSON.parse(line) as typeof read;
  } catch {
    return null;
  }
  if (read === null || typeof read !== "object") return null;
  if ((read.type as string) === "end") return read as unknown as ExportEnd;
  const texts = [read.kind, read.ip, read.user_agent, read.referrer, read.at, read.hash];
  const isEntry =
    Number.isSafeInteger(read.push) &&
    Number.isSafeInteger(read.seq) &&
    texts.every((text) => typeof text === "string");
  return isEntry ? (read as ExportedEntry) : null;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
