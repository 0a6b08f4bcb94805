// The rows of blobs: those of active pushes, and those of expired pushes, which wait to be unlinked.

import { downloadStateOf } from "./push_rows.ts";
import { all, did, number, type Offered, one, type Steps } from "./voice.ts";

export type BlobTable = Offered<typeof blobTable>;

type Blob = { blobId: string; byteSize: number };

export const blobTable = {
  reads: {
    /** Up to `limit` blobs that may be unlinked now. */
    due: (nowMs: number, limit: number) =>
      all<Blob>(
        `SELECT blob_id, byte_size FROM doomed_blobs
          WHERE unlink_after_ms <= decided($nowMs) ORDER BY unlink_after_ms LIMIT $limit`,
        { nowMs, limit },
      ),

    /**
     * Whether a blob may be downloaded: it must belong to an active push, or to one whose download links have not expired. The database's clock
     * decides, because a node whose clock is behind would still serve deleted files.
     * @returns "frozen" if its push is frozen, "unknown" if its push has a trait that only a newer program knows, null if it must not be served
     */
    downloadState: (blobId: string, nowMs: number) =>
      one(
        `SELECT p.frozen, p.traits FROM files f JOIN pushes p ON p.id = f.push_id
          WHERE f.blob_id = $blobId AND p.expires_at_ms > decided($nowMs)
         UNION ALL
         SELECT FALSE, NULL FROM doomed_blobs WHERE blob_id = $blobId AND unlink_after_ms > decided($nowMs)`,
        { blobId, nowMs },
        ({ frozen, traits }: { frozen: boolean; traits: string | null }) => downloadStateOf(frozen, traits),
      ),

    /** Those of the given blobs that no row names. */
    *orphansAmong(blobIds: readonly string[]): Steps<string[]> {
      const rows = yield* all<{ blobId: string }>(
        `SELECT blob_id FROM files WHERE blob_id IN $blobIds
         UNION ALL
         SELECT blob_id FROM doomed_blobs WHERE blob_id IN $blobIds`,
        { blobIds },
      );
      const known = new Set(rows.map(({ blobId }) => blobId));
      return blobIds.filter((blobId) => !known.has(blobId));
    },

    /** One page of the blobs of all pushes, sorted by id: those after the id `after`. */
    filesAfter: (after: string, limit: number) =>
      all<Blob>(
        `SELECT blob_id, byte_size FROM files WHERE blob_id COLLATE "C" > $after ORDER BY blob_id COLLATE "C" LIMIT $limit`,
        { after, limit },
      ),

    /** The size of all blobs, including those that wait to be unlinked. Reads every row: call this only once, at the start. */
    totalBytes: () =>
      number(
        `SELECT (SELECT coalesce(sum(byte_size), 0) FROM files)
              + (SELECT coalesce(sum(byte_size), 0) FROM doomed_blobs) AS n`,
      ),
  },

  writes: {
    /** Deletes the rows of blobs that have been unlinked. */
    forget: (blobIds: readonly string[]) => did("DELETE FROM doomed_blobs WHERE blob_id IN $blobIds", { blobIds }),
  },
};
