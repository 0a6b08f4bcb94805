// The kinds of conditions as lists for docs/upkeep.md. What each says, and what mends it, stands in the mail and under "Health".

import { CONDITION_KINDS, kindOfCondition } from "../../src/model/condition.ts";

/** Those that are told, in Markdown. */
export function conditionsList(): string {
  const listed = (severity: string): string =>
    CONDITION_KINDS.filter((kind) => kindOfCondition(kind).severity === severity)
      .map((kind) => `\`${kind}\``)
      .join(", ");
  return `- **now**, because something does not work: ${listed("now")}.\n- **soon**, because it will not: ${listed("soon")}.`;
}
