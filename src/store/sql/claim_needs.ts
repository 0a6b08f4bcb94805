// What a claim needs besides a view that is left. Both engines ask and settle it in the transaction of the claim.

import type { ClaimNeed } from "../pushes.ts";
import { isReleased, useUp } from "./holds.ts";
import { countOpening, mayClaim } from "./openers.ts";
import type { Steps } from "./voice.ts";

/** @returns the position of the first need that is not met, or null. The answer holds until the end of the transaction. */
export function* unmetOf(pushId: number, needs: readonly ClaimNeed[], nowMs: number): Steps<number | null> {
  for (const [at, need] of needs.entries()) {
    const isMet = "wait" in need ? yield* isReleased(pushId, need.wait, nowMs) : yield* mayClaim(pushId, need);
    if (!isMet) return at;
  }
  return null;
}

/** Uses up the waits with which a view was claimed, and counts its openers. */
export function* settle(pushId: number, needs: readonly ClaimNeed[]): Steps<void> {
  for (const need of needs) yield* "wait" in need ? useUp(need.wait) : countOpening(pushId, need);
}
