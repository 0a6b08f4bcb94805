// The inspection of a data directory, for `check`.

import type { PurposeKey } from "../base/keyring.ts";
import type { MasterSeals } from "../model/push.ts";

/** In bytes. */
export type Progress = (done: number, total: number) => void;

/** Reads only. A server may be using the data directory. */
export interface Inspection {
  /** Problems with pages, indexes and references: one sentence each. */
  databaseProblems(): string[];

  /** Rows that contradict each other, and payloads that have changed: one sentence each. */
  rowProblems(): string[];

  /** All seals under the master key, push by push. */
  masterSeals(): Iterable<MasterSeals>;

  /** Compares the rows of files with their blobs, to the last byte. */
  blobFindings(progress: Progress): Promise<BlobFindings>;

  /**
   * Checks the hash chains of all audit logs, and that each missing push was purged.
   * @param purgeLogKey null if the master key is not available
   */
  auditLog(purgeLogKey: PurposeKey | null): { entries: number; problems: string[] };
}

export interface BlobFindings {
  /** Such as "on the disk". */
  where: string;
  files: number;
  bytes: number;
  /** Blobs that are missing, or have the wrong size or bytes: one sentence each. */
  problems: string[];
  /** The number of blobs that no row names: those of uploads under way, and those left over from a crash. */
  unknown: number;
}
