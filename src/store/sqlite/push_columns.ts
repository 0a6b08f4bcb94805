// The columns of a push (../sql/push_rows.ts) for the statements that SQLite has by hand. Flags are 0 or 1.

import type { NewPush } from "../../model/push.ts";
import {
  NEW_PUSH_COLUMN_NAMES,
  type NewPushRow,
  PUSH_COLUMN_NAMES,
  type PushRow as RowOf,
  traitsText,
} from "../sql/push_rows.ts";

export { IS_NO_REQUEST, PUSH_COLUMNS as COLUMNS, toRecord } from "../sql/push_rows.ts";

export type PushRow = RowOf<number>;

/** For RETURNING. */
export const RETURNED_COLUMNS = PUSH_COLUMN_NAMES.join(", ");

export const INSERT = `
  INSERT INTO pushes (${NEW_PUSH_COLUMN_NAMES.join(", ")})
  VALUES (${NEW_PUSH_COLUMN_NAMES.map((name) => `$${name}`).join(", ")})`;

export const insertParameters = (push: NewPush): NewPushRow<number> => ({
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
