// A push as its owner's page reads it.

import type { Strings } from "../../../static/texts.ts";
import { isoOrNull } from "../../base/clock.ts";
import type { OwnPush } from "../../domain/pushes/pushes.ts";
import type { AuditEntry as DomainAuditEntry } from "../../model/audit.ts";
import { returnReason } from "../../model/mailing.ts";
import { type AuditEntry, toAuditEntry, toListedPush } from "./schemas.ts";

/** An entry of the log, with the reason for a returned mail in words. */
export const toOwnEntry =
  (words: Strings["returned"]) =>
  (entry: DomainAuditEntry): AuditEntry => {
    const shown = toAuditEntry(entry);
    const { returned } = entry;
    if (returned && shown.mail_returned) shown.mail_returned.reason = words[returnReason(returned.status)];
    return shown;
  };

/** @param scans how often programs have loaded its page, such as previews of links in a chat */
export const toOwnPush = (push: OwnPush, scans: number, base: string) => ({
  ...toListedPush(push, base),
  guarded: push.record.guard !== null,
  covered: push.record.covered,
  /** Also counts erased files. */
  file_count: push.record.fileCount,
  files: push.files.map(({ filename, byteSize }) => ({ filename, byte_size: byteSize })),
  scans,
  /** How many entries of each kind its audit log has. */
  totals: Object.fromEntries(push.totals.map(({ kind, count }) => [kind, count])),
  first_view_at: isoOrNull(push.totals.find(({ kind }) => kind === "view")?.firstAtMs ?? null),
  views: push.views.map(toAuditEntry),
  ended: push.ended && toAuditEntry(push.ended),
  alarm: push.alarm && toAuditEntry(push.alarm),
  codes: push.codes.map(toAuditEntry),
});
