// Changes of accounts that are not in the voice yet, each in one commit with its events and their entries in the administrators'
// log.

import type { NewEvent } from "../../model/event.ts";
import { hasChanged, tell, withCounts } from "../sql/events.ts";
import type { Query, Statements } from "./connection.ts";
import type { Speak } from "./run.ts";

/** The same connection, on which each change that happens has these events in its commit. */
export function connectionWithEvents(db: Statements, events: readonly NewEvent[], speak: Speak): Statements {
  const tellOf = (query: Query, outcome: unknown): Promise<void> =>
    speak(query, tell(events.map((event) => withCounts(event, outcome))));
  return {
    read: (text, parameters) => db.read(text, parameters),
    misrouted: (what) => db.misrouted(what),
    change: <R extends object>(text: string, parameters: Parameters<Statements["change"]>[1]) =>
      db.transaction(async (query) => {
        const rows = await query<R>(text, parameters);
        if (rows.length > 0) await tellOf(query, rows);
        return rows;
      }),
    transaction: (run, deadlineMs) =>
      db.transaction(async (query) => {
        const outcome = await run(query);
        if (hasChanged(outcome)) await tellOf(query, outcome);
        return outcome;
      }, deadlineMs),
  };
}
