// A wait: a recipient requests a held push and waits until its owner releases it. A released wait is used up by one
// retrieval. A wait belongs to its waiter: a browser, the user of an API token, or anyone with its id.

import { limitKey } from "../base/network.ts";
import { HOUR_MS, MINUTE_MS } from "../base/clock.ts";
import { isFrozen, isOver, type PushRecord } from "./push.ts";

/** As the store keeps it. A wait that was not decided or used in time keeps its stored state: use `stateOf`. */
export type StoredState = "waiting" | "released" | "refused" | "used" | "ended";
export type HoldState = "waiting" | "released" | "refused" | "used" | "expired";
export type Decision = "released" | "refused";

export interface Hold {
  id: string;
  pushId: number;
  /** A secret that only its waiter can present again, hashed; null if the id alone is enough. */
  waiter: Uint8Array | null;
  /** Three words that waiter and owner compare. */
  words: string;
  ip: string;
  userAgent: string;
  askedAtMs: number;
  /** When the wait ends or, once it is released, when the push can no longer be opened with it. */
  expiresAtMs: number;
  stored: StoredState;
}

/** How many may wait for one push at a time. */
export const MAX_WAITING = 10;

/** How many may wait for one push from one network, that is, from addresses that limits count as one. */
export const MAX_WAITING_OF_NETWORK = 3;

/** How long an ended wait is kept, so that waiter and owner can see how it ended. */
export const ENDED_KEPT_MS = HOUR_MS;

/** How long to wait before asking again if too many are waiting. */
export const ASK_AGAIN_MS = MINUTE_MS;

/**
 * Finds a place for a new waiter. If none is free, the network with the most waits gives up its longest one, so that a
 * few networks cannot keep all others out.
 * @param waiting the waits for this push, longest first
 * @param ip the newcomer's address
 * @returns "full" if this network already has its places; otherwise the id of the wait that ends, or null if none does
 */
export function placeAmong(waiting: ReadonlyArray<Pick<Hold, "id" | "ip">>, ip: string): "full" | string | null {
  const own = limitKey(ip);
  const networks = Map.groupBy(waiting, (one) => limitKey(one.ip));
  const ofOwn = networks.get(own)?.length ?? 0;
  if (ofOwn >= MAX_WAITING_OF_NETWORK) return "full";
  if (waiting.length < MAX_WAITING) return null;
  // Counts the newcomer too. On a tie, the newcomer's own network gives way first, and otherwise the network with the longest wait.
  const sizeOf = (network: string): number => (networks.get(network)?.length ?? 0) + (network === own ? 1 : 0);
  const most = Math.max(...[...networks.keys()].map(sizeOf));
  const gives =
    ofOwn > 0 && sizeOf(own) === most ? own : [...networks.keys()].find((network) => sizeOf(network) === most);
  return networks.get(gives ?? "")?.[0]?.id ?? null;
}

/**
 * Deleting the push interrupts a wait; the wait ends only when the push can no longer be restored.
 * @param push null if it is not available; its expiry then does not count
 */
export function stateOf({ id, stored, expiresAtMs }: Hold, push: PushRecord | null, nowMs: number): HoldState {
  if (stored === "refused" || stored === "used") return stored;
  const deletion = push?.traits.deletion;
  const state = deletion ? deletion.waits?.[id] : stored;
  if (state === undefined || state === "ended" || expiresAtMs <= nowMs) return "expired";
  return push !== null && (isFrozen(push) || isOver(push, nowMs)) ? "expired" : state;
}
