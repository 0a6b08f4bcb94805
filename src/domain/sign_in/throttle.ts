// Limits guesses at passwords and codes, before they cost a hash, and reports every failure. No limit locks out the owner of an account:
// each resets with time, and a device that has signed in before has its own limits. All such devices of an account share a further limit.

import { AppError, isCorrupt } from "../../base/errors.ts";
import type { Gate } from "../../base/limiter.ts";
import { type Clock, HOUR_MS, MINUTE_MS } from "../../base/clock.ts";
import type { User } from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";
import type { OutboxStore } from "../../store/contract.ts";
import type { Actor } from "../events/admin_changes.ts";
import { noticeOf } from "../events/notices.ts";
import type { AttemptGates } from "../callers/attempt_gates.ts";

const LIMITS = {
  address: { failures: 20, windowMs: 5 * MINUTE_MS },
  // One account, from any number of addresses.
  account: { failures: 30, windowMs: 15 * MINUTE_MS },
  // One account from one address, or from one device that has signed in to it before.
  pair: { failures: 5, windowMs: MINUTE_MS },
  // Setup codes and one-time links.
  code: { failures: 10, windowMs: MINUTE_MS },
  // All known devices of one account together: passwords, and codes of a second factor.
  devices: { failures: 60, windowMs: HOUR_MS },
  deviceCodes: { failures: 20, windowMs: HOUR_MS },
  // Reports that the known devices of an account have used up their limit.
  reports: { failures: 1, windowMs: HOUR_MS },
} as const;

/** A limit, and the address, account or device whose attempts it counts. */
export type ThrottleKey = [limit: keyof typeof LIMITS, of: string];

export interface Attempt {
  address: string;
  /** The device mark that the browser sent, if any. */
  device: string | null;
  /** The browser's previous session, if any: a sign-in ends it. */
  sessionId?: string | null;
  userAgent: string;
  /** The language that the person reads. */
  language?: string;
}

/** The actor of a change that is made during a sign-in. @param name as in `Actor` */
export const actorIn = (name: string, attempt: Attempt): Actor => ({
  name,
  client: clientOf(attempt),
  language: attempt.language,
});

export const clientOf = ({ address, userAgent }: Pick<Attempt, "address" | "userAgent">): NewEvent["client"] => ({
  ip: address,
  userAgent,
});

export class SignInThrottle {
  readonly #outbox: Pick<OutboxStore, "add">;
  readonly #clock: Clock;
  readonly #gates: Record<keyof typeof LIMITS, Gate>;

  constructor({ outbox, clock, gate }: { outbox: Pick<OutboxStore, "add">; clock: Clock; gate: AttemptGates }) {
    this.#outbox = outbox;
    this.#clock = clock;
    this.#gates = {
      address: gate("sign-in by address", LIMITS.address),
      account: gate("sign-in by account", LIMITS.account),
      pair: gate("sign-in by account and address", LIMITS.pair),
      code: gate("code by address", LIMITS.code),
      devices: gate("sign-in by known devices", LIMITS.devices),
      deviceCodes: gate("second factor by known devices", LIMITS.deviceCodes),
      reports: gate("guesses of known devices told", LIMITS.reports),
    };
  }

  /** Passes all these limits, then makes the attempt, whose result is null on failure. @throws AppError `rate-limited` before the attempt */
  async try<T>(keys: ThrottleKey[], attempt: () => Promise<T | null>): Promise<T | null> {
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

  /** @returns a function to be told whether the attempt failed @throws AppError `rate-limited` */
  async enter(keys: ThrottleKey[]): Promise<(failed: boolean) => void> {
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

  /** Reports, once an hour, that known devices of an account have no guess left: someone else may have one of them. */
  async reportIfNoneIsLeft([limit, of]: ThrottleKey, attempt: Attempt, user: User): Promise<void> {
    const place = await this.#gates[limit].enter(of);
    if (!("retryAfterSeconds" in place)) return place.settle(false);
    const first = await this.#gates.reports.enter(`${limit} ${of}`);
    if ("retryAfterSeconds" in first) return;
    first.settle(true);
    await this.report("too many guesses on known devices", attempt, user);
    const told = { user, by: actorIn("server", attempt), atMs: this.#clock.now() };
    await this.#outbox.add(noticeOf("devices", told)).catch(unlessCorrupt);
  }

  /** Reports a failed sign-in to the administrators. @param user the account that it was for, if known */
  report(why: string, attempt: Attempt, user: User | null = null): Promise<void> {
    return reportSignInFailure(this.#outbox, signInFailed(why, attempt, user, this.#clock.now()));
  }
}

/** Stores the event. Await it before the response, so that no failure goes unreported. A damaged log does not change the response. */
const reportSignInFailure = (outbox: Pick<OutboxStore, "add">, event: NewEvent): Promise<void> =>
  outbox.add(event).catch(unlessCorrupt);

function unlessCorrupt(error: unknown): void {
  if (!isCorrupt(error)) throw error;
}

/** The event contains an address only if an account has it: text typed as an address may be a password in the wrong field. */
const signInFailed = (
  why: string,
  { address, userAgent }: { address: string; userAgent: string },
  user: User | null,
  atMs: number,
): NewEvent => ({
  kind: "signin.failed",
  pushId: null,
  ownerId: user?.id ?? null,
  client: { ip: address, userAgent },
  atMs,
  detail: { why, ...(user && { user: user.email, ...(user.disabled && { disabled: true }) }) },
});
