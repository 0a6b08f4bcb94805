// How long a push lives or a request is open: as requested, and as the server grants it.

import { formatDuration, parseDuration, UnitError } from "../../base/units.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, parseMoment, iso } from "../../base/clock.ts";
import { DURATIONS_MS } from "../../model/push_fields.ts";
import { UsageError } from "../terminal.ts";
import type { Push } from "./api.ts";

/** @throws UsageError */
export function wholeNumber(text: string, flag: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`${flag} must be a whole number`);
  return Number(text);
}

export interface Lifetime {
  /** In ms; null for the server's default. */
  ms: number | null;
  days: number | null;
  /** Index in the server's list of durations. */
  duration: number | null;
  /** A message if this is not the requested lifetime. */
  rounded: string | null;
}

export function lifetimeOf(
  flags: Record<"days" | "for", string | undefined> & { until?: string | undefined },
): Lifetime {
  const given = (["days", "for", "until"] as const).filter((flag) => flags[flag] !== undefined);
  if (given.length > 1) throw new UsageError(`--${given.join(" and --")} cannot be combined: give only one`);
  if (flags.days !== undefined) {
    const days = wholeNumber(flags.days, "--days");
    return { ms: days * DAY_MS, days, duration: null, rounded: null };
  }
  if (flags.for === undefined) return { ms: null, days: null, duration: null, rounded: null };
  return lifetimeFor(flags.for);
}

/** "6h" → the server's step. Between steps, a lifetime is rounded down: no secret lives longer than requested. */
export function lifetimeFor(text: string): Lifetime {
  let asked: number;
  try {
    asked = parseDuration(text);
  } catch (error) {
    if (!(error instanceof UnitError)) throw error;
    throw new UsageError(`--for ${error.message}: write 15m, 30m, 45m, 1h, 6h, 12h or whole days such as 3d`);
  }
  const shortest = DURATIONS_MS[0] ?? 0;
  const longest = DURATIONS_MS.at(-1) ?? 0;
  if (asked < shortest || asked > longest) {
    throw new UsageError(`--for must be from ${formatDuration(shortest)} to ${formatDuration(longest)}`);
  }
  const step = DURATIONS_MS.findLast((known) => known <= asked) ?? shortest;
  const ms = Math.max(step, Math.floor(asked / DAY_MS) * DAY_MS);
  const duration = DURATIONS_MS.indexOf(ms);
  return {
    ms,
    days: Math.ceil(ms / DAY_MS),
    duration: duration === -1 ? null : duration,
    rounded:
      ms === asked
        ? null
        : `--for ${text} becomes ${formatDuration(ms)}: servers support 15m, 30m, 45m, 1h, 6h, 12h and whole days, and a lifetime is never rounded up.`,
  };
}

/** "2026-01-09T12:00" in this host's time zone, "2026-01-09T12:00Z" or "8h" from now → the moment with a zone. */
export function momentOf(text: string, flag: string): string {
  const isLocal = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?$/.test(text);
  const local = isLocal ? new Date(`${text.slice(0, 10)}T${text.slice(11) || "00:00"}`).getTime() : Number.NaN;
  const ms = isLocal ? local : (parseMoment(text) ?? fromNow(text));
  if (ms === null || Number.isNaN(ms)) {
    throw new UsageError(`${flag} must be a time such as 2026-01-09T12:00, or a duration from now such as 8h`);
  }
  return iso(ms);
}

/** "15m" → 15. A lifetime is never rounded up. */
export function minutesOf(text: string, flag: string): number {
  try {
    const minutes = Math.floor(parseDuration(text) / MINUTE_MS);
    if (minutes >= 1) return minutes;
  } catch (error) {
    if (!(error instanceof UnitError)) throw error;
  }
  throw new UsageError(`${flag} must be a duration of at least a minute, such as 15m or 1h`);
}

function fromNow(text: string): number | null {
  try {
    return Date.now() + parseDuration(text);
  } catch {
    return null;
  }
}

/** The lifetime that the server gives a push, in ms; null if the server does not say. */
export function livesFor({
  created_at: createdAt,
  expires_at: expiresAt,
  expire_after_days: days,
}: Push): number | null {
  const exact = Date.parse(expiresAt ?? "") - Date.parse(createdAt ?? "");
  if (Number.isFinite(exact) && exact > 0) return Math.round(exact / 60_000) * 60_000;
  return typeof days === "number" ? days * DAY_MS : null;
}

/** 3_600_000 → "1 hour"; in the largest unit that divides it evenly. */
export function spelled(milliseconds: number): string {
  const units = [
    [DAY_MS, "day"],
    [HOUR_MS, "hour"],
    [MINUTE_MS, "minute"],
  ] as const;
  const [size, unit] = units.find(([size]) => milliseconds % size === 0) ?? [MINUTE_MS, "minute"];
  const count = Math.round(milliseconds / size);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
