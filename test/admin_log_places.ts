// A store of each engine with what tests of the admin log need besides: its database as somebody without the master
// key changes it, its check, and its export.

import { Database } from "bun:sqlite";
import { SQL } from "bun";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { type AuditVerdict, exportAudit, findMasterKeys, verifyDatabase } from "../src/store/maintenance/index.ts";
import { openChosenStore, type Store } from "../src/store/index.ts";
import { PURGE_LOG_PURPOSE } from "../src/store/purges.ts";
import { type LiveDatabase, openLive } from "../src/store/sqlite/snapshot.ts";
import { copyOfPostgres } from "../src/store/transfer/index.ts";
import type { PurposeKey } from "../src/base/keyring.ts";
import { makeTempDir } from "./harness.ts";
import type { NeedName } from "./needs.ts";
import { newPostgresPlace } from "./store_engines.ts";

export interface AdminLogPlace {
  /** Where the database is; undefined for a data directory. */
  at?: { url: string; schema: string };
  /** @param key the master key, as text; absent: the one in the data directory */
  open: (key?: string) => Promise<Store>;
  /** Statements as somebody runs them who can write to the database. */
  tamper: (...statements: string[]) => Promise<void>;
  /** @param withKey false: as somebody checks who does not have the master key */
  verdict: (withKey?: boolean, key?: string) => Promise<AuditVerdict>;
  /** The lines of an export. */
  exported: () => Promise<string[]>;
  /** What `use` does with the database that commands read. */
  reading: <T>(use: (live: LiveDatabase, key: PurposeKey) => Promise<T> | T, key?: string) => Promise<T>;
  remove: () => Promise<void>;
}

const COMMON = { exclusive: true, applicationVersion: "2.5.0", testClock: true };

function withReads(place: Pick<AdminLogPlace, "at" | "open" | "tamper" | "reading" | "remove">): AdminLogPlace {
  return {
    ...place,
    verdict: (withKey = true, key?: string) =>
      place.reading((live, purpose) => verifyDatabase(live, withKey ? purpose : null), key),
    exported: () => place.reading((live) => [...exportAudit(live)].map((line) => line.trimEnd())),
  };
}

function sqlitePlace(): AdminLogPlace {
  const dataDir = makeTempDir();
  return withReads({
    open: (key) => openChosenStore({ dataDir, ...COMMON, ...(key && { key }) }),
    async tamper(...statements) {
      const db = new Database(join(dataDir, "secretpush.db"));
      db.run("DROP TRIGGER IF EXISTS admin_entries_are_not_altered");
      for (const statement of statements) db.run(statement);
      db.close();
    },
    async reading(use, key) {
      const live = openLive(dataDir);
      const remembered = live
        .query<{ value: string }, []>("SELECT value FROM meta WHERE key = 'key_fingerprint'")
        .get()?.value;
      const { ring } = findMasterKeys({ dataDir, key }, { current: remembered ?? "", next: null }, dataDir);
      try {
        return await use(live, ring.purpose(PURGE_LOG_PURPOSE));
      } finally {
        live.close();
      }
    },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  });
}

async function postgresPlace(): Promise<AdminLogPlace> {
  const { url, schema, dataDir, open, remove } = await newPostgresPlace(true);
  return withReads({
    at: { url, schema },
    open: (key) => open(key === undefined ? {} : { key }),
    remove,
    async tamper(...statements) {
      const db = new SQL(url, { max: 1, connection: { search_path: schema } } as SQL.Options);
      await db.unsafe("SET session_replication_role = replica"); // the trigger that lets the log only grow does not look
      for (const statement of statements) await db.unsafe(statement);
      await db.close();
    },
    async reading(use, key) {
      const copy = await copyOfPostgres({
        url,
        schema,
        dataDir,
        shared: undefined,
        keysFor: (remembered, place) => findMasterKeys({ dataDir, key }, remembered, place),
        fillGaps: false,
      });
      try {
        return await use(copy.live, copy.keys.ring.purpose(PURGE_LOG_PURPOSE));
      } finally {
        await copy.close();
      }
    },
  });
}

export const ADMIN_LOG_ENGINES: Array<{
  name: string;
  needs: NeedName[];
  manyNodes: boolean;
  newPlace: () => Promise<AdminLogPlace>;
}> = [
  { name: "SQLite", needs: [], manyNodes: false, newPlace: async () => sqlitePlace() },
  { name: "PostgreSQL", needs: ["postgresql"], manyNodes: true, newPlace: () => postgresPlace() },
];
