// Data directories as released versions left them.

import { Database } from "bun:sqlite";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Contents } from "./sample_pushes.ts";

/** What test/programs/make_fixture.ts writes, once for each released schema. */
export interface Fixture {
  schemaVersion: number;
  masterKey: string;
  contents: Contents;
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
