// Waits as rows.

import type { Hold, StoredState } from "../../model/hold.ts";

/** For a query that names the table `h`. */
export const HOLD_COLUMNS =
  "h.id, h.push_id, h.waiter, h.words, h.ip, h.user_agent, h.asked_at_ms, h.expires_at_ms, h.state";

export interface HoldRow {
  id: string;
  push_id: number;
  waiter: Uint8Array | null;
  words: string;
  ip: string;
  user_agent: string;
  asked_at_ms: number;
  expires_at_ms: number;
  state: StoredState;
}

export const toHold = (row: HoldRow): Hold => ({
  id: row.id,
  pushId: row.push_id,
  waiter: row.waiter && new Uint8Array(row.waiter),
  words: row.words,
  ip: row.ip,
  userAgent: row.user_agent,
  askedAtMs: row.asked_at_ms,
  expiresAtMs: row.expires_at_ms,
  stored: row.state,
});
