// Times in the zone of this device.

import { dateWords, relativeWords, shortDate } from "./texts.ts";

const WRITTEN: Readonly<Record<string, (at: string) => string>> = { date: dateWords, relative: relativeWords };

/** Rewrites times that the server wrote in UTC, because it does not know the reader's zone. */
export function writeTimes(within: ParentNode): void {
  for (const time of within.querySelectorAll("time")) {
    const words = (WRITTEN[time.dataset.as ?? ""] ?? shortDate)(time.dateTime);
    // Text that does not change stays selected.
    if (time.textContent !== words) time.textContent = words;
  }
}

/** Also tells the server the zone wherever a day matters. */
export function inOwnZone(within: ParentNode): void {
  writeTimes(within);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const link of within.querySelectorAll<HTMLAnchorElement>("a[data-zoned]")) link.search += `&zone=${zone}`;
  for (const field of within.querySelectorAll<HTMLInputElement>("input[name=zone]")) field.value = zone;
}
