// The capabilities of a server, each opened by its door with its part of the settings. What the settings leave out is not loaded.

import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { openAddressed } from "../capabilities/addressed/index.ts";
import type { Capability, Entered } from "../capabilities/capability.ts";
import { openHold } from "../capabilities/hold/index.ts";
import type { Config } from "../config/options.ts";
import type { CompanyIdentities } from "../domain/company_identities.ts";
import { opaqueIds } from "../domain/events/opaque_id.ts";
import type { Files } from "../domain/files.ts";
import type { Gates } from "../domain/gates.ts";
import type { CompanySignIns } from "../domain/sign_in/company.ts";
import type { Pushes } from "../domain/pushes.ts";
import type { Store } from "../store/index.ts";

export interface CapabilityParts {
  store: Store;
  files: Files;
  clock: Clock;
  company: CompanyIdentities;
  people: CompanySignIns;
  gate: Gates | undefined;
}

export type OpenCapabilities = (parts: CapabilityParts) => Capability[];

/**
 * Loads what the settings switch on, before the store is opened.
 * @returns a function that opens the capabilities, in the order in which their gates are asked
 * @throws Error with a sentence for the administrator
 */
export async function loadCapabilities(config: Config, log: Log): Promise<OpenCapabilities> {
  const { hold, ldap, siem } = config;
  const requests = config.enableRequests ? await import("../capabilities/requests/index.ts") : null;
  const directory =
    ldap.url === undefined ? null : await (await import("../capabilities/directory/index.ts")).loadDirectory(ldap, log);
  const collector =
    siem.url === undefined ? null : await (await import("../capabilities/siem/index.ts")).loadSiem(siem.url, siem);
  return ({ store, files, clock, company, people, gate }) => [
    openAddressed(company),
    openHold({ store: store.holds, pushStore: store.pushes, clock, log, timeoutMs: hold.timeoutMs }),
    ...(requests ? [requests.openRequests({ store, files, clock, maxOpen: config.requests.maxOpen, gate })] : []),
    ...(directory ? [directory({ people, identities: store.identities, clock })] : []),
    ...(collector ? [collector(opaqueIds(store.keys))] : []),
  ];
}

export const enterAll = (capabilities: readonly Capability[], pushes: Pushes): Entered[] =>
  capabilities.flatMap((capability) => capability.enter?.(pushes) ?? []);
