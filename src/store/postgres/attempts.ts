// Failed attempts at a secret, counted by all nodes together: whoever guesses cannot do it on each node anew. An attempt
// holds a row while it runs. The row goes when the attempt succeeds, and stays, marked, when it fails. A node that dies in
// between leaves its row, which counts until the window is over: the safe side.

import { type AttemptLimits, AttemptGate, type AttemptPlace, type Gate, type RetryLater } from "../../base/limiter.ts";
import { sha256 } from "../../base/crypto.ts";
import type { Clock } from "../../base/clock.ts";
import { MINUTE_MS } from "../../base/units.ts";
import type { Connection } from "./connection.ts";

/** How long an attempt waits before it asks again, while attempts on other nodes hold all places. */
const ASK_AGAIN_MS = 50;
/** For how long attempts are kept, so no window may be longer. */
const LONGEST_WINDOW_MS = 60 * MINUTE_MS;

/** What the database answers: a place, "wait for those that run", or a refusal for so many ms. */
const PLACE = 0;
const WAIT = -1;

export class SharedGate implements Gate {
  readonly #db: Connection;
  readonly #name: string;
  readonly #limits: AttemptLimits;
  /** A test's clock; null: the database's decides. */
  readonly #testClock: Clock | null;
  /** The attempts of this node wait here, without asking the database. */
  readonly #own: AttemptGate;

  constructor(db: Connection, name: string, limits: AttemptLimits, clocks: { own: Clock; test: Clock | null }) {
    if (limits.windowMs > LONGEST_WINDOW_MS) throw new Error(`Attempts at "${name}" are not kept for so long`);
    this.#db = db;
    this.#name = name;
    this.#limits = limits;
    this.#testClock = clocks.test;
    this.#own = new AttemptGate({ ...limits, now: () => clocks.own.now() });
  }

  async enter(key: string): Promise<RetryLater | AttemptPlace> {
    const own = await this.#own.enter(key);
    if ("retryAfterSeconds" in own) return own;
    const place = crypto.randomUUID();
    try {
      const waitMs = await this.#take(sha256(`${this.#name} ${key}`), place);
      if (waitMs === PLACE) return { settle: (failed) => this.#settle(own, place, failed) };
      own.settle(false);
      return { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) };
    } catch (error) {
      own.settle(false);
      throw error;
    }
  }

  async #take(keyHash: Uint8Array, place: string): Promise<number> {
    const { failures, windowMs } = this.#limits;
    for (;;) {
      const [row] = await this.#db.change<{ wait: number }>(
        "SELECT enter_attempt_1($1, $2::text::uuid, $3::int, $4::bigint, $5::bigint)::float8 AS wait",
        [keyHash, place, failures, windowMs, this.#given],
      );
      const wait = row?.wait ?? WAIT;
      if (wait !== WAIT) return wait;
      await Bun.sleep(ASK_AGAIN_MS);
    }
  }

  // Not awaited: until it is done, the attempt counts as one that runs, and the next one waits for it.
  #settle(own: AttemptPlace, place: string, failed: boolean): void {
    own.settle(failed);
    const done = failed
      ? this.#db.change(
          "UPDATE attempts SET failed = true, at_ms = decided_ms_1($2::bigint) WHERE place = $1::text::uuid",
          [place, this.#given],
        )
      : this.#db.change("DELETE FROM attempts WHERE place = $1::text::uuid", [place]);
    done.catch(() => {});
  }

  get #given(): number | null {
    return this.#testClock?.now() ?? null;
  }
}

/** Removes attempts that count no more. @param givenMs a test's clock */
export async function forgetOldAttempts(db: Connection, givenMs: number | null): Promise<void> {
  await db.change("DELETE FROM attempts WHERE at_ms <= decided_ms_1($1::bigint) - $2::bigint", [
    givenMs,
    LONGEST_WINDOW_MS,
  ]);
}
