// The hand-written operations of pushes for SQLite: they find pushes, and pass writes to the writer (operations/pushes.ts).

import { afterCreation, type PushRecord, type SealedPayload } from "../../model/push.ts";
import type { PushesByHand } from "../pushes.ts";
import type { StoreDb } from "./operations/index.ts";
import { PUSH_COLUMNS as COLUMNS, type PushRow as RowOf, toRecord } from "../sql/push_rows.ts";
import { type Batch, inSteps } from "./steps.ts";

type PushRow = RowOf<number>;
type SealedRow = PushRow & { wrapped_key: Uint8Array | null; payload: Uint8Array | null };
type SealedPush = { push: PushRecord; sealed: SealedPayload | null };

export interface SqlitePushes extends PushesByHand {
  /** One step of `expireAndDisown`. */
  expireAndDisownSome(ownerId: number, nowMs: number, budgetMs: number): Promise<Batch>;
}

export function sqlitePushes(db: StoreDb): SqlitePushes {
  const find = db.prepare<PushRow>(`SELECT ${COLUMNS} FROM pushes p WHERE p.lookup = $lookup`);
  const findSealed = db.prepare<SealedRow>(`
    SELECT ${COLUMNS}, k.wrapped_key, s.payload
      FROM pushes p LEFT JOIN sealed_payloads s ON s.push_id = p.id LEFT JOIN key_slots k ON k.slot = s.key_slot
     WHERE p.lookup = $lookup`);

  function sealedPush(row: SealedRow | null): SealedPush | null {
    if (!row) return null;
    const { wrapped_key: wrappedKey, payload } = row;
    const sealed = wrappedKey && payload ? { wrappedKey, payload } : null;
    // A push expires in the commit that erases its payload. If an active push has no payload, the payload was lost.
    if (!sealed && row.expired_at_ms === null) {
      throw db.damaged({ what: `the payload of push ${row.id}`, reason: "it is missing" });
    }
    return { push: toRecord(row), sealed };
  }

  return {
    create(push, parts, client) {
      if (!parts.kept) return db.write("createPush", { push, parts, client });
      // The answer is sealed here, because functions cannot be passed to the writer's thread. It does not contain the id.
      const { kept, ...rest } = parts;
      const answer = { id: kept.id, sealed: kept.sealedFor(afterCreation(push, 0)) };
      return db.write("createPush", { push, parts: rest, client, kept: answer });
    },

    async find(lookup) {
      const row = find.get({ lookup });
      return row && toRecord(row);
    },

    damaged: (what) => db.damaged({ what, reason: "its seal does not open" }),

    findSealed: (lookup) => sealedPush(findSealed.get({ lookup })),

    // The answer that there is no such push involves no write, so it must be based on what is on disk.
    findToClaim: (lookup) => sealedPush(findSealed.getAhead({ lookup }) ?? findSealed.get({ lookup })),

    claimView: (push, client, nowMs, blobsStayMs, signal, needs) =>
      db.write("claimView", { push, client, nowMs, blobsStayMs, needs }, signal),

    logWithoutView: (id, kind, client, nowMs) => db.write("logWithoutView", { id, kind, client, nowMs }),

    expireByHand: (id, client, nowMs) => db.write("expireByHand", { id, client, nowMs }),

    expireAndDisown(ownerId, nowMs) {
      return inSteps((budgetMs) => this.expireAndDisownSome(ownerId, nowMs, budgetMs));
    },

    expireAndDisownSome: (ownerId, nowMs, budgetMs) => db.write("expireAndDisown", { ownerId, nowMs, budgetMs }),
  };
}
