// The openers of those pushes that record them, and whatever else a claim needs besides a remaining view. Both engines check and record this in
// the transaction of the claim.

import { mayOpen, type Opener, type OpenerKind, type Openings, viewsOf } from "../../model/opener.ts";
import type { ClaimNeed } from "../pushes.ts";
import { isReleased, useUp } from "./holds.ts";
import { all, changed, lockPush, type Offered, type Statement, type Steps } from "./voice.ts";

export type OpenerStore = Offered<typeof openers>;

export const openers = {
  reads: {
    /** The openers of this kind that a push has had, and how many views each has used. */
    openings: (pushId: number, kind: OpenerKind) => openings(pushId, kind),
  },
};

const openings = (pushId: number, kind: OpenerKind): Statement<Openings[]> =>
  all("SELECT who, views FROM openers WHERE push_id = $pushId AND kind = $kind", { pushId, kind });

/** @returns the position of the first need that is not met, or null. This stays true until the end of the transaction. */
export function* firstUnmet(pushId: number, needs: readonly ClaimNeed[], nowMs: number): Steps<number | null> {
  yield* lockPush(pushId);
  for (const [at, need] of needs.entries()) {
    const isMet =
      "wait" in need ? yield* isReleased(pushId, need.wait, nowMs) : mayOpen(yield* openings(pushId, need.kind), need);
    if (!isMet) return at;
  }
  return null;
}

/** Uses up the waits of a claim, and counts its view. @returns how many views this opener has left; undefined without a limit */
export function* consume(pushId: number, needs: readonly ClaimNeed[]): Steps<number | undefined> {
  let left: number | undefined;
  for (const need of needs) {
    yield* "wait" in need ? useUp(need.wait) : countOpening(pushId, need);
    if ("wait" in need || need.atMost === null) continue;
    left = need.atMost - viewsOf(yield* openings(pushId, need.kind), need.who);
  }
  return left;
}

const countOpening = (pushId: number, { kind, who }: Opener): Statement<number> =>
  changed(
    `INSERT INTO openers AS o (push_id, kind, who, views) VALUES ($pushId, $kind, $who, 1)
     ON CONFLICT (push_id, kind, who) DO UPDATE SET views = o.views + 1`,
    { pushId, kind, who },
  );
