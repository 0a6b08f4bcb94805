// What few pushes have, as both engines keep it: JSON in one column, null for most pushes. What only a later program knows
// stays in it, and closes the push for this one.

import type { FreezeKind } from "../model/audit.ts";
import { NO_TRAITS, TRAITS, type Traits } from "../model/push.ts";

const known = new Map(Object.entries(TRAITS));

export const traitsText = (traits: Traits): string | null =>
  Object.keys(traits).length === 0 ? null : JSON.stringify(traits);

export function traitsIn(column: unknown): Traits {
  if (typeof column !== "string") return NO_TRAITS;
  const traits = JSON.parse(column) as Traits;
  const isKnown = Object.entries(traits).every(([trait, value]) => known.get(trait)?.(value) === true);
  return isKnown ? traits : { ...traits, unknown: true };
}

/** The column after this happened: an alarm marks a push, and a thaw takes that back. */
export function alarmedBy(kind: FreezeKind, column: string | null): string | null {
  const { alarmed, ...others } = JSON.parse(column ?? "{}") as Traits;
  if (kind === "alarm" && !alarmed) return traitsText({ ...others, alarmed: true });
  return kind === "thaw" && alarmed ? traitsText(others) : column;
}

/** How the files of a push stand that is there. */
export const downloadStateOf = (isFrozen: boolean, traits: unknown): "served" | "frozen" | "unknown" =>
  traitsIn(traits).unknown ? "unknown" : isFrozen ? "frozen" : "served";
