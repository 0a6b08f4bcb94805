// Reads from the options which people may open a push or answer a request.

import { UsageError } from "../terminal.ts";

interface Named {
  recipient?: readonly string[] | undefined;
  to?: readonly string[] | undefined;
}

/**
 * One option may have several addresses, separated by commas. A group's name may itself contain commas.
 * @returns undefined if no one is named: then the link is for anyone
 * @throws UsageError if an option is empty, for example because a shell variable has no value
 */
export function recipientsIn({ recipient = [], to = [] }: Named): string[] | undefined {
  const given = [...recipient, ...to];
  if (given.some((one) => one.trim() === "")) {
    throw new UsageError("a recipient is empty: name an address or a group, or leave the option out");
  }
  return given.length === 0 ? undefined : given.flatMap((one) => (one.includes("group:") ? [one] : one.split(",")));
}
