// The administrators' log as rows: finding, and the door to the writes that nothing else carries (operations/admin_log.ts).

import { HISTORY_KINDS, type AdminEntry } from "../../model/admin_log.ts";
import { type AdminFilter, type AdminLogStore, type AdminRow, toAdminEntry } from "../admin_log.ts";
import type { StoreDb } from "./operations/index.ts";
import type { SealKeys } from "../purges.ts";

export class SqliteAdminLog implements AdminLogStore {
  readonly #db: StoreDb;
  readonly #sealKeys: () => SealKeys;
  readonly #sql: ReturnType<typeof prepareReads>;

  constructor(db: StoreDb, sealKeys: () => SealKeys) {
    this.#db = db;
    this.#sealKeys = sealKeys;
    this.#sql = prepareReads(db);
  }

  async page({ person, kind }: AdminFilter, at: { beforeId: number; limit: number }): Promise<AdminEntry[]> {
    const filter = { ...at, person: person ?? null, kind: kind ?? null };
    if (person !== undefined) return this.#sql.ofPerson.all(filter).map(toAdminEntry);
    return (kind === undefined ? this.#sql.any : this.#sql.ofKind).all(filter).map(toAdminEntry);
  }

  async history(userId: number, limit: number): Promise<AdminEntry[]> {
    return this.#sql.history.all({ userId, limit }).map(toAdminEntry);
  }

  async settleFailures(nowMs: number): Promise<void> {
    while (this.#sql.anyDue.get({ nowMs })) {
      await this.#db.write("settleFailures", { nowMs, sealKeys: this.#sealKeys() });
    }
  }

  async prune(beforeMs: number): Promise<number> {
    const oldest = this.#sql.oldest.get({});
    if (!oldest || oldest.at_ms >= beforeMs) return 0;
    return this.#db.write("pruneAdminLog", { beforeMs, sealKeys: this.#sealKeys() });
  }
}

function prepareReads(db: StoreDb) {
  const before = "id < $beforeId";
  const page = "ORDER BY id DESC LIMIT $limit";
  return {
    any: db.prepare<AdminRow>(`SELECT * FROM admin_entries WHERE ${before} ${page}`),
    ofKind: db.prepare<AdminRow>(`SELECT * FROM admin_entries WHERE kind = $kind AND ${before} ${page}`),
    ofPerson: db.prepare<AdminRow>(`
      SELECT * FROM admin_entries
       WHERE (user_email = $person OR actor = $person) AND ($kind IS NULL OR kind = $kind) AND ${before} ${page}`),
    history: db.prepare<AdminRow>(`
      SELECT * FROM admin_entries
       WHERE user_id = $userId AND kind IN (${HISTORY_KINDS.map((kind) => `'${kind}'`).join(", ")})
       ORDER BY id DESC LIMIT $limit`),
    oldest: db.prepare<{ at_ms: number }>("SELECT at_ms FROM admin_entries ORDER BY id LIMIT 1"),
    anyDue: db.prepare<{ key: string }>("SELECT key FROM admin_failures WHERE until_ms <= $nowMs LIMIT 1"),
  };
}
