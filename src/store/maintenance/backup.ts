// Writes a backup of a data directory, beside a server or without one. The archive's members have the names in that directory:
//
//   manifest.json, blobs/ab/cdef…, secretpush.db, master.key if it is wanted, SHA256SUMS
//
// A restore point (restore_points/) is such an archive without blobs: they are beside it, in a pool.
//
// The members are consistent: the database at one moment, and every blob that it lists. If a push expires before its blobs are
// packed, it is expired in the backup too. That is why the database comes last.
//
// Damage must be found when a backup is made: by the time of a restore, the backups from before the damage may be gone. The
// database is checked before it is copied, because the copy has new indexes and does not show a row that only an index has.
// Then the copy is checked, and every blob as it is read.

import { ArchiveWriter } from "./archive_writer.ts";
import { blobProblem, storedBytes, type StoredFile, storedFiles } from "./archived_blobs.ts";
import {
  BLOBS_BESIDE_VERSION,
  DATABASE,
  FORMAT,
  FORMAT_VERSION,
  KEYS,
  type Manifest,
  MANIFEST,
  named,
} from "./backup_reader.ts";
import { blobPath } from "../blobs/disk.ts";
import { SealedChecksum } from "../blobs/chunks.ts";
import { type SealedBlob, type SealedBlobs, SealedOnDisk } from "../blobs/sealed.ts";
import { nameFullDisk } from "../data_dir.ts";
import { isDamage } from "../sqlite/damage.ts";
import { reasonOf } from "../../base/errors.ts";
import { refuseTooOld, refuseUnusable, schemaVersionOf, writtenBy } from "../sqlite/migrate.ts";
import { damageIn, listsBlob } from "./check.ts";
import { WRAPPED_KEY_BYTES } from "../sqlite/key_slots.ts";
import { MIGRATIONS } from "../sqlite/schema.ts";
import { databasePath, type LiveDatabase, metaOf, openLive, Snapshot } from "../sqlite/snapshot.ts";

export interface BackupReport {
  manifest: Manifest;
  byteSize: number;
  /** The number of files whose pushes expired during the backup. These pushes are expired in the backup too. */
  ended: number;
  /** Files that the database lists, but that are not on the disk. */
  missing: string[];
  /** One sentence for each damaged file on the disk. The backup contains it as it is. */
  damaged: string[];
  /** Problems of the database. Without `evenDamaged`, a damaged database is not backed up. */
  databaseProblems: string[];
}

export interface BackupOptions {
  dataDir: string;
  file: string;
  passphrase: string | null;
  overwrite: boolean;
  /** All keys that the database needs, newest last; null: the backup contains no keys. */
  keys: readonly Uint8Array[] | null;
  applicationVersion: string;
  commit?: string | null;
  nowMs: number;
  /** The place of the files, if it is not the data directory. */
  blobs?: SealedBlobs | undefined;
  /** Where the files go, if it is not the archive. */
  pool?: PoolToFill | undefined;
  /** For a copy of PostgreSQL: the problems of the original, and whether the original lists a blob at this moment. */
  copied?: { problems: readonly string[]; isListed: (blobId: string) => Promise<boolean> } | undefined;
  /** Whether to back up a damaged database too, as far as it can be read. */
  evenDamaged?: boolean;
  /** Called and awaited after each file. */
  onProgress?: (doneBytes: number, totalBytes: number) => void | Promise<void>;
}

export interface PoolToFill {
  /** Whether it already has an intact copy of this blob. */
  holds(file: StoredFile): Promise<boolean>;
  putSealed(id: string, blob: SealedBlob): Promise<void>;
}

/** @throws Error with a message for the administrator; then no file of that name was created */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  const { dataDir, file, nowMs, pool, evenDamaged = false, onProgress = () => {} } = options;
  const live = openLive(dataDir);
  let snapshot: Snapshot | undefined;
  let archive: ArchiveWriter | undefined;
  const databaseProblems: string[] = [];
  const refuseDamage = (findProblems: () => readonly string[]): void => {
    if (databaseProblems.length > 0) return;
    databaseProblems.push(...findProblems());
    if (databaseProblems.length > 0 && !evenDamaged) throw damagedDatabase(dataDir, databaseProblems);
  };
  try {
    refuseTooOld(live, databasePath(dataDir));
    refuseUnusable(schemaVersionOf(live), MIGRATIONS, writtenBy(live), databasePath(dataDir));
    // This comes first: if the name is taken, making the copy would be a waste of time.
    archive = await ArchiveWriter.create(file, options);
    refuseDamage(() => options.copied?.problems ?? []);
    refuseDamage(() => damageIn(live));
    snapshot = await Snapshot.of(live, dataDir, evenDamaged);
    const { db } = snapshot;
    refuseDamage(() => damageIn(db));
    const manifest = manifestOf(db, options);
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await archive.add(MANIFEST, text.length, [text], nowMs);

    const totalBytes = storedBytes(db) + Bun.file(databasePath(dataDir)).size;
    let packedBytes = 0;
    const ended = new Set<number>();
    const report: BackupReport = { manifest, byteSize: 0, ended: 0, missing: [], damaged: [], databaseProblems };
    const isListed = options.copied?.isListed ?? listsBlob(live);
    const blobs = options.blobs ?? new SealedOnDisk(dataDir);
    for (const stored of storedFiles(db)) {
      const { blob_id: blobId, push_id: pushId } = stored;
      if (!/^[0-9a-f]{32}$/.test(blobId))
        throw damagedDatabase(dataDir, ["the list of files contains something that is not a file"]);
      if (await pool?.holds(stored)) continue;
      const name = blobPath(blobId);
      const handle = await blobs.openSealed(blobId);
      if (handle) {
        try {
          const blob = new BlobToPack(handle);
          if (pool) await pool.putSealed(blobId, { ...blob.sealed(), close: async () => {} });
          else await archive.add(name, blob.size, blob.bytes(), nowMs);
          const problem = blob.failure === null ? blobProblem(stored, blob) : `${name} cannot be read: ${blob.failure}`;
          if (problem !== null && (await isListed(blobId))) report.damaged.push(problem);
        } finally {
          await handle.close();
        }
        packedBytes += handle.size;
        await onProgress(packedBytes, totalBytes);
      } else if (await isListed(blobId)) {
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
      await archive.add(KEYS[index] ?? "", line.length, [line], nowMs);
    }
    await archive.finish(nowMs);
    // A restore point is not complete yet.
    if (databaseProblems.length === 0 && !pool) noteBackup(live, nowMs);
    await onProgress(totalBytes, totalBytes);
    return { ...report, byteSize: archive.byteSize };
  } catch (error) {
    await archive?.abort();
    if (isDamage(error)) {
      throw new Error(
        `The database ${databasePath(dataDir)} is too damaged for a backup: ${error.message}. ` +
          "Stop the server and copy the whole directory.",
        { cause: error },
      );
    }
    // The backup and the temporary copy in the data directory may be on different disks.
    throw nameFullDisk(error, { file, database: dataDir });
  } finally {
    await snapshot?.close();
    live.close();
  }
}

// The administrator's page shows this. The backup is complete, so a failure here does not matter.
function noteBackup(live: LiveDatabase, nowMs: number): void {
  try {
    live.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('last_backup', ?)", [String(nowMs)]);
  } catch {}
}

function damagedDatabase(dataDir: string, problems: readonly string[]): Error {
  return new Error(
    `The database ${databasePath(dataDir)} is damaged: ${named(problems)}. No backup was made. ` +
      "Keep the earlier backups. To back up what can still be read, pass --even-damaged.",
  );
}

// A blob on its way into an archive. Its size is written first, so bytes that cannot be read become zeros.
class BlobToPack {
  readonly #checksum = new SealedChecksum();
  checksum = "";
  /** Why it could not be read to its end; null if it could. */
  failure: string | null = null;

  readonly size: number;

  constructor(private readonly blob: SealedBlob) {
    this.size = blob.size;
  }

  sealed = (): Pick<SealedBlob, "size" | "bytes"> => ({ size: this.size, bytes: () => this.bytes() });

  async *bytes(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of this.blob.bytes()) {
        const wanted = piece.subarray(0, this.size - this.#checksum.size);
        this.#checksum.update(wanted);
        yield wanted;
        if (this.#checksum.size === this.size) break;
      }
    } catch (error) {
      this.failure = reasonOf(error);
    }
    let length = this.#checksum.size;
    if (length < this.size) this.failure ??= "it became shorter";
    const zeros = new Uint8Array(Math.min(this.size - length, 64 * 1024));
    for (; length < this.size; length += zeros.length) yield zeros.subarray(0, this.size - length);
    this.checksum = this.#checksum.digest();
  }
}

function manifestOf(db: LiveDatabase, options: BackupOptions): Manifest {
  return {
    format: FORMAT,
    format_version: options.pool ? BLOBS_BESIDE_VERSION : FORMAT_VERSION,
    application_version: options.applicationVersion,
    commit: options.commit ?? null,
    schema_version: schemaVersionOf(db),
    created_at: new Date(options.nowMs).toISOString(),
    key_fingerprint: metaOf(db, "key_fingerprint") ?? "",
    next_key_fingerprint: metaOf(db, "next_key_fingerprint"),
    key_included: options.keys !== null,
    ...(options.pool && { blobs_beside: true }),
    pushes: rowsIn(db, "pushes"),
    files: rowsIn(db, "files"),
  };
}

const rowsIn = (db: LiveDatabase, table: string): number =>
  db.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${table}`).get()?.n ?? 0;

// Expires pushes in the copy. Blobs that only wait for the end of download links are not in the backup, nor is the id
// under which this service writes its restore points: a restored copy must not continue them by itself.
function endPushes(db: LiveDatabase, ids: ReadonlySet<number>, nowMs: number): void {
  // With foreign keys, all rows of a payload are deleted with it.
  db.run("PRAGMA foreign_keys = ON");
  db.transaction(() => {
    db.run("DELETE FROM doomed_blobs");
    db.run("DELETE FROM meta WHERE key IN ('backups', 'backup_writer', 'backup_lease')");
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
