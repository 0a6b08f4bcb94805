// Makes a restore point (backup_store.ts). First come parts that are harmless if a crash leaves them behind: files for
// the pool, the archive and the list. The archive and the new files are read back. The record comes last.

import { statSync } from "node:fs";

import { DAY_MS } from "../../base/clock.ts";
import { newPointName } from "../../model/restore_point.ts";
import { sealedSize } from "../blobs/chunks.ts";
import { measure, type SealedBlob } from "../blobs/sealed.ts";
import { blobProblem, type StoredFile } from "../maintenance/archived_blobs.ts";
import { type BackupOptions, type PoolToFill, writeBackup } from "../maintenance/backup.ts";
import { verifyBackup } from "../maintenance/backup_reader.ts";
import { claim, type Claim } from "./claim.ts";
import type { BackupStore, Pooled } from "./backup_store.ts";
import {
  digestOf,
  filesOf,
  findPoints,
  listFile,
  recordFile,
  recordOf,
  removeRemains,
  type RestorePoint,
  UNNAMED_KEPT_MS,
} from "./points.ts";

/** Each backup rereads one of every TURNS existing files. In a directory, the first backup of a day rereads all. */
const TURNS = 7;
const NAMED_PROBLEMS = 5;

export type MakeOptions = Omit<BackupOptions, "file" | "overwrite" | "pool" | "evenDamaged"> & {
  place: BackupStore;
  claimed: Claim;
  scratch: string;
};

/** @throws Error with a message for the administrator; then no restore point was made, and the existing ones are unchanged */
export async function makeRestorePoint({ place, claimed, scratch, ...options }: MakeOptions): Promise<RestorePoint> {
  const { nowMs, passphrase, keys } = options;
  await place.check();
  await claim(place, claimed);
  // Only this service writes here, so parts without a record were left by a killed backup.
  await removeRemains(place, nowMs, 0);
  const { points, names } = await findPoints(place);
  const last = points.at(-1);
  const turn = (last?.turn ?? 0) + 1;
  const name = newPointName(nowMs, new Set(names.map((file) => file.replace(/\..*/, ""))));
  const archive = `${name}.${passphrase === null ? "tar" : "spb"}`;
  const file = place.archivePath(archive, scratch);
  // If the list of the last backup is damaged, some files are written again unnecessarily.
  const inLast = new Set(last ? await filesOf(place, last).catch(() => []) : []);
  const lastMs = last ? Date.parse(last.createdAt) : 0;
  const pool = new FillingPool(place, { inLast, sizes: await place.pool.sizes(), nowMs, lastMs, turn });
  try {
    const report = await writeBackup({ ...options, file, overwrite: false, pool });
    const known = [...report.missing.map((path) => `${path} is missing`), ...report.damaged];
    await readBack({ file, passphrase, scratch }, pool, known);
    await place.upload(archive, file);
    await compare(place, archive, file, scratch);
    const list = Buffer.from(pool.ids.map((id) => `${id}\n`).join(""));
    await place.write(listFile(name), list);
    const { manifest } = report;
    const point: RestorePoint = {
      name,
      archive,
      createdAt: manifest.created_at,
      applicationVersion: manifest.application_version,
      keyFingerprint: manifest.key_fingerprint,
      keyIncluded: keys !== null,
      isEncrypted: passphrase !== null,
      pushes: manifest.pushes,
      files: manifest.files - report.ended - report.missing.length,
      archiveBytes: statSync(file).size,
      fileBytes: pool.bytes,
      writtenBytes: pool.writtenBytes,
      problems: known.slice(0, NAMED_PROBLEMS),
      problemCount: known.length,
      list: digestOf(list),
      turn,
    };
    await claim(place, claimed);
    const there = new Set(await place.names());
    const lost = [archive, listFile(name)].find((part) => !there.has(part));
    if (lost !== undefined) throw new Error(`${lost} was removed from ${place.where} while the backup was being made.`);
    await place.write(recordFile(name), recordOf(point));
    return point;
  } catch (error) {
    // If this fails too, the next backup removes them.
    for (const left of [archive, listFile(name)]) await place.remove(left).catch(() => {});
    throw error;
  }
}

/** Verifies the archive and its files. Removes files that read back differently, so that the next backup rewrites them. */
async function readBack(
  archive: { file: string; passphrase: string | null; scratch: string },
  pool: FillingPool,
  known: readonly string[],
): Promise<void> {
  const { problems } = await verifyBackup(archive, (id) => pool.measure(id));
  const surprising = problems.filter((problem) => !known.includes(problem));
  if (surprising.length === 0) return;
  for (const problem of surprising) {
    const [, shard, rest] = /^blobs\/(\w+)\/(\w+) /.exec(problem) ?? [];
    if (shard && rest) await pool.remove(shard + rest);
  }
  const more = surprising.length > 1 ? `, and ${surprising.length - 1} more` : "";
  throw new Error(
    `The files that were read back differ from what was written: ${surprising[0]}${more}. The next backup writes them again.`,
  );
}

/** Checks that a bucket has what was sent. */
async function compare(place: BackupStore, archive: string, file: string, scratch: string): Promise<void> {
  if (!place.isRemote) return;
  const back = `${scratch}/read-back`;
  await place.download(archive, back);
  const [sent, arrived] = await Promise.all([file, back].map(hashOf));
  if (sent !== arrived) throw new Error(`${archive} does not read back from ${place.where} as it was written.`);
}

async function hashOf(path: string): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  for await (const piece of Bun.file(path).stream()) hash.update(piece);
  return hash.digest("hex");
}

/** The pool while a backup fills it. Existing intact files are not written again. */
class FillingPool implements PoolToFill {
  readonly ids: string[] = [];
  bytes = 0;
  writtenBytes = 0;
  /** The files that this backup has read, and the others that it relies on. */
  readonly #relied = new Map<string, { size: number; checksum: string }>();

  constructor(
    private readonly place: BackupStore,
    private readonly there: {
      inLast: ReadonlySet<string>;
      sizes: ReadonlyMap<string, Pooled>;
      nowMs: number;
      lastMs: number;
      turn: number;
    },
  ) {}

  async holds(file: StoredFile): Promise<boolean> {
    const { blob_id: id } = file;
    const { inLast, sizes, nowMs } = this.there;
    const found = sizes.get(id);
    if (!found || found.size !== sealedSize(file.byte_size)) return false;
    // A file that no restore point names may be about to be removed.
    if (!inLast.has(id) && Math.abs(nowMs - found.modifiedMs) > UNNAMED_KEPT_MS / 2) return false;
    const isRead = this.#isDue(id, found.modifiedMs);
    const relied = isRead ? await measure(this.place.pool, id) : { size: found.size, checksum: file.checksum };
    if (relied === null || blobProblem(file, relied) !== null) return false;
    this.#relied.set(id, relied);
    this.#add(id, relied.size);
    return true;
  }

  async putSealed(id: string, blob: SealedBlob): Promise<void> {
    await this.place.pool.putSealed(id, blob);
    this.#add(id, blob.size);
    this.writtenBytes += blob.size;
  }

  remove = (id: string): Promise<void> => this.place.pool.remove(id);

  async measure(id: string): Promise<{ size: number; checksum: string } | null> {
    return this.#relied.get(id) ?? measure(this.place.pool, id);
  }

  #add(id: string, size: number): void {
    this.ids.push(id);
    this.bytes += size;
  }

  #isDue(id: string, modifiedMs: number): boolean {
    const { lastMs, nowMs, turn } = this.there;
    const isNewDay = Math.floor(lastMs / DAY_MS) !== Math.floor(nowMs / DAY_MS);
    if (!this.place.isRemote && (isNewDay || modifiedMs >= lastMs)) return true;
    return (Number.parseInt(id.slice(0, 8), 16) + turn) % TURNS === 0;
  }
}
