// What few pushes have, as both engines keep it: JSON in one column, null for most pushes. What only later versions know
// stays in it.

import { NO_TRAITS, type Traits } from "../model/push.ts";

export const traitsText = (traits: Traits): string | null =>
  Object.keys(traits).length === 0 ? null : JSON.stringify(traits);

export const traitsIn = (column: unknown): Traits =>
  typeof column === "string" ? (JSON.parse(column) as Traits) : NO_TRAITS;
