// Pushes that only add weight to a database: rows by SQL, with random lookups. Each
// has what a real one has, but nothing in it opens, and no audit log of them can be verified.

import { Database } from "bun:sqlite";

import { WRAPPED_KEY_BYTES } from "../src/store/sqlite/key_slots.ts";

export interface Weight {
  /** How many bytes each sealed payload has. */
  payloadBytes: number;
  userAgent: string;
}

/** Opens a database beside its server. Each call of `add` is one transaction. */
export function weightIn(
  path: string,
  { payloadBytes, userAgent }: Weight,
): { add: (n: number) => void; close: () => void } {
  // Beside the server, which goes on with its own settings. Nobody needs these rows after a power cut.
  const db = new Database(path, { readwrite: true, strict: true });
  db.run("PRAGMA busy_timeout = 10000");
  db.run("PRAGMA synchronous = OFF");
  db.run("PRAGMA wal_autocheckpoint = 20000");
  db.run("PRAGMA cache_size = -200000"); // the whole index of lookups, whose pages are written at random
  const add = db.transaction((n: number) => {
    const { push, slot, entry } = db.query<{ push: number; slot: number; entry: number }, []>(LAST).get() ?? NONE;
    const nowMs = Date.now();
    const expiresAtMs = nowMs + 7 * 86_400_000;
    db.query(PUSHES).run({ n, push, entry, nowMs, expiresAtMs });
    db.query(KEYS).run({ n, slot, keyBytes: WRAPPED_KEY_BYTES });
    db.query(PAYLOADS).run({ n, push, slot, payloadBytes });
    db.query(ENTRIES).run({ n, push, entry, nowMs, userAgent });
  });
  return { add: (n) => (n > 0 ? add.immediate(n) : undefined), close: () => db.close() };
}

const NONE = { push: 0, slot: 0, entry: 0 };
const LAST = `
  SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'pushes'), 0) AS push,
         coalesce((SELECT max(slot) FROM key_slots), 0) AS slot,
         coalesce((SELECT max(id) FROM audit_entries), 0) AS entry`;
const NUMBERS = `WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < $n)`;
const PUSHES = `
  INSERT INTO pushes (id, lookup, kind, created_at_ms, updated_at_ms, expires_at_ms, expire_after_days, expire_after_views,
                      retrieval_step, deletable_by_viewer, entry_count, last_entry_id, last_entry_hash)
  ${NUMBERS} SELECT $push + i, randomblob(32), 'text', $nowMs, $nowMs, $expiresAtMs, 7, 5, 1, 1, 1, $entry + i, randomblob(32)
    FROM numbers`;
const KEYS = `INSERT INTO key_slots (slot, wrapped_key) ${NUMBERS} SELECT $slot + i, randomblob($keyBytes) FROM numbers`;
const PAYLOADS = `
  INSERT INTO sealed_payloads (push_id, key_slot, payload, checksum)
  ${NUMBERS} SELECT $push + i, $slot + i, randomblob($payloadBytes), 0 FROM numbers`;
const ENTRIES = `
  INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
  ${NUMBERS} SELECT $entry + i, $push + i, 1, NULL, 'creation', '127.0.0.1', $userAgent, '', $nowMs FROM numbers`;
