// Entries at the end of a push's audit log, in operations of the voice. What requests do all the time logs by hand, in each
// engine.

import { type AuditKind, type ClientInfo, FIRST_LINK, nextLink } from "../../model/audit.ts";
import { changed, only, type Steps } from "./voice.ts";

/** What an entry says besides its kind. */
interface Visit {
  pushId: number;
  client: ClientInfo;
  atMs: number;
}

/** Adds an entry to the log of a push that is locked. @returns its number in the log */
export function* append(kind: AuditKind, { pushId, client, atMs }: Visit): Steps<number> {
  const last = yield* only<LastEntry>(
    "SELECT entry_count, last_entry_id, last_entry_hash FROM pushes WHERE id = $pushId",
    { pushId },
  );
  const seq = last.entry_count + 1;
  // Hashed are the texts as they are stored.
  const {
    id,
    user_agent: userAgent,
    ...stored
  } = yield* only<StoredEntry>(
    `INSERT INTO audit_entries (push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
     VALUES ($pushId, $seq, $beforeId, $kind, $ip, $userAgent, $referrer, $atMs)
     RETURNING id, ip, user_agent, referrer`,
    { pushId, seq, beforeId: last.last_entry_id, kind, ...client, atMs },
  );
  const hash = nextLink(last.last_entry_hash ?? FIRST_LINK, { pushId, seq, kind, ...stored, userAgent, atMs });
  yield* changed(
    "UPDATE pushes SET entry_count = $seq, last_entry_id = $id, last_entry_hash = $hash WHERE id = $pushId",
    { pushId, seq, id, hash },
  );
  return seq;
}

interface LastEntry {
  entry_count: number;
  last_entry_id: number | null;
  last_entry_hash: Uint8Array | null;
}

interface StoredEntry {
  id: number;
  ip: string;
  user_agent: string;
  referrer: string;
}
