// Events that no trigger writes. Each is written in the commit of the change that it reports, together with its entry in the admin log.

import type { NewEvent } from "../../model/event.ts";
import { logEvent } from "./admin_log.ts";
import { changed, type Op, type Statement, type Steps } from "./voice.ts";

/** Makes a change and, if it has an effect, writes events in the same commit. They contain the `counts` that the change returns. */
export function* withEvents<T>(change: Op<T>, events: readonly NewEvent[]): Steps<T> {
  const outcome = yield* change;
  if (hasChanged(outcome)) yield* writeEvents(events.map((event) => withCounts(event, outcome)));
  return outcome;
}

/** Call this last in a transaction, because it locks the admin log. */
export function* writeEvents(events: readonly NewEvent[]): Steps<void> {
  for (const event of events) yield* addEvent(event);
  for (const event of events) yield* logEvent(event);
}

/** Whether a change to accounts has changed anything, judging by its result. */
const hasChanged = (outcome: unknown): boolean => outcome !== null && outcome !== false && outcome !== "last-admin";

const withCounts = (event: NewEvent, outcome: unknown): NewEvent =>
  typeof outcome === "object" && outcome !== null && "counts" in outcome
    ? { ...event, detail: { ...event.detail, ...(outcome.counts as Record<string, number>) } }
    : event;

/** Writes an event if a subscription may want it. */
const addEvent = ({ kind, pushId, ownerId, client, atMs, detail }: NewEvent): Statement<number> =>
  changed(
    `INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
     SELECT $kind, $pushId, $ownerId, $ip, $userAgent, $atMs, $detail
      WHERE EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id IS NULL OR s.user_id = $ownerId)`,
    { kind, pushId, ownerId, ip: client.ip, userAgent: client.userAgent, atMs, detail: JSON.stringify(detail) },
  );
