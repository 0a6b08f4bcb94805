// The columns of a push (../sql/push_rows.ts), for the queries for which requests wait.

import type { PushRecord } from "../../model/push.ts";
import { PUSH_COLUMN_NAMES, type PushRow, toRecord as recordOf } from "../sql/push_rows.ts";

export { IS_NO_REQUEST, type PushRow } from "../sql/push_rows.ts";

/** The columns, for a query in which `p` is the table. Times and ids are cast, because the driver returns a bigint as text. */
export const COLUMNS = PUSH_COLUMN_NAMES.map((name) =>
  /^id$|_(?:id|ms)$/.test(name) ? `p.${name}::float8 AS ${name}` : `p.${name}`,
).join(", ");

export const toRecord = (row: PushRow): PushRecord => ({ ...recordOf(row), lookup: new Uint8Array(row.lookup) });
