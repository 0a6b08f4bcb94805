// The clock. Constructors take one, so that tests can set the time. Production code never calls Date itself.

export interface Clock {
  /** Milliseconds since 1970 (UTC). Never less than an earlier result of the same clock. */
  now(): number;
}

/** The wall clock counts as set back only if it is behind by more than this. */
const SLACK_MS = 50;

/**
 * A clock that follows the wall clock but never runs backwards. If the wall clock is set back, time
 * continues from the latest result at the pace of the monotonic clock, until the wall clock has caught up.
 * So setting back the clock of a running server neither revives a push nor lets it live longer.
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
