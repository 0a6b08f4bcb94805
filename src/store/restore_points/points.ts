// The restore points of a place: which ones exist, whether they are intact, and which ones are removed.

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";

import { reasonOf } from "../../base/errors.ts";
import { DAY_MS } from "../../base/clock.ts";
import { type Keep, momentOfPoint, superfluousPoints } from "../../model/restore_point.ts";
import type { BackupStore } from "./backup_store.ts";

const FORMAT = "secretpush-restore-point";
/** A file that no restore point names is removed once it is older than this: until then, a backup may be about to name it. */
export const UNNAMED_KEPT_MS = DAY_MS;

export interface RestorePoint {
  name: string;
  archive: string;
  createdAt: string;
  applicationVersion: string;
  keyFingerprint: string;
  keyIncluded: boolean;
  isEncrypted: boolean;
  pushes: number;
  files: number;
  archiveBytes: number;
  fileBytes: number;
  /** The bytes that this backup had to write. Files that were already in the pool do not count. */
  writtenBytes: number;
  /** The first problems that the backup found in the data: one sentence for each damaged or missing part. */
  problems: readonly string[];
  problemCount: number;
  /** SHA-256 of the list of files. */
  list: string;
  /** The number of this backup among those of its place. */
  turn: number;
}

/** Backups with an unreadable record are `broken`. */
export interface Found {
  points: RestorePoint[];
  broken: string[];
  /** All names at the top level of the place. */
  names: string[];
}

const NUMBERS = ["pushes", "files", "archiveBytes", "fileBytes", "writtenBytes", "problemCount", "turn"] as const;

/** Whether all texts are printable, because a terminal shows them. */
const areTexts = ({ createdAt, applicationVersion, keyFingerprint, list, problems }: RestorePoint): boolean =>
  [createdAt, applicationVersion, keyFingerprint, list, ...problems].every(
    (text) => typeof text === "string" && !/\p{Cc}/u.test(text),
  );

export const recordFile = (name: string): string => `${name}.json`;
export const listFile = (name: string): string => `${name}.files`;

/** All restore points, oldest first. @throws Error with a message for the administrator if the place cannot be read */
export async function findPoints(place: BackupStore): Promise<Found> {
  const names = await place.names();
  const found: Found = { points: [], broken: [], names };
  for (const file of names.sort()) {
    const name = file.slice(0, -".json".length);
    if (!file.endsWith(".json") || momentOfPoint(name) === null) continue;
    const text = await place.read(file);
    // This restore point has just been removed.
    if (text === null) continue;
    const point = pointIn(text, name);
    if (point) found.points.push(point);
    else found.broken.push(name);
  }
  return found;
}

/** The restore point of this name. @throws Error with a message for the administrator */
export async function pointNamed(place: BackupStore, name: string): Promise<RestorePoint> {
  const text = await place.read(recordFile(name));
  const point = text && pointIn(text, name);
  if (point) return point;
  const hint = "secretpush backup list shows the existing ones";
  throw new Error(
    text
      ? `The backup ${name} in ${place.where} is damaged in ${recordFile(name)}: use another. ${hint}.`
      : `There is no backup ${name} in ${place.where}: ${hint}.`,
  );
}

export const recordOf = (point: RestorePoint): Uint8Array =>
  Buffer.from(`${JSON.stringify({ format: FORMAT, version: 1, ...point }, null, 2)}\n`);

function pointIn(text: Uint8Array, name: string): RestorePoint | null {
  try {
    const { format, version, ...point } = JSON.parse(Buffer.from(text).toString()) as RestorePoint & {
      format: string;
      version: number;
    };
    const isOurs = format === FORMAT && version === 1 && point.name === name;
    const isNamed = [`${name}.tar`, `${name}.spb`].includes(point.archive);
    return isOurs && isNamed && NUMBERS.every((field) => Number.isSafeInteger(point[field])) && areTexts(point)
      ? point
      : null;
  } catch {
    return null;
  }
}

export const digestOf = (bytes: Uint8Array): string => new Bun.CryptoHasher("sha256").update(bytes).digest("hex");

/** The ids of the files of a restore point. @throws Error with a message for the administrator if the list was altered */
export async function filesOf(place: BackupStore, { name, list }: RestorePoint): Promise<string[]> {
  const bytes = await place.read(listFile(name));
  if (bytes === null || digestOf(bytes) !== list) {
    throw new Error(`The list ${listFile(name)} in ${place.where} is ${bytes ? "damaged" : "missing"}`);
  }
  return Buffer.from(bytes).toString("latin1").split("\n").slice(0, -1);
}

export interface Pruned {
  removed: string[];
  /** Files of the pool. */
  files: number;
  bytes: number;
  /** Why files that no restore point needs were left in place, as a sentence; null if none were. */
  left: string | null;
}

/**
 * Removes the restore points that the rules do not keep, and then the files that no other point names. The record goes
 * first: after an interruption, the restore point no longer exists, and the next backup removes the rest.
 */
export async function prune(place: BackupStore, keep: Keep, nowMs: number): Promise<Pruned> {
  const before = await findPoints(place);
  const dated = before.points.map(({ name, problemCount }) => ({ name, isWhole: problemCount === 0 }));
  const removed = superfluousPoints(dated, keep, nowMs);
  for (const name of removed) await place.remove(recordFile(name));
  for (const name of removed) {
    for (const file of before.names.filter((file) => file.startsWith(`${name}.`) && file !== recordFile(name))) {
      await place.remove(file);
    }
  }
  await removeRemains(place, nowMs);
  const pruned: Pruned = { removed, files: 0, bytes: 0, left: null };
  const named = new Set<string>();
  try {
    const sizes = await place.pool.sizes();
    // This comes after the sizes: files that a backup has named since then are in its list.
    const { points, broken } = await findPoints(place);
    if (broken[0] !== undefined) throw new Error(`The backup ${broken[0]} is damaged in ${recordFile(broken[0])}`);
    for (const point of points) for (const id of await filesOf(place, point)) named.add(id);
    for (const [id, { size, modifiedMs }] of sizes) {
      if (named.has(id) || nowMs - modifiedMs < UNNAMED_KEPT_MS) continue;
      await place.pool.remove(id);
      pruned.files += 1;
      pruned.bytes += size;
    }
    await place.pool.removeLeftovers(nowMs - UNNAMED_KEPT_MS);
  } catch (error) {
    pruned.left = `${reasonOf(error).replace(/\.$/, "")}: files that no restore point needs were left in place.`;
  }
  return pruned;
}

/**
 * Removes archives and lists without a record, left by an interrupted backup.
 * @param keptMs how long they stay, because a backup may be under way
 */
export async function removeRemains(place: BackupStore, nowMs: number, keptMs = UNNAMED_KEPT_MS): Promise<void> {
  const names = new Set(await place.names());
  for (const file of names) {
    if (keptMs === 0 && /^(?:service\.json|write-probe)\.partial-\w+$/.test(file)) await place.remove(file);
    const [, name = "", rest = ""] = /^(\d{8}T\d{6}Z)\.(.+)$/.exec(file) ?? [];
    const madeMs = momentOfPoint(name);
    if (madeMs === null || names.has(recordFile(name)) || Math.abs(nowMs - madeMs) < keptMs) continue;
    if (/^(?:tar|spb|files)(?:\.partial-\w+)?$|^json\.partial-\w+$/.test(rest)) await place.remove(file);
  }
}

/** Runs `use` with a temporary directory. If a backup is killed, the next one removes its directory. */
export async function withScratch<T>(parent: string, use: (directory: string) => Promise<T>): Promise<T> {
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const directory = mkdtempSync(join(parent, "backup-scratch-"));
  try {
    return await use(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
