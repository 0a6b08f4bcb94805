// Second factors: codes of an app, passkeys and recovery codes, and the second step of a sign-in.

import type { Capability } from "../capability.ts";
import { SecondFactors } from "./factors.ts";
import { Passkeys } from "./passkeys.ts";
import { SecondSteps, type SecondStepsOptions } from "./steps.ts";

export function openSecondFactors(given: Omit<SecondStepsOptions, "factors" | "passkeys">): Capability {
  const { secondFactors: store, accounts, spent, keys, clock, gate } = given;
  const factors = new SecondFactors({ store, accounts, keys, clock, gate });
  const passkeys = new Passkeys({ store, spent, factors, keys, clock });
  const steps = new SecondSteps({ ...given, factors, passkeys });
  return {
    enter: () => ({
      http: { pages: async () => (await import("./pages.ts")).pagesPart({ factors, passkeys, steps }) },
      factors: {
        confirmation: (sessionId) => steps.confirmation(sessionId),
        of: (userId) => factors.of(userId),
        reset: (whose, by) => factors.reset(whose, by),
        renewSeals: () => factors.renewSeals(),
      },
    }),
  };
}
