// A push's audit log: entries that each lead to the one before it, and a hash chain over them. The hash of
// an entry is
//
//   SHA-256( the hash of the entry before it, or 32 zero bytes ‖ UTF-8 of
//            JSON [push id, seq, kind, ip, user agent, referrer, milliseconds since 1970] )
//
// so an entry cannot be altered, dropped, moved or put in between without all after it changing. The push
// keeps the last hash. The chain needs no key: with one hash kept elsewhere, anybody can check later that the
// entries before it have not changed.
//
// Entries are added here in operations of the voice. What requests do all the time logs by hand, in each engine.

import { type AuditKind, type ClientInfo, FIRST_LINK, nextLink } from "../../model/audit.ts";
import { changed, only, type Steps } from "./voice.ts";

/**
 * SQL that names the entries of one push `log`, newest first. It ends even where the table was tampered with.
 * @param push which push, as a condition on `pushes p`
 * @param further whether to go on from the entry `log` to the one before it
 */
export const logOf = (push: string, further = "TRUE"): string => `
  WITH RECURSIVE log AS (
    SELECT e.* FROM pushes p JOIN audit_entries e ON e.id = p.last_entry_id WHERE ${push}
    UNION ALL
    SELECT e.* FROM log JOIN audit_entries e ON e.id = log.before_id AND e.seq < log.seq WHERE ${further}
  )`;

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
