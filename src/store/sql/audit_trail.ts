// A push's audit log: a list in which each entry refers to the previous one, with a hash chain over the entries. The hash of an entry is
//
//   SHA-256( the hash of the entry before it, or 32 zero bytes ‖ UTF-8 of
//            JSON [push id, seq, kind, ip, user agent, referrer, milliseconds since 1970] )
//
// so altering, dropping, moving or inserting an entry changes the hashes of all later ones. The push stores the last hash. The chain needs no
// key: with a copy of one hash, anyone can check that no earlier entry has changed.
//
// The operations in this directory add entries with `append`. Operations that are hand-written for each engine add entries without it.

import { type AuditKind, type ClientInfo, FIRST_LINK, nextLink } from "../../model/audit.ts";
import { changed, only, type Steps } from "./voice.ts";

/**
 * SQL that defines `log`, the entries of a push, newest first. It terminates even if someone has tampered with the table.
 * @param push a condition on `pushes p`
 * @param further a condition on an entry `log`: whether to continue to the entry before it
 */
export const logOf = (push: string, further = "TRUE"): string => `
  WITH RECURSIVE log AS (
    SELECT e.* FROM pushes p JOIN audit_entries e ON e.id = p.last_entry_id WHERE ${push}
    UNION ALL
    SELECT e.* FROM log JOIN audit_entries e ON e.id = log.before_id AND e.seq < log.seq WHERE ${further}
  )`;

/** SQL: the number of a push's entries after the first one, without counted views, and without the `uncounted_entries` of strangers. */
export const OTHERS_ENTRIES = "entry_count - 1 - uncounted_entries - views_counted";

interface Visit {
  pushId: number;
  client: ClientInfo;
  atMs: number;
}

/** Adds an entry to the log of a locked push. @returns the entry's number in the log */
export function* append(kind: AuditKind, { pushId, client, atMs }: Visit): Steps<number> {
  const { entryCount, lastEntryId, lastEntryHash } = yield* only<{
    entryCount: number;
    lastEntryId: number | null;
    lastEntryHash: Uint8Array | null;
  }>("SELECT entry_count, last_entry_id, last_entry_hash FROM pushes WHERE id = $pushId", { pushId });
  const seq = entryCount + 1;
  // The hash covers the texts as they are stored.
  const { id, ...stored } = yield* only<ClientInfo & { id: number }>(
    `INSERT INTO audit_entries (push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
     VALUES ($pushId, $seq, $beforeId, $kind, $ip, $userAgent, $referrer, $atMs)
     RETURNING id, ip, user_agent, referrer`,
    { pushId, seq, beforeId: lastEntryId, kind, ...client, atMs },
  );
  const hash = nextLink(lastEntryHash ?? FIRST_LINK, { pushId, seq, kind, ...stored, atMs });
  yield* changed(
    "UPDATE pushes SET entry_count = $seq, last_entry_id = $id, last_entry_hash = $hash WHERE id = $pushId",
    { pushId, seq, id, hash },
  );
  return seq;
}
