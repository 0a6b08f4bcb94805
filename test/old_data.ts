// Data directories as released versions left them.

import { Database } from "bun:sqlite";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Contents } from "./sample_pushes.ts";

/** A request that was answered, and a held push that somebody waits for. */
export interface Asked {
  request: string;
  answer: string;
  held: string;
  payload: string;
  wait: string;
}

/** What test/programs/make_fixture.ts and make_fixture_of.ts write, once for each schema. */
export interface Fixture {
  schemaVersion: number;
  masterKey: string;
  contents: Contents;
  asked?: Asked;
  statements: string[];
  /** Path below the data directory → base64. */
  blobs: Record<string, string>;
}

const FIXTURES = join(import.meta.dir, "fixtures");
export const fixtures: readonly Fixture[] = readdirSync(FIXTURES)
  .filter((name) => /^schema-\d+\.json$/.test(name))
  .map((name) => JSON.parse(readFileSync(join(FIXTURES, name), "utf8")) as Fixture);
export const oldest = fixtures.toSorted((a, b) => a.schemaVersion - b.schemaVersion)[0] as Fixture;

/** Fills a new directory as that version left it, without the master key. */
export function unpackInto(dataDir: string, { statements, blobs }: Fixture): void {
  mkdirSync(dataDir, { mode: 0o700, recursive: true });
  for (const [name, content] of Object.entries(blobs)) {
    mkdirSync(join(dataDir, dirname(name)), { recursive: true });
    writeFileSync(join(dataDir, name), Buffer.from(content, "base64"));
  }
  const db = new Database(join(dataDir, "secretpush.db"), { create: true });
  for (const statement of statements) db.run(statement);
  db.close();
}

/** Adds so many pushes that no link leads to, with their payloads and their entries in the audit log, as rows. */
export function addPushes(dataDir: string, count: number): void {
  const db = new Database(join(dataDir, "secretpush.db"));
  const columns = (table: string): string[] =>
    db
      .query<{ name: string }, []>(`PRAGMA table_info(${table})`)
      .all()
      .map(({ name }) => name);
  /** Copies the row of push 1 for each number of a new push. */
  const copy = (table: string, condition: string, values: Record<string, string>): void => {
    const names = columns(table);
    db.run(
      `INSERT INTO ${table} (${names.join(", ")})
       WITH RECURSIVE n (i) AS (SELECT 1001 UNION ALL SELECT i + 1 FROM n WHERE i < ${1000 + count})
       SELECT ${names.map((name) => values[name] ?? `t.${name}`).join(", ")} FROM n, ${table} t WHERE ${condition}`,
    );
  };
  db.run("PRAGMA synchronous = OFF");
  db.run("BEGIN");
  copy("key_slots", "t.slot = 1", { slot: "i" });
  copy("pushes", "t.id = 1", { id: "i", lookup: "randomblob(32)", last_entry_id: "i" });
  copy("sealed_payloads", "t.push_id = 1", { push_id: "i", key_slot: "i" });
  copy("audit_entries", "t.push_id = 1 AND t.seq = 1", { id: "i", push_id: "i" });
  db.run("COMMIT");
  db.close();
}
