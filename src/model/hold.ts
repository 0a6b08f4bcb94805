// A wait: somebody asks for a held push and waits until its owner releases it. A released wait is used up by one
// retrieval. It belongs to who began it: a browser, the user of an API token, or whoever has its id.

import { limitKey } from "../base/network.ts";
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

/** How many of them may be of one network: of the addresses that limits count as one. */
export const MAX_WAITING_OF_NETWORK = 3;

/** How long a wait that is over is kept, so that waiter and owner can see how it ended. */
export const ENDED_KEPT_MS = HOUR_MS;

/** When it is worth while to ask again, where too many wait. */
export const ASK_AGAIN_MS = MINUTE_MS;

/**
 * The place of somebody who begins to wait. Where no place is free, the network that has most gives up its longest wait: nobody
 * keeps all others out from a few networks.
 * @param waiting who waits for this push, longest first
 * @param ip the newcomer's address
 * @returns "full" where this network has its places already; else the id of the wait that ends, or null where none does
 */
export function placeAmong(waiting: ReadonlyArray<Pick<Hold, "id" | "ip">>, ip: string): "full" | string | null {
  const own = limitKey(ip);
  const networks = Map.groupBy(waiting, (one) => limitKey(one.ip));
  const ofOwn = networks.get(own)?.length ?? 0;
  if (ofOwn >= MAX_WAITING_OF_NETWORK) return "full";
  if (waiting.length < MAX_WAITING) return null;
  // With the newcomer counted. Among equals, the newcomer's own network comes first, and then who has waited longest.
  const sizeOf = (network: string): number => (networks.get(network)?.length ?? 0) + (network === own ? 1 : 0);
  const most = Math.max(...[...networks.keys()].map(sizeOf));
  const gives =
    ofOwn > 0 && sizeOf(own) === most ? own : [...networks.keys()].find((network) => sizeOf(network) === most);
  return networks.get(gives ?? "")?.[0]?.id ?? null;
}

/** @param push null where it is not at hand: then its end does not count */
export function stateOf({ stored, expiresAtMs }: Hold, push: PushRecord | null, nowMs: number): HoldState {
  if (stored === "refused" || stored === "used") return stored;
  const over = stored === "ended" || expiresAtMs <= nowMs;
  return over || (push !== null && (push.frozen || isExpired(push, nowMs))) ? "expired" : stored;
}
