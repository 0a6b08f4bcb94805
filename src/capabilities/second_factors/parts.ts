// The parts that the routes and pages of second factors use.

import type { SecondFactors } from "./factors.ts";
import type { Passkeys } from "./passkeys.ts";
import type { SecondSteps } from "./steps.ts";

export interface Parts {
  factors: SecondFactors;
  passkeys: Passkeys;
  steps: SecondSteps;
}
