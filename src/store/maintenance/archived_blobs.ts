// Compares the blobs of a backup with the list in its database: each must be in the archive, with the size and checksum that
// its row records. The database comes last in an archive, so the sizes and checksums of all blobs are kept until then.

import { blobPath } from "../blobs/disk.ts";
import { sealedSize, SealedChecksum } from "../blobs/chunks.ts";
import type { LiveDatabase } from "../sqlite/snapshot.ts";
import { paged } from "../sqlite/paged.ts";

export interface StoredFile {
  blob_id: string;
  push_id: number;
  byte_size: number;
  checksum: string;
}

const PAGE_ROWS = 1_000;

/** The files that a database lists, in the order of their blobs. */
export function storedFiles(db: LiveDatabase): Iterable<StoredFile> {
  const page = db.query<StoredFile, [string, number]>(
    "SELECT blob_id, push_id, byte_size, checksum FROM files WHERE blob_id > ? ORDER BY blob_id LIMIT ?",
  );
  const pageAfter = (after: string): StoredFile[] => {
    const rows = page.all(after, PAGE_ROWS);
    const last = rows.at(-1);
    // In a damaged database, the order can be wrong, and reading would then never end.
    if (last && last.blob_id <= after) throw new Error("The list of files in the database is damaged.");
    return rows;
  };
  return paged("", pageAfter, (row) => row.blob_id);
}

/** The size of all files in bytes, before they are sealed. */
export const storedBytes = (db: LiveDatabase): number =>
  db.query<{ n: number }, []>("SELECT coalesce(sum(byte_size), 0) AS n FROM files").get()?.n ?? 0;

/** @param found null if the blob is missing @returns the problem, with the blob's name; null if there is none */
export function blobProblem(file: StoredFile, found: { size: number; checksum: string } | null): string | null {
  const name = blobPath(file.blob_id);
  if (!found) return `${name} is missing`;
  if (found.size !== sealedSize(file.byte_size)) return `${name} has the wrong size`;
  return found.checksum === file.checksum ? null : `${name} is damaged`;
}

export class ArchivedBlobs {
  readonly #found = new Map<string, { size: number; checksum: string }>();

  /** Passes on a member's bytes, and keeps their size and checksum. */
  async *watch(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const checksum = new SealedChecksum();
    for await (const piece of bytes) {
      checksum.update(piece);
      yield piece;
    }
    this.add(name, { size: checksum.size, checksum: checksum.digest() });
  }

  add(name: string, found: { size: number; checksum: string }): void {
    this.#found.set(name, found);
  }

  /**
   * One sentence for each file that the database lists, but that is missing from the archive or altered there. Blobs that
   * the database does not list belong to pushes that expired while the backup was being made.
   */
  problems(db: LiveDatabase): string[] {
    const problems: string[] = [];
    for (const file of storedFiles(db)) {
      const problem = blobProblem(file, this.#found.get(blobPath(file.blob_id)) ?? null);
      if (problem !== null) problems.push(problem);
    }
    return problems;
  }
}
