// Tests on a copy what this program would do to a data directory or a backup of another version. The original is only read.

import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { draftName } from "../../base/durable_file.ts";
import { reasonOf } from "../../base/errors.ts";
import { withUnpacked } from "./backup_reader.ts";
import type { SpaceFloor } from "../contract.ts";
import { refuseMarked, removeStaleDrafts } from "../data_dir.ts";
import { Db } from "../sqlite/db.ts";
import { isTooSmall, noRoom, type Room, roomFor, schemaVersionOf, whyUnusable, writtenBy } from "../sqlite/migrate.ts";
import { databaseProblems } from "../sqlite/integrity.ts";
import { MIGRATIONS } from "../sqlite/schema.ts";
import { databasePath, openLive, openReadOnly } from "../sqlite/snapshot.ts";

export interface Forecast {
  what: "data directory" | "backup";
  /** Schema versions: the one found, and the one to which this program upgrades. */
  found: number;
  known: number;
  /** The version of Secret Push that wrote it last; null if it is unknown. */
  writtenBy: string | null;
  /** Why this program cannot use it, as a sentence; null if it can. */
  refusal: string | null;
  /** How long the migrations took on a copy, in ms; null if there is nothing to migrate. */
  tookMs: number | null;
  /** The size of the copy that is made before a migration, the space that both need, and the free space on the disk. */
  copyBytes: number;
  neededBytes: number;
  freeBytes: number;
}

/** Whether this is a data directory, and not a file, which may be a backup. @throws Error with a message for the administrator */
export function isDirectory(path: string): boolean {
  if (!existsSync(path)) throw new Error(`There is neither a data directory nor a backup at ${path}.`);
  return statSync(path).isDirectory();
}

/** @throws Error with a message for the administrator, DamagedArchive, WrongPassphrase */
export function forecastDirectory(dataDir: string, floor: SpaceFloor): Forecast {
  process.umask(0o077);
  refuseMarked(dataDir);
  const live = openLive(dataDir);
  const copy = `${draftName(join(dataDir, "snapshot-"))}.db`;
  try {
    removeStaleDrafts(dataDir, "snapshot-");
    const found = schemaVersionOf(live);
    const room = roomFor(live, databasePath(dataDir), floor);
    const base = {
      what: "data directory" as const,
      found,
      known: MIGRATIONS.length,
      writtenBy: writtenBy(live),
      ...sizesOf(room),
    };
    if (found === 0 || found === MIGRATIONS.length) return { ...base, refusal: null, tookMs: null };
    const refusal = whyUnusable(found, MIGRATIONS, base.writtenBy, `The database in ${dataDir}`);
    if (refusal !== null) return { ...base, refusal, tookMs: null };
    if (isTooSmall(room)) return { ...base, refusal: noRoom(room, found, MIGRATIONS.length), tookMs: null };
    live.run("VACUUM INTO ?", [copy]);
    return { ...base, ...tryOn(copy) };
  } finally {
    live.close();
    removeAll(copy);
  }
}

/** Verifies the backup too. */
export const forecastBackup = (
  file: string,
  passphrase: string | null,
  onProgress?: (doneBytes: number, totalBytes: number) => void,
): Promise<Forecast> =>
  withUnpacked({ file, passphrase, ...(onProgress && { onProgress }) }, (copy, { manifest }) => {
    const { schema_version: found, application_version: writtenBy } = manifest;
    const unpacked = openReadOnly(copy);
    const sizes = sizesOf(roomFor(unpacked, copy));
    unpacked.close();
    const base = { what: "backup" as const, found, known: MIGRATIONS.length, writtenBy, ...sizes };
    if (found === MIGRATIONS.length) return { ...base, refusal: null, tookMs: null };
    const refusal = whyUnusable(found, MIGRATIONS, writtenBy, file);
    return { ...base, ...(refusal === null ? tryOn(copy) : { refusal, tookMs: null }) };
  });

function tryOn(path: string): { refusal: string | null; tookMs: number | null } {
  const startedMs = performance.now();
  let db: Db | undefined;
  try {
    db = new Db({ path });
    db.migrate();
    const tookMs = performance.now() - startedMs;
    db.close();
    const migrated = openLive(dirname(path), basename(path));
    const [problem] = databaseProblems(migrated);
    migrated.close();
    return { refusal: problem === undefined ? null : `After the migration: ${problem}.`, tookMs };
  } catch (error) {
    db?.close();
    return { refusal: reasonOf(error), tookMs: null };
  }
}

const sizesOf = ({ copyBytes, neededBytes, freeBytes }: Room) => ({ copyBytes, neededBytes, freeBytes });

function removeAll(copy: string): void {
  const name = basename(copy);
  for (const found of readdirSync(dirname(copy))) if (found.startsWith(name)) rmSync(join(dirname(copy), found));
}
