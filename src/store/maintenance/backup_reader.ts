// Reads and checks backups (backup.ts writes them).

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { reasonOf, Unmendable } from "../../base/errors.ts";
import { blobPath } from "../blobs/disk.ts";
import { measure, type SealedBlobs, SealedOnDisk } from "../blobs/sealed.ts";
import { nameFullDisk } from "../data_dir.ts";
import { isDatabaseError } from "../sqlite/damage.ts";
import { refuseTooOld, schemaVersionOf } from "../sqlite/migrate.ts";
import { type LiveDatabase, openReadOnly } from "../sqlite/snapshot.ts";
import { DamagedArchive } from "./archive.ts";
import { type Member, readArchive } from "./archive_reader.ts";
import { ArchivedBlobs, type StoredFile, storedFiles } from "./archived_blobs.ts";
import { damageIn } from "./check.ts";

export const FORMAT = "secretpush-backup";
export const FORMAT_VERSION = 1;
/** Programs that do not look for blobs beside an archive refuse this version. */
export const BLOBS_BESIDE_VERSION = 2;
const MAX_MANIFEST_BYTES = 64 * 1024;
/** The most problems that one sentence names. */
const NAMED = 5;
export const MANIFEST = "manifest.json";
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
  /** Whether the blobs are in a pool beside the archive. */
  blobs_beside?: true;
  pushes: number;
  files: number;
}

/** The first problems, and the number of the others. */
export function named(problems: readonly string[]): string {
  const more = problems.length > NAMED ? `; and ${problems.length - NAMED} more` : "";
  return problems.slice(0, NAMED).join("; ") + more;
}

interface ReadOptions {
  file: string;
  passphrase: string | null;
  onProgress?: (doneBytes: number, totalBytes: number) => void;
  /** A directory for the unpacked database, if it is not the one for temporary files. */
  scratch?: string;
}

/**
 * Reads a backup from end to end, and compares its checksums.
 * @param take gets every member except the manifest, which comes first. Bytes that it does not read are skipped
 * @returns the blobs, for `backupProblems`, which compares them with the list in the database
 * @throws DamagedArchive with the place, WrongPassphrase, Error with a message for the administrator
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
    if (!isKnownName(name)) throw new DamagedArchive(`${file} contains ${name}, which does not belong in a backup.`);
    if (name === DATABASE) hasDatabase = true;
    const bytes = name.startsWith("blobs/") ? blobs.watch(name, member.bytes) : member.bytes;
    await take({ name, size, bytes }, manifest);
    for await (const _ of bytes);
  }
  if (!manifest || !hasDatabase) throw new DamagedArchive(`${file} contains no database.`);
  return { manifest, blobs };
}

/**
 * Finds problems in the content of a backup whose file is unaltered: in its database and in the blobs listed there.
 * @param path the unpacked database
 * @returns one sentence each
 */
export function backupProblems(path: string, manifest: Manifest, blobs: ArchivedBlobs): string[] {
  let db: LiveDatabase | undefined;
  try {
    db = openReadOnly(path);
    refuseTooOld(db, "The database in the backup");
    const damage = damageIn(db).map((sentence) => `${DATABASE}: ${sentence}`);
    if (schemaVersionOf(db) !== manifest.schema_version)
      damage.push(`${DATABASE}: its schema version differs from the manifest's`);
    return [...damage, ...blobs.problems(db)];
  } catch (error) {
    if (error instanceof Unmendable) throw error;
    return [`${DATABASE}: ${reasonOf(error)}`];
  } finally {
    db?.close();
  }
}

/**
 * Reads a backup from end to end. Its database is in the directory for temporary files while `use` runs.
 * @throws DamagedArchive with the place, WrongPassphrase, Error with a message for the administrator
 */
export async function withUnpacked<T>(
  options: ReadOptions,
  use: (database: string, backup: { manifest: Manifest; blobs: ArchivedBlobs }) => T | Promise<T>,
): Promise<T> {
  process.umask(0o077);
  const directory = mkdtempSync(join(options.scratch ?? tmpdir(), "secretpush-backup-"));
  const database = join(directory, DATABASE);
  try {
    const backup = await readBackup(options, async (member) => {
      if (member.name === DATABASE) await writeMember(member, database);
    });
    return await use(database, backup);
  } catch (error) {
    throw nameFullDisk(error, { file: directory, database: directory });
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The size and the checksum of a blob that is beside an archive; null if it is missing. */
export type MeasureBlob = (id: string) => Promise<{ size: number; checksum: string } | null>;

/**
 * Checks a backup from end to end, and the database and the blobs in it.
 * @param measureBlob measures a restore point's blobs, if they are not in the pool of the archive's directory
 * @throws as `withUnpacked` does
 */
export const verifyBackup = (
  options: ReadOptions,
  measureBlob: MeasureBlob = (id) => measure(poolBeside(options.file), id),
): Promise<{ manifest: Manifest; problems: string[] }> =>
  withUnpacked(options, async (database, { manifest, blobs }) => {
    if (manifest.blobs_beside) {
      await eachListed(database, async ({ blob_id: id }) => {
        const found = await measureBlob(id);
        if (found) blobs.add(blobPath(id), found);
      });
    }
    return { manifest, problems: backupProblems(database, manifest, blobs) };
  });

/** The pool beside the archive of a restore point in a directory. */
export const poolBeside = (file: string): SealedBlobs => new SealedOnDisk(join(dirname(file), "pool"));

/** Calls `visit` for each file that an unpacked database lists. Damage to the database is left to `backupProblems`. */
export async function eachListed(path: string, visit: (file: StoredFile) => Promise<void>): Promise<void> {
  let db: LiveDatabase | undefined;
  try {
    db = openReadOnly(path);
    for (const file of storedFiles(db)) if (/^[0-9a-f]{32}$/.test(file.blob_id)) await visit(file);
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
  } finally {
    db?.close();
  }
}

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
  if (manifest.format_version > (manifest.blobs_beside ? BLOBS_BESIDE_VERSION : FORMAT_VERSION)) {
    throw new Error(
      `${file} was made by Secret Push ${manifest.application_version}: use that version or a newer one.`,
    );
  }
  return manifest;
}
