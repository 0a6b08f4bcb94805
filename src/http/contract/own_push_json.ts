// A push as the page for its owner reads it.

import { isoOrNull } from "../../base/units.ts";
import type { OwnPush } from "../../domain/pushes.ts";
import { toAuditEntry, toListedPush } from "./schemas.ts";

/** @param scans how often programs have loaded its page, such as previews of links in a chat */
export const toOwnPush = (push: OwnPush, scans: number, base: string) => ({
  ...toListedPush(push, base),
  guarded: push.record.guard !== null,
  covered: push.record.covered,
  /** Also counts files that are erased already. */
  file_count: push.record.fileCount,
  files: push.files.map(({ filename, byteSize }) => ({ filename, byte_size: byteSize })),
  scans,
  /** How many entries of each kind its audit log has. */
  totals: Object.fromEntries(push.totals.map(({ kind, count }) => [kind, count])),
  first_view_at: isoOrNull(push.totals.find(({ kind }) => kind === "view")?.firstAtMs ?? null),
  /** The newest views, newest first. */
  views: push.views.map(toAuditEntry),
  /** The entry of the person who expired it by hand. */
  ended: push.ended && toAuditEntry(push.ended),
  /** The newest alarm, until it is settled. */
  alarm: push.alarm && toAuditEntry(push.alarm),
});
