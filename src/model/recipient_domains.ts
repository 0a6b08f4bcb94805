// The domains that recipients' addresses may be in.

import type { Problems } from "../base/errors.ts";
import { asciiDomain } from "./mailbox.ts";

export interface RecipientDomains {
  /** Domains, or "*.example.org" for everything below one. Absent or empty: every domain. */
  domains?: readonly string[];
  /** Refused domains, written in the same way. */
  refusedDomains?: readonly string[];
}

/** @param addresses in lower case */
export function checkDomains(
  addresses: readonly string[],
  { domains = [], refusedDomains = [] }: RecipientDomains,
  problems: Problems,
): void {
  const outside = addresses.find((address) => domains.length > 0 && !isAmong(address, domains));
  if (outside !== undefined) {
    problems.add("recipients", `must be in ${domains.join(", ")} (recipients.domains): ${domainOf(outside)} is not`);
  }
  const refused = addresses.find((address) => isAmong(address, refusedDomains));
  if (refused !== undefined) {
    problems.add("recipients", `must not be in ${domainOf(refused)} (recipients.refused_domains)`);
  }
}

const isAmong = (address: string, patterns: readonly string[]): boolean => {
  const domain = asciiOf(domainOf(address));
  return patterns.some((pattern) =>
    pattern.startsWith("*.") ? domain.endsWith(`.${asciiOf(pattern.slice(2))}`) : domain === asciiOf(pattern),
  );
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);
const asciiOf = (domain: string): string => asciiDomain(domain) || domain;
