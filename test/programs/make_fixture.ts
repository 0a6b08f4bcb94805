// Makes a fixture of a data directory as a released version left it, for test/upgrade.test.ts:
//
//   bun test/programs/make_fixture.ts N
//
// fills a server with one push of every sort, then writes test/fixtures/schema-N.json: the database
// as statements of schema version N (rows of later tables and columns are left out), the master key,
// the files, and what must be found in it. The second schema and later ones have rows in every table. Run it once for each schema version that is released, with
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
const migrations = MIGRATIONS.slice(0, version).filter((sql) => sql !== null);
for (const migration of migrations) target.run(migration);
const source = new Database(join(server.dataDir, "secretpush.db"), { readonly: true, strict: true });

const statements = [...migrations.map((sql) => sql.trim()), `PRAGMA user_version = ${version}`];
/** What a server makes of people, events, waits and requests, as rows; any bytes in place of seals. */
const FAR_MS = 4_102_444_800_000;
const MORE_ROWS = [
  `UPDATE users SET notify_me = 1, looked_at_ms = 1, is_auditor = 1, vouched = 1, device_epoch = 3 WHERE id = 1`,
  `INSERT INTO users (id, email, password_hash, is_admin, disabled, suspended, created_at_ms) VALUES (2, 'bob@example.org', 'x', 0, 1, 1, 1)`,
  `INSERT INTO sessions VALUES (x'01', 1, 1, ${FAR_MS}, 'oidc', 1, '192.0.2.1', 'agent', 2, 'sid', x'02')`,
  `INSERT INTO password_links VALUES (2, x'03', ${FAR_MS}, 1)`,
  `INSERT INTO identities VALUES (1, 'https://issuer.example', 'subject', 1, '["a"]', 'ann@example.org', 1)`,
  `INSERT INTO totps VALUES (1, x'04', 5, 1)`,
  `INSERT INTO recovery_codes VALUES (1, x'05')`,
  `INSERT INTO passkeys VALUES (x'06', 1, x'07', 8, '["usb"]', 'key', 1, 2)`,
  `INSERT INTO spent VALUES (x'08', ${FAR_MS})`,
  `INSERT INTO admin_failures VALUES ('key', ${FAR_MS}, 2, NULL)`,
  `UPDATE pushes SET traits = '{"networks":["192.0.2.0/24"]}', frozen = 1 WHERE expired_at_ms IS NOT NULL`,
  `INSERT INTO holds VALUES ('wait', 4, x'09', 'three plain words', '192.0.2.1', 'agent', 1, ${FAR_MS}, 'waiting')`,
  `INSERT INTO sender_words VALUES (2, x'0a')`,
  `INSERT INTO requests VALUES (3, 1, 3, 1, 1, 0, 7)`,
  `INSERT INTO answers VALUES (1, 3)`,
  `INSERT INTO mailings VALUES (1, 2, 2, 'carol@example.org', 'de', 'sent', NULL, ',carol@example.org,', 3)`,
  `INSERT INTO scans VALUES (2, 4)`,
  `INSERT INTO subscriptions VALUES (1, 1, 'hook', 'a', '["push.viewed"]', NULL, 1)`,
  `INSERT INTO outbox VALUES (1, 'push.viewed', 2, 1, '192.0.2.1', 'agent', 1, '{}', 1)`,
  `INSERT INTO deliveries VALUES (1, 1, 1, 2, 8, 0, 9, 'refused', NULL)`,
  `INSERT INTO doomed_blobs VALUES ('0123', 7, 1, ${FAR_MS})`,
];
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
if (version > 1) statements.push(...MORE_ROWS);

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
