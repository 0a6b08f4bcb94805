// Writes a backup of a data directory, with or without a server that works in it, and reads what one
// says of itself. The members of the archive have the names that the data directory has:
//
//   manifest.json, blobs/ab/cdef…, secretpush.db, master.key where asked for, SHA256SUMS
//
// It is one consistent set: the database as it was at one moment, and every blob that it knows. A
// blob that is gone by the time it is read was given up because its push ended meanwhile; then the
// push has ended in the backup too. That is why the database comes last.

import type { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";

import { ArchiveWriter, DamagedArchive, type Member, readArchive } from "./archive.ts";
import { blobPath } from "./blobs.ts";
import { nameFullDisk } from "./data_dir.ts";
import { refuseNewerSchema, writtenBy } from "./db.ts";
import { WRAPPED_KEY_BYTES } from "./key_slots.ts";
import { MIGRATIONS } from "./schema.ts";
import { bytesOf, databasePath, metaOf, openLive, schemaVersionOf, Snapshot } from "./snapshot.ts";

const FORMAT = "secretpush-backup";
const FORMAT_VERSION = 1;
const MAX_MANIFEST_BYTES = 64 * 1024;
export const MANIFEST = "manifest.json";
export const DATABASE = "secretpush.db";
export const KEYS = ["master.key", "master.key.next"] as const;

/** What a backup says of itself. */
export interface Manifest {
  format: typeof FORMAT;
  format_version: number;
  /** The version of Secret Push that made the backup. */
  application_version: string;
  schema_version: number;
  created_at: string;
  /** Which master key the database needs; the second one only in the middle of a rotation. */
  key_fingerprint: string;
  next_key_fingerprint: string | null;
  key_included: boolean;
  pushes: number;
  files: number;
}

export interface BackupReport {
  manifest: Manifest;
  byteSize: number;
  /** Files of pushes that ended while the backup was made: those pushes have ended in the backup too. */
  ended: number;
  /** Files that the database knows and the disk does not have. */
  missing: string[];
}

export interface BackupOptions {
  dataDir: string;
  file: string;
  passphrase: string | null;
  overwrite: boolean;
  /** The keys to put in, newest last: as many as the database needs. null: none. */
  keys: readonly Uint8Array[] | null;
  applicationVersion: string;
  nowMs: number;
  /** Called after each file; what it returns is waited for. */
  onProgress?: (doneBytes: number, totalBytes: number) => void | Promise<void>;
}

/** @throws Error with a sentence; then no file of that name was made */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  const { dataDir, file, nowMs, onProgress = () => {} } = options;
  const live = openLive(dataDir);
  let snapshot: Snapshot | undefined;
  let archive: ArchiveWriter | undefined;
  try {
    refuseNewerSchema(schemaVersionOf(live), MIGRATIONS.length, writtenBy(live), databasePath(dataDir));
    // Before the copy is made: a name that is taken should not cost the time of a copy.
    archive = await ArchiveWriter.create(file, options);
    snapshot = await Snapshot.of(live, dataDir);
    const { db } = snapshot;
    const manifest = manifestOf(db, options);
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await archive.add(MANIFEST, text.length, once(text), nowMs);

    const totalBytes =
      sum(db, "SELECT coalesce(sum(byte_size), 0) AS n FROM files") + Bun.file(databasePath(dataDir)).size;
    const ended = new Set<number>();
    const report: BackupReport = { manifest, byteSize: 0, ended: 0, missing: [] };
    const known = live.query<{ yes: number }, [string]>("SELECT 1 AS yes FROM files WHERE blob_id = ?");
    for (const { blob_id: blobId, push_id: pushId } of filesOf(db)) {
      const name = blobPath(blobId);
      const handle = await openIfThere(join(dataDir, name));
      if (handle) {
        try {
          await archive.add(name, (await handle.stat()).size, bytesOf(handle), nowMs);
        } finally {
          await handle.close();
        }
        await onProgress(archive.byteSize, totalBytes);
      } else if (known.get(blobId)) {
        report.missing.push(name);
      } else {
        ended.add(pushId);
        report.ended += 1;
      }
    }
    endPushes(db, ended, nowMs);
    const { size, bytes } = await snapshot.bytes();
    await archive.add(DATABASE, size, bytes, nowMs);
    for (const [index, key] of (options.keys ?? []).entries()) {
      const line = Buffer.from(`${Buffer.from(key).toString("hex")}\n`);
      await archive.add(KEYS[index] ?? "", line.length, once(line), nowMs);
    }
    await archive.finish(nowMs);
    await onProgress(totalBytes, totalBytes);
    return { ...report, byteSize: archive.byteSize };
  } catch (error) {
    await archive?.abort();
    // Two disks are written to: the backup's, and for a while the data directory's.
    throw nameFullDisk(error, { file, database: dataDir });
  } finally {
    await snapshot?.close();
    live.close();
  }
}

function manifestOf(db: Database, options: BackupOptions): Manifest {
  return {
    format: FORMAT,
    format_version: FORMAT_VERSION,
    application_version: options.applicationVersion,
    schema_version: schemaVersionOf(db),
    created_at: new Date(options.nowMs).toISOString(),
    key_fingerprint: metaOf(db, "key_fingerprint") ?? "",
    next_key_fingerprint: metaOf(db, "next_key_fingerprint"),
    key_included: options.keys !== null,
    pushes: sum(db, "SELECT count(*) AS n FROM pushes"),
    files: sum(db, "SELECT count(*) AS n FROM files"),
  };
}

const sum = (db: Database, sql: string): number => db.query<{ n: number }, []>(sql).get()?.n ?? 0;

// Page by page: a statement that stays open would keep the copy from being changed.
function* filesOf(db: Database): Generator<{ blob_id: string; push_id: number }> {
  const page = db.query<{ blob_id: string; push_id: number }, [string]>(
    "SELECT blob_id, push_id FROM files WHERE blob_id > ? ORDER BY blob_id LIMIT 1000",
  );
  for (let after = ""; ;) {
    const rows = page.all(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.blob_id;
  }
}

// What expiry does, on the copy; and blobs that only waited for download links to end are not in it.
function endPushes(db: Database, ids: ReadonlySet<number>, nowMs: number): void {
  db.transaction(() => {
    db.run("DELETE FROM doomed_blobs");
    for (const id of ids) {
      db.run(
        `UPDATE pushes SET expired_at_ms = min(?1, expires_at_ms), updated_at_ms = min(?1, expires_at_ms)
          WHERE id = ?2 AND expired_at_ms IS NULL`,
        [nowMs, id],
      );
      db.run("INSERT OR IGNORE INTO free_key_slots (slot) SELECT key_slot FROM sealed_payloads WHERE push_id = ?", [
        id,
      ]);
      db.run(
        `UPDATE key_slots SET wrapped_key = zeroblob(${WRAPPED_KEY_BYTES})
          WHERE slot IN (SELECT key_slot FROM sealed_payloads WHERE push_id = ?)`,
        [id],
      );
      db.run("DELETE FROM sealed_payloads WHERE push_id = ?", [id]);
      db.run("DELETE FROM files WHERE push_id = ?", [id]);
    }
  })();
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  return open(path, "r").catch((error: unknown) => {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

// ---- Reading ---------------------------------------------------------------------------------

/**
 * Reads a backup from end to end, checksums and all.
 * @param take is handed every member but the manifest, which comes first; what it leaves is skipped
 * @throws DamagedArchive with the place, WrongPassphrase, Error with a sentence
 */
export async function readBackup(
  options: { file: string; passphrase: string | null; onProgress?: (doneBytes: number, totalBytes: number) => void },
  take: (member: Member, manifest: Manifest) => Promise<void> = async () => {},
): Promise<Manifest> {
  const { file } = options;
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  let manifest: Manifest | undefined;
  let hasDatabase = false;
  for await (const member of readArchive(file, options.passphrase, options.onProgress)) {
    if (!manifest) {
      manifest = await readManifest(member, file);
      continue;
    }
    if (!isKnownName(member.name)) throw new DamagedArchive(`${file} holds ${member.name}, which no backup has.`);
    if (member.name === DATABASE) hasDatabase = true;
    await take(member, manifest);
    for await (const _ of member.bytes);
  }
  if (!manifest || !hasDatabase) throw new DamagedArchive(`${file} holds no database.`);
  return manifest;
}

const isKnownName = (name: string): boolean =>
  name === DATABASE || KEYS.some((key) => key === name) || /^blobs\/[0-9a-f]{2}\/[0-9a-f]{30}$/.test(name);

async function readManifest(member: Member, file: string): Promise<Manifest> {
  if (member.name !== MANIFEST || member.size > MAX_MANIFEST_BYTES) {
    throw new DamagedArchive(`${file} is not a Secret Push backup.`);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of member.bytes) pieces.push(Buffer.from(piece));
  let manifest: Manifest;
  try {
    manifest = JSON.parse(Buffer.concat(pieces).toString("utf8")) as Manifest;
  } catch {
    throw new DamagedArchive(`${file} is damaged in ${MANIFEST}.`);
  }
  if (manifest.format !== FORMAT) {
    throw new DamagedArchive(`${file} is damaged in ${MANIFEST}, or is not a Secret Push backup.`);
  }
  if (manifest.format_version > FORMAT_VERSION) {
    throw new Error(
      `${file} was made by Secret Push ${manifest.application_version}: use that version or a newer one.`,
    );
  }
  return manifest;
}
