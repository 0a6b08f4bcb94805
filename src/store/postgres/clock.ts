// The database's clock as this node knows it. Between two answers of the database, it follows the monotonic clock, so the clock of this host
// does not matter. A node uses this time for what it shows. In each statement, the database's own clock decides what is counted and stored.

import { type Clock, Doubt, JUMP_MS } from "../../base/clock.ts";
import type { Connection } from "./connection.ts";

export class DatabaseClock implements Clock {
  readonly #doubt = new Doubt();
  #latestMs = 0;
  /** The database's time when the monotonic clock was at 0. */
  #originMs: number;
  #isMeasured = false;
  /** By how many ms the database's clock is ahead of this host's. */
  skewMs = 0;

  constructor() {
    this.#originMs = Date.now() - performance.now();
  }

  now(): number {
    this.#latestMs = Math.max(this.#latestMs, Math.floor(this.#originMs + performance.now()));
    return this.#latestMs;
  }

  doubtedUntil(): number | null {
    return this.#doubt.until(this.now(), performance.now());
  }

  compare(knownMs: number): void {
    if (this.now() > knownMs + JUMP_MS) this.#doubt.begin(knownMs, performance.now());
  }

  /** Asks the database for the time. That time was right at some moment between the question and the answer. */
  async measure(db: Connection): Promise<void> {
    const askedMs = performance.now();
    const [row] = await db.read<{ now: number }>("SELECT decided_ms_1(NULL)::float8 AS now");
    const answeredMs = performance.now();
    if (!row) return;
    const atMs = (askedMs + answeredMs) / 2;
    if (this.#isMeasured) {
      this.#latestMs = this.#doubt.look(row.now, this.#originMs + atMs, atMs) ?? this.#latestMs;
    }
    this.#isMeasured = true;
    this.#originMs = row.now - atMs;
    this.skewMs = row.now + (answeredMs - atMs) - Date.now();
  }
}
