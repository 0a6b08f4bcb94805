// The clock of the demo's server. Like the server's own clock, it only goes forward: nothing that has expired comes back.

import { type Clock, DAY_MS, HOUR_MS } from "../../base/clock.ts";

/** How far each button moves the clock, in ms. */
const STEPS: Readonly<Record<string, number>> = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS };

export class DemoClock implements Clock {
  #aheadMs = 0;

  now(): number {
    return Date.now() + this.#aheadMs;
  }

  /** @param to "hour", "day", "week", "monday", or a moment in this machine's time zone @returns whether it moved */
  move(to: string): boolean {
    const nowMs = this.now();
    const step = STEPS[to];
    const targetMs = step !== undefined ? nowMs + step : to === "monday" ? mondayAfter(nowMs) : Date.parse(to);
    if (!(targetMs > nowMs && targetMs < nowMs + 366 * DAY_MS)) return false;
    this.#aheadMs += targetMs - nowMs;
    return true;
  }
}

/** 08:00 on the next Monday, in this machine's time zone. */
function mondayAfter(ms: number): number {
  const monday = new Date(ms);
  monday.setHours(8, 0, 0, 0);
  monday.setDate(monday.getDate() + ((8 - monday.getDay()) % 7));
  if (monday.getTime() <= ms) monday.setDate(monday.getDate() + 7);
  return monday.getTime();
}
