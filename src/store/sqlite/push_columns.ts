// Where each field of a push is kept: the one place that knows its column. Reading, inserting and the types of
// rows follow from it. A new field is a line here and a column in a migration (schema.ts).

import type { SQLQueryBindings } from "bun:sqlite";

import type { NewPush, PushRecord, Traits } from "../../model/push.ts";
import { traitsIn, traitsText } from "../traits.ts";

interface Column {
  name: string;
  /** Kept as 0 or 1. */
  flag?: true;
  /** Kept as JSON; null where there is nothing to keep. */
  json?: true;
  /** Not inserted: the database sets it, or its default is right for a new push. */
  later?: true;
}

const FIELDS: { [Field in Exclude<keyof PushRecord, "guard">]: Column } = {
  id: { name: "id", later: true },
  lookup: { name: "lookup" },
  ownerId: { name: "owner_id" },
  kind: { name: "kind" },
  createdAtMs: { name: "created_at_ms" },
  updatedAtMs: { name: "updated_at_ms", later: true },
  expiresAtMs: { name: "expires_at_ms" },
  expiredAtMs: { name: "expired_at_ms", later: true },
  deleted: { name: "deleted", flag: true, later: true },
  expireAfterDays: { name: "expire_after_days" },
  expireAfterViews: { name: "expire_after_views" },
  viewsCounted: { name: "views_counted", later: true },
  retrievalStep: { name: "retrieval_step", flag: true },
  covered: { name: "covered", flag: true },
  deletableByViewer: { name: "deletable_by_viewer", flag: true },
  fileCount: { name: "file_count" },
  frozen: { name: "frozen", flag: true, later: true },
  traits: { name: "traits", json: true },
};

/** A guard has three columns, all null where no passphrase guards the push. */
const GUARD = ["guard_salt", "guard_memory_kib", "guard_passes"] as const;

/** A row of `pushes` as far as a record is made of it. */
export interface PushRow {
  id: number;
  file_count: number;
  expired_at_ms: number | null;
  guard_salt: Uint8Array | null;
  guard_memory_kib: number | null;
  guard_passes: number | null;
  [column: string]: unknown;
}

const fields: Array<[field: string, column: Column]> = Object.entries(FIELDS);
const inserted = fields.filter(([, { later }]) => !later);
const names = [...fields.map(([, { name }]) => name), ...GUARD];

/** The columns of a `PushRow` for a query that names the table `p`, and for RETURNING, which has no such name. */
export const COLUMNS = names.map((name) => `p.${name}`).join(", ");
export const RETURNED_COLUMNS = names.join(", ");

/** @param table how the query names it */
export const isNoRequest = (table = "pushes"): string =>
  `NOT EXISTS (SELECT 1 FROM requests r WHERE r.push_id = ${table}.id)`;

const insertedNames = [...inserted.map(([, { name }]) => name), ...GUARD];
export const INSERT = `
  INSERT INTO pushes (${insertedNames.join(", ")}, updated_at_ms)
  VALUES (${insertedNames.map((name) => `$${name}`).join(", ")}, $created_at_ms)`;

/** The parameters of `INSERT`. */
export function insertParameters(push: NewPush): Record<string, SQLQueryBindings> {
  const values: Record<string, unknown> = push as unknown as Record<string, unknown>;
  const parameters: Record<string, SQLQueryBindings> = {
    guard_salt: push.guard?.salt ?? null,
    guard_memory_kib: push.guard?.memoryKiB ?? null,
    guard_passes: push.guard?.passes ?? null,
  };
  for (const [field, { name, flag, json }] of inserted) {
    const value = values[field];
    parameters[name] = (json ? traitsText(value as Traits) : flag ? Number(value) : value) as SQLQueryBindings;
  }
  return parameters;
}

export function toRecord(row: PushRow): PushRecord {
  const record: Record<string, unknown> = {};
  for (const [field, { name, flag, json }] of fields) {
    record[field] = json ? traitsIn(row[name]) : flag ? row[name] !== 0 : row[name];
  }
  record["guard"] = row.guard_salt && {
    salt: row.guard_salt,
    memoryKiB: row.guard_memory_kib ?? 0,
    passes: row.guard_passes ?? 0,
  };
  return record as unknown as PushRecord;
}
