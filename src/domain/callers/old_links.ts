// Limits guesses at links of the server that this one replaced. The shortest of them contain 54 random bits: with 667 such active pushes,
// one guess in 2.7 × 10^13 opens one. An address may fail 100 times a minute, and all callers together 1,000 times, so one hit is
// expected in about 51,000 years. This server's own links contain 142 random bits and have no such limit.

import { MINUTE_MS } from "../../base/clock.ts";
import type { AttemptPlace, Gate, RetryLater } from "../../base/limiter.ts";
import { limitKey } from "../../base/network.ts";
import type { AttemptGates } from "./attempt_gates.ts";

const BY_ADDRESS = { failures: 100, windowMs: MINUTE_MS } as const;
const TOGETHER = { failures: 1_000, windowMs: MINUTE_MS } as const;

export class OldLinks {
  readonly #each: Gate;
  readonly #all: Gate;

  constructor(gate: AttemptGates) {
    this.#each = gate("old link by address", BY_ADDRESS);
    this.#all = gate("old link", TOGETHER);
  }

  /** Waits for a place to look up one push. A look-up that finds none counts as failed. */
  async enter(address: string): Promise<RetryLater | AttemptPlace> {
    const own = await this.#each.enter(limitKey(address));
    if ("retryAfterSeconds" in own) return own;
    const place = await this.#all.enter("all");
    if ("retryAfterSeconds" in place) {
      own.settle(false);
      return place;
    }
    return {
      settle: (failed) => {
        own.settle(failed);
        place.settle(failed);
      },
    };
  }
}
