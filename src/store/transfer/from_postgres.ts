// Copies all rows of PostgreSQL, as of one moment, into the database of a new data directory. Backups, checks and exports then
// work on this copy. So a backup of PostgreSQL has the form of a backup of a data directory, and can be restored into either engine.

import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { FIRST_LINK } from "../../model/audit.ts";
import { makeDataDir } from "../data_dir.ts";
import { openStore } from "../index.ts";
import { fingerprint } from "../keys/master_keys.ts";
import type { SharedBlobs } from "../blobs/shared.ts";
import { Connection, type Query } from "../postgres/connection.ts";
import { Epochs } from "../postgres/epochs.ts";
import { expectDirectory } from "../postgres/files_directory.ts";
import { postgresAnswers, runIn } from "../postgres/run.ts";
import { keyFingerprints } from "../postgres/key_fingerprints.ts";
import { placeOf, unusable } from "../postgres/place.ts";
import { highestPush, missingPushes, purgeEntries } from "../sqlite/purge_check.ts";
import { PURGE_LOG_PURPOSE } from "../purges.ts";
import { type LiveDatabase, openLive } from "../sqlite/snapshot.ts";
import type { MasterKeys } from "../keys/master_keys.ts";
import { type EpochKeys, postgresLastIds, postgresRows, unlimited } from "./postgres_rows.ts";
import { addSqliteRows, setSqliteLastIds } from "./sqlite_rows.ts";
import { type FoundPurgeEnd, purgeLogEnd } from "../sql/purge_log.ts";
import { overview } from "../sql/overview.ts";
import { LINK_ROWS, TABLES } from "../sql/tables.ts";

const DEADLINE_MS = 24 * 60 * 60 * 1000;

export interface CopySource {
  url: string;
  schema: string;
  /** Where the epoch keys are; undefined: there are none. */
  shared: SharedBlobs | undefined;
  /** The copy is created in this directory, and removed afterwards. */
  dataDir: string;
  /** The keys with the fingerprints that the database remembers. @throws Error with a message for the administrator if they are not here */
  keysFor: (remembered: { current: string; next: string | null }, place: string) => MasterKeys;
  /** Whether numbers without a push get an entry in the log of purges. Otherwise a data directory would count them as lost. */
  fillGaps: boolean;
}

export interface Copy {
  /** A data directory with a database and nothing else. */
  dataDir: string;
  live: LiveDatabase;
  keys: MasterKeys;
  /** Problems of the database that the copy no longer shows, such as a wrong seal of the log of purges. One sentence each. */
  problems: string[];
  /** Whether the database still lists this blob, at this moment. */
  isListed: (blobId: string) => Promise<boolean>;
  /** Stores the time of a backup, which the administrator's page shows. */
  noteBackup: (nowMs: number) => Promise<void>;
  close: () => Promise<void>;
}

/** @throws Error with a message for the administrator */
export async function copyOfPostgres(source: CopySource): Promise<Copy> {
  const { url, schema, dataDir } = source;
  const place = placeOf(url, schema);
  const db = new Connection({ url, schema });
  makeDataDir(dataDir);
  removeStaleCopies(dataDir);
  const directory = mkdtempSync(join(dataDir, "copy-"));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const remembered = await keyFingerprints(db);
    if (!remembered) throw new Error(`The database ${place} is empty: no server has been started with it yet.`);
    const keys = source.keysFor(remembered, place);
    if (source.shared?.mark) await expectDirectory(db, source.shared.mark);
    const objects = source.shared?.epochs ?? null;
    const epochs = new Epochs(db, { objects, keys: keys.ring, horizonMs: 0 });
    await epochs.start(null);
    const [own] = keys.needed;
    const open = { dataDir: directory, key: Buffer.from(own).toString("hex"), exclusive: true };
    openStore(open).close();
    const live = openLive(directory);
    let problems: string[];
    try {
      // After a crash, the copy is made again, so it need not survive one.
      live.run("PRAGMA synchronous = OFF");
      live.run("PRAGMA foreign_keys = OFF");
      problems = await db.transaction(
        (query) => copyRows(db, query, live, { keys, epochs, fillGaps: source.fillGaps }),
        DEADLINE_MS,
      );
    } finally {
      live.close();
    }
    // Opening the copy seals the end of the log of purges in the form of a data directory.
    openStore(open).close();
    const copy = openLive(directory);
    if (remembered.next !== null && keys.needed[1] && fingerprint(keys.needed[1]) === remembered.next) {
      copy.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('next_key_fingerprint', ?)", [remembered.next]);
    }
    return {
      dataDir: directory,
      live: copy,
      keys,
      problems,
      isListed: async (id) => (await db.read("SELECT 1 FROM files WHERE blob_id = $1::text", [id])).length > 0,
      async noteBackup(nowMs) {
        await db.transaction((query) => runIn(db, query, overview.writes.setNote("last_backup", String(nowMs))));
      },
      async close() {
        copy.close();
        remove();
        await db.close();
      },
    };
  } catch (error) {
    remove();
    await db.close();
    throw unusable(place, error);
  }
}

/** Removes copies that killed commands left, but none that a command is using. */
function removeStaleCopies(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name);
    const isStale = /^copy-\w{6}$/.test(name) && Date.now() - statSync(path).mtimeMs > DEADLINE_MS;
    if (isStale) rmSync(path, { recursive: true, force: true });
  }
}

async function copyRows(
  db: Connection,
  query: Query,
  live: LiveDatabase,
  { keys, epochs, fillGaps }: { keys: MasterKeys; epochs: EpochKeys; fillGaps: boolean },
): Promise<string[]> {
  await query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
  await unlimited(query);
  // The copy got a link key of its own when it was opened. Its pushes can be found only with the database's link key.
  for (const key of LINK_ROWS) live.run("DELETE FROM meta WHERE key = ?", [key]);
  for (const table of TABLES) {
    for await (const page of postgresRows(query, table, epochs)) addSqliteRows(live, table, page);
  }
  setSqliteLastIds(live, await postgresLastIds(query));
  const sealKeys = async () => keys.ring.purpose(PURGE_LOG_PURPOSE).keys;
  const end = await runIn(db, query, purgeLogEnd(), { byEngine: postgresAnswers(sealKeys) });
  const problems = problemsOf(live, end);
  if (fillGaps) nameGaps(live);
  live.run("UPDATE purge_log_end SET entries = 0, link = zeroblob(32), highest_push = 0, seal = NULL");
  return problems;
}

function problemsOf(live: LiveDatabase, found: FoundPurgeEnd | null): string[] {
  const problems: string[] = [];
  const end = found?.end ?? { count: 0, link: FIRST_LINK };
  const entries = [...purgeEntries(live)];
  const { entry, link } = entries.at(-1) ?? { entry: { seq: 0 }, link: FIRST_LINK };
  if (!found?.isSealed && entries.length > 0) {
    problems.push("The end of the log of purges does not have this server's seal: someone else wrote it.");
  }
  if (end.count !== entry.seq || !Buffer.from(end.link).equals(Buffer.from(link))) {
    problems.push(`The log of purges was altered: it had ${end.count} entries, and has ${entries.length}.`);
  }
  const sql = `
    SELECT count(DISTINCT push_id) AS lost FROM audit_entries
     WHERE push_id NOT IN (SELECT id FROM pushes) AND push_id NOT IN (SELECT push_id FROM purges)`;
  const lost = live.query<{ lost: number }, []>(sql).get()?.lost ?? 0;
  if (lost > 0) problems.push(`${lost} pushes are gone, but were not purged: entries of their audit logs are left.`);
  return problems;
}

// If storing a push fails after PostgreSQL has given it a number, no other push gets this number.
function nameGaps(live: LiveDatabase): void {
  const add = live.query("INSERT INTO purges (seq, push_id, until_id) VALUES (?, ?, ?)");
  let seq = live.query<{ seq: number }, []>("SELECT coalesce(max(seq), 0) AS seq FROM purges").get()?.seq ?? 0;
  for (const { first, last } of missingPushes(live, highestPush(live))) add.run((seq += 1), first, last);
}
