// Reads the admin log, and maintains it in the background. The store writes each entry in the same commit as the change that it records.

import type { Clock } from "../../base/clock.ts";
import { type AdminEntry, clean } from "../../model/admin_log.ts";
import type { AdminFilter, AdminLogStore } from "../../store/contract.ts";

export type { AdminEntry } from "../../model/admin_log.ts";
export type { AdminFilter } from "../../store/contract.ts";

const ENTRIES_AT_ONCE = 50;
const HISTORY_ENTRIES = 20;

interface LogPage {
  entries: AdminEntry[];
  older?: number | undefined;
  newer?: number | null | undefined;
}

export class AdminLog {
  /** @param options.keptMs how long an entry is kept; null: forever */
  constructor(private readonly options: { store: AdminLogStore; clock: Clock; keptMs: number | null }) {}

  /**
   * One page, newest first.
   * @param before only entries with ids below this one; null: the newest entries
   * @returns also the values of `before` for the next older and newer page; undefined if there is no such page
   */
  async page(filter: AdminFilter, before: number | null): Promise<LogPage> {
    // No entry contains a text that `clean` changes, and PostgreSQL refuses such a text in a query.
    if ([filter.person, filter.kind].some((text) => text && text !== clean(text))) return { entries: [] };
    const limit = ENTRIES_AT_ONCE + 1;
    const found = await this.options.store.page(filter, { beforeId: before ?? Number.MAX_SAFE_INTEGER, limit });
    const entries = found.slice(0, ENTRIES_AT_ONCE);
    const older = found.length === limit ? entries.at(-1)?.id : undefined;
    if (before === null) return { entries, older };
    const newer = await this.options.store.from(filter, { fromId: before, limit });
    return { entries, older, newer: newer.length === limit ? newer.at(-1)?.id : null };
  }

  /** A user's recent sign-ins, and the failed attempts at their account, newest first. */
  historyOf(userId: number): Promise<AdminEntry[]> {
    return this.options.store.history(userId, HISTORY_ENTRIES);
  }

  /** Writes entries for failures that have only been counted so far, and deletes old entries. */
  async tend(stop?: AbortSignal): Promise<void> {
    const nowMs = this.options.clock.now();
    while (await this.options.store.isAnyFailureDue(nowMs)) await this.options.store.settleFailures(nowMs);
    if (this.options.keptMs === null) return;
    const beforeMs = nowMs - this.options.keptMs;
    while (await this.options.store.isAnyBefore(beforeMs)) {
      if (stop?.aborted || (await this.options.store.prune(beforeMs)) === 0) return;
    }
  }
}
