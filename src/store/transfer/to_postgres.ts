// Copies all rows of a data directory into PostgreSQL in one transaction, which commits only after everything was read back and
// found to be the same, byte for byte. So the copy is complete or does not exist, whenever the program ends.

import type { PurposeKey } from "../../base/keyring.ts";
import type { Connection, Query } from "../postgres/connection.ts";
import { texts } from "../postgres/parameters.ts";
import { runIn } from "../postgres/run.ts";
import type { PurgeEnd } from "../purges.ts";
import { putPurgeEnd } from "../sql/purge_log.ts";
import { purgeEntries } from "../sqlite/purge_check.ts";
import type { LiveDatabase } from "../sqlite/snapshot.ts";
import { addPostgresRows, type EpochKeys, postgresRows, setPostgresLastIds, unlimited } from "./postgres_rows.ts";
import { sqliteLastIds, sqliteRows } from "./sqlite_rows.ts";
import { MOVED_ROWS, TABLES } from "../sql/tables.ts";
import { RowDigest } from "./rows.ts";
import { FIRST_LINK } from "../../model/audit.ts";

/** A copy of many gigabytes can take days. */
const DEADLINE_MS = 7 * 24 * 60 * 60 * 1000;
/** A key in `meta` that keeps servers from using a complete copy. Its value is the id of the copy. */
const PENDING = "pending_migration";

interface CopyOptions {
  purgeLogKey: PurposeKey;
  epochs: EpochKeys;
  keyFingerprint: string;
  /** Identifies this copy. A schema that contains another copy, or pushes of its own, is refused. */
  id: string;
  /** Called after each page with the number of rows so far. */
  onRows?: (rows: number) => void;
}

/** @throws Error with a message for the administrator; the schema is unchanged then */
export function copyToPostgres(live: LiveDatabase, db: Connection, options: CopyOptions): Promise<void> {
  const { purgeLogKey, epochs, keyFingerprint, id, onRows = () => {} } = options;
  return db.transaction(async (query) => {
    await unlimited(query);
    await takeEmpty(query, db.schema, { id, keyFingerprint });
    await query("DELETE FROM meta WHERE key = ANY ($1::text[])", [texts(MOVED_ROWS)]);
    const written = new Map<string, string>();
    let rows = 0;
    for (const table of TABLES) {
      const digest = new RowDigest();
      for (const page of sqliteRows(live, table)) {
        digest.take(page);
        await addPostgresRows(query, table, page, epochs);
        onRows((rows += page.length));
      }
      written.set(table.name, JSON.stringify(digest.end()));
    }
    await setPostgresLastIds(query, sqliteLastIds(live));
    await runIn(db, query, putPurgeEnd({ end: endOf(live), isSealed: true, key: purgeLogKey }));
    await query(
      `INSERT INTO meta (key, value) VALUES ('key_fingerprint', $1::text), ($2::text, $3::text)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [keyFingerprint, PENDING, id],
    );
    for (const table of TABLES) {
      const digest = new RowDigest();
      for await (const page of postgresRows(query, table, epochs)) digest.take(page);
      if (written.get(table.name) === JSON.stringify(digest.end())) continue;
      throw new Error(`The rows of ${table.name} read back differently from what was written. Nothing was kept.`);
    }
  }, DEADLINE_MS);
}

/** Refuses a schema that `copyToPostgres` would refuse. @throws Error with a message for the administrator */
export function refuseUnlessEmpty(db: Connection, mine: { id: string; keyFingerprint: string }): Promise<void> {
  return db.transaction((query) => takeEmpty(query, db.schema, mine));
}

/** Lets servers use the copy with this id. */
export async function releaseCopy(db: Connection, id: string): Promise<void> {
  await db.change("DELETE FROM meta WHERE key = $1::text AND value = $2::text", [PENDING, id]);
}

/** The number of rows that `copyToPostgres` will copy. */
export function countRows(live: LiveDatabase): number {
  let sum = 0;
  for (const { name, sqlite } of TABLES) {
    sum += live.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${sqlite ?? name}`).get()?.n ?? 0;
  }
  return sum;
}

async function takeEmpty(query: Query, schema: string, mine: { id: string; keyFingerprint: string }): Promise<void> {
  const tables = [...TABLES.filter(({ name }) => name !== "meta").map(({ name }) => name), "push_keys", "holds"];
  // Keeps everyone out until the commit, even a server that was started too early.
  await query(`LOCK TABLE ${tables.join(", ")}, meta IN ACCESS EXCLUSIVE MODE`);
  const meta = await query<{ key: string; value: string }>("SELECT key, value FROM meta");
  const valueOf = (name: string) => meta.find(({ key }) => key === name)?.value;
  const pending = valueOf(PENDING);
  if (pending !== undefined && pending !== mine.id) {
    throw new Error(
      `The schema "${schema}" contains an unfinished migration from elsewhere. ` +
        `Run it again, or drop the schema: DROP SCHEMA "${schema}" CASCADE. Nothing was changed.`,
    );
  }
  const known = valueOf("key_fingerprint");
  if (known !== undefined && known !== mine.keyFingerprint) {
    throw new Error(`The schema "${schema}" belongs to another master key. Name an empty schema. Nothing was changed.`);
  }
  const [node] = await query("SELECT 1 FROM nodes WHERE seen_ms > decided_ms_1(NULL) - 30000");
  if (node) throw new Error(`A node is running on the schema "${schema}": stop it first. Nothing was changed.`);
  if (pending === mine.id) {
    // This is the copy of an earlier run. No server has used it, but the source may have changed since.
    await query(`TRUNCATE ${tables.join(", ")}`);
    return;
  }
  for (const name of tables) {
    const [row] = await query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (row) {
      throw new Error(
        `The schema "${schema}" is not empty: it has rows in ${name}. A migration never overwrites anything: ` +
          "name an empty schema with database_schema. Nothing was changed.",
      );
    }
  }
}

// Computed from the rows. The seal was compared with them before.
function endOf(live: LiveDatabase): PurgeEnd {
  let end: PurgeEnd = { count: 0, link: FIRST_LINK, highestPush: null };
  for (const { entry, link } of purgeEntries(live)) end = { count: entry.seq, link, highestPush: null };
  return end;
}
