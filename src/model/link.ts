// The link of a push, where people open it, and of a request, where they answer it.

import type { Push } from "./push.ts";

/** @param base what links start with, without a trailing slash */
export const linkOf = (base: string, { urlToken, record }: Push): string =>
  record.traits.request ? requestLinkOf(base, urlToken) : `${base}/p/${urlToken}${record.retrievalStep ? "/r" : ""}`;

/** Where people answer a request. */
export const requestLinkOf = (base: string, urlToken: string): string => `${base}/req/${urlToken}`;

/** Where whoever made a push without an account sees how it fares. */
export const receiptLinkOf = (base: string, receipt: string): string => `${base}/receipts/${receipt}`;
