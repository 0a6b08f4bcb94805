// The rows about blobs in PostgreSQL: which belong to a push, and which wait to be unlinked.

import type { BlobTable } from "../contract.ts";
import type { Connection } from "./connection.ts";
import { texts } from "./parameters.ts";
import { downloadStateOf } from "../traits.ts";

type BlobRow = { blob_id: string; byte_size: number };
const toBlob = (row: BlobRow) => ({ blobId: row.blob_id, byteSize: row.byte_size });

export class PostgresBlobTable implements BlobTable {
  readonly #db: Connection;
  readonly #testClock: boolean;

  constructor(db: Connection, { testClock }: { testClock: boolean }) {
    this.#db = db;
    this.#testClock = testClock;
  }

  async due(nowMs: number, limit: number): Promise<Array<{ blobId: string; byteSize: number }>> {
    const rows = await this.#db.read<BlobRow>(
      `SELECT blob_id, byte_size::float8 AS byte_size FROM doomed_blobs
        WHERE unlink_after_ms <= (SELECT decided_ms_1($1::bigint)) ORDER BY unlink_after_ms LIMIT $2::int`,
      [this.#given(nowMs), limit],
    );
    return rows.map(toBlob);
  }

  async forget(blobIds: readonly string[]): Promise<void> {
    await this.#db.change("DELETE FROM doomed_blobs WHERE blob_id = ANY ($1::text[])", [texts(blobIds)]);
  }

  async downloadState(blobId: string, nowMs: number): Promise<"served" | "frozen" | "unknown" | null> {
    const [row] = await this.#db.read<{ blob_id: string; frozen: boolean; traits: string | null }>(
      `SELECT f.blob_id, p.frozen, p.traits FROM files f JOIN pushes p ON p.id = f.push_id WHERE f.blob_id = $1::text
       UNION ALL
       SELECT blob_id, false, NULL FROM doomed_blobs WHERE blob_id = $1::text AND unlink_after_ms > decided_ms_1($2::bigint)`,
      [blobId, this.#given(nowMs)],
    );
    if (!row) return null;
    if (row.blob_id !== blobId) throw this.#db.misrouted("a file");
    return downloadStateOf(row.frozen, row.traits);
  }

  async orphansAmong(blobIds: readonly string[]): Promise<string[]> {
    const rows = await this.#db.read<{ blob_id: string }>(
      `SELECT i.blob_id FROM unnest($1::text[]) AS i (blob_id)
        WHERE NOT EXISTS (SELECT 1 FROM files f WHERE f.blob_id = i.blob_id)
          AND NOT EXISTS (SELECT 1 FROM doomed_blobs d WHERE d.blob_id = i.blob_id)`,
      [texts(blobIds)],
    );
    const asked = new Set(blobIds);
    if (rows.some(({ blob_id }) => !asked.has(blob_id))) throw this.#db.misrouted("files");
    return rows.map(({ blob_id }) => blob_id);
  }

  async filesAfter(after: string, limit: number): Promise<Array<{ blobId: string; byteSize: number }>> {
    const rows = await this.#db.read<BlobRow>(
      `SELECT blob_id, byte_size::float8 AS byte_size FROM files
        WHERE blob_id COLLATE "C" > $1::text COLLATE "C" ORDER BY blob_id COLLATE "C" LIMIT $2::int`,
      [after, limit],
    );
    return rows.map(toBlob);
  }

  async totalBytes(): Promise<number> {
    const [row] = await this.#db.read<{ total: number }>(
      `SELECT ((SELECT coalesce(sum(byte_size), 0) FROM files)
             + (SELECT coalesce(sum(byte_size), 0) FROM doomed_blobs))::float8 AS total`,
    );
    return row?.total ?? 0;
  }

  // A node's own clock may be behind the one by which a deletion was decided: then its files would not be due yet, and
  // still be served.
  #given(nowMs: number): number | null {
    return this.#testClock ? nowMs : null;
  }
}
