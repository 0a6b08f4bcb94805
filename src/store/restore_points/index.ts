// Restore points: scheduled backups in a directory or a bucket.

import type { S3Place } from "../blobs/sigv4.ts";
import type { Place } from "./place.ts";

export { release } from "./claim.ts";
export { makeRestorePoint } from "./make.ts";
export type { Place } from "./place.ts";
export { findPoints, pointNamed, prune, type Pruned, type RestorePoint, withScratch } from "./points.ts";

export type PlaceChoice = { directory: string } | { s3: S3Place; timeoutMs: number };

export async function openPlace(choice: PlaceChoice): Promise<Place> {
  if ("directory" in choice) return new (await import("./directory.ts")).DirectoryPlace(choice.directory);
  return new (await import("./bucket.ts")).BucketPlace(choice.s3, choice.timeoutMs);
}
