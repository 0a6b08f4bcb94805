// The link of a push, where people open it.

import type { Push } from "./own_pushes.ts";

/** @param base what links start with, without a trailing slash */
export const linkOf = (base: string, { urlToken, record }: Push): string =>
  `${base}/p/${urlToken}${record.retrievalStep ? "/r" : ""}`;
