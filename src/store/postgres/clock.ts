// The database's clock as this node knows it: the node's clock, corrected by the difference that it measures. It decides what a
// node shows. The database itself decides, in each statement, what is counted and stored.

import { type Clock, monotonicClock } from "../../base/clock.ts";
import type { Connection } from "./connection.ts";

export class DatabaseClock implements Clock {
  #latestMs = 0;
  /** How far the database is ahead of this node, in ms. */
  skewMs = 0;

  constructor(private readonly own: Clock = monotonicClock()) {}

  now(): number {
    this.#latestMs = Math.max(this.#latestMs, Math.floor(this.own.now() + this.skewMs));
    return this.#latestMs;
  }

  doubtedUntil(): number | null {
    const untilMs = this.own.doubtedUntil?.() ?? null;
    return untilMs === null ? null : untilMs + Math.floor(this.skewMs);
  }

  compare(knownMs: number): void {
    this.own.compare?.(knownMs - this.skewMs);
  }

  /** Asks the database for the time, which was right at some moment between question and answer. */
  async measure(db: Connection): Promise<void> {
    const askedMs = this.own.now();
    const [row] = await db.read<{ now: number }>("SELECT decided_ms_1(NULL)::float8 AS now");
    const answeredMs = this.own.now();
    if (row) this.skewMs = row.now - (askedMs + answeredMs) / 2;
  }
}
