// The link of a push, where people open it, and of a request, where they answer it.

import type { Push, PushRecord } from "./push.ts";

export const NOUNS = ["push", "request"] as const;
export type Noun = (typeof NOUNS)[number];
/** What a link leads to. */
export interface Linked {
  noun: Noun;
  urlToken: string;
}

export const nounOf = ({ traits }: Pick<PushRecord, "traits">): Noun => (traits.request ? "request" : "push");

/** Where its link leads, without the origin. */
export const pathOf = ({ noun, urlToken }: Linked): string => `/${noun === "request" ? "req" : "p"}/${urlToken}`;

/** @param base what links start with, without a trailing slash */
export const linkOf = (base: string, { urlToken, record }: Push): string =>
  base + pathOf({ noun: nounOf(record), urlToken }) + (record.retrievalStep && !record.traits.request ? "/r" : "");

/** Where people answer a request. */
export const requestLinkOf = (base: string, urlToken: string): string => base + pathOf({ noun: "request", urlToken });

/** As a form names what somebody goes on to after signing in. */
export const goalOf = ({ noun, urlToken }: Linked): string => `${noun} ${urlToken}`;

/** @returns null if the text names nothing: only a link's own letters and digits do */
export function linkedIn(goal: string): Linked | null {
  const [, noun, urlToken] = /^(push|request) ([0-9A-Za-z]{16,64})$/.exec(goal) ?? [];
  return noun === undefined || urlToken === undefined ? null : { noun: noun as Noun, urlToken };
}

/** Where whoever made a push without an account sees how it fares. */
export const receiptLinkOf = (base: string, receipt: string): string => `${base}/receipts/${receipt}`;
