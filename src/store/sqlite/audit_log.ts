// A push's audit log: entries that each lead to the one before it, and a hash chain over them. The hash of
// an entry is
//
//   SHA-256( the hash of the entry before it, or 32 zero bytes ‖ UTF-8 of
//            JSON [push id, seq, kind, ip, user agent, referrer, milliseconds since 1970] )
//
// so an entry cannot be altered, dropped, moved or put in between without all after it changing. The push
// keeps the last hash. The chain needs no key: with one hash kept elsewhere, anybody can check later that the
// entries before it have not changed.

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
