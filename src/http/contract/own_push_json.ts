// A push as the page for its owner reads it.

import type { OwnPush } from "../../domain/pushes.ts";
import type { AuditKind } from "../../model/audit.ts";
import { type AuditEntry, type ListedPush, toAuditEntry, toListedPush } from "./schemas.ts";

export interface OwnPushJson extends ListedPush {
  /** Whether a passphrase guards it. */
  guarded: boolean;
  covered: boolean;
  /** Also counts files that are erased already. */
  file_count: number;
  files: Array<{ filename: string | null; byte_size: number }>;
  /** How often programs have loaded its page, such as previews of links in a chat. */
  scans: number;
  /** How many entries of each kind its audit log has. */
  totals: Partial<Record<AuditKind, number>>;
  first_view_at: string | null;
  /** The newest views, newest first. */
  views: AuditEntry[];
  /** The entry of the person who expired it by hand. */
  ended: AuditEntry | null;
  /** The newest alarm, until it is settled. */
  alarm: AuditEntry | null;
}

export function toOwnPush(push: OwnPush, scans: number, base: string): OwnPushJson {
  const firstViewAtMs = push.totals.find(({ kind }) => kind === "view")?.firstAtMs;
  return {
    ...toListedPush(push, base),
    guarded: push.record.guard !== null,
    covered: push.record.covered,
    file_count: push.record.fileCount,
    files: push.files.map(({ filename, byteSize }) => ({ filename, byte_size: byteSize })),
    scans,
    totals: Object.fromEntries(push.totals.map(({ kind, count }) => [kind, count])),
    first_view_at: firstViewAtMs === undefined ? null : new Date(firstViewAtMs).toISOString(),
    views: push.views.map(toAuditEntry),
    ended: push.ended && toAuditEntry(push.ended),
    alarm: push.alarm && toAuditEntry(push.alarm),
  };
}
