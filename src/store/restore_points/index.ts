// Restore points: scheduled backups in a directory or a bucket.

import type { S3Place } from "../blobs/sigv4.ts";
import type { BackupStore } from "./backup_store.ts";

export { release } from "./claim.ts";
export { makeRestorePoint } from "./make.ts";
export type { BackupStore } from "./backup_store.ts";
export { findPoints, pointNamed, prune, type Pruned, type RestorePoint, withScratch } from "./points.ts";

export type BackupChoice = { directory: string } | { s3: S3Place; timeoutMs: number };

export async function openBackupStore(choice: BackupChoice): Promise<BackupStore> {
  if ("directory" in choice) return new (await import("./directory.ts")).DirectoryBackups(choice.directory);
  return new (await import("./bucket.ts")).BucketBackups(choice.s3, choice.timeoutMs);
}
