// Restore points: the results of scheduled backups. Their names sort by time, and rules say which are kept. Times are in UTC.

import { DAY_MS, iso } from "../base/clock.ts";

const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** The name of the note that a restore leaves until the first start, which enters it in the admin log. */
export const RESTORED = "restored";

/** What that note says. */
export interface Restored {
  /** When the data was restored. */
  atMs: number;
  /** The file or the restore point. */
  name: string;
  /** When the backup was made, in ISO 8601. */
  madeAt: string;
}

/** How many restore points are kept: the latest ones, and for this many days, weeks and months the last one of each. */
export interface Keep {
  last: number;
  days: number;
  weeks: number;
  months: number;
}

/** "20260131T235959Z" @param taken names that are in use: the new one is later by as many seconds as needed */
export function newPointName(atMs: number, taken: ReadonlySet<string>): string {
  for (let ms = atMs; ; ms += 1_000) {
    const name = iso(ms).replace(/[-:]|\.\d{3}/g, "");
    if (!taken.has(name)) return name;
  }
}

/** When the restore point with this name was made; null if this is not the name of one. */
export function momentOfPoint(name: string): number | null {
  if (!NAME.test(name)) return null;
  const ms = Date.parse(name.replace(NAME, "$1-$2-$3T$4:$5:$6Z"));
  return Number.isNaN(ms) ? null : ms;
}

/**
 * The names of the restore points that the rules do not keep. Intact ones are never removed in favour of damaged ones: the rules count only intact
 * ones and, separately, damaged ones that are newer than every intact one. A name from the future, caused by a wrong clock, is kept and not counted.
 */
export function superfluousPoints(
  points: ReadonlyArray<{ name: string; isWhole: boolean }>,
  keep: Keep,
  nowMs: number,
): string[] {
  const past = points
    .filter(({ name }) => (momentOfPoint(name) ?? Infinity) <= nowMs)
    .sort((one, other) => (one.name < other.name ? 1 : -1));
  const whole = past.filter(({ isWhole }) => isWhole);
  const newest = whole[0]?.name ?? "";
  const damaged = past.filter(({ name, isWhole }) => !isWhole && name > newest);
  const kept = new Set([...keptOf(whole, keep), ...keptOf(damaged, keep)]);
  return past.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}

/** @param points newest first */
function keptOf(points: ReadonlyArray<{ name: string }>, keep: Keep): string[] {
  const names = points.map(({ name }) => name);
  const lastOfEach = (count: number, periodOf: (ms: number) => string): string[] => {
    const periods = new Map<string, string>();
    for (const name of names) {
      const period = periodOf(momentOfPoint(name) ?? 0);
      if (!periods.has(period)) periods.set(period, name);
    }
    return [...periods.values()].slice(0, count);
  };
  return [
    ...names.slice(0, Math.max(1, keep.last)),
    ...lastOfEach(keep.days, (ms) => String(Math.floor(ms / DAY_MS))),
    // Day 0 of 1970 was a Thursday, and a week begins on Monday.
    ...lastOfEach(keep.weeks, (ms) => String(Math.floor((Math.floor(ms / DAY_MS) + 3) / 7))),
    ...lastOfEach(keep.months, (ms) => iso(ms).slice(0, 7)),
  ];
}
