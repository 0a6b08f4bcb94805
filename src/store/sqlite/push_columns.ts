// Where each field of a push is kept: the one place that knows its column. Reading, inserting and the types of rows follow
// from the table. A new field is a line in it and a column in a migration (schema.ts); the type check then names the two
// functions below that must fill it. They are literals, because they run for every request.

import type { SQLQueryBindings } from "bun:sqlite";

import type { Kind, NewPush, PushRecord } from "../../model/push.ts";
import { traitsIn, traitsText } from "../traits.ts";

interface Column<Value extends SQLQueryBindings, IsGiven extends boolean> {
  isGiven: IsGiven;
  /** Never there: it carries the type. */
  value?: Value;
}
/** A new push brings it. */
const given = <Value extends SQLQueryBindings>(): Column<Value, true> => ({ isGiven: true });
/** The database sets it, or its default is right for a new push. */
const later = <Value extends SQLQueryBindings>(): Column<Value, false> => ({ isGiven: false });

/** The columns of `pushes` as far as a record is made of them. A flag is 0 or 1. */
const TABLE = {
  id: later<number>(),
  lookup: given<Uint8Array>(),
  owner_id: given<number | null>(),
  kind: given<Kind>(),
  created_at_ms: given<number>(),
  updated_at_ms: given<number>(),
  expires_at_ms: given<number>(),
  expired_at_ms: later<number | null>(),
  deleted: later<number>(),
  expire_after_days: given<number>(),
  expire_after_views: given<number>(),
  views_counted: later<number>(),
  retrieval_step: given<number>(),
  covered: given<number>(),
  deletable_by_viewer: given<number>(),
  file_count: given<number>(),
  frozen: later<number>(),
  /** JSON; null where there is nothing to keep. */
  traits: given<string | null>(),
  /** A guard has three columns, all null where no passphrase guards the push. */
  guard_salt: given<Uint8Array | null>(),
  guard_memory_kib: given<number | null>(),
  guard_passes: given<number | null>(),
};
type Table = typeof TABLE;

/** A row of `pushes` as far as a record is made of it. */
export type PushRow = {
  [Name in keyof Table]: Table[Name] extends Column<infer Value, boolean> ? Value : never;
};
/** The parameters of `INSERT`. */
type Inserted = {
  [Name in keyof Table as Table[Name]["isGiven"] extends true ? Name : never]: PushRow[Name];
};

const names = Object.keys(TABLE);

/** The columns of a `PushRow` for a query that names the table `p`, and for RETURNING, which has no such name. */
export const COLUMNS = names.map((name) => `p.${name}`).join(", ");
export const RETURNED_COLUMNS = names.join(", ");

/** @param table how the query names it */
export const isNoRequest = (table = "pushes"): string =>
  `NOT EXISTS (SELECT 1 FROM requests r WHERE r.push_id = ${table}.id)`;

const insertedNames = Object.entries(TABLE).flatMap(([name, { isGiven }]) => (isGiven ? [name] : []));
export const INSERT = `
  INSERT INTO pushes (${insertedNames.join(", ")})
  VALUES (${insertedNames.map((name) => `$${name}`).join(", ")})`;

export const insertParameters = (push: NewPush): Inserted => ({
  lookup: push.lookup,
  owner_id: push.ownerId,
  kind: push.kind,
  created_at_ms: push.createdAtMs,
  updated_at_ms: push.createdAtMs,
  expires_at_ms: push.expiresAtMs,
  expire_after_days: push.expireAfterDays,
  expire_after_views: push.expireAfterViews,
  retrieval_step: Number(push.retrievalStep),
  covered: Number(push.covered),
  deletable_by_viewer: Number(push.deletableByViewer),
  file_count: push.fileCount,
  traits: traitsText(push.traits),
  guard_salt: push.guard && push.guard.salt,
  guard_memory_kib: push.guard && push.guard.memoryKiB,
  guard_passes: push.guard && push.guard.passes,
});

export const toRecord = (row: PushRow): PushRecord => ({
  id: row.id,
  lookup: row.lookup,
  ownerId: row.owner_id,
  kind: row.kind,
  createdAtMs: row.created_at_ms,
  updatedAtMs: row.updated_at_ms,
  expiresAtMs: row.expires_at_ms,
  expiredAtMs: row.expired_at_ms,
  deleted: row.deleted !== 0,
  expireAfterDays: row.expire_after_days,
  expireAfterViews: row.expire_after_views,
  viewsCounted: row.views_counted,
  retrievalStep: row.retrieval_step !== 0,
  covered: row.covered !== 0,
  deletableByViewer: row.deletable_by_viewer !== 0,
  fileCount: row.file_count,
  frozen: row.frozen !== 0,
  traits: traitsIn(row.traits),
  guard: row.guard_salt && {
    salt: row.guard_salt,
    memoryKiB: row.guard_memory_kib ?? 0,
    passes: row.guard_passes ?? 0,
  },
});
