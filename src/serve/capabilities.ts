// The capabilities of a server, each opened by its door with its part of the settings. What the settings leave out is not loaded.

import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { Capability, Entered } from "../capabilities/capability.ts";
import { openAddressed } from "../capabilities/addressed/index.ts";
import { openHold } from "../capabilities/hold/index.ts";
import type { Config } from "../config/options.ts";
import type { CompanyIdentities } from "../domain/company_identities.ts";
import type { Pushes } from "../domain/pushes.ts";
import type { Store } from "../store/index.ts";

export interface CapabilityParts {
  store: Store;
  clock: Clock;
  log: Log;
  company: CompanyIdentities;
}

/** In the order in which their gates are asked. */
export const openCapabilities = (config: Config, { store, clock, log, company }: CapabilityParts): Capability[] => [
  openAddressed(company),
  openHold({ store: store.holds, pushStore: store.pushes, clock, log, timeoutMs: config.hold.timeoutMs }),
];

export const enterAll = (capabilities: readonly Capability[], pushes: Pushes): Entered[] =>
  capabilities.flatMap((capability) => capability.enter?.(pushes) ?? []);
