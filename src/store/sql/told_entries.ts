// SQL for the triggers of both engines: which audit entries cause an event, and which one.

import { TOLD_BY_ENTRIES } from "../../model/event.ts";

type Told = ReadonlyArray<{ entry: string; kind: string }>;

/** The kinds of these entries, as a list for IN. */
export const tellingEntries = (told: Told = TOLD_BY_ENTRIES): string =>
  `(${told.map(({ entry }) => `'${entry}'`).join(", ")})`;

/** The kind of the event for an entry. Null for any other entry, which the outbox rejects. */
export const toldBy = (kind: string, told: Told = TOLD_BY_ENTRIES): string =>
  `CASE ${kind} ${told.map(({ entry, kind: event }) => `WHEN '${entry}' THEN '${event}'`).join(" ")} END`;
