// Makes a fixture of a data directory as a released version left it, for test/upgrade.test.ts:
//
//   bun test/programs/make_fixture.ts N
//
// fills a server with one push of every sort, then writes test/fixtures/schema-N.json: the database
// as statements of schema version N (rows of later tables and columns are left out), the master key,
// the files, and what must be found in it. Run it once for each schema version that is released, with
// that version's program, and never again.

import { Database } from "bun:sqlite";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { MIGRATIONS } from "../../src/store/sqlite/schema.ts";
import { fill } from "../sample_pushes.ts";
import { makeTempDir, startServer } from "../harness.ts";

const version = Number(process.argv[2]);
const server = await startServer();
const { token } = await server.user("ann@example.org", true);
const contents = await fill(server.url, token);
await server.stop({ dataDir: true });

const scratch = makeTempDir();
const target = new Database(join(scratch, "target.db"), { create: true, strict: true });
for (const migration of MIGRATIONS.slice(0, version)) target.run(migration);
const source = new Database(join(server.dataDir, "secretpush.db"), { readonly: true, strict: true });

const statements = [...MIGRATIONS.slice(0, version).map((sql) => sql.trim()), `PRAGMA user_version = ${version}`];
const tables = target.query<{ name: string }, []>(
  "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
);
for (const { name } of tables.all()) {
  const columns = target
    .query<{ name: string }, []>(`SELECT name FROM pragma_table_info('${name}')`)
    .all()
    .map((row) => row.name);
  const quoted = columns.map((column) => `quote("${column}")`).join(" || ', ' || ");
  for (const { row } of source.query<{ row: string }, []>(`SELECT ${quoted} AS row FROM "${name}"`).all()) {
    // A migration may have filled in a row already.
    statements.push(`INSERT OR REPLACE INTO ${name} (${columns.join(", ")}) VALUES (${row})`);
  }
}
source.close();
target.close();

const blobs: Record<string, string> = {};
for (const name of readdirSync(join(server.dataDir, "blobs"), { recursive: true }) as string[]) {
  const path = join(server.dataDir, "blobs", name);
  if (statSync(path).isFile()) blobs[join("blobs", name)] = readFileSync(path).toString("base64");
}
// What fill made is random; that the far end of every life lies ahead keeps the pushes alive in any year.
const fixture = {
  schemaVersion: version,
  masterKey: readFileSync(join(server.dataDir, "master.key"), "utf8").trim(),
  contents,
  statements: [...statements, "UPDATE pushes SET expires_at_ms = 4102444800000 WHERE expired_at_ms IS NULL"],
  blobs,
};
await Bun.write(join(import.meta.dir, `../fixtures/schema-${version}.json`), `${JSON.stringify(fixture, null, 1)}\n`);
rmSync(server.dataDir, { recursive: true });
rmSync(scratch, { recursive: true });
