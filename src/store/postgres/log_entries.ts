// Audit entries that do not count as views, in batches. If an entry records that a push was refused because its time is up, the push is expired here.

import { type ClientInfo, type LogOnlyKind, MOST_ENTRIES, shareOf } from "../../model/audit.ts";
import { Batcher } from "./batch.ts";
import type { Connection } from "./connection.ts";
import { clientColumns, flags, numbers, texts } from "./parameters.ts";

interface LogEntry {
  pushId: number;
  kind: LogOnlyKind;
  client: ClientInfo;
  /** A test's clock; if it is null, the database's clock decides. */
  givenMs: number | null;
}

const MOST_AT_ONCE = 256;

export const logEntries = (db: Connection): Batcher<LogEntry, void> =>
  new Batcher(
    async (calls) => {
      // All nodes lock rows in the same order.
      const entries = calls.map(({ item }) => item).toSorted((a, b) => a.pushId - b.pushId);
      await db.change(LOG, [
        numbers(entries.map(({ pushId }) => pushId)),
        texts(entries.map(({ kind }) => kind)),
        ...clientColumns(entries),
        flags(entries.map(({ kind }) => shareOf(kind) === "strangers")),
        numbers(entries.map(({ kind }) => mostOf(kind))),
        entries.at(-1)?.givenMs ?? null,
      ]);
      for (const { resolve } of calls) resolve();
    },
    { calls: MOST_AT_ONCE },
  );

const LOG = `
  SELECT log_batch_2($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::int[], $9::bigint)`;

function mostOf(kind: LogOnlyKind): number | null {
  const share = shareOf(kind);
  return share && MOST_ENTRIES[share];
}
