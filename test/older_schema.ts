// A database as an earlier version of the program knew it: what later migrations added is taken away again. Rows stay, except in
// tables that later lost a column.

import { Database } from "bun:sqlite";

import { MIGRATIONS } from "../src/store/sqlite/schema.ts";

type Named = { type: string; name: string };

/** Takes a database with the newest schema back to an earlier version of it. */
export function backToSchema(db: Database, version: number): void {
  const older = new Database(":memory:");
  for (const migration of MIGRATIONS.slice(0, version)) if (migration) older.run(migration);
  const listed = (of: Database): Named[] =>
    of.query<Named, []>("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'").all();
  const known = new Set(listed(older).map(({ name }) => name));
  const added = listed(db).filter(({ name }) => !known.has(name));
  db.run("PRAGMA foreign_keys = OFF");
  for (const type of ["trigger", "index", "table"]) {
    for (const { name } of added.filter((one) => one.type === type)) db.run(`DROP ${type} IF EXISTS ${name}`);
  }
  const columnsOf = (of: Database, table: string): string[] =>
    of
      .query<{ name: string }, [string]>("SELECT name FROM pragma_table_info(?)")
      .all(table)
      .map(({ name }) => name);
  for (const { name } of listed(older).filter(({ type }) => type === "table")) {
    const kept = new Set(columnsOf(older, name));
    if (kept.difference(new Set(columnsOf(db, name))).size > 0) {
      db.run(`DROP TABLE ${name}`);
      const made = older.query<{ sql: string }, [string]>("SELECT sql FROM sqlite_master WHERE name = ?").get(name);
      db.run(made?.sql ?? "");
      continue;
    }
    for (const column of columnsOf(db, name))
      if (!kept.has(column)) db.run(`ALTER TABLE ${name} DROP COLUMN ${column}`);
  }
  older.close();
  db.run(`PRAGMA user_version = ${version}`);
}
