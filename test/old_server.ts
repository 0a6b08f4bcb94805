// A server of Password Pusher, as test/fixtures/password_pusher/make.rb has made it with the original's schema and libraries.

import { SQL } from "bun";
import { Database } from "bun:sqlite";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FIXTURE = join(import.meta.dir, "fixtures/password_pusher");

export const OLD_EXPORT = join(FIXTURE, "export.json");
export const OLD_STORAGE = join(FIXTURE, "storage");
export const OLD_SQL = readFileSync(join(FIXTURE, "production.sql"), "utf8");
/** The key, and the one before it. */
export const OLD_KEYS = `PWPUSH_MASTER_KEY=${"11".repeat(32)}\nPWPUSH_MASTER_KEY_PREVIOUS=${"22".repeat(32)}\n`;
export const OLD_TOKEN_OF_ANN = "kXz1Pq9sVt3mLw7yBn5R";
export const TOTP_OF_BOB = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** Its database as a file of this directory. @param change what happened there meanwhile */
export function oldDatabase(directory: string, change = "", name = "production.sqlite3"): string {
  const path = join(directory, name);
  const db = new Database(path);
  db.exec(OLD_SQL.replace(/^(?:DELETE FROM|INSERT INTO) sqlite_sequence.*$/gm, "") + change);
  db.close();
  return path;
}

export function oldKeys(directory: string, keys = OLD_KEYS): string {
  const path = join(directory, "pwpush.key");
  writeFileSync(path, keys);
  return path;
}

const PG_TYPES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:integer|bigint)/i, "bigint"],
  [/^boolean/i, "boolean"],
  [/^datetime/i, "timestamp(6)"],
];

/** The same database in PostgreSQL, as Rails lays it out there. @param url of a cluster @returns its address */
export async function oldPostgres(url: string, file: string): Promise<string> {
  const name = `old_${crypto.randomUUID().replaceAll("-", "")}`;
  const cluster = new SQL(url, { max: 1 });
  await cluster.unsafe(`CREATE DATABASE ${name}`);
  await cluster.close();
  const place = new URL(url);
  place.pathname = `/${name}`;
  const [from, to] = [new Database(file), new SQL(place.href, { max: 1 })];
  for (const { name: table } of from
    .query<{ name: string }, []>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()) {
    const columns = from
      .query<{ name: string; type: string }, [string]>("SELECT * FROM pragma_table_info(?)")
      .all(table);
    const typed = columns.map(
      (column) => `"${column.name}" ${PG_TYPES.find(([form]) => form.test(column.type))?.[1] ?? "text"}`,
    );
    await to.unsafe(`CREATE TABLE ${table} (${typed.join(", ")})`);
    for (let after = 0; ;) {
      const rows = from.query(`SELECT * FROM ${table} ORDER BY id LIMIT 1000 OFFSET ${after}`).all();
      if (rows.length === 0) break;
      const json = JSON.stringify(rows);
      await to.unsafe(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::text::json)`, [
        json,
      ]);
      after += rows.length;
    }
    await to.unsafe(`CREATE INDEX ON ${table} (id)`);
    if (table === "audit_logs") await to.unsafe("CREATE INDEX ON audit_logs (push_id)");
  }
  from.close();
  await to.close();
  return place.href;
}
