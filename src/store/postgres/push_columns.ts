// Where each field of a push is kept: the one place here that knows its column. A new field is a line here, a column in a
// migration, and a parameter of the function that creates pushes.

import type { PushRecord } from "../../model/push.ts";
import { traitsIn } from "../traits.ts";

type Kind = "plain" | "moment" | "bytes" | "json";

/** A moment or an id is a bigint: the driver would return text. All of them are far below 2^53. */
const FIELDS: { [Field in Exclude<keyof PushRecord, "guard">]: [column: string, kind: Kind] } = {
  id: ["id", "moment"],
  lookup: ["lookup", "bytes"],
  ownerId: ["owner_id", "moment"],
  kind: ["kind", "plain"],
  createdAtMs: ["created_at_ms", "moment"],
  updatedAtMs: ["updated_at_ms", "moment"],
  expiresAtMs: ["expires_at_ms", "moment"],
  expiredAtMs: ["expired_at_ms", "moment"],
  deleted: ["deleted", "plain"],
  expireAfterDays: ["expire_after_days", "plain"],
  expireAfterViews: ["expire_after_views", "plain"],
  viewsCounted: ["views_counted", "plain"],
  retrievalStep: ["retrieval_step", "plain"],
  covered: ["covered", "plain"],
  deletableByViewer: ["deletable_by_viewer", "plain"],
  fileCount: ["file_count", "plain"],
  frozen: ["frozen", "plain"],
  traits: ["traits", "json"],
};

/** A guard has three columns, all null where no passphrase guards the push. */
const GUARD = ["guard_salt", "guard_memory_kib", "guard_passes"] as const;

/** A row of `pushes` as far as a record is made of it. */
export interface PushRow {
  id: number;
  lookup: Uint8Array;
  owner_id: number | null;
  expired_at_ms: number | null;
  guard_salt: Uint8Array | null;
  guard_memory_kib: number | null;
  guard_passes: number | null;
  [column: string]: unknown;
}

const fields: Array<[field: string, [column: string, kind: Kind]]> = Object.entries(FIELDS);

/** The columns of a `PushRow` for a query that names the table `p`. */
export const COLUMNS = [
  ...fields.map(([, [column, kind]]) => (kind === "moment" ? `p.${column}::float8 AS ${column}` : `p.${column}`)),
  ...GUARD.map((column) => `p.${column}`),
].join(", ");

/** For a query that names the table `p`. */
export const IS_NO_REQUEST = "NOT EXISTS (SELECT 1 FROM requests r WHERE r.push_id = p.id)";

export function toRecord(row: PushRow): PushRecord {
  const record: Record<string, unknown> = {};
  for (const [field, [column, kind]] of fields) {
    const value = row[column];
    record[field] = kind === "bytes" ? new Uint8Array(value as Uint8Array) : kind === "json" ? traitsIn(value) : value;
  }
  record["guard"] = row.guard_salt && {
    salt: row.guard_salt,
    memoryKiB: row.guard_memory_kib ?? 0,
    passes: row.guard_passes ?? 0,
  };
  return record as unknown as PushRecord;
}
