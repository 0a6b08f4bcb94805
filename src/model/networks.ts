// Networks that people name: where a push can be opened, and where a token works.

import type { Problems } from "../base/errors.ts";
import { canonicalNetwork } from "../base/network.ts";

/** The networks in a text, separated by commas, semicolons (of any script) or spaces; null if there are none. */
export function networksIn(text: string): string[] | null {
  const networks = text.split(/[\s,;،؛、，；]+/).filter((word) => word !== "");
  return networks.length === 0 ? null : networks;
}

/** Each network once, in its canonical form. Adds the first entry that is not a network to `problems`. */
export function canonicalNetworks(networks: readonly string[], field: string, problems: Problems): string[] {
  const canonical = new Set<string>();
  for (const network of networks) {
    try {
      canonical.add(canonicalNetwork(network));
    } catch {
      const shown = network.length > 60 ? `${network.slice(0, 60)}…` : network;
      problems.add(field, `must be addresses or CIDR ranges such as 192.0.2.0/24: ${shown} is neither`);
      return [];
    }
  }
  return [...canonical];
}
