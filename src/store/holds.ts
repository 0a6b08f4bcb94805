// What every engine promises of waits for held pushes.

import type { ClientInfo } from "../model/audit.ts";
import type { Decision, Hold } from "../model/hold.ts";
import type { PushRecord } from "../model/push.ts";

/** Waits for held pushes. Freezing a push ends its waits; they do not come back when it is thawed. */
export interface HoldStore {
  /**
   * Begins a wait and writes its `hold_asked` entry, up to the limit of `logWithoutView`. Where the same waiter already
   * waits, or is released, that wait comes back and nothing changes. `placeAmong` decides who may wait, and whose wait ends
   * for it in the same step.
   * @returns "full" where the client's network has its places; null where the push has expired or is frozen
   */
  ask(wait: NewHold, client: ClientInfo, nowMs: number): Promise<Hold | "full" | null>;

  find(pushId: number, id: string): Promise<Hold | null>;

  /**
   * Releases or refuses a wait that is neither decided nor over, and writes its entry. A released waiter has `timeoutMs`
   * to open the push.
   * @param choice.freezes whether the push is frozen in the same step
   * @returns the wait afterwards, whoever decided it; null where there is no such wait
   */
  decide(
    pushId: number,
    id: string,
    choice: { decision: Decision; freezes: boolean; timeoutMs: number },
    client: ClientInfo,
    nowMs: number,
  ): Promise<Hold | null>;

  /** The waits of a push, newest first, also those that are over, until they are forgotten. */
  list(pushId: number, limit: number): Promise<Hold[]>;

  /** Who waits for any push of this owner, longest first. */
  waitingFor(ownerId: number, nowMs: number, limit: number): Promise<Hold[]>;

  /** How many wait for each of these pushes. Pushes for which nobody waits are left out. */
  countWaiting(pushIds: readonly number[], nowMs: number): Promise<Map<number, number>>;

  /** These waits, each with its push. Unknown ones are left out. */
  look(ids: readonly string[]): Promise<Array<{ hold: Hold; push: PushRecord }>>;
}

export type NewHold = Pick<Hold, "id" | "pushId" | "waiter" | "words" | "expiresAtMs">;
