// Who has opened a push that keeps track of its openers: its first device, or each address.

import { sameBytes } from "../base/crypto.ts";

/** How an opener is recognised: by the key of a device, or by an address that was proved. */
export type OpenerKind = "device" | "address";

/** `who` is a digest that does not reveal the key or the address. */
export interface Opener {
  kind: OpenerKind;
  who: Uint8Array;
  /** How often they may open the push. Null: as often as the push allows, but then only they may open it. */
  atMost: number | null;
}

/** How often an opener has opened a push. */
export interface Openings {
  who: Uint8Array;
  views: number;
}

export const viewsOf = (all: readonly Openings[], who: Uint8Array): number =>
  all.find((one) => sameBytes(one.who, who))?.views ?? 0;

/** @param all those of the same kind who have opened the push */
export const mayOpen = (all: readonly Openings[], { who, atMost }: Opener): boolean =>
  atMost === null ? all.length === 0 || viewsOf(all, who) > 0 : viewsOf(all, who) < atMost;
