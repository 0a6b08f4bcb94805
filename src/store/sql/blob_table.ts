// The rows about blobs: which belong to a push, which wait to be unlinked because their push has expired, and how many bytes
// they have together.

import { downloadStateOf } from "../traits.ts";
import { all, did, type Offered, one, only, type Steps } from "./voice.ts";

export type BlobTable = Offered<typeof blobTable>;

export const blobTable = {
  reads: {
    /** At most `limit` blobs that may be unlinked now. */
    due: (nowMs: number, limit: number) =>
      all(
        `SELECT blob_id, byte_size FROM doomed_blobs
          WHERE unlink_after_ms <= decided($nowMs) ORDER BY unlink_after_ms LIMIT $limit`,
        { nowMs, limit },
        toBlob,
      ),

    /**
     * Whether the blob may be downloaded: it belongs to an active push, or its download links have not expired. A node's own
     * clock may be behind the one by which a deletion was decided: it would still serve the files.
     * @returns "frozen" if its push is, "unknown" if only a newer program knows what limits it, null if it may not be
     *   downloaded at all
     */
    downloadState: (blobId: string, nowMs: number) =>
      one(
        `SELECT p.frozen, p.traits FROM files f JOIN pushes p ON p.id = f.push_id WHERE f.blob_id = $blobId
         UNION ALL
         SELECT FALSE, NULL FROM doomed_blobs WHERE blob_id = $blobId AND unlink_after_ms > decided($nowMs)`,
        { blobId, nowMs },
        ({ frozen, traits }: { frozen: boolean; traits: string | null }) => downloadStateOf(frozen, traits),
      ),

    /** Which of these blobs are in no row. */
    *orphansAmong(blobIds: readonly string[]): Steps<string[]> {
      const rows = yield* all<{ blob_id: string }>(
        `SELECT blob_id FROM files WHERE blob_id IN $blobIds
         UNION ALL
         SELECT blob_id FROM doomed_blobs WHERE blob_id IN $blobIds`,
        { blobIds },
      );
      const known = new Set(rows.map((row) => row.blob_id));
      return blobIds.filter((blobId) => !known.has(blobId));
    },

    /** One page of the blobs of all files: those after `after`, in the order of their ids. */
    filesAfter: (after: string, limit: number) =>
      all(
        `SELECT blob_id, byte_size FROM files WHERE blob_id COLLATE "C" > $after ORDER BY blob_id COLLATE "C" LIMIT $limit`,
        { after, limit },
        toBlob,
      ),

    /** Bytes of all blobs on disk, with those that wait to be unlinked. Reads every row: call it once, at start. */
    totalBytes: () =>
      only(
        `SELECT (SELECT coalesce(sum(byte_size), 0) FROM files)
              + (SELECT coalesce(sum(byte_size), 0) FROM doomed_blobs) AS n`,
        {},
        (row: { n: number }) => row.n,
      ),
  },

  writes: {
    /** Deletes the rows of blobs that have been unlinked. */
    forget: (blobIds: readonly string[]) => did("DELETE FROM doomed_blobs WHERE blob_id IN $blobIds", { blobIds }),
  },
};

const toBlob = (row: { blob_id: string; byte_size: number }) => ({ blobId: row.blob_id, byteSize: row.byte_size });
