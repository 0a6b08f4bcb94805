// Where scheduled backups go, according to the settings.

import type { Config } from "../config/options.ts";
import type { BackupChoice } from "../store/restore_points/index.ts";
import { s3PlaceOf } from "./shared_files.ts";

/** @param to in place of backup.to @returns undefined if the settings name no place */
export function backupChoiceOf({ backup, blobs }: Config, to = backup.to): BackupChoice | undefined {
  if (to === undefined) return undefined;
  if (!to.startsWith("s3://")) return { directory: to };
  const own = backup.accessKey !== undefined;
  const { accessKey = "", secretKey = "" } = own ? backup : blobs;
  const endpoint = backup.endpoint ?? blobs.endpoint;
  const s3 = s3PlaceOf(to, { endpoint, region: backup.region ?? blobs.region, accessKey, secretKey });
  return { s3, timeoutMs: blobs.timeoutMs };
}
