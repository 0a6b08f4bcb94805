// Writes a backup of a data directory, beside a server or without one, and reads backups. The members of the archive have their
// names in the data directory:
//
//   manifest.json, blobs/ab/cdef…, secretpush.db, master.key if it is wanted, SHA256SUMS
//
// They are consistent: the database at one moment, and every blob that it lists. A blob may be gone by then because its push
// expired meanwhile. Then the push is expired in the backup too. That is why the database comes last.
//
// Damage must be found now: at a restore, the backups from before the damage may be gone. The database is checked before it is
// copied, because the copy has new indexes and does not show a row that only an index has. Then the copy is checked, and every
// blob while it is read.

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { DamagedArchive } from "./archive.ts";
import { type Member, readArchive } from "./archive_reader.ts";
import { ArchiveWriter } from "./archive_writer.ts";
import { ArchivedBlobs, blobProblem, storedBytes, storedFiles } from "./archived_blobs.ts";
import { blobPath } from "../blobs/disk.ts";
import { SealedChecksum } from "../blobs/chunks.ts";
import { type SealedBlob, type SealedBlobs, SealedOnDisk } from "../blobs/sealed.ts";
import { nameFullDisk } from "../data_dir.ts";
import { isDamage } from "../sqlite/damage.ts";
import { reasonOf } from "../../base/errors.ts";
import { refuseUnusable, schemaVersionOf, writtenBy } from "../sqlite/migrate.ts";
import { damageIn, listsBlob } from "./check.ts";
import { WRAPPED_KEY_BYTES } from "../sqlite/key_slots.ts";
import { MIGRATIONS } from "../sqlite/schema.ts";
import { databasePath, type LiveDatabase, metaOf, openLive, openReadOnly, Snapshot } from "../sqlite/snapshot.ts";

const FORMAT = "secretpush-backup";
const FORMAT_VERSION = 1;
const MAX_MANIFEST_BYTES = 64 * 1024;
/** The most problems that one sentence names. */
const NAMED = 5;
const MANIFEST = "manifest.json";
export const DATABASE = "secretpush.db";
export const KEYS = ["master.key", "master.key.next"] as const;

/** A backup's description of itself. */
export interface Manifest {
  format: typeof FORMAT;
  format_version: number;
  /** The version of Secret Push that made the backup. */
  application_version: string;
  /** The commit of that program; null if it was unknown, undefined if an earlier version made the backup. */
  commit?: string | null;
  schema_version: number;
  created_at: string;
  /** The fingerprint of the master key that the database needs. It needs the next key only during a rotation. */
  key_fingerprint: string;
  next_key_fingerprint: string | null;
  key_included: boolean;
  pushes: number;
  files: number;
}

export interface BackupReport {
  manifest: Manifest;
  byteSize: number;
  /** The number of files whose pushes expired meanwhile. These pushes are expired in the backup too. */
  ended: number;
  /** Files that the database lists and that are not on the disk. */
  missing: string[];
  /** One sentence for each damaged file on the disk. The backup holds it with its damage. */
  damaged: string[];
  /** Problems of the database. Without `evenDamaged`, a damaged database is not backed up. */
  databaseProblems: string[];
}

export interface BackupOptions {
  dataDir: string;
  file: string;
  passphrase: string | null;
  overwrite: boolean;
  /** All keys that the database needs, newest last; null: the backup holds no keys. */
  keys: readonly Uint8Array[] | null;
  applicationVersion: string;
  commit?: string | null;
  nowMs: number;
  /** The place of the files, if it is not the data directory. */
  blobs?: SealedBlobs | undefined;
  /** For a copy of PostgreSQL: the problems of the original, and whether the original lists a blob at this moment. */
  copied?: { problems: readonly string[]; isListed: (blobId: string) => Promise<boolean> } | undefined;
  /** Back up a damaged database too, as far as it can be read. */
  evenDamaged?: boolean;
  /** Called and awaited after each file. */
  onProgress?: (doneBytes: number, totalBytes: number) => void | Promise<void>;
}

/** @throws Error with a sentence; then no file of that name was made */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  const { dataDir, file, nowMs, evenDamaged = false, onProgress = () => {} } = options;
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
    refuseUnusable(schemaVersionOf(live), MIGRATIONS, writtenBy(live), databasePath(dataDir));
    // This comes first: if the name is taken, the copy would be wasted time.
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
    const ended = new Set<number>();
    const report: BackupReport = { manifest, byteSize: 0, ended: 0, missing: [], damaged: [], databaseProblems };
    const isListed = options.copied?.isListed ?? listsBlob(live);
    const blobs = options.blobs ?? new SealedOnDisk(dataDir);
    for (const stored of storedFiles(db)) {
      const { blob_id: blobId, push_id: pushId } = stored;
      if (!/^[0-9a-f]{32}$/.test(blobId))
        throw damagedDatabase(dataDir, ["the list of files names what is not a file"]);
      const name = blobPath(blobId);
      const handle = await blobs.openSealed(blobId);
      if (handle) {
        try {
          const blob = new BlobToPack(handle);
          await archive.add(name, blob.size, blob.bytes(), nowMs);
          const problem = blob.failure === null ? blobProblem(stored, blob) : `${name} cannot be read: ${blob.failure}`;
          if (problem !== null && (await isListed(blobId))) report.damaged.push(problem);
        } finally {
          await handle.close();
        }
        await onProgress(archive.byteSize, totalBytes);
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
    if (databaseProblems.length === 0) noteBackup(live, nowMs);
    await onProgress(totalBytes, totalBytes);
    return { ...report, byteSize: archive.byteSize };
  } catch (error) {
    await archive?.abort();
    if (isDamage(error)) {
      throw new Error(
        `The database ${databasePath(dataDir)} is damaged beyond what a backup can read: ${error.message}. ` +
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

/** The first problems, and the number of the others. */
export function named(problems: readonly string[]): string {
  const more = problems.length > NAMED ? `; and ${problems.length - NAMED} more` : "";
  return problems.slice(0, NAMED).join("; ") + more;
}

function damagedDatabase(dataDir: string, problems: readonly string[]): Error {
  return new Error(
    `The database ${databasePath(dataDir)} is damaged: ${named(problems)}. No backup was made. ` +
      "Keep the backups from before. To back up what can still be read, pass --even-damaged.",
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
    format_version: FORMAT_VERSION,
    application_version: options.applicationVersion,
    commit: options.commit ?? null,
    schema_version: schemaVersionOf(db),
    created_at: new Date(options.nowMs).toISOString(),
    key_fingerprint: metaOf(db, "key_fingerprint") ?? "",
    next_key_fingerprint: metaOf(db, "next_key_fingerprint"),
    key_included: options.keys !== null,
    pushes: rowsIn(db, "pushes"),
    files: rowsIn(db, "files"),
  };
}

const rowsIn = (db: LiveDatabase, table: string): number =>
  db.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${table}`).get()?.n ?? 0;

// Expires pushes in the copy. Blobs that only wait for the end of download links are not in the backup.
function endPushes(db: LiveDatabase, ids: ReadonlySet<number>, nowMs: number): void {
  // With foreign keys, all rows of a payload are deleted with it.
  db.run("PRAGMA foreign_keys = ON");
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

// ---- Reading ---------------------------------------------------------------------------------

interface ReadOptions {
  file: string;
  passphrase: string | null;
  onProgress?: (doneBytes: number, totalBytes: number) => void;
}

/**
 * Reads a backup from end to end, checksums and all.
 * @param take gets every member except the manifest, which comes first. Bytes that it does not read are skipped
 * @returns the blobs, for `backupProblems`, which compares them with the list in the database
 * @throws DamagedArchive with the place, WrongPassphrase, Error with a sentence
 */
export async function readBackup(
  options: ReadOptions,
  take: (member: Member, manifest: Manifest) => Promise<void>,
): Promise<{ manifest: Manifest; blobs: ArchivedBlobs }> {
  const { file } = options;
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  let manifest: Manifest | undefined;
  let hasDatabase = false;
  const blobs = new ArchivedBlobs();
  for await (const member of readArchive(file, options.passphrase, options.onProgress)) {
    if (!manifest) {
      manifest = await readManifest(member, file);
      continue;
    }
    const { name, size } = member;
    if (!isKnownName(name)) throw new DamagedArchive(`${file} holds ${name}, which no backup has.`);
    if (name === DATABASE) hasDatabase = true;
    const bytes = name.startsWith("blobs/") ? blobs.watch(name, member.bytes) : member.bytes;
    await take({ name, size, bytes }, manifest);
    for await (const _ of bytes);
  }
  if (!manifest || !hasDatabase) throw new DamagedArchive(`${file} holds no database.`);
  return { manifest, blobs };
}

/**
 * Finds problems in the content of a backup whose file is unaltered: in its database, and in its blobs, by the list in the
 * database. @param path the unpacked database @returns one sentence each
 */
export function backupProblems(path: string, manifest: Manifest, blobs: ArchivedBlobs): string[] {
  let db: LiveDatabase | undefined;
  try {
    db = openReadOnly(path);
    const damage = damageIn(db).map((sentence) => `${DATABASE}: ${sentence}`);
    if (schemaVersionOf(db) !== manifest.schema_version) damage.push(`${DATABASE}: its schema is not the manifest's`);
    return [...damage, ...blobs.problems(db)];
  } catch (error) {
    return [`${DATABASE}: ${reasonOf(error)}`];
  } finally {
    db?.close();
  }
}

/**
 * Reads a backup from end to end. Its database is in the directory for temporary files while `use` runs.
 * @throws DamagedArchive with the place, WrongPassphrase, Error with a sentence
 */
export async function withUnpacked<T>(
  options: ReadOptions,
  use: (database: string, backup: { manifest: Manifest; blobs: ArchivedBlobs }) => T,
): Promise<T> {
  process.umask(0o077);
  const directory = mkdtempSync(join(tmpdir(), "secretpush-backup-"));
  const database = join(directory, DATABASE);
  try {
    const backup = await readBackup(options, async (member) => {
      if (member.name === DATABASE) await writeMember(member, database);
    });
    return use(database, backup);
  } catch (error) {
    throw nameFullDisk(error, { file: directory, database: directory });
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Checks a backup from end to end, and the database and the blobs in it. @throws as `withUnpacked` does */
export const verifyBackup = (options: ReadOptions): Promise<{ manifest: Manifest; problems: string[] }> =>
  withUnpacked(options, (database, { manifest, blobs }) => ({
    manifest,
    problems: backupProblems(database, manifest, blobs),
  }));

/** Writes a member's bytes into a new file. */
async function writeMember(member: Member, path: string): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    for await (const piece of member.bytes) await handle.writeFile(piece);
  } finally {
    await handle.close();
  }
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
