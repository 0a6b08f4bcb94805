// A migration and a backup of PostgreSQL copy what src/store/sql/tables.ts lists, so that list must be complete.

import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";

import { MIGRATIONS } from "../src/store/sqlite/schema.ts";
import { columnsOf, TABLES } from "../src/store/sql/tables.ts";
import { RowDigest } from "../src/store/transfer/rows.ts";

/** What each engine keeps in its own way, and waits, which are over before anybody has moved. */
const NOT_LISTED = new Set(["key_slots", "free_key_slots", "sender_words", "purge_log_end", "holds"]);

test("every table and every column of the schema is copied", () => {
  const db = new Database(":memory:");
  for (const sql of MIGRATIONS) if (sql) db.run(sql);
  const tables = db.query<{ name: string }, []>("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const kept = Object.fromEntries(
    tables
      .map(({ name }) => name)
      .filter((name) => !name.startsWith("sqlite_") && !NOT_LISTED.has(name))
      .map((name) => {
        const columns = db.query<{ name: string }, [string]>("SELECT name FROM pragma_table_info(?)").all(name);
        return [name, columns.map((column) => column.name).toSorted()];
      }),
  );
  const copied = Object.fromEntries(
    TABLES.map((table) => {
      const names = columnsOf(table).map(([name]) => name);
      // The key is in a slot, and the sender's words are in a table of their own.
      const own = names.map((name) => (name === "wrapped_key" ? "key_slot" : name)).filter((name) => name !== "words");
      return [table.name, own.toSorted()];
    }),
  );
  expect(copied).toEqual(kept);
  db.close();
});

test("no two lists of rows have the same digest, however their values join", () => {
  const digestOf = (...rows: Array<Array<string | number | null | Uint8Array>>) => {
    const digest = new RowDigest();
    digest.take(rows);
    return digest.end().sha256;
  };
  const all = [
    digestOf(["ab", "c"]),
    digestOf(["a", "bc"]),
    digestOf(["ab", null, "c"]),
    digestOf([Buffer.from("ab"), "c"]),
    digestOf(["ab"], ["c"], [null]),
  ];
  expect(new Set(all).size).toBe(all.length);
});
