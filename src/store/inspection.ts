// What every engine lets `check` find out about a data directory.

import type { PurposeKey } from "../base/keyring.ts";
import type { MasterSeals } from "../model/push.ts";

/** Called with how many bytes are done, of how many. */
export type Progress = (done: number, total: number) => void;

/** What can be found out about a data directory, beside a server or without one. Reads only. */
export interface Inspection {
  /** Problems of the database as a file: pages, indexes, references. One sentence each. */
  databaseProblems(): string[];

  /** Rows that do not fit each other, and payloads that are not the ones stored. One sentence each. */
  rowProblems(): string[];

  /** Everything that is sealed under the master key, push by push. */
  masterSeals(): Iterable<MasterSeals>;

  /** Compares the rows of files with what lies on the disk, to the last byte. */
  blobFindings(progress: Progress): BlobFindings;

  /**
   * Checks the hash chains of all audit logs, and that no push is missing that was not purged.
   * @param purgeLogKey null where the master key is not available
   */
  auditLog(purgeLogKey: PurposeKey | null): { entries: number; problems: string[] };
}

export interface BlobFindings {
  /** In words: "on the disk". */
  where: string;
  files: number;
  bytes: number;
  /** Names below the data directory. */
  missing: string[];
  wrongSize: string[];
  /** The size is right, the bytes are not, or cannot be read. */
  altered: string[];
  /** There, but in no row: uploads under way, or what a crash left. */
  unknown: number;
}
