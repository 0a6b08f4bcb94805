// The rows about blobs: which belong to a push, which wait to be unlinked because their push has expired, and how
// many bytes they have together.

import type { BlobTable } from "../contract.ts";
import type { StoreDb } from "./operations/index.ts";
import { downloadStateOf } from "../traits.ts";

export class SqliteBlobTable implements BlobTable {
  readonly #db: StoreDb;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: StoreDb) {
    this.#db = db;
    this.#sql = prepare(db);
  }

  async due(nowMs: number, limit: number): Promise<Array<{ blobId: string; byteSize: number }>> {
    return this.#sql.due.all({ nowMs, limit }).map((row) => ({ blobId: row.blob_id, byteSize: row.byte_size }));
  }

  forget(blobIds: readonly string[]): Promise<void> {
    return this.#db.write("forgetBlobs", { blobIds });
  }

  async downloadState(blobId: string, nowMs: number): Promise<"served" | "frozen" | "unknown" | null> {
    const row = this.#sql.downloadState.get({ blobId, nowMs });
    return row && downloadStateOf(row.frozen === 1, row.traits);
  }

  async orphansAmong(blobIds: readonly string[]): Promise<string[]> {
    return blobIds.filter((blobId) => this.#sql.known.get({ blobId })?.yes !== 1);
  }

  async filesAfter(after: string, limit: number): Promise<Array<{ blobId: string; byteSize: number }>> {
    return this.#sql.filesAfter.all({ after, limit }).map((row) => ({ blobId: row.blob_id, byteSize: row.byte_size }));
  }

  async totalBytes(): Promise<number> {
    return this.#sql.totalBytes.get({})?.total ?? 0;
  }
}

type BlobRow = { blob_id: string; byte_size: number };

function prepare(db: StoreDb) {
  return {
    due: db.prepare<BlobRow>(`
      SELECT blob_id, byte_size FROM doomed_blobs
       WHERE unlink_after_ms <= $nowMs ORDER BY unlink_after_ms LIMIT $limit`),
    downloadState: db.prepare<{ frozen: number; traits: string | null }>(`
      SELECT p.frozen, p.traits FROM files f JOIN pushes p ON p.id = f.push_id WHERE f.blob_id = $blobId
      UNION ALL
      SELECT 0, NULL FROM doomed_blobs WHERE blob_id = $blobId AND unlink_after_ms > $nowMs`),
    known: db.prepare<{ yes: number }>(`
      SELECT EXISTS (SELECT 1 FROM files WHERE blob_id = $blobId)
          OR EXISTS (SELECT 1 FROM doomed_blobs WHERE blob_id = $blobId) AS yes`),
    filesAfter: db.prepare<BlobRow>(`
      SELECT blob_id, byte_size FROM files WHERE blob_id > $after ORDER BY blob_id LIMIT $limit`),
    totalBytes: db.prepare<{ total: number }>(`
      SELECT (SELECT coalesce(sum(byte_size), 0) FROM files)
           + (SELECT coalesce(sum(byte_size), 0) FROM doomed_blobs) AS total`),
  };
}
