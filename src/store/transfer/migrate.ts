// Moves a data directory into PostgreSQL, and its files into a bucket. Servers can never use both the directory and the copy,
// because two servers with the same pushes would allow every view twice:
//
// 1. The directory is locked and marked: no server starts in it.
// 2. Files are put into the bucket and read back.
// 3. Rows are copied and read back in one transaction. Its commit leaves a mark too: no server uses the copy yet.
// 4. The directory's mark says that the move is done, and its database is renamed, so that no earlier version finds it.
// 5. The mark on the copy is removed.
//
// If the program ends early, the same command continues: before step 3 is complete, it starts over; after that, it carries out steps 4 and 5.

import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { flush, replaceFile } from "../../base/durable_file.ts";
import { blobProblem, storedBytes, storedFiles } from "../maintenance/archived_blobs.ts";
import { named } from "../maintenance/backup_reader.ts";
import { damageIn } from "../maintenance/check.ts";
import { verifyDatabase } from "../maintenance/audit_export.ts";
import { measure, type SealedBlobs, SealedOnDisk } from "../blobs/sealed.ts";
import type { StoreOptions } from "../contract.ts";
import { MIGRATION, type MigrationMark, migrationOf } from "../data_dir.ts";
import { openShared, openStore, type SharedPlace } from "../index.ts";
import type { SharedBlobs } from "../blobs/shared.ts";
import { give, ownerOf } from "../keys/key_file.ts";
import { lockDataDir } from "../sqlite/directory_lock.ts";
import { Connection } from "../postgres/connection.ts";
import { Epochs } from "../postgres/epochs.ts";
import { agreeOnDirectory } from "../postgres/files_directory.ts";
import { migrate as migrateSchema } from "../postgres/migrate.ts";
import { placeOf, unusable } from "../postgres/place.ts";
import { databasePath, type LiveDatabase, openLive, requireDatabase } from "../sqlite/snapshot.ts";
import { PURGE_LOG_PURPOSE } from "../purges.ts";
import { copyToPostgres, countRows, refuseUnlessEmpty, releaseCopy } from "./to_postgres.ts";

export interface MigrationOptions {
  /** The data directory and the places of its key. */
  source: Omit<StoreOptions, "exclusive">;
  target: { url: string; schema: string };
  /** Where the files go; without it, a directory that has files is refused. */
  shared: SharedPlace | undefined;
  onProgress?: (done: number, total: number) => void;
  /** Called between the steps. Tests end the program there. */
  onStep?: (step: "marked" | "files" | "rows" | "done") => void;
}

export interface MigrationReport {
  to: string;
  pushes: number;
  users: number;
  auditEntries: number;
  files: number;
  keyFingerprint: string;
  /** Whether an earlier run had done all but the last steps. */
  alreadyDone: boolean;
}

/** @throws Error with a message for the administrator */
export async function migrateToPostgres(options: MigrationOptions): Promise<MigrationReport> {
  const { source, target, onStep = () => {} } = options;
  const { dataDir } = source;
  const to = placeOf(target.url, target.schema);
  const begun = migrationOf(dataDir);
  if (begun?.done === true) return goOn(options, begun);
  requireDatabase(dataDir);
  // This comes first: if the target cannot be reached, nothing is marked.
  const db = await openTarget(options);
  try {
    const store = openStore({ ...source, exclusive: true, migrates: true });
    let live: LiveDatabase | undefined;
    let mark: MigrationMark | undefined;
    let sent = false;
    try {
      const { current, next } = await store.rotation.fingerprints();
      if (next !== null) throw new Error("A rotation of the master key is under way: let it finish first.");
      live = openLive(dataDir);
      const purgeLogKey = store.keys.purpose(PURGE_LOG_PURPOSE);
      finishPurges(live);
      refuseDamaged(dataDir, [...damageIn(live), ...verifyDatabase(live, purgeLogKey).problems]);
      const id = begun?.id ?? crypto.randomUUID();
      await refuseUnlessEmpty(db, { id, keyFingerprint: current });
      mark = { id, to, done: false };
      writeMark(dataDir, mark);
      onStep("marked");
      const progress = progressOf(live, options.onProgress);
      const shared = options.shared && (await openShared(options.shared));
      if (shared?.mark) await agreeOnDirectory(db, shared.mark);
      await moveFiles(live, dataDir, shared, progress.file);
      onStep("files");
      sent = true;
      // Begins the first epoch, so that every key, even in the database's log, is sealed by an epoch key.
      const epochs = new Epochs(db, { objects: shared?.epochs ?? null, keys: store.keys, horizonMs: 0 });
      await epochs.start(null);
      const copied = { purgeLogKey, epochs, keyFingerprint: current, id: mark.id, onRows: progress.rows };
      await copyToPostgres(live, db, copied).catch((error: unknown) => {
        sent = isUnknown(error);
        throw error;
      });
      onStep("rows");
      writeMark(dataDir, { ...mark, done: true });
      onStep("done");
      live.close();
      await store.close();
      return await end(db, dataDir, mark);
    } catch (error) {
      // If it is certain that nothing was copied, a server may use the directory again.
      if (mark && !sent && !begun) removeMark(dataDir);
      throw error;
    } finally {
      live?.close();
      await store.close();
    }
  } catch (error) {
    throw unusable(to, error);
  } finally {
    await db.close();
  }
}

/** Finishes an earlier run that ended after its commit. */
async function goOn({ source: { dataDir }, target, shared }: MigrationOptions, mark: MigrationMark) {
  const to = placeOf(target.url, target.schema);
  if (to !== mark.to) {
    throw new Error(`The data directory ${dataDir} has already been moved to the database ${mark.to}, not to ${to}.`);
  }
  if (shared) await openShared(shared);
  const unlock = lockDataDir(dataDir);
  const db = new Connection(target);
  try {
    return { ...(await end(db, dataDir, mark)), alreadyDone: true };
  } catch (error) {
    throw unusable(to, error);
  } finally {
    await db.close();
    unlock();
  }
}

/** The last steps, which can be repeated. */
async function end(db: Connection, dataDir: string, { id, to }: MigrationMark): Promise<MigrationReport> {
  renameDatabase(dataDir);
  const [counts] = await db.read<Omit<MigrationReport, "to" | "alreadyDone">>(
    `SELECT (SELECT count(*) FROM pushes)::float8 AS pushes, (SELECT count(*) FROM users)::float8 AS users,
            (SELECT count(*) FROM audit_entries)::float8 AS "auditEntries", (SELECT count(*) FROM files)::float8 AS files,
            (SELECT value FROM meta WHERE key = 'key_fingerprint') AS "keyFingerprint"`,
  );
  await releaseCopy(db, id);
  if (!counts) throw new Error("The database gave no answer.");
  return { to, ...counts, alreadyDone: false };
}

async function openTarget({ source, target }: MigrationOptions): Promise<Connection> {
  const db = new Connection(target);
  try {
    await migrateSchema(db, source.applicationVersion ?? "0");
    return db;
  } catch (error) {
    await db.close();
    throw unusable(placeOf(target.url, target.schema), error);
  }
}

/** Whether the reply to the commit was lost. If so, the copy may exist. */
const isUnknown = (error: unknown): boolean => (error as { code?: string } | null)?.code === "unconfirmed";

// Long audit logs are erased in steps. This finishes erasing pushes that the purge log already lists.
function finishPurges(live: LiveDatabase): void {
  live.run("PRAGMA foreign_keys = ON");
  live.transaction(() => {
    live.run(`
      DELETE FROM audit_entries WHERE push_id IN
        (SELECT id FROM pushes WHERE last_entry_hash IS NULL AND id IN (SELECT push_id FROM purges))`);
    live.run("DELETE FROM pushes WHERE last_entry_hash IS NULL AND id IN (SELECT push_id FROM purges)");
  })();
}

function refuseDamaged(dataDir: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Error(
    `The database ${databasePath(dataDir)} is damaged: ${named(problems)}. ` +
      'Nothing was copied. Run "secretpush check" for details.',
  );
}

/** Puts the files of a data directory where nodes share them, and checks each one there. */
export async function moveFiles(
  live: LiveDatabase,
  dataDir: string,
  shared: SharedBlobs | undefined,
  onFile: (bytes: number) => void,
): Promise<void> {
  const disk = new SealedOnDisk(dataDir);
  for (const file of storedFiles(live)) {
    if (!shared) {
      throw new Error(
        "Some pushes have files, which PostgreSQL does not store. Set blobs.url to a bucket or a directory that all nodes " +
          "share, or first expire these pushes on the server that uses this data directory. Nothing was copied.",
      );
    }
    await put(disk, shared, file.blob_id);
    const problem = blobProblem(file, await measure(shared, file.blob_id));
    if (problem !== null)
      throw new Error(`${problem} ${shared.where}. Nothing was copied. Run "secretpush check" for details.`);
    onFile(file.byte_size);
  }
  // The download links of these blobs may still be valid.
  const doomed = live.query<{ blob_id: string }, []>("SELECT blob_id FROM doomed_blobs").all();
  if (shared) for (const { blob_id: id } of doomed) await put(disk, shared, id);
}

// A blob that is not on the disk is already shared, or missing. The check afterwards finds out which.
async function put(disk: SealedBlobs, shared: SharedBlobs, id: string): Promise<void> {
  const blob = await disk.openSealed(id);
  if (!blob) return;
  try {
    await shared.putSealed(id, blob);
  } finally {
    await blob.close();
  }
}

function writeMark(dataDir: string, mark: MigrationMark): void {
  const owner = ownerOf(dataDir);
  replaceFile(join(dataDir, MIGRATION), `${JSON.stringify(mark)}\n`, 0o600, (draft) => give(draft, owner));
}

function removeMark(dataDir: string): void {
  rmSync(join(dataDir, MIGRATION), { force: true });
  flush(dataDir);
}

function renameDatabase(dataDir: string): void {
  const path = databasePath(dataDir);
  for (const end of ["", "-wal", "-shm"]) {
    if (existsSync(`${path}${end}`)) renameSync(`${path}${end}`, `${path}.migrated${end}`);
  }
  if (existsSync(join(dataDir, "blobs"))) renameSync(join(dataDir, "blobs"), join(dataDir, "blobs.migrated"));
  flush(dataDir);
}

/** The progress, in which a row counts as much as a kilobyte of a file. */
function progressOf(live: LiveDatabase, show: (done: number, total: number) => void = () => {}) {
  const bytes = storedBytes(live);
  const total = bytes + countRows(live) * 1_000;
  let files = 0;
  return {
    file: (size: number) => show((files += size), total),
    rows: (rows: number) => show(bytes + rows * 1_000, total),
  };
}
