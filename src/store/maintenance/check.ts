// The checks of a data directory, beside a server or without one: is the database whole, do its rows fit each other,
// are its blobs on the disk, byte for byte? Reads only.

import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { blobPath, checksumOnDisk } from "../blobs/disk.ts";
import { sealedSize } from "../blobs/chunks.ts";
import type { MasterSeals } from "../../model/push.ts";
import { measure, type SealedBlobs } from "../blobs/sealed.ts";
import type { Blobs } from "../blob_files.ts";
import { doctorsWord } from "../doctors_word.ts";
import { type StoredFile, storedFiles } from "./archived_blobs.ts";
import type { BlobFindings, Inspection, Progress } from "../inspection.ts";
import { verifyDatabase } from "./audit_export.ts";
import { isDatabaseError } from "../sqlite/damage.ts";
import { databaseProblems } from "../sqlite/integrity.ts";
import { hasPurgeLog } from "../sqlite/purge_check.ts";
import { SEALS_AFTER } from "../sqlite/rotation_state.ts";
import { type LiveDatabase, metaOf } from "../sqlite/snapshot.ts";

const PAGE_ROWS = 500;

export interface InspectionOptions {
  dataDir: string;
  /** Where files are in a bucket: what was found there. */
  blobs?: BlobFindings | undefined;
  /** Of a copy of PostgreSQL: what it does not show any more. */
  copied?: readonly string[] | undefined;
}

/** @param db of the data directory, opened beside its server */
export const inspectionOf = (db: LiveDatabase, { dataDir, blobs, copied }: InspectionOptions): Inspection => ({
  databaseProblems: () => databaseProblems(db),
  rowProblems: () => [...rowProblems(db), ...payloadProblems(db)],
  masterSeals: () => masterSeals(db),
  blobFindings: (progress) => blobs ?? blobFindings(db, dataDir, progress),
  auditLog: (purgeLogKey) => verifyDatabase(db, purgeLogKey, copied ?? null),
});

/** Rows that do not fit each other. @returns one sentence for each kind of problem, with a number */
export function rowProblems(db: LiveDatabase): string[] {
  const counts: Array<[sentence: string, sql: string]> = [
    [
      "pushes are alive but have no payload",
      `SELECT count(*) AS n FROM pushes p LEFT JOIN sealed_payloads s ON s.push_id = p.id
        WHERE p.expired_at_ms IS NULL AND s.push_id IS NULL`,
    ],
    [
      "expired pushes still have a payload",
      `SELECT count(*) AS n FROM pushes p JOIN sealed_payloads s ON s.push_id = p.id WHERE p.expired_at_ms IS NOT NULL`,
    ],
    [
      "payloads have lost their key",
      `SELECT count(*) AS n FROM sealed_payloads s LEFT JOIN key_slots k ON k.slot = s.key_slot WHERE k.slot IS NULL`,
    ],
    [
      "keys are used by more than one payload",
      `SELECT count(*) AS n FROM (SELECT key_slot FROM sealed_payloads GROUP BY key_slot HAVING count(*) > 1)`,
    ],
    [
      "keys are in use and marked as free",
      `SELECT count(*) AS n FROM free_key_slots f JOIN sealed_payloads s ON s.key_slot = f.slot`,
    ],
    [
      "pushes that are alive have more or fewer files than they should",
      `SELECT count(*) AS n FROM pushes p WHERE p.expired_at_ms IS NULL AND p.file_count > 0
          AND p.file_count <> (SELECT count(*) FROM files f WHERE f.push_id = p.id)`,
    ],
    [
      "pushes of users have lost their link, name and note",
      `SELECT count(*) AS n FROM pushes p LEFT JOIN labels l ON l.push_id = p.id
        WHERE p.owner_id IS NOT NULL AND l.push_id IS NULL`,
    ],
    [
      "pushes have lost their audit log",
      `SELECT count(*) AS n FROM pushes p LEFT JOIN audit_entries e ON e.id = p.last_entry_id
        WHERE p.entry_count > 0 AND (e.push_id IS NOT p.id OR e.seq IS NOT p.entry_count)`,
    ],
    [
      "pushes have more views than they allow",
      `SELECT count(*) AS n FROM pushes WHERE views_counted > expire_after_views`,
    ],
  ];
  const problems = counts.flatMap(([sentence, sql]) => {
    const n = db.query<{ n: number }, []>(sql).get()?.n ?? 0;
    return n > 0 ? [`${n} ${sentence}`] : [];
  });
  // Two small tables without an index: SQLite does not notice when they are empty.
  if (metaOf(db, "key_fingerprint") === null) problems.push("the fingerprint of the master key is missing");
  if (hasPurgeLog(db) && !db.query("SELECT 1 FROM purge_log_end").get()) {
    problems.push("the end of the log of purges is missing");
  }
  return problems;
}

/** Payloads that are not the ones stored. SQLite has no checksums: it accepts a page full of zeros. */
export function payloadProblems(db: LiveDatabase): string[] {
  const columns = db.query<{ name: string }, []>("SELECT name FROM pragma_table_info('sealed_payloads')").all();
  if (!columns.some(({ name }) => name === "checksum")) return [];
  // One at a time: a payload can be a megabyte.
  const next = db.query<{ push_id: number; payload: Uint8Array; checksum: number | null }, [number]>(
    "SELECT push_id, payload, checksum FROM sealed_payloads WHERE push_id > ? ORDER BY push_id LIMIT 1",
  );
  const problems: string[] = [];
  for (let after = 0; problems.length < 10;) {
    const row = next.get(after);
    if (!row) break;
    after = row.push_id;
    if (row.checksum !== null && Bun.hash.crc32(row.payload) !== row.checksum) {
      problems.push(`the payload of push ${row.push_id} is not the one that was stored`);
    }
  }
  return problems;
}

/**
 * Everything that is wrong with a database: pages, indexes, foreign keys, then rows.
 * @returns one sentence each; also where no check gets past a damaged page
 */
export function damageIn(db: LiveDatabase): string[] {
  try {
    const problems = databaseProblems(db);
    return problems.length > 0 ? problems : [...rowProblems(db), ...payloadProblems(db)];
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return [error.message];
  }
}

/** Compares the rows of files with what lies on the disk, to the last byte. */
export function blobFindings(db: LiveDatabase, dataDir: string, progress: Progress): BlobFindings {
  const check = new BlobCheck(db, "on the disk", progress);
  const known = queryOfBlob(db);
  for (const file of storedFiles(db)) {
    const path = join(dataDir, blobPath(file.blob_id));
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    const wrong = wrongWith(file, size, () => hasChecksum(path, file.checksum));
    check.add(file, wrong && known.get(file.blob_id) ? wrong : null);
  }
  check.addFound(blobIds(dataDir));
  return check.findings;
}

/** Whether a database lists a blob at this moment: a push may expire while it is read. */
export function listsBlob(db: LiveDatabase): (blobId: string) => Promise<boolean> {
  const known = queryOfBlob(db);
  return async (blobId) => known.get(blobId) !== null;
}

const queryOfBlob = (db: LiveDatabase) =>
  db.query<{ yes: number }, [string]>("SELECT 1 AS yes FROM files WHERE blob_id = ?");

/** As `blobFindings`, for files in a bucket. @param isListed whether the database lists the blob at this moment */
export async function bucketFindings(
  db: LiveDatabase,
  bucket: SealedBlobs & Pick<Blobs, "ids">,
  isListed: (blobId: string) => Promise<boolean>,
  progress: Progress,
): Promise<BlobFindings> {
  const check = new BlobCheck(db, bucket.where, progress);
  for (const file of storedFiles(db)) {
    const found = await measure(bucket, file.blob_id);
    const wrong = wrongWith(file, found?.size, () => found?.checksum === file.checksum);
    check.add(file, wrong && (await isListed(file.blob_id)) ? wrong : null);
  }
  for await (const ids of bucket.ids()) check.addFound(ids);
  return check.findings;
}

type Wrong = "missing" | "wrongSize" | "altered";

/** @param size undefined: there is no such blob. @param hasBytes asked last, because it may read the whole blob */
function wrongWith(file: StoredFile, size: number | undefined, hasBytes: () => boolean): Wrong | null {
  if (size === undefined) return "missing";
  if (size !== sealedSize(file.byte_size)) return "wrongSize";
  return hasBytes() ? null : "altered";
}

/** Collects what was found about the blobs of a database, and shows how far it has come. */
class BlobCheck {
  readonly findings: BlobFindings;
  readonly #progress: Progress;
  readonly #total: number;
  readonly #known;

  constructor(db: LiveDatabase, where: string, progress: Progress) {
    this.findings = { where, files: 0, bytes: 0, missing: [], wrongSize: [], altered: [], unknown: 0 };
    this.#progress = progress;
    this.#total = db.query<{ n: number }, []>("SELECT coalesce(sum(byte_size), 0) AS n FROM files").get()?.n ?? 0;
    this.#known = db.query<{ yes: number }, [string, string]>(`
      SELECT EXISTS (SELECT 1 FROM files WHERE blob_id = ?) OR EXISTS (SELECT 1 FROM doomed_blobs WHERE blob_id = ?) AS yes`);
  }

  /** A file of the database. @param wrong null also where its push has expired since its row was read */
  add(file: StoredFile, wrong: Wrong | null): void {
    this.findings.files += 1;
    this.findings.bytes += file.byte_size;
    if (wrong) this.findings[wrong].push(blobPath(file.blob_id));
    this.#progress(this.findings.bytes, this.#total);
  }

  /** Blobs that are there. */
  addFound(ids: Iterable<string>): void {
    for (const id of ids) if (this.#known.get(id, id)?.yes !== 1) this.findings.unknown += 1;
  }
}

function hasChecksum(path: string, checksum: string): boolean {
  try {
    return checksumOnDisk(path) === checksum;
  } catch {
    return false;
  }
}

/** Everything that is sealed under the master key, push by push. */
export function* masterSeals(db: LiveDatabase): Generator<MasterSeals> {
  const page = db.query<MasterSeals, { after: number; limit: number }>(SEALS_AFTER);
  for (let after = 0; ;) {
    const rows = page.all({ after, limit: PAGE_ROWS });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** When the newest push was created, in ms; 0 where there is no push. */
export function newestMoment(db: LiveDatabase): number {
  return (
    db
      .query<{ at: number | null }, []>(
        "SELECT max(created_at_ms) AS at FROM pushes WHERE id = (SELECT max(id) FROM pushes)",
      )
      .get()?.at ?? 0
  );
}

/** Leaves a word in the database by which the server recognizes `doctor`. @returns a function that removes it */
export function leaveDoctorsWord(db: LiveDatabase, word: string, nowMs: number): () => void {
  db.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('doctor', ?)", [doctorsWord(word, nowMs)]);
  return () => void db.run("DELETE FROM meta WHERE key = 'doctor'");
}

function* blobIds(dataDir: string): Generator<string> {
  const directory = join(dataDir, "blobs");
  if (!existsSync(directory)) return;
  for (const shard of readdirSync(directory)) {
    if (!/^[0-9a-f]{2}$/.test(shard)) continue;
    for (const rest of readdirSync(join(directory, shard))) {
      if (/^[0-9a-f]{30}$/.test(rest)) yield shard + rest;
    }
  }
}
