// For whom alone a push or a request is, as options name them.

import { UsageError } from "../terminal.ts";

interface Named {
  recipient?: readonly string[] | undefined;
  to?: readonly string[] | undefined;
}

/**
 * Addresses may share an option, between commas; groups may hold commas themselves.
 * @returns undefined if nobody is named, so that the link is for anybody
 * @throws UsageError if an option is empty, as that of a variable without a value is
 */
export function recipientsIn({ recipient = [], to = [] }: Named): string[] | undefined {
  const given = [...recipient, ...to];
  if (given.some((one) => one.trim() === "")) {
    throw new UsageError("a recipient is empty: name an address or a group, or leave the option out");
  }
  return given.length === 0 ? undefined : given.flatMap((one) => (one.includes("group:") ? [one] : one.split(",")));
}
