// Pushes as rows: finding, and the door to their writes (operations/pushes.ts). Everything here is sealed or
// metadata; only the domain knows what the bytes mean.

import type { AppError } from "../../base/errors.ts";
import type { ClientInfo, LogOnlyKind } from "../../model/audit.ts";
import { afterView, type NewPush, type PushRecord, type SealedPayload } from "../../model/push.ts";
import type { Asker, Claimed } from "../contract.ts";
import type { PushesByHand } from "../pushes.ts";
import type { StoreDb } from "./operations/index.ts";
import { COLUMNS, type PushRow, toRecord } from "./push_columns.ts";
import { type Batch, inSteps } from "./steps.ts";

type SealedRow = PushRow & { wrapped_key: Uint8Array | null; payload: Uint8Array | null };
type SealedPush = { push: PushRecord; sealed: SealedPayload | null };
export class SqlitePushes implements PushesByHand {
  readonly #db: StoreDb;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: StoreDb) {
    this.#db = db;
    this.#sql = prepare(db);
  }

  async create(push: NewPush, parts: Parameters<PushesByHand["create"]>[1], client: ClientInfo): Promise<PushRecord> {
    return created(push, await this.#db.write("createPush", { push, ...parts, client }));
  }

  async find(lookup: Uint8Array): Promise<PushRecord | null> {
    const row = this.#sql.find.get({ lookup });
    return row && toRecord(row);
  }

  damaged(what: string): AppError {
    return this.#db.damaged({ what, reason: "its seal does not open" });
  }

  findSealed(lookup: Uint8Array): SealedPush | null {
    return this.#sealedPush(this.#sql.findSealed.get({ lookup }));
  }

  findToClaim(lookup: Uint8Array): SealedPush | null {
    // That there is none is told without a write: so the disk must say so.
    return this.#sealedPush(this.#sql.findSealed.getAhead({ lookup })) ?? this.findSealed(lookup);
  }

  #sealedPush(row: SealedRow | null): SealedPush | null {
    if (!row) return null;
    const { wrapped_key: wrappedKey, payload } = row;
    const sealed = wrappedKey && payload ? { wrappedKey, payload } : null;
    // A push expires in the commit that erases its payload. A payload that is missing without it was lost.
    if (!sealed && row.expired_at_ms === null) {
      throw this.#db.damaged({ what: `the payload of push ${row.id}`, reason: "it is missing" });
    }
    return { push: toRecord(row), sealed };
  }

  async claimView(
    push: PushRecord,
    client: ClientInfo,
    nowMs: number,
    blobsStayMs: number,
    asker?: Asker,
    uses?: string,
  ): Promise<Claimed> {
    const { id, expireAfterViews, fileCount } = push;
    const claim = { id, client, nowMs, expireAfterViews, fileCount, blobsStayMs, uses };
    const claimed = await this.#db.write("claimView", claim, asker);
    return typeof claimed === "number" ? afterView(push, claimed, nowMs) : claimed;
  }

  logWithoutView(id: number, kind: LogOnlyKind, client: ClientInfo, nowMs: number): Promise<void> {
    return this.#db.write("logWithoutView", { id, kind, client, nowMs });
  }

  expireByHand(id: number, client: ClientInfo, nowMs: number): Promise<PushRecord | null> {
    return this.#db.write("expireByHand", { id, client, nowMs });
  }

  expireAndDisown(ownerId: number, nowMs: number): Promise<number> {
    return inSteps((budgetMs) => this.expireAndDisownSome(ownerId, nowMs, budgetMs));
  }

  /** One step of `expireAndDisown`. @returns how many of the pushes were still active */
  expireAndDisownSome(ownerId: number, nowMs: number, budgetMs: number): Promise<Batch> {
    return this.#db.write("expireAndDisown", { ownerId, nowMs, budgetMs });
  }
}

export const created = (push: NewPush, id: number): PushRecord => ({
  ...push,
  id,
  updatedAtMs: push.createdAtMs,
  expiredAtMs: null,
  deleted: false,
  viewsCounted: 0,
  frozen: false,
});

function prepare(db: StoreDb) {
  return {
    find: db.prepare<PushRow>(`SELECT ${COLUMNS} FROM pushes p WHERE p.lookup = $lookup`),
    findSealed: db.prepare<SealedRow>(`
      SELECT ${COLUMNS}, k.wrapped_key, s.payload
        FROM pushes p LEFT JOIN sealed_payloads s ON s.push_id = p.id LEFT JOIN key_slots k ON k.slot = s.key_slot
       WHERE p.lookup = $lookup`),
  };
}
