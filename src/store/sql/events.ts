// Events that no trigger writes, each in the commit of what it tells, and with its entry in the administrators' log.

import type { NewEvent } from "../../model/event.ts";
import { logEvent } from "./admin_log.ts";
import { changed, type Op, type Statement, type Steps } from "./voice.ts";

/** A change, with events in its commit. Where nothing is changed, nothing is told. Its `counts` are told with them. */
export function* withEvents<T>(change: Op<T>, events: readonly NewEvent[]): Steps<T> {
  const outcome = yield* change;
  if (hasChanged(outcome)) yield* tell(events.map((event) => withCounts(event, outcome)));
  return outcome;
}

/** The last thing in a transaction: the log is locked from here on. */
export function* tell(events: readonly NewEvent[]): Steps<void> {
  for (const event of events) yield* addEvent(event);
  for (const event of events) yield* logEvent(event);
}

/** Whether a change of accounts has happened, by what it returns. */
const hasChanged = (outcome: unknown): boolean => outcome !== null && outcome !== false && outcome !== "last-admin";

/** What a change has counted belongs to its events: nobody knows it before. */
const withCounts = (event: NewEvent, outcome: unknown): NewEvent =>
  typeof outcome === "object" && outcome !== null && "counts" in outcome
    ? { ...event, detail: { ...event.detail, ...(outcome.counts as Record<string, number>) } }
    : event;

/** Nothing where nobody may want it. */
const addEvent = ({ kind, pushId, ownerId, client, atMs, detail }: NewEvent): Statement<number> =>
  changed(
    `INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
     SELECT $kind, $pushId, $ownerId, $ip, $userAgent, $atMs, $detail
      WHERE EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id IS NULL OR s.user_id = $ownerId)`,
    { kind, pushId, ownerId, ip: client.ip, userAgent: client.userAgent, atMs, detail: JSON.stringify(detail) },
  );
