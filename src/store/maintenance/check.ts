// Checks a data directory, beside a server or without one: whether the database is undamaged, whether its rows are consistent, and
// whether its blobs are there, byte for byte. The check only reads.

import { AppError } from "../../base/errors.ts";
import { sealedSize } from "../blobs/chunks.ts";
import type { MasterSeals } from "../../model/push.ts";
import { measure, type SealedBlobs } from "../blobs/sealed.ts";
import type { Blobs } from "../blob_files.ts";
import { doctorsWord } from "../doctors_word.ts";
import { blobProblem, storedBytes, storedFiles } from "./archived_blobs.ts";
import type { BlobFindings, Inspection, Progress } from "../inspection.ts";
import { paged } from "../sqlite/paged.ts";
import { verifyDatabase } from "./audit_export.ts";
import { isDatabaseError } from "../sqlite/damage.ts";
import { databaseProblems } from "../sqlite/integrity.ts";
import { hasPurgeLog } from "../sqlite/purge_check.ts";
import { SEALS_AFTER } from "../sqlite/rotation_state.ts";
import { type LiveDatabase, metaOf } from "../sqlite/snapshot.ts";

const PAGE_ROWS = 500;
/** Enough that the check need not wait for each small file, or each answer of a bucket, in turn. */
const FILES_AT_ONCE = 16;

export interface InspectionOptions {
  blobs: SealedBlobs & Pick<Blobs, "ids">;
  /** Whether the database lists a blob at this moment. */
  isListed: (blobId: string) => Promise<boolean>;
  /** Problems of a PostgreSQL database that its copy no longer shows; undefined for a data directory. */
  copied?: readonly string[] | undefined;
}

/** @param db the database of a data directory, opened beside its server */
export const inspectionOf = (db: LiveDatabase, options: InspectionOptions): Inspection => ({
  databaseProblems: () => databaseProblems(db),
  rowProblems: () => [...rowProblems(db), ...payloadProblems(db)],
  masterSeals: () => masterSeals(db),
  blobFindings: (progress) => blobFindings(db, options, progress),
  auditLog: (purgeLogKey) => verifyDatabase(db, purgeLogKey, options.copied ?? null),
});

/** Finds rows that contradict each other. @returns one sentence with a number for each kind of problem */
function rowProblems(db: LiveDatabase): string[] {
  const counts: Array<[sentence: string, sql: string]> = [
    [
      "pushes are active but have no payload",
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
      "keys are in use, but marked as free",
      `SELECT count(*) AS n FROM free_key_slots f JOIN sealed_payloads s ON s.key_slot = f.slot`,
    ],
    [
      "active pushes have more or fewer files than they should",
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
  // These small tables have no index, so SQLite does not notice if they are empty.
  if (metaOf(db, "key_fingerprint") === null) problems.push("the fingerprint of the master key is missing");
  if (hasPurgeLog(db) && !db.query("SELECT 1 FROM purge_log_end").get()) {
    problems.push("the end of the log of purges is missing");
  }
  return problems;
}

/** Finds payloads that were altered. SQLite has no checksums: it accepts a page full of zeros. */
function payloadProblems(db: LiveDatabase): string[] {
  const columns = db.query<{ name: string }, []>("SELECT name FROM pragma_table_info('sealed_payloads')").all();
  if (!columns.some(({ name }) => name === "checksum")) return [];
  // One at a time, because a payload can be a megabyte.
  const next = db.query<{ push_id: number; payload: Uint8Array; checksum: number | null }, [number]>(
    "SELECT push_id, payload, checksum FROM sealed_payloads WHERE push_id > ? ORDER BY push_id LIMIT 1",
  );
  const problems: string[] = [];
  for (let after = 0; problems.length < 10;) {
    const row = next.get(after);
    if (!row) break;
    after = row.push_id;
    if (row.checksum !== null && Bun.hash.crc32(row.payload) !== row.checksum) {
      problems.push(`the payload of push ${row.push_id} differs from what was stored`);
    }
  }
  return problems;
}

/**
 * Finds all problems of a database: in pages, indexes and foreign keys, then in rows.
 * @returns one sentence each, even if a damaged page stops the checks
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

/** Compares the files that a database lists with their blobs, to the last byte. */
async function blobFindings(
  db: LiveDatabase,
  { blobs, isListed }: Pick<InspectionOptions, "blobs" | "isListed">,
  progress: Progress,
): Promise<BlobFindings> {
  const findings: BlobFindings = { where: blobs.where, files: 0, bytes: 0, problems: [], unknown: 0 };
  const total = storedBytes(db);
  const measured = ahead(storedFiles(db), FILES_AT_ONCE, (file) =>
    measure(blobs, file.blob_id).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      return { size: sealedSize(file.byte_size), checksum: "" }; // it cannot be read
    }),
  );
  for await (const [file, found] of measured) {
    const problem = blobProblem(file, found);
    // The push may have expired since its row was read.
    if (problem !== null && (await isListed(file.blob_id))) findings.problems.push(problem);
    findings.files += 1;
    findings.bytes += file.byte_size;
    progress(findings.bytes, total);
  }
  const known = db.query<{ yes: number }, [string, string]>(`
    SELECT EXISTS (SELECT 1 FROM files WHERE blob_id = ?) OR EXISTS (SELECT 1 FROM doomed_blobs WHERE blob_id = ?) AS yes`);
  for await (const ids of blobs.ids()) {
    findings.unknown += ids.filter((id) => known.get(id, id)?.yes !== 1).length;
  }
  return findings;
}

/** Works on the next few items while the first is awaited. The results come in the order of `items`. */
async function* ahead<T, R>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, R]> {
  const begun: Array<readonly [T, Promise<R>]> = [];
  for (const item of items) {
    const result = work(item);
    result.catch(() => {}); // thrown where the result is awaited
    begun.push([item, result]);
    const [first] = begun;
    if (!first || begun.length < atOnce) continue;
    yield [first[0], await first[1]];
    begun.shift();
  }
  for (const [item, result] of begun) yield [item, await result];
}

/** Whether a database lists a blob at this moment: a push may expire while the database is being read. */
export function listsBlob(db: LiveDatabase): (blobId: string) => Promise<boolean> {
  const known = db.query<{ yes: number }, [string]>("SELECT 1 AS yes FROM files WHERE blob_id = ?");
  return async (blobId) => known.get(blobId) !== null;
}

/** Everything that is sealed under the master key, push by push. */
export function masterSeals(db: LiveDatabase): Iterable<MasterSeals> {
  const page = db.query<MasterSeals, { after: number; limit: number }>(SEALS_AFTER);
  const pageAfter = (after: number): MasterSeals[] => page.all({ after, limit: PAGE_ROWS });
  return paged(0, pageAfter, ({ id }) => id);
}

/** When the newest push was created, in ms; 0 if there is no push. */
export function newestMoment(db: LiveDatabase): number {
  const sql = "SELECT max(created_at_ms) AS at FROM pushes WHERE id = (SELECT max(id) FROM pushes)";
  return db.query<{ at: number | null }, []>(sql).get()?.at ?? 0;
}

/** Stores a mark by which the server recognises `doctor`. @returns a function that removes it */
export function leaveDoctorsWord(db: LiveDatabase, word: string, nowMs: number): () => void {
  db.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('doctor', ?)", [doctorsWord(word, nowMs)]);
  return () => void db.run("DELETE FROM meta WHERE key = 'doctor'");
}
