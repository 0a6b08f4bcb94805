// The rows of API tokens that were used last, in memory, for as long as no user and no token can have changed. So a program that
// makes many pushes costs no look-up each. What may have changed them is not worked out: every write of this process counts that
// is not about pushes alone, and every commit of another connection. A token that was revoked is refused by the next request.

import type { UsedToken } from "../contract.ts";
import type { AccountsSeen } from "./db.ts";

const MOST_KEPT = 1_000;

/** @param find reads a row */
export function keptTokens(
  seen: () => AccountsSeen | null,
  find: (hash: Uint8Array) => Promise<UsedToken | null>,
): (hash: Uint8Array) => Promise<UsedToken | null> {
  const kept = new Map<string, UsedToken>();
  let at: AccountsSeen | null = null;
  return async (hash) => {
    const now = seen();
    if (!now) return find(hash);
    if (!at || at.own !== now.own || at.others !== now.others) {
      kept.clear();
      at = now;
    }
    const mine = at;
    const key = Buffer.from(hash.buffer, hash.byteOffset, hash.length).toString("latin1");
    const known = kept.get(key);
    if (known) return known;
    const found = await find(hash);
    // What is read during the flush of a commit may be older than what was seen: of another program's commit, the reads of a turn
    // learn once. And if something was answered meanwhile, the row may be from before.
    if (found && !now.isBefore && at === mine && kept.size < MOST_KEPT) kept.set(key, found);
    return found;
  };
}
