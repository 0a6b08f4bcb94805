// The columns of a push (../sql/push_rows.ts) as PostgreSQL reads them where requests wait for it.

import type { PushRecord } from "../../model/push.ts";
import { PUSH_COLUMN_NAMES, type PushRow, toRecord as recordOf } from "../sql/push_rows.ts";

export { IS_NO_REQUEST, type PushRow } from "../sql/push_rows.ts";

/** For a query that names the table `p`. A moment or an id is a bigint: the driver would return text. */
export const COLUMNS = PUSH_COLUMN_NAMES.map((name) =>
  /^id$|_(?:id|ms)$/.test(name) ? `p.${name}::float8 AS ${name}` : `p.${name}`,
).join(", ");

export const toRecord = (row: PushRow): PushRecord => ({ ...recordOf(row), lookup: new Uint8Array(row.lookup) });
