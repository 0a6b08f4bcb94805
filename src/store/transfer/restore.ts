// Restores a backup into PostgreSQL and a bucket: first into a directory of this host, then from there by a migration. Both
// steps check what they write, and can be run again after an interruption.

import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";

import { makeDataDir, migrationOf } from "../data_dir.ts";
import type { Manifest } from "../maintenance/backup_reader.ts";
import { type RestoreOptions, restoreBackup } from "../maintenance/restore.ts";
import { openShared, type SharedPlace } from "../index.ts";
import { openLive } from "../sqlite/snapshot.ts";
import { migrateToPostgres, type MigrationOptions, moveFiles } from "./migrate.ts";
import { putKeyInPlace } from "../keys/master_keys.ts";
import { readKey } from "../keys/key_file.ts";

const HALFWAY = "restore-to-postgres";

/** @throws as `restoreBackup` and `migrateToPostgres` do */
export async function restoreToPostgres(
  backup: RestoreOptions,
  { source, target, shared }: Omit<MigrationOptions, "onProgress">,
): Promise<{ manifest: Manifest | null; problems: string[]; to: string }> {
  makeDataDir(backup.dataDir);
  const dataDir = join(backup.dataDir, HALFWAY);
  let restored: { manifest: Manifest | null; problems: string[] } = { manifest: null, problems: [] };
  // A directory with a mark is complete, and its rows may be in the database already.
  if (migrationOf(dataDir) === null) {
    rmSync(dataDir, { recursive: true, force: true });
    restored = await restoreBackup({ ...backup, dataDir });
  }
  const own = join(backup.dataDir, "master.key");
  const packed = join(dataDir, "master.key");
  const keyFile = source.keyFile ?? (existsSync(packed) || !existsSync(own) ? undefined : own);
  const { to } = await migrateToPostgres({ source: { ...source, dataDir, keyFile }, target, shared }).catch((error) => {
    if (migrationOf(dataDir) === null) rmSync(dataDir, { recursive: true, force: true });
    throw error;
  });
  if (existsSync(packed) && !existsSync(own)) putKeyInPlace(own, readKey(packed).key, backup.dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return { ...restored, to };
}

/** Moves the files of a restored directory into the bucket. */
export async function restoreIntoBucket(dataDir: string, place: SharedPlace): Promise<void> {
  const shared = await openShared(place);
  const live = openLive(dataDir);
  try {
    await moveFiles(live, dataDir, shared, () => {});
  } finally {
    live.close();
  }
  rmSync(join(dataDir, "blobs"), { recursive: true, force: true });
}
