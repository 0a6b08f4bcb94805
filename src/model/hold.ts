// A wait: somebody asks for a held push and waits until its owner releases it. A released wait is used up by one
// retrieval. It belongs to who began it: a browser, the user of an API token, or whoever has its id.

import { HOUR_MS, MINUTE_MS } from "../base/units.ts";
import { isExpired, type PushRecord } from "./push.ts";

/** As the store keeps it. A wait that nobody decided or used in time stays as it was: ask `stateOf`. */
export type StoredState = "waiting" | "released" | "refused" | "used" | "ended";
export type HoldState = "waiting" | "released" | "refused" | "used" | "expired";
export type Decision = "released" | "refused";

export interface Hold {
  id: string;
  pushId: number;
  /** What only its waiter can show again, hashed; null where the id alone shows it. */
  waiter: Uint8Array | null;
  /** Three words that waiter and owner compare. */
  words: string;
  ip: string;
  userAgent: string;
  askedAtMs: number;
  /** When it ends: the wait itself, or the time that a released waiter has to open the push. */
  expiresAtMs: number;
  stored: StoredState;
}

/** How many may wait for one push at once. */
export const MAX_WAITING = 10;

/** How long a wait that is over is kept, so that waiter and owner can see how it ended. */
export const ENDED_KEPT_MS = HOUR_MS;

/** When it is worth while to ask again, where too many wait. */
export const ASK_AGAIN_MS = MINUTE_MS;

/** @param push null where it is not at hand: then its end does not count */
export function stateOf({ stored, expiresAtMs }: Hold, push: PushRecord | null, nowMs: number): HoldState {
  if (stored === "refused" || stored === "used") return stored;
  const over = stored === "ended" || expiresAtMs <= nowMs;
  return over || (push !== null && (push.frozen || isExpired(push, nowMs))) ? "expired" : stored;
}
