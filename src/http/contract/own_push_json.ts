// A push as its owner's page reads it.

import type { OwnPush } from "../../domain/pushes/pushes.ts";
import { toAuditEntry, toListedPush } from "./schemas.ts";

/** The fields that the scripts on the page of a push or request read. */
const READ =
  /^(?:url_token|html_url|expires_at|expired|guarded|frozen|e2e|totals|version|state|close_after_at|passphrase_required|responses_count|(?:views|responses)_remaining)$/;
export const forScript = (shown: object): object =>
  Object.fromEntries(Object.entries(shown).filter(([name]) => READ.test(name)));

/** @param scans how often programs, such as link previews in a chat, have loaded its page */
export function toOwnPush(push: OwnPush, scans: number, base: string) {
  const shown = {
    ...toListedPush(push, base),
    guarded: push.record.guard !== null,
    covered: push.record.covered,
    /** Also counts erased files. */
    file_count: push.record.fileCount,
    files: push.files.map(({ filename, byteSize }) => ({ filename, byte_size: byteSize })),
    scans,
    /** How many entries of each kind its audit log has. */
    totals: Object.fromEntries(push.totals.map(({ kind, count }) => [kind, count])),
    views: push.views.map(toAuditEntry),
    ended: push.ended && toAuditEntry(push.ended),
    alarm: push.alarm && toAuditEntry(push.alarm),
    codes: push.codes.map(toAuditEntry),
  };
  return { ...shown, version: Bun.hash(JSON.stringify(shown)).toString(36) };
}
