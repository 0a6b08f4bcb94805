// Who has opened the pushes that count this. A claim counts its opener in its own transaction (claim_needs.ts).

import { mayOpen, type Opener, type OpenerKind, type Openings } from "../../model/opener.ts";
import { all, changed, lockPush, type Offered, type Statement, type Steps } from "./voice.ts";

export type OpenerStore = Offered<typeof openers>;

export const openers = {
  reads: {
    /** Everybody of this kind who has opened a push, and how often. */
    openings: (pushId: number, kind: OpenerKind) => openings(pushId, kind),
  },
};

const openings = (pushId: number, kind: OpenerKind): Statement<Openings[]> =>
  all("SELECT who, views FROM openers WHERE push_id = $pushId AND kind = $kind", { pushId, kind });

/** Whether this opener may claim a view. The answer holds until the end of the transaction. */
export function* mayClaim(pushId: number, opener: Opener): Steps<boolean> {
  yield* lockPush(pushId);
  return mayOpen(yield* openings(pushId, opener.kind), opener);
}

/** Counts a view that this opener has claimed. */
export const countOpening = (pushId: number, { kind, who }: Opener): Statement<number> =>
  changed(
    `INSERT INTO openers AS o (push_id, kind, who, views) VALUES ($pushId, $kind, $who, 1)
     ON CONFLICT (push_id, kind, who) DO UPDATE SET views = o.views + 1`,
    { pushId, kind, who },
  );
