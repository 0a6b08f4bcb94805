// A request as the pages of its owner read it.

import { type ListedRequest, toListedRequest } from "./json.ts";
import type { RequestDetails } from "./own.ts";

export interface OwnRequestJson extends ListedRequest {
  /** The question; null once it is closed, or if a passphrase guards it. */
  text: string | null;
  /** Oldest first. */
  answers: Array<{ url_token: string; created_at: string; expired: boolean; unopened: boolean }>;
  /** How many entries its audit log has. */
  entries: number;
}

export const toOwnRequest = (details: RequestDetails, base: string): OwnRequestJson => ({
  ...toListedRequest(details, base),
  text: details.text,
  answers: details.answers.map((answer) => ({
    url_token: answer.urlToken,
    created_at: new Date(answer.record.createdAtMs).toISOString(),
    expired: answer.expired,
    unopened: details.unopened.has(answer),
  })),
  entries: details.entries,
});
