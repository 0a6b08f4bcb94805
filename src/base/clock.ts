// The clock, and times as they appear in JSON. Constructors take a clock, so that tests can set the time.

export const MINUTE_MS = 60_000;

export const HOUR_MS = 60 * MINUTE_MS;

export const DAY_MS = 24 * HOUR_MS;

export interface Clock {
  /** Milliseconds since 1970 (UTC). Never less than an earlier result of the same clock. */
  now(): number;
  /** Until this moment the time may be wrong, because it jumped ahead by more than a day. Null if there is no doubt. */
  doubtedUntil?(): number | null;
  /** Doubts the time if it is more than a day after `knownMs`, an earlier time that is certain. */
  compare?(knownMs: number): void;
}

/** A clock that jumps ahead by more than this may be wrong. It can be corrected within DOUBTED_FOR_MS. */
export const JUMP_MS = DAY_MS;
const DOUBTED_FOR_MS = HOUR_MS;
/** The wall clock counts as set back only if it is behind by more than this. */
const SLACK_MS = 50;

/** Decides whether a clock may be wrong. `atMs` is the time of a monotonic clock, which measures only elapsed time. */
export class Doubt {
  /** When the time was last trusted, by the monotonic clock. The trusted time now is `#originMs` + `atMs`. */
  #trustedAtMs = -Infinity;
  #originMs = Infinity;
  /** When the doubt ends, by the monotonic clock. Until then the clock can be set back to `#floorMs` + `atMs`. */
  #untilMs: number | null = null;
  #floorMs = 0;

  begin(knownMs: number, atMs: number): void {
    this.#floorMs = this.#untilMs === null ? knownMs - atMs : Math.min(this.#floorMs, knownMs - atMs);
    this.#originMs = Math.min(this.#originMs, knownMs - atMs);
    this.#untilMs = atMs + DOUBTED_FOR_MS;
  }

  /** @param steadyMs what the clock should show @returns the time if the clock was set back from a doubted time */
  look(shownMs: number, steadyMs: number, atMs: number): number | null {
    if (atMs >= (this.#untilMs ?? this.#trustedAtMs + DOUBTED_FOR_MS)) {
      this.#trustedAtMs = atMs;
      this.#originMs = steadyMs - atMs;
      this.#untilMs = null;
    }
    const isSetBack = this.#untilMs !== null && shownMs < steadyMs - JUMP_MS;
    const ms = Math.max(shownMs, isSetBack ? this.#floorMs + atMs : steadyMs);
    if (ms <= this.#originMs + atMs + JUMP_MS) this.#untilMs = null;
    else if (this.#untilMs === null || isSetBack || ms > steadyMs + JUMP_MS) {
      if (this.#untilMs === null) this.#floorMs = steadyMs - atMs;
      this.#untilMs = atMs + DOUBTED_FOR_MS;
    }
    return isSetBack ? ms : null;
  }

  /** When the doubt ends, by the clock that shows `nowMs`; null if there is no doubt. */
  until(nowMs: number, atMs: number): number | null {
    return this.#untilMs !== null && atMs < this.#untilMs ? Math.ceil(nowMs + this.#untilMs - atMs) : null;
  }
}

/**
 * A clock that follows the wall clock but never runs backwards. If the wall clock is set back, time continues from the
 * latest result at the pace of the monotonic clock, until the wall clock has caught up. So setting back the clock of a
 * running server neither revives a push nor lets it live longer.
 *
 * If the wall clock jumps ahead by more than a day, at once or in steps within an hour of the monotonic clock, this
 * clock follows it but doubts it for an hour. Within that hour the wall clock can be set back, also in steps, but no
 * further than the trusted time plus what has elapsed since. Each step restarts the hour. A step to within a day of the
 * trusted time ends the doubt.
 *
 * @param wallMs milliseconds since 1970 @param monotonicMs milliseconds since any fixed moment
 */
export function monotonicClock(
  wallMs: () => number = Date.now,
  monotonicMs: () => number = () => performance.now(),
): Clock {
  const doubt = new Doubt();
  let latestMs = wallMs();
  let latestAtMs = monotonicMs();
  const now = (): number => {
    const atMs = monotonicMs();
    const wall = wallMs();
    const steady = latestMs + (atMs - latestAtMs);
    latestMs = doubt.look(wall, steady, atMs) ?? (wall > steady - SLACK_MS ? Math.max(latestMs, wall) : steady);
    latestAtMs = atMs;
    return Math.floor(latestMs);
  };
  return {
    now,
    doubtedUntil: () => doubt.until(now(), latestAtMs),
    compare(knownMs) {
      if (now() > knownMs + JUMP_MS) doubt.begin(knownMs, latestAtMs);
    },
  };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/i;

/** "2026-01-09T12:00:00Z", with any zone → milliseconds since 1970; null if it is not such a time. */
export function parseMoment(text: string): number | null {
  const ms = MOMENT.test(text.trim()) ? Date.parse(text.trim()) : Number.NaN;
  // The parser reads 30 February as 2 March.
  const day = text.trim().slice(0, 10);
  const exists = !Number.isNaN(ms) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return exists ? ms : null;
}

/** A time in the JSON format: UTC, with milliseconds. */
export const iso = (ms: number): string => new Date(ms).toISOString();
export const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));
