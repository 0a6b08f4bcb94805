// Where each field of a push is kept: the one place that knows its column. Reading, inserting and the types of rows follow
// from the table. A new field is a line in it and a column in a migration (schema.ts of both engines); the type check then
// names the functions that must fill it. They are literals, because they run for every request.

import type { Kind, PushRecord } from "../../model/push.ts";
import { traitsIn } from "../traits.ts";

interface Column<Value, IsGiven extends boolean> {
  isGiven: IsGiven;
  /** Never there: it carries the type. */
  value?: Value;
}
/** A new push brings it. */
const given = <Value>(): Column<Value, true> => ({ isGiven: true });
/** The database sets it, or its default is right for a new push. */
const later = <Value>(): Column<Value, false> => ({ isGiven: false });

/** The columns of `pushes` as far as a record is made of them. */
export const PUSH_TABLE = {
  id: later<number>(),
  lookup: given<Uint8Array>(),
  owner_id: given<number | null>(),
  kind: given<Kind>(),
  created_at_ms: given<number>(),
  updated_at_ms: given<number>(),
  expires_at_ms: given<number>(),
  expired_at_ms: later<number | null>(),
  deleted: later<boolean>(),
  expire_after_days: given<number>(),
  expire_after_views: given<number>(),
  views_counted: later<number>(),
  retrieval_step: given<boolean>(),
  covered: given<boolean>(),
  deletable_by_viewer: given<boolean>(),
  file_count: given<number>(),
  frozen: later<boolean>(),
  /** JSON; null where there is nothing to keep. */
  traits: given<string | null>(),
  /** A guard has three columns, all null where no passphrase guards the push. */
  guard_salt: given<Uint8Array | null>(),
  guard_memory_kib: given<number | null>(),
  guard_passes: given<number | null>(),
};
type Table = typeof PUSH_TABLE;

/** A row of `pushes` as far as a record is made of it. @template Flag what the engine returns for a flag */
export type PushRow<Flag = boolean> = {
  [Name in keyof Table]: Table[Name] extends Column<infer Value, boolean>
    ? [Value] extends [boolean]
      ? Flag
      : Value
    : never;
};
/** What a new push brings. */
export type GivenPushRow<Flag = boolean> = {
  [Name in keyof Table as Table[Name]["isGiven"] extends true ? Name : never]: PushRow<Flag>[Name];
};

export const PUSH_COLUMN_NAMES = Object.keys(PUSH_TABLE);

/** For a query that names the table `p`. */
export const PUSH_COLUMNS = PUSH_COLUMN_NAMES.map((name) => `p.${name}`).join(", ");
export const IS_NO_REQUEST = "NOT EXISTS (SELECT 1 FROM requests r WHERE r.push_id = p.id)";

export const toRecord = (row: PushRow<boolean | number>): PushRecord => ({
  id: row.id,
  lookup: row.lookup,
  ownerId: row.owner_id,
  kind: row.kind,
  createdAtMs: row.created_at_ms,
  updatedAtMs: row.updated_at_ms,
  expiresAtMs: row.expires_at_ms,
  expiredAtMs: row.expired_at_ms,
  deleted: Boolean(row.deleted),
  expireAfterDays: row.expire_after_days,
  expireAfterViews: row.expire_after_views,
  viewsCounted: row.views_counted,
  retrievalStep: Boolean(row.retrieval_step),
  covered: Boolean(row.covered),
  deletableByViewer: Boolean(row.deletable_by_viewer),
  fileCount: row.file_count,
  frozen: Boolean(row.frozen),
  traits: traitsIn(row.traits),
  guard: row.guard_salt && {
    salt: row.guard_salt,
    memoryKiB: row.guard_memory_kib ?? 0,
    passes: row.guard_passes ?? 0,
  },
});
