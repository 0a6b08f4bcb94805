// What the process offers its rooms: the time and nothing else global. Handed to constructors, so
// that tests can set the clock and production code never asks Date on its own.

export interface Clock {
  /** Milliseconds since 1970 (UTC). Never smaller than any earlier answer of the same clock. */
  now(): number;
}

/** Behind by less than this, the wall clock is late, not set back. */
const SLACK_MS = 50;

/**
 * A clock that follows the wall clock but never runs backwards: where the wall clock is set back,
 * time goes on from the latest answer at the pace of the monotonic clock, until the wall clock has
 * caught up with it. A push can then not be brought back to life, nor live longer, by setting the
 * clock of a running server back.
 *
 * @param wallMs milliseconds since 1970 @param monotonicMs milliseconds since any fixed moment
 */
export function monotonicClock(
  wallMs: () => number = Date.now,
  monotonicMs: () => number = () => performance.now(),
): Clock {
  let latestMs = wallMs();
  let latestAtMs = monotonicMs();
  return {
    now() {
      const atMs = monotonicMs();
      const wall = wallMs();
      const steady = latestMs + (atMs - latestAtMs);
      latestMs = wall > steady - SLACK_MS ? Math.max(latestMs, wall) : steady;
      latestAtMs = atMs;
      return Math.floor(latestMs);
    },
  };
}
