// Makes a data directory from a backup. The directory must be empty, and is complete or empty afterwards. During the restore, a
// marker in it keeps servers out. An interrupted restore can be run again into the same directory, and starts over. Everything is
// checked while it is written, and the marker is removed last.

import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { flush } from "../../base/durable_file.ts";
import { reasonOf } from "../../base/errors.ts";
import { RESTORED, type Restored } from "../../model/restore_point.ts";

import { DamagedArchive } from "./archive.ts";
import type { Member } from "./archive_reader.ts";
import type { ArchivedBlobs } from "./archived_blobs.ts";
import {
  backupProblems,
  DATABASE,
  eachListed,
  KEYS,
  type Manifest,
  named,
  poolBeside,
  readBackup,
} from "./backup_reader.ts";
import { blobPath } from "../blobs/disk.ts";
import type { SealedBlobs } from "../blobs/sealed.ts";
import { LOCK, makeDataDir, nameFullDisk, RESTORING } from "../data_dir.ts";
import { give, ownerOf } from "../keys/key_file.ts";
import { refuseUnusable } from "../sqlite/migrate.ts";
import { lockDataDir } from "../sqlite/directory_lock.ts";
import { MIGRATIONS } from "../sqlite/schema.ts";
import { type LiveDatabase, openLive, setMeta } from "../sqlite/snapshot.ts";

/** How many files may be flushed at once. A disk flushes many at once faster than one by one. */
const FLUSHES_AT_ONCE = 32;

export interface RestoreOptions {
  file: string;
  dataDir: string;
  passphrase: string | null;
  /** The blobs of a restore point, if they are not in the pool of the archive's directory. */
  pool?: SealedBlobs | undefined;
  /** Whether to restore the undamaged parts of a damaged backup. */
  evenDamaged?: boolean;
  onProgress?: (doneBytes: number, totalBytes: number) => void;
}

/** @throws DamagedArchive with the place, WrongPassphrase, Error with a message for the administrator. The directory is empty again then. */
export async function restoreBackup(options: RestoreOptions): Promise<{ manifest: Manifest; problems: string[] }> {
  const { dataDir } = options;
  const made = !existsSync(dataDir);
  makeDataDir(dataDir);
  refuseOccupied(dataDir);
  // Keeps out servers and other restores into the same directory.
  const unlock = lockDataDir(dataDir);
  const restore = new Restore(options);
  let done = false;
  try {
    await restore.begin();
    const { manifest, blobs } = await readBackup(options, (member, manifest) => restore.take(member, manifest));
    if (manifest.blobs_beside) await restore.takePool(manifest, blobs);
    const problems = await restore.end(manifest, blobs);
    done = true;
    return { manifest, problems };
  } catch (error) {
    throw nameFullDisk(error, { file: dataDir, database: dataDir });
  } finally {
    if (!done) await restore.undo();
    unlock();
    rmSync(join(dataDir, LOCK), { force: true });
    if (done) rmSync(join(dataDir, RESTORING));
    flush(dataDir);
    if (!done && made) rmSync(dataDir, { recursive: true });
  }
}

function refuseOccupied(dataDir: string): void {
  const names = readdirSync(dataDir).filter((name) => name !== "lost+found");
  if (names.includes(RESTORING)) {
    const foreign = names.find((name) => !isOurs(name));
    if (foreign === undefined) return;
    throw new Error(
      `${dataDir} contains ${foreign}, which does not come from a restore. Move it away, then restore again.`,
    );
  }
  if (names.length === 0) return;
  throw new Error(
    `${dataDir} is not empty (it contains ${names.slice(0, 3).join(", ")}${names.length > 3 ? ", …" : ""}). ` +
      "A restore never overwrites anything: name an empty or new directory with --data-dir.",
  );
}

const isOurs = (name: string): boolean =>
  [RESTORING, LOCK, `${LOCK}-journal`, "blobs", ...KEYS].includes(name) || name.startsWith(DATABASE);

class Restore {
  readonly #owner: { uid: number; gid: number } | null;
  readonly #flushing = new Set<Promise<void>>();
  readonly #directories = new Set<string>();
  #flushFailure: unknown;
  #checked = false;

  constructor(private readonly options: RestoreOptions) {
    this.#owner = ownerOf(options.dataDir);
  }

  async begin(): Promise<void> {
    this.#clear();
    const marker = await open(join(this.options.dataDir, RESTORING), "w", 0o600);
    await marker.writeFile(`A restore from ${this.options.file} began here and is not finished. Run it again.\n`);
    await this.#close(marker, join(this.options.dataDir, RESTORING));
    flush(this.options.dataDir);
  }

  async take(member: Member, manifest: Manifest): Promise<void> {
    if (!this.#checked)
      refuseUnusable(manifest.schema_version, MIGRATIONS, manifest.application_version, this.options.file);
    this.#checked = true;
    const path = join(this.options.dataDir, member.name);
    this.#makeDirectories(dirname(member.name));
    const handle = await open(path, "wx", 0o600);
    try {
      for await (const piece of member.bytes) await handle.writeFile(piece);
    } catch (error) {
      await handle.close();
      throw error;
    }
    while (this.#flushing.size >= FLUSHES_AT_ONCE) await Promise.race(this.#flushing);
    if (this.#flushFailure !== undefined) throw this.#flushFailure;
    const flushed: Promise<void> = this.#close(handle, path)
      .catch((error: unknown) => void (this.#flushFailure = error))
      .finally(() => this.#flushing.delete(flushed));
    this.#flushing.add(flushed);
  }

  /** Takes the blobs that are beside the archive. If one is missing, the check at the end reports it. */
  async takePool(manifest: Manifest, blobs: ArchivedBlobs): Promise<void> {
    const { dataDir, file, pool = poolBeside(file), onProgress } = this.options;
    const path = join(dataDir, DATABASE);
    let totalBytes = 0;
    await eachListed(path, async ({ byte_size: size }) => void (totalBytes += size));
    let doneBytes = 0;
    await eachListed(path, async ({ blob_id: id, byte_size: byteSize }) => {
      const blob = await pool.openSealed(id);
      if (!blob) return;
      try {
        const name = blobPath(id);
        await this.take({ name, size: blob.size, bytes: blobs.watch(name, blob.bytes()) }, manifest);
      } finally {
        await blob.close();
      }
      onProgress?.((doneBytes += byteSize), totalBytes);
    });
  }

  /**
   * @returns damaged and missing parts, one sentence each; without `evenDamaged` there are none
   * @throws DamagedArchive if the restored files are not those that the backup describes
   */
  async end(manifest: Manifest, blobs: ArchivedBlobs): Promise<string[]> {
    await Promise.all(this.#flushing);
    if (this.#flushFailure !== undefined) throw this.#flushFailure;
    for (const directory of [".", ...this.#directories]) flush(join(this.options.dataDir, directory));
    const path = join(this.options.dataDir, DATABASE);
    const problems = backupProblems(path, manifest, blobs);
    if (problems.length > 0 && !this.options.evenDamaged) {
      if (manifest.blobs_beside && problems.every((problem) => problem.startsWith("blobs/"))) {
        throw new DamagedArchive(
          `${this.options.file} lacks files, because their copies among the backups are damaged or gone: ${named(problems)}. ` +
            "All backups share these copies. Once a day the server reads them all, and rewrites those whose originals are intact. " +
            "Until then, pass --even-damaged to restore what is intact.",
        );
      }
      throw new DamagedArchive(
        `${this.options.file} contains data that was already damaged when it was made: ${named(problems)}. ` +
          "Restore an earlier backup, or pass --even-damaged to restore what is intact in this one.",
      );
    }
    const unnoted = this.#note(manifest);
    return unnoted === null ? problems : [...problems, unnoted];
  }

  /** Leaves a note for the admin log. @returns why a damaged database could not store it */
  #note({ created_at: madeAt }: Manifest): string | null {
    const restored: Restored = { atMs: Date.now(), name: basename(this.options.file), madeAt };
    let db: LiveDatabase | undefined;
    try {
      db = openLive(this.options.dataDir);
      setMeta(db, RESTORED, JSON.stringify(restored));
      return null;
    } catch (error) {
      if (!this.options.evenDamaged) throw error;
      return `${DATABASE}: the admin log will not record this restore: ${reasonOf(error)}`;
    } finally {
      db?.close();
    }
  }

  async undo(): Promise<void> {
    await Promise.all(this.#flushing);
    this.#clear();
    rmSync(join(this.options.dataDir, RESTORING), { force: true });
  }

  // Removes only files that a restore makes: the directory was empty, or had the marker.
  #clear(): void {
    for (const name of readdirSync(this.options.dataDir)) {
      if (isOurs(name) && name !== RESTORING && !name.startsWith(LOCK)) {
        rmSync(join(this.options.dataDir, name), { recursive: true, force: true });
      }
    }
  }

  #makeDirectories(relative: string): void {
    if (relative === "." || this.#directories.has(relative)) return;
    this.#makeDirectories(dirname(relative));
    const path = join(this.options.dataDir, relative);
    mkdirSync(path, { mode: 0o700 });
    give(path, this.#owner);
    this.#directories.add(relative);
  }

  async #close(handle: FileHandle, path: string): Promise<void> {
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    give(path, this.#owner);
  }
}
