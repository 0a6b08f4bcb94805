// What an engine of the store tells an administrator: all pushes, filtered and page by page, how many each user has, and
// what takes up the database; and the few notes that belong to the data rather than to a setting. No answer takes longer
// with the number of pushes: a page looks at a bounded part of them, and counts and sizes have a limit or are estimates.

import type { PushRecord } from "../model/push.ts";

export interface PushFilter {
  /** The id of a user, or "nobody" for anonymous pushes; absent: whoever it is. */
  owner?: number | "nobody" | undefined;
  /** At the time of the question, swept or not; absent: both. */
  state?: "active" | "expired" | undefined;
}

export interface PushPage {
  pushes: Array<{ push: PushRecord; ownerEmail: string | null }>;
  /** Where the next page begins; null at the end. There can be a next page after an empty one. */
  nextBeforeId: number | null;
}

/** At most `COUNT_LIMIT` each. */
export interface PushCount {
  userId: number;
  active: number;
  expired: number;
}

/** Counts of a user's pushes end here. */
export const COUNT_LIMIT = 1_000;

/** One page looks at so many pushes at most where no index knows which of them match. */
export const LOOKED_AT = 10_000;

/** A sample of payloads: so many places, evenly apart, and so many payloads at each. */
export const SAMPLED_PLACES = 20;
export const SAMPLED_AT_EACH = 25;

/** What so many payloads take up, by that sample. */
export const estimated = (sample: { bytes: number; payloads: number }, activePushes: number): number =>
  // Of few payloads the sample is all of them.
  sample.payloads === 0 ? 0 : Math.round((sample.bytes / sample.payloads) * Math.max(activePushes, sample.payloads));

export interface OverviewStore {
  /** Pushes that match, newest first, from before the one with this id. Metadata only. */
  page(filter: PushFilter, at: { nowMs: number; beforeId: number; limit: number }): Promise<PushPage>;
  countsOfUsers(userIds: readonly number[]): Promise<PushCount[]>;

  /** What the payloads of this many active pushes take up, as far as a sample of them tells. */
  payloadBytes(activePushes: number): Promise<number>;

  note(name: Note): Promise<string | null>;
  setNote(name: Note, value: string | null): Promise<void>;
}

/**
 * `key_copy`: which master key the administrator keeps a copy of. `last_backup`: when a backup was last made, in ms.
 * `settings of HOST`: digests of the settings with which a host has last started.
 */
export type Note = "key_copy" | "last_backup" | `settings of ${string}`;
