// Every guess at a secret passes a limit before it costs a hash, and every failure is told. No limit locks an account's owner
// out for good: every limit resets with time, and a device that has signed in before has limits of its own.

import { AppError } from "../../base/errors.ts";
import type { Gate } from "../../base/limiter.ts";
import { MINUTE_MS } from "../../base/units.ts";
import type { Clock } from "../../base/clock.ts";
import type { User } from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";
import type { OutboxStore } from "../../store/contract.ts";
import { signInFailed, tellSignInFailure } from "../events/sign_in_failures.ts";
import type { Gates } from "../gates.ts";

/** How many failed attempts are allowed within how long. */
const LIMITS = {
  address: { failures: 20, windowMs: 5 * MINUTE_MS },
  // One account, from any number of addresses.
  account: { failures: 30, windowMs: 15 * MINUTE_MS },
  // One account from one address, or from one device that has signed in to it before.
  pair: { failures: 5, windowMs: MINUTE_MS },
  // Setup codes and one-time links.
  code: { failures: 10, windowMs: MINUTE_MS },
} as const;

/** Which limit, and of whom. */
export type GuessKey = [limit: keyof typeof LIMITS, of: string];

export interface Attempt {
  address: string;
  /** The device mark that the browser sent, if any. */
  device: string | null;
  userAgent: string;
}

export const clientOf = ({ address, userAgent }: Attempt): NewEvent["client"] => ({ ip: address, userAgent });

export class Guesses {
  readonly #outbox: Pick<OutboxStore, "add">;
  readonly #clock: Clock;
  readonly #gates: Record<keyof typeof LIMITS, Gate>;

  constructor({ outbox, clock, gate }: { outbox: Pick<OutboxStore, "add">; clock: Clock; gate: Gates }) {
    this.#outbox = outbox;
    this.#clock = clock;
    this.#gates = {
      address: gate("sign-in by address", LIMITS.address),
      account: gate("sign-in by account", LIMITS.account),
      pair: gate("sign-in by account and address", LIMITS.pair),
      code: gate("code by address", LIMITS.code),
    };
  }

  /** Passes every limit, then tries once; null is a failure. @throws AppError `rate-limited` before trying */
  async try<T>(keys: GuessKey[], attempt: () => Promise<T | null>): Promise<T | null> {
    const settle = await this.enter(keys);
    let failed = false;
    try {
      const outcome = await attempt();
      failed = outcome === null;
      return outcome;
    } finally {
      settle(failed);
    }
  }

  /** @returns what is told whether it failed. @throws AppError `rate-limited` */
  async enter(keys: GuessKey[]): Promise<(failed: boolean) => void> {
    const settles: Array<(failed: boolean) => void> = [];
    const settle = (failed: boolean) => settles.forEach((one) => one(failed));
    for (const [gate, key] of keys) {
      const entered = await this.#gates[gate].enter(key);
      if ("retryAfterSeconds" in entered) {
        settle(false);
        const { retryAfterSeconds } = entered;
        const message = `Too many failed attempts. Try again in ${retryAfterSeconds} seconds.`;
        throw new AppError("rate-limited", message, { retryAfterSeconds });
      }
      settles.push(entered.settle);
    }
    return settle;
  }

  /** Tells the administration that somebody was not let in. @param user whose account it was about */
  tell(why: string, attempt: Attempt, user: User | null = null): Promise<void> {
    return tellSignInFailure(this.#outbox, signInFailed(why, attempt, user, this.#clock.now()));
  }
}
