// Counts views, in batches. The statement that counts a view also checks the newest version of the push's row, so no view is handed out twice,
// however many nodes claim at once. A claim is never repeated and never cancelled, because no one could know whether the first attempt counted.
//
// A batch leaves out pushes whose rows are locked by others. Claims of such a push wait in a separate queue, so that a row that stays locked
// delays no other push.

import { BoundedConcurrency } from "../../base/fair_queue.ts";
import { afterView, type PushRecord, startsClock } from "../../model/push.ts";
import type { ClientInfo } from "../../model/audit.ts";
import type { CallerSignal, Claimed, ClaimNeed } from "../contract.ts";
import { consume, firstUnmet } from "../sql/openers.ts";
import { endBy } from "../sql/pushes.ts";
import { Batcher, type Call } from "./batch.ts";
import type { Connection, Query } from "./connection.ts";
import { UNCONFIRMED } from "./faults.ts";
import type { Nodes } from "./nodes.ts";
import { clientColumns, numbers } from "./parameters.ts";
import type { Speak } from "./run.ts";

const MOST_AT_ONCE = 256;
/** The maximum number of locked pushes for which batches wait at once. Each such batch takes a connection. */
const MOST_WAITING = 2;

export interface Claim {
  push: PushRecord;
  client: ClientInfo;
  /** A test's clock; if it is null, the database's clock decides. */
  givenMs: number | null;
  blobsStayMs: number;
  signal: CallerSignal;
  needs: readonly ClaimNeed[] | undefined;
}

type ClaimCall = Call<Claim, Claimed | "locked">;
/** `views` is null if the push is locked. */
type ClaimedRow = { n: number; id: number; views: number | null; at_ms: number; most: number; ends_ms: number };

export class Claims {
  readonly #batches: Batcher<Claim, Claimed | "locked">;
  /** The queues of locked pushes. */
  readonly #waiting = new Map<number, { batches: Batcher<Claim, Claimed>; claims: number }>();
  readonly #places = new BoundedConcurrency(MOST_WAITING);

  /** @param parts.finds the searches under way: each retrieval begins with one, so claims soon follow */
  constructor(
    private readonly db: Connection,
    private readonly parts: { nodes: Nodes; speak: Speak; finds: { readonly underWay: Promise<void> | null } },
  ) {
    this.#batches = new Batcher((calls) => this.#claim(calls), { calls: MOST_AT_ONCE, comesBefore: parts.finds });
  }

  get underWay(): Promise<void> | null {
    return this.#batches.underWay;
  }

  /** @returns null if the push can no longer be viewed */
  async claim(claim: Claim): Promise<Claimed> {
    if (claim.needs !== undefined || startsClock(claim.push)) return this.#claimAlone(claim);
    if (this.#waiting.has(claim.push.id)) return this.#wait(claim);
    const claimed = await this.#batches.add(claim);
    return claimed === "locked" ? this.#wait(claim) : claimed;
  }

  async #claim(calls: readonly ClaimCall[]): Promise<void> {
    // While this node was paused, the database may have been upgraded to a version that knows other reasons to refuse a view.
    if (this.parts.nodes.isUnsure) await this.parts.nodes.makeSure();
    const waiting = stillAsked(calls);
    if (waiting.length === 0) return;
    // All nodes lock rows in the same order.
    const sorted = waiting.toSorted((a, b) => a.item.push.id - b.item.push.id);
    const isRepeated = sorted.some(({ item }, at) => at > 0 && item.push.id === sorted[at - 1]?.item.push.id);
    // CLAIM_SET would count a repeated id only once.
    const claimed = await this.#ask(isRepeated ? CLAIM_REPEATED : CLAIM_SET, sorted);
    for (const [index, { item, resolve }] of sorted.entries()) {
      const row = claimed.get(index + 1);
      if (row?.views === null) resolve("locked");
      else resolve(row ? counted(item.push, row, row.views) : null);
    }
  }

  // These claims are rare enough for a transaction each.
  async #claimAlone(claim: Claim): Promise<Claimed> {
    const { push, givenMs, signal, needs } = claim;
    if (this.parts.nodes.isUnsure) await this.parts.nodes.makeSure();
    if (signal.aborted) return "disconnected";
    return this.db.transaction(
      async (query) => {
        const { speak } = this.parts;
        const unmet = needs === undefined ? null : await speak(query, firstUnmet(push.id, needs, givenMs ?? 0));
        if (unmet !== null) return { unmet };
        const row = (await this.#ask(CLAIM_WAITING, [{ item: claim }], query)).get(1);
        if (!row || row.views === null) return null;
        const viewed = counted(push, row, row.views);
        if (row.views === 1 && startsClock(push)) await speak(query, endBy(viewed));
        return needs === undefined ? viewed : { ...viewed, ownLeft: await speak(query, consume(push.id, needs)) };
      },
      undefined,
      UNCONFIRMED.view,
    );
  }

  async #wait(claim: Claim): Promise<Claimed> {
    const { id } = claim.push;
    const line = this.#waiting.get(id) ?? { batches: this.#lineOf(), claims: 0 };
    this.#waiting.set(id, line);
    line.claims += 1;
    try {
      return await line.batches.add(claim);
    } finally {
      line.claims -= 1;
      if (line.claims === 0) this.#waiting.delete(id);
    }
  }

  #lineOf(): Batcher<Claim, Claimed> {
    return new Batcher((calls) => this.#places.run(() => this.#claimWaiting(calls)), { calls: MOST_AT_ONCE });
  }

  async #claimWaiting(calls: ReadonlyArray<Call<Claim, Claimed>>): Promise<void> {
    if (this.parts.nodes.isUnsure) await this.parts.nodes.makeSure();
    const waiting = stillAsked(calls);
    if (waiting.length === 0) return;
    const claimed = await this.#ask(CLAIM_WAITING, waiting);
    for (const [index, { item, resolve }] of waiting.entries()) {
      const row = claimed.get(index + 1);
      resolve(row && row.views !== null ? counted(item.push, row, row.views) : null);
    }
  }

  async #ask(
    statement: string,
    calls: ReadonlyArray<{ item: Claim }>,
    query: Query = (text, parameters) => this.db.change(text, parameters, UNCONFIRMED.view),
  ): Promise<Map<number, ClaimedRow>> {
    const rows = await query<ClaimedRow>(statement, [
      numbers(calls.map(({ item }) => item.push.id)),
      ...clientColumns(calls.map(({ item }) => ({ kind: "view", client: item.client }))),
      numbers(calls.map(({ item }) => item.blobsStayMs)),
      // Only tests give times, and a test's clock does not move within a turn.
      calls.reduce<number | null>((latest, { item }) => latestOf(latest, item.givenMs), null),
    ]);
    for (const { n, id } of rows)
      if (id !== calls[n - 1]?.item.push.id) throw this.db.misrouted("a view", UNCONFIRMED.view);
    return new Map(rows.map((row) => [row.n, row]));
  }
}

/** The calls whose callers are still connected. No view is counted for the others. */
function stillAsked<Answer>(
  calls: ReadonlyArray<Call<Claim, Answer | "disconnected">>,
): Array<Call<Claim, Answer | "disconnected">> {
  return calls.filter(({ item, resolve }) => {
    if (item.signal.aborted) resolve("disconnected");
    return !item.signal.aborted;
  });
}

/** The push after its view, with the view limit and the expiry of its row: the owner may have changed them since the push was found. */
const counted = (push: PushRecord, { at_ms: atMs, most, ends_ms: endsMs }: ClaimedRow, views: number): PushRecord =>
  afterView(push, { expireAfterViews: most, expiresAtMs: endsMs }, views, atMs);

const latestOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

// "coalesce(…) = -1" means "is null", but keeps the planner from using a partial index of all active pushes, which it prefers to the ids if it
// knows too little about the table. The parameters are not joined to the rows: otherwise the database would copy all of them for each push, in
// case it must read a row again. The ids come from subqueries, so that one plan fits arrays of every length, as in finds.ts. $1 ids, $2 to $5
// the entries (parameters.ts), $6 how long blobs stay, $7 a test's clock.
const CLAIM_SET = `
  WITH clock AS MATERIALIZED (
    SELECT decided_ms_1($7::bigint) AS now_ms
  ), locked AS (
    SELECT id FROM pushes WHERE id = ANY ((SELECT $1::bigint[])::bigint[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
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
              u.expire_after_views, u.expires_at_ms, u.updated_at_ms AS now_ms, array_position($1::bigint[], u.id) AS n
  ), logged AS (
    INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
      OVERRIDING SYSTEM VALUE
    SELECT last_entry_id, id, entry_count, prev_entry_id, 'view',
           ($2::text[])[n], ($3::text[])[n], ($4::text[])[n], now_ms
      FROM claimed
  )
  SELECT n, id::float8 AS id, views_counted AS views, now_ms::float8 AS at_ms, expire_after_views AS most,
         expires_at_ms::float8 AS ends_ms,
         CASE WHEN expired_at_ms IS NOT NULL
              THEN erase_push_1(id, file_count > 0, now_ms + ($6::bigint[])[n]) END AS erased
    FROM claimed
   UNION ALL
  SELECT array_position($1::bigint[], i.id), i.id::float8, NULL, NULL, NULL, NULL, NULL
    FROM unnest((SELECT $1::bigint[])) AS i (id) WHERE i.id NOT IN (SELECT id FROM locked)`;

// The function does not return the view limit and the expiry, so this locks and reads the rows first, and passes -1 for rows that others have locked.
const claimEach = (waits: boolean): string => `
  WITH locked AS MATERIALIZED (
    SELECT id, expire_after_views, expires_at_ms FROM pushes WHERE id = ANY ((SELECT $1::bigint[])::bigint[])
     ORDER BY id FOR NO KEY UPDATE ${waits ? "" : "SKIP LOCKED"}
  ), asked AS MATERIALIZED (
    SELECT array_agg(coalesce(l.id, -1) ORDER BY i.n) AS ids
      FROM unnest((SELECT $1::bigint[])) WITH ORDINALITY AS i (id, n) LEFT JOIN locked l ON l.id = i.id
  )
  SELECT c.n, ($1::bigint[])[c.n]::float8 AS id, c.views, c.at_ms::float8 AS at_ms, l.expire_after_views AS most,
         l.expires_at_ms::float8 AS ends_ms
    FROM asked, claim_batch_1(asked.ids, $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint, false) c
    LEFT JOIN locked l ON l.id = c.id`;
const CLAIM_REPEATED = claimEach(false);
const CLAIM_WAITING = claimEach(true);
