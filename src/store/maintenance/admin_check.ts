// Reads and checks the admin log (../admin_log.ts) of a database that its server may be using.

import type { PurposeKey } from "../../base/keyring.ts";
import type { StoredAdminEntry } from "../../model/admin_log.ts";
import { type AdminRow, type EndRow, type FoundEnd, foundEnd, same } from "../admin_log.ts";
import { inCamelCase, type Row } from "../sql/columns.ts";
import { schemaVersionOf } from "../sqlite/migrate.ts";
import { MIGRATIONS } from "../sqlite/schema.ts";
import type { LiveDatabase } from "../sqlite/snapshot.ts";
import type { Problems } from "./audit_chains.ts";
import type { Linked } from "./audit_lines.ts";
import { paged } from "../sqlite/paged.ts";

const PAGE_ROWS = 1_000;
/** The first schema version whose databases have this log. */
const FIRST_SCHEMA = MIGRATIONS.findIndex((sql) => sql?.includes("CREATE TABLE admin_log_end ")) + 1;

export const hasAdminLog = (db: LiveDatabase): boolean => schemaVersionOf(db) >= FIRST_SCHEMA;

/** All entries with their hashes, oldest first. */
export function* adminEntries(db: LiveDatabase): Generator<Linked<StoredAdminEntry>> {
  if (!hasAdminLog(db)) return;
  const page = db.query<Row, [number, number]>("SELECT * FROM admin_entries WHERE id > ? ORDER BY id LIMIT ?");
  const pageAfter = (id: number) => page.all(id, PAGE_ROWS);
  for (const row of paged(Number.MIN_SAFE_INTEGER, pageAfter, ({ id }) => Number(id))) {
    const entry = inCamelCase(row) as unknown as AdminRow;
    yield { entry, link: entry.hash };
  }
}

/** @param key null if the master key is not here: then the row is trusted without its seal */
export function adminLogEnd(db: LiveDatabase, key: PurposeKey | null): FoundEnd {
  const first = <R>(sql: string): R | null => {
    const row = hasAdminLog(db) ? db.query<Row, []>(sql).get() : null;
    return row && (inCamelCase(row) as unknown as R);
  };
  const newest = () => first<AdminRow>("SELECT * FROM admin_entries ORDER BY id DESC LIMIT 1");
  return foundEnd(first<EndRow>("SELECT * FROM admin_log_end"), newest, key);
}

/** @param read the number and the hash of the last entry that was read @param key as for `adminLogEnd` */
export function checkAdminEnd(
  db: LiveDatabase,
  key: PurposeKey | null,
  read: { number: number; link: Uint8Array },
  problems: Problems,
): void {
  if (!hasAdminLog(db)) return;
  const { end, isSealed } = adminLogEnd(db, key);
  if (!isSealed) {
    problems.add("The end of the admin log does not have this server's seal: someone else wrote it.");
  }
  if (end.lastId !== read.number || !same(end.lastLink, read.link)) {
    problems.add(`The admin log was altered: its last entry was ${end.lastId}, and is now ${read.number}.`);
  }
}
