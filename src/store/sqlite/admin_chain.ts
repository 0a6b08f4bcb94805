// The writes of the administrators' log as rows. Each runs inside a transaction of the caller.

import { PurposeKey } from "../../base/keyring.ts";
import { adminEntryOf, type NewAdminEntry, SIGN_IN_FAILED } from "../../model/admin_log.ts";
import type { NewEvent } from "../../model/event.ts";
import {
  type AdminRow,
  type EndRow,
  failureKeys,
  type FailureRow,
  type FoundEnd,
  foundEnd,
  nextEntry,
  openedFailure,
  planFailure,
  prunable,
  PRUNE_ROWS,
  sealedEnd,
  sealedFailure,
  toldBy,
} from "../admin_log.ts";
import type { Connection } from "./connection.ts";
import type { SealKeys } from "../purges.ts";

export class AdminLog {
  readonly #sql: ReturnType<typeof prepare>;

  constructor(connection: Pick<Connection, "prepare">) {
    this.#sql = prepare(connection);
  }

  append(entries: readonly NewAdminEntry[], keys: SealKeys): void {
    if (entries.length === 0) return;
    const found = this.#end(keys);
    let { end } = found;
    for (const entry of entries) {
      const next = nextEntry(end, { ...entry, userId: entry.userId ?? this.#idOf(entry.userEmail) });
      // A row of somebody else that is in the way stays as evidence: it does not fit the chain.
      this.#sql.insert.run({ ...next.stored, hash: next.end.lastLink });
      end = next.end;
    }
    this.#put({ ...found, end }, keys);
  }

  /** Writes an entry for an event that belongs in this log. */
  tell(event: NewEvent, keys: SealKeys): void {
    const entry = adminEntryOf(event);
    if (entry?.kind === SIGN_IN_FAILED) this.#fail(entry, keys);
    else if (entry) this.append([entry], keys);
  }

  settleFailures(nowMs: number, keys: SealKeys): void {
    const due = this.#sql.failuresDue.all({ nowMs });
    this.append(
      due.flatMap((row) => this.#opened(row, keys) ?? []).flatMap((row) => toldBy(row) ?? []),
      keys,
    );
    for (const { key } of due) this.#sql.dropFailure.run({ key });
  }

  prune(beforeMs: number, keys: SealKeys): number {
    const found = this.#end(keys);
    if (!found.isSealed) return 0;
    const rows = this.#sql.oldest.all({ after: found.end.firstId, limit: PRUNE_ROWS });
    const end = prunable(found.end, rows, beforeMs);
    if (end.firstId === found.end.firstId) return 0;
    const pruned = this.#sql.deleteUntil.run({ id: end.firstId });
    this.#put({ ...found, end }, keys);
    return pruned;
  }

  /** Seals the end anew, under the newest key. */
  renew(keys: SealKeys): void {
    if (this.#sql.end.get({})) this.#put(this.#end(keys), keys);
  }

  #fail(entry: NewAdminEntry, keys: SealKeys): void {
    const names = Object.values(failureKeys(entry));
    const stored = names.flatMap((key) => this.#sql.failure.get({ key }) ?? []);
    const rows = new Map(stored.flatMap((row) => this.#opened(row, keys) ?? []).map((row) => [row.key, row]));
    const { appends, drops, puts } = planFailure(entry, rows);
    for (const key of drops) this.#sql.dropFailure.run({ key });
    for (const row of puts) this.#sql.putFailure.run({ ...sealedFailure(row, new PurposeKey(keys)) });
    this.append(appends, keys);
  }

  #opened(row: FailureRow, keys: SealKeys): FailureRow | null {
    return openedFailure(row, new PurposeKey(keys));
  }

  #end(keys: SealKeys): FoundEnd {
    return foundEnd(this.#sql.end.get({}), () => this.#sql.newest.get({}), new PurposeKey(keys));
  }

  // A seal that does not open stays as it is: a new one would hide the tampering.
  #put({ end, isSealed }: FoundEnd, keys: SealKeys): void {
    this.#sql.put.run({ ...end, seal: isSealed ? sealedEnd(end, new PurposeKey(keys)) : null });
  }

  #idOf(email: string): number | null {
    return email === "" ? null : (this.#sql.userOf.get({ email })?.id ?? null);
  }
}

function prepare(connection: Pick<Connection, "prepare">) {
  return {
    end: connection.prepare<EndRow>("SELECT first_id, first_link, last_id, last_link, seal FROM admin_log_end"),
    newest: connection.prepare<AdminRow>("SELECT * FROM admin_entries ORDER BY id DESC LIMIT 1"),
    put: connection.prepare(`
      INSERT INTO admin_log_end (id, first_id, first_link, last_id, last_link, seal)
      VALUES (1, $firstId, $firstLink, $lastId, $lastLink, $seal)
      ON CONFLICT (id) DO UPDATE
         SET first_id = excluded.first_id, first_link = excluded.first_link, last_id = excluded.last_id,
             last_link = excluded.last_link, seal = coalesce(excluded.seal, seal)`),
    insert: connection.prepare(`
      INSERT OR IGNORE INTO admin_entries (id, kind, actor, user_id, user_email, ip, user_agent, at_ms, detail, hash)
      VALUES ($id, $kind, $actor, $userId, $userEmail, $ip, $userAgent, $atMs, $detail, $hash)`),
    userOf: connection.prepare<{ id: number }>("SELECT id FROM users WHERE email = $email"),
    oldest: connection.prepare<AdminRow>("SELECT * FROM admin_entries WHERE id > $after ORDER BY id LIMIT $limit"),
    deleteUntil: connection.prepare("DELETE FROM admin_entries WHERE id <= $id"),
    failure: connection.prepare<FailureRow>("SELECT * FROM admin_failures WHERE key = $key"),
    failuresDue: connection.prepare<FailureRow>(
      "SELECT * FROM admin_failures WHERE until_ms <= $nowMs ORDER BY until_ms LIMIT 500",
    ),
    dropFailure: connection.prepare("DELETE FROM admin_failures WHERE key = $key"),
    putFailure: connection.prepare(`
      INSERT OR REPLACE INTO admin_failures (key, until_ms, more, entry) VALUES ($key, $until_ms, $more, $entry)`),
  };
}
