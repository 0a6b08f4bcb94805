// Audit entries that count no view, in batches. What they record may have been refused because its time is up, so they
// expire what is due.

import { type ClientInfo, type LogOnlyKind, MAX_UNCOUNTED_ENTRIES } from "../../model/audit.ts";
import { Batcher, type Call } from "./batch.ts";
import type { Connection } from "./connection.ts";
import { clientColumns, numbers, texts } from "./parameters.ts";

export interface LogEntry {
  pushId: number;
  kind: LogOnlyKind;
  client: ClientInfo;
  /** A test's clock; null: the database's decides. */
  givenMs: number | null;
}

const MOST_AT_ONCE = 256;

export class LogEntries {
  readonly #db: Connection;
  readonly #batches: Batcher<LogEntry, void>;

  constructor(db: Connection) {
    this.#db = db;
    this.#batches = new Batcher((calls) => this.#add(calls), { calls: MOST_AT_ONCE });
  }

  add(entry: LogEntry): Promise<void> {
    return this.#batches.add(entry);
  }

  async #add(calls: ReadonlyArray<Call<LogEntry, void>>): Promise<void> {
    // Of one lock order in all nodes.
    const entries = calls.map(({ item }) => item).toSorted((a, b) => a.pushId - b.pushId);
    await this.#db.change(LOG, [
      numbers(entries.map(({ pushId }) => pushId)),
      texts(entries.map(({ kind }) => kind)),
      ...clientColumns(entries),
      MAX_UNCOUNTED_ENTRIES,
      entries.at(-1)?.givenMs ?? null,
    ]);
    for (const { resolve } of calls) resolve();
  }
}

const LOG = `
  SELECT log_batch_1($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int, $8::bigint)`;
