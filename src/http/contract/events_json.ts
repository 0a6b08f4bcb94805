// Dead letters as the pages' scripts read them.

import type { AddressedLetter, Backlog } from "../../domain/events/dead_letters.ts";

export const toBacklog = ({ waiting, dead, oldestMs }: Backlog) => ({
  waiting,
  dead,
  oldest_seconds: oldestMs === null ? null : Math.floor(oldestMs / 1_000),
});

export const toLetter = ({ id, subscription, ownerEmail, event, attempts, error, diedAtMs }: AddressedLetter) => ({
  id,
  target: subscription.target,
  subscription: subscription.name,
  owner: ownerEmail,
  event: event.kind,
  // Mail about an account concerns no push.
  push: event.pushId !== null && event.pushId > 0 ? event.pushId : null,
  happened_at: new Date(event.atMs).toISOString(),
  given_up_at: new Date(diedAtMs).toISOString(),
  attempts,
  reason: error,
});
