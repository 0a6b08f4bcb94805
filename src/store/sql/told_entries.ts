// Which audit entries tell an event, as the triggers of both engines say it.

import { TOLD_BY_ENTRIES } from "../../model/event.ts";

type Told = ReadonlyArray<{ entry: string; kind: string }>;

/** The kinds of those entries, as a list for IN. */
export const tellingEntries = (told: Told = TOLD_BY_ENTRIES): string =>
  `(${told.map(({ entry }) => `'${entry}'`).join(", ")})`;

/** The kind of event that an entry tells. Of any other entry it is null, which the outbox refuses. */
export const toldBy = (kind: string, told: Told = TOLD_BY_ENTRIES): string =>
  `CASE ${kind} ${told.map(({ entry, kind: event }) => `WHEN '${entry}' THEN '${event}'`).join(" ")} END`;
