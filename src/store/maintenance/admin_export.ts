// The administrators' log in an audit export, and its checks: of the database, and of the lines of a file.

import type { PurposeKey } from "../../base/keyring.ts";
import { type AdminDetail, nextAdminLink, type StoredAdminEntry } from "../../model/admin_log.ts";
import { inCamelCase, type Row } from "../sql/columns.ts";
import { type AdminLogEnd, type AdminRow, type EndRow, foundEnd, same, toAdminEntry } from "../admin_log.ts";
import { MIGRATIONS } from "../sqlite/schema.ts";
import { schemaVersionOf } from "../sqlite/migrate.ts";
import type { LiveDatabase } from "../sqlite/snapshot.ts";

/** One entry as a line of the file. */
export interface ExportedAdminEntry {
  type: "admin";
  id: number;
  kind: string;
  actor: string;
  user: number | null;
  user_email: string;
  ip: string;
  user_agent: string;
  /** UTC with milliseconds. */
  at: string;
  detail: AdminDetail;
  /** 64 hexadecimal digits. */
  hash: string;
}

/** Stands before the first entry where older ones were deleted: the last of them, which the first one follows. */
export interface ExportedAdminStart {
  type: "admin_start";
  id: number;
  hash: string;
}

const PAGE_ROWS = 1_000;
const MAX_PROBLEMS = 20;
const LINK_BYTES = 32;
/** The schema version from which on a database has this log. */
const FIRST_SCHEMA = MIGRATIONS.findIndex((sql) => sql?.includes("CREATE TABLE admin_log_end ")) + 1;

const hasAdminLog = (db: LiveDatabase): boolean => schemaVersionOf(db) >= FIRST_SCHEMA;

function* adminRows(db: LiveDatabase): Generator<AdminRow> {
  if (!hasAdminLog(db)) return;
  const page = db.query<Row, [number, number]>("SELECT * FROM admin_entries WHERE id > ? ORDER BY id LIMIT ?");
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const rows = page.all(after, PAGE_ROWS);
    yield* rows.map((row) => inCamelCase(row) as unknown as AdminRow);
    const last = rows.at(-1);
    if (!last) return;
    after = Number(last["id"]);
  }
}

function endIn(db: LiveDatabase, key: PurposeKey | null): { end: AdminLogEnd; isSealed: boolean } {
  const first = <R>(sql: string): R | null => {
    const row = hasAdminLog(db) ? db.query<Row, []>(sql).get() : null;
    return row && (inCamelCase(row) as unknown as R);
  };
  const newest = () => first<AdminRow>("SELECT * FROM admin_entries ORDER BY id DESC LIMIT 1");
  return foundEnd(first<EndRow>("SELECT * FROM admin_log_end"), newest, key);
}

export function* exportedAdminLog(db: LiveDatabase): Generator<ExportedAdminEntry | ExportedAdminStart> {
  const { firstId, firstLink } = endIn(db, null).end;
  if (firstId > 0) yield { type: "admin_start", id: firstId, hash: hex(firstLink) };
  for (const row of adminRows(db)) {
    const { id, kind, actor, userId, userEmail, client, atMs, detail } = toAdminEntry(row);
    yield {
      type: "admin",
      id,
      kind,
      actor,
      user: userId,
      user_email: userEmail,
      ip: client.ip,
      user_agent: client.userAgent,
      at: new Date(atMs).toISOString(),
      detail,
      hash: hex(row.hash),
    };
  }
}

/**
 * Checks the log of a database. Call it in a transaction, so that it sees one moment.
 * @param key null where the master key is not here: then what is sealed is not compared
 */
export function checkAdminLog(db: LiveDatabase, key: PurposeKey | null): { entries: number; problems: string[] } {
  if (!hasAdminLog(db)) return { entries: 0, problems: [] };
  const { end, isSealed } = endIn(db, key);
  const chain = new AdminChain({ id: end.firstId, link: end.firstLink });
  for (const row of adminRows(db)) chain.take(row, row.hash, "");
  const problems = [...chain.problems];
  if (!isSealed)
    problems.push("The end of the administrators' log bears no seal of this server: somebody else wrote it.");
  if (end.lastId !== chain.at.id || !same(end.lastLink, chain.at.link)) {
    problems.push(
      `The administrators' log is not the one that was written: its last entry was ${end.lastId}, and is ${chain.at.id}.`,
    );
  }
  return { entries: chain.entries, problems: problems.slice(0, MAX_PROBLEMS) };
}

/** Follows the chain. */
class AdminChain {
  readonly problems: string[] = [];
  entries = 0;

  constructor(public at: { id: number; link: Uint8Array }) {}

  take(entry: StoredAdminEntry, link: Uint8Array, where: string): void {
    this.entries += 1;
    const name = `Entry ${entry.id} of the administrators' log${where}`;
    if (entry.id !== this.at.id + 1) {
      this.#complain(`${name} comes after entry ${this.at.id}: some are missing or not in order.`);
    } else if (!same(nextAdminLink(this.at.link, entry), link)) {
      this.#complain(`${name} does not fit its hash: it, or one before it, was altered.`);
    }
    // Goes on from the hash that is there, so that one altered entry is one problem.
    this.at = { id: entry.id, link };
  }

  #complain(problem: string): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push(problem);
  }
}

/** Follows the log in a file and, where a database is given, looks for each entry there. */
export class ExportedAdminLog {
  readonly #chain = new AdminChain({ id: 0, link: new Uint8Array(LINK_BYTES) });
  readonly #db: LiveDatabase | null;
  readonly #deletedUntil: number;
  readonly #complain: (problem: string) => void;
  #begun = false;

  constructor(db: LiveDatabase | null, complain: (problem: string) => void) {
    this.#db = db && hasAdminLog(db) ? db : null;
    this.#deletedUntil = db ? endIn(db, null).end.firstId : 0;
    this.#complain = complain;
  }

  get count(): number {
    return this.#chain.entries;
  }

  take(read: ExportedAdminEntry | ExportedAdminStart, line: number): void {
    const link = Buffer.from(read.hash, "hex");
    if (read.type === "admin_start") {
      if (this.#begun) this.#complain(`Line ${line}: the administrators' log begins twice.`);
      this.#begun = true;
      this.#chain.at = { id: read.id, link };
      return;
    }
    this.#begun = true;
    const known = this.#chain.problems.length;
    this.#chain.take(storedOf(read), link, ` (line ${line})`);
    for (const problem of this.#chain.problems.slice(known)) this.#complain(problem);
    if (this.#db && read.id > this.#deletedUntil) this.#compare(this.#db, read.id, link, line);
  }

  #compare(db: LiveDatabase, id: number, link: Uint8Array, line: number): void {
    const row = db.query<{ hash: Uint8Array }, [number]>("SELECT hash FROM admin_entries WHERE id = ?").get(id);
    if (row && same(row.hash, link)) return;
    const name = `Entry ${id} of the administrators' log (line ${line})`;
    this.#complain(`${name} is ${row ? "another one" : "not"} in the database.`);
  }
}

const storedOf = (read: ExportedAdminEntry): StoredAdminEntry => ({
  id: read.id,
  kind: read.kind,
  actor: read.actor,
  userId: read.user,
  userEmail: read.user_email,
  ip: read.ip,
  userAgent: read.user_agent,
  atMs: Date.parse(read.at),
  detail: JSON.stringify(read.detail),
});

/** A line of the log that was read; null where it is none. */
export function readAdminLine(given: object): ExportedAdminEntry | ExportedAdminStart | null {
  const read = given as ExportedAdminEntry;
  const texts = [read.kind, read.actor, read.user_email, read.ip, read.user_agent, read.at];
  if (!Number.isSafeInteger(read.id) || typeof read.hash !== "string") return null;
  if ((read.type as string) === "admin_start") return given as ExportedAdminStart;
  const isWhole =
    texts.every((text) => typeof text === "string") &&
    (read.user === null || Number.isSafeInteger(read.user)) &&
    typeof read.detail === "object" &&
    read.detail !== null;
  return isWhole ? read : null;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
