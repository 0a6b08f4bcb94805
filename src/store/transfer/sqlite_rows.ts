// Reads and writes the rows of a SQLite database that no other program uses.

import type { LiveDatabase } from "../sqlite/snapshot.ts";
import { columnsOf, keyOf, type Table } from "../sql/tables.ts";
import { type LastIds, NUMBERED, PAGE_BYTES, PAGE_ROWS, type Row } from "./rows.ts";

/** The rows of a table, page by page in the order of their keys. */
export function* sqliteRows(db: LiveDatabase, table: Table): Generator<Row[]> {
  const columns = columnsOf(table);
  const names = columns.map(([name]) => name);
  const order = keyOf(table);
  const sql = `SELECT ${names.join(", ")} FROM ${table.sqlite ?? table.name} ORDER BY ${order}`;
  let page: Row[] = [];
  let bytes = 0;
  for (const found of db.query<Record<string, unknown>, []>(sql).iterate()) {
    const row: Row = columns.map(([name, type]) => {
      const value = found[name] as Row[number];
      return type === "flag" && value !== null ? value !== 0 : value;
    });
    if (table.name === "sealed_payloads") withChecksum(names, row);
    page.push(row);
    bytes += row.reduce<number>((sum, value) => sum + (value instanceof Uint8Array ? value.byteLength : 16), 0);
    if (page.length < PAGE_ROWS && bytes < PAGE_BYTES) continue;
    yield page;
    [page, bytes] = [[], 0];
  }
  if (page.length > 0) yield page;
}

// Older versions stored payloads without a checksum.
function withChecksum(names: readonly string[], row: Row): void {
  const at = names.indexOf("checksum");
  row[at] ??= Bun.hash.crc32(row[names.indexOf("payload")] as Uint8Array);
}

export function addSqliteRows(db: LiveDatabase, table: Table, rows: readonly Row[]): void {
  const columns = columnsOf(table);
  db.transaction(() => {
    if (table.name === "sealed_payloads") return addPayloads(db, rows);
    const places = columns.map(() => "?").join(", ");
    const names = columns.map(([name]) => name).join(", ");
    const add = db.query(`INSERT OR REPLACE INTO ${table.name} (${names}) VALUES (${places})`);
    for (const row of rows) add.run(...row.map((value) => (typeof value === "boolean" ? Number(value) : value)));
  })();
}

function addPayloads(db: LiveDatabase, rows: readonly Row[]): void {
  const slot = db.query<{ slot: number }, [Uint8Array]>(
    "INSERT INTO key_slots (wrapped_key) VALUES (?) RETURNING slot",
  );
  const payload = db.query("INSERT INTO sealed_payloads (push_id, key_slot, payload, checksum) VALUES (?, ?, ?, ?)");
  const said = db.query("INSERT INTO sender_words (push_id, words) VALUES (?, ?)");
  for (const [pushId = null, wrappedKey, bytes = null, checksum = null, words = null] of rows) {
    const taken = slot.get(wrappedKey as Uint8Array)?.slot ?? 0;
    payload.run(pushId, taken, bytes, checksum);
    if (words !== null) said.run(pushId, words);
  }
}

export function sqliteLastIds(db: LiveDatabase): LastIds {
  const find = db.query<{ seq: number }, [string]>("SELECT seq FROM sqlite_sequence WHERE name = ?");
  const [users = 0, tokens = 0, pushes = 0] = NUMBERED.map((name) => find.get(name)?.seq ?? 0);
  return { users, api_tokens: tokens, pushes };
}

export function setSqliteLastIds(db: LiveDatabase, ids: LastIds): void {
  for (const name of NUMBERED) {
    db.run("DELETE FROM sqlite_sequence WHERE name = ?", [name]);
    db.run("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", [name, ids[name]]);
  }
}
