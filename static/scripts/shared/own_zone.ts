// Times in the zone of this device.

import { dateWords, relativeWords, shortDate } from "./texts.ts";

const WRITTEN: Readonly<Record<string, (at: string) => string>> = { date: dateWords, relative: relativeWords };

/** The server knows no reader's zone: it writes times in UTC. */
export function writeTimes(within: ParentNode): void {
  for (const time of within.querySelectorAll("time")) {
    const words = (WRITTEN[time.dataset.as ?? ""] ?? shortDate)(time.dateTime);
    // What is selected stays so.
    if (time.textContent !== words) time.textContent = words;
  }
}

/** The server is told the zone where a day matters. */
export function inOwnZone(within: ParentNode): void {
  writeTimes(within);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const link of within.querySelectorAll<HTMLAnchorElement>("a[data-zoned]")) link.search += `&zone=${zone}`;
  for (const field of within.querySelectorAll<HTMLInputElement>("input[name=zone]")) field.value = zone;
}
