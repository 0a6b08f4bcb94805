// Counts failed attempts to use a secret, in the memory of this process or for several servers. Many refusals show that someone is guessing.

import { type Clock, HOUR_MS } from "../../base/clock.ts";
import type { Condition } from "../../model/condition.ts";
import { AttemptGate, type AttemptLimits, type Gate } from "../../base/limiter.ts";

/** @param name what is attempted; attempts are counted for each name separately */
export type AttemptGates = (name: string, limits: AttemptLimits) => Gate;

export function attemptGatesInMemory(clock: Clock): AttemptGates {
  const gates = new Map<string, AttemptGate>();
  return (name, limits) => {
    let gate = gates.get(name);
    // A part that is rebuilt with other limits continues to count.
    if (gate) gate.renew(limits);
    else gates.set(name, (gate = new AttemptGate({ ...limits, now: () => clock.now() })));
    return gate;
  };
}

/** What each gate guards, by the gate's name. Gates that are not listed do not guard a secret. */
const GUARDED: Readonly<Record<string, string>> = {
  "passphrase by address": "passphrases",
  "passphrase by network": "passphrases",
  "passphrase by push": "passphrases",
  "sign-in by address": "passwords",
  "sign-in by account": "passwords",
  "sign-in by account and address": "passwords",
  "second factor": "second factors",
  "code by address": "second factors",
  "passkey by address": "passkeys",
};
/** This many refusals within an hour count as guessing. People who have forgotten something cause fewer. */
const MANY = 20;

export class Guesses {
  /** For each kind of secret, the moments of the latest refused attempts, at most MANY. */
  readonly #refusedAtMs = new Map<string, number[]>();
  /** For each kind of secret, how many attempts failed and how many were refused as too many, since the start. */
  readonly #counts = new Map<string, { failed: number; refused: number }>();

  constructor(private readonly clock: Clock) {}

  /** The same gates, but their failures and refusals are counted here. */
  watching(gates: AttemptGates): AttemptGates {
    return (name, limits) => {
      const gate = gates(name, limits);
      const what = GUARDED[name];
      if (what === undefined) return gate;
      return {
        enter: async (key) => {
          const place = await gate.enter(key);
          const counts = this.#countsOf(what);
          if ("retryAfterSeconds" in place) {
            counts.refused += 1;
            this.#note(what);
            return place;
          }
          return {
            settle: (failed) => {
              if (failed) counts.failed += 1;
              place.settle(failed);
            },
          };
        },
      };
    };
  }

  conditions(): Condition[] {
    const sinceMs = this.clock.now() - HOUR_MS;
    return [...this.#refusedAtMs].flatMap(([what, [oldestMs = 0, ...others]]): Condition[] =>
      oldestMs >= sinceMs && others.length + 1 >= MANY
        ? [{ kind: "guessing", subject: what, values: { guessed: what, times: MANY } }]
        : [],
    );
  }

  get counts(): ReadonlyMap<string, { readonly failed: number; readonly refused: number }> {
    return this.#counts;
  }

  #countsOf(what: string): { failed: number; refused: number } {
    const counts = this.#counts.get(what) ?? { failed: 0, refused: 0 };
    this.#counts.set(what, counts);
    return counts;
  }

  #note(what: string): void {
    const earlier = this.#refusedAtMs.get(what) ?? [];
    this.#refusedAtMs.set(what, [...earlier.slice(1 - MANY), this.clock.now()]);
  }
}
