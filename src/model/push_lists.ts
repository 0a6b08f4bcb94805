// What people can request from the list of their own pushes: which of them, and in which order.

import { type PushRecord, viewsRemaining } from "./push.ts";

/** `today`: expire before the end of the reader's day. `waiting`: have recipients who are waiting. `answers`: were sent in reply to requests. */
export const PARTS = ["unopened", "opened", "today", "sealed", "waiting", "frozen", "answers"] as const;
export type Part = (typeof PARTS)[number];

/** The parts that do not depend on the reader's time zone. */
export const STATES = PARTS.filter((part) => part !== "today");

/** `expiry` begins with the push whose expiry is nearest, whether in the future or the past. */
export const ORDERS = ["newest", "expiry", "opened", "views"] as const;
export type Order = (typeof ORDERS)[number];

export interface Listing {
  state: "active" | "expired";
  /** Absent: all parts. */
  part?: Part | undefined;
  /** The end of the reader's day, for the part `today`. */
  untilMs?: number;
  order: Order;
}

/** Sorts pushes that the store has not sorted. Agrees with the orders of the store (store/sql/pushes.ts). */
export function compareIn({ order, state }: Listing): (a: PushRecord, b: PushRecord) => number {
  const key: Record<Order, (push: PushRecord) => number> = {
    newest: () => 0,
    expiry: ({ expiresAtMs, expiredAtMs }) => (state === "active" ? expiresAtMs : -(expiredAtMs ?? expiresAtMs)),
    opened: ({ viewsCounted, updatedAtMs }) => (viewsCounted > 0 ? -updatedAtMs : 0),
    views: viewsRemaining,
  };
  return (a, b) => key[order](a) - key[order](b) || b.id - a.id;
}
