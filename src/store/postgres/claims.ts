// Counts views, in batches. A view is claimed by a condition on the newest version of its row, in the statement that
// counts it: however many nodes ask at once, no view is handed out twice. A claim is never tried again and never
// cancelled, because nobody could tell whether the first one counted.

import { afterView, type PushRecord } from "../../model/push.ts";
import type { ClientInfo } from "../../model/audit.ts";
import type { Asker } from "../contract.ts";
import { Batcher, type Call } from "./batch.ts";
import type { Connection } from "./connection.ts";
import { UNCONFIRMED } from "./faults.ts";
import type { Nodes } from "./nodes.ts";
import { clientColumns, numbers } from "./parameters.ts";

const MOST_AT_ONCE = 256;

export interface Claim {
  push: PushRecord;
  client: ClientInfo;
  /** A test's clock; null: the database's decides. */
  givenMs: number | null;
  blobsStayMs: number;
  asker: Asker;
}

export type Claimed = PushRecord | "asker-gone" | null;
type ClaimCall = Call<Claim, Claimed>;
type ClaimedRow = { n: number; id: number; views: number; at_ms: number };

export class Claims {
  readonly #db: Connection;
  readonly #nodes: Nodes;
  readonly #batches: Batcher<Claim, Claimed>;

  constructor(db: Connection, nodes: Nodes) {
    this.#db = db;
    this.#nodes = nodes;
    this.#batches = new Batcher((calls) => this.#claim(calls), { calls: MOST_AT_ONCE });
  }

  /** @returns null where no view is left */
  claim(claim: Claim): Promise<Claimed> {
    return this.#batches.add(claim);
  }

  async #claim(calls: readonly ClaimCall[]): Promise<void> {
    // After a pause, the database may have been upgraded: this node might not know what keeps a push closed.
    if (this.#nodes.isUnsure) await this.#nodes.makeSure();
    const waiting = calls.filter(({ item, resolve }) => {
      if (item.asker.aborted) resolve("asker-gone");
      return !item.asker.aborted;
    });
    if (waiting.length === 0) return;
    // Of one lock order in all nodes.
    const sorted = waiting.toSorted((a, b) => a.item.push.id - b.item.push.id);
    const isRepeated = sorted.some(({ item }, at) => at > 0 && item.push.id === sorted[at - 1]?.item.push.id);
    // The set counts a repeated id once and would drop the rest without a word.
    const rows = await this.#db.change<ClaimedRow>(
      isRepeated ? CLAIM_LOOP : CLAIM_SET,
      [
        numbers(sorted.map(({ item }) => item.push.id)),
        ...clientColumns(sorted.map(({ item }) => ({ kind: "view", client: item.client }))),
        numbers(sorted.map(({ item }) => item.blobsStayMs)),
        // A test's clock does not move within a turn; the latest counts.
        sorted.reduce<number | null>((latest, { item }) => latestOf(latest, item.givenMs), null),
      ],
      UNCONFIRMED.view,
    );
    const claimed = new Map(rows.map((row) => [row.n, row]));
    for (const [index, { item, resolve }] of sorted.entries()) {
      const row = claimed.get(index + 1);
      if (row && row.id !== item.push.id) throw this.#db.misrouted("a view");
      resolve(row ? afterView(item.push, row.views, row.at_ms) : null);
    }
  }
}

const latestOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

// The coalesce says "is null" in a way that keeps the planner from looking at every active push through a partial index:
// where it knows too little of the table, it prefers that to looking up the ids. The parameters are not joined to the
// rows: the database would copy the whole parameter row for each push, in case that it has to look again.
// $1 ids, $2 to $5 the entries (parameters.ts), $6 how long blobs stay, $7 a test's clock.
const CLAIM_SET = `
  WITH clock AS MATERIALIZED (
    SELECT decided_ms_1($7::bigint) AS now_ms
  ), locked AS (
    SELECT id FROM pushes WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE
  ), claimed AS (
    UPDATE pushes u
       SET views_counted = u.views_counted + 1, updated_at_ms = (SELECT now_ms FROM clock),
           expired_at_ms = CASE WHEN u.views_counted + 1 >= u.expire_after_views THEN (SELECT now_ms FROM clock) END,
           entry_count = u.entry_count + 1, prev_entry_id = u.last_entry_id,
           last_entry_id = nextval('audit_entries_id_seq'),
           last_entry_hash = next_link_1(u.last_entry_hash, u.id, u.entry_count + 1,
                                         ($5::text[])[array_position($1::bigint[], u.id)], (SELECT now_ms FROM clock))
     WHERE u.id = ANY (ARRAY (SELECT id FROM locked))
       AND coalesce(u.expired_at_ms, -1) = -1 AND u.views_counted < u.expire_after_views
       AND u.expires_at_ms > (SELECT now_ms FROM clock) AND NOT u.frozen
    RETURNING u.id, u.views_counted, u.entry_count, u.last_entry_id, u.prev_entry_id, u.expired_at_ms, u.file_count,
              u.updated_at_ms AS now_ms, array_position($1::bigint[], u.id) AS n
  ), logged AS (
    INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
      OVERRIDING SYSTEM VALUE
    SELECT last_entry_id, id, entry_count, prev_entry_id, 'view',
           ($2::text[])[n], ($3::text[])[n], ($4::text[])[n], now_ms
      FROM claimed
  )
  SELECT n, id::float8 AS id, views_counted AS views, now_ms::float8 AS at_ms,
         CASE WHEN expired_at_ms IS NOT NULL
              THEN erase_push_1(id, file_count > 0, now_ms + ($6::bigint[])[n]) END AS erased
    FROM claimed`;

const CLAIM_LOOP = `
  SELECT n, id::float8 AS id, views, at_ms::float8 AS at_ms
    FROM claim_batch_2($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint)`;
