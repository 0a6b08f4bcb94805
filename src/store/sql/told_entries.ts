// Which audit entries tell an event, as the triggers of both engines say it.

import { TOLD_BY_ENTRIES } from "../../model/event.ts";

/** The kinds of those entries, as a list for IN. */
export const TELLING_ENTRIES = `(${TOLD_BY_ENTRIES.map(({ entry }) => `'${entry}'`).join(", ")})`;

/** The kind of event that an entry tells. Of any other entry it is null, which the outbox refuses. */
export const toldBy = (kind: string): string =>
  `CASE ${kind} ${TOLD_BY_ENTRIES.map((told) => `WHEN '${told.entry}' THEN '${told.kind}'`).join(" ")} END`;
