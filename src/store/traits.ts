// The traits of a push, as both engines store them: JSON in one column, null for most pushes. A trait that only a newer program knows
// stays in the column, and keeps this program from opening the push.

import type { FreezeKind } from "../model/audit.ts";
import { type Deletion, NO_TRAITS, TRAITS, type Traits } from "../model/push.ts";

const known = new Map(Object.entries(TRAITS));

export const traitsText = (traits: Traits): string | null =>
  Object.keys(traits).length === 0 ? null : JSON.stringify(traits);

export function traitsIn(column: unknown): Traits {
  if (typeof column !== "string") return NO_TRAITS;
  const traits = JSON.parse(column) as Traits;
  const isKnown = Object.entries(traits).every(([trait, value]) => known.get(trait)?.(value) === true);
  return isKnown ? traits : { ...traits, unknown: true };
}

/** The column after an entry of this kind: an alarm marks the push, and a thaw removes the mark. */
export function alarmedBy(kind: FreezeKind, column: string | null): string | null {
  const { alarmed, ...others } = JSON.parse(column ?? "{}") as Traits;
  if (kind === "alarm" && !alarmed) return traitsText({ ...others, alarmed: true });
  return kind === "thaw" && alarmed ? traitsText(others) : column;
}

/** The column after its owner has asked to be notified in this language, or, if null, not to be. */
export function notifiedIn(language: string | null, column: string | null): string | null {
  const { notifyMe, ...others } = JSON.parse(column ?? "{}") as Traits;
  if (language === null) return notifyMe === undefined ? column : traitsText(others);
  return notifyMe === language ? column : traitsText({ ...others, notifyMe: language });
}

/** The column of a push that is deleted; with null, of one that is restored. */
export function withDeletion(deletion: Deletion | null, column: string | null): string | null {
  const { deletion: _, ...others } = JSON.parse(column ?? "{}") as Traits;
  return traitsText(deletion ? { ...others, deletion } : others);
}

/** The deletion of a push that is frozen meanwhile. A freeze makes it the owner's; either ends the waits. */
export function frozenBy(kind: FreezeKind, { waits: _waits, ...deletion }: Deletion): Deletion {
  return { ...deletion, frozen: true, byOwner: deletion.byOwner || kind !== "alarm" };
}

/** Whether the files of an active push may be downloaded; null if it is deleted. */
export function downloadStateOf(isFrozen: boolean, column: string | null): "served" | "frozen" | "unknown" | null {
  const traits = traitsIn(column);
  if (traits.deletion) return null;
  return traits.unknown ? "unknown" : isFrozen ? "frozen" : "served";
}
